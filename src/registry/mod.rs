//! The registry: URN namespaces, their versions, and the public list of both (RFC 8141 §7.2).
//!
//! A namespace is an NID with its record. Its registration consists of **versions** 1, 2, 3…, each the text of a reviewed template; a
//! version never changes and is never deleted. An editorial error is corrected by an **edition**: another text under the same number, in
//! addition to the older one. Data that IANA never recorded is absent, and pages show "not recorded".
//!
//! There are two timelines: the date on which the source **published** something (`shown`), and the time at which it was **recorded** here
//! (`learned`). What is current on a date depends on the first ([`on`]).

pub mod between;
pub mod between_lists;
pub mod builtin;
mod columns;
pub mod contact_checks;
mod day;
pub mod feeds;
pub mod files;
pub mod formats;
pub mod import;
pub mod known_facts;
pub mod ledger;
pub mod list_check;
mod list_order;
pub mod lists;
pub mod log;
pub mod marks;
pub mod on_date;
pub mod profiles;
pub mod publish;
pub mod queries;
mod reference;
mod responsible;
pub mod search;
pub mod snapshots;
pub mod text_count;
mod unknown_content;
mod version;
pub mod versions;

pub use columns::NidColumn;
pub use day::PartialDate;
pub use marks::{Annotations, GrantedAppeal, Statement};
pub use reference::{Inline, Reference};
pub use unknown_content::UnknownContent;
pub use urn_registry::verdict::Status;
pub use version::{Brought, Edition, EditionOrigin, Origin, PublicationDates, Text, Version};

use crate::store::Moment;
use crate::store::typed::{Stored, stored_enum};
use jiff::Timestamp;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use urn_registry::nid::Nid;

stored_enum! {
    /// Formal or informal (RFC 8141 §5).
    #[derive(PartialOrd, Ord)]
    #[derive(Serialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    #[schemars(inline)]
    Kind as "kind" {
        /// RFC 8141 §5.1.
        Formal = "formal",
        /// RFC 8141 §5.2.
        Informal = "informal",
    }
}

impl Kind {
    /// The name with a capital, for the start of a sentence.
    pub fn title(self) -> &'static str {
        match self {
            Self::Formal => "Formal",
            Self::Informal => "Informal",
        }
    }
}

/// The printed columns of a namespace in the list, besides its references.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrintedColumns {
    /// The template column.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub template: Vec<Inline>,
    /// The contact column of the informal table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contact: Vec<Inline>,
    /// The name as printed, if its letter case differs from the stored NID.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub printed: Option<String>,
    /// Unknown attributes and elements.
    #[serde(skip_serializing_if = "UnknownContent::is_empty")]
    pub strange: UnknownContent,
}

/// A registered namespace.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::namespaces, treat_none_as_default_value = false)]
pub struct Namespace {
    #[diesel(deserialize_as = NidColumn, serialize_as = NidColumn)]
    pub nid: Nid,
    /// Formal or informal.
    pub kind: Kind,
    #[diesel(serialize_as = Stored<Status>)]
    pub status: Status,
    /// The registrant, if known.
    pub registrant: Option<String>,
    /// The name of the contact, if known.
    pub contact: Option<String>,
    /// The references in IANA's order.
    #[diesel(column_name = reference, serialize_as = Stored<Vec<Reference>>)]
    pub references: Vec<Reference>,
    /// The other printed columns of the list.
    pub listing: PrintedColumns,
    /// The registration date; `None` if not recorded.
    pub registered_on: Option<PartialDate>,
    /// The date of the last change: a new version, a correction, a change of status, or the date that IANA's list prints. `None` if there
    /// was none or it is not recorded.
    pub updated_on: Option<PartialDate>,
    /// The date since which it is no longer on IANA's list; its URNs remain valid.
    pub unlisted_on: Option<Date>,
    /// The date on which the only import that contained it was undone. It is then not registered.
    pub undone_on: Option<Date>,
    /// The namespace that replaced it.
    pub successor: Option<Nid>,
    /// Values from its current text; `registrant` and `contact` are taken from there if the list has none.
    #[diesel(skip_insertion)]
    pub held: TextValues,
    /// Annotations by operators.
    #[diesel(skip_insertion)]
    pub marks: Annotations,
    /// The sort key in the list: alphabetical, except where the source has another order.
    pub sort_key: String,
}

