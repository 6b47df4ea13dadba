//! What the search finds: every namespace with its profile, the references in the list and its current text.

use crate::refusal::Refusal;
use crate::registry::snapshots::PublishedText;
use crate::registry::{Namespace, Version, queries, snapshots, versions};
use crate::store::AnyConnection;
use std::collections::HashMap;
use urn_registry::find::Document;
use urn_registry::template::Field;
use urn_registry::verdict::NamespaceBook;

/// The search documents of all namespaces.
///
/// # Errors
/// Database errors.
pub fn documents(conn: &mut AnyConnection, book: &NamespaceBook) -> Result<Vec<Document>, Refusal> {
    let mut texts: HashMap<String, Vec<PublishedText>> = HashMap::new();
    for text in snapshots::queries::texts(conn, None)? {
        texts.entry(text.nid.clone()).or_default().push(text);
    }
    let mut held = versions::queries::versions_with_content(conn)?;
    let of = |namespace: &Namespace| {
        let nid = namespace.nid.as_str();
        let texts = texts.get(nid).map_or(&[][..], Vec::as_slice);
        let newest = held.remove(nid).and_then(|held| versions::order_by_publication(held, texts).into_iter().next());
        document(namespace, book, newest.as_ref())
    };
    Ok(queries::all(conn)?.iter().map(of).collect())
}

fn document(namespace: &Namespace, book: &NamespaceBook, newest: Option<&Version>) -> Document {
    let nid = namespace.nid.to_string();
    let mut document = match book.profile(&nid) {
        Some((profile, _)) => Document::from_profile(profile),
        None => Document { nid, ..Document::default() },
    };
    // The registrant in the registration comes first; a profile may be based on an older version.
    if let Some(registrant) = namespace.registrant.as_deref().filter(|own| !document.registrant.contains(own)) {
        let other = std::mem::take(&mut document.registrant);
        document.registrant = if other.is_empty() { registrant.to_owned() } else { format!("{registrant}, {other}") };
    }
    document.references.extend(namespace.sources().flat_map(|reference| [reference.label(), reference.data.clone()]));
    let purpose = newest.and_then(Version::current_text).map(|text| text.template.text(Field::Purpose)).unwrap_or_default();
    for text in [namespace.contact.as_deref().unwrap_or_default(), purpose] {
        document.text.push('\n');
        document.text.push_str(text);
    }
    document
}
