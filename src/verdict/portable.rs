//! What other programs take along: the rules of a namespace as a regular expression, and names with the verdict on each.

use super::answer::Answer;
use super::book::Book;
use super::explain::verdict;
use crate::grammar::{self, Budget};
use crate::profile::{Fit, From, Profile, Reading};
use crate::urn::Urn;
use serde::Serialize;

/// The rules of a namespace as far as a regular expression can say them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Expression {
    /// In lower case.
    pub nid: String,
    /// Whose reading the rules are.
    pub reading: Reading,
    /// For whole names without components (RFC 8141 §2.3), from `^` to `$`; null when the grammar is not regular.
    pub urn: Option<String>,
    /// For the NSS alone, from `^` to `$`.
    pub nss: Option<String>,
    /// Why there is none.
    pub why: Option<String>,
    /// Whether it says all that the registration says.
    pub fit: Fit,
    /// What a name must pass besides, which no expression can say: a value rule by its name.
    pub check: Option<String>,
}

/// The expression of a profile, in the part of the syntax that RE2 and ECMAScript share.
///
/// ```
/// use nidreg::profile::{Reading, catalogue};
/// use nidreg::verdict::expression;
///
/// let uuid = expression(catalogue::get("uuid").unwrap(), Reading::Editors).urn.unwrap();
/// assert!(uuid.starts_with("^[Uu][Rr][Nn]:[Uu][Uu][Ii][Dd]:(?:"));
/// ```
pub fn expression(profile: &Profile, reading: Reading) -> Expression {
    let syntax = &profile.syntax;
    let nss = grammar::read(&syntax.abnf)
        .map_err(|error| error.to_string())
        .and_then(|read| read.grammar.to_regex(Some(&syntax.start)).map_err(|error| error.to_string()));
    let (nss, why) = match nss {
        Ok(nss) => (Some(nss), None),
        Err(why) => (None, Some(why)),
    };
    // Scheme and NID in either case (RFC 8141 §3.1).
    let head: String = format!("urn:{}:", profile.nid).chars().map(either_case).collect();
    Expression {
        nid: profile.nid.clone(),
        reading,
        urn: nss.as_ref().map(|nss| format!("^{head}{}", nss.trim_start_matches('^'))),
        nss,
        why,
        fit: syntax.fit,
        check: syntax.check.clone(),
    }
}

/// A character of a NID as a part of an expression.
fn either_case(c: char) -> String {
    if c.is_ascii_alphabetic() { format!("[{}{}]", c.to_ascii_uppercase(), c.to_ascii_lowercase()) } else { c.to_string() }
}

/// A name with the verdict on it: one line of a file of test vectors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Vector {
    /// The text.
    pub input: String,
    /// In lower case.
    pub nid: String,
    /// Whether it is a name of the namespace.
    pub valid: bool,
    /// The comparison form by the namespace's own rules (RFC 8141 §3.1); null for what is no name.
    pub canonical: Option<String>,
    /// The code of the fault; null for a name.
    pub fault: Option<&'static str>,
    /// Byte offset of the fault in the input.
    pub at: Option<usize>,
    /// Why it fails, in the profile's words.
    pub why: Option<String>,
    /// Where it was found.
    pub from: From,
}

/// The examples of a profile as test vectors. Those of which its rules say otherwise than it does, or cannot say, are left out: nobody
/// could rely on them.
pub fn vectors<'a>(profile: &'a Profile, book: &'a Book, budget: &'a mut Budget) -> impl Iterator<Item = Vector> + 'a {
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
        is_sure.then(|| Vector {
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
