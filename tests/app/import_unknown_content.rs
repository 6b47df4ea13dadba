//! Tests that elements that IANA's schema allows but its current states lack, and unknown elements, are exported as they were imported.
use crate::common::iana_list::{imported, incoming};
use crate::common::prelude::*;
use crate::common::schema_faults;
use nidreg::registry::files;
use nidreg::registry::import::undo::undo;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// One line per element, attributes sorted, whitespace normalized; independent of the program's own reader.
struct Flat {
    /// Records and people, in document order.
    records: Vec<String>,
    /// Other elements of the root and of each table, sorted.
    others: Vec<String>,
}

fn flat(text: &str) -> Flat {
    let mut reader = Reader::from_str(text);
    let (mut flat, mut path, mut open) = (Flat { records: Vec::new(), others: Vec::new() }, Vec::<String>::new(), Vec::new());
    let tag = |tag: &BytesStart<'_>| {
        let mut attributes: Vec<String> = tag
            .attributes()
            .map(|one| one.unwrap())
            .map(|one| format!(" {}={:?}", one.key.as_ref(), one.normalized_value(quick_xml::XmlVersion::Implicit1_0).unwrap()))
            .collect();
        attributes.sort();
        format!("<{}{}>", tag.name().as_ref(), attributes.concat())
    };
    let is_frame = |path: &[String]| path.iter().all(|name| ["registry", "people"].contains(&name.as_str()));
    loop {
        match reader.read_event().unwrap() {
            Event::Start(start) => {
                path.push(start.name().as_ref().to_owned());
                open.push(if is_frame(&path) { String::new() } else { tag(&start) });
            }
            Event::Empty(empty) => {
                let words = format!("{}</>", tag(&empty));
                match open.last_mut() {
                    Some(parent) if !is_frame(&path) => parent.push_str(&words),
                    _ => flat.others.push(words),
                }
            }
            Event::Text(words) => {
                if let Some(parent) = open.last_mut() {
                    parent.push_str(&words.xml10_content());
                }
            }
            Event::GeneralRef(name) => {
                if let Some(parent) = open.last_mut() {
                    parent.extend(["&", name.as_ref(), ";"]);
                }
            }
            Event::End(_) => {
                let words = format!("{}</>", open.pop().unwrap().split_whitespace().collect::<Vec<_>>().join(" "));
                let words = words.replace("> <", "><").replace("> ", ">").replace(" <", "<");
                let name = path.pop().unwrap();
                match name.as_str() {
                    "registry" | "people" => {}
                    "record" | "person" => flat.records.push(words),
                    _ if is_frame(&path) => flat.others.push(words),
                    _ => open.last_mut().unwrap().push_str(&words),
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    flat.others.sort();
    flat
}

/// Applies replacements to the text of a real state.
fn changed(text: &str, changes: &[(&str, &str)]) -> String {
    let mut text = text.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    text
}

/// Changes that the schema allows.
const ALLOWED: [(&str, &str); 8] = [
    (
        "<updated>2024-05-09</updated>",
        "<metadata><citable_url/></metadata><created>1997-06</created><updated>2024-05-09</updated><category>Two</category>\
         <registration_rule>See <xref type=\"rfc\" data=\"bcp66\" section=\"4\"/> &amp; below</registration_rule><expert>Nobody</expert>\
         <description>Names</description><xref type=\"registry\" data=\"uri-schemes\"/><hide/>\
         <range><value>a-z</value><registration_rule>None</registration_rule></range><file type=\"legacy\">http://x.example/a</file>",
    ),
    (
        "<title>Formal URN Namespaces</title>",
        "<title>Formal URN Namespaces</title><created>1999-06-01</created><note title=\"One\">See <xref type=\"person\" data=\"Evan_Prodromou\"/>, twice</note><note>Two</note><file type=\"template\" name=\"t\">t.txt</file>",
    ),
    (
        "<name>3gpp</name>\n      <xref type=\"rfc\" data=\"rfc5279\"/>",
        "<name>3gpp</name><template>none; see <xref type=\"draft\" data=\"draft-a-b-01\" page=\"3\"/> and <xref type=\"text\">words</xref></template><xref type=\"rfc\" data=\"rfc5279\" appendix=\"A\"/><xref type=\"rfc\" data=\"std66\" table=\"1\"/><xref type=\"rfc-errata\" data=\"17\"/><xref type=\"uri\" data=\"https://x.example/?a=1&amp;b=2#c\" lastupdated=\"2019-02\">A &lt;B&gt; &quot;C&quot;</xref><xref type=\"unicode\" data=\"ucd6.0.0\"/><xref type=\"note\" data=\"1\"/><xref type=\"person\" data=\"Evan_Prodromou\"/><xref type=\"text\">A word</xref>",
    ),
    ("<record date=\"2014-11-14\">", "<record date=\"2014-11\" updated=\"2015-02\">"),
    ("<name>cgi</name>\n      <xref type=\"rfc\" data=\"rfc5138\"/>", "<name>cgi</name>"),
    ("<name>Evan Prodromou</name>", "<name>Evan Prodromou</name><org>A &amp; B</org><uri>https://e.example/</uri>"),
    ("<contact><xref", "<contact>The museum, <xref type=\"rfc\" data=\"rfc3406\" anchor=\"x\"/>, or <xref"),
    (
        "<title>Informal URN Namespaces</title>",
        "<title>Informal URN Namespaces</title><description>Numbers, see <xref type=\"rfc\" data=\"rfc8141\" section=\"5.2\"/></description>",
    ),
];

/// Changes that the schema does not allow.
const UNKNOWN: [(&str, &str); 8] = [
    ("<updated>2024-05-09</updated>", "<updated>2024-05-09</updated><colour depth=\"3\">blue</colour>"),
    ("<name>3gpp</name>", "<name>3gpp</name><controller><xref type=\"person\" data=\"A\"/> and &lt;others&gt;</controller>"),
    ("<record date=\"2014-11-14\">", "<record date=\"2014-11-14\" id=\"alert\" state=\"a &quot;b&quot;\">"),
    ("<name>cgi</name>", "<name>CGI</name><contact>Who knows</contact>"),
    (
        "<name>clei</name>\n      <xref type=\"rfc\" data=\"rfc4152\"/>",
        "<name>clei</name><xref type=\"rfc\" data=\"rfc4152\" colour=\"red\"/><xref type=\"new\"/><xref type=\"text\" data=\"x\"/>",
    ),
    ("<updated>2006-04-25</updated>", "<updated>2006-04-25</updated><phone>none</phone>"),
    ("<contact><xref", "<status>old</status><template>t</template><contact><xref"),
    ("<people>", "<registry id=\"urn-namespaces-3\"><title>New</title><record><name>x</name></record></registry><people>"),
];

#[test]
fn schema_extensions_and_unknown_elements_round_trip_unchanged() {
    let Some(root) = corpus() else { return };
    let real = std::fs::read_to_string(root.join("history/urn-namespaces@2024-05-30.xml")).unwrap();
    let db = TestDb::new();
    let store = db.bare_store();
    nidreg::store::migrations::migrate(&store).unwrap();
    let whole = |conn: &mut _| {
        [RegistryFile::Xml, RegistryFile::FormalCsv, RegistryFile::InformalCsv, RegistryFile::Csv, RegistryFile::Txt]
            .into_iter()
            .map(|file| files::registry_file(conn, file, "https://r.example"))
            .collect::<Result<Vec<_>, _>>()
    };
    let mut before = vec![store.read(whole).unwrap()];
    let states = [
        ("2024-05-30", real.clone(), true),
        ("2026-03-12", changed(&real, &ALLOWED), true),
        ("2026-03-13", changed(&real, &UNKNOWN), false),
        ("2026-03-14", real.clone(), true),
        // Imported late, but shown early at the source.
        ("2024-05-31", changed(&real, &UNKNOWN), false),
    ];
    for (day, text, is_valid) in states {
        let coming = incoming(&text, Some(day), Vec::new());
        let document = &coming.document;
        assert!(document.unreadable.is_empty(), "{:?}", document.unreadable);
        assert_eq!(document.remarks.is_empty(), text == real, "{:?}", document.remarks);
        imported(&store, &coming);
        let out = store.read(|conn| files::registry_file_on(conn, RegistryFile::Xml, "", day.parse().unwrap())).unwrap();
        let (ours, operator_view) = (flat(&out), flat(&text));
        assert_eq!(ours.records, operator_view.records, "{day}");
        assert_eq!(ours.others, operator_view.others, "{day}");
        assert_eq!(schema_faults(&root, day, &text).is_empty(), is_valid, "{day}: {}", schema_faults(&root, day, &text));
        assert_eq!(schema_faults(&root, day, &out).is_empty(), is_valid, "{day}: {}", schema_faults(&root, day, &out));
        before.push(store.read(whole).unwrap());
    }
    let last = before.pop().unwrap();
    assert_eq!(flat(&last[0]).records, flat(&real).records);
    for held in before.into_iter().rev() {
        store.write(|conn| undo(conn, nidreg::clock::now(), &Actor::CommandLine)).unwrap();
        assert_eq!(store.read(whole).unwrap(), held);
    }
}
