//! `nidreg urn …`

mod check;
mod each;

use crate::cli::book::NamespaceData;
use crate::cli::exit::{Exit, Failure};
use check::OutputFormat;
use clap::{Subcommand, ValueEnum};
use each::{CHUNK, each_line};
use std::io::{BufWriter, Read as _, Write};
use std::path::PathBuf;
use urn_registry::grammar::Budget;
use urn_registry::urn::encode::{EncodeError, SlashEncoding, encode_nss_for_rfc2141, nss_from_native};
use urn_registry::urn::find::find_as;
use urn_registry::urn::lines::Line;
use urn_registry::urn::normal::{ComparisonPurpose, equivalent_for};
use urn_registry::urn::report::LINE_MAX;
use urn_registry::urn::{SyntaxProfile, Urn};
use urn_registry::verdict::{self, Answer, NamespaceBook, STEPS_PER_NAME_MAX};

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum ComparisonUse {
    Naming,
    Caching,
}

/// The verdicts and exit statuses of `urn check`.
const CHECK_HELP: &str = "\
Verdicts (the first word of each line, and \"verdict\" in JSON):
  valid        a name of a registered namespace that satisfies all its rules
  not_tested   no fault was found, but the rule that the line names was not tested
  invalid      not a URN, the namespace is not registered, or a rule is violated; the reason follows

Exit status: 0 if no text is invalid, 1 if at least one is invalid, 2 if the command line is wrong.";

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Check each URN by syntax and by the rules of its namespace. Without arguments, read one per line from stdin.
    #[command(after_help = CHECK_HELP)]
    Check {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: SyntaxProfile,
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
        /// Print only how many texts have valid and invalid syntax.
        #[arg(long, conflicts_with = "json")]
        count: bool,
        /// Check the syntax only (RFC 8141 §2), without a database and without the rules of the namespace. The verdict is then
        /// never `valid`, but `not_tested`.
        #[arg(long)]
        offline: bool,
        /// The URNs to check.
        urns: Vec<String>,
    },
    /// Check whether two URNs are equivalent. Without arguments, read `A<TAB>B` lines from stdin.
    Compare {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: SyntaxProfile,
        /// Step 5a or 5b of the 2012 draft.
        #[arg(long, value_enum, default_value = "naming")]
        purpose: ComparisonUse,
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
        /// Use RFC 8141 only, without the rules of the namespace.
        #[arg(long)]
        offline: bool,
        /// The two URNs.
        #[arg(num_args = 0..=2)]
        pair: Vec<String>,
    },
    /// Print the normalized form of each URN (RFC 8141 §3.1). Without arguments, read one per line from stdin.
    Normalize {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: SyntaxProfile,
        /// Use RFC 8141 only, without the rules of the namespace.
        #[arg(long)]
        offline: bool,
        /// The URNs.
        urns: Vec<String>,
    },
    /// Encode an identifier from another system as a URN (RFC 8141 §2.2).
    Encode {
        /// The namespace.
        #[arg(long)]
        nid: String,
        /// Keep "/" as a separator instead of encoding it.
        #[arg(long)]
        keep_slash: bool,
        /// Use RFC 8141 only, even if the rules of the namespace are unknown or do not allow the identifier.
        #[arg(long)]
        unknown_rules: bool,
        /// The identifier.
        text: String,
    },
    /// Print every URN in a text with its byte offset.
    Find {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: SyntaxProfile,
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
        /// The file. The default is stdin.
        file: Option<PathBuf>,
    },
    /// Show the resolvers for a URN, from the resolver directory. No network request is made.
    Resolve {
        /// rfc8141, rfc2141 or rfc2141bis-03.
        #[arg(long, default_value_t)]
        profile: SyntaxProfile,
        /// I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns, or N2L and its variants. The default is all services.
        #[arg(long)]
        service: Option<String>,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
        /// The URN.
        urn: String,
    },
}

pub(super) fn run(verb: Verb) -> Result<Exit, Failure> {
    let mut out = BufWriter::with_capacity(CHUNK, std::io::stdout().lock());
    let exit = match verb {
        Verb::Check { profile, json, count, offline, urns } => {
            let shape = match (json, count) {
                (true, _) => OutputFormat::Json,
                (_, true) => OutputFormat::Count,
                _ => OutputFormat::Words,
            };
            check::check(&mut out, profile, shape, offline, &urns)
        }
        Verb::Compare { profile, purpose, json, offline, pair } => {
            let purpose = match purpose {
                ComparisonUse::Naming => ComparisonPurpose::Naming,
                ComparisonUse::Caching => ComparisonPurpose::Caching,
            };
            let known = load_namespaces(offline)?;
            compare(&mut out, &ComparisonOptions { profile, purpose, json, book: known.as_ref().map(NamespaceData::book) }, &pair)
        }
        Verb::Normalize { profile, offline, urns } => {
            let known = load_namespaces(offline)?;
            each_line(&urns, |line| normalize(&mut out, profile, known.as_ref().map(NamespaceData::book), line))
        }
        Verb::Encode { nid, keep_slash, unknown_rules, text } => {
            let slash = if keep_slash { SlashEncoding::Keep } else { SlashEncoding::Encode };
            let known = load_namespaces(unknown_rules)?;
            encode(&mut out, &nid, slash, known.as_ref().map(NamespaceData::book), &text)
        }
        Verb::Find { profile, json, file } => find(&mut out, profile, json, file),
        Verb::Resolve { profile, service, json, urn } => {
            crate::cli::resolve::resolve(&mut out, profile, service.as_deref(), json, &urn)
        }
    }?;
    out.flush()?;
    Ok(exit)
}

