//! The next task in the operator queue after an action.

use crate::http::addresses;
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::requests::lists::Cursor;
use crate::requests::lists::queries::next_in_queue;
use crate::requests::{Request, State};
use crate::store::AnyConnection;

/// The next task in the operator queue after this request: URL and description. If there are none after it, or if it is not in the queue,
/// the search starts at the beginning.
pub(crate) fn next_queue_task(
    conn: &mut AnyConnection,
    request: &Request,
    account_id: &AccountId,
) -> Result<Option<(String, String)>, Refusal> {
    let here = Some(Cursor::after(request)).filter(|_| matches!(request.state, State::Intake | State::Ready));
    let next = match next_in_queue(conn, account_id, &request.id, here.as_ref())? {
        None if here.is_some() => next_in_queue(conn, account_id, &request.id, None)?,
        found => found,
    };
    Ok(next.map(|next| (addresses::request_path(next.number), next.subject.title().to_string())))
}
