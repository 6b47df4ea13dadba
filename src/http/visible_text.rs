//! The escaper for text on pages: invisible or forbidden characters, such as control characters and direction marks, are shown by their
//! code point. Values of form controls are sent back unchanged, so templates write them with `|e("typed")`.

use askama::filters::{Escaper, Html};
use std::fmt;
use urn_registry::template::characters::{escape, fault};

/// The HTML escaper of pages (`askama.toml`).
#[derive(Debug, Clone, Copy, Default)]
pub struct VisibleTextEscaper;

impl Escaper for VisibleTextEscaper {
    fn write_escaped_str<W: fmt::Write>(&self, dest: W, text: &str) -> fmt::Result {
        let is_plain = |byte: u8| matches!(byte, b'\t' | b'\n' | b'\r' | b' '..=b'~');
        if text.bytes().all(is_plain) {
            return Html.write_escaped_str(dest, text);
        }
        // Browsers submit line breaks as CR LF.
        if text.contains(|c| c != '\r' && fault(c).is_some()) {
            return Html.write_escaped_str(dest, &escape(&text.replace("\r\n", "\n")));
        }
        Html.write_escaped_str(dest, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let mut out = String::new();
        VisibleTextEscaper.write_escaped_str(&mut out, text).unwrap();
        out
    }

    #[test]
    fn disallowed_characters_are_shown_as_code_points() {
        assert_eq!(shown("a < b\r\nc"), "a &#60; b\r\nc");
        assert_eq!(shown("Jos\u{e9} \u{200f}A"), "Jos\u{e9} \u{200f}A");
        assert_eq!(shown("x\u{202e}<\u{1b}"), "x[U+202E]&#60;[\u{241b} U+001B]");
    }
}
