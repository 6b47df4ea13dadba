//! Charts of the registry in SVG, generated here and styled by class: its growth, and a timeline of the versions of a namespace.
//! The same facts are on the page as text.

use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::table::{Cell, Table};
use crate::registry::{Kind, queries};
use askama::Template as View;
use jiff::civil::Date;
use std::collections::BTreeMap;
use urn_registry::i18n::{Lang, Phrase};

/// A version on the timeline.
#[derive(Debug, Clone)]
pub(crate) struct TimelineBar {
    pub(crate) name: Phrase,
    pub(crate) href: String,
    pub(crate) from: Option<Date>,
    pub(crate) is_edition: bool,
    pub(crate) here: bool,
}

const WIDTH: i64 = 720;

/// Days since year 0; only differences matter.
fn days(date: Date) -> i64 {
    i64::from(date.year()) * 365 + i64::from(date.day_of_year())
}

/// A bar for each version, from its date to the date of the next version or, for the last one, until today. Undated versions share the
/// space that remains.
pub(crate) fn timeline(nid: &str, bars: &[TimelineBar], today: Date, lang: Lang) -> String {
    /// The maximum number of bars; older versions are in the table.
    const BARS_MAX: usize = 60;
    let bars = bars.get(bars.len().saturating_sub(BARS_MAX)..).unwrap_or_default();
    let least = (WIDTH / i64::try_from(bars.len().max(1)).unwrap_or(1)).min(60);
    let first = bars.iter().filter_map(|bar| bar.from).min();
    let span = first.map_or(1, |first| (days(today) - days(first)).max(1));
    let place = |date: Option<Date>| first.zip(date).map_or(0, |(first, date)| (days(date) - days(first)) * WIDTH / span);
    // Every bar gets the minimum width, in order; the remaining width is proportional to time.
    let mut starts: Vec<i64> = Vec::new();
    for (i, bar) in bars.iter().enumerate() {
        let i = i64::try_from(i).unwrap_or(0);
        let after = starts.last().map_or(0, |last| last + least);
        let room = WIDTH - least * (i64::try_from(bars.len()).unwrap_or(1) - i);
        starts.push(place(bar.from).max(after).min(room.max(after)));
    }
    let mut out = format!(
        "<svg class=\"timeline\" viewBox=\"0 0 {WIDTH} 64\" width=\"{WIDTH}\" height=\"64\" xmlns=\"http://www.w3.org/2000/svg\"><title>{}</title>",
        Phrase::new("versions-in-time").with("nid", nid).text(lang)
    );
    for (i, bar) in bars.iter().enumerate() {
        let start = starts.get(i).copied().unwrap_or(0);
        let end = starts.get(i + 1).copied().unwrap_or(WIDTH);
        let width = (end - start - 4).max(8);
        let class = match (bar.here, bar.is_edition) {
            (true, _) => "bar here",
            (false, true) => "bar edition",
            (false, false) => "bar",
        };
        out.push_str(&format_bar(bar, class, start, width, lang));
    }
    out.push_str("</svg>");
    out
}

fn format_bar(bar: &TimelineBar, class: &str, x: i64, width: i64, lang: Lang) -> String {
    let date = bar.from.map_or_else(|| Phrase::new("registry-not-recorded"), |date| date.to_string().into());
    let label = if width >= 24 { bar.name.text(lang) } else { String::new() };
    format!(
        "<a href=\"{}\"><title>{}</title><rect class=\"{class}\" x=\"{x}\" y=\"8\" width=\"{width}\" height=\"28\" rx=\"2\"/><text x=\"{}\" y=\"27\">{label}</text><text class=\"when\" x=\"{x}\" y=\"54\">{}</text></a>",
        bar.href,
        Phrase::new("versions-bar").with("name", &bar.name).with("date", &date).text(lang),
        x + width / 2,
        if width >= 60 { date.text(lang) } else { String::new() }
    )
}

/// The number of registrations in each year, by the list or else by the profile. Undated registrations are counted separately.
struct Growth {
    years: BTreeMap<i16, [usize; 2]>,
    undated: [usize; 2],
}

