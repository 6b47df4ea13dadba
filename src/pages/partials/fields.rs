//! The fields of a template on a page, and references as links.

use crate::registry::Namespace;
use urn_registry::i18n::Phrase;
use urn_registry::template::shape::{LineKind, blocks};
use urn_registry::template::{Field, Template};

/// The label of a field, in the language of the reader.
pub(crate) fn field_label(field: Field) -> Phrase {
    field.localized_label()
}

/// The label on a form, which states whether the field is optional.
pub(crate) fn form_label(field: Field) -> Phrase {
    match field {
        Field::AdditionalInformation => Phrase::new("field-label-optional").arg("label", field_label(field)),
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
    pub text: String,
    pub href: Option<String>,
}

pub(crate) fn ref_link(reference: &crate::registry::Reference) -> RefLink {
    RefLink { text: reference.label(), href: reference.url() }
}

pub(crate) fn references(namespace: &Namespace) -> Vec<RefLink> {
    namespace.sources().map(ref_link).collect()
}

/// A field of a displayed text, with its key for anchors.
pub(crate) struct TemplateFieldText {
    pub(crate) key: &'static str,
    pub(crate) label: &'static str,
    pub(crate) runs: Vec<TextRun>,
}

/// A part of a displayed text. The runs of a text, joined in order, are the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TextRun {
    /// Whether it is a paragraph or a list item, whose lines small screens may join.
    pub(crate) is_prose: bool,
    pub(crate) text: String,
}

/// Splits the text of a field into prose, which can be reflowed, and everything else, which is shown line by line.
pub(crate) fn text_runs(field: Field, text: &str) -> Vec<TextRun> {
    let mut runs: Vec<TextRun> = Vec::new();
    for (i, block) in blocks(field, text).into_iter().enumerate() {
        let is_prose = matches!(block.kind, LineKind::Prose | LineKind::Item(_));
        if i > 0
            && let Some(last) = runs.last_mut()
        {
            // The line break before a paragraph belongs to the preceding part, which must end with the end of its line.
            if last.is_prose {
                runs.push(TextRun { is_prose: false, text: "\n".to_owned() });
            } else {
                last.text.push('\n');
            }
        }
        let own = block.lines.join("\n");
        match runs.last_mut() {
            Some(last) if !is_prose && !last.is_prose => last.text.push_str(&own),
            _ => runs.push(TextRun { is_prose, text: own }),
        }
    }
    runs
}

/// The fields that have text, in the order of Appendix A.
pub(crate) fn field_texts(template: &Template) -> Vec<TemplateFieldText> {
    Field::ALL
        .into_iter()
        .filter_map(|field| {
            Some(TemplateFieldText { key: field.key(), label: field.label(), runs: text_runs(field, template.get(field)?) })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_lines_of_prose_may_be_joined_and_nothing_is_lost() {
        let text = "A name has the code of a harbor, which never changes, and a\nnumber.\n\n  name = \"urn:a:\" 1*DIGIT\n  code = ALPHA\n\n- one item that goes\nPlain again.\n";
        let runs = text_runs(Field::Syntax, text);
        assert_eq!(runs.iter().map(|run| run.text.as_str()).collect::<String>(), text);
        let prose: Vec<&str> = runs.iter().filter(|run| run.is_prose).map(|run| run.text.as_str()).collect();
        assert_eq!(prose.first(), Some(&"A name has the code of a harbor, which never changes, and a\nnumber."));
        assert!(runs.iter().any(|run| !run.is_prose && run.text.contains("1*DIGIT\n  code = ALPHA")), "{runs:?}");
        assert!(runs.iter().all(|run| !run.is_prose || !run.text.contains("DIGIT")), "{runs:?}");
        let address = text_runs(Field::Registrant, "Lamp Office\n1 Quay Street\nLampton");
        assert!(address.iter().all(|run| !run.is_prose), "an address keeps its lines: {address:?}");
        assert!(text_runs(Field::Purpose, "").iter().all(|run| run.text.is_empty()));
    }

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
