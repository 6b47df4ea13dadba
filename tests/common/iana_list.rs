//! Lists of namespaces in the format of IANA, written for the tests, and their import.

use nidreg::registry::formats::xml;
use nidreg::registry::import::take::import_unconditionally;
use nidreg::registry::import::{IncomingSnapshot, ReceivedTemplate, Report};
use nidreg::store::Store;
use nidreg::users::Actor;

/// A list with these formal records and two informal namespaces.
pub fn list(updated: &str, formal: &str) -> String {
    let informal =
        ["<record><name>urn-1</name><contact>A</contact></record>", "<record><name>urn-2</name><contact>B</contact></record>"];
    list_of(updated, formal, &informal.concat())
}

pub fn list_of(updated: &str, formal: &str, informal: &str) -> String {
    format!(
        "<?xml version='1.0' encoding='UTF-8'?>\n<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\"><title>T</title>\
         <updated>{updated}</updated><registry id=\"urn-namespaces-1\"><title>Formal</title>{formal}</registry>\
         <registry id=\"urn-namespaces-2\"><title>Informal</title>{informal}</registry><people/></registry>\n"
    )
}

/// A record of a namespace that an RFC registers.
pub fn record(nid: &str, rfc: u32) -> String {
    format!("<record><name>{nid}</name><xref type=\"rfc\" data=\"rfc{rfc}\"/></record>")
}

/// A list as an import reads it, perhaps seen on another day than it states, with registered texts.
pub fn incoming(text: &str, seen: Option<&str>, texts: Vec<ReceivedTemplate>) -> IncomingSnapshot {
    IncomingSnapshot {
        document: xml::read(text).unwrap(),
        bytes: text.as_bytes().to_vec(),
        file: "list.xml".to_owned(),
        seen: seen.map(|day| day.parse().unwrap()),
        texts,
    }
}

pub fn imported(store: &Store, incoming: &IncomingSnapshot) -> Report {
    store.write(|conn| import_unconditionally(conn, nidreg::clock::now(), &Actor::CommandLine, incoming)).unwrap()
}
