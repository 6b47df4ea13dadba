//! Limits the emails per day that third parties can cause at one address: anyone can enter an address to create an account or to reset a
//! password, a requester can make the registry write to the contacts in a namespace's text, and a collaborator can invite any address.
//! Further emails are refused, not queued. Each kind is counted separately, so that emails of one kind cannot suppress another, and a
//! refused email means that others of the same kind were sent. They are counted in the outbox, so all instances share the count. Emails
//! that protect their recipient have no limit.

mod queries;

use crate::refusal::Refusal;
use crate::store::{AnyConnection, Error};
use jiff::{SignedDuration, Timestamp};
use std::sync::OnceLock;
use urn_registry::i18n::Phrase;

/// The kinds of emails that someone may cause at another person's address. Those in one group are counted together, because only one of
/// them is sent and the sender must not learn which.
pub(crate) const LIMITED_EMAIL_KINDS: [&[&str]; 6] = [
    &["verify", "account_exists"],
    &["reset"],
    &["oidc_join"],
    &["address_new", "address_in_use"],
    &["invitation"],
    &["change_notice"],
];

/// The default limit of each of these per address and day, if `NIDREG_MAIL_THIRD_PARTY_MAX` is not set.
const DEFAULT_DAILY_LIMIT: i64 = 5;

static DAILY_LIMIT: OnceLock<i64> = OnceLock::new();

/// Sets the limit. Call once at startup.
pub fn set_daily_limit(many: i64) {
    let _ = DAILY_LIMIT.set(many);
}

/// The limit.
pub fn daily_limit() -> i64 {
    *DAILY_LIMIT.get().unwrap_or(&DEFAULT_DAILY_LIMIT)
}

/// When the next email of this kind may be sent to an address, if the limit is reached.
fn next_allowed_at(conn: &mut AnyConnection, now: Timestamp, recipient: &str, kind: &str) -> Result<Option<Timestamp>, Error> {
    let Some(group) = LIMITED_EMAIL_KINDS.iter().find(|group| group.contains(&kind)) else { return Ok(None) };
    let day = SignedDuration::from_hours(24);
    let times = queries::caused_email_times(conn, recipient, group, now.saturating_sub(day).unwrap_or(now).into())?;
    let last = usize::try_from(daily_limit() - 1).ok().and_then(|nth| times.into_iter().nth(nth));
    Ok(last.map(|last| last.time().saturating_add(day).unwrap_or(now)))
}

/// Whether the limit of this kind is reached at an address. For pages that must not reveal what was sent before.
pub(crate) fn is_reached(conn: &mut AnyConnection, now: Timestamp, recipient: &str, kind: &str) -> Result<bool, Error> {
    Ok(next_allowed_at(conn, now, recipient, kind)?.is_some())
}

/// Refuses an email beyond the limit.
pub(crate) fn check(conn: &mut AnyConnection, now: Timestamp, recipient: &str, kind: &str) -> Result<(), Refusal> {
    let Some(next) = next_allowed_at(conn, now, recipient, kind)? else { return Ok(()) };
    let reason = Phrase::new("refusal-third-party-max").arg("count", daily_limit());
    Err(Refusal::SlowDown { reason, seconds: u64::try_from(next.duration_since(now).as_secs()).unwrap_or(0) })
}
