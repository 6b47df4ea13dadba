//! Storage of contacts and their confirmations.

use super::Contact;
use crate::ids::AccountId;
use crate::registry::commitments::Confirmed;
use crate::store::schema::{pledge_confirmations, pledge_contacts};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

type Row = (String, String, String, Timestamp, Option<Timestamp>);

fn read(conn: &mut AnyConnection, rows: Vec<Row>) -> Result<Vec<Contact>, Error> {
    let confirmed: HashMap<String, Option<Timestamp>> = pledge_confirmations::table
        .group_by(pledge_confirmations::contact_id)
        .select((pledge_confirmations::contact_id, diesel::dsl::max(pledge_confirmations::at)))
        .load::<(String, Option<Timestamp>)>(conn)?
        .into_iter()
        .collect();
    let contact = |(id, nid, email, asked, silent): Row| {
        let confirmed = confirmed.get(&id).copied().flatten();
        Contact { id, nid, email, asked, confirmed, silent }
    };
    Ok(rows.into_iter().map(contact).collect())
}

const CONTACT: (
    pledge_contacts::id,
    pledge_contacts::nid,
    pledge_contacts::email,
    pledge_contacts::asked_at,
    pledge_contacts::silent_at,
) = (pledge_contacts::id, pledge_contacts::nid, pledge_contacts::email, pledge_contacts::asked_at, pledge_contacts::silent_at);

/// All active contacts, by namespace.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Contact>, Error> {
    let rows = pledge_contacts::table
        .filter(pledge_contacts::ended_at.is_null())
        .order((pledge_contacts::nid, pledge_contacts::email))
        .select(CONTACT)
        .load(conn)?;
    read(conn, rows)
}

/// The contact to whom a link was sent; `None` if it was not sent, or a newer one was.
pub fn by_link(conn: &mut AnyConnection, token_hash: &str) -> Result<Option<Contact>, Error> {
    let active = pledge_contacts::table.filter(pledge_contacts::ended_at.is_null());
    let rows = active.filter(pledge_contacts::link.eq(token_hash)).select(CONTACT).load(conn)?;
    Ok(read(conn, rows)?.pop())
}

pub(crate) fn insert(
    conn: &mut AnyConnection,
    (id, nid, email): (&str, &str, &str),
    (by, at): (&AccountId, Moment),
) -> Result<(), Error> {
    insert!(conn, pledge_contacts: id, nid, email, invited_by = by, invited_at = at, asked_at = at)
}

/// Records a request for confirmation to a contact, with the link that is sent; earlier links become invalid.
pub(crate) fn ask(conn: &mut AnyConnection, id: &str, token_hash: &str, at: Moment) -> Result<(), Error> {
    update!(conn, pledge_contacts.find(id): asked_at = at, link = Some(token_hash))
}

/// Records the time from which a contact has not responded, or clears it.
pub(crate) fn silent(conn: &mut AnyConnection, id: &str, at: Option<Moment>) -> Result<(), Error> {
    update!(conn, pledge_contacts.find(id): silent_at = at)
}

pub(crate) fn end(conn: &mut AnyConnection, id: &str, (by, at): (&AccountId, Moment)) -> Result<(), Error> {
    update!(conn, pledge_contacts.find(id): ended_at = Some(at), ended_by = Some(by))
}

pub(crate) fn confirm(conn: &mut AnyConnection, id: &str, (nid, contact_id): (&str, &str), at: Moment) -> Result<(), Error> {
    insert!(conn, pledge_confirmations: id, nid, contact_id, at)
}

/// The last confirmation of each namespace's commitments.
pub fn confirmed(conn: &mut AnyConnection) -> Result<HashMap<String, Confirmed>, Error> {
    let mut all_of: HashMap<String, Confirmed> = HashMap::new();
    let rows: Vec<(String, Option<Timestamp>)> = pledge_confirmations::table
        .group_by(pledge_confirmations::nid)
        .select((pledge_confirmations::nid, diesel::dsl::max(pledge_confirmations::at)))
        .load(conn)?;
    for (nid, at) in rows {
        all_of.entry(nid).or_default().at = at;
    }
    for contact in all(conn)? {
        if let Some(silent) = contact.silent {
            all_of.entry(contact.nid).or_default().silent = Some(silent);
        }
    }
    Ok(all_of)
}
