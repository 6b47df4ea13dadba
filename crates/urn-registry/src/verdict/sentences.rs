//! The sentences of a validation result.

use super::answer::{Answer, Validity, Verdict};
use super::bare::BareIdentifier;
use super::repair::Repaired;
use crate::i18n::Phrase;
use crate::profile::{GrammarCoverage, Profile};

/// The noun for one name of the namespace: "ISBN", "lex name".
fn name_noun(profile: Option<&Profile>, nid: &str) -> Phrase {
    let called = namespace_label(profile, nid);
    let is_noun = called != nid && profile.and_then(|profile| profile.title.as_deref()).is_some_and(title_names_one_identifier);
    Phrase::new(if is_noun { "verdict-one" } else { "verdict-one-name" }).arg("called", called)
}

/// The name of the namespace in a sentence.
fn namespace_label(profile: Option<&Profile>, nid: &str) -> String {
    profile.map_or_else(|| nid.to_owned(), Profile::name_label)
}

/// Whether a title describes a single identifier, as "International Standard Book Number" does.
fn title_names_one_identifier(title: &str) -> bool {
    title.split_whitespace().any(|word| matches!(word, "Number" | "Identifier" | "IDentifier" | "Code"))
}

/// The heading for a text with URN syntax.
pub(super) fn heading(verdict: &Verdict, profile: Option<&Profile>) -> Phrase {
    let one = name_noun(profile, &verdict.nid);
    match verdict.verdict {
        Answer::Yes
            if profile
                .is_some_and(|profile| profile.syntax.fit == GrammarCoverage::Unknown && profile.syntax.untested.is_none()) =>
        {
            Phrase::new("verdict-yes-no-syntax").arg("nid", &verdict.nid)
        }
        Answer::Yes if verdict.validity == Validity::NotTested => {
            let untested = verdict.untested.clone().unwrap_or_default();
            Phrase::new("verdict-yes-untested").arg("called", namespace_label(profile, &verdict.nid)).arg("untested", untested)
        }
        Answer::Yes => Phrase::new("verdict-yes").arg("called", namespace_label(profile, &verdict.nid)),
        Answer::No => match &verdict.fault {
            Some(fault) => Phrase::new("verdict-no-why").arg("one", one).arg("why", &fault.should),
            None => Phrase::new("verdict-no").arg("one", one),
        },
        Answer::Undecided => Phrase::new("verdict-undecided").arg("nid", &verdict.nid).arg("one", one),
        Answer::Unregistered => {
            verdict.fault.as_ref().map_or_else(|| Phrase::new("verdict-unregistered"), |fault| fault.should.clone())
        }
    }
}

/// The heading for a text that is a URN only after some changes.
pub(super) fn repair_heading(repaired: &Repaired) -> Phrase {
    let phrase = |message| Phrase::new(message).arg("changes", &repaired.changes).arg("urn", &repaired.urn);
    match &repaired.fault {
        None => phrase("verdict-repaired"),
        Some(why) => phrase("verdict-repaired-wrong").arg("why", why),
    }
}

/// The heading for a text that is not a URN.
pub(super) fn not_urn_heading(error: crate::urn::Error, bare: &[BareIdentifier]) -> Phrase {
    match bare.first() {
        Some(BareIdentifier::Offered { what, urn }) => Phrase::new("verdict-offered").arg("what", what).arg("urn", urn),
        Some(BareIdentifier::Spoilt { what, should }) => Phrase::new("verdict-spoilt").arg("what", what).arg("why", should),
        None => Phrase::new("verdict-no-urn").arg("why", error.phrase().after_colon()),
    }
}
