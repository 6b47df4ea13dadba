//! Authority to act for a registered namespace. If an unknown person requests a change, the request is marked as unconfirmed; a published
//! contact answers by an emailed link, or an operator decides on evidence.

use crate::action_context::ActionContext;
use crate::cases::claims::{Answer, Claim, queries};
use crate::cases::guards::office::operator_of;
use crate::cases::guards::text::own_editable;
use crate::cases::notify::{operators_of, team_of};
use crate::cases::queries::by_id;
use crate::cases::record::{record, words};
use crate::cases::viewer::{Seen, claim_of, see};
use crate::cases::{Party, Relation, State};
use crate::history::{Act, Event, log};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::mail::{Post, outbox};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::users::secrets::Token;
use crate::users::{Account, Actor, links};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// Records the evidence that the requester is authorized to act for the namespace; it is public.
pub fn confirm(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, evidence: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !seen.request.state.is_open() || !claim_of(conn, &seen.request)?.is_open() {
        return Err(Refusal::WrongState { why: "The requester’s authority over this namespace is not in question".into() });
    }
    let evidence = words(evidence, at::AUTHORITY, "Enter the evidence. It will be public")?;
    record(conn, turn, Act::AuthorityConfirmed, Party::Operator, &seen.request, &evidence)?;
    queries::set_private(conn, &seen.request.id, None)?;
    Ok(())
}

/// The requester states their relation to the namespace of a draft. Contacts and operators who are asked to confirm it read the statement.
///
/// # Errors
/// [`Refusal::WrongState`] if the request was submitted or is not about a registered namespace.
pub fn state_relation(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    relation: Relation,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let request = own_editable(&seen)?;
    if request.state != State::Draft || request.subject.registered().is_none() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-relation-settled") });
    }
    queries::set_relation(conn, &request.id, relation)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, "")?;
    Ok(())
}

/// The data that a published contact sees after opening the link.
#[derive(Debug, Clone)]
pub struct Behind {
    /// The request.
    pub seen: Seen,
    /// The state of the claim.
    pub claim: Claim,
    /// The requester's name.
    pub by: String,
}

fn gone() -> Refusal {
    Refusal::not_found(Phrase::new("thing-link"))
}

fn behind(conn: &mut AnyConnection, now: Timestamp, key: &str) -> Result<Behind, Refusal> {
    let (request_id, _) = queries::by_token(conn, key)?.ok_or_else(gone)?;
    let request = by_id(conn, &request_id)?.ok_or_else(gone)?;
    let seen = see(conn, request.number, None, now)?;
    let by = crate::users::queries::by_id(conn, &seen.request.owner_id)?.map_or_else(String::new, |owner| owner.name);
    Ok(Behind { claim: claim_of(conn, &seen.request)?, seen, by })
}

/// The data behind a published contact's link. Possession of the link is sufficient.
pub fn find(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Behind, Refusal> {
    let key = links::key_of(conn, &token.hash())?;
    behind(conn, now, &key)
}

/// The key of the link that was sent to the address of the account about this request.
fn own_key(conn: &mut AnyConnection, who: &Account, number: RequestNumber) -> Result<String, Refusal> {
    let missing = || Refusal::not_found("This request for confirmation");
    let request = crate::cases::queries::by_number(conn, number)?.ok_or_else(missing)?;
    queries::of_contact(conn, &request.id, (&who.id, &who.email.to_lowercase()))?.ok_or_else(missing)
}

/// Like `look`, for a published contact who is signed in with the address that received the link.
///
/// # Errors
/// [`Refusal::NotFound`] for everyone else.
pub fn find_as_contact(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Account,
    number: RequestNumber,
) -> Result<Behind, Refusal> {
    let key = own_key(conn, who, number)?;
    behind(conn, now, &key)
}

/// Records whether a published contact confirms the requester's authority. The answer can be changed until the request has ended; the
/// last one counts. The collaborators and the operators are notified. A denial does not end the request: the operators decide on
/// evidence.
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

/// Like `answer`, for a published contact who is signed in. Their name is not recorded, as with answers by the link.
///
/// # Errors
/// As [`find_as_contact`] and [`answer`].
pub fn answer_as_contact(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
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
    if answer == Answer::Yes {
        queries::set_private(conn, &request.id, None)?;
    }
    let mut event = Event::on_request(said, &request.id, "published contact");
    if let Some(nid) = request.subject.nid() {
        event = event.about_nid(nid);
    }
    let event = log::record(conn, now, &Actor::Clock, event)?;
    let outsider = request.relation == Some(Relation::Outsider);
    let people = [("requests", team_of(conn, &seen)?), ("desk", operators_of(conn, &request.id)?)];
    for (page, people) in people {
        for person in people {
            let letter = Notification::AuthorityAnswered {
                name: person.name,
                number: request.number.to_string(),
                title: request.subject.title(),
                outsider,
                confirms: answer == Answer::Yes,
                link: format!("{}/{page}/{}", post.public_url, request.number),
            };
            outbox::queue(conn, post, now, &event, Some(&seen.thread()), &person.email, &letter)?;
        }
    }
    Ok(request.number)
}
