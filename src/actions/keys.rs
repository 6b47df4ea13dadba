//! Rotation of the registry's keys: a new key is used in addition to the old one, dependencies on the old key are tracked, and then the old
//! key is removed (docs/design/accounts.md). The command line manages the key files; this module records and notifies.

use crate::history::{Event, EventKind, log, queries as events};
use crate::mail::{MailConfig, outbox};
use crate::refusal::Refusal;
use crate::requests;
use crate::store::AnyConnection;
use crate::users::factors::queries;
use crate::users::keys::Keys;
use crate::users::{self, Actor};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// Days for which links in emails sent with the old key stay valid.
const OLD_LINKS_DAYS: i64 = 30;

/// Everything that still depends on the old key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyDependents {
    /// The email addresses of accounts whose authenticator was set up with the old key.
    pub factors: Vec<String>,
    /// The number of open requests with emails sent before the new key was created: replies to them use addresses signed with the old
    /// key.
    pub requests: i64,
    /// When the links in emails sent before have expired; `None` if they have.
    pub links_until: Option<Timestamp>,
}

impl KeyDependents {
    /// Whether the old key can be removed without any effect.
    pub fn is_nothing(&self) -> bool {
        self.factors.is_empty() && self.requests == 0 && self.links_until.is_none()
    }
}

/// Records that a new key was created, marks the authenticators set up with the old one, and asks their owners to set up new ones.
pub fn record_new_key(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, keys: &Keys) -> Result<usize, Refusal> {
    let Some(older) = keys.older_mark() else { return Ok(0) };
    queries::set_missing_key_marks(conn, &older)?;
    let event =
        log::record(conn, now, &Actor::CommandLine, Event::on_registry(EventKind::KeyMade).with_detail(&keys.newest_key_mark()))?;
    let ids = queries::accounts_of_other_keys(conn, &keys.newest_key_mark())?;
    for id in &ids {
        if let Some(account) = users::queries::by_id(conn, id)? {
            outbox::notify_account_owner(
                conn,
                (mail, now),
                &event,
                (&account.name, &account.email),
                Phrase::new("email-factor-new-key"),
            )?;
        }
    }
    Ok(ids.len())
}

/// What still depends on the old key; `None` if there is no old key.
pub fn key_dependents(conn: &mut AnyConnection, now: Timestamp, keys: &Keys) -> Result<Option<KeyDependents>, Refusal> {
    if keys.older_mark().is_none() {
        return Ok(None);
    }
    let mut factors = Vec::new();
    for id in queries::accounts_of_other_keys(conn, &keys.newest_key_mark())? {
        factors.extend(users::queries::by_id(conn, &id)?.map(|account| account.email));
    }
    let made = events::last_action_time(conn, EventKind::KeyMade)?.unwrap_or(now);
    let until = made.saturating_add(SignedDuration::from_hours(24 * OLD_LINKS_DAYS)).unwrap_or(Timestamp::MAX);
    let requests = requests::queries::count_open_emailed_before(conn, made.into())?;
    Ok(Some(KeyDependents { factors, requests, links_until: (now < until).then_some(until) }))
}

/// Records that the old key was removed. Refused while something depends on it, unless `anyway`.
pub fn record_old_key_removal(conn: &mut AnyConnection, now: Timestamp, keys: &Keys, anyway: bool) -> Result<(), Refusal> {
    let Some(dependents) = key_dependents(conn, now, keys)? else {
        return Err(Refusal::WrongState { reason: Phrase::new("admin-one-key") });
    };
    if !anyway && !dependents.is_nothing() {
        let reason = Phrase::new("refusal-key-in-use");
        return Err(Refusal::WrongState { reason });
    }
    let older = keys.older_mark().unwrap_or_default();
    log::record(conn, now, &Actor::CommandLine, Event::on_registry(EventKind::KeyDropped).with_detail(&older))?;
    Ok(())
}
