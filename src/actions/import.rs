//! Imports snapshots of the IANA registry and undoes imports.

use crate::refusal::Refusal;
use crate::registry::import::take::{self, import_agreed, import_unconditionally};
use crate::registry::import::undo::{UndoPreview, Undone, preview_undo as newest_undo, undo_agreed};
use crate::registry::import::{ImportConfirmation, ImportPreview, IncomingSnapshot, Report};
use crate::store::{self, AnyConnection, Store};
use crate::users::{Actor, Role};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

fn check_may_import(who: &Actor) -> Result<(), Refusal> {
    if who.has_role(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-operator"))) }
}

/// Previews an import: the plan and the report it would produce, from one state of the data. Changes nothing.
///
/// # Errors
/// A refusal if the file is malformed or is another registry.
pub fn preview_import(
    store: &Store,
    now: Timestamp,
    who: &Actor,
    incoming: &IncomingSnapshot,
) -> Result<(ImportPreview, Report), Refusal> {
    check_may_import(who)?;
    if incoming.texts.is_empty() {
        let plan = store.read(|conn| take::preview_import(conn, now, incoming)).map_err(explain_rejection)?;
        let report = plan.report.clone();
        return Ok((plan, report));
    }
    // The effect on texts is known only after each text was stored, so the import is run completely and then rolled back.
    store
        .rehearse(|conn| Ok((take::preview_import(conn, now, incoming)?, import_unconditionally(conn, now, who, incoming)?)))
        .map_err(explain_rejection)
}

/// A refusal with an explanation, if the database permanently rejected the file. The message of the database is in the program's log.
fn explain_rejection(refusal: Refusal) -> Refusal {
    match refusal {
        Refusal::Store(error @ store::Error::Database(_)) if !error.is_away() => {
            tracing::error!(%error, "the database rejected an import");
            let reason = Phrase::new("refusal-import-database");
            Refusal::WrongState { reason }
        }
        other => other,
    }
}

/// Imports a snapshot, with the confirmations of its preview.
///
/// # Errors
/// A refusal if the file is malformed or is another registry. If something was not confirmed, nothing is imported and there is no report.
pub fn import_snapshot(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    incoming: &IncomingSnapshot,
    confirmed: ImportConfirmation,
) -> Result<(ImportPreview, Option<Report>), Refusal> {
    check_may_import(who)?;
    import_agreed(conn, now, who, incoming, confirmed).map_err(explain_rejection)
}

/// Previews the undoing of the newest import. Changes nothing.
///
/// # Errors
/// A refusal if there is no import to undo.
pub fn preview_undo(conn: &mut AnyConnection, who: &Actor) -> Result<UndoPreview, Refusal> {
    check_may_import(who)?;
    newest_undo(conn)
}

/// Undoes the newest import, with the serial that was displayed, or without one if nothing depends on the import.
///
/// # Errors
/// A refusal if there is no import to undo.
pub fn undo_import(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    serial: Option<u64>,
) -> Result<(UndoPreview, Option<Undone>), Refusal> {
    check_may_import(who)?;
    undo_agreed(conn, now, who, serial)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(message: &str) -> Refusal {
        Refusal::Store(store::Error::of_database(message))
    }

    #[test]
    fn database_error_is_explained_and_a_full_disk_is_reported_unchanged() {
        let told = explain_rejection(refused("CHECK constraint failed: nid <> 'urn'"));
        assert!(matches!(told, Refusal::WrongState { .. }), "{told:?}");
        assert!(told.to_string().contains("The database rejected a record of this file. Nothing was changed"), "{told}");
        assert!(!told.to_string().contains("constraint"), "{told}");
        assert!(matches!(explain_rejection(refused("database or disk is full")), Refusal::Store(_)));
        assert!(matches!(explain_rejection(Refusal::Repeated), Refusal::Repeated));
    }
}
