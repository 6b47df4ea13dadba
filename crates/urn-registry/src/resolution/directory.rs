//! The resolver directory: the entries of all namespaces, and the choices for a name.
//!
//! ```
//! use urn_registry::resolution::{directory::Directory, service::Service};
//! use urn_registry::urn::Urn;
//!
//! let urn = Urn::parse("urn:nbn:fi-fe201003181510?=lang=en#page=3").unwrap();
//! let choices = Directory::built_in_directory().choices(&urn, Some(Service::I2L));
//! assert_eq!(choices[0].target, "https://urn.fi/urn:nbn:fi-fe201003181510?lang=en#page=3");
//! assert!(choices[0].sure && !choices[1].sure);
//! ```

use super::delegation::Delegations;
use super::entry::{Entry, Evidence, RComponentHandling, Record, RecordFault, ResolutionKind};
use super::service::Service;
use super::template::Unexpandable;
use crate::i18n::Phrase;
use crate::urn::resolve::{QueryStrategy, apply_components};
use crate::urn::{SyntaxProfile, Urn, directives};
use serde::Deserialize;
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// Entries by namespace, with the sub-namespaces that name their own resolver.
#[derive(Debug, Clone, Default)]
pub struct Directory {
    entries: BTreeMap<String, Vec<Entry>>,
    parts: Delegations,
}

/// How the queries of target and name were combined (RFC 8141 §2.3.2 leaves this open and asks that the strategy be documented).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QueryCombination {
    /// The strategy that was applied.
    pub strategy: QueryStrategy,
    /// Whether the resolver documents it; otherwise it is the default of this directory.
    pub documented: bool,
}

/// A choice for resolving a name.
#[derive(Debug, Clone)]
pub struct Choice<'d> {
    /// The service provided. It differs from the requested one if only that was available (§2.3 of the 2012 draft: fallback).
    pub service: Service,
    /// The target URL, with components applied.
    pub target: String,
    /// The entry that it comes from.
    pub entry: &'d Entry,
    /// No other entry is equally good, so a program may follow it without asking.
    pub sure: bool,
    /// Set if both the target and the name had a query.
    pub query: Option<QueryCombination>,
    /// The r-component, if it was passed to this resolver.
    pub handed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    resolver: Vec<Record>,
    #[serde(default)]
    irregular: Vec<Record>,
}

static BUILT_IN_DIRECTORY: LazyLock<Directory> = LazyLock::new(|| {
    Directory::read(include_str!("catalogue/resolvers.toml"), Delegations::built_in_sub_namespaces().clone()).unwrap_or_default()
});

/// The services to consider if none is requested, in order of preference.
const PREFERRED_SERVICES: [Service; 8] =
    [Service::I2L, Service::I2R, Service::I2C, Service::I2Ls, Service::I2Rs, Service::I2Cs, Service::I2N, Service::I2Ns];

