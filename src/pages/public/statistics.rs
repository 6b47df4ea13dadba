//! Durations of requests: by party, by month, by type and procedure, as chart, table and CSV.

use crate::cases::contention::queries::lost_names;
use crate::cases::periods::periods;
use crate::cases::statistics::{Ended, Figures, csv, figures, grouped, month, months};
use crate::cases::times::Holder;
use crate::cases::{Request, lists, times};
use crate::history;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::{Reply, data};
use crate::http::shell::{Nav, Shell};
use crate::ids::RequestId;
use crate::pages::partials::rows::{RequestRow, request_row, subject_words};
use crate::pages::partials::table::{Cell, Table};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use askama::Template as View;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use urn_registry::i18n::{Lang, Phrase};

/// The number of months on the page; the CSV has all.
const MONTHS: usize = 24;

/// The columns of the times by action holder, of the months, and of the groups by type and procedure.
const BY_PARTY: &[(&str, &str)] = &[("statistics-hands", ""), ("statistics-median", "n"), ("statistics-ninety", "n")];
const BY_MONTH: &[(&str, &str)] = &[
    ("statistics-month", ""),
    ("statistics-received", "n"),
    ("statistics-ended", "n"),
    ("statistics-outcome", ""),
    ("statistics-gross-median", "n"),
    ("statistics-net-median", "n"),
    ("statistics-turns-kept-broken", "n"),
];
const BY_KIND: &[(&str, &str)] = &[
    ("statistics-kind", ""),
    ("statistics-ended", "n"),
    ("statistics-outcome", ""),
    ("statistics-gross-median", "n"),
    ("statistics-net-median", "n"),
    ("statistics-turns-kept", "n"),
];

#[derive(View)]
#[template(path = "requests/statistics.html")]
struct StatisticsPage {
    shell: Shell,
    ended: usize,
    figures: Table,
    months: Table,
    picture: String,
    groups: Table,
    open: i64,
    /// The number of open requests that are overdue.
    late: usize,
    oldest: Vec<(RequestRow, Phrase)>,
}

/// The closed requests that count.
fn load(conn: &mut AnyConnection, now: jiff::Timestamp) -> Result<Vec<Ended>, Refusal> {
    let lost = lost_names(conn, &lists::queries::ENDED, None)?;
    let mut by_request: HashMap<RequestId, Vec<(String, jiff::Timestamp)>> = HashMap::new();
    for (id, state, at) in history::queries::moves_of(conn, &lists::queries::ENDED)? {
        by_request.entry(id).or_default().push((state, at));
    }
    let ended = lists::queries::ended_kinds(conn)?.into_iter().map(|(id, kind, way, state)| {
        let moves = by_request.get(&id).map(Vec::as_slice).unwrap_or_default();
        let lost = lost.get(&id).map(Vec::as_slice).unwrap_or_default();
        let moves = times::with_lost_names(moves.iter().map(|(state, at)| (state.as_str(), *at)), lost);
        let spans = times::spans(way, moves, now);
        Ended { kind, way, state, spans }
    });
    Ok(ended.collect())
}

/// A row about a group of closed requests: its name, in a month the number of submitted requests, and its figures.
fn row(name: Phrase, received: Option<usize>, group: &[&Ended]) -> Vec<Cell> {
    let Figures { ended, gross, net, in_time, outcomes: [registered, declined, others @ ..], .. } = figures(group, periods());
    let others: usize = others.iter().sum();
    let said = if group.is_empty() {
        std::array::from_fn(|_| Phrase::verbatim("–"))
    } else {
        [
            Phrase::new("statistics-outcomes").with("registered", registered).with("declined", declined).with("others", others),
            times::in_words(gross),
            times::in_words(net),
            Phrase::new("statistics-kept").with("kept", in_time.0).with("all", in_time.1),
        ]
    };
    let counts = received.into_iter().chain([ended]).map(|count| Cell::from(count.to_string()));
    std::iter::once(Cell::from(name)).chain(counts).chain(said.map(Cell::from)).collect()
}

/// The name of a group of one type and procedure.
fn group_name(one: &Ended) -> Phrase {
    Phrase::new("statistics-group").with("kind", subject_words(one.kind)).with("way", one.way.phrase())
}

