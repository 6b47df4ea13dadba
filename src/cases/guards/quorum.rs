//! Guards on the positions that a decision requires.

use crate::cases::Request;
use crate::cases::case::{Case, Fact, Quorum};
use crate::cases::guards::Guard;
use crate::cases::timers::discussion_is_over;
use crate::refusal::Refusal;
use crate::reviews::may_approve;
use crate::users::AccountId;
use jiff::Timestamp;

/// The positions required for an approval or a report (T6, T7).
pub(crate) const POSITIONS: Guard = Guard::of(
    "every assigned expert, or the lead and one more expert, has a current position, or the review period is over; an expert other than the lead approves or has no objection to the current revision; every Discuss, on any revision, is cleared or has a recorded answer from the lead",
    &[Fact::Quorum],
    |case: &Case| enough(&case.seen.request, case.quorum()?, &case.who.id, case.now),
);

/// Requires that the experts' positions allow the lead to decide.
pub(crate) fn enough(request: &Request, quorum: &Quorum, lead_id: &AccountId, now: Timestamp) -> Result<(), Refusal> {
    may_approve(&quorum.assigned, lead_id, &quorum.standing, discussion_is_over(request.review_since, now))
        .map_err(|why| Refusal::WrongState { why: why.into() })
}
