//! `NIDREG_LIMITS`: rate limits for expensive requests, per client and ten minutes, and limits of submissions, per account and day.

use std::num::NonZeroU32;
use std::str::FromStr;

/// The number of accepted requests of each kind: per ten minutes (the whole quota is available at once and is refilled evenly), or within
/// 24 hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Requests with passwords, codes and links, per network.
    pub password: NonZeroU32,
    /// Validations and searches, per network.
    pub check: NonZeroU32,
    /// Form submissions and changes, per account.
    pub act: NonZeroU32,
    /// New requests submitted by an account without a registry role, within 24 hours.
    pub submission: NonZeroU32,
    /// Drafts, comments, answers, revisions, documents, appeals and followed requests of such an account, within 24 hours.
    pub contribution: NonZeroU32,
}

const fn at_least_one(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// This is enough for a school or an office behind one address to sign in. Two validations per second are more than a person can read. A
/// registrant cannot carefully prepare ten registrations in one day.
const DEFAULT_LIMITS: Limits = Limits {
    password: at_least_one(60),
    check: at_least_one(1200),
    act: at_least_one(600),
    submission: at_least_one(10),
    contribution: at_least_one(200),
};

impl Limits {
    /// Parses `password=60 check=1200 act=600 submission=10 contribution=200`; `off` disables all limits and returns `None`.
    pub fn read(text: &str) -> Result<Option<Self>, String> {
        if text == "off" { Ok(None) } else { text.parse().map(Some) }
    }
}

impl FromStr for Limits {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut limits = DEFAULT_LIMITS;
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let wrong = || {
                format!(
                    "NIDREG_LIMITS must be off, or requests in ten minutes such as password=60 check=1200 act=600 and in a day such as \
                     submission=10 contribution=200, not {word:?}"
                )
            };
            let (name, number) = word.split_once('=').ok_or_else(wrong)?;
            let number: NonZeroU32 = number.parse().map_err(|_| wrong())?;
            match name {
                "password" => limits.password = number,
                "check" => limits.check = number,
                "act" => limits.act = number,
                "submission" => limits.submission = number,
                "contribution" => limits.contribution = number,
                _ => return Err(wrong()),
            }
        }
        Ok(limits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_can_be_set_by_name_or_switched_off() {
        assert_eq!(Limits::read("off"), Ok(None));
        assert_eq!(Limits::read(""), Ok(Some(DEFAULT_LIMITS)));
        assert_eq!(Limits::read("password=5").unwrap().unwrap().password.get(), 5);
        let daily = Limits::read("submission=3 contribution=4").unwrap().unwrap();
        assert_eq!((daily.submission.get(), daily.contribution.get(), daily.act), (3, 4, DEFAULT_LIMITS.act));
        for wrong in ["password", "password=0", "tea=5", "password=many", "submission=0"] {
            assert!(Limits::read(wrong).unwrap_err().contains(wrong), "{wrong}");
        }
    }
}
