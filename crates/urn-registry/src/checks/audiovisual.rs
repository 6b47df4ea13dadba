//! Audiovisual works: ISAN (ISO 15706) and EIDR (SMPTE RP 2079), both with ISO 7064 MOD 37,36.

use super::modulo::{Mod37, character_value, value_to_character};
use super::wrong::{CheckSymbol, ValueFault};
use crate::i18n::Phrase;

fn without_hyphens(text: &str) -> impl Iterator<Item = (usize, u8)> + Clone {
    text.bytes().enumerate().filter(|(_, byte)| *byte != b'-')
}

fn hex_value(at: usize, byte: u8) -> Result<u32, ValueFault> {
    character_value(byte)
        .filter(|value| *value < 16)
        .ok_or_else(|| ValueFault::malformed(at, Phrase::new("wrong-hexadecimal-digit")))
}

fn verify_check_character(text: &str, (at, byte): (usize, u8), sum: Mod37) -> Result<(), ValueFault> {
    if character_value(byte) == Some(sum.check_value()) {
        return Ok(());
    }
    Err(ValueFault::wrong_check_digit(text, at, CheckSymbol::Character, value_to_character(sum.check_value())))
}

/// ISAN: the fifth group is the check character of the sixteen digits before it, the last one of all twenty-four.
pub(super) fn isan(nss: &str) -> Result<(), ValueFault> {
    let mut sum = Mod37::new();
    let mut count = 0;
    for (at, byte) in without_hyphens(nss) {
        match count {
            16 | 25 => verify_check_character(nss, (at, byte), sum)?,
            26.. => return Err(ValueFault::malformed(at, Phrase::new("wrong-isan-ends"))),
            _ => sum.feed(hex_value(at, byte)?),
        }
        count += 1;
    }
    if count == 17 || count == 26 {
        return Ok(());
    }
    Err(ValueFault::malformed(nss.len(), Phrase::new("wrong-isan")))
}

/// EIDR: with the prefix 10.5240, twenty hexadecimal digits and their check character; other prefixes pass.
pub(super) fn eidr(nss: &str) -> Result<(), ValueFault> {
    let Some(suffix) = nss.strip_prefix(EIDR_PREFIX) else { return Ok(()) };
    let mut sum = Mod37::new();
    let mut count = 0;
    for (at, byte) in without_hyphens(suffix).map(|(at, byte)| (at + EIDR_PREFIX.len(), byte)) {
        match count {
            0..20 => sum.feed(hex_value(at, byte)?),
            20 => verify_check_character(nss, (at, byte), sum)?,
            _ => return Err(ValueFault::malformed(at, Phrase::new("wrong-eidr-ends"))),
        }
        count += 1;
    }
    if count == 21 { Ok(()) } else { Err(ValueFault::malformed(nss.len(), Phrase::new("wrong-eidr"))) }
}

const EIDR_PREFIX: &str = "10.5240:";
