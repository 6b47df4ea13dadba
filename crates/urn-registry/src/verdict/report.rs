//! The JSON output of a check: the syntax result, and under `namespace` the result by the namespace's rules.

use super::answer::{Answer, Validity, Verdict};
use super::bare::{BareIdentifier, recognize};
use super::explain::{valid_names_instead, verdict};
use super::index::NamespaceBook;
use super::repair::{Repaired, repaired};
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::urn::lines::Line;
use crate::urn::report::{Report, invalid_report, report_parsed_urn, too_long_report};
use crate::urn::{SyntaxProfile, Urn};
use serde::Serialize;

/// Whether a URN is a valid name in its namespace: the output format of `urn check --json`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UrnReport<'a> {
    /// The components, or the fault of the syntax.
    #[serde(flatten)]
    pub report: &'a Report<'a>,
    /// Whether the text has the syntax of a URN (RFC 8141 §2).
    pub syntax: bool,
    /// The verdict: `valid` is a name of its namespace; `not_tested` means that no fault was found but not every rule of the registration
    /// was tested; `invalid` is not a URN, not in a registered namespace, or violates a rule.
    pub verdict: Validity,
    /// The result under the rules of the namespace; null if no registry was consulted or the input is not a URN.
    pub namespace: Option<&'a Verdict>,
    /// The URN that the text probably means: with other dashes, spaces or punctuation, of an identifier that can be written as a URN, or a
    /// valid name that differs in its namespace, check digit or case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suggested: Option<Repaired>,
}

/// Writes a [`UrnReport`] without a suggestion.
///
/// # Errors
/// Serialization errors, which these values cannot cause.
///
/// ```
/// use urn_registry::urn::{SyntaxProfile, report::report};
/// let mut out = Vec::new();
/// urn_registry::verdict::report::write(&mut out, &report(b"urn:example:a", SyntaxProfile::Rfc8141, |_| None), None).unwrap();
/// assert!(out.ends_with(br#""registered":null,"syntax":true,"verdict":"not_tested","namespace":null}"#));
/// ```
pub fn write(out: &mut Vec<u8>, report: &Report<'_>, namespace: Option<&Verdict>) -> Result<(), serde_json::Error> {
    let (syntax, verdict) = (report.is_urn(), validity(report, namespace));
    serde_json::to_writer(out, &UrnReport { report, syntax, verdict, namespace, suggested: None })
}

/// The verdict on an input; a URN that was not checked against a book has only its syntax tested.
fn validity(report: &Report<'_>, namespace: Option<&Verdict>) -> Validity {
    if report.is_urn() { namespace.map_or(Validity::NotTested, |namespace| namespace.validity) } else { Validity::Invalid }
}

/// Checks a line and writes its [`UrnReport`], without a line feed. The command line, the API and the stream share it. `registered` is
/// the result of a database lookup of the NID, or `None` if there was none; without a book only the syntax is checked. Returns the
/// verdict.
///
/// # Errors
/// As [`write()`].
pub fn write_line_report(
    out: &mut Vec<u8>,
    line: Line<'_>,
    profile: SyntaxProfile,
    book: Option<&NamespaceBook>,
    registered: impl Fn(&str) -> Option<bool>,
    budget: &mut Budget,
) -> Result<Validity, serde_json::Error> {
    let (answer, namespace, suggested) = match line {
        Line::Whole(bytes) => match Urn::parse_bytes(bytes, profile) {
            Ok(urn) => {
                let namespace = book.map(|book| verdict(&urn, book, budget));
                let valid = namespace.as_ref().and_then(|namespace| namespace.validity.is_valid());
                let instead =
                    book.zip(namespace.as_ref()).and_then(|(book, namespace)| suggested_name(&urn, namespace, book, budget));
                (report_parsed_urn(urn, registered(urn.nid()), valid), namespace, instead)
            }
            Err(error) => (invalid_report(bytes, error), None, book.and_then(|book| suggested_urn(bytes, book, budget))),
        },
        Line::TooLong(start) => (too_long_report(start, profile), None, None),
    };
    let (namespace, verdict) = (namespace.as_ref(), validity(&answer, namespace.as_ref()));
    serde_json::to_writer(out, &UrnReport { report: &answer, syntax: answer.is_urn(), verdict, namespace, suggested })?;
    Ok(verdict)
}

/// The URN that a text probably means although it is not one: with other punctuation, or for an identifier that can be written as a URN.
pub fn suggested_urn(bytes: &[u8], book: &NamespaceBook, budget: &mut Budget) -> Option<Repaired> {
    let text = std::str::from_utf8(bytes).ok()?;
    repaired(text, book, budget).or_else(|| {
        let urn = recognize(text, book, budget).into_iter().find_map(BareIdentifier::urn)?;
        Some(Repaired { urn, changes: Phrase::new("repair-as-urn"), fault: None })
    })
}

/// The valid name that an invalid one probably means.
pub fn suggested_name(urn: &Urn<'_>, verdict: &Verdict, book: &NamespaceBook, budget: &mut Budget) -> Option<Repaired> {
    let name = valid_names_instead(urn, verdict, book, budget).into_iter().next()?;
    let key = match verdict.verdict {
        Answer::Unregistered => "repair-other-namespace",
        _ if name.eq_ignore_ascii_case(urn.as_str()) => "repair-capitals",
        _ => "repair-value",
    };
    Some(Repaired { urn: name, changes: Phrase::new(key), fault: None })
}
