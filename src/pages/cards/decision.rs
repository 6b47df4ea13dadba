//! The decision on a request: what was decided, by whom, when, on which text, and why, with what the reasons cite.

use crate::cases::State;
use crate::cases::criteria;
use crate::cases::see::Seen;
use crate::history::{Act, Recorded};
use crate::http::addresses;
use crate::ids::SnapshotNo;
use crate::pages::cards::about::role_words;
use crate::pages::cards::points::{JudgedRow, judged_rows};
use crate::pages::cards::rows::time;
use crate::refusal::Refusal;
use crate::reviews::citations;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::words::Phrase;
use crate::{people, reviews};

/// A decision as a reader cites it.
pub(crate) struct DecisionCard {
    pub(crate) what: Phrase,
    pub(crate) by: Phrase,
    pub(crate) when: String,
    /// The text it is about, when one was sent.
    pub(crate) text: Option<SnapshotNo>,
    pub(crate) text_href: String,
    pub(crate) fingerprint: String,
    pub(crate) href: String,
    pub(crate) reasons: String,
    /// What the reasons cite: in words, and where to read it.
    pub(crate) cited: Vec<(Phrase, String)>,
    /// What the lead said of the points of RFC 8141, one by one.
    pub(crate) points: Vec<JudgedRow>,
}

/// What an act decided; none when it decides nothing.
fn what(act: Act) -> Option<Phrase> {
    matches!(
        act,
        Act::Approved
            | Act::Declined
            | Act::Reported
            | Act::Directed
            | Act::BodyDeclined
            | Act::CompletionAsked
            | Act::CalledDuplicate
            | Act::Lapsed
            | Act::Withdrawn
            | Act::Corrected
    )
    .then(|| Phrase::new("decision-what").with("act", act.name()))
}

/// The decision that a request stands on now; none while it is open to a decision.
pub(crate) fn decision_card(conn: &mut AnyConnection, seen: &Seen, events: &[Recorded]) -> Result<Option<DecisionCard>, Refusal> {
    let request = &seen.request;
    if matches!(request.state, State::Draft | State::Intake | State::Review | State::WithRequester(_)) {
        return Ok(None);
    }
    let Some((event, what)) = events.iter().rev().find_map(|event| Some((event, what(event.act)?))) else { return Ok(None) };
    let kept = match event.act {
        Act::Approved | Act::Declined | Act::Reported => reviews::queries::decision(conn, &request.id)?,
        _ => None,
    };
    let lead = match (&kept, event.act) {
        (Some(kept), Act::Declined) => people::queries::by_id(conn, &kept.lead_id)?.map(|lead| lead.name),
        _ => None,
    };
    let acting = match &kept {
        Some(kept) => office::led_for(conn, &kept.lead_id, request.subject.registry(), &request.id, event.at)?,
        None => None,
    };
    let by = match (lead, acting) {
        (Some(lead), Some(away)) => {
            Phrase::new("decision-by-lead-acting").with("lead", lead).with("away", away.name).with("second", &event.by)
        }
        (Some(lead), None) => Phrase::new("decision-by-lead").with("lead", lead).with("second", &event.by),
        (None, Some(away)) => Phrase::new("decision-by-acting").with("name", &event.by).with("away", away.name),
        (None, None) if event.role == "clock" => Phrase::new("decision-by-clock"),
        (None, None) => Phrase::new("decision-by-role").with("name", &event.by).with("role", role_words(&event.role)),
    };
    let points = match &kept {
        // The report has them in its text.
        Some(kept) if event.act != Act::Reported => judged_rows(&criteria::queries::of(conn, &kept.id)?),
        _ => Vec::new(),
    };
    let current = seen.text();
    let text = kept.map_or(current, |kept| kept.snapshot_number);
    let fingerprint = seen.snapshots.iter().find(|sent| sent.number == text).map(|sent| sent.fingerprint.clone());
    Ok(Some(DecisionCard {
        what,
        by,
        when: time(event.at),
        text: (text != SnapshotNo::NONE).then_some(text),
        text_href: format!("{}/texts/{text}", addresses::request(request.number)),
        fingerprint: fingerprint.unwrap_or_default(),
        href: format!("{}/decision", addresses::request(request.number)),
        points,
        cited: citations::cited(&event.detail).iter().map(|cited| (cited.words(), cited.address())).collect(),
        reasons: event.detail.clone(),
    }))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/decision.rs"]
mod samples;
