//! Links that are mailed: what a link opens is a row that is there from the beginning, under a key that opens nothing; the token is
//! drawn while the email leaves, and only its digest is kept. An email that is tried again brings another token for the same link, and
//! all of them open it: a server may have taken the first one without our knowing.

mod queries;

use crate::ids::new_id;
use crate::people::LinkPurpose;
use crate::people::secrets::Token;
use crate::people::sessions::after;
use crate::store::{AnyConnection, Error, Moment};
use jiff::Timestamp;

/// The key of a new link. It is no digest of anything, so it opens nothing.
pub fn new_key() -> String {
    format!("link:{}", new_id())
}

/// Draws a token for a link, inside the transaction in which its email is taken for delivery. A link to an account has its whole period
/// from now on.
///
/// # Errors
/// Of the database.
pub fn draw(conn: &mut AnyConnection, now: Timestamp, key: &str) -> Result<Token, Error> {
    let token = Token::draw();
    queries::insert(conn, &token.hash(), key, now.into())?;
    let purpose = queries::unused(conn, key)?;
    if let Some(purpose) = LinkPurpose::ALL.into_iter().find(|known| purpose.as_deref() == Some(known.name())) {
        queries::good_until(conn, key, after(now, purpose.hours()).into())?;
    }
    Ok(token)
}

/// The key of the link that a token opens. One that was shown on the screen at once stands under its own digest.
///
/// # Errors
/// Of the database.
pub fn key_of(conn: &mut AnyConnection, token_hash: &str) -> Result<String, Error> {
    Ok(queries::link(conn, token_hash)?.unwrap_or_else(|| token_hash.to_owned()))
}

/// Whether nobody used a link to an account, nor another one of its kind after which it is good for nothing.
///
/// # Errors
/// Of the database.
pub fn is_unused(conn: &mut AnyConnection, key: &str) -> Result<bool, Error> {
    Ok(queries::unused(conn, key)?.is_some())
}

/// Deletes links to accounts that ended before a moment, with whatever was typed with them, at most so many; how many.
///
/// # Errors
/// Of the database.
pub fn forget_ended(conn: &mut AnyConnection, before: Moment, most: i64) -> Result<usize, Error> {
    let keys = queries::ended(conn, before, most)?;
    forget(conn, &keys)?;
    queries::delete(conn, &keys)
}

/// Deletes the digests of the tokens of links that are gone.
///
/// # Errors
/// Of the database.
pub fn forget(conn: &mut AnyConnection, keys: &[String]) -> Result<(), Error> {
    queries::delete_tokens(conn, keys)?;
    Ok(())
}
