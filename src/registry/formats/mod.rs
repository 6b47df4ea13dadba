//! The list as a document: the content of IANA's XML, record by record, and the formats in which it is published.
//!
//! Pure functions, used by the server and by `nidreg export`.

pub mod atom;
pub mod cite;
pub mod csv;
pub mod identity;
pub mod json;
pub mod license;
pub mod linked;
pub mod links;
pub mod turtle;
pub mod txt;
pub mod xml;

use crate::registry::{Inline, Kind, Namespace, PartialDate, Reference, Status, UnknownContent};
use serde::{Deserialize, Serialize};

/// The head of one table of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableHead {
    pub title: String,
    /// The creation date, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created: Option<String>,
    /// The date of the last change, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<String>,
    pub references: Vec<Reference>,
    /// The registration procedure.
    pub rule: Vec<Inline>,
    /// The experts, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expert: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub description: Vec<Inline>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// Unknown elements, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
}

/// A note, with an optional title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub title: Option<String>,
    pub text: Vec<Inline>,
}

/// A person or organization that the list refers to, as printed by IANA.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    /// The key used in references.
    pub id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The organization.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub org: Option<String>,
    /// URIs, such as mailto: addresses.
    pub uris: Vec<String>,
    /// The date of the last change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<String>,
    /// Unknown elements, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
}

/// The head of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListHead {
    pub title: String,
    pub categories: Vec<String>,
    /// The creation date, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created: Option<String>,
    /// The date of the newest change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<PartialDate>,
    pub notes: Vec<Note>,
    /// The head of the formal table.
    pub formal: TableHead,
    /// The head of the informal table.
    pub informal: TableHead,
    /// The people referred to.
    pub people: Vec<Person>,
    /// Unknown elements before the tables, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
    /// Unknown tables, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_tables: Vec<String>,
}

impl Default for ListHead {
    /// The head according to RFC 8141 §7.2, for a registry that was not read from a file.
    fn default() -> Self {
        let rfc = || Reference::rfc("rfc8141");
        let section = Inline::text("Expert Review, per Section 6 of ");
        Self {
            title: "Uniform Resource Names (URN) Namespaces".to_owned(),
            categories: vec!["Uniform Resource Names (URN)".to_owned()],
            created: None,
            updated: None,
            notes: Vec::new(),
            formal: TableHead {
                title: "Formal URN Namespaces".to_owned(),
                references: vec![rfc()],
                rule: vec![
                    section.clone(),
                    Inline::Ref(rfc()),
                    Inline::text(". \nFast-track procedure for standards organizations described in Section 6.3."),
                ],
                ..TableHead::default()
            },
            informal: TableHead {
                title: "Informal URN Namespaces".to_owned(),
                references: vec![rfc()],
                rule: vec![section, Inline::Ref(rfc()), Inline::text(".")],
                ..TableHead::default()
            },
            people: Vec::new(),
            others: Vec::new(),
            other_tables: Vec::new(),
        }
    }
}

impl ListHead {
    /// The head of one table.
    pub fn table(&self, kind: Kind) -> &TableHead {
        match kind {
            Kind::Formal => &self.formal,
            Kind::Informal => &self.informal,
        }
    }
}

/// A record of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The name as printed.
    pub name: String,
    /// The registration date.
    pub date: Option<PartialDate>,
    /// The date of the last change.
    pub updated: Option<PartialDate>,
    /// The template column.
    pub template: Vec<Inline>,
    pub references: Vec<Reference>,
    /// The contact column of the informal table.
    pub contact: Vec<Inline>,
    /// Unknown attributes and elements.
    pub strange: UnknownContent,
}

/// A record in a file that could not be parsed. It must not be treated as removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// The name, as far as it could be read.
    pub name: String,
    /// Why it could not be parsed.
    pub reason: String,
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = if self.name.is_empty() { "a record" } else { &self.name };
        write!(f, "{name}: {}", self.reason)
    }
}

