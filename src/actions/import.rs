//! Imports snapshots of the IANA registry and undoes imports, from the command line and from the operator pages.
//!
//! On the operator pages, files are uploaded first and remain pending: nothing is imported before an operator has reviewed the
//! differences and confirmed them.

use crate::ids::new_id;
use crate::refusal::{Refusal, at};
use crate::registry::import::archive::{Sent, SentFile, is_archive};
use crate::registry::import::take::{plan, take, take_agreed};
use crate::registry::import::undo::{Undoing, Undone, preview_undo as newest_undo, undo_agreed};
use crate::registry::import::{Confirmed, Incoming, Plan, Report, Upload, mirror, queries};
use crate::store::{self, AnyConnection, Store};
use crate::users::{Account, Actor, Role};
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// The maximum upload size in bytes. The list alone has about 60 KiB, with all templates about 2 MiB; 20,000 records have about 4 MiB.
pub const UPLOAD_MAX: usize = 16 * 1024 * 1024;

/// The maximum number of pending uploads; each can be as large as [`UPLOAD_MAX`].
pub const WAITING_MAX: usize = 10;

/// Uploads that were not confirmed within this period are deleted at the next upload.
const UPLOAD_RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The maximum length of a file name, in characters.
const NAME_MAX: usize = 200;

