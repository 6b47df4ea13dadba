//! Marks user input in emails.

/// Encloses text whose line breaks are retained. This character does not occur in typed text.
pub(super) const PREFORMATTED_MARK: char = '\u{1e}';

/// Quotes user input with a mark before each line, so that its origin is visible and replies quote it like other text.
pub(super) fn quote_user_text(text: &str) -> String {
    let text = text.replace(PREFORMATTED_MARK, "");
    let lines = text.trim_matches('\n').trim_end().lines().map(|line| format!("> {line}").trim_end().to_owned());
    format!("{PREFORMATTED_MARK}{}{PREFORMATTED_MARK}", lines.collect::<Vec<_>>().join("\n"))
}

/// A text that retains its line breaks: a registration template, a list, a comparison.
pub(super) fn keep_line_breaks(text: &str) -> String {
    format!("{PREFORMATTED_MARK}{}{PREFORMATTED_MARK}", text.replace(PREFORMATTED_MARK, "").trim_matches('\n').trim_end())
}
