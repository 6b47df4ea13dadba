//! Parties: ISNI (ISO 27729, MOD 11-2) and LEI (ISO 17442, MOD 97-10).

use super::modulo::{Mod11, character_value, digit_or_x, digit_value};
use super::wrong::{CheckSymbol, ValueFault};
use crate::i18n::Phrase;

/// Fifteen digits and a check digit, which may be X.
pub(super) fn isni(nss: &str) -> Result<(), ValueFault> {
    if nss.len() != 16 {
        return Err(ValueFault::malformed(nss.len().min(16), Phrase::new("wrong-isni")));
    }
    let mut sum = Mod11::default();
    for (at, byte) in nss.bytes().enumerate().take(15) {
        sum.feed(digit_value(byte).ok_or_else(|| ValueFault::malformed(at, Phrase::new("wrong-digit")))?);
    }
    let right = digit_or_x(sum.check_value());
    if nss.ends_with(right) { Ok(()) } else { Err(ValueFault::wrong_check_digit(nss, 15, CheckSymbol::Digit, right)) }
}

/// Eighteen digits or capital letters and two check digits: with each letter as two digits, the number modulo 97 is 1.
pub(super) fn lei(nss: &str) -> Result<(), ValueFault> {
    if nss.len() != 20 {
        return Err(ValueFault::malformed(nss.len().min(20), Phrase::new("wrong-lei")));
    }
    let mut left = 0;
    for (at, byte) in nss.bytes().enumerate().take(18) {
        let value = character_value(byte).filter(|_| !byte.is_ascii_lowercase());
        let value = value.ok_or_else(|| ValueFault::malformed(at, Phrase::new("wrong-lei-character")))?;
        left = (left * if value < 10 { 10 } else { 100 } + value) % 97;
    }
    let stem = left * 100 % 97;
    let given = nss.get(18..).filter(|end| end.bytes().all(|byte| byte.is_ascii_digit())).and_then(|end| end.parse::<u32>().ok());
    let given = given.ok_or_else(|| ValueFault::malformed(18, Phrase::new("wrong-lei-digits")))?;
    if (stem + given) % 97 == 1 {
        return Ok(());
    }
    let right = format!("{:02}", 98 - stem);
    Err(ValueFault {
        code: "check-digit",
        at: 18,
        should: Some(Box::new(Phrase::new("wrong-check-digits").arg("right", &right))),
        message: Phrase::new("wrong-check-digits-of").arg("stem", nss.get(..18).unwrap_or_default()).arg("right", &right),
        expected: vec![right],
    })
}
