//! Returns a request to its former state when the decision that ended or advanced it is reverted. Its threads and positions
//! remain.

use crate::action_context::ActionContext;
use crate::history::{EventId, EventKind};
use crate::refusal::Refusal;
use crate::requests::record::{ActionRecord, close_proposals, record_action, store_action_record};
use crate::requests::viewer::RequestView;
use crate::requests::{Party, State, name_conflict_notices, queries};
use crate::store::AnyConnection;

/// Moves a request back to the state given by the table and records the action. If its review was never opened, it returns to intake
/// instead of review. If the state does not change, only the action is recorded.
pub(crate) fn return_to_state(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    act: EventKind,
    (party, state): (Party, State),
    detail: &str,
) -> Result<EventId, Refusal> {
    let request = &view.request;
    if state == request.state {
        return record_action(conn, ctx, act, party, request, detail);
    }
    let state = if request.review_since.is_some() { state } else { State::Intake };
    queries::set_state(conn, &request.id, state, ctx.now.into())?;
    close_proposals(conn, view, ctx.now)?;
    let entered = ActionRecord { act, party, says: detail, state: Some(state), about: None };
    let event = store_action_record(conn, ctx, request, &entered)?;
    if !request.state.is_open() {
        name_conflict_notices::begin_conflicts(conn, ctx, request.number)?;
    }
    Ok(event)
}
