//! Whether the clock can be believed: nothing that ends for good is done by one that jumps.

use crate::refusal::Refusal;
use crate::store::{AnyConnection, Store, believed};
use crate::{clock, history};
use jiff::{SignedDuration, Timestamp};

/// How far the clock may have gone on since it was last believed: a long holiday of the machine, and less than any period after which
/// something ends for good.
const AHEAD_MAX: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How far the clock may be behind what is written already.
const BEHIND_MAX: SignedDuration = SignedDuration::from_mins(10);

/// How far the clock of this machine and that of the database may be apart: far more than an answer takes, far less than any period.
const APART_MAX: SignedDuration = SignedDuration::from_mins(2);

/// A clock that nobody should act by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Strange {
    /// Much later than when it was last believed.
    #[error("the clock says {now:.0}, and was last believed on {seen:.0}: more than 7 days have passed, or it is wrong")]
    Ahead {
        /// What it says.
        now: Timestamp,
        /// When it was last believed.
        seen: Timestamp,
    },
    /// Earlier than what has been written.
    #[error("the clock says {now:.0}, but something was written on {seen:.0}: it has gone back")]
    Behind {
        /// What it says.
        now: Timestamp,
        /// When something was written.
        seen: Timestamp,
    },
    /// Not what the clock of the database says, which all instances share.
    #[error("the clock of this machine says {own:.0}, that of the database {database:.0}: one of them is wrong")]
    Apart {
        /// What this machine says.
        own: Timestamp,
        /// What the database says.
        database: Timestamp,
    },
}

/// Whether a clock can be believed that says `now`. `seen` is when it was believed last, `newest` when something was written last.
///
/// # Errors
/// What is strange about it.
pub fn judge(now: Timestamp, seen: Option<Timestamp>, newest: Option<Timestamp>) -> Result<(), Strange> {
    if let Some(seen) = seen.max(newest).filter(|seen| now.duration_until(*seen) > BEHIND_MAX) {
        return Err(Strange::Behind { now, seen });
    }
    // A registry in which little happens writes little; only what runs all the time tells that time has passed.
    match seen {
        Some(seen) if seen.duration_until(now) > AHEAD_MAX => Err(Strange::Ahead { now, seen }),
        _ => Ok(()),
    }
}

/// Whether this machine's clock is the one that its peers have; on a file of its own there are none.
fn compare(conn: &mut AnyConnection) -> Result<Result<(), Strange>, Refusal> {
    let Some(database) = believed::of_the_database(conn)? else { return Ok(Ok(())) };
    let ahead = clock::ahead(database);
    if ahead.abs() <= APART_MAX {
        return Ok(Ok(()));
    }
    let own = database.saturating_sub(ahead).unwrap_or(database);
    Ok(Err(Strange::Apart { own, database }))
}

fn judged(conn: &mut AnyConnection, now: Timestamp) -> Result<Result<(), Strange>, Refusal> {
    let judged = judge(now, believed::last(conn)?, history::queries::newest(conn)?);
    Ok(judged.and(compare(conn)?))
}

/// Looks whether the clock can be believed, and notes it when it can.
pub fn look_at_the_clock(store: &Store, now: Timestamp) -> Result<Result<(), Strange>, Refusal> {
    store.write(|conn| look(conn, now))
}

/// The same inside a transaction.
pub fn look(conn: &mut AnyConnection, now: Timestamp) -> Result<Result<(), Strange>, Refusal> {
    let judged = judged(conn, now)?;
    if judged.is_ok() {
        believed::believe(conn, now)?;
    }
    Ok(judged)
}

/// The same without noting anything.
pub fn is_clock_strange(store: &Store, now: Timestamp) -> Result<Option<Strange>, Refusal> {
    store.read(|conn| Ok(judged(conn, now)?.err()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        format!("{text}Z").parse().unwrap()
    }

    #[test]
    fn a_clock_that_jumps_is_not_believed() {
        let seen = Some(at("2026-11-22T10:00:00"));
        assert_eq!(judge(at("2026-11-22T10:00:30"), seen, None), Ok(()));
        assert_eq!(judge(at("2026-11-29T10:00:00"), seen, None), Ok(()), "a week without the machine");
        assert!(matches!(judge(at("2026-11-29T10:00:01"), seen, None), Err(Strange::Ahead { .. })));
        assert_eq!(judge(at("2026-11-22T09:50:00"), seen, None), Ok(()), "set right by a few minutes");
        assert!(matches!(judge(at("2026-11-22T09:49:59"), seen, None), Err(Strange::Behind { .. })));
        let newest = Some(at("2027-01-01T00:00:00"));
        assert!(matches!(judge(at("2026-12-31T00:00:00"), None, newest), Err(Strange::Behind { .. })));
        assert_eq!(judge(at("2031-01-01T00:00:00"), None, newest), Ok(()), "nothing is known of a clock that never ran");
    }
}