fn counted(cx: &Cx) -> Result<Growth, Problem> {
    let known = cx.known()?;
    let all = cx.read(|conn| Ok(queries::all(conn)?))?;
    let mut growth = Growth { years: BTreeMap::new(), undated: [0, 0] };
    for namespace in &all {
        let slot = usize::from(namespace.kind == Kind::Informal);
        let read =
            || known.book.profile(namespace.nid.as_str()).and_then(|(profile, _)| i16::try_from(profile.first_registered?).ok());
        let recorded = namespace.registered_on.as_ref().and_then(|day| day.as_str().get(..4)?.parse::<i16>().ok());
        let year = recorded.or_else(read);
        let counts = match year {
            Some(year) => growth.years.entry(year).or_default(),
            None => &mut growth.undated,
        };
        if let Some(count) = counts.get_mut(slot) {
            *count += 1;
        }
    }
    if let (Some(first), Some(last)) = (growth.years.keys().next().copied(), growth.years.keys().last().copied()) {
        for year in first..=last {
            growth.years.entry(year).or_default();
        }
    }
    Ok(growth)
}

/// The registrations of a year.
struct Row {
    year: Option<i16>,
    formal: usize,
    informal: usize,
    /// All registrations up to its end.
    total: usize,
}

/// A row for each year, and at the end one without a year, if there are undated registrations.
fn rows(growth: &Growth) -> Vec<Row> {
    let undated = (growth.undated != [0, 0]).then_some((None, growth.undated));
    let mut total = 0;
    let years = growth.years.iter().map(|(year, counts)| (Some(*year), *counts)).chain(undated);
    years
        .map(|(year, [formal, informal])| {
            total += formal + informal;
            Row { year, formal, informal, total }
        })
        .collect()
}

fn table(growth: &Growth) -> Table {
    const COLUMNS: &[(&str, &str)] =
        &[("registry-growth-year", ""), ("terms-formal", "n"), ("terms-informal", "n"), ("registry-growth-total", "n")];
    Table::localized("registry-growth-by-year", COLUMNS).rows(rows(growth).into_iter().map(|row| {
        let year = row.year.map_or_else(|| Phrase::new("registry-not-recorded"), |year| year.to_string().into());
        let [formal, informal, total] = [row.formal, row.informal, row.total].map(|count| Cell::from(count.to_string()));
        [year.into(), formal, informal, total]
    }))
}

fn drawn(growth: &Growth, lang: Lang) -> String {
    const HEIGHT: usize = 180;
    let rows = rows(growth);
    let most = rows.iter().map(|row| row.formal + row.informal).max().unwrap_or(1).max(1);
    let all = rows.last().map_or(1, |row| row.total).max(1);
    let step = 720 / rows.len().max(1);
    let bar = step.saturating_sub(6).max(4);
    let said = |name| Phrase::new(name).text(lang);
    let mut out = format!(
        "<svg class=\"growth\" viewBox=\"0 0 720 230\" width=\"720\" height=\"230\" role=\"img\" aria-labelledby=\"growth-t growth-d\" xmlns=\"http://www.w3.org/2000/svg\"><title id=\"growth-t\">{}</title><desc id=\"growth-d\">{}</desc>",
        said("registry-growth-by-year"),
        said("registry-growth-about")
    );
    let mut line = Vec::new();
    for (i, Row { year, formal, informal, total }) in rows.iter().enumerate() {
        let x = i * step;
        let (tall, small) = (formal * HEIGHT / most, informal * HEIGHT / most);
        let top = 20 + HEIGHT - tall - small;
        let label = year.map_or_else(|| said("registry-growth-undated"), |year| year.to_string().chars().skip(2).collect());
        line.push(format!("{},{}", x + bar / 2, 20 + HEIGHT - total * HEIGHT / all));
        out.push_str(
            &[
                format!("<rect class=\"informal\" x=\"{x}\" y=\"{top}\" width=\"{bar}\" height=\"{small}\"/>"),
                format!("<rect class=\"formal\" x=\"{x}\" y=\"{}\" width=\"{bar}\" height=\"{tall}\"/>", top + small),
                format!(
                    "<text x=\"{}\" y=\"{}\">{}</text>",
                    x + bar / 2,
                    top.saturating_sub(4),
                    if formal + informal > 0 { (formal + informal).to_string() } else { String::new() }
                ),
                format!("<text x=\"{}\" y=\"218\">{label}</text>", x + bar / 2),
            ]
            .concat(),
        );
    }
    out.extend(["<polyline class=\"total\" points=\"", &line.join(" "), "\"/></svg>"]);
    out
}

