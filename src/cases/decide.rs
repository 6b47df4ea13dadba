//! Decides whether the table and its guards allow an action now, and which actions a page offers.

use crate::cases::case::Case;
use crate::cases::gather::gather;
use crate::cases::guards::Guard;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::permit::{Situation, permit, row};
use crate::cases::table::Row;
use crate::cases::viewer::Seen;
use crate::cases::{Party, State};
use crate::refusal::Refusal;
use crate::store::AnyConnection;

impl Seen {
    /// The state that an action leads to, and the role in which it is taken.
    pub fn permit(&self, act: Move) -> Result<(Party, State), Refusal> {
        self.in_situation(|situation| permit(situation, act, &self.parties))
    }

    fn in_situation<T>(&self, ask: impl FnOnce(Situation<'_>) -> T) -> T {
        let overlays = self.open_overlays();
        ask(Situation { state: self.request.state, way: self.request.track.way(), overlays: &overlays })
    }

    pub(in crate::cases) fn row(&self, act: Move) -> Result<(&'static Row, Party, State), Refusal> {
        self.in_situation(|situation| row(situation, act, &self.parties))
    }
}

/// Checks the row of the table, then its guards in order. The facts for each guard are gathered just before it is checked, so an early
/// refusal costs no further queries.
///
/// # Errors
/// The reason why the action is not allowed now, or an internal error.
pub fn decide(
    conn: &mut AnyConnection,
    case: &mut Case,
    act: Move,
    input: &Input<'_>,
) -> Result<(&'static Row, Party, State), Refusal> {
    let (row, party, state) = case.seen.row(act)?;
    check(conn, case, row.guards, input)?;
    Ok((row, party, state))
}

/// Checks guards in order. The facts of each are gathered just before it is checked.
///
/// # Errors
/// The first refusal, or an internal error.
pub(crate) fn check(conn: &mut AnyConnection, case: &mut Case, guards: &[Guard], input: &Input<'_>) -> Result<(), Refusal> {
    for guard in guards {
        gather(conn, case, guard.needs, input)?;
        guard.check(case, input)?;
    }
    Ok(())
}

/// The actions possible on a request now, as far as this is known before any input.
#[derive(Debug)]
pub struct Acts(Vec<(Move, Standing)>);

/// The availability of an action.
#[derive(Debug)]
enum Standing {
    /// The table allows it for the viewer, and no known guard prevents it.
    Free,
    /// The table allows it for the viewer, but a guard is not satisfied yet.
    Waits(Refusal),
    /// The table does not allow it for the viewer now.
    Not(Refusal),
}

impl Acts {
    /// Whether the table allows it for the viewer in this state. If so, the page shows its button.
    pub fn offers(&self, act: Move) -> bool {
        !matches!(self.of(act), Some(Standing::Not(_)) | None)
    }

    /// Whether no known guard prevents it.
    pub fn may(&self, act: Move) -> bool {
        matches!(self.of(act), Some(Standing::Free))
    }

    /// The reason why the table does not allow the action for the viewer now.
    pub fn closed(&self, act: Move) -> Option<&Refusal> {
        match self.of(act)? {
            Standing::Not(why) => Some(why),
            Standing::Free | Standing::Waits(_) => None,
        }
    }

    /// The reason why the table or a guard does not allow the action now.
    pub fn why_not(&self, act: Move) -> Option<&Refusal> {
        match self.of(act)? {
            Standing::Free => None,
            Standing::Waits(why) | Standing::Not(why) => Some(why),
        }
    }

    fn of(&self, act: Move) -> Option<&Standing> {
        self.0.iter().find(|(one, _)| *one == act).map(|(_, standing)| standing)
    }
}

/// Every action with its availability to the viewer of a case. Guards whose facts were gathered are checked; guards that depend on input
/// are not.
pub fn acts_now(case: &Case) -> Acts {
    Acts(Move::ALL.into_iter().map(|act| (act, standing(case, act))).collect())
}

fn standing(case: &Case, act: Move) -> Standing {
    match case.seen.row(act) {
        Err(why) => Standing::Not(why),
        Ok((row, ..)) => match row.guards.iter().filter_map(|guard| guard.known(case)).find_map(Result::err) {
            Some(why) => Standing::Waits(why),
            None => Standing::Free,
        },
    }
}
