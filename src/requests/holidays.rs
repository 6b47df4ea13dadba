//! Days besides weekends on which the operators do not work. They are configured per installation, because holidays differ between
//! countries.

use jiff::civil::Date;
use std::sync::OnceLock;

/// The maximum number of days in the configuration. It leaves enough business days in a year for counting to terminate.
const HOLIDAYS_MAX: usize = 100;

/// A configured holiday.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holiday {
    /// In one year: `2026-04-03`.
    Once(Date),
    /// In every year, as month and day: `12-25`.
    Yearly(i8, i8),
}

/// The configured holidays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holidays(Vec<Holiday>);

static HOLIDAYS: OnceLock<Holidays> = OnceLock::new();

/// The holidays of this process.
pub fn holidays() -> &'static Holidays {
    static NO_HOLIDAYS: Holidays = Holidays(Vec::new());
    HOLIDAYS.get().unwrap_or(&NO_HOLIDAYS)
}

/// Sets the holidays, once, at startup.
pub fn set_holidays(wanted: Holidays) {
    let _ = HOLIDAYS.set(wanted);
}

impl Holidays {
    /// Parses `12-25 01-01 2026-04-03`.
    ///
    /// # Errors
    /// A sentence about the first word that is not a day, or about too many days.
    pub fn parse(text: &str) -> Result<Self, String> {
        let days: Vec<Holiday> = text.split_whitespace().map(parse_holiday).collect::<Result<_, _>>()?;
        if days.len() > HOLIDAYS_MAX { Err(format!("at most {HOLIDAYS_MAX} days")) } else { Ok(Self(days)) }
    }

    /// Whether a date is a holiday.
    pub fn has(&self, date: Date) -> bool {
        self.0.iter().any(|day| match day {
            Holiday::Once(once) => *once == date,
            Holiday::Yearly(month, day) => (*month, *day) == (date.month(), date.day()),
        })
    }
}

fn parse_holiday(word: &str) -> Result<Holiday, String> {
    /// The prefix of a leap year, so that 29 February can be parsed.
    const LEAP_YEAR_PREFIX: &str = "2028-";
    let wrong = || format!("{word:?} is neither 12-25 nor 2026-04-03");
    match word.len() {
        5 => {
            let date: Date = [LEAP_YEAR_PREFIX, word].concat().parse().map_err(|_| wrong())?;
            Ok(Holiday::Yearly(date.month(), date.day()))
        }
        10 => word.parse().map(Holiday::Once).map_err(|_| wrong()),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holidays_recur_yearly_or_apply_to_one_date() {
        let holidays = Holidays::parse("12-25  02-29 2026-04-03").unwrap();
        let has = |date: &str| holidays.has(date.parse().unwrap());
        assert!(has("2026-12-25") && has("2031-12-25") && has("2028-02-29") && has("2026-04-03"));
        assert!(!has("2027-04-03") && !has("2026-12-24"));
        for wrong in ["christmas", "2026-02-30", "13-01", "2026-4-3"] {
            assert!(Holidays::parse(wrong).unwrap_err().contains(wrong), "{wrong}");
        }
        assert!(Holidays::parse(&"12-25 ".repeat(HOLIDAYS_MAX + 1)).is_err());
    }
}
