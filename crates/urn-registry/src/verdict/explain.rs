//! The validation result as data and in words.

use super::answer::{Answer, MatchedSegment, Verdict};
use super::bare::{BareIdentifier, recognize};
use super::index::NamespaceBook;
use super::judge::{judge, judge_with_rules};
use super::repair::repaired;
use super::status::Status;
use super::{same, sentences, sibling};
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::profile::ProfileSource;
use crate::resolution::caution::{NameWarning, encoding_warning, fragment_warning};
use crate::urn::{self, Urn};
use serde::Serialize;

/// The machine-readable result for a URN.
pub fn verdict(urn: &Urn<'_>, book: &NamespaceBook, budget: &mut Budget) -> Verdict {
    let (weighed, rules) = judge_with_rules(urn, book, budget);
    let judged = weighed.to_judgment(urn);
    let canonical = judged.answer.passes().then(|| same::canonical_name(urn, rules, budget));
    let nid = urn.nid().to_ascii_lowercase();
    let (status, replaced_by) = book.status(&nid).unzip();
    Verdict {
        registered: judged.answer != Answer::Unregistered,
        status,
        replaced_by: replaced_by.flatten().map(str::to_owned),
        in_use: book.in_use(&nid).map(|used| used.place.clone()),
        verdict: judged.answer,
        validity: judged.validity,
        fault: judged.fault,
        untested: judged.untested,
        canonical,
        notes: notes(urn, book),
        nid,
    }
}

/// Notes about a name or its namespace that are not faults: percent-encoding that is not needed, a fragment that the namespace does not
/// allow, and a namespace that is deprecated or obsolete.
pub fn notes(urn: &Urn<'_>, book: &NamespaceBook) -> Vec<NameWarning> {
    let mut notes = encoding_warning(urn);
    notes.extend(urn.f().and_then(|_| fragment_warning(urn, book.statements(urn.nid()))));
    if let Some((status, replaced_by)) = book.status(urn.nid()) {
        let nid = urn.nid().to_ascii_lowercase();
        let message = match (status, replaced_by) {
            (Status::Active, None) => return notes,
            (Status::Active, Some(_)) => "note-status-replaced",
            (Status::Deprecated, None) => "note-status-deprecated",
            (Status::Deprecated, Some(_)) => "note-status-deprecated-replaced",
            (Status::Obsolete, None) => "note-status-obsolete",
            (Status::Obsolete, Some(_)) => "note-status-obsolete-replaced",
        };
        let message = Phrase::new(message).arg("nid", nid).arg("other", replaced_by.unwrap_or_default());
        notes.push(NameWarning { code: "status", at: Some(4), message, clause: "RFC 8141 §5" });
    }
    notes
}

/// The result for a text, for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// The result as a sentence without a final period.
    pub heading: Phrase,
    /// The machine-readable result; `None` if it is not a URN.
    pub verdict: Option<Verdict>,
    /// The labeled segments of the name.
    pub pieces: Vec<MatchedSegment>,
    /// The namespace's title.
    pub title: Option<String>,
    /// The responsible organization.
    pub registrant: Option<String>,
    /// Who supplied the rules.
    pub reading: Option<ProfileSource>,
    /// Suggested URNs: for a bare identifier, under a similar NID, or with the correct check digit.
    pub offers: Vec<String>,
}

/// Explains a text: as a name, as an invalid URN, or as an identifier that can be written as a URN.
pub fn explain(text: &str, book: &NamespaceBook, budget: &mut Budget) -> Explained {
    explain_as(text, urn::SyntaxProfile::Rfc8141, book, budget)
}

