//! Energy Identification Codes (ENTSO-E, EIC Reference Manual, annex on the check character).

use super::modulo::{character, value};
use super::wrong::Wrong;

/// Sixteen characters, the last of which follows from the others; the hyphen counts 36.
pub(super) fn eic(nss: &str) -> Result<(), Wrong> {
    const HYPHEN: u32 = 36;
    if nss.len() != 16 {
        return Err(Wrong::form(nss.len().min(16), "an Energy Identification Code has sixteen characters"));
    }
    let mut sum = 0;
    for ((at, byte), weight) in nss.bytes().enumerate().zip(0..15_u32) {
        let value = if byte == b'-' { Some(HYPHEN) } else { value(byte).filter(|_| !byte.is_ascii_lowercase()) };
        sum += value.ok_or_else(|| Wrong::form(at, "a digit, a capital or a hyphen should stand here"))? * (16 - weight);
    }
    // (sum - 1) mod 37, where the sum may be 0.
    let right = 36 - (sum + 36) % 37;
    if right == HYPHEN {
        return Err(Wrong {
            code: "check-digit",
            at: 15,
            should: "no code is issued whose check character would be a hyphen".to_owned(),
            message: format!(
                "the check character of {} would be a hyphen, and no such code is issued",
                nss.get(..15).unwrap_or_default()
            ),
            expected: Vec::new(),
        });
    }
    if nss.ends_with(character(right)) {
        return Ok(());
    }
    Err(Wrong::digit(nss, 15, "check character", character(right)))
}
