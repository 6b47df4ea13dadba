//! The assignment of the parts of a template to fields.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field as Control;
use crate::pages::partials::fields::field_label;
use crate::refusal::{FieldFault, at};
use urn_registry::i18n::Phrase;
use urn_registry::template::characters::escape;
use urn_registry::template::read::{OutsideSection, Reading, TemplateForm, Unplaced, read_submitted};
use urn_registry::template::{Field, MAX_BYTES, NidFieldContent, Template};

/// A template, pasted or as a file. Each page adds its own label.
pub(crate) const TEMPLATE_TEXT: Control = Control::area(at::TEMPLATE, "word-template", 16).hint("paste-f-text-hint");
pub(crate) const TEMPLATE_FILE: Control = Control::template_file("file");

/// The assignment of text to fields.
pub(crate) struct SectionAssignment {
    pub(crate) form: Phrase,
    pub(crate) rows: Vec<AssignedSection>,
    pub(crate) unplaced: Vec<(usize, String)>,
    pub(crate) unplaced_count: usize,
    pub(crate) notes: Vec<Phrase>,
}

pub(crate) struct AssignedSection {
    pub(crate) label: Phrase,
    pub(crate) found_as: Phrase,
    pub(crate) text: String,
}

pub(crate) fn section_assignment(reading: &Reading) -> SectionAssignment {
    let mut placed = assignment_after_decisions(reading, &reading.template, &[]);
    if let NidFieldContent::Unsure(offered) = reading.nid_content() {
        let or = |one: Phrase, other: Phrase| Phrase::new("paste-or").arg("one", one).arg("other", other);
        let offered = offered.iter().map(|nid| Phrase::verbatim(nid.to_string())).reduce(or);
        placed.notes.push(match offered {
            Some(offered) => Phrase::new("paste-unsure-offered").arg("offered", offered),
            None => Phrase::new("paste-unsure"),
        });
    }
    placed
}

/// The assignment after the user's decisions: the fields as they would be saved, without the lines of `sections` that were used.
pub(crate) fn assignment_after_decisions(
    reading: &Reading,
    template: &Template,
    sections: &[(Field, &OutsideSection)],
) -> SectionAssignment {
    /// The maximum number of unassigned lines shown; the rest is counted.
    const UNASSIGNED_SHOWN_MAX: usize = 200;
    let rows = Field::ALL.into_iter().map(|field| AssignedSection {
        label: field_label(field),
        found_as: field_origin_phrase(reading, field, sections),
        text: escape(template.text(field)),
    });
    let next = |line: usize| reading.left.iter().map(|section| section.line).find(|other| *other > line).unwrap_or(usize::MAX);
    let found_a_place = |line: usize| sections.iter().any(|(_, it)| line >= it.line && line < next(it.line));
    let unplaced: Vec<&Unplaced> = reading.unplaced.iter().filter(|unplaced| !found_a_place(unplaced.line)).collect();
    SectionAssignment {
        form: Phrase::new(match reading.form {
            TemplateForm::Rfc8141 => "paste-form-8141",
            TemplateForm::Rfc3406 => "paste-form-3406",
        }),
        rows: rows.collect(),
        unplaced_count: unplaced.len(),
        unplaced: unplaced
            .into_iter()
            .take(UNASSIGNED_SHOWN_MAX)
            .map(|unplaced| (unplaced.line, escape(&unplaced.text)))
            .collect(),
        notes: reading.notes.clone(),
    }
}

fn field_origin_phrase(reading: &Reading, field: Field, sections: &[(Field, &OutsideSection)]) -> Phrase {
    if let Some(found) = reading.labels.get(field.key()) {
        return Phrase::new("paste-found-at").arg("line", found.line).arg("label", escape(&found.label));
    }
    match sections.iter().find(|(own, _)| *own == field) {
        Some((_, section)) => Phrase::new("paste-put-here").arg("line", section.line),
        None => Phrase::new("paste-not-found"),
    }
}

/// The template of a form that accepts a text or a file, and its parse result, or the fault of its field. A file takes precedence over the
/// text. After it was read, its text is in the form.
pub(crate) fn read_posted_template(cx: &RequestContext) -> Result<(&str, Result<Reading, FieldFault>), HttpError> {
    if let Some(Err(refused)) = cx.form.document() {
        return Ok((TEMPLATE_TEXT.value_in(&cx.form), Err(TEMPLATE_TEXT.fault(refused.clone()))));
    }
    let text = if TEMPLATE_FILE.value_in(&cx.form).is_empty() {
        TEMPLATE_TEXT.value_in(&cx.form)
    } else {
        TEMPLATE_FILE.value_in(&cx.form)
    };
    if text.len() > MAX_BYTES {
        return Err(HttpError::too_large(MAX_BYTES));
    }
    if text.trim().is_empty() {
        return Ok((text, Err(TEMPLATE_TEXT.fault(Phrase::new("refusal-paste-or-file")))));
    }
    let mut reading = match read_submitted(text) {
        Ok(reading) => reading,
        Err(refused) => return Ok((text, Err(TEMPLATE_TEXT.fault(refused.to_string())))),
    };
    if let Some(Ok(notes)) = cx.form.document() {
        let unsaid: Vec<Phrase> = notes.iter().filter(|note| !reading.notes.contains(note)).cloned().collect();
        reading.notes.extend(unsaid);
    }
    if reading.template.is_empty() {
        let sentence = Phrase::new("refusal-no-field-found");
        return Ok((text, Err(TEMPLATE_TEXT.fault(sentence))));
    }
    Ok((text, Ok(reading)))
}