/// Like [`explain`], for a text that follows a specification other than RFC 8141.
pub fn explain_as(text: &str, profile: urn::SyntaxProfile, book: &NamespaceBook, budget: &mut Budget) -> Explained {
    let mut told = Explained {
        heading: Phrase::default(),
        verdict: None,
        pieces: Vec::new(),
        title: None,
        registrant: None,
        reading: None,
        offers: Vec::new(),
    };
    let urn = match Urn::parse_as(text, profile) {
        Ok(urn) => urn,
        Err(error) => {
            if let Some(repaired) = repaired(text, book, budget) {
                told.heading = sentences::repair_heading(&repaired);
                told.offers = repaired.fault.is_none().then_some(repaired.urn).into_iter().collect();
                return told;
            }
            let bare = recognize(text, book, budget);
            told.heading = sentences::not_urn_heading(error, &bare);
            told.offers = bare.into_iter().filter_map(BareIdentifier::urn).collect();
            return told;
        }
    };
    let verdict = verdict(&urn, book, budget);
    let held = book.profile(urn.nid());
    told.heading = sentences::heading(&verdict, held.map(|(profile, _)| profile));
    if let Some((profile, reading)) = held {
        told.title.clone_from(&profile.title);
        told.registrant.clone_from(&profile.registrant);
        told.reading = Some(reading);
    }
    if verdict.verdict == Answer::Yes
        && let Some(rules) = book.rules(urn.nid())
    {
        told.pieces = rules.matched_segments(&urn, budget);
    }
    told.offers = valid_names_instead(&urn, &verdict, book, budget);
    told.verdict = Some(verdict);
    told
}

/// Valid names that an invalid one probably means.
pub(super) fn valid_names_instead(urn: &Urn<'_>, verdict: &Verdict, book: &NamespaceBook, budget: &mut Budget) -> Vec<String> {
    match verdict.verdict {
        Answer::Unregistered => names_in_other_namespaces(urn, verdict, book, budget),
        Answer::No => corrected_name(urn, verdict, book, budget).into_iter().collect(),
        Answer::Yes | Answer::Undecided => Vec::new(),
    }
}

/// The name of the same identifier in other namespaces in which it is valid: namespaces for such identifiers, namespaces with a similar
/// NID, and the namespace after a repeated `urn:`.
fn names_in_other_namespaces(urn: &Urn<'_>, verdict: &Verdict, book: &NamespaceBook, budget: &mut Budget) -> Vec<String> {
    let meant = verdict.fault.iter().flat_map(|fault| &fault.expected);
    let similar = meant.map(|nid| format!("urn:{nid}:{}", urn.nss()));
    let repeated = (verdict.nid == "urn").then(|| format!("urn:{}", urn.nss()));
    let mut offers: Vec<String> = Vec::new();
    let sibling = sibling::name_in_sibling(&verdict.nid, urn.nss());
    // A similar NID is not a useful suggestion if it is known what the name identifies.
    let similar = similar.filter(|_| sibling.is_none());
    for offer in sibling.clone().into_iter().chain(repeated).chain(similar) {
        let is_valid = Urn::parse(&offer).is_ok_and(|urn| judge(&urn, book, budget).answer == Answer::Yes);
        if is_valid && !offers.contains(&offer) {
            offers.push(offer);
        }
    }
    offers
}

/// The same name with the value that its value rule expects or, if the grammar rejects it, in capitals.
fn corrected_name(urn: &Urn<'_>, verdict: &Verdict, book: &NamespaceBook, budget: &mut Budget) -> Option<String> {
    let fault = verdict.fault.as_ref()?;
    let nss = match fault.code {
        // One of several values would be a guess.
        code if code == "component" || (code != "syntax" && fault.expected.len() != 1) => return None,
        _ if fault.expected.iter().any(|value| fault.code != "syntax" && value.contains(' ')) => return None,
        "syntax" => urn.nss().to_ascii_uppercase(),
        _ => book.rules(urn.nid())?.apply_value_corrections(urn.nss().to_owned())?,
    };
    let offer = format!("urn:{}:{nss}", verdict.nid);
    Urn::parse(&offer).is_ok_and(|urn| judge(&urn, book, budget).answer == Answer::Yes).then_some(offer)
}
