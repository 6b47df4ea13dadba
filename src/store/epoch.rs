//! The epoch identifies the history that serials belong to.
//!
//! A registry that goes on from an old copy after a disaster has lost changes that its followers read. It then begins a new epoch: a new
//! range of numbers, so that none is given twice, and a new public log. Programs compare the epoch, detect that their serial is of another
//! history, and read everything again, as with the `session_id` of RFC 8182 §3.3.2. An epoch is a number and a random part, because the
//! same backup may be restored twice.

use super::counters::set_counter;
use super::progress::{self, DatabaseMarks, epoch_ordinal};
use super::schema::registry_state;
use super::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;
use diesel::sql_types::Text;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Its name in `registry_state`.
const EPOCH_KEY: &str = "epoch";

/// The name in `registry_state` of the serials that were skipped.
const SKIPPED_SERIALS_KEY: &str = "skipped_serials";

/// The name in `registry_state` of the public logs that ended.
const ENDED_LOGS_KEY: &str = "ended_logs";

/// The first serial and the last one of a range that was never used.
pub type SerialRange = (i64, i64);

/// A public log that ended with a disaster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndedLog {
    /// The name of its key.
    pub origin: String,
    /// The size of the last checkpoint that is known to be signed.
    pub size: u64,
    /// The root of that checkpoint, in hexadecimal.
    pub root: String,
}

fn state_value<T: DeserializeOwned>(conn: &mut AnyConnection, name: &str) -> Result<Option<T>, Error> {
    let value: Option<String> = registry_state::table.find(name).select(registry_state::value).first(conn).optional()?;
    value.map(|json| serde_json::from_str(&json).map_err(|_| Error::Unreadable(format!("the state {name}")))).transpose()
}

fn set_state_value(conn: &mut AnyConnection, name: &str, value: &impl Serialize) -> Result<(), Error> {
    let json = serde_json::to_string(value).map_err(|error| Error::Unreadable(error.to_string()))?;
    diesel::delete(registry_state::table.find(name)).execute(conn)?;
    insert!(conn, registry_state: name, value = json)
}

/// The epoch of the registry; `None` before [`set_first_epoch`] was called on this database.
pub fn epoch(conn: &mut AnyConnection) -> Result<Option<String>, Error> {
    state_value(conn, EPOCH_KEY)
}

/// The epoch of the registry; empty before [`set_first_epoch`].
pub fn current_epoch(conn: &mut AnyConnection) -> Result<String, Error> {
    Ok(epoch(conn)?.unwrap_or_default())
}

/// The serials that were skipped when an epoch began. A program that read up to one of them read changes that were lost.
pub fn skipped(conn: &mut AnyConnection) -> Result<Vec<SerialRange>, Error> {
    Ok(state_value(conn, SKIPPED_SERIALS_KEY)?.unwrap_or_default())
}

/// The public logs that ended, oldest first. They are not signed any more.
pub fn ended_logs(conn: &mut AnyConnection) -> Result<Vec<EndedLog>, Error> {
    Ok(state_value(conn, ENDED_LOGS_KEY)?.unwrap_or_default())
}

/// Sets the first epoch of a registry; an existing epoch is not changed. Several servers may call this at the same time.
pub fn set_first_epoch(conn: &mut AnyConnection, fresh: &str) -> Result<(), Error> {
    diesel::sql_query("INSERT INTO registry_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind::<Text, _>(EPOCH_KEY)
        .bind::<Text, _>(serde_json::Value::from(format!("1-{fresh}")).to_string())
        .execute(conn)?;
    Ok(())
}

/// Begins a new epoch, later than that of the database and the `known` one, and returns it.
fn begin_new_epoch(conn: &mut AnyConnection, fresh: &str, known: Option<&str>) -> Result<String, Error> {
    let last = epoch_ordinal(epoch(conn)?.as_deref()).max(epoch_ordinal(known));
    let new = format!("{}-{fresh}", last + 1);
    set_state_value(conn, EPOCH_KEY, &new)?;
    progress::forget_note(conn)?;
    Ok(new)
}

/// Raises the counters beyond every number that was given, as far as it is known, and records the skipped serials.
fn skip_numbers(conn: &mut AnyConnection, margins: &CounterIncrements<'_>) -> Result<(), Error> {
    let held = progress::read_marks(conn)?.numbers;
    let none = BTreeMap::new();
    let known = margins.known.map_or(&none, |marks| &marks.numbers);
    let names: BTreeSet<&String> = held.keys().chain(known.keys()).filter(|name| *name != progress::LOG_SIZE_MARK).collect();
    for name in names {
        let last = held.get(name).max(known.get(name)).copied().unwrap_or(0);
        let next = if name == progress::INFORMAL_COUNTER {
            // These numbers are consecutive, so only those that were given are skipped.
            margins.last_informal.unwrap_or(if known.contains_key(name) { 0 } else { last + margins.by_seen }).max(last)
        } else {
            last + if margins.unseen.contains(&name.as_str()) { margins.by_unseen } else { margins.by_seen }
        };
        set_counter(conn, name, next)?;
        if name == margins.serial {
            let mut all = skipped(conn)?;
            // The last one is the serial of the list until its next change.
            all.push((held.get(name).copied().unwrap_or(0) + 1, next - 1));
            set_state_value(conn, SKIPPED_SERIALS_KEY, &all)?;
        }
    }
    Ok(())
}

/// The result of [`after_disaster`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DisasterReport {
    /// The new epoch.
    pub epoch: String,
    /// Emails that were unsent when the backup was made; they may have been sent since.
    pub held: usize,
    /// Ended sessions.
    pub sessions: usize,
    /// Ended links in emails and invitations.
    pub links: usize,
    /// Ended API tokens.
    pub tokens: usize,
}

