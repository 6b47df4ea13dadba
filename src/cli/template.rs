//! `nidreg template …`

use super::{Exit, Failure};
use crate::clock;
use crate::finding::Level;
use crate::template::checks::{Standard, check};
use crate::template::diff::{Change, changed_in_substance, compare};
use crate::template::read::{Reading, read};
use crate::template::write::write;
use crate::template::{Field, MAX_BYTES};
use clap::Subcommand;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Instant;

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Read any real template into the thirteen fields.
    Read {
        /// The file; - for stdin.
        file: PathBuf,
        /// JSON.
        #[arg(long)]
        json: bool,
    },
    /// Print every finding.
    Check {
        /// The file; - for stdin.
        file: PathBuf,
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
    },
    /// Print the canonical text of Appendix A.
    Write {
        /// The file; - for stdin.
        file: PathBuf,
    },
    /// Compare two templates field by field, word by word.
    Diff {
        /// The older one.
        a: PathBuf,
        /// The newer one.
        b: PathBuf,
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
    },
}

fn load(path: &Path) -> Result<Reading, Failure> {
    let mut bytes = Vec::new();
    let limit = MAX_BYTES as u64 + 1;
    let read_result = if path == Path::new("-") {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read_result.map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", path.display())))?;
    if bytes.len() > MAX_BYTES {
        return Err(Failure::new(Exit::No, format!("{}: a template has at most {MAX_BYTES} bytes", path.display())));
    }
    let text = std::str::from_utf8(&bytes)
        .map_err(|error| Failure::new(Exit::No, format!("{}: not UTF-8 from byte {} on", path.display(), error.valid_up_to())))?;
    Ok(read(text))
}

pub(super) fn run(verb: Verb) -> Result<Exit, Failure> {
    let mut out = std::io::stdout().lock();
    match verb {
        Verb::Read { file, json } => {
            let reading = load(&file)?;
            if json {
                writeln!(out, "{}", reading.to_json())?;
            } else {
                for field in Field::ALL {
                    let text =
                        reading.template.get(field).map_or_else(|| "(absent)".to_owned(), |text| text.replace('\n', "\n    "));
                    writeln!(out, "{}\n    {text}", field.label())?;
                }
                for unplaced in &reading.unplaced {
                    writeln!(out, "unplaced, line {}: {}", unplaced.line, unplaced.text)?;
                }
            }
            Ok(if reading.template.is_empty() { Exit::No } else { Exit::Done })
        }
        Verb::Check { file, json } => {
            let reading = load(&file)?;
            let findings = check(&reading.template, Standard::NewFormal, clock::day(clock::now()));
            for finding in &findings {
                if json {
                    writeln!(out, "{}", serde_json::to_string(finding).map_err(std::io::Error::from)?)?;
                } else {
                    writeln!(out, "{:<13} {} ({}, {})", finding.level.word(), finding.message, finding.clause, finding.id)?;
                }
            }
            Ok(if findings.iter().any(|finding| finding.level == Level::Fail) { Exit::No } else { Exit::Done })
        }
        Verb::Write { file } => {
            out.write_all(write(&load(&file)?.template).as_bytes())?;
            Ok(Exit::Done)
        }
        Verb::Diff { a, b, json } => {
            let (old, new) = (load(&a)?.template, load(&b)?.template);
            let diffs = compare(&old, &new, Instant::now());
            let substance = changed_in_substance(&old, &new);
            for diff in &diffs {
                let in_substance = substance.contains(&diff.field);
                if json {
                    let runs: Vec<serde_json::Value> = diff
                        .runs
                        .iter()
                        .map(|run| {
                            let change = match run.change {
                                Change::Same => "same",
                                Change::Inserted => "inserted",
                                Change::Deleted => "deleted",
                            };
                            serde_json::json!({ "change": change, "text": run.text })
                        })
                        .collect();
                    writeln!(
                        out,
                        "{}",
                        serde_json::json!({ "field": diff.field.key(), "substance": in_substance, "runs": runs })
                    )?;
                } else {
                    writeln!(out, "{}{}", diff.field.label(), if in_substance { "" } else { " (not in substance)" })?;
                    let words: String = diff
                        .runs
                        .iter()
                        .map(|run| match run.change {
                            Change::Same => run.text.clone(),
                            Change::Inserted => format!("{{+{}+}}", run.text),
                            Change::Deleted => format!("[-{}-]", run.text),
                        })
                        .collect();
                    writeln!(out, "    {words}")?;
                }
            }
            Ok(if diffs.is_empty() { Exit::Done } else { Exit::No })
        }
    }
}
