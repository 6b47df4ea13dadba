//! IANA's XML: this module reads any snapshot of it; `write.rs` writes it, valid against `urn-namespaces.rng`.
//!
//! The reader is strict about the identity of the file: IANA's other registries look similar, and reading one of them would empty the list.
//! It is lenient with single records: a record that cannot be parsed is reported and never silently dropped.

mod error;
mod tree;
mod write;

pub use error::Error;
pub use write::{TABLE_END, closing, opening, records, table_opening, write};

use crate::registry::formats::{Document, ListHead, Note, Person, Record, TableHead, Unreadable};
use crate::registry::{Kind, PartialDate, UnknownContent};
use std::collections::HashSet;
use tree::{Element, parse_tree};
use urn_registry::nid::written;
use urn_registry::template::characters::escape;

/// The maximum file size in bytes, about a thousand times that of IANA's file.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;

const REGISTRY_ID: &str = "urn-namespaces";
const TABLES: [(&str, Kind); 2] = [("urn-namespaces-1", Kind::Formal), ("urn-namespaces-2", Kind::Informal)];

/// Reads a snapshot of IANA's registry. Content that is not understood is reported in `remarks`; records that cannot be parsed are in
/// `unreadable`.
///
/// # Errors
/// [`Error::Broken`] if it is not well-formed XML; [`Error::Foreign`] if it is another registry, or if one of the two tables is missing,
/// duplicated or has the id of the other; [`Error::Doubled`] for duplicate records.
pub fn read(text: &str) -> Result<Document, Error> {
    let root = parse_tree(text.strip_prefix('\u{feff}').unwrap_or(text))?;
    let registry = root.first("registry").ok_or_else(|| Error::Foreign("there is no <registry>".to_owned()))?;
    match registry.attribute("id") {
        Some(REGISTRY_ID) => {}
        Some(other) => {
            let reason = format!("line {}: its id is \"{other}\", not \"{REGISTRY_ID}\"", registry.line);
            return Err(Error::Foreign(reason));
        }
        None => return Err(Error::Foreign(format!("line {}: it has no id; IANA's is \"{REGISTRY_ID}\"", registry.line))),
    }
    let mut document = Document {
        head: ListHead {
            title: registry.first("title").map(Element::text).unwrap_or_default(),
            categories: registry.named("category").map(Element::text).collect(),
            created: registry.first("created").map(Element::text),
            updated: registry.first("updated").and_then(|updated| PartialDate::parse(&updated.text())),
            notes: registry.named("note").map(note).collect(),
            people: registry.first("people").map(|people| people.named("person").map(person).collect()).unwrap_or_default(),
            ..ListHead::default()
        },
        formal: Vec::new(),
        informal: Vec::new(),
        unreadable: Vec::new(),
        remarks: Vec::new(),
    };
    let mut names = HashSet::new();
    for (id, kind) in TABLES {
        let table = the_table(registry, id, kind)?;
        for (name, line) in table.named("record").filter_map(|record| Some((record.first("name")?.text(), record.line))) {
            if !name.is_empty() && !names.insert(name.to_ascii_lowercase()) {
                return Err(Error::Doubled { line, name });
            }
        }
        let head = table_head(table);
        let records = records_of(kind, table, &mut document);
        match kind {
            Kind::Formal => (document.head.formal, document.formal) = (head, records),
            Kind::Informal => (document.head.informal, document.informal) = (head, records),
        }
    }
    keep_unknown_elements(registry, &mut document);
    Ok(document)
}

/// Stores unknown content unmodified, so that it is exported again, and adds a remark about it.
fn keep_unknown_elements(registry: &Element, document: &mut Document) {
    let is_ours = |table: &Element| TABLES.iter().any(|(id, _)| table.attribute("id") == Some(*id));
    for stranger in registry.unknown_elements(&["title", "created", "updated", "people"], &["category", "note"]) {
        match stranger.name.as_str() {
            "registry" if is_ours(stranger) => {}
            "registry" => {
                let id = stranger.attribute("id").unwrap_or("without an id");
                document.remarks.push(format!("the table \"{id}\" is unknown; it is stored unchanged and not read"));
                document.head.other_tables.push(stranger.to_xml());
            }
            name => {
                document.remarks.push(format!("<{name}> before the tables is unknown and is stored unchanged"));
                document.head.others.push(stranger.to_xml());
            }
        }
    }
    for kind in [Kind::Formal, Kind::Informal] {
        for raw in &document.head.table(kind).others {
            document.remarks.push(format!("the {} table: {raw} is unknown and is stored unchanged", kind.name()));
        }
    }
    for person in &document.head.people {
        for raw in &person.others {
            document.remarks.push(format!("{}: {raw} is unknown and is stored unchanged", person.id));
        }
    }
}

