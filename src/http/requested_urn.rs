//! Reads the URN in a request: from a parameter, from the path, or from the whole path after the host. `?`, `#` and `%` have a meaning both
//! in URNs and in URLs, so each of these places defines which of them belong to the URN (docs/design/search-and-resolution.md).

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use percent_encoding::percent_decode_str;
use std::borrow::Cow;
use urn_registry::i18n::Phrase;
use urn_registry::resolution::service::Service;
use urn_registry::urn::SyntaxProfile;

/// The maximum length of a URN, in bytes.
pub const URN_MAX: usize = 4000;

/// A query about a URN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UrnQuery {
    /// The text that should be a URN; empty if none was given.
    pub text: String,
    /// The rules by which it is parsed.
    pub profile: SyntaxProfile,
    /// The requested resolution service.
    pub service: Option<Service>,
    /// Whether to redirect to the result immediately.
    pub go: bool,
}

impl UrnQuery {
    /// Reads the parameters `urn`, `service`, `profile` and `go`. `encode_urn_for_path` is the URN if the path contains it.
    pub fn from_request(cx: &RequestContext, in_path: Option<String>) -> Result<Self, HttpError> {
        let bare = in_path.as_deref().is_some_and(|_| cx.query_text.starts_with(['+', '=']));
        if cx.query.invalid_fields().next().is_some() {
            return Err(HttpError::bad_request(Phrase::new("refusal-address-bytes")));
        }
        let text = match in_path {
            // The query string is the unescaped r- or q-component of the URN.
            Some(path) if bare => format!("{path}?{}", cx.query_text),
            Some(path) => path,
            None => cx.query.get("urn").trim().to_owned(),
        };
        let value = |name: &str| if bare { "" } else { cx.query.get(name) };
        Ok(Self {
            text: check_urn_length(text)?,
            profile: match value("profile") {
                "" => SyntaxProfile::Rfc8141,
                word => word.parse().map_err(HttpError::bad_request)?,
            },
            service: match value("service") {
                "" => None,
                word => Some(Service::from_name(word).map_err(|unknown| HttpError::bad_request(unknown.phrase()))?),
            },
            go: match value("go") {
                "" => false,
                "1" => true,
                _ => return Err(HttpError::bad_request(Phrase::new("refusal-go"))),
            },
        })
    }
}

fn check_urn_length(text: String) -> Result<String, HttpError> {
    if text.len() > URN_MAX {
        return Err(HttpError::bad_request(Phrase::new("refusal-urn-bytes").arg("most", URN_MAX)));
    }
    Ok(text)
}

/// The URN after `prefix` in a path. Every escape belongs to the URN, except `%3F` and `%23`, which stand for the `?` and `#` that would
/// end the path. A URN that contains `%3F` itself is written with `%253F`.
pub fn urn_from_path(path: &str, prefix: &str) -> Option<String> {
    let rest = path.strip_prefix(prefix).filter(|rest| !rest.is_empty())?;
    Some(rewrite_escaped_marks(rest, |deep, mark| match deep {
        0 if mark.eq_ignore_ascii_case("3F") => "?".to_owned(),
        0 => "#".to_owned(),
        deep => format!("%{}{mark}", "25".repeat(deep - 1)),
    }))
}

/// Encodes a URN for a path; the inverse of [`urn_from_path`].
pub fn encode_urn_for_path(urn: &str) -> String {
    rewrite_escaped_marks(urn, |deep, mark| format!("%{}{mark}", "25".repeat(deep + 1))).replace('?', "%3F").replace('#', "%23")
}

/// Replaces each `%3F` and `%23`, including those whose `%` is itself escaped (`%253F`, `%25253F`). `rewrite` receives the number of times
/// the `%` is escaped and the two digits.
fn rewrite_escaped_marks(text: &str, rewrite: impl Fn(usize, &str) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut pieces = text.split('%');
    out.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let inner = piece.trim_start_matches("25");
        let deep = (piece.len() - inner.len()) / 2;
        match inner.split_at_checked(2) {
            Some((mark, rest)) if mark.eq_ignore_ascii_case("3F") || mark == "23" => {
                out.push_str(&rewrite(deep, mark));
                out.push_str(rest);
            }
            _ => {
                out.push('%');
                out.push_str(piece);
            }
        }
    }
    out
}

/// The URN if it is the whole query, unchanged (RFC 2169: `GET /uri-res/N2L?urn:foo:bar`). If even its first colon is encoded, the whole
/// URN is encoded and is decoded once.
pub fn urn_from_query(query: &str) -> Result<String, HttpError> {
    let encoded = query.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("urn%3a"));
    let text = if encoded {
        percent_decoded(query).ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-query")))?
    } else {
        query.to_owned()
    };
    check_urn_length(text)
}

/// Decodes percent-encoding; `None` if a `%` is not followed by two hexadecimal digits.
fn percent_decoded(text: &str) -> Option<String> {
    let encodes = |rest: &str| rest.as_bytes().get(..2).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit));
    let whole = text.split('%').skip(1).all(encodes);
    whole.then(|| percent_decode_str(text).decode_utf8().ok().map(Cow::into_owned))?
}

/// The URN if it is the whole path, `/urn:…`, with the query that the browser separated from it.
pub fn urn_from_whole_path(path: &str, query: &str) -> Result<String, HttpError> {
    let rest = path.strip_prefix('/').unwrap_or(path);
    let text = match rest.split_at_checked(6) {
        Some((start, rest)) if start.eq_ignore_ascii_case("urn%3a") => format!("urn:{rest}"),
        _ => rest.to_owned(),
    };
    check_urn_length(if query.is_empty() { text } else { format!("{text}?{query}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urn_round_trips_through_a_path() {
        for urn in [
            "urn:nbn:fi-fe1",
            "urn:nbn:fi-fe1?+s=I2L?=a=b#p?1",
            "urn:example:a%3Fb%3fc%23d",
            "urn:example:%253F%2523%25",
            "urn:example:%2525253F%25253f#x",
            "urn:example:%C3%A9%252523a/b;c",
            "urn:example:25%2525",
        ] {
            let path = format!("/resolve/{}", encode_urn_for_path(urn));
            assert!(!path.contains(['?', '#']), "{path}");
            assert_eq!(urn_from_path(&path, "/resolve/").as_deref(), Some(urn), "{path}");
        }
        assert_eq!(urn_from_path("/resolve/urn:x-y:a%3F=b%23c", "/resolve/").as_deref(), Some("urn:x-y:a?=b#c"));
        assert_eq!(urn_from_path("/resolve/", "/resolve/"), None);
    }

    #[test]
    fn query_is_decoded_only_if_fully_percent_encoded() {
        for (query, urn) in [
            ("urn:example:a%23b?=x=1&y", "urn:example:a%23b?=x=1&y"),
            ("urn%3Aexample%3Aa%2523b%3F%3Dx%23f", "urn:example:a%23b?=x#f"),
            ("", ""),
        ] {
            assert_eq!(urn_from_query(query).unwrap(), urn);
        }
        for broken in ["urn%3Aa%", "urn%3A%zz", "urn%3A%ff", "urn%3A%C3"] {
            assert!(urn_from_query(broken).is_err(), "{broken}");
        }
        assert!(urn_from_query(&"a".repeat(URN_MAX + 1)).is_err());
        assert_eq!(urn_from_whole_path("/URN%3aisbn:1", "=a").unwrap(), "urn:isbn:1?=a");
    }
}
