//! The name to be matched as the numbers ABNF speaks of (RFC 5234 §2.3), one a character.
//!
//! Names are ASCII, so one byte a character is enough; characters up to U+00FF are matched too because grammars write
//! `%x80-FF`. What is beyond fits nothing.

use std::borrow::Cow;

/// A name, character by character, up to the first one that can fit nothing.
pub(super) struct Input<'a> {
    pub(super) codes: Cow<'a, [u8]>,
    /// Byte of the text at which each character begins; `None` when characters are bytes.
    offsets: Option<Vec<usize>>,
    /// Whether the codes are the whole text.
    pub(super) whole: bool,
}

impl<'a> Input<'a> {
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

    /// The byte of the text at which a character begins.
    pub(super) fn offset(&self, at: usize) -> usize {
        self.offsets.as_ref().map_or(at, |offsets| offsets.get(at).or(offsets.last()).copied().unwrap_or(at))
    }
}
