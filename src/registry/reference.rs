//! References as IANA prints them, and lines of text with references.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A reference as IANA publishes it, like its `xref`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reference {
    /// `rfc`, `uri`, `draft`, `person`…
    #[serde(rename = "type")]
    pub kind: String,
    /// `rfc8141`, or a URL.
    pub data: String,
    /// The text shown, if it is not the data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// A place in the document: `section`, `page`… and its value.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub fragment: Option<(String, String)>,
    /// When the reference was changed, as printed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub last_updated: Option<String>,
    /// Unknown attributes with their values; they are exported unchanged.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub others: Vec<(String, String)>,
}

/// A part of a line with text and references.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Inline {
    Text(String),
    /// A reference.
    Ref(Reference),
}

impl Inline {
    /// A text part.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }
}

impl Reference {
    /// A reference to an RFC, such as `rfc8141`.
    pub fn rfc(data: &str) -> Self {
        Self { kind: "rfc".to_owned(), data: data.to_owned(), ..Self::default() }
    }

    /// The text in brackets in IANA's plain text: `RFC8141`, `RFC Errata 1234`, or the label.
    pub fn bracket_text(&self) -> String {
        let place = self.fragment.as_ref().map(|(name, value)| format!(", {} {value}", title_case(name))).unwrap_or_default();
        match (&self.label, self.kind.as_str()) {
            (Some(label), _) => label.clone(),
            (None, "rfc") => format!("{}{place}", self.data.to_uppercase()),
            (None, "rfc-errata") => format!("RFC Errata {}", self.data),
            (None, "draft") => format!("{}{place}", self.data),
            (None, _) => self.data.clone(),
        }
    }

    /// The line for an operator's form, from which [`Self::from_line`] reads it again: `RFC 8141`, an Internet-Draft, a URL with its label,
    /// or the text.
    pub fn to_line(&self) -> String {
        match (self.kind.as_str(), &self.label) {
            ("uri", Some(label)) => format!("{} {label}", self.data),
            ("uri", None) => self.data.clone(),
            _ => self.label(),
        }
    }

    /// Reads the line of a form.
    pub fn from_line(line: &str) -> Self {
        let line = line.trim();
        let rfc = line.get(..3).filter(|start| start.eq_ignore_ascii_case("rfc")).and_then(|_| line.get(3..)).map(str::trim);
        let named = |kind: &str, data: &str, label: Option<&str>| Self {
            kind: kind.to_owned(),
            data: data.to_owned(),
            label: label.map(str::trim).filter(|label| !label.is_empty()).map(str::to_owned),
            ..Self::default()
        };
        match rfc {
            Some(number) if number.bytes().all(|byte| byte.is_ascii_digit()) && number.bytes().any(|byte| byte != b'0') => {
                Self::rfc(&format!("rfc{}", number.trim_start_matches('0')))
            }
            _ if line.starts_with("https://") || line.starts_with("http://") => match line.split_once(' ') {
                Some((url, label)) => named("uri", url, Some(label)),
                None => named("uri", line, None),
            },
            _ if line.starts_with("draft-") && !line.contains(' ') => named("draft", line, None),
            _ => named("text", "", Some(line)),
        }
    }

    /// The text shown, without brackets: `RFC 8141`, or the label.
    pub fn label(&self) -> String {
        match (&self.label, self.kind.as_str(), self.data.strip_prefix("rfc")) {
            (Some(label), _, _) => label.clone(),
            (None, "rfc", Some(number)) => format!("RFC {number}"),
            (None, "person", _) => self.data.replace('_', " "),
            _ => self.data.clone(),
        }
    }

    /// Its URL, if it is on the web.
    pub fn url(&self) -> Option<String> {
        match self.kind.as_str() {
            "rfc" => Some(format!("https://www.rfc-editor.org/info/{}", self.data)),
            "uri" if self.data.starts_with("https://") || self.data.starts_with("http://") => Some(self.data.clone()),
            _ => None,
        }
    }
}

fn title_case(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_of_a_reference_is_read_as_it_was_written() {
        for (line, kind, brackets) in [
            ("RFC 8141", "rfc", "RFC8141"),
            ("draft-lamps-urn-03", "draft", "draft-lamps-urn-03"),
            ("https://lamps.example/a Lamp names", "uri", "Lamp names"),
            ("https://lamps.example/a", "uri", "https://lamps.example/a"),
            ("Lamp Society", "text", "Lamp Society"),
            ("RFC editor", "text", "RFC editor"),
            ("RFC 0", "text", "RFC 0"),
        ] {
            let read = Reference::from_line(line);
            assert_eq!((read.kind.as_str(), read.bracket_text().as_str(), read.to_line().as_str()), (kind, brackets, line));
        }
        assert_eq!(Reference::from_line(" rfc0086 "), Reference::rfc("rfc86"));
    }
}