/// The chart as a file, in a single language.
pub(crate) fn growth_picture(cx: &Cx) -> Result<String, Problem> {
    Ok(drawn(&counted(cx)?, Lang::En))
}

#[derive(View)]
#[template(path = "registry/growth.html")]
struct GrowthPage {
    shell: Shell,
    picture: String,
    table: Table,
}

/// `GET /assignments/urn-namespaces/growth`
pub fn growth(cx: &Cx) -> Result<Reply, Problem> {
    let growth = counted(cx)?;
    let shell = Shell::new(cx, Phrase::new("registry-growth-title"), Nav::Registry);
    cx.page(&GrowthPage { shell, picture: drawn(&growth, cx.lang), table: table(&growth) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn timeline_bars_are_ordered_and_fit_in_the_chart() {
        let bar = |name: &str, from: Option<Date>, is_edition| TimelineBar {
            name: name.to_owned().into(),
            href: format!("/{name}"),
            from,
            is_edition,
            here: false,
        };
        for bars in [
            vec![],
            vec![bar("1", None, false)],
            vec![
                bar("1", Some(date(2001, 2, 3)), false),
                bar("2", Some(date(2001, 2, 4)), false),
                bar("2.1", None, true),
                bar("3", Some(date(2026, 1, 1)), false),
            ],
            (0..200).map(|i| bar(&i.to_string(), None, false)).collect(),
        ] {
            let svg = timeline("demo", &bars, date(2026, 11, 21), Lang::En);
            assert!(!svg.contains("NaN") && !svg.contains("\"-") && svg.len() < 60_000, "{svg}");
            let xs: Vec<i64> = svg
                .split("<rect")
                .skip(1)
                .map(|part| part.split("x=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap())
                .collect();
            assert!(xs.windows(2).all(|pair| pair[0] < pair[1]), "{xs:?}");
            assert!(xs.iter().all(|x| *x <= WIDTH - 4), "{xs:?}");
        }
    }

    #[test]
    fn charts_match_fixtures() {
        use crate::pages::partials::pictures::tests::same_as_snapshot;
        let bar = |name: &str, year: i16, is_edition| TimelineBar {
            name: name.to_owned().into(),
            href: format!("/{name}"),
            from: Some(date(year, 1, 1)),
            is_edition,
            here: name == "2",
        };
        same_as_snapshot(
            "timeline",
            &timeline(
                "demo",
                &[bar("1", 2001, false), bar("1.1", 2010, true), bar("2", 2020, false)],
                date(2026, 11, 21),
                Lang::En,
            ),
        );
        let growth = Growth { years: BTreeMap::from([(2020, [3, 1]), (2021, [0, 2])]), undated: [5, 0] };
        same_as_snapshot("growth", &drawn(&growth, Lang::En));
    }

    #[test]
    fn yearly_total_includes_previous_years() {
        let growth = Growth { years: BTreeMap::from([(1999, [2, 1]), (2000, [0, 0]), (2001, [4, 0])]), undated: [0, 0] };
        let totals = |growth: &Growth| rows(growth).iter().map(|row| (row.year, row.total)).collect::<Vec<_>>();
        assert_eq!(totals(&growth), [(Some(1999), 3), (Some(2000), 3), (Some(2001), 7)]);
        let growth = Growth { undated: [5, 1], ..growth };
        assert_eq!(totals(&growth).last(), Some(&(None, 13)), "undated registrations are at the end");
        assert!(!drawn(&Growth { years: BTreeMap::new(), undated: [0, 0] }, Lang::En).contains("NaN"));
    }

    #[test]
    fn growth_chart_counts_undated_registrations_separately() {
        let growth = Growth { years: BTreeMap::from([(2020, [3, 1]), (2021, [0, 0])]), undated: [5, 0] };
        let svg = drawn(&growth, Lang::En);
        assert!(svg.contains(">4</text>") && svg.contains(">5</text>") && svg.contains("n. r."), "{svg}");
        assert!(!svg.contains("style=") && !svg.contains("\"-"));
    }
}