/// Finds the only table with this id and checks its content: urn-1, urn-2 … may be in the informal table only.
fn the_table<'a>(registry: &'a Element, id: &str, kind: Kind) -> Result<&'a Element, Error> {
    let mut tables = registry.named("registry").filter(|table| table.attribute("id") == Some(id));
    let table =
        tables.next().ok_or_else(|| Error::Foreign(format!("line {}: the table \"{id}\" is missing in it", registry.line)))?;
    if let Some(again) = tables.next() {
        return Err(Error::Foreign(format!("line {}: the table \"{id}\" occurs twice", again.line)));
    }
    let names: Vec<String> = table.named("record").filter_map(|record| Some(record.first("name")?.text())).collect();
    let is_informal = |name: &&String| {
        name.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("urn-")) && name.bytes().skip(4).all(|b| b.is_ascii_digit())
    };
    let informal = names.iter().filter(is_informal).count();
    let (astray, where_it_belongs) = match kind {
        Kind::Formal => (informal, "informal"),
        Kind::Informal => (names.len() - informal, "formal"),
    };
    if astray > 0 {
        return Err(Error::Foreign(format!(
            "line {}: {astray} of the {} records under the id \"{id}\" are {where_it_belongs} namespaces; are the tables swapped?",
            table.line,
            names.len()
        )));
    }
    Ok(table)
}

/// The elements that occur once in a record: the formal table has a column for the template, the informal one for the contact.
fn single_elements(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Formal => &["name", "template"],
        Kind::Informal => &["name", "contact"],
    }
}

const RECORD_ATTRIBUTES: [&str; 2] = ["date", "updated"];

fn records_of(kind: Kind, table: &Element, document: &mut Document) -> Vec<Record> {
    let mut records = Vec::new();
    for element in table.named("record") {
        match record(kind, element) {
            Ok(record) => records.push(record),
            Err(unreadable) => document.unreadable.push(unreadable),
        }
        let name = || element.first("name").map(Element::text).unwrap_or_default();
        for unknown in element.unknown_elements(single_elements(kind), &["xref"]) {
            let message = format!("{}: <{}> is unknown and is stored unchanged: {}", name(), unknown.name, unknown.text());
            document.remarks.push(message);
        }
        for (attribute, value) in element.attributes_but(&RECORD_ATTRIBUTES) {
            document.remarks.push(format!("{}: {attribute}=\"{value}\" is unknown and is stored unchanged", name()));
        }
    }
    records
}

fn table_head(table: &Element) -> TableHead {
    TableHead {
        title: table.first("title").map(Element::text).unwrap_or_default(),
        created: table.first("created").map(Element::text),
        updated: table.first("updated").map(Element::text),
        references: table.named("xref").map(Element::reference).collect(),
        rule: table.first("registration_rule").map(Element::inlines).unwrap_or_default(),
        expert: table.first("expert").map(Element::text),
        description: table.first("description").map(Element::inlines).unwrap_or_default(),
        notes: table.named("note").map(note).collect(),
        others: table
            .unknown_elements(
                &["title", "created", "updated", "registration_rule", "expert", "description"],
                &["xref", "note", "record"],
            )
            .map(Element::to_xml)
            .collect(),
    }
}

fn note(element: &Element) -> Note {
    Note { title: element.attribute("title").map(str::to_owned), text: element.inlines() }
}

fn person(element: &Element) -> Person {
    Person {
        id: element.attribute("id").unwrap_or_default().to_owned(),
        name: element.first("name").map(Element::text),
        org: element.first("org").map(Element::text),
        uris: element.named("uri").map(Element::text).collect(),
        updated: element.first("updated").map(Element::text),
        others: element.unknown_elements(&["name", "org", "updated"], &["uri"]).map(Element::to_xml).collect(),
    }
}

