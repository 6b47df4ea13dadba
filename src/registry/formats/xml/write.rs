//! Writes the list in IANA's XML vocabulary, in chunks or as a whole.

use crate::registry::formats::{Document, ListHead, Note, Record, TableHead, license};
use crate::registry::{Inline, Kind, Reference};
use urn_registry::escape::push_xml;

/// Writes text, elements and attributes, with each element of the head on its own line.
struct Writer<'a> {
    out: &'a mut String,
}

impl Writer<'_> {
    fn raw(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.out.extend([" ", name, "=\""]);
        push_xml(value, self.out);
        self.out.push('"');
    }

    fn write_text_element(&mut self, indent: &str, name: &str, text: &str) {
        self.out.extend([indent, "<", name, ">"]);
        push_xml(text, self.out);
        self.out.extend(["</", name, ">\n"]);
    }

    fn reference(&mut self, reference: &Reference) {
        self.raw("<xref");
        self.attribute("type", &reference.kind);
        if !reference.data.is_empty() {
            self.attribute("data", &reference.data);
        }
        if let Some((name, value)) = &reference.fragment {
            self.attribute(name, value);
        }
        if let Some(day) = &reference.last_updated {
            self.attribute("lastupdated", day);
        }
        for (name, value) in &reference.others {
            self.attribute(name, value);
        }
        match &reference.label {
            Some(label) => {
                self.raw(">");
                push_xml(label, self.out);
                self.raw("</xref>");
            }
            None => self.raw("/>"),
        }
    }

    fn inlines(&mut self, inlines: &[Inline]) {
        for inline in inlines {
            match inline {
                Inline::Text(text) => push_xml(text, self.out),
                Inline::Ref(reference) => self.reference(reference),
            }
        }
    }

    fn write_inline_element(&mut self, indent: &str, name: &str, inlines: &[Inline]) {
        self.out.extend([indent, "<", name, ">"]);
        self.inlines(inlines);
        self.out.extend(["</", name, ">\n"]);
    }

    fn notes(&mut self, indent: &str, notes: &[Note]) {
        for note in notes {
            self.out.extend([indent, "<note"]);
            if let Some(title) = &note.title {
                self.attribute("title", title);
            }
            self.raw(">");
            self.inlines(&note.text);
            self.raw("</note>\n");
        }
    }

    fn table_head(&mut self, kind: Kind, head: &TableHead) {
        const INDENT: &str = "    ";
        let id = if kind == Kind::Formal { "urn-namespaces-1" } else { "urn-namespaces-2" };
        self.out.extend(["  <registry id=\"", id, "\">\n"]);
        self.write_text_element(INDENT, "title", &head.title);
        for (name, day) in [("created", &head.created), ("updated", &head.updated)] {
            if let Some(day) = day {
                self.write_text_element(INDENT, name, day);
            }
        }
        for reference in &head.references {
            self.raw(INDENT);
            self.reference(reference);
            self.raw("\n");
        }
        if !head.rule.is_empty() {
            self.write_inline_element(INDENT, "registration_rule", &head.rule);
        }
        if let Some(expert) = &head.expert {
            self.write_text_element(INDENT, "expert", expert);
        }
        if !head.description.is_empty() {
            self.write_inline_element(INDENT, "description", &head.description);
        }
        self.notes(INDENT, &head.notes);
        self.write_unknown_elements(INDENT, &head.others);
    }

    /// Writes unknown elements as they were read.
    fn write_unknown_elements(&mut self, indent: &str, elements: &[String]) {
        for element in elements {
            self.out.extend([indent, element, "\n"]);
        }
    }

    /// Inserts unknown elements at their original positions among the elements that begin at `starts`.
    fn merge_unknown_elements(&mut self, indent: &str, elements: &[(usize, String)], mut starts: Vec<usize>) {
        for (place, element) in elements {
            let line = [indent, element, "\n"].concat();
            let at = starts.get(*place).copied().unwrap_or(self.out.len());
            self.out.insert_str(at, &line);
            starts.insert((*place).min(starts.len()), at);
            starts.iter_mut().skip(place + 1).for_each(|start| *start += line.len());
        }
    }

    fn record(&mut self, record: &Record) {
        const INDENT: &str = "      ";
        self.raw("    <record");
        for (name, day) in [("date", &record.date), ("updated", &record.updated)] {
            if let Some(day) = day {
                self.attribute(name, day.as_str());
            }
        }
        for (name, value) in &record.strange.attributes {
            self.attribute(name, value);
        }
        self.raw(">\n");
        let mut starts = vec![self.out.len()];
        self.write_text_element(INDENT, "name", &record.name);
        if !record.template.is_empty() {
            starts.push(self.out.len());
            self.write_inline_element(INDENT, "template", &record.template);
        }
        for reference in &record.references {
            starts.push(self.out.len());
            self.raw(INDENT);
            self.reference(reference);
            self.raw("\n");
        }
        // A missing contact is not invented: the earliest snapshots and their schema have none.
        if !record.contact.is_empty() {
            starts.push(self.out.len());
            self.write_inline_element(INDENT, "contact", &record.contact);
        }
        self.merge_unknown_elements(INDENT, &record.strange.elements, starts);
        self.raw("    </record>\n");
    }
}

