//! Facts about a namespace in a line each, with their sources.

use crate::pages::partials::reading::ProfileCard;
use crate::pages::partials::terms::source_words;
use crate::pages::public::loaded::LoadedNamespace;
use crate::registry::{EditionOrigin, Namespace, PartialDate, ValueSource, Version};
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// A fact with its source.
pub(super) struct Fact {
    pub(super) text: String,
    /// Its source, or who supplied it if it is marked.
    pub(super) source: Phrase,
    /// Whether it comes from the profile and gets the mark of facts that are not part of the registration.
    pub(super) marked: bool,
}

/// The responsible organization, the contact, and the dates of registration and of the last change, if known.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) registrant: Option<Fact>,
    pub(super) contact: Option<Fact>,
    /// The people named in an older text, who may no longer represent the namespace.
    pub(super) named: Option<Fact>,
    pub(super) first: Option<Fact>,
    /// The year of registration according to the profile, if it contradicts the date.
    pub(super) first_also: Option<Fact>,
    pub(super) changed: Option<Fact>,
}

/// The age in years from which the people in a text are no longer shown as contacts.
const OLD_TEXT_YEARS: i16 = 5;

/// Collects the facts as of `today`.
pub(super) fn facts(loaded: &LoadedNamespace, reading: Option<&ProfileCard>, today: Date) -> Facts {
    let namespace = &loaded.namespace;
    let said = |text: &Option<String>, source: Option<ValueSource>| {
        let source = source.map_or_else(|| "".into(), source_words);
        text.clone().map(|text| Fact { text, source, marked: false })
    };
    let by = reading.map_or_else(|| "".into(), |reading| reading.by.clone());
    let by_reading = |text: String| Fact { text, source: by.clone(), marked: true };
    let own = namespace.registration_date_source();
    let date = |text: String, source: ValueSource| Fact { text, source: source_words(source), marked: false };
    let year = reading.and_then(|reading| reading.first).map(|year| by_reading(year.to_string()));
    let first = namespace.registered_on.as_ref().map(|day| date(day.to_string(), own));
    let is_same_year = |year: &Fact, first: &Fact| first.text.starts_with(&year.text);
    let (first, first_also) = match (first, year) {
        (Some(first), Some(year)) if !is_same_year(&year, &first) => (Some(first), Some(year)),
        (first, year) => (first.or(year), None),
    };
    let registrant = said(&namespace.registrant, namespace.registrant_source());
    let contact = said(&namespace.contact, namespace.contact_source());
    // The organization is the registrant; a person of a text is shown only if no organization is known.
    let body = reading.and_then(|reading| reading.registrant.clone()).map(by_reading);
    let (registrant, person) = match (registrant, body) {
        (Some(person), Some(body)) if namespace.names_a_person() => (Some(body), Some(person.text)),
        (registrant, body) => (registrant.or(body), None),
    };
    let is_old = namespace.contact_source() == Some(ValueSource::Text) && may_contacts_be_outdated(loaded, today);
    let (contact, formerly) = if is_old { (None, contact.map(|fact| fact.text)) } else { (contact, None) };
    Facts {
        named: named_people(namespace, [person, formerly]),
        registrant,
        contact,
        first,
        first_also,
        changed: last_change(loaded).map(|(day, source)| date(day.to_string(), source)),
    }
}

/// The last change of the registration itself: as recorded, or else the date that its text prints. The day on which a text was first found
/// at its source does not count as a change; it is in the history.
fn last_change(loaded: &LoadedNamespace) -> Option<(PartialDate, ValueSource)> {
    let namespace = &loaded.namespace;
    let own = if namespace.registered_here() { ValueSource::Registration } else { ValueSource::List };
    let edited = namespace.marks.edits.last().map(|edit| PartialDate::from(crate::clock::day(edit.at)));
    let source = |day: &PartialDate| match () {
        () if edited.as_ref() == Some(day) => ValueSource::Operator,
        () if is_change_made_here(loaded, day) => ValueSource::Registration,
        () => own,
    };
    let recorded = namespace.updated_on.as_ref().map(|day| (day.clone(), source(day)));
    // If a text is not later than the registration, it is the registered text.
    let first = namespace.registered_on.as_ref().and_then(PartialDate::date);
    let is_later = |dated: &Date| !namespace.registered_here() && first.is_none_or(|first| *dated > first);
    recorded.or_else(|| namespace.held.dated.filter(is_later).map(|date| (PartialDate::from(date), ValueSource::Text)))
}

/// Whether the text of a namespace registered elsewhere is so old that its people may have changed. A text without a date counts as old.
fn may_contacts_be_outdated(loaded: &LoadedNamespace, today: Date) -> bool {
    let is_recent = |dated: Date| dated.year() + OLD_TEXT_YEARS > today.year();
    let made_here = || loaded.versions.first().and_then(Version::registered_on);
    !loaded.namespace.registered_here() && !loaded.namespace.held.dated.or_else(made_here).is_some_and(is_recent)
}

/// The people whom the text names, without addresses.
fn named_people(namespace: &Namespace, text: [Option<String>; 2]) -> Option<Fact> {
    // IANA prints the at sign as an ampersand.
    let is_address = |text: &String| text.contains('@') || (text.contains('&') && !text.contains(' '));
    let mut all: Vec<String> = text.into_iter().flatten().filter(|text| !is_address(text)).collect();
    all.dedup();
    let source = match namespace.held.dated {
        Some(date) => Phrase::new("ns-named-in").arg("year", date.year().to_string()),
        None => Phrase::new("ns-named-in-undated"),
    };
    (!all.is_empty()).then(|| Fact { text: all.join(", "), source, marked: false })
}

/// Whether a version, a correction or a status of this day was made here. Such a change of a namespace on IANA's list is not on that list.
fn is_change_made_here(loaded: &LoadedNamespace, day: &PartialDate) -> bool {
    let Some(day) = day.date() else { return false };
    let is_corrected = |version: &Version| {
        let mut made = version.editions.iter().filter(|edition| matches!(edition.origin, EditionOrigin::Corrected { .. }));
        made.any(|edition| edition.dated == Some(day))
    };
    loaded.namespace.marks.status.as_ref().is_some_and(|said| said.since == day)
        || loaded.versions.iter().any(|version| version.registered_on() == Some(day) || is_corrected(version))
}
