//! The registry *URN Resolution Query Parameters* and its two sub-registries, as draft-ietf-urnbis-rfc2141bis-urn-03
//! (October 2012) proposed them in its §9.2. They were never adopted: RFC 8141 dropped the directives. They are kept
//! here as what they are, because data and documents of the time still carry such names, and resolvers answer to them.
//!
//! [`mod@write`] prints them in IANA's habit: XML, CSV, JSON and plain text.
//!
//! ```
//! use nidreg::resolution::registries::{Registries, Change, Track};
//!
//! let registries = Registries::initial();
//! assert_eq!(registries.designators()[0].purpose, "URI to URL");
//! let track = registries.track(&Change::SupportedBy { keyword: "s".into() });
//! assert_eq!(track, Ok(Track::NotSubstantive));
//! ```

pub mod write;

use crate::urn::directives::{KEYWORDS, SERVICES};
use serde::Serialize;

/// What the page and every file say first.
pub const STANDING: &str = "Proposed in 2012 by draft-ietf-urnbis-rfc2141bis-urn-03, section 9.2, and not adopted: RFC 8141 has no query directives. This is not a registry of IANA.";

/// The longest text of an entry, in bytes.
const WORDS_MAX: usize = 200;

/// Where an entry is defined.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// `rfc2483` or the name of a draft.
    pub document: String,
    /// Its section.
    pub section: String,
}

impl Reference {
    /// The words of the text files.
    pub fn words(&self) -> String {
        let document = match self.document.strip_prefix("rfc") {
            Some(number) => format!("RFC {number}"),
            None => self.document.clone(),
        };
        format!("{document}, section {}", self.section)
    }
}

/// Who may use a keyword, and who changes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Every namespace that chooses to; changes need the IETF's review, the IESG has change control.
    Global,
    /// Some namespaces; it comes with their registrations and stays theirs.
    Specific,
}

impl Scope {
    /// As printed.
    pub fn word(self) -> &'static str {
        match self {
            Self::Global => "global",
            Self::Specific => "specific",
        }
    }
}

/// A keyword of the query (§9.2.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Keyword {
    /// The token; letter case counts.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
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
    /// As printed.
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Designator {
    /// The value of `s`; letter case counts.
    pub name: String,
    /// A short phrase.
    pub purpose: String,
    /// Standing.
    pub status: Status,
    /// Defining document.
    pub reference: Reference,
}

/// The two sub-registries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Registries {
    keywords: Vec<Keyword>,
    designators: Vec<Designator>,
}

/// A change that somebody asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A new keyword.
    NewKeyword(Keyword),
    /// Another purpose, scope or reference of a keyword.
    Keyword {
        /// Which.
        keyword: String,
    },
    /// An addition to or removal from the list of supporters.
    SupportedBy {
        /// Which.
        keyword: String,
    },
    /// A new service.
    NewDesignator(Designator),
    /// Another status of a service.
    Status {
        /// Which.
        name: String,
        /// To what.
        to: Status,
    },
}

/// What a change needs (§9.2.1, §9.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Track {
    /// A document that passed IETF Review.
    IetfReview,
    /// The request of the namespace it belongs to, reviewed as such (RFC 8141 §6.2).
    NamespaceRequest,
    /// An operator, on the word of the namespace's representative; the experts may be asked.
    NotSubstantive,
    /// A Standards Track RFC.
    StandardsTrackRfc,
    /// An Experimental RFC.
    ExperimentalRfc,
    /// Early assignment for a pending RFC (RFC 4020, now RFC 7120).
    EarlyAssignment,
    /// Approval by the IESG.
    IesgApproval,
}

/// Why a change cannot be asked for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Not LDH.
    #[error("{0:?} is not a keyword: a letter, then letters and digits with single hyphens between (2012 draft §2.3)")]
    Grammar(String),
    /// Taken.
    #[error("{0:?} is registered already; letter case counts (2012 draft §2.3)")]
    Taken(String),
    /// Not there.
    #[error("{0:?} is not registered")]
    Unknown(String),
    /// An empty, overlong or broken field.
    #[error("{0}: give one line of at most {WORDS_MAX} bytes")]
    Words(&'static str),
}

impl Registries {
    /// As the text of October 2012 fills them.
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

    /// The keywords in the order of registration.
    pub fn keywords(&self) -> &[Keyword] {
        &self.keywords
    }

    /// The services in the order of registration.
    pub fn designators(&self) -> &[Designator] {
        &self.designators
    }

    /// What a change needs, or why it cannot be asked for.
    pub fn track(&self, change: &Change) -> Result<Track, Fault> {
        let keyword =
            |name: &str| self.keywords.iter().find(|known| known.keyword == name).ok_or_else(|| Fault::Unknown(name.to_owned()));
        let by_scope = |scope| match scope {
            Scope::Global => Track::IetfReview,
            Scope::Specific => Track::NamespaceRequest,
        };
        match change {
            Change::NewKeyword(new) => {
                check_keyword(new)?;
                if keyword(&new.keyword).is_ok() {
                    return Err(Fault::Taken(new.keyword.clone()));
                }
                Ok(by_scope(new.scope))
            }
            Change::Keyword { keyword: name } => keyword(name).map(|known| by_scope(known.scope)),
            Change::SupportedBy { keyword: name } => keyword(name).map(|_| Track::NotSubstantive),
            Change::NewDesignator(new) => {
                check_words(&[("name", &new.name), ("purpose", &new.purpose)], &new.reference)?;
                if self.designators.iter().any(|known| known.name == new.name) {
                    return Err(Fault::Taken(new.name.clone()));
                }
                Ok(by_status(new.status))
            }
            Change::Status { name, to } => {
                let known = self.designators.iter().any(|known| known.name == *name);
                known.then(|| by_status(*to)).ok_or_else(|| Fault::Unknown(name.clone()))
            }
        }
    }

