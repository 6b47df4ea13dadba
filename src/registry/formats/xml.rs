//! IANA's XML: reading any state of it, and writing it valid against `urn-namespaces.rng`.

use super::{Document, Head, Note, Person, Record, TableHead};
use crate::registry::{Day, Inline, Kind, Reference};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// The largest file, in bytes: some thousand times IANA's.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;

/// Why a file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Not well-formed.
    #[error("line {line}: {why}")]
    Broken {
        /// Line, from 1.
        line: usize,
        /// Why.
        why: String,
    },
    /// Well-formed, but not IANA's registry of URN namespaces.
    #[error("this is not IANA's registry of URN namespaces: {0}")]
    Foreign(String),
}

/// An element with everything in it.
#[derive(Debug, Default)]
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    children: Vec<Child>,
}

#[derive(Debug)]
enum Child {
    Element(Element),
    Text(String),
}

impl Element {
    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| match child {
            Child::Element(element) => Some(element),
            Child::Text(_) => None,
        })
    }

    fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Self> {
        self.elements().filter(move |element| element.name == name)
    }

    fn first(&self, name: &str) -> Option<&Self> {
        self.elements().find(|element| element.name == name)
    }

    /// All text inside, with single blanks.
    fn text(&self) -> String {
        let mut out = String::new();
        self.collect_text(&mut out);
        out.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn collect_text(&self, out: &mut String) {
        for child in &self.children {
            match child {
                Child::Text(text) => out.push_str(text),
                Child::Element(element) => element.collect_text(out),
            }
        }
    }

    /// Words and references in their order, the edges trimmed.
    fn inlines(&self) -> Vec<Inline> {
        let mut out: Vec<Inline> = Vec::new();
        for child in &self.children {
            match child {
                Child::Text(text) => match out.last_mut() {
                    Some(Inline::Text(last)) => last.push_str(text),
                    _ => out.push(Inline::Text(text.clone())),
                },
                Child::Element(element) if element.name == "xref" => out.push(Inline::Ref(element.reference())),
                Child::Element(element) => out.push(Inline::Text(element.text())),
            }
        }
        if let Some(Inline::Text(first)) = out.first_mut() {
            *first = first.trim_start().to_owned();
        }
        if let Some(Inline::Text(last)) = out.last_mut() {
            *last = last.trim_end().to_owned();
        }
        out.retain(|inline| !matches!(inline, Inline::Text(text) if text.is_empty()));
        out
    }

    fn reference(&self) -> Reference {
        const FRAGMENTS: [&str; 6] = ["section", "page", "appendix", "table", "figure", "anchor"];
        let label = self.text();
        Reference {
            kind: self.attribute("type").unwrap_or_default().to_owned(),
            data: self.attribute("data").unwrap_or_default().to_owned(),
            label: (!label.is_empty()).then_some(label),
            fragment: FRAGMENTS.iter().find_map(|name| Some(((*name).to_owned(), self.attribute(name)?.to_owned()))),
            last_updated: self.attribute("lastupdated").map(str::to_owned),
        }
    }
}

/// Elements inside elements; IANA's are five deep.
const DEPTH_MAX: usize = 40;

fn tree(text: &str) -> Result<Element, Error> {
    let mut reader = Reader::from_str(text);
    let mut stack: Vec<Element> = vec![Element::default()];
    let line = |at: u64| text.get(..usize::try_from(at).unwrap_or(0)).map_or(1, |before| before.matches('\n').count() + 1);
    let broken = |at: u64, why: String| Error::Broken { line: line(at), why };
    loop {
        let at = reader.buffer_position();
        let event = reader.read_event().map_err(|error| broken(at, error.to_string()))?;
        match event {
            Event::Start(tag) => {
                if stack.len() > DEPTH_MAX {
                    return Err(broken(at, format!("more than {DEPTH_MAX} elements inside each other")));
                }
                stack.push(element(&tag).map_err(|why| broken(at, why))?);
            }
            Event::Empty(tag) => {
                let element = element(&tag).map_err(|why| broken(at, why))?;
                push(&mut stack, Child::Element(element));
            }
            Event::End(_) => {
                let done = stack.pop().unwrap_or_default();
                if stack.is_empty() {
                    return Err(broken(at, "an element ends that never began".to_owned()));
                }
                push(&mut stack, Child::Element(done));
            }
            Event::Text(words) => push(&mut stack, Child::Text(words.xml10_content().into_owned())),
            Event::CData(words) => push(&mut stack, Child::Text(words.xml10_content().into_owned())),
            Event::GeneralRef(entity) => {
                let resolved = match (entity.resolve_char_ref(), entity.as_ref()) {
                    (Ok(Some(character)), _) => character.to_string(),
                    (_, "lt") => "<".to_owned(),
                    (_, "gt") => ">".to_owned(),
                    (_, "amp") => "&".to_owned(),
                    (_, "quot") => "\"".to_owned(),
                    (_, "apos") => "'".to_owned(),
                    (_, name) => return Err(broken(at, format!("the entity &{name}; is not known"))),
                };
                push(&mut stack, Child::Text(resolved));
            }
            Event::Eof => break,
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
    match (stack.pop(), stack.is_empty()) {
        (Some(root), true) => Ok(root),
        _ => Err(broken(reader.buffer_position(), "the file ends inside an element".to_owned())),
    }
}

fn push(stack: &mut [Element], child: Child) {
    if let Some(open) = stack.last_mut() {
        open.children.push(child);
    }
}

fn element(tag: &BytesStart<'_>) -> Result<Element, String> {
    let mut attributes = Vec::new();
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(|error| error.to_string())?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| error.to_string())?;
        attributes.push((attribute.key.as_ref().to_owned(), value.into_owned()));
    }
    Ok(Element { name: tag.local_name().into_inner().to_owned(), attributes, children: Vec::new() })
}

