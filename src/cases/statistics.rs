//! Statistics of how long requests took, by the month in which they ended, by type and by procedure. They are computed from the spans in
//! [`super::times`]. Gross is the total time; net excludes the time of registrants and standards bodies, which the office cannot
//! influence.

use crate::cases::Way;
use crate::cases::kinds::RequestKind;
use crate::cases::periods::Periods;
use crate::cases::timers::{business_days_after, days_after};
use crate::cases::times::{Holder, Span, gross, percentile, seconds_of, seconds_with};
use jiff::ToSpan as _;
use jiff::civil::Date;
use std::collections::BTreeMap;
use urn_registry::escape::Csv;

/// A request that has ended.
#[derive(Debug, Clone)]
pub struct Ended {
    /// Its type.
    pub kind: RequestKind,
    /// Its procedure.
    pub way: Way,
    /// The state in which it ended.
    pub state: String,
    /// The time spent with each party.
    pub spans: Vec<Span>,
}

/// The states in which requests end, in the order of [`Figures::outcomes`].
pub const OUTCOMES: [&str; 5] = ["registered", "declined", "withdrawn", "lapsed", "duplicate"];

/// The figures for a group of ended requests; times in seconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// The number of requests.
    pub ended: usize,
    /// Median of the total time.
    pub gross: i64,
    /// Median of the net time, without the time of registrants and standards bodies.
    pub net: i64,
    /// Median of each party's time over the requests that were with it, in the order of [`Holder::ALL`].
    pub by_party: [i64; 4],
    /// The number of the office's spans that met their period, and the number of its spans that have a period.
    pub in_time: (usize, usize),
    /// The number of requests by outcome, in the order of [`OUTCOMES`].
    pub outcomes: [usize; 5],
}

/// The time, without that of registrants and standards bodies.
pub fn net(spans: &[Span]) -> i64 {
    seconds_of(spans, Holder::Operators) + seconds_of(spans, Holder::Reviewers)
}

/// The number of spans that met their period, and of all that have one: those of the operators (in business days), and those of the
/// reviewers (the discussion and the inactivity limit after it).
pub fn on_time(spans: &[Span], periods: &Periods) -> (usize, usize) {
    let until = |span: &Span| match span.holder {
        Holder::Operators => Some(business_days_after(span.from, periods.desk)),
        Holder::Reviewers => Some(days_after(span.from, periods.discussion + periods.silence)),
        Holder::Registrant | Holder::Body => None,
    };
    let all: Vec<bool> = spans.iter().filter_map(|span| Some(span.to <= until(span)?)).collect();
    (all.iter().filter(|in_time| **in_time).count(), all.len())
}

fn median(mut values: Vec<i64>) -> i64 {
    values.sort_unstable();
    percentile(&values, 50).unwrap_or(0)
}

/// Computes the figures of a group.
pub fn figures(group: &[&Ended], periods: &Periods) -> Figures {
    let of = |value: &dyn Fn(&[Span]) -> i64| median(group.iter().map(|ended| value(&ended.spans)).collect());
    let in_time = group.iter().map(|ended| on_time(&ended.spans, periods));
    Figures {
        ended: group.len(),
        gross: of(&gross),
        net: of(&net),
        by_party: Holder::ALL.map(|holder| median(group.iter().filter_map(|ended| seconds_with(&ended.spans, holder)).collect())),
        in_time: in_time.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1)),
        outcomes: OUTCOMES.map(|state| group.iter().filter(|ended| ended.state == state).count()),
    }
}

/// The month in which a request ended, such as `2026-11`; `None` if it was never submitted.
pub fn month(ended: &Ended) -> Option<String> {
    ended.spans.last().map(|last| last.to.strftime("%Y-%m").to_string())
}

/// The months from `first` to `last`, such as `2026-11`, without a gap; empty if either is not a month.
pub fn months(first: &str, last: &str) -> Vec<String> {
    let day = |month: &str| format!("{month}-01").parse::<Date>().ok();
    let (Some(mut month), Some(last)) = (day(first), day(last)) else { return Vec::new() };
    let mut list = Vec::new();
    while month <= last {
        list.push(month.strftime("%Y-%m").to_string());
        let Ok(next) = month.checked_add(1.month()) else { break };
        month = next;
    }
    list
}

/// Groups ended requests by a key, in key order.
pub fn grouped<'a, K: Ord>(all: &'a [Ended], name: impl Fn(&Ended) -> Option<K>) -> BTreeMap<K, Vec<&'a Ended>> {
    let mut groups: BTreeMap<K, Vec<&'a Ended>> = BTreeMap::new();
    for ended in all {
        if let Some(name) = name(ended) {
            groups.entry(name).or_default().push(ended);
        }
    }
    groups
}

