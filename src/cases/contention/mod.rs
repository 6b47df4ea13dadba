//! Two or more open requests for one NID (RFC 8141 §6.2, "race conditions"). The first holds the name visibly, not exclusively:
//! none of them passes until an outcome is recorded. All of them share one room for registrants, experts and operators.

pub mod effects;
pub(crate) mod queries;

use crate::cases::overlays::Begun;
use crate::cases::{CameFrom, Request, State, overlays};
use crate::ids::{AccountId, RequestNumber};
use crate::store::AnyConnection;
use jiff::Timestamp;

/// How a contention ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// All but one chose another name.
    Renamed,
    /// All but one ended in another way.
    Left,
    /// Both registrants said the same.
    Agreed,
    /// The lead and one more expert said the same.
    Decided,
    /// A court ordered it.
    Ordered,
}

impl Outcome {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Renamed => "renamed",
            Self::Left => "left",
            Self::Agreed => "agreed",
            Self::Decided => "decided",
            Self::Ordered => "ordered",
        }
    }

    /// The outcome with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Renamed, Self::Left, Self::Agreed, Self::Decided, Self::Ordered].into_iter().find(|outcome| outcome.name() == name)
    }
}

/// A contention.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contention {
    /// Key.
    pub id: String,
    /// The name wanted.
    pub nid: String,
    /// Since when.
    pub since: Timestamp,
    /// The outcome in words, once there is one.
    pub outcome: Option<String>,
    /// The request that has the name by it.
    pub winner: Option<RequestNumber>,
}

/// Something written in the room, or a verdict given there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// By whom.
    pub author: String,
    /// In which capacity.
    pub role: String,
    /// The words.
    pub body: String,
    /// For a verdict: the request that should have the name.
    pub winner: Option<RequestNumber>,
    /// When.
    pub at: Timestamp,
}

/// Before a decision: a text that was decided on keeps its name, or goes back to review first.
pub(crate) fn may_rename(state: State) -> bool {
    matches!(state, State::Intake | State::Review | State::WithRequester(CameFrom::Intake | CameFrom::Review))
}

/// Whether somebody works on another request that contends with this one.
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
