//! The result of reading a text.

use crate::finding::Finding;
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::template::{Field, NidFieldContent, Template};
use crate::urn::find::find;
use serde::Serialize;
use std::collections::BTreeMap;

/// The form that the labels are from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum TemplateForm {
    /// RFC 8141 Appendix A.
    Rfc8141,
    /// RFC 2611 and RFC 3406.
    Rfc3406,
}

/// A line (or, in a text without line breaks, a passage) that is not part of any field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Unplaced {
    /// Line number, counted from 1.
    pub line: usize,
    /// The original text.
    pub text: String,
}

/// A label in the text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct FoundLabel {
    /// The label as written.
    pub label: String,
    /// Line number, counted from 1.
    pub line: usize,
}

/// The result of reading a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The form that its labels are from.
    pub form: TemplateForm,
    /// The fields.
    pub template: Template,
    /// The first label of each field found.
    pub labels: BTreeMap<&'static str, FoundLabel>,
    /// Text that is not part of any field, in order.
    pub unplaced: Vec<Unplaced>,
    /// Sections of the surrounding document that could fill an empty field.
    pub offers: Vec<SectionForEmptyField>,
    /// Every section of the surrounding document, for manual assignment.
    pub left: Vec<OutsideSection>,
    /// Notes to the user about what the reader did.
    pub notes: Vec<Phrase>,
}

/// A section outside the template, and the empty field that it could fill: the *Security Considerations* of the document, if the
/// template has none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct SectionForEmptyField {
    /// The empty field.
    pub field: Field,
    /// The heading as written.
    pub heading: String,
    /// Line number of the heading, counted from 1.
    pub line: usize,
    /// The text below it.
    pub text: String,
}

/// A section outside the template: the text below a heading, or before the first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutsideSection {
    /// The heading as written; empty for the text before the first one.
    pub heading: String,
    /// Line number of the heading, counted from 1.
    pub line: usize,
    /// The text below it.
    pub text: String,
}

/// The fields extracted from a text.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TemplateReading"))]
pub struct ReadingJson<'a> {
    /// The form that the labels are from.
    pub form: TemplateForm,
    /// The fields.
    pub fields: &'a Template,
    /// The first label of each field found, as in the text.
    pub labels: &'a BTreeMap<&'static str, FoundLabel>,
    /// The lines that were not assigned to a field.
    pub unplaced: &'a [Unplaced],
    /// The NID, or the possible NIDs.
    pub nid: Option<NidCandidatesJson>,
    /// Sections that can fill an empty field.
    pub offers: &'a [SectionForEmptyField],
    /// What the reader did.
    pub notes: &'a [Phrase],
}

/// The NID that a text is about.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "lowercase")]
pub enum NidCandidatesJson {
    /// The NID.
    Named(String),
    /// The possible NIDs.
    Candidates(Vec<String>),
}

impl Reading {
    /// The line of the input, counted from 1, that contains the text of a finding; otherwise the line at which its section starts.
    /// `None` if the finding is about no section, or the text does not have it.
    pub fn line_of(&self, finding: &Finding, text: &str) -> Option<usize> {
        let label_line = self.labels.get(finding.field?)?.line;
        Some(self.line_in_section(finding, text, label_line).unwrap_or(label_line))
    }

    fn line_in_section(&self, finding: &Finding, text: &str, label_line: usize) -> Option<usize> {
        let field = Field::from_key(finding.field?)?;
        let wanted = self.template.text(field).lines().nth(finding.line?.checked_sub(1)?)?.trim();
        let lines = text.lines().enumerate().skip(label_line.checked_sub(1)?);
        let found = lines.into_iter().find(|(_, line)| !wanted.is_empty() && line.contains(wanted));
        found.map(|(index, _)| index + 1)
    }

    /// The NID that the text is about. If the Namespace ID field is ambiguous, the NIDs of the example URNs in Syntax are
    /// candidates too.
    pub fn nid_content(&self) -> NidFieldContent {
        let own = self.template.naming();
        let (mut offered, is_not_guaranteed) = match own {
            NidFieldContent::Named(_) => return own,
            NidFieldContent::Unsure(offered) => (offered, true),
            NidFieldContent::Absent => (Vec::new(), false),
        };
        // "To be assigned" is a valid answer, because the number of an informal namespace is assigned later.
        if !is_not_guaranteed && self.template.get(Field::NamespaceId).is_some() {
            return NidFieldContent::Absent;
        }
        for found in self.template.text(Field::Syntax).lines().flat_map(find) {
            if let Ok(nid) = Nid::parse(&found.urn.nid().to_ascii_lowercase())
                && nid.as_str() != "example"
                && !offered.contains(&nid)
                && offered.len() < CANDIDATE_NIDS_MAX
            {
                offered.push(nid);
            }
        }
        if is_not_guaranteed || !offered.is_empty() { NidFieldContent::Unsure(offered) } else { NidFieldContent::Absent }
    }

    /// The JSON output of `template read --json`.
    pub fn to_json(&self) -> serde_json::Value {
        let nid = match self.nid_content() {
            NidFieldContent::Named(nid) => Some(NidCandidatesJson::Named(nid.to_string())),
            NidFieldContent::Unsure(offered) => Some(NidCandidatesJson::Candidates(offered.iter().map(Nid::to_string).collect())),
            NidFieldContent::Absent => None,
        };
        let reading = ReadingJson {
            form: self.form,
            fields: &self.template,
            labels: &self.labels,
            unplaced: &self.unplaced,
            nid,
            offers: &self.offers,
            notes: &self.notes,
        };
        // Text, numbers and nulls can always be serialized.
        serde_json::to_value(reading).unwrap_or_default()
    }
}

/// The maximum number of candidate NIDs.
const CANDIDATE_NIDS_MAX: usize = 8;

/// Why a file cannot be read: a sentence with a solution.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);
