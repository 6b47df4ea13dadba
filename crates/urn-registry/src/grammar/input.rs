//! Converts the name to be matched to character codes (RFC 5234 §2.3).
//!
//! Names are ASCII, so one byte per character is enough. Characters up to U+00FF are supported because grammars contain
//! `%x80-FF`. Characters beyond never match.

use std::borrow::Cow;

/// The codes of a name, up to the first character that can never match.
pub(super) struct NameCodes<'a> {
    pub(super) codes: Cow<'a, [u8]>,
    /// The byte offset of each character; `None` if each character is one byte.
    offsets: Option<Vec<usize>>,
    /// Whether the codes cover the whole text.
    pub(super) whole: bool,
}

impl<'a> NameCodes<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        if text.is_ascii() {
            return Self { codes: Cow::Borrowed(text.as_bytes()), offsets: None, whole: true };
        }
        let (mut codes, mut offsets, mut whole) = (Vec::new(), Vec::new(), true);
        for (at, c) in text.char_indices() {
            offsets.push(at);
            let Ok(code) = u8::try_from(u32::from(c)) else {
                whole = false;
                break;
            };
            codes.push(code);
        }
        if whole {
            offsets.push(text.len());
        }
        Self { codes: Cow::Owned(codes), offsets: Some(offsets), whole }
    }

    /// The byte offset of a character in the text.
    pub(super) fn offset(&self, at: usize) -> usize {
        self.offsets.as_ref().map_or(at, |offsets| offsets.get(at).or(offsets.last()).copied().unwrap_or(at))
    }
}
