//! Where letters wait.

use super::{Delivery, Outgoing};
use crate::store::schema::outbox;
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

/// How many letters wait and how many were given up.
pub fn backlog(conn: &mut AnyConnection) -> Result<(i64, i64), Error> {
    let waiting = outbox::table.filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null()).count().get_result(conn)?;
    let failed = outbox::table.filter(outbox::failed_at.is_not_null()).count().get_result(conn)?;
    Ok((waiting, failed))
}
