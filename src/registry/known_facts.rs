//! The facts about a namespace for programs, from its registration or else from its profile, each with its source. Files of a past date use
//! the current profile, too.

use crate::registry::{Namespace, ValueSource};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::LazyLock;
use urn_registry::profile::{Profile, ProfileSource};

/// The same namespace in another registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SameAs {
    /// Its page there.
    #[schemars(url)]
    pub url: &'static str,
    /// `inferred`: the statement does not mention the URN namespace, but identifiers of the same kind.
    #[schemars(extend("enum" = ["inferred"]))]
    pub basis: &'static str,
    /// What the source states.
    #[schemars(extend("examples" = ["bioregistry:isbn skos:exactMatch miriam:isbn"]))]
    pub statement: &'static str,
    /// The document that contains the statement.
    #[schemars(url)]
    pub source: &'static str,
    /// The date on which that document was read.
    #[schemars(with = "jiff::civil::Date")]
    pub read_on: &'static str,
}

/// The facts. The sources are `registration`, `list` and `template`, or `registrant` and `editors` for those of a profile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KnownFacts<'a> {
    /// The meaning of the name.
    pub title: Option<&'a str>,
    /// What the URNs of the namespace name.
    pub summary: Option<&'a str>,
    /// The subjects.
    pub topics: &'a [String],
    /// The website of the registrant or of the system.
    #[schemars(url)]
    pub homepage: Option<&'a str>,
    /// Who supplied title, summary, topics and homepage: registrant or editors; null if nothing is known.
    pub profile_source: Option<&'static str>,
    /// The registrant.
    pub registrant: Option<&'a str>,
    /// The source of the registrant: registration or template, or registrant or editors if the profile names it.
    pub registrant_source: Option<&'static str>,
    /// The year of the first registration.
    pub first_registered: Option<u16>,
    /// The source of that year: registration or list, or registrant or editors if the profile states it.
    pub first_registered_source: Option<&'static str>,
    /// The same namespace in other registries.
    pub same_as: Vec<SameAs>,
}

/// Namespaces in other registries. Each line of the file has the NID, the URL, the basis, the statement, its source and the date of reading
/// it. The prefix `miriam` is that of identifiers.org.
static SAME_AS: LazyLock<Vec<(&str, SameAs)>> =
    LazyLock::new(|| include_str!("data/same-as.tsv").lines().filter_map(same_as_of_line).collect());

fn same_as_of_line(line: &'static str) -> Option<(&'static str, SameAs)> {
    let mut cells = line.split('\t');
    let mut cell = || cells.next();
    Some((cell()?, SameAs { url: cell()?, basis: cell()?, statement: cell()?, source: cell()?, read_on: cell()? }))
}

/// A namespace in other registries, as far as it is known.
fn entries_in_other_registries(nid: &str) -> Vec<SameAs> {
    SAME_AS.iter().filter(|(of, _)| *of == nid).map(|(_, same)| *same).collect()
}

