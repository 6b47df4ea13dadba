//! Where requests and their snapshots are kept.

use super::{CameFrom, Request, Snapshot, State, Subject};
use crate::nid::Nid;
use crate::store::schema::{members, requests, snapshots};
use crate::store::{AnyConnection, Error, moment};
use crate::template::{Field, Template};
use diesel::prelude::*;

#[derive(Queryable, Selectable)]
#[diesel(table_name = requests)]
struct RequestRow {
    id: String,
    number: String,
    kind: String,
    state: String,
    came_from: Option<String>,
    nid: Option<String>,
    base_version: Option<i64>,
    owner_id: String,
    draft: String,
    draft_revision: i64,
    created_at: String,
    state_since: String,
    manner: Option<String>,
    done: String,
}

fn unreadable(what: &str, value: &str) -> Error {
    Error::Unreadable(format!("{what} {value:?}"))
}

fn template(json: &str) -> Result<Template, Error> {
    let object = serde_json::from_str(json).map_err(|_| unreadable("template", json))?;
    Ok(Template::from_json(&object))
}

impl RequestRow {
    fn read(self) -> Result<Request, Error> {
        let state = State::ALL
            .into_iter()
            .find(|state| state.name() == self.state && state.came_from().map(CameFrom::name) == self.came_from.as_deref())
            .ok_or_else(|| unreadable("state", &self.state))?;
        let version = |base: i64| u32::try_from(base).map_err(|_| unreadable("version", &base.to_string()));
        let registered = |nid: &str| Nid::parse(nid).map_err(|_| unreadable("NID", nid));
        let subject = match (self.kind.as_str(), &self.nid, self.base_version) {
            ("new_formal", nid, _) => Subject::NewFormal { wish: nid.clone() },
            ("new_informal", _, _) => Subject::NewInformal,
            ("revision", Some(nid), Some(base)) if self.manner.as_deref() == Some("correction") => {
                Subject::Correction { nid: registered(nid)?, version: version(base)? }
            }
            ("revision", Some(nid), Some(base)) => Subject::Revision { nid: registered(nid)?, base: version(base)? },
            _ => return Err(unreadable("kind", &self.kind)),
        };
        Ok(Request {
            subject,
            state,
            state_since: moment(&self.state_since)?,
            draft: template(&self.draft)?,
            draft_revision: self.draft_revision,
            done: self.done.split(' ').filter_map(Field::from_key).collect(),
            created_at: moment(&self.created_at)?,
            id: self.id,
            number: self.number,
            owner_id: self.owner_id,
        })
    }
}

pub(crate) fn by_number(conn: &mut AnyConnection, number: &str) -> Result<Option<Request>, Error> {
    let row: Option<RequestRow> =
        requests::table.filter(requests::number.eq(number)).select(RequestRow::as_select()).first(conn).optional()?;
    row.map(RequestRow::read).transpose()
}

/// Everything but drafts, newest first.
pub(crate) fn public(conn: &mut AnyConnection) -> Result<Vec<Request>, Error> {
    let rows: Vec<RequestRow> = requests::table
        .filter(requests::state.ne("draft"))
        .order(requests::number.desc())
        .select(RequestRow::as_select())
        .load(conn)?;
    let submitted = submitted_ids(conn)?;
    let list = rows.into_iter().map(RequestRow::read).collect::<Result<Vec<_>, _>>()?;
    // A draft that was withdrawn was never public.
    Ok(list.into_iter().filter(|request| submitted.contains(&request.id)).collect())
}

fn submitted_ids(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    Ok(snapshots::table.filter(snapshots::number.eq(1)).select(snapshots::request_id).load(conn)?)
}

/// The requests somebody owns or works on, newest first.
pub(crate) fn of_person(conn: &mut AnyConnection, account_id: &str) -> Result<Vec<Request>, Error> {
    let worked_on: Vec<String> = members::table
        .filter(members::account_id.eq(account_id))
        .filter(members::left_at.is_null())
        .select(members::request_id)
        .load(conn)?;
    let rows: Vec<RequestRow> = requests::table
        .filter(requests::owner_id.eq(account_id).or(requests::id.eq_any(worked_on)))
        .order(requests::number.desc())
        .select(RequestRow::as_select())
        .load(conn)?;
    rows.into_iter().map(RequestRow::read).collect()
}

/// NIDs of other open, submitted requests.
pub(crate) fn requested_nids(conn: &mut AnyConnection, but: Option<&str>) -> Result<Vec<String>, Error> {
    let mut query = requests::table
        .filter(requests::kind.eq("new_formal"))
        .filter(requests::state.eq_any(["intake", "review", "with_requester", "ready"]))
        .select(requests::nid)
        .into_boxed();
    if let Some(but) = but {
        query = query.filter(requests::id.ne(but.to_owned()));
    }
    let list: Vec<Option<String>> = query.load(conn)?;
    Ok(list.into_iter().flatten().collect())
}

