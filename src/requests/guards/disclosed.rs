//! Guards that require experts to disclose their interests before they act.

use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::guards::{Guard, refuse_for_state};
use crate::requests::viewer::RequestView;
use urn_registry::i18n::Phrase;

/// T3: operators do not have to disclose interests.
pub(crate) const ASKING_EXPERT_DISCLOSED: Guard = Guard::of("an expert who asks has disclosed their interests", &[], |facts| {
    if facts.view.has_role(Party::Operator) { Ok(()) } else { require_disclosed_expert(&facts.view) }
});

/// T10.
pub(crate) const EXPERT_DISCLOSED: Guard =
    Guard::of("the expert has disclosed their interests", &[], |facts: &RequestFacts| require_disclosed_expert(&facts.view));

/// T6, T7, T10.
pub(crate) const LEAD_DISCLOSED: Guard =
    Guard::of("the lead has disclosed their interests and has no unsent comments", &[Fact::Drafted], |facts| {
        require_disclosed_expert(&facts.view)?;
        if *facts.drafted()? {
            return refuse_for_state(Phrase::new("refusal-unsent-comments"));
        }
        Ok(())
    });

/// The reason for a refusal, adapted for an expert with a conflict of interest.
pub(crate) fn reason_with_conflict(in_conflict: bool, reason: Phrase) -> Phrase {
    if in_conflict { Phrase::new("refusal-conflict").arg("why", reason) } else { reason }
}

/// Requires the viewer to be an expert on this request.
pub(crate) fn require_expert(view: &RequestView) -> Result<(), Refusal> {
    if view.has_role(Party::Expert) {
        return Ok(());
    }
    Err(Refusal::not_permitted(reason_with_conflict(view.has_role(Party::Conflicted), Phrase::new("refusal-only-experts"))))
}

/// Requires the viewer to be an expert on this request who has disclosed their interests.
pub(crate) fn require_disclosed_expert(view: &RequestView) -> Result<(), Refusal> {
    require_expert(view)?;
    match &view.disclosure {
        Some(_) => Ok(()),
        None => refuse_for_state(Phrase::new("refusal-disclose-first")),
    }
}
