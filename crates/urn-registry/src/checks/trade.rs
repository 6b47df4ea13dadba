//! GS1 Application Identifiers: which keys may come first, and the check digits of the keys (GS1 General Specifications, GS1
//! Digital Link: URI Syntax).

use super::calendar::check_gs1_date;
use super::modulo::{digit_value, gs1_check_digit, value_to_character};
use super::text::percent_decoded;
use super::wrong::{CheckSymbol, ValueFault};
use crate::i18n::Phrase;

/// The primary identification keys of GS1 Digital Link.
const PRIMARY_KEYS: [&str; 15] =
    ["00", "01", "253", "255", "401", "402", "414", "417", "8003", "8004", "8006", "8010", "8013", "8017", "8018"];

/// The number of leading digits of a value; the last of them is the check digit.
fn key_digit_count(ai: &str) -> Option<usize> {
    match ai {
        "00" | "8017" | "8018" => Some(18),
        "01" | "02" | "8003" | "8006" | "8026" => Some(14),
        "253" | "255" | "410" | "411" | "412" | "413" | "414" | "415" | "416" | "417" => Some(13),
        "402" => Some(17),
        _ => None,
    }
}

/// The number of digits after a date in the values of an Application Identifier that starts with one: a time of day, or a second
/// date.
fn digit_counts_after_date(ai: &str) -> Option<&'static [usize]> {
    match ai {
        "11" | "12" | "13" | "15" | "16" | "17" | "4326" | "7006" => Some(&[0]),
        "7007" => Some(&[0, 6]),
        "4324" | "4325" | "7003" => Some(&[4]),
        "8008" => Some(&[2, 4, 6]),
        _ => None,
    }
}

/// Pairs of Application Identifier and value. A name that does not start with a digit belongs to another branch and passes.
pub(super) fn gs1_ai(nss: &str) -> Result<(), ValueFault> {
    if !nss.starts_with(|first: char| first.is_ascii_digit()) {
        return Ok(());
    }
    let mut parts = nss.split(':');
    let mut at = 0;
    while let Some(ai) = parts.next() {
        if at == 0 && !PRIMARY_KEYS.contains(&ai) {
            return Err(ValueFault {
                code: "key",
                at,
                should: Some(Box::new(Phrase::new("wrong-gs1-first"))),
                message: Phrase::new("wrong-gs1-no-key").arg("key", ai.get(..8).unwrap_or(ai)),
                expected: PRIMARY_KEYS.map(str::to_owned).to_vec(),
            });
        }
        let value_at = at + ai.len() + 1;
        let Some(value) = parts.next() else {
            return Err(ValueFault::malformed(nss.len(), Phrase::new("wrong-gs1-value")));
        };
        if let Some(count) = key_digit_count(ai) {
            check_key_value(nss, ai, value_at, value, count)?;
        }
        if let Some(after) = digit_counts_after_date(ai) {
            check_date_value(ai, value_at, value, after)?;
        }
        at = value_at + value.len() + 1;
    }
    Ok(())
}

fn check_date_value(ai: &str, value_at: usize, value: &str, after: &[usize]) -> Result<(), ValueFault> {
    let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || !after.iter().any(|digits| value.len() == YYMMDD_LEN + digits) {
        return Err(ValueFault::malformed(value_at, Phrase::new("wrong-gs1-date").arg("key", ai)));
    }
    check_gs1_date(value, value_at)?;
    match value.get(YYMMDD_LEN..).filter(|_| ai == "7007").filter(|second| !second.is_empty()) {
        Some(second) => check_gs1_date(second, value_at + YYMMDD_LEN),
        None => Ok(()),
    }
}

/// The length of a date: two digits each for year, month and day.
const YYMMDD_LEN: usize = 6;

fn check_key_value(nss: &str, ai: &str, value_at: usize, value: &str, count: usize) -> Result<(), ValueFault> {
    // The longest key has eighteen digits.
    let mut digits = [0; 18];
    let mut read = 0;
    let mut last_at = value_at;
    let begins = || Phrase::new("wrong-gs1-digits").arg("key", ai).arg("count", count);
    for ((at, octet), slot) in percent_decoded(value).take(count).zip(digits.iter_mut()) {
        last_at = value_at + at;
        *slot = digit_value(octet).ok_or_else(|| ValueFault::malformed(last_at, begins()))?;
        read += 1;
    }
    let Some(([stem @ .., given], _)) = digits.split_at_checked(count).filter(|_| read == count) else {
        return Err(ValueFault::malformed(value_at + value.len(), begins()));
    };
    let right = gs1_check_digit(stem.iter().copied());
    if *given == right {
        return Ok(());
    }
    let stem = nss.get(value_at..last_at).unwrap_or_default();
    let right = value_to_character(right);
    let message = Phrase::new("wrong-check-digit-of").arg("stem", stem).arg("right", right.to_string());
    Err(ValueFault { message, ..ValueFault::wrong_check_digit(nss, last_at, CheckSymbol::Digit, right) })
}
