//! What can be appealed on a request, and what is.

use crate::cases::appeals::{self, Appeal, Outcome, Stage, queries};
use crate::cases::case::Appeals;
use crate::cases::see::Seen;
use crate::history::Act;
use crate::people::merges::queries::person;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::{clock, history};
use jiff::Timestamp;
use jiff::civil::Date;

/// What is a decision that can be appealed.
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

/// The appeals of a request, as they stand now. To whom one can be made is about the newest decision; a new one begins again with the
/// lead. Without a decision there is nothing to appeal, and nobody has.
pub(crate) fn of(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<Appeals, Refusal> {
    let id = &seen.request.id;
    let Some((_, decided_at)) = history::queries::last_of(conn, id, &DECISIONS)? else { return Ok(Appeals::default()) };
    let all = queries::of_request(conn, id)?;
    let open = match all.last().filter(|appeal| appeal.decided.is_none()) {
        Some(open) => Some((open.clone(), person(conn, &open.filed_by)?)),
        None => None,
    };
    Ok(Appeals { stage: stage(&all, decided_at, now), open })
}

/// To whom an appeal against a decision can be made now, and until when; `None` when there is none left or it is too late.
fn stage(all: &[Appeal], decided_at: Timestamp, now: Timestamp) -> Option<(Stage, Date)> {
    let (stage, from) = match all.iter().rfind(|appeal| appeal.filed_at >= decided_at) {
        None => (Stage::Lead, decided_at),
        Some(Appeal { stage: Stage::Lead, decided: Some((Outcome::Upheld, _, at)), .. }) => (Stage::Iesg, *at),
        Some(_) => return None,
    };
    let until = appeals::until(from);
    (clock::day(now) <= until).then_some((stage, until))
}
