//! JSON-LD: the list as a data set and set of terms of schema.org, and a namespace as one of its terms.
//!
//! URLs are nodes and not literals, as the context declares for each property. The context is embedded, so that no other document is needed
//! to read this one.

use super::{Document, ListHead, identity, license};
use crate::registry::known_facts::KnownFacts;
use crate::registry::{Kind, Namespace, PartialDate, Reference};
use serde_json::{Value, json};
use std::collections::HashMap;

const DATASET_DESCRIPTION: &str =
    "The namespaces of Uniform Resource Names that are registered by RFC 8141, formal and informal, with their registrations.";

fn list_page_url(home: &str) -> String {
    format!("{home}/assignments/urn-namespaces")
}

fn context() -> Value {
    let link = json!({ "@type": "@id" });
    json!({
        "schema": "https://schema.org/",
        "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
        "dct": "http://purl.org/dc/terms/",
        "foaf": "http://xmlns.com/foaf/0.1/",
        "xsd": "http://www.w3.org/2001/XMLSchema#",
        "dct:publisher": link,
        "dct:source": link,
        "foaf:homepage": link,
        "schema:license": link,
        "schema:url": link,
        "schema:inDefinedTermSet": link,
        "schema:hasDefinedTerm": link,
        "schema:distribution": link,
        "schema:contentUrl": link,
        "rdfs:seeAlso": link,
    })
}

/// The facts of a namespace: name and description by schema.org with the prefix `schema`, the others by Dublin Core, FOAF and RDFS. The
/// registrant is a node whose `dct:source` is the registration or the profile that names it.
fn namespace_properties(namespace: &Namespace, facts: &KnownFacts<'_>, home: &str, schema: &str) -> Vec<(String, Value)> {
    let nid = namespace.nid.as_str();
    let address = format!("{home}/assignments/urn-{}/{nid}", namespace.kind.name());
    let urn = format!("urn:{nid}");
    let mut all: Vec<(String, Value)> =
        vec![(format!("{schema}name"), facts.title.map_or_else(|| urn.clone(), str::to_owned).into())];
    let mut put = |key: String, value: Option<Value>| all.extend(value.map(|value| (key, value)));
    let some = |values: Vec<&str>| (!values.is_empty()).then(|| Value::from(values));
    put(format!("{schema}alternateName"), facts.title.map(|_| urn.into()));
    put(format!("{schema}description"), facts.summary.map(Value::from));
    // An inferred link does not assert identity.
    put("rdfs:seeAlso".to_owned(), some(facts.same_as.iter().map(|same| same.url).collect()));
    put("foaf:homepage".to_owned(), facts.homepage.map(Value::from));
    put(format!("{schema}keywords"), some(facts.topics.iter().map(String::as_str).collect()));
    put(
        "dct:issued".to_owned(),
        namespace
            .registered_on
            .as_ref()
            .map(typed_date)
            .or_else(|| facts.first_registered.map(|year| json!({ "@value": year.to_string(), "@type": "xsd:gYear" }))),
    );
    put(
        "dct:publisher".to_owned(),
        facts.registrant.map(|registrant| {
            let profile = format!("{home}/api/v1/namespaces/{nid}/profile");
            let source = if facts.has_registrant_of_profile() { profile } else { address.clone() };
            json!({
                "@id": format!("{address}#registrant"),
                "@type": "foaf:Agent",
                "foaf:name": registrant,
                "dct:source": source,
            })
        }),
    );
    all
}

/// A date with the XSD type for its precision.
fn typed_date(day: &PartialDate) -> Value {
    let kind = match day.as_str().len() {
        10 => "xsd:date",
        7 => "xsd:gYearMonth",
        _ => "xsd:gYear",
    };
    json!({ "@value": day.as_str(), "@type": kind })
}

