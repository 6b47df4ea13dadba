//! Where letters wait.

use super::{Delivery, Outgoing};
use crate::store::schema::{inbound, outbox};
use crate::store::{AnyConnection, Error, moment};
use diesel::prelude::*;

#[derive(Insertable)]
#[diesel(table_name = outbox)]
pub(crate) struct NewLetter<'a> {
    pub id: &'a str,
    pub event_id: Option<&'a str>,
    pub request_id: Option<&'a str>,
    pub letter: &'a str,
    pub message_id: &'a str,
    pub thread_id: Option<&'a str>,
    pub recipient: &'a str,
    pub subject: &'a str,
    pub body: &'a str,
    pub created_at: &'a str,
    pub due_at: &'a str,
    pub attempts: i64,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewLetter<'_>) -> Result<(), Error> {
    diesel::insert_into(outbox::table).values(new).execute(conn)?;
    Ok(())
}

/// A letter as the worker takes it.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct Due {
    /// Key.
    pub id: String,
    /// Its fixed Message-ID, with angle brackets.
    pub message_id: String,
    /// The thread it belongs to, with angle brackets.
    pub thread_id: Option<String>,
    /// To whom.
    pub recipient: String,
    /// Subject.
    pub subject: String,
    /// Text.
    pub body: String,
    /// When it was written; its Date.
    pub created_at: String,
    /// Tries so far.
    pub attempts: i64,
}

/// How many letters of one kind were written to an address since a moment.
pub(crate) fn written_to(conn: &mut AnyConnection, recipient: &str, letter: &str, since: &str) -> Result<i64, Error> {
    Ok(outbox::table
        .filter(outbox::recipient.eq(recipient))
        .filter(outbox::letter.eq(letter))
        .filter(outbox::created_at.gt(since))
        .count()
        .get_result(conn)?)
}

pub(crate) fn due(conn: &mut AnyConnection, now: &str, limit: i64) -> Result<Vec<Due>, Error> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::failed_at.is_null())
        .filter(outbox::due_at.le(now))
        .order(outbox::id)
        .limit(limit)
        .select(Due::as_select())
        .load(conn)?)
}

pub(crate) fn postpone(
    conn: &mut AnyConnection,
    id: &str,
    due_at: &str,
    attempts: i64,
    error: Option<&str>,
) -> Result<(), Error> {
    diesel::update(outbox::table.find(id))
        .set((outbox::due_at.eq(due_at), outbox::attempts.eq(attempts), outbox::last_error.eq(error)))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn mark_sent(conn: &mut AnyConnection, id: &str, at: &str) -> Result<(), Error> {
    diesel::update(outbox::table.find(id)).set(outbox::sent_at.eq(Some(at))).execute(conn)?;
    Ok(())
}

pub(crate) fn mark_failed(conn: &mut AnyConnection, id: &str, at: &str, why: &str) -> Result<(), Error> {
    diesel::update(outbox::table.find(id))
        .set((outbox::failed_at.eq(Some(at)), outbox::last_error.eq(Some(why))))
        .execute(conn)?;
    Ok(())
}

type Row = (String, String, String, String, String, i64, Option<String>, Option<String>, Option<String>);

/// The newest letters, for the operators.
pub fn newest(conn: &mut AnyConnection, limit: i64) -> Result<Vec<Outgoing>, Error> {
    let rows: Vec<Row> = outbox::table
        .order(outbox::id.desc())
        .limit(limit)
        .select((
            outbox::id,
            outbox::letter,
            outbox::recipient,
            outbox::subject,
            outbox::created_at,
            outbox::attempts,
            outbox::last_error,
            outbox::sent_at,
            outbox::failed_at,
        ))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, letter, recipient, subject, created_at, attempts, last_error, sent_at, failed_at)| {
            let delivery = match (sent_at, failed_at) {
                (Some(at), _) => Delivery::Sent(moment(&at)?),
                (None, Some(at)) => Delivery::Failed { at: moment(&at)?, why: last_error.unwrap_or_default() },
                (None, None) => Delivery::Waiting { attempts, last_error },
            };
            Ok(Outgoing { id, letter, recipient, subject, created_at: moment(&created_at)?, delivery })
        })
        .collect()
}

