//! Rules that names can be tried on, beside the text of a request: kept with the draft, frozen with each text that is sent, and
//! published as the namespace's profile when it is registered. They are optional and hold nothing up.
//!
//! What came of trying them is kept beside them, so that everybody who looks at a text sees the same, and no page tries anew.

pub mod keep;
pub mod queries;

use crate::cases::{Request, Subject};
use crate::profile::{Reading, Testable};
use crate::template::{Field, NID_PLACEHOLDER, Template};
use crate::verdict::{Breaks, Issued, Tried};
use serde::{Deserialize, Serialize};

/// What is tried stands for a number that is not known yet.
pub const NID_TO_COME: &str = "urn-0";

/// What came of trying rules.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Results {
    /// By themselves.
    pub tried: Tried,
    /// Whose rules they were compared with; none when there were none that can be used.
    pub against: Option<Against>,
    /// What they change for names.
    pub breaks: Option<Breaks>,
    /// Why nothing can be said about names that are in use; none when that was tested, or when there is nothing to compare.
    pub not_tested: Option<NotTested>,
    /// The registrant's list.
    pub issued: Option<Issued>,
}

/// Why the rules of a new text were not compared with those in force. A result that says that no name breaks is only given for the
/// rules of the new Syntax section itself (RFC 8141 §5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotTested {
    /// The examples of the Syntax section do not match its rules.
    ExamplesContradict,
    /// The Syntax section has no rules that can be read.
    NoRules,
    /// The rules cannot be used.
    Unusable,
    /// The rules beside the text are not those of its Syntax section.
    DifferFromText,
    /// The Syntax section changed, and the rules beside it are still those in force.
    NotAdapted,
    /// The rules are those in force.
    Unchanged,
    /// The version in force has no rules that can be read.
    NoneInForce,
}

/// The rules that names were tried on before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// Of which version.
    pub version: u32,
    /// Whose reading; none when they were read out of the version's own text just now.
    pub reading: Option<Reading>,
}

/// Rules with what came of trying them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Kept {
    /// As typed.
    pub rules: Testable,
    /// What came of them.
    pub results: Results,
}

/// The rules beside a text that was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// With what came of them.
    pub kept: Kept,
    /// Whether nobody sent them: they were read out of the text.
    pub guessed: bool,
}

/// Whether a request has such rules: one that asks for a new text, not for another wording, registrant or status.
pub fn has_rules(request: &Request) -> bool {
    matches!(request.subject, Subject::NewFormal { .. } | Subject::NewInformal | Subject::Revision { .. })
}

/// The NID that names are tried under, in lower case: the one wished for, or a stand-in while there is none.
pub fn nid_of(request: &Request) -> String {
    match request.subject.nid() {
        Some(nid) if crate::nid::check_syntax(nid).is_ok() => nid.to_ascii_lowercase(),
        _ => NID_TO_COME.to_owned(),
    }
}

/// The Syntax section as it reads with the NID in it.
pub fn syntax_of(text: &Template, nid: &str) -> String {
    text.text(Field::Syntax).replace(NID_PLACEHOLDER, nid)
}
