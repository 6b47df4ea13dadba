//! Emails caused by third parties, in the outbox.

use crate::store::like::lower;
use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

/// When emails of these kinds to an address were sent since a time or will be sent, latest first.
pub(crate) fn caused(conn: &mut AnyConnection, recipient: &str, letters: &[&str], since: Moment) -> Result<Vec<Moment>, Error> {
    let rows: Vec<(Option<Moment>, Moment)> = outbox::table
        .filter(lower(outbox::recipient).eq(recipient.to_lowercase()))
        .filter(outbox::letter.eq_any(letters))
        .filter(outbox::failed_at.is_null())
        .filter(outbox::due_at.gt(since))
        .select((outbox::sent_at, outbox::due_at))
        .load(conn)?;
    let mut times: Vec<Moment> = rows.into_iter().map(|(sent, due)| sent.unwrap_or(due)).collect();
    times.sort_unstable_by(|a, b| b.cmp(a));
    Ok(times)
}
