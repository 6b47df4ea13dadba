//! `nidreg import …`

mod folder;

use crate::actions::import;
use crate::cli::exit::{Exit, Failure, load_settings, open_store};
use crate::clock;
use crate::registry::import::mirror::{self, Mirror, NotASnapshot};
use crate::registry::import::undo::UndoPreview;
use crate::registry::import::{
    Accepted, ChangedField, ForbiddenName, ImportConfirmation, ImportPreview, IncomingSnapshot, Report,
};
use crate::registry::snapshots;
use crate::store::{Error, Store, migrations};
use crate::users::Actor;
use clap::Subcommand;
use folder::DiskFiles;
use jiff::Timestamp;
use jiff::civil::Date;
use std::io::Write as _;
use std::path::{Path, PathBuf};

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Import a snapshot of the IANA registry. Importing it again changes nothing. Snapshots can be imported in any order. Exit status 5:
    /// nothing was imported, because it needs confirmation or the file is not the registry.
    Iana(IanaImportArguments),
    /// Undo the newest import. Its names and numbers are free again. If an open request, a new version or a correction relies on one,
    /// nothing is undone. If other later changes depend on it, they are listed, and `--confirm` is required.
    Undo {
        /// Print what would be undone; change nothing.
        #[arg(long)]
        dry_run: bool,
        /// The serial that was printed: undo the import even though later changes depend on it.
        #[arg(long, value_name = "SERIAL")]
        confirm: Option<u64>,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// List the imported snapshots in the order in which they were recorded.
    States {
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
    },
    /// Write the file of a snapshot to stdout, byte for byte as it was received.
    File {
        /// The number of the snapshot, as `import states` prints it.
        state: i64,
    },
}

#[derive(Debug, clap::Args)]
pub(crate) struct IanaImportArguments {
    /// `urn-namespaces.xml` of any date, or a directory with IANA's structure: the registry, `urn-formal` and `urn-informal` with
    /// templates, and RFCs as text (`rfc8458.txt`) for templates that are published only in an RFC. Earlier lists in the directory
    /// (`urn-namespaces@2018-07-07.xml`) and texts (`nbn@2018-07-07.txt`) are imported first, without confirmation.
    path: PathBuf,
    /// A directory of templates, named by namespace: `nbn`, `nbn.txt`, `nbn.8141.txt`, or `nbn@2018-07-07.txt` for the text of
    /// that date.
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,
    /// The date on which IANA published it. The default is the date in the file name (`urn-namespaces@2018-07-07.xml`), or else
    /// the date of the last change that the file states.
    #[arg(long, value_name = "DATE")]
    view: Option<Date>,
    /// Print the differences and a serial; change nothing.
    #[arg(long)]
    dry_run: bool,
    /// The serial that was printed: import even if more than three records would be removed, or more than one in twenty changed.
    #[arg(long, value_name = "SERIAL")]
    confirm: Option<u64>,
    /// In addition to `--confirm`: import the listed names that are not allowed for a new registration (RFC 8141, 5.1 and 5.2), such as
    /// `X-lamp`, or an informal number that skips others. Without it, such names are printed and nothing is imported (exit status 5).
    #[arg(long, requires = "confirm")]
    accept_forbidden: bool,
    /// Print one JSON object per list.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    match verb {
        Verb::Iana(iana) => import_iana(&iana),
        Verb::Undo { dry_run, confirm, json } => undo_newest(dry_run, confirm, json),
        Verb::States { json } => list_snapshots(json),
        Verb::File { state } => {
            let store = open_store(&load_settings()?)?;
            let (_, bytes) = store.read(|conn| snapshots::store::file(conn, state))?;
            std::io::stdout().lock().write_all(&bytes)?;
            Ok(Exit::Done)
        }
    }
}

/// The result of an import or a dry run, as JSON.
#[derive(serde::Serialize)]
struct ImportResult<'a> {
    #[serde(flatten)]
    report: &'a Report,
    serial: u64,
    doubts: &'a [String],
    forbidden: &'a [ForbiddenName],
    fields: &'a [ChangedField],
    taken: bool,
}

