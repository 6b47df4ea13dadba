//! Names of the states of the registry, in the language of the reader. Files and the API use the names of the states themselves.

use crate::registry::{ChangeKind, Kind, Status, ValueSource};
use urn_registry::i18n::Phrase;

/// "Formal", at the start of a line.
pub(crate) const fn kind_title(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Formal => "terms-formal",
        Kind::Informal => "terms-informal",
    })
}

/// "formal", within a line.
pub(crate) const fn kind_word(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Formal => "terms-formal-word",
        Kind::Informal => "terms-informal-word",
    })
}

/// "active"
pub(crate) const fn status_name(status: Status) -> Phrase {
    status.phrase()
}

/// The meaning of a status, after "This namespace is".
pub(crate) const fn status_words(status: Status) -> Phrase {
    Phrase::new(match status {
        Status::Active => "word-active-lower",
        Status::Deprecated => "terms-deprecated-words",
        Status::Obsolete => "terms-obsolete-words",
    })
}

/// The source of a fact, as a suffix.
pub(crate) const fn source_words(source: ValueSource) -> Phrase {
    Phrase::new(match source {
        ValueSource::List => "terms-by-list",
        ValueSource::Registration => "terms-by-registration",
        ValueSource::Text => "terms-by-text",
        ValueSource::Operator => "terms-by-operator",
    })
}

/// The kind of change of a registration.
pub(crate) const fn change_words(what: ChangeKind) -> Phrase {
    Phrase::new(match what {
        ChangeKind::Added => "terms-added",
        ChangeKind::Registered => "terms-registered",
        ChangeKind::Revised => "terms-revised",
        ChangeKind::Corrected => "terms-corrected",
        ChangeKind::VersionFound => "terms-version-found",
        ChangeKind::WordingFound => "word-changed-text-at-iana-lower",
        ChangeKind::ListingChanged => "terms-listing-changed",
        ChangeKind::Unlisted => "terms-unlisted",
        ChangeKind::ListedAgain => "terms-listed-again",
        ChangeKind::StatusChanged => "terms-status-changed",
        ChangeKind::RecordEdited => "terms-record-edited",
        ChangeKind::ImportUndone => "terms-import-undone",
    })
}

/// The display name of a topic such as `archives-libraries`.
pub(crate) fn topic_label(topic: &str) -> Phrase {
    Phrase::new("terms-topic").arg("topic", topic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_page_terms_match_the_files() {
        for kind in [Kind::Formal, Kind::Informal] {
            assert_eq!((kind_title(kind).to_string(), kind_word(kind).to_string()), (kind.title().into(), kind.name().into()));
        }
        for status in [Status::Active, Status::Deprecated, Status::Obsolete] {
            assert_eq!(status_name(status), status.name());
            assert_eq!(status_words(status), crate::registry::formats::json::status_text(status));
        }
        for source in [ValueSource::List, ValueSource::Registration, ValueSource::Text, ValueSource::Operator] {
            assert_eq!(source_words(source), source.label());
        }
        for topic in urn_registry::profile::TOPICS {
            let text = match topic {
                "film-audio-video" => "film, audio and video".to_owned(),
                "internet" => "Internet".to_owned(),
                "web" => "Web".to_owned(),
                "geo" => "geography".to_owned(),
                "defence" => "defense".to_owned(),
                "devices-iot" => "devices and IoT".to_owned(),
                "supply-chain" => "supply chain".to_owned(),
                _ => topic.replace('-', " and "),
            };
            assert_eq!(topic_label(topic).to_string(), text);
        }
    }
}