impl Directory {
    /// The built-in entries: sourced claims, collected in 2026, not tested on the network.
    pub fn built_in_directory() -> &'static Self {
        &BUILT_IN_DIRECTORY
    }

    /// Parses a list in the format of `catalogue/resolvers.toml`.
    ///
    /// # Errors
    /// A message about the first fault: not such a list, or an entry that [`Directory::add`] rejects.
    pub fn read(toml: &str, parts: Delegations) -> Result<Self, String> {
        let file: File = toml::from_str(toml).map_err(|error| error.to_string())?;
        let mut directory = Self { parts, ..Self::default() };
        let regular = file.resolver.into_iter().map(|record| (record, false));
        for (record, irregular) in regular.chain(file.irregular.into_iter().map(|record| (record, true))) {
            let id = record.id.clone();
            directory.add(record, irregular).map_err(|fault| format!("{id}: {fault}"))?;
        }
        Ok(directory)
    }

    /// Adds an entry, and checks that its example resolves to its target.
    ///
    /// # Errors
    /// [`RecordFault`]: as [`Entry::of`], or the example does not resolve to the target.
    pub fn add(&mut self, record: Record, irregular: bool) -> Result<(), RecordFault> {
        let entry = Entry::from_record(record, irregular)?;
        let example = Urn::parse(&entry.record.example).ok().filter(|urn| urn.nid().eq_ignore_ascii_case(&entry.record.nid));
        let got = example.and_then(|urn| target(&entry, &urn)).map(|found| found.map(|aim| aim.target));
        match got {
            Some(Ok(found)) if found == entry.record.target => {
                self.entries.entry(entry.record.nid.clone()).or_default().push(entry);
                Ok(())
            }
            Some(Ok(found)) => Err(RecordFault::Example(found)),
            Some(Err(why)) => Err(RecordFault::Example(why.to_string())),
            None => Err(RecordFault::Example(String::new())),
        }
    }

    /// Replaces the entry with the same ID, or appends it. Changes nothing if it is rejected.
    ///
    /// # Errors
    /// As [`Directory::add`], or an entry of another namespace has this ID.
    pub fn add_or_replace(&mut self, record: Record) -> Result<(), RecordFault> {
        let own = self.entries().find(|entry| entry.record.id == record.id);
        if own.is_some_and(|own| own.record.nid != record.nid) {
            return Err(RecordFault::Taken(record.id));
        }
        let irregular = own.is_some_and(|own| own.irregular);
        let (nid, id) = (record.nid.clone(), record.id.clone());
        let mut checked = Self::default();
        checked.add(record, irregular)?;
        let new = checked.entries.remove(&nid).and_then(|mut list| list.pop());
        let list = self.entries.entry(nid).or_default();
        match (new, list.iter_mut().find(|entry| entry.record.id == id)) {
            (Some(new), Some(place)) => *place = new,
            (Some(new), None) => list.push(new),
            (None, _) => {}
        }
        Ok(())
    }

    /// Removes an entry.
    pub fn remove(&mut self, id: &str) {
        self.entries.values_mut().for_each(|list| list.retain(|entry| entry.record.id != id));
    }

    /// The entry with this ID.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries().find(|entry| entry.record.id == id)
    }

    /// The target of the example of a record, for authors who only know the template.
    ///
    /// # Errors
    /// As [`Entry::of`], or the entry does not apply to its example.
    pub fn target_of(record: &Record) -> Result<String, RecordFault> {
        let entry = Entry::from_record(record.clone(), false)?;
        let example = Urn::parse(&record.example).ok().filter(|urn| urn.nid().eq_ignore_ascii_case(&record.nid));
        match example.and_then(|urn| target(&entry, &urn)) {
            Some(Ok(aim)) => Ok(aim.target),
            Some(Err(why)) => Err(RecordFault::Example(why.to_string())),
            None => Err(RecordFault::Unanswered),
        }
    }

    /// All entries, by namespace and in list order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values().flatten()
    }

    /// The entries of a namespace, in list order.
    pub fn of_namespace(&self, nid: &str) -> &[Entry] {
        self.entries.get(&nid.to_ascii_lowercase()).map_or(&[], Vec::as_slice)
    }

    /// The kinds of resolution available in a namespace; empty if no resolver is known (RFC 8141 §1.2.1). A list shows
    /// "resolvable" if this is not empty.
    pub fn available_kinds(&self, nid: &str) -> BTreeSet<ResolutionKind> {
        self.of_namespace(nid).iter().map(|entry| entry.kind).collect()
    }

    /// The sub-namespaces.
    pub fn sub_namespaces(&self) -> &Delegations {
        &self.parts
    }

    /// The choices for a name, best first. Without a service, all of them.
    ///
    /// The order of entries: sub-namespaces before the whole namespace, the resolver named by the responsible organization before others,
    /// and evidence from the registration before evidence from software.
    pub fn choices(&self, urn: &Urn<'_>, service: Option<Service>) -> Vec<Choice<'_>> {
        let wanted: &[Service] = service.map_or(&PREFERRED_SERVICES, Service::answered_by);
        let named: Vec<&str> = self
            .parts
            .sub_namespaces_containing(urn.nid(), urn.nss())
            .iter()
            .filter_map(|part| part.resolver.as_deref())
            .collect();
        let mut ranked: Vec<(Rank, Choice<'_>)> = Vec::new();
        for entry in self.of_namespace(urn.nid()) {
            let Some(at) = wanted.iter().position(|one| *one == entry.service) else { continue };
            let Some(Ok(ExpandedTarget { target, query, handed })) = target(entry, urn) else { continue };
            let rank = Rank {
                at,
                part: Reverse(named.iter().rposition(|id| *id == entry.record.id)),
                narrow: Reverse(entry.is_for_sub_namespace()),
                seen: entry.seen,
                kind: entry.kind,
            };
            ranked.push((rank, Choice { service: entry.service, target, entry, sure: false, query, handed }));
        }
        ranked.sort_by_key(|(rank, _)| *rank);
        // A search page is not an alternative to an entry that returns or describes the resource.
        let gives = |choice: &Choice<'_>| matches!(choice.entry.kind, ResolutionKind::Redirects | ResolutionKind::Describes);
        let best_is_alone = match ranked.as_slice() {
            [(first, choice), rest @ ..] => {
                let second = rest.iter().find(|(_, other)| gives(other));
                second.is_none_or(|(second, _)| first.certainty_key() < second.certainty_key())
                    && gives(choice)
                    && !choice.entry.irregular
                    && service.is_none_or(|asked| are_equivalent_services(asked, choice.service))
            }
            [] => false,
        };
        if let Some((_, choice)) = ranked.first_mut() {
            choice.sure = best_is_alone;
        }
        ranked.into_iter().map(|(_, choice)| choice).collect()
    }

    /// The entries that apply to the name but for which no URL could be built, with the reason.
    pub fn unexpandable_entries(&self, urn: &Urn<'_>) -> Vec<(&Entry, Unexpandable)> {
        self.of_namespace(urn.nid()).iter().filter_map(|entry| target(entry, urn)?.err().map(|why| (entry, why))).collect()
    }
}

/// The URL of the resource and the resource itself are equivalent: a browser ends at the same page.
fn are_equivalent_services(asked: Service, given: Service) -> bool {
    asked == given || matches!((asked, given), (Service::I2L, Service::I2R) | (Service::I2R, Service::I2L))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    at: usize,
    part: Reverse<Option<usize>>,
    narrow: Reverse<bool>,
    seen: Evidence,
    kind: ResolutionKind,
}

impl Rank {
    /// The conditions under which an entry is certain and not just the first of several: it provides the requested service, the responsible
    /// organization names it, or the registration does. A narrower pattern or better evidence only affects the order.
    fn certainty_key(self) -> (usize, Reverse<Option<usize>>, bool) {
        (self.at, self.part, self.seen != Evidence::Registration)
    }
}

struct ExpandedTarget {
    target: String,
    query: Option<QueryCombination>,
    handed: Option<String>,
}

/// The target of a name; `None` if the entry does not apply to it.
fn target(entry: &Entry, urn: &Urn<'_>) -> Option<Result<ExpandedTarget, Unexpandable>> {
    let nss = urn.nss();
    let groups = entry.match_nss(nss)?;
    let nid = urn.nid().to_ascii_lowercase();
    let (r, q, f) = components(urn);
    let (whole, own) = (encode_delimiters(urn, urn.assigned_name()), encode_delimiters(urn, nss));
    let groups: BTreeMap<&str, Cow<'_, str>> =
        groups.into_iter().map(|(name, value)| (name, encode_delimiters(urn, value))).collect();
    let takes = |name: &str| entry.template.variables().any(|variable| variable == name);
    let expanded = entry.template.expand(|name| match name {
        "nid" => Some(nid.as_str()),
        "nss" => Some(own.as_ref()),
        "urn" => Some(whole.as_ref()),
        "r" => r,
        "q" => q,
        "f" => f,
        _ => groups.get(name).map(Cow::as_ref),
    });
    Some(expanded.map(|mut base| {
        let mut handed = r.filter(|_| takes("r")).map(str::to_owned);
        if let Some(r) = r.filter(|_| entry.r == RComponentHandling::Appended && !base.contains(['?', '#'])) {
            base = format!("{base}?+{r}");
            handed = Some(r.to_owned());
        }
        let q = q.filter(|_| !takes("q"));
        let (address, own_fragment) = base.split_once('#').map_or((base.as_str(), None), |(address, own)| (address, Some(own)));
        let query = (q.is_some() && address.contains('?'))
            .then(|| QueryCombination { strategy: entry.q.unwrap_or_default(), documented: entry.q.is_some() });
        // A fragment in the template locates the record; RFC 9110 §10.2.2 gives it precedence over the user's.
        let f = own_fragment.or(f.filter(|_| !takes("f")));
        ExpandedTarget { target: apply_components(address, q, f, entry.q.unwrap_or_default()), query, handed }
    }))
}

/// RFC 2141 allows "?" and "#" in a name; in a URL they would end the path.
fn encode_delimiters<'t>(urn: &Urn<'_>, text: &'t str) -> Cow<'t, str> {
    if urn.is_strict() { Cow::Borrowed(text) } else { Cow::Owned(text.replace('?', "%3F").replace('#', "%23")) }
}

/// The components that can be applied. The query of the 2012 draft is an instruction to the resolver and never part of a URL.
fn components<'u>(urn: &Urn<'u>) -> (Option<&'u str>, Option<&'u str>, Option<&'u str>) {
    match urn.profile() {
        SyntaxProfile::Rfc8141 => (urn.r(), urn.q(), urn.f()),
        SyntaxProfile::Rfc2141 => (None, None, None),
        SyntaxProfile::Rfc2141Bis03 => (None, None, urn.f()),
    }
}

