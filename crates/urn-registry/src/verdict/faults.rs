//! Sentences for faults that grammars and components report.

use super::answer::{Fault, UnwordedFault};
use crate::checks;
use crate::i18n::Phrase;
use crate::urn::Urn;
use std::fmt::{self, Display, Formatter, Write as _};
use std::io::{self, Write};

/// The maximum number of characters of a name that a sentence repeats.
const SHOWN_CHARS_MAX: usize = 24;

/// Builds the sentences of an objection.
pub(super) fn build_fault(objection: &UnwordedFault<'_>, urn: &Urn<'_>) -> Fault {
    match objection {
        UnwordedFault::Unregistered(fault) => fault.as_ref().clone(),
        UnwordedFault::Syntax { at, expected } => {
            let syntax = SyntaxFault::of(urn, *at, expected);
            let (should, message) = (syntax.expected_phrase(), syntax.message());
            Fault { code: "syntax", at: syntax.nss_at + at, message, expected: expected.to_vec(), should }
        }
        UnwordedFault::Value(wrong) => {
            let should = wrong.correction().clone();
            let checks::ValueFault { code, at, message, expected, .. } = wrong.as_ref().clone();
            Fault { code, at: at + nss_at(urn), message, expected, should }
        }
        UnwordedFault::Component(name) => forbidden_component_fault(name, urn),
    }
}

/// Writes the English message of [`build_fault`] and returns its byte offset. Avoids building the phrase, for lists in which most names
/// may fail.
pub(super) fn write_message(out: &mut impl Write, objection: &UnwordedFault<'_>, urn: &Urn<'_>) -> io::Result<usize> {
    match objection {
        UnwordedFault::Syntax { at, expected } => {
            let syntax = SyntaxFault::of(urn, *at, expected);
            write!(out, "{syntax}")?;
            Ok(syntax.nss_at + at)
        }
        UnwordedFault::Value(wrong) => {
            write!(out, "{}", wrong.message)?;
            Ok(wrong.at + nss_at(urn))
        }
        UnwordedFault::Unregistered(_) | UnwordedFault::Component(_) => {
            let fault = build_fault(objection, urn);
            write!(out, "{}", fault.message)?;
            Ok(fault.at)
        }
    }
}

fn nss_at(urn: &Urn<'_>) -> usize {
    urn.nid().len() + 5
}

/// An NSS that the grammar rejects. `Display` writes the message in English.
struct SyntaxFault<'a> {
    nss: &'a str,
    /// Byte offset of the NSS in the input.
    nss_at: usize,
    /// Byte offset in the NSS.
    at: usize,
    expected: &'a [String],
}

impl<'a> SyntaxFault<'a> {
    fn of(urn: &Urn<'a>, at: usize, expected: &'a [String]) -> Self {
        Self { nss: urn.nss(), nss_at: nss_at(urn), at, expected }
    }

    /// The text before the fault.
    fn text_before_fault(&self) -> Option<&'a str> {
        self.nss.get(..self.at).filter(|read| !read.is_empty())
    }

    fn message(&self) -> Phrase {
        match self.text_before_fault() {
            Some(read) => {
                let (cut, text) = end_of(read);
                let read = if cut { format!("…{text}") } else { text.to_owned() };
                Phrase::new("verdict-after").arg("read", read).arg("should", self.expected_phrase())
            }
            None => self.expected_phrase(),
        }
    }

    /// What is expected there, worded as by [`ExpectedInput`].
    fn expected_phrase(&self) -> Phrase {
        let rest = self.nss.get(self.at..).unwrap_or_default();
        match rest.chars().next().map(String::from) {
            None if !can_list_alternatives(self.expected) => Phrase::new("verdict-ends-early"),
            None => Phrase::new("verdict-should-follow").arg("expected", alternatives_phrase(self.expected)),
            Some(_) if *self.expected == ["the end"] => {
                let (cut, text) = start_of(rest);
                let rest = if cut { format!("{text}…") } else { text.to_owned() };
                Phrase::new("verdict-should-end").arg("rest", rest)
            }
            Some(found) if self.expected.is_empty() => {
                Phrase::new("verdict-cannot-stand").arg("found", found).arg("at", self.nss_at + self.at)
            }
            Some(_) if !can_list_alternatives(self.expected) => {
                let (cut, text) = start_of(rest);
                let rest = if cut { format!("{text}…") } else { text.to_owned() };
                Phrase::new("verdict-does-not-fit").arg("rest", rest)
            }
            Some(found) => {
                Phrase::new("verdict-should-stand").arg("expected", alternatives_phrase(self.expected)).arg("found", found)
            }
        }
    }
}

