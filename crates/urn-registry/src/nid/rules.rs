//! The mandatory rules for a NID (RFC 8141 §2, §5.1, §5.2).
//!
//! The rules are checked in the form, on submission, and again inside the transaction that registers the NID. The database also enforces
//! those that a CHECK constraint can express. Advisories to the experts are in [`super::notes`].

use super::written::parse_nid;
use super::{RegistrationClass, registration_class_of};
use crate::finding::{Finding, Level, Rule};
use crate::i18n::Phrase;

const fn hard(id: &'static str, clause: &'static str) -> Rule {
    Rule { id, level: Level::Error, field: Some("namespace_id"), clause }
}

/// N1: the NID production.
pub(crate) const SYNTAX_RULE: Rule = hard("N1", "RFC 8141 §2");
/// N2: more than two characters.
const LONGER_THAN_TWO_RULE: Rule = hard("N2", "RFC 8141 §5.1 item 3");
/// N3: does not start with `urn-`.
const NOT_URN_HYPHEN_RULE: Rule = hard("N3", "RFC 8141 §5.1 item 2");
/// N4: does not start with two letters and a hyphen.
const NOT_COUNTRY_RULE: Rule = hard("N4", "RFC 8141 §5.1 item 3");
/// N5: does not start with `X-`.
const NOT_EXPERIMENTAL_RULE: Rule = hard("N5", "RFC 8141 §5.1 item 4");
/// N6: not registered.
const NOT_TAKEN_RULE: Rule = hard("N6", "RFC 8141 §5.1 item 1");
/// N11: an informal name has the canonical form (RFC 8141 §5.2).
pub const INFORMAL_NUMBER_RULE: Rule = hard("N11", "RFC 8141 §5.2");
/// N12: not `urn` itself.
pub const NOT_URN_RULE: Rule = hard("N12", "RFC 2141 §2.1");
/// N13: not on the operators' reserved list.
const NOT_RESERVED_RULE: Rule = hard("N13", "RFC 8141 §7.2");

/// All mandatory rules, in display order.
pub const MANDATORY_RULES: [&Rule; 9] = [
    &SYNTAX_RULE, &LONGER_THAN_TWO_RULE, &NOT_URN_HYPHEN_RULE, &NOT_COUNTRY_RULE, &NOT_EXPERIMENTAL_RULE, &NOT_URN_RULE,
    &NOT_TAKEN_RULE, &NOT_RESERVED_RULE, &INFORMAL_NUMBER_RULE,
];

/// The state of one NID in the registry at the time of the query.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NidAvailability {
    /// The registrant, if it is registered ("by …" in the sentence). An empty string means "not recorded".
    pub registered_by: Option<String>,
    /// The public reason for its reservation.
    pub reserved_because: Option<String>,
}

/// A rule and its outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleVerdict {
    /// The rule that was checked.
    pub rule: &'static Rule,
    /// Whether the rule is met, violated (with the sentence), or not checked because an earlier rule decides.
    pub outcome: Outcome,
}

/// The outcome of one rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The rule is met.
    Met,
    /// The rule is violated; a sentence that states what to do.
    Broken(Phrase),
    /// Another rule decides first, or no registry was consulted.
    NotAsked,
}

/// Checks `text` as a new formal NID, rule by rule (RFC 8141 §5.1). `standing` is `None` if no registry was consulted.
///
/// ```
/// use urn_registry::nid::rules::{Outcome, check_formal_nid};
/// let broken = check_formal_nid("de-books", None).into_iter().find(|v| matches!(v.outcome, Outcome::Broken(_))).unwrap();
/// assert_eq!(broken.rule.id, "N4");
/// assert_eq!(broken.rule.clause, "RFC 8141 §5.1 item 3");
/// ```
pub fn check_formal_nid(text: &str, standing: Option<&NidAvailability>) -> Vec<RuleVerdict> {
    let written = parse_nid(text);
    let text = text.trim_ascii();
    // For one or two characters, both rules would report "between 3 and 32", so only the syntax rule does.
    let class = written.as_ref().ok().map(|nid| registration_class_of(nid.as_str()));
    let form = |rule: &'static Rule, broken: Option<Phrase>| RuleVerdict {
        rule,
        outcome: match (class, broken) {
            (None, _) => Outcome::NotAsked,
            (_, Some(sentence)) => Outcome::Broken(sentence),
            _ => Outcome::Met,
        },
    };
    let when = |yes: bool, message: &'static str| yes.then(|| Phrase::new(message));
    let mut verdicts = vec![
        RuleVerdict { rule: &SYNTAX_RULE, outcome: written.map_or_else(|not| Outcome::Broken(not.sentence()), |_| Outcome::Met) },
        form(&LONGER_THAN_TWO_RULE, when(class == Some(RegistrationClass::ReservedTwoChar), "finding-nid-two-characters")),
        form(
            &NOT_URN_HYPHEN_RULE,
            when(
                matches!(class, Some(RegistrationClass::Informal(_) | RegistrationClass::UrnMalformed)),
                "finding-nid-urn-hyphen",
            ),
        ),
        form(&NOT_COUNTRY_RULE, country_sentence(class)),
        form(&NOT_EXPERIMENTAL_RULE, when(class == Some(RegistrationClass::ExperimentalX), "finding-nid-experimental")),
        form(&NOT_URN_RULE, when(text.eq_ignore_ascii_case("urn"), "finding-nid-urn")),
    ];
    verdicts.push(registry_verdict(&NOT_TAKEN_RULE, class, standing, |s| {
        s.registered_by.as_deref().map(|by| taken_sentence(text, by))
    }));
    verdicts.push(registry_verdict(&NOT_RESERVED_RULE, class, standing, |s| {
        let reserved = |reason| Phrase::new("finding-nid-reserved").arg("nid", text.to_ascii_lowercase()).arg("reason", reason);
        s.reserved_because.as_deref().map(reserved)
    }));
    verdicts
}

