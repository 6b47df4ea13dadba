//! The decision on a request: what was decided, by whom, when, on which text, and why, with what the reasons cite.

use crate::cases::State;
use crate::cases::criteria;
use crate::cases::see::Seen;
use crate::history::{Act, Recorded};
use crate::http::addresses;
use crate::ids::SnapshotNo;
use crate::pages::cards::points::{JudgedRow, judged_rows};
use crate::pages::cards::rows::time;
use crate::refusal::Refusal;
use crate::reviews::citations;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::{people, reviews};

/// A decision as a reader cites it.
pub(crate) struct DecisionCard {
    pub(crate) what: &'static str,
    pub(crate) by: String,
    pub(crate) when: String,
    /// The text it is about, when one was sent.
    pub(crate) text: Option<SnapshotNo>,
    pub(crate) text_href: String,
    pub(crate) fingerprint: String,
    pub(crate) href: String,
    pub(crate) reasons: String,
    /// What the reasons cite: in words, and where to read it.
    pub(crate) cited: Vec<(String, String)>,
    /// What the lead said of the points of RFC 8141, one by one.
    pub(crate) points: Vec<JudgedRow>,
}

fn what(act: Act) -> Option<&'static str> {
    Some(match act {
        Act::Approved => "Approved by the designated experts",
        Act::Declined => "Declined by the designated experts",
        Act::Reported => "Reported to the standards body, which decides",
        Act::Directed => "To be registered, by direction of the standards body",
        Act::BodyDeclined => "Declined by the standards body",
        Act::CompletionAsked => "Completed on the fast track, by the body that asks",
        Act::CalledDuplicate => "Ended as a duplicate",
        Act::Lapsed => "Lapsed",
        Act::Withdrawn => "Withdrawn",
        Act::Corrected => "Published as a correction",
        _ => return None,
    })
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
            format!("{lead}, acting lead of the experts for {}, and {}, who concurred", away.name, event.by)
        }
        (Some(lead), None) => format!("{lead}, lead of the experts, and {}, who concurred", event.by),
        (None, Some(away)) => format!("{}, acting lead for {}", event.by, away.name),
        (None, None) if event.role == "clock" => "nobody: the time ran out".to_owned(),
        (None, None) => format!("{}, {}", event.by, event.role),
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
