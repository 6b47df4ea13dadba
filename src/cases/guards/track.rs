//! What a change of track must name.

use crate::cases::Track;
use crate::cases::case::Fact;
use crate::cases::guards::typed::words;
use crate::cases::guards::{Guard, wait};
use crate::refusal::{Refusal, at};

/// E2: a change counts once; there must be one to take back.
pub(crate) const ONCE: Guard = Guard::typed(
    "once; a change that was wrong is taken back and does not count",
    &[Fact::TrackBefore],
    |case, input| match input.track {
        Some(_) if case.seen.request.track_changed_at.is_some() => wait("The track was changed once, and can be only once"),
        None if case.track_before()?.is_none() => wait("The procedure of this request was not changed"),
        _ => Ok(()),
    },
);

/// E2.
pub(crate) const ANOTHER_TRACK: Guard = Guard::typed("to another track, whose body is named", &[], |case, input| {
    let Some(track) = input.track else { return Ok(()) };
    if track.way() == case.seen.request.track.way() {
        return Err(Refusal::at(at::TRACK, "The request is on this track already"));
    }
    named(track.clone()).map(drop)
});

/// E2.
pub(crate) const TRACK_REASON: Guard = Guard::typed("a published reason", &[], |_, input| {
    let field = if input.track.is_some() { at::TRACK_REASON } else { at::TRACK_BACK_REASON };
    words(input.words, field, "Enter the reason; it is published").map(drop)
});

/// A track whose body is named and bounded.
pub(crate) fn named(track: Track) -> Result<Track, Refusal> {
    const LONGEST: usize = 200;
    let tidy = |text: &str, field: &'static str, missing: &str| {
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::at(field, missing.to_owned()));
        }
        if text.chars().any(char::is_control) || text.chars().count() > LONGEST {
            return Err(Refusal::at(field, format!("At most {LONGEST} characters on one line")));
        }
        Ok(text.to_owned())
    };
    Ok(match track {
        Track::Community => Track::Community,
        Track::Standards { body } => Track::Standards { body: tidy(&body, at::BODY, "Name the standards body, such as IESG")? },
        Track::FastTrack { body, specification } => Track::FastTrack {
            body: tidy(&body, at::BODY, "Name the body that asks")?,
            specification: match specification.filter(|text| !text.trim().is_empty()) {
                Some(text) => Some(tidy(&text, at::SPECIFICATION, "")?),
                None => None,
            },
        },
    })
}
