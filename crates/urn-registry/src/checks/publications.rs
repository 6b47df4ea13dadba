//! Books (ISBN, ISO 2108) and serials (ISSN, ISO 3297).

use super::modulo::{digit_or_x, digit_value, value_to_character};
use super::wrong::{CheckSymbol, ValueFault};
use crate::i18n::Phrase;

/// The bytes other than hyphens, with their offsets.
fn without_hyphens(nss: &str) -> impl Iterator<Item = (usize, u8)> + Clone {
    nss.bytes().enumerate().filter(|(_, byte)| *byte != b'-')
}

fn not_digit_fault(at: usize) -> ValueFault {
    ValueFault::malformed(at, Phrase::new("wrong-number"))
}

/// ISO 2108: thirteen digits with the weights 1 and 3, or, in the editions up to 1992, ten digits with the weights 10 to 1.
pub(super) fn isbn(nss: &str) -> Result<(), ValueFault> {
    match without_hyphens(nss).count() {
        13 => check_isbn_13(nss),
        10 => check_isbn_10(nss),
        _ => Err(ValueFault::malformed(nss.len(), Phrase::new("wrong-isbn"))),
    }
}

fn check_isbn_13(nss: &str) -> Result<(), ValueFault> {
    let mut sum = 0;
    for ((at, byte), weight) in without_hyphens(nss).zip([1, 3].into_iter().cycle()).take(12) {
        sum += digit_value(byte).ok_or_else(|| not_digit_fault(at))? * weight;
    }
    verify_last_digit(nss, value_to_character((10 - sum % 10) % 10))
}

fn check_isbn_10(nss: &str) -> Result<(), ValueFault> {
    let mut sum = 0;
    for ((at, byte), weight) in without_hyphens(nss).zip(2..=10_u32).take(9) {
        // From left to right the weights are 10 to 2.
        sum += digit_value(byte).ok_or_else(|| not_digit_fault(at))? * (12 - weight);
    }
    verify_last_digit(nss, digit_or_x((11 - sum % 11) % 11))
}

/// The ISSN in the bar code of a serial: 977, the first seven digits, a two-digit variant of the publisher and a separate check
/// digit (ISO 3297 Annex B).
pub(crate) fn issn_of_bar_code(digits: &str) -> Option<String> {
    let number = digits.strip_prefix("977")?.get(..7)?;
    if digits.len() != 13 || check_isbn_13(digits).is_err() {
        return None;
    }
    let mut sum = 0;
    for (byte, weight) in number.bytes().zip((2..=8_u32).rev()) {
        sum += digit_value(byte)? * weight;
    }
    let (first, last) = number.split_at_checked(4)?;
    Some(format!("{first}-{last}{}", digit_or_x((11 - sum % 11) % 11)))
}

/// ISO 3297: seven digits with the weights 8 to 2, then the check digit.
pub(super) fn issn(nss: &str) -> Result<(), ValueFault> {
    if without_hyphens(nss).count() != 8 {
        return Err(ValueFault::malformed(nss.len(), Phrase::new("wrong-issn")));
    }
    let mut sum = 0;
    for ((at, byte), weight) in without_hyphens(nss).zip(2..=8_u32).take(7) {
        sum += digit_value(byte).ok_or_else(|| not_digit_fault(at))? * (10 - weight);
    }
    verify_last_digit(nss, digit_or_x((11 - sum % 11) % 11))
}

fn verify_last_digit(nss: &str, right: char) -> Result<(), ValueFault> {
    match without_hyphens(nss).last() {
        Some((_, byte)) if char::from(byte) == right => Ok(()),
        Some((at, _)) => Err(ValueFault::wrong_check_digit(nss, at, CheckSymbol::Digit, right)),
        None => Err(ValueFault::malformed(0, Phrase::new("wrong-nothing"))),
    }
}

/// The thirteen digits, without hyphens, of an ISBN in either form: an ISBN-10 equals 978, its first nine digits and a new check
/// digit (ISO 2108). `None` if the ISBN is invalid.
pub(crate) fn to_isbn_13(nss: &str) -> Option<String> {
    isbn(nss).ok()?;
    let digits: String = without_hyphens(nss).map(|(_, byte)| char::from(byte)).collect();
    if digits.len() == 13 {
        return Some(digits);
    }
    let stem = format!("978{}", digits.get(..9)?);
    let sum: u32 =
        stem.bytes().filter_map(digit_value).zip([1, 3].into_iter().cycle()).map(|(digit, weight)| digit * weight).sum();
    Some(format!("{stem}{}", (10 - sum % 10) % 10))
}
