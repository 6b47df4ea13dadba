//! Divides the time of a request, from submission to its end, among its action holders. Every second belongs to exactly one of them. The
//! statistics are computed from this.

use crate::requests::action_holder::ActionHolder;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// A stored task that made a role the action holder of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolderTask {
    pub holder: ActionHolder,
    /// When the task was assigned.
    pub since: Timestamp,
    /// When it ended; `None` if it is open.
    pub ended_at: Option<Timestamp>,
}

/// A time span in which one role had to act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HolderSpan {
    pub holder: ActionHolder,
    /// The start.
    pub from: Timestamp,
    /// The end; the current time if it continues.
    pub to: Timestamp,
}

impl HolderSpan {
    /// The duration in seconds.
    pub fn seconds(&self) -> i64 {
        self.to.duration_since(self.from).as_secs()
    }
}

/// The spans of a request, computed from the tasks of its action holders in the order in which they ended. Each begins when the one before
/// ended. Adjacent spans of the same holder are merged.
pub fn holder_spans(held: &[HolderTask], now: Timestamp) -> Vec<HolderSpan> {
    let mut list: Vec<HolderSpan> = Vec::new();
    for HolderTask { holder, since, ended_at } in held {
        let from = list.last().map_or(*since, |before| before.to.max(*since));
        let to = ended_at.unwrap_or(now).max(from);
        match list.last_mut() {
            Some(before) if before.holder == *holder && before.to == from => before.to = to,
            _ => list.push(HolderSpan { holder: *holder, from, to }),
        }
    }
    list
}

/// The total seconds of one holder.
pub fn seconds_of(spans: &[HolderSpan], holder: ActionHolder) -> i64 {
    spans.iter().filter(|span| span.holder == holder).map(HolderSpan::seconds).sum()
}

/// The total seconds of one holder; `None` if the request was never with it.
pub fn seconds_if_holder(spans: &[HolderSpan], holder: ActionHolder) -> Option<i64> {
    spans.iter().any(|span| span.holder == holder).then(|| seconds_of(spans, holder))
}

/// The total seconds from the first span to the last. The time between the closing of a request and its reopening belongs to no holder and
/// is not counted.
pub fn overall_seconds(spans: &[HolderSpan]) -> i64 {
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
pub fn duration_phrase(seconds: i64) -> Phrase {
    const HOUR: i64 = 3600;
    const DAY: i64 = 24 * HOUR;
    match seconds {
        ..HOUR => Phrase::new("work-short"),
        HOUR..DAY => Phrase::new("work-hours").arg("count", seconds / HOUR),
        _ => Phrase::new("work-days-long").arg("count", seconds / DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(seconds).unwrap()
    }

    fn held(holder: ActionHolder, since: i64, ended_at: Option<i64>) -> HolderTask {
        HolderTask { holder, since: at(since), ended_at: ended_at.map(at) }
    }

    #[test]
    fn spans_add_up_to_the_total_and_end_with_the_request() {
        use ActionHolder::{Experts, Operators, Registrant};
        let mut tasks = vec![
            held(Operators, 10, Some(30)),
            held(Experts, 30, Some(70)),
            held(Registrant, 65, Some(90)),
            // The request has been in review since then, but the experts waited for the registrant in between.
            held(Experts, 30, None),
        ];
        let open = holder_spans(&tasks, at(100));
        assert_eq!(ActionHolder::ALL.map(|holder| seconds_of(&open, holder)), [20, 50, 20, 0]);
        assert_eq!((overall_seconds(&open), seconds_if_holder(&open, ActionHolder::Body)), (90, None));
        tasks[3].ended_at = Some(at(95));
        // It was closed, and reopened a while later.
        tasks.push(held(Experts, 200, Some(210)));
        let ended = holder_spans(&tasks, at(1000));
        assert_eq!((overall_seconds(&ended), ended.len()), (95, 5));
        assert_eq!(ActionHolder::ALL.iter().map(|holder| seconds_of(&ended, *holder)).sum::<i64>(), 95);
        assert!(holder_spans(&[], at(5)).is_empty());
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
            [59, 3600, 90_000, 200_000].map(|seconds| duration_phrase(seconds).to_string()),
            ["less than an hour", "1 hour", "1 day", "2 days"]
        );
    }
}
