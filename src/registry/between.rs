//! Differences between the registry on two dates, field by field: namespaces added, removed and changed, computed from [`on`].

use crate::refusal::Refusal;
use crate::registry::between_lists::Lists;
use crate::registry::formats::inlines_text;
use crate::registry::{Kind, Namespace, PartialDate, Reference, on_date};
use crate::store::AnyConnection;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};
use urn_registry::nid::Nid;

/// The differences between the list on two dates.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListComparison {
    /// Listed only on the later date.
    pub came: Vec<Namespace>,
    /// Listed only on the earlier date, as they were then.
    pub went: Vec<Namespace>,
    /// Listed on both dates with different records.
    pub changed: Vec<ChangedNamespace>,
    /// The number of namespaces listed on both dates with equal records.
    pub unchanged: usize,
    /// The lists of the source around the two dates.
    pub lists: (Lists, Lists),
}

/// A namespace whose record differs between two dates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedNamespace {
    /// The record on the earlier date.
    pub before: Namespace,
    /// The record on the later date.
    pub after: Namespace,
    /// The fields that differ.
    pub facts: Vec<FieldDifference>,
}

/// A field that differs; an empty value means not recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldDifference {
    /// The machine name of the field.
    pub name: &'static str,
    /// The display name of the field.
    pub text: &'static str,
    /// The value before.
    pub before: String,
    /// The value after.
    pub after: String,
}

impl FieldDifference {
    /// Whether the value was only recorded after `from`, although the namespace existed before: nothing was recorded at `from`. This
    /// includes a last change that is dated before `from`.
    pub fn was_recorded_later(&self, from: Date) -> bool {
        let is_past = || PartialDate::parse(&self.after).and_then(|day| day.date()).is_none_or(|day| day <= from);
        self.before.is_empty()
            && match self.name {
                "registrant" | "contact" | "registered" | "text" => true,
                "updated" => is_past(),
                _ => false,
            }
    }
}

/// Distinguishes values that changed after `from` from values that were only recorded after it. A text that came with a change is a change.
pub fn separate_later_recorded(facts: Vec<FieldDifference>, from: Date) -> (Vec<FieldDifference>, Vec<FieldDifference>) {
    let is_changed = facts.iter().any(|fact| fact.name == "updated" && !fact.was_recorded_later(from));
    facts.into_iter().partition(|fact| !fact.was_recorded_later(from) || (is_changed && fact.name == "text"))
}

/// Compares the registry on two dates.
///
/// # Errors
/// Not found, if nothing is known of one of the dates.
pub fn compare_dates(conn: &mut AnyConnection, from: Date, to: Date) -> Result<ListComparison, Refusal> {
    let (old, new) = (on_date::registry_on(conn, from)?, on_date::registry_on(conn, to)?);
    let mut between = ListComparison { lists: (old.lists, new.lists), ..ListComparison::default() };
    let (old, new) = (by_list_position(old.namespaces), by_list_position(new.namespaces));
    let places: BTreeSet<&(Kind, String, Nid)> = old.keys().chain(new.keys()).collect();
    let known: BTreeMap<&Nid, &Namespace> = old.values().map(|namespace| (&namespace.nid, namespace)).collect();
    let now: BTreeSet<&Nid> = new.values().map(|namespace| &namespace.nid).collect();
    for place in places {
        let Some(after) = new.get(place) else {
            // A namespace that only moved within the list is reported at its new place.
            if let Some(before) = old.get(place).filter(|before| !now.contains(&before.nid)) {
                between.went.push(before.clone());
            }
            continue;
        };
        match known.get(&after.nid) {
            None => between.came.push(after.clone()),
            Some(before) => match field_differences(before, after) {
                facts if facts.is_empty() => between.unchanged += 1,
                facts => between.changed.push(ChangedNamespace { before: (*before).clone(), after: after.clone(), facts }),
            },
        }
    }
    Ok(between)
}

/// The listed namespaces by their place in the list.
fn by_list_position(all: Vec<Namespace>) -> BTreeMap<(Kind, String, Nid), Namespace> {
    all.into_iter()
        .filter(|namespace| namespace.unlisted_on.is_none())
        .map(|namespace| ((namespace.kind, namespace.sort_key.clone(), namespace.nid.clone()), namespace))
        .collect()
}

/// A field to compare: its machine name, its display name, and a function that returns its value.
type ComparedField<'a> = (&'static str, &'static str, &'a dyn Fn(&Namespace) -> String);

/// The fields in which two records of a namespace differ.
pub fn field_differences(before: &Namespace, after: &Namespace) -> Vec<FieldDifference> {
    let listed = |namespace: &Namespace| match namespace.unlisted_on {
        None => "listed".to_owned(),
        Some(day) => format!("removed on or before {day}"),
    };
    let date = |day: &Option<PartialDate>| day.as_ref().map(ToString::to_string).unwrap_or_default();
    let references = |namespace: &Namespace| namespace.references.iter().map(Reference::label).collect::<Vec<_>>().join(", ");
    let successor = |namespace: &Namespace| namespace.successor.as_ref().map(ToString::to_string).unwrap_or_default();
    let said: [ComparedField<'_>; 11] = [
        ("listed", "List", &listed),
        ("status", "Status", &|namespace| namespace.status.name().to_owned()),
        ("registrant", "Registrant", &|namespace| namespace.registrant.clone().unwrap_or_default()),
        ("contact", "Contact", &|namespace| namespace.contact.clone().unwrap_or_default()),
        ("registered", "Registered", &|namespace| date(&namespace.registered_on)),
        ("updated", "Last change", &|namespace| date(&namespace.updated_on)),
        ("references", "Reference", &references),
        ("template", "Template", &|namespace| inlines_text(&namespace.listing.template)),
        ("contact_column", "Contact in the IANA list", &|namespace| inlines_text(&namespace.listing.contact)),
        ("successor", "Replaced by", &successor),
        ("text", "Text available here", &current_edition_name),
    ];
    said.into_iter()
        .map(|(name, message, say)| FieldDifference { name, text: message, before: say(before), after: say(after) })
        .filter(|fact| fact.before != fact.after)
        .collect()
}

/// The current edition, as in its URL.
fn current_edition_name(namespace: &Namespace) -> String {
    namespace.held.wording.map(|(version, edition)| format!("{version}.{edition}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn fact(name: &'static str, before: &str, after: &str) -> FieldDifference {
        FieldDifference { name, text: "", before: before.to_owned(), after: after.to_owned() }
    }

    fn names(facts: &[FieldDifference]) -> Vec<&'static str> {
        facts.iter().map(|fact| fact.name).collect()
    }

    #[test]
    fn newly_recorded_details_are_separate_from_changes() {
        let from = date(2021, 3, 25);
        let facts = vec![
            fact("registrant", "", "Museum of Light"),
            fact("contact", "A. Person", "B. Person"),
            fact("registered", "", "2001-01-01"),
            fact("updated", "", "2017-06-22"),
            fact("successor", "", "lamp"),
            fact("text", "", "1.0"),
        ];
        let (changed, learned) = separate_later_recorded(facts, from);
        assert_eq!(names(&changed), ["contact", "successor"]);
        assert_eq!(names(&learned), ["registrant", "registered", "updated", "text"]);
        // A change after the first date, and the text that came with it.
        let (changed, learned) = separate_later_recorded(vec![fact("updated", "", "2024-05-01"), fact("text", "", "2.0")], from);
        assert_eq!((names(&changed), names(&learned)), (vec!["updated", "text"], vec![]));
        // A month without a day cannot be compared.
        assert!(fact("updated", "", "2024-05").was_recorded_later(from));
    }
}
