//! Durations of requests: by party, by month, by type and procedure, as chart, table and CSV.

use crate::cases::periods::periods;
use crate::cases::statistics::{Ended, Figures, csv, figures, grouped, month};
use crate::cases::times::Holder;
use crate::cases::{Request, lists, times};
use crate::history;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::{Reply, data};
use crate::http::shell::{Nav, Shell};
use crate::i18n::{Lang, Phrase};
use crate::ids::RequestId;
use crate::pages::partials::rows::{RequestRow, request_row, subject_words};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use askama::Template as View;
use std::collections::HashMap;
use std::fmt::Write as _;

/// The number of months on the page; the CSV has all.
const MONTHS: usize = 24;

struct Figure {
    what: Phrase,
    median: Phrase,
    ninety: Phrase,
}

/// A group of closed requests in a table.
struct Row {
    name: Phrase,
    ended: usize,
    gross: Phrase,
    net: Phrase,
    kept: Phrase,
}

#[derive(View)]
#[template(path = "requests/statistics.html")]
struct StatisticsPage {
    shell: Shell,
    ended: usize,
    figures: Vec<Figure>,
    months: Vec<Row>,
    picture: String,
    groups: Vec<Row>,
    open: i64,
    /// The number of open requests that are overdue.
    late: usize,
    oldest: Vec<(RequestRow, Phrase)>,
}

/// The closed requests that count.
fn load(conn: &mut AnyConnection, now: jiff::Timestamp) -> Result<Vec<Ended>, Refusal> {
    let mut by_request: HashMap<RequestId, Vec<(String, jiff::Timestamp)>> = HashMap::new();
    for (id, state, at) in history::queries::moves_of(conn, &lists::queries::ENDED)? {
        by_request.entry(id).or_default().push((state, at));
    }
    let ended = lists::queries::ended_kinds(conn)?.into_iter().map(|(id, kind, way)| {
        let moves = by_request.get(&id).map(Vec::as_slice).unwrap_or_default();
        let spans = times::spans(moves.iter().map(|(state, at)| (state.as_str(), *at)), now);
        Ended { kind, way, spans }
    });
    Ok(ended.collect())
}

fn row(name: Phrase, group: &[&Ended]) -> Row {
    let Figures { ended, gross, net, kept, .. } = figures(group, periods());
    let kept = Phrase::new("statistics-kept").with("kept", kept.0).with("all", kept.1);
    Row { name, ended, gross: times::spoken(gross), net: times::spoken(net), kept }
}

/// The name of a group of one type and procedure.
fn group_name(one: &Ended) -> Phrase {
    Phrase::new("statistics-group").with("kind", subject_words(one.kind)).with("way", one.way.phrase())
}

/// Two bars per month: the total time, and within it the registry time.
fn drawn(months: &[(String, Figures)], lang: Lang) -> String {
    const WIDTH: i64 = 720;
    const HEIGHT: i64 = 160;
    let count = i64::try_from(months.len().max(1)).unwrap_or(1);
    let most = months.iter().map(|(_, figures)| figures.gross).max().unwrap_or(1).max(1);
    let step = (WIDTH / count).min(90);
    let bar = (step - 8).max(6);
    let said = |name| Phrase::new(name).text(lang);
    let mut out = format!(
        "<svg class=\"growth\" viewBox=\"0 0 720 224\" width=\"720\" height=\"224\" role=\"img\" aria-labelledby=\"months-t months-d\" xmlns=\"http://www.w3.org/2000/svg\"><title id=\"months-t\">{}</title><desc id=\"months-d\">{}</desc>",
        said("statistics-picture"),
        said("statistics-picture-about")
    );
    let mut year_before = "";
    for (nth, (month, figures)) in months.iter().enumerate() {
        let x = i64::try_from(nth).unwrap_or(0) * step;
        let [gross, net] = [figures.gross, figures.net].map(|seconds| (seconds * HEIGHT / most).max(1));
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "<rect class=\"f-sunk\" x=\"{x}\" y=\"{}\" width=\"{bar}\" height=\"{gross}\"/><rect class=\"formal\" x=\"{x}\" y=\"{}\" width=\"{bar}\" height=\"{net}\"/><text x=\"{}\" y=\"196\">{}</text>",
            20 + HEIGHT - gross,
            20 + HEIGHT - net,
            x + bar / 2,
            if step >= 60 { month.as_str() } else { month.get(5..).unwrap_or_default() }
        );
        // If there is no room for the year of each month, it is shown below the first month of the year.
        let year = month.get(..4).unwrap_or_default();
        if step < 60 && year != year_before {
            let _ = write!(out, "<text x=\"{}\" y=\"214\">{year}</text>", x + bar / 2);
        }
        year_before = year;
    }
    out.push_str("</svg>");
    out
}

/// `GET /requests/statistics`
pub fn statistics(cx: &Cx) -> Result<Reply, Problem> {
    const OLDEST: usize = 10;
    let (ended, open, late, oldest) = cx.read(|conn| {
        let open = lists::queries::count_open(conn)?;
        let late = lists::queries::count_late(conn, cx.now)?;
        Ok((load(conn, cx.now)?, open, late, lists::queries::open(conn, cx.now, &[], None, OLDEST)?))
    })?;
    let figure = |what: Phrase, mut seconds: Vec<i64>| {
        seconds.sort_unstable();
        let said = |percent| times::percentile(&seconds, percent).map_or_else(|| Phrase::verbatim("–"), times::spoken);
        Figure { what, median: said(50), ninety: said(90) }
    };
    let mut by_party =
        vec![figure(Phrase::new("statistics-whole"), ended.iter().map(|ended| times::gross(&ended.spans)).collect())];
    for holder in Holder::ALL {
        let seconds = ended.iter().map(|ended| times::seconds_of(&ended.spans, holder)).collect();
        by_party.push(figure(holder.phrase(), seconds));
    }
    let waited = |request: &Request| {
        let row = request_row(request, addresses::request(request.number), cx.now);
        (row, times::spoken(cx.now.duration_since(request.state_since).as_secs()))
    };
    let by_month = grouped(&ended, month);
    let newest: Vec<_> = by_month.iter().rev().take(MONTHS).collect();
    let pictured: Vec<(String, Figures)> =
        newest.iter().rev().map(|(month, group)| ((*month).clone(), figures(group, periods()))).collect();
    cx.page(&StatisticsPage {
        shell: Shell::new(cx, Phrase::new("statistics-title"), Nav::Register),
        ended: ended.len(),
        figures: by_party,
        months: newest.into_iter().map(|(month, group)| row(month.clone().into(), group)).collect(),
        picture: if pictured.is_empty() { String::new() } else { drawn(&pictured, cx.lang) },
        groups: grouped(&ended, |ended| Some((ended.kind.words(), ended.way.words())))
            .into_values()
            .filter_map(|group| Some((group_name(group.first()?), group)))
            .map(|(name, group)| row(name, &group))
            .collect(),
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
