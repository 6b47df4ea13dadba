//! How long a text takes to read.

/// Minutes to read a text at 220 words a minute, at least one.
pub(crate) fn reading_minutes(text: &str) -> usize {
    const WORDS_A_MINUTE: usize = 220;
    text.split_whitespace().count().div_ceil(WORDS_A_MINUTE).max(1)
}
