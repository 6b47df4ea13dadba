//! Reading time of a text.

/// The minutes needed to read a text at 220 words per minute, at least one.
pub(crate) fn reading_minutes(text: &str) -> usize {
    const WORDS_PER_MINUTE: usize = 220;
    text.split_whitespace().count().div_ceil(WORDS_PER_MINUTE).max(1)
}
