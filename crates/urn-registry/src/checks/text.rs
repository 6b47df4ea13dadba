//! Rules about length and octets.

use super::wrong::ValueFault;
use crate::i18n::Phrase;

/// The maximum length of the NSS of `trivore`: 512 characters minus the twelve of `urn:trivore:`.
const TRIVORE_NSS_MAX: usize = 500;

/// A URN of `trivore` has at most 512 characters (its template, Syntax).
pub(super) fn trivore_length(nss: &str) -> Result<(), ValueFault> {
    check_length(nss, 0, nss.len(), TRIVORE_NSS_MAX)
}

fn check_length(nss: &str, from: usize, len: usize, most: usize) -> Result<(), ValueFault> {
    if len <= most {
        return Ok(());
    }
    debug_assert!(from + most <= nss.len());
    Err(ValueFault {
        code: "length",
        at: from + most,
        should: Some(Box::new(Phrase::new("wrong-length").arg("most", most))),
        message: Phrase::new("wrong-length-is").arg("length", len).arg("most", most),
        expected: Vec::new(),
    })
}

/// A name of `urn-6` has at most 255 characters and decodes to UTF-8 (its template, declaration of syntax).
pub(super) fn urn_6_name(nss: &str) -> Result<(), ValueFault> {
    const NAME_MAX: usize = 255;
    let Some((from, _)) = nss.match_indices(':').nth(1).map(|(at, colon)| (at + 1, colon)) else {
        return Err(ValueFault::malformed(nss.len(), Phrase::new("wrong-second-colon")));
    };
    let name = nss.get(from..).unwrap_or_default();
    check_length(nss, from, name.len(), NAME_MAX)?;
    utf8(nss)
}

/// The percent-encoded octets of an NSS must be UTF-8 (RFC 8141 §2.2).
///
/// # Errors
/// The first invalid octet, with the code `encoding`.
pub fn utf8(nss: &str) -> Result<(), ValueFault> {
    if !nss.contains('%') {
        return Ok(());
    }
    let octets: Vec<(usize, u8)> = percent_decoded(nss).collect();
    let bytes: Vec<u8> = octets.iter().map(|(_, octet)| *octet).collect();
    let Err(error) = std::str::from_utf8(&bytes) else { return Ok(()) };
    let wrong = octets.get(error.valid_up_to());
    let octet = wrong.map_or(0, |(_, octet)| *octet);
    let message = if error.error_len().is_none() { "wrong-utf-8-needs" } else { "wrong-utf-8-stands" };
    Err(ValueFault {
        code: "encoding",
        at: wrong.map_or(0, |(at, _)| *at),
        should: Some(Box::new(Phrase::new("wrong-utf-8"))),
        message: Phrase::new(message).arg("octet", format!("{octet:02X}")),
        expected: Vec::new(),
    })
}

/// The octets of a percent-encoded text, each with its offset.
pub(super) fn percent_decoded(text: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = bytes.get(at..)?;
        let start = at;
        let (octet, len) = match rest {
            [b'%', high, low, ..] => match (hex_value(*high), hex_value(*low)) {
                (Some(high), Some(low)) => (high << 4 | low, 3),
                _ => (b'%', 1),
            },
            [first, ..] => (*first, 1),
            [] => return None,
        };
        at += len;
        Some((start, octet))
    })
}

fn hex_value(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}
