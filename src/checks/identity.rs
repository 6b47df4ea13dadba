//! Parties: ISNI (ISO 27729, MOD 11-2) and LEI (ISO 17442, MOD 97-10).

use super::modulo::{Mod11, digit, digit_or_x, value};
use super::wrong::Wrong;

/// Fifteen digits and their check digit, which may be X.
pub(super) fn isni(nss: &str) -> Result<(), Wrong> {
    if nss.len() != 16 {
        return Err(Wrong::form(nss.len().min(16), "an ISNI has sixteen characters"));
    }
    let mut sum = Mod11::default();
    for (at, byte) in nss.bytes().enumerate().take(15) {
        sum.feed(digit(byte).ok_or_else(|| Wrong::form(at, "a digit should stand here"))?);
    }
    let right = digit_or_x(sum.check());
    if nss.ends_with(right) { Ok(()) } else { Err(Wrong::digit(nss, 15, "check digit", right)) }
}

/// Eighteen digits and capitals and two check digits: with letters as two digits each, the number leaves 1 by 97.
pub(super) fn lei(nss: &str) -> Result<(), Wrong> {
    if nss.len() != 20 {
        return Err(Wrong::form(nss.len().min(20), "a Legal Entity Identifier has twenty characters"));
    }
    let mut left = 0;
    for (at, byte) in nss.bytes().enumerate().take(18) {
        let value = value(byte).filter(|_| !byte.is_ascii_lowercase());
        let value = value.ok_or_else(|| Wrong::form(at, "a digit or a capital should stand here"))?;
        left = (left * if value < 10 { 10 } else { 100 } + value) % 97;
    }
    let stem = left * 100 % 97;
    let given = nss.get(18..).filter(|end| end.bytes().all(|byte| byte.is_ascii_digit())).and_then(|end| end.parse::<u32>().ok());
    let given = given.ok_or_else(|| Wrong::form(18, "two check digits should stand here"))?;
    if (stem + given) % 97 == 1 {
        return Ok(());
    }
    let right = format!("{:02}", 98 - stem);
    Err(Wrong {
        code: "check-digit",
        at: 18,
        should: format!("the check digits should be {right}"),
        message: format!("the check digits of {} are {right}", nss.get(..18).unwrap_or_default()),
        expected: vec![right],
    })
}
