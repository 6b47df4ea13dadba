//! Name conflicts: two or more open requests for one NID (RFC 8141 §6.2, "race conditions").
//!
//! The first request is shown first but has no priority: no request is registered until an outcome is recorded. All requests share one
//! discussion for registrants, experts and operators.

pub mod effects;
pub(crate) mod queries;

use crate::cases::overlays::Begun;
use crate::cases::{CameFrom, Request, State, overlays};
use crate::ids::{AccountId, RequestNumber};
use crate::store::AnyConnection;
use crate::store::typed::stored_words;
use jiff::Timestamp;

stored_words! {
    /// How a name conflict ended.
    Outcome as "outcome of a contention" {
        /// All but one chose another name.
        Renamed = "renamed",
        /// All but one ended for other reasons.
        Left = "left",
        /// The registrants agreed.
        Agreed = "agreed",
        /// The lead and one other expert named the same winner.
        Decided = "decided",
        /// A court ordered the outcome.
        Ordered = "ordered",
    }
}

/// A name conflict.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::contentions)]
pub struct Contention {
    /// Database key.
    pub id: String,
    /// The requested NID.
    pub nid: String,
    /// When the conflict began.
    pub since: Timestamp,
    /// The outcome as text; `None` while it is open.
    #[diesel(column_name = words)]
    pub outcome: Option<String>,
    /// The request that won the NID.
    pub winner: Option<RequestNumber>,
}

/// A comment or verdict in the discussion of a name conflict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConflictNote {
    /// The author's name.
    pub author: String,
    /// The author's role.
    pub role: String,
    /// The comment text.
    pub body: String,
    /// For a verdict: the request that should get the NID.
    pub winner: Option<RequestNumber>,
    /// When it was posted.
    pub at: Timestamp,
}

/// Whether a request can be renamed. Only before a decision: a revision that was decided on keeps its NID unless it first returns to
/// review.
pub(crate) fn may_rename(state: State) -> bool {
    matches!(state, State::Intake | State::Review | State::WithRequester(CameFrom::Intake | CameFrom::Review))
}

/// Whether the viewer works on another request in the same name conflict.
pub(crate) fn asks_for_the_same(
    conn: &mut AnyConnection,
    request: &Request,
    overlays: &[Begun],
    account_id: &AccountId,
) -> Result<bool, crate::store::Error> {
    for room in overlays.iter().filter_map(|begun| begun.contention_id.as_ref()) {
        for id in overlays::queries::ever_in_contention(conn, room)? {
            if id == request.id {
                continue;
            }
            if let Some(other) = crate::cases::queries::by_id(conn, &id)?
                && crate::cases::team::members::ids(conn, &other)?.iter().any(|member| member == account_id)
            {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
