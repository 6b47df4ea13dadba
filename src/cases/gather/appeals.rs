//! The decision of a request that can be appealed, and the open appeal.

use crate::cases::appeals::{self, Appeal, Outcome, Stage, queries};
use crate::cases::case::Appeals;
use crate::cases::viewer::Seen;
use crate::history::Act;
use crate::refusal::Refusal;
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
    let open = match all.last().filter(|appeal| appeal.decided.is_none()) {
        Some(open) => Some((open.clone(), open.filed_by.clone())),
        None => None,
    };
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
