//! `nidreg template …`

use crate::cli::annotations::{CheckedFile, Format, annotations, format_unreadable_file};
use crate::cli::book::announce_builtin_registry;
use crate::cli::exit::{Exit, Failure, store_if_there};
use crate::clock;
use crate::mail::saved::read_document;
use crate::requests::gather::checks::findings_without_request;
use crate::requests::guidance;
use clap::Subcommand;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::profile::catalogue;
use urn_registry::template::characters::escape;
use urn_registry::template::diff::{DiffLayout, changed_in_substance, compare, diff_as_text, patch};
use urn_registry::template::inspect::{self, RegistryContext, findings, requested_nid};
use urn_registry::template::questions::asked_about;
use urn_registry::template::read::{Reading, UPLOAD_MAX, UploadReading};
use urn_registry::template::write::write;
use urn_registry::template::{Field, NID_PLACEHOLDER, Template};

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Read a template and print its thirteen fields.
    Read {
        /// The file, or - for stdin.
        file: PathBuf,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Print a new template in Markdown, with the questions for each section as comments.
    Init {
        /// The type of namespace to request.
        #[arg(long = "as", value_enum, default_value = "formal")]
        kind: NewNamespaceKind,
    },
    /// Check a template and print all findings. If there is a database, the namespace ID is checked against it.
    Check {
        /// The file, or - for stdin.
        file: PathBuf,
        /// Print one JSON object per line.
        #[arg(long, conflicts_with = "format")]
        json: bool,
        /// Print every question of RFC 8141 (docs/questions.md), with the sentence that may answer it. Without this option, only the
        /// questions without such a sentence are printed.
        #[arg(long, conflicts_with = "format")]
        questions: bool,
        /// The format of the findings: text, or what GitHub Actions, GitLab or a SARIF viewer shows beside the file.
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
        /// The type of the template: a request for a formal namespace, a request for an informal namespace, or a registered text.
        #[arg(long = "as", value_enum, default_value = "formal")]
        kind: Kind,
        /// Check it as a new version of this registered text.
        #[arg(long, value_name = "FILE", conflicts_with = "kind")]
        revises: Option<PathBuf>,
    },
    /// Print the template in the canonical format of RFC 8141, Appendix A.
    Write {
        /// The file, or - for stdin.
        file: PathBuf,
    },
    /// Compare two templates field by field, word by word.
    Diff {
        /// The older template.
        a: PathBuf,
        /// The newer template.
        b: PathBuf,
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
        /// The output format.
        #[arg(long = "as", value_enum, default_value = "inline", conflicts_with = "json")]
        view: ComparisonFormat,
    },
}

/// The type as which a template is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Kind {
    /// A request for a formal namespace.
    Formal,
    /// A request for an informal namespace.
    Informal,
    /// A registered text; findings are advisory only.
    Registered,
}

/// The type of namespace that a new template requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum NewNamespaceKind {
    /// A formal namespace, whose ID you choose.
    Formal,
    /// An informal namespace, whose number is assigned at registration.
    Informal,
}

/// The output format of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ComparisonFormat {
    /// Removed and added words within the text.
    Inline,
    /// Two columns.
    Side,
    /// A unified diff of the canonical texts.
    Patch,
}

