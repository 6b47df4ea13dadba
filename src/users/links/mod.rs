//! Secret links: a person who has the token of a link can do what it is for. All purposes share one table, and only hashes of tokens are
//! stored.
//!
//! The row of a link is created first, without a token, in the transaction of the action that sends it. The text of its email has a
//! placeholder (`mail/delivery_links`), and the token is generated at delivery, so that the outbox and its copies contain no working link.
//! A retried email contains another token, because an earlier attempt may have been delivered: each further token is a row with the same
//! purpose, subject and address, and the use of one of them ends all of them. A link is also checked against its subject: it does nothing
//! for a closed account, a closed request or a change of address that has ended.
//!
//! Not in this table: links that are signed instead of stored, because they only stop emails or publish an email that was sent in
//! (`mail/signing`); the `state` of an external sign-in, which is valid only together with a cookie (`users/oidc`).

mod link;
mod queries;

pub use link::{LinkPurpose, SecretLink};
pub(crate) use queries::{by_id, end_links, end_links_to_address, forget, forget_expired, insert, unused};

use crate::ids::new_id;
use crate::store::{AnyConnection, Error};
use crate::users::secrets::Token;
use crate::users::sessions::hours_after;
use jiff::Timestamp;

/// Stores a new link with a subject only; returns it.
pub(crate) fn make(conn: &mut AnyConnection, now: Timestamp, purpose: LinkPurpose, subject: &str) -> Result<SecretLink, Error> {
    let link = SecretLink::new(now, purpose, subject);
    insert(conn, &link)?;
    Ok(link)
}

/// Generates a token for a link, in the transaction in which its email is taken for delivery, or when the link is shown on the screen. The
/// token of a link that has ended does nothing.
///
/// # Errors
/// Database errors.
pub fn create_token(conn: &mut AnyConnection, now: Timestamp, id: &str) -> Result<Token, Error> {
    let token = Token::generate();
    let Some(mut link) = by_id(conn, id)?.filter(|link| link.used_at.is_none()) else { return Ok(token) };
    if link.purpose.starts_at_delivery() {
        link.expires_at = hours_after(now, link.purpose.validity_hours()).into();
    }
    if link.token_hash.replace(token.hash()).is_some() {
        insert(conn, &SecretLink { id: new_id(), ..link })?;
    } else {
        queries::set_token(conn, &link)?;
    }
    Ok(token)
}

/// The link that a token opens, if it is for one of these purposes, unused and not expired. Other tokens are indistinguishable.
///
/// # Errors
/// Database errors.
pub(crate) fn find(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    purposes: &[LinkPurpose],
) -> Result<Option<SecretLink>, Error> {
    let link = queries::by_token(conn, &token.hash())?;
    Ok(link.filter(|link| purposes.contains(&link.purpose) && link.used_at.is_none() && link.expires_at > now.into()))
}

/// Records that a link was used, which ends all its tokens.
///
/// # Errors
/// Database errors.
pub(crate) fn record_link_use(conn: &mut AnyConnection, now: Timestamp, link: &SecretLink) -> Result<(), Error> {
    end_links_to_address(conn, now.into(), link.purpose, (&link.subject, &link.email)).map(|_| ())
}
