//! Retention periods in one table: the privacy page shows its rows, and the scheduled job deletes data accordingly. Data is kept
//! permanently if no row deletes it, and a row states this.

use crate::actions::answers;
use crate::mail::MailConfig;
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Moment, Store, idempotency};
use crate::users::{self, LONG_SESSION_IDLE_DAYS, SESSION_IDLE_HOURS, addresses, devices, links, oidc, refusals};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// Days for which the row of an ended session is retained; until then it appears in the owner's list of devices.
pub const ENDED_SESSION_DAYS: i64 = 7;

/// Days for which an ended link of an email is stored, so that the program can distinguish it from a link that never existed.
pub const ENDED_LINK_DAYS: i64 = 30;

/// Days after which a browser that was not used again counts as new.
pub const KNOWN_BROWSER_DAYS: i64 = 400;

/// The maximum number of rows deleted in one transaction, so that other writers do not wait long.
pub const BATCH_ROWS_MAX: i64 = 1000;

/// Deletes expired rows in one transaction. Returns how many; a result of [`BATCH_ROWS_MAX`] means that there may be more.
type DeleteExpired = fn(&mut AnyConnection, &MailConfig, Timestamp) -> Result<usize, Refusal>;

/// The retention of one kind of data.
#[derive(Clone, Copy)]
pub struct RetentionRule {
    /// The kind: a message ID.
    pub what: &'static str,
    /// The retention period, as a phrase.
    pub how_long: fn(&MailConfig) -> Phrase,
    /// The deletion function; `None` for data that another action deletes, or that is permanent.
    forget: Option<DeleteExpired>,
}

fn days_before(now: Timestamp, days: i64) -> Moment {
    Moment::from(now.saturating_sub(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MIN))
}

fn days_phrase(text: &'static str, count: i64) -> Phrase {
    Phrase::new(text).arg("days", count)
}

fn delete_old_refusals(conn: &mut AnyConnection, _: &MailConfig, now: Timestamp) -> Result<usize, Refusal> {
    let old = days_before(now, refusals::RETENTION_DAYS);
    Ok(refusals::queries::delete_before(conn, old)?)
}

/// All rows, in the order of the privacy page.
pub const RETENTION_RULES: &[RetentionRule] = &[
    RetentionRule {
        what: "kept-emails",
        how_long: |mail| Phrase::new("kept-emails-long").arg("days", answers::retention_days(mail)),
        forget: Some(answers::purge_email_texts),
    },
    RetentionRule {
        what: "kept-refused",
        how_long: |_| days_phrase("word-days", refusals::RETENTION_DAYS),
        forget: Some(delete_old_refusals),
    },
    RetentionRule {
        what: "kept-sessions",
        how_long: |_| {
            days_phrase("kept-sessions-long", LONG_SESSION_IDLE_DAYS)
                .arg("hours", SESSION_IDLE_HOURS)
                .arg("more", ENDED_SESSION_DAYS)
        },
        forget: Some(|conn, _, now| {
            Ok(users::queries::forget_sessions(conn, days_before(now, ENDED_SESSION_DAYS), BATCH_ROWS_MAX)?)
        }),
    },
    RetentionRule {
        what: "kept-oidc",
        how_long: |_| Phrase::new("kept-oidc-long"),
        forget: Some(|conn, _, now| Ok(oidc::queries::forget_old(conn, now.into())?)),
    },
    RetentionRule {
        what: "kept-browser",
        how_long: |_| days_phrase("kept-browser-long", KNOWN_BROWSER_DAYS),
        forget: Some(|conn, _, now| Ok(devices::queries::forget_old(conn, days_before(now, KNOWN_BROWSER_DAYS))?)),
    },
    RetentionRule {
        what: "kept-links",
        how_long: |_| days_phrase("kept-links-long", ENDED_LINK_DAYS),
        forget: Some(|conn, _, now| Ok(links::forget_expired(conn, days_before(now, ENDED_LINK_DAYS), BATCH_ROWS_MAX)?)),
    },
    RetentionRule {
        what: "kept-unconfirmed",
        how_long: |_| days_phrase("word-days", 2 * ENDED_LINK_DAYS),
        forget: Some(|conn, _, now| {
            Ok(users::queries::clear_unverified_accounts(
                conn,
                now.into(),
                days_before(now, 2 * ENDED_LINK_DAYS),
                BATCH_ROWS_MAX,
            )?)
        }),
    },
    RetentionRule {
        what: "kept-forms",
        how_long: |_| Phrase::new("kept-hours").arg("hours", idempotency::RETENTION_HOURS),
        forget: Some(|conn, _, now| Ok(idempotency::delete_expired_keys(conn, now)?)),
    },
    RetentionRule { what: "kept-closed", how_long: |_| Phrase::new("kept-closed-long"), forget: None },
    RetentionRule { what: "kept-address", how_long: |_| Phrase::new("kept-address-long"), forget: None },
    RetentionRule {
        what: "kept-former",
        how_long: |_| days_phrase("kept-former-long", addresses::UNDO_DAYS),
        forget: Some(|conn, _, now| Ok(addresses::queries::forget_old(conn, now.into())?)),
    },
    RetentionRule { what: "kept-draft", how_long: |_| Phrase::new("kept-draft-long"), forget: None },
    RetentionRule { what: "kept-backups", how_long: |_| Phrase::new("kept-backups-long"), forget: None },
    RetentionRule { what: "kept-record", how_long: |_| Phrase::new("kept-record-long"), forget: None },
];

/// Deletes all expired data, in batches. Returns the number of rows.
///
/// # Errors
/// A database error; batches already committed stay deleted.
pub fn delete_all_expired(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<usize, Refusal> {
    let mut discarded_if_refused = 0;
    for forget in RETENTION_RULES.iter().filter_map(|kept| kept.forget) {
        loop {
            let rows = store.write(|conn| forget(conn, mail, now))?;
            discarded_if_refused += rows;
            if i64::try_from(rows).unwrap_or(i64::MAX) != BATCH_ROWS_MAX {
                break;
            }
        }
    }
    Ok(discarded_if_refused)
}
