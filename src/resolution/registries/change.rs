//! How the registries change, and what each change needs (2012 draft §9.2.1, §9.2.2).

use super::{Designator, Keyword, Reference, Registries, Scope, Status};
use serde::{Deserialize, Serialize};

/// The longest text of an entry, in bytes.
const WORDS_MAX: usize = 200;

/// A change that somebody asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A new keyword.
    NewKeyword(Keyword),
    /// Another purpose, scope or reference of a keyword; who supports it stays.
    Keyword(Keyword),
    /// An addition to the list of supporters, or a removal from it when there is no reference.
    SupportedBy {
        /// Which.
        keyword: String,
        /// The namespace.
        nid: String,
        /// Where it says so; empty: it supports the keyword no longer.
        reference: String,
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

/// A row of one of the two, as it is after a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// Of the keywords.
    Keyword(Keyword),
    /// Of the services.
    Designator(Designator),
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
    /// A change that changes nothing.
    #[error("nothing differs from what is registered")]
    Same,
    /// Not what the procedure asks for.
    #[error("this change needs {0}")]
    Evidence(&'static str),
    /// An empty, overlong or broken field.
    #[error("{0}: give one line of at most {WORDS_MAX} bytes")]
    Words(&'static str),
}

impl Registries {
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
            Change::Keyword(new) => {
                check_keyword(new)?;
                let known = keyword(&new.keyword)?;
                // Neither the old scope nor the new one lends itself to going around the other.
                let global = known.scope == Scope::Global || new.scope == Scope::Global;
                Ok(by_scope(if global { Scope::Global } else { Scope::Specific }))
            }
            Change::SupportedBy { keyword: name, .. } => keyword(name).map(|_| Track::NotSubstantive),
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

    /// The row that a change leads to. That its track was walked is the caller's to know.
    pub fn after(&self, change: &Change) -> Result<Row, Fault> {
        self.track(change)?;
        let keyword = |name: &str| self.keywords.iter().find(|known| known.keyword == name).cloned();
        match change {
            Change::NewKeyword(new) => Ok(Row::Keyword(Keyword { supported_by: Vec::new(), ..new.clone() })),
            Change::Keyword(new) => {
                let before = keyword(&new.keyword).ok_or_else(|| Fault::Unknown(new.keyword.clone()))?;
                let after = Keyword { supported_by: before.supported_by.clone(), ..new.clone() };
                if after == before { Err(Fault::Same) } else { Ok(Row::Keyword(after)) }
            }
            Change::SupportedBy { keyword: name, nid, reference } => {
                let before = keyword(name).ok_or_else(|| Fault::Unknown(name.clone()))?;
                let after = supported(before.clone(), nid, reference)?;
                if after == before { Err(Fault::Same) } else { Ok(Row::Keyword(after)) }
            }
            Change::NewDesignator(new) => Ok(Row::Designator(new.clone())),
            Change::Status { name, to } => {
                let known = self.designators.iter().find(|known| known.name == *name);
                let before = known.cloned().ok_or_else(|| Fault::Unknown(name.clone()))?;
                if before.status == *to { Err(Fault::Same) } else { Ok(Row::Designator(Designator { status: *to, ..before })) }
            }
        }
    }

    /// Puts a row in the place of the one with its name, or at the end.
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

    /// The registries after a change.
    pub fn with(mut self, change: &Change) -> Result<Self, Fault> {
        let row = self.after(change)?;
        self.put(row);
        Ok(self)
    }
}

/// A keyword with one more supporter, or without one.
fn supported(mut keyword: Keyword, nid: &str, reference: &str) -> Result<Keyword, Fault> {
    if crate::nid::check_syntax(nid).is_err() {
        return Err(Fault::Words("supported by"));
    }
    let nid = nid.to_ascii_lowercase();
    let there = keyword.supported_by.iter().position(|(known, _)| *known == nid);
    match (there, reference.trim()) {
        (Some(at), "") => {
            keyword.supported_by.remove(at);
        }
        (None, "") => {}
        (there, reference) => {
            check_word("supported by", reference)?;
            let row = (nid, reference.to_owned());
            match there.and_then(|at| keyword.supported_by.get_mut(at)) {
                Some(known) => *known = row,
                None => keyword.supported_by.push(row),
            }
        }
    }
    Ok(keyword)
}

impl Track {
    /// What has to be shown before a change of this track is made.
    pub fn asks(self) -> &'static str {
        match self {
            Self::IetfReview => "the RFC that passed IETF Review, as RFC and its number (2012 draft §9.2.1)",
            Self::NamespaceRequest => "the request of the namespace it belongs to, as R-, year and number (2012 draft §9.2.1)",
            Self::NotSubstantive => "where the namespace says so (2012 draft §9.2.1)",
            Self::StandardsTrackRfc => "the Standards Track RFC, as RFC and its number (2012 draft §9.2.2)",
            Self::ExperimentalRfc => "the Experimental RFC, as RFC and its number (2012 draft §9.2.2)",
            Self::EarlyAssignment => "the name of the draft that waits to become an RFC (2012 draft §9.2.2, RFC 7120)",
            Self::IesgApproval => "where the IESG approved it, as an https address (2012 draft §9.2.2)",
        }
    }

    /// Whether a line of evidence is of the kind that the procedure asks for. That the document says so is for a person to see.
    pub fn takes(self, evidence: &str) -> Result<(), Fault> {
        let evidence = evidence.trim();
        let lower = evidence.to_ascii_lowercase();
        let digits = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
        let good = match self {
            Self::IetfReview | Self::StandardsTrackRfc | Self::ExperimentalRfc => {
                lower.strip_prefix("rfc").is_some_and(|rest| digits(rest.trim_start()))
            }
            Self::NamespaceRequest => evidence
                .strip_prefix("R-")
                .and_then(|rest| rest.split_once('-'))
                .is_some_and(|(year, number)| year.len() == 4 && digits(year) && digits(number)),
            Self::NotSubstantive => !evidence.is_empty(),
            Self::EarlyAssignment => lower.strip_prefix("draft-").is_some_and(|rest| rest.contains('-')),
            Self::IesgApproval => lower.strip_prefix("https://").is_some_and(|rest| rest.contains('.')),
        };
        if good && evidence.len() <= WORDS_MAX { Ok(()) } else { Err(Fault::Evidence(self.asks())) }
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

    fn supports(keyword: &str, nid: &str, reference: &str) -> Change {
        Change::SupportedBy { keyword: keyword.into(), nid: nid.into(), reference: reference.into() }
    }

    #[test]
    fn each_change_has_the_track_of_the_text() {
        let registries = Registries::initial();
        let track = |change| registries.track(&change).unwrap();
        assert_eq!(track(Change::NewKeyword(keyword("l", Scope::Global))), Track::IetfReview);
        assert_eq!(track(Change::NewKeyword(keyword("S", Scope::Specific))), Track::NamespaceRequest, "letter case counts");
        assert_eq!(track(Change::Keyword(keyword("c", Scope::Specific))), Track::IetfReview);
        assert_eq!(track(supports("c", "nbn", "RFC 8458")), Track::NotSubstantive);
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
        let refused = |name: &str| registries.clone().with(&Change::NewKeyword(keyword(name, Scope::Global))).unwrap_err();
        for name in ["", "1a", "a--b", "a-", "-a", "a_b", "é"] {
            assert_eq!(refused(name), Fault::Grammar(name.to_owned()));
        }
        assert_eq!(refused("s"), Fault::Taken("s".to_owned()));
        let bad =
            Keyword { reference: Reference { document: "http://x".into(), section: "1".into() }, ..keyword("l", Scope::Global) };
        assert_eq!(registries.clone().with(&Change::NewKeyword(bad)), Err(Fault::Words("reference")));
        assert_eq!(registries.clone().with(&supports("x", "nbn", "RFC 8458")), Err(Fault::Unknown("x".to_owned())));
        let twice = registries
            .with(&supports("s", "NBN", "RFC 8458"))
            .and_then(|once| once.with(&supports("s", "nbn", "RFC 8458, 4")))
            .unwrap();
        assert_eq!(twice.keywords()[0].supported_by, [("nbn".to_owned(), "RFC 8458, 4".to_owned())]);
    }

    #[test]
    fn a_change_leads_to_a_row_and_asks_for_its_evidence() {
        let with = Registries::initial().with(&supports("s", "nbn", "RFC 8458")).unwrap();
        assert_eq!(with.after(&supports("s", "nbn", "RFC 8458")), Err(Fault::Same));
        let other = Keyword { purpose: "which service".into(), ..with.keywords()[0].clone() };
        let after = with.clone().with(&Change::Keyword(Keyword { supported_by: Vec::new(), ..other })).unwrap();
        assert_eq!(after.keywords()[0].supported_by.len(), 1, "who supports it stays");
        let without = after.with(&supports("s", "nbn", "")).unwrap();
        assert!(without.keywords()[0].supported_by.is_empty());
        assert_eq!(without.after(&supports("s", "nbn", " ")), Err(Fault::Same));
        let std = without.with(&Change::Status { name: "I2L".into(), to: Status::Standard }).unwrap();
        assert_eq!((std.designators()[0].status, std.designators().len()), (Status::Standard, 9));
        for (track, good, bad) in [
            (Track::IetfReview, "RFC 9999", "RFC"),
            (Track::NamespaceRequest, "R-2026-0001", "R-26-1"),
            (Track::NotSubstantive, "RFC 8458, 4", " "),
            (Track::StandardsTrackRfc, "rfc9999", "draft-a-b"),
            (Track::EarlyAssignment, "draft-a-b", "RFC 1"),
            (Track::IesgApproval, "https://example.org/minutes", "yes"),
        ] {
            assert_eq!((track.takes(good), track.takes(bad)), (Ok(()), Err(Fault::Evidence(track.asks()))), "{track:?}");
        }
    }
}
