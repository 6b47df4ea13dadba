//! Checks lists of URNs. The results have one line per URN, in the format of the API's stream. Nothing is stored.
//!
//! Lists are untrusted input: the lines, bytes and steps of each list are limited.
//!
//! ```
//! use nidreg::urn_lists::{LineResult, parse_results, validate_list};
//! use urn_registry::verdict::NamespaceBook;
//!
//! let results = validate_list("urn:isbn:0451450523\n\nurn:isbn:0451450524\n", NamespaceBook::builtin()).unwrap();
//! let answers = parse_results(&results);
//! assert_eq!((answers[0].line_result(), answers[1].line_result()), (LineResult::Right, LineResult::Wrong));
//! assert_eq!((answers[1].line, answers[1].error_sentence()), (3, "the check digit of 045145052 is 3".to_owned()));
//! ```

use serde::Deserialize;
use urn_registry::grammar::Budget;
use urn_registry::i18n::Phrase;
use urn_registry::urn::lines::Line;
use urn_registry::urn::report::LINE_MAX;
use urn_registry::urn::{Code, SyntaxProfile, Urn};
use urn_registry::verdict::{NamespaceBook, Validity, judge, report};

/// The maximum number of non-empty lines in a list.
pub const LINES_MAX: usize = 10_000;

/// The maximum size of a list, in bytes.
pub const BYTES_MAX: usize = 1024 * 1024;

/// The step budget for a whole list: roughly one second on one core. Lines that exceed it are undecided.
pub const STEP_BUDGET: u64 = 20_000_000;

/// The result for a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LineResult {
    /// A valid URN of its namespace.
    Right,
    /// No error was found, but not every rule of the namespace was tested.
    Undecided,
    /// A URN that is not valid in its namespace.
    Wrong,
    /// A URN of a namespace that is not registered.
    Unregistered,
    /// Not a URN.
    NoUrn,
}

impl LineResult {
    /// All results, valid ones first.
    pub const ALL: [Self; 5] = [Self::Right, Self::Undecided, Self::Wrong, Self::Unregistered, Self::NoUrn];

    /// The localized name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Right => "check-list-right",
            Self::Undecided => "check-list-undecided",
            Self::Wrong => "check-list-wrong",
            Self::Unregistered => "check-list-unregistered",
            Self::NoUrn => "check-list-no-urn",
        })
    }

    /// The verdict.
    pub fn validity(self) -> Validity {
        match self {
            Self::Right => Validity::Valid,
            Self::Undecided => Validity::NotTested,
            Self::Wrong | Self::Unregistered | Self::NoUrn => Validity::Invalid,
        }
    }

    /// Whether the result is an error.
    pub fn is_fault(self) -> bool {
        !self.validity().passes()
    }
}

/// Checks each line of a list, ignoring surrounding whitespace and empty lines. Returns one JSON object per line: `line`, the line number,
/// followed by the keys of [`report::line`].
///
/// # Errors
/// The list is empty, too long, or has too many lines. The message is a sentence without a period.
pub fn validate_list(text: &str, book: &NamespaceBook) -> Result<Vec<u8>, Phrase> {
    if text.len() > BYTES_MAX {
        return Err(Phrase::new("check-list-bytes").arg("most", BYTES_MAX));
    }
    let lines: Vec<(usize, &str)> =
        text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty()).map(|(at, line)| (at + 1, line)).collect();
    if lines.is_empty() {
        return Err(Phrase::new("check-list-empty"));
    }
    if lines.len() > LINES_MAX {
        return Err(Phrase::new("check-list-lines").arg("most", LINES_MAX));
    }
    let budget = &mut Budget::new(STEP_BUDGET);
    let mut out = Vec::with_capacity(text.len() * 4);
    for (number, line) in lines {
        let bytes = line.as_bytes();
        let line = if bytes.len() > LINE_MAX { Line::TooLong(bytes) } else { Line::Whole(bytes) };
        let mut answer = Vec::new();
        report::write_line_report(
            &mut answer,
            line,
            SyntaxProfile::Rfc8141,
            Some(book),
            |nid| Some(book.is_registered(nid)),
            budget,
        )
        .map_err(|error| Phrase::verbatim(error.to_string()))?;
        // The answer is a non-empty JSON object, so a key can be inserted after its opening brace.
        out.extend_from_slice(format!("{{\"line\":{number},").as_bytes());
        out.extend_from_slice(answer.get(1..).unwrap_or_default());
        out.push(b'\n');
    }
    Ok(out)
}

