//! What a value rule has to say.

use crate::words::Phrase;

/// What a value rule found wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// Stable word: `check-digit`, `date`, `arc`, `key`, `length`, `encoding`, or `form` when the rule cannot be applied.
    pub code: &'static str,
    /// Where, in bytes from the start of the NSS.
    pub at: usize,
    /// What should be different, where that is not the message.
    pub(super) should: Option<Box<Phrase>>,
    /// The whole of it: "the check digit of 978-951-0-18435 is 6".
    pub message: Phrase,
    /// What may stand at `at`; empty when there is no short list.
    pub expected: Vec<String>,
}

/// What follows from the characters before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Checking {
    Digit,
    Character,
}

impl Wrong {
    /// What should be different, to follow a colon: "the check digit should be 6".
    pub fn should(&self) -> &Phrase {
        self.should.as_deref().unwrap_or(&self.message)
    }

    /// The text has not the form that the rule is about.
    pub(super) fn form(at: usize, message: Phrase) -> Self {
        Self { code: "form", at, should: None, message, expected: Vec::new() }
    }

    /// The check digit or character at byte `at` of `text` should be `right`; what stands before it is named.
    pub(super) fn digit(text: &str, at: usize, what: Checking, right: char) -> Self {
        let stem = text.get(..at).unwrap_or_default().trim_end_matches('-');
        let (should, message) = match what {
            Checking::Digit => (Phrase::new("wrong-check-digit"), Phrase::new("wrong-check-digit-of")),
            Checking::Character => (Phrase::new("wrong-check-character"), Phrase::new("wrong-check-character-of")),
        };
        let right = right.to_string();
        Self {
            code: "check-digit",
            at,
            should: Some(Box::new(should.with("right", &right))),
            message: message.with("stem", stem).with("right", &right),
            expected: vec![right],
        }
    }
}
