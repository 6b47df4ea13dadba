//! Database queries for assignees and finding counts. A list loads the data of all its rows at once.

use crate::cases::claims;
use crate::cases::operator_queue::{Around, Counts, Holder, Special};
use crate::cases::overlays::PROVISIONALLY;
use crate::cases::queries::newest_numbers;
use crate::cases::{Overlay, Request, State};
use crate::history::Act;
use crate::ids::{AccountId, RequestId, RequestNumber, SnapshotNo};
use crate::store::schema::{accounts, check_counts, desk_holders, events, overlays, requests, snapshots};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

pub(crate) fn insert_counts(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    snapshot: SnapshotNo,
    counts: Counts,
) -> Result<(), Error> {
    diesel::insert_into(check_counts::table)
        .values((check_counts::request_id.eq(request_id), check_counts::snapshot_number.eq(snapshot), counts))
        .execute(conn)?;
    Ok(())
}

/// Open requests whose newest revision has no counts because it was submitted before findings were counted.
pub(crate) fn uncounted(conn: &mut AnyConnection, limit: i64) -> Result<Vec<RequestNumber>, Error> {
    let newer = diesel::alias!(snapshots as newer);
    let later = newer
        .filter(newer.field(snapshots::request_id).eq(snapshots::request_id))
        .filter(newer.field(snapshots::number).gt(snapshots::number));
    let counted = check_counts::table
        .filter(check_counts::request_id.eq(snapshots::request_id))
        .filter(check_counts::snapshot_number.eq(snapshots::number));
    Ok(snapshots::table
        .inner_join(requests::table)
        .filter(requests::state.eq_any(State::OPEN))
        .filter(not(exists(later)))
        .filter(not(exists(counted)))
        .order(requests::number)
        .limit(limit)
        .select(requests::number)
        .load(conn)?)
}

/// Assigns a request to an operator.
pub(crate) fn hold(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    (account_id, given_by): (&AccountId, &AccountId),
    now: Moment,
) -> Result<(), Error> {
    release(conn, request_id)?;
    insert!(conn, desk_holders: request_id, account_id, given_by, since = now)
}

/// Removes the assignment. Returns whether there was one.
pub(crate) fn release(conn: &mut AnyConnection, request_id: &RequestId) -> Result<bool, Error> {
    Ok(diesel::delete(desk_holders::table.find(request_id)).execute(conn)? > 0)
}

