//! A decision on a request: what was decided, by whom, when, on which revision, and why, with what was true when it was made. What is
//! stored with the decision is shown; nothing is computed from what is true today.

use crate::cases::criteria::Judged;
use crate::cases::decision_records::{self, DecisionRecord, OpenThread, TakenPosition, queries};
use crate::cases::see::Seen;
use crate::clock::{day, spelled};
use crate::history::{Act, Recorded};
use crate::http::addresses;
use crate::ids::RequestNumber;
use crate::pages::cards::about::role_words;
use crate::pages::cards::fields::field_label;
use crate::pages::cards::points::{JudgedRow, judged_rows};
use crate::pages::cards::rows::time;
use crate::pages::cards::said::stance_words;
use crate::people;
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::experts::queries::acting_lead;
use crate::reviews::{Position, Stance, citations};
use crate::store::AnyConnection;
use crate::template::Field;
use crate::words::Phrase;

/// A decision as a reader cites it.
pub(crate) struct DecisionCard {
    /// Which of the request's decisions it is, from 1.
    pub(crate) number: usize,
    pub(crate) what: Phrase,
    pub(crate) by: Phrase,
    pub(crate) when: String,
    /// That it is no longer in force, since when and why; empty while it is.
    pub(crate) ended: Phrase,
    /// The revision it is about, when one was submitted.
    pub(crate) text: Option<i64>,
    pub(crate) text_href: String,
    /// The bytes of which the digest is made.
    pub(crate) plain_href: String,
    pub(crate) fingerprint: String,
    pub(crate) href: String,
    pub(crate) reasons: String,
    /// What the reasons cite: in words, and where to read it.
    pub(crate) cited: Vec<(Phrase, String)>,
    /// What the lead said of the criteria of RFC 8141, one by one.
    pub(crate) points: Vec<JudgedRow>,
    /// The day of the announced discussion; empty where none was announced.
    pub(crate) discussion: Phrase,
    /// Whether it decides what becomes of the request.
    pub(crate) settles: bool,
    /// What was true when it was made; none for decisions of releases that did not store it.
    pub(crate) then: Option<Then>,
}

/// The positions and threads when a decision was made.
pub(crate) struct Then {
    pub(crate) positions: Vec<PositionThen>,
    pub(crate) threads: Vec<ThreadThen>,
    /// SHA-256 of the stored record.
    pub(crate) sha256: String,
}

/// A position when a decision was made.
pub(crate) struct PositionThen {
    pub(crate) expert: String,
    pub(crate) stance: Phrase,
    pub(crate) tag: &'static str,
    pub(crate) snapshot: i64,
    pub(crate) objects: bool,
    pub(crate) live: bool,
    pub(crate) in_office: bool,
    pub(crate) reasons: String,
    pub(crate) answer: Option<String>,
}

/// A thread that was open when a decision was made.
pub(crate) struct ThreadThen {
    pub(crate) href: String,
    pub(crate) about: Phrase,
    pub(crate) by: String,
}

/// Who decided, as the record says.
fn by_words(event: &Recorded, record: &DecisionRecord) -> Phrase {
    let by = &record.by;
    match &record.lead {
        Some(lead) => Phrase::new("decision-by-lead").with("lead", lead).with("second", by),
        None if event.role == "clock" => Phrase::new("decision-by-clock"),
        None => Phrase::new("decision-by-role").with("name", by).with("role", role_words(&event.role)),
    }
}

/// Who decided in an earlier release: the lead could have acted for another one who was away.
fn by_without_record(conn: &mut AnyConnection, seen: &Seen, event: &Recorded) -> Result<Phrase, Refusal> {
    let by = &event.by;
    let decided = match event.act {
        Act::Approved | Act::Declined | Act::Reported => reviews::queries::decision(conn, &seen.request.id)?,
        _ => None,
    };
    let (mut lead, mut away) = (None, None);
    if let Some(decision) = decided.filter(|decision| decision.decided_at.time() == event.at) {
        away = acting_lead(conn, &decision.id)?;
        if event.act == Act::Declined {
            lead = people::queries::by_id(conn, &decision.lead_id)?.map(|lead| lead.name);
        }
    }
    Ok(match (lead, away) {
        (Some(lead), Some(away)) => {
            Phrase::new("decision-by-lead-acting").with("lead", lead).with("away", away).with("second", by)
        }
        (Some(lead), None) => Phrase::new("decision-by-lead").with("lead", lead).with("second", by),
        (None, Some(away)) => Phrase::new("decision-by-acting").with("name", by).with("away", away),
        (None, None) if event.role == "clock" => Phrase::new("decision-by-clock"),
        (None, None) => Phrase::new("decision-by-role").with("name", by).with("role", role_words(&event.role)),
    })
}

