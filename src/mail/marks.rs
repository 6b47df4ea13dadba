//! Template filters for user input in emails.
#![expect(
    unreachable_pub,
    clippy::inline_always,
    clippy::unused_self,
    clippy::unnecessary_wraps,
    reason = "the macro that makes filters writes so"
)]

use askama::Values;

/// Encloses text whose line breaks are retained. This character does not occur in typed text.
pub(super) const KEPT: char = '\u{1e}';

/// Quotes user input with a mark before each line, so that its origin is visible and replies quote it like other text.
#[askama::filter_fn]
pub(super) fn quote(words: impl std::fmt::Display, _: &dyn Values) -> askama::Result<String> {
    let words = words.to_string().replace(KEPT, "");
    let lines = words.trim_matches('\n').trim_end().lines().map(|line| format!("> {line}").trim_end().to_owned());
    Ok(format!("{KEPT}{}{KEPT}", lines.collect::<Vec<_>>().join("\n")))
}

/// A text that retains its line breaks: a registration template, a list, a comparison.
#[askama::filter_fn]
pub(super) fn kept(text: impl std::fmt::Display, _: &dyn Values) -> askama::Result<String> {
    let text = text.to_string().replace(KEPT, "");
    Ok(format!("{KEPT}{}{KEPT}", text.trim_matches('\n').trim_end()))
}
