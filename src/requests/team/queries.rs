//! Database queries for members.

use crate::ids::{AccountId, RequestId};
use crate::requests::team::Member;
use crate::store::AnyConnection;
use crate::store::schema::{accounts, members};
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
