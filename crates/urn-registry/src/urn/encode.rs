//! Encodes native names as namespace-specific strings, and decodes them for display only (RFC 8141 §2.2, §3.2, §4.4).
//!
//! A name from another identifier system may contain characters that are not allowed in an NSS. It is encoded in UTF-8, and every octet
//! that `pchar` does not allow is percent-encoded. `%` becomes `%25`, so that decoding is unambiguous. RFC 8141 allows "/" in an NSS, but
//! according to §2.2 the encoding rules of older namespaces do not change, so "/" is encoded unless the caller states that the name is
//! hierarchical.
//!
//! ```
//! use urn_registry::urn::encode::{SlashEncoding, nss_from_native, decode_for_display};
//!
//! assert_eq!(nss_from_native("1/406 é", SlashEncoding::Encode).unwrap(), "1%2F406%20%C3%A9");
//! assert_eq!(nss_from_native("1/406", SlashEncoding::Keep).unwrap(), "1/406");
//! let display = decode_for_display("caf%C3%A9").unwrap();
//! assert_eq!(display.text, "café");
//! assert!(!display.mixed_scripts);
//! ```

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// How to treat "/" in a native name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SlashEncoding {
    /// Encode it as `%2F`: correct for every namespace that does not specify otherwise.
    #[default]
    Encode,
    /// Keep it as a hierarchy separator (RFC 8141 §2.2), except as the first character.
    Keep,
}

/// Why a native name cannot become an NSS.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EncodeError {
    /// Nothing to encode: an NSS has at least one character.
    #[error("The name is empty; a namespace-specific string has at least one character (RFC 8141, 2)")]
    Empty,
    /// The name contains a NUL character.
    #[error("The name contains the NUL character at byte {at}, which must not be used in URNs in any form (RFC 2141, 2.4)")]
    Nul {
        /// Byte offset.
        at: usize,
    },
}

/// Encodes a native name as an NSS: UTF-8, then percent-encoding of everything except `pchar` (RFC 8141 §2, §2.2).
///
/// # Errors
/// [`EncodeError`]: the name is empty or contains NUL.
pub fn nss_from_native(name: &str, slash: SlashEncoding) -> Result<String, EncodeError> {
    if name.is_empty() {
        return Err(EncodeError::Empty);
    }
    if let Some(at) = name.bytes().position(|b| b == 0) {
        return Err(EncodeError::Nul { at });
    }
    let set = match slash {
        SlashEncoding::Encode => NOT_PCHAR,
        SlashEncoding::Keep => NOT_PCHAR_OR_SLASH,
    };
    // An NSS must not start with a slash.
    let (head, rest) = name.strip_prefix('/').map_or(("", name), |rest| ("%2F", rest));
    Ok(format!("{head}{}", utf8_percent_encode(rest, set)))
}

/// Encodes a native name for a namespace with the repertoire of RFC 2141: also `~`, `&` and `/`, which RFC 2141 §2.2 does not allow
/// or reserves. Encoding rules of older namespaces do not change (RFC 8141 §2.2).
///
/// # Errors
/// As [`nss_from_native`].
pub fn encode_nss_for_rfc2141(name: &str) -> Result<String, EncodeError> {
    let nss = nss_from_native(name, SlashEncoding::Encode)?;
    Ok(nss.replace('~', "%7E").replace('&', "%26"))
}

/// Everything except `pchar` (RFC 3986 §3.3).
pub(crate) const NOT_PCHAR: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b'!')
    .remove(b'$')
    .remove(b'&')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b'*')
    .remove(b'+')
    .remove(b',')
    .remove(b';')
    .remove(b'=')
    .remove(b':')
    .remove(b'@');

/// Like [`NOT_PCHAR`], but keeps the slash between levels.
const NOT_PCHAR_OR_SLASH: &AsciiSet = &NOT_PCHAR.remove(b'/');

