//! The decision of a request that can be appealed, and the open appeal.

use crate::cases::appeals::{self, Appeal, Outcome, Stage, queries};
use crate::cases::case::{Appeals, Reopened};
use crate::cases::viewer::Seen;
use crate::history::Act;
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::{clock, history};
use jiff::Timestamp;
use jiff::civil::Date;

/// The actions that can be appealed.
const DECISIONS: [Act; 11] = [
    Act::Approved,
    Act::Declined,
    Act::Directed,
    Act::BodyDeclined,
    Act::RecognitionRefused,
    Act::TrackChanged,
    Act::CalledDuplicate,
    Act::Lapsed,
    Act::SentBack,
    Act::Registered,
    Act::StatusChanged,
];

/// The current appeals of a request. The next stage depends on the newest decision; a new decision starts again with the lead. Without a
/// decision there is nothing to appeal.
pub(crate) fn of(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<Appeals, Refusal> {
    let id = &seen.request.id;
    let Some((_, decided_at)) = history::queries::last_of(conn, id, &DECISIONS)? else { return Ok(Appeals::default()) };
    let all = queries::of_request(conn, id)?;
    let open = all.last().filter(|appeal| appeal.decided.is_none()).map(|open| (open.clone(), open.filed_by.clone()));
    Ok(Appeals { stage: stage(&all, decided_at, now), open })
}

/// The stage at which a decision can be appealed now, and the last day for it; `None` if all stages are exhausted or the period is over.
fn stage(all: &[Appeal], decided_at: Timestamp, now: Timestamp) -> Option<(Stage, Date)> {
    let (stage, from) = match all.iter().rfind(|appeal| appeal.filed_at >= decided_at) {
        None => (Stage::Lead, decided_at),
        Some(Appeal { stage: Stage::Lead, decided: Some((Outcome::Upheld, _, at)), .. }) => (Stage::Iesg, *at),
        Some(_) => return None,
    };
    let until = appeals::until(from);
    (clock::day(now) <= until).then_some((stage, until))
}

/// The granted appeal to which a new decision responds; `None` if none was granted since the last decision of the experts.
pub(crate) fn reopened(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<Option<Reopened>, Refusal> {
    let Some(at) = queries::last_granted(conn, &seen.request.id)? else { return Ok(None) };
    let decisions = reviews::queries::decisions_of(conn, &seen.request.id)?;
    if decisions.iter().any(|decision| decision.decided_at.time() > at) {
        return Ok(None);
    }
    let deciders: Vec<AccountId> =
        decisions.into_iter().flat_map(|decision| [Some(decision.lead_id), decision.concurring_id]).flatten().collect();
    let leads = office::leads(conn, seen.request.subject.registry(), &seen.request.id, now)?;
    let excluded = reviews::experts::queries::excluded(conn, &seen.request.id)?;
    let may_lead = |id: &AccountId| !deciders.contains(id) && !excluded.contains(id) && !seen.team.contains(id);
    let other_leads = leads.into_iter().map(|lead| lead.id).filter(may_lead).collect();
    Ok(Some(Reopened { at, deciders, other_leads }))
}
