//! Database queries for members and invitations.

use crate::cases::team::Member;
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::store::AnyConnection;
use crate::store::schema::{accounts, members, request_links, requests};
use crate::store::{Error, Moment, insert, update};
use diesel::prelude::*;

pub(crate) fn member_ids(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<AccountId>, Error> {
    Ok(members::table
        .filter(members::request_id.eq(request_id))
        .filter(members::left_at.is_null())
        .order((members::since.asc(), members::account_id.asc()))
        .select(members::account_id)
        .load(conn)?)
}

pub(crate) fn members_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Member>, Error> {
    Ok(members::table
        .inner_join(accounts::table.on(accounts::id.eq(members::account_id)))
        .filter(members::request_id.eq(request_id))
        .filter(members::left_at.is_null())
        .order((members::since.asc(), members::account_id.asc()))
        .select(Member::as_select())
        .load(conn)?)
}

/// Former collaborators of a request.
pub(crate) fn former_ids(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<AccountId>, Error> {
    Ok(members::table
        .filter(members::request_id.eq(request_id))
        .filter(members::left_at.is_not_null())
        .select(members::account_id)
        .load(conn)?)
}

pub(crate) fn insert_member(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    account_id: &AccountId,
    now: Moment,
) -> Result<(), Error> {
    let back = diesel::update(members::table.find((request_id, account_id)))
        .set((members::since.eq(now), members::left_at.eq(None::<Moment>)))
        .execute(conn)?;
    if back == 0 {
        insert!(conn, members: request_id, account_id, since = now)?;
    }
    Ok(())
}

pub(crate) fn end_member(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    account_id: &AccountId,
    now: Moment,
) -> Result<(), Error> {
    update!(conn, members.find((request_id, account_id)): left_at = Some(now))
}

/// Ends the open invitations of an email address.
pub(crate) fn end_links(conn: &mut AnyConnection, request_id: &RequestId, email: &str, now: Moment) -> Result<usize, Error> {
    let open = request_links::table
        .filter(request_links::request_id.eq(request_id))
        .filter(request_links::email.eq(email))
        .filter(request_links::ended_at.is_null());
    Ok(diesel::update(open).set(request_links::ended_at.eq(Some(now))).execute(conn)?)
}

/// The addresses with an open invitation.
pub(crate) fn open_links(conn: &mut AnyConnection, request_id: &RequestId, now: Moment) -> Result<Vec<String>, Error> {
    Ok(request_links::table
        .filter(request_links::request_id.eq(request_id))
        .filter(request_links::ended_at.is_null())
        .filter(request_links::expires_at.gt(now))
        .order(request_links::created_at.asc())
        .select(request_links::email)
        .load(conn)?)
}

/// The keys of at most `most` invitations that ended before the given time.
pub(crate) fn ended_invitations(conn: &mut AnyConnection, before: Moment, most: i64) -> Result<Vec<String>, Error> {
    let ended = request_links::table.filter(request_links::expires_at.lt(before));
    Ok(ended.select(request_links::token_hash).order(request_links::expires_at.asc()).limit(most).load(conn)?)
}

/// Deletes links. Returns how many.
pub(crate) fn delete_links(conn: &mut AnyConnection, keys: &[String]) -> Result<usize, Error> {
    Ok(diesel::delete(request_links::table.filter(request_links::token_hash.eq_any(keys))).execute(conn)?)
}

/// Stores an invitation.
pub(crate) fn insert_link(
    conn: &mut AnyConnection,
    token_hash: &str,
    (request_id, email): (&RequestId, &str),
    (now, until): (Moment, Moment),
) -> Result<(), Error> {
    insert!(conn, request_links: token_hash, request_id, email, created_at = now, expires_at = until)
}

/// The number of the request that an open invitation is for, and its address.
pub(crate) fn open_link(
    conn: &mut AnyConnection,
    token_hash: &str,
    now: Moment,
) -> Result<Option<(RequestNumber, String)>, Error> {
    Ok(request_links::table
        .inner_join(requests::table.on(requests::id.eq(request_links::request_id)))
        .filter(request_links::token_hash.eq(token_hash))
        .filter(request_links::ended_at.is_null())
        .filter(request_links::expires_at.gt(now))
        .select((requests::number, request_links::email))
        .first(conn)
        .optional()?)
}

pub(crate) fn use_invitation(conn: &mut AnyConnection, token_hash: &str, now: Moment) -> Result<(), Error> {
    update!(conn, request_links.find(token_hash): ended_at = Some(now))
}

/// The key of the request that an invitation is for, if it was neither used nor revoked, even if it has expired.
pub(crate) fn invited_with(conn: &mut AnyConnection, key: &str) -> Result<Option<RequestId>, Error> {
    let open = request_links::table.find(key).filter(request_links::ended_at.is_null());
    Ok(open.select(request_links::request_id).first(conn).optional()?)
}

/// Extends an invitation.
pub(crate) fn invite_until(conn: &mut AnyConnection, key: &str, until: Moment) -> Result<(), Error> {
    update!(conn, request_links.find(key): expires_at = until)
}
