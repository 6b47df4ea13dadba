//! Guards that require experts to disclose their interests before they act.

use crate::cases::Party;
use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::cases::viewer::Seen;
use crate::refusal::{Refusal, at};
use urn_registry::i18n::Phrase;

/// T3: operators do not have to disclose interests.
pub(crate) const ASKS_DISCLOSED: Guard = Guard::of("an expert who asks has disclosed their interests", &[], |case| {
    if case.seen.is(Party::Operator) { Ok(()) } else { as_disclosed(&case.seen) }
});

/// T10.
pub(crate) const DISCLOSED: Guard =
    Guard::of("the expert has disclosed their interests", &[], |case: &Case| as_disclosed(&case.seen));

/// T6, T7, T10: a lead decides under their own name.
pub(crate) const BY_NAME: Guard =
    Guard::of("the lead has disclosed their interests, is not anonymous, and has no unsent comments", &[Fact::Drafted], |case| {
        as_disclosed(&case.seen)?;
        if *case.drafted()? {
            return wait(Phrase::new("refusal-unsent-comments"));
        }
        if case.seen.disclosure.as_ref().is_some_and(|disclosure| disclosure.anonymous) {
            return Err(Refusal::not_permitted(Phrase::new("refusal-lead-by-name")));
        }
        Ok(())
    });

/// T3.
pub(crate) const UNNAMED: Guard =
    Guard::typed("the question does not contain the name of an anonymous expert", &[Fact::Named], |case, _| {
        if *case.named()? { Err(Refusal::at(at::QUESTION, NAME_STANDS)) } else { Ok(()) }
    });

/// The reason for a refusal, adapted for an expert with a conflict of interest.
pub(crate) fn after_conflict(in_conflict: bool, why: Phrase) -> Phrase {
    if in_conflict { Phrase::new("refusal-conflict").with("why", why) } else { why }
}

/// Requires the viewer to be an expert on this request.
pub(crate) fn as_expert(seen: &Seen) -> Result<(), Refusal> {
    if seen.is(Party::Expert) {
        return Ok(());
    }
    Err(Refusal::not_permitted(after_conflict(seen.is(Party::Conflicted), Phrase::new("refusal-only-experts"))))
}

/// Requires the viewer to be an expert on this request who has disclosed their interests.
pub(crate) fn as_disclosed(seen: &Seen) -> Result<(), Refusal> {
    as_expert(seen)?;
    match &seen.disclosure {
        Some(_) => Ok(()),
        None => wait(Phrase::new("refusal-disclose-first")),
    }
}

/// Asks for confirmation before publishing text that contains the name or address of its anonymous author.
pub(crate) const NAME_STANDS: Phrase = Phrase::new("refusal-name-stands");
