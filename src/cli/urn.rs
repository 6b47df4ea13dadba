//! `nidreg urn …`

use super::{Exit, Failure, store_if_there};
use crate::registry;
use crate::urn::encode::{Slash, nss_from_native};
use crate::urn::find::find_as;
use crate::urn::lines::{Line, Lines};
use crate::urn::normal::{Purpose, equivalent_for};
use crate::urn::report::{LINE_MAX, Report, report, too_long};
use crate::urn::{Profile, Urn};
use clap::{Subcommand, ValueEnum};
use std::collections::BTreeSet;
use std::io::{BufWriter, Read as _, Write};
use std::path::PathBuf;

/// Bytes read at once. Larger does not get faster; smaller calls the system too often.
const CHUNK: usize = 256 * 1024;

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum For {
    Naming,
    Caching,
}

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Say whether each text is a URN, and what is in it; without arguments, one per line from stdin.
    Check {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: Profile,
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
        /// Only count: valid and invalid.
        #[arg(long, conflicts_with = "json")]
        count: bool,
        /// Do not ask a database whether the namespaces are registered.
        #[arg(long)]
        offline: bool,
        /// The texts.
        urns: Vec<String>,
    },
    /// Say whether two URNs are equivalent; without arguments, `A<TAB>B` lines from stdin.
    Compare {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: Profile,
        /// Step 5a or 5b of the 2012 draft.
        #[arg(long, value_enum, default_value = "naming")]
        purpose: For,
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
        /// The two URNs.
        #[arg(num_args = 0..=2)]
        pair: Vec<String>,
    },
    /// Print the comparison form of each URN (RFC 8141 §3.1); without arguments, one per line from stdin.
    Normalize {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: Profile,
        /// The URNs.
        urns: Vec<String>,
    },
    /// Make a URN of a name from another identifier system (RFC 8141 §2.2).
    Encode {
        /// The namespace.
        #[arg(long)]
        nid: String,
        /// Keep "/" as a separator instead of encoding it.
        #[arg(long)]
        keep_slash: bool,
        /// The name.
        text: String,
    },
    /// Print every URN in a text with its byte offset.
    Find {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: Profile,
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
        /// The file; stdin when absent.
        file: Option<PathBuf>,
    },
}

pub(super) fn run(verb: Verb) -> Result<Exit, Failure> {
    let mut out = BufWriter::with_capacity(CHUNK, std::io::stdout().lock());
    let exit = match verb {
        Verb::Check { profile, json, count, offline, urns } => check(&mut out, profile, json, count, offline, &urns),
        Verb::Compare { profile, purpose, json, pair } => {
            let purpose = match purpose {
                For::Naming => Purpose::Naming,
                For::Caching => Purpose::Caching,
            };
            compare(&mut out, profile, purpose, json, &pair)
        }
        Verb::Normalize { profile, urns } => each_line(&urns, |line| normalize(&mut out, profile, line)),
        Verb::Encode { nid, keep_slash, text } => {
            encode(&mut out, &nid, if keep_slash { Slash::Keep } else { Slash::Encode }, &text)
        }
        Verb::Find { profile, json, file } => find(&mut out, profile, json, file),
    }?;
    out.flush()?;
    Ok(exit)
}

/// Gives every argument, or every line of stdin, to `each`; "no" when any answer is no.
fn each_line(arguments: &[String], mut each: impl FnMut(Line<'_>) -> Result<bool, Failure>) -> Result<Exit, Failure> {
    let mut all = true;
    let mut trouble = None;
    let mut one = |line: Line<'_>| {
        if trouble.is_none() {
            match each(line) {
                Ok(yes) => all &= yes,
                Err(failure) => trouble = Some(failure),
            }
        }
        trouble.is_none()
    };
    if arguments.is_empty() {
        let mut input = std::io::stdin().lock();
        let mut chunk = vec![0; CHUNK];
        let mut lines = Lines::default();
        loop {
            let read = input.read(&mut chunk)?;
            if read == 0 {
                break;
            }
            let mut go_on = true;
            lines.feed(chunk.get(..read).unwrap_or_default(), |line| go_on = one(line));
            if !go_on {
                break;
            }
        }
        lines.finish(|line| {
            one(line);
        });
    } else {
        for argument in arguments {
            one(if argument.len() > LINE_MAX { Line::TooLong(argument.as_bytes()) } else { Line::Whole(argument.as_bytes()) });
        }
    }
    trouble.map_or(Ok(if all { Exit::Done } else { Exit::No }), Err)
}

fn check(
    out: &mut impl Write,
    profile: Profile,
    json: bool,
    count: bool,
    offline: bool,
    urns: &[String],
) -> Result<Exit, Failure> {
    if count {
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
        return Ok(exit);
    }
    if !json {
        return each_line(urns, |line| verdict(out, profile, line));
    }
    let known: Option<BTreeSet<String>> = match store_if_there().filter(|_| !offline) {
        Some(store) => Some(store.read(registry::queries::nids)?.into_iter().collect()),
        None => None,
    };
    each_line(urns, |line| {
        let answer: Report<'_> = match line {
            Line::Whole(bytes) => {
                report(bytes, profile, |nid| known.as_ref().map(|known| known.contains(&nid.to_ascii_lowercase())))
            }
            Line::TooLong(start) => too_long(start, profile),
        };
        serde_json::to_writer(&mut *out, &answer).map_err(|error| Failure::from(std::io::Error::from(error)))?;
        out.write_all(b"\n")?;
        Ok(answer.is_valid())
    })
}