fn load_namespaces(offline: bool) -> Result<Option<NamespaceData>, Failure> {
    if offline { Ok(None) } else { NamespaceData::open().map(Some) }
}

/// The options for a comparison of two URNs.
struct ComparisonOptions<'b> {
    profile: SyntaxProfile,
    purpose: ComparisonPurpose,
    json: bool,
    /// Namespace rules to apply in addition to the specification.
    book: Option<&'b NamespaceBook>,
}

impl ComparisonOptions<'_> {
    fn are_same(&self, a: &Urn<'_>, b: &Urn<'_>) -> bool {
        let merged = || self.book.is_some_and(|book| verdict::equivalent(a, b, book, &mut Budget::new(2 * STEPS_PER_NAME_MAX)));
        // Step 5b of the draft requires more than equal names, so namespace rules apply only to comparisons by step 5a.
        equivalent_for(a, b, self.purpose) || (self.purpose == ComparisonPurpose::Naming && merged())
    }
}

fn compare(out: &mut impl Write, how: &ComparisonOptions<'_>, pair: &[String]) -> Result<Exit, Failure> {
    let &ComparisonOptions { profile, json, .. } = how;
    let mut answer = |a: &str, b: &str| -> Result<bool, Failure> {
        let read = |text| {
            Urn::parse_as(text, profile).map_err(|error| Failure::new(Exit::No, format!("{text:?} is not a URN: {error}")))
        };
        let same = match (read(a), read(b)) {
            (Ok(a), Ok(b)) => Ok(how.are_same(&a, &b)),
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

fn normalize(
    out: &mut impl Write,
    profile: SyntaxProfile,
    book: Option<&NamespaceBook>,
    line: Line<'_>,
) -> Result<bool, Failure> {
    let (Line::Whole(bytes) | Line::TooLong(bytes)) = line;
    match Urn::parse_bytes(bytes, profile) {
        Ok(urn) if matches!(line, Line::Whole(_)) => {
            match book {
                Some(book) => writeln!(out, "{}", verdict::canonical(&urn, book, &mut Budget::new(STEPS_PER_NAME_MAX)))?,
                None => writeln!(out, "{}", urn.normalized())?,
            }
            Ok(true)
        }
        Ok(_) => Err(Failure::new(Exit::No, format!("a line is longer than {LINE_MAX} bytes"))),
        Err(error) => {
            // An empty line keeps output lines aligned with input lines.
            writeln!(out)?;
            crate::cli::exit::print_to_stderr(format_args!("nidreg: {}: {error}", String::from_utf8_lossy(bytes).escape_debug()));
            Ok(false)
        }
    }
}

fn encode(
    out: &mut impl Write,
    nid: &str,
    slash: SlashEncoding,
    book: Option<&NamespaceBook>,
    text: &str,
) -> Result<Exit, Failure> {
    if let Err(fault) = urn_registry::nid::check_syntax(nid) {
        return Err(Failure::new(Exit::Usage, fault.to_string()));
    }
    let named = |nss: Result<String, EncodeError>| match nss {
        Ok(nss) => Ok(format!("urn:{nid}:{nss}")),
        Err(refusal) => Err(Failure::new(Exit::No, refusal.to_string())),
    };
    let mut urn = named(nss_from_native(text, slash))?;
    if let Some(book) = book {
        if !book.rules(nid).is_some_and(verdict::Rules::are_known) {
            let sentence = format!(
                "the rules of {nid} are not known, so its encoding is not known; use --unknown-rules to apply RFC 8141 only"
            );
            return Err(Failure::new(Exit::No, sentence));
        }
        if let Some(reason) = why_invalid(&urn, book) {
            // If the grammar accepts the identifier only with "/" unencoded, its names have levels; older grammars need more
            // characters encoded.
            let others = [named(nss_from_native(text, SlashEncoding::Keep))?, named(encode_nss_for_rfc2141(text))?];
            match others.into_iter().find(|other| why_invalid(other, book).is_none()) {
                Some(other) => urn = other,
                None => return Err(Failure::new(Exit::No, format!("{urn} is not a valid name in {nid}: {reason}"))),
            }
        }
    }
    writeln!(out, "{urn}")?;
    if book.is_none() {
        let caution = urn_registry::resolution::caution::construction_warning(nid);
        crate::cli::exit::print_to_stderr(format_args!("nidreg: {} ({})", caution.message, caution.clause));
    }
    Ok(Exit::Done)
}

/// Why a URN is not valid in its namespace; `None` if it is valid.
fn why_invalid(urn: &str, book: &NamespaceBook) -> Option<String> {
    let urn = match Urn::parse(urn) {
        Ok(urn) => urn,
        Err(error) => return Some(error.to_string()),
    };
    let judged = verdict::judge(&urn, book, &mut Budget::new(STEPS_PER_NAME_MAX));
    (judged.answer != Answer::Yes)
        .then(|| judged.fault.map_or_else(|| "it took too long to check".to_owned(), |fault| fault.message.to_string()))
}

fn find(out: &mut impl Write, profile: SyntaxProfile, json: bool, file: Option<PathBuf>) -> Result<Exit, Failure> {
    let bytes = if let Some(path) = file {
        std::fs::read(&path).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", path.display())))?
    } else {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes)?;
        bytes
    };
    let mut any = false;
    // Invalid UTF-8 contains no URN; each valid chunk is searched separately, and its offset added.
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
