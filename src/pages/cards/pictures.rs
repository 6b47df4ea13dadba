//! Small pictures of the site, made here as SVG and styled by class; the same facts stand beside them as text.

use std::fmt::Write as _;

/// A part of a URN: its class in the style sheet and its text.
pub(crate) type Part<'a> = (&'static str, &'a str);

/// Columns of a character and of the margins.
const COLUMN: usize = 14;

const EDGE: usize = 4;

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// How a URN is built: each part underlined, its name below; `parts` come with what they are called.
pub(crate) fn anatomy(parts: &[(Part<'_>, &str)]) -> String {
    let letters: usize = parts.iter().map(|((_, text), _)| text.chars().count()).sum::<usize>() + parts.len().saturating_sub(1);
    let width = letters * COLUMN + 2 * EDGE;
    let mut out = format!(
        "<svg class=\"anatomy\" viewBox=\"0 0 {width} 84\" width=\"{width}\" height=\"84\" role=\"img\" aria-labelledby=\"anatomy-t anatomy-d\" xmlns=\"http://www.w3.org/2000/svg\"><title id=\"anatomy-t\">How a URN is built</title><desc id=\"anatomy-d\">{}</desc>",
        escape(&parts.iter().map(|((_, text), name)| format!("{text}: {name}")).collect::<Vec<_>>().join("; "))
    );
    let mut x = EDGE;
    for (i, ((class, text), name)) in parts.iter().enumerate() {
        if i > 0 {
            out.push_str(&["<text x=\"", &x.to_string(), "\" y=\"28\">:</text>"].concat());
            x += COLUMN;
        }
        let wide = text.chars().count() * COLUMN;
        // A name longer than its part goes one line down, so that names never meet.
        let line = if i % 2 == 0 { 56 } else { 76 };
        out.push_str(&format_part(class, text, name, x, wide, line));
        x += wide;
    }
    out.push_str("</svg>");
    out
}

fn format_part(class: &str, text: &str, name: &str, x: usize, wide: usize, line: usize) -> String {
    format!(
        "<g class=\"{class}\"><text x=\"{x}\" y=\"28\" textLength=\"{wide}\">{}</text><rect x=\"{x}\" y=\"34\" width=\"{}\" height=\"3\"/><text class=\"name\" x=\"{x}\" y=\"{line}\">{}</text></g>",
        escape(text),
        wide.saturating_sub(2),
        escape(name)
    )
}

/// The clock strip: one bar from submission to now, each part in the colour of who had the request; the words stand beside it.
pub(crate) fn strip(parts: &[(&str, i64)]) -> String {
    const WIDTH: i64 = 640;
    let whole: i64 = parts.iter().map(|(_, seconds)| *seconds).sum::<i64>().max(1);
    let mut out = format!(
        "<svg class=\"strip\" viewBox=\"0 0 {WIDTH} 24\" width=\"{WIDTH}\" height=\"24\" aria-hidden=\"true\" xmlns=\"http://www.w3.org/2000/svg\">"
    );
    let mut passed = 0;
    for (class, seconds) in parts {
        let from = passed * WIDTH / whole;
        passed += seconds;
        let to = passed * WIDTH / whole;
        let width = (to - from).max(1);
        let _ = write!(out, "<rect class=\"{class}\" x=\"{from}\" y=\"0\" width=\"{width}\" height=\"24\"/>");
    }
    out.push_str("</svg>");
    out
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A picture is as it was kept; `NIDREG_WRITE_FIXTURES` keeps it anew.
    pub(crate) fn same_as_kept(name: &str, svg: &str) {
        let path = format!("{}/tests/fixtures/pictures/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
            std::fs::create_dir_all(std::path::Path::new(&path).parent().unwrap()).unwrap();
            std::fs::write(&path, svg).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), svg, "{name} is drawn otherwise");
        assert!(!svg.contains("style=") && !svg.contains("<style") && !svg.contains("<script") && !svg.contains("NaN"), "{svg}");
        assert!(svg.len() < 60_000);
    }

    #[test]
    fn pictures_are_drawn_as_they_were() {
        same_as_kept(
            "anatomy",
            &anatomy(&[(("scheme", "urn"), "scheme"), (("nid", "isbn"), "namespace identifier"), (("nss", "a<b"), "name")]),
        );
    }
}
