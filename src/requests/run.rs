//! Runs every action of the state table. In the caller's transaction, it gathers the facts, decides, calls the action's writer, changes the
//! state, records one event and queues the emails, in this order.

use crate::action_context::ActionContext;
use crate::history::{EventId, EventKind};
use crate::ids::RequestNumber;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::daily_limit;
use crate::requests::decide::check_action;
use crate::requests::decision_records::save::save;
use crate::requests::facts::RequestFacts;
use crate::requests::input::ActionInput;
use crate::requests::record::{ActionRecord, store_action_record};
use crate::requests::table::TargetState;
use crate::requests::undo::return_to_state;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, Request, Revision, State, queries};
use crate::store::{AnyConnection, Moment};
use urn_registry::i18n::Phrase;

/// An action that the table and its guards allow.
#[derive(Debug)]
pub struct GrantedAction<'a> {
    /// The gathered facts.
    pub facts: RequestFacts,
    /// The action context: actor, time, and how emails are sent.
    pub ctx: ActionContext<'a>,
    /// The actor's role.
    pub party: Party,
    /// The resulting state. A writer can override it.
    pub state: State,
    /// How the table determines the state.
    to: TargetState,
}

impl GrantedAction<'_> {
    /// The request as visible to the actor.
    pub fn view(&self) -> &RequestView {
        &self.facts.view
    }

    pub fn request(&self) -> &Request {
        &self.facts.view.request
    }

    pub fn number(&self) -> String {
        self.facts.view.request.number.to_string()
    }

    /// Its title, for an email.
    pub fn title(&self) -> Phrase {
        self.facts.view.request.subject.title()
    }

    /// The most recently submitted revision.
    pub(crate) fn newest_revision(&self) -> Result<&Revision, Refusal> {
        self.facts.view.newest_revision().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))
    }

    /// The URL of the page of the request.
    pub(crate) fn request_url(&self) -> String {
        self.ctx.link(&format!("/requests/{}", self.facts.view.request.number))
    }

    /// The current time in the database's type.
    pub(crate) fn now_moment(&self) -> Moment {
        Moment::from(self.ctx.now)
    }
}

/// The result of a writer: the event, and a value for the emails and the caller.
pub(crate) struct ActionOutcome<T> {
    act: EventKind,
    says: String,
    gives: T,
    is_moved: bool,
    about: Option<String>,
}

impl<T> ActionOutcome<T> {
    /// An action with the text of its event.
    pub(crate) fn new(act: EventKind, says: impl Into<String>, gives: T) -> Self {
        Self { act, says: says.into(), gives, is_moved: false, about: None }
    }

    /// The writer's value.
    pub(crate) fn written_value(&self) -> &T {
        &self.gives
    }

    /// Appends to the text of the event.
    pub(crate) fn with_added_text(mut self, text: &str) -> Self {
        self.says.push_str(text);
        self
    }

    /// The writer has already changed the state, together with other columns.
    pub(crate) fn with_state_set(self) -> Self {
        Self { is_moved: true, ..self }
    }

    /// The event is about this NID, which the request did not have before.
    pub(crate) fn with_nid(self, nid: &str) -> Self {
        Self { about: Some(nid.to_owned()), ..self }
    }
}

/// Gathers the facts and decides, without side effects.
///
/// # Errors
/// [`Refusal::NotFound`] if the actor cannot see the request; otherwise why the action is not allowed.
pub fn grant_action<'a>(
    conn: &mut AnyConnection,
    ctx: ActionContext<'a>,
    number: RequestNumber,
    act: Action,
    input: &ActionInput<'_>,
) -> Result<GrantedAction<'a>, Refusal> {
    let is_program = ctx.who.id.is_program();
    let view = load_view(conn, number, (!is_program).then_some(ctx.who), ctx.now)?;
    let mut facts =
        if is_program { RequestFacts::for_system(view, ctx.now) } else { RequestFacts::for_account(view, ctx.who, ctx.now) };
    let (row, party, state) = check_action(conn, &mut facts, act, input)?;
    Ok(GrantedAction { facts, ctx, party, state, to: row.to })
}

/// Runs an action of the table. `write` makes its changes and returns the text of the event; `notify` queues the emails.
///
/// # Errors
/// As [`grant_action`], [`Refusal::SlowDown`] beyond the daily limit of the account, and refusals of the writer inside the transaction.
pub(crate) fn run_action<T>(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    (number, act): (RequestNumber, Action),
    input: &ActionInput<'_>,
    write: impl FnOnce(&mut AnyConnection, &mut GrantedAction<'_>) -> Result<ActionOutcome<T>, Refusal>,
    notify: impl FnOnce(&mut AnyConnection, &GrantedAction<'_>, &EventId, &T) -> Result<(), Refusal>,
) -> Result<T, Refusal> {
    let mut granted = grant_action(conn, ctx, number, act, input)?;
    daily_limit::check_action_limit(conn, ctx, act)?;
    let written = write(conn, &mut granted)?;
    let event = record_outcome(conn, &granted, &written)?;
    save(conn, ctx.now, &granted.facts.view, &event)?;
    notify(conn, &granted, &event, &written.gives)?;
    Ok(written.gives)
}

/// Runs an action without checking its guards, to preview its effects and emails. The caller must roll back the transaction.
pub(crate) fn run_without_guards<T>(
    conn: &mut AnyConnection,
    (ctx, facts): (ActionContext<'_>, RequestFacts),
    act: Action,
    write: impl FnOnce(&mut AnyConnection, &mut GrantedAction<'_>) -> Result<ActionOutcome<T>, Refusal>,
    notify: impl FnOnce(&mut AnyConnection, &GrantedAction<'_>, &EventId, &T) -> Result<(), Refusal>,
) -> Result<T, Refusal> {
    let (row, party, state) = facts.view.matching_row(act)?;
    let mut granted = GrantedAction { facts, ctx, party, state, to: row.to };
    let written = write(conn, &mut granted)?;
    let event = record_outcome(conn, &granted, &written)?;
    notify(conn, &granted, &event, &written.gives)?;
    Ok(written.gives)
}

fn record_outcome<T>(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    written: &ActionOutcome<T>,
) -> Result<EventId, Refusal> {
    let GrantedAction { facts, ctx, party, state, to } = granted;
    let (act, says) = (written.act, written.says.as_str());
    let view = &facts.view;
    if matches!(to, TargetState::Again) {
        return return_to_state(conn, *ctx, view, act, (*party, *state), says);
    }
    let leads = (!matches!(to, TargetState::Stay)).then_some(*state);
    if let Some(state) = leads.filter(|_| !written.is_moved) {
        queries::set_state(conn, &view.request.id, state, granted.now_moment())?;
    }
    let entered = ActionRecord { act, party: *party, says, state: leads, about: written.about.as_deref() };
    store_action_record(conn, *ctx, &view.request, &entered)
}
