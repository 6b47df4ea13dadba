//! Tasks: `mine` collects all tasks of one person, `tasks` defines the possible tasks, `experts` finds the tasks of reviewers.

pub mod experts;
pub(crate) mod lost_experts;
pub mod mine;
mod queries;
pub mod tasks;
pub(crate) mod turns;

use crate::cases::State;
use crate::cases::bodies::list::represents;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use jiff::Timestamp;

/// The requests under advisory review that wait for a body that the account represents.
pub fn for_representative(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
) -> Result<Vec<crate::cases::Request>, Refusal> {
    if !account.has(Role::Representative) {
        return Ok(Vec::new());
    }
    let mut list = Vec::new();
    for request in crate::cases::queries::open(conn)? {
        if request.state == State::Review && represents(conn, &account.id, &request.procedure, now)? {
            list.push(request);
        }
    }
    Ok(list)
}
