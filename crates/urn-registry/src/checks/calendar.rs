//! Calendar dates: federated content and news items (RFC 4198, RFC 3085), web archives (template pwid).

use super::wrong::ValueFault;
use crate::i18n::Phrase;

/// The number of days in a month of the Gregorian calendar; 0 if there is no such month.
fn days_in_month(year: u32, month: u32) -> u32 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 0,
    }
}

/// The digits at `from..to` of `text` as a number.
fn parse_digits(text: &str, from: usize, to: usize) -> Option<u32> {
    text.get(from..to).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit())).and_then(|digits| digits.parse().ok())
}

/// Rejects a day that does not exist in its month. `day_at` and `month_at` are offsets in the NSS.
fn check_day_exists(year: u32, (month, month_at): (u32, usize), (day, day_at): (u32, usize)) -> Result<(), ValueFault> {
    let last = days_in_month(year, month);
    if last == 0 {
        return Err(ValueFault {
            code: "date",
            at: month_at,
            should: Some(Box::new(Phrase::new("wrong-month"))),
            message: Phrase::new("wrong-no-month").arg("month", format!("{month:02}")),
            expected: vec!["01 to 12".to_owned()],
        });
    }
    if (1..=last).contains(&day) {
        return Ok(());
    }
    Err(ValueFault {
        code: "date",
        at: day_at,
        should: Some(Box::new(Phrase::new("wrong-day").arg("last", last))),
        message: Phrase::new("wrong-days").arg("month", month).arg("year", year.to_string()).arg("last", last),
        expected: vec![format!("01 to {last}")],
    })
}

/// The first six digits must be a date of GS1: two digits each for year, month and day; the day 00 stands for an unspecified day (GS1
/// General Specifications, dates). `at` is the offset in the NSS.
pub(super) fn check_gs1_date(digits: &str, at: usize) -> Result<(), ValueFault> {
    let part = |from: usize| parse_digits(digits, from, from + 2).unwrap_or_default();
    let (year, month, day) = (part(0), part(2), part(4));
    // In the years that two digits can represent, 1950 to 2049, every fourth year is a leap year.
    check_day_exists(2000 + year, (month, at + 2), (day.max(1), at + 4))
}

/// If the second colon-separated segment has eight digits, it must be a date in the basic format of ISO 8601.
pub(super) fn fdc_date(nss: &str) -> Result<(), ValueFault> {
    let Some((before, rest)) = nss.split_once(':') else {
        return Err(ValueFault::malformed(nss.len(), Phrase::new("wrong-date-after-colon")));
    };
    let date = rest.split(':').next().unwrap_or_default();
    let at = before.len() + 1;
    let (8, Some(year), Some(month), Some(day)) =
        (date.len(), parse_digits(date, 0, 4), parse_digits(date, 4, 6), parse_digits(date, 6, 8))
    else {
        // A year, a year and a month, or a number that is not a date (RFC 4198).
        return Ok(());
    };
    check_day_exists(year, (month, at + 4), (day, at + 6))
}

/// The text from the first colon to the Z must be an RFC 3339 time with an existing date.
pub(super) fn pwid_time(nss: &str) -> Result<(), ValueFault> {
    let form = |at| ValueFault::malformed(at, Phrase::new("wrong-time"));
    let Some((before, rest)) = nss.split_once(':') else { return Err(form(nss.len())) };
    let at = before.len() + 1;
    let time = rest.split(['Z', 'z']).next().unwrap_or_default();
    let (Some(year), Some(month), Some(day)) = (parse_digits(time, 0, 4), parse_digits(time, 5, 7), parse_digits(time, 8, 10))
    else {
        return Err(form(at));
    };
    check_day_exists(year, (month, at + 5), (day, at + 8))?;
    if parse_digits(time, 17, 19) != Some(60) {
        return Ok(());
    }
    // The list of leap seconds is not consulted; they are inserted at the end of a month.
    if parse_digits(time, 11, 13) == Some(23) && parse_digits(time, 14, 16) == Some(59) && day == days_in_month(year, month) {
        return Ok(());
    }
    Err(ValueFault {
        code: "date",
        at: at + 17,
        should: Some(Box::new(Phrase::new("wrong-second"))),
        message: Phrase::new("wrong-leap-second"),
        expected: vec!["00 to 59".to_owned()],
    })
}
