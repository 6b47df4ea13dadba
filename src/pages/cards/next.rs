//! What an operator could do next at the desk, wherever an act has led them.

use crate::cases::lists::Cursor;
use crate::cases::lists::queries::next_at_desk;
use crate::cases::{Request, State};
use crate::http::addresses;
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// What waits for the desk behind this request, where it is and what; from the beginning when nothing does, or when this one does not
/// wait for it.
pub(crate) fn next_at(
    conn: &mut AnyConnection,
    request: &Request,
    account_id: &AccountId,
) -> Result<Option<(String, String)>, Refusal> {
    let here = Some(Cursor::after(request)).filter(|_| matches!(request.state, State::Intake | State::Ready));
    let next = match next_at_desk(conn, account_id, &request.id, here.as_ref())? {
        None if here.is_some() => next_at_desk(conn, account_id, &request.id, None)?,
        found => found,
    };
    Ok(next.map(|next| (addresses::desk(next.number), next.subject.title())))
}