fn positions_then(taken: Vec<TakenPosition>, words: &[Position]) -> Vec<PositionThen> {
    let row = |taken: TakenPosition| {
        let stance = Stance::from_name(&taken.stance);
        let words = words.iter().find(|position| position.id == taken.id);
        PositionThen {
            expert: taken.expert,
            stance: stance.map_or_else(|| taken.stance.clone().into(), stance_words),
            tag: if stance == Some(Stance::Discuss) { "tag-warn" } else { "tag-ok" },
            snapshot: taken.revision,
            objects: taken.objects,
            live: taken.is_current,
            in_office: taken.in_office,
            reasons: words.map(|position| position.reasons.clone()).unwrap_or_default(),
            answer: words.and_then(|position| position.answer.clone()).filter(|_| taken.is_answered),
        }
    };
    taken.into_iter().map(row).collect()
}

fn thread_then(open: OpenThread, number: RequestNumber) -> ThreadThen {
    ThreadThen {
        href: format!("{}#t-{}", addresses::request(number), open.id),
        about: open.field.as_deref().and_then(Field::from_key).map_or_else(|| Phrase::new("talk-request"), field_label),
        by: open.by,
    }
}

/// Says of a decision that a later event ended it.
fn ended_words(later: &[Recorded]) -> Phrase {
    // What comes before the next decision of the same kind is about this one.
    let of_this = later.iter().take_while(|event| !decision_records::settles(event.act));
    match of_this.into_iter().find(|event| decision_records::overturns(event)) {
        Some(event) if event.act == Act::AppealDecided => Phrase::new("decision-overturned").with("date", spelled(day(event.at))),
        Some(event) => Phrase::new("decision-ended").with("date", spelled(day(event.at))),
        None => Phrase::default(),
    }
}

/// The decisions on a request, oldest first.
pub(crate) fn decision_cards(conn: &mut AnyConnection, seen: &Seen, events: &[Recorded]) -> Result<Vec<DecisionCard>, Refusal> {
    let mut records = queries::of_request(conn, &seen.request.id)?;
    let words = if records.is_empty() { Vec::new() } else { reviews::queries::positions_of(conn, &seen.request.id)? };
    let number = seen.request.number;
    let mut cards = Vec::new();
    for (at, event) in events.iter().enumerate().filter(|(_, event)| decision_records::is_decision(event.act)) {
        let ordinal = cards.len() + 1;
        let (record, sha256) = records.remove(&event.id).unzip();
        let text = record.as_ref().and_then(|record: &DecisionRecord| record.revision.clone());
        let settles = decision_records::settles(event.act);
        cards.push(DecisionCard {
            number: ordinal,
            what: Phrase::new("decision-what").with("act", event.act.name()),
            by: match &record {
                Some(record) => by_words(event, record),
                None => by_without_record(conn, seen, event)?,
            },
            when: time(event.at),
            ended: if settles { ended_words(events.get(at + 1..).unwrap_or_default()) } else { Phrase::default() },
            text_href: text
                .as_ref()
                .map_or_else(String::new, |text| format!("{}/texts/{}", addresses::request(number), text.number)),
            plain_href: text.as_ref().map_or_else(String::new, |text| addresses::revision_text(number, text.number)),
            text: text.as_ref().map(|text| text.number),
            fingerprint: text.map(|text| text.sha256).unwrap_or_default(),
            href: format!("{}/decisions/{ordinal}", addresses::request(number)),
            reasons: event.detail.clone(),
            cited: citations::cited(&event.detail).iter().map(|cited| (cited.words(), cited.address())).collect(),
            points: match &record {
                // The report has them in its text.
                Some(record) if event.act != Act::Reported => points(record),
                _ => Vec::new(),
            },
            discussion: record.as_ref().and_then(|record| record.discussion.as_ref()).map_or_else(
                Phrase::default,
                |discussion| {
                    Phrase::new("decision-discussion-day")
                        .with("day", discussion.day)
                        .with("days", discussion.days)
                        .with("date", spelled(discussion.ends))
                },
            ),
            settles,
            then: record.zip(sha256).map(|(record, sha256)| Then {
                positions: positions_then(record.positions, &words),
                threads: record.open_threads.into_iter().map(|open| thread_then(open, number)).collect(),
                sha256,
            }),
        });
    }
    Ok(cards)
}

fn points(record: &DecisionRecord) -> Vec<JudgedRow> {
    let said = |key: &str| record.criteria.iter().find(|(point, _)| point == key).map_or("", |(_, said)| said.as_str());
    judged_rows(&Judged::of(said))
}

/// The newest decision that decides what becomes of the request.
pub(crate) fn newest(cards: Vec<DecisionCard>) -> Option<DecisionCard> {
    cards.into_iter().rev().find(|card| card.settles)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/decision.rs"]
mod samples;
