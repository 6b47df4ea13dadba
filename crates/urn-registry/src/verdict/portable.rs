//! Data for other programs: the rules of a namespace as a regular expression, and names with the expected result.

use super::answer::Answer;
use super::explain::verdict;
use super::index::NamespaceBook;
use crate::grammar::{self, Budget};
use crate::profile::{ExampleSource, GrammarCoverage, Profile, ProfileSource};
use crate::urn::Urn;
use serde::Serialize;

/// The rules of a namespace as a regular expression, in the syntax common to RE2 and ECMAScript.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamespaceRegex {
    /// The NID in lower case.
    pub nid: String,
    /// Who supplied the rules.
    pub reading: ProfileSource,
    /// For whole names without components (RFC 8141 §2.3), from `^` to `$`; null if the grammar is not regular.
    pub urn: Option<String>,
    /// For the NSS alone, from `^` to `$`.
    pub nss: Option<String>,
    /// For the NSS of names that are tested completely, if the rules do not cover everything; null if there are none.
    pub exact_nss: Option<String>,
    /// Why there is no expression.
    pub why: Option<String>,
    /// Whether it covers everything in the registration.
    pub fit: GrammarCoverage,
    /// A further rule that no expression can express: the name of a value rule.
    pub check: Option<String>,
}

/// The regular expression of a profile, in the common subset of RE2 and ECMAScript.
///
/// ```
/// use urn_registry::profile::{ProfileSource, catalogue};
/// use urn_registry::verdict::namespace_regex;
///
/// let uuid = namespace_regex(catalogue::get("uuid").unwrap(), ProfileSource::Editors).urn.unwrap();
/// assert!(uuid.starts_with("^[Uu][Rr][Nn]:[Uu][Uu][Ii][Dd]:(?:"));
/// ```
pub fn namespace_regex(profile: &Profile, reading: ProfileSource) -> NamespaceRegex {
    let syntax = &profile.syntax;
    let regex = |start: &str| {
        let read = grammar::read(&syntax.abnf).map_err(|error| error.to_string())?;
        read.grammar.to_regex(Some(start)).map_err(|error| error.to_string())
    };
    let (nss, why) = match regex(&syntax.start) {
        Ok(nss) => (Some(nss), None),
        Err(why) => (None, Some(why)),
    };
    // Scheme and NID are case-insensitive (RFC 8141 §3.1).
    let head: String = format!("urn:{}:", profile.nid).chars().map(either_case).collect();
    NamespaceRegex {
        nid: profile.nid.clone(),
        reading,
        urn: nss.as_ref().map(|nss| format!("^{head}{}", nss.trim_start_matches('^'))),
        nss,
        exact_nss: syntax.exact_for.as_deref().and_then(|rule| regex(rule).ok()),
        why,
        fit: syntax.fit,
        check: syntax.check.clone(),
    }
}

/// A regular expression for a character of a NID in either case.
fn either_case(c: char) -> String {
    if c.is_ascii_alphabetic() { format!("[{}{}]", c.to_ascii_uppercase(), c.to_ascii_lowercase()) } else { c.to_string() }
}

/// A test vector: a name with the expected result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TestVector {
    /// The input text.
    pub input: String,
    /// The NID in lower case.
    pub nid: String,
    /// Whether it is a valid name of the namespace.
    pub valid: bool,
    /// The normalized form by the namespace's own rules (RFC 8141 §3.1); null if the name is invalid.
    pub canonical: Option<String>,
    /// The code of the fault; null for a valid name.
    pub fault: Option<&'static str>,
    /// Byte offset of the fault in the input.
    pub at: Option<usize>,
    /// Why it is invalid, as stated in the profile.
    pub why: Option<String>,
    /// The source of the example.
    pub from: ExampleSource,
}

/// The examples of a profile as test vectors. Examples that its rules contradict or cannot decide are left out because they would
/// be unreliable.
pub fn test_vectors<'a>(
    profile: &'a Profile,
    book: &'a NamespaceBook,
    budget: &'a mut Budget,
) -> impl Iterator<Item = TestVector> + 'a {
    profile.examples.iter().filter_map(move |example| {
        let (valid, canonical, fault, at) = match Urn::parse(&example.urn) {
            Ok(urn) => {
                let said = verdict(&urn, book, budget);
                let at = said.fault.as_ref().map(|fault| fault.at);
                (said.verdict == Answer::Yes, said.canonical, said.fault.map(|fault| fault.code), at)
            }
            Err(error) => (false, None, Some(error.code.name()), Some(error.at)),
        };
        let is_sure = valid == example.valid && (valid || fault.is_some());
        is_sure.then(|| TestVector {
            input: example.urn.clone(),
            nid: profile.nid.clone(),
            valid,
            canonical,
            fault,
            at,
            why: example.why.clone(),
            from: example.from,
        })
    })
}
