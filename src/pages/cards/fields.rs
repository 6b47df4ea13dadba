//! The fields of a template, as a page shows them, and references as links.

use crate::registry::Namespace;
use crate::template::{Field, Template};

/// A reference as a link, when it leads somewhere.
pub(crate) struct RefLink {
    pub words: String,
    pub href: Option<String>,
}

pub(crate) fn ref_link(reference: &crate::registry::Reference) -> RefLink {
    RefLink { words: reference.words(), href: reference.address() }
}

pub(crate) fn references(namespace: &Namespace) -> Vec<RefLink> {
    namespace.sources().map(ref_link).collect()
}

/// A field of a text as it is shown, with its key for anchors.
pub(crate) struct FieldText {
    pub(crate) key: &'static str,
    pub(crate) label: &'static str,
    pub(crate) text: String,
}

/// The fields that have text, in the order of Appendix A.
pub(crate) fn field_texts(template: &Template) -> Vec<FieldText> {
    Field::ALL
        .into_iter()
        .filter_map(|field| Some(FieldText { key: field.key(), label: field.label(), text: template.get(field)?.to_owned() }))
        .collect()
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/fields.rs"]
mod samples;
