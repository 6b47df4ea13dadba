//! The registry: URN namespaces, their versions, and the public list of both (RFC 8141 §7.2).
//!
//! A namespace is one NID and what is known of it. Its registration lives in **versions** 1, 2, 3…, each the text of a
//! template that was reviewed; a version never changes and never goes away. A slip of the pen is mended by an **edition**:
//! another wording under the same number, beside the older one. What IANA never recorded is absent, and pages say "not recorded".
//!
//! Two clocks run side by side: the day on which the source **showed** something, and the moment it was **learned** here. What is
//! current on a day goes by the first ([`on`]).

pub mod between;
pub mod builtin;
mod day;
pub mod files;
pub mod formats;
pub mod import;
pub mod kept;
pub mod log;
pub mod marks;
pub mod on;
pub mod parts;
pub mod pledges;
pub mod probed;
pub mod profiles;
pub mod publish;
pub mod queries;
pub mod search;
pub mod states;
mod strange;
mod version;
pub mod versions;
mod who;

pub use day::Day;
pub use marks::{Marks, Statement};
pub use strange::Strange;
pub use version::{Brought, Class, Edition, EditionOrigin, Origin, Shown, Text, Version};

use crate::nid::Nid;
use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// Formal or informal (RFC 8141 §5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// §5.1.
    Formal,
    /// §5.2.
    Informal,
}

impl Kind {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Formal => "formal",
            Self::Informal => "informal",
        }
    }

    /// The word that starts a sentence.
    pub fn title(self) -> &'static str {
        match self {
            Self::Formal => "Formal",
            Self::Informal => "Informal",
        }
    }

    /// The kind with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Formal, Self::Informal].into_iter().find(|kind| kind.name() == name)
    }
}

/// The life of a registration. URNs under it stay valid in every status (RFC 8141 §5, uniqueness).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// In use.
    Active,
    /// Still valid, no longer recommended.
    Deprecated,
    /// No longer used; its URNs stay valid.
    Obsolete,
}

impl Status {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Deprecated => "deprecated",
            Self::Obsolete => "obsolete",
        }
    }

    /// The status with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Active, Self::Deprecated, Self::Obsolete].into_iter().find(|status| status.name() == name)
    }
}

/// A reference of the registry, as IANA's `xref`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reference {
    /// `rfc`, `uri`, `draft`, `person`…
    #[serde(rename = "type")]
    pub kind: String,
    /// `rfc8141`, or an address.
    pub data: String,
    /// The words shown, when not the data itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// A place in it: `section`, `page`… and its name.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub fragment: Option<(String, String)>,
    /// When the reference itself was changed, as printed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub last_updated: Option<String>,
    /// Attributes that the program does not know, with their values; they go out as they came in.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub others: Vec<(String, String)>,
}

/// A piece of a line that has references in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Inline {
    /// Words.
    Text(String),
    /// A reference.
    Ref(Reference),
}

impl Inline {
    /// Words.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }
}

/// What the list prints of a namespace beside its references.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Listing {
    /// The template column.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub template: Vec<Inline>,
    /// The contact column of the informal table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contact: Vec<Inline>,
    /// The name, where it is printed in other letters than the NID is kept in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub printed: Option<String>,
    /// What else stands there.
    #[serde(skip_serializing_if = "Strange::is_empty")]
    pub strange: Strange,
}

impl Reference {
    /// An RFC, by `rfc8141`.
    pub fn rfc(data: &str) -> Self {
        Self { kind: "rfc".to_owned(), data: data.to_owned(), ..Self::default() }
    }

    /// The words between brackets in IANA's plain text: `RFC8141`, `RFC Errata 1234`, or the label.
    pub fn bracket_words(&self) -> String {
        let place = self.fragment.as_ref().map(|(name, value)| format!(", {} {value}", title_case(name))).unwrap_or_default();
        match (&self.label, self.kind.as_str()) {
            (Some(label), _) => label.clone(),
            (None, "rfc") => format!("{}{place}", self.data.to_uppercase()),
            (None, "rfc-errata") => format!("RFC Errata {}", self.data),
            (None, "draft") => format!("{}{place}", self.data),
            (None, _) => self.data.clone(),
        }
    }