pub(crate) fn insert(conn: &mut AnyConnection, request: &Request, now: &str) -> Result<(), Error> {
    // A correction is kept as a revision that keeps the number: both start from a registered version.
    let (kind, manner) = match &request.subject {
        Subject::Correction { .. } => ("revision", Some("correction")),
        Subject::Revision { .. } => ("revision", Some("version")),
        other => (other.name(), None),
    };
    let base = request.subject.registered().map(|(_, version)| i64::from(version));
    diesel::insert_into(requests::table)
        .values((
            requests::id.eq(&request.id),
            requests::number.eq(&request.number),
            requests::kind.eq(kind),
            requests::manner.eq(manner),
            requests::track.eq("community"),
            requests::state.eq(request.state.name()),
            requests::nid.eq(request.subject.nid()),
            requests::base_version.eq(base),
            requests::owner_id.eq(&request.owner_id),
            requests::draft.eq(serde_json::Value::Object(request.draft.to_json()).to_string()),
            requests::draft_revision.eq(request.draft_revision),
            requests::created_at.eq(now),
            requests::state_since.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn save_draft(
    conn: &mut AnyConnection,
    id: &str,
    nid: Option<&str>,
    draft: &Template,
    revision: i64,
) -> Result<(), Error> {
    diesel::update(requests::table.find(id))
        .set((
            requests::nid.eq(nid),
            requests::draft.eq(serde_json::Value::Object(draft.to_json()).to_string()),
            requests::draft_revision.eq(revision),
        ))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn set_state(conn: &mut AnyConnection, id: &str, state: State, now: &str) -> Result<(), Error> {
    diesel::update(requests::table.find(id))
        .set((
            requests::state.eq(state.name()),
            requests::came_from.eq(state.came_from().map(CameFrom::name)),
            requests::state_since.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Registers: the NID (which an informal request has only now) and the state, in one statement, as the table's CHECK wants it.
pub(crate) fn set_registered(conn: &mut AnyConnection, id: &str, nid: &str, now: &str) -> Result<(), Error> {
    diesel::update(requests::table.find(id))
        .set((requests::nid.eq(Some(nid)), requests::state.eq(State::Registered.name()), requests::state_since.eq(now)))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn set_base(conn: &mut AnyConnection, id: &str, base: i64) -> Result<(), Error> {
    diesel::update(requests::table.find(id)).set(requests::base_version.eq(Some(base))).execute(conn)?;
    Ok(())
}

pub(crate) fn set_manner(conn: &mut AnyConnection, id: &str, manner: &str) -> Result<(), Error> {
    diesel::update(requests::table.find(id)).set(requests::manner.eq(Some(manner))).execute(conn)?;
    Ok(())
}

pub(crate) fn set_done(conn: &mut AnyConnection, id: &str, done: &[Field]) -> Result<(), Error> {
    let keys: Vec<&str> = done.iter().map(|field| field.key()).collect();
    diesel::update(requests::table.find(id)).set(requests::done.eq(keys.join(" "))).execute(conn)?;
    Ok(())
}

pub(crate) fn set_nid(conn: &mut AnyConnection, id: &str, nid: &str) -> Result<(), Error> {
    diesel::update(requests::table.find(id)).set(requests::nid.eq(Some(nid))).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = snapshots)]
struct SnapshotRow {
    number: i64,
    template: String,
    canonical: String,
    fingerprint: String,
    note: String,
    sent_at: String,
}

impl SnapshotRow {
    fn read(self) -> Result<Snapshot, Error> {
        Ok(Snapshot {
            number: self.number,
            template: template(&self.template)?,
            canonical: self.canonical,
            fingerprint: self.fingerprint,
            note: self.note,
            sent_at: moment(&self.sent_at)?,
        })
    }
}

/// The snapshots of a request, newest first.
pub(crate) fn snapshots_of(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<Snapshot>, Error> {
    let rows: Vec<SnapshotRow> = snapshots::table
        .filter(snapshots::request_id.eq(request_id))
        .order(snapshots::number.desc())
        .select(SnapshotRow::as_select())
        .load(conn)?;
    rows.into_iter().map(SnapshotRow::read).collect()
}

pub(crate) fn insert_snapshot(
    conn: &mut AnyConnection,
    id: &str,
    request_id: &str,
    snapshot: &Snapshot,
    sent_by: &str,
    now: &str,
) -> Result<(), Error> {
    diesel::insert_into(snapshots::table)
        .values((
            snapshots::id.eq(id),
            snapshots::request_id.eq(request_id),
            snapshots::number.eq(snapshot.number),
            snapshots::template.eq(serde_json::Value::Object(snapshot.template.to_json()).to_string()),
            snapshots::canonical.eq(&snapshot.canonical),
            snapshots::fingerprint.eq(&snapshot.fingerprint),
            snapshots::note.eq(&snapshot.note),
            snapshots::sent_by.eq(sent_by),
            snapshots::sent_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}
