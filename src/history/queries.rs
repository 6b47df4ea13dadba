//! Database queries for events.

use super::capacity::{CONTACT_CAPACITY, CONTACT_NAME};
use super::redactions::RedactableKind;
use super::redactions::queries::notices;
use super::redactions::with_notice;
use super::{EventKind, RecordedEvent};
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::store::before_write::is_writing;
use crate::store::like::{ESCAPE, like_pattern, lower};
use crate::store::schema::{accounts, events, requests};
use crate::store::{AnyConnection, Error, Moment};
use diesel::dsl::{max, sql};
use diesel::expression::SqlLiteral;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use jiff::Timestamp;
use std::collections::HashMap;

/// The row of a new event.
#[derive(Insertable)]
#[diesel(table_name = events)]
pub(crate) struct NewEvent<'a> {
    pub id: &'a str,
    pub request_id: Option<&'a RequestId>,
    pub nid: Option<&'a str>,
    pub account_id: Option<&'a AccountId>,
    pub actor_id: Option<&'a AccountId>,
    pub actor_role: &'a str,
    pub act: &'a str,
    pub detail: &'a str,
    pub state: Option<&'a str>,
    pub at: Moment,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewEvent<'_>) -> Result<(), Error> {
    diesel::insert_into(events::table).values(new).execute(conn)?;
    Ok(())
}

/// An event with the name of the account that it is joined with.
#[derive(Queryable, Selectable)]
#[diesel(table_name = events)]
struct Row {
    id: String,
    act: EventKind,
    actor_id: Option<AccountId>,
    #[diesel(select_expression = accounts::name.nullable())]
    name: Option<String>,
    actor_role: String,
    detail: String,
    state: Option<String>,
    at: Timestamp,
}

/// The condition that an event has a digest in the public log, so that one that was written outside the program is not shown. In a
/// transaction that writes, all events are read, because they get their digests at its end.
fn logged_condition() -> SqlLiteral<Bool> {
    sql(if is_writing() { "1 = 1" } else { "EXISTS (SELECT 1 FROM log_row WHERE record = 'events/' || events.id)" })
}

fn event_from_row(row: Row) -> RecordedEvent {
    let unnamed = if row.actor_role == CONTACT_CAPACITY { CONTACT_NAME } else { "nidreg" };
    let by = row.name.unwrap_or_else(|| unnamed.to_owned());
    RecordedEvent { id: row.id, act: row.act, by, role: row.actor_role, detail: row.detail, state: row.state, at: row.at }
}

/// The roles in which an account has acted on a request.
pub(crate) fn capacities(conn: &mut AnyConnection, request_id: &RequestId, account_id: &AccountId) -> Result<Vec<String>, Error> {
    Ok(events::table
        .filter(events::request_id.eq(request_id))
        .filter(events::actor_id.eq(account_id))
        .select(events::actor_role)
        .distinct()
        .load(conn)?)
}

/// The time of the newest event.
pub(crate) fn newest_event_time(conn: &mut AnyConnection) -> Result<Option<Timestamp>, Error> {
    Ok(events::table.order(events::id.desc()).select(events::at).first(conn).optional()?)
}

/// The key of the newest event.
pub(crate) fn newest_id(conn: &mut AnyConnection) -> Result<Option<String>, Error> {
    Ok(events::table.order(events::id.desc()).select(events::id).first(conn).optional()?)
}

/// The time of the newest event that all of the filters match.
macro_rules! newest_at {
    ($conn:expr, $($filter:expr),+) => { Ok(events::table$(.filter($filter))+.select(max(events::at)).first($conn)?) };
}

/// When an action was last taken, on anything.
pub(crate) fn last_action_time(conn: &mut AnyConnection, act: EventKind) -> Result<Option<Timestamp>, Error> {
    newest_at!(conn, events::act.eq(act))
}

/// When an action was last taken on a request.
pub(crate) fn last_action_on_request(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    act: EventKind,
) -> Result<Option<Timestamp>, Error> {
    newest_at!(conn, events::request_id.eq(request_id), events::act.eq(act))
}

