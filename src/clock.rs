//! The only place that asks for the present time. Rules and actions take it as an argument, so that tests hold it still.

use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};

/// Now.
pub fn now() -> Timestamp {
    #[expect(clippy::disallowed_methods, reason = "this is the one home of the clock")]
    Timestamp::now()
}

/// How far another clock, which was read just now, is ahead of the one of this machine.
pub fn ahead(other: Timestamp) -> SignedDuration {
    now().duration_until(other)
}

/// A day as emails say it: `24 December 2026`.
pub fn spelled(day: Date) -> String {
    day.strftime("%-d %B %Y").to_string()
}

/// The UTC day of a moment, the only kind of day the registry knows.
pub fn day(moment: Timestamp) -> Date {
    moment.to_zoned(TimeZone::UTC).date()
}
