//! What stands in the text of an email as somebody else wrote it.
#![expect(
    unreachable_pub,
    clippy::inline_always,
    clippy::unused_self,
    clippy::unnecessary_wraps,
    reason = "the macro that makes filters writes so"
)]

use askama::Values;

/// Stands before and after what keeps its lines. It is no character of a text that anybody types.
pub(super) const KEPT: char = '\u{1e}';

/// Words of somebody, each line after a mark: whoever reads sees whose they are, and an answer quotes them as everything else.
#[askama::filter_fn]
pub(super) fn quote(words: impl std::fmt::Display, _: &dyn Values) -> askama::Result<String> {
    let words = words.to_string().replace(KEPT, "");
    let lines = words.trim().lines().map(|line| format!("> {line}").trim_end().to_owned());
    Ok(format!("{KEPT}{}{KEPT}", lines.collect::<Vec<_>>().join("\n")))
}

/// A text that keeps its lines: a registration template, a list, a comparison.
#[askama::filter_fn]
pub(super) fn kept(text: impl std::fmt::Display, _: &dyn Values) -> askama::Result<String> {
    let text = text.to_string().replace(KEPT, "");
    Ok(format!("{KEPT}{}{KEPT}", text.trim_matches('\n').trim_end()))
}