impl<'a> KnownFacts<'a> {
    /// The facts from a registration and the profile in force.
    pub fn from_namespace(namespace: &'a Namespace, profile: Option<(&'a Profile, ProfileSource)>) -> Self {
        let own = namespace.registration_date_source();
        let by = profile.map(|(_, reading)| reading.name());
        let read = profile.map(|(profile, _)| profile);
        let (registrant, registrant_source) = match (&namespace.registrant, read.and_then(|read| read.registrant.as_deref())) {
            // A person of an old text is not the organization that is responsible.
            (Some(_), Some(organization)) if namespace.names_a_person() => (Some(organization), by),
            (Some(registrant), _) => (Some(registrant.as_str()), namespace.registrant_source().map(ValueSource::name)),
            (None, Some(registrant)) => (Some(registrant), by),
            (None, None) => (None, None),
        };
        let registered = namespace.registered_on.as_ref().and_then(|day| day.as_str().get(..4)?.parse().ok());
        let (first_registered, first_registered_source) = match (registered, read.and_then(|read| read.first_registered)) {
            (Some(year), _) => (Some(year), Some(own.name())),
            (None, Some(year)) => (Some(year), by),
            (None, None) => (None, None),
        };
        Self {
            title: read.and_then(|read| read.title.as_deref()),
            summary: read.map(|read| read.summary.as_str()),
            topics: read.map(|read| read.topics.as_slice()).unwrap_or_default(),
            homepage: read.and_then(|read| read.homepage.as_deref()),
            profile_source: by,
            registrant,
            registrant_source,
            first_registered,
            first_registered_source,
            same_as: entries_in_other_registries(namespace.nid.as_str()),
        }
    }

    /// Whether the registrant is from the profile.
    pub fn has_registrant_of_profile(&self) -> bool {
        self.registrant_source.is_some() && self.registrant_source == self.profile_source
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::profile::catalogue;

    #[test]
    fn same_namespaces_in_other_registries_have_a_source_and_a_date() {
        assert_eq!(SAME_AS.len(), include_str!("data/same-as.tsv").lines().count(), "each line can be read");
        assert!(SAME_AS.is_sorted_by_key(|(nid, _)| *nid));
        for (nid, same) in SAME_AS.iter() {
            assert!(catalogue::get(nid).is_some(), "{nid}");
            let prefix = format!("bioregistry:{nid} ");
            assert!(same.basis == "inferred" && same.statement.starts_with(&prefix), "{same:?}");
            assert!(same.url.starts_with("https://") && same.source.starts_with("https://"), "{same:?}");
            assert!(same.read_on.parse::<jiff::civil::Date>().is_ok(), "{same:?}");
        }
    }

    #[test]
    fn registrant_in_the_registration_takes_precedence_over_the_profile() {
        let all = crate::registry::builtin::builtin_namespaces();
        let mut namespace = all.into_iter().map(|known| known.namespace).find(|known| known.nid.as_str() == "isbn").unwrap();
        let profile = catalogue::get("isbn").map(|profile| (profile, ProfileSource::Editors));
        let facts = KnownFacts::from_namespace(&namespace, profile);
        assert_eq!((facts.registrant, facts.registrant_source), (Some("International ISBN Agency Ltd"), Some("editors")));
        assert_eq!(facts.title, Some("International Standard Book Number"));
        let same: Vec<&str> = facts.same_as.iter().map(|same| same.url).collect();
        assert_eq!(same, ["https://registry.identifiers.org/registry/isbn", "https://bioregistry.io/registry/isbn"]);
        assert!(facts.has_registrant_of_profile());
        namespace.registrant = Some("The Agency".to_owned());
        let facts = KnownFacts::from_namespace(&namespace, profile);
        assert_eq!((facts.registrant, facts.registrant_source), (Some("The Agency"), Some("registration")));
        assert!(!facts.has_registrant_of_profile());
        let facts = KnownFacts::from_namespace(&namespace, None);
        assert!(facts.title.is_none() && facts.profile_source.is_none() && facts.topics.is_empty());
    }

    #[test]
    fn organization_replaces_a_person_of_an_old_text_as_registrant() {
        let all = crate::registry::builtin::builtin_namespaces();
        let mut namespace = all.into_iter().map(|known| known.namespace).find(|known| known.nid.as_str() == "ietf").unwrap();
        namespace.registrant = Some("Ada Lund".to_owned());
        namespace.held.registrant.clone_from(&namespace.registrant);
        assert!(namespace.names_a_person());
        let profile = catalogue::get("ietf").map(|profile| (profile, ProfileSource::Editors));
        let facts = KnownFacts::from_namespace(&namespace, profile);
        assert_eq!((facts.registrant, facts.registrant_source), (profile.unwrap().0.registrant.as_deref(), Some("editors")));
        assert!(facts.registrant.is_some() && facts.has_registrant_of_profile());
    }
}
