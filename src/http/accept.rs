//! Which form of an answer a reader asks for (RFC 9110 §12.5.1).

/// A form in which a public page may be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// A page for people.
    Html,
    /// Plain text, as IANA's scripts get it.
    Text,
    /// JSON.
    Json,
    /// IANA's XML.
    Xml,
    /// Linked data.
    LinkedData,
}

/// What is offered, in the order in which ties are settled: whoever takes anything gets the text that IANA gives.
const OFFERED: [(Form, &[&str]); 5] = [
    (Form::Text, &["text/plain"]),
    (Form::Html, &["text/html", "application/xhtml+xml"]),
    (Form::Json, &["application/json"]),
    (Form::Xml, &["application/xml", "text/xml"]),
    (Form::LinkedData, &["application/ld+json"]),
];

/// A range of an `Accept` header.
struct Range<'a> {
    kind: &'a str,
    subtype: &'a str,
    quality: f64,
}

impl Range<'_> {
    /// How exactly it names a type; `None` when it does not.
    fn names(&self, media: &str) -> Option<u8> {
        let (kind, subtype) = media.split_once('/')?;
        match (self.kind, self.subtype) {
            ("*", "*") => Some(0),
            // A page for people is not what a program means by any application type.
            (own, "*") if own == kind && subtype != "xhtml+xml" => Some(1),
            (own, sub) if own == kind && sub == subtype => Some(2),
            _ => None,
        }
    }
}

/// The form that an `Accept` header prefers. Text when nothing is asked for, or nothing that there is.
pub(crate) fn wanted(accept: Option<&str>) -> Form {
    prefer(accept, &OFFERED).map_or(Form::Text, |(form, _)| form)
}

/// Which of the offered forms an `Accept` header prefers, and how exactly it names it (0: anything will do): of the ranges that
/// name a form the most exact one gives its weight, and among forms of one weight the more exact range wins, then the earlier one.
pub(crate) fn prefer<T: Copy>(accept: Option<&str>, offered: &[(T, &[&str])]) -> Option<(T, u8)> {
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

/// Whether an `Accept-Encoding` header takes a coding: it is named, and not with the weight nought in any spelling (RFC 9110 §12.4.2).
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
    fn the_most_exact_range_gives_the_weight() {
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
            assert_eq!(wanted(Some(accept)), form, "{accept}");
        }
        assert_eq!(wanted(None), Form::Text);
    }

    #[test]
    fn a_coding_with_the_weight_nought_is_not_taken() {
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
