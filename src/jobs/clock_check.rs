//! Plausibility checks for the system clock. Irreversible steps must not run with a clock that jumped.

use crate::refusal::Refusal;
use crate::store::{AnyConnection, Store, accepted_clock};
use crate::{clock, history};
use jiff::{SignedDuration, Timestamp};

/// The maximum time by which the clock may have advanced since it was last accepted: long enough for a machine that was stopped, and
/// shorter than any period after which something ends irreversibly.
const AHEAD_MAX: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The maximum time by which the clock may be behind the newest stored event.
const BEHIND_MAX: SignedDuration = SignedDuration::from_mins(10);

/// The maximum difference between this machine's clock and the database's: far more than a response takes, far less than any period.
const DATABASE_DIFFERENCE_MAX: SignedDuration = SignedDuration::from_mins(2);

/// Why the clock is not plausible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClockFault {
    /// Much later than when it was last accepted.
    #[error("the clock shows {now:.0} and was last accepted on {seen:.0}: more than 7 days have passed, or the clock is wrong")]
    Ahead {
        /// The time of this clock.
        now: Timestamp,
        /// When the clock was last accepted.
        seen: Timestamp,
    },
    /// Earlier than the newest stored event.
    #[error("the clock shows {now:.0}, but data was written on {seen:.0}: the clock was set back")]
    Behind {
        /// The time of this clock.
        now: Timestamp,
        /// The time of the newest stored event.
        seen: Timestamp,
    },
    /// Different from the clock of the database, which all instances share.
    #[error("the clock of this machine shows {own:.0}, that of the database {database:.0}: one of them is wrong")]
    Apart {
        /// The time of this machine.
        own: Timestamp,
        /// The time of the database.
        database: Timestamp,
    },
}

/// Checks the time `now`. `seen` is when the clock was last accepted, `newest` the time of the newest stored event.
///
/// # Errors
/// Why the time is not plausible.
pub fn check_time(now: Timestamp, seen: Option<Timestamp>, newest: Option<Timestamp>) -> Result<(), ClockFault> {
    if let Some(seen) = seen.max(newest).filter(|seen| now.duration_until(*seen) > BEHIND_MAX) {
        return Err(ClockFault::Behind { now, seen });
    }
    // A registry with little activity stores few events, so only `seen`, which is updated continuously, shows how much time has passed.
    match seen {
        Some(seen) if seen.duration_until(now) > AHEAD_MAX => Err(ClockFault::Ahead { now, seen }),
        _ => Ok(()),
    }
}

/// Compares this machine's clock with the database's. An SQLite file has no clock of its own.
fn compare_with_database(conn: &mut AnyConnection) -> Result<Result<(), ClockFault>, Refusal> {
    let Some(database) = accepted_clock::database_time(conn)? else { return Ok(Ok(())) };
    let ahead = clock::ahead(database);
    if ahead.abs() <= DATABASE_DIFFERENCE_MAX {
        return Ok(Ok(()));
    }
    let own = database.saturating_sub(ahead).unwrap_or(database);
    Ok(Err(ClockFault::Apart { own, database }))
}

fn find_clock_fault(conn: &mut AnyConnection, now: Timestamp) -> Result<Result<(), ClockFault>, Refusal> {
    let judged = check_time(now, accepted_clock::last_accepted_time(conn)?, history::queries::newest_event_time(conn)?);
    Ok(judged.and(compare_with_database(conn)?))
}

/// Checks the clock, and records the time if it is plausible.
pub fn check_clock(store: &Store, now: Timestamp) -> Result<Result<(), ClockFault>, Refusal> {
    store.write(|conn| check_clock_in(conn, now))
}

/// Like `check_clock`, inside a transaction.
pub fn check_clock_in(conn: &mut AnyConnection, now: Timestamp) -> Result<Result<(), ClockFault>, Refusal> {
    let judged = find_clock_fault(conn, now)?;
    if judged.is_ok() {
        accepted_clock::record_plausible_time(conn, now)?;
    }
    Ok(judged)
}

/// Like `check_clock`, without recording the time.
pub fn clock_fault(store: &Store, now: Timestamp) -> Result<Option<ClockFault>, Refusal> {
    store.read(|conn| Ok(find_clock_fault(conn, now)?.err()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        format!("{text}Z").parse().unwrap()
    }

    #[test]
    fn implausible_clock_jump_is_rejected() {
        let seen = Some(at("2026-11-22T10:00:00"));
        assert_eq!(check_time(at("2026-11-22T10:00:30"), seen, None), Ok(()));
        assert_eq!(check_time(at("2026-11-29T10:00:00"), seen, None), Ok(()), "the machine may have been off for a week");
        assert!(matches!(check_time(at("2026-11-29T10:00:01"), seen, None), Err(ClockFault::Ahead { .. })));
        assert_eq!(check_time(at("2026-11-22T09:50:00"), seen, None), Ok(()), "a correction by a few minutes is accepted");
        assert!(matches!(check_time(at("2026-11-22T09:49:59"), seen, None), Err(ClockFault::Behind { .. })));
        let newest = Some(at("2027-01-01T00:00:00"));
        assert!(matches!(check_time(at("2026-12-31T00:00:00"), None, newest), Err(ClockFault::Behind { .. })));
        assert_eq!(check_time(at("2031-01-01T00:00:00"), None, newest), Ok(()), "a clock without an earlier check is accepted");
    }
}
