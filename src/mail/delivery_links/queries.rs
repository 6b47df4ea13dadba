//! Storage of placeholders.

use super::{Fills, Placeholder};
use crate::mail::templates::openers;
use crate::store::schema::{letter_gaps, outbox};
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;

/// Stores the placeholders of an email in the outbox.
pub(crate) fn insert(conn: &mut AnyConnection, outbox_id: &str, gaps: &[Placeholder]) -> Result<(), Error> {
    for gap in gaps {
        diesel::insert_into(letter_gaps::table)
            .values((
                letter_gaps::gap.eq(&gap.mark),
                letter_gaps::outbox_id.eq(outbox_id),
                letter_gaps::fills.eq(gap.fills.name()),
                letter_gaps::about.eq(&gap.about),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// The placeholders of an email.
pub(crate) fn of(conn: &mut AnyConnection, outbox_id: &str) -> Result<Vec<Placeholder>, Error> {
    let rows: Vec<(String, String, String)> = letter_gaps::table
        .filter(letter_gaps::outbox_id.eq(outbox_id))
        .order(letter_gaps::gap)
        .select((letter_gaps::gap, letter_gaps::fills, letter_gaps::about))
        .load(conn)?;
    rows.into_iter()
        .map(|(mark, fills, about)| {
            let fills = Fills::from_name(&fills).ok_or_else(|| Error::Unreadable(format!("the gap {mark} of an email")))?;
            Ok(Placeholder { mark, fills, about })
        })
        .collect()
}

/// The emails with a placeholder for a link.
pub(crate) fn emails_with(conn: &mut AnyConnection, link: &str) -> Result<Vec<String>, Error> {
    Ok(letter_gaps::table
        .filter(letter_gaps::fills.eq(Fills::Link.name()))
        .filter(letter_gaps::about.eq(link))
        .select(letter_gaps::outbox_id)
        .load(conn)?)
}

/// Clears the text of an email that contains a link, as written by an earlier release, once it was sent or given up.
pub(crate) fn forget_filled(conn: &mut AnyConnection, outbox_id: &str) -> Result<(), Error> {
    let links =
        letter_gaps::table.filter(letter_gaps::outbox_id.eq(outbox_id)).filter(letter_gaps::fills.ne(Fills::Choose.name()));
    if links.count().get_result::<i64>(conn)? == 0 {
        let email = outbox::table.find(outbox_id).filter(outbox::letter.eq_any(openers()));
        diesel::update(email).set(outbox::body.eq("")).execute(conn)?;
    }
    Ok(())
}
