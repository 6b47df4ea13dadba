//! Anonymous experts, and whether an expert was assigned.

use crate::cases::guards::disclosed::NAME_STANDS;
use crate::cases::viewer::Seen;
use crate::history;
use crate::ids::{AccountId, RequestId, sha256};
use crate::refusal::Refusal;
use crate::reviews::experts::{Reply, queries};
use crate::store::AnyConnection;
use crate::users::Account;
use jiff::Timestamp;

/// Whether an expert was assigned and has not accepted or declined.
pub(crate) fn is_assignment_pending(conn: &mut AnyConnection, seen: &Seen, expert_id: &AccountId) -> Result<bool, Refusal> {
    Ok(queries::assignments_of(conn, &seen.request.id)?
        .iter()
        .any(|asked| asked.expert_id == *expert_id && asked.reply == Reply::Waiting))
}

/// Whether an anonymous expert reveals their identity in the text, by a word of their name or by their address.
pub(crate) fn names_the_unnamed(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    who: &Account,
    body: &str,
) -> Result<bool, Refusal> {
    const SHORTEST: usize = 3;
    if !history::queries::unnamed(conn, request_id)?.contains(&who.id) {
        return Ok(false);
    }
    let (digest, body) = (digest_of(body), body.to_lowercase());
    let words = who.name.split_whitespace().filter(|word| word.chars().count() >= SHORTEST);
    if !words.chain([who.email.as_str()]).any(|word| body.contains(&word.to_lowercase())) {
        return Ok(false);
    }
    Ok(!queries::may_name(conn, (request_id, &who.id), &digest)?)
}

/// The digest of a text, ignoring line breaks and spaces.
fn digest_of(text: &str) -> String {
    sha256(text.split_whitespace().collect::<Vec<_>>().join(" ").as_bytes())
}

/// Records that an anonymous expert confirmed the publication of exactly this text, although it names them.
pub(crate) fn publish_named(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    who: &Account,
    text: &str,
    now: Timestamp,
) -> Result<(), Refusal> {
    if names_the_unnamed(conn, request_id, who, text)? {
        queries::let_name(conn, (request_id, &who.id), &digest_of(text), now.into())?;
    }
    Ok(())
}

/// Rejects text that reveals its anonymous author. `field` is the form field it was typed in.
pub(crate) fn unnamed_stays_so(
    conn: &mut AnyConnection,
    seen: &Seen,
    who: &Account,
    field: &'static str,
    text: &str,
) -> Result<(), Refusal> {
    if names_the_unnamed(conn, &seen.request.id, who, text)? {
        return Err(Refusal::at(field, NAME_STANDS));
    }
    Ok(())
}
