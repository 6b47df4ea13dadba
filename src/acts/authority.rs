//! Who speaks for a registered namespace: somebody not known for it asks, readers are told so, a published contact answers by the link of
//! an email, or an operator decides on evidence.

use crate::cases::Party;
use crate::cases::claims::{Answer, Claim, queries};
use crate::cases::guards::office::operator_of;
use crate::cases::queries::by_id;
use crate::cases::record::{record, words};
use crate::cases::see::{Seen, claim_of, see};
use crate::cases::tell::{operators_of, team_of};
use crate::history::{Act, Event, log};
use crate::ids::RequestNumber;
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox};
use crate::people::secrets::Token;
use crate::people::{Account, Actor, links};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::turn::Turn;
use crate::words::Phrase;
use jiff::Timestamp;

/// Records on what evidence whoever asks speaks for the namespace; it is published.
pub fn confirm(conn: &mut AnyConnection, turn: Turn<'_>, number: RequestNumber, evidence: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !seen.request.state.is_open() || !claim_of(conn, &seen.request)?.is_open() {
        return Err(Refusal::WrongState { why: "The requester’s authority over this namespace is not in question".into() });
    }
    let evidence = words(evidence, at::AUTHORITY, "Enter the evidence. It will be public")?;
    record(conn, turn, Act::AuthorityConfirmed, Party::Operator, &seen.request, &evidence)?;
    Ok(())
}

/// What a published contact sees behind the link.
#[derive(Debug, Clone)]
pub struct Behind {
    /// The request.
    pub seen: Seen,
    /// How the claim stands.
    pub claim: Claim,
    /// Who asks.
    pub by: String,
}

fn gone() -> Refusal {
    Refusal::not_found(Phrase::new("thing-link"))
}

fn behind(conn: &mut AnyConnection, now: Timestamp, key: &str) -> Result<Behind, Refusal> {
    let (request_id, _) = queries::by_token(conn, key)?.ok_or_else(gone)?;
    let request = by_id(conn, &request_id)?.ok_or_else(gone)?;
    let seen = see(conn, request.number, None, now)?;
    let by = crate::people::queries::by_id(conn, &seen.request.owner_id)?.map_or_else(String::new, |owner| owner.name);
    Ok(Behind { claim: claim_of(conn, &seen.request)?, seen, by })
}

/// What the link of a published contact leads to; the link is all that is needed.
pub fn look(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Behind, Refusal> {
    let key = links::key_of(conn, &token.hash())?;
    behind(conn, now, &key)
}

/// The key of the link about a request that was sent to the address of an account.
fn own_key(conn: &mut AnyConnection, who: &Account, number: RequestNumber) -> Result<String, Refusal> {
    let missing = || Refusal::not_found("What you are asked");
    let request = crate::cases::queries::by_number(conn, number)?.ok_or_else(missing)?;
    queries::of_contact(conn, &request.id, (&who.id, &who.email.to_lowercase()))?.ok_or_else(missing)
}

/// The same for a published contact who is signed in: the address of their account was asked.
///
/// # Errors
/// [`Refusal::NotFound`] for everybody else.
pub fn look_as_contact(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Account,
    number: RequestNumber,
) -> Result<Behind, Refusal> {
    let key = own_key(conn, who, number)?;
    behind(conn, now, &key)
}

/// A published contact says whether whoever asks speaks for the namespace. Both can be said, and the last word counts, until the request
/// has ended. Its team is told of either, and operators too: a no does not end the request, and they decide on evidence.
pub fn answer(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    token: &Token,
    answer: Answer,
) -> Result<RequestNumber, Refusal> {
    let key = links::key_of(conn, &token.hash())?;
    answer_with(conn, (post, now), &key, answer)
}

/// The same by a published contact who is signed in. The record names them no more than after an answer by the link.
///
/// # Errors
/// As [`look_as_contact`] and [`answer`].
pub fn answer_as_contact(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: RequestNumber,
    answer: Answer,
) -> Result<RequestNumber, Refusal> {
    let key = own_key(conn, turn.who, number)?;
    answer_with(conn, (turn.post, turn.now), &key, answer)
}

fn answer_with(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    key: &str,
    answer: Answer,
) -> Result<RequestNumber, Refusal> {
    let Behind { seen, claim, .. } = behind(conn, now, key)?;
    let request = &seen.request;
    if !request.state.is_open() {
        return Err(Refusal::WrongState { why: "This request is closed, so an answer has no effect".into() });
    }
    let said = match (claim, answer) {
        (Claim::None, _) => {
            return Err(Refusal::WrongState { why: "The requester’s authority over this namespace is not in question".into() });
        }
        (Claim::Confirmed(_), Answer::Yes) | (Claim::Denied(_), Answer::No) => {
            return Err(Refusal::WrongState { why: "This is the same as the last answer".into() });
        }
        (_, Answer::Yes) => Act::AuthorityVouched,
        (_, Answer::No) => Act::AuthorityDenied,
    };
    queries::answer(conn, key, answer, now.into())?;
    let mut event = Event::on_request(said, &request.id, "published contact");
    if let Some(nid) = request.subject.nid() {
        event = event.about_nid(nid);
    }
    let event = log::record(conn, now, &Actor::Clock, event)?;
    let answered = match answer {
        Answer::Yes => "confirms that the requester is authorized to act for the namespace. The request can proceed",
        Answer::No => {
            "states that the requester is not authorized to act for the namespace. The request is not registered unless an operator records other evidence"
        }
    };
    let people = [("requests", team_of(conn, &seen)?), ("desk", operators_of(conn, &request.id)?)];
    for (page, people) in people {
        for person in people {
            let letter = Letter::AuthorityAnswered {
                name: person.name,
                number: request.number.to_string(),
                title: request.subject.title(),
                answer: answered.to_owned(),
                link: format!("{}/{page}/{}", post.public_url, request.number),
            };
            outbox::queue(conn, post, now, &event, Some(&seen.thread()), &person.email, &letter)?;
        }
    }
    Ok(request.number)
}
