//! Storage of placeholders.

use super::{Fills, Placeholder};
use crate::store::schema::email_link_slots;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;

/// Stores the placeholders of an email in the outbox.
pub(crate) fn insert(conn: &mut AnyConnection, outbox_id: &str, gaps: &[Placeholder]) -> Result<(), Error> {
    let of = email_link_slots::outbox_id.eq(outbox_id);
    for gap in gaps {
        diesel::insert_into(email_link_slots::table).values((gap, of)).execute(conn)?;
    }
    Ok(())
}

/// The placeholders of an email.
pub(crate) fn of(conn: &mut AnyConnection, outbox_id: &str) -> Result<Vec<Placeholder>, Error> {
    let of = email_link_slots::table.filter(email_link_slots::outbox_id.eq(outbox_id)).order(email_link_slots::gap);
    Ok(of.select(Placeholder::as_select()).load(conn)?)
}

/// The emails with a placeholder for a link.
pub(crate) fn emails_with(conn: &mut AnyConnection, link: &str) -> Result<Vec<String>, Error> {
    Ok(email_link_slots::table
        .filter(email_link_slots::fills.eq(Fills::Link))
        .filter(email_link_slots::about.eq(link))
        .select(email_link_slots::outbox_id)
        .load(conn)?)
}
