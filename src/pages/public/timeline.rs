//! The timeline of the versions of a namespace in SVG, styled by class. The same facts are on the page as text.

use jiff::civil::Date;
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
fn approximate_days(date: Date) -> i64 {
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
    let span = first.map_or(1, |first| (approximate_days(today) - approximate_days(first)).max(1));
    let place = |date: Option<Date>| {
        first.zip(date).map_or(0, |(first, date)| (approximate_days(date) - approximate_days(first)) * WIDTH / span)
    };
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
        Phrase::new("versions-in-time").arg("nid", nid).text(lang)
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
    let date = bar.from.map_or_else(|| Phrase::new("word-not-recorded-lower"), |date| date.to_string().into());
    let label = if width >= 24 { bar.name.text(lang) } else { String::new() };
    format!(
        "<a href=\"{}\"><title>{}</title><rect class=\"{class}\" x=\"{x}\" y=\"8\" width=\"{width}\" height=\"28\" rx=\"2\"/><text x=\"{}\" y=\"27\">{label}</text><text class=\"when\" x=\"{x}\" y=\"54\">{}</text></a>",
        bar.href,
        Phrase::new("versions-bar").arg("name", &bar.name).arg("date", &date).text(lang),
        x + width / 2,
        if width >= 60 { date.text(lang) } else { String::new() }
    )
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
    fn timeline_matches_its_fixture() {
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
    }
}