/// Reads a state of IANA's registry. What is in it and not understood is told in `remarks`.
pub fn read(text: &str) -> Result<Document, Error> {
    let root = tree(text.strip_prefix('\u{feff}').unwrap_or(text))?;
    let registry = root.first("registry").ok_or_else(|| Error::Foreign("there is no <registry>".to_owned()))?;
    let tables: Vec<&Element> = registry.named("registry").collect();
    if tables.is_empty() {
        return Err(Error::Foreign("there is no table in it".to_owned()));
    }
    let mut document = Document {
        head: Head {
            title: registry.first("title").map(Element::text).unwrap_or_default(),
            categories: registry.named("category").map(Element::text).collect(),
            created: registry.first("created").map(Element::text),
            updated: registry.first("updated").and_then(|updated| Day::parse(&updated.text())),
            notes: registry.named("note").map(note).collect(),
            people: registry.first("people").map(|people| people.named("person").map(person).collect()).unwrap_or_default(),
            ..Head::default()
        },
        formal: Vec::new(),
        informal: Vec::new(),
        remarks: Vec::new(),
    };
    for (i, table) in tables.iter().enumerate() {
        let kind = kind_of(table, i);
        let head = table_head(table);
        let mut records = Vec::new();
        for element in table.named("record") {
            match record(element) {
                Ok(record) => records.push(record),
                Err(why) => document.remarks.push(why),
            }
            for unknown in
                element.elements().filter(|element| !["name", "template", "xref", "contact"].contains(&element.name.as_str()))
            {
                let name = element.first("name").map(Element::text).unwrap_or_default();
                document.remarks.push(format!("{name}: <{}> is not known and was left out: {}", unknown.name, unknown.text()));
            }
        }
        match kind {
            Kind::Formal => {
                document.head.formal = head;
                document.formal.extend(records);
            }
            Kind::Informal => {
                document.head.informal = head;
                document.informal.extend(records);
            }
        }
    }
    Ok(document)
}

/// By its id, by its title, by its place.
fn kind_of(table: &Element, place: usize) -> Kind {
    let title = table.first("title").map(Element::text).unwrap_or_default().to_lowercase();
    match table.attribute("id") {
        Some("urn-namespaces-1") => Kind::Formal,
        Some("urn-namespaces-2") => Kind::Informal,
        _ if title.contains("informal") => Kind::Informal,
        _ if title.contains("formal") || place == 0 => Kind::Formal,
        _ => Kind::Informal,
    }
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
    }
}

fn record(element: &Element) -> Result<Record, String> {
    let name =
        element.first("name").map(Element::text).filter(|name| !name.is_empty()).ok_or("a record without a name was left out")?;
    let day = |attribute: &str| match element.attribute(attribute) {
        None => Ok(None),
        Some(text) => Day::parse(text)
            .map(Some)
            .ok_or_else(|| format!("{name}: {attribute}=\"{text}\" is no date; the record was left out")),
    };
    Ok(Record {
        date: day("date")?,
        updated: day("updated")?,
        template: element.first("template").map(Element::inlines).unwrap_or_default(),
        references: element.named("xref").map(Element::reference).collect(),
        contact: element.first("contact").map(Element::inlines).unwrap_or_default(),
        name,
    })
}

fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML 1.0 has no such characters.
            c if (c.is_control() && !matches!(c, '\n' | '\t')) || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
}

/// Writes text, elements and attributes; every element of the head on a line of its own.
struct Writer<'a> {
    out: &'a mut String,
}

