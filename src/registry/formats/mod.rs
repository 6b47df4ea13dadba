//! The list as a document: what IANA's XML says of the registry, record by record, and the forms it is published in.
//!
//! Pure: texts in, texts out. The same functions make the files of the server and of `nidreg export`.

pub mod atom;
pub mod cite;
pub mod csv;
pub mod json;
pub mod licence;
pub mod linked;
pub mod txt;
pub mod xml;

use crate::registry::{Day, Inline, Kind, Namespace, Reference, Strange};
use serde::{Deserialize, Serialize};

/// The head of one table of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableHead {
    /// Its title.
    pub title: String,
    /// When it was created, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created: Option<String>,
    /// When it was last changed, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<String>,
    /// Its references.
    pub references: Vec<Reference>,
    /// How one gets onto it.
    pub rule: Vec<Inline>,
    /// The experts, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expert: Option<String>,
    /// What it is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub description: Vec<Inline>,
    /// Notes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// Elements that the program does not know, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
}

/// A note, with a title or without.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Title.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub title: Option<String>,
    /// Text.
    pub text: Vec<Inline>,
}

/// Somebody the list refers to. What IANA prints of them is kept as it is printed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    /// The key references use.
    pub id: String,
    /// Name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Organization.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub org: Option<String>,
    /// Addresses.
    pub uris: Vec<String>,
    /// When it was last changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<String>,
    /// Elements that the program does not know, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
}

/// The head of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Head {
    /// Title.
    pub title: String,
    /// Categories.
    pub categories: Vec<String>,
    /// When it was created, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created: Option<String>,
    /// The day of the newest change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<Day>,
    /// Notes.
    pub notes: Vec<Note>,
    /// The formal table.
    pub formal: TableHead,
    /// The informal table.
    pub informal: TableHead,
    /// The people referred to.
    pub people: Vec<Person>,
    /// Elements before the tables that the program does not know, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
    /// Tables that it does not know, as XML.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_tables: Vec<String>,
}

impl Default for Head {
    /// The head as RFC 8141 §7.2 has it, for a registry that did not come from a file.
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

impl Head {
    /// The head of one table.
    pub fn table(&self, kind: Kind) -> &TableHead {
        match kind {
            Kind::Formal => &self.formal,
            Kind::Informal => &self.informal,
        }
    }
}

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The name as printed.
    pub name: String,
    /// When it was registered.
    pub date: Option<Day>,
    /// When it was last changed.
    pub updated: Option<Day>,
    /// The template column.
    pub template: Vec<Inline>,
    /// The references.
    pub references: Vec<Reference>,
    /// The contact column of the informal table.
    pub contact: Vec<Inline>,
    /// What else stands there.
    pub strange: Strange,
}

/// A record that stands in a file and cannot be read: never to be taken for one that is gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// Its name, as far as it has one.
    pub name: String,
    /// Why it cannot be read.
    pub why: String,
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = if self.name.is_empty() { "a record" } else { &self.name };
        write!(f, "{name}: {}", self.why)
    }
}

/// The list as a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// Its head.
    pub head: Head,
    /// The formal table.
    pub formal: Vec<Record>,
    /// The informal table.
    pub informal: Vec<Record>,
    /// Records that stand in the file and cannot be read; empty for a document made here.
    pub unreadable: Vec<Unreadable>,
    /// What was found and could not be understood; empty for a document made here.
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

    /// The document of what is listed now. `home` is where this registry's own templates are published, without a slash at the
    /// end.
    pub fn of(head: Head, namespaces: &[Namespace], home: &str) -> Self {
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

/// A namespace as a line of the list. One registered here points to its template here.
pub fn record(namespace: &Namespace, home: &str) -> Record {
    let own = |label: String| Reference {
        kind: "uri".to_owned(),
        data: format!("{home}/assignments/urn-{}/{}", namespace.kind.name(), namespace.nid),
        label: Some(label),
        ..Reference::default()
    };
    let here = namespace.registered_here();
    let references = match (here, namespace.kind) {
        (true, Kind::Informal) => vec![own(namespace.nid.to_string())],
        (true, Kind::Formal) => namespace
            .references
            .iter()
            .map(|reference| {
                if reference.kind == "text" { Reference { data: String::new(), ..reference.clone() } } else { reference.clone() }
            })
            .collect(),
        (false, _) => namespace.references.clone(),
    };
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

/// References and words in one line, as IANA's text and CSV print them: `[RFC8141]`, `[label]`.
pub(crate) fn in_brackets(references: &[Reference]) -> String {
    references.iter().map(|reference| ["[", &reference.bracket_words(), "]"].concat()).collect()
}

/// Words and references in one line.
pub(crate) fn in_line(inlines: &[Inline]) -> String {
    inlines
        .iter()
        .map(|inline| match inline {
            Inline::Text(text) => text.clone(),
            Inline::Ref(reference) => format!("[{}]", reference.bracket_words()),
        })
        .collect()
}
