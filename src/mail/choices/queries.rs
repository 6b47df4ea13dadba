//! Storage of email preferences.

use super::Topic;
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::store::schema::{accounts, outbox, requests, stopped_requests, stopped_topics};
use crate::store::{AnyConnection, Error, Moment};
use diesel::dsl::exists;
use diesel::prelude::*;

/// Whether the recipient at an address unsubscribed from a topic, or from all emails about a request.
pub(crate) fn is_stopped(
    conn: &mut AnyConnection,
    address: &str,
    topic: Topic,
    request_id: Option<&RequestId>,
) -> Result<bool, Error> {
    let account =
        accounts::table.filter(accounts::email_folded.eq(address.to_lowercase())).select(accounts::id).first::<String>(conn);
    let Some(account) = account.optional()? else { return Ok(false) };
    if diesel::select(exists(stopped_topics::table.find((&account, topic.name())))).get_result(conn)? {
        return Ok(true);
    }
    match request_id {
        Some(request) => Ok(diesel::select(exists(stopped_requests::table.find((&account, request)))).get_result(conn)?),
        None => Ok(false),
    }
}

/// The topics that a user unsubscribed from.
pub(crate) fn topics(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<Topic>, Error> {
    let names: Vec<String> =
        stopped_topics::table.filter(stopped_topics::account_id.eq(account_id)).select(stopped_topics::topic).load(conn)?;
    Ok(names.iter().filter_map(|name| Topic::from_name(name)).collect())
}

/// Unsubscribes from a topic, or subscribes again.
pub(crate) fn set_topic(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    topic: Topic,
    stopped: bool,
    at: Moment,
) -> Result<(), Error> {
    let known: bool = diesel::select(exists(stopped_topics::table.find((account_id, topic.name())))).get_result(conn)?;
    if stopped && !known {
        let row = (
            stopped_topics::account_id.eq(account_id),
            stopped_topics::topic.eq(topic.name()),
            stopped_topics::stopped_at.eq(at),
        );
        diesel::insert_into(stopped_topics::table).values(row).execute(conn)?;
    } else if !stopped {
        diesel::delete(stopped_topics::table.find((account_id, topic.name()))).execute(conn)?;
    }
    Ok(())
}

/// The requests that a user unsubscribed from: key and number.
pub(crate) fn stopped(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<(RequestId, RequestNumber)>, Error> {
    Ok(stopped_requests::table
        .inner_join(requests::table)
        .filter(stopped_requests::account_id.eq(account_id))
        .order(requests::number)
        .select((requests::id, requests::number))
        .load(conn)?)
}

/// Unsubscribes from a request, or subscribes again.
pub(crate) fn set_request(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    request_id: &RequestId,
    stopped: bool,
    at: Moment,
) -> Result<(), Error> {
    let known: bool = diesel::select(exists(stopped_requests::table.find((account_id, request_id)))).get_result(conn)?;
    if stopped && !known {
        let row = (
            stopped_requests::account_id.eq(account_id),
            stopped_requests::request_id.eq(request_id),
            stopped_requests::stopped_at.eq(at),
        );
        diesel::insert_into(stopped_requests::table).values(row).execute(conn)?;
    } else if !stopped {
        diesel::delete(stopped_requests::table.find((account_id, request_id))).execute(conn)?;
    }
    Ok(())
}

/// The recipient, the kind and the request key of an email in the outbox.
pub(crate) fn letter(conn: &mut AnyConnection, id: &str) -> Result<Option<(String, String, Option<RequestId>)>, Error> {
    let row = (outbox::recipient, outbox::letter, outbox::request_id);
    Ok(outbox::table.find(id).select(row).first(conn).optional()?)
}
