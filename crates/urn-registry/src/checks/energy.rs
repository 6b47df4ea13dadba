//! Energy Identification Codes (ENTSO-E, EIC Reference Manual, annex on the check character).

use super::modulo::{character_value, value_to_character};
use super::wrong::{CheckSymbol, ValueFault};
use crate::i18n::Phrase;

/// Sixteen characters, the last of which is the check character; the hyphen has the value 36.
pub(super) fn eic(nss: &str) -> Result<(), ValueFault> {
    const HYPHEN_VALUE: u32 = 36;
    if nss.len() != 16 {
        return Err(ValueFault::malformed(nss.len().min(16), Phrase::new("wrong-eic")));
    }
    let mut sum = 0;
    for ((at, byte), weight) in nss.bytes().enumerate().zip(0..15_u32) {
        let value = if byte == b'-' { Some(HYPHEN_VALUE) } else { character_value(byte).filter(|_| !byte.is_ascii_lowercase()) };
        sum += value.ok_or_else(|| ValueFault::malformed(at, Phrase::new("wrong-eic-character")))? * (16 - weight);
    }
    // (sum - 1) mod 37, also for a sum of 0.
    let right = 36 - (sum + 36) % 37;
    if right == HYPHEN_VALUE {
        return Err(ValueFault {
            code: "check-digit",
            at: 15,
            should: Some(Box::new(Phrase::new("wrong-eic-hyphen"))),
            message: Phrase::new("wrong-eic-hyphen-of").arg("stem", nss.get(..15).unwrap_or_default()),
            expected: Vec::new(),
        });
    }
    if nss.ends_with(value_to_character(right)) {
        return Ok(());
    }
    Err(ValueFault::wrong_check_digit(nss, 15, CheckSymbol::Character, value_to_character(right)))
}
