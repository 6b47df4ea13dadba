//! The registry *URN Resolution Query Parameters* and its two sub-registries, as proposed in §9.2 of
//! draft-ietf-urnbis-rfc2141bis-urn-03 (October 2012). They were never adopted: RFC 8141 dropped the directives. They are
//! documented here, marked as proposed, because data and documents of the time still contain such names, and some resolvers
//! support them.
//!
//! [`mod@write`] exports them in IANA's formats: XML, CSV, JSON and plain text.
//!
//! ```
//! use urn_registry::resolution::registries::Registries;
//!
//! let registries = Registries::initial();
//! assert_eq!(registries.designators()[0].purpose, "URI to URL");
//! ```

pub mod write;

use crate::urn::directives::{KEYWORDS, SERVICES};
use serde::{Deserialize, Serialize};

/// The notice at the start of the page and of every file.
pub const STANDING: &str = "Proposed in 2012 by draft-ietf-urnbis-rfc2141bis-urn-03, section 9.2, and not adopted: RFC 8141 has no query directives. This is not an IANA registry.";

/// Where an entry is defined.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reference {
    /// `rfc2483` or the name of a draft.
    pub document: String,
    /// The section.
    pub section: String,
}

impl Reference {
    /// The text for the files.
    pub fn words(&self) -> String {
        let document = match self.document.strip_prefix("rfc") {
            Some(number) => format!("RFC {number}"),
            None => self.document.clone(),
        };
        format!("{document}, section {}", self.section)
    }
}

/// Who may use a keyword, and who controls changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Any namespace; changes need IETF Review, and the IESG has change control.
    Global,
    /// Specific namespaces; defined and controlled by their registrations.
    Specific,
}

impl Scope {
    /// The printed form.
    pub fn word(self) -> &'static str {
        match self {
            Self::Global => "global",
            Self::Specific => "specific",
        }
    }
}

/// A keyword of the query (§9.2.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keyword {
    /// The token; case-sensitive.
    pub keyword: String,
    /// A short phrase.
    pub purpose: String,
    /// Global or specific.
    pub scope: Scope,
    /// Defining document.
    pub reference: Reference,
    /// Namespaces that use it, each with a reference.
    pub supported_by: Vec<(String, String)>,
}

/// The status of a designator (§9.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Standards Track.
    #[serde(rename = "std")]
    Standard,
    /// Experimental.
    #[serde(rename = "exp")]
    Experimental,
    /// Pending.
    #[serde(rename = "provisional")]
    Provisional,
    /// No longer to be used.
    #[serde(rename = "deprecated")]
    Deprecated,
}

impl Status {
    /// The printed form.
    pub fn word(self) -> &'static str {
        match self {
            Self::Standard => "std",
            Self::Experimental => "exp",
            Self::Provisional => "provisional",
            Self::Deprecated => "deprecated",
        }
    }
}

/// A resolution service (§9.2.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Designator {
    /// The value of `s`; case-sensitive.
    pub name: String,
    /// A short phrase.
    pub purpose: String,
    /// Its status.
    pub status: Status,
    /// Defining document.
    pub reference: Reference,
}

/// A row of one of the two sub-registries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// A query keyword.
    Keyword(Keyword),
    /// A resolution service.
    Designator(Designator),
}

/// The two sub-registries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Registries {
    keywords: Vec<Keyword>,
    designators: Vec<Designator>,
}

impl Registries {
    /// The initial contents in the draft of October 2012.
    pub fn initial() -> Self {
        let draft =
            |section: &str| Reference { document: "draft-ietf-urnbis-rfc2141bis-urn-03".to_owned(), section: section.to_owned() };
        let keywords = KEYWORDS
            .iter()
            .map(|known| Keyword {
                keyword: known.name.to_owned(),
                purpose: known.purpose.to_owned(),
                scope: Scope::Global,
                reference: draft(if known.name == "s" { "2.3.1" } else { "2.3.2" }),
                supported_by: Vec::new(),
            })
            .collect();
        let designators = SERVICES
            .iter()
            .map(|known| Designator {
                name: known.name.to_owned(),
                purpose: known.purpose.to_owned(),
                status: Status::Provisional,
                reference: Reference {
                    document: "rfc2483".to_owned(),
                    section: known.clause.rsplit('§').next().unwrap_or_default().to_owned(),
                },
            })
            .collect();
        Self { keywords, designators }
    }

    /// Replaces the row with the same name, or appends the row.
    pub fn put(&mut self, row: Row) {
        match row {
            Row::Keyword(new) => match self.keywords.iter_mut().find(|known| known.keyword == new.keyword) {
                Some(known) => *known = new,
                None => self.keywords.push(new),
            },
            Row::Designator(new) => match self.designators.iter_mut().find(|known| known.name == new.name) {
                Some(known) => *known = new,
                None => self.designators.push(new),
            },
        }
    }

    /// The keywords in order of registration.
    pub fn keywords(&self) -> &[Keyword] {
        &self.keywords
    }

    /// The services in order of registration.
    pub fn designators(&self) -> &[Designator] {
        &self.designators
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initial_entries_match_the_draft() {
        let first = Registries::initial();
        let keywords: Vec<_> = first.keywords().iter().map(|entry| (entry.keyword.as_str(), entry.reference.words())).collect();
        assert_eq!(keywords[0], ("s", "draft-ietf-urnbis-rfc2141bis-urn-03, section 2.3.1".to_owned()));
        assert_eq!(keywords[1], ("c", "draft-ietf-urnbis-rfc2141bis-urn-03, section 2.3.2".to_owned()));
        let names: Vec<_> = first.designators().iter().map(|entry| entry.name.as_str()).collect();
        assert_eq!(names, ["I2L", "I2Ls", "I2R", "I2Rs", "I2C", "I2Cs", "I2N", "I2Ns", "I=I"]);
        assert!(first.designators().iter().all(|entry| entry.status == Status::Provisional));
        assert_eq!(first.designators()[8].reference.words(), "RFC 2483, section 4.9");
    }

    #[test]
    fn put_replaces_the_row_with_the_same_name_or_appends_a_new_one() {
        let mut registries = Registries::initial();
        let keyword = Keyword { purpose: "which service".into(), ..registries.keywords()[0].clone() };
        registries.put(Row::Keyword(keyword.clone()));
        registries.put(Row::Keyword(Keyword { keyword: "S".into(), ..keyword.clone() }));
        assert_eq!(
            (&registries.keywords()[0], registries.keywords().len()),
            (&keyword, KEYWORDS.len() + 1),
            "letter case is significant"
        );
        let service = Designator { status: Status::Standard, ..registries.designators()[0].clone() };
        registries.put(Row::Designator(service.clone()));
        assert_eq!((&registries.designators()[0], registries.designators().len()), (&service, SERVICES.len()));
    }
}
