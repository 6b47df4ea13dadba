//! Texts from outside, brought to what can be kept.

/// A text of at most so many bytes, tidied.
pub(crate) fn bounded(text: &str, most: usize) -> String {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
    // PostgreSQL keeps no NUL.
    crate::template::tidy(&text.get(..end).unwrap_or_default().replace('\0', "\u{fffd}"))
}

/// A text in one line, of at most 300 bytes.
pub(super) fn one_line(text: &str) -> String {
    const LONGEST: usize = 300;
    bounded(&text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>(), LONGEST).trim().to_owned()
}
