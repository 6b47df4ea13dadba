//! JSON-LD: the list as a DCAT data set in a catalog (DCAT-AP 3) and as a schema.org set of terms, and a namespace as one of its terms.
//!
//! URLs are nodes and not literals, as the context declares for each property. The context is embedded, so that no other document is needed
//! to read this one.

use super::{Document, Head, licence};
use crate::registry::{Day, Kind, Namespace, Reference};
use serde_json::{Value, json};

/// The name of the registry's publisher.
const PUBLISHER: &str = "URN Namespace Registry";

const ABOUT: &str =
    "The namespaces of Uniform Resource Names that are registered by RFC 8141, formal and informal, with their registrations.";

/// The base URL of IANA media types, as used by DCAT.
const MEDIA_TYPES: &str = "https://www.iana.org/assignments/media-types/";

fn page(home: &str) -> String {
    format!("{home}/assignments/urn-namespaces")
}

fn in_english(text: &str) -> Value {
    json!({ "@value": text, "@language": "en" })
}

fn context() -> Value {
    let link = json!({ "@type": "@id" });
    json!({
        "schema": "https://schema.org/",
        "dcat": "http://www.w3.org/ns/dcat#",
        "dct": "http://purl.org/dc/terms/",
        "foaf": "http://xmlns.com/foaf/0.1/",
        "xsd": "http://www.w3.org/2001/XMLSchema#",
        "dcat:dataset": link,
        "dcat:distribution": link,
        "dcat:accessURL": link,
        "dcat:downloadURL": link,
        "dcat:landingPage": link,
        "dcat:mediaType": link,
        "dct:license": link,
        "dct:publisher": link,
        "foaf:homepage": link,
        "schema:license": link,
        "schema:url": link,
        "schema:inDefinedTermSet": link,
        "schema:hasDefinedTerm": link,
        "schema:distribution": link,
        "schema:contentUrl": link,
    })
}

/// A date with the XSD type for its precision.
fn dated(day: &Day) -> Value {
    let kind = match day.as_str().len() {
        10 => "xsd:date",
        7 => "xsd:gYearMonth",
        _ => "xsd:gYear",
    };
    json!({ "@value": day.as_str(), "@type": kind })
}

/// The catalog and the data set with its distributions, each a file name and a media type.
fn nodes(head: &Head, home: &str, forms: &[(&str, &str)]) -> (Value, Value) {
    let page = page(home);
    let licence = &licence::current().url;
    let publisher = json!({ "@id": format!("{home}/#publisher"), "@type": "foaf:Agent", "foaf:name": PUBLISHER, "foaf:homepage": format!("{home}/") });
    let distributions: Vec<Value> = forms
        .iter()
        .map(|(name, media)| {
            let address = format!("{page}/{name}");
            json!({
                "@id": format!("{address}#form"),
                "@type": ["dcat:Distribution", "schema:DataDownload"],
                "dct:title": in_english(name),
                "dcat:accessURL": address,
                "dcat:downloadURL": address,
                "schema:contentUrl": address,
                "schema:encodingFormat": media,
                "dcat:mediaType": format!("{MEDIA_TYPES}{media}"),
                "dct:license": licence,
            })
        })
        .collect();
    let catalogue = json!({
        "@id": format!("{home}/#catalogue"),
        "@type": "dcat:Catalog",
        "dct:title": in_english(PUBLISHER),
        "dct:description": in_english(ABOUT),
        "dct:publisher": publisher,
        "dct:license": licence,
        "foaf:homepage": format!("{home}/"),
        "dcat:dataset": page,
    });
    let mut dataset = json!({
        "@id": page,
        "@type": ["schema:DefinedTermSet", "schema:Dataset", "dcat:Dataset"],
        "schema:name": head.title,
        "schema:description": ABOUT,
        "schema:license": licence,
        "schema:url": page,
        "schema:distribution": distributions.iter().map(|form| form["@id"].clone()).collect::<Vec<_>>(),
        "dct:title": in_english(&head.title),
        "dct:description": in_english(ABOUT),
        "dct:license": licence,
        "dct:publisher": format!("{home}/#publisher"),
        "dcat:landingPage": page,
        "dcat:distribution": distributions,
    });
    if let (Some(object), Some(day)) = (dataset.as_object_mut(), &head.updated) {
        object.insert("dct:modified".to_owned(), dated(day));
    }
    (catalogue, dataset)
}

/// The list as a data set in its catalog, without its terms.
pub fn catalogue(head: &Head, home: &str, forms: &[(&str, &str)]) -> Value {
    let (catalogue, dataset) = nodes(head, home, forms);
    json!({ "@context": context(), "@graph": [catalogue, dataset] })
}

/// The list as a data set with its terms, as a file.
pub fn registry(document: &Document, home: &str, forms: &[(&str, &str)]) -> String {
    let page = page(home);
    let terms: Vec<Value> = [Kind::Formal, Kind::Informal]
        .into_iter()
        .flat_map(|kind| document.table(kind).iter().map(move |record| (kind, record)))
        .map(|(kind, record)| {
            let address = format!("{home}/assignments/urn-{}/{}", kind.name(), record.name);
            json!({
                "@id": address,
                "@type": "schema:DefinedTerm",
                "schema:termCode": record.name,
                "schema:name": format!("urn:{}", record.name),
                "schema:url": address,
                "schema:inDefinedTermSet": page,
            })
        })
        .collect();
    let (catalogue, mut dataset) = nodes(&document.head, home, forms);
    if let Some(object) = dataset.as_object_mut() {
        let names: Vec<Value> = terms.iter().map(|term| term["@id"].clone()).collect();
        object.insert("schema:hasDefinedTerm".to_owned(), names.into());
    }
    let graph: Vec<Value> = [catalogue, dataset].into_iter().chain(terms).collect();
    format!("{:#}\n", json!({ "@context": context(), "@graph": graph }))
}

/// A namespace as a schema.org term.
pub fn term(namespace: &Namespace, home: &str, purpose: Option<&str>) -> Value {
    let link = json!({ "@type": "@id" });
    let address = format!("{home}/assignments/urn-{}/{}", namespace.kind.name(), namespace.nid);
    let mut value = json!({
        "@context": {
            "@vocab": "https://schema.org/",
            "inDefinedTermSet": link,
            "subjectOf": link,
            "license": link,
            "url": link,
        },
        "@type": "DefinedTerm",
        "@id": address,
        "url": address,
        "termCode": namespace.nid.as_str(),
        "name": format!("urn:{}", namespace.nid),
        "inDefinedTermSet": page(home),
        "subjectOf": namespace.sources().filter_map(Reference::address).collect::<Vec<_>>(),
        "license": licence::current().url,
    });
    if let Some(object) = value.as_object_mut() {
        let more = [("description", purpose), ("dateModified", namespace.newest_date().map(Day::as_str))];
        object.extend(more.into_iter().filter_map(|(key, text)| Some((key.to_owned(), Value::from(text?)))));
    }
    value
}