/// The number of days between two grid lines of the chart, so that there are at most five lines.
fn days_per_line(most: i64) -> i64 {
    const LINES: i64 = 5;
    const STEPS: [i64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    STEPS.into_iter().find(|step| most <= step * LINES).unwrap_or_else(|| (most + LINES - 1) / LINES)
}

/// Two bars per month on axes of months and days: the total time, and within it the registry time. A month in which nothing was closed
/// has no bars.
fn drawn(months: &[(String, Option<Figures>)], lang: Lang) -> String {
    const DAY: i64 = 86_400;
    const LEFT: i64 = 56;
    const WIDTH: i64 = 720 - LEFT;
    const TOP: i64 = 28;
    const HEIGHT: i64 = 160;
    const BOTTOM: i64 = TOP + HEIGHT;
    let count = i64::try_from(months.len().max(1)).unwrap_or(1);
    let most = months.iter().filter_map(|(_, figures)| Some(figures.as_ref()?.gross)).max().unwrap_or(0);
    let line = days_per_line((most + DAY - 1) / DAY);
    let lines = ((most + DAY - 1) / DAY + line - 1) / line;
    let whole = (lines * line).max(1) * DAY;
    let step = (WIDTH / count).min(90);
    let bar = (step - 8).max(6);
    let said = |name| Phrase::new(name).text(lang);
    let mut out = format!(
        "<svg class=\"growth\" viewBox=\"0 0 720 246\" width=\"720\" height=\"246\" role=\"img\" aria-labelledby=\"months-t months-d\" xmlns=\"http://www.w3.org/2000/svg\"><title id=\"months-t\">{}</title><desc id=\"months-d\">{}</desc>",
        said("statistics-picture"),
        said("statistics-picture-about")
    );
    // Writing to a string cannot fail.
    let _ = write!(out, "<text class=\"from\" x=\"0\" y=\"14\">{}</text>", said("statistics-axis-days"));
    for (x, class, name) in [(220, "f-old", "statistics-gross"), (440, "formal", "statistics-net")] {
        let _ = write!(
            out,
            "<rect class=\"{class}\" x=\"{x}\" y=\"4\" width=\"12\" height=\"12\"/><text class=\"from\" x=\"{}\" y=\"14\">{}</text>",
            x + 18,
            said(name)
        );
    }
    for nth in 0..=lines {
        let y = BOTTOM - nth * line * DAY * HEIGHT / whole;
        let _ = write!(
            out,
            "<rect class=\"f-sunk\" x=\"{LEFT}\" y=\"{y}\" width=\"{WIDTH}\" height=\"1\"/><text x=\"{}\" y=\"{}\">{}</text>",
            LEFT / 2,
            y + 4,
            nth * line
        );
    }
    let mut year_before = "";
    for (nth, (month, figures)) in months.iter().enumerate() {
        let x = LEFT + i64::try_from(nth).unwrap_or(0) * step + 4;
        if let Some(figures) = figures {
            let [gross, net] = [figures.gross, figures.net].map(|seconds| (seconds * HEIGHT / whole).max(1));
            let _ = write!(
                out,
                "<rect class=\"f-old\" x=\"{x}\" y=\"{}\" width=\"{bar}\" height=\"{gross}\"/><rect class=\"formal\" x=\"{x}\" y=\"{}\" width=\"{bar}\" height=\"{net}\"/>",
                BOTTOM - gross,
                BOTTOM - net,
            );
        }
        let label = if step >= 60 { month.as_str() } else { month.get(5..).unwrap_or_default() };
        let _ = write!(out, "<text x=\"{}\" y=\"{}\">{label}</text>", x + bar / 2, BOTTOM + 16);
        // If there is no space for the year of each month, it is shown below the first month of the year. If the first month is December,
        // its year would overlap the next one and is omitted.
        let year = month.get(..4).unwrap_or_default();
        if step < 60 && year != year_before && !month.ends_with("-12") {
            let _ = write!(out, "<text x=\"{}\" y=\"{}\">{year}</text>", x + bar / 2, BOTTOM + 34);
        }
        year_before = year;
    }
    let _ = write!(out, "<text x=\"{}\" y=\"{}\">{}</text></svg>", LEFT + WIDTH / 2, BOTTOM + 52, said("statistics-axis-months"));
    out
}

/// The last months up to the newest one with a closed request, each with its figures.
fn pictured(by_month: &BTreeMap<String, Vec<&Ended>>) -> Vec<(String, Option<Figures>)> {
    let (Some(first), Some(last)) = (by_month.keys().next(), by_month.keys().next_back()) else { return Vec::new() };
    let mut all = months(first, last);
    let all = all.split_off(all.len().saturating_sub(MONTHS));
    let with_figures = |month: String| {
        let figures = by_month.get(&month).map(|group| figures(group, periods()));
        (month, figures)
    };
    all.into_iter().map(with_figures).collect()
}

/// `GET /requests/statistics`
pub fn statistics(cx: &Cx) -> Result<Reply, Problem> {
    const OLDEST: usize = 10;
    let (ended, submitted, open, late, oldest) = cx.read(|conn| {
        let open = lists::queries::count_open(conn)?;
        let late = lists::queries::count_late(conn, cx.now)?;
        let submitted = lists::queries::submitted_at(conn)?;
        Ok((load(conn, cx.now)?, submitted, open, late, lists::queries::open(conn, cx.now, &[], None, OLDEST)?))
    })?;
    let figure = |what: Phrase, mut seconds: Vec<i64>| {
        seconds.sort_unstable();
        let said = |percent| times::percentile(&seconds, percent).map_or_else(|| Phrase::verbatim("–"), times::in_words);
        [what, said(50), said(90)].map(Cell::from)
    };
    let mut by_party =
        vec![figure(Phrase::new("statistics-whole"), ended.iter().map(|ended| times::gross(&ended.spans)).collect())];
    for holder in Holder::ALL {
        let seconds = ended.iter().filter_map(|ended| times::seconds_with(&ended.spans, holder)).collect();
        by_party.push(figure(holder.phrase(), seconds));
    }
    let waited = |request: &Request| {
        let row = request_row(request, addresses::request(request.number), cx.now);
        (row, times::in_words(cx.now.duration_since(request.state_since).as_secs()))
    };
    let by_month = grouped(&ended, month);
    let mut received: BTreeMap<String, usize> = BTreeMap::new();
    for at in submitted {
        *received.entry(at.strftime("%Y-%m").to_string()).or_default() += 1;
    }
    let mut active: Vec<&String> = by_month.keys().chain(received.keys()).collect();
    active.sort_unstable_by(|a, b| b.cmp(a));
    active.dedup();
    active.truncate(MONTHS);
    let of_month = |month: &&String| {
        let group = by_month.get(*month).map(Vec::as_slice).unwrap_or_default();
        row((*month).clone().into(), Some(received.get(*month).copied().unwrap_or(0)), group)
    };
    let pictured = pictured(&by_month);
    cx.page(&StatisticsPage {
        shell: Shell::new(cx, Phrase::new("statistics-title"), Nav::Register),
        ended: ended.len(),
        figures: Table::localized("statistics-times-ended", BY_PARTY).rows(by_party),
        months: Table::localized("statistics-times-month", BY_MONTH).rows(active.iter().map(of_month)),
        picture: if pictured.is_empty() { String::new() } else { drawn(&pictured, cx.lang) },
        groups: Table::localized("statistics-times-kind", BY_KIND).rows(
            grouped(&ended, |ended| Some((ended.kind.words(), ended.way.words())))
                .into_values()
                .filter_map(|group| Some(row(group_name(group.first()?), None, &group))),
        ),
        open,
        late,
        oldest: oldest.iter().map(waited).collect(),
    })
}

/// `GET /requests/statistics.csv`: every month, type and procedure.
pub fn statistics_csv(cx: &Cx) -> Result<Reply, Problem> {
    let ended = cx.read(|conn| load(conn, cx.now))?;
    Ok(data("text/csv; charset=utf-8; header=present", csv(&ended, periods())))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/statistics.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chart_has_axes_with_units_and_a_place_for_every_month() {
        const DAY: i64 = 86_400;
        let figures = |gross| Figures { ended: 1, gross, net: gross / 2, by_party: [0; 4], in_time: (0, 0), outcomes: [0; 5] };
        let months = [
            ("2026-11".to_owned(), Some(figures(12 * DAY))),
            ("2026-12".to_owned(), None),
            ("2027-01".to_owned(), Some(figures(41 * DAY))),
        ];
        let svg = drawn(&months, Lang::En);
        for text in ["Days (median)", "Month of closure", ">0</text>", ">10</text>", ">50</text>", ">2026-12</text>"] {
            assert!(svg.contains(text), "{text}: {svg}");
        }
        assert!(!svg.contains("\"-") && !svg.contains("style="), "{svg}");
        assert_eq!([0, 1, 5, 6, 41, 90, 9999].map(days_per_line), [1, 1, 1, 2, 10, 20, 2000]);
        assert!(!drawn(&[("2026-11".to_owned(), Some(figures(0)))], Lang::En).contains("\"-"));
    }
}
