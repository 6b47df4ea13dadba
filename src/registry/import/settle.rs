//! Recomputes the stored registry from its snapshots.

use crate::refusal::Refusal;
use crate::registry::import::HEAD_VALUE_NAME;
use crate::registry::log::{ChangeToLog, PUBLISHED_COUNTER};
use crate::registry::on_date::registry_as_of;
use crate::registry::{Annotations, Brought, ChangeKind, Namespace, TextValues, queries, snapshots, versions};
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use jiff::Timestamp;
use std::collections::BTreeMap;
use urn_registry::nid::Nid;

/// Brings the stored registry in line with the effective snapshots; returns the differences from before.
pub(super) fn apply_effective_snapshots(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<ChangeToLog>, Refusal> {
    let all = snapshots::queries::all(conn)?;
    let registry = registry_as_of(conn, &all, None)?;
    let mut held: BTreeMap<String, Namespace> =
        queries::all_recorded(conn)?.into_iter().map(|namespace| (namespace.nid.to_string(), namespace)).collect();
    let published_on = registry.state.as_ref().map(|state| state.published_on);
    let (mut fresh, mut logged) = (Vec::new(), Vec::new());
    for next in &registry.namespaces {
        let change = |what, detail: String| ChangeToLog { nid: next.nid.clone(), what, detail, published_on };
        let Some(held) = held.remove(next.nid.as_str()) else {
            logged.push(change(ChangeKind::Added, String::new()));
            fresh.push(next.clone());
            continue;
        };
        if held.undone_on.is_some() {
            logged.push(change(ChangeKind::Added, String::new()));
            queries::replace_undone(conn, next, Brought::Imported, now.into())?;
            continue;
        }
        if same_entry(&held, next) {
            if held.sort_key != next.sort_key {
                queries::set_list_position(conn, next)?;
            }
            continue;
        }
        queries::update_list_record(conn, next)?;
        logged.push(match (held.unlisted_on, next.unlisted_on) {
            (None, Some(_)) => change(ChangeKind::Unlisted, successor_text(next)),
            (Some(_), None) => change(ChangeKind::ListedAgain, String::new()),
            _ => change(ChangeKind::ListingChanged, String::new()),
        });
    }
    let nids: Vec<Nid> = fresh.iter().map(|namespace| namespace.nid.clone()).collect();
    queries::insert_all(conn, &fresh, Brought::Imported, now.into())?;
    versions::queries::insert_bare(conn, &nids, now.into())?;
    // Only an undone import contained the others.
    for (_, namespace) in held.into_iter().filter(|(_, namespace)| namespace.undone_on.is_none()) {
        queries::set_undone(conn, &namespace.nid, crate::clock::day(now))?;
        logged.push(ChangeToLog {
            nid: namespace.nid,
            what: ChangeKind::ImportUndone,
            detail: String::new(),
            published_on: None,
        });
    }
    let json = snapshots::queries::head_json(&registry.head)?;
    if queries::registry_value(conn, HEAD_VALUE_NAME)?.as_deref() != Some(json.as_str()) {
        queries::set_registry_value(conn, HEAD_VALUE_NAME, &json)?;
        increment_counter(conn, PUBLISHED_COUNTER)?;
    }
    Ok(logged)
}

fn successor_text(namespace: &Namespace) -> String {
    namespace.successor.as_ref().map(|other| format!("replaced by {other}")).unwrap_or_default()
}

/// Whether two entries differ only in their place in the list. Values from the available text are ignored.
fn same_entry(held: &Namespace, next: &Namespace) -> bool {
    let without =
        |value: &Option<String>, of_text: &Option<String>| value.clone().filter(|value| of_text.as_ref() != Some(value));
    let bare = |namespace: &Namespace| Namespace {
        registrant: without(&namespace.registrant, &held.held.registrant),
        contact: without(&namespace.contact, &held.held.contact),
        held: TextValues::default(),
        marks: Annotations::default(),
        sort_key: String::new(),
        ..namespace.clone()
    };
    bare(held) == bare(next)
}
