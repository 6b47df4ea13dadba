//! Guards for closing a request and bringing it back: who can withdraw it, the original of a duplicate, and the deadlines for reopening
//! and reinstating (T14 to T17, E4).

use crate::cases::State;
use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::clock;
use crate::refusal::{Refusal, at};
use jiff::civil::Date;
use jiff::{Span, Timestamp};
use urn_registry::i18n::Phrase;

/// T14: collaborators can edit or leave the request, but only the requester who started it can withdraw it, unless that account is closed.
pub(crate) const BY_OWNER: Guard =
    Guard::of("only by the requester who started it, unless their account is closed", &[Fact::Owner], |case| {
        if case.seen.request.owner_id == case.who.id || case.owner()?.is_none() {
            return Ok(());
        }
        Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-withdraws")))
    });

/// E4: only the requester who could withdraw the request (T14) can reinstate it.
pub(crate) const OWNER_TAKES_BACK: Guard = Guard::of(
    "a withdrawn request: only by the requester who started it, unless their account is closed",
    &[Fact::Owner],
    |case| {
        let another = case.owner()?.as_ref().is_some_and(|owner| owner.id != case.who.id);
        if case.seen.request.state == State::Withdrawn && another {
            return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-goes-on")));
        }
        Ok(())
    },
);

/// T16.
pub(crate) const ANOTHER: Guard =
    Guard::typed("another request is named, and it is open or registered", &[Fact::Other], |case, input| {
        let of = input.other.trim();
        let no = |why: Phrase| Err(Refusal::at(at::OF, why));
        let this = &case.seen.request;
        let other = case.other()?.as_ref().filter(|other| other.request.id != this.id && !other.snapshots.is_empty());
        let Some(other) = other.map(|other| &other.request) else {
            return no(match of {
                "" => Phrase::new("refusal-other-number"),
                _ if of == this.number.to_string() => Phrase::new("refusal-not-this-number"),
                _ => Phrase::new("refusal-no-request").with("of", of),
            });
        };
        if other.state == State::Duplicate {
            return no(Phrase::new("refusal-is-duplicate").with("of", of));
        }
        // The discussion continues in the other request, which must therefore not be closed without registration.
        if !other.state.is_open() && other.state != State::Registered {
            let ended = Phrase::new("refusal-state-lower").with("state", other.state.name());
            return no(Phrase::new("refusal-other-ended").with("of", of).with("ended", ended));
        }
        Ok(())
    });

/// The last day for reopening (T17) or reinstating (E4) a request that was closed at the given time.
pub(crate) fn until(ended: Timestamp) -> Date {
    clock::day(ended).saturating_add(Span::new().months(12))
}

fn is_over(case: &Case) -> bool {
    clock::day(case.now) > until(case.seen.request.state_since)
}

/// T17.
pub(crate) const LAPSED_LATELY: Guard = Guard::of("a lapsed request: no more than 12 months ago", &[], |case| {
    let request = &case.seen.request;
    if request.state == State::Lapsed && is_over(case) {
        let since = clock::day(request.state_since);
        return wait(Phrase::new("refusal-lapsed-long-ago").with("since", since.to_string()));
    }
    Ok(())
});

/// E4.
pub(crate) const SENT_IN: Guard = Guard::of("the request was submitted before it was closed", &[], |case| {
    if case.seen.snapshots.is_empty() {
        return wait(Phrase::new("refusal-never-sent"));
    }
    Ok(())
});

/// E4.
pub(crate) const ENDED_LATELY: Guard = Guard::of("the request was closed no more than 12 months ago", &[], |case| {
    if is_over(case) {
        let ended = clock::day(case.seen.request.state_since);
        return wait(Phrase::new("refusal-ended-long-ago").with("ended", ended.to_string()));
    }
    Ok(())
});
