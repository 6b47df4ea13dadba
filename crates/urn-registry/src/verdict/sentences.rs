//! The sentences of a validation result.

use super::answer::{Answer, Validity, Verdict};
use super::bare::Bare;
use super::repair::Repaired;
use crate::i18n::Phrase;
use crate::profile::{Fit, Profile};

/// The noun for one name of the namespace: "ISBN", "lex name".
fn one(profile: Option<&Profile>, nid: &str) -> Phrase {
    let called = called(profile, nid);
    let is_noun = called != nid && profile.and_then(|profile| profile.title.as_deref()).is_some_and(title_names_one_identifier);
    Phrase::new(if is_noun { "verdict-one" } else { "verdict-one-name" }).with("called", called)
}

/// The name of the namespace in a sentence.
fn called(profile: Option<&Profile>, nid: &str) -> String {
    profile.map_or_else(|| nid.to_owned(), Profile::called)
}

/// Whether a title describes a single identifier, as "International Standard Book Number" does.
fn title_names_one_identifier(title: &str) -> bool {
    title.split_whitespace().any(|word| matches!(word, "Number" | "Identifier" | "IDentifier" | "Code"))
}

/// The heading for a text with URN syntax.
pub(super) fn heading(verdict: &Verdict, profile: Option<&Profile>) -> Phrase {
    let one = one(profile, &verdict.nid);
    match verdict.verdict {
        Answer::Yes if profile.is_some_and(|profile| profile.syntax.fit == Fit::Unknown) => {
            Phrase::new("verdict-yes-no-syntax").with("nid", &verdict.nid)
        }
        Answer::Yes if verdict.validity == Validity::NotTested => {
            Phrase::new("verdict-yes-untested").with("called", called(profile, &verdict.nid))
        }
        Answer::Yes => Phrase::new("verdict-yes").with("called", called(profile, &verdict.nid)),
        Answer::No => match &verdict.fault {
            Some(fault) => Phrase::new("verdict-no-why").with("one", one).with("why", &fault.should),
            None => Phrase::new("verdict-no").with("one", one),
        },
        Answer::Undecided => Phrase::new("verdict-undecided").with("nid", &verdict.nid).with("one", one),
        Answer::Unregistered => {
            verdict.fault.as_ref().map_or_else(|| Phrase::new("verdict-unregistered"), |fault| fault.should.clone())
        }
    }
}

/// The heading for a text that is a URN only after some changes.
pub(super) fn repaired(repaired: &Repaired) -> Phrase {
    let phrase = |message| Phrase::new(message).with("changes", &repaired.changes).with("urn", &repaired.urn);
    match &repaired.fault {
        None => phrase("verdict-repaired"),
        Some(why) => phrase("verdict-repaired-wrong").with("why", why),
    }
}

/// The heading for a text that is not a URN.
pub(super) fn not_urn_heading(error: crate::urn::Error, bare: &[Bare]) -> Phrase {
    match bare.first() {
        Some(Bare::Offered { what, urn }) => Phrase::new("verdict-offered").with("what", what).with("urn", urn),
        Some(Bare::Spoilt { what, should }) => Phrase::new("verdict-spoilt").with("what", what).with("why", should),
        None => Phrase::new("verdict-no-urn").with("why", error.phrase().after_colon()),
    }
}
