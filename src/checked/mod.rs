//! Lists of URNs checked at once: the answers line by line, as the stream of the API gives them, kept for some days under a key that
//! cannot be guessed, so that whoever had them checked can come back, and show them to others.
//!
//! A stranger writes the list: lines, bytes and steps are limited for the whole of it, and so is what is kept of all lists together.
//!
//! ```
//! use nidreg::checked::{Came, answers, check};
//! use nidreg::verdict::Book;
//!
//! let results = check("urn:isbn:0451450523\n\nurn:isbn:0451450524\n", Book::builtin()).unwrap();
//! let answers = answers(&results);
//! assert_eq!((answers[0].came(), answers[1].came()), (Came::Right, Came::Wrong));
//! assert_eq!((answers[1].line, answers[1].said()), (3, "the check digit of 045145052 is 3".to_owned()));
//! ```

pub mod queries;

use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::urn::lines::Line;
use crate::urn::report::LINE_MAX;
use crate::urn::{Code, Profile, Urn};
use crate::verdict::{Book, judge, report};
use serde::Deserialize;
use std::io::{Read as _, Write as _};

/// Lines of a list, empty ones not counted.
pub const LINES_MAX: usize = 10_000;

/// The longest list, in bytes.
pub const BYTES_MAX: usize = 1024 * 1024;

/// Days for which results are kept.
pub const DAYS_KEPT: i64 = 14;

/// Lists that are kept at once; beyond that a list is checked and shown, and not kept.
pub const LISTS_MAX: i64 = 5_000;

/// What all kept results may take together, in bytes as they are stored.
pub const KEPT_MAX: i64 = 256 * 1024 * 1024;

/// Steps for a whole list: a second of one core. What they do not suffice for is undecided.
pub const STEPS: u64 = 20_000_000;

/// The most that results unfold to, in bytes: each line is repeated in three forms at most, with some hundred bytes around them.
const UNFOLDED_MAX: u64 = 64 * 1024 * 1024;

/// What came of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Came {
    /// A name of its namespace.
    Right,
    /// Nothing is known against it; its namespace has no rules that are known, or they took too long.
    Undecided,
    /// A URN, but no name of its namespace.
    Wrong,
    /// A URN of a namespace that is not registered.
    Unregistered,
    /// No URN.
    NoUrn,
}

impl Came {
    /// All of them, the good ones first.
    pub const ALL: [Self; 5] = [Self::Right, Self::Undecided, Self::Wrong, Self::Unregistered, Self::NoUrn];

    /// Word for machines: the verdicts of the API, and `invalid` for what is no URN.
    pub fn name(self) -> &'static str {
        match self {
            Self::Right => "yes",
            Self::Undecided => "undecided",
            Self::Wrong => "no",
            Self::Unregistered => "unregistered",
            Self::NoUrn => "invalid",
        }
    }

    /// Words for people.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Right => "check-list-right",
            Self::Undecided => "check-list-undecided",
            Self::Wrong => "check-list-wrong",
            Self::Unregistered => "check-list-unregistered",
            Self::NoUrn => "check-list-no-urn",
        })
    }

    /// Whether something is known against it.
    pub fn is_fault(self) -> bool {
        matches!(self, Self::Wrong | Self::Unregistered | Self::NoUrn)
    }
}

/// Checks each line of a list; blanks around a line and empty lines do not count. Gives one JSON object a line: the keys of
/// [`report::line`] after `line`, the number of the line.
///
/// # Errors
/// A sentence without its full stop: empty, too long, or too many lines.
pub fn check(text: &str, book: &Book) -> Result<Vec<u8>, Phrase> {
    if text.len() > BYTES_MAX {
        return Err(Phrase::new("check-list-bytes").with("most", BYTES_MAX));
    }
    let lines: Vec<(usize, &str)> =
        text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty()).map(|(at, line)| (at + 1, line)).collect();
    if lines.is_empty() {
        return Err(Phrase::new("check-list-empty"));
    }
    if lines.len() > LINES_MAX {
        return Err(Phrase::new("check-list-lines").with("most", LINES_MAX));
    }
    let budget = &mut Budget::new(STEPS);
    let mut out = Vec::with_capacity(text.len() * 4);
    for (number, line) in lines {
        let bytes = line.as_bytes();
        let line = if bytes.len() > LINE_MAX { Line::TooLong(bytes) } else { Line::Whole(bytes) };
        let mut answer = Vec::new();
        report::line(&mut answer, line, Profile::Rfc8141, Some(book), |nid| Some(book.is_registered(nid)), budget)
            .map_err(|error| Phrase::verbatim(error.to_string()))?;
        // The answer is an object with keys, so its brace makes room for one more.
        out.extend_from_slice(format!("{{\"line\":{number},").as_bytes());
        out.extend_from_slice(answer.get(1..).unwrap_or_default());
        out.push(b'\n');
    }
    Ok(out)
}

