//! `nidreg urn check`: one verdict per line, as text or JSON.

use super::each::each_line;
use crate::cli::book::Known;
use crate::cli::exit::{Exit, Failure};
use crate::grammar::Budget;
use crate::urn::lines::Line;
use crate::urn::report::LINE_MAX;
use crate::urn::{Profile, Urn};
use crate::verdict::{self, Answer, Book, STEPS};
use std::io::Write;

/// The output format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Words,
    Json,
    Count,
}

pub(super) fn check(
    out: &mut impl Write,
    profile: Profile,
    shape: Shape,
    offline: bool,
    urns: &[String],
) -> Result<Exit, Failure> {
    match shape {
        Shape::Count => count(out, profile, urns),
        Shape::Words if offline => each_line(urns, |line| plain(out, profile, line)),
        Shape::Words => {
            let known = Known::open()?;
            each_line(urns, |line| words(out, profile, &known, line))
        }
        Shape::Json => {
            let known = if offline { None } else { Some(Known::open()?) };
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

fn count(out: &mut impl Write, profile: Profile, urns: &[String]) -> Result<Exit, Failure> {
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
    writeln!(out, "valid {valid}\ninvalid {invalid}")?;
    Ok(exit)
}

/// Writes one JSON object and a line feed.
fn json(out: &mut Vec<u8>, profile: Profile, known: Option<&Known>, line: Line<'_>) -> Result<bool, Failure> {
    let registered = |nid: &str| known?.registered(nid);
    let good = verdict::report::line(out, line, profile, known.map(Known::book), registered, &mut Budget::new(STEPS))
        .map_err(|error| Failure::from(std::io::Error::from(error)))?;
    out.push(b'\n');
    Ok(good)
}

/// Writes verdict, text and reason according to the rules of the namespace.
fn words(out: &mut impl Write, profile: Profile, known: &Known, line: Line<'_>) -> Result<bool, Failure> {
    let Line::Whole(bytes) = line else { return plain(out, profile, line) };
    let book = known.book();
    if profile == Profile::Rfc8141 && verdict::surely_passes(bytes, book) {
        return valid(out, bytes);
    }
    let Ok(urn) = Urn::parse_bytes(bytes, profile) else { return no_urn(out, profile, book, bytes) };
    let weighed = verdict::weigh(&urn, book, &mut Budget::new(STEPS));
    let word: &[u8] = match weighed.answer {
        Answer::Yes => b"valid\t",
        Answer::No => b"invalid\t",
        Answer::Undecided => b"undecided\t",
        Answer::Unregistered => b"unregistered\t",
    };
    out.write_all(word)?;
    out.write_all(bytes)?;
    match weighed.answer {
        Answer::No | Answer::Unregistered => {
            out.write_all(b"\t")?;
            let at = weighed.write_message(out, &urn)?.unwrap_or_default();
            writeln!(out, " ({}, byte {at})", urn.nid().to_ascii_lowercase())?;
        }
        Answer::Yes | Answer::Undecided => out.write_all(b"\n")?,
    }
    Ok(weighed.answer.passes())
}

fn valid(out: &mut impl Write, bytes: &[u8]) -> Result<bool, Failure> {
    out.write_all(b"valid\t")?;
    out.write_all(bytes)?;
    out.write_all(b"\n")?;
    Ok(true)
}

/// Reports an invalid URN, and suggests a URN if the text is an identifier that can be encoded as one.
fn no_urn(out: &mut impl Write, profile: Profile, book: &Book, bytes: &[u8]) -> Result<bool, Failure> {
    let mut line = Vec::new();
    plain(&mut line, profile, Line::Whole(bytes))?;
    let offer = std::str::from_utf8(bytes)
        .ok()
        .and_then(|text| verdict::recognise(text, book, &mut Budget::new(STEPS)).into_iter().find_map(verdict::Bare::urn));
    if let Some(urn) = offer {
        line.truncate(line.trim_ascii_end().len());
        writeln!(line, "; as a URN: {urn}")?;
    }
    out.write_all(&line)?;
    Ok(false)
}

/// Writes verdict, text and reason according to the syntax only.
fn plain(out: &mut impl Write, profile: Profile, line: Line<'_>) -> Result<bool, Failure> {
    match line {
        Line::Whole(bytes) => match Urn::parse_bytes(bytes, profile) {
            Ok(_) => valid(out, bytes),
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