/// Values from the current text of a namespace, stored beside those from the list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TextValues {
    /// The edition they were read from, as (version, edition); `None` if no text is available.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wording: Option<(u32, u32)>,
    /// Whether that text prints its number.
    pub numbered: bool,
    /// The registrant, as stated in the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registrant: Option<String>,
    /// The contact, as stated in the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// The date it prints.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dated: Option<Date>,
    /// Since when the source has published it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published_on: Option<Date>,
}

/// The source of a value of a namespace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueSource {
    /// Printed in the list.
    List,
    /// From its registration here.
    Registration,
    /// From its current text.
    Text,
    /// Edited by an operator.
    Operator,
}

impl ValueSource {
    /// The machine name.
    pub fn name(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Registration => "registration",
            Self::Text => "template",
            Self::Operator => "operator",
        }
    }

    /// The display name.
    pub fn label(self) -> &'static str {
        match self {
            Self::List => "according to the IANA list",
            Self::Registration => "according to the registration",
            Self::Text => "according to the template",
            Self::Operator => "edited by an operator",
        }
    }
}

/// The alphabetical sort key of a name; informal ones are sorted by number.
pub(crate) fn sort_key(nid: &Nid) -> String {
    match nid.registration_class() {
        urn_registry::nid::RegistrationClass::Informal(Some(number)) => format!("{number:020}"),
        _ => nid.to_string(),
    }
}

impl Namespace {
    /// The URL of the template at IANA: from its own column, or for informal namespaces from the reference.
    pub fn template_url(&self) -> Option<&str> {
        let in_column = self.listing.template.iter().find_map(|inline| match inline {
            Inline::Ref(reference) if reference.kind == "uri" => Some(reference.data.as_str()),
            _ => None,
        });
        let informal = self.references.iter().filter(|reference| self.kind == Kind::Informal && reference.kind == "uri");
        in_column.or_else(|| informal.map(|reference| reference.data.as_str()).next())
    }

    /// The places where the registration can be read: its references, and documents that the list prints in the contact column.
    pub fn sources(&self) -> impl Iterator<Item = &Reference> {
        let beside = self.listing.contact.iter().filter_map(|inline| match inline {
            Inline::Ref(reference) if reference.kind != "person" => Some(reference),
            _ => None,
        });
        self.references.iter().chain(beside)
    }

    /// Sets values of its record. The contact column is printed for informal namespaces only.
    pub(crate) fn set_record_values(&mut self, values: &marks::RecordValues) {
        if let Some(references) = &values.references {
            self.references.clone_from(references);
        }
        if values.registrant.is_some() {
            self.registrant.clone_from(&values.registrant);
        }
        if let Some(contact) = &values.contact {
            self.contact = Some(contact.clone());
            self.listing.contact = vec![Inline::text(contact)];
        }
        if values.registered_on.is_some() {
            self.registered_on.clone_from(&values.registered_on);
        }
        if let Some(successor) = &values.successor {
            self.successor = Nid::parse(successor).ok();
        }
    }

    /// Whether an operator changed the references of its registration here.
    pub(crate) fn has_edited_references(&self) -> bool {
        self.marks.first_references.as_ref().is_some_and(|first| *first != self.references)
    }

    /// Whether an operator set a value of the record as it is.
    pub(crate) fn is_edited(&self, value: impl Fn(&marks::RecordValues) -> bool) -> bool {
        self.marks.edits.iter().rev().any(|edit| value(&edit.values))
    }

    /// Whether it was registered here and is not on IANA's list; its reference is then its own page.
    pub fn registered_here(&self) -> bool {
        // A namespace that the source lists has a template there.
        let first = self.marks.first_references.as_ref().filter(|_| self.listing.template.is_empty());
        let references = first.unwrap_or(&self.references);
        references.len() == 1 && references.iter().all(|reference| reference.kind == "text" && reference.data.starts_with("urn-"))
    }

    /// The latest date in its record.
    pub fn newest_date(&self) -> Option<&PartialDate> {
        self.updated_on.as_ref().max(self.registered_on.as_ref())
    }

    pub fn registrant_source(&self) -> Option<ValueSource> {
        let registrant = self.registrant.as_ref()?;
        Some(match () {
            () if self.held.registrant.as_ref() == Some(registrant) => ValueSource::Text,
            () if self.is_edited(|values| values.registrant.as_ref() == Some(registrant)) => ValueSource::Operator,
            () => ValueSource::Registration,
        })
    }

