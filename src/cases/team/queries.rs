//! Database queries for members, invitations and private links.

use crate::cases::team::Member;
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::store::AnyConnection;
use crate::store::schema::{accounts, invitations, members, previews, requests};
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

/// Revokes the open invitations of an email address.
pub(crate) fn end_invitations(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    email: &str,
    now: Moment,
) -> Result<usize, Error> {
    let open = invitations::table
        .filter(invitations::request_id.eq(request_id))
        .filter(invitations::email.eq(email))
        .filter(invitations::used_at.is_null());
    Ok(diesel::update(open).set(invitations::used_at.eq(Some(now))).execute(conn)?)
}

pub(crate) fn invited(conn: &mut AnyConnection, request_id: &RequestId, now: Moment) -> Result<Vec<String>, Error> {
    Ok(invitations::table
        .filter(invitations::request_id.eq(request_id))
        .filter(invitations::used_at.is_null())
        .filter(invitations::expires_at.gt(now))
        .order(invitations::created_at.asc())
        .select(invitations::email)
        .load(conn)?)
}

/// The keys of at most `most` invitations that ended before the given time.
pub(crate) fn ended_invitations(conn: &mut AnyConnection, before: Moment, most: i64) -> Result<Vec<String>, Error> {
    let ended = invitations::table.filter(invitations::expires_at.lt(before));
    Ok(ended.select(invitations::token_hash).order(invitations::expires_at.asc()).limit(most).load(conn)?)
}

/// Deletes invitations. Returns how many.
pub(crate) fn delete_invitations(conn: &mut AnyConnection, keys: &[String]) -> Result<usize, Error> {
    Ok(diesel::delete(invitations::table.filter(invitations::token_hash.eq_any(keys))).execute(conn)?)
}

pub(crate) fn insert_invitation(
    conn: &mut AnyConnection,
    token_hash: &str,
    request_id: &RequestId,
    email: &str,
    (now, until): (Moment, Moment),
) -> Result<(), Error> {
    insert!(conn, invitations: token_hash, request_id, email, created_at = now, expires_at = until)
}

/// The number of the request that an invitation is for, while it is valid.
pub(crate) fn invitation(
    conn: &mut AnyConnection,
    token_hash: &str,
    now: Moment,
) -> Result<Option<(RequestNumber, String)>, Error> {
    Ok(invitations::table
        .inner_join(requests::table.on(requests::id.eq(invitations::request_id)))
        .filter(invitations::token_hash.eq(token_hash))
        .filter(invitations::used_at.is_null())
        .filter(invitations::expires_at.gt(now))
        .select((requests::number, invitations::email))
        .first(conn)
        .optional()?)
}

pub(crate) fn use_invitation(conn: &mut AnyConnection, token_hash: &str, now: Moment) -> Result<(), Error> {
    update!(conn, invitations.find(token_hash): used_at = Some(now))
}

/// The key of the request that an invitation is for, if it was neither used nor revoked, even if it has expired.
pub(crate) fn invited_with(conn: &mut AnyConnection, key: &str) -> Result<Option<RequestId>, Error> {
    let open = invitations::table.find(key).filter(invitations::used_at.is_null());
    Ok(open.select(invitations::request_id).first(conn).optional()?)
}

/// Extends an invitation.
pub(crate) fn invite_until(conn: &mut AnyConnection, key: &str, until: Moment) -> Result<(), Error> {
    update!(conn, invitations.find(key): expires_at = until)
}

pub(crate) fn insert_preview(
    conn: &mut AnyConnection,
    token_hash: &str,
    request_id: &RequestId,
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, previews: token_hash, request_id, created_at = now)
}

pub(crate) fn end_previews(conn: &mut AnyConnection, request_id: &RequestId, now: Moment) -> Result<usize, Error> {
    let open = previews::table.filter(previews::request_id.eq(request_id)).filter(previews::ended_at.is_null());
    Ok(diesel::update(open).set(previews::ended_at.eq(Some(now))).execute(conn)?)
}

pub(crate) fn has_preview(conn: &mut AnyConnection, request_id: &RequestId) -> Result<bool, Error> {
    let open: i64 = previews::table
        .filter(previews::request_id.eq(request_id))
        .filter(previews::ended_at.is_null())
        .count()
        .get_result(conn)?;
    Ok(open > 0)
}

/// The number of the request that an open private link is for.
pub(crate) fn preview(conn: &mut AnyConnection, token_hash: &str) -> Result<Option<RequestNumber>, Error> {
    Ok(previews::table
        .inner_join(requests::table.on(requests::id.eq(previews::request_id)))
        .filter(previews::token_hash.eq(token_hash))
        .filter(previews::ended_at.is_null())
        .select(requests::number)
        .first(conn)
        .optional()?)
}
