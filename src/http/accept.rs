//! Content negotiation with `Accept` and `Accept-Encoding` (RFC 9110 §12.5).

use crate::http::addresses::{FORMAL_PATH_PREFIX, INFORMAL_PATH_PREFIX, REGISTRY_PATH};

/// A format in which public pages are available.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// An HTML page.
    Html,
    /// Plain text, the format of IANA's text files.
    Text,
    Json,
    /// XML in IANA's schema.
    Xml,
    /// Linked data (JSON-LD).
    LinkedData,
    /// Linked data (Turtle).
    Turtle,
    /// A table.
    Csv,
    /// The changes as a feed.
    Atom,
    /// The citation for `BibTeX`.
    Bibtex,
    /// The citation in CSL-JSON.
    Csl,
}

impl Form {
    /// The URL suffix that selects the format, for formats that only namespaces and their list have.
    pub(crate) fn suffix(self) -> Option<&'static str> {
        match self {
            Self::Html | Self::Text | Self::Json | Self::Xml | Self::LinkedData => None,
            Self::Turtle => Some("ttl"),
            Self::Csv => Some("csv"),
            Self::Atom => Some("atom"),
            Self::Bibtex => Some("bib"),
            Self::Csl => Some("csl"),
        }
    }
}

/// The number of formats at the start of [`OFFERED_FORMATS`] in which every public page is available.
const COMMON_FORMAT_COUNT: usize = 5;

/// The offered media types. At equal weight, the first one wins: a client that accepts anything gets plain text, as from IANA.
static OFFERED_FORMATS: [(Form, &[&str]); 10] = [
    (Form::Text, &["text/plain"]),
    (Form::Html, &["text/html", "application/xhtml+xml"]),
    (Form::Json, &["application/json"]),
    (Form::Xml, &["application/xml", "text/xml"]),
    (Form::LinkedData, &["application/ld+json"]),
    (Form::Turtle, &["text/turtle"]),
    (Form::Csv, &["text/csv"]),
    (Form::Atom, &["application/atom+xml"]),
    (Form::Bibtex, &["application/x-bibtex"]),
    (Form::Csl, &["application/vnd.citationstyles.csl+json"]),
];

/// Whether a path is that of the list or of a namespace, which are available in all formats.
fn has_all_formats(path: &str) -> bool {
    let is_in = |folder: &str| path.strip_prefix(folder).is_some_and(|rest| !rest.contains('/'));
    path == REGISTRY_PATH || is_in(FORMAL_PATH_PREFIX) || is_in(INFORMAL_PATH_PREFIX)
}

/// A media range of an `Accept` header.
struct Range<'a> {
    kind: &'a str,
    subtype: &'a str,
    quality: f64,
}

impl Range<'_> {
    /// How specifically the range matches a media type; `None` if it does not match.
    fn names(&self, media: &str) -> Option<u8> {
        let (kind, subtype) = media.split_once('/')?;
        match (self.kind, self.subtype) {
            ("*", "*") => Some(0),
            // `application/*` does not select XHTML, because programs do not mean a page by it.
            (own, "*") if own == kind && subtype != "xhtml+xml" => Some(1),
            (own, sub) if own == kind && sub == subtype => Some(2),
            _ => None,
        }
    }
}

/// The format that an `Accept` header prefers at a path. Plain text if the header is missing or nothing in it is available.
pub(crate) fn negotiate_format(path: &str, accept: Option<&str>) -> Form {
    let offered =
        if has_all_formats(path) { &OFFERED_FORMATS[..] } else { OFFERED_FORMATS.get(..COMMON_FORMAT_COUNT).unwrap_or_default() };
    select_offered_format(accept, offered).map_or(Form::Text, |(form, _)| form)
}

