//! One section on the page of a draft: its field, with the guidance, the findings and the comments of the experts about it.

use crate::actions::draft::text_of;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::form::FormField;
use crate::ids::sha256;
use crate::pages::partials::cautions::{Caution, cautions};
use crate::pages::partials::fields::{field_clause, field_label, form_label};
use crate::pages::partials::meant::offer_intended_nid;
use crate::pages::partials::questions::{QuestionRow, question_row};
use crate::pages::partials::railroad;
use crate::pages::partials::rows::{FindingRow, finding_rows};
use crate::pages::partials::rules::{DetailLevel, RulesCard, rules_card};
use crate::pages::partials::threads::ThreadList;
use crate::pages::registrant::details::{self, REGISTRANT_DETAILS};
use crate::pages::registrant::forms::{ADD_SENTENCE_BUTTON, BASE_DIGEST_PREFIX, part, typed_sentence};
use crate::pages::registrant::sections::LoadedDraft;
use crate::requests::guidance::Guidance;
use crate::requests::questions::QuestionWithAnswer;
use crate::requests::{RequestSubject, syntax};
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::template::answers::ExampleAnswer;
use urn_registry::template::checks::draft_revision_information;
use urn_registry::template::{Field, Template, answers};

/// A question beside its section.
pub(super) struct QuestionEditor {
    pub(super) row: QuestionRow,
    /// The sentence that may answer; empty if it is answered or there is none.
    pub(super) offered: String,
    /// The field for a sentence to add.
    pub(super) sentence: FormField,
    /// Whether the field is shown without opening it.
    pub(super) is_unfolded: bool,
}

pub(super) struct SectionEditor {
    pub(super) key: &'static str,
    pub(super) label: Phrase,
    pub(super) guidance: &'static Guidance,
    pub(super) cautions: Vec<Caution>,
    pub(super) clause: Phrase,
    /// URL, registrant, and the message that gives the reason.
    pub(super) examples: Vec<(String, &'static str, &'static str)>,
    /// Good and bad answers from our example templates.
    pub(super) answers: Vec<&'static ExampleAnswer>,
    /// The details of the registrant, from which the section is written while it is empty. They remain until the page is saved.
    pub(super) details: Vec<FormField>,
    pub(super) field: FormField,
    /// The name of the hidden field with the fingerprint of the text that the edit started from, and its value.
    pub(super) was: (String, String),
    pub(super) findings: Vec<FindingRow>,
    pub(super) questions: Vec<QuestionEditor>,
    /// Whether they are shown without opening them, because the page is about one of them.
    pub(super) shows_questions: bool,
    /// The number of open questions.
    pub(super) open_questions: usize,
    pub(super) pictures: Vec<railroad::RuleDiagram>,
    pub(super) registered: Option<(u32, String)>,
    pub(super) informal: bool,
    pub(super) drafted: String,
    /// Whether a button inserts the draft, because the text does not contain it yet.
    pub(super) can_insert: bool,
    /// What is understood of the saved Syntax section, after a check.
    pub(super) understood: Option<RulesCard>,
    /// Reviewer threads on this section.
    pub(super) talk: ThreadList,
}

/// The texts of the sections that were submitted.
pub(super) type SubmittedTexts = Vec<(Field, String)>;

/// The name of the field with the fingerprint of the text that the edit of a section started from.
pub(super) fn base_digest_name(field: Field) -> String {
    format!("{}{}", BASE_DIGEST_PREFIX.name, field.key())
}

/// The draft of a section that the program can generate: the list of differences from the registered text.
pub(super) fn generated_draft(draft: &LoadedDraft, field: Field) -> String {
    match (field, draft.registered_text()) {
        (Field::RevisionInformation, Some(current)) => draft_revision_information(current, &draft.view.request.draft),
        _ => String::new(),
    }
}

/// The text of a section when its page is opened.
fn initial_text(draft: &LoadedDraft, field: Field) -> String {
    let stored = text_of(&draft.view.request, field);
    match draft.registered_text() {
        // A draft of Revision Information; the revision history of the registered version does not describe the new changes.
        Some(current) if field == Field::RevisionInformation && (stored.is_empty() || stored == current.text(field)) => {
            generated_draft(draft, field)
        }
        _ => stored.to_owned(),
    }
}

/// The text on which an edit of a section is based: the input, or the text when the page is opened.
pub(super) fn editor_text(draft: &LoadedDraft, field: Field, typed: &[(Field, String)]) -> String {
    let submitted = typed.iter().find(|(other, _)| *other == field);
    submitted.map_or_else(|| initial_text(draft, field), |(_, text)| text.clone())
}

