//! Deciding: whether the table and its guards let somebody do an act now, and which acts a page offers.

use crate::cases::case::Case;
use crate::cases::gather::gather;
use crate::cases::guards::Guard;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::permit::{Situation, permit, row};
use crate::cases::see::Seen;
use crate::cases::table::Row;
use crate::cases::{Party, State};
use crate::refusal::Refusal;
use crate::store::AnyConnection;

impl Seen {
    /// The state an act leads to, and in which capacity it is done.
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

/// Decides: by the row of the table, then by its guards in their order, each of whose facts are gathered just before it is asked. What is
/// refused for a reason near at hand costs no look at the rest.
///
/// # Errors
/// Why the act may not be done now; or trouble.
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

/// Asks guards in their order, each of whose facts are gathered just before.
///
/// # Errors
/// The first refusal; or trouble.
pub(crate) fn check(conn: &mut AnyConnection, case: &mut Case, guards: &[Guard], input: &Input<'_>) -> Result<(), Refusal> {
    for guard in guards {
        gather(conn, case, guard.needs, input)?;
        guard.check(case, input)?;
    }
    Ok(())
}

/// What can be done on a request now, as far as it is known before anything is typed.
#[derive(Debug)]
pub struct Acts(Vec<(Move, Standing)>);

/// How an act stands.
#[derive(Debug)]
enum Standing {
    /// The table gives it to the viewer, and nothing that is known speaks against it.
    Free,
    /// The table gives it to the viewer, but something must be true first.
    Waits(Refusal),
    /// The table does not give it to the viewer now.
    Not(Refusal),
}

impl Acts {
    /// Whether the table gives it to the viewer in this state: then the page has its button.
    pub fn offers(&self, act: Move) -> bool {
        !matches!(self.of(act), Some(Standing::Not(_)) | None)
    }

    /// Whether nothing that is known speaks against it.
    pub fn may(&self, act: Move) -> bool {
        matches!(self.of(act), Some(Standing::Free))
    }

    /// Why the table does not give it to the viewer now.
    pub fn closed(&self, act: Move) -> Option<&Refusal> {
        match self.of(act)? {
            Standing::Not(why) => Some(why),
            Standing::Free | Standing::Waits(_) => None,
        }
    }

    /// Why it cannot be done now.
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

/// Every act, with how it stands to the viewer of a case. A guard counts whose facts were gathered; what somebody has yet to type does not.
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