/// The answer to a line, read back.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Answer {
    /// Its number, from 1.
    pub line: u64,
    /// As it came.
    pub input: String,
    valid: bool,
    error: Option<Fault>,
    namespace: Option<OfNamespace>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
struct Fault {
    code: String,
    at: u64,
    message: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
struct OfNamespace {
    nid: String,
    verdict: String,
    fault: Option<Fault>,
    canonical: Option<String>,
}

impl Answer {
    /// What came of it.
    pub fn came(&self) -> Came {
        match &self.namespace {
            Some(_) if !self.valid => Came::NoUrn,
            Some(space) => Came::ALL.into_iter().find(|came| came.name() == space.verdict).unwrap_or(Came::Undecided),
            None => Came::NoUrn,
        }
    }

    fn fault(&self) -> Option<&Fault> {
        self.error.as_ref().or_else(|| self.namespace.as_ref()?.fault.as_ref())
    }

    /// What is wrong with it, in a sentence without its full stop; empty when nothing is.
    pub fn said(&self) -> String {
        self.fault().map_or_else(String::new, |fault| fault.message.clone())
    }

    /// The same in the language of the reader. What was kept is English: the line is judged once more, and where the registry has
    /// something else to say by now, the words are those that were kept.
    pub fn phrase(&self, book: &Book, budget: &mut Budget) -> Phrase {
        let Some(fault) = self.fault() else { return Phrase::default() };
        let again = if self.error.is_some() {
            Code::ALL.into_iter().find(|code| code.name() == fault.code).map(Code::phrase)
        } else {
            Urn::parse(&self.input).ok().and_then(|urn| judge(&urn, book, budget).fault).map(|fault| fault.message)
        };
        again.filter(|again| *again == fault.message.as_str()).unwrap_or_else(|| fault.message.as_str().into())
    }

    /// The byte of the line at which it is wrong.
    pub fn at(&self) -> Option<u64> {
        self.fault().map(|fault| fault.at)
    }

    /// Its namespace, in lower case; empty for what is no URN.
    pub fn nid(&self) -> &str {
        self.namespace.as_ref().map_or("", |space| space.nid.as_str())
    }

    /// The form in which it is compared; empty for a name that is none.
    pub fn canonical(&self) -> &str {
        self.namespace.as_ref().and_then(|space| space.canonical.as_deref()).unwrap_or_default()
    }
}

/// Reads results back.
pub fn answers(results: &[u8]) -> Vec<Answer> {
    results.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect()
}

/// Results as they are stored; `None` when they cannot be made smaller, which memory alone can cause.
pub fn packed(results: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(results).ok()?;
    encoder.finish().ok()
}

/// Results as they were before they were stored.
pub fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let mut results = Vec::new();
    flate2::read::GzDecoder::new(packed).take(UNFOLDED_MAX).read_to_end(&mut results).ok()?;
    Some(results)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn each_line_gets_a_result_and_oversized_lists_are_rejected() {
        let book = Book::builtin();
        let text = " urn:isbn:0451450523 \r\n\r\nurn:isbn:0451450524\nurn:quipu:1\nnothing\nurn:example:a\n";
        let results = check(text, book).unwrap();
        let came: Vec<(u64, Came)> = answers(&results).iter().map(|answer| (answer.line, answer.came())).collect();
        assert_eq!(came[..4], [(1, Came::Right), (3, Came::Wrong), (4, Came::Unregistered), (5, Came::NoUrn)]);
        assert_eq!(came.len(), 5);
        let said: Vec<bool> = answers(&results).iter().map(|answer| answer.said().is_empty()).collect();
        assert_eq!(said[..4], [true, false, false, false], "each fault has its sentence");
        let budget = &mut Budget::new(STEPS);
        for answer in answers(&results) {
            assert_eq!(answer.phrase(book, budget), answer.said().as_str());
            let german = answer.phrase(book, budget).text(Lang::De);
            assert!(german.is_empty() == answer.said().is_empty() && (german.is_empty() || german != answer.said()), "{german}");
        }
        assert_eq!(unpacked(&packed(&results).unwrap()).unwrap(), results);
        assert!(check(" \n\n", book).unwrap_err().to_string().contains("one per line"));
        assert!(check(&"a\n".repeat(LINES_MAX + 1), book).unwrap_err().to_string().contains("10000 lines"));
        assert!(check(&"a".repeat(BYTES_MAX + 1), book).unwrap_err().to_string().contains("bytes"));
    }

    #[test]
    fn results_of_the_largest_list_round_trip() {
        let line = format!("urn:example:{}\n", "%C3%A4".repeat(20));
        let text = line.repeat(BYTES_MAX / line.len());
        let results = check(&text, Book::builtin()).unwrap();
        assert!(results.len() as u64 * 4 < UNFOLDED_MAX, "{}", results.len());
        assert_eq!(answers(&unpacked(&packed(&results).unwrap()).unwrap()).len(), text.lines().count());
    }
}