/// When an account last took an action on a request.
pub(crate) fn last_action_by_account(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    account_id: &AccountId,
    act: EventKind,
) -> Result<Option<Timestamp>, Error> {
    newest_at!(conn, events::request_id.eq(request_id), events::actor_id.eq(account_id), events::act.eq(act))
}

/// The newest event of one of these kinds on a request: the kind and the time.
pub(crate) fn newest_event_of_kinds(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    acts: &[EventKind],
) -> Result<Option<(EventKind, Timestamp)>, Error> {
    Ok(events::table
        .filter(events::request_id.eq(request_id))
        .filter(events::act.eq_any(acts))
        .order((events::at.desc(), events::id.desc()))
        .select((events::act, events::at))
        .first(conn)
        .optional()?)
}

/// Like [`newest_event_of_kinds`], without withdrawals, which are no decisions.
pub(crate) fn last_decision(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    acts: &[EventKind],
) -> Result<Option<(EventKind, Timestamp)>, Error> {
    Ok(events::table
        .filter(events::request_id.eq(request_id))
        .filter(events::act.eq_any(acts))
        .filter(events::state.is_null().or(events::state.ne("withdrawn")))
        .order((events::at.desc(), events::id.desc()))
        .select((events::act, events::at))
        .first(conn)
        .optional()?)
}

/// When an action was last taken on a request in a role.
pub(crate) fn last_in_role(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    act: EventKind,
    role: &str,
) -> Result<Option<Timestamp>, Error> {
    let taken = events::table.filter(events::request_id.eq(request_id)).filter(events::act.eq(act));
    Ok(taken.filter(events::actor_role.eq(role)).select(max(events::at)).first(conn)?)
}

/// The account that last took an action on a request.
pub(crate) fn last_actor(conn: &mut AnyConnection, request_id: &RequestId, act: EventKind) -> Result<Option<AccountId>, Error> {
    let actor: Option<Option<AccountId>> = events::table
        .filter(events::request_id.eq(request_id))
        .filter(events::act.eq(act))
        .order((events::at.desc(), events::id.desc()))
        .select(events::actor_id)
        .first(conn)
        .optional()?;
    Ok(actor.flatten())
}

/// When an account last acted on a request before a time.
pub(crate) fn last_action_before(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    account_id: &AccountId,
    before: Moment,
) -> Result<Option<Timestamp>, Error> {
    let at: Option<Moment> = events::table
        .filter(events::request_id.eq(request_id))
        .filter(events::actor_id.eq(account_id))
        .filter(events::at.lt(before))
        .select(diesel::dsl::max(events::at))
        .first(conn)?;
    Ok(at.map(Timestamp::from))
}

/// The text of the first event with text for an action on a request.
pub(crate) fn detail_of(conn: &mut AnyConnection, request_id: &RequestId, act: EventKind) -> Result<Option<String>, Error> {
    Ok(events::table
        .filter(events::request_id.eq(request_id))
        .filter(events::act.eq(act))
        .filter(events::detail.ne(""))
        .order((events::at, events::id))
        .select(events::detail)
        .first(conn)
        .optional()?)
}

/// The newest event for an action on a request, with the account that took it.
pub(crate) fn newest_event_with_actor(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    act: EventKind,
) -> Result<Option<(Option<AccountId>, RecordedEvent)>, Error> {
    let row: Option<Row> = events::table
        .left_join(accounts::table.on(events::actor_id.eq(accounts::id.nullable())))
        .filter(events::request_id.eq(request_id))
        .filter(events::act.eq(act))
        .order((events::at.desc(), events::id.desc()))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    let Some(row) = row else { return Ok(None) };
    let by = row.actor_id.clone();
    Ok(with_notices(conn, vec![event_from_row(row)])?.pop().map(|event| (by, event)))
}

