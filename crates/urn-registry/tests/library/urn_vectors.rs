//! Tests URN parsing, NID rules and equivalence against every undisputed line of the corpus vectors.

use crate::common::json_lines;
use serde_json::Value;
use urn_registry::nid::{self, RegistrationClass};
use urn_registry::urn::normal::{ComparisonPurpose, equivalent_for};
use urn_registry::urn::{SyntaxProfile, Urn};

fn bytes_of(row: &Value) -> Vec<u8> {
    match row["input_hex"].as_str() {
        Some(hex) => (0..hex.len()).step_by(2).map(|i| u8::from_str_radix(&hex[i..i + 2], 16).unwrap()).collect(),
        None => row["input"].as_str().unwrap().as_bytes().to_vec(),
    }
}

fn check_profile(file: &str, profile: SyntaxProfile) {
    for row in json_lines(file) {
        let bytes = bytes_of(&row);
        let parsed = Urn::parse_bytes(&bytes, profile);
        if row["disputed"] == true {
            continue;
        }
        assert_eq!(parsed.is_ok(), row["valid"] == true, "{row}: {parsed:?}");
        let Ok(urn) = parsed else { continue };
        assert_eq!(Value::from(urn.nid()), row["nid"], "{row}");
        assert_eq!(Value::from(urn.nss()), row["nss"], "{row}");
        assert_eq!(Value::from(urn.normalized()), row["normalized"], "{row}");
        assert_eq!(Value::from(urn.registration_class().name()), row["nid_class"], "{row}");
        match profile {
            SyntaxProfile::Rfc8141 => {
                assert_eq!(Value::from(urn.r()), row["r"], "{row}");
                assert_eq!(Value::from(urn.q()), row["q"], "{row}");
                assert_eq!(Value::from(urn.f()), row["f"], "{row}");
            }
            SyntaxProfile::Rfc2141Bis03 => {
                assert_eq!(Value::from(urn.q()), row["query"], "{row}");
                assert_eq!(Value::from(urn.f()), row["f"], "{row}");
                assert_eq!(urn.q().is_none() && urn.f().is_none(), row["assigned_name"] == true, "{row}");
            }
            SyntaxProfile::Rfc2141 => {
                if let Some(strict) = row["valid_strict"].as_bool() {
                    assert_eq!(urn.is_strict(), strict, "{row}");
                }
            }
        }
    }
}

#[test]
fn rfc8141_parsing_matches_the_test_vectors() {
    check_profile("vectors/rfc8141.jsonl", SyntaxProfile::Rfc8141);
}

#[test]
fn rfc2141_parsing_matches_the_test_vectors() {
    check_profile("vectors/rfc2141.jsonl", SyntaxProfile::Rfc2141);
}

#[test]
fn rfc2141bis_03_parsing_matches_the_test_vectors() {
    check_profile("vectors/rfc2141bis-03.jsonl", SyntaxProfile::Rfc2141Bis03);
}

/// The questions that the vectors leave open, decided as in `design/interface.md`.
#[test]
fn disputed_cases_follow_the_documented_decisions() {
    assert!(Urn::parse("urn:urn:x").is_ok());
    assert!(Urn::parse("urn:ex:a?+r?=").is_err());
    let old = Urn::parse_as("urn:ex:a?b", SyntaxProfile::Rfc2141).unwrap();
    assert!(!old.is_strict() && old.nss() == "a?b");
    assert!(!nid::rules::formal_findings("URN", None).is_empty());
}

#[test]
fn nid_class_and_validity_match_the_test_vectors() {
    for row in json_lines("vectors/nid.jsonl") {
        let text = row["input"].as_str().unwrap();
        if row["disputed"] == true {
            continue;
        }
        let valid = nid::check_syntax(text).is_ok();
        assert_eq!(valid, row["valid"] == true, "{row}");
        let class = if valid { nid::registration_class_of(text).name() } else { "syntax" };
        assert_eq!(Value::from(class), row["class"], "{row}");
        assert_eq!(nid::rules::formal_findings(text, None).is_empty(), row["formal_ok"] == true, "{row}");
        assert_eq!(
            valid && matches!(nid::registration_class_of(text), RegistrationClass::Informal(_)),
            row["informal"] == true,
            "{row}"
        );
        let old = |profile| Urn::parse_as(&format!("urn:{text}:x"), profile).is_ok_and(|urn| urn.nid() == text);
        assert_eq!(old(SyntaxProfile::Rfc2141), row["valid_rfc2141"] == true, "{row}");
        assert_eq!(old(SyntaxProfile::Rfc2141Bis03), row["valid_rfc2141bis03"] == true, "{row}");
        if let Some(normalized) = row["normalized"].as_str() {
            assert_eq!(nid::Nid::parse(text).unwrap().as_str(), normalized, "{row}");
        }
    }
}

#[test]
fn equivalence_matches_the_test_vectors() {
    for row in json_lines("vectors/equivalence.jsonl") {
        let (profile, purpose) = match row["profile"].as_str().unwrap() {
            "rfc8141" => (SyntaxProfile::Rfc8141, ComparisonPurpose::Naming),
            "rfc2141" => (SyntaxProfile::Rfc2141, ComparisonPurpose::Naming),
            "rfc2141bis-03/5a" => (SyntaxProfile::Rfc2141Bis03, ComparisonPurpose::Naming),
            "rfc2141bis-03/5b" => (SyntaxProfile::Rfc2141Bis03, ComparisonPurpose::Caching),
            other => panic!("a profile the test does not know: {other}"),
        };
        let read = |side: &str| Urn::parse_as(row[side].as_str().unwrap(), profile).map(|urn| urn.to_string()).expect(side);
        let (a, b) = (read("a"), read("b"));
        let (a, b) = (Urn::parse_as(&a, profile).unwrap(), Urn::parse_as(&b, profile).unwrap());
        assert_eq!(equivalent_for(&a, &b, purpose), row["equivalent"] == true, "{row}");
        if purpose == ComparisonPurpose::Naming {
            assert_eq!(a.normalized() == b.normalized(), row["equivalent"] == true, "{row}");
        }
    }
}
