//! Prepares external text for storage.

/// Cuts a text to at most `most` bytes and tidies it.
pub(crate) fn bounded(text: &str, most: usize) -> String {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
    // PostgreSQL cannot store NUL.
    urn_registry::template::tidy(&text.get(..end).unwrap_or_default().replace('\0', "\u{fffd}"))
}

/// Puts a text on one line of at most 300 bytes.
pub(super) fn one_line(text: &str) -> String {
    const LINE_BYTES_MAX: usize = 300;
    bounded(&text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>(), LINE_BYTES_MAX).trim().to_owned()
}
