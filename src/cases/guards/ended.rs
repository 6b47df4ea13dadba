//! Guards about the end of a request: who ends it, for which other one, and until when it can go on (T14, T16, T17, E4).

use crate::cases::State;
use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::clock;
use crate::refusal::{Refusal, at};
use jiff::civil::Date;
use jiff::{Span, Timestamp};

/// T14: whoever works with the registrant writes, and leaves; ending the request is for who started it, as long as there is such a one.
pub(crate) const BY_OWNER: Guard = Guard::of("by who started it, as long as their account is open", &[Fact::Owner], |case| {
    if case.seen.request.owner_id == case.who.id || case.owner()?.is_none() {
        return Ok(());
    }
    Err(Refusal::not_permitted("Only the person who started this request withdraws it; you can leave it on the page of its team"))
});

/// E4: what somebody withdrew is theirs to take back.
pub(crate) const OWNER_TAKES_BACK: Guard = Guard::of("a withdrawn one: by who started it", &[Fact::Owner], |case| {
    let another = case.owner()?.as_ref().is_some_and(|owner| owner.id != case.who.id);
    if case.seen.request.state == State::Withdrawn && another {
        return Err(Refusal::not_permitted("Only the person who started this request takes back that it was withdrawn"));
    }
    Ok(())
});

/// T16.
pub(crate) const ANOTHER: Guard =
    Guard::typed("the other request, which goes on or is registered", &[Fact::Other], |case, input| {
        let of = input.other.trim();
        let no = |why: String| Err(Refusal::at(at::OF, why));
        let this = &case.seen.request;
        let other = case.other()?.as_ref().filter(|other| other.request.id != this.id && !other.snapshots.is_empty());
        let Some(other) = other.map(|other| &other.request) else {
            return no(match of {
                "" => "Enter the number of the other request, such as R-2026-0001".to_owned(),
                _ if of == this.number.to_string() => "Enter the number of the other request, not of this one".to_owned(),
                _ => format!("There is no request {of}"),
            });
        };
        if other.state == State::Duplicate {
            return no(format!("{of} is a duplicate itself"));
        }
        // What is merged goes on there.
        if !other.state.is_open() && other.state != State::Registered {
            let ended = other.state_words().to_lowercase();
            return no(format!("{of} has ended ({ended}); name one that goes on, or that is registered"));
        }
        Ok(())
    });

/// Until when a request that ended at a moment can be taken up again, or go on (T17, E4).
pub(crate) fn until(ended: Timestamp) -> Date {
    clock::day(ended).saturating_add(Span::new().months(12))
}

fn is_over(case: &Case) -> bool {
    clock::day(case.now) > until(case.seen.request.state_since)
}

/// T17.
pub(crate) const LAPSED_LATELY: Guard = Guard::of("lapsed: within 12 months", &[], |case| {
    let request = &case.seen.request;
    if request.state == State::Lapsed && is_over(case) {
        let since = clock::day(request.state_since);
        return wait(format!("The request lapsed more than 12 months ago, on {since}; start a new one"));
    }
    Ok(())
});

/// E4.
pub(crate) const SENT_IN: Guard = Guard::of("it was sent in before it ended", &[], |case| {
    if case.seen.snapshots.is_empty() {
        return wait("It was never sent in; take its text up again in a new draft");
    }
    Ok(())
});

/// E4.
pub(crate) const ENDED_LATELY: Guard = Guard::of("not more than 12 months ago", &[], |case| {
    if is_over(case) {
        let ended = clock::day(case.seen.request.state_since);
        return wait(format!("It ended more than 12 months ago, on {ended}; start a new one"));
    }
    Ok(())
});
