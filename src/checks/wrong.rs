//! What a value rule has to say.

/// What a value rule found wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// Stable word: `check-digit`, `date`, `arc`, `key`, `length`, `encoding`, or `form` when the rule cannot be applied.
    pub code: &'static str,
    /// Where, in bytes from the start of the NSS.
    pub at: usize,
    /// What should be different, to follow a colon: "the check digit should be 6".
    pub should: String,
    /// The whole of it: "the check digit of 978-951-0-18435 is 6".
    pub message: String,
    /// What may stand at `at`; empty when there is no short list.
    pub expected: Vec<String>,
}

impl Wrong {
    /// The text has not the form that the rule is about.
    pub(super) fn form(at: usize, message: &str) -> Self {
        Self { code: "form", at, should: message.to_owned(), message: message.to_owned(), expected: Vec::new() }
    }

    /// The check digit or character (`what`) at byte `at` of `text` should be `right`; what stands before it is named.
    pub(super) fn digit(text: &str, at: usize, what: &str, right: char) -> Self {
        let stem = text.get(..at).unwrap_or_default().trim_end_matches('-');
        Self {
            code: "check-digit",
            at,
            should: format!("the {what} should be {right}"),
            message: format!("the {what} of {stem} is {right}"),
            expected: vec![right.to_string()],
        }
    }
}