    /// The words shown, without brackets: `RFC 8141`, or the label.
    pub fn words(&self) -> String {
        match (&self.label, self.kind.as_str(), self.data.strip_prefix("rfc")) {
            (Some(label), _, _) => label.clone(),
            (None, "rfc", Some(number)) => format!("RFC {number}"),
            (None, "person", _) => self.data.replace('_', " "),
            _ => self.data.clone(),
        }
    }

    /// Where it leads, when that is on the web.
    pub fn address(&self) -> Option<String> {
        match self.kind.as_str() {
            "rfc" => Some(format!("https://www.rfc-editor.org/info/{}", self.data)),
            "uri" if self.data.starts_with("https://") || self.data.starts_with("http://") => Some(self.data.clone()),
            _ => None,
        }
    }
}

/// A registered namespace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Namespace {
    /// Its NID.
    pub nid: Nid,
    /// Formal or informal.
    pub kind: Kind,
    /// Status.
    pub status: Status,
    /// Who registered it, when known.
    pub registrant: Option<String>,
    /// The contact's name, when known.
    pub contact: Option<String>,
    /// References in IANA's order.
    pub references: Vec<Reference>,
    /// What the list prints beside them.
    pub listing: Listing,
    /// When it was registered; absent when not recorded.
    pub registered_on: Option<Day>,
    /// When it was last revised; absent when never, or not recorded.
    pub updated_on: Option<Day>,
    /// Since when IANA's list has it no longer; its URNs stay valid.
    pub unlisted_on: Option<Date>,
    /// The namespace that took its place.
    pub successor: Option<Nid>,
    /// What its current text says; `registrant` and `contact` come from there when the list has none.
    pub held: Held,
    /// What operators say of it.
    pub marks: Marks,
    /// Its place in the list: names in the order of the alphabet, but where the source has another.
    pub sort_key: String,
}

/// What the current text of a namespace says, kept beside what the list prints.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Held {
    /// The wording it was read in, as (version, edition); none when no text is held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wording: Option<(u32, u32)>,
    /// Whether that text prints its number.
    pub numbered: bool,
    /// Who registered it, in its words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registrant: Option<String>,
    /// Whom to ask, in its words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// The date it prints.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dated: Option<Date>,
    /// Since when the source shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown_on: Option<Date>,
}

/// Where a fact about a namespace comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The list prints it.
    List,
    /// It was registered here.
    Registration,
    /// Its current text says so.
    Text,
}

impl Source {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Registration => "registration",
            Self::Text => "template",
        }
    }

    /// The same for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::List => "according to the IANA list",
            Self::Registration => "according to the registration",
            Self::Text => "according to the template",
        }
    }
}

/// The place of a name in the order of the alphabet, informal ones by number.
pub(crate) fn natural_key(nid: &Nid) -> String {
    match nid.class() {
        crate::nid::Class::Informal(Some(number)) => format!("{number:020}"),
        _ => nid.to_string(),
    }
}