/// A decoded form for display next to the canonical form, never instead of it (§4.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecodedNss {
    /// The decoded text.
    pub text: String,
    /// It mixes letters of several scripts, so look-alikes may deceive (§3.2, sixth example).
    pub mixed_scripts: bool,
}

/// Decodes the percent-encoding of an NSS for display. `None` if nothing is encoded, if the octets are not UTF-8, or if a decoded
/// character is invisible, a control character or changes the text direction.
pub fn decode_for_display(nss: &str) -> Option<DecodedNss> {
    if !nss.contains('%') {
        return None;
    }
    let text = percent_decode_str(nss).decode_utf8().ok()?.into_owned();
    if text.chars().any(deceives) {
        return None;
    }
    let mixed_scripts = mixes_scripts(&text);
    Some(DecodedNss { text, mixed_scripts })
}

/// Control characters, invisible and direction-changing characters, and space look-alikes.
fn deceives(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a text mixes letters of several scripts. Han, Kana and Hangul count as one script because they are written together.
fn mixes_scripts(text: &str) -> bool {
    let mut seen = None;
    for script in text.chars().filter(|c| c.is_alphabetic()).map(script_of) {
        match seen {
            None => seen = Some(script),
            Some(first) if first != script => return true,
            Some(_) => {}
        }
    }
    false
}

/// The script of a letter. Coarse, but distinguishes the scripts with look-alikes: Latin, Greek, Cyrillic, Armenian and Cherokee.
fn script_of(c: char) -> &'static str {
    match u32::from(c) {
        0..=0x024F | 0x1E00..=0x1EFF | 0x2C60..=0x2C7F | 0xA720..=0xA7FF | 0xAB30..=0xAB6F => "Latin",
        // Full-width Latin looks like Latin but has different characters.
        0xFF21..=0xFF5A => "Full-width Latin",
        0x0250..=0x02FF => "Phonetic",
        0x0370..=0x03FF | 0x1F00..=0x1FFF => "Greek",
        0x0400..=0x052F | 0x1C80..=0x1C8F | 0x2DE0..=0x2DFF | 0xA640..=0xA69F => "Cyrillic",
        0x0530..=0x058F => "Armenian",
        0x0590..=0x05FF => "Hebrew",
        0x0600..=0x077F | 0x08A0..=0x08FF => "Arabic",
        0x0900..=0x097F => "Devanagari",
        0x0E00..=0x0E7F => "Thai",
        0x10A0..=0x10FF => "Georgian",
        0x13A0..=0x13FF | 0xAB70..=0xABBF => "Cherokee",
        0x1100..=0x11FF | 0x2E80..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF | 0x20000..=0x3FFFF => "East Asian",
        0x1D400..=0x1D7FF => "Mathematical",
        _ => "Other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cyrillic_example_of_rfc_8141_3_2_is_flagged_as_mixed_scripts() {
        let shown = decode_for_display("%D0%B0bc123,z456").unwrap();
        assert_eq!(shown.text, "аbc123,z456");
        assert!(shown.mixed_scripts);
    }

    #[test]
    fn nul_and_empty_input_are_rejected_and_other_characters_encoded() {
        assert_eq!(nss_from_native("a\0b", SlashEncoding::Encode), Err(EncodeError::Nul { at: 1 }));
        assert_eq!(nss_from_native("", SlashEncoding::Encode), Err(EncodeError::Empty));
        assert_eq!(encode_nss_for_rfc2141("a&b~c/d").unwrap(), "a%26b%7Ec%2Fd");
        assert_eq!(nss_from_native("/a?b#[%]", SlashEncoding::Keep).unwrap(), "%2Fa%3Fb%23%5B%25%5D");
    }

    #[test]
    fn deceptive_or_invalid_encodings_are_not_decoded() {
        for nss in ["%E2%80%AEabc", "a%00b", "%FF", "plain", "%EF%BB%BFa"] {
            assert_eq!(decode_for_display(nss), None, "{nss}");
        }
    }
}
