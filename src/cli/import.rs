//! `nidreg import …`

use super::{Exit, Failure, settings};
use crate::clock;
use crate::registry::formats::xml;
use crate::registry::import::{Found, Report, import};
use crate::store::{Store, migrations};
use clap::Subcommand;
use jiff::civil::Date;
use std::io::Write as _;
use std::path::{Path, PathBuf};

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Take over a state of IANA's registry. Doing it again changes nothing.
    Iana {
        /// `urn-namespaces.xml`, of any day.
        file: PathBuf,
        /// A folder with templates, named by their namespace: `nbn`, `nbn.txt`, `nbn.8141.txt`, or `nbn@2018-07-07.txt` for the
        /// text of that day.
        #[arg(long, value_name = "DIR")]
        templates: Option<PathBuf>,
        /// One JSON object.
        #[arg(long)]
        json: bool,
    },
}

/// A template's file is far smaller; one above is told and left out.
const TEMPLATE_MAX: u64 = crate::template::MAX_BYTES as u64;

pub(super) fn run(verb: Verb) -> Result<Exit, Failure> {
    let Verb::Iana { file, templates, json } = verb;
    let size =
        std::fs::metadata(&file).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", file.display())))?.len();
    if size > xml::MAX_BYTES as u64 {
        return Err(Failure::new(Exit::No, format!("{}: a list has at most {} bytes", file.display(), xml::MAX_BYTES)));
    }
    let text = std::fs::read_to_string(&file).map_err(|error| Failure::new(Exit::No, format!("{}: {error}", file.display())))?;
    let document = xml::read(&text).map_err(|error| Failure::new(Exit::No, format!("{}: {error}", file.display())))?;
    let mut remarks = Vec::new();
    let found = match &templates {
        Some(dir) => templates_in(dir, &mut remarks)?,
        None => Vec::new(),
    };
    let settings = settings()?;
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    let store = Store::open(&settings.database).map_err(not_ready)?;
    migrations::migrate(&store).map_err(not_ready)?;
    let mut report = store.write(|conn| import(conn, clock::now(), &document, &found))?;
    report.remarks.extend(remarks);
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(std::io::Error::from)?)?;
    } else {
        print(&mut out, &report)?;
    }
    Ok(Exit::Done)
}

fn print(out: &mut impl std::io::Write, report: &Report) -> Result<(), Failure> {
    for (words, list) in [
        ("added", &report.added),
        ("changed", &report.changed),
        ("no longer listed", &report.unlisted),
        ("listed again", &report.listed_again),
        ("version taken over", &report.versions),
        ("wording taken over", &report.editions),
        ("remark", &report.remarks),
    ] {
        for one in list {
            writeln!(out, "{words}: {one}")?;
        }
    }
    let changes = report.added.len() + report.changed.len() + report.unlisted.len() + report.listed_again.len();
    writeln!(
        out,
        "{changes} changes of the list, {} versions, {} wordings; {} unchanged",
        report.versions.len(),
        report.editions.len(),
        report.unchanged
    )?;
    Ok(())
}

/// The templates of a folder, each with the namespace and the day its name gives.
fn templates_in(dir: &Path, remarks: &mut Vec<String>) -> Result<Vec<Found>, Failure> {
    let entries = std::fs::read_dir(dir).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", dir.display())))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(Failure::from)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let is_text = path.extension().is_none_or(|extension| ["txt", "md", "xml"].iter().any(|known| extension == *known));
        // The list itself and its earlier states may lie in the same folder.
        if !path.is_file() || name.starts_with('.') || name.starts_with("urn-namespaces") || !is_text {
            continue;
        }
        let (nid, on) = named(&name);
        if path.metadata().map_err(Failure::from)?.len() > TEMPLATE_MAX {
            remarks.push(format!("{name}: more than {TEMPLATE_MAX} bytes; left out"));
            continue;
        }
        match String::from_utf8(std::fs::read(&path).map_err(Failure::from)?) {
            Ok(text) => found.push(Found { nid, on, text, file: name }),
            Err(_) => remarks.push(format!("{name}: not UTF-8; left out")),
        }
    }
    found.sort_by(|a, b| a.file.cmp(&b.file));
    Ok(found)
}

/// `nbn@2018-07-07_91212a9b.txt` is the text of `nbn` of that day; `nbn.8141.txt` the current one.
fn named(name: &str) -> (String, Option<Date>) {
    let (stem, day) = name.split_once('@').unwrap_or((name, ""));
    let on = day.get(..10).and_then(|day| day.parse().ok());
    let nid = stem.split('.').next().unwrap_or(stem).to_ascii_lowercase();
    (nid, on)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_say_whose_they_are_and_of_which_day() {
        assert_eq!(named("nbn.8141.txt"), ("nbn".to_owned(), None));
        assert_eq!(named("urn-7"), ("urn-7".to_owned(), None));
        assert_eq!(named("nbn@2018-07-07_91212a9b.txt"), ("nbn".to_owned(), Some(jiff::civil::date(2018, 7, 7))));
    }
}
