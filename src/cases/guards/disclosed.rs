//! Guards that require experts to disclose their interests before they act.

use crate::cases::Party;
use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::cases::viewer::RequestView;
use crate::refusal::Refusal;
use urn_registry::i18n::Phrase;

/// T3: operators do not have to disclose interests.
pub(crate) const ASKS_DISCLOSED: Guard = Guard::of("an expert who asks has disclosed their interests", &[], |case| {
    if case.view.is(Party::Operator) { Ok(()) } else { as_disclosed(&case.view) }
});

/// T10.
pub(crate) const DISCLOSED: Guard =
    Guard::of("the expert has disclosed their interests", &[], |case: &Case| as_disclosed(&case.view));

/// T6, T7, T10.
pub(crate) const LEAD_DISCLOSED: Guard =
    Guard::of("the lead has disclosed their interests and has no unsent comments", &[Fact::Drafted], |case| {
        as_disclosed(&case.view)?;
        if *case.drafted()? {
            return wait(Phrase::new("refusal-unsent-comments"));
        }
        Ok(())
    });

/// The reason for a refusal, adapted for an expert with a conflict of interest.
pub(crate) fn after_conflict(in_conflict: bool, why: Phrase) -> Phrase {
    if in_conflict { Phrase::new("refusal-conflict").with("why", why) } else { why }
}

/// Requires the viewer to be an expert on this request.
pub(crate) fn as_expert(view: &RequestView) -> Result<(), Refusal> {
    if view.is(Party::Expert) {
        return Ok(());
    }
    Err(Refusal::not_permitted(after_conflict(view.is(Party::Conflicted), Phrase::new("refusal-only-experts"))))
}

/// Requires the viewer to be an expert on this request who has disclosed their interests.
pub(crate) fn as_disclosed(view: &RequestView) -> Result<(), Refusal> {
    as_expert(view)?;
    match &view.disclosure {
        Some(_) => Ok(()),
        None => wait(Phrase::new("refusal-disclose-first")),
    }
}