impl Writer<'_> {
    fn raw(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.out.extend([" ", name, "=\""]);
        escape(value, self.out);
        self.out.push('"');
    }

    fn line(&mut self, indent: &str, name: &str, text: &str) {
        self.out.extend([indent, "<", name, ">"]);
        escape(text, self.out);
        self.out.extend(["</", name, ">\n"]);
    }

    fn reference(&mut self, reference: &Reference) {
        self.raw("<xref");
        self.attribute("type", &reference.kind);
        if reference.kind != "text" {
            self.attribute("data", &reference.data);
        }
        if let Some((name, value)) = &reference.fragment {
            self.attribute(name, value);
        }
        if let Some(day) = &reference.last_updated {
            self.attribute("lastupdated", day);
        }
        match &reference.label {
            Some(label) => {
                self.raw(">");
                escape(label, self.out);
                self.raw("</xref>");
            }
            None => self.raw("/>"),
        }
    }

    fn inlines(&mut self, inlines: &[Inline]) {
        for inline in inlines {
            match inline {
                Inline::Text(text) => escape(text, self.out),
                Inline::Ref(reference) => self.reference(reference),
            }
        }
    }

    fn rich(&mut self, indent: &str, name: &str, inlines: &[Inline]) {
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
        const I: &str = "    ";
        let id = if kind == Kind::Formal { "urn-namespaces-1" } else { "urn-namespaces-2" };
        self.out.extend(["  <registry id=\"", id, "\">\n"]);
        self.line(I, "title", &head.title);
        for (name, day) in [("created", &head.created), ("updated", &head.updated)] {
            if let Some(day) = day {
                self.line(I, name, day);
            }
        }
        for reference in &head.references {
            self.raw(I);
            self.reference(reference);
            self.raw("\n");
        }
        if !head.rule.is_empty() {
            self.rich(I, "registration_rule", &head.rule);
        }
        if let Some(expert) = &head.expert {
            self.line(I, "expert", expert);
        }
        if !head.description.is_empty() {
            self.rich(I, "description", &head.description);
        }
        self.notes(I, &head.notes);
    }

    fn record(&mut self, kind: Kind, record: &Record) {
        const I: &str = "      ";
        self.raw("    <record");
        for (name, day) in [("date", &record.date), ("updated", &record.updated)] {
            if let Some(day) = day {
                self.attribute(name, day.as_str());
            }
        }
        self.raw(">\n");
        self.line(I, "name", &record.name);
        if kind == Kind::Formal && !record.template.is_empty() {
            self.rich(I, "template", &record.template);
        }
        for reference in &record.references {
            self.raw(I);
            self.reference(reference);
            self.raw("\n");
        }
        // The schema wants the element; a state that has none gets an empty one.
        if kind == Kind::Informal {
            self.rich(I, "contact", &record.contact);
        }
        self.raw("    </record>\n");
    }
}

/// The list up to its first table.
pub fn opening(head: &Head) -> String {
    let mut out = String::new();
    let mut to = Writer { out: &mut out };
    to.raw(
        "<?xml version='1.0' encoding='UTF-8'?>\n<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\">\n",
    );
    to.line("  ", "title", &head.title);
    for category in &head.categories {
        to.line("  ", "category", category);
    }
    if let Some(created) = &head.created {
        to.line("  ", "created", created);
    }
    if let Some(updated) = &head.updated {
        to.line("  ", "updated", updated.as_str());
    }
    to.notes("  ", &head.notes);
    out
}

/// A table up to its first record.
pub fn table_opening(kind: Kind, head: &TableHead) -> String {
    let mut out = String::new();
    Writer { out: &mut out }.table_head(kind, head);
    out
}

/// Some records of a table.
pub fn records(kind: Kind, list: &[Record]) -> String {
    let mut out = String::with_capacity(200 * list.len());
    let mut to = Writer { out: &mut out };
    for record in list {
        to.record(kind, record);
    }
    out
}

/// The end of a table.
pub const TABLE_END: &str = "  </registry>\n";

/// What follows the last table.
pub fn closing(head: &Head) -> String {
    let mut out = String::new();
    let mut to = Writer { out: &mut out };
    to.raw("  <people>\n");
    for person in &head.people {
        to.raw("    <person");
        to.attribute("id", &person.id);
        to.raw(">\n");
        for (name, text) in [("name", &person.name), ("org", &person.org)] {
            if let Some(text) = text {
                to.line("      ", name, text);
            }
        }
        for uri in &person.uris {
            to.line("      ", "uri", uri);
        }
        if let Some(updated) = &person.updated {
            to.line("      ", "updated", updated);
        }
        to.raw("    </person>\n");
    }
    to.raw("  </people>\n</registry>\n");
    out
}

/// Writes the list in IANA's vocabulary.
pub fn write(document: &Document) -> String {
    let head = &document.head;
    let mut out = opening(head);
    for kind in [Kind::Formal, Kind::Informal] {
        out.push_str(&table_opening(kind, head.table(kind)));
        out.push_str(&records(kind, document.table(kind)));
        out.push_str(TABLE_END);
    }
    out.push_str(&closing(head));
    out
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
    fn what_is_read_is_written_and_read_again() {
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
    fn what_is_not_understood_is_said() {
        assert!(matches!(read("<html/>"), Err(Error::Foreign(_))));
        assert!(matches!(read("<registry><registry>"), Err(Error::Broken { .. })));
        let strange =
            SMALL.replace("</template>", "</template><colour>blue</colour>").replace("date=\"2019-01\"", "date=\"soon\"");
        let remarks = read(&strange).unwrap().remarks;
        assert_eq!(remarks.len(), 2, "{remarks:?}");
        assert!(read(&"<a>".repeat(100_000)).is_err());
    }
}
