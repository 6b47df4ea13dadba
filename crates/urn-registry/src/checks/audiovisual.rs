//! Audiovisual works: ISAN (ISO 15706) and EIDR (SMPTE RP 2079), both with ISO 7064 MOD 37,36.

use super::modulo::{Mod37, value, value_to_character};
use super::wrong::{CheckSymbol, Wrong};
use crate::i18n::Phrase;

fn plain(text: &str) -> impl Iterator<Item = (usize, u8)> + Clone {
    text.bytes().enumerate().filter(|(_, byte)| *byte != b'-')
}

fn hex(at: usize, byte: u8) -> Result<u32, Wrong> {
    value(byte).filter(|value| *value < 16).ok_or_else(|| Wrong::form(at, Phrase::new("wrong-hexadecimal-digit")))
}

fn verify_check_character(text: &str, (at, byte): (usize, u8), sum: Mod37) -> Result<(), Wrong> {
    if value(byte) == Some(sum.check()) {
        return Ok(());
    }
    Err(Wrong::digit(text, at, CheckSymbol::Character, value_to_character(sum.check())))
}

/// ISAN: the fifth group is the check character of the sixteen digits before it, the last one of all twenty-four.
pub(super) fn isan(nss: &str) -> Result<(), Wrong> {
    let mut sum = Mod37::new();
    let mut count = 0;
    for (at, byte) in plain(nss) {
        match count {
            16 | 25 => verify_check_character(nss, (at, byte), sum)?,
            26.. => return Err(Wrong::form(at, Phrase::new("wrong-isan-ends"))),
            _ => sum.feed(hex(at, byte)?),
        }
        count += 1;
    }
    if count == 17 || count == 26 {
        return Ok(());
    }
    Err(Wrong::form(nss.len(), Phrase::new("wrong-isan")))
}

/// EIDR: with the prefix 10.5240, twenty hexadecimal digits and their check character; other prefixes pass.
pub(super) fn eidr(nss: &str) -> Result<(), Wrong> {
    let Some(suffix) = nss.strip_prefix(PREFIX) else { return Ok(()) };
    let mut sum = Mod37::new();
    let mut count = 0;
    for (at, byte) in plain(suffix).map(|(at, byte)| (at + PREFIX.len(), byte)) {
        match count {
            0..20 => sum.feed(hex(at, byte)?),
            20 => verify_check_character(nss, (at, byte), sum)?,
            _ => return Err(Wrong::form(at, Phrase::new("wrong-eidr-ends"))),
        }
        count += 1;
    }
    if count == 21 { Ok(()) } else { Err(Wrong::form(nss.len(), Phrase::new("wrong-eidr"))) }
}

const PREFIX: &str = "10.5240:";
