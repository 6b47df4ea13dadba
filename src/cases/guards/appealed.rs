//! Guards for appeals (A1 to A3): whether a decision can be appealed, and who decides the appeal.

use crate::cases::Party;
use crate::cases::appeals::Stage;
use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::refusal::Refusal;
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
