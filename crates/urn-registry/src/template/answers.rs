//! Twelve example templates from different fields: nine that an expert would approve, and three that no expert would. They show registrants
//! how to answer a field; the demonstration data also uses them.

use super::read::read;
use super::{Field, Template};
use crate::packed;
use std::collections::HashMap;
use std::sync::LazyLock;

const EXAMPLE_NIDS: [&str; 12] = [
    "bridge", "codelist", "folk-tune", "herbarium", "lighthouse", "misc-things", "packet-loss", "seedbank", "stop-place",
    "sundial", "tidegauge", "widget-parts",
];

/// The folder `answers`.
static EXAMPLE_TEXTS: LazyLock<HashMap<String, String>> =
    LazyLock::new(|| packed::decompress_folder(include_bytes!(concat!(env!("OUT_DIR"), "/answers.gz"))));

static PARSED_EXAMPLES: LazyLock<Vec<(&str, Template)>> =
    LazyLock::new(|| EXAMPLE_NIDS.map(|nid| (nid, read(example_text(nid)).template)).into());

/// The source text of a template.
fn example_text(nid: &str) -> &'static str {
    EXAMPLE_TEXTS.get(&format!("{nid}.txt")).map_or("", String::as_str)
}

/// The names of the templates, sorted.
pub fn example_nids() -> impl Iterator<Item = &'static str> {
    EXAMPLE_NIDS.into_iter()
}

/// The template with this name.
pub fn example_template(nid: &str) -> Option<&'static Template> {
    PARSED_EXAMPLES.iter().find(|(own, _)| *own == nid).map(|(_, template)| template)
}

/// An example answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExampleAnswer {
    /// The template that it belongs to.
    pub nid: &'static str,
    /// The field that it answers.
    pub field: Field,
    /// Whether it is a good example; otherwise it shows a mistake.
    pub good: bool,
    /// What it illustrates: the name of a message.
    pub lesson: &'static str,
    /// What the template names: the name of a message.
    pub trade: &'static str,
}

impl ExampleAnswer {
    /// The text of the answer.
    pub fn text(&self) -> &'static str {
        example_template(self.nid).map_or("", |template| template.text(self.field))
    }
}

/// The example answers for a field, good ones first.
pub fn examples_for_field(field: Field) -> impl Iterator<Item = &'static ExampleAnswer> {
    ALL_EXAMPLE_ANSWERS.iter().filter(move |answer| answer.field == field)
}

const fn answer(nid: &'static str, field: Field, (trade, lesson): (&'static str, &'static str), good: bool) -> ExampleAnswer {
    ExampleAnswer { nid, field, good, lesson, trade }
}

/// Two good answers and one bad one for each required field.
const ALL_EXAMPLE_ANSWERS: &[ExampleAnswer] = &[
    answer("lighthouse", Field::Registrant, ("answer-lighthouse-trade", "answer-lighthouse-registrant"), true),
    answer("codelist", Field::Registrant, ("answer-codelist-trade", "answer-codelist-registrant"), true),
    answer("sundial", Field::Registrant, ("answer-sundial-trade", "answer-sundial-registrant"), false),
    answer("seedbank", Field::Purpose, ("answer-seedbank-trade", "answer-seedbank-purpose"), true),
    answer("tidegauge", Field::Purpose, ("answer-tidegauge-trade", "answer-tidegauge-purpose"), true),
    answer("misc-things", Field::Purpose, ("answer-misc-things-trade", "answer-misc-things-purpose"), false),
    answer("bridge", Field::Syntax, ("answer-bridge-trade", "answer-bridge-syntax"), true),
    answer("stop-place", Field::Syntax, ("answer-stop-place-trade", "answer-stop-place-syntax"), true),
    answer("misc-things", Field::Syntax, ("answer-misc-things-trade", "answer-misc-things-syntax"), false),
    answer("lighthouse", Field::Assignment, ("answer-lighthouse-trade", "answer-lighthouse-assignment"), true),
    answer("folk-tune", Field::Assignment, ("answer-folk-tune-trade", "answer-folk-tune-assignment"), true),
    answer("sundial", Field::Assignment, ("answer-sundial-trade", "answer-sundial-assignment"), false),
    answer("herbarium", Field::SecurityAndPrivacy, ("answer-herbarium-trade", "answer-herbarium-security-and-privacy"), true),
    answer("stop-place", Field::SecurityAndPrivacy, ("answer-stop-place-trade", "answer-stop-place-security-and-privacy"), true),
    answer(
        "widget-parts",
        Field::SecurityAndPrivacy,
        ("answer-widget-parts-trade", "answer-widget-parts-security-and-privacy"),
        false,
    ),
    answer("seedbank", Field::Interoperability, ("answer-seedbank-trade", "answer-seedbank-interoperability"), true),
    answer("bridge", Field::Interoperability, ("answer-bridge-trade", "answer-bridge-interoperability"), true),
    answer("widget-parts", Field::Interoperability, ("answer-widget-parts-trade", "answer-widget-parts-interoperability"), false),
    answer("packet-loss", Field::Resolution, ("answer-packet-loss-trade", "answer-packet-loss-resolution"), true),
    answer("herbarium", Field::Resolution, ("answer-herbarium-trade", "answer-herbarium-resolution"), true),
    answer("misc-things", Field::Resolution, ("answer-misc-things-trade", "answer-misc-things-resolution"), false),
    answer("codelist", Field::Documentation, ("answer-codelist-trade", "answer-codelist-documentation"), true),
    answer("tidegauge", Field::Documentation, ("answer-tidegauge-trade", "answer-tidegauge-documentation"), true),
    answer("widget-parts", Field::Documentation, ("answer-widget-parts-trade", "answer-widget-parts-documentation"), false),
    answer(
        "herbarium",
        Field::AdditionalInformation,
        ("answer-herbarium-trade", "answer-herbarium-additional-information"),
        true,
    ),
    answer("codelist", Field::AdditionalInformation, ("answer-codelist-trade", "answer-codelist-additional-information"), true),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Level;
    use crate::template::checks::{TextKind, check};
    use crate::template::write::write;
    use jiff::civil::date;

    #[test]
    fn example_templates_are_canonical_and_have_no_errors() {
        // The example of a mistake in Assignment: the number of a lost sundial is assigned to another sundial.
        let mistake = |nid: &str, finding: &crate::finding::Finding| nid == "sundial" && finding.id == "T25";
        for nid in example_nids() {
            let template = example_template(nid).unwrap();
            assert_eq!(write(template), example_text(nid), "{nid}");
            let must = check(template, TextKind::NewFormal, date(2026, 1, 2))
                .into_iter()
                .filter(|finding| finding.level == Level::Error && !mistake(nid, finding));
            assert_eq!(must.collect::<Vec<_>>(), [], "{nid}");
        }
    }

    #[test]
    fn every_required_field_has_two_good_and_one_bad_example_answer() {
        for field in Field::REGISTRANT_FIELDS.into_iter().filter(|field| *field != Field::RevisionInformation) {
            let good: Vec<bool> = examples_for_field(field).map(|answer| answer.good).collect();
            let wanted: &[bool] = if field == Field::AdditionalInformation { &[true, true] } else { &[true, true, false] };
            assert_eq!(good, wanted, "{field:?}");
            assert!(examples_for_field(field).all(|answer| answer.text().len() > 30), "{field:?}");
        }
        assert!(example_nids().all(|nid| ALL_EXAMPLE_ANSWERS.iter().any(|answer| answer.nid == nid)));
    }
}
