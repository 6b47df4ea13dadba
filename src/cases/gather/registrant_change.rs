//! The proposed new registrant of a namespace, and whether they accepted.

use crate::cases::documents::DocumentKind;
use crate::cases::documents::queries::documents_of;
use crate::cases::{Request, Snapshot, State, Subject, queries};
use crate::history::{self, Act};
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use urn_registry::template::Field;

/// Whether this person is the proposed new registrant and has not accepted.
pub fn is_new_registrant(conn: &mut AnyConnection, request: &Request, email: &str) -> Result<bool, Refusal> {
    let Subject::RegistrantChange { heir, .. } = &request.subject else { return Ok(false) };
    Ok(request.state.is_open()
        && request.state != State::Draft
        && heir.to_lowercase() == email.to_lowercase()
        && !has_accepted(conn, request)?)
}

/// Whether this person declined the transfer in the newest revision. They can still accept it.
pub(crate) fn has_declined(conn: &mut AnyConnection, request: &Request, account_id: &AccountId) -> Result<bool, Refusal> {
    let declined = history::queries::last_done(conn, &request.id, account_id, Act::TransferDeclined)?;
    let Some(declined) = declined else { return Ok(false) };
    Ok(queries::snapshots_of(conn, &request.id)?.first().is_none_or(|newest| declined >= newest.sent_at))
}

/// Whether the new registrant has accepted the statements of the current revision about them. A changed text must be accepted again.
pub(crate) fn has_accepted(conn: &mut AnyConnection, request: &Request) -> Result<bool, Refusal> {
    let snapshots = queries::snapshots_of(conn, &request.id)?;
    accepted(conn, request, &snapshots)
}

/// Like `has_accepted`, for revisions that were already loaded.
pub(crate) fn accepted(conn: &mut AnyConnection, request: &Request, snapshots: &[Snapshot]) -> Result<bool, Refusal> {
    let Some(current) = snapshots.first() else { return Ok(false) };
    let said = current.template.text(Field::Registrant);
    let since = snapshots.iter().take_while(|sent| sent.template.text(Field::Registrant) == said).last();
    let since = since.map_or(current.sent_at, |sent| sent.sent_at);
    Ok(documents_of(conn, &request.id)?
        .iter()
        .any(|document| document.kind == DocumentKind::Acceptance && document.recorded_at >= since))
}