/// The assignee of a request.
pub(crate) fn holder(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Holder>, Error> {
    Ok(holders(conn, std::slice::from_ref(request_id))?.remove(request_id))
}

fn holders(conn: &mut AnyConnection, ids: &[RequestId]) -> Result<HashMap<RequestId, Holder>, Error> {
    let rows: Vec<(RequestId, Holder)> = desk_holders::table
        .inner_join(accounts::table)
        .filter(desk_holders::request_id.eq_any(ids))
        .select((desk_holders::request_id, Holder::as_select()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Every open request with an assignee: its number and the assignee's account.
pub(crate) fn assigned(conn: &mut AnyConnection) -> Result<Vec<(RequestNumber, AccountId)>, Error> {
    Ok(desk_holders::table
        .inner_join(requests::table.on(requests::id.eq(desk_holders::request_id)))
        .filter(requests::state.eq_any(State::OPEN))
        .order(requests::number)
        .select((requests::number, desk_holders::account_id))
        .load(conn)?)
}

/// The finding counts of the newest revisions.
fn counts(conn: &mut AnyConnection, ids: &[RequestId]) -> Result<HashMap<RequestId, Counts>, Error> {
    let newest = newest_numbers(conn, ids)?;
    let rows: Vec<(RequestId, SnapshotNo, Counts)> = check_counts::table
        .filter(check_counts::request_id.eq_any(ids))
        .select((check_counts::request_id, check_counts::snapshot_number, Counts::as_select()))
        .load(conn)?;
    let of_newest = rows.into_iter().filter(|(id, number, _)| newest.get(id) == Some(number));
    Ok(of_newest.map(|(id, _, counts)| (id, counts)).collect())
}

/// The requests among these for which the requester's authority is unconfirmed.
fn claimed(conn: &mut AnyConnection, list: &[Request]) -> Result<Vec<RequestId>, Error> {
    let about: Vec<(&Request, &str)> = list
        .iter()
        .filter(|request| request.state.is_open())
        .filter_map(|request| Some((request, request.subject.registered()?.0.as_str())))
        .collect();
    if about.is_empty() {
        return Ok(Vec::new());
    }
    let nids: Vec<&str> = about.iter().map(|(_, nid)| *nid).collect();
    let ids: Vec<&RequestId> = about.iter().map(|(request, _)| &request.id).collect();
    // Sorted by number, so that the newest request overwrites older ones.
    let owners: HashMap<String, AccountId> = requests::table
        .filter(requests::state.eq("registered"))
        .filter(requests::nid.eq_any(&nids))
        .order(requests::number)
        .select((requests::nid.assume_not_null(), requests::owner_id))
        .load::<(String, AccountId)>(conn)?
        .into_iter()
        .collect();
    let acts = [Act::AuthorityConfirmed, Act::AuthorityVouched, Act::AuthorityDenied].map(Act::name);
    let said: HashMap<RequestId, (Act, Timestamp)> = events::table
        .filter(events::request_id.eq_any(&ids))
        .filter(events::act.eq_any(acts))
        .order((events::at, events::id))
        .select((events::request_id.assume_not_null(), events::act, events::at))
        .load::<(RequestId, Act, Timestamp)>(conn)?
        .into_iter()
        .map(|(request, act, at)| (request, (act, at)))
        .collect();
    let mut open = Vec::new();
    for (request, nid) in about {
        let known = owners.get(nid) == Some(&request.owner_id);
        if claims::standing(known, said.get(&request.id).copied()).is_open() {
            open.push(request.id.clone());
        }
    }
    Ok(open)
}

/// The additional data of the rows of a list. Runs six queries, regardless of the number of rows.
pub(crate) fn around(conn: &mut AnyConnection, list: &[Request]) -> Result<HashMap<RequestId, Around>, Error> {
    let ids: Vec<RequestId> = list.iter().map(|request| request.id.clone()).collect();
    let owners: Vec<&AccountId> = list.iter().map(|request| &request.owner_id).collect();
    let people: HashMap<AccountId, (String, Option<String>)> = accounts::table
        .filter(accounts::id.eq_any(owners))
        .select((accounts::id, accounts::name, accounts::disabled_at))
        .load::<(AccountId, String, Option<String>)>(conn)?
        .into_iter()
        .map(|(id, name, shut)| (id, (name, shut)))
        .collect();
    let laid: Vec<(RequestId, Overlay, String)> = overlays::table
        .filter(overlays::request_id.eq_any(&ids))
        .filter(overlays::until.is_null())
        .order((overlays::since, overlays::id))
        .select((overlays::request_id, overlays::kind, overlays::why))
        .load(conn)?;
    let claimed = claimed(conn, list)?;
    let (mut holders, mut counts) = (holders(conn, &ids)?, counts(conn, &ids)?);
    let mut found = HashMap::new();
    for request in list {
        let mut special = Vec::new();
        for (_, overlay, why) in laid.iter().filter(|(id, ..)| *id == request.id) {
            special.push(Special::Overlay(*overlay));
            special.extend((*overlay == Overlay::CourtHold && why.starts_with(PROVISIONALLY)).then_some(Special::OrderWaits));
        }
        special.extend(claimed.contains(&request.id).then_some(Special::Claim));
        let owner = people.get(&request.owner_id);
        special.extend(owner.is_some_and(|(_, shut)| shut.is_some()).then_some(Special::Closed));
        let around = Around {
            holder: holders.remove(&request.id).filter(|_| request.state.is_open()),
            counts: counts.remove(&request.id),
            special,
            registrant: owner.map(|(name, _)| name.clone()).unwrap_or_default(),
        };
        found.insert(request.id.clone(), around);
    }
    Ok(found)
}
