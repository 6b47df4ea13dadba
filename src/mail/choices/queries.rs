//! Storage of email preferences.

use super::Topic;
use crate::history::Act;
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::store::schema::{accounts, events, followers, outbox, requests, stopped_requests, stopped_topics};
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
pub(crate) fn recipient_and_request(
    conn: &mut AnyConnection,
    id: &str,
) -> Result<Option<(String, String, Option<RequestId>)>, Error> {
    let row = (outbox::recipient, outbox::letter, outbox::request_id);
    Ok(outbox::table.find(id).select(row).first(conn).optional()?)
}

/// Follows a request; emails cover the activity from now on.
pub(crate) fn follow(conn: &mut AnyConnection, account_id: &AccountId, request_id: &RequestId, at: Moment) -> Result<(), Error> {
    unfollow(conn, account_id, request_id)?;
    let row = (
        followers::account_id.eq(account_id),
        followers::request_id.eq(request_id),
        followers::since.eq(at),
        followers::told_until.eq(at),
    );
    diesel::insert_into(followers::table).values(row).execute(conn)?;
    Ok(())
}

/// Stops following a request.
pub(crate) fn unfollow(conn: &mut AnyConnection, account_id: &AccountId, request_id: &RequestId) -> Result<(), Error> {
    diesel::delete(followers::table.find((account_id, request_id))).execute(conn)?;
    Ok(())
}

/// Stops following all requests.
pub(crate) fn unfollow_all(conn: &mut AnyConnection, account_id: &AccountId) -> Result<(), Error> {
    diesel::delete(followers::table.filter(followers::account_id.eq(account_id))).execute(conn)?;
    Ok(())
}

/// Whether an account follows a request and has not unsubscribed from it.
pub(crate) fn is_followed(conn: &mut AnyConnection, account_id: &AccountId, request_id: &RequestId) -> Result<bool, Error> {
    let follows: bool = diesel::select(exists(followers::table.find((account_id, request_id)))).get_result(conn)?;
    let stopped: bool = diesel::select(exists(stopped_requests::table.find((account_id, request_id)))).get_result(conn)?;
    Ok(follows && !stopped)
}

/// The requests that an account follows, newest first.
pub(crate) fn followed(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<RequestId>, Error> {
    Ok(followers::table
        .filter(followers::account_id.eq(account_id))
        .order(followers::since.desc())
        .select(followers::request_id)
        .load(conn)?)
}

/// An account that follows a request, and the time of the last activity that an email covered.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Follower {
    /// The account.
    pub account_id: AccountId,
    /// The request.
    pub request_id: RequestId,
    /// The time of that activity.
    pub told_until: Moment,
}

/// The followers of requests with newer activity, at most until a time, by request.
pub(crate) fn followers_due(conn: &mut AnyConnection, acts: &[Act], until: Moment) -> Result<Vec<Follower>, Error> {
    Ok(followers::table
        .inner_join(events::table.on(events::request_id.eq(followers::request_id.nullable())))
        .filter(events::act.eq_any(acts))
        .filter(events::at.gt(followers::told_until))
        .filter(events::at.le(until))
        .order((followers::request_id, followers::account_id))
        .select((followers::account_id, followers::request_id, followers::told_until))
        .distinct()
        .load(conn)?)
}

/// Records that the emails to a follower cover the activity until a time; returns `false` if another process has done it.
pub(crate) fn record_notified(conn: &mut AnyConnection, follower: &Follower, until: Moment) -> Result<bool, Error> {
    let row = followers::table.find((&follower.account_id, &follower.request_id));
    let changed = diesel::update(row.filter(followers::told_until.eq(follower.told_until)))
        .set(followers::told_until.eq(until))
        .execute(conn)?;
    Ok(changed == 1)
}