    /// The registries with a new keyword. That its track was walked is the caller's to know.
    pub fn with_keyword(mut self, new: Keyword) -> Result<Self, Fault> {
        self.track(&Change::NewKeyword(new.clone()))?;
        self.keywords.push(new);
        Ok(self)
    }

    /// The registries with one more supporter of a keyword; naming one twice changes nothing.
    pub fn with_supporter(mut self, keyword: &str, nid: &str, reference: &str) -> Result<Self, Fault> {
        check_word("supported by", reference)?;
        if crate::nid::check_syntax(nid).is_err() {
            return Err(Fault::Words("supported by"));
        }
        let nid = nid.to_ascii_lowercase();
        match self.keywords.iter_mut().find(|known| known.keyword == keyword) {
            None => Err(Fault::Unknown(keyword.to_owned())),
            Some(known) => {
                if !known.supported_by.iter().any(|(there, _)| *there == nid) {
                    known.supported_by.push((nid, reference.to_owned()));
                }
                Ok(self)
            }
        }
    }

    /// The registries with another status of a service.
    pub fn with_status(mut self, name: &str, to: Status) -> Result<Self, Fault> {
        match self.designators.iter_mut().find(|known| known.name == name) {
            None => Err(Fault::Unknown(name.to_owned())),
            Some(known) => {
                known.status = to;
                Ok(self)
            }
        }
    }
}

fn by_status(status: Status) -> Track {
    match status {
        Status::Standard => Track::StandardsTrackRfc,
        Status::Experimental => Track::ExperimentalRfc,
        Status::Provisional => Track::EarlyAssignment,
        Status::Deprecated => Track::IesgApproval,
    }
}

/// `keywd = ALPHA *( ["-"] (ALPHA / DIGIT))`.
fn check_keyword(new: &Keyword) -> Result<(), Fault> {
    let name = &new.keyword;
    let good = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        && !name.contains("--")
        && !name.ends_with('-');
    if !good {
        return Err(Fault::Grammar(name.clone()));
    }
    check_words(&[("keyword", name), ("purpose", &new.purpose)], &new.reference)
}

fn check_words(fields: &[(&'static str, &String)], reference: &Reference) -> Result<(), Fault> {
    fields.iter().try_for_each(|(field, text)| check_word(field, text))?;
    // IANA's schema: rfc and a number, or the name of a draft.
    let number = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
    let draft = |name: &str| name.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric()));
    let document = &reference.document;
    if document.strip_prefix("rfc").is_some_and(number) || document.strip_prefix("draft-").is_some_and(draft) {
        return check_word("section", &reference.section);
    }
    Err(Fault::Words("reference"))
}

fn check_word(field: &'static str, text: &str) -> Result<(), Fault> {
    let bad = text.trim().is_empty() || text.len() > WORDS_MAX || text.chars().any(char::is_control);
    if bad { Err(Fault::Words(field)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keyword(name: &str, scope: Scope) -> Keyword {
        Keyword {
            keyword: name.into(),
            purpose: "language of the answer".into(),
            scope,
            reference: Reference { document: "rfc9999".into(), section: "4".into() },
            supported_by: Vec::new(),
        }
    }

    #[test]
    fn the_initial_entries_are_those_of_the_text() {
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
    fn each_change_has_the_track_of_the_text() {
        let registries = Registries::initial();
        let track = |change| registries.track(&change).unwrap();
        assert_eq!(track(Change::NewKeyword(keyword("l", Scope::Global))), Track::IetfReview);
        assert_eq!(track(Change::NewKeyword(keyword("S", Scope::Specific))), Track::NamespaceRequest, "letter case counts");
        assert_eq!(track(Change::Keyword { keyword: "c".into() }), Track::IetfReview);
        assert_eq!(track(Change::SupportedBy { keyword: "c".into() }), Track::NotSubstantive);
        for (to, expected) in [
            (Status::Standard, Track::StandardsTrackRfc),
            (Status::Experimental, Track::ExperimentalRfc),
            (Status::Provisional, Track::EarlyAssignment),
            (Status::Deprecated, Track::IesgApproval),
        ] {
            assert_eq!(track(Change::Status { name: "I2L".into(), to }), expected);
        }
    }

    #[test]
    fn what_cannot_stand_is_refused_with_the_reason() {
        let registries = Registries::initial();
        let refused = |name: &str| registries.clone().with_keyword(keyword(name, Scope::Global)).unwrap_err();
        for name in ["", "1a", "a--b", "a-", "-a", "a_b", "é"] {
            assert_eq!(refused(name), Fault::Grammar(name.to_owned()));
        }
        assert_eq!(refused("s"), Fault::Taken("s".to_owned()));
        let bad =
            Keyword { reference: Reference { document: "http://x".into(), section: "1".into() }, ..keyword("l", Scope::Global) };
        assert_eq!(registries.clone().with_keyword(bad), Err(Fault::Words("reference")));
        assert_eq!(registries.clone().with_supporter("x", "nbn", "RFC 8458"), Err(Fault::Unknown("x".to_owned())));
        let twice =
            registries.with_supporter("s", "NBN", "RFC 8458").and_then(|once| once.with_supporter("s", "nbn", "again")).unwrap();
        assert_eq!(twice.keywords()[0].supported_by, [("nbn".to_owned(), "RFC 8458".to_owned())]);
    }
}