fn verdict(out: &mut impl Write, profile: Profile, line: Line<'_>) -> Result<bool, Failure> {
    match line {
        Line::Whole(bytes) => match Urn::parse_bytes(bytes, profile) {
            Ok(_) => {
                out.write_all(b"valid\t")?;
                out.write_all(bytes)?;
                out.write_all(b"\n")?;
                Ok(true)
            }
            Err(error) => {
                out.write_all(b"invalid\t")?;
                // Formatting costs more than parsing; a plain line needs none.
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
            writeln!(out, "invalid\t{}…\tlonger than {LINE_MAX} bytes, not looked at", shown.escape_debug())?;
            Ok(false)
        }
    }
}

fn compare(out: &mut impl Write, profile: Profile, purpose: Purpose, json: bool, pair: &[String]) -> Result<Exit, Failure> {
    let mut answer = |a: &str, b: &str| -> Result<bool, Failure> {
        let read = |text| {
            Urn::parse_as(text, profile).map_err(|error| Failure::new(Exit::No, format!("{text:?} is not a URN: {error}")))
        };
        let same = match (read(a), read(b)) {
            (Ok(a), Ok(b)) => Ok(equivalent_for(&a, &b, purpose)),
            (Err(failure), _) | (_, Err(failure)) => Err(failure.sentence),
        };
        if json {
            let object = match &same {
                Ok(equivalent) => serde_json::json!({ "a": a, "b": b, "profile": profile.name(), "equivalent": equivalent }),
                Err(message) => {
                    serde_json::json!({ "a": a, "b": b, "profile": profile.name(), "equivalent": false, "error": message })
                }
            };
            writeln!(out, "{object}")?;
        } else {
            match &same {
                Ok(true) => writeln!(out, "equivalent\t{a}\t{b}")?,
                Ok(false) => writeln!(out, "different\t{a}\t{b}")?,
                Err(message) => writeln!(out, "invalid\t{message}")?,
            }
        }
        Ok(same.unwrap_or(false))
    };
    match pair {
        [] => each_line(&[], |line| {
            let Line::Whole(bytes) = line else { return Err(Failure::new(Exit::Usage, "a line is too long")) };
            let text = String::from_utf8_lossy(bytes);
            match text.split_once('\t') {
                Some((a, b)) => answer(a, b),
                None => Err(Failure::new(Exit::Usage, format!("a line has no tab between two URNs: {text:?}"))),
            }
        }),
        [a, b] => Ok(if answer(a, b)? { Exit::Done } else { Exit::No }),
        _ => Err(Failure::new(Exit::Usage, "give two URNs, or none to read pairs from stdin")),
    }
}

fn normalize(out: &mut impl Write, profile: Profile, line: Line<'_>) -> Result<bool, Failure> {
    let (Line::Whole(bytes) | Line::TooLong(bytes)) = line;
    match Urn::parse_bytes(bytes, profile) {
        Ok(urn) if matches!(line, Line::Whole(_)) => {
            writeln!(out, "{}", urn.normalized())?;
            Ok(true)
        }
        Ok(_) => Err(Failure::new(Exit::No, format!("a line is longer than {LINE_MAX} bytes"))),
        Err(error) => {
            // An empty line keeps the answers beside their questions.
            writeln!(out)?;
            eprintln!("nidreg: {}: {error}", String::from_utf8_lossy(bytes).escape_debug());
            Ok(false)
        }
    }
}

fn encode(out: &mut impl Write, nid: &str, slash: Slash, text: &str) -> Result<Exit, Failure> {
    if let Err(fault) = crate::nid::check_syntax(nid) {
        return Err(Failure::new(Exit::Usage, fault.to_string()));
    }
    let nss = nss_from_native(text, slash).map_err(|refusal| Failure::new(Exit::No, refusal.to_string()))?;
    writeln!(out, "urn:{nid}:{nss}")?;
    Ok(Exit::Done)
}

fn find(out: &mut impl Write, profile: Profile, json: bool, file: Option<PathBuf>) -> Result<Exit, Failure> {
    let bytes = if let Some(path) = file {
        std::fs::read(&path).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", path.display())))?
    } else {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes)?;
        bytes
    };
    let mut any = false;
    // Parts that are not UTF-8 contain no URN; the parts between them are searched with their own offsets.
    let mut offset = 0;
    for part in bytes.utf8_chunks() {
        for found in find_as(part.valid(), profile) {
            any = true;
            let at = offset + found.at;
            if json {
                writeln!(
                    out,
                    "{}",
                    serde_json::json!({ "at": at, "urn": found.urn.as_str(), "normalized": found.urn.normalized() })
                )?;
            } else {
                writeln!(out, "{at}\t{}", found.urn)?;
            }
        }
        offset += part.valid().len() + part.invalid().len();
    }
    Ok(if any { Exit::Done } else { Exit::No })
}
