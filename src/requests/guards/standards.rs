//! Guards for the direction of a standards body. It must come with a copy of the experts' report before registration (RFC 8141 §6.2 step
//! 4).

use crate::clock;
use crate::refusal::{Refusal, at};
use crate::requests::documents::{Document, DocumentKind};
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::guards::typed::required_text;
use crate::requests::guards::{Guard, refuse_for_state};
use urn_registry::i18n::Phrase;

/// T8.
pub(crate) const REVISION_REPORTED: Guard =
    Guard::of("the experts reported on the current revision", &[Fact::Documents], |facts| {
        let current = facts.view.newest_revision_number();
        match newest_document(facts, &[DocumentKind::Report])? {
            Some(report) if report.revision_number == current => Ok(()),
            _ => refuse_for_state(Phrase::new("refusal-not-reported")),
        }
    });

/// T8.
pub(crate) const DIRECTION_GIVEN: Guard = Guard::on_input(
    "the body's direction is given, and a copy of the report that contains the report as it was sent (§6.2 step 4)",
    &[Fact::Documents],
    |facts, input| {
        required_text(input.text, at::DIRECTION, Phrase::new("refusal-no-direction"))?;
        let copy = required_text(input.copy, at::REPORT_COPY, Phrase::new("refusal-no-copy"))?;
        newest_document(facts, &[DocumentKind::Report])?.map_or(Ok(()), |report| check_report_copy(&copy, report))
    },
);

/// Refuses unless the body directed the registration of the current revision after the last report.
pub(crate) fn check_body_directed(facts: &RequestFacts) -> Result<(), Refusal> {
    let current = facts.view.newest_revision_number();
    match newest_document(facts, &[DocumentKind::Report, DocumentKind::Direction])? {
        Some(document) if document.kind == DocumentKind::Direction && document.revision_number == current => Ok(()),
        _ => refuse_for_state(Phrase::new("refusal-not-directed")),
    }
}

fn newest_document<'a>(facts: &'a RequestFacts, kinds: &[DocumentKind]) -> Result<Option<&'a Document>, Refusal> {
    Ok(facts.documents()?.iter().rev().find(|document| kinds.contains(&document.kind)))
}

/// Requires that a copy of the report contains the report that was sent, so that the body has seen it. Line breaks and the quotation marks
/// of emails do not count.
fn check_report_copy(copy: &str, report: &Document) -> Result<(), Refusal> {
    let (copy, sent) = (without_quote_marks(copy), without_quote_marks(&report.body));
    if copy.contains(&sent) {
        return Ok(());
    }
    let mut from = 0;
    let sentences = sent.split_inclusive(". ").map(|sentence| {
        from += sentence.len();
        (from, sentence)
    });
    let differs = sentences.into_iter().find(|(end, _)| !copy.contains(sent.get(..*end).unwrap_or_default().trim_end()));
    let sentence = differs.map_or("", |(_, sentence)| sentence.trim_end()).to_owned();
    let day = clock::day(report.recorded_at);
    Err(Refusal::at_field(at::REPORT_COPY, Phrase::new("refusal-report-copy-differs").arg("day", day).arg("from", sentence)))
}

/// The words of a text, without the marks that emails put before quoted lines.
fn without_quote_marks(text: &str) -> String {
    let bare = text.lines().map(|line| line.trim_start_matches(['>', ' ']));
    bare.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}
