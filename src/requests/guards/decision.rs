//! Guards for a lead's decision, report, or proposal to decline (T6, T7, T10).

use crate::refusal::{Refusal, at};
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::guards::typed::required_text;
use crate::requests::guards::{Guard, refuse_for_state};
use crate::requests::input::ActionInput;
use crate::reviews::citations;
use urn_registry::i18n::Phrase;

/// T6. Readers must be able to see why the request was approved, especially before the announced end of the discussion.
pub(crate) const REASONS_GIVEN: Guard =
    Guard::on_input("reasons of at least one sentence are given, and every RFC they cite exists", &[], |_, input| {
        check_reasons(input)?;
        if is_sentence(input.text) {
            return Ok(());
        }
        Err(Refusal::at_field(at::REASONS, Phrase::new("refusal-reasons-sentence")))
    });

/// Whether a text is long enough for a sentence: three words, or 15 letters in a script without spaces between words.
pub(crate) fn is_sentence(text: &str) -> bool {
    let message = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
    message.count() >= 3 || text.chars().filter(|c| c.is_alphabetic()).count() >= 15
}

/// T10.
pub(crate) const REASONS_WITH_CITATION: Guard =
    Guard::on_input("reasons are given, with at least one valid citation", &[], |_, input| {
        check_reasons(input)?;
        if citations::cites(&input.tidy_text()) {
            return Ok(());
        }
        Err(Refusal::at_field(at::REASONS, Phrase::new("refusal-cite")))
    });

/// Requires reasons, and that every RFC they cite exists.
fn check_reasons(input: &ActionInput<'_>) -> Result<(), Refusal> {
    let reasons = required_text(input.text, at::REASONS, Phrase::new("refusal-reasons"))?;
    match citations::nonexistent_rfcs(&reasons).first() {
        None => Ok(()),
        Some(rfc) => Err(Refusal::at_field(at::REASONS, Phrase::new("refusal-no-rfc").arg("rfc", rfc.to_string()))),
    }
}

/// T7.
pub(crate) const REPORT_COMPLETE: Guard =
    Guard::on_input("the advice of the experts is given", &[], |_, input| advice(input).map(drop));

/// The advice of the experts in a report.
pub(crate) fn advice(input: &ActionInput<'_>) -> Result<String, Refusal> {
    required_text(input.text, at::REPORT, Phrase::new("refusal-report"))
}

/// T10.
pub(crate) const DECLINE_PROPOSED: Guard =
    Guard::of("the lead proposed it for the current revision and is still the lead", &[Fact::Proposal], |facts| {
        let Some(proposal) = facts.proposal()? else { return refuse_for_state(Phrase::new("refusal-not-proposed")) };
        if proposal.leads {
            return Ok(());
        }
        refuse_for_state(Phrase::new("refusal-proposer-left"))
    });

/// T10.
pub(crate) const INDEPENDENT_SECOND_EXPERT: Guard = Guard::of(
    "the expert is not the lead who proposed it, has had the role for seven days or more, did not receive it from that lead and did not give that lead the role of lead",
    &[Fact::Proposal],
    |facts: &RequestFacts| {
        let Some(proposal) = facts.proposal()? else { return refuse_for_state(Phrase::new("refusal-not-proposed")) };
        if proposal.lead_id == facts.who.id {
            return Err(Refusal::not_permitted(Phrase::new("refusal-you-proposed")));
        }
        if proposal.is_dependent {
            return Err(Refusal::not_permitted(Phrase::new("refusal-dependent")));
        }
        Ok(())
    },
);
