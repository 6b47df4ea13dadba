//! Storage of secret links.

use super::link::{LinkPurpose, SecretLink};
use crate::store::schema::links;
use crate::store::{AnyConnection, Error, Moment, update};
use diesel::prelude::*;

pub(crate) fn insert(conn: &mut AnyConnection, link: &SecretLink) -> Result<(), Error> {
    diesel::insert_into(links::table).values(link).execute(conn)?;
    Ok(())
}

/// Stores the first token of a link, and until when it is valid.
pub(super) fn set_token(conn: &mut AnyConnection, link: &SecretLink) -> Result<(), Error> {
    update!(conn, links.find(&link.id): token_hash = link.token_hash.as_ref(), expires_at = link.expires_at)
}

/// A link, even if it has ended.
pub(crate) fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<SecretLink>, Error> {
    Ok(links::table.find(id).select(SecretLink::as_select()).first(conn).optional()?)
}

pub(super) fn by_token(conn: &mut AnyConnection, token_hash: &str) -> Result<Option<SecretLink>, Error> {
    Ok(links::table.filter(links::token_hash.eq(token_hash)).select(SecretLink::as_select()).first(conn).optional()?)
}

/// The unused links of a subject, oldest first, even if they have expired.
pub(crate) fn unused(conn: &mut AnyConnection, purpose: LinkPurpose, subject: &str) -> Result<Vec<SecretLink>, Error> {
    Ok(links::table
        .filter(links::subject.eq(subject))
        .filter(links::purpose.eq(purpose))
        .filter(links::used_at.is_null())
        .order((links::created_at, links::id))
        .select(SecretLink::as_select())
        .load(conn)?)
}

/// Ends the links of a subject for these purposes.
pub(crate) fn end_links(conn: &mut AnyConnection, now: Moment, purposes: &[LinkPurpose], subject: &str) -> Result<(), Error> {
    let open =
        links::table.filter(links::subject.eq(subject)).filter(links::purpose.eq_any(purposes)).filter(links::used_at.is_null());
    diesel::update(open).set(links::used_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

/// Ends the links of a subject to one address; returns whether there were any.
pub(crate) fn end_links_to_address(
    conn: &mut AnyConnection,
    now: Moment,
    purpose: LinkPurpose,
    (subject, email): (&str, &str),
) -> Result<bool, Error> {
    let open = links::table
        .filter(links::subject.eq(subject))
        .filter(links::purpose.eq(purpose))
        .filter(links::email.eq(email))
        .filter(links::used_at.is_null());
    Ok(diesel::update(open).set(links::used_at.eq(Some(now))).execute(conn)? > 0)
}

/// Deletes the links of subjects that are deleted.
pub(crate) fn forget(conn: &mut AnyConnection, subjects: &[String]) -> Result<(), Error> {
    diesel::delete(links::table.filter(links::subject.eq_any(subjects))).execute(conn)?;
    Ok(())
}

/// Deletes at most `most` links that expired before a time; returns how many.
pub(crate) fn forget_expired(conn: &mut AnyConnection, before: Moment, most: i64) -> Result<usize, Error> {
    let expired = links::table.filter(links::expires_at.lt(before)).order(links::expires_at).limit(most);
    let ids: Vec<String> = expired.select(links::id).load(conn)?;
    Ok(diesel::delete(links::table.filter(links::id.eq_any(ids))).execute(conn)?)
}
