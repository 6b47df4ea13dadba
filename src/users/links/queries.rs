//! Storage of token digests.

use crate::store::schema::{link_tokens, mailed_links};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;

pub(super) fn insert(conn: &mut AnyConnection, token_hash: &str, link: &str, now: Moment) -> Result<(), Error> {
    insert!(conn, link_tokens: token_hash, link, made_at = now)
}

pub(super) fn link(conn: &mut AnyConnection, token_hash: &str) -> Result<Option<String>, Error> {
    Ok(link_tokens::table.find(token_hash).select(link_tokens::link).first(conn).optional()?)
}

/// The machine name of the purpose of a link to an account, if it is unused.
pub(super) fn unused(conn: &mut AnyConnection, key: &str) -> Result<Option<String>, Error> {
    let unused = mailed_links::table.find(key).filter(mailed_links::used_at.is_null());
    Ok(unused.select(mailed_links::purpose).first(conn).optional()?)
}

pub(super) fn good_until(conn: &mut AnyConnection, key: &str, until: Moment) -> Result<(), Error> {
    update!(conn, mailed_links.find(key): expires_at = until)
}

/// The keys of links to accounts that expired before a time, at most `most`.
pub(super) fn ended(conn: &mut AnyConnection, before: Moment, most: i64) -> Result<Vec<String>, Error> {
    let ended = mailed_links::table.filter(mailed_links::expires_at.lt(before));
    Ok(ended.select(mailed_links::token_hash).order(mailed_links::expires_at.asc()).limit(most).load(conn)?)
}

/// Deletes links to accounts.
pub(super) fn delete(conn: &mut AnyConnection, keys: &[String]) -> Result<usize, Error> {
    Ok(diesel::delete(mailed_links::table.filter(mailed_links::token_hash.eq_any(keys))).execute(conn)?)
}

/// Deletes the token digests of links.
pub(super) fn delete_tokens(conn: &mut AnyConnection, keys: &[String]) -> Result<usize, Error> {
    Ok(diesel::delete(link_tokens::table.filter(link_tokens::link.eq_any(keys))).execute(conn)?)
}
