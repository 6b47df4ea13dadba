//! Facts about a namespace in a line each, with their sources.

use crate::i18n::Phrase;
use crate::pages::partials::reading::Reading;
use crate::pages::partials::terms::source_words;
use crate::pages::public::loaded::Loaded;
use crate::registry::{Day, EditionOrigin, Source, Version};

/// A fact with its source.
pub(super) struct Fact {
    pub(super) words: String,
    /// Its source, or who supplied it if it is marked.
    pub(super) source: Phrase,
    /// Whether it comes from the profile and gets the mark of facts that are not part of the registration.
    pub(super) marked: bool,
}

/// The responsible organization, the contact, and the dates of registration and of the last change, if known.
pub(super) struct Facts {
    pub(super) registrant: Option<Fact>,
    pub(super) contact: Option<Fact>,
    pub(super) first: Option<Fact>,
    pub(super) changed: Option<Fact>,
}

pub(super) fn facts(loaded: &Loaded, reading: Option<&Reading>) -> Facts {
    let namespace = &loaded.namespace;
    let said = |words: &Option<String>, source: Option<Source>| {
        let source = source.map_or_else(|| "".into(), source_words);
        words.clone().map(|words| Fact { words, source, marked: false })
    };
    let by = reading.map_or_else(|| "".into(), |reading| reading.by.clone());
    let by_reading = |words: String| Fact { words, source: by.clone(), marked: true };
    let own = if namespace.registered_here() { Source::Registration } else { Source::List };
    let date = |words: String, source: Source| Fact { words, source: source_words(source), marked: false };
    let year = || reading.and_then(|reading| reading.first).map(|year| by_reading(year.to_string()));
    let shown = namespace.held.shown_on.map(|day| {
        let source = Phrase::new("ns-by-shown");
        Fact { words: day.to_string(), source, marked: false }
    });
    Facts {
        registrant: said(&namespace.registrant, namespace.registrant_source())
            .or_else(|| reading.and_then(|reading| reading.registrant.clone()).map(by_reading)),
        contact: said(&namespace.contact, namespace.contact_source()),
        first: namespace.registered_on.as_ref().map(|day| date(day.to_string(), own)).or_else(year),
        changed: namespace
            .updated_on
            .as_ref()
            .map(|day| date(day.to_string(), if is_change_made_here(loaded, day) { Source::Registration } else { own }))
            .or(shown),
    }
}

/// Whether a version, a correction or a status of this day was made here. Such a change of a namespace on IANA's list is not on that list.
fn is_change_made_here(loaded: &Loaded, day: &Day) -> bool {
    let Some(day) = day.date() else { return false };
    let is_corrected = |version: &Version| {
        let mut made = version.editions.iter().filter(|edition| matches!(edition.origin, EditionOrigin::Corrected { .. }));
        made.any(|edition| edition.dated == Some(day))
    };
    loaded.namespace.marks.status.as_ref().is_some_and(|said| said.since == day)
        || loaded.versions.iter().any(|version| version.registered_on() == Some(day) || is_corrected(version))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/facts.rs"]
mod samples;
