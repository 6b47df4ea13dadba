//! Machine-readable syntax: rules that names can be tested against, in addition to the text of a request. They are saved with the draft,
//! frozen with each revision, and published as the namespace's profile on registration. They are optional and never block a request.
//!
//! Test results are stored with the rules, so that everyone who views a revision sees the same results, and no page repeats the test.

pub mod queries;
pub mod save;

use crate::cases::{Request, Subject};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use urn_registry::profile::{Reading, Testable};
use urn_registry::template::{Field, NID_PLACEHOLDER, Template};
use urn_registry::verdict::{Breaks, Issued, Tried};

/// Placeholder for a NID number that is not assigned yet.
pub const NID_TO_COME: &str = "urn-0";

/// The results of testing rules.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
#[schemars(rename = "RuleResults")]
pub struct Results {
    /// The test of the rules alone.
    pub tried: Tried,
    /// The rules they were compared with; `None` if there were no usable ones.
    pub against: Option<Against>,
    /// Names that become valid or invalid.
    pub breaks: Option<Breaks>,
    /// The reason why no statement about names in use is possible; `None` if they were tested, or if there is nothing to compare.
    pub not_tested: Option<NotTested>,
    /// The result for the registrant's list of issued names.
    pub issued: Option<Issued>,
}

/// The reason why the rules of a new revision were not compared with those in force. Only rules from the new Syntax section itself can lead
/// to the result that no names become invalid (RFC 8141 §5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(inline)]
pub enum NotTested {
    /// The examples in the Syntax section contradict its rules.
    ExamplesContradict,
    /// The Syntax section has no readable rules.
    NoRules,
    /// The rules supplied with the revision cannot be parsed, or their start rule is missing.
    Unusable,
    /// The machine-readable rules differ from those in the Syntax section.
    DifferFromText,
    /// The Syntax section changed, but the rules are still those in force.
    NotAdapted,
    /// The rules are those in force.
    Unchanged,
    /// The version in force has no readable rules.
    NoneInForce,
}

/// The rules in force that new rules were compared with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Against {
    /// The version they belong to.
    pub version: u32,
    /// Who supplied them; `None` if they were extracted from the text of the version.
    pub reading: Option<Reading>,
}

/// Rules with their test results.
#[derive(Debug, Clone, Default, PartialEq, Eq, diesel::Queryable)]
pub struct TestedRules {
    /// As typed.
    pub rules: Testable,
    /// The results of testing them.
    pub results: Results,
}

/// The rules of a submitted revision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// The rules with their test results.
    pub kept: TestedRules,
    /// Whether they were extracted from the text instead of submitted.
    pub guessed: bool,
}

/// Whether a request can have rules: only if it asks for a new text, not for a correction, another registrant or another status.
pub fn has_rules(request: &Request) -> bool {
    matches!(request.subject, Subject::NewFormal { .. } | Subject::NewInformal { .. } | Subject::Revision { .. })
}

/// The NID used for tests, in lower case: the requested one, or a placeholder if there is none yet.
pub fn nid_of(request: &Request) -> String {
    match request.subject.nid() {
        Some(nid) if urn_registry::nid::check_syntax(nid).is_ok() => nid.to_ascii_lowercase(),
        _ => NID_TO_COME.to_owned(),
    }
}

/// The Syntax section with the NID inserted.
pub fn syntax_of(text: &Template, nid: &str) -> String {
    text.text(Field::Syntax).replace(NID_PLACEHOLDER, nid)
}
