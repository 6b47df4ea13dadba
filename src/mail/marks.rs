//! Marks user input in emails.

/// Encloses text whose line breaks are retained. This character does not occur in typed text.
pub(super) const KEPT: char = '\u{1e}';

/// Quotes user input with a mark before each line, so that its origin is visible and replies quote it like other text.
pub(super) fn quoted(text: &str) -> String {
    let text = text.replace(KEPT, "");
    let lines = text.trim_matches('\n').trim_end().lines().map(|line| format!("> {line}").trim_end().to_owned());
    format!("{KEPT}{}{KEPT}", lines.collect::<Vec<_>>().join("\n"))
}

/// A text that retains its line breaks: a registration template, a list, a comparison.
pub(super) fn kept(text: &str) -> String {
    format!("{KEPT}{}{KEPT}", text.replace(KEPT, "").trim_matches('\n').trim_end())
}