impl Display for SyntaxFault<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(read) = self.text_before_fault() {
            f.write_str("after ")?;
            write_quoted_end(f, read)?;
            f.write_str(", ")?;
        }
        ExpectedInput(self).fmt(f)
    }
}

/// The input that is expected there.
struct ExpectedInput<'a>(&'a SyntaxFault<'a>);

impl Display for ExpectedInput<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let SyntaxFault { nss, nss_at, at, expected } = self.0;
        let rest = nss.get(*at..).unwrap_or_default();
        match rest.chars().next() {
            None if !can_list_alternatives(expected) => f.write_str("the name is incomplete"),
            None => {
                f.write_str("the name is incomplete; ")?;
                write_alternatives(f, expected)?;
                f.write_str(" is expected next")
            }
            Some(_) if *expected == ["the end"] => {
                f.write_str("the name should end before ")?;
                write_quoted_start(f, rest)
            }
            Some(c) if expected.is_empty() => write!(f, "\"{c}\" is not allowed at byte {}", nss_at + at),
            Some(_) if !can_list_alternatives(expected) => {
                f.write_str("the syntax does not allow ")?;
                write_quoted_start(f, rest)?;
                f.write_str(" here")
            }
            Some(c) => {
                write_alternatives(f, expected)?;
                f.write_str(" is expected instead of \"")?;
                f.write_char(c)?;
                f.write_str("\"")
            }
        }
    }
}

/// Whether the alternatives can be listed in a sentence: the list is not empty and contains no name of a grammar rule, because only readers
/// of the grammar know these.
fn can_list_alternatives(words: &[String]) -> bool {
    let is_rule = |word: &String| word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    !words.is_empty() && !words.iter().any(is_rule)
}

/// The maximum number of alternatives that are listed.
const LISTED_MAX: usize = 4;

/// The alternatives that are worth listing.
fn listed_alternatives(words: &[String]) -> impl Iterator<Item = &str> + Clone {
    // "a digit" covers "1" to "9".
    let has_digit = words.iter().any(|word| word == "a digit");
    let is_some_digit = |word: &str| word.starts_with('"') && word.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    words.iter().map(String::as_str).filter(move |word| !has_digit || !is_some_digit(word))
}

/// "a, b or c", at most [`LISTED_MAX`] of them.
fn write_alternatives(f: &mut Formatter<'_>, words: &[String]) -> fmt::Result {
    let words = listed_alternatives(words);
    let count = words.clone().count();
    for (i, word) in words.take(LISTED_MAX).enumerate() {
        match i {
            0 => {}
            _ if i + 1 == count => f.write_str(" or ")?,
            _ => f.write_str(", ")?,
        }
        f.write_str(word)?;
    }
    if count > LISTED_MAX { f.write_str(" or something else") } else { Ok(()) }
}

/// The list of alternatives in the language of the reader.
fn alternatives_phrase(words: &[String]) -> Phrase {
    let mut words: Vec<Phrase> = listed_alternatives(words).map(alternative_phrase).collect();
    let last = if words.len() > LISTED_MAX { None } else { words.pop() };
    words.truncate(LISTED_MAX);
    let first = Phrase::join_phrases(words.into_iter(), "listed");
    match last {
        Some(last) if first.is_empty() => last,
        Some(last) => Phrase::new("verdict-or").arg("first", first).arg("next", last),
        None => Phrase::new("verdict-or-else").arg("first", first),
    }
}

/// An alternative: one of our own words, or a quoted text.
fn alternative_phrase(word: &str) -> Phrase {
    let ours = match word {
        "the end" => "the-end",
        "a letter" => "a-letter",
        "a digit" => "a-digit",
        "a hexadecimal digit" => "a-hexadecimal-digit",
        "0 or 1" => "bit",
        "a letter or digit" => "a-letter-or-digit",
        "a letter, digit or hyphen" => "ldh",
        "a letter, digit, -, ., _ or ~" => "unreserved",
        "one of !$&'()*+,;=" => "sub-delims",
        "one of :/?#[]@" => "gen-delims",
        "a visible character" => "a-visible-character",
        "a space" => "a-space",
        "a double quote" => "a-double-quote",
        "an ASCII character" => "an-ascii-character",
        "any octet" => "any-octet",
        _ => return word.into(),
    };
    Phrase::new("verdict-expected").arg("word", ours)
}