/// The directives of a name of the 2012 draft, and those that cannot be followed (§2.3).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct QueryDirectives<'u> {
    /// The service that `s` names.
    pub service: Option<Service>,
    /// The component that `c` names. No namespace has registered support for it, so the whole resource is returned.
    pub component: Option<&'u str>,
    /// The directives that were not followed, as sentences without a final period.
    pub notes: Vec<Phrase>,
}

/// Parses the directives of a name; names of other profiles have none.
pub fn parse_query_directives<'u>(urn: &Urn<'u>) -> QueryDirectives<'u> {
    let mut wish = QueryDirectives::default();
    let Some(query) = urn.q().filter(|_| urn.profile() == SyntaxProfile::Rfc2141Bis03) else { return wish };
    for keyword in directives::repeated_keywords(query).into_iter().take(NAMED_MAX) {
        wish.notes.push(Phrase::new("wish-repeated").arg("keyword", shortened(keyword)));
    }
    let mut unknown = Vec::new();
    for (keyword, value) in directives::effective_directives(query) {
        match keyword {
            "s" => match Service::from_designator(value) {
                Some(service) => wish.service = Some(service),
                None => wish.notes.push(Phrase::new("wish-service").arg("value", shortened(value))),
            },
            "c" => {
                wish.component = Some(value);
                wish.notes.push(Phrase::new("wish-component").arg("value", shortened(value)));
            }
            other => unknown.push(Phrase::new("quoted").arg("text", shortened(other))),
        }
    }
    if !unknown.is_empty() {
        let more = unknown.len().saturating_sub(NAMED_MAX);
        unknown.truncate(NAMED_MAX);
        let note = if more > 0 { Phrase::new("wish-unknown-more").arg("more", more) } else { Phrase::new("wish-unknown") };
        wish.notes.push(note.arg("keywords", Phrase::join_phrases(unknown.into_iter(), "listed")));
    }
    wish
}

/// The maximum number of keywords of a kind that are listed; untrusted input may have thousands.
const NAMED_MAX: usize = 5;

fn shortened(text: &str) -> String {
    match text.get(..40) {
        Some(start) if text.len() > 40 => format!("{start}…"),
        _ => text.to_owned(),
    }
}
