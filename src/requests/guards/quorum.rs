//! Guards on the positions that a decision requires.

use crate::refusal::Refusal;
use crate::requests::facts::{Fact, Quorum, RequestFacts};
use crate::requests::guards::Guard;
use crate::requests::guards::appealed::counts_as_second;
use crate::requests::timers::discussion_is_over;
use crate::reviews::{PositionKind, PositionStatus, may_approve};
use crate::users::AccountId;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// The positions required for an approval or a report (T6, T7).
pub(crate) const ENOUGH_POSITIONS: Guard = Guard::of(
    "every assigned expert, or the lead and one more expert, has a current position, or the review period is over; an expert other than the lead approves or has no objection to the current revision, has had the role for seven days or more, did not receive it from the lead and did not give the lead the role of lead; every Discuss, on any revision, is cleared or has a recorded answer from the lead; after a granted appeal, only new positions of experts in office who did not decide before count",
    &[Fact::Quorum],
    |facts: &RequestFacts| check_positions(facts.view.period_since(), facts.quorum()?, &facts.who.id, facts.now),
);

/// Requires that the experts' positions allow the lead to decide.
pub(crate) fn check_positions(
    period_since: Option<Timestamp>,
    quorum: &Quorum,
    lead_id: &AccountId,
    now: Timestamp,
) -> Result<(), Refusal> {
    let refused = |reason| Refusal::WrongState { reason };
    let over = discussion_is_over(period_since, now);
    // After a granted appeal, the period does not replace a position, and only experts in office who did not decide before count.
    let reopened = quorum.reopened.as_ref();
    let is_excluded = |id: &AccountId| id != lead_id && !counts_as_second(reopened, id);
    let counts = |one: &PositionStatus| reopened.is_none() || (one.in_office && !is_excluded(&one.position.expert_id));
    let assigned: Vec<AccountId> = quorum.assigned.iter().filter(|id| !is_excluded(id)).cloned().collect();
    let standing: Vec<PositionStatus> =
        quorum.positions.iter().map(|one| PositionStatus { live: one.live && counts(one), ..one.clone() }).collect();
    may_approve(&assigned, lead_id, &standing, over).map_err(refused)?;
    check_independent_position(quorum, lead_id, &standing)
}

/// Requires that one of the positions in favor that count is of an expert who is independent of the lead.
fn check_independent_position(quorum: &Quorum, lead_id: &AccountId, standing: &[PositionStatus]) -> Result<(), Refusal> {
    let in_favor = |one: &PositionStatus| {
        let id = &one.position.expert_id;
        one.live
            && id != lead_id
            && one.position.kind != PositionKind::Discuss
            && !quorum.dependent.contains(&(id.clone(), lead_id.clone()))
    };
    if standing.iter().any(in_favor) {
        return Ok(());
    }
    Err(Refusal::WrongState { reason: Phrase::new("refusal-second-dependent") })
}
