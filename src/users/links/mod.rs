//! Emailed links. The row of a link is created first, under a key that grants no access. The token is generated at delivery, and only its
//! digest is stored. A retried email contains another token for the same link, and all of them are valid, because an earlier attempt may
//! have been delivered.

mod queries;

use crate::ids::new_id;
use crate::store::{AnyConnection, Error, Moment};
use crate::users::LinkPurpose;
use crate::users::secrets::Token;
use crate::users::sessions::after;
use jiff::Timestamp;

/// The key of a new link. It is not the digest of a token, so it grants no access.
pub fn new_key() -> String {
    format!("link:{}", new_id())
}

/// Generates a token for a link, in the transaction in which its email is taken for delivery. The validity period of a link to an account
/// starts now.
///
/// # Errors
/// Database errors.
pub fn draw(conn: &mut AnyConnection, now: Timestamp, key: &str) -> Result<Token, Error> {
    let token = Token::draw();
    queries::insert(conn, &token.hash(), key, now.into())?;
    let purpose = queries::unused(conn, key)?;
    if let Some(purpose) = purpose.as_deref().and_then(LinkPurpose::from_name) {
        queries::good_until(conn, key, after(now, purpose.hours()).into())?;
    }
    Ok(token)
}

/// The key of the link that a token opens. For a link that was shown directly on the screen, this is the digest of the token.
///
/// # Errors
/// Database errors.
pub fn key_of(conn: &mut AnyConnection, token_hash: &str) -> Result<String, Error> {
    Ok(queries::link(conn, token_hash)?.unwrap_or_else(|| token_hash.to_owned()))
}

/// Whether a link to an account is unused, and not invalidated by the use of another one.
///
/// # Errors
/// Database errors.
pub fn is_unused(conn: &mut AnyConnection, key: &str) -> Result<bool, Error> {
    Ok(queries::unused(conn, key)?.is_some())
}

/// Deletes at most `most` links to accounts that expired before a time, with the data entered with them; returns how many.
///
/// # Errors
/// Database errors.
pub fn forget_ended(conn: &mut AnyConnection, before: Moment, most: i64) -> Result<usize, Error> {
    let keys = queries::ended(conn, before, most)?;
    forget(conn, &keys)?;
    queries::delete(conn, &keys)
}

/// Deletes the token digests of deleted links.
///
/// # Errors
/// Database errors.
pub fn forget(conn: &mut AnyConnection, keys: &[String]) -> Result<(), Error> {
    queries::delete_tokens(conn, keys)?;
    Ok(())
}
