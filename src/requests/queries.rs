//! Database queries for requests and their revisions.

use crate::history::redactions::RedactableKind;
use crate::history::redactions::queries::notices;
use crate::ids::{AccountId, RequestId, RequestNumber, RevisionNumber, new_id};
use crate::registry::Status;
use crate::requests::kinds::RequestKind;
use crate::requests::operator_queue::FindingCounts;
use crate::requests::{CloseReason, PreviousState, Procedure, Request, RequestProcedure, RequestSubject, Revision, State};
use crate::store::AnyConnection;
use crate::store::counters::{PUBLISHED_COUNTER, increment_counter};
use crate::store::schema::{members, outbox, reminders, requests, revisions, threads};
use crate::store::typed::stored::{MultiBackend, Read};
use crate::store::typed::{InvalidStoredValue, stored_enum};
use crate::store::{Error, Moment, insert, readable, row, update};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use jiff::Timestamp;
use urn_registry::nid::Nid;
use urn_registry::template::Template;

stored_enum! {
    /// The result of a change to a registered namespace.
    RevisionKind as "change_kind" {
        /// A new version.
        Version = "version",
        /// A correction of a version.
        Correction = "correction",
    }
}

/// The columns of a request.
#[derive(Queryable, Selectable)]
#[diesel(table_name = requests)]
pub struct RequestRow {
    id: RequestId,
    number: RequestNumber,
    kind: RequestKind,
    procedure: Procedure,
    body: Option<String>,
    specification: Option<String>,
    procedure_changed_at: Option<Timestamp>,
    #[diesel(select_expression = (requests::state, requests::previous_state))]
    state: State,
    nid: Option<String>,
    base_version: Option<u32>,
    new_status: Option<String>,
    successors: Option<String>,
    owner_id: AccountId,
    draft: Template,
    draft_save_number: i64,
    created_at: Timestamp,
    state_since: Timestamp,
    review_since: Option<Timestamp>,
    duplicate_of: Option<RequestNumber>,
    change_kind: Option<RevisionKind>,
    private_since: Option<Timestamp>,
}

pub(in crate::requests) fn parse_stored_nid(text: &str) -> Result<Nid, InvalidStoredValue> {
    Nid::parse(text).map_err(|_| InvalidStoredValue::new("NID", text))
}

readable!(Nid: Text from String, |text| parse_stored_nid(&text));
readable!(Template: Text from String, |text| {
    let object = serde_json::from_str(&text).map_err(|_| InvalidStoredValue::new("template", &text))?;
    Ok(Template::from_json(&object))
});

/// A state is stored as its name and, for an information request, its origin.
impl Queryable<(Text, Nullable<Text>), MultiBackend> for State {
    type Row = (String, Option<String>);

    fn build((name, previous_state): Self::Row) -> Read<Self> {
        Ok(Self::from_names(&name, previous_state.as_deref()).ok_or_else(|| InvalidStoredValue::new("state", &name))?)
    }
}

/// A request is read as a row, whose columns depend on its type.
impl<ST> Queryable<ST, MultiBackend> for Request
where
    RequestRow: Queryable<ST, MultiBackend>,
{
    type Row = <RequestRow as Queryable<ST, MultiBackend>>::Row;

    fn build(row: Self::Row) -> Read<Self> {
        Ok(<RequestRow as Queryable<ST, MultiBackend>>::build(row)?.into_request()?)
    }
}

impl Selectable<MultiBackend> for Request {
    type SelectExpression = <RequestRow as Selectable<MultiBackend>>::SelectExpression;

    fn construct_selection() -> Self::SelectExpression {
        <RequestRow as Selectable<MultiBackend>>::construct_selection()
    }
}

