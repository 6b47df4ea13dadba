//! The fault type of value rules.

use crate::i18n::Phrase;

/// A fault that a value rule found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueFault {
    /// Stable code: `check-digit`, `date`, `arc`, `key`, `length`, `encoding`, or `malformed` if the rule cannot be applied.
    pub code: &'static str,
    /// Byte offset in the NSS.
    pub at: usize,
    /// The correction, if it differs from the message.
    pub(super) should: Option<Box<Phrase>>,
    /// The full message: "the check digit of 978-951-0-18435 is 6".
    pub message: Phrase,
    /// What is allowed at `at`; empty if there is no short list.
    pub expected: Vec<String>,
}

/// The kind of value that is computed from the preceding characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CheckSymbol {
    Digit,
    Character,
}

impl ValueFault {
    /// The correction, to be shown after a colon: "the check digit should be 6".
    pub fn correction(&self) -> &Phrase {
        self.should.as_deref().unwrap_or(&self.message)
    }

    /// The text does not have the form that the rule expects.
    pub(super) fn malformed(at: usize, message: Phrase) -> Self {
        Self { code: "form", at, should: None, message, expected: Vec::new() }
    }

    /// The check digit or character at byte `at` of `text` should be `right`; the message includes the preceding text.
    pub(super) fn wrong_check_digit(text: &str, at: usize, what: CheckSymbol, right: char) -> Self {
        let stem = text.get(..at).unwrap_or_default().trim_end_matches('-');
        let (should, message) = match what {
            CheckSymbol::Digit => (Phrase::new("wrong-check-digit"), Phrase::new("wrong-check-digit-of")),
            CheckSymbol::Character => (Phrase::new("wrong-check-character"), Phrase::new("wrong-check-character-of")),
        };
        let right = right.to_string();
        Self {
            code: "check-digit",
            at,
            should: Some(Box::new(should.arg("right", &right))),
            message: message.arg("stem", stem).arg("right", &right),
            expected: vec![right],
        }
    }
}
