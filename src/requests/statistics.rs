//! Statistics of closed requests by year: their outcomes, and how long they were with each party. They are computed from the spans in
//! [`super::times`].

use crate::requests::State;
use crate::requests::action_holder::ActionHolder;
use crate::requests::times::{HolderSpan, percentile, seconds_if_holder};
use std::collections::BTreeMap;
use urn_registry::escape::Csv;

/// A request that was closed.
#[derive(Debug, Clone)]
pub struct ClosedRequest {
    /// The state in which it ended.
    pub state: String,
    /// The time spent with each party.
    pub spans: Vec<HolderSpan>,
}

/// The requests that were closed in a year.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearStatistics {
    pub year: i16,
    /// The number of requests by outcome, in the order of [`State::ENDED_NAMES`].
    pub outcomes: [usize; 6],
    /// The median of each party's time in seconds, over the requests that were with it, in the order of [`ActionHolder::ALL`].
    pub medians: [Option<i64>; 4],
}

/// The years from the first to the last closed request, without a gap. A request that was never submitted has no spans and is not counted.
pub fn statistics_by_year(all: &[ClosedRequest]) -> Vec<YearStatistics> {
    let mut groups: BTreeMap<i16, Vec<&ClosedRequest>> = BTreeMap::new();
    for ended in all {
        if let Some(last) = ended.spans.last() {
            groups.entry(crate::clock::day(last.to).year()).or_default().push(ended);
        }
    }
    let (Some(first), Some(last)) = (groups.keys().next().copied(), groups.keys().next_back().copied()) else {
        return Vec::new();
    };
    let median = |group: &[&ClosedRequest], holder: ActionHolder| {
        let mut seconds: Vec<i64> = group.iter().filter_map(|ended| seconds_if_holder(&ended.spans, holder)).collect();
        seconds.sort_unstable();
        percentile(&seconds, 50)
    };
    let of = |year: i16| {
        let group = groups.remove(&year).unwrap_or_default();
        YearStatistics {
            year,
            outcomes: State::ENDED_NAMES.map(|state| group.iter().filter(|ended| ended.state == state).count()),
            medians: ActionHolder::ALL.map(|holder| median(&group, holder)),
        }
    };
    (first..=last).map(of).collect()
}

/// Seconds as days with one decimal.
pub fn format_days(seconds: i64) -> String {
    const TENTH_OF_DAY: i64 = 24 * 360;
    let tenths = (seconds + TENTH_OF_DAY / 2).div_euclid(TENTH_OF_DAY);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// CSV (RFC 4180) with one line for each year. A party that had no request has an empty cell.
pub fn csv(years: &[YearStatistics]) -> String {
    let parties = ["operators days (median)", "review days (median)", "registrant days (median)", "standards body days (median)"];
    let columns: Vec<&str> = ["year"].into_iter().chain(State::ENDED_NAMES).chain(parties).collect();
    let mut table = Csv::with_columns(&columns);
    for YearStatistics { year, outcomes, medians } in years {
        let counts = outcomes.iter().map(ToString::to_string);
        let medians = medians.iter().map(|seconds| seconds.map_or_else(String::new, format_days));
        table.push_row(std::iter::once(year.to_string()).chain(counts).chain(medians));
    }
    table.into_text()
}

#[cfg(test)]
mod tests {
    use super::*;

    use jiff::Timestamp;

    fn ended(state: &str, days: &[(ActionHolder, &str, &str)]) -> ClosedRequest {
        let at = |day: &str| -> Timestamp { format!("{day}T00:00:00Z").parse().unwrap() };
        let spans = days.iter().map(|(holder, from, to)| HolderSpan { holder: *holder, from: at(from), to: at(to) }).collect();
        ClosedRequest { state: state.to_owned(), spans }
    }

    #[test]
    fn years_have_outcomes_and_medians_of_parties_that_had_a_request() {
        const DAY: i64 = 86_400;
        let with_body = ended(
            "registered",
            &[(ActionHolder::Operators, "2026-11-02", "2026-11-03"), (ActionHolder::Body, "2026-11-03", "2026-11-27")],
        );
        let short = ended("declined", &[(ActionHolder::Operators, "2026-11-02", "2026-11-03")]);
        let long = ended("lapsed", &[(ActionHolder::Operators, "2026-11-02", "2026-11-12")]);
        let later = ended("registered", &[(ActionHolder::Experts, "2028-01-01", "2028-01-03")]);
        let years = statistics_by_year(&[with_body, short, long, later, ended("withdrawn", &[])]);
        assert_eq!(years.iter().map(|year| year.year).collect::<Vec<_>>(), [2026, 2027, 2028]);
        assert_eq!((years[0].outcomes, years[0].medians), ([1, 1, 0, 1, 0, 0], [Some(DAY), None, None, Some(24 * DAY)]));
        assert_eq!((years[1].outcomes, years[1].medians), ([0; 6], [None; 4]));
        let csv = csv(&years);
        let lines: Vec<&str> = csv.split_terminator("\r\n").collect();
        assert!(lines[0].starts_with("year,registered,declined,withdrawn,lapsed,duplicate,obsolete,operators"), "{csv}");
        assert_eq!(lines[1..], ["2026,1,1,0,1,0,0,1.0,,,24.0", "2027,0,0,0,0,0,0,,,,", "2028,1,0,0,0,0,0,,2.0,,"]);
    }

    #[test]
    fn no_closed_requests_have_no_years() {
        assert!(statistics_by_year(&[]).is_empty());
    }

    #[test]
    fn days_are_formatted_with_one_decimal() {
        assert_eq!([0, 3600, 43_200, 86_400, 90_000].map(format_days), ["0.0", "0.0", "0.5", "1.0", "1.0"]);
    }
}