/// By how much the counters are raised.
#[derive(Debug, Clone, Copy)]
pub struct CounterIncrements<'a> {
    /// The marks that a server stored outside the database; `None` if they were lost too.
    pub known: Option<&'a DatabaseMarks>,
    /// The names of the counters that only programs use.
    pub unseen: &'a [&'a str],
    /// The name of the counter of changes.
    pub serial: &'a str,
    /// The increment of counters that only programs use.
    pub by_unseen: i64,
    /// The increment of the numbers of requests, and of informal namespaces if no marks are known.
    pub by_seen: i64,
    /// The last number of an informal namespace that was given, if the operator knows it.
    pub last_informal: Option<i64>,
}

/// The due time of an email on hold: never, until an operator releases it.
pub const ON_HOLD_UNTIL: Moment = Moment::NEVER;

/// The status text of an email on hold.
pub const ON_HOLD_STATUS: &str = "held: the registry went on from a copy, and this may have been sent before";

/// The status text of a reply that was waiting to be published.
const WAITING_REPLY_STATUS: &str =
    "It waited when the registry went on from a copy; its sender may have withdrawn or published it since";

/// Prepares a restored backup for use if later changes were lost: no email is sent twice, nothing that had ended becomes valid again, and
/// no number that may have been published is assigned to something else.
pub fn after_disaster(
    conn: &mut AnyConnection,
    now: Moment,
    fresh: &str,
    margins: &CounterIncrements<'_>,
    ended_log: Option<EndedLog>,
) -> Result<DisasterReport, Error> {
    use super::schema::{identities, inbound, instances, links, oidc_logins, outbox, sessions, tokens};
    let held = diesel::update(outbox::table.filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null()))
        .set((outbox::due_at.eq(ON_HOLD_UNTIL), outbox::last_error.eq(Some(ON_HOLD_STATUS))))
        .execute(conn)?;
    // A reply by email may have been withdrawn since, so an operator reviews it.
    diesel::update(inbound::table.filter(inbound::disposition.eq_any(["waiting", "to_confirm"])))
        .set((inbound::disposition.eq("held"), inbound::reason.eq(WAITING_REPLY_STATUS), inbound::due_at.eq(None::<Moment>)))
        .execute(conn)?;
    let sessions = diesel::delete(sessions::table).execute(conn)?;
    // Links to contacts in unsent emails get a token at delivery.
    let of_contacts = ["contact_answer", "contact_check"];
    let ended = links::table.filter(links::used_at.is_null()).filter(links::purpose.ne_all(of_contacts));
    let links = diesel::update(ended).set(links::used_at.eq(Some(now))).execute(conn)?;
    diesel::update(links::table).set(links::token_hash.eq(None::<String>)).execute(conn)?;
    // If an owner removed an external sign-in after the backup, it must not become valid again. Therefore each external sign-in must be
    // linked again through the email address of its account.
    diesel::delete(oidc_logins::table).execute(conn)?;
    diesel::delete(identities::table).execute(conn)?;
    let tokens =
        diesel::update(tokens::table.filter(tokens::ended_at.is_null())).set(tokens::ended_at.eq(Some(now))).execute(conn)?;
    diesel::delete(instances::table).execute(conn)?;
    skip_numbers(conn, margins)?;
    if let Some(log) = ended_log {
        let mut all = ended_logs(conn)?;
        all.push(log);
        set_state_value(conn, ENDED_LOGS_KEY, &all)?;
    }
    let epoch = begin_new_epoch(conn, fresh, margins.known.and_then(|known| known.epoch.as_deref()))?;
    Ok(DisasterReport { epoch, held, sessions, links, tokens })
}
