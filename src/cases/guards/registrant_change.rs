//! Guards for a change of registrant.

use crate::cases::case::Fact;
use crate::cases::guards::{Guard, wait};
use crate::cases::periods::periods;
use crate::cases::viewer::Seen;
use crate::cases::{Present, Request, Subject};
use crate::mail::notices::Notices;
use crate::refusal::Refusal;
use crate::reviews::Stance;
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// T6: the additional conditions for a change of registrant.
pub(crate) const ACCEPTED_AND_NOTICED: Guard = Guard::of(
    "the notices to the contacts of the namespace were delivered; change of registrant: the new registrant has accepted it, and the notice period since the delivery is over; if the current registrant cannot be reached, two experts approve or have no objection",
    &[Fact::Accepted, Fact::Positions],
    |case| {
        notified(&case.seen)?;
        let Subject::RegistrantChange { present, .. } = &case.seen.request.subject else { return Ok(()) };
        accepted_and_noticed(&case.seen, *case.accepted()?, case.now)?;
        let for_it =
            || case.positions().map(|all| all.iter().filter(|one| one.live && one.position.stance != Stance::Discuss).count());
        if *present == Present::Unreachable && for_it()? < 2 {
            return wait(Phrase::new("refusal-two-experts"));
        }
        Ok(())
    },
);

/// Requires that the notices to the contacts of the namespace were delivered, because they may object.
pub(crate) fn notified(seen: &Seen) -> Result<(), Refusal> {
    if seen.notices == Notices::Unsent { wait(Phrase::new("refusal-notice-unsent")) } else { Ok(()) }
}

/// Requires for a change of registrant that the new registrant has accepted it and that the notice period is over.
pub(crate) fn accepted_and_noticed(seen: &Seen, accepted: bool, now: Timestamp) -> Result<(), Refusal> {
    let Subject::RegistrantChange { heir, .. } = &seen.request.subject else { return Ok(()) };
    if !accepted {
        return wait(Phrase::new("refusal-heir-waits").with("heir", heir));
    }
    if let Some(end) = notice_ends(&seen.request, seen.notices).filter(|end| now < *end) {
        return wait(Phrase::new("refusal-notice-runs").with("day", end.strftime("%Y-%m-%d").to_string()));
    }
    Ok(())
}

/// The end of the notice period of a change of registrant: by default 14 days, or 30 if the current registrant cannot be reached. The
/// period starts with the review, or when the last notice was delivered.
pub fn notice_ends(request: &Request, notices: Notices) -> Option<Timestamp> {
    let Subject::RegistrantChange { present, .. } = &request.subject else { return None };
    let days = match present {
        Present::Agrees => periods().notice,
        Present::Unreachable => periods().notice_unreachable,
    };
    let since = match notices {
        Notices::None => request.review_since?,
        Notices::Unsent => return None,
        Notices::Delivered(at) => request.review_since?.max(at),
    };
    since.saturating_add(SignedDuration::from_hours(24 * days)).ok()
}
