//! A finding: the result of one check of a NID, a URN or a template.
//!
//! The pages, the command line and the API all print the same findings (`docs/ARCHITECTURE.md`). A finding names the clause that
//! it is based on and links to the page that explains its rule, so that a reader can verify it.

use crate::i18n::Phrase;
use serde::Serialize;

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Level {
    /// Must be fixed before the request can be submitted.
    Error,
    /// Advisory: for the registrant and the experts to consider; never blocks.
    Warning,
    /// Informational.
    Note,
}

impl Level {
    /// The English label shown to users.
    pub fn label(self) -> &'static str {
        match self {
            Self::Error => "Must be fixed",
            Self::Warning => "Suggestion",
            Self::Note => "Note",
        }
    }

    /// The label in the language of the reader.
    pub fn localized_label(self) -> Phrase {
        Phrase::new(match self {
            Self::Error => "word-must-be-fixed",
            Self::Warning => "finding-suggestion",
            Self::Note => "word-note",
        })
    }

    /// The machine-readable name used in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// A finding of a check, with its clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finding {
    /// The rule's identifier, for example `N4`.
    pub id: &'static str,
    /// The severity.
    pub level: Level,
    /// The template field or form field that it is about, if there is one.
    pub field: Option<&'static str>,
    /// Line of the checked text, counted from 1.
    pub line: Option<usize>,
    /// Column in that line, in characters, counted from 1.
    pub column: Option<usize>,
    /// Where the rule is specified, for example `RFC 8141 §5.1 item 3`.
    pub clause: &'static str,
    /// One sentence that states what to change.
    pub message: Phrase,
    /// URL of the page that explains the rule.
    pub help: String,
}

impl Finding {
    /// Creates a finding of `rule` about the whole input.
    pub fn new(rule: &Rule, message: impl Into<Phrase>) -> Self {
        Self {
            id: rule.id,
            level: rule.level,
            field: rule.field,
            line: None,
            column: None,
            clause: rule.clause,
            message: message.into(),
            help: rule.help_url(),
        }
    }

    /// The message without the trailing clause in parentheses, for output that prints [`Self::clause`] anyway.
    ///
    /// ```
    /// use urn_registry::finding::Finding;
    /// use urn_registry::template::checks::SAME_VERSION_RULE;
    /// let finding = Finding::new(&SAME_VERSION_RULE, "Complete the Purpose section (RFC 8141, 6.4.1)");
    /// assert_eq!(finding.sentence(), "Complete the Purpose section");
    /// ```
    pub fn sentence(&self) -> Phrase {
        self.message.clone().without_trailing_clause()
    }

    /// Adds the line, counted from 1.
    #[must_use]
    pub(crate) fn at_line(mut self, line: usize) -> Self {
        self.line = Some(line);
        self
    }

    /// Adds the column, in characters, counted from 1.
    #[must_use]
    pub(crate) fn at_column(mut self, column: usize) -> Self {
        self.column = Some(column);
        self
    }

    /// Adds the field that the finding is about.
    #[must_use]
    pub(crate) fn on_field(mut self, field: &'static str) -> Self {
        self.field = Some(field);
        self
    }
}

/// A rule that produces findings. Each has a page under `/rules/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Stable identifier, for example `N4`.
    pub id: &'static str,
    /// The severity of a violation.
    pub level: Level,
    /// The field that it concerns, if it is always the same one.
    pub field: Option<&'static str>,
    /// Where it is specified.
    pub clause: &'static str,
}

impl Rule {
    /// The rule in one short line.
    pub fn title(&self) -> Phrase {
        Phrase::new("rules-rule-title").arg("id", self.id)
    }

    /// URL of the page that explains this rule.
    pub fn help_url(&self) -> String {
        format!("/rules/{}", self.id.to_ascii_lowercase())
    }
}
