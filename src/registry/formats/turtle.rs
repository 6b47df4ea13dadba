//! Turtle (W3C RDF 1.1 Turtle): the same graph as a JSON-LD document of `linked.rs`.
//!
//! Reads only what `linked.rs` writes: an embedded context with prefixes, a vocabulary and link properties; nodes with `@id`; values with
//! `@type` or `@language`.

use serde_json::{Map, Value};
use std::fmt::Write as _;

/// The context of a document.
struct Context<'a>(Option<&'a Map<String, Value>>);

impl Context<'_> {
    fn get(&self, key: &str) -> Option<&Value> {
        self.0?.get(key)
    }

    /// A property or class as it is written in Turtle.
    fn prefixed_name(&self, key: &str) -> String {
        if key.contains(':') {
            return key.to_owned();
        }
        let vocabulary = self.get("@vocab").and_then(Value::as_str).unwrap_or_default();
        iri(&format!("{vocabulary}{key}"))
    }

    /// Whether the text of a property is a URL.
    fn is_link(&self, key: &str) -> bool {
        self.get(key).is_some_and(|term| term["@type"] == "@id")
    }

    fn prefixes(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = self.0.into_iter().flatten();
        all.filter(|(key, _)| !key.starts_with('@')).filter_map(|(key, value)| Some((key.as_str(), value.as_str()?)))
    }
}

/// Writes a JSON-LD document as Turtle.
pub fn write(document: &Value) -> String {
    let context = Context(document["@context"].as_object());
    let mut out = String::new();
    for (prefix, base) in context.prefixes() {
        out.extend(["@prefix ", prefix, ": ", &iri(base), " .\n"]);
    }
    let nodes: Vec<&Value> = match &document["@graph"] {
        Value::Array(nodes) => nodes.iter().collect(),
        _ => vec![document],
    };
    for node in nodes.into_iter().filter_map(Value::as_object) {
        write_node(&context, node, &mut out);
    }
    out
}

/// Writes a node, and after it those that it contains.
fn write_node(context: &Context<'_>, node: &Map<String, Value>, out: &mut String) {
    let Some(id) = node.get("@id").and_then(Value::as_str) else { return };
    let mut inner: Vec<&Map<String, Value>> = Vec::new();
    let mut lines = Vec::new();
    for (key, value) in node.iter().filter(|(key, _)| !["@id", "@context"].contains(&key.as_str())) {
        let all = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        let objects: Vec<String> = all
            .iter()
            .map(|value| {
                inner.extend(value.as_object().filter(|node| node.contains_key("@id")));
                object(context, key, value)
            })
            .collect();
        if !objects.is_empty() {
            let property = if key == "@type" { "a".to_owned() } else { context.prefixed_name(key) };
            lines.push(format!("  {property} {}", objects.join(", ")));
        }
    }
    if !lines.is_empty() {
        out.extend(["\n", &iri(id), "\n", &lines.join(" ;\n"), " .\n"]);
    }
    for node in inner {
        write_node(context, node, out);
    }
}

/// The value of a property.
fn object(context: &Context<'_>, key: &str, value: &Value) -> String {
    match value {
        Value::String(text) if key == "@type" => context.prefixed_name(text),
        Value::String(text) if context.is_link(key) => iri(text),
        Value::Object(node) => match (node.get("@id"), node.get("@language"), node.get("@type")) {
            (Some(id), ..) => iri(id.as_str().unwrap_or_default()),
            (None, Some(language), _) => format!("{}@{}", literal(value), language.as_str().unwrap_or_default()),
            (None, None, Some(kind)) => {
                format!("{}^^{}", literal(value), context.prefixed_name(kind.as_str().unwrap_or_default()))
            }
            (None, None, None) => literal(value),
        },
        // Strings have the same escapes in JSON and in Turtle. Numbers and Boolean values have the same form.
        other => other.to_string(),
    }
}

fn literal(value: &Value) -> String {
    value["@value"].to_string()
}

/// A URL in angle brackets. Characters that cannot be in one are percent-encoded.
fn iri(url: &str) -> String {
    let mut out = String::from("<");
    for c in url.chars() {
        if c <= ' ' || "<>\"{}|^`\\".contains(c) {
            // Writing to a String cannot fail.
            let _ = write!(out, "%{:02X}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out.push('>');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nodes_links_and_literals_are_written_as_statements() {
        let text = write(&json!({
            "@context": { "@vocab": "https://schema.org/", "dct": "http://purl.org/dc/terms/", "url": { "@type": "@id" } },
            "@id": "https://r.example/a",
            "@type": "DefinedTerm",
            "url": "https://r.example/a b",
            "name": "A \"name\"\nof two lines",
            "dct:issued": { "@value": "2001", "@type": "dct:Year" },
            "dct:title": { "@value": "A", "@language": "en" },
            "dct:publisher": { "@id": "https://r.example/a#p", "name": "P" },
            "subjectOf": [],
        }));
        for line in [
            "@prefix dct: <http://purl.org/dc/terms/> .",
            "  a <https://schema.org/DefinedTerm>",
            "  <https://schema.org/url> <https://r.example/a%20b>",
            "  <https://schema.org/name> \"A \\\"name\\\"\\nof two lines\"",
            "  dct:issued \"2001\"^^dct:Year",
            "  dct:title \"A\"@en",
            "  dct:publisher <https://r.example/a#p>",
            "<https://r.example/a#p>\n  <https://schema.org/name> \"P\" .",
        ] {
            assert!(text.contains(line), "{line}: {text}");
        }
        assert!(!text.contains("subjectOf"), "{text}");
    }
}