fn import_iana(iana: &IanaImportArguments) -> Result<Exit, Failure> {
    let (earlier, incoming) = read_snapshots(iana)?;
    let settings = load_settings()?;
    let not_ready = |error: Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    let store = Store::open(&settings.database).map_err(not_ready)?;
    migrations::migrate(&store).map_err(not_ready)?;
    store.start_comparing(Some(&settings.marks_file())).map_err(not_ready)?;
    let (now, who) = (clock::now(), Actor::CommandLine);
    for list in &earlier {
        let (plan, report) = if iana.dry_run {
            import::preview_import(&store, now, &who, list)?
        } else {
            import_without_confirmation(&store, now, list, iana.accept_forbidden)?
        };
        print_report(iana, &report, &plan, !iana.dry_run)?;
    }
    if iana.dry_run {
        let (plan, report) = import::preview_import(&store, now, &who, &incoming)?;
        print_report(iana, &report, &plan, false)?;
        return Ok(Exit::Done);
    }
    let doubts = iana.confirm.map_or(Accepted::None, Accepted::Serial);
    let confirmed = ImportConfirmation { doubts, forbidden: iana.accept_forbidden };
    let (plan, taken) = store.write(|conn| import::import_snapshot(conn, now, &who, &incoming, confirmed))?;
    if let Some(report) = taken {
        print_report(iana, &report, &plan, true)?;
        return Ok(Exit::Done);
    }
    let (plan, report) = import::preview_import(&store, now, &who, &incoming)?;
    print_report(iana, &report, &plan, false)?;
    let reason = if iana.confirm.is_some_and(|serial| serial != plan.serial) { "The serial has changed. " } else { "" };
    let doubts = if plan.doubts.is_empty() { String::new() } else { format!(": {}", plan.doubts.join("; ")) };
    let second = if plan.forbidden.is_empty() { "" } else { " --accept-forbidden" };
    Err(Failure::new(
        Exit::Conflict,
        format!("{reason}Nothing was changed{doubts}. To import it anyway, add --confirm {}{second}", plan.serial),
    ))
}

/// Imports a snapshot without requiring confirmation, unless it has names that a new registration must not have.
fn import_without_confirmation(
    store: &Store,
    now: Timestamp,
    incoming: &IncomingSnapshot,
    may_be_forbidden: bool,
) -> Result<(ImportPreview, Report), Failure> {
    let who = Actor::CommandLine;
    let confirmed = ImportConfirmation { doubts: Accepted::Any, forbidden: may_be_forbidden };
    let (plan, taken) = store.write(|conn| import::import_snapshot(conn, now, &who, incoming, confirmed))?;
    if let Some(report) = taken {
        return Ok((plan, report));
    }
    let names: Vec<String> = plan.forbidden.iter().map(ToString::to_string).collect();
    Err(Failure::new(Exit::Conflict, format!("{} was not imported: {}", incoming.file, names.join("; "))))
}

/// Imports the list, texts and history in a directory, for a demonstration.
pub(crate) fn import_demo_folder(store: &Store, now: Timestamp, path: &Path) -> Result<(), Failure> {
    let iana = IanaImportArguments {
        path: path.to_owned(),
        templates: None,
        view: None,
        dry_run: false,
        confirm: None,
        accept_forbidden: false,
        json: false,
    };
    let (earlier, current) = read_snapshots(&iana)?;
    for incoming in earlier.iter().chain([&current]) {
        import_without_confirmation(store, now, incoming, false)?;
    }
    Ok(())
}

/// Reads the files to import: the earlier lists, and the current one. Files that are too large are rejected before they are read.
fn read_snapshots(iana: &IanaImportArguments) -> Result<(Vec<IncomingSnapshot>, IncomingSnapshot), Failure> {
    let failure = |unfit: NotASnapshot| {
        let exit = match unfit {
            NotASnapshot::Missing(_) => Exit::NotFound,
            NotASnapshot::Several(_) => Exit::Usage,
            NotASnapshot::Foreign(_) => Exit::Conflict,
            NotASnapshot::Unreadable(_) => Exit::No,
        };
        Failure::new(exit, unfit.to_string())
    };
    let mut disk = DiskFiles::find_files(&iana.path)?;
    let mut found = if iana.path.is_dir() {
        mirror::find_mirror_files(&disk, &iana.path.display().to_string()).map_err(failure)?
    } else {
        Mirror::default()
    };
    if let Some(dir) = &iana.templates {
        let templates = disk.add_templates(dir)?;
        if templates.is_empty() {
            found.remarks.push(format!("{}: no template found", dir.display()));
        }
        found.templates.extend(templates);
    }
    let earlier = mirror::read_earlier_lists(&disk, &found).map_err(failure)?;
    let current = mirror::read_incoming_snapshot(&disk, found, iana.view).map_err(failure)?;
    // Only the past is imported without confirmation.
    let late = earlier.iter().find(|list| list.published_on() > current.published_on()).map(|list| list.file.clone());
    match late {
        None => Ok((earlier, current)),
        Some(late) => Err(Failure::new(Exit::Usage, format!("{late} is newer than {}. Import it separately", current.file))),
    }
}

