//! Emails caused by third parties, in the outbox.

use crate::store::like::lower;
use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

/// When emails of these kinds to an address were written since a time, latest first.
pub(crate) fn caused_email_times(
    conn: &mut AnyConnection,
    recipient: &str,
    kinds: &[&str],
    since: Moment,
) -> Result<Vec<Moment>, Error> {
    Ok(outbox::table
        .filter(lower(outbox::recipient).eq(recipient.to_lowercase()))
        .filter(outbox::kind.eq_any(kinds))
        .filter(outbox::created_at.gt(since))
        .order(outbox::created_at.desc())
        .select(outbox::created_at)
        .load(conn)?)
}
