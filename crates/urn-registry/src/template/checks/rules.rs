//! The rules of the template, each with its page under `/rules/`.

use super::super::Field;
use crate::finding::{Level, Rule};
use crate::template::grammar::{EXAMPLES_RULE, GRAMMAR_RULE};

const fn rule(id: &'static str, level: Level, field: Field, clause: &'static str) -> Rule {
    Rule { id, level, field: Some(field.key()), clause }
}

/// T1: the version is the previous version + 1.
pub(super) const VERSION_RULE: Rule = rule("T1", Level::Error, Field::Version, "RFC 8141 Appendix A");
/// T2: the date.
pub(super) const DATE_RULE: Rule = rule("T2", Level::Error, Field::Date, "RFC 8141 Appendix A");
/// T3: a contact.
pub(super) const CONTACT_RULE: Rule = rule("T3", Level::Error, Field::Registrant, "RFC 8141 Appendix A");
/// T4: the fast track.
pub const FAST_TRACK_RULE: Rule = rule("T4", Level::Warning, Field::Registrant, "RFC 8141 §6.3");
/// T6: required sections.
pub(super) const REQUIRED_SECTION_RULE: Rule = rule("T6", Level::Error, Field::Purpose, "RFC 8141 §6.4");
/// T7: a section without content.
pub(super) const BARE_NONE_RULE: Rule = rule("T7", Level::Warning, Field::Purpose, "RFC 8141 §6.4");
/// T8: only a reference.
pub(super) const ONLY_REFERENCE_RULE: Rule = rule("T8", Level::Note, Field::Purpose, "RFC 8141 §6.4");
/// T11: r-components.
pub(super) const R_COMPONENT_RULE: Rule = rule("T11", Level::Warning, Field::Syntax, "RFC 8141 §2.3.1");
/// T13: q-components and f-components.
pub(super) const COMPONENTS_RULE: Rule = rule("T13", Level::Note, Field::Syntax, "RFC 8141 Appendix A");
/// T14: the changes are described.
pub(in crate::template) const REVISION_INFORMATION_RULE: Rule =
    rule("T14", Level::Error, Field::RevisionInformation, "RFC 8141 §6.2");
/// T15: changes without a new version.
pub const SAME_VERSION_RULE: Rule = rule("T15", Level::Warning, Field::Version, "RFC 8141 Appendix A");
/// T16: non-ASCII letters.
pub(super) const NON_ASCII_RULE: Rule = rule("T16", Level::Note, Field::Syntax, "RFC 8141 §2.2");
/// T17: long lines.
pub(super) const LONG_LINES_RULE: Rule = rule("T17", Level::Note, Field::Syntax, "RFC 8141 Appendix A");
/// T19: leftovers of the form or of page layout.
pub(super) const LEFTOVERS_RULE: Rule = rule("T19", Level::Error, Field::NamespaceId, "RFC 8141 Appendix A");
/// T20: the placeholder for the number.
pub(super) const PLACEHOLDER_RULE: Rule = rule("T20", Level::Error, Field::NamespaceId, "RFC 8141 §5.2");
/// T5: documentation on the fast track.
pub(super) const DOCUMENTATION_RULE: Rule = rule("T5", Level::Warning, Field::Documentation, "RFC 8141 §6.2");