/// The beginning of a text, and whether it was cut.
fn start_of(text: &str) -> (bool, &str) {
    let end = text.char_indices().nth(SHOWN_CHARS_MAX).map(|(at, _)| at);
    (end.is_some(), text.get(..end.unwrap_or(text.len())).unwrap_or_default())
}

/// The end of a text, and whether it was cut.
fn end_of(text: &str) -> (bool, &str) {
    let start = text.char_indices().rev().nth(SHOWN_CHARS_MAX - 1).map_or(0, |(at, _)| at);
    (start > 0, text.get(start..).unwrap_or_default())
}

fn write_quoted_start(f: &mut Formatter<'_>, text: &str) -> fmt::Result {
    let (cut, text) = start_of(text);
    write!(f, "\"{text}{}\"", if cut { "…" } else { "" })
}

fn write_quoted_end(f: &mut Formatter<'_>, text: &str) -> fmt::Result {
    let (cut, text) = end_of(text);
    write!(f, "\"{}{text}\"", if cut { "…" } else { "" })
}

/// The fault of a component that the registration forbids.
fn forbidden_component_fault(name: &str, urn: &Urn<'_>) -> Fault {
    let mark = match name {
        "r" => "?+",
        "q" => "?=",
        _ => "#",
    };
    let end = urn.assigned_name().len();
    let at = urn.as_str().get(end..).and_then(|rest| rest.find(mark)).map_or(end, |at| end + at);
    let should = Phrase::new("verdict-component").arg("name", name);
    Fault { code: "component", at, message: should.clone(), expected: Vec::new(), should }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::Budget;
    use crate::i18n::Lang;
    use crate::profile::catalogue;
    use crate::verdict::{NamespaceBook, judge_lazily};

    #[test]
    fn phrase_of_a_fault_equals_the_written_english_message() {
        let mut faults = 0;
        for example in catalogue::all().flat_map(|profile| &profile.examples) {
            // Also covers a name that is too short and one that is too long.
            let mut short = example.urn.clone();
            short.pop();
            for text in [example.urn.clone(), format!("{}~%20", example.urn), short] {
                let Ok(urn) = Urn::parse(&text) else { continue };
                let weighed = judge_lazily(&urn, NamespaceBook::builtin(), &mut Budget::new(400_000));
                let Some(objection) = &weighed.objection else { continue };
                let (mut written, told) = (Vec::new(), build_fault(objection, &urn));
                let at = write_message(&mut written, objection, &urn).unwrap();
                assert_eq!((told.message.to_string().into_bytes(), told.at), (written, at), "{text}");
                if let UnwordedFault::Syntax { at, expected } = objection {
                    assert_eq!(told.should, ExpectedInput(&SyntaxFault::of(&urn, *at, expected)).to_string().as_str(), "{text}");
                }
                faults += 1;
            }
        }
        assert!(faults > 500, "{faults}");
    }

    #[test]
    fn every_grammar_term_has_a_translation() {
        let words = ["\"-\"", "a digit", "\"7\"", "the end"].map(str::to_owned);
        assert_eq!(alternatives_phrase(&words), "\"-\", a digit or the end");
        assert_eq!(alternatives_phrase(&words).text(Lang::De), "\"-\", eine Ziffer oder das Ende");
        assert!(can_list_alternatives(&words) && !can_list_alternatives(&["country-code".to_owned()]));
        for rule in [
            "alpha", "digit", "hexdig", "bit", "alphanum", "ldh", "unreserved", "sub-delims", "gen-delims", "vchar", "sp",
            "dquote", "char", "octet",
        ] {
            let word = crate::grammar::rules::characters_label(rule).unwrap();
            assert_eq!(alternative_phrase(word), word);
            assert_ne!(alternative_phrase(word).text(Lang::Fr), word, "{rule}");
        }
    }
}