/// One event.
pub(crate) fn by_id(conn: &mut AnyConnection, id: &str) -> Result<RecordedEvent, Error> {
    let row: Row = events::table
        .left_join(accounts::table.on(events::actor_id.eq(accounts::id.nullable())))
        .filter(events::id.eq(id))
        .select(Row::as_select())
        .first(conn)?;
    Ok(event_from_row(row))
}

/// The events of a request, oldest first.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<RecordedEvent>, Error> {
    let rows: Vec<Row> = events::table
        .left_join(accounts::table.on(events::actor_id.eq(accounts::id.nullable())))
        .filter(events::request_id.eq(request_id))
        .filter(logged_condition())
        .order((events::at, events::id))
        .select(Row::as_select())
        .load(conn)?;
    let list = rows.into_iter().map(event_from_row).collect();
    with_notices(conn, list)
}

/// The actions in the public history of a namespace.
const NAMESPACE_HISTORY_ACTIONS: [EventKind; 12] = [
    EventKind::Registered,
    EventKind::AppealGranted,
    EventKind::Corrected,
    EventKind::Approved,
    EventKind::Submitted,
    EventKind::StatusChanged,
    EventKind::StatusMarked,
    EventKind::RecordEdited,
    EventKind::ErrorMarked,
    EventKind::Disputed,
    EventKind::CompletionAsked,
    EventKind::Directed,
];

/// Whether an action is in the public history of a namespace, whose page is cached.
pub(crate) fn is_namespace_history_action(act: EventKind) -> bool {
    NAMESPACE_HISTORY_ACTIONS.contains(&act)
}

/// The public history of a NID, oldest first. It has no actions on private requests.
pub(crate) fn of_nid(conn: &mut AnyConnection, nid: &str) -> Result<Vec<RecordedEvent>, Error> {
    let private: Vec<RequestId> = requests::table
        .filter(requests::nid.eq(nid))
        .filter(requests::private_since.is_not_null())
        .select(requests::id)
        .load(conn)?;
    let rows: Vec<Row> = events::table
        .left_join(accounts::table.on(events::actor_id.eq(accounts::id.nullable())))
        .filter(events::nid.eq(nid))
        .filter(events::act.eq_any(NAMESPACE_HISTORY_ACTIONS))
        .filter(events::request_id.is_null().or(events::request_id.ne_all(private)))
        .filter(logged_condition())
        .order((events::at, events::id))
        .select(Row::as_select())
        .load(conn)?;
    let list = rows.into_iter().map(event_from_row).collect();
    with_notices(conn, list)
}

/// Replaces redacted texts with their notices.
fn with_notices(conn: &mut AnyConnection, mut list: Vec<RecordedEvent>) -> Result<Vec<RecordedEvent>, Error> {
    let notices = notices(conn, RedactableKind::Event, list.iter().map(|event| event.id.as_str()))?;
    for event in &mut list {
        if let Some(notice) = notices.get(&event.id) {
            event.detail = with_notice(&event.detail, notice);
        }
    }
    Ok(list)
}

/// When a role last acted on a request.
pub(crate) fn role_last_acted_at(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    role: &str,
) -> Result<Option<Timestamp>, Error> {
    newest_at!(conn, events::request_id.eq(request_id), events::actor_role.eq(role))
}

/// When an action other than these was last taken on a request.
pub(crate) fn last_action_except(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    acts: &[EventKind],
) -> Result<Option<Timestamp>, Error> {
    newest_at!(conn, events::request_id.eq(request_id), events::act.ne_all(acts))
}

/// The requests with one of these actions since a given time.
pub(crate) fn requests_with(conn: &mut AnyConnection, acts: &[EventKind], since: Moment) -> Result<Vec<RequestId>, Error> {
    Ok(events::table
        .filter(events::at.ge(since))
        .filter(events::request_id.is_not_null())
        .filter(events::act.eq_any(acts))
        .select(events::request_id.assume_not_null())
        .distinct()
        .load(conn)?)
}