/// The letters that are held since the registry went on from a copy ([`crate::store::epoch::after_disaster`]), oldest first.
pub fn held_back(conn: &mut AnyConnection) -> Result<Vec<Due>, Error> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::failed_at.is_null())
        .filter(outbox::due_at.eq(crate::store::epoch::HELD_UNTIL))
        .order(outbox::id)
        .select(Due::as_select())
        .load(conn)?)
}

/// How many letters wait and how many were given up.
pub fn backlog(conn: &mut AnyConnection) -> Result<(i64, i64), Error> {
    let waiting = outbox::table.filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null()).count().get_result(conn)?;
    let failed = outbox::table.filter(outbox::failed_at.is_not_null()).count().get_result(conn)?;
    Ok((waiting, failed))
}

/// The request, the recipient and the code of an email that was sent.
pub(crate) fn letter(conn: &mut AnyConnection, id: &str) -> Result<Option<(String, String, String)>, Error> {
    let found: Option<(Option<String>, String, String)> =
        outbox::table.find(id).select((outbox::request_id, outbox::recipient, outbox::letter)).first(conn).optional()?;
    Ok(found.and_then(|(request, recipient, code)| Some((request?, recipient, code))))
}

/// The letters of an event: code and recipient.
pub fn of_event(conn: &mut AnyConnection, event_id: &str) -> Result<Vec<(String, String)>, Error> {
    Ok(outbox::table
        .filter(outbox::event_id.eq(event_id))
        .order(outbox::id)
        .select((outbox::letter, outbox::recipient))
        .load(conn)?)
}

/// The letters of one moment: recipient and subject. A rehearsed act shows with it whom it would write to.
pub(crate) fn written_at(conn: &mut AnyConnection, moment: &str) -> Result<Vec<(String, String)>, Error> {
    Ok(outbox::table
        .filter(outbox::created_at.eq(moment))
        .order(outbox::id)
        .select((outbox::recipient, outbox::subject))
        .load(conn)?)
}

/// A message that came in.
#[derive(Insertable)]
#[diesel(table_name = inbound)]
pub(crate) struct NewInbound<'a> {
    pub id: &'a str,
    pub message_id: &'a str,
    pub sender: &'a str,
    pub subject: &'a str,
    pub body: &'a str,
    pub request_id: Option<&'a str>,
    pub account_id: Option<&'a str>,
    pub fate: &'a str,
    pub why: &'a str,
    pub received_at: &'a str,
}

pub(crate) fn insert_inbound(conn: &mut AnyConnection, new: &NewInbound<'_>) -> Result<(), Error> {
    diesel::insert_into(inbound::table).values(new).execute(conn)?;
    Ok(())
}

pub(crate) fn is_known(conn: &mut AnyConnection, message_id: &str) -> Result<bool, Error> {
    let count: i64 = inbound::table.filter(inbound::message_id.eq(message_id)).count().get_result(conn)?;
    Ok(count > 0)
}

/// A held message, as operators see it.
pub(crate) struct Held {
    pub id: String,
    pub sender: String,
    pub subject: String,
    pub body: String,
    pub why: String,
    pub received_at: jiff::Timestamp,
}

/// The messages that wait for an operator, oldest first.
pub(crate) fn held(conn: &mut AnyConnection) -> Result<Vec<Held>, Error> {
    let rows: Vec<(String, String, String, String, String, String)> = inbound::table
        .filter(inbound::fate.eq("held"))
        .order((inbound::received_at, inbound::id))
        .select((inbound::id, inbound::sender, inbound::subject, inbound::body, inbound::why, inbound::received_at))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, sender, subject, body, why, at)| Ok(Held { id, sender, subject, body, why, received_at: moment(&at)? }))
        .collect()
}

pub(crate) fn settle_inbound(conn: &mut AnyConnection, id: &str, at: &str) -> Result<usize, Error> {
    Ok(diesel::update(inbound::table.find(id).filter(inbound::fate.eq("held")))
        .set((inbound::fate.eq("settled"), inbound::settled_at.eq(Some(at))))
        .execute(conn)?)
}
