//! A finding: what a check has to say about a NID, a URN or a template.
//!
//! One check engine, three printers: the same objects feed the pages, the command line and the API
//! (`docs/ARCHITECTURE.md`). A finding names the clause it rests on and the page that explains its rule,
//! so that nobody has to take the program's word for it.

use crate::words::Phrase;
use serde::Serialize;

/// How much a finding weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Must be mended before the thing can be submitted.
    Fail,
    /// Worth a look by the registrant and the experts; never blocks.
    Look,
    /// Good to know.
    Info,
}

impl Level {
    /// The word shown to people.
    pub fn word(self) -> &'static str {
        match self {
            Self::Fail => "Must be fixed",
            Self::Look => "Suggestion",
            Self::Info => "Note",
        }
    }

    /// The same in the language of whoever reads it.
    pub fn words(self) -> Phrase {
        Phrase::new(match self {
            Self::Fail => "finding-must-fix",
            Self::Look => "finding-worth-a-look",
            Self::Info => "finding-good-to-know",
        })
    }

    /// The machine word, as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fail => "fail",
            Self::Look => "look",
            Self::Info => "info",
        }
    }
}

/// One finding. `line` and `column` count from 1; a column counts characters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The rule's identifier, for example `N4`.
    pub id: &'static str,
    /// How much it weighs.
    pub level: Level,
    /// The template field or form field it is about, when there is one.
    pub field: Option<&'static str>,
    /// Line of the checked text, counted from 1.
    pub line: Option<usize>,
    /// Column of that line in characters, counted from 1.
    pub column: Option<usize>,
    /// Where the rule is written, for example `RFC 8141 §5.1 item 3`.
    pub clause: &'static str,
    /// One sentence a person can act on.
    pub message: Phrase,
    /// Address of the page that explains the rule.
    pub help: String,
}

impl Finding {
    /// A finding of `rule` about nothing narrower than the whole.
    pub fn new(rule: &Rule, message: impl Into<Phrase>) -> Self {
        Self {
            id: rule.id,
            level: rule.level,
            field: rule.field,
            line: None,
            column: None,
            clause: rule.clause,
            message: message.into(),
            help: rule.help(),
        }
    }

    /// The message without the clause in brackets at its end, for a line that prints [`Self::clause`] anyway.
    ///
    /// ```
    /// use nidreg::finding::Finding;
    /// use nidreg::template::checks::REQUIRED;
    /// let finding = Finding::new(&REQUIRED, "Enter the Purpose section (RFC 8141, 6.4.1)");
    /// assert_eq!(finding.sentence(), "Enter the Purpose section");
    /// ```
    pub fn sentence(&self) -> Phrase {
        self.message.clone().bare()
    }

    /// The same finding, pointing at a line (from 1).
    #[must_use]
    pub fn at_line(mut self, line: usize) -> Self {
        self.line = Some(line);
        self
    }

    /// The same finding, pointing at a column (characters, from 1).
    #[must_use]
    pub fn at_column(mut self, column: usize) -> Self {
        self.column = Some(column);
        self
    }

    /// The same finding, about one field.
    #[must_use]
    pub fn on_field(mut self, field: &'static str) -> Self {
        self.field = Some(field);
        self
    }
}

/// A rule that findings come from. Each has a page under `/rules/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Stable identifier, for example `N4`.
    pub id: &'static str,
    /// What a breach weighs.
    pub level: Level,
    /// The field it concerns, when always the same.
    pub field: Option<&'static str>,
    /// The rule in one short line.
    pub title: &'static str,
    /// Where it is written.
    pub clause: &'static str,
    /// Why it exists and what to do, in a few sentences.
    pub why: &'static str,
}

impl Rule {
    /// Address of the page that explains this rule.
    pub fn help(&self) -> String {
        format!("/rules/{}", self.id.to_ascii_lowercase())
    }
}
