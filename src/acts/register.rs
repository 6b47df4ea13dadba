//! What is done to requests: one function for each act, each one transaction, one event, and the letters that tell of it.

use crate::cases::guards::authority::speaks_for_it;
use crate::cases::guards::checks::refuse_failures;
use crate::cases::guards::text::{about_current_text, text_is_for_this};
use crate::cases::guards::{fast_track, standards};
use crate::cases::moves::Move;
use crate::cases::prepared::{How, takes_two};
use crate::cases::record::{moved, words};
use crate::cases::see::{Seen, see};
use crate::cases::tell::{to_experts, to_team};
use crate::cases::{Party, State, Subject, Way, consent, pledges, queries, testable};
use crate::history::Act;
use crate::history::{Event, EventId, log};
use crate::mail::letters::Letter;
use crate::mail::outbox;
use crate::nid::Nid;
use crate::nid::rules::formal_findings;
use crate::people::absences::Office;
use crate::people::absences::queries::ties;
use crate::refusal::Refusal;
use crate::registry::publish::{Correction, already_registered, change_status, correct, publish, standing};
use crate::registry::{Class, Edition, Version};
use crate::store::AnyConnection;
use crate::store::stored;
use crate::template::Field;
use crate::turn::Turn;
use crate::{clock, history, registry, reviews};

/// What an operator confirms when registering.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The snapshot whose preview was seen.
    pub snapshot: i64,
    /// The NID typed; for an informal request the word `next`.
    pub typed: String,
}

/// What a registration brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Registered {
    /// A version of a namespace.
    Version(Box<Version>),
    /// Another status of a namespace.
    Status(Nid),
}

/// T12: publishes the approved text. Everything that could have changed since the decision is asked again here, inside the
/// transaction: whether the NID is still free, whether the base version is still the newest, which number is next.
pub fn register(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
) -> Result<Registered, Refusal> {
    one_is_enough()?;
    register_as(conn, turn, number, confirmation, &How::One)
}

/// Where publishing takes two, nothing is published by one alone but in an emergency (docs/decisions/0095-publishing-takes-two.md).
fn one_is_enough() -> Result<(), Refusal> {
    if takes_two() {
        return Err(Refusal::WrongState {
            why: "Publishing takes two operators here: prepare it, and another confirms it".to_owned(),
        });
    }
    Ok(())
}

/// What an operator may register or prepare now: everything but the publication itself.
pub(super) fn ready(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
) -> Result<(Seen, Party), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::Register).map_err(|refusal| tell_who_was_first(conn, &seen, refusal))?;
    about_current_text(&seen, confirmation.snapshot)?;
    confirmed(&seen.request.subject, &confirmation.typed)?;
    speaks_for_it(conn, &seen.request)?;
    decided_by_somebody_else(conn, turn, &seen, confirmation.snapshot)?;
    Ok((seen, party))
}

/// Registers, however many it took.
pub(super) fn register_as(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
    how: &How,
) -> Result<Registered, Refusal> {
    let (seen, party) = ready(conn, turn, number, confirmation)?;
    publish_request(conn, turn, &seen, party, how)
}

/// What registering would publish, made by the act itself; the caller takes the transaction back.
pub fn rehearse(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<Registered, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::Register)?;
    publish_request(conn, turn, &seen, party, &How::One)
}

