//! Guards for closing and reopening a request (T14, T15): who can do it, the original of a duplicate, the deadline and the NID.

use crate::clock;
use crate::refusal::{Refusal, at};
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::guards::{Guard, refuse_for_state};
use crate::requests::input::ActionInput;
use crate::requests::{CloseReason, State};
use jiff::civil::Date;
use jiff::{Span, Timestamp};
use urn_registry::i18n::Phrase;

/// T14: collaborators can edit or leave the request, but only the requester who started it can withdraw it, unless that account is closed.
pub(crate) const WITHDRAWN_BY_OWNER: Guard =
    Guard::of("only by the requester who started it, unless their account is closed", &[Fact::Owner], |facts| {
        if facts.view.request.owner_id == facts.who.id || facts.owner()?.is_none() {
            return Ok(());
        }
        Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-withdraws")))
    });

/// T15: only the requester who could withdraw the request (T14) can reopen it.
pub(crate) const REOPENED_BY_OWNER: Guard = Guard::of(
    "a withdrawn request: only by the requester who started it, unless their account is closed",
    &[Fact::Owner],
    |facts| {
        let another = facts.owner()?.as_ref().is_some_and(|owner| owner.id != facts.who.id);
        if facts.view.request.state == State::Closed(CloseReason::Withdrawn) && another {
            return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-reopens")));
        }
        Ok(())
    },
);

/// T14, by operators.
pub(crate) const CLOSE_GROUND_VALID: Guard = Guard::on_input(
    "the request is obsolete, or the duplicate of a named other request that is open or registered",
    &[Fact::Other],
    |facts, input| match input.close {
        Some(CloseReason::Obsolete) => Ok(()),
        Some(CloseReason::Duplicate) => check_duplicate_original(facts, input),
        Some(CloseReason::Withdrawn | CloseReason::Lapsed) | None => {
            Err(Refusal::at_field(at::CLOSE_REASON, Phrase::new("refusal-close-reason-missing")))
        }
    },
);

fn check_duplicate_original(facts: &RequestFacts, input: &ActionInput<'_>) -> Result<(), Refusal> {
    let of = input.other.trim();
    let no = |reason: Phrase| Err(Refusal::at_field(at::OF, reason));
    let this = &facts.view.request;
    let other = facts.other()?.as_ref().filter(|other| other.request.id != this.id && !other.revisions.is_empty());
    let Some(other) = other.map(|other| &other.request) else {
        return no(match of {
            "" => Phrase::new("refusal-other-number"),
            _ if of == this.number.to_string() => Phrase::new("refusal-not-this-number"),
            _ => Phrase::new("refusal-no-request").arg("of", of),
        });
    };
    if other.state == State::Closed(CloseReason::Duplicate) {
        return no(Phrase::new("refusal-is-duplicate").arg("of", of));
    }
    // The discussion continues in the other request, which must therefore not be closed without registration.
    if !other.state.is_open() && other.state != State::Registered {
        let ended = Phrase::new("refusal-state-lower").arg("state", other.state.name());
        return no(Phrase::new("refusal-other-ended").arg("of", of).arg("ended", ended));
    }
    Ok(())
}

/// The last day for reopening a request that was closed at the given time.
pub(crate) fn reopening_deadline(ended: Timestamp) -> Date {
    clock::day(ended).saturating_add(Span::new().months(12))
}

/// T15.
pub(crate) const SUBMITTED_BEFORE_CLOSING: Guard = Guard::of("the request was submitted before it was closed", &[], |facts| {
    if facts.view.revisions.is_empty() {
        return refuse_for_state(Phrase::new("refusal-never-sent"));
    }
    Ok(())
});

/// T15.
pub(crate) const CLOSED_WITHIN_YEAR: Guard = Guard::of("the request was closed no more than 12 months ago", &[], |facts| {
    let ended = facts.view.request.state_since;
    if clock::day(facts.now) > reopening_deadline(ended) {
        return refuse_for_state(Phrase::new("refusal-ended-long-ago").arg("ended", clock::day(ended).to_string()));
    }
    Ok(())
});

/// T15: a NID is registered only once.
pub(crate) const NID_AVAILABLE: Guard = Guard::of("no namespace is registered under the NID", &[Fact::Name], |facts| {
    if facts.name()?.standing.registered_by.is_none() {
        return Ok(());
    }
    let nid = facts.view.request.subject.nid().unwrap_or_default();
    refuse_for_state(Phrase::new("refusal-reopen-name-taken").arg("nid", nid))
});
