//! Database queries for finding counts. A list loads the data of all its rows at once.

use crate::cases::claims;
use crate::cases::kinds::RequestKind;
use crate::cases::operator_queue::{Around, Counts, Special};
use crate::cases::queries::newest_numbers;
use crate::cases::{Overlay, Request, State, Subject};
use crate::history::Act;
use crate::ids::{AccountId, RequestId, SnapshotNo};
use crate::store::schema::{accounts, check_counts, events, overlays, requests};
use crate::store::{AnyConnection, Error};
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

/// The open requests among these whose NID another open request has as well.
fn in_name_conflict(conn: &mut AnyConnection, list: &[Request]) -> Result<Vec<RequestId>, Error> {
    let is_new = |request: &&Request| matches!(request.subject, Subject::NewFormal { .. });
    let asked: Vec<&Request> = list.iter().filter(is_new).filter(|request| request.state.is_open()).collect();
    let nids: Vec<&str> = asked.iter().filter_map(|request| request.subject.nid()).collect();
    let open: Vec<(RequestId, Option<String>)> = requests::table
        .filter(requests::kind.eq(RequestKind::NewFormal))
        .filter(requests::state.eq_any(State::OPEN))
        .filter(requests::nid.eq_any(&nids))
        .select((requests::id, requests::nid))
        .load(conn)?;
    let has_rival =
        |request: &&Request| open.iter().any(|(id, nid)| *id != request.id && nid.as_deref() == request.subject.nid());
    Ok(asked.into_iter().filter(has_rival).map(|request| request.id.clone()).collect())
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
    let laid: Vec<(RequestId, Overlay)> = overlays::table
        .filter(overlays::request_id.eq_any(&ids))
        .filter(overlays::until.is_null())
        .order((overlays::since, overlays::id))
        .select((overlays::request_id, overlays::kind))
        .load(conn)?;
    let (claimed, conflicts) = (claimed(conn, list)?, in_name_conflict(conn, list)?);
    let mut counts = counts(conn, &ids)?;
    let mut found = HashMap::new();
    for request in list {
        let mut special = Vec::new();
        for (_, overlay) in laid.iter().filter(|(id, _)| *id == request.id) {
            special.push(Special::Overlay(*overlay));
        }
        special.extend(conflicts.contains(&request.id).then_some(Special::Overlay(Overlay::NameConflict)));
        special.extend(claimed.contains(&request.id).then_some(Special::Claim));
        let owner = people.get(&request.owner_id);
        special.extend(owner.is_some_and(|(_, shut)| shut.is_some()).then_some(Special::Closed));
        let around = Around {
            counts: counts.remove(&request.id),
            special,
            registrant: owner.map(|(name, _)| name.clone()).unwrap_or_default(),
        };
        found.insert(request.id.clone(), around);
    }
    Ok(found)
}
