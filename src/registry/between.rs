//! What differs between two days: namespaces that came, went and changed, field by field, by the one answer of [`on`].

use crate::nid::Nid;
use crate::refusal::Refusal;
use crate::registry::formats::in_line;
use crate::registry::{Day, Kind, Namespace, Reference, on};
use crate::store::AnyConnection;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// The list of one day held against that of another.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Between {
    /// On the list of the later day only.
    pub came: Vec<Namespace>,
    /// On the list of the earlier day only, as it was then.
    pub went: Vec<Namespace>,
    /// On both, with something else said of it.
    pub changed: Vec<Changed>,
    /// How many are on both lists and say the same.
    pub unchanged: usize,
}

/// A namespace of which something else is said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// As it was.
    pub before: Namespace,
    /// As it became.
    pub after: Namespace,
    /// What differs.
    pub facts: Vec<Fact>,
}

/// Something that is said otherwise; empty is not recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The machine word.
    pub name: &'static str,
    /// The same for people.
    pub words: &'static str,
    /// What was said.
    pub before: String,
    /// What is said.
    pub after: String,
}

/// Compares the registry of two days.
///
/// # Errors
/// Not found, when nothing is known of one of them.
pub fn between(conn: &mut AnyConnection, from: Date, to: Date) -> Result<Between, Refusal> {
    let old = by_place(on::on(conn, from)?.namespaces);
    let new = by_place(on::on(conn, to)?.namespaces);
    let mut between = Between::default();
    let places: BTreeSet<&(Kind, String, Nid)> = old.keys().chain(new.keys()).collect();
    let known: BTreeMap<&Nid, &Namespace> = old.values().map(|namespace| (&namespace.nid, namespace)).collect();
    let now: BTreeSet<&Nid> = new.values().map(|namespace| &namespace.nid).collect();
    for place in places {
        let Some(after) = new.get(place) else {
            // One that only moved within the list is told at its new place.
            if let Some(before) = old.get(place).filter(|before| !now.contains(&before.nid)) {
                between.went.push(before.clone());
            }
            continue;
        };
        match known.get(&after.nid) {
            None => between.came.push(after.clone()),
            Some(before) => match facts(before, after) {
                facts if facts.is_empty() => between.unchanged += 1,
                facts => between.changed.push(Changed { before: (*before).clone(), after: after.clone(), facts }),
            },
        }
    }
    Ok(between)
}

/// What the list has, by its order.
fn by_place(all: Vec<Namespace>) -> BTreeMap<(Kind, String, Nid), Namespace> {
    all.into_iter()
        .filter(|namespace| namespace.unlisted_on.is_none())
        .map(|namespace| ((namespace.kind, namespace.sort_key.clone(), namespace.nid.clone()), namespace))
        .collect()
}

/// Something that is said of a namespace: its name, its words, and what.
type Said<'a> = (&'static str, &'static str, &'a dyn Fn(&Namespace) -> String);

/// What is said otherwise of a namespace.
pub fn facts(before: &Namespace, after: &Namespace) -> Vec<Fact> {
    let listed = |namespace: &Namespace| match namespace.unlisted_on {
        None => "listed".to_owned(),
        Some(day) => format!("removed on or before {day}"),
    };
    let date = |day: &Option<Day>| day.as_ref().map(ToString::to_string).unwrap_or_default();
    let references = |namespace: &Namespace| namespace.references.iter().map(Reference::words).collect::<Vec<_>>().join(", ");
    let successor = |namespace: &Namespace| namespace.successor.as_ref().map(ToString::to_string).unwrap_or_default();
    let said: [Said<'_>; 11] = [
        ("listed", "List", &listed),
        ("status", "Status", &|namespace| namespace.status.name().to_owned()),
        ("registrant", "Registrant", &|namespace| namespace.registrant.clone().unwrap_or_default()),
        ("contact", "Contact", &|namespace| namespace.contact.clone().unwrap_or_default()),
        ("registered", "Registered", &|namespace| date(&namespace.registered_on)),
        ("updated", "Changed", &|namespace| date(&namespace.updated_on)),
        ("references", "Reference", &references),
        ("template", "Template", &|namespace| in_line(&namespace.listing.template)),
        ("contact_column", "Contact in the IANA list", &|namespace| in_line(&namespace.listing.contact)),
        ("successor", "Replaced by", &successor),
        ("text", "Text available here", &text),
    ];
    said.into_iter()
        .map(|(name, words, say)| Fact { name, words, before: say(before), after: say(after) })
        .filter(|fact| fact.before != fact.after)
        .collect()
}

/// The wording that was current, as its address names it.
fn text(namespace: &Namespace) -> String {
    namespace.held.wording.map(|(version, edition)| format!("{version}.{edition}")).unwrap_or_default()
}
