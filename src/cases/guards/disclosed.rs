//! An expert acts only after they disclosed their interests.

use crate::cases::Party;
use crate::cases::see::Seen;
use crate::history;
use crate::ids::sha256;
use crate::people::Account;
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::experts::{Reply, queries};
use crate::store::{AnyConnection, stored};
use jiff::Timestamp;

pub(crate) fn as_expert(seen: &Seen) -> Result<(), Refusal> {
    if seen.is(Party::Expert) {
        return Ok(());
    }
    let conflict = if seen.is(Party::Conflicted) { "You declared a conflict of interest. " } else { "" };
    Err(Refusal::not_permitted(format!(
        "{conflict}Only designated experts with an appointment and without a conflict of interest review a request"
    )))
}

/// Who is an expert here and has said what there is to say about a conflict of interest.
pub(crate) fn as_disclosed(seen: &Seen) -> Result<(), Refusal> {
    as_expert(seen)?;
    match &seen.disclosure {
        Some(_) => Ok(()),
        None => Err(Refusal::WrongState { why: "Say first whether you have a conflict of interest".to_owned() }),
    }
}

/// The same for acts that the table permits by itself.
pub(crate) fn must_have_disclosed(seen: &Seen) -> Result<(), Refusal> {
    as_disclosed(seen)
}

/// The same for a lead's decision, which bears a name.
pub(crate) fn must_decide_by_name(conn: &mut AnyConnection, seen: &Seen, lead_id: &str) -> Result<(), Refusal> {
    as_disclosed(seen)?;
    if !reviews::queries::drafted(conn, &seen.request.id, lead_id)?.is_empty() {
        return Err(Refusal::WrongState { why: "You have comments that are not sent; send or drop them first".to_owned() });
    }
    if seen.disclosure.as_ref().is_some_and(|disclosure| disclosure.anonymous) {
        return Err(Refusal::not_permitted("You answer without your name on this request; a lead who decides does so by name"));
    }
    Ok(())
}

pub(crate) fn assignment_waits(conn: &mut AnyConnection, seen: &Seen, expert_id: &str) -> Result<bool, Refusal> {
    Ok(queries::assignments_of(conn, &seen.request.id)?
        .iter()
        .any(|asked| asked.expert_id == expert_id && asked.reply == Reply::Waiting))
}

/// Whether an expert who is not named names themselves in the text, by a word of the name or by the address.
pub(crate) fn names_the_unnamed(conn: &mut AnyConnection, request_id: &str, who: &Account, body: &str) -> Result<bool, Refusal> {
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

/// What stands for exactly these words; line breaks and blanks do not count.
fn digest_of(text: &str) -> String {
    sha256(text.split_whitespace().collect::<Vec<_>>().join(" ").as_bytes())
}

/// Notes that somebody who answers without a name was asked, and wants exactly these words published although they name them.
pub(crate) fn publish_named(
    conn: &mut AnyConnection,
    request_id: &str,
    who: &Account,
    text: &str,
    now: Timestamp,
) -> Result<(), Refusal> {
    if names_the_unnamed(conn, request_id, who, text)? {
        queries::let_name(conn, (request_id, &who.id), &digest_of(text), &stored(now))?;
    }
    Ok(())
}

/// The question before words are published that name their author, who answers without a name.
pub(crate) const NAME_STANDS: &str = "Your name or address stands in this text, and you answer without your name on this request. Publish it as it is, or change it; \
                               what is sent is public for good";

/// Refuses words that name their author, who answers without a name. `field` is where they were typed.
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
