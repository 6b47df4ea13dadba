//! Requests by year and month: received, closed by outcome, the median days with each party, as chart, tables and CSV.

use crate::clock;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file};
use crate::http::shell::{NavSection, Shell};
use crate::ids::RequestId;
use crate::pages::partials::table::{Cell, Table};
use crate::refusal::Refusal;
use crate::requests::action_holder::ActionHolder;
use crate::requests::periods::periods;
use crate::requests::statistics::{
    ClosedRequest, PeriodLength, PeriodStatistics, StatisticsInput, csv, format_days, statistics_by,
};
use crate::requests::times::HolderTask;
use crate::requests::{lists, tasks, times};
use crate::store::AnyConnection;
use askama::Template as View;
use std::collections::HashMap;
use std::fmt::Write as _;
use urn_registry::i18n::{Lang, Phrase};

const STATISTICS_COLUMNS: &[(&str, &str)] = &[
    ("statistics-period", ""),
    ("statistics-received", "n"),
    ("statistics-registered", "n"),
    ("statistics-declined", "n"),
    ("statistics-others", "n"),
    ("statistics-days-operators", "n"),
    ("statistics-days-review", "n"),
    ("statistics-days-registrant", "n"),
    ("statistics-days-body", "n"),
];

#[derive(View)]
#[template(path = "public/statistics.html")]
struct StatisticsPage {
    shell: Shell,
    /// The chart; empty if no request was closed.
    picture: String,
    years: Table,
    months: Table,
    /// The periods of the operators and of the experts.
    goals: Phrase,
}

fn load_statistics(conn: &mut AnyConnection, now: jiff::Timestamp) -> Result<StatisticsInput, Refusal> {
    let mut held: HashMap<RequestId, Vec<HolderTask>> = HashMap::new();
    for (id, one) in tasks::queries::holder_tasks_of_closed(conn)? {
        held.entry(id).or_default().push(one);
    }
    let ended = lists::queries::ended_states(conn)?.into_iter().map(|(id, state)| {
        let held = held.remove(&id).unwrap_or_default();
        ClosedRequest { state, spans: times::holder_spans(&held, now) }
    });
    let closed = ended.collect();
    let received = lists::queries::submission_times(conn)?.into_iter().map(clock::day).collect();
    Ok(StatisticsInput { closed, received })
}

fn period_row(period: &PeriodStatistics) -> Vec<Cell> {
    let [registered, declined, others @ ..] = period.outcomes;
    let counts = [period.received, registered, declined, others.iter().sum()].map(|count: usize| count.to_string());
    let medians = period.medians.map(|seconds| seconds.map_or_else(|| "–".to_owned(), format_days));
    std::iter::once(period.period.clone()).chain(counts).chain(medians).map(Cell::from).collect()
}

