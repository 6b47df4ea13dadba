//! What a registrant promises, as pages show it.

use crate::cases::see::Seen;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::registry::pledges::{Confirmed, Published};
use crate::resolution::pledge::{Freshness, Pledges, Point, Stand, freshness};
use crate::{cases, clock};
use jiff::Timestamp;

/// An answer; an empty stand when there is none.
pub(crate) struct PledgeRow {
    pub(crate) question: &'static str,
    pub(crate) clause: &'static str,
    pub(crate) stand: &'static str,
    pub(crate) tag: &'static str,
    pub(crate) words: String,
}

/// The answers to all questions.
pub(crate) struct PledgeCard {
    pub(crate) rows: Vec<PledgeRow>,
    /// Since when they stand, in a sentence; empty beside a text that is not registered.
    pub(crate) standing: String,
}

/// What a page shows of them.
pub(crate) fn pledge_card(given: &Pledges) -> PledgeCard {
    let rows = Point::ALL.into_iter().map(|point| {
        let answer = given.get(point);
        PledgeRow {
            question: point.question(),
            clause: point.clause(),
            stand: answer.map_or("", |answer| answer.stand.words()),
            tag: match answer.map(|answer| answer.stand) {
                Some(Stand::Yes) => "ok",
                Some(Stand::Partly | Stand::No) => "warn",
                None => "",
            },
            words: answer.map(|answer| answer.words.clone()).unwrap_or_default(),
        }
    });
    PledgeCard { rows: rows.collect(), standing: String::new() }
}

/// The same of a registered namespace; none when nothing was promised and nobody confirmed anything.
pub(crate) fn published_card(published: Option<&Published>, confirmed: Confirmed, now: Timestamp) -> Option<PledgeCard> {
    let given = published.map(|published| clock::day(published.at));
    let last = given.max(confirmed.at.map(clock::day));
    let with = |published: &Published| format!("with version {}", published.version);
    let standing = match (freshness(last, clock::day(now)), published) {
        (Freshness::Never, _) => return None,
        (Freshness::NotSince(day), Some(published)) if Some(day) == given => {
            format!("Not confirmed since {day}, when version {} was registered.", published.version)
        }
        (Freshness::NotSince(day), _) => format!("Not confirmed since {day}."),
        (Freshness::Confirmed(day), Some(published)) if Some(day) == given => format!("Given on {day}, {}.", with(published)),
        (Freshness::Confirmed(day), Some(published)) => format!("Given {}, confirmed by a contact on {day}.", with(published)),
        (Freshness::Confirmed(day), None) => format!("A contact confirmed on {day} that the registration holds."),
    };
    let silent =
        confirmed.silent.map_or_else(String::new, |at| format!(" A contact has not answered since ({}).", clock::day(at)));
    let none = Pledges::default();
    let card = pledge_card(published.map_or(&none, |published| &published.pledges));
    Some(PledgeCard { standing: format!("{standing}{silent}"), ..card })
}

/// The answers that were sent with a text.
pub(crate) fn sent_pledges(cx: &Cx, seen: &Seen) -> Result<Option<PledgeCard>, Problem> {
    let Some(current) = seen.current() else { return Ok(None) };
    let sent = cx.read(|conn| Ok(cases::pledges::queries::sent(conn, &seen.request.id, current.number)?))?;
    Ok(sent.as_ref().map(pledge_card))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/pledges.rs"]
mod samples;