    /// Whether its registrant is a person whom only its text names. People leave; the organization remains responsible.
    pub fn names_a_person(&self) -> bool {
        self.registrant_source() == Some(ValueSource::Text)
            && !self.registered_here()
            && self.registrant.as_deref().is_some_and(responsible::may_be_a_person)
    }

    pub fn contact_source(&self) -> Option<ValueSource> {
        let contact = self.contact.as_ref()?;
        Some(match () {
            () if self.held.contact.as_ref() == Some(contact) => ValueSource::Text,
            () if self.is_edited(|values| values.contact.as_ref() == Some(contact)) => ValueSource::Operator,
            () => ValueSource::List,
        })
    }

    /// The source of the registration date in its record.
    pub fn registration_date_source(&self) -> ValueSource {
        match &self.registered_on {
            Some(day) if self.is_edited(|values| values.registered_on.as_ref() == Some(day)) => ValueSource::Operator,
            _ if self.registered_here() => ValueSource::Registration,
            _ => ValueSource::List,
        }
    }

    /// The registration date, or else the date printed in its current text, with the source of the date.
    pub fn date_and_source(&self) -> Option<(PartialDate, ValueSource)> {
        self.registered_on
            .clone()
            .map(|day| (day, self.registration_date_source()))
            .or_else(|| self.held.dated.map(|date| (PartialDate::from(date), ValueSource::Text)))
    }

    /// The registrant for sentences such as "already registered, by …". Empty if unknown.
    pub fn registrant_or_empty(&self) -> String {
        self.registrant
            .clone()
            .or_else(|| self.contact.clone())
            .or_else(|| {
                let named = |reference: &&Reference| reference.label.is_some() || reference.kind == "person";
                self.references.iter().find(named).map(Reference::label)
            })
            .or_else(|| self.sources().next().map(|reference| format!("the registration in {}", reference.label())))
            .unwrap_or_default()
    }
}

stored_enum! {
    /// The kind of a change.
    #[derive(Serialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "ChangeKind")]
    ChangeKind as "change" {
        /// Found at IANA for the first time.
        Added = "added", "added from IANA's list";
        /// Registered here.
        Registered = "registered", "registered";
        /// A new version.
        Revised = "revised", "revised";
        /// A new edition of a version.
        Corrected = "corrected", "corrected";
        /// A version found at IANA.
        VersionFound = "version_found", "new version at IANA";
        /// Another text of a version found at IANA.
        WordingFound = "wording_found", "changed text at IANA";
        /// IANA's list prints a different record.
        ListingChanged = "listing_changed", "changed in the IANA list";
        /// Removed from IANA's list.
        Unlisted = "unlisted", "removed from the IANA list";
        /// Added to IANA's list again.
        ListedAgain = "listed_again", "added back to the IANA list";
        /// Set to active, deprecated or obsolete.
        StatusChanged = "status_changed", "status changed";
        /// An operator edited the record in the list.
        RecordEdited = "record_edited", "list record edited";
        /// The changes made by an import were undone.
        ImportUndone = "import_undone", "import undone";
    }
}

impl ChangeKind {
    /// Changes made here and not found at IANA; they determine the date of the list.
    pub const OWN_CHANGES: [Self; 5] =
        [Self::Registered, Self::Revised, Self::Corrected, Self::StatusChanged, Self::RecordEdited];
}

/// A change of the registry. Permanent; the serial increases by one with each change.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::changes, treat_none_as_default_value = false)]
pub struct Change {
    pub serial: i64,
    #[diesel(deserialize_as = NidColumn, serialize_as = NidColumn)]
    pub nid: Nid,
    /// The kind of change.
    #[diesel(column_name = change)]
    pub what: ChangeKind,
    /// The resulting entry, as JSON.
    pub entry: String,
    /// Details in words.
    pub detail: String,
    /// When it was made or recorded here.
    #[diesel(serialize_as = Moment)]
    pub at: Timestamp,
    /// The date on which the source published it; `None` for changes made here.
    pub published_on: Option<Date>,
}

impl Change {
    /// The date of the change: when the source published it, or when it was made here.
    pub fn day(&self) -> Date {
        self.published_on.unwrap_or_else(|| crate::clock::day(self.at))
    }
}