fn record(kind: Kind, element: &Element) -> Result<Record, Unreadable> {
    let name = element.first("name").map(Element::text).unwrap_or_default();
    if let Err(not) = written::parse_nid(&name) {
        let reason = if name.is_empty() { "it has no name".to_owned() } else { not.sentence().to_string() };
        return Err(Unreadable { name: escape(&name), reason: format!("{reason}, line {}", element.line) });
    }
    let day = |attribute: &str| match element.attribute(attribute) {
        None => Ok(None),
        Some(text) => PartialDate::parse(text).map(Some).ok_or_else(|| Unreadable {
            name: name.clone(),
            reason: format!("{attribute}=\"{text}\" is not a date (line {})", element.line),
        }),
    };
    let column = |name: &str| {
        let known = element.first(name).filter(|_| single_elements(kind).contains(&name));
        known.map(Element::inlines).unwrap_or_default()
    };
    Ok(Record {
        date: day("date")?,
        updated: day("updated")?,
        template: column("template"),
        references: element.named("xref").map(Element::reference).collect(),
        contact: column("contact"),
        strange: UnknownContent {
            attributes: element.attributes_but(&RECORD_ATTRIBUTES),
            elements: element
                .unknown_elements_at(single_elements(kind), &["xref"])
                .map(|(at, element)| (at, element.to_xml()))
                .collect(),
        },
        name,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"<?xml version='1.0' encoding='UTF-8'?>
<registry xmlns="http://www.iana.org/assignments" id="urn-namespaces">
  <title>T</title><category>C</category><updated>2020-02-03</updated><note title="N">See <xref type="rfc" data="rfc8141" section="6"/>.</note>
  <registry id="urn-namespaces-1"><title>Formal</title><registration_rule>Rule &amp; more</registration_rule>
    <record date="2019-01" updated="2020-02-03"><name>lamp</name><template><xref type="uri" data="https://x.example/lamp">lamp-template</xref></template>
      <xref type="rfc" data="rfc9999"/><xref type="uri" data="https://x.example/?a=1&amp;b=2">A &lt; B</xref></record>
  </registry>
  <registry id="urn-namespaces-2"><title>Informal</title><record><name>urn-1</name><contact><xref type="person" data="A_B"/></contact></record></registry>
  <people><person id="A_B"><name>A. B</name><uri>mailto:a&amp;b.example</uri></person></people>
</registry>"#;

    #[test]
    fn xml_document_round_trips() {
        let document = read(SMALL).unwrap();
        assert!(document.remarks.is_empty());
        let lamp = &document.formal[0];
        assert_eq!((lamp.name.as_str(), lamp.date.as_ref().unwrap().as_str()), ("lamp", "2019-01"));
        assert_eq!(lamp.references[1].label.as_deref(), Some("A < B"));
        assert_eq!(document.head.notes[0].text.len(), 3);
        let written = write(&document);
        assert_eq!(read(&written).unwrap(), document);
        assert_eq!(write(&read(&written).unwrap()), written);
    }

    #[test]
    fn unknown_xml_is_reported_and_preserved() {
        assert!(matches!(read("<html/>"), Err(Error::Foreign(_))));
        assert!(matches!(read("<registry><registry>"), Err(Error::Broken { .. })));
        let strange = SMALL.replace("</template>", "</template><colour depth=\"3\">blue &amp; <b>red</b></colour>");
        let document = read(&strange).unwrap();
        assert_eq!(document.remarks.len(), 1, "{:?}", document.remarks);
        // Unknown content is exported unchanged.
        assert!(write(&document).contains("<colour depth=\"3\">blue &amp; <b>red</b></colour>"));
        assert_eq!(read(&write(&document)).unwrap(), document);
        assert!(read(&"<a>".repeat(100_000)).is_err());
    }

    #[test]
    fn unreadable_record_is_reported_by_name() {
        for (broken, name) in [
            (SMALL.replace("date=\"2019-01\"", "date=\"2014-13-99\""), "lamp"),
            (SMALL.replace("<name>lamp</name>", "<name>a lamp</name>"), "a lamp"),
            (SMALL.replace("<name>lamp</name>", ""), ""),
        ] {
            let document = read(&broken).unwrap();
            assert_eq!(document.unreadable.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), [name]);
            assert!(document.formal.is_empty());
        }
    }

    #[test]
    fn foreign_registry_is_detected_by_its_id_and_tables() {
        let swapped = SMALL
            .replace("urn-namespaces-1", "x")
            .replace("urn-namespaces-2", "urn-namespaces-1")
            .replace("\"x\"", "\"urn-namespaces-2\"");
        for (foreign, says) in [
            (SMALL.replacen("id=\"urn-namespaces\"", "id=\"uri-schemes\"", 1), "uri-schemes"),
            (SMALL.replacen(" id=\"urn-namespaces\"", "", 1), "no id"),
            (SMALL.replace("id=\"urn-namespaces-2\"", "id=\"urn-namespaces-3\""), "missing"),
            (SMALL.replace("id=\"urn-namespaces-2\"", "id=\"urn-namespaces-1\""), "twice"),
            (swapped, "swapped"),
        ] {
            let Err(Error::Foreign(reason)) = read(&foreign) else { panic!("taken: {foreign}") };
            assert!(reason.contains(says), "{reason}");
        }
    }
}