fn print_report(iana: &IanaImportArguments, report: &Report, plan: &ImportPreview, taken: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if iana.json {
        let told = ImportResult {
            report,
            serial: plan.serial,
            doubts: &plan.doubts,
            forbidden: &plan.forbidden,
            fields: &plan.fields,
            taken,
        };
        writeln!(out, "{}", serde_json::to_string(&told).map_err(std::io::Error::from)?)?;
        return Ok(());
    }
    for (text, list) in [
        ("added", &report.added),
        ("changed", &report.changed),
        ("no longer listed", &report.unlisted),
        ("listed again", &report.listed_again),
        ("affected", &report.affected),
        ("unreadable", &report.unreadable),
        ("version imported", &report.versions),
        ("corrected version imported", &report.editions),
        ("remark", &report.remarks),
    ] {
        for one in list {
            writeln!(out, "{text}: {one}")?;
        }
    }
    for forbidden in &plan.forbidden {
        writeln!(out, "forbidden name: {forbidden}")?;
    }
    for field in &plan.fields {
        writeln!(out, "{}, {}: {:?}, before {:?}", field.nid, field.field, field.after, field.before)?;
    }
    let after = match (&plan.after, taken) {
        (Some((number, day)), _) => format!("compared with snapshot {number}, published on {day}"),
        (None, _) => "no earlier snapshot".to_owned(),
    };
    writeln!(
        out,
        "{} list changes, {} versions, {} corrected versions; {} unchanged; published on {}, {after}",
        report.change_count(),
        report.versions.len(),
        report.editions.len(),
        report.unchanged,
        report.published_on
    )?;
    match (taken, report.state) {
        (true, Some(state)) => writeln!(out, "snapshot {state}")?,
        (true, None) => writeln!(out, "nothing to do: this snapshot has already been imported")?,
        (false, _) => {
            for doubt in &plan.doubts {
                writeln!(out, "confirmation required: {doubt}")?;
            }
            writeln!(out, "serial: {}", plan.serial)?;
        }
    }
    Ok(())
}

fn undo_newest(dry_run: bool, confirm: Option<u64>, json: bool) -> Result<Exit, Failure> {
    let store = open_store(&load_settings()?)?;
    let (now, who) = (clock::now(), Actor::CommandLine);
    let (looked, done) = if dry_run {
        (store.read(|conn| import::preview_undo(conn, &who))?, None)
    } else {
        store.write(|conn| import::undo_import(conn, now, &who, confirm))?
    };
    let mut out = std::io::stdout().lock();
    if json {
        let told = serde_json::json!({ "undoing": looked, "done": done });
        writeln!(out, "{told}")?;
    } else {
        print_undo(&mut out, &looked)?;
        if let Some(done) = &done {
            let free = if done.free.is_empty() { String::new() } else { format!("; free again: {}", done.free.join(", ")) };
            writeln!(out, "import {} was undone; {} entries changed{free}", done.state, done.changed.len())?;
        } else {
            writeln!(out, "serial: {}", looked.serial)?;
        }
    }
    if dry_run || done.is_some() {
        return Ok(Exit::Done);
    }
    if !looked.relies.is_empty() {
        let relies = looked.relies.join("; ");
        let advice = "An open request must end first. A version that was published here keeps its name";
        return Err(Failure::new(Exit::Conflict, format!("Nothing was undone: {relies}. {advice}")));
    }
    Err(Failure::new(
        Exit::Conflict,
        format!(
            "Nothing was changed: {}. To undo it, add --confirm {}",
            if looked.depends.is_empty() { "the serial has changed" } else { "later changes depend on this import" },
            looked.serial
        ),
    ))
}

fn print_undo(out: &mut impl std::io::Write, looked: &UndoPreview) -> Result<(), Failure> {
    writeln!(
        out,
        "import {} of {}, published on {}, recorded at {}",
        looked.state, looked.file, looked.published_on, looked.recorded_at
    )?;
    for (text, list) in [
        ("free again after the undo", &looked.only_here),
        ("text imported with it, retained and flagged", &looked.texts),
        ("relies on it, so it cannot be undone", &looked.relies),
        ("depends on it", &looked.depends),
    ] {
        for one in list {
            writeln!(out, "{text}: {one}")?;
        }
    }
    Ok(())
}

fn list_snapshots(json: bool) -> Result<Exit, Failure> {
    let store = open_store(&load_settings()?)?;
    let mut out = std::io::stdout().lock();
    for state in store.read(snapshots::queries::all)? {
        let learned = state.recorded_at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
        let undone = state.undone_at.map(|at| at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string());
        if json {
            let told = serde_json::json!({
                "state": state.number, "origin": state.origin.name(), "file": state.file, "sha256": state.digest,
                "published_on": state.published_on, "recorded_at": learned, "undone_at": undone,
            });
            writeln!(out, "{told}")?;
        } else {
            let undone = undone.map(|at| format!(", undone {at}")).unwrap_or_default();
            writeln!(out, "{}  published on {}, recorded {learned}{undone}  {}", state.number, state.published_on, state.file)?;
        }
    }
    Ok(Exit::Done)
}
