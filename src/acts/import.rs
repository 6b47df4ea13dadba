//! Taking over what IANA shows, and taking it back: the same from the command line and from the desk.
//!
//! At the desk files are sent first and wait: nothing is taken before somebody saw the difference and confirmed it.

use crate::ids::new_id;
use crate::people::{Account, Actor, Role};
use crate::refusal::{Refusal, at};
use crate::registry::import::archive::{Sent, SentFile, is_archive};
use crate::registry::import::take::{plan, take, take_agreed};
use crate::registry::import::undo::{Undoing, Undone, look as look_at_newest, undo_agreed};
use crate::registry::import::{Incoming, Plan, Report, Upload, mirror, queries};
use crate::store::{AnyConnection, Store};
use crate::words::Phrase;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};

/// The largest upload, in bytes: the list has some 60 KiB, with all templates some 2 MiB, 20,000 records some 4 MiB.
pub const UPLOAD_MAX: usize = 16 * 1024 * 1024;

/// Uploads that may wait at once; each may be as large as [`UPLOAD_MAX`].
pub const WAITING_MAX: usize = 10;

/// What nobody confirmed for so long is dropped when the next one is sent.
const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The longest name of a file, in characters.
const NAME_MAX: usize = 200;

fn may(who: &Actor) -> Result<(), Refusal> {
    if who.has(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-operator"))) }
}

/// What taking a state would do: the plan, and the report that would be given. Changes nothing.
///
/// # Errors
/// A refusal, when the file is another registry or garbled.
pub fn look(store: &Store, now: Timestamp, who: &Actor, incoming: &Incoming) -> Result<(Plan, Report), Refusal> {
    may(who)?;
    let plan = store.read(|conn| plan(conn, now, incoming))?;
    let report = match incoming.texts.as_slice() {
        [] => plan.report.clone(),
        // What becomes of texts is known only after each of them was kept: all of it is taken back.
        _ => store.rehearse(|conn| take(conn, now, who, incoming))?,
    };
    Ok((plan, report))
}

/// Takes over a state, with the serial that was shown or, when there is nothing to confirm, without one.
///
/// # Errors
/// A refusal, when the file is another registry or garbled. With another serial nothing is taken and there is no report.
pub fn import(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    incoming: &Incoming,
    serial: Option<u64>,
) -> Result<(Plan, Option<Report>), Refusal> {
    may(who)?;
    take_agreed(conn, now, who, incoming, serial)
}

/// What undoing the newest import would do. Changes nothing.
///
/// # Errors
/// When there is no import left to undo.
pub fn look_at_undoing(conn: &mut AnyConnection, who: &Actor) -> Result<Undoing, Refusal> {
    may(who)?;
    look_at_newest(conn)
}

/// Undoes the newest import, with the serial that was shown or, when nothing rests on it, without one.
///
/// # Errors
/// When there is no import left to undo.
pub fn undo(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    serial: Option<u64>,
) -> Result<(Undoing, Option<Undone>), Refusal> {
    may(who)?;
    undo_agreed(conn, now, who, serial)
}

/// Reads what somebody sent as a state; the fault names the file and the line.
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
    let layout = mirror::layout(&sent, named).map_err(|unfit| fault(unfit.to_string()))?;
    // An archive may carry the day as a list does.
    let archives = || files.iter().filter(|(_, bytes)| is_archive(bytes));
    let seen = seen.or_else(|| archives().find_map(|(name, _)| mirror::day_in(name)));
    mirror::incoming(&sent, layout, seen).map_err(|unfit| fault(unfit.to_string()))
}

/// Keeps files that were sent, without taking anything; gives the upload's identity.
///
/// # Errors
/// A fault, when too many wait already.
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
        if upload.at + KEPT < now {
            queries::delete(conn, &upload.id)?;
        } else {
            waiting += 1;
        }
    }
    if waiting >= WAITING_MAX {
        return Err(Refusal::at(at::FILES, format!("{waiting} uploads are already waiting. Import or discard one first")));
    }
    let id = new_id();
    let named: Vec<SentFile> = files.iter().map(|(name, bytes)| (name.chars().take(NAME_MAX).collect(), bytes.clone())).collect();
    queries::insert(conn, &id, &who.id, (&named, seen), now.into())?;
    Ok(id)
}

/// An upload that waits, with its files.
///
/// # Errors
/// Not found, also when it was taken over or dropped meanwhile.
pub fn waiting(conn: &mut AnyConnection, who: &Account, id: &str) -> Result<(Upload, Vec<SentFile>), Refusal> {
    may(&Actor::Person(who.clone()))?;
    let upload = queries::all(conn)?.into_iter().find(|upload| upload.id == id && upload.state.is_none());
    let upload = upload.ok_or_else(|| Refusal::not_found("This upload, which may have been imported or discarded,"))?;
    let files = queries::files(conn, id)?;
    Ok((upload, files))
}

/// Takes over an upload with the serial that was shown. With another one nothing is taken, and it still waits.
///
/// # Errors
/// Not found, when it was taken over or dropped meanwhile; a refusal, when it is no state that can be taken.
pub fn confirm(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Account,
    (id, incoming): (&str, &Incoming),
    serial: u64,
) -> Result<Option<Report>, Refusal> {
    let (_, files) = waiting(conn, who, id)?;
    let (_, report) = import(conn, now, &Actor::Person(who.clone()), incoming, Some(serial))?;
    let Some(report) = report else { return Ok(None) };
    // A list or a template is kept with its state as it was received; an archive would be lost.
    let archived = files.iter().any(|(_, bytes)| is_archive(bytes));
    match report.state {
        Some(state) if archived => queries::set_state(conn, id, state)?,
        _ => {
            queries::delete(conn, id)?;
        }
    }
    Ok(Some(report))
}

/// Forgets an upload that waits.
///
/// # Errors
/// Not found, when it was taken over or dropped meanwhile.
pub fn drop_upload(conn: &mut AnyConnection, who: &Account, id: &str) -> Result<(), Refusal> {
    waiting(conn, who, id)?;
    queries::delete(conn, id)?;
    Ok(())
}