/// T21: disallowed characters.
pub(super) const DISALLOWED_CHARACTERS_RULE: Rule = rule("T21", Level::Error, Field::Syntax, "XML 1.0 §2.2");
/// T22: characters that are confused with ASCII.
pub(super) const LOOKS_LIKE_ASCII: Rule = rule("T22", Level::Warning, Field::Syntax, "RFC 5234 §2.3");
/// T23: an obsolete RFC.
pub(super) const OBSOLETE_RFC_RULE: Rule = rule("T23", Level::Note, Field::Documentation, "RFC 8141 Appendix B");
/// T24: vague equivalence.
pub(super) const LOOSE_EQUIVALENCE_RULE: Rule = rule("T24", Level::Warning, Field::Syntax, "RFC 8141 §3.2");
/// T25: names that are reassigned, expire or are not unique.
pub(super) const REASSIGNMENT_RULE: Rule = rule("T25", Level::Warning, Field::Assignment, "RFC 8141 §5 item 1");
/// T26: identifiers of people and devices.
pub(super) const PERSONAL_NAMES_RULE: Rule = rule("T26", Level::Warning, Field::SecurityAndPrivacy, "RFC 8141 §6.4.4");
/// T27: unstable references.
pub(super) const UNSTABLE_REFERENCE_RULE: Rule = rule("T27", Level::Warning, Field::Documentation, "RFC 8141 §6.2");
/// T28: a contact at a free email provider.
pub(super) const FREE_MAIL_RULE: Rule = rule("T28", Level::Note, Field::Registrant, "RFC 8141 Appendix A");
/// T29: the cost limit of one check.
pub(super) const TOO_COMPLEX_RULE: Rule = rule("T29", Level::Warning, Field::Syntax, "RFC 8141 §6.4");

/// T31: identifiers of another system.
pub(super) const OVERLAP_RULE: Rule = rule("T31", Level::Warning, Field::Syntax, "RFC 8141 §6.4.5");

/// T36: two sentences that cannot both be true.
pub(super) const CONTRADICTION_RULE: Rule = rule("T36", Level::Warning, Field::Assignment, "RFC 8141 §6.4");
/// T37: a text in another language.
pub(super) const LANGUAGE_RULE: Rule = rule("T37", Level::Warning, Field::Purpose, "RFC 8141 §6.2");
/// T38: authority by domain names.
pub(super) const DOMAIN_AUTHORITY_RULE: Rule = rule("T38", Level::Warning, Field::Assignment, "RFC 8141 §5");

/// T40: names for one organization or network.
pub(super) const PRIVATE_USE_RULE: Rule = rule("T40", Level::Warning, Field::Purpose, "RFC 8141 §5.1");

/// T41: names that a new version no longer allows.
pub const KEPT_NAMES_RULE: Rule = rule("T41", Level::Warning, Field::Syntax, "RFC 8141 §5.1 item 3");

/// All rules of this file.
pub const ALL_TEMPLATE_RULES: [&Rule; 33] = [
    &VERSION_RULE, &DATE_RULE, &CONTACT_RULE, &FAST_TRACK_RULE, &DOCUMENTATION_RULE, &REQUIRED_SECTION_RULE, &BARE_NONE_RULE,
    &ONLY_REFERENCE_RULE, &GRAMMAR_RULE, &EXAMPLES_RULE, &R_COMPONENT_RULE, &COMPONENTS_RULE, &REVISION_INFORMATION_RULE,
    &SAME_VERSION_RULE, &NON_ASCII_RULE, &LONG_LINES_RULE, &LEFTOVERS_RULE, &PLACEHOLDER_RULE, &DISALLOWED_CHARACTERS_RULE,
    &LOOKS_LIKE_ASCII, &OBSOLETE_RFC_RULE, &LOOSE_EQUIVALENCE_RULE, &REASSIGNMENT_RULE, &PERSONAL_NAMES_RULE,
    &UNSTABLE_REFERENCE_RULE, &FREE_MAIL_RULE, &TOO_COMPLEX_RULE, &OVERLAP_RULE, &CONTRADICTION_RULE, &LANGUAGE_RULE,
    &DOMAIN_AUTHORITY_RULE, &PRIVATE_USE_RULE, &KEPT_NAMES_RULE,
];

/// The number of registrations behind the counts of [`matched_template_count`].
pub const COUNTED_TEMPLATES: usize = 52;

/// The number of [`COUNTED_TEMPLATES`] registered templates that a rule matches, as counted by `tests/library/template_corpus.rs`. If a
/// rule matches most of them, a finding is of little significance.
pub fn matched_template_count(rule: &Rule) -> Option<usize> {
    match_count_by_id(rule.id)
}

/// Like [`matched_template_count`], by rule ID; `None` for rules of other files.
pub fn match_count_by_id(id: &str) -> Option<usize> {
    let line = include_str!("../data/rule_matches.tsv").lines().find_map(|line| line.strip_prefix(id)?.strip_prefix('\t'))?;
    line.parse().ok()
}
