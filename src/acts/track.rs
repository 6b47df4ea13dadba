//! E2: the track of a request changes, once.

use crate::cases::guards::track::named;
use crate::cases::queries::set_track;
use crate::cases::record::{record, words};
use crate::cases::see::see;
use crate::cases::table::Move;
use crate::cases::tell::{to_experts, to_team};
use crate::cases::{Party, State, Track, Way};
use crate::history::Act;
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
    set_track(conn, &seen.request.id, &track, Some(&stored(turn.now)))?;
    let event = record(conn, turn, Act::TrackChanged, party, &seen.request, &format!("{}: {reason}", track.way().words()))?;
    let letter = |page: &'static str| {
        let (number, track, reason) = (number.to_owned(), track.way().words().to_owned(), reason.clone());
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
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_experts(conn, turn, &event, &seen, letter("reviews"))
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
    set_track(conn, &seen.request.id, &track, None)?;
    let words = [track.body(), track.specification()].into_iter().flatten().collect::<Vec<_>>().join(", ");
    record(conn, turn, Act::SpecificationNamed, Party::Registrant, &seen.request, &words)?;
    Ok(())
}
