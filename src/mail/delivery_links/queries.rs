//! Storage of placeholders.

use super::{Fills, Placeholder};
use crate::store::schema::letter_gaps;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;

/// Stores the placeholders of an email in the outbox.
pub(crate) fn insert(conn: &mut AnyConnection, outbox_id: &str, gaps: &[Placeholder]) -> Result<(), Error> {
    let of = letter_gaps::outbox_id.eq(outbox_id);
    for gap in gaps {
        diesel::insert_into(letter_gaps::table).values((gap, of)).execute(conn)?;
    }
    Ok(())
}

/// The placeholders of an email.
pub(crate) fn of(conn: &mut AnyConnection, outbox_id: &str) -> Result<Vec<Placeholder>, Error> {
    let of = letter_gaps::table.filter(letter_gaps::outbox_id.eq(outbox_id)).order(letter_gaps::gap);
    Ok(of.select(Placeholder::as_select()).load(conn)?)
}

/// The emails with a placeholder for a link.
pub(crate) fn emails_with(conn: &mut AnyConnection, link: &str) -> Result<Vec<String>, Error> {
    Ok(letter_gaps::table
        .filter(letter_gaps::fills.eq(Fills::Link))
        .filter(letter_gaps::about.eq(link))
        .select(letter_gaps::outbox_id)
        .load(conn)?)
}
