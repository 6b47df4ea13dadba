//! Commitments of a registrant on a page.

use crate::cases::viewer::Seen;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::registry::commitments::{Confirmed, Published};
use crate::{cases, clock};
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;
use urn_registry::resolution::commitment::{Freshness, Pledges, Point, Stand, freshness};

/// An answer.
pub(crate) struct PledgeRow {
    pub(crate) question: Phrase,
    pub(crate) clause: Phrase,
    pub(crate) stand: Phrase,
    pub(crate) tag: &'static str,
    pub(crate) words: String,
}

/// The answers to all questions.
pub(crate) struct PledgeCard {
    pub(crate) rows: Vec<PledgeRow>,
    /// When they were last confirmed, as a sentence; empty next to a text that is not registered.
    pub(crate) standing: Phrase,
}

impl PledgeCard {
    /// Whether no question is answered.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.iter().all(|row| row.tag.is_empty())
    }
}

/// The clause that requires it.
pub(crate) const fn clause(point: Point) -> Phrase {
    Phrase::new(match point {
        Point::Stability => "pledges-clause-stability",
        Point::Competence => "pledges-clause-competence",
        Point::NeverReassign => "pledges-clause-never-reassign",
        Point::AfterTheEnd | Point::Successor => "pledges-clause-after-the-end",
    })
}

/// A short answer.
pub(crate) const fn stand(stand: Stand) -> Phrase {
    Phrase::new(match stand {
        Stand::Yes => "pledges-yes",
        Stand::Partly => "pledges-partly",
        Stand::No => "pledges-no",
    })
}

/// The card with commitments.
pub(crate) fn pledge_card(given: &Pledges) -> PledgeCard {
    let rows = Point::ALL.into_iter().map(|point| {
        let answer = given.get(point);
        PledgeRow {
            question: point.phrase(),
            clause: clause(point),
            stand: answer.map_or_else(|| Phrase::new("pledges-none"), |answer| stand(answer.stand)),
            tag: match answer.map(|answer| answer.stand) {
                Some(Stand::Yes) => "ok",
                Some(Stand::Partly | Stand::No) => "warn",
                None => "",
            },
            words: answer.map(|answer| answer.words.clone()).unwrap_or_default(),
        }
    });
    PledgeCard { rows: rows.collect(), standing: Phrase::default() }
}

/// The card of a registered namespace; `None` if there are no commitments and no confirmations.
pub(crate) fn published_card(published: Option<&Published>, confirmed: Confirmed, now: Timestamp) -> Option<PledgeCard> {
    let given = published.map(|published| clock::day(published.at));
    let last = given.max(confirmed.at.map(clock::day));
    let on = |message, day: Date| Phrase::new(message).with("day", day.to_string());
    let standing = match (freshness(last, clock::day(now)), published) {
        (Freshness::Never, _) => return None,
        (Freshness::NotSince(day), Some(published)) if Some(day) == given => {
            on("pledges-not-since-registered", day).with("version", published.version)
        }
        (Freshness::NotSince(day), _) => on("pledges-not-since", day),
        (Freshness::Confirmed(day), Some(published)) if Some(day) == given => {
            on("pledges-given", day).with("version", published.version)
        }
        (Freshness::Confirmed(day), Some(published)) => on("pledges-confirmed", day).with("version", published.version),
        (Freshness::Confirmed(day), None) => on("pledges-holds", day),
    };
    let standing = match confirmed.silent {
        Some(at) => on("pledges-silent", clock::day(at)).with("standing", standing),
        None => standing,
    };
    let none = Pledges::default();
    let card = pledge_card(published.map_or(&none, |published| &published.pledges));
    Some(PledgeCard { standing, ..card })
}

/// The answers that were submitted with the newest revision, unless it was redacted.
pub(crate) fn sent_pledges(cx: &Cx, seen: &Seen) -> Result<Option<PledgeCard>, Problem> {
    let Some(current) = seen.current().filter(|current| !current.is_redacted()) else { return Ok(None) };
    let sent = cx.read(|conn| Ok(cases::commitments::queries::sent(conn, &seen.request.id, current.number)?))?;
    Ok(sent.as_ref().map(pledge_card))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/partials/pledges.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_commitment_questions_match_the_definitions() {
        for point in Point::ALL {
            assert_eq!(point.phrase(), point.question());
            assert_eq!(clause(point), point.clause());
        }
    }
}