/// The list as a data set with its files, each a file name and a media type.
fn dataset_of(head: &ListHead, home: &str, forms: &[(&str, &str)]) -> Value {
    let page = list_page_url(home);
    let license = &license::data_license().url;
    let files: Vec<Value> = forms
        .iter()
        .map(|(name, media)| {
            let address = format!("{page}/{name}");
            json!({
                "@id": format!("{address}#form"),
                "@type": "schema:DataDownload",
                "schema:contentUrl": address,
                "schema:encodingFormat": media,
                "schema:license": license,
            })
        })
        .collect();
    let mut dataset = json!({
        "@id": page,
        "@type": ["schema:DefinedTermSet", "schema:Dataset"],
        "schema:name": head.title,
        "schema:description": DATASET_DESCRIPTION,
        "schema:license": license,
        "schema:url": page,
        "schema:distribution": files,
        "dct:publisher": { "@id": format!("{home}/#publisher"), "@type": "foaf:Agent", "foaf:name": identity::publisher(), "foaf:homepage": format!("{home}/") },
    });
    if let (Some(object), Some(day)) = (dataset.as_object_mut(), &head.updated) {
        object.insert("schema:dateModified".to_owned(), typed_date(day));
    }
    dataset
}

/// The list as a data set, without its terms.
pub fn dataset(head: &ListHead, home: &str, forms: &[(&str, &str)]) -> Value {
    json!({ "@context": context(), "@graph": [dataset_of(head, home, forms)] })
}

/// The list as a data set with its terms, as a file.
pub fn dataset_with_terms(
    document: &Document,
    namespaces: &[(&Namespace, KnownFacts<'_>)],
    home: &str,
    forms: &[(&str, &str)],
) -> Value {
    let page = list_page_url(home);
    let known: HashMap<&str, &(&Namespace, KnownFacts<'_>)> =
        namespaces.iter().map(|known| (known.0.nid.as_str(), known)).collect();
    let terms: Vec<Value> = [Kind::Formal, Kind::Informal]
        .into_iter()
        .flat_map(|kind| document.table(kind).iter().map(move |record| (kind, record)))
        .map(|(kind, record)| {
            let address = format!("{home}/assignments/urn-{}/{}", kind.name(), record.name);
            let mut term = json!({
                "@id": address,
                "@type": "schema:DefinedTerm",
                "schema:termCode": record.name,
                "schema:name": format!("urn:{}", record.name),
                "schema:url": address,
                "schema:inDefinedTermSet": page,
            });
            // A name may be written in capitals.
            let known = known.get(record.name.to_ascii_lowercase().as_str());
            if let (Some(object), Some((namespace, facts))) = (term.as_object_mut(), known) {
                object.extend(namespace_properties(namespace, facts, home, "schema:"));
            }
            term
        })
        .collect();
    let mut dataset = dataset_of(&document.head, home, forms);
    if let Some(object) = dataset.as_object_mut() {
        let names: Vec<Value> = terms.iter().map(|term| term["@id"].clone()).collect();
        object.insert("schema:hasDefinedTerm".to_owned(), names.into());
    }
    let graph: Vec<Value> = std::iter::once(dataset).chain(terms).collect();
    json!({ "@context": context(), "@graph": graph })
}

/// A namespace as a schema.org term. Its description is the purpose in the registration, or else the summary of the profile.
pub fn term(namespace: &Namespace, facts: &KnownFacts<'_>, home: &str, purpose: Option<&str>) -> Value {
    let link = json!({ "@type": "@id" });
    let address = format!("{home}/assignments/urn-{}/{}", namespace.kind.name(), namespace.nid);
    let mut value = json!({
        "@context": {
            "@vocab": "https://schema.org/",
            "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
                "dct": "http://purl.org/dc/terms/",
            "foaf": "http://xmlns.com/foaf/0.1/",
            "xsd": "http://www.w3.org/2001/XMLSchema#",
            "dct:source": link,
            "foaf:homepage": link,
            "rdfs:seeAlso": link,
            "inDefinedTermSet": link,
            "subjectOf": link,
            "license": link,
            "url": link,
        },
        "@type": "DefinedTerm",
        "@id": address,
        "url": address,
        "termCode": namespace.nid.as_str(),
        "inDefinedTermSet": list_page_url(home),
        "subjectOf": namespace.sources().filter_map(Reference::url).collect::<Vec<_>>(),
        "license": license::data_license().url,
    });
    if let Some(object) = value.as_object_mut() {
        object.extend(namespace_properties(namespace, facts, home, ""));
        let more = [("description", purpose), ("dateModified", namespace.newest_date().map(PartialDate::as_str))];
        object.extend(more.into_iter().filter_map(|(key, text)| Some((key.to_owned(), Value::from(text?)))));
    }
    value
}
