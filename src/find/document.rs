//! What goes in and what comes out.

use crate::profile::Profile;
use crate::words::Phrase;
use serde::Serialize;

/// The longest query that is looked at, in characters; the rest is left out.
pub const QUERY_MAX: usize = 300;

/// The most words of a query that are looked for.
pub const WORDS_MAX: usize = 16;

/// The most results.
pub const RESULTS_MAX: usize = 50;

/// What is searched of a namespace.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    /// In lower case.
    pub nid: String,
    /// What the name stands for.
    pub title: String,
    /// Who answers for it.
    pub registrant: String,
    /// What it names, in a sentence.
    pub summary: String,
    /// What it is about.
    pub topics: Vec<String>,
    /// "RFC 8458", an ISO standard, people IANA names, an address; one reference each.
    pub references: Vec<String>,
    /// The purpose and other text of the registration.
    pub text: String,
}

impl Document {
    /// What a profile says of its namespace.
    pub fn of(profile: &Profile) -> Self {
        // RFC 8141 §5.2: the others are formal, which nobody looks for.
        let kind = profile.nid.starts_with("urn-").then(|| "informal namespace".to_owned());
        Self {
            nid: profile.nid.clone(),
            title: profile.title.clone().unwrap_or_default(),
            registrant: profile.registrant.clone().unwrap_or_default(),
            summary: profile.summary.clone(),
            topics: profile.topics.clone(),
            references: profile.sources.iter().chain(&profile.homepage).cloned().chain(kind).collect(),
            text: profile.syntax.notes.clone().unwrap_or_default(),
        }
    }
}

/// Where a word was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Field {
    /// The NID.
    Nid,
    /// The title or the letters its words begin with.
    Title,
    /// The registrant.
    Registrant,
    /// The summary.
    Summary,
    /// A reference.
    Reference,
    /// A topic, or another word for it.
    Topic,
    /// Another word for one of NID, title, registrant or summary.
    Synonym,
    /// The text of the registration.
    Text,
}

impl Field {
    pub(super) const ALL: [Self; 8] =
        [Self::Nid, Self::Title, Self::Registrant, Self::Summary, Self::Reference, Self::Topic, Self::Synonym, Self::Text];

    /// What a word found here counts.
    pub(super) fn weight(self) -> f64 {
        match self {
            Self::Nid => 9.0,
            Self::Reference => 6.0,
            Self::Title => 5.0,
            Self::Registrant => 4.0,
            Self::Summary => 3.5,
            Self::Synonym => 2.4,
            Self::Topic => 1.6,
            Self::Text => 1.0,
        }
    }

    /// In words: "title".
    pub fn phrase(self) -> Phrase {
        Phrase::new("find-field").with(
            "field",
            match self {
                Self::Nid => "nid",
                Self::Title => "title",
                Self::Registrant => "registrant",
                Self::Summary => "summary",
                Self::Reference => "reference",
                Self::Topic => "topic",
                Self::Synonym => "synonym",
                Self::Text => "text",
            },
        )
    }
}

/// Why a result is one: the words that matched, as they are written there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Why {
    /// Where.
    pub field: Field,
    /// Which words.
    pub words: Vec<String>,
}

/// A namespace that was found.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Hit {
    /// In lower case.
    pub nid: String,
    /// What it stands for; empty when that is not known.
    pub title: String,
    /// What matched, the weightiest first.
    pub why: Vec<Why>,
    /// What it is when an identifier was asked for: "an ISBN".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identifier: Option<Phrase>,
    /// How well it fits; only good for comparing.
    #[serde(skip)]
    pub score: f64,
}

/// The answer to a query.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Found {
    /// As it was asked, cut to [`QUERY_MAX`].
    pub query: String,
    /// In order of fit, at most [`RESULTS_MAX`].
    pub results: Vec<Hit>,
    /// What may have been meant, when a word was found nowhere and one that is written nearly alike was.
    pub meant: Option<String>,
}