fn publish_request(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    party: Party,
    how: &How,
) -> Result<Registered, Refusal> {
    let snapshot = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
    let number = seen.request.number.as_str();
    text_is_for_this(seen)?;
    if let Subject::StatusChange { nid, base, to, successors } = &seen.request.subject {
        let statement = snapshot.template.text(Field::RevisionInformation);
        change_status(conn, turn.now, (nid, *base), *to, successors, statement)?;
        let event = moved(
            conn,
            turn,
            seen,
            Act::StatusChanged,
            (party, State::Registered),
            &format!("urn:{nid} is {}: {statement}{}", to.name(), how.words()),
        )?;
        return tell_status(conn, turn, &event, seen, nid, *to, statement).map(|()| Registered::Status(nid.clone()));
    }
    if let Subject::NewFormal { wish } = &seen.request.subject {
        let wish = wish.as_deref().unwrap_or_default();
        let standing = standing(conn, wish)?;
        if standing.registered_by.is_some()
            && let Some(taken) = Nid::parse(wish).ok().map(|nid| registry::queries::by_nid(conn, &nid)).transpose()?.flatten()
        {
            return Err(already_registered(&taken));
        }
        let failing = formal_findings(wish, Some(&standing));
        if !failing.is_empty() {
            return Err(Refusal::from_findings(failing));
        }
    }
    // Whose base was overtaken reads that, and not what its text lacks beside the newer one.
    let overtaken = match seen.request.subject.registered() {
        Some((nid, base)) => registry::queries::latest_version(conn, nid)?.is_some_and(|newest| newest.number != base),
        None => false,
    };
    if !overtaken {
        refuse_failures(conn, turn.now, &seen.request, &snapshot.template)?;
    }
    let publication =
        seen.request.subject.publication().ok_or_else(|| Refusal::at("namespace_id", "The request has no usable NID"))?;
    let version = publish(conn, turn.now, clock::day(turn.now), &publication, number, &snapshot.template)?;
    testable::keep::publish(conn, turn.now, &seen.request, snapshot, &version)?;
    pledges::keep::publish(conn, turn.now, &seen.request, snapshot, &version)?;
    queries::set_registered(conn, &seen.request.id, version.nid.as_str(), &stored(turn.now))?;
    tell_registered(conn, turn, seen, party, &version, how)?;
    Ok(Registered::Version(Box::new(version)))
}

fn tell_status(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    nid: &Nid,
    to: registry::Status,
    statement: &str,
) -> Result<(), Refusal> {
    let number = &seen.request.number;
    let notice = Letter::StatusNotice {
        number: number.clone(),
        nid: nid.to_string(),
        status: to.name().to_owned(),
        statement: statement.to_owned(),
        link: turn.link(&format!("/assignments/urn-{}/{nid}", nid.kind_name())),
    };
    outbox::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &turn.post.review_list, &notice)?;
    to_team(conn, turn, event, seen, |_| notice.clone())
}

/// Two operators pressed at once: the second reads who registered it and when, instead of "wrong state".
fn tell_who_was_first(conn: &mut AnyConnection, seen: &Seen, refusal: Refusal) -> Refusal {
    if !matches!(refusal, Refusal::WrongState { .. }) || seen.request.state != State::Registered {
        return refusal;
    }
    match history::queries::of_request(conn, &seen.request.id) {
        Ok(events) => events.into_iter().rev().find(|event| matches!(event.act, Act::Registered | Act::StatusChanged)).map_or(
            refusal,
            |event| Refusal::Stale {
                why: format!(
                    "{} registered it already, on {}. Nothing was done twice",
                    event.by,
                    event.at.strftime("%Y-%m-%d at %H:%M UTC")
                ),
            },
        ),
        Err(error) => error.into(),
    }
}

fn confirmed(subject: &Subject, typed: &str) -> Result<(), Refusal> {
    let wanted = subject.nid().unwrap_or("next");
    if typed.trim().eq_ignore_ascii_case(wanted) {
        return Ok(());
    }
    Err(Refusal::at("confirm", format!("Type {wanted} to confirm")))
}

/// E1: publishes what a request for a correction asks for as the next edition of the version.
pub fn publish_correction(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
    class: Class,
    reason: &str,
) -> Result<Edition, Refusal> {
    one_is_enough()?;
    correct_as(conn, turn, number, confirmation, (class, reason), &How::One)
}

