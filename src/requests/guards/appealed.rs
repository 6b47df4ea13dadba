//! Guards for appeals (A1, A2) and for the decision after a granted appeal.

use crate::refusal::{Refusal, at};
use crate::requests::Condition;
use crate::requests::facts::{Fact, Reopened};
use crate::requests::guards::decision::is_sentence;
use crate::requests::guards::{Guard, refuse_for_state};
use crate::users::AccountId;
use urn_registry::i18n::Phrase;

/// Whether an expert counts as the second person of a decision: after a granted appeal, not if this expert decided before.
pub(crate) fn counts_as_second(reopened: Option<&Reopened>, expert: &AccountId) -> bool {
    reopened.is_none_or(|reopened| !reopened.deciders.contains(expert))
}

/// Whether a lead can decide: after a granted appeal, not if this lead decided before and there is another one.
pub(crate) fn can_lead_decide(reopened: Option<&Reopened>, lead: &AccountId) -> bool {
    counts_as_second(reopened, lead) || reopened.is_some_and(|reopened| reopened.other_leads.is_empty())
}

/// A1.
pub(crate) const HAS_APPEALABLE_DECISION: Guard = Guard::of(
    "a decision of any kind was made within the last two months, and this person has not appealed it before",
    &[Fact::Appeals],
    |facts| if facts.appeals()?.until.is_none() { refuse_for_state(Phrase::new("refusal-no-decision")) } else { Ok(()) },
);

/// A2.
pub(crate) const APPEAL_IS_OPEN: Guard = Guard::of("an appeal is open", &[], |facts| {
    if facts.view.has_condition(Condition::UnderAppeal) { Ok(()) } else { refuse_for_state(Phrase::new("refusal-no-appeal")) }
});

/// A2.
pub(crate) const NOT_OWN_APPEAL: Guard =
    Guard::of("appellants cannot record the outcome of their own appeal", &[Fact::Appeals], |facts| {
        if facts.appeals()?.appellant.as_ref() == Some(&facts.who.id) {
            return Err(Refusal::not_permitted(Phrase::new("refusal-own-appeal")));
        }
        Ok(())
    });

/// T6, T7, T10: the lead whose decision was overturned does not decide again where there is another.
pub(crate) const LEAD_NOT_DECIDED_BEFORE: Guard = Guard::of(
    "after a granted appeal: the lead did not decide before, unless there is no other lead",
    &[Fact::Reopened],
    |facts| {
        if can_lead_decide(facts.reopened()?.as_ref(), &facts.who.id) { Ok(()) } else { refuse_decided_before() }
    },
);

/// T10.
pub(crate) const EXPERT_NOT_DECIDED_BEFORE: Guard =
    Guard::of("after a granted appeal: the expert did not decide before", &[Fact::Reopened], |facts| {
        if counts_as_second(facts.reopened()?.as_ref(), &facts.who.id) { Ok(()) } else { refuse_decided_before() }
    });

fn refuse_decided_before() -> Result<(), Refusal> {
    Err(Refusal::not_permitted(Phrase::new("refusal-decided-before")))
}

/// T6, T7, T10.
pub(crate) const APPEAL_GROUNDS_ANSWERED: Guard = Guard::on_input(
    "after a granted appeal: an answer to its grounds is given, of at least one sentence",
    &[Fact::Reopened],
    |facts, input| {
        if facts.reopened()?.is_none() || is_sentence(input.appeal_answer) {
            return Ok(());
        }
        Err(Refusal::at_field(at::APPEAL_ANSWER, Phrase::new("refusal-appeal-answer")))
    },
);