/// The field of a section, with its label, hint and size.
pub(super) fn section_input(cx: &RequestContext, subject: &RequestSubject, guidance: &Guidance, text: &str) -> FormField {
    let field = guidance.field;
    let input = part(field).form_field_with(text, cx);
    match (subject, field) {
        (RequestSubject::NewFormal { .. }, Field::NamespaceId) => {
            offer_intended_nid(input.labeled(form_label(field)).with_rows(1).hint(Phrase::new(guidance.hint)))
        }
        (_, Field::NamespaceId) => input.labeled(form_label(field)).with_rows(2).hint(Phrase::new("draft-f-nid-remark-hint")),
        (RequestSubject::StatusChange { .. }, _) => {
            input.labeled(Phrase::new("draft-f-statement")).with_rows(8).hint(Phrase::new("draft-f-statement-hint"))
        }
        _ => input.labeled(form_label(field)).with_rows(guidance.rows).hint(Phrase::new(guidance.hint)),
    }
}

/// A question about a text. A sentence that was just added is no longer in its field.
fn question_editor(cx: &RequestContext, text: &Template, asked: &QuestionWithAnswer) -> QuestionEditor {
    let (row, input) = (question_row(asked), typed_sentence(asked.question));
    let offered = asked.question.suggested_sentence(text).filter(|_| row.is_open).map(|one| one.text).unwrap_or_default();
    let is_added = !row.is_open && ADD_SENTENCE_BUTTON.value_equals(&cx.form, row.id);
    let typed = if is_added { "" } else { input.value_in(&cx.form) };
    let is_unfolded = !typed.is_empty() || input.error_in(cx.faults()).is_some();
    QuestionEditor { sentence: input.form_field_with(typed, cx), row, offered, is_unfolded }
}

/// A section with the findings about it, if the draft was checked.
pub(super) fn section_editor(
    cx: &RequestContext,
    draft: &LoadedDraft,
    guidance: &'static Guidance,
    (typed, whole, asked): (&SubmittedTexts, &Template, &[QuestionWithAnswer]),
    (checked, talk): (bool, ThreadList),
) -> Result<SectionEditor, HttpError> {
    let request = &draft.view.request;
    let field = guidance.field;
    let text = editor_text(draft, field, typed);
    let drafted = generated_draft(draft, field);
    let own: Vec<Finding> =
        draft.findings.iter().filter(|finding| checked && is_finding_about(finding, field)).cloned().collect();
    let kind = |nid: &str| if nid.starts_with("urn-") { "informal" } else { "formal" };
    let was = base_digest_name(field);
    // If unsaved input is edited further, the text it started from stays the same.
    let is_typed = typed.iter().any(|(other, _)| *other == field);
    let started = Some(cx.form.get(&was)).filter(|started| is_typed && !started.is_empty());
    let started = started.map_or_else(|| sha256(initial_text(draft, field).as_bytes()), str::to_owned);
    let understood = match field {
        Field::Syntax if checked => cx.read(|conn| syntax::analyze_draft(conn, request))?,
        _ => None,
    };
    let own_questions = asked.iter().filter(|one| one.question.field == field);
    let questions: Vec<_> = own_questions.map(|one| question_editor(cx, whole, one)).collect();
    let wanted = cx.query.get("question");
    Ok(SectionEditor {
        key: field.key(),
        label: field_label(field),
        guidance,
        cautions: cautions(field),
        clause: field_clause(field),
        examples: guidance
            .examples
            .iter()
            .map(|example| (addresses::section_path(kind(example.nid), example.nid, field), example.nid, example.example_reason))
            .collect(),
        answers: answers::examples_for_field(field).collect(),
        details: if field == Field::Registrant && (text.is_empty() || !details::registrant_text(&cx.form).is_empty()) {
            REGISTRANT_DETAILS.map(|field| field.submitted_form_field(cx)).into()
        } else {
            Vec::new()
        },
        field: section_input(cx, &request.subject, guidance, &text),
        was: (was, started),
        findings: finding_rows(&own),
        shows_questions: questions.iter().any(|one| one.is_unfolded || one.row.id == wanted),
        open_questions: questions.iter().filter(|one| one.row.is_open).count(),
        questions,
        pictures: if field == Field::Syntax { railroad::rule_diagrams(&text, None, cx.lang) } else { Vec::new() },
        registered: draft
            .registered_text()
            .zip(draft.current.as_ref())
            .map(|(current, version)| (version.number, current.text(field).to_owned()))
            .filter(|(_, text)| !text.is_empty()),
        informal: field == Field::Syntax && matches!(request.subject, RequestSubject::NewInformal { .. }),
        can_insert: !drafted.is_empty() && !text.contains(&drafted),
        drafted,
        understood: understood.map(|found| rules_card(&found, DetailLevel::Brief)),
        talk,
    })
}

/// Whether a finding is shown beside a section.
pub(super) fn is_finding_about(finding: &Finding, field: Field) -> bool {
    finding.field.map_or(field == Field::NamespaceId && finding.id.starts_with('N'), |key| key == field.key())
}
