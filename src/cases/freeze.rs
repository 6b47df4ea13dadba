//! Freezes the text of a request when it is submitted. From then on it is permanent.

use crate::action_context::ActionContext;
use crate::cases::fixed_fields::frozen;
use crate::cases::{Request, Snapshot, operator_queue, queries};
use crate::ids::{SnapshotNo, new_id, sha256};
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// Freezes the draft of a request as the revision with this number.
pub(crate) fn freeze(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    request: &Request,
    number: SnapshotNo,
    note: &str,
) -> Result<Snapshot, Refusal> {
    let (template, text) = frozen(request);
    let snapshot = Snapshot {
        number,
        kind: request.subject.kind(),
        base: request.subject.registered().map(|(_, base)| base),
        fingerprint: sha256(text.as_bytes()),
        canonical: text,
        template,
        note: note.to_owned(),
        sent_at: turn.now,
    };
    queries::insert_snapshot(conn, &new_id(), &request.id, &snapshot, &turn.who.id, turn.now.into())?;
    operator_queue::counts::count(conn, turn.now, request, (number, &request.draft))?;
    Ok(snapshot)
}
