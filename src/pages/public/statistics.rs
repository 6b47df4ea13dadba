//! Closed requests by year: their outcomes, and the median days with each party, as chart, table and CSV.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file};
use crate::http::shell::{NavSection, Shell};
use crate::ids::RequestId;
use crate::pages::partials::table::{Cell, Table};
use crate::refusal::Refusal;
use crate::requests::action_holder::ActionHolder;
use crate::requests::statistics::{ClosedRequest, YearStatistics, csv, format_days, statistics_by_year};
use crate::requests::times::HolderTask;
use crate::requests::{lists, tasks, times};
use crate::store::AnyConnection;
use askama::Template as View;
use std::collections::HashMap;
use std::fmt::Write as _;
use urn_registry::i18n::{Lang, Phrase};

const STATISTICS_COLUMNS: &[(&str, &str)] = &[
    ("statistics-year", ""),
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
}

fn load_years(conn: &mut AnyConnection, now: jiff::Timestamp) -> Result<Vec<YearStatistics>, Refusal> {
    let mut held: HashMap<RequestId, Vec<HolderTask>> = HashMap::new();
    for (id, one) in tasks::queries::holder_tasks_of_closed(conn)? {
        held.entry(id).or_default().push(one);
    }
    let ended = lists::queries::ended_states(conn)?.into_iter().map(|(id, state)| {
        let held = held.remove(&id).unwrap_or_default();
        ClosedRequest { state, spans: times::holder_spans(&held, now) }
    });
    Ok(statistics_by_year(&ended.collect::<Vec<_>>()))
}

fn year_row(year: &YearStatistics) -> Vec<Cell> {
    let [registered, declined, others @ ..] = year.outcomes;
    let counts = [registered, declined, others.iter().sum()].map(|count: usize| count.to_string());
    let medians = year.medians.map(|seconds| seconds.map_or_else(|| "–".to_owned(), format_days));
    std::iter::once(year.year.to_string()).chain(counts).chain(medians).map(Cell::from).collect()
}

/// A bar for each year: the median days with each party, one on top of the other.
fn draw_chart(years: &[YearStatistics], lang: Lang) -> String {
    const DAY_SECONDS: i64 = 86_400;
    const CSS_CLASSES: [&str; 4] = ["f-operators", "f-experts", "f-registrant", "f-body"];
    const HEIGHT: i64 = 160;
    const CHART_BASELINE: i64 = 200;
    let sum = |year: &YearStatistics| year.medians.iter().flatten().sum::<i64>();
    let most = years.iter().map(sum).max().unwrap_or(0).max(DAY_SECONDS);
    let step = (720 / i64::try_from(years.len().max(1)).unwrap_or(1)).min(90);
    let bar = (step - 8).max(4);
    let said = |name| Phrase::new(name).text(lang);
    let mut out = format!(
        "<svg class=\"growth\" viewBox=\"0 0 720 230\" width=\"720\" height=\"230\" role=\"img\" aria-labelledby=\"years-t years-d\" xmlns=\"http://www.w3.org/2000/svg\"><title id=\"years-t\">{}</title><desc id=\"years-d\">{}</desc>",
        said("statistics-picture"),
        said("statistics-picture-about")
    );
    // Writing to a string cannot fail.
    for (nth, (holder, class)) in (0i64..).zip(ActionHolder::ALL.into_iter().zip(CSS_CLASSES)) {
        let (x, name) = (nth * 180, holder.statistics_label().text(lang));
        let _ = write!(
            out,
            "<rect class=\"{class}\" x=\"{x}\" y=\"4\" width=\"12\" height=\"12\"/><text class=\"from\" x=\"{}\" y=\"14\">{name}</text>",
            x + 18
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
        let _ = write!(out, "<text x=\"{middle}\" y=\"218\">{}</text>", year.year);
    }
    out.push_str("</svg>");
    out
}

/// `GET /requests/statistics`
pub fn statistics(cx: &RequestContext) -> Result<Response, HttpError> {
    let years = cx.read(|conn| load_years(conn, cx.now))?;
    cx.render_page(&StatisticsPage {
        shell: Shell::new(cx, Phrase::new("statistics-title"), NavSection::Register),
        picture: if years.is_empty() { String::new() } else { draw_chart(&years, cx.lang) },
        years: Table::new("statistics-by-year", STATISTICS_COLUMNS).with_rows(years.iter().map(year_row)),
    })
}

/// `GET /requests/statistics.csv`
pub fn statistics_csv(cx: &RequestContext) -> Result<Response, HttpError> {
    let years = cx.read(|conn| load_years(conn, cx.now))?;
    Ok(cacheable_file("text/csv; charset=utf-8; header=present", csv(&years)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chart_has_a_bar_for_each_year_with_its_days() {
        const DAY: i64 = 86_400;
        let year = |year, medians| YearStatistics { year, outcomes: [1, 0, 0, 0, 0, 0], medians };
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
