//! The input and output types of the search.

use crate::i18n::Phrase;
use crate::profile::Profile;
use serde::Serialize;

/// The maximum length of a query, in characters; the rest is ignored.
pub const QUERY_MAX: usize = 300;

/// The maximum number of query words that are searched for.
pub const QUERY_WORDS_MAX: usize = 16;

/// The maximum number of results.
pub const RESULTS_MAX: usize = 200;

/// The searchable data of a namespace.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    /// The NID in lower case.
    pub nid: String,
    /// The meaning of the name.
    pub title: String,
    /// The responsible organization.
    pub registrant: String,
    /// A summary in one sentence.
    pub summary: String,
    /// The topics of the namespace.
    pub topics: Vec<String>,
    /// "RFC 8458", an ISO standard, contacts listed by IANA, a URL; one reference each.
    pub references: Vec<String>,
    /// The purpose and other text of the registration.
    pub text: String,
}

impl Document {
    /// The document of a profile.
    pub fn from_profile(profile: &Profile) -> Self {
        // RFC 8141 §5.2. All other namespaces are formal, which is not a useful search term.
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

/// The field that a word was found in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Field {
    /// The NID.
    Nid,
    /// The title, or its initials.
    Title,
    /// The registrant.
    Registrant,
    /// The summary.
    Summary,
    /// A reference.
    Reference,
    /// A topic, or a synonym of one.
    Topic,
    /// A word that readers use for it.
    Keyword,
    /// A synonym of NID, title, registrant or summary.
    Synonym,
    /// The text of the registration.
    Text,
}

impl Field {
    pub(super) const ALL: [Self; 9] = [
        Self::Nid,
        Self::Title,
        Self::Registrant,
        Self::Summary,
        Self::Reference,
        Self::Topic,
        Self::Keyword,
        Self::Synonym,
        Self::Text,
    ];

    /// The weight of a word found in this field.
    pub(super) fn weight(self) -> f64 {
        match self {
            Self::Nid => 9.0,
            Self::Reference => 6.0,
            Self::Title => 5.0,
            Self::Registrant => 4.0,
            Self::Summary => 3.5,
            Self::Keyword => 3.0,
            Self::Synonym => 2.4,
            Self::Topic => 1.6,
            Self::Text => 1.0,
        }
    }

    /// The name of the field for display: "title".
    pub fn label(self) -> Phrase {
        Phrase::new("find-field").arg(
            "field",
            match self {
                Self::Nid => "nid",
                Self::Title => "title",
                Self::Registrant => "registrant",
                Self::Summary => "summary",
                Self::Reference => "reference",
                Self::Topic => "topic",
                Self::Keyword => "keyword",
                Self::Synonym => "synonym",
                Self::Text => "text",
            },
        )
    }
}

/// Why a document matches: the words that matched, as written in the document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct FieldMatch {
    /// The field of the document that they are in.
    pub field: Field,
    /// The matching words.
    pub words: Vec<String>,
}

/// A namespace that matches the query.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hit {
    /// The NID in lower case.
    pub nid: String,
    /// The title; empty if unknown.
    pub title: String,
    /// What its names identify; null if unknown.
    pub summary: Option<String>,
    /// The responsible organization; null if unknown.
    pub registrant: Option<String>,
    /// The matches, in order of decreasing weight.
    pub why: Vec<FieldMatch>,
    /// The kind of identifier, if the query was one: "an ISBN".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identifier: Option<Phrase>,
    /// The score; only meaningful for comparison.
    #[serde(skip)]
    pub score: f64,
}

/// Namespaces that match a keyword.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SearchResults {
    /// The query, of which at most 300 characters are used.
    pub query: String,
    /// The best matches first, at most 200.
    pub results: Vec<Hit>,
    /// The query, if it could be a NID and none is registered. `/api/v1/check/nid` tells whether it is available.
    pub unregistered_nid: Option<String>,
    /// A suggested query, if a word was not found and a similarly spelled one was.
    pub meant: Option<String>,
}
