//! Tests parsing and writing on every real template of the corpus, with expected values from a table compiled by hand.

use crate::common::{corpus, seeds, texts};
use std::collections::BTreeMap;
use urn_registry::template::checks::{self, TextKind, check};
use urn_registry::template::questions;
use urn_registry::template::read::{TemplateForm, read};
use urn_registry::template::write::{canonical_template, write};
use urn_registry::template::{Field, date_in};

struct Expected {
    form: &'static str,
    nid: String,
    version: Option<u32>,
    date: String,
    present: Vec<bool>,
}

/// Columns: path, form, nid, version, date, then presence of the thirteen fields.
fn expectations() -> BTreeMap<String, Expected> {
    include_str!("../fixtures/template_expectations.tsv")
        .lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            assert_eq!(cells.len(), 18, "{line}");
            let expected = Expected {
                form: if cells[1] == "rfc8141" { "rfc8141" } else { "rfc3406" },
                nid: cells[2].to_owned(),
                version: cells[3].parse().ok(),
                date: cells[4].to_owned(),
                present: cells[5..].iter().map(|cell| *cell == "1").collect(),
            };
            (cells[0].to_owned(), expected)
        })
        .collect()
}

#[test]
fn every_corpus_template_parses_into_the_expected_fields() {
    let Some(root) = corpus() else { return };
    let expected = expectations();
    for (name, text) in texts(&root) {
        let reading = read(&text);
        let Some(want) = expected.get(&name) else { continue };
        let form = if reading.form == TemplateForm::Rfc8141 { "rfc8141" } else { "rfc3406" };
        assert_eq!(form, want.form, "{name}");
        assert_eq!(reading.template.version(), want.version, "{name}: version");
        let nid = reading.template.nid().map_or_else(|| "-".to_owned(), |nid| nid.to_string());
        assert_eq!(nid, want.nid, "{name}: NID");
        if want.date.len() == 10 {
            let date = date_in(reading.template.text(Field::Date)).map(|date| date.to_string());
            assert_eq!(date.as_deref(), Some(want.date.as_str()), "{name}: date");
        }
        let present: Vec<bool> = Field::ALL.iter().map(|field| reading.template.get(*field).is_some()).collect();
        assert_eq!(present, want.present, "{name}: which fields have text");
    }
    assert_eq!(expected.len(), 60);
}

/// Counts words, so that wrapping and the joining of a label with its value do not matter.
fn words(text: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ':').filter(|word| !word.is_empty() && *word != "\u{feff}") {
        *counts.entry(word.trim_start_matches('\u{feff}').to_owned()).or_insert(0) += 1;
    }
    counts
}

#[test]
fn every_word_ends_up_in_a_field_a_label_or_unplaced_text() {
    let Some(root) = corpus() else { return };
    for (name, text) in texts(&root) {
        let reading = read(&text);
        let mut kept = String::new();
        for field in Field::ALL {
            kept.push_str(reading.template.text(field));
            kept.push('\n');
        }
        for unplaced in &reading.unplaced {
            kept.push_str(&unplaced.text);
            kept.push('\n');
        }
        let kept = words(&kept);
        let missing: Vec<String> = words(&text)
            .into_iter()
            .filter(|(word, count)| kept.get(word).copied().unwrap_or(0) < *count)
            .map(|(word, _)| word)
            .collect();
        // Only the words of labels, numbering and rules under headings may be missing.
        let labels = [
            "namespace", "id", "identifier", "indentifier", "registration", "information", "version", "number", "date",
            "declared", "registrant", "of", "the", "purpose", "syntax", "declaration", "structure", "structures", "syntactic",
            "assignment", "security", "and", "privacy", "interoperability", "resolution", "documentation", "relevant",
            "ancillary", "additional", "revision", "isbn", "doi", "considerations", "/",
        ];
        for word in missing {
            let bare = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '/').to_lowercase();
            let numbering = word.chars().all(|c| c.is_ascii_digit() || c == '.' || c == '-' || c == '=' || c == '#');
            assert!(numbering || labels.contains(&bare.as_str()), "{name}: {word:?} was dropped");
        }
    }
}

#[test]
fn written_template_round_trips_through_the_reader() {
    let Some(root) = corpus() else { return };
    for (name, text) in texts(&root) {
        let first = canonical_template(&read(&text).template);
        let written = write(&first);
        let second = read(&written);
        assert_eq!(second.template, first, "{name}");
        assert!(second.unplaced.is_empty(), "{name}: {:?}", second.unplaced);
        assert_eq!(write(&second.template), written, "{name}");
    }
}

