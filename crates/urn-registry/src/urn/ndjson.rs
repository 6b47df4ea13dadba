//! URNs in NDJSON: each line is a JSON string, or an object whose `urn` member is one (RFC 8259; one value per line).

use super::report::{Fault, Report};
use super::{SyntaxProfile, report::LINE_MAX};
use serde::Deserialize;
use std::borrow::Cow;

/// The value of a line.
#[derive(Deserialize)]
#[serde(untagged)]
enum Value<'a> {
    Text(#[serde(borrow)] Cow<'a, str>),
    Object {
        #[serde(borrow)]
        urn: Cow<'a, str>,
    },
}

/// Whether a media type is NDJSON.
pub fn is_media_type(content_type: &str) -> bool {
    let essence = content_type.split(';').next().unwrap_or_default().trim();
    ["application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonlines"]
        .iter()
        .any(|known| essence.eq_ignore_ascii_case(known))
}

/// The text to check in a line of at most [`LINE_MAX`] bytes; `None` if it is neither a JSON string nor an object with a string
/// in `urn`. Other members of an object are ignored.
///
/// ```
/// use urn_registry::urn::ndjson::urn_in_line;
///
/// assert_eq!(urn_in_line(br#""urn:isbn:0451450523""#).as_deref(), Some("urn:isbn:0451450523"));
/// assert_eq!(urn_in_line(br#" {"row": 7, "urn": "urn:example:\u0061"}"#).as_deref(), Some("urn:example:a"));
/// assert_eq!(urn_in_line(b"urn:isbn:0451450523"), None);
/// ```
pub fn urn_in_line(line: &[u8]) -> Option<Cow<'_, str>> {
    if line.len() > LINE_MAX {
        return None;
    }
    match serde_json::from_slice(line).ok()? {
        Value::Text(text) | Value::Object { urn: text } => Some(text),
    }
}

/// The answer to a line that [`urn_in_line`] cannot parse.
pub fn unreadable_line_report(line: &[u8], profile: SyntaxProfile) -> Report<'static> {
    Report::Invalid {
        input: String::from_utf8_lossy(line).into_owned(),
        profile: profile.name(),
        valid: false,
        error: Fault {
            code: "not_ndjson",
            at: 0,
            message: "The line is neither a JSON string nor an object with a string under \"urn\"",
            clause: "RFC 8259 §2",
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ndjson_line_must_be_a_string_or_an_object_with_a_urn() {
        for (line, text) in [
            (r#""urn:a1:b""#, Some("urn:a1:b")),
            ("\"urn:a1:b\"\r", Some("urn:a1:b")),
            (r#"{"urn":"urn:a1:b","urn_of":1}"#, Some("urn:a1:b")),
            (r#""""#, Some("")),
            (r#"{"name":"urn:a1:b"}"#, None),
            (r#"{"urn":1}"#, None),
            (r#"["urn:a1:b"]"#, None),
            (r#""urn:a1:b" "urn:a1:c""#, None),
            ("", None),
        ] {
            assert_eq!(urn_in_line(line.as_bytes()).as_deref(), text, "{line}");
        }
        assert_eq!(urn_in_line(b"\"\xff\""), None);
        assert!(is_media_type("Application/X-NDJSON; charset=utf-8") && !is_media_type("application/json"));
    }
}
