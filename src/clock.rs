//! The only source of the current time. Rules and actions receive the time as an argument, so that tests can control it.

use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;

/// A timestamp in output for programs: in UTC, to the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, JsonSchema)]
#[schemars(with = "Timestamp", inline, description = "")]
pub struct Seconds(pub Timestamp);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.strftime("%Y-%m-%dT%H:%M:%SZ").fmt(f)
    }
}

impl Serialize for Seconds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Returns the current time.
pub fn now() -> Timestamp {
    #[expect(clippy::disallowed_methods, reason = "this is the one home of the clock")]
    Timestamp::now()
}

/// How far `other`, a time just read from another clock, is ahead of this machine's clock.
pub fn ahead(other: Timestamp) -> SignedDuration {
    now().duration_until(other)
}

/// A date as written in emails: `24 December 2026`.
pub fn spelled(day: Date) -> String {
    day.strftime("%-d %B %Y").to_string()
}

/// The UTC date of a timestamp. The registry uses no other time zone.
pub fn day(moment: Timestamp) -> Date {
    moment.to_zoned(TimeZone::UTC).date()
}