#[test]
fn template_with_lost_line_breaks_is_still_parsed() {
    let Some(folder) = seeds() else { return };
    let text = std::fs::read_to_string(folder.join("draft-hakala-urn-nbn-rfc3188bis-00.txt")).unwrap();
    let reading = read(&text);
    assert_eq!(reading.form, TemplateForm::Rfc3406);
    assert_eq!(reading.template.nid().unwrap().as_str(), "nbn");
    assert_eq!(reading.template.version(), Some(4));
    assert_eq!(reading.template.text(Field::Date), "2018-04-09");
    assert!(reading.template.text(Field::Registrant).starts_with("Name: "));
    let syntax = reading.template.text(Field::Syntax);
    assert!(
        syntax.starts_with("The namespace-specific string (NSS)")
            && syntax.contains("Rules for lexical equivalence of NSS part:")
    );
    assert!(reading.template.text(Field::Purpose).ends_with("records describing resources or their component parts."));
    for field in [Field::SecurityAndPrivacy, Field::Interoperability, Field::RevisionInformation] {
        assert_eq!(reading.template.get(field), None, "{field:?}");
    }
    for field in Field::ALL {
        assert!(!reading.template.text(field).contains("[Page "), "{field:?}");
    }
    assert!(reading.unplaced.iter().any(|unplaced| unplaced.text.contains("IANA Considerations")));
}

/// RFC 8141 §6.4 requires an answer (MUST) in the sections of these questions, and in no other of its sections.
#[test]
fn questions_of_level_must_are_those_that_the_specification_requires() {
    let Some(folder) = seeds() else { return };
    let text = std::fs::read_to_string(folder.join("draft-ietf-urnbis-rfc2141bis-urn-22.txt")).unwrap();
    let from = text.rfind("6.4.1.  Purpose").unwrap();
    let until = text.rfind("6.4.7.  Additional Information").unwrap();
    let sections: Vec<&str> = text[from..until].split("\n6.4.").collect();
    let required: Vec<String> = sections
        .iter()
        .filter(|section| section.split_whitespace().collect::<Vec<_>>().join(" ").contains("section MUST"))
        .map(|section| format!("RFC 8141 §6.4.{}", section.trim_start_matches("6.4.").split('.').next().unwrap()))
        .collect();
    let must = questions::all().iter().filter(|question| question.level == questions::Level::Must);
    assert_eq!(must.map(|question| question.clause.to_owned()).collect::<Vec<_>>(), required);
}

#[test]
fn hostile_text_of_256_kib_is_parsed() {
    hostile_text_comes_back(256 * 1024);
}

#[test]
#[ignore = "script/test full"]
fn hostile_text_of_1_mib_is_parsed() {
    hostile_text_comes_back(1024 * 1024);
}

fn hostile_text_comes_back(bytes: usize) {
    // The time is not measured, because the time of a debug build on a busy machine means nothing. With a quadratic reader, this test would
    // not finish.
    for unit in ["Purpose: ", "Purpose:\n", "a", " \n", "[Page 1] ", "Namespace ID: x Version: 1 ", "1.1.1.1.1.", "::::", "Date"]
    {
        let text = unit.repeat(bytes / unit.len());
        let reading = read(&text);
        assert!(reading.labels.len() <= 13 && reading.notes.len() <= 50, "{unit:?}");
    }
}

/// The page of the rules states how many registered templates each rule matches; this test counts them.
#[test]
fn stored_rule_counts_match_the_registered_templates() {
    let Some(root) = corpus() else { return };
    let today = "2026-07-28".parse().unwrap();
    let mut counts: BTreeMap<&str, usize> = checks::ALL_TEMPLATE_RULES.iter().map(|rule| (rule.id, 0)).collect();
    let registered: Vec<(String, String)> = texts(&root).into_iter().filter(|(name, _)| name.starts_with("templates/")).collect();
    for (_, text) in &registered {
        let ids: std::collections::BTreeSet<&str> =
            check(&read(text).template, TextKind::Registered, today).iter().map(|finding| finding.id).collect();
        for id in ids {
            *counts.get_mut(id).unwrap() += 1;
        }
    }
    let table: String = checks::ALL_TEMPLATE_RULES
        .iter()
        .fold(String::new(), |table, rule| table + &format!("{}\t{}\n", rule.id, counts[rule.id]));
    assert_eq!(include_str!("../../src/template/data/rule_matches.tsv"), table, "counted:\n{table}");
    assert_eq!(checks::COUNTED_TEMPLATES, registered.len());
}