/// The list as a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    pub head: ListHead,
    /// The formal table.
    pub formal: Vec<Record>,
    /// The informal table.
    pub informal: Vec<Record>,
    /// Records that could not be parsed; empty for a document created here.
    pub unreadable: Vec<Unreadable>,
    /// Remarks on content that was not understood; empty for a document created here.
    pub remarks: Vec<String>,
}

impl Document {
    /// The records of one table.
    pub fn table(&self, kind: Kind) -> &[Record] {
        match kind {
            Kind::Formal => &self.formal,
            Kind::Informal => &self.informal,
        }
    }

    /// Creates a document of the namespaces that are listed now. `home` is the base URL of this registry's templates, without a trailing
    /// slash.
    pub fn from_namespaces(head: ListHead, namespaces: &[Namespace], home: &str) -> Self {
        let of = |kind| {
            namespaces
                .iter()
                .filter(|namespace| namespace.kind == kind && namespace.unlisted_on.is_none())
                .map(|namespace| record(namespace, home))
                .collect()
        };
        Self { formal: of(Kind::Formal), informal: of(Kind::Informal), head, unreadable: Vec::new(), remarks: Vec::new() }
    }
}

/// A namespace as a record. If it was registered here, its template reference points here too.
pub fn record(namespace: &Namespace, home: &str) -> Record {
    let own = |label: String| Reference {
        kind: "uri".to_owned(),
        data: format!("{home}/assignments/urn-{}/{}", namespace.kind.name(), namespace.nid),
        label: Some(label),
        ..Reference::default()
    };
    let here = namespace.registered_here();
    let mut references = match (here, namespace.kind) {
        (true, Kind::Informal) if !namespace.has_edited_references() => vec![own(namespace.nid.to_string())],
        (true, _) => namespace
            .references
            .iter()
            .map(|reference| {
                if reference.kind == "text" { Reference { data: String::new(), ..reference.clone() } } else { reference.clone() }
            })
            .collect(),
        (false, _) => namespace.references.clone(),
    };
    references.extend(status_reference(namespace));
    let template = if here && namespace.kind == Kind::Formal && namespace.listing.template.is_empty() {
        vec![Inline::Ref(own(format!("{}-template", namespace.nid)))]
    } else {
        namespace.listing.template.clone()
    };
    let contact = if here && namespace.kind == Kind::Informal && namespace.listing.contact.is_empty() {
        vec![Inline::text(namespace.registrant.as_deref().unwrap_or("see the registration"))]
    } else {
        namespace.listing.contact.clone()
    };
    Record {
        name: namespace.listing.printed.clone().unwrap_or_else(|| namespace.nid.to_string()),
        date: namespace.registered_on.clone(),
        updated: namespace.updated_on.clone(),
        template,
        references,
        contact: if namespace.kind == Kind::Informal { contact } else { Vec::new() },
        strange: namespace.listing.strange.clone(),
    }
}

/// A status other than active, as a reference, because IANA's formats have no column for it. Only operators of this registry set such a
/// status; imported lists do not contain one.
fn status_reference(namespace: &Namespace) -> Option<Reference> {
    let status = Some(namespace.status).filter(|status| *status != Status::Active)?;
    let since = namespace.marks.status.as_ref().map(|said| format!(" since {}", said.since)).unwrap_or_default();
    let successor = namespace.successor.as_ref().map(|nid| format!(", replaced by {nid}")).unwrap_or_default();
    Some(Reference {
        kind: "text".to_owned(),
        label: Some(format!("{}{since}{successor}", status.name())),
        ..Reference::default()
    })
}

/// References on one line, as in IANA's text and CSV: `[RFC8141]`, `[label]`.
pub(crate) fn bracketed_references(references: &[Reference]) -> String {
    references.iter().map(|reference| ["[", &reference.bracket_text(), "]"].concat()).collect()
}

/// Text and references on one line.
pub(crate) fn inlines_text(inlines: &[Inline]) -> String {
    inlines
        .iter()
        .map(|inline| match inline {
            Inline::Text(text) => text.clone(),
            Inline::Ref(reference) => format!("[{}]", reference.bracket_text()),
        })
        .collect()
}
