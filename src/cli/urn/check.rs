//! `nidreg urn check`: one verdict per line, as text or JSON. The first word of a line is the name of a
//! [`Validity`](urn_registry::verdict::Validity).

use super::each::each_line;
use crate::cli::book::NamespaceData;
use crate::cli::exit::{Exit, Failure};
use std::io::Write;
use urn_registry::grammar::Budget;
use urn_registry::urn::lines::Line;
use urn_registry::urn::report::LINE_MAX;
use urn_registry::urn::{SyntaxProfile, Urn};
use urn_registry::verdict::{self, NamespaceBook, STEPS_PER_NAME_MAX, UntestedRule, Validity};

/// The output format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OutputFormat {
    Words,
    Json,
    Count,
}

pub(super) fn check(
    out: &mut impl Write,
    profile: SyntaxProfile,
    shape: OutputFormat,
    offline: bool,
    urns: &[String],
) -> Result<Exit, Failure> {
    match shape {
        OutputFormat::Count => count(out, profile, urns),
        OutputFormat::Words if offline => each_line(urns, |line| write_syntax_line(out, profile, line)),
        OutputFormat::Words => {
            let known = NamespaceData::open()?;
            each_line(urns, |line| write_line(out, profile, &known, line))
        }
        OutputFormat::Json => {
            let known = if offline { None } else { Some(NamespaceData::open()?) };
            let mut buffer = Vec::new();
            each_line(urns, |line| {
                buffer.clear();
                let good = json(&mut buffer, profile, known.as_ref(), line)?;
                out.write_all(&buffer)?;
                Ok(good)
            })
        }
    }
}

fn count(out: &mut impl Write, profile: SyntaxProfile, urns: &[String]) -> Result<Exit, Failure> {
    let (mut valid, mut invalid) = (0_u64, 0_u64);
    let exit = each_line(urns, |line| {
        let good = matches!(line, Line::Whole(bytes) if Urn::parse_bytes(bytes, profile).is_ok());
        if good {
            valid += 1;
        } else {
            invalid += 1;
        }
        Ok(good)
    })?;
    writeln!(out, "valid syntax {valid}\ninvalid syntax {invalid}")?;
    Ok(exit)
}

/// Writes one JSON object and a line feed.
fn json(out: &mut Vec<u8>, profile: SyntaxProfile, known: Option<&NamespaceData>, line: Line<'_>) -> Result<bool, Failure> {
    let registered = |nid: &str| known?.is_registered(nid);
    let verdict = verdict::report::write_line_report(
        out,
        line,
        profile,
        known.map(NamespaceData::book),
        registered,
        &mut Budget::new(STEPS_PER_NAME_MAX),
    )
    .map_err(|error| Failure::from(std::io::Error::from(error)))?;
    out.push(b'\n');
    Ok(verdict.passes())
}

/// Writes verdict, text and reason according to the rules of the namespace.
fn write_line(out: &mut impl Write, profile: SyntaxProfile, known: &NamespaceData, line: Line<'_>) -> Result<bool, Failure> {
    let Line::Whole(bytes) = line else { return write_syntax_line(out, profile, line) };
    let book = known.book();
    if profile == SyntaxProfile::Rfc8141 && verdict::surely_valid(bytes, book) {
        write_verdict_and_text(out, Validity::Valid, bytes)?;
        out.write_all(b"\n")?;
        return Ok(true);
    }
    let Ok(urn) = Urn::parse_bytes(bytes, profile) else { return write_not_urn(out, profile, book, bytes) };
    let weighed = verdict::judge_lazily(&urn, book, &mut Budget::new(STEPS_PER_NAME_MAX));
    write_verdict_and_text(out, weighed.validity, bytes)?;
    match weighed.validity {
        Validity::Invalid => {
            out.write_all(b"\t")?;
            let at = weighed.write_message(out, &urn)?.unwrap_or_default();
            write!(out, " ({}, byte {at})", urn.nid().to_ascii_lowercase())?;
            let budget = &mut Budget::new(STEPS_PER_NAME_MAX);
            let verdict = verdict::verdict(&urn, book, budget);
            if let Some(other) = verdict::report::suggested_name(&urn, &verdict, book, budget) {
                write!(out, "; {}: {}", other.changes, other.urn)?;
            }
        }
        Validity::NotTested => {
            let untested = weighed.untested.map(UntestedRule::phrase).unwrap_or_default();
            write!(out, "\tnot tested: {untested}")?;
        }
        Validity::Valid => {}
    }
    for note in verdict::notes(&urn, book) {
        write!(out, "\tnote: {} ({})", note.message, note.clause)?;
    }
    out.write_all(b"\n")?;
    Ok(weighed.validity.passes())
}

/// Writes the verdict and the text.
fn write_verdict_and_text(out: &mut impl Write, verdict: Validity, bytes: &[u8]) -> Result<(), Failure> {
    out.write_all(verdict.name().as_bytes())?;
    out.write_all(b"\t")?;
    Ok(out.write_all(bytes)?)
}

/// Reports an invalid URN, and suggests a URN if the text is one apart from its punctuation, or an identifier that can be encoded as
/// one.
fn write_not_urn(out: &mut impl Write, profile: SyntaxProfile, book: &NamespaceBook, bytes: &[u8]) -> Result<bool, Failure> {
    let mut line = Vec::new();
    write_syntax_line(&mut line, profile, Line::Whole(bytes))?;
    if let Some(other) = verdict::report::suggested_urn(bytes, book, &mut Budget::new(STEPS_PER_NAME_MAX)) {
        line.truncate(line.trim_ascii_end().len());
        let but = other.fault.map(|fault| format!(", but {fault}")).unwrap_or_default();
        writeln!(line, "; {}: {}{but}", other.changes, other.urn)?;
    }
    out.write_all(&line)?;
    Ok(false)
}

/// Writes verdict, text and reason according to the syntax only.
fn write_syntax_line(out: &mut impl Write, profile: SyntaxProfile, line: Line<'_>) -> Result<bool, Failure> {
    match line {
        Line::Whole(bytes) => match Urn::parse_bytes(bytes, profile) {
            Ok(_) => {
                write_verdict_and_text(out, Validity::NotTested, bytes)?;
                out.write_all(b"\tnot tested: the namespace and its rules\n")?;
                Ok(true)
            }
            Err(error) => {
                out.write_all(b"invalid\t")?;
                // Formatting costs more than parsing; printable ASCII is written unchanged.
                if bytes.iter().all(|b| (b' '..=b'~').contains(b)) {
                    out.write_all(bytes)?;
                } else {
                    write!(out, "{}", String::from_utf8_lossy(bytes).escape_debug())?;
                }
                for part in ["\t", error.message(), " (", error.clause(), ", byte "] {
                    out.write_all(part.as_bytes())?;
                }
                writeln!(out, "{})", error.at)?;
                Ok(false)
            }
        },
        Line::TooLong(start) => {
            let shown = String::from_utf8_lossy(start.get(..64).unwrap_or(start));
            writeln!(out, "invalid\t{}…\tlonger than {LINE_MAX} bytes, not checked", shown.escape_debug())?;
            Ok(false)
        }
    }
}