/// The parsed result for one line.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct LineAnswer {
    /// The line number, starting at 1.
    pub line: u64,
    /// The line as submitted.
    pub input: String,
    verdict: Validity,
    error: Option<Fault>,
    namespace: Option<NamespaceResult>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
struct Fault {
    code: String,
    at: u64,
    message: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
struct NamespaceResult {
    nid: String,
    registered: bool,
    fault: Option<Fault>,
    canonical: Option<String>,
}

impl LineAnswer {
    /// The result for the line.
    pub fn line_result(&self) -> LineResult {
        let Some(space) = &self.namespace else { return LineResult::NoUrn };
        match self.verdict {
            _ if !space.registered => LineResult::Unregistered,
            _ if space.fault.is_some() => LineResult::Wrong,
            Validity::Valid => LineResult::Right,
            _ => LineResult::Undecided,
        }
    }

    fn fault(&self) -> Option<&Fault> {
        self.error.as_ref().or_else(|| self.namespace.as_ref()?.fault.as_ref())
    }

    /// The error, as a sentence without a period; empty if there is none.
    pub fn error_sentence(&self) -> String {
        self.fault().map_or_else(String::new, |fault| fault.message.clone())
    }

    /// The error as a localized message. The message of the result is English, so the line is checked again to get a localizable one. If
    /// the registry now reports a different error, the message of the result is returned.
    pub fn phrase(&self, book: &NamespaceBook, budget: &mut Budget) -> Phrase {
        let Some(fault) = self.fault() else { return Phrase::default() };
        let again = if self.error.is_some() {
            Code::ALL.into_iter().find(|code| code.name() == fault.code).map(Code::phrase)
        } else {
            Urn::parse(&self.input).ok().and_then(|urn| judge(&urn, book, budget).fault).map(|fault| fault.message)
        };
        again.filter(|again| *again == fault.message.as_str()).unwrap_or_else(|| fault.message.as_str().into())
    }

    /// The byte position of the error in the line.
    pub fn error_position(&self) -> Option<u64> {
        self.fault().map(|fault| fault.at)
    }

    /// The NID in lower case; empty if the line is not a URN.
    pub fn nid(&self) -> &str {
        self.namespace.as_ref().map_or("", |space| space.nid.as_str())
    }

    /// The canonical form, used for comparison; empty if there is none.
    pub fn canonical(&self) -> &str {
        self.namespace.as_ref().and_then(|space| space.canonical.as_deref()).unwrap_or_default()
    }
}

/// Parses results; lines that cannot be parsed are skipped.
pub fn parse_results(results: &[u8]) -> Vec<LineAnswer> {
    results.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::i18n::Lang;

    #[test]
    fn each_line_gets_a_result_and_oversized_lists_are_rejected() {
        let book = NamespaceBook::builtin();
        let text = " urn:isbn:0451450523 \r\n\r\nurn:isbn:0451450524\nurn:quipu:1\nnothing\nurn:example:a\n";
        let results = validate_list(text, book).unwrap();
        let came: Vec<(u64, LineResult)> =
            parse_results(&results).iter().map(|answer| (answer.line, answer.line_result())).collect();
        assert_eq!(
            came[..4],
            [(1, LineResult::Right), (3, LineResult::Wrong), (4, LineResult::Unregistered), (5, LineResult::NoUrn)]
        );
        assert_eq!(came.len(), 5);
        let said: Vec<bool> = parse_results(&results).iter().map(|answer| answer.error_sentence().is_empty()).collect();
        assert_eq!(said[..4], [true, false, false, false], "each fault has its own message");
        let budget = &mut Budget::new(STEP_BUDGET);
        for answer in parse_results(&results) {
            assert_eq!(answer.phrase(book, budget), answer.error_sentence().as_str());
            let german = answer.phrase(book, budget).text(Lang::De);
            assert!(
                german.is_empty() == answer.error_sentence().is_empty()
                    && (german.is_empty() || german != answer.error_sentence()),
                "{german}"
            );
        }
        assert!(validate_list(" \n\n", book).unwrap_err().to_string().contains("one per line"));
        assert!(validate_list(&"a\n".repeat(LINES_MAX + 1), book).unwrap_err().to_string().contains("10000 lines"));
        assert!(validate_list(&"a".repeat(BYTES_MAX + 1), book).unwrap_err().to_string().contains("bytes"));
    }
}
