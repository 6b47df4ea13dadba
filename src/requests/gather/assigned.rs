//! Whether an expert was assigned to a request.

use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::requests::viewer::RequestView;
use crate::reviews::experts::{AssignmentReply, queries};
use crate::store::AnyConnection;

/// Whether an expert was assigned and has not accepted or declined.
pub(crate) fn is_assignment_pending(
    conn: &mut AnyConnection,
    view: &RequestView,
    expert_id: &AccountId,
) -> Result<bool, Refusal> {
    Ok(queries::assignments_of(conn, &view.request.id)?
        .iter()
        .any(|asked| asked.expert_id == *expert_id && asked.reply == AssignmentReply::Waiting))
}