/// Selects the offered format that an `Accept` header prefers, and how specifically the header names it (0: `*/*`). The most specific range
/// that matches a format sets its weight. Among formats of equal weight the more specific range wins, then the earlier offer.
pub(crate) fn select_offered_format<T: Copy>(accept: Option<&str>, offered: &[(T, &[&str])]) -> Option<(T, u8)> {
    let header = accept.unwrap_or_default().to_ascii_lowercase();
    let ranges: Vec<Range<'_>> = header
        .split(',')
        .filter_map(|part| {
            let mut pieces = part.split(';').map(str::trim);
            let (kind, subtype) = pieces.next()?.split_once('/')?;
            let quality = pieces.find_map(|piece| piece.strip_prefix("q=")?.trim().parse::<f64>().ok()).unwrap_or(1.0);
            Some(Range { kind, subtype, quality: quality.clamp(0.0, 1.0) })
        })
        .collect();
    let mut best: Option<(f64, u8, usize, T)> = None;
    for (form, types) in offered.iter().copied() {
        let exact = ranges
            .iter()
            .enumerate()
            .filter_map(|(at, range)| Some((types.iter().filter_map(|media| range.names(media)).max()?, at, range.quality)))
            .max_by_key(|(exactness, at, _)| (*exactness, std::cmp::Reverse(*at)));
        let Some((exactness, at, quality)) = exact.filter(|(_, _, quality)| *quality > 0.0) else { continue };
        let wins = best.is_none_or(|(q, e, a, _)| {
            quality.total_cmp(&q).then(exactness.cmp(&e)).then(a.cmp(&at)) == std::cmp::Ordering::Greater
        });
        if wins {
            best = Some((quality, exactness, at, form));
        }
    }
    best.map(|(_, exactness, _, form)| (form, exactness))
}

/// Whether an `Accept` header asks for text, and does not merely accept anything.
pub(crate) fn asks_for_text(accept: Option<&str>) -> bool {
    const TEXT: [((), &[&str]); 1] = [((), &["text/plain"])];
    select_offered_format(accept, &TEXT).is_some_and(|((), exactness)| exactness > 0)
}

/// Whether an `Accept-Encoding` header accepts a coding: it is listed, with a weight other than zero (RFC 9110 §12.4.2).
pub(crate) fn takes(header: &str, coding: &str) -> bool {
    header.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map(|weight| weight.trim().parse::<f64>().unwrap_or(0.0));
        named && weight.is_none_or(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_specific_accept_range_determines_the_weight() {
        let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
        for (accept, form) in [
            ("", Form::Text),
            ("*/*", Form::Text),
            (browser, Form::Html),
            ("TEXT/HTML", Form::Html),
            ("text/*", Form::Text),
            ("application/*", Form::Json),
            ("application/*, application/json;q=0", Form::Xml),
            ("application/xml, application/json", Form::Xml),
            ("application/json;q=0.5, text/html;q=0.6", Form::Html),
            ("*/*, text/html;q=0.1", Form::Text),
            ("text/plain;q=0.000, */*;q=0.1", Form::Html),
            ("text/xml", Form::Xml),
            ("image/png", Form::Text),
            ("nonsense;;;,/", Form::Text),
        ] {
            assert_eq!(negotiate_format("/", Some(accept)), form, "{accept}");
            assert_eq!(negotiate_format("/assignments/urn-formal/isbn", Some(accept)), form, "{accept}");
        }
        assert_eq!(negotiate_format("/", None), Form::Text);
    }

    #[test]
    fn text_is_selected_only_if_the_accept_header_names_it() {
        for (accept, is) in [
            (Some("text/plain"), true),
            (Some("text/*;q=0.5, */*"), true),
            (Some("*/*"), false),
            (Some("text/plain;q=0, */*"), false),
            (Some("text/html"), false),
            (None, false),
        ] {
            assert_eq!(asks_for_text(accept), is, "{accept:?}");
        }
    }

    #[test]
    fn formats_of_namespaces_are_offered_at_their_urls_only() {
        let csv = "text/csv, text/html;q=0.5";
        for path in ["/assignments/urn-namespaces", "/assignments/urn-formal/isbn", "/assignments/urn-informal/urn-1"] {
            assert_eq!(negotiate_format(path, Some(csv)), Form::Csv, "{path}");
        }
        for path in ["/", "/assignments/urn-formal/isbn/2", "/find"] {
            assert_eq!(negotiate_format(path, Some(csv)), Form::Html, "{path}");
        }
        assert_eq!(
            negotiate_format("/assignments/urn-formal/isbn", Some("text/turtle, application/ld+json;q=0.9")),
            Form::Turtle
        );
    }

    #[test]
    fn coding_with_zero_weight_is_not_accepted() {
        for (header, is) in [
            ("br", true),
            ("gzip, br;q=0.1", true),
            ("br;q=0", false),
            ("br;q=0.000", false),
            ("BR; q=1.0", true),
            ("gzip", false),
            ("", false),
        ] {
            assert_eq!(takes(header, "br"), is, "{header}");
        }
    }
}
