//! What grammar and components have to say against a name.

use super::answer::{Fault, Objection};
use crate::checks;
use crate::urn::Urn;
use std::fmt::{self, Display, Formatter, Write as _};
use std::io::{self, Write};

/// How much of a name is repeated in a sentence, in characters.
const SHOWN: usize = 24;

/// An objection in words.
pub(super) fn told(objection: &Objection<'_>, urn: &Urn<'_>) -> Fault {
    match objection {
        Objection::Unregistered(fault) => fault.as_ref().clone(),
        Objection::Syntax { at, expected } => {
            let syntax = Syntax::of(urn, *at, expected);
            let (should, message) = (Should(&syntax).to_string(), syntax.to_string());
            Fault { code: "syntax", at: syntax.nss_at + at, message, expected: expected.to_vec(), should }
        }
        Objection::Value(wrong) => {
            let checks::Wrong { code, at, should, message, expected } = wrong.as_ref().clone();
            Fault { code, at: at + nss_at(urn), message, expected, should }
        }
        Objection::Component(name) => component(name, urn),
    }
}

/// Writes the message of [`told`] and gives its byte.
pub(super) fn write_message(out: &mut impl Write, objection: &Objection<'_>, urn: &Urn<'_>) -> io::Result<usize> {
    match objection {
        Objection::Syntax { at, expected } => {
            let syntax = Syntax::of(urn, *at, expected);
            write!(out, "{syntax}")?;
            Ok(syntax.nss_at + at)
        }
        Objection::Value(wrong) => {
            out.write_all(wrong.message.as_bytes())?;
            Ok(wrong.at + nss_at(urn))
        }
        Objection::Unregistered(_) | Objection::Component(_) => {
            let fault = told(objection, urn);
            out.write_all(fault.message.as_bytes())?;
            Ok(fault.at)
        }
    }
}

fn nss_at(urn: &Urn<'_>) -> usize {
    urn.nid().len() + 5
}

/// The fault of an NSS that the grammar refuses; shown as its message.
struct Syntax<'a> {
    nss: &'a str,
    /// In the input.
    nss_at: usize,
    /// In the NSS.
    at: usize,
    expected: &'a [String],
}

impl<'a> Syntax<'a> {
    fn of(urn: &Urn<'a>, at: usize, expected: &'a [String]) -> Self {
        Self { nss: urn.nss(), nss_at: nss_at(urn), at, expected }
    }
}

impl Display for Syntax<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(read) = self.nss.get(..self.at).filter(|read| !read.is_empty()) {
            f.write_str("after ")?;
            shown_end(f, read)?;
            f.write_str(", ")?;
        }
        Should(self).fmt(f)
    }
}

/// What should stand there.
struct Should<'a>(&'a Syntax<'a>);

impl Display for Should<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Syntax { nss, nss_at, at, expected } = self.0;
        let rest = nss.get(*at..).unwrap_or_default();
        match rest.chars().next() {
            None if expected.is_empty() => f.write_str("it ends too early"),
            None => {
                f.write_str("it ends too early; ")?;
                either(f, expected)?;
                f.write_str(" should follow")
            }
            Some(_) if *expected == ["the end"] => {
                f.write_str("it should end before ")?;
                shown(f, rest)
            }
            Some(c) if expected.is_empty() => write!(f, "\"{c}\" cannot stand at byte {}", nss_at + at),
            Some(c) => {
                either(f, expected)?;
                f.write_str(" should stand in place of \"")?;
                f.write_char(c)?;
                f.write_str("\"")
            }
        }
    }
}

/// "a, b or c", at most four of them.
fn either(f: &mut Formatter<'_>, words: &[String]) -> fmt::Result {
    const NAMED: usize = 4;
    // "1" to "9" is said already by "a digit".
    let has_digit = words.iter().any(|word| word == "a digit");
    let is_some_digit = |word: &str| word.starts_with('"') && word.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    let words = || words.iter().map(String::as_str).filter(|word| !has_digit || !is_some_digit(word));
    let count = words().count();
    for (i, word) in words().take(NAMED).enumerate() {
        match i {
            0 => {}
            _ if i + 1 == count => f.write_str(" or ")?,
            _ => f.write_str(", ")?,
        }
        f.write_str(word)?;
    }
    if count > NAMED { f.write_str(" or something else") } else { Ok(()) }
}

fn shown(f: &mut Formatter<'_>, text: &str) -> fmt::Result {
    let end = text.char_indices().nth(SHOWN).map(|(at, _)| at);
    f.write_str("\"")?;
    f.write_str(text.get(..end.unwrap_or(text.len())).unwrap_or_default())?;
    f.write_str(if end.is_some() { "…\"" } else { "\"" })
}

fn shown_end(f: &mut Formatter<'_>, text: &str) -> fmt::Result {
    let start = text.char_indices().rev().nth(SHOWN - 1).map_or(0, |(at, _)| at);
    f.write_str(if start > 0 { "\"…" } else { "\"" })?;
    f.write_str(text.get(start..).unwrap_or_default())?;
    f.write_str("\"")
}

/// The fault of a component that the registration forbids.
fn component(name: &str, urn: &Urn<'_>) -> Fault {
    let mark = match name {
        "r" => "?+",
        "q" => "?=",
        _ => "#",
    };
    let end = urn.assigned_name().len();
    let at = urn.as_str().get(end..).and_then(|rest| rest.find(mark)).map_or(end, |at| end + at);
    let should = format!("its registration forbids an {name}-component");
    Fault { code: "component", at, message: should.clone(), expected: Vec::new(), should }
}