impl RequestRow {
    fn subject(&self) -> Result<RequestSubject, InvalidStoredValue> {
        let registered = || {
            Ok::<_, InvalidStoredValue>((
                parse_stored_nid(self.nid.as_deref().unwrap_or_default())?,
                self.base_version.unwrap_or_default(),
            ))
        };
        Ok(match self.kind {
            RequestKind::NewFormal => RequestSubject::NewFormal { wish: self.nid.clone() },
            RequestKind::NewInformal => {
                RequestSubject::NewInformal { assigned: self.nid.as_deref().map(parse_stored_nid).transpose()? }
            }
            RequestKind::Revision if self.change_kind == Some(RevisionKind::Correction) => {
                let (nid, version) = registered()?;
                RequestSubject::Correction { nid, version }
            }
            RequestKind::Revision => {
                let (nid, base) = registered()?;
                RequestSubject::Revision { nid, base }
            }
            RequestKind::StatusChange => {
                let (nid, base) = registered()?;
                let status = self.new_status.as_deref().unwrap_or_default();
                RequestSubject::StatusChange {
                    nid,
                    base,
                    to: Status::from_name(status).ok_or_else(|| InvalidStoredValue::new("status", status))?,
                    successors: self
                        .successors
                        .as_deref()
                        .unwrap_or_default()
                        .split_whitespace()
                        .map(parse_stored_nid)
                        .collect::<Result<_, _>>()?,
                }
            }
            RequestKind::Correction => return Err(InvalidStoredValue::new("kind", self.kind.name())),
        })
    }

    fn into_request(self) -> Result<Request, InvalidStoredValue> {
        Ok(Request {
            subject: self.subject()?,
            procedure: RequestProcedure::from_stored(self.procedure, self.body, self.specification),
            procedure_changed_at: self.procedure_changed_at,
            state: self.state,
            state_since: self.state_since,
            draft: self.draft,
            draft_save_number: self.draft_save_number,
            created_at: self.created_at,
            review_since: self.review_since,
            duplicate_of: self.duplicate_of,
            private: self.private_since.is_some(),
            tasks: Vec::new(),
            id: self.id,
            number: self.number,
            owner_id: self.owner_id,
        })
    }
}

pub(crate) fn by_number(conn: &mut AnyConnection, number: RequestNumber) -> Result<Option<Request>, Error> {
    Ok(requests::table
        .filter(requests::number.eq(number))
        .filter(requests::deleted_at.is_null())
        .select(Request::as_select())
        .first(conn)
        .optional()?)
}

