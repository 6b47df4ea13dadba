//! Requests as rows of a list: whose turn it is, how long that has lasted and how long it may, and what comes next.

pub mod queries;

use crate::cases::whose::OpenTurn;
use crate::cases::{Request, State, Subject, Way};
use crate::ids::{AccountId, RequestNumber};
use crate::store::Moment;
use crate::template::{Field, Template};
use crate::words::Phrase;
use jiff::Timestamp;

/// How many requests one page of a list shows.
pub const PAGE: usize = 50;

/// Whose hands requests are in at the desk, as its lists are narrowed by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hands<'a> {
    /// Anybody's and nobody's.
    All,
    /// Those of the operator with this account.
    Of(&'a AccountId),
    /// Nobody's.
    Nobody,
}

/// Where a page of a list begins: after this request, as it stood when the page before was made. A request that moves
/// meanwhile takes nothing away from the pages that follow.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    since: Moment,
    number: RequestNumber,
}

impl Cursor {
    /// After a request.
    pub fn after(request: &Request) -> Self {
        Self { since: request.state_since.into(), number: request.number }
    }

    /// At a place of the list: since when a request is in its state, and its number.
    pub(crate) fn at(since: Moment, number: RequestNumber) -> Self {
        Self { since, number }
    }

    /// Reads what an address carries; `None` when it is no cursor of ours.
    pub fn read(text: &str) -> Option<Self> {
        let (since, number) = text.split_once('~')?;
        Some(Self { since: since.parse().ok()?, number: number.parse().ok()? })
    }
}

impl std::fmt::Display for Cursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}~{}", self.since, self.number)
    }
}

/// How long the present turn has lasted, in whole days, and how many it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    /// Days since the request came into its state.
    pub days: i64,
    /// Days it may stay there; `None` where no period runs (RFC 8141 §6.3 item 3 leaves it to the body).
    pub of: Option<i64>,
    /// Whether the period is over.
    pub late: bool,
}

fn whole_days(from: Timestamp, to: Timestamp) -> i64 {
    (to.duration_since(from).as_hours() / 24).max(0)
}

impl Wait {
    /// Of an open request.
    pub fn of(request: &Request, now: Timestamp) -> Self {
        let since = request.state_since;
        let end = OpenTurn::of(request).ends();
        Self { days: whole_days(since, now), of: end.map(|end| whole_days(since, end)), late: end.is_some_and(|end| now >= end) }
    }

    /// Days alone, for the public: "9 days", "today".
    pub fn plain(&self) -> Phrase {
        Phrase::new("work-days").with("count", self.days)
    }

    /// With its period: "9 of 90 days", "16 days, overdue by 2", "22 days" where none runs.
    pub fn words(&self) -> String {
        match self.of {
            Some(of) if self.late && self.days > of => format!("{}, overdue by {}", self.plain(), self.days - of),
            Some(of) => format!("{} of {of} days", self.days),
            None => self.plain().to_string(),
        }
    }

    /// How much of the period is over, from 0 to `whole`; `whole` where it is late, 0 where none runs.
    pub fn share(&self, whole: i64) -> i64 {
        match self.of {
            Some(of) if of > 0 => (self.days.min(of) * whole) / of,
            _ => 0,
        }
    }
}

/// What whoever has the turn does next, as it follows their name: "take it in", "answers".
pub fn next_step(request: &Request) -> Phrase {
    let message = match (request.state, request.track.way()) {
        (State::Draft, _) => "work-next-draft",
        (State::Intake, _) if matches!(request.subject, Subject::Correction { .. }) => "work-next-correction",
        (State::Intake, _) => "work-next-intake",
        (State::Review, Way::FastTrack) => "work-next-complete",
        (State::Review, _) if request.asked_back => "work-next-answers",
        (State::Review, _) => "work-next-positions",
        (State::WithRequester(_), _) => "work-next-text",
        (State::WithBody, _) => "work-next-directs",
        (State::Ready, _) => "work-next-publish",
        _ => return Phrase::default(),
    };
    Phrase::new(message)
}

/// What a request is about, in one line of at most 80 characters: the first sentence of its purpose, or of what a revision says
/// of itself. Empty when the text says neither.
pub fn summary(subject: &Subject, text: &Template) -> String {
    const MOST: usize = 80;
    let revises = !matches!(subject, Subject::NewFormal { .. } | Subject::NewInformal);
    let fields = if revises { [Field::RevisionInformation, Field::Purpose] } else { [Field::Purpose, Field::Purpose] };
    let words = fields.into_iter().map(|field| text.text(field)).find(|words| !words.trim().is_empty()).unwrap_or_default();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentence = words.split_once(". ").map_or(words.as_str(), |(first, _)| first).trim_end_matches('.');
    if sentence.chars().count() <= MOST {
        return sentence.to_owned();
    }
    let mut line = String::new();
    for word in sentence.split(' ') {
        if line.chars().count() + word.chars().count() + 2 > MOST {
            break;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if line.is_empty() {
        line = sentence.chars().take(MOST - 1).collect();
    }
    line.push('…');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait(days: i64, of: Option<i64>, late: bool) -> Wait {
        Wait { days, of, late }
    }

    #[test]
    fn a_wait_says_its_period_and_how_late_it_is() {
        assert_eq!(wait(9, Some(90), false).words(), "9 of 90 days");
        assert_eq!(wait(16, Some(14), true).words(), "16 days, late by 2");
        assert_eq!(wait(22, None, false).words(), "22 days");
        assert_eq!(
            [0, 1, 2].map(|days| wait(days, None, false).plain().to_string()),
            ["today", "1 day", "2 days"].map(str::to_owned)
        );
        assert_eq!(
            (wait(7, Some(14), false).share(64), wait(20, Some(14), true).share(64), wait(5, None, false).share(64)),
            (32, 64, 0)
        );
    }

    #[test]
    fn a_summary_is_one_line_of_whole_words() {
        let about = |purpose: &str| summary(&Subject::NewInformal, &Template::default().with(Field::Purpose, purpose));
        assert_eq!(about("Names for\n   tide gauges. They stay."), "Names for tide gauges");
        assert_eq!(about(""), "");
        let long = about(&"word ".repeat(40));
        assert!(long.chars().count() <= 80 && long.ends_with("word…"), "{long}");
        assert_eq!(about(&"x".repeat(300)).chars().count(), 80);
        let both = Template::default().with(Field::Purpose, "Names").with(Field::RevisionInformation, "Another resolver.");
        assert_eq!(
            summary(&Subject::Revision { nid: crate::nid::Nid::parse("nbn").unwrap(), base: 1 }, &both),
            "Another resolver"
        );
    }

    #[test]
    fn a_cursor_comes_back_as_it_went() {
        let cursor = Cursor::read("2026-11-01T10:00:00.000000Z~R-2026-0003").unwrap();
        assert_eq!(Cursor::read(&cursor.to_string()), Some(cursor));
        assert_eq!([Cursor::read(""), Cursor::read("R-2026-0003"), Cursor::read("now~R-2026-0003")], [None, None, None]);
    }
}
