//! Freezes the text of a request when it is submitted. From then on it is permanent.

use crate::action_context::ActionContext;
use crate::ids::{RevisionNumber, sha256};
use crate::refusal::Refusal;
use crate::requests::fixed_fields::canonical_draft;
use crate::requests::{Request, Revision, operator_queue, queries};
use crate::store::AnyConnection;

/// Freezes the draft of a request as the revision with this number.
pub(crate) fn freeze_draft(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    number: RevisionNumber,
    note: &str,
) -> Result<Revision, Refusal> {
    let (template, text) = canonical_draft(request);
    let revision = Revision {
        number,
        kind: request.subject.kind(),
        base: request.subject.registered_base().map(|(_, base)| base),
        fingerprint: sha256(text.as_bytes()),
        canonical: text,
        template,
        note: note.to_owned(),
        sent_at: ctx.now,
    };
    let counts = operator_queue::counts::count_findings(conn, ctx.now, request)?;
    queries::insert_revision(conn, (&request.id, &revision), counts, &ctx.who.id, ctx.now.into())?;
    Ok(revision)
}