/// How often an account has taken an action since a given time.
pub(crate) fn count_actions_by(conn: &mut AnyConnection, account_id: &AccountId, act: &str, since: Moment) -> Result<i64, Error> {
    Ok(events::table
        .filter(events::actor_id.eq(account_id))
        .filter(events::act.eq(act))
        .filter(events::at.gt(since))
        .count()
        .get_result(conn)?)
}

/// The action of an account at a time: the newest event, as its kind and text, and the keys of all events of that action.
pub(crate) fn action_at_time(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    at: Moment,
) -> Result<Option<(EventKind, String, Vec<String>)>, Error> {
    let own = || events::table.filter(events::actor_id.eq(account_id)).filter(events::at.eq(at));
    let newest: Option<(String, EventKind, String, Option<RequestId>)> = own()
        .order(events::id.desc())
        .select((events::id, events::act, events::detail, events::request_id))
        .first(conn)
        .optional()?;
    let Some((id, act, detail, request_id)) = newest else { return Ok(None) };
    let ids = match request_id {
        Some(request_id) => own().filter(events::request_id.eq(&request_id)).select(events::id).load(conn)?,
        None => vec![id],
    };
    Ok(Some((act, detail, ids)))
}

/// When text of a request, or of an email, was last redacted.
pub(crate) fn last_redaction(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Timestamp>, Error> {
    let emails = events::request_id.is_null().and(events::nid.is_null());
    newest_at!(conn, events::act.eq(EventKind::Redacted.name()), events::request_id.eq(request_id).or(emails))
}

/// When an account took one of these actions in a period: the time of the newest one after skipping `skip` newer ones.
pub(crate) fn newest_action_after_skip(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    acts: &[EventKind],
    since: Timestamp,
    skip: i64,
) -> Result<Option<Timestamp>, Error> {
    Ok(events::table
        .filter(events::actor_id.eq(account_id))
        .filter(events::act.eq_any(acts))
        .filter(events::at.gt(Moment::from(since)))
        .order(events::at.desc())
        .offset(skip)
        .select(events::at)
        .first(conn)
        .optional()?)
}

/// Events about one account, or about all, newest first, with the name and address of the account.
pub(crate) fn of_accounts(
    conn: &mut AnyConnection,
    id: Option<&AccountId>,
    limit: i64,
) -> Result<Vec<(RecordedEvent, String)>, Error> {
    let mut query = events::table
        .inner_join(accounts::table.on(events::account_id.eq(accounts::id.nullable())))
        .order((events::at.desc(), events::id.desc()))
        .limit(limit)
        .select((Row::as_select(), accounts::id, accounts::name))
        .into_boxed();
    if let Some(id) = id {
        query = query.filter(events::account_id.eq(id));
    }
    let rows: Vec<(Row, AccountId, String)> = query.load(conn)?;
    let shown = |(mut row, account, owner): (Row, AccountId, String)| {
        // The actor is shown only if it is the account's owner; anyone else is shown by role.
        let own = row.actor_id.take().as_ref() == Some(&account);
        row.name = Some(match row.actor_role.as_str() {
            _ if own => owner.clone(),
            "person" => "another person".to_owned(),
            role => role.to_owned(),
        });
        (event_from_row(row), owner)
    };
    Ok(rows.into_iter().map(shown).collect())
}

/// An event with all its data, for the audit log.
#[derive(Debug, Clone)]
pub(crate) struct AuditLogEvent {
    pub(crate) event: RecordedEvent,
    /// The email address of the actor; `None` for the system.
    pub(crate) email: Option<String>,
    /// The request it is about.
    pub(crate) number: Option<RequestNumber>,
    /// The namespace it is about.
    pub(crate) nid: Option<String>,
    /// The account it is about: name and email address.
    pub(crate) account: Option<(String, String)>,
}

/// Filters of the audit log. A value that is `None` or empty does not filter.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct AuditLogFilter<'a> {
    /// The action.
    pub(crate) act: Option<EventKind>,
    /// Words in the number, the namespace, the person or the text.
    pub(crate) text: &'a str,
    /// Events before the event with this ID.
    pub(crate) before: &'a str,
    /// Events at this time or later.
    pub(crate) from: Option<Moment>,
    /// Events before this time.
    pub(crate) until: Option<Moment>,
}

