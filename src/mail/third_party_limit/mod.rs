//! Limits the emails per day that third parties can cause at one address: a requester can make the registry write to the contacts in a
//! namespace's text, and a collaborator can invite any address. Further emails wait and are shown in the operator queue. They are counted
//! in the outbox, so all instances share the count. Emails that users request for themselves have separate limits.

mod queries;

use crate::store::{AnyConnection, Error};
use jiff::{SignedDuration, Timestamp};
use std::sync::OnceLock;

/// The kinds of emails that a user may cause at another person's address.
pub(crate) const CAUSED: [&str; 7] =
    ["address_in_use", "address_new", "authority_asked", "change_notice", "erasure_confirm", "heir_asked", "invitation"];

/// The default limit of these per address and day, if `NIDREG_MAIL_STRANGERS` is not set.
const USUAL: i64 = 5;

static A_DAY: OnceLock<i64> = OnceLock::new();

/// Sets the limit. Call once at startup.
pub fn set_a_day(many: i64) {
    let _ = A_DAY.set(many);
}

/// The limit.
pub fn a_day() -> i64 {
    *A_DAY.get().unwrap_or(&USUAL)
}

/// The earliest time at which an email may be sent, and why it must wait.
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
        "this address has reached the limit of {many} emails a day triggered by other people; this one will be sent on {}",
        turn.strftime("%Y-%m-%d at %H:%M UTC")
    );
    Ok((turn, Some(why)))
}
