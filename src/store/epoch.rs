//! The epoch identifies the history that serials belong to.
//!
//! A registry that is restored from an old backup after a disaster assigns the same serials and numbers again to other things. It then gets
//! a new epoch. Clients compare the epoch, detect that their serial is invalid, and read everything again, as with the `session_id` of RFC
//! 8182 §3.3.2. The epoch is random and not a counter, because the same backup may be restored twice.

use super::schema::registry_state;
use super::{AnyConnection, Error};
use crate::store::Moment;
use diesel::prelude::*;
use diesel::sql_types::Text;

/// Its name in `registry_state`.
const NAME: &str = "epoch";

/// The epoch of the registry; `None` before [`begin`] was called on this database.
pub fn epoch(conn: &mut AnyConnection) -> Result<Option<String>, Error> {
    let value: Option<String> = registry_state::table.find(NAME).select(registry_state::value).first(conn).optional()?;
    value.map(|json| serde_json::from_str(&json).map_err(|_| Error::Unreadable("the epoch".to_owned()))).transpose()
}

/// Sets the first epoch of a registry; an existing epoch is not changed. Several servers may call this at the same time.
pub fn begin(conn: &mut AnyConnection, fresh: &str) -> Result<(), Error> {
    diesel::sql_query("INSERT INTO registry_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind::<Text, _>(NAME)
        .bind::<Text, _>(serde_json::Value::from(fresh).to_string())
        .execute(conn)?;
    Ok(())
}

/// Sets a new epoch.
pub fn renew(conn: &mut AnyConnection, fresh: &str) -> Result<(), Error> {
    diesel::delete(registry_state::table.find(NAME)).execute(conn)?;
    begin(conn, fresh)
}

/// The result of [`after_disaster`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Aftermath {
    /// Emails that were unsent when the backup was made; they may have been sent since.
    pub held: usize,
    /// Ended sessions.
    pub sessions: usize,
    /// Ended links in emails, invitations and private previews.
    pub links: usize,
    /// Ended API tokens.
    pub tokens: usize,
}

/// By how much the counters are raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Margins<'a> {
    /// The names of the counters that only programs use.
    pub unseen: &'a [&'a str],
    /// The increment of those.
    pub by_unseen: i64,
    /// The increment of the other counters: the numbers of requests and of informal namespaces.
    pub by_seen: i64,
}

/// The due time of an email on hold: never, until an operator releases it.
pub const ON_HOLD_UNTIL: Moment = Moment::NEVER;

/// The status text of an email on hold.
pub const ON_HOLD_BECAUSE: &str = "held: the registry went on from a copy, and this may have been sent before";

/// The status text of a reply that was waiting to be published.
const WAITED: &str = "It waited when the registry went on from a copy; its sender may have withdrawn or published it since";

/// Prepares a restored backup for use if later changes were lost: no email is sent twice, nothing that had ended becomes valid again, and
/// no number that may have been published is assigned to something else.
pub fn after_disaster(conn: &mut AnyConnection, now: Moment, fresh: &str, margins: &Margins<'_>) -> Result<Aftermath, Error> {
    use super::schema::{
        counters, elsewhere_rounds, identities, inbound, instances, link_tokens, mailed_links, outbox, request_links, sessions,
        tokens,
    };
    let held = diesel::update(outbox::table.filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null()))
        .set((outbox::due_at.eq(ON_HOLD_UNTIL), outbox::last_error.eq(Some(ON_HOLD_BECAUSE))))
        .execute(conn)?;
    // A reply by email may have been withdrawn since, so an operator reviews it.
    diesel::update(inbound::table.filter(inbound::fate.eq_any(["waiting", "to_confirm"])))
        .set((inbound::fate.eq("held"), inbound::why.eq(WAITED), inbound::due_at.eq(None::<Moment>)))
        .execute(conn)?;
    let sessions = diesel::delete(sessions::table).execute(conn)?;
    let links = diesel::update(mailed_links::table.filter(mailed_links::used_at.is_null()))
        .set(mailed_links::used_at.eq(Some(now)))
        .execute(conn)?
        + diesel::update(request_links::table.filter(request_links::ended_at.is_null()))
            .set(request_links::ended_at.eq(Some(now)))
            .execute(conn)?;
    // Links in unsent emails are generated again at delivery.
    diesel::delete(link_tokens::table).execute(conn)?;
    // If an owner removed an external sign-in after the backup, it must not become valid again. Therefore each external sign-in must be
    // linked again through the email address of its account.
    diesel::delete(elsewhere_rounds::table).execute(conn)?;
    diesel::delete(identities::table).execute(conn)?;
    let tokens =
        diesel::update(tokens::table.filter(tokens::ended_at.is_null())).set(tokens::ended_at.eq(Some(now))).execute(conn)?;
    diesel::delete(instances::table).execute(conn)?;
    let unseen = counters::name.eq_any(margins.unseen);
    diesel::update(counters::table.filter(unseen)).set(counters::value.eq(counters::value + margins.by_unseen)).execute(conn)?;
    let seen = counters::name.ne_all(margins.unseen);
    diesel::update(counters::table.filter(seen)).set(counters::value.eq(counters::value + margins.by_seen)).execute(conn)?;
    renew(conn, fresh)?;
    Ok(Aftermath { held, sessions, links, tokens })
}
