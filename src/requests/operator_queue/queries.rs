//! Database queries for finding counts. A list loads the data of all its rows at once.

use crate::ids::{AccountId, RequestId};
use crate::refusal::Refusal;
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::kinds::RequestKind;
use crate::requests::operator_queue::{FindingCounts, QueueRowData, SpecialCircumstance};
use crate::requests::{Condition, Request, RequestSubject, State};
use crate::store::schema::{accounts, conditions, requests, revisions};
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use std::collections::HashMap;

/// The finding counts of the newest revisions.
fn finding_counts(conn: &mut AnyConnection, ids: &[RequestId]) -> Result<HashMap<RequestId, FindingCounts>, Error> {
    let rows: Vec<(RequestId, FindingCounts)> = revisions::table
        .filter(revisions::request_id.eq_any(ids))
        .order(revisions::number)
        .select((revisions::request_id, FindingCounts::as_select()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The open requests among these that depend on the contacts of their namespace, who did not accept them.
fn requests_missing_agreement(conn: &mut AnyConnection, list: &[Request]) -> Result<Vec<RequestId>, Refusal> {
    let mut open = Vec::new();
    for request in list.iter().filter(|request| request.state.is_open() && request.subject.registered_base().is_some()) {
        if agreement_of(conn, request)?.is_missing() {
            open.push(request.id.clone());
        }
    }
    Ok(open)
}

/// The open requests among these whose NID another open request has as well.
fn requests_in_name_conflict(conn: &mut AnyConnection, list: &[Request]) -> Result<Vec<RequestId>, Error> {
    let is_new = |request: &&Request| matches!(request.subject, RequestSubject::NewFormal { .. });
    let asked: Vec<&Request> = list.iter().filter(is_new).filter(|request| request.state.is_open()).collect();
    let nids: Vec<&str> = asked.iter().filter_map(|request| request.subject.nid()).collect();
    let open: Vec<(RequestId, Option<String>)> = requests::table
        .filter(requests::kind.eq(RequestKind::NewFormal))
        .filter(requests::state.eq_any(State::OPEN_NAMES))
        .filter(requests::nid.eq_any(&nids))
        .select((requests::id, requests::nid))
        .load(conn)?;
    let has_rival =
        |request: &&Request| open.iter().any(|(id, nid)| *id != request.id && nid.as_deref() == request.subject.nid());
    Ok(asked.into_iter().filter(has_rival).map(|request| request.id.clone()).collect())
}

/// The additional data of the rows of a list. Apart from those of requests about registered namespaces, the number of queries
/// does not depend on the number of rows.
pub(crate) fn row_data(conn: &mut AnyConnection, list: &[Request]) -> Result<HashMap<RequestId, QueueRowData>, Refusal> {
    let without = requests_missing_agreement(conn, list)?;
    Ok(row_data_with(conn, list, &without)?)
}

fn row_data_with(
    conn: &mut AnyConnection,
    list: &[Request],
    without: &[RequestId],
) -> Result<HashMap<RequestId, QueueRowData>, Error> {
    let ids: Vec<RequestId> = list.iter().map(|request| request.id.clone()).collect();
    let owners: Vec<&AccountId> = list.iter().map(|request| &request.owner_id).collect();
    let people: HashMap<AccountId, (String, Option<String>)> = accounts::table
        .filter(accounts::id.eq_any(owners))
        .select((accounts::id, accounts::name, accounts::disabled_at))
        .load::<(AccountId, String, Option<String>)>(conn)?
        .into_iter()
        .map(|(id, name, shut)| (id, (name, shut)))
        .collect();
    let laid: Vec<(RequestId, Condition)> = conditions::table
        .filter(conditions::request_id.eq_any(&ids))
        .filter(conditions::until.is_null())
        .order((conditions::since, conditions::id))
        .select((conditions::request_id, conditions::kind))
        .load(conn)?;
    let conflicts = requests_in_name_conflict(conn, list)?;
    let mut counts = finding_counts(conn, &ids)?;
    let mut found = HashMap::new();
    for request in list {
        let mut special = Vec::new();
        for (_, condition) in laid.iter().filter(|(id, _)| *id == request.id) {
            special.push(SpecialCircumstance::Condition(*condition));
        }
        special.extend(conflicts.contains(&request.id).then_some(SpecialCircumstance::Condition(Condition::NameConflict)));
        special.extend(without.contains(&request.id).then_some(SpecialCircumstance::Contacts));
        let owner = people.get(&request.owner_id);
        special.extend(owner.is_some_and(|(_, shut)| shut.is_some()).then_some(SpecialCircumstance::Closed));
        let row_data = QueueRowData {
            counts: counts.remove(&request.id),
            special,
            registrant: owner.map(|(name, _)| name.clone()).unwrap_or_default(),
        };
        found.insert(request.id.clone(), row_data);
    }
    Ok(found)
}
