//! Divides the time of a request, from submission to its end, among the parties that had to act. Every second belongs to exactly one party.
//! The statistics are computed from this.

use crate::cases::{Procedure, State};
use crate::store::typed::named;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

named! {
    /// The party that had to act on a request.
    #[derive(PartialOrd, Ord)]
    Holder {
        /// The operators: validation and registration.
        Operators = "operators",
        /// The experts and their lead.
        Reviewers = "reviewers",
        Registrant = "registrant",
        /// The standards body: the one that gives a direction (RFC 8141 §6.2), or the one that requests the fast track (§6.3), for which the
        /// experts only advise.
        Body = "body",
    }
}

impl Holder {
    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new("statistics-holder").with("holder", self.name())
    }

    fn of(state: &str, procedure: Procedure) -> Option<Self> {
        let reviewers = if procedure == Procedure::FastTrack { Self::Body } else { Self::Reviewers };
        [
            (State::Intake.name(), Self::Operators),
            (State::Ready.name(), Self::Operators),
            (State::Review.name(), reviewers),
            ("with_requester", Self::Registrant),
            (State::WithBody.name(), Self::Body),
        ]
        .into_iter()
        .find(|(name, _)| *name == state)
        .map(|(_, holder)| holder)
    }
}

/// A time span in which one party had to act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The party.
    pub holder: Holder,
    /// The start.
    pub from: Timestamp,
    /// The end; the current time if it continues.
    pub to: Timestamp,
}

impl Span {
    /// The duration in seconds.
    pub fn seconds(&self) -> i64 {
        self.to.duration_since(self.from).as_secs()
    }
}

/// The spans of a request, computed from its procedure and its state changes: each the new state and the time, oldest first. Adjacent
/// spans of the same party are merged.
pub fn spans<'a>(procedure: Procedure, moves: impl IntoIterator<Item = (&'a str, Timestamp)>, now: Timestamp) -> Vec<Span> {
    let mut list: Vec<Span> = Vec::new();
    let mut open: Option<(Holder, Timestamp)> = None;
    for (state, at) in moves {
        let holder = Holder::of(state, procedure);
        match open {
            Some((before, _)) if holder == Some(before) => continue,
            Some((before, from)) => list.push(Span { holder: before, from, to: at }),
            None => {}
        }
        open = holder.map(|holder| (holder, at));
    }
    if let Some((holder, from)) = open {
        list.push(Span { holder, from, to: now.max(from) });
    }
    list
}

/// The total seconds of one party.
pub fn seconds_of(spans: &[Span], holder: Holder) -> i64 {
    spans.iter().filter(|span| span.holder == holder).map(Span::seconds).sum()
}

/// The total seconds of one party; `None` if the request was never with it.
pub fn seconds_with(spans: &[Span], holder: Holder) -> Option<i64> {
    spans.iter().any(|span| span.holder == holder).then(|| seconds_of(spans, holder))
}

/// The total seconds from the first span to the last. The time between the closing of a request and its reopening belongs to no party and
/// is not counted.
pub fn gross(spans: &[Span]) -> i64 {
    let (Some(first), Some(last)) = (spans.first(), spans.last()) else { return 0 };
    let closed: i64 =
        spans.windows(2).filter_map(|pair| Some(pair.last()?.from.duration_since(pair.first()?.to).as_secs())).sum();
    last.to.duration_since(first.from).as_secs() - closed
}

/// The percentile of the sorted values, by the nearest-rank method.
pub fn percentile(sorted: &[i64], percent: usize) -> Option<i64> {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(rank - 1).copied()
}

/// A duration in words: "3 days", "5 hours", "less than an hour".
pub fn in_words(seconds: i64) -> Phrase {
    const HOUR: i64 = 3600;
    const DAY: i64 = 24 * HOUR;
    match seconds {
        ..HOUR => Phrase::new("work-short"),
        HOUR..DAY => Phrase::new("work-hours").with("count", seconds / HOUR),
        _ => Phrase::new("work-days-long").with("count", seconds / DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(seconds).unwrap()
    }

    #[test]
    fn spans_add_up_to_the_total_and_end_with_the_request() {
        let moves = [("intake", at(10)), ("review", at(30)), ("review", at(40)), ("with_requester", at(70)), ("review", at(90))];
        let open = spans(Procedure::Community, moves, at(100));
        assert_eq!(Holder::ALL.map(|holder| seconds_of(&open, holder)), [20, 50, 20, 0]);
        assert_eq!(gross(&open), 90);
        let ended = spans(Procedure::Community, moves.into_iter().chain([("declined", at(95))]), at(1000));
        assert_eq!(gross(&ended), 85);
        assert_eq!(Holder::ALL.iter().map(|holder| seconds_of(&ended, *holder)).sum::<i64>(), 85);
        assert!(spans(Procedure::Community, [], at(5)).is_empty());
    }

    #[test]
    fn fast_track_review_counts_as_time_of_the_standards_body() {
        let moves = [("intake", at(10)), ("review", at(30)), ("ready", at(70))];
        let fast = spans(Procedure::FastTrack, moves, at(80));
        assert_eq!(Holder::ALL.map(|holder| seconds_with(&fast, holder)), [Some(30), None, None, Some(40)]);
        let community = spans(Procedure::Community, moves, at(80));
        assert_eq!(Holder::ALL.map(|holder| seconds_with(&community, holder)), [Some(30), Some(40), None, None]);
    }

    #[test]
    fn percentiles_use_the_nearest_rank_method() {
        let values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        assert_eq!((percentile(&values, 50), percentile(&values, 90), percentile(&[], 50)), (Some(5), Some(9), None));
        assert_eq!(percentile(&[7], 90), Some(7));
    }

    #[test]
    fn durations_are_shown_in_their_largest_unit() {
        assert_eq!(
            [59, 3600, 90_000, 200_000].map(|seconds| in_words(seconds).to_string()),
            ["less than an hour", "1 hour", "1 day", "2 days"]
        );
    }
}
