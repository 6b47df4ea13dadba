//! E2: the track of a request changes, once; a wrong change is taken back.

use crate::cases::guards::track::named;
use crate::cases::moves::Move;
use crate::cases::record::{record, words};
use crate::cases::see::{Seen, see};
use crate::cases::tell::{to_experts, to_team};
use crate::cases::tracks::queries as tracks;
use crate::cases::waiting::turns;
use crate::cases::{Party, State, Track, Way};
use crate::history::{Act, EventId};
use crate::mail::letters::Letter;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::stored;
use crate::turn::Turn;

/// E2: changes the track, once, before a decision, with a published reason.
pub fn change_track(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, track: &Track, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::ChangeTrack)?;
    if seen.request.track_changed_at.is_some() {
        return Err(Refusal::WrongState { why: "The track was changed once, and can be only once".to_owned() });
    }
    if track.way() == seen.request.track.way() {
        return Err(Refusal::at("track", "The request is on this track already"));
    }
    let track = named(track.clone())?;
    let reason = words(reason, "track_reason", "Enter the reason; it is published")?;
    tracks::change(conn, &seen.request, &track, &stored(turn.now))?;
    let event = record(conn, turn, Act::TrackChanged, party, &seen.request, &format!("{}: {reason}", track.way().words()))?;
    told(conn, turn, &event, &seen, (&track, &reason))
}

/// E2: takes a change back that was wrong; the request goes as before, and the change does not count.
pub fn change_back(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::ChangeTrack)?;
    let Some(track) = tracks::before(conn, &seen.request.id)? else {
        return Err(Refusal::WrongState { why: "The procedure of this request was not changed".to_owned() });
    };
    let reason = words(reason, "track_back_reason", "Enter the reason; it is published")?;
    tracks::change_back(conn, &seen.request.id, &track)?;
    let said = format!("{} again: {reason}", track.way().words());
    let event = record(conn, turn, Act::TrackTakenBack, party, &seen.request, &said)?;
    told(conn, turn, &event, &seen, (&track, &reason))
}

/// The procedure that a request would go by again if its change were taken back.
pub fn before(conn: &mut AnyConnection, seen: &Seen) -> Result<Option<Track>, Refusal> {
    if seen.permit(Move::ChangeTrack).is_err() {
        return Ok(None);
    }
    Ok(tracks::before(conn, &seen.request.id)?)
}

/// Whoever works on it reads how it goes now.
fn told(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    seen: &Seen,
    (track, reason): (&Track, &str),
) -> Result<(), Refusal> {
    let number = seen.request.number.as_str();
    let letter = |page: &'static str| {
        let (number, track, reason) = (number.to_owned(), track.way().words().to_owned(), reason.to_owned());
        let title = seen.request.subject.title();
        move |name: String| Letter::TrackChanged {
            name,
            number: number.clone(),
            title: title.clone(),
            track: track.clone(),
            reason: reason.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, event, seen, letter("requests"))?;
    to_experts(conn, turn, event, seen, letter("reviews"))?;
    turns::tell(conn, turn, event, number)
}

/// The registrant says how a draft goes; later, while it waits for an operator or is reviewed, only the specification.
pub fn choose_track(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, track: &Track) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request may do that"));
    }
    let now = &seen.request.track;
    let same = now.way() == track.way() && now.body() == track.body();
    let may = match seen.request.state {
        State::Draft => true,
        State::Intake | State::Review | State::WithRequester(_) => same && now.way() == Way::FastTrack,
        _ => false,
    };
    if !may {
        return Err(Refusal::WrongState {
            why: "The track is settled; while the request is open only the specification can be named, and an operator can change the track once".to_owned(),
        });
    }
    let track = named(track.clone())?;
    tracks::choose(conn, &seen.request.id, &track)?;
    // What a draft says is its own, and goes with it.
    let said = [track.body(), track.specification()].into_iter().flatten().filter(|_| seen.request.state != State::Draft);
    let words = said.collect::<Vec<_>>().join(", ");
    record(conn, turn, Act::SpecificationNamed, Party::Registrant, &seen.request, &words)?;
    Ok(())
}
