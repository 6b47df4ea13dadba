//! Small charts in SVG, generated here and styled by class; the same facts are on the page as text.

use std::fmt::Write as _;

/// The time chart: one bar from submission to now, each segment in the color of the action holder; the same is on the page as
/// text.
pub(crate) fn time_chart_svg(parts: &[(&str, i64)]) -> String {
    const CHART_WIDTH: i64 = 640;
    let whole: i64 = parts.iter().map(|(_, seconds)| *seconds).sum::<i64>().max(1);
    let mut out = format!(
        "<svg class=\"strip\" viewBox=\"0 0 {CHART_WIDTH} 24\" width=\"{CHART_WIDTH}\" height=\"24\" aria-hidden=\"true\" xmlns=\"http://www.w3.org/2000/svg\">"
    );
    let mut passed = 0;
    for (class, seconds) in parts {
        let from = passed * CHART_WIDTH / whole;
        passed += seconds;
        let to = passed * CHART_WIDTH / whole;
        let width = (to - from).max(1);
        let _ = write!(out, "<rect class=\"{class}\" x=\"{from}\" y=\"0\" width=\"{width}\" height=\"24\"/>");
    }
    out.push_str("</svg>");
    out
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Compares an image with its snapshot; `NIDREG_WRITE_FIXTURES` updates it.
    pub(crate) fn same_as_snapshot(name: &str, svg: &str) {
        let path = format!("{}/tests/fixtures/pictures/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
            std::fs::create_dir_all(std::path::Path::new(&path).parent().unwrap()).unwrap();
            std::fs::write(&path, svg).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), svg, "the drawing of {name} has changed");
        assert!(!svg.contains("style=") && !svg.contains("<style") && !svg.contains("<script") && !svg.contains("NaN"), "{svg}");
        assert!(svg.len() < 60_000);
    }

    #[test]
    fn strip_chart_matches_fixture() {
        same_as_snapshot("strip", &time_chart_svg(&[("operators", 3), ("experts", 40), ("registrant", 9)]));
    }
}
