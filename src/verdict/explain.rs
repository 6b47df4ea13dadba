//! The validation result as data and in words.

use super::answer::{Answer, Piece, Verdict};
use super::bare::{Bare, recognise};
use super::index::Book;
use super::judge::{judge, with_rules};
use super::{same, sentences};
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::profile::Reading;
use crate::urn::{self, Urn};
use serde::Serialize;

/// The machine-readable result for a URN.
pub fn verdict(urn: &Urn<'_>, book: &Book, budget: &mut Budget) -> Verdict {
    let (weighed, rules) = with_rules(urn, book, budget);
    let judged = weighed.judged(urn);
    let canonical = judged.answer.passes().then(|| same::of_name(urn, rules, budget));
    let nid = urn.nid().to_ascii_lowercase();
    Verdict { nid, registered: judged.answer != Answer::Unregistered, verdict: judged.answer, fault: judged.fault, canonical }
}

/// The result for a text, for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// The result as a sentence without a final period.
    pub heading: Phrase,
    /// The machine-readable result; `None` if it is not a URN.
    pub verdict: Option<Verdict>,
    /// The labeled segments of the name.
    pub pieces: Vec<Piece>,
    /// The namespace's title.
    pub title: Option<String>,
    /// The responsible organization.
    pub registrant: Option<String>,
    /// Who supplied the rules.
    pub reading: Option<Reading>,
    /// Suggested URNs: for a bare identifier, under a similar NID, or with the correct check digit.
    pub offers: Vec<String>,
}

/// Explains what a text is: a name, an invalid URN, or an identifier that can be written as a URN.
pub fn explain(text: &str, book: &Book, budget: &mut Budget) -> Explained {
    explain_as(text, urn::Profile::Rfc8141, book, budget)
}

/// Like [`explain`], for a text that follows another specification than RFC 8141.
pub fn explain_as(text: &str, profile: urn::Profile, book: &Book, budget: &mut Budget) -> Explained {
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
            let bare = recognise(text, book, budget);
            told.heading = sentences::no_urn(error, &bare);
            told.offers = bare.into_iter().filter_map(Bare::urn).collect();
            return told;
        }
    };
    let verdict = verdict(&urn, book, budget);
    let held = book.profile(urn.nid());
    told.heading = sentences::heading(&urn, &verdict, held.map(|(profile, _)| profile));
    if let Some((profile, reading)) = held {
        told.title.clone_from(&profile.title);
        told.registrant.clone_from(&profile.registrant);
        told.reading = Some(reading);
    }
    if verdict.verdict == Answer::Yes
        && let Some(rules) = book.rules(urn.nid())
    {
        told.pieces = rules.pieces(&urn, budget);
    }
    match verdict.verdict {
        Answer::Unregistered => told.offers = with_other_nid(&urn, &verdict, book, budget),
        Answer::No => told.offers = put_right(&urn, &verdict, book, budget).into_iter().collect(),
        Answer::Yes | Answer::Undecided => {}
    }
    told.verdict = Some(verdict);
    told
}

/// The same name under similar NIDs, where it is valid.
fn with_other_nid(urn: &Urn<'_>, verdict: &Verdict, book: &Book, budget: &mut Budget) -> Vec<String> {
    let meant = verdict.fault.iter().flat_map(|fault| &fault.expected);
    let offers = meant.map(|nid| format!("urn:{nid}:{}", urn.nss()));
    offers.filter(|offer| Urn::parse(offer).is_ok_and(|urn| judge(&urn, book, budget).answer == Answer::Yes)).collect()
}

/// The same name, corrected to what its value rule expects.
fn put_right(urn: &Urn<'_>, verdict: &Verdict, book: &Book, budget: &mut Budget) -> Option<String> {
    // No check digit can be computed for a name that the grammar rejects.
    verdict.fault.as_ref().filter(|fault| !matches!(fault.code, "syntax" | "component"))?;
    let nss = book.rules(urn.nid())?.put_right(urn.nss().to_owned())?;
    let offer = format!("urn:{}:{nss}", verdict.nid);
    Urn::parse(&offer).is_ok_and(|urn| judge(&urn, book, budget).answer == Answer::Yes).then_some(offer)
}
