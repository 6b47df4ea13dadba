//! What a change of track must name.

use crate::cases::Track;
use crate::refusal::Refusal;

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
        Track::Standards { body } => Track::Standards { body: tidy(&body, "body", "Name the standards body, such as IESG")? },
        Track::FastTrack { body, specification } => Track::FastTrack {
            body: tidy(&body, "body", "Name the body that asks")?,
            specification: match specification.filter(|text| !text.trim().is_empty()) {
                Some(text) => Some(tidy(&text, "specification", "")?),
                None => None,
            },
        },
    })
}
