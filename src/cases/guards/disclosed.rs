//! An expert acts only after they disclosed their interests.

use crate::cases::Party;
use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::cases::see::Seen;
use crate::refusal::{Refusal, at};

/// T3: an operator has no interests to disclose.
pub(crate) const ASKS_DISCLOSED: Guard = Guard::of("an expert has disclosed their interests", &[], |case| {
    if case.seen.is(Party::Operator) { Ok(()) } else { as_disclosed(&case.seen) }
});

/// T10.
pub(crate) const DISCLOSED: Guard =
    Guard::of("the expert has disclosed their interests", &[], |case: &Case| as_disclosed(&case.seen));

/// T6, T7, T10: a lead's decision bears a name.
pub(crate) const BY_NAME: Guard = Guard::of(
    "the lead has disclosed their interests, answers by name, and has sent or dropped their comments",
    &[Fact::Drafted],
    |case| {
        as_disclosed(&case.seen)?;
        if *case.drafted()? {
            return wait("You have comments that are not sent; send or drop them first");
        }
        if case.seen.disclosure.as_ref().is_some_and(|disclosure| disclosure.anonymous) {
            return Err(Refusal::not_permitted(
                "You answer without your name on this request; a lead who decides does so by name",
            ));
        }
        Ok(())
    },
);

/// T3.
pub(crate) const UNNAMED: Guard =
    Guard::typed("who answers without a name does not name themselves", &[Fact::Named], |case, _| {
        if *case.named()? { Err(Refusal::at(at::QUESTION, NAME_STANDS)) } else { Ok(()) }
    });

/// Who may review a request.
pub(crate) fn as_expert(seen: &Seen) -> Result<(), Refusal> {
    if seen.is(Party::Expert) {
        return Ok(());
    }
    let conflict = if seen.is(Party::Conflicted) { "You declared a conflict of interest. " } else { "" };
    Err(Refusal::not_permitted(format!(
        "{conflict}Only designated experts with an appointment and without a conflict of interest review a request"
    )))
}

/// Who is an expert here and has said what there is to say about a conflict of interest.
pub(crate) fn as_disclosed(seen: &Seen) -> Result<(), Refusal> {
    as_expert(seen)?;
    match &seen.disclosure {
        Some(_) => Ok(()),
        None => wait("Say first whether you have a conflict of interest"),
    }
}

/// The question before words are published that name their author, who answers without a name.
pub(crate) const NAME_STANDS: &str = "Your name or address stands in this text, and you answer without your name on this request. Publish it as it is, or change it; \
                               what is sent is public for good";