/// A bar for each year: the median days with each party, one on top of the other.
fn draw_chart(years: &[PeriodStatistics], lang: Lang) -> String {
    const DAY_SECONDS: i64 = 86_400;
    const CSS_CLASSES: [&str; 4] = ["f-operators", "f-experts", "f-registrant", "f-body"];
    const HEIGHT: i64 = 160;
    const CHART_BASELINE: i64 = 220;
    let sum = |year: &PeriodStatistics| year.medians.iter().flatten().sum::<i64>();
    let most = years.iter().map(sum).max().unwrap_or(0).max(DAY_SECONDS);
    let step = (720 / i64::try_from(years.len().max(1)).unwrap_or(1)).min(90);
    let bar = (step - 8).max(4);
    let said = |name| Phrase::new(name).text(lang);
    let mut out = format!(
        "<svg class=\"growth\" viewBox=\"0 0 720 250\" width=\"720\" height=\"250\" role=\"img\" aria-labelledby=\"years-t years-d\" xmlns=\"http://www.w3.org/2000/svg\"><title id=\"years-t\">{}</title><desc id=\"years-d\">{}</desc>",
        said("statistics-picture"),
        said("statistics-picture-about")
    );
    // Two lines of two, so that a phone shows all parties. Writing to a string cannot fail.
    for (nth, (holder, class)) in (0i64..).zip(ActionHolder::ALL.into_iter().zip(CSS_CLASSES)) {
        let (x, y, name) = (nth % 2 * 170, 4 + nth / 2 * 18, holder.statistics_label().text(lang));
        let _ = write!(
            out,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"12\" height=\"12\"/><text class=\"from\" x=\"{}\" y=\"{}\">{name}</text>",
            x + 18,
            y + 10
        );
    }
    for (nth, year) in (0i64..).zip(years) {
        let x = nth * step + 4;
        let mut top = CHART_BASELINE;
        for (seconds, class) in year.medians.into_iter().zip(CSS_CLASSES) {
            let Some(height) = seconds.map(|seconds| seconds * HEIGHT / most) else { continue };
            top -= height;
            let _ = write!(out, "<rect class=\"{class}\" x=\"{x}\" y=\"{top}\" width=\"{bar}\" height=\"{height}\"/>");
        }
        let middle = x + bar / 2;
        if sum(year) > 0 {
            let _ = write!(out, "<text x=\"{middle}\" y=\"{}\">{}</text>", top - 4, format_days(sum(year)));
        }
        let _ = write!(out, "<text x=\"{middle}\" y=\"238\">{}</text>", year.period);
    }
    out.push_str("</svg>");
    out
}

/// `GET /requests/statistics`
pub fn statistics(cx: &RequestContext) -> Result<Response, HttpError> {
    /// Earlier months are in the CSV.
    const MONTHS_SHOWN_MAX: usize = 24;
    let input = cx.read(|conn| load_statistics(conn, cx.now))?;
    let years = statistics_by(PeriodLength::Year, &input);
    let months = statistics_by(PeriodLength::Month, &input);
    let table = |title, rows: Vec<Vec<Cell>>| Table::new(title, STATISTICS_COLUMNS).with_rows(rows);
    cx.render_page(&StatisticsPage {
        shell: Shell::new(cx, Phrase::new("statistics-title"), NavSection::Register),
        picture: if years.is_empty() { String::new() } else { draw_chart(&years, cx.lang) },
        years: table("statistics-by-year", years.iter().map(period_row).collect()),
        months: table("statistics-by-month", months.iter().rev().take(MONTHS_SHOWN_MAX).map(period_row).collect()),
        goals: Phrase::new("statistics-goals").arg("operators", periods().operator).arg("experts", periods().discussion),
    })
}

fn statistics_file(cx: &RequestContext, length: PeriodLength) -> Result<Response, HttpError> {
    let input = cx.read(|conn| load_statistics(conn, cx.now))?;
    Ok(cacheable_file("text/csv; charset=utf-8; header=present", csv(length, &statistics_by(length, &input))))
}

/// `GET /requests/statistics.csv`: by year.
pub fn statistics_csv(cx: &RequestContext) -> Result<Response, HttpError> {
    statistics_file(cx, PeriodLength::Year)
}

/// `GET /requests/statistics-months.csv`
pub fn statistics_by_month_csv(cx: &RequestContext) -> Result<Response, HttpError> {
    statistics_file(cx, PeriodLength::Month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chart_has_a_bar_for_each_year_with_its_days() {
        const DAY: i64 = 86_400;
        let year = |year: i32, medians| PeriodStatistics {
            period: year.to_string(),
            received: 1,
            outcomes: [1, 0, 0, 0, 0, 0],
            medians,
        };
        let years = [
            year(2026, [Some(2 * DAY), Some(12 * DAY), None, None]),
            year(2027, [None; 4]),
            year(2028, [Some(0), None, Some(41 * DAY), Some(3 * DAY)]),
        ];
        let svg = draw_chart(&years, Lang::En);
        for text in ["Operators", "Standards body", ">2026</text>", ">14.0</text>", ">2027</text>", ">44.0</text>"] {
            assert!(svg.contains(text), "{text}: {svg}");
        }
        assert!(!svg.contains("\"-") && !svg.contains("style="), "{svg}");
    }
}