fn registry_verdict(
    rule: &'static Rule,
    class: Option<RegistrationClass>,
    standing: Option<&NidAvailability>,
    broken: impl Fn(&NidAvailability) -> Option<Phrase>,
) -> RuleVerdict {
    let outcome = match (class, standing) {
        (Some(_), Some(standing)) => broken(standing).map_or(Outcome::Met, Outcome::Broken),
        _ => Outcome::NotAsked,
    };
    RuleVerdict { rule, outcome }
}

fn country_sentence(class: Option<RegistrationClass>) -> Option<Phrase> {
    match class {
        Some(RegistrationClass::ReservedCc) => Some(Phrase::new("finding-nid-country")),
        Some(RegistrationClass::ReservedAlabel) => Some(Phrase::new("finding-nid-alabel")),
        _ => None,
    }
}

fn taken_sentence(text: &str, by: &str) -> Phrase {
    let nid = text.to_ascii_lowercase();
    if by.is_empty() {
        Phrase::new("finding-nid-taken").arg("nid", nid)
    } else {
        Phrase::new("finding-nid-taken-by").arg("nid", nid).arg("by", by)
    }
}

/// The violated rules of a new formal NID as findings; empty if it can be requested.
pub fn formal_findings(text: &str, standing: Option<&NidAvailability>) -> Vec<Finding> {
    check_formal_nid(text, standing)
        .into_iter()
        .filter_map(|verdict| match verdict.outcome {
            Outcome::Broken(sentence) => Some(Finding::new(verdict.rule, sentence)),
            Outcome::Met | Outcome::NotAsked => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(nid: &str, standing: Option<&NidAvailability>) -> (String, String) {
        let finding = formal_findings(nid, standing).into_iter().next().expect(nid);
        (finding.id.to_owned(), finding.message.to_string())
    }

    #[test]
    fn syntax_error_and_its_finding_have_the_same_text() {
        for text in ["", "a", "-a", "a-", "\u{fc}", &"a".repeat(33)] {
            let fault = crate::nid::check_syntax(text).unwrap_err();
            assert_eq!(fault.sentence(), format!("{fault} (RFC 8141, 2)").as_str());
        }
    }

    #[test]
    fn each_rejected_nid_reports_its_rule_and_reason() {
        let taken = NidAvailability { registered_by: Some("the ISBN agency".into()), reserved_because: None };
        let long = "a".repeat(33);
        let cases = [
            ("urn-5", "N3", "Request an informal namespace"),
            ("de-books", "N4", "two letters and a hyphen"),
            ("xn--x", "N4", "two letters and two hyphens"),
            ("X-test", "N5", "no longer used"),
            ("ab", "N2", "between 3 and 32"),
            ("-a", "N1", "must not start with a hyphen"),
            ("a-", "N1", "must not end with a hyphen"),
            (long.as_str(), "N1", "this one has 33"),
            ("ünï", "N1", "character 1 is 'ü'"),
            ("urn", "N12", "name of the scheme"),
        ];
        for (nid, id, words) in cases {
            let (found, message) = first(nid, None);
            assert_eq!(found, id, "{nid}: {message}");
            assert!(message.contains(words), "{nid}: {message}");
        }
        let (id, message) = first("ISBN", Some(&taken));
        assert_eq!((id.as_str(), message.as_str()), ("N6", "isbn is already registered, by the ISBN agency (RFC 8141, 5.1)"));
        assert!(formal_findings("example-co", Some(&NidAvailability::default())).is_empty());
    }
}
