//! How many emails a day somebody gets because of what strangers do here: whoever asks something of a registered namespace makes the
//! registry write to the contacts that its text names, and whoever works on a request invites any address. More wait their turn, on the
//! desk; the outbox is the count, so all instances have the same one. What people ask for themselves has rules of its own.

mod queries;

use crate::store::{AnyConnection, Error};
use jiff::{SignedDuration, Timestamp};
use std::sync::OnceLock;

/// Emails that somebody may cause at an address that is not theirs.
pub(crate) const CAUSED: [&str; 7] =
    ["address_in_use", "address_new", "authority_asked", "change_notice", "erasure_confirm", "heir_asked", "invitation"];

/// Emails of these to one address within a day, unless `NIDREG_MAIL_STRANGERS` says otherwise.
const USUAL: i64 = 5;

static A_DAY: OnceLock<i64> = OnceLock::new();

/// Sets how many, once, at the start.
pub fn set_a_day(many: i64) {
    let _ = A_DAY.set(many);
}

/// How many.
pub fn a_day() -> i64 {
    *A_DAY.get().unwrap_or(&USUAL)
}

/// When an email leaves at the earliest, and why not now.
pub(crate) fn leaves(
    conn: &mut AnyConnection,
    now: Timestamp,
    recipient: &str,
    letter: &str,
) -> Result<(Timestamp, Option<String>), Error> {
    if !CAUSED.contains(&letter) {
        return Ok((now, None));
    }
    let many = a_day();
    let yesterday = now.saturating_sub(SignedDuration::from_hours(24)).unwrap_or(now);
    let times = queries::caused(conn, recipient, &CAUSED, yesterday.into())?;
    let last = usize::try_from(many - 1).ok().and_then(|nth| times.into_iter().nth(nth));
    let Some(last) = last else { return Ok((now, None)) };
    let turn = last.time().saturating_add(SignedDuration::from_hours(24)).unwrap_or(now).max(now);
    let why = format!(
        "this address has its {many} emails a day of what strangers ask; this one leaves on {}",
        turn.strftime("%Y-%m-%d at %H:%M UTC")
    );
    Ok((turn, Some(why)))
}