/// The document up to its first table.
pub fn opening(head: &ListHead) -> String {
    let mut out = String::new();
    let mut to = Writer { out: &mut out };
    to.raw("<?xml version='1.0' encoding='UTF-8'?>\n");
    // A comment, because IANA's schema has no element for the license, and a note would be imported again as one of IANA's.
    let license = license::data_license();
    to.out.extend(["<!-- License of the data: ", &license.name, ", ", &license.url, " -->\n"]);
    to.raw("<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\">\n");
    to.write_text_element("  ", "title", &head.title);
    for category in &head.categories {
        to.write_text_element("  ", "category", category);
    }
    if let Some(created) = &head.created {
        to.write_text_element("  ", "created", created);
    }
    if let Some(updated) = &head.updated {
        to.write_text_element("  ", "updated", updated.as_str());
    }
    to.notes("  ", &head.notes);
    to.write_unknown_elements("  ", &head.others);
    out
}

/// A table up to its first record.
pub fn table_opening(kind: Kind, head: &TableHead) -> String {
    let mut out = String::new();
    Writer { out: &mut out }.table_head(kind, head);
    out
}

/// Records of a table.
pub fn records(list: &[Record]) -> String {
    let mut out = String::with_capacity(200 * list.len());
    let mut to = Writer { out: &mut out };
    for record in list {
        to.record(record);
    }
    out
}

pub const TABLE_END: &str = "  </registry>\n";

/// The document after the last table.
pub fn closing(head: &ListHead) -> String {
    let mut out = String::new();
    let mut to = Writer { out: &mut out };
    to.write_unknown_elements("  ", &head.other_tables);
    to.raw("  <people>\n");
    for person in &head.people {
        to.raw("    <person");
        to.attribute("id", &person.id);
        to.raw(">\n");
        for (name, text) in [("name", &person.name), ("org", &person.org)] {
            if let Some(text) = text {
                to.write_text_element("      ", name, text);
            }
        }
        for uri in &person.uris {
            to.write_text_element("      ", "uri", uri);
        }
        if let Some(updated) = &person.updated {
            to.write_text_element("      ", "updated", updated);
        }
        to.write_unknown_elements("      ", &person.others);
        to.raw("    </person>\n");
    }
    to.raw("  </people>\n</registry>\n");
    out
}

/// Writes the whole list.
pub fn write(document: &Document) -> String {
    let head = &document.head;
    let mut out = opening(head);
    for kind in [Kind::Formal, Kind::Informal] {
        out.push_str(&table_opening(kind, head.table(kind)));
        out.push_str(&records(document.table(kind)));
        out.push_str(TABLE_END);
    }
    out.push_str(&closing(head));
    out
}