fn title_case(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

impl Namespace {
    /// Where IANA keeps the template: in a column of its own, or for informal ones as the reference.
    pub fn template_url(&self) -> Option<&str> {
        let in_column = self.listing.template.iter().find_map(|inline| match inline {
            Inline::Ref(reference) if reference.kind == "uri" => Some(reference.data.as_str()),
            _ => None,
        });
        let informal = self.references.iter().filter(|reference| self.kind == Kind::Informal && reference.kind == "uri");
        in_column.or_else(|| informal.map(|reference| reference.data.as_str()).next())
    }

    /// Where its registration can be read: its references, and documents that the list prints in the column of the contact.
    pub fn sources(&self) -> impl Iterator<Item = &Reference> {
        let beside = self.listing.contact.iter().filter_map(|inline| match inline {
            Inline::Ref(reference) if reference.kind != "person" => Some(reference),
            _ => None,
        });
        self.references.iter().chain(beside)
    }

    /// Whether it was registered here and is not on any list of IANA's: then its own page is its reference.
    pub fn registered_here(&self) -> bool {
        self.references.len() == 1
            && self.references.iter().all(|reference| reference.kind == "text" && reference.data.starts_with("urn-"))
    }

    /// The newest date known of it.
    pub fn newest_date(&self) -> Option<&Day> {
        self.updated_on.as_ref().max(self.registered_on.as_ref())
    }

    /// Where its registrant is known from.
    pub fn registrant_source(&self) -> Option<Source> {
        let registrant = self.registrant.as_ref()?;
        Some(if self.held.registrant.as_ref() == Some(registrant) { Source::Text } else { Source::Registration })
    }

    /// Where its contact is known from.
    pub fn contact_source(&self) -> Option<Source> {
        let contact = self.contact.as_ref()?;
        Some(if self.held.contact.as_ref() == Some(contact) { Source::Text } else { Source::List })
    }

    /// When it was registered, or else the date that its current text prints, and where that is known from.
    pub fn date_and_source(&self) -> Option<(Day, Source)> {
        let own = || if self.registered_here() { Source::Registration } else { Source::List };
        self.registered_on.clone().map(|day| (day, own())).or_else(|| self.held.dated.map(|date| (Day::from(date), Source::Text)))
    }

    /// Who holds it, as far as the record says: for sentences such as "already registered, by …". Empty when unknown.
    pub fn holder(&self) -> String {
        self.registrant
            .clone()
            .or_else(|| self.contact.clone())
            .or_else(|| {
                let named = |reference: &&Reference| reference.label.is_some() || reference.kind == "person";
                self.references.iter().find(named).map(Reference::words)
            })
            .or_else(|| self.sources().next().map(|reference| format!("the registration in {}", reference.words())))
            .unwrap_or_default()
    }
}

/// What changed in the registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// Found at IANA for the first time.
    Added,
    /// Registered here.
    Registered,
    /// A new version.
    Revised,
    /// A new edition of a version.
    Corrected,
    /// A version found at IANA.
    VersionFound,
    /// Another wording of a version found at IANA.
    WordingFound,
    /// IANA's list prints something else of it.
    ListingChanged,
    /// IANA's list has it no longer.
    Unlisted,
    /// IANA's list has it again.
    ListedAgain,
    /// Active, deprecated, obsolete.
    StatusChanged,
    /// What an import had said of it was taken back.
    ImportUndone,
}

impl What {
    const ALL: [Self; 11] = [
        Self::Added,
        Self::Registered,
        Self::Revised,
        Self::Corrected,
        Self::VersionFound,
        Self::WordingFound,
        Self::ListingChanged,
        Self::Unlisted,
        Self::ListedAgain,
        Self::StatusChanged,
        Self::ImportUndone,
    ];

    /// Changes made here, not found at IANA: they move the day of the list.
    pub const OWN: [Self; 4] = [Self::Registered, Self::Revised, Self::Corrected, Self::StatusChanged];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Registered => "registered",
            Self::Revised => "revised",
            Self::Corrected => "corrected",
            Self::VersionFound => "version_found",
            Self::WordingFound => "wording_found",
            Self::ListingChanged => "listing_changed",
            Self::Unlisted => "unlisted",
            Self::ListedAgain => "listed_again",
            Self::StatusChanged => "status_changed",
            Self::ImportUndone => "import_undone",
        }
    }

    /// The same for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Added => "added from IANA's list",
            Self::Registered => "registered",
            Self::Revised => "revised",
            Self::Corrected => "corrected",
            Self::VersionFound => "new version at IANA",
            Self::WordingFound => "changed text at IANA",
            Self::ListingChanged => "changed in the IANA list",
            Self::Unlisted => "removed from the IANA list",
            Self::ListedAgain => "added back to the IANA list",
            Self::StatusChanged => "status changed",
            Self::ImportUndone => "import undone",
        }
    }

    /// The change with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|what| what.name() == name)
    }
}

/// A change of the registry. Permanent; the serial rises by one with each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Its serial.
    pub serial: i64,
    /// Whose.
    pub nid: Nid,
    /// What.
    pub what: What,
    /// The entry after it, as JSON.
    pub entry: String,
    /// More, in words.
    pub detail: String,
    /// When it was made, or learned, here.
    pub at: Timestamp,
    /// The day on which the source showed it; absent for what was done here.
    pub shown_on: Option<Date>,
}

impl Change {
    /// The day to which it belongs: that of the source, or that on which it was done here.
    pub fn day(&self) -> Date {
        self.shown_on.unwrap_or_else(|| crate::clock::day(self.at))
    }
}