/// The kinds of events that were ever recorded.
pub(crate) fn recorded_acts(conn: &mut AnyConnection) -> Result<Vec<EventKind>, Error> {
    Ok(events::table.select(events::act).distinct().load(conn)?)
}

/// Events of every kind, newest first, at most `limit`.
pub(crate) fn find_events(
    conn: &mut AnyConnection,
    wanted: &AuditLogFilter<'_>,
    limit: i64,
) -> Result<Vec<AuditLogEvent>, Error> {
    /// The maximum number of people and requests matched by the words.
    const MATCHES_MAX: i64 = 500;
    let AuditLogFilter { act, text, before, from, until } = *wanted;
    let (mut by, mut of_requests): (Vec<Option<String>>, Vec<Option<String>>) = (Vec::new(), Vec::new());
    let nids = vec![Some(text.to_lowercase())];
    if !text.is_empty() {
        let pattern = like_pattern(text);
        let name = lower(accounts::name).like(pattern.clone()).escape(ESCAPE);
        by = accounts::table
            .filter(accounts::email_folded.like(pattern.clone()).escape(ESCAPE).or(name))
            .limit(MATCHES_MAX)
            .select(accounts::id.nullable())
            .load(conn)?;
        of_requests = requests::table
            .filter(
                lower(requests::number)
                    .like(pattern.clone())
                    .escape(ESCAPE)
                    .or(requests::nid.is_not_null().and(requests::nid.assume_not_null().like(pattern).escape(ESCAPE))),
            )
            .limit(MATCHES_MAX)
            .select(requests::id.nullable())
            .load(conn)?;
    }
    let mut query = events::table
        .left_join(accounts::table.on(events::actor_id.eq(accounts::id.nullable())))
        .left_join(requests::table.on(events::request_id.eq(requests::id.nullable())))
        .order(events::id.desc())
        .limit(limit)
        .select((Row::as_select(), (accounts::email.nullable(), requests::number.nullable(), events::nid, events::account_id)))
        .into_boxed();
    if let Some(act) = act {
        query = query.filter(events::act.eq(act));
    }
    if !before.is_empty() {
        query = query.filter(events::id.lt(before.to_owned()));
    }
    if let Some(from) = from {
        query = query.filter(events::at.ge(from));
    }
    if let Some(until) = until {
        query = query.filter(events::at.lt(until));
    }
    if !text.is_empty() {
        let pattern = like_pattern(text);
        query = query.filter(
            lower(events::detail)
                .like(pattern.clone())
                .escape(ESCAPE)
                .or(events::nid.eq_any(nids))
                .or(events::request_id.eq_any(of_requests))
                .or(events::account_id.eq_any(by.clone()))
                .or(events::actor_id.eq_any(by)),
        );
    }
    type EventSubject = (Option<String>, Option<RequestNumber>, Option<String>, Option<AccountId>);
    let rows: Vec<(Row, EventSubject)> = query.load(conn)?;
    let about: Vec<&AccountId> = rows.iter().filter_map(|(_, (.., account))| account.as_ref()).collect();
    let named: Vec<(AccountId, (String, String))> = accounts::table
        .filter(accounts::id.eq_any(about))
        .select((accounts::id, (accounts::name, accounts::email)))
        .load(conn)?;
    let named: HashMap<AccountId, (String, String)> = named.into_iter().collect();
    let whole = |(row, (email, number, nid, account)): (Row, EventSubject)| {
        let account = account.and_then(|id| named.get(&id).cloned());
        AuditLogEvent { event: event_from_row(row), email, number, nid, account }
    };
    Ok(rows.into_iter().map(whole).collect())
}