/// Publishes a correction, however many it took.
pub(super) fn correct_as(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    confirmation: &Confirmation,
    (class, reason): (Class, &str),
    how: &How,
) -> Result<Edition, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Correct)?;
    let Subject::Correction { nid, version } = &seen.request.subject else {
        return Err(Refusal::WrongState { why: "Only a correction is published without a review".to_owned() });
    };
    about_current_text(&seen, confirmation.snapshot)?;
    confirmed(&seen.request.subject, &confirmation.typed)?;
    speaks_for_it(conn, &seen.request)?;
    let reason = words(reason, "reason", "Enter the reason; it is published with the correction")?;
    let snapshot = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
    // What changes more than form was refused when it was sent; the registered text may be another one since.
    let found = refuse_failures(conn, turn.now, &seen.request, &snapshot.template)?;
    let consents = consent::queries::standing(conn, &seen.request.id, snapshot.number)?;
    let ties = ties(conn, &turn.who.id, Office::Operator)?;
    let mut of_others = consents.clone();
    of_others.retain(|one| one.office != consent::Office::Operator || !ties.bind(&one.account_id, &[one.at, turn.now]));
    consent::refuse_without(&found, &of_others, &turn.who.id)?;
    let newest =
        registry::queries::latest_version(conn, nid)?.ok_or_else(|| Refusal::not_found(format!("The namespace {nid}")))?;
    let correction = Correction { class, reason: &reason, request_number: Some(number), after: newest.newest_edition() };
    let edition = correct(conn, turn.now, clock::day(turn.now), (nid, *version), &snapshot.template, &correction)?;
    let named = format!("{version}.{}", edition.number);
    let with = consent::given_words(&found, &consents);
    let detail = format!("urn:{nid}, version {named}: {reason}{with}{}", how.words());
    let event = moved(conn, turn, &seen, Act::Corrected, (party, state), &detail)?;
    to_team(conn, turn, &event, &seen, |name| Letter::Corrected {
        name,
        number: number.to_owned(),
        nid: nid.to_string(),
        edition: named.clone(),
        reason: reason.clone(),
        link: turn.link(&format!("/assignments/urn-{}/{nid}/{named}", nid.kind_name())),
    })?;
    Ok(edition)
}

/// No registration without what its track asks for, on this very text; and nobody registers what they decided or advised on.
fn decided_by_somebody_else(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, snapshot: i64) -> Result<(), Refusal> {
    let decision = reviews::queries::decision(conn, &seen.request.id)?;
    let own = crate::people::merges::queries::accounts_of(conn, &turn.who.id)?;
    match seen.request.track.way() {
        Way::Community => {
            if !decision.as_ref().is_some_and(|it| it.outcome == "approved" && it.snapshot_number == snapshot) {
                return Err(Refusal::WrongState {
                    why: "The lead has not approved the current text; send the request back to review".to_owned(),
                });
            }
        }
        Way::Standards => {
            standards::directed(conn, seen)?;
        }
        Way::FastTrack => {
            fast_track::may_complete(conn, seen, turn.now)?;
            if !decision.as_ref().is_some_and(|it| it.outcome == "completed" && it.snapshot_number == snapshot) {
                return Err(Refusal::WrongState {
                    why: "The requesting body has not asked for completion of the current text; send the request back".to_owned(),
                });
            }
        }
    }
    if decision.is_some_and(|it| own.contains(&it.lead_id)) {
        return Err(Refusal::not_permitted("You decided on this request; another operator registers it"));
    }
    if reviews::queries::takes_part(conn, &seen.request.id, &turn.who.id)? {
        return Err(Refusal::not_permitted("You reviewed this request; another operator registers it"));
    }
    Ok(())
}

fn tell_registered(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    party: Party,
    version: &Version,
    how: &How,
) -> Result<(), Refusal> {
    let event = Event::on_request(Act::Registered, &seen.request.id, party.name())
        .about_nid(version.nid.as_str())
        .saying(&format!("urn:{}, version {}{}", version.nid, version.number, how.words()))
        .leading_to(State::Registered.name());
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    let kind = version.nid.kind_name();
    let letter = |name: String| Letter::Registered {
        name,
        number: seen.request.number.clone(),
        nid: version.nid.to_string(),
        version: version.number.to_string(),
        link: turn.link(&format!("/assignments/urn-{kind}/{}/{}", version.nid, version.number)),
    };
    to_team(conn, turn, &event, seen, letter)?;
    to_experts(conn, turn, &event, seen, letter)
}
