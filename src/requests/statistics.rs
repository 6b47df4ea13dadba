//! Statistics of requests by year or month: received, closed by outcome and how long they were with each
//! party. The times are computed from the spans in [`super::times`].

use crate::requests::State;
use crate::requests::action_holder::ActionHolder;
use crate::requests::times::{HolderSpan, percentile, seconds_if_holder};
use jiff::civil::Date;
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

/// What the statistics are computed from.
#[derive(Debug, Clone, Default)]
pub struct StatisticsInput {
    pub closed: Vec<ClosedRequest>,
    /// The dates on which requests were submitted.
    pub received: Vec<Date>,
}

/// The length of a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PeriodLength {
    Year,
    Month,
}

impl PeriodLength {
    /// The first day of the period of a date.
    fn start(self, day: Date) -> Date {
        match self {
            Self::Year => day.first_of_year(),
            Self::Month => day.first_of_month(),
        }
    }

    fn next(self, start: Date) -> Date {
        let last = match self {
            Self::Year => start.last_of_year(),
            Self::Month => start.last_of_month(),
        };
        last.tomorrow().unwrap_or(Date::MAX)
    }

    /// `2026`, or `2026-11`.
    fn name(self, start: Date) -> String {
        match self {
            Self::Year => start.year().to_string(),
            Self::Month => start.strftime("%Y-%m").to_string(),
        }
    }
}

/// The requests of a period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeriodStatistics {
    pub period: String,
    /// The number of requests that were submitted.
    pub received: usize,
    /// The number of closed requests by outcome, in the order of [`State::ENDED_NAMES`].
    pub outcomes: [usize; 6],
    /// The median of each party's time in seconds, over the closed requests that were with it, in the order of [`ActionHolder::ALL`].
    pub medians: [Option<i64>; 4],
}

/// The periods from the first to the last with data, without a gap. A request that was never submitted has no spans and is not counted.
pub fn statistics_by(length: PeriodLength, input: &StatisticsInput) -> Vec<PeriodStatistics> {
    let mut groups: BTreeMap<Date, Vec<&ClosedRequest>> = BTreeMap::new();
    for closed in &input.closed {
        if let Some(last) = closed.spans.last() {
            groups.entry(length.start(crate::clock::day(last.to))).or_default().push(closed);
        }
    }
    for day in &input.received {
        groups.entry(length.start(*day)).or_default();
    }
    let (Some(first), Some(last)) = (groups.keys().next().copied(), groups.keys().next_back().copied()) else {
        return Vec::new();
    };
    let median = |group: &[&ClosedRequest], holder: ActionHolder| {
        let mut seconds: Vec<i64> = group.iter().filter_map(|closed| seconds_if_holder(&closed.spans, holder)).collect();
        seconds.sort_unstable();
        percentile(&seconds, 50)
    };
    let of = |start: Date| {
        let group = groups.remove(&start).unwrap_or_default();
        PeriodStatistics {
            period: length.name(start),
            received: input.received.iter().filter(|day| length.start(**day) == start).count(),
            outcomes: State::ENDED_NAMES.map(|state| group.iter().filter(|closed| closed.state == state).count()),
            medians: ActionHolder::ALL.map(|holder| median(&group, holder)),
        }
    };
    std::iter::successors(Some(first), |start| Some(length.next(*start))).take_while(|start| *start <= last).map(of).collect()
}

/// Seconds as days with one decimal.
pub fn format_days(seconds: i64) -> String {
    const TENTH_OF_DAY: i64 = 24 * 360;
    let tenths = (seconds + TENTH_OF_DAY / 2).div_euclid(TENTH_OF_DAY);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// CSV (RFC 4180) with one line for each period. A party that had no request has an empty cell.
pub fn csv(length: PeriodLength, periods: &[PeriodStatistics]) -> String {
    let parties = ["operators days (median)", "review days (median)", "registrant days (median)", "standards body days (median)"];
    let period = match length {
        PeriodLength::Year => "year",
        PeriodLength::Month => "month",
    };
    let columns: Vec<&str> = [period].into_iter().chain(State::ENDED_NAMES).chain(parties).chain(["received"]).collect();
    let mut table = Csv::with_columns(&columns);
    for PeriodStatistics { period, received, outcomes, medians } in periods {
        let counts = outcomes.iter().map(ToString::to_string);
        let medians = medians.iter().map(|seconds| seconds.map_or_else(String::new, format_days));
        let row = std::iter::once(period.clone()).chain(counts).chain(medians).chain([received.to_string()]);
        table.push_row(row);
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
        let day = |text: &str| text.parse::<Date>().unwrap();
        let input = StatisticsInput {
            closed: vec![with_body, short, long, later, ended("withdrawn", &[])],
            received: vec![day("2026-11-02"), day("2026-12-31"), day("2028-01-01")],
        };
        let years = statistics_by(PeriodLength::Year, &input);
        assert_eq!(years.iter().map(|year| year.period.as_str()).collect::<Vec<_>>(), ["2026", "2027", "2028"]);
        assert_eq!((years[0].outcomes, years[0].medians), ([1, 1, 0, 1, 0, 0], [Some(DAY), None, None, Some(24 * DAY)]));
        assert_eq!(years[0].received, 2);
        assert_eq!((years[1].outcomes, years[1].medians), ([0; 6], [None; 4]));
        let text = csv(PeriodLength::Year, &years);
        let lines: Vec<&str> = text.split_terminator("\r\n").collect();
        assert!(lines[0].starts_with("year,registered,declined,withdrawn,lapsed,duplicate,obsolete,operators"), "{text}");
        let rows = ["2026,1,1,0,1,0,0,1.0,,,24.0,2", "2027,0,0,0,0,0,0,,,,,0", "2028,1,0,0,0,0,0,,2.0,,,1"];
        assert_eq!(lines[1..], rows);
        let months = statistics_by(PeriodLength::Month, &input);
        let names: Vec<&str> = months.iter().map(|month| month.period.as_str()).collect();
        assert_eq!((names.len(), names[0], names[1], names[14]), (15, "2026-11", "2026-12", "2028-01"));
        assert_eq!((months[0].received, months[1].received), (1, 1));
        assert!(csv(PeriodLength::Month, &months).starts_with("month,"));
    }

    #[test]
    fn no_closed_requests_have_no_years() {
        assert!(statistics_by(PeriodLength::Month, &StatisticsInput::default()).is_empty());
    }

    #[test]
    fn days_are_formatted_with_one_decimal() {
        assert_eq!([0, 3600, 43_200, 86_400, 90_000].map(format_days), ["0.0", "0.0", "0.5", "1.0", "1.0"]);
    }
}
