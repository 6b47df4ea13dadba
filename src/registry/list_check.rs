//! Verification of the stored list. The list is computed again from the imported snapshots, the change log and the current texts, as in an
//! import, and compared. The comparison does not cover the position in the list, the reasons of status changes and redactions, the
//! reference of a namespace that was registered here, or a missing contact if a text was published since. The column `template_url` is not
//! read.

use crate::refusal::Refusal;
use crate::registry::on_date::{registry_as_of, values_from_text};
use crate::registry::{
    Annotations, ChangeKind, Kind, Namespace, PartialDate, PrintedColumns, TextValues, queries, snapshots, versions,
};
use crate::store::AnyConnection;
use std::collections::{BTreeMap, HashMap, HashSet};

/// The content of the change log about a namespace.
#[derive(Debug, Default)]
struct ChangeLogValues {
    /// The dates of changes made here.
    dates: HashSet<PartialDate>,
    /// Whether a text was published or found. Its contact may have replaced the contact of an earlier text.
    has_text: bool,
    /// The error flags and granted appeals.
    marks: Annotations,
    /// The values of the current text, which are read from it again.
    said: TextValues,
}

/// The differences between the stored list and the computed one, in sentences; empty if there are none.
///
/// # Errors
/// Database errors. A mismatch is not an error.
pub fn list_differences(conn: &mut AnyConnection) -> Result<Vec<String>, Refusal> {
    let mut faults = Vec::new();
    if queries::is_announced(conn)? {
        faults.push("a change of the list was announced and not logged".to_owned());
    }
    let states = snapshots::queries::all(conn)?;
    let computed = registry_as_of(conn, &states, None)?;
    let mut logged: HashMap<String, ChangeLogValues> = HashMap::new();
    for change in queries::changes_after(conn, 0, i64::MAX)? {
        let day = change.day();
        let of = logged.entry(change.nid.to_string()).or_default();
        if ChangeKind::OWN_CHANGES.contains(&change.what) {
            of.dates.insert(PartialDate::from(day));
        }
        of.has_text |= matches!(
            change.what,
            ChangeKind::Revised | ChangeKind::Corrected | ChangeKind::VersionFound | ChangeKind::WordingFound
        );
        if change.what == ChangeKind::Registered {
            of.marks = Annotations::default();
        }
        if change.what == ChangeKind::StatusChanged {
            of.marks.apply(&change.detail, day);
        }
    }
    let with_text = versions::queries::nids_with_text(conn)?;
    let mut stored: BTreeMap<String, Namespace> =
        queries::all_recorded(conn)?.into_iter().map(|namespace| (namespace.nid.to_string(), namespace)).collect();
    for computed in &computed.namespaces {
        let nid = computed.nid.to_string();
        let Some(stored) = stored.remove(&nid) else {
            faults.push(format!("urn:{nid} is missing from the list"));
            continue;
        };
        let of = logged.remove(&nid);
        if of.is_none() {
            faults.push(format!("urn:{nid} is not in the change log"));
        }
        let mut of = of.unwrap_or_default();
        if with_text.contains(&nid) {
            of.said = values_from_text(queries::latest_version(conn, &computed.nid)?.as_ref());
        }
        let columns = differing_columns(&stored, computed, &of);
        if !columns.is_empty() {
            faults.push(format!("the {} of urn:{nid} was changed without an entry in the change log", columns.join(", ")));
        }
    }
    stored.retain(|_, namespace| namespace.undone_on.is_none());
    faults.extend(stored.into_keys().map(|nid| format!("urn:{nid} is neither on an imported list nor registered here")));
    Ok(faults)
}

/// The record as the list prints it: the formal table has no column for a contact.
fn printed_listing(namespace: &Namespace) -> PrintedColumns {
    let mut listing = namespace.listing.clone();
    if namespace.kind == Kind::Formal {
        listing.contact.clear();
    }
    listing
}