fn may(who: &Actor) -> Result<(), Refusal> {
    if who.has(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-operator"))) }
}

/// Previews an import: the plan, and the report it would produce. Changes nothing.
///
/// # Errors
/// A refusal if the file is malformed or is another registry.
pub fn preview(store: &Store, now: Timestamp, who: &Actor, incoming: &Incoming) -> Result<(Plan, Report), Refusal> {
    may(who)?;
    let plan = store.read(|conn| plan(conn, now, incoming)).map_err(rejected)?;
    let report = match incoming.texts.as_slice() {
        [] => plan.report.clone(),
        // The effect on texts is known only after each text was stored, so the import is run completely and then rolled back.
        _ => store.rehearse(|conn| take(conn, now, who, incoming)).map_err(rejected)?,
    };
    Ok((plan, report))
}

/// A refusal with an explanation, if the database permanently rejected the file. The message of the database is in the program's log.
fn rejected(refusal: Refusal) -> Refusal {
    match refusal {
        Refusal::Store(error @ store::Error::Database(_)) if !error.is_away() => {
            tracing::error!(%error, "the database rejected an import");
            let why = "The database rejected a record of this file. Nothing was changed. Report this as a bug, with the file";
            Refusal::WrongState { why: why.into() }
        }
        other => other,
    }
}

/// Imports a snapshot, with the confirmations of its preview.
///
/// # Errors
/// A refusal if the file is malformed or is another registry. If something was not confirmed, nothing is imported and there is no report.
pub fn import(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    incoming: &Incoming,
    confirmed: Confirmed,
) -> Result<(Plan, Option<Report>), Refusal> {
    may(who)?;
    take_agreed(conn, now, who, incoming, confirmed).map_err(rejected)
}

/// Previews the undoing of the newest import. Changes nothing.
///
/// # Errors
/// A refusal if there is no import to undo.
pub fn preview_undo(conn: &mut AnyConnection, who: &Actor) -> Result<Undoing, Refusal> {
    may(who)?;
    newest_undo(conn)
}

/// Undoes the newest import, with the serial that was displayed, or without one if nothing depends on the import.
///
/// # Errors
/// A refusal if there is no import to undo.
pub fn undo(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    serial: Option<u64>,
) -> Result<(Undoing, Option<Undone>), Refusal> {
    may(who)?;
    undo_agreed(conn, now, who, serial)
}

/// Reads uploaded files as a snapshot; a fault names the file and the line.
///
/// # Errors
/// A fault at the field `files`.
pub fn read(files: &[SentFile], seen: Option<Date>) -> Result<Incoming, Refusal> {
    let fault = |why: String| Refusal::at(at::FILES, why);
    let sent = Sent::open(files).map_err(fault)?;
    let named = match files {
        [(name, _)] => name.as_str(),
        _ => "Your upload",
    };
    let mut layout = mirror::layout(&sent, named).map_err(|unfit| fault(unfit.to_string()))?;
    if !layout.earlier.is_empty() {
        layout.remarks.push(format!("{} earlier lists were not imported. Upload each separately", layout.earlier.len()));
    }
    // An archive can contain the date, as a list can.
    let archives = || files.iter().filter(|(_, bytes)| is_archive(bytes));
    let seen = seen.or_else(|| archives().find_map(|(name, _)| mirror::day_in(name)));
    mirror::incoming(&sent, layout, seen).map_err(|unfit| fault(unfit.to_string()))
}

/// Stores uploaded files without importing them. Returns the ID of the upload.
///
/// # Errors
/// A fault if too many uploads are pending.
pub fn send(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Account,
    files: &[SentFile],
    seen: Option<Date>,
) -> Result<String, Refusal> {
    may(&Actor::Person(who.clone()))?;
    let mut waiting = 0;
    for upload in queries::all(conn)?.into_iter().filter(|upload| upload.state.is_none()) {
        if upload.at + UPLOAD_RETENTION < now {
            queries::delete(conn, &upload.id)?;
        } else {
            waiting += 1;
        }
    }
    if waiting >= WAITING_MAX {
        return Err(Refusal::at(
            at::FILES,
            format!("{waiting} uploads are already waiting to be imported. Import or discard one first"),
        ));
    }
    let id = new_id();
    let named: Vec<SentFile> = files.iter().map(|(name, bytes)| (name.chars().take(NAME_MAX).collect(), bytes.clone())).collect();
    queries::insert(conn, &id, &who.id, (&named, seen), now.into())?;
    Ok(id)
}

/// A pending upload with its files.
///
/// # Errors
/// Not found, including if it was imported or dropped in the meantime.
pub fn waiting(conn: &mut AnyConnection, who: &Account, id: &str) -> Result<(Upload, Vec<SentFile>), Refusal> {
    may(&Actor::Person(who.clone()))?;
    let upload = queries::all(conn)?.into_iter().find(|upload| upload.id == id && upload.state.is_none());
    let upload = upload.ok_or_else(|| Refusal::not_found("This upload, which may have been imported or discarded,"))?;
    let files = queries::files(conn, id)?;
    Ok((upload, files))
}

/// Imports a pending upload, with the confirmations of its preview. If something was not confirmed, nothing is imported and the upload
/// stays pending.
///
/// # Errors
/// Not found if it was imported or dropped in the meantime; a refusal if it cannot be imported.
pub fn confirm(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Account,
    (id, incoming): (&str, &Incoming),
    confirmed: Confirmed,
) -> Result<Option<Report>, Refusal> {
    let (_, files) = waiting(conn, who, id)?;
    let (_, report) = import(conn, now, &Actor::Person(who.clone()), incoming, confirmed)?;
    let Some(report) = report else { return Ok(None) };
    // A list or a template is stored with its snapshot as received; an archive would be lost.
    let archived = files.iter().any(|(_, bytes)| is_archive(bytes));
    match report.state {
        Some(state) if archived => queries::set_state(conn, id, state)?,
        _ => {
            queries::delete(conn, id)?;
        }
    }
    Ok(Some(report))
}

/// Deletes a pending upload.
///
/// # Errors
/// Not found if it was imported or dropped in the meantime.
pub fn drop_upload(conn: &mut AnyConnection, who: &Account, id: &str) -> Result<(), Refusal> {
    waiting(conn, who, id)?;
    queries::delete(conn, id)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(message: &str) -> Refusal {
        Refusal::Store(store::Error::of_database(message))
    }

    #[test]
    fn database_error_is_explained_and_a_full_disk_is_reported_unchanged() {
        let told = rejected(refused("CHECK constraint failed: nid <> 'urn'"));
        assert!(matches!(told, Refusal::WrongState { .. }), "{told:?}");
        assert!(told.to_string().contains("The database rejected a record of this file. Nothing was changed"), "{told}");
        assert!(!told.to_string().contains("constraint"), "{told}");
        assert!(matches!(rejected(refused("database or disk is full")), Refusal::Store(_)));
        assert!(matches!(rejected(Refusal::Repeated), Refusal::Repeated));
    }
}
