//! Citations of a registration for reference managers: BibTeX and CSL-JSON. The access date is left to the reference manager.

/// The data of a citation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    /// The NID; `None` for the registry as a whole.
    pub nid: Option<String>,
    /// The version, if it is numbered.
    pub version: Option<String>,
    /// The registrant, if known.
    pub registrant: Option<String>,
    /// The year, with month and day if known.
    pub date: Option<String>,
    /// The permanent link.
    pub url: String,
}

impl Citation {
    fn title(&self) -> String {
        let version = self.version.as_ref().map(|version| format!(", version {version}")).unwrap_or_default();
        match &self.nid {
            Some(nid) => format!("Registration of the URN namespace \u{201c}{nid}\u{201d}{version}"),
            None => "Uniform Resource Names (URN) Namespaces".to_owned(),
        }
    }

    /// A citation key of letters, digits and hyphens.
    fn key(&self) -> String {
        let version = self.version.as_ref().map(|version| format!("-{}", version.replace('.', "-"))).unwrap_or_default();
        format!("urn-{}{version}", self.nid.as_deref().unwrap_or("namespaces"))
    }

    /// The year, month and day, as far as known.
    fn date_parts(&self) -> Vec<u16> {
        self.date.iter().flat_map(|date| date.split('-')).map_while(|part| part.parse().ok()).collect()
    }

    /// BibTeX, as an entry of type `misc`.
    pub fn bibtex(&self) -> String {
        let mut out = format!("@misc{{{},\n", self.key());
        let mut line = |name: &str, value: &str| out.extend(["  ", name, " = {", value, "},\n"]);
        line("title", &tex(&self.title()));
        if let Some(registrant) = &self.registrant {
            // A second pair of braces prevents BibTeX from splitting the name.
            line("author", &format!("{{{}}}", tex(registrant)));
        }
        let parts = self.date_parts();
        if let Some(year) = parts.first() {
            line("year", &year.to_string());
        }
        if let Some(month) = parts.get(1) {
            line("month", &month.to_string());
        }
        line("howpublished", "Registry of URN Namespaces");
        line("url", &self.url);
        out.push_str("}\n");
        out
    }

    /// CSL-JSON, as a list with one item of type `webpage`.
    pub fn csl(&self) -> serde_json::Value {
        let parts = |parts: &[u16]| serde_json::json!({ "date-parts": [parts] });
        let mut item = serde_json::json!({
            "id": self.key(),
            "type": "webpage",
            "title": self.title(),
            "container-title": "Registry of URN Namespaces",
            "URL": self.url,
        });
        if let Some(object) = item.as_object_mut() {
            if let Some(registrant) = &self.registrant {
                object.insert("author".to_owned(), serde_json::json!([{ "literal": registrant }]));
            }
            if let Some(version) = &self.version {
                object.insert("version".to_owned(), version.as_str().into());
            }
            if !self.date_parts().is_empty() {
                object.insert("issued".to_owned(), parts(&self.date_parts()));
            }
        }
        serde_json::json!([item])
    }
}

/// Puts a text on one line, because a line break would start another field.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Escapes TeX's special characters.
fn tex(text: &str) -> String {
    let mut out = String::new();
    for c in one_line(text).chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            // BibTeX counts braces after a backslash too.
            '{' => out.push_str("\\textbraceleft{}"),
            '}' => out.push_str("\\textbraceright{}"),
            '#' | '$' | '%' | '&' | '_' => out.extend(['\\', c]),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn herbarium() -> Citation {
        Citation {
            nid: Some("herbarium".to_owned()),
            version: Some("2.1".to_owned()),
            registrant: Some("Plants & Co {Ltd}\n@book".to_owned()),
            date: Some("2026-03".to_owned()),
            url: "https://urn.example/assignments/urn-formal/herbarium/2.1".to_owned(),
        }
    }

    #[test]
    fn names_cannot_inject_citation_fields() {
        let text = herbarium().bibtex();
        assert!(text.starts_with("@misc{urn-herbarium-2-1,\n") && text.ends_with("herbarium/2.1},\n}\n"), "{text}");
        assert!(
            text.contains("author = {{Plants \\& Co \\textbraceleft{}Ltd\\textbraceright{} @book}}")
                && text.contains("month = {3}"),
            "{text}"
        );
        let item = &herbarium().csl()[0];
        assert_eq!(item["issued"], serde_json::json!({ "date-parts": [[2026, 3]] }));
    }

    #[test]
    fn unknown_citation_fields_are_omitted() {
        let citation = Citation { version: None, registrant: None, date: None, ..herbarium() };
        let registry = Citation { nid: None, ..citation.clone() };
        assert!(registry.bibtex().starts_with("@misc{urn-namespaces,\n  title = {Uniform Resource Names (URN) Namespaces},\n"));
        assert!(!citation.bibtex().contains("year") && citation.csl()[0].get("issued").is_none());
    }
}