fn load_file(path: &Path) -> Result<UploadReading, Failure> {
    let mut bytes = Vec::new();
    let limit = UPLOAD_MAX as u64 + 1;
    let read_result = if path == Path::new("-") {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read_result.map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", path.display())))?;
    let name = path.to_string_lossy();
    read_document(&bytes, &name).map_err(|refused| Failure::new(Exit::No, format!("{name}: {refused}")))
}

fn load(path: &Path) -> Result<Reading, Failure> {
    load_file(path).map(|file| file.reading)
}

/// A template with empty sections and guidance in comments, which are ignored when the template is read.
fn blank(kind: NewNamespaceKind) -> String {
    let mut out =
        "# URN namespace registration\n\n<!-- Fill in the sections, then run: nidreg template check FILE -->\n".to_owned();
    for field in Field::ALL {
        let text = match (field, kind) {
            (Field::NamespaceId, NewNamespaceKind::Informal) => NID_PLACEHOLDER,
            (Field::Version, _) => "1",
            // The registry sets the date. A first registration has no revision information.
            (Field::Date | Field::RevisionInformation, _) => continue,
            _ => "",
        };
        out.extend(["\n## ", field.label(), "\n\n"]);
        if let Some(guidance) = guidance::for_field(field) {
            out.extend(["<!-- ".to_owned(), Phrase::new(guidance.text).to_string(), "\n".to_owned()]);
            for prompt in guidance.prompts {
                out.extend(["- ".to_owned(), Phrase::new(prompt).to_string(), "\n".to_owned()]);
            }
            out.push_str("-->\n");
        }
        if !text.is_empty() {
            out.extend(["\n", text, "\n"]);
        }
    }
    out
}

/// Prints the report: one line with the numbers, what must be fixed, the questions, and what can be made clearer. With `json`, one object
/// per finding.
fn print_report(
    findings: &[Finding],
    (is_revision, file): (bool, CheckedFile<'_>),
    (all_questions, json): (bool, bool),
    out: &mut impl std::io::Write,
) -> Result<(), std::io::Error> {
    if json {
        for finding in findings {
            writeln!(out, "{}", serde_json::to_string(finding).map_err(std::io::Error::from)?)?;
        }
        return print_questions((&file.reading.template, is_revision), (all_questions, json), out);
    }
    let at_level = |level: Level| findings.iter().filter(move |finding| finding.level == level);
    let open = asked_about(&file.reading.template, is_revision).iter().filter(|question| question.suggested.is_none()).count();
    let (errors, warnings) = (at_level(Level::Error).count(), at_level(Level::Warning).count());
    writeln!(out, "Must be fixed: {errors}. Questions without a matching sentence: {open}. Suggestions: {warnings}")?;
    let print = |out: &mut dyn std::io::Write, finding: &Finding| {
        let line = file.line_of(finding).unwrap_or(1);
        writeln!(out, "{:<13} line {line}: {} ({}, {})", finding.level.label(), finding.sentence(), finding.clause, finding.id)
    };
    at_level(Level::Error).try_for_each(|finding| print(out, finding))?;
    print_questions((&file.reading.template, is_revision), (all_questions, false), out)?;
    at_level(Level::Warning).try_for_each(|finding| print(out, finding))?;
    at_level(Level::Note).try_for_each(|finding| print(out, finding))?;
    let notes = file.reading.notes.iter().map(ToString::to_string);
    let unplaced =
        file.reading.unplaced.iter().map(|unplaced| format!("line {}: not read: {}", unplaced.line, escape(&unplaced.text)));
    notes.chain(unplaced).try_for_each(|note| writeln!(out, "{:<13} {note}", Level::Note.label()))
}

/// Prints the questions that have no sentence with their words; with `all`, each one with the sentence that may answer it. With `json`, one
/// object with all questions.
fn print_questions(
    (template, is_revision): (&Template, bool),
    (all, json): (bool, bool),
    out: &mut impl std::io::Write,
) -> Result<(), std::io::Error> {
    let asked = asked_about(template, is_revision);
    if json {
        return if all { writeln!(out, "{}", serde_json::json!({ "questions": asked })) } else { Ok(()) };
    }
    for question in asked.iter().filter(|question| all || question.suggested.is_none()) {
        let label = question.field.label();
        writeln!(out, "{:<13} {label}: {} ({}, {})", "Question", question.question, question.clause, question.id)?;
        if let Some(sentence) = &question.suggested {
            writeln!(out, "{:<13} Possible answer: {}", "", escape(sentence))?;
        }
    }
    Ok(())
}

fn print_reading(reading: &Reading, json: bool, out: &mut impl std::io::Write) -> Result<(), Failure> {
    if json {
        writeln!(out, "{}", reading.to_json())?;
    } else {
        for field in Field::ALL {
            let text =
                reading.template.get(field).map_or_else(|| "(absent)".to_owned(), |text| escape(text).replace('\n', "\n    "));
            writeln!(out, "{}\n    {text}", field.label())?;
        }
        for unplaced in &reading.unplaced {
            writeln!(out, "unplaced, line {}: {}", unplaced.line, escape(&unplaced.text))?;
        }
        for offer in &reading.offers {
            writeln!(out, "line {}: \"{}\" would fill {}", offer.line, escape(&offer.heading), offer.field.label())?;
        }
        for note in &reading.notes {
            writeln!(out, "note: {note}")?;
        }
    }
    Ok(())
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    let mut out = std::io::stdout().lock();
    match verb {
        Verb::Read { file, json } => {
            let reading = load(&file)?;
            print_reading(&reading, json, &mut out)?;
            Ok(if reading.template.is_empty() { Exit::No } else { Exit::Done })
        }
        Verb::Init { kind } => {
            out.write_all(blank(kind).as_bytes())?;
            Ok(Exit::Done)
        }
        Verb::Check { file, json, questions, format, kind, revises } => {
            let loaded = match load_file(&file) {
                Ok(loaded) => loaded,
                Err(failure) => {
                    out.write_all(format_unreadable_file(format, &file.to_string_lossy(), &failure.sentence).as_bytes())?;
                    return Err(failure);
                }
            };
            let current = revises.as_deref().map(load).transpose()?.map(|current| current.template);
            let kind = match (&current, kind) {
                (Some(current), _) => inspect::Kind::Revision { current: Some(current) },
                (None, Kind::Formal) => inspect::Kind::NewFormal,
                (None, Kind::Informal) => inspect::Kind::NewInformal,
                (None, Kind::Registered) => inspect::Kind::Registered,
            };
            let now = clock::now();
            // Only a request for a formal namespace depends on existing registrations.
            let store = if matches!(kind, inspect::Kind::NewFormal) { store_if_there() } else { None };
            let is_formal = matches!(kind, inspect::Kind::NewFormal);
            let findings = match &store {
                Some(store) => {
                    store.read(|conn| findings_without_request(conn, now, &loaded.reading.template, "new_formal"))?.findings
                }
                None if is_formal => {
                    let known = catalogue::registry_state(requested_nid(&loaded.reading.template));
                    findings(&loaded.reading.template, kind, Some(RegistryContext::of(&known)), clock::day(now))
                }
                None => findings(&loaded.reading.template, kind, None, clock::day(now)),
            };
            let path = file.to_string_lossy();
            let checked = CheckedFile { path: &path, text: &loaded.text, reading: &loaded.reading };
            out.write_all(annotations(format, &findings, checked).as_bytes())?;
            if format == Format::Text {
                let is_revision = matches!(kind, inspect::Kind::Revision { .. });
                print_report(&findings, (is_revision, checked), (questions, json), &mut out)?;
            }
            if is_formal && store.is_none() {
                announce_builtin_registry();
            }
            Ok(if findings.iter().any(|finding| finding.level == Level::Error) { Exit::No } else { Exit::Done })
        }
        Verb::Write { file } => {
            out.write_all(write(&load(&file)?.template).as_bytes())?;
            Ok(Exit::Done)
        }
        Verb::Diff { a, b, json, view } => {
            let (old, new) = (load(&a)?.template, load(&b)?.template);
            let diffs = compare(&old, &new);
            let substance = changed_in_substance(&old, &new);
            if json {
                for diff in &diffs {
                    writeln!(out, "{}", diff.to_json(substance.contains(&diff.field)))?;
                }
            } else {
                let text = match view {
                    ComparisonFormat::Inline => diff_as_text(&diffs, &substance, DiffLayout::Inline),
                    ComparisonFormat::Side => diff_as_text(&diffs, &substance, DiffLayout::Side),
                    ComparisonFormat::Patch => patch((&a.to_string_lossy(), &write(&old)), (&b.to_string_lossy(), &write(&new))),
                };
                out.write_all(text.as_bytes())?;
            }
            Ok(if diffs.is_empty() { Exit::Done } else { Exit::No })
        }
    }
}
