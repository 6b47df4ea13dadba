//! Recomputes the stored registry from its snapshots.

use crate::refusal::Refusal;
use crate::registry::import::HEAD;
use crate::registry::log::{Logged, PUBLISHED};
use crate::registry::on_date::as_of;
use crate::registry::publish::INFORMAL_COUNTER;
use crate::registry::{Brought, Marks, Namespace, TextValues, What, queries, states, versions};
use crate::store::counters::{allot, counter, set_counter};
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;
use std::collections::{BTreeMap, HashSet};
use urn_registry::nid::{self, Nid};

/// Brings the stored registry in line with the effective snapshots; returns the differences from before.
pub(super) fn settle(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<Logged>, Refusal> {
    let all = states::queries::all(conn)?;
    let registry = as_of(conn, &all, None)?;
    let held: BTreeMap<String, Namespace> =
        queries::all(conn)?.into_iter().map(|namespace| (namespace.nid.to_string(), namespace)).collect();
    let shown_on = registry.state.as_ref().map(|state| state.shown_on);
    let (mut fresh, mut logged) = (Vec::new(), Vec::new());
    for next in &registry.namespaces {
        let change = |what, detail: String| Logged { nid: next.nid.clone(), what, detail, shown_on };
        let Some(held) = held.get(next.nid.as_str()) else {
            logged.push(change(What::Added, String::new()));
            fresh.push(next.clone());
            continue;
        };
        if same_entry(held, next) {
            if held.sort_key != next.sort_key {
                queries::set_place(conn, next)?;
            }
            continue;
        }
        queries::set_listed(conn, next)?;
        logged.push(match (held.unlisted_on, next.unlisted_on) {
            (None, Some(_)) => change(What::Unlisted, successor_words(next)),
            (Some(_), None) => change(What::ListedAgain, String::new()),
            _ => change(What::ListingChanged, String::new()),
        });
    }
    let nids: Vec<Nid> = fresh.iter().map(|namespace| namespace.nid.clone()).collect();
    queries::insert_all(conn, &fresh, Brought::Imported, now.into())?;
    versions::queries::insert_bare(conn, &nids, now.into())?;
    set_informal_counter(conn, &registry.namespaces)?;
    let json = states::queries::head_json(&registry.head)?;
    if queries::state(conn, HEAD)?.as_deref() != Some(json.as_str()) {
        queries::set_state(conn, HEAD, &json)?;
        allot(conn, PUBLISHED)?;
    }
    Ok(logged)
}

fn successor_words(namespace: &Namespace) -> String {
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
        marks: Marks::default(),
        sort_key: String::new(),
        ..namespace.clone()
    };
    bare(held) == bare(next)
}

/// Sets the informal counter to the highest known number; a number that only an undone import had is free again.
fn set_informal_counter(conn: &mut AnyConnection, namespaces: &[Namespace]) -> Result<(), Error> {
    let all = states::queries::all(conn)?;
    let undone: Vec<i64> = all.iter().filter(|state| !state.counts()).map(|state| state.lines_of).collect();
    let numbers = |namespace: &Namespace| match namespace.nid.class() {
        nid::Class::Informal(Some(number)) => i64::try_from(number).ok(),
        _ => None,
    };
    let listed = namespaces.iter().filter(|namespace| namespace.unlisted_on.is_none()).filter_map(numbers).max().unwrap_or(0);
    let held = counter(conn, INFORMAL_COUNTER)?;
    let floor = if undone.is_empty() {
        held
    } else {
        let kept: Vec<String> = namespaces.iter().filter(|one| numbers(one).is_some()).map(|one| one.nid.to_string()).collect();
        let lines = states::queries::lines_of(conn, &kept)?;
        let counts: HashSet<i64> = all.iter().filter(|state| state.counts()).map(|state| state.lines_of).collect();
        let known = lines.iter().filter(|(state, _)| counts.contains(state)).filter_map(|(_, line)| match line.nid.class() {
            nid::Class::Informal(Some(number)) => i64::try_from(number).ok(),
            _ => None,
        });
        known.max().unwrap_or(0)
    };
    set_counter(conn, INFORMAL_COUNTER, floor.max(listed))
}
