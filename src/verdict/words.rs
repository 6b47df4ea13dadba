//! The sentences of a verdict.

use super::answer::{Answer, Verdict};
use super::bare::Bare;
use crate::nid::Class;
use crate::profile::{Fit, Profile};
use crate::urn::Urn;

/// What one name is called: "ISBN", "lex name".
fn one(profile: Option<&Profile>, nid: &str) -> String {
    let called = called(profile, nid);
    let is_noun = called != nid && profile.and_then(|profile| profile.title.as_deref()).is_some_and(is_identifier);
    if is_noun { called } else { format!("{called} name") }
}

/// What the namespace is called in a sentence.
fn called(profile: Option<&Profile>, nid: &str) -> String {
    profile.map_or_else(|| nid.to_owned(), Profile::called)
}

/// Whether a title says what its owner calls one identifier, as "International Standard Book Number" does.
fn is_identifier(title: &str) -> bool {
    title.split_whitespace().any(|word| matches!(word, "Number" | "Identifier" | "IDentifier" | "Code"))
}

/// The heading of a text that is written like a URN.
pub(super) fn heading(urn: &Urn<'_>, verdict: &Verdict, profile: Option<&Profile>) -> String {
    let one = one(profile, &verdict.nid);
    match verdict.verdict {
        Answer::Yes if profile.is_some_and(|profile| profile.syntax.fit == Fit::Unknown) => {
            format!("A URN of {}, whose registration gives no syntax to check", verdict.nid)
        }
        Answer::Yes => format!("A valid {} name", called(profile, &verdict.nid)),
        Answer::No => match &verdict.fault {
            Some(fault) => format!("A URN, but not a valid {one}: {}", fault.should),
            None => format!("A URN, but not a valid {one}"),
        },
        Answer::Undecided => format!("A URN of {}; whether it is a valid {one} could not be decided", verdict.nid),
        Answer::Unregistered => {
            let meant = verdict.fault.as_ref().and_then(|fault| fault.expected.first());
            match (urn.nid_class(), meant) {
                (_, Some(nid)) => format!("Written like a URN, but no such namespace is registered. Did you mean {nid}?"),
                (Class::Formal | Class::Informal(_), None) => {
                    "Written like a URN, but no such namespace is registered".to_owned()
                }
                (_, None) => "Written like a URN, but its namespace cannot be registered".to_owned(),
            }
        }
    }
}

/// The heading of a text that is no URN.
pub(super) fn no_urn(error: crate::urn::Error, bare: &[Bare]) -> String {
    match bare.first() {
        Some(Bare::Offered { what, urn }) => format!("Not a URN, but {what} that can be written as one: {urn}"),
        Some(Bare::Spoilt { what, should }) => format!("Not a URN, and not quite {what}: {should}"),
        None => format!("Not a URN: {}", begun_small(error.message())),
    }
}

/// A sentence to stand after a colon.
fn begun_small(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
}