/// Seconds as days with one decimal, for machine-readable tables.
pub fn days(seconds: i64) -> String {
    const TENTH: i64 = 24 * 360;
    let tenths = (seconds + TENTH / 2).div_euclid(TENTH);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// CSV (RFC 4180) with one line per month, type and procedure.
pub fn csv(all: &[Ended], periods: &Periods) -> String {
    let columns = [
        "month", "kind", "procedure", "ended", "gross days (median)", "net days (median)", "operators", "review", "registrant",
        "standards body", "turns in time", "turns with a period",
    ];
    let columns: Vec<&str> = columns.into_iter().chain(OUTCOMES).collect();
    let mut table = Csv::with_header(&columns);
    for ((month, kind, way), group) in grouped(all, |ended| Some((month(ended)?, ended.kind.words(), ended.way.words()))) {
        let Figures { ended, gross, net, by_party, in_time, outcomes } = figures(&group, periods);
        let parties = by_party.map(days);
        let said = [month, kind.to_owned(), way.to_owned(), ended.to_string(), days(gross), days(net)];
        let counts = [in_time.0, in_time.1].into_iter().chain(outcomes).map(|count| count.to_string());
        table.line(said.into_iter().chain(parties).chain(counts));
    }
    table.into_text()
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::cases::periods::DEFAULT;
    use jiff::Timestamp;

    fn at(day: &str) -> Timestamp {
        format!("{day}T00:00:00Z").parse().unwrap()
    }

    fn ended(days: &[(Holder, &str, &str)]) -> Ended {
        let spans = days.iter().map(|(holder, from, to)| Span { holder: *holder, from: at(from), to: at(to) }).collect();
        Ended { kind: RequestKind::NewFormal, way: Way::Community, state: "registered".to_owned(), spans }
    }

    #[test]
    fn net_time_excludes_registrant_and_targets_are_counted_per_span() {
        // 2026-11-02 is a Monday. The first span meets its period; the second one, over four business days, does not.
        let one = ended(&[
            (Holder::Operators, "2026-11-02", "2026-11-03"),
            (Holder::Reviewers, "2026-11-03", "2026-11-13"),
            (Holder::Registrant, "2026-11-13", "2026-11-23"),
            (Holder::Reviewers, "2026-11-23", "2026-11-24"),
            (Holder::Operators, "2026-11-24", "2026-11-30"),
        ]);
        const DAY: i64 = 86_400;
        let figures = figures(&[&one], &DEFAULT);
        assert_eq!((figures.gross, figures.net), (28 * DAY, 18 * DAY));
        assert_eq!(figures.by_party, [7 * DAY, 11 * DAY, 10 * DAY, 0]);
        assert_eq!(figures.in_time, (3, 4));
        assert_eq!(month(&one).as_deref(), Some("2026-11"));
    }

    #[test]
    fn median_per_party_includes_only_requests_it_had_to_act_on() {
        let with_body = ended(&[(Holder::Operators, "2026-11-02", "2026-11-03"), (Holder::Body, "2026-11-03", "2026-11-27")]);
        let without = ended(&[(Holder::Operators, "2026-11-02", "2026-11-03")]);
        const DAY: i64 = 86_400;
        assert_eq!(figures(&[&without, &with_body, &without], &DEFAULT).by_party, [DAY, 0, 0, 24 * DAY]);
    }

    #[test]
    fn time_axis_includes_months_without_closed_requests() {
        assert_eq!(months("2026-11", "2027-02"), ["2026-11", "2026-12", "2027-01", "2027-02"]);
        assert_eq!(months("2026-11", "2026-11"), ["2026-11"]);
        assert!(months("2026-12", "2026-11").is_empty() && months("", "2026-11").is_empty());
    }

    #[test]
    fn csv_has_a_row_per_month_kind_and_procedure() {
        let november = ended(&[(Holder::Operators, "2026-11-02", "2026-11-03")]);
        let december = ended(&[(Holder::Operators, "2026-12-01", "2026-12-02")]);
        let never = ended(&[]);
        let lapsed = Ended { state: "lapsed".to_owned(), ..november.clone() };
        let csv = csv(&[december, november, lapsed, never], &DEFAULT);
        let lines: Vec<&str> = csv.split_terminator("\r\n").collect();
        assert_eq!(lines.len(), 3, "{csv}");
        assert!(lines[1].starts_with("2026-11,") && lines[1].contains(",2,1.0,1.0,1.0,0.0,0.0,0.0,2,2"), "{csv}");
        assert!(lines[2].starts_with("2026-12,"));
        assert!(lines[0].ends_with(",registered,declined,withdrawn,lapsed,duplicate"), "{csv}");
        assert!(lines[1].ends_with(",1,0,0,1,0") && lines[2].ends_with(",1,0,0,0,0"), "{csv}");
    }

    #[test]
    fn days_are_formatted_with_one_decimal() {
        assert_eq!([0, 3600, 43_200, 86_400, 90_000].map(days), ["0.0", "0.0", "0.5", "1.0", "1.0"]);
    }
}
