//! Content negotiation with `Accept` and `Accept-Encoding` (RFC 9110 §12.5).

use crate::http::addresses::{FORMAL_PATH_PREFIX, INFORMAL_PATH_PREFIX, REGISTRY_PATH};

/// A format in which public pages are available.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PageFormat {
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

impl PageFormat {
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
static OFFERED_FORMATS: [(PageFormat, &[&str]); 10] = [
    (PageFormat::Text, &["text/plain"]),
    (PageFormat::Html, &["text/html", "application/xhtml+xml"]),
    (PageFormat::Json, &["application/json"]),
    (PageFormat::Xml, &["application/xml", "text/xml"]),
    (PageFormat::LinkedData, &["application/ld+json"]),
    (PageFormat::Turtle, &["text/turtle"]),
    (PageFormat::Csv, &["text/csv"]),
    (PageFormat::Atom, &["application/atom+xml"]),
    (PageFormat::Bibtex, &["application/x-bibtex"]),
    (PageFormat::Csl, &["application/vnd.citationstyles.csl+json"]),
];

/// Whether a path is that of the list or of a namespace, which are available in all formats.
fn has_all_formats(path: &str) -> bool {
    let is_in = |folder: &str| path.strip_prefix(folder).is_some_and(|rest| !rest.contains('/'));
    path == REGISTRY_PATH || is_in(FORMAL_PATH_PREFIX) || is_in(INFORMAL_PATH_PREFIX)
}

/// A media range of an `Accept` header.
struct MediaRange<'a> {
    kind: &'a str,
    subtype: &'a str,
    quality: f64,
}

impl MediaRange<'_> {
    /// How specifically the range matches a media type; `None` if it does not match.
    fn match_specificity(&self, media: &str) -> Option<u8> {
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
pub(crate) fn negotiate_format(path: &str, accept: Option<&str>) -> PageFormat {
    let offered =
        if has_all_formats(path) { &OFFERED_FORMATS[..] } else { OFFERED_FORMATS.get(..COMMON_FORMAT_COUNT).unwrap_or_default() };
    select_offered_format(accept, offered).map_or(PageFormat::Text, |(form, _)| form)
}

/// Selects the offered format that an `Accept` header prefers, and how specifically the header names it (0: `*/*`). The most specific range
/// that matches a format sets its weight. Among formats of equal weight the more specific range wins, then the earlier offer.
pub(crate) fn select_offered_format<T: Copy>(accept: Option<&str>, offered: &[(T, &[&str])]) -> Option<(T, u8)> {
    let header = accept.unwrap_or_default().to_ascii_lowercase();
    let ranges: Vec<MediaRange<'_>> = header
        .split(',')
        .filter_map(|part| {
            let mut pieces = part.split(';').map(str::trim);
            let (kind, subtype) = pieces.next()?.split_once('/')?;
            let quality = pieces.find_map(|piece| piece.strip_prefix("q=")?.trim().parse::<f64>().ok()).unwrap_or(1.0);
            Some(MediaRange { kind, subtype, quality: quality.clamp(0.0, 1.0) })
        })
        .collect();
    let mut best: Option<(f64, u8, usize, T)> = None;
    for (form, types) in offered.iter().copied() {
        let exact = ranges
            .iter()
            .enumerate()
            .filter_map(|(at, range)| {
                Some((types.iter().filter_map(|media| range.match_specificity(media)).max()?, at, range.quality))
            })
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
    const TEXT_PLAIN_ONLY: [((), &[&str]); 1] = [((), &["text/plain"])];
    select_offered_format(accept, &TEXT_PLAIN_ONLY).is_some_and(|((), exactness)| exactness > 0)
}

/// Whether an `Accept-Encoding` header accepts a coding: it is listed, with a weight other than zero (RFC 9110 §12.4.2).
pub(crate) fn accepts_coding(header: &str, coding: &str) -> bool {
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
            ("", PageFormat::Text),
            ("*/*", PageFormat::Text),
            (browser, PageFormat::Html),
            ("TEXT/HTML", PageFormat::Html),
            ("text/*", PageFormat::Text),
            ("application/*", PageFormat::Json),
            ("application/*, application/json;q=0", PageFormat::Xml),
            ("application/xml, application/json", PageFormat::Xml),
            ("application/json;q=0.5, text/html;q=0.6", PageFormat::Html),
            ("*/*, text/html;q=0.1", PageFormat::Text),
            ("text/plain;q=0.000, */*;q=0.1", PageFormat::Html),
            ("text/xml", PageFormat::Xml),
            ("image/png", PageFormat::Text),
            ("nonsense;;;,/", PageFormat::Text),
        ] {
            assert_eq!(negotiate_format("/", Some(accept)), form, "{accept}");
            assert_eq!(negotiate_format("/assignments/urn-formal/isbn", Some(accept)), form, "{accept}");
        }
        assert_eq!(negotiate_format("/", None), PageFormat::Text);
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
            assert_eq!(negotiate_format(path, Some(csv)), PageFormat::Csv, "{path}");
        }
        for path in ["/", "/assignments/urn-formal/isbn/2", "/find"] {
            assert_eq!(negotiate_format(path, Some(csv)), PageFormat::Html, "{path}");
        }
        assert_eq!(
            negotiate_format("/assignments/urn-formal/isbn", Some("text/turtle, application/ld+json;q=0.9")),
            PageFormat::Turtle
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
            assert_eq!(accepts_coding(header, "br"), is, "{header}");
        }
    }
}
