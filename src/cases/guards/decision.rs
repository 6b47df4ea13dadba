//! What must be true before a lead decides, reports, or declines with a second expert (T6, T7, T10).

use crate::cases::case::{Case, Fact};
use crate::cases::guards::office::one_hand;
use crate::cases::guards::typed::words;
use crate::cases::guards::{Guard, wait};
use crate::cases::input::Input;
use crate::cases::report::empty_part;
use crate::refusal::{Refusal, at};
use crate::reviews::citations;

/// T6.
pub(crate) const REASONS: Guard = Guard::typed("a reason that cites no RFC that does not exist", &[], |_, input| reasoned(input));

/// T10.
pub(crate) const CITED: Guard = Guard::typed("at least one reason with a citation that exists", &[], |_, input| {
    reasoned(input)?;
    if citations::cites(&input.tidy()) {
        return Ok(());
    }
    Err(Refusal::at(at::REASONS, "Cite what the reason rests on, for example RFC 8141, 6.4.2"))
});

/// Reasons, none of which rests on an RFC that does not exist.
fn reasoned(input: &Input<'_>) -> Result<(), Refusal> {
    let reasons = words(input.words, at::REASONS, "Enter the reasons for the decision")?;
    match citations::unknown(&reasons).first() {
        None => Ok(()),
        Some(rfc) => Err(Refusal::at(
            at::REASONS,
            format!(
                "There is no RFC {rfc} on the list of RFCs kept here. Correct the number, or give the address of the document"
            ),
        )),
    }
}

/// T6, T10: half a list of points misleads.
pub(crate) const WHOLE: Guard = Guard::typed("every point judged, or none", &[], |_, input| {
    match input.judged.missing().filter(|_| input.judged.is_begun()) {
        Some(point) => Err(Refusal::at(point.key, format!("Say of every point whether it is met, or of none: {}", point.words))),
        None => Ok(()),
    }
});

/// T6.
pub(crate) const MET: Guard = Guard::typed("no point that is not met", &[], |_, input| match input.judged.not_met() {
    Some(point) => Err(Refusal::at(point.key, "You approve the request, and say here that this is not met")),
    None => Ok(()),
});

/// T7.
pub(crate) const REPORT: Guard =
    Guard::typed("the expert report, with every point judged", &[], |_, input| report(input).map(drop));

/// The words of a report, with what it says of each point.
pub(crate) fn report(input: &Input<'_>) -> Result<String, Refusal> {
    let text = words(input.words, at::REPORT, "Enter the report")?;
    if let Some(part) = empty_part(&text) {
        return Err(Refusal::at(at::REPORT, format!("\"{part}\" has no words yet")));
    }
    if let Some(point) = input.judged.missing() {
        return Err(Refusal::at(point.key, format!("Say whether it is met: {}", point.words)));
    }
    words(&format!("{}\n\n{}", text.trim_end(), input.judged.written()), "report", "Enter the report")
}

/// T10.
pub(crate) const PROPOSED: Guard =
    Guard::of("the lead proposed it on the current text, and leads it still", &[Fact::Proposal], |case| {
        let Some(proposal) = case.proposal()? else { return wait("The lead has not proposed to decline the current text") };
        if proposal.leads {
            return Ok(());
        }
        wait("Who proposed it does not lead this request any more; a lead proposes it anew")
    });

/// T10.
pub(crate) const SECOND: Guard = Guard::of("the expert is another person", &[Fact::Proposal], |case: &Case| {
    let Some(proposal) = case.proposal()? else { return wait("The lead has not proposed to decline the current text") };
    if proposal.lead_id == case.who.id {
        return Err(Refusal::not_permitted("You proposed it; a second expert concurs"));
    }
    if proposal.is_one { Err(one_hand(&proposal.lead)) } else { Ok(()) }
});
