//! Storage of the people who follow a request.

use crate::history::Act;
use crate::ids::{AccountId, RequestId};
use crate::store::schema::{events, followers, outbox};
use crate::store::{AnyConnection, Error, Moment};
use diesel::dsl::exists;
use diesel::prelude::*;

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

/// Whether an account follows a request.
pub(crate) fn is_followed(conn: &mut AnyConnection, account_id: &AccountId, request_id: &RequestId) -> Result<bool, Error> {
    Ok(diesel::select(exists(followers::table.find((account_id, request_id)))).get_result(conn)?)
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
