//! The epoch: which history the serials belong to.
//!
//! A registry that goes on from an old copy after a disaster gives serials and numbers a second time to other things. The epoch is
//! drawn anew then, so that a client who compares it knows that its serial means nothing any more and reads everything afresh, as
//! with the `session_id` of RFC 8182 §3.3.2. It is random and not counted: two copies of the same day may both be gone on from.

use super::schema::registry_state;
use super::{AnyConnection, Error};
use crate::store::Moment;
use diesel::prelude::*;
use diesel::sql_types::Text;

/// Under which name of `registry_state` it is kept.
const NAME: &str = "epoch";

/// The epoch of the registry; `None` before [`begin`] was called on this database.
pub fn epoch(conn: &mut AnyConnection) -> Result<Option<String>, Error> {
    let value: Option<String> = registry_state::table.find(NAME).select(registry_state::value).first(conn).optional()?;
    value.map(|json| serde_json::from_str(&json).map_err(|_| Error::Unreadable("the epoch".to_owned()))).transpose()
}

/// Gives a registry its first epoch; one that has an epoch keeps it. Several servers may call this at once.
pub fn begin(conn: &mut AnyConnection, fresh: &str) -> Result<(), Error> {
    diesel::sql_query("INSERT INTO registry_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind::<Text, _>(NAME)
        .bind::<Text, _>(serde_json::Value::from(fresh).to_string())
        .execute(conn)?;
    Ok(())
}

/// Starts another epoch.
pub fn renew(conn: &mut AnyConnection, fresh: &str) -> Result<(), Error> {
    diesel::delete(registry_state::table.find(NAME)).execute(conn)?;
    begin(conn, fresh)
}

/// What [`after_disaster`] did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Aftermath {
    /// Emails that had not left when the copy was made; they may have left since.
    pub held: usize,
    /// Sessions ended.
    pub sessions: usize,
    /// Links in emails, invitations and private previews ended.
    pub links: usize,
    /// Tokens of programs ended.
    pub tokens: usize,
}

/// How far the counters are raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Margins<'a> {
    /// The counters that programs follow and nobody reads, by name.
    pub unseen: &'a [&'a str],
    /// By how much those rise.
    pub by_unseen: i64,
    /// By how much the others rise: the numbers of requests and of informal namespaces.
    pub by_seen: i64,
}

/// When a held email is due: never, until somebody releases it.
pub const HELD_UNTIL: Moment = Moment::NEVER;

/// What is said of a held email.
pub const HELD_BECAUSE: &str = "held: the registry went on from a copy, and this may have been sent before";

/// What is said of an answer that waited to be published.
const WAITED: &str = "It waited when the registry went on from a copy; its sender may have withdrawn or published it since";

/// Makes a copy fit to go on from, after what came later was lost: nothing is said twice, nothing that was ended lives again, and no
/// number that may have been published is given to something else.
pub fn after_disaster(conn: &mut AnyConnection, now: Moment, fresh: &str, margins: &Margins<'_>) -> Result<Aftermath, Error> {
    use super::schema::{
        counters, elsewhere_rounds, identities, inbound, instances, invitations, link_tokens, mailed_links, outbox, previews,
        sessions, tokens,
    };
    let held = diesel::update(outbox::table.filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null()))
        .set((outbox::due_at.eq(HELD_UNTIL), outbox::last_error.eq(Some(HELD_BECAUSE))))
        .execute(conn)?;
    // An answer by email may have been withdrawn since: an operator looks at it.
    diesel::update(inbound::table.filter(inbound::fate.eq_any(["waiting", "to_confirm"])))
        .set((inbound::fate.eq("held"), inbound::why.eq(WAITED), inbound::due_at.eq(None::<String>)))
        .execute(conn)?;
    let sessions = diesel::delete(sessions::table).execute(conn)?;
    let links = diesel::update(mailed_links::table.filter(mailed_links::used_at.is_null()))
        .set(mailed_links::used_at.eq(Some(now)))
        .execute(conn)?
        + diesel::update(invitations::table.filter(invitations::used_at.is_null()))
            .set(invitations::used_at.eq(Some(now)))
            .execute(conn)?
        + diesel::update(previews::table.filter(previews::ended_at.is_null()))
            .set(previews::ended_at.eq(Some(now)))
            .execute(conn)?;
    // Links in emails that waited are made anew when these leave.
    diesel::delete(link_tokens::table).execute(conn)?;
    // One that its owner ended since must not live again; each is linked anew through the address of its account.
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
