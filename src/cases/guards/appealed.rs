//! Guards for appeals (A1 to A3): whether a decision can be appealed, and who decides the appeal.

use crate::cases::Party;
use crate::cases::appeals::Stage;
use crate::cases::case::{Case, Fact};
use crate::cases::guards::decision::is_sentence;
use crate::cases::guards::{Guard, wait};
use crate::refusal::{Refusal, at};
use urn_registry::i18n::Phrase;

/// A1.
pub(crate) const APPEALABLE: Guard = Guard::of(
    "a decision of any kind was made within the last two months; an appeal goes first to the lead, then to the IESG",
    &[Fact::Appeals],
    |case| {
        if case.appeals()?.stage.is_none() {
            return wait(Phrase::new("refusal-no-decision"));
        }
        Ok(())
    },
);

fn nothing_open<T>() -> Result<T, Refusal> {
    wait(Phrase::new("refusal-no-appeal"))
}

/// The role that decides an appeal at a stage or, for the IESG, records the decision.
pub(crate) fn decides(stage: Stage) -> Party {
    match stage {
        Stage::Lead => Party::Lead,
        Stage::Iesg => Party::Operator,
    }
}

/// A2, A3.
pub(crate) const IS_OPEN: Guard =
    Guard::of("an appeal is open", &[Fact::Appeals], |case| if case.appeals()?.open.is_some() { Ok(()) } else { nothing_open() });

/// A2, A3.
pub(crate) const BY_STAGE: Guard = Guard::of(
    "the lead decides an appeal to the lead; an operator records the decision of the IESG",
    &[Fact::Appeals],
    |case: &Case| {
        let Some((open, _)) = &case.appeals()?.open else { return nothing_open() };
        let party = decides(open.stage);
        if case.seen.is(party) {
            return Ok(());
        }
        Err(Refusal::not_permitted(
            Phrase::new("refusal-decides-appeal").with("stage", open.stage.name()).with("party", party.phrase()),
        ))
    },
);

/// A2, A3.
pub(crate) const NOT_OWN: Guard = Guard::of("appellants cannot decide their own appeal", &[Fact::Appeals], |case| {
    let Some((_, person)) = &case.appeals()?.open else { return nothing_open() };
    if *person == case.who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-own-appeal")));
    }
    Ok(())
});

/// T6, T7, T10: the lead whose decision was overturned does not decide again where there is another.
pub(crate) const ANOTHER_LEAD: Guard = Guard::of(
    "after a granted appeal: the lead did not decide before, unless there is no other lead",
    &[Fact::Reopened],
    |case| {
        let Some(reopened) = case.reopened()? else { return Ok(()) };
        if reopened.deciders.contains(&case.who.id) && !reopened.other_leads.is_empty() {
            return Err(Refusal::not_permitted(Phrase::new("refusal-decided-before")));
        }
        Ok(())
    },
);

/// T10.
pub(crate) const ANOTHER_EXPERT: Guard =
    Guard::of("after a granted appeal: the expert did not decide before", &[Fact::Reopened], |case| {
        let Some(reopened) = case.reopened()? else { return Ok(()) };
        if reopened.deciders.contains(&case.who.id) {
            return Err(Refusal::not_permitted(Phrase::new("refusal-decided-before")));
        }
        Ok(())
    });

/// T6, T7, T10.
pub(crate) const GROUNDS_ANSWERED: Guard = Guard::typed(
    "after a granted appeal: an answer to its grounds is given, of at least one sentence",
    &[Fact::Reopened],
    |case, input| {
        if case.reopened()?.is_none() || is_sentence(input.appeal_answer) {
            return Ok(());
        }
        Err(Refusal::at(at::APPEAL_ANSWER, Phrase::new("refusal-appeal-answer")))
    },
);
