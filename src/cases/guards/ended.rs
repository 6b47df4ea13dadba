//! Guards for closing and reopening a request (T14, T15): who can do it, the original of a duplicate, the deadline and the NID.

use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::cases::input::Input;
use crate::cases::{CloseReason, State};
use crate::clock;
use crate::refusal::{Refusal, at};
use jiff::civil::Date;
use jiff::{Span, Timestamp};
use urn_registry::i18n::Phrase;

/// T14: collaborators can edit or leave the request, but only the requester who started it can withdraw it, unless that account is closed.
pub(crate) const BY_OWNER: Guard =
    Guard::of("only by the requester who started it, unless their account is closed", &[Fact::Owner], |case| {
        if case.view.request.owner_id == case.who.id || case.owner()?.is_none() {
            return Ok(());
        }
        Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-withdraws")))
    });

/// T15: only the requester who could withdraw the request (T14) can reopen it.
pub(crate) const OWNER_REOPENS: Guard = Guard::of(
    "a withdrawn request: only by the requester who started it, unless their account is closed",
    &[Fact::Owner],
    |case| {
        let another = case.owner()?.as_ref().is_some_and(|owner| owner.id != case.who.id);
        if case.view.request.state == State::Closed(CloseReason::Withdrawn) && another {
            return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-reopens")));
        }
        Ok(())
    },
);

/// T14, by operators.
pub(crate) const GROUND: Guard = Guard::typed(
    "the request is obsolete, or the duplicate of a named other request that is open or registered",
    &[Fact::Other],
    |case, input| match input.close {
        Some(CloseReason::Obsolete) => Ok(()),
        Some(CloseReason::Duplicate) => duplicates_another(case, input),
        Some(CloseReason::Withdrawn | CloseReason::Lapsed) | None => {
            Err(Refusal::at(at::CLOSE_REASON, "Select why the request is closed"))
        }
    },
);

fn duplicates_another(case: &Case, input: &Input<'_>) -> Result<(), Refusal> {
    let of = input.other.trim();
    let no = |why: Phrase| Err(Refusal::at(at::OF, why));
    let this = &case.view.request;
    let other = case.other()?.as_ref().filter(|other| other.request.id != this.id && !other.revisions.is_empty());
    let Some(other) = other.map(|other| &other.request) else {
        return no(match of {
            "" => Phrase::new("refusal-other-number"),
            _ if of == this.number.to_string() => Phrase::new("refusal-not-this-number"),
            _ => Phrase::new("refusal-no-request").with("of", of),
        });
    };
    if other.state == State::Closed(CloseReason::Duplicate) {
        return no(Phrase::new("refusal-is-duplicate").with("of", of));
    }
    // The discussion continues in the other request, which must therefore not be closed without registration.
    if !other.state.is_open() && other.state != State::Registered {
        let ended = Phrase::new("refusal-state-lower").with("state", other.state.name());
        return no(Phrase::new("refusal-other-ended").with("of", of).with("ended", ended));
    }
    Ok(())
}

/// The last day for reopening a request that was closed at the given time.
pub(crate) fn until(ended: Timestamp) -> Date {
    clock::day(ended).saturating_add(Span::new().months(12))
}

/// T15.
pub(crate) const SENT_IN: Guard = Guard::of("the request was submitted before it was closed", &[], |case| {
    if case.view.revisions.is_empty() {
        return wait(Phrase::new("refusal-never-sent"));
    }
    Ok(())
});

/// T15.
pub(crate) const CLOSED_LATELY: Guard = Guard::of("the request was closed no more than 12 months ago", &[], |case| {
    let ended = case.view.request.state_since;
    if clock::day(case.now) > until(ended) {
        return wait(Phrase::new("refusal-ended-long-ago").with("ended", clock::day(ended).to_string()));
    }
    Ok(())
});

/// T15: a NID is registered only once.
pub(crate) const NAME_AVAILABLE: Guard = Guard::of("no namespace is registered under the NID", &[Fact::Name], |case| {
    if case.name()?.standing.registered_by.is_none() {
        return Ok(());
    }
    let nid = case.view.request.subject.nid().unwrap_or_default();
    wait(Phrase::new("refusal-reopen-name-taken").with("nid", nid))
});
