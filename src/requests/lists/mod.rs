//! Requests as rows of a list: action holder, waiting time and its limit, and the next step.

pub mod queries;

use crate::ids::RequestNumber;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::{Request, RequestSubject};
use crate::store::Moment;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

/// The number of requests per page.
pub const PAGE_SIZE: usize = 50;

/// Which open requests a list may contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// All; for operators.
    All,
    /// Without private requests; for public lists.
    Public,
}

/// A cursor: the next page of a list starts after this request, at its position when the previous page was rendered. If the request has
/// moved since then, no other request is skipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    since: Moment,
    number: RequestNumber,
}

impl Cursor {
    /// The position after a request.
    pub fn after(request: &Request) -> Self {
        Self { since: request.state_since.into(), number: request.number }
    }

    /// The place of the request in lists: when it entered its state, and its number.
    pub(in crate::requests) fn sort_key(&self) -> (Moment, RequestNumber) {
        (self.since, self.number)
    }

    /// Parses a cursor from a URL; `None` if it is invalid.
    pub fn parse(text: &str) -> Option<Self> {
        let (since, number) = text.split_once('~')?;
        Some(Self { since: since.parse().ok()?, number: number.parse().ok()? })
    }
}

impl std::fmt::Display for Cursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}~{}", self.since, self.number)
    }
}

/// How long the current action holder has had the request, in whole days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaitingTime {
    /// Days since the request reached its action holder.
    pub days: i64,
    /// Whether it is overdue.
    pub late: bool,
}

fn whole_days(from: Timestamp, to: Timestamp) -> i64 {
    (to.duration_since(from).as_hours() / 24).max(0)
}

impl WaitingTime {
    /// Computes the waiting time of an open request.
    pub fn for_request(request: &Request, now: Timestamp) -> Self {
        let task = request.action_holder_task();
        let since = task.map_or(request.state_since, |task| task.since);
        Self { days: whole_days(since, now), late: task.is_some_and(|task| task.is_late(now)) }
    }

    /// The days: "9 days", "today".
    pub fn days_phrase(&self) -> Phrase {
        Phrase::new("work-days").arg("count", self.days)
    }
}

/// The next step, worded to follow the name of the action holder: "start the intake review".
pub fn next_step(request: &Request, now: Timestamp) -> Phrase {
    let Some(task) = request.action_holder_task() else { return Phrase::default() };
    Phrase::new(match task.kind {
        TaskKind::FinishDraft => "work-next-draft",
        TaskKind::PublishCorrection => "work-next-correction",
        TaskKind::StartIntakeReview => "work-next-intake",
        TaskKind::Complete => "work-next-complete",
        TaskKind::AnswerExperts => match request.count_late_positions(now) {
            0 => "work-next-answers",
            count => return Phrase::new("work-next-answers-late").arg("count", count),
        },
        TaskKind::RecordPosition => "work-next-positions",
        TaskKind::AnswerQuestion => "work-next-text",
        TaskKind::Direct => "work-next-directs",
        TaskKind::Publish => "work-next-publish",
        TaskKind::EndHold => "work-next-hold",
        _ => return Phrase::default(),
    })
}

/// The subject of a request in one line of at most 80 characters: the first sentence of the purpose or, for a registered namespace, of
/// the revision information. Empty if the text has neither.
pub fn subject_summary(subject: &RequestSubject, text: &Template) -> String {
    const SUMMARY_CHARS_MAX: usize = 80;
    let revises = !matches!(subject, RequestSubject::NewFormal { .. } | RequestSubject::NewInformal { .. });
    let fields = if revises { [Field::RevisionInformation, Field::Purpose] } else { [Field::Purpose, Field::Purpose] };
    let message = fields.into_iter().map(|field| text.text(field)).find(|message| !message.trim().is_empty()).unwrap_or_default();
    let message = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentence = message.split_once(". ").map_or(message.as_str(), |(first, _)| first).trim_end_matches('.');
    if sentence.chars().count() <= SUMMARY_CHARS_MAX {
        return sentence.to_owned();
    }
    let mut line = String::new();
    for word in sentence.split(' ') {
        if line.chars().count() + word.chars().count() + 2 > SUMMARY_CHARS_MAX {
            break;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if line.is_empty() {
        line = sentence.chars().take(SUMMARY_CHARS_MAX - 1).collect();
    }
    line.push('…');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_time_is_shown_in_days() {
        assert_eq!(
            [0, 1, 2].map(|days| WaitingTime { days, late: false }.days_phrase().to_string()),
            ["today", "1 day", "2 days"].map(str::to_owned)
        );
    }

    #[test]
    fn summary_is_one_line_of_at_most_80_characters() {
        let about = |purpose: &str| {
            subject_summary(
                &RequestSubject::NewInformal { assigned: None },
                &Template::default().with_field(Field::Purpose, purpose),
            )
        };
        assert_eq!(about("Names for\n   tide gauges. They stay."), "Names for tide gauges");
        assert_eq!(about(""), "");
        let long = about(&"word ".repeat(40));
        assert!(long.chars().count() <= 80 && long.ends_with("word…"), "{long}");
        assert_eq!(about(&"x".repeat(300)).chars().count(), 80);
        let both =
            Template::default().with_field(Field::Purpose, "Names").with_field(Field::RevisionInformation, "Another resolver.");
        assert_eq!(
            subject_summary(&RequestSubject::Revision { nid: urn_registry::nid::Nid::parse("nbn").unwrap(), base: 1 }, &both),
            "Another resolver"
        );
    }

    #[test]
    fn cursor_round_trips() {
        let cursor = Cursor::parse("2026-11-01T10:00:00.000000Z~R-2026-0003").unwrap();
        assert_eq!(Cursor::parse(&cursor.to_string()), Some(cursor));
        assert_eq!([Cursor::parse(""), Cursor::parse("R-2026-0003"), Cursor::parse("now~R-2026-0003")], [None, None, None]);
    }
}