/// The requests that an account owns or collaborates on, newest first.
pub(crate) fn requests_of_person(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<Request>, Error> {
    let worked_on: Vec<RequestId> = members::table
        .filter(members::account_id.eq(account_id))
        .filter(members::left_at.is_null())
        .select(members::request_id)
        .load(conn)?;
    Ok(requests::table
        .filter(requests::owner_id.eq(account_id).or(requests::id.eq_any(worked_on)))
        .filter(requests::deleted_at.is_null())
        .order(requests::number.desc())
        .select(Request::as_select())
        .load(conn)?)
}

/// A request by its key.
pub(crate) fn by_id(conn: &mut AnyConnection, id: &RequestId) -> Result<Option<Request>, Error> {
    Ok(requests::table.find(id).select(Request::as_select()).first(conn).optional()?)
}

/// The submitted requests that have not ended, in the order in which they entered their state.
pub(crate) fn open_requests(conn: &mut AnyConnection) -> Result<Vec<Request>, Error> {
    Ok(requests::table
        .filter(requests::state.eq_any(State::OPEN_NAMES))
        .order((requests::state_since, requests::number))
        .select(Request::as_select())
        .load(conn)?)
}

/// The submitted requests about a NID, newest first.
pub(crate) fn about_nid(conn: &mut AnyConnection, nid: &str) -> Result<Vec<Request>, Error> {
    about_nids(conn, &[nid])
}

/// As [`about_nid`], for several NIDs.
pub(crate) fn about_nids(conn: &mut AnyConnection, nids: &[&str]) -> Result<Vec<Request>, Error> {
    Ok(requests::table
        .filter(requests::nid.eq_any(nids.to_vec()))
        .filter(requests::state.ne("draft"))
        .order(requests::number.desc())
        .select(Request::as_select())
        .load(conn)?)
}

/// The duplicates of a request: number, number of threads, and number of open threads.
pub(crate) fn duplicates_of(conn: &mut AnyConnection, number: RequestNumber) -> Result<Vec<(RequestNumber, i64, i64)>, Error> {
    let rows: Vec<(RequestNumber, String)> = requests::table
        .filter(requests::duplicate_of.eq(number))
        .filter(requests::state.eq("duplicate"))
        .order(requests::number)
        .select((requests::number, requests::id))
        .load(conn)?;
    let mut list = Vec::new();
    for (number, id) in rows {
        let all: i64 = threads::table.filter(threads::request_id.eq(&id)).count().get_result(conn)?;
        let open = threads::table.filter(threads::request_id.eq(&id)).filter(threads::resolved_at.is_null());
        list.push((number, all, open.count().get_result(conn)?));
    }
    Ok(list)
}

/// The public submitted requests with the most recent activity: key and number.
pub(crate) fn recently_active_requests(conn: &mut AnyConnection, most: i64) -> Result<Vec<(RequestId, RequestNumber)>, Error> {
    let submitted = revisions::table.filter(revisions::number.eq(1)).select(revisions::request_id);
    Ok(requests::table
        .filter(requests::id.eq_any(submitted))
        .filter(requests::private_since.is_null())
        .order((requests::state_since.desc(), requests::number.desc()))
        .limit(most)
        .select((requests::id, requests::number))
        .load(conn)?)
}

pub(crate) fn insert(conn: &mut AnyConnection, request: &Request, now: Moment) -> Result<(), Error> {
    // A correction is stored as a revision that keeps the number: both start from a registered version.
    let (kind, change_kind) = match &request.subject {
        RequestSubject::Correction { .. } => (RequestKind::Revision, Some(RevisionKind::Correction)),
        RequestSubject::Revision { .. } => (RequestKind::Revision, Some(RevisionKind::Version)),
        other => (other.kind(), None),
    };
    let base = request.subject.registered_base().map(|(_, version)| i64::from(version));
    let (new_status, successors) = match &request.subject {
        RequestSubject::StatusChange { to, successors, .. } => {
            (Some(to.name()), Some(successors.iter().map(Nid::as_str).collect::<Vec<_>>().join(" ")))
        }
        _ => (None, None),
    };
    insert!(conn, requests: id = &request.id, number = request.number, kind, change_kind, procedure = request.procedure.kind(),
        body = request.procedure.body(), specification = request.procedure.specification(), state = request.state.name(),
        nid = request.subject.nid(), base_version = base, new_status, successors,
        owner_id = &request.owner_id, draft = serde_json::Value::Object(request.draft.to_json()).to_string(),
        draft_save_number = request.draft_save_number, created_at = now, state_since = now)
}

/// Invalidates cached public pages, such as the front page, because the public state of a request changed.
pub(crate) fn invalidate_public_pages(conn: &mut AnyConnection) -> Result<(), Error> {
    increment_counter(conn, PUBLISHED_COUNTER)?;
    Ok(())
}

/// Begins the discussion (T2). A request that returns to review keeps its first day. It is public from now on.
pub(crate) fn record_review_start(conn: &mut AnyConnection, id: &RequestId, now: Moment) -> Result<(), Error> {
    let begun = (requests::review_since.eq(Some(now)), requests::private_since.eq(None::<Moment>));
    diesel::update(requests::table.find(id)).set(begun).execute(conn)?;
    invalidate_public_pages(conn)
}

/// Closes a request, in one statement to satisfy the table's CHECK constraint.
pub(crate) fn close(
    conn: &mut AnyConnection,
    id: &RequestId,
    reason: CloseReason,
    duplicate_of: Option<RequestNumber>,
    now: Moment,
) -> Result<(), Error> {
    update!(conn, requests.find(id): state = reason.name(), previous_state = None::<&str>, duplicate_of, state_since = now)?;
    invalidate_public_pages(conn)
}

/// Whether a scheduled action was already done.
pub(crate) fn is_step_done(conn: &mut AnyConnection, key: &str) -> Result<bool, Error> {
    let found: Option<String> = reminders::table.find(key).select(reminders::key).first(conn).optional()?;
    Ok(found.is_some())
}

/// The scheduled actions among these that were already done.
pub(crate) fn done_steps(conn: &mut AnyConnection, keys: &[String]) -> Result<Vec<String>, Error> {
    if keys.is_empty() {
        return Ok(Vec::new());
    }
    Ok(reminders::table.filter(reminders::key.eq_any(keys)).select(reminders::key).load(conn)?)
}

pub(crate) fn mark_step_done(conn: &mut AnyConnection, key: &str, now: Moment) -> Result<(), Error> {
    insert!(conn, reminders: key, at = now)
}

#[derive(QueryableByName)]
struct Bytes {
    #[diesel(sql_type = BigInt)]
    bytes: i64,
}

/// The bytes of the drafts of an account, except one.
pub(crate) fn draft_bytes(conn: &mut AnyConnection, owner: &AccountId, except: &RequestId) -> Result<i64, Error> {
    let sum = "SELECT CAST(COALESCE(SUM(OCTET_LENGTH(draft)), 0) AS BIGINT) AS bytes FROM requests \
               WHERE owner_id = $1 AND state = 'draft' AND id <> $2";
    let found: Bytes =
        diesel::sql_query(sum).bind::<Text, _>(owner.as_str()).bind::<Text, _>(except.as_str()).get_result(conn)?;
    Ok(found.bytes)
}

pub(crate) fn save_draft(
    conn: &mut AnyConnection,
    id: &RequestId,
    nid: Option<&str>,
    draft: &Template,
    revision: i64,
) -> Result<(), Error> {
    update!(conn, requests.find(id): nid, draft = serde_json::Value::Object(draft.to_json()).to_string(),
        draft_save_number = revision)
}

pub(crate) fn set_state(conn: &mut AnyConnection, id: &RequestId, state: State, now: Moment) -> Result<(), Error> {
    diesel::update(requests::table.find(id))
        .set((
            requests::state.eq(state.name()),
            requests::previous_state.eq(state.previous_state().map(PreviousState::name)),
            // A reopened duplicate is no longer a duplicate.
            requests::duplicate_of.eq(None::<&str>),
            requests::state_since.eq(now),
        ))
        .execute(conn)?;
    invalidate_public_pages(conn)
}

/// Sets the NID (which an informal request gets only now) and the registered state, in one statement to satisfy the table's CHECK
/// constraint.
pub(crate) fn set_registered(conn: &mut AnyConnection, id: &RequestId, nid: &str, now: Moment) -> Result<(), Error> {
    update!(conn, requests.find(id): nid = Some(nid), state = State::Registered.name(), state_since = now)?;
    invalidate_public_pages(conn)
}

pub(crate) fn set_base(conn: &mut AnyConnection, id: &RequestId, base: i64) -> Result<(), Error> {
    update!(conn, requests.find(id): base_version = Some(base))
}

pub(crate) fn set_change_kind(conn: &mut AnyConnection, id: &RequestId, change_kind: RevisionKind) -> Result<(), Error> {
    update!(conn, requests.find(id): change_kind = Some(change_kind))
}

pub(crate) fn set_nid(conn: &mut AnyConnection, id: &RequestId, nid: Option<&str>) -> Result<(), Error> {
    update!(conn, requests.find(id): nid)
}

/// The revisions of a request, newest first.
pub(crate) fn revisions_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Revision>, Error> {
    let mut list: Vec<Revision> = revisions::table
        .filter(revisions::request_id.eq(request_id))
        .order(revisions::number.desc())
        .select(Revision::as_select())
        .load(conn)?;
    if list.iter().any(|revision| revision.canonical.is_empty()) {
        let ids: Vec<(RevisionNumber, String)> = revisions::table
            .filter(revisions::request_id.eq(request_id))
            .select((revisions::number, revisions::id))
            .load(conn)?;
        let notices = notices(conn, RedactableKind::Revision, ids.iter().map(|(_, id)| id.as_str()))?;
        for (number, id) in ids {
            let redacted = list.iter_mut().find(|revision| revision.number == number).zip(notices.get(&id));
            if let Some((revision, notice)) = redacted {
                notice.clone_into(&mut revision.note);
                revision.canonical = format!("{notice}\n");
            }
        }
    }
    Ok(list)
}

pub(crate) fn insert_revision(
    conn: &mut AnyConnection,
    (request_id, revision): (&RequestId, &Revision),
    counts: FindingCounts,
    sent_by: &AccountId,
    now: Moment,
) -> Result<(), Error> {
    let text = row!(revisions: id = new_id(), request_id, number = revision.number, kind = revision.kind,
        base_version = revision.base.map(i64::from),
        template = serde_json::Value::Object(revision.template.to_json()).to_string(), canonical = &revision.canonical,
        fingerprint = &revision.fingerprint, note = &revision.note, sent_by, sent_at = now);
    diesel::insert_into(revisions::table).values((text, counts)).execute(conn)?;
    Ok(())
}

/// The number of open requests with emails written before a given time.
pub(crate) fn count_open_emailed_before(conn: &mut AnyConnection, moment: Moment) -> Result<i64, Error> {
    let written = outbox::table.filter(outbox::request_id.eq(requests::id.nullable())).filter(outbox::created_at.lt(moment));
    let open = requests::table.filter(requests::state.ne_all(State::ENDED_NAMES)).filter(diesel::dsl::exists(written));
    Ok(open.count().get_result(conn)?)
}
