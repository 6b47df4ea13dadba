//! The fields of a template on a page, and references as links.

use crate::i18n::Phrase;
use crate::registry::Namespace;
use crate::template::{Field, Template};

/// The label of a field, in the language of the reader.
pub(crate) fn field_label(field: Field) -> Phrase {
    field.words()
}

/// The label on a form, which states whether the field is optional.
pub(crate) fn form_label(field: Field) -> Phrase {
    match field {
        Field::AdditionalInformation => Phrase::new("field-label-optional").with("label", field_label(field)),
        _ => field_label(field),
    }
}

/// Where the RFC describes a field.
pub(crate) fn field_clause(field: Field) -> Phrase {
    match field.clause() {
        "RFC 8141 Appendix A" => Phrase::new("field-appendix"),
        clause => clause.into(),
    }
}

/// A reference, with its URL if it has one.
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

/// A field of a displayed text, with its key for anchors.
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
#[path = "../../../tests/samples/pages/partials/fields.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_field_labels_match_the_template() {
        for field in Field::ALL {
            assert_eq!(
                (field_label(field).to_string(), field_clause(field).to_string()),
                (field.label().into(), field.clause().into())
            );
        }
    }
}
