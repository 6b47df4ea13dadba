//! Storage of the yearly questions to contacts.

use super::ContactCheck;
use crate::store::schema::{contact_checks, versions};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::dsl::max;
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

pub(crate) fn insert(conn: &mut AnyConnection, id: &str, (nid, address): (&str, &str), now: Moment) -> Result<(), Error> {
    insert!(conn, contact_checks: id, nid, address, asked_at = now)
}

/// A question.
pub(crate) fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<ContactCheck>, Error> {
    Ok(contact_checks::table.find(id).select(ContactCheck::as_select()).first(conn).optional()?)
}

pub(crate) fn record_answer(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<(), Error> {
    update!(conn, contact_checks.find(id): answered_at = Some(now))
}

/// When the contacts of a namespace were last asked, and when one of them last answered.
type LastCheck = (Option<Timestamp>, Option<Timestamp>);

/// The last question and the last answer of each namespace.
pub fn last_checks(conn: &mut AnyConnection) -> Result<HashMap<String, LastCheck>, Error> {
    let rows: Vec<(String, Option<Timestamp>, Option<Timestamp>)> = contact_checks::table
        .group_by(contact_checks::nid)
        .select((contact_checks::nid, max(contact_checks::asked_at), max(contact_checks::answered_at)))
        .load(conn)?;
    Ok(rows.into_iter().map(|(nid, asked, answered)| (nid, (asked, answered))).collect())
}

/// When a contact of each namespace last answered.
pub fn last_answer_times(conn: &mut AnyConnection) -> Result<HashMap<String, Timestamp>, Error> {
    Ok(last_checks(conn)?.into_iter().filter_map(|(nid, (_, answered))| Some((nid, answered?))).collect())
}

/// When the newest version of each namespace that was registered here was published.
pub(crate) fn newest_publication_times(conn: &mut AnyConnection) -> Result<Vec<(String, Timestamp)>, Error> {
    let newer = diesel::alias!(versions as newer);
    let later =
        newer.filter(newer.field(versions::nid).eq(versions::nid)).filter(newer.field(versions::number).gt(versions::number));
    Ok(versions::table
        .filter(versions::request_number.is_not_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(later)))
        .order(versions::nid)
        .select((versions::nid, versions::published_at))
        .load(conn)?)
}