/// The names of the columns that differ.
fn differing_columns(stored: &Namespace, computed: &Namespace, logged: &ChangeLogValues) -> Vec<&'static str> {
    // For a change on the day of a snapshot, the date of the one that was recorded last applies.
    let is_own_date = stored.updated_on.as_ref().is_some_and(|day| logged.dates.contains(day));
    let (registrant, contact) = (stored.registrant.as_ref(), stored.contact.as_ref());
    let is_registrant =
        stored.registrant == computed.registrant || (registrant.is_some() && registrant == logged.said.registrant.as_ref());
    // The list that came with the program names the contact of a formal namespace only among its references.
    let is_named = |contact: &String| {
        let mut people = stored.references.iter().filter(|reference| reference.kind == "person");
        people.any(|reference| reference.data.replace('_', " ") == *contact)
    };
    let is_contact = match contact {
        Some(name) => Some(name) == computed.contact.as_ref() || Some(name) == logged.said.contact.as_ref() || is_named(name),
        None => computed.contact.is_none() || logged.has_text,
    };
    let flags = |marks: &Annotations| (marks.in_error.clone(), marks.appeals.clone());
    [
        ("kind", stored.kind == computed.kind),
        ("status", stored.status == computed.status),
        ("registrant", is_registrant),
        ("contact", is_contact),
        ("data from the text", stored.held == logged.said),
        ("reference", stored.references == computed.references),
        ("record", printed_listing(stored) == printed_listing(computed)),
        ("registration date", stored.registered_on == computed.registered_on),
        ("date of change", is_own_date || stored.updated_on == computed.updated_on),
        ("removal", stored.unlisted_on == computed.unlisted_on),
        ("undo of the import", stored.undone_on == computed.undone_on),
        ("replacement", stored.successor == computed.successor),
        ("annotation", flags(&stored.marks) == flags(&logged.marks)),
    ]
    .into_iter()
    .filter_map(|(name, is_same)| (!is_same).then_some(name))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::builtin;

    #[test]
    fn each_changed_column_is_named() {
        let list = builtin::builtin_namespaces();
        let computed = list.iter().map(|builtin| &builtin.namespace).find(|namespace| namespace.nid.as_str() == "isbn").unwrap();
        assert_eq!(differing_columns(computed, computed, &ChangeLogValues::default()), Vec::<&str>::new());
        let named = |change: fn(&mut Namespace)| {
            let mut stored = computed.clone();
            change(&mut stored);
            differing_columns(&stored, computed, &ChangeLogValues::default())
        };
        assert_eq!(named(|stored| stored.registrant = Some("Mallory".to_owned())), ["registrant"]);
        assert_eq!(named(|stored| stored.contact = Some("Mallory".to_owned())), ["contact"]);
        assert_eq!(named(|stored| stored.references.clear()), ["reference"]);
        assert_eq!(named(|stored| stored.successor = Some(stored.nid.clone())), ["replacement"]);
        assert_eq!(
            named(|stored| stored.marks.apply("it was registered in error: x", jiff::civil::date(2027, 1, 4))),
            ["annotation"]
        );
        assert_eq!(
            named(|stored| {
                let detail = format!("{}: R-2027-0001", crate::registry::marks::APPEAL_GRANTED_DETAIL);
                stored.marks.apply(&detail, jiff::civil::date(2027, 1, 4));
            }),
            ["annotation"]
        );
        let mut of_the_text = computed.clone();
        of_the_text.registrant = Some("The agency".to_owned());
        of_the_text.held.registrant = Some("The agency".to_owned());
        let read_again = ChangeLogValues { said: of_the_text.held.clone(), ..ChangeLogValues::default() };
        assert_eq!(differing_columns(&of_the_text, computed, &read_again), Vec::<&str>::new());
        assert_eq!(differing_columns(&of_the_text, computed, &ChangeLogValues::default()), ["registrant", "data from the text"]);
    }
}
