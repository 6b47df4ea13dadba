//! Storage of the people who follow a request.

use crate::history::EventKind;
use crate::ids::{AccountId, RequestId};
use crate::store::schema::{events, followers, outbox, reminders};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use diesel::sql_types::Text;

/// The recipient, the kind and the request key of an email in the outbox.
pub(crate) fn recipient_and_request(
    conn: &mut AnyConnection,
    id: &str,
) -> Result<Option<(String, String, Option<RequestId>)>, Error> {
    let row = (outbox::recipient, outbox::kind, outbox::request_id);
    Ok(outbox::table.find(id).select(row).first(conn).optional()?)
}

/// Follows a request.
pub(crate) fn follow(conn: &mut AnyConnection, account_id: &AccountId, request_id: &RequestId, at: Moment) -> Result<(), Error> {
    unfollow(conn, account_id, request_id)?;
    insert!(conn, followers: account_id, request_id, since = at)
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

/// Whether an account follows a request.
pub(crate) fn is_followed(conn: &mut AnyConnection, account_id: &AccountId, request_id: &RequestId) -> Result<bool, Error> {
    Ok(diesel::select(exists(followers::table.find((account_id, request_id)))).get_result(conn)?)
}

/// An account that follows a request.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Follower {
    pub account_id: AccountId,
    pub request_id: RequestId,
}

impl Follower {
    /// The key in the table of what was done that records that the emails to this follower cover an event. A time would not do: an event
    /// may be committed after a later one.
    pub fn coverage_key(&self, event_id: &str) -> String {
        format!("follow:{}:{event_id}", self.account_id)
    }
}

/// The followers of requests with events that no email to them covers, by request.
pub(crate) fn followers_due(conn: &mut AnyConnection, acts: &[EventKind], until: Moment) -> Result<Vec<Follower>, Error> {
    let key = "follow:".into_sql::<Text>().concat(followers::account_id).concat(":").concat(events::id);
    let is_covered = exists(reminders::table.filter(reminders::key.eq(key)));
    Ok(followers::table
        .inner_join(events::table.on(events::request_id.eq(followers::request_id.nullable())))
        .filter(events::act.eq_any(acts))
        .filter(events::at.le(until))
        .filter(not(is_covered))
        .order((followers::request_id, followers::account_id))
        .select((followers::account_id, followers::request_id))
        .distinct()
        .load(conn)?)
}
