//! The page of a draft: its sections in one form, which saves, checks, submits, and answers.

use crate::action_context::ActionContext;
use crate::actions::draft::{self, SavedField};
use crate::actions::questions::{self as answers, AnswerInput};
use crate::actions::{request_info, submit, threads};
use crate::history::{self, EventKind, RecordedEvent};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field as Control;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::CommentId;
use crate::pages::partials::about::{page_title, question_of, subject_title};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::field_label;
use crate::pages::partials::meant::typed_or_intended_nid;
use crate::pages::partials::repairs::{RepairCard, apply_repairs};
use crate::pages::partials::rows::{FindingRow, finding_rows, subject_words, time};
use crate::pages::registrant::details;
use crate::pages::registrant::discussed::talk_of;
use crate::pages::registrant::forms::{
    ADD_SENTENCE_BUTTON, ANSWER, APPLY_SUGGESTION_BUTTON, CONFIRMED, OFFERED_SENTENCES, PRESSED_BUTTON, REPAIR_BUTTON,
    REVISION_NOTE, SAVE_NUMBER, SENDS_REVISION, part, typed_sentence,
};
use crate::pages::registrant::section::{
    SectionEditor, SubmittedTexts, base_digest_name, editor_text, generated_draft, is_finding_about, section_editor,
};
use crate::pages::registrant::sections::{LoadedDraft, load_draft, load_own_editable, sections_of};
use crate::pages::registrant::stale::save_conflict_page;
use crate::refusal::{FieldFault, Refusal};
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::contact_answers::is_request_private;
use crate::requests::drafts::check_nid_of_draft;
use crate::requests::fixed_fields::with_fixed_fields;
use crate::requests::questions;
use crate::requests::statements::Statement;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Request, RequestSubject, State};
use crate::store::AnyConnection;
use askama::Template as View;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::questions::Question;
use urn_registry::template::write::canonical_template;
use urn_registry::template::{Field, Template, tidy};

#[derive(View)]
#[template(path = "registrant/edit.html")]
struct EditPage {
    shell: Shell,
    number: String,
    title: Phrase,
    kind: Phrase,
    state: Phrase,
    saved_at: Option<String>,
    is_draft: bool,
    is_correction: bool,
    in_review: bool,
    asked: Option<Phrase>,
    /// The base version and the latest version, if they differ.
    outdated: Option<(u32, u32)>,
    /// Who is asked after the request is submitted, if it depends on the contacts of the namespace.
    contacts: Phrase,
    procedure: Phrase,
    people: usize,
    /// The effect of the button that was pressed.
    result: Phrase,
    checked: bool,
    /// The sections with errors and with suggestions.
    failing: Vec<(&'static str, Phrase)>,
    worth: Vec<(&'static str, Phrase)>,
    /// The findings that are not about one of the sections.
    general: Vec<FindingRow>,
    sections: Vec<SectionEditor>,
    repairs: RepairCard,
    diff: Vec<DiffCard>,
    save_number: String,
    note: FormField,
    answer: FormField,
    send: bool,
    /// What happens after the draft is submitted.
    next: Phrase,
    /// Whether it becomes public at once, or is private until its claim is confirmed.
    publicity: Phrase,
}

#[derive(Default)]
struct EditPageState {
    typed: SubmittedTexts,
    saved: bool,
    checked: bool,
}

/// Who is asked after the draft is submitted, empty if it does not depend on the contacts of the namespace; and whether it becomes public.
fn submission_effects(cx: &RequestContext, request: &Request) -> Result<(Phrase, Phrase), HttpError> {
    let agreement = cx.read(|conn| agreement_of(conn, request))?;
    let private = is_request_private(&request.subject, agreement);
    let contacts = match (agreement.is_missing(), private) {
        _ if request.state != State::Draft => Phrase::default(),
        (false, _) => Phrase::default(),
        (true, true) => Statement::WillBePrivate.phrase(),
        (true, false) => Phrase::new("task-contacts"),
    };
    Ok((contacts, if private { Statement::AnswersPrivate.phrase() } else { Phrase::new("answers-public") }))
}

fn result_message(cx: &RequestContext, show: &EditPageState) -> Phrase {
    match cx.query.get("taken") {
        _ if REPAIR_BUTTON.is_submitted(&cx.form) => Phrase::new("draft-repaired"),
        _ if show.saved && !show.checked => Phrase::new("draft-saved"),
        "yes" if !cx.is_write() => Phrase::new("field-taken"),
        _ => Phrase::default(),
    }
}

fn load_sections(cx: &RequestContext, draft: &LoadedDraft, show: &EditPageState) -> Result<Vec<SectionEditor>, HttpError> {
    let mut talk = talk_of(cx, &draft.view)?;
    let all = sections_of(&draft.view.request);
    let with = |text: Template, field: Field| text.with_field(field, &editor_text(draft, field, &show.typed));
    let text = all.iter().map(|guidance| guidance.field).fold(draft.view.request.draft.clone(), with);
    let asked = questions::about_text(&draft.view.request.subject, &text, &draft.selected);
    all.into_iter()
        .map(|guidance| {
            let own = talk.take(Some(guidance.field));
            // A namespace ID is checked whenever it is saved.
            let checked =
                show.checked || (show.saved && guidance.field == Field::NamespaceId && !text.text(Field::NamespaceId).is_empty());
            section_editor(cx, draft, guidance, (&show.typed, &text, &asked), (checked, own))
        })
        .collect()
}

/// The differences from the registered text, as it would be submitted.
fn diff_from_registered(draft: &LoadedDraft) -> Vec<DiffCard> {
    let settled = |text: &Template| canonical_template(&with_fixed_fields(text, &draft.view.request.subject));
    draft.registered_text().map(|current| diff_cards(current, &settled(&draft.view.request.draft))).unwrap_or_default()
}

fn edit_page(cx: &RequestContext, draft: &LoadedDraft, show: &EditPageState) -> Result<Response, HttpError> {
    let request = &draft.view.request;
    let events = cx.read(|conn| Ok(history::queries::of_request(conn, &request.id)?))?;
    let newest = |wanted: fn(&&RecordedEvent) -> bool| events.iter().rev().find(wanted);
    let asked = newest(|event| matches!(event.act, EventKind::Asked | EventKind::BodyAsked));
    let sections = load_sections(cx, draft, show)?;
    let fields: Vec<Field> = sections.iter().map(|section| section.guidance.field).collect();
    let with_level = |level: Level| {
        let has =
            |field: &&Field| draft.findings.iter().any(|finding| finding.level == level && is_finding_about(finding, **field));
        fields.iter().filter(has).map(|field| (field.key(), field_label(*field))).collect()
    };
    let is_general = |finding: &&Finding| !fields.iter().any(|field| is_finding_about(finding, *field));
    let texts: Vec<(Field, String)> = fields.iter().map(|field| (*field, editor_text(draft, *field, &show.typed))).collect();
    let repaired = texts.iter().fold(Template::default(), |text, (field, typed)| text.with_field(*field, typed));
    let (contacts, publicity) = submission_effects(cx, request)?;
    let is_correction = matches!(request.subject, RequestSubject::Correction { .. });
    cx.render_page(&EditPage {
        shell: Shell::new(cx, page_title(request), NavSection::Register),
        number: request.number.to_string(),
        title: subject_title(&request.subject),
        kind: subject_words(request.subject.kind()),
        state: request.state_phrase(),
        saved_at: newest(|event| event.act == EventKind::DraftSaved).map(|event| time(event.at)),
        is_draft: request.state == State::Draft,
        is_correction,
        in_review: request.state == State::Review,
        asked: asked.filter(|_| matches!(request.state, State::WithRequester(_))).map(question_of),
        outdated: draft.version_mismatch(),
        contacts,
        procedure: request.procedure.kind().phrase(),
        people: draft.view.team.len(),
        result: result_message(cx, show),
        checked: show.checked,
        failing: with_level(Level::Error),
        worth: with_level(Level::Warning),
        general: finding_rows(&draft.findings.iter().filter(is_general).cloned().collect::<Vec<_>>()),
        sections,
        repairs: RepairCard::of_fields(&repaired, fields.iter().copied()),
        diff: diff_from_registered(draft),
        save_number: if show.typed.is_empty() {
            request.draft_save_number.to_string()
        } else {
            SAVE_NUMBER.value_in(&cx.form).to_owned()
        },
        note: REVISION_NOTE.submitted_form_field(cx),
        answer: ANSWER.submitted_form_field(cx),
        send: SENDS_REVISION.value_equals(&cx.form, "yes"),
        next: Phrase::new(if is_correction { "answers-next-correction" } else { "answers-next" }),
        publicity,
    })
}

/// `GET /requests/{number}/edit`
pub fn edit_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let (checked, taken) = (cx.query.get("checked") == "yes", cx.query.get("taken") == "yes");
    let show = EditPageState { saved: cx.query.get("saved") == "yes", checked: checked || taken, ..EditPageState::default() };
    edit_page(cx, &load_draft(cx)?, &show)
}

/// The submitted texts. The registry sets the version and the date.
fn typed_texts(cx: &RequestContext, request: &Request) -> SubmittedTexts {
    let is_wish = |field: Field| field == Field::NamespaceId && matches!(request.subject, RequestSubject::NewFormal { .. });
    let text = |field: Field| {
        let own = part(field);
        let typed = if is_wish(field) { typed_or_intended_nid(&cx.form, own) } else { own.value_in(&cx.form) };
        // Browsers submit line breaks as CR LF; byte offsets of repairs refer to the displayed text.
        (field, typed.replace("\r\n", "\n"))
    };
    let fields = [Field::NamespaceId].into_iter().chain(Field::REGISTRANT_FIELDS);
    fields.filter(|field| part(*field).is_submitted(&cx.form)).map(text).collect()
}

/// The errors in the details of the registrant: an invalid address, or a section that was filled in as well, so that one of the two would
/// be lost.
fn faults_of_details(cx: &RequestContext) -> Vec<FieldFault> {
    let mut faults = details::check_details(&cx.form);
    if !part(Field::Registrant).value_in(&cx.form).trim().is_empty() && !details::registrant_text(&cx.form).is_empty() {
        faults.insert(0, part(Field::Registrant).fault(Phrase::new("details-both")));
    }
    faults
}

/// The texts to save: an empty Registrant section is written from the details.
fn texts_to_save(cx: &RequestContext, typed: &SubmittedTexts) -> SubmittedTexts {
    let text = |(field, text): &(Field, String)| match field {
        Field::Registrant if text.trim().is_empty() => (*field, details::registrant_text(&cx.form)),
        _ => (*field, text.clone()),
    };
    typed.iter().map(text).collect()
}

/// Whether the button submits the text or sends an answer.
fn is_sending(cx: &RequestContext) -> bool {
    ["submit", "send", "answer"].contains(&PRESSED_BUTTON.value_in(&cx.form))
}

/// The fields to save. A description of the changes that the program drafted is stored only when it is submitted, so that the checks apply
/// to it, or when a sentence of it is selected or added to it.
fn fields_to_save<'a>(cx: &'a RequestContext, texts: &'a SubmittedTexts) -> Vec<SavedField<'a>> {
    let is_answered = pressed_answer(cx).is_some_and(|(question, _)| question.field == Field::RevisionInformation);
    let was = |field: Field| match field {
        Field::RevisionInformation if is_answered || is_sending(cx) => "",
        _ => cx.form.get(&base_digest_name(field)),
    };
    texts.iter().map(|(field, text)| SavedField { field: *field, was: was(*field), text }).collect()
}

/// The typed texts after a button that changes them without saving was pressed.
fn apply_unsaved_changes(cx: &RequestContext, typed: &SubmittedTexts) -> Result<Option<SubmittedTexts>, HttpError> {
    if REPAIR_BUTTON.is_submitted(&cx.form) {
        let repaired = |(field, text): &(Field, String)| (*field, apply_repairs(*field, text, REPAIR_BUTTON.value_in(&cx.form)));
        return Ok(Some(typed.iter().map(repaired).collect()));
    }
    if !PRESSED_BUTTON.value_equals(&cx.form, "draft") {
        return Ok(None);
    }
    let draft = load_draft(cx)?;
    let inserted = |(field, text): &(Field, String)| match generated_draft(&draft, *field) {
        drafted if drafted.is_empty() => (*field, text.clone()),
        drafted => (*field, tidy(&format!("{text}\n\n{drafted}"))),
    };
    Ok(Some(typed.iter().map(inserted).collect()))
}

/// The section of the comment whose suggested change is applied, if its button was pressed.
fn section_of_suggestion(cx: &RequestContext, view: &RequestView) -> Result<Option<Field>, HttpError> {
    if !APPLY_SUGGESTION_BUTTON.is_submitted(&cx.form) {
        return Ok(None);
    }
    let (talk, id) = (talk_of(cx, view)?, APPLY_SUGGESTION_BUTTON.value_in(&cx.form));
    let thread = talk.open.iter().find(|thread| thread.comments.iter().any(|comment| comment.id == id));
    Ok(Some(thread.and_then(|thread| thread.field).unwrap_or(Field::Purpose)))
}

/// The question whose button was pressed, with the sentence that answers it.
fn pressed_answer(cx: &RequestContext) -> Option<(&'static Question, AnswerInput<'_>)> {
    let pressed = |question: &'static Question| {
        let offered = cx.form.get(&format!("{}{}", OFFERED_SENTENCES.name, question.id));
        if !offered.is_empty() {
            return Some((question, AnswerInput::Offered(offered)));
        }
        let is_pressed = ADD_SENTENCE_BUTTON.value_equals(&cx.form, question.id);
        is_pressed.then(|| (question, AnswerInput::Typed(typed_sentence(question).value_in(&cx.form))))
    };
    urn_registry::template::questions::all().iter().find_map(pressed)
}

/// The first question whose sentence was typed and not added.
fn unsaved_sentence(cx: &RequestContext) -> Option<&'static Question> {
    let is_left = |question: &&Question| {
        !ADD_SENTENCE_BUTTON.value_equals(&cx.form, question.id) && !typed_sentence(question).value_in(&cx.form).trim().is_empty()
    };
    urn_registry::template::questions::all().iter().find(is_left)
}

/// What follows saving: the page to show next.
fn run_pressed_button(
    cx: &RequestContext,
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    ((saved, is_current), suggested): (&(Request, bool), Option<Field>),
) -> Result<String, Refusal> {
    let number = saved.number;
    if let Some(field) = suggested {
        return match threads::apply_suggestion(conn, ctx, number, &CommentId::typed(APPLY_SUGGESTION_BUTTON.value_in(&cx.form))) {
            // The passage is not in the text that was just typed.
            Err(Refusal::Stale { reason }) => Err(Refusal::at_field(field.key(), reason)),
            used => used.map(|field| addresses::applied_suggestion_path(number, field)),
        };
    }
    if let Some((question, input)) = pressed_answer(cx) {
        answers::answer(conn, ctx, number, (question, typed_sentence(question).name), input)?;
        return Ok(format!("{}?saved=yes#q-{}", addresses::edit_draft_path(number), question.id));
    }
    if let Some(question) = unsaved_sentence(cx).filter(|_| is_sending(cx)) {
        return Err(Refusal::at_field(typed_sentence(question).name, Phrase::new("question-unsaved")));
    }
    Ok(match PRESSED_BUTTON.value_in(&cx.form) {
        "submit" => {
            // If another window saved in the meantime, the submitter has not seen the text that would be submitted.
            let shown = SAVE_NUMBER.value_in(&cx.form).parse().unwrap_or(-1);
            let save_number = if *is_current { saved.draft_save_number } else { shown };
            if CONFIRMED.value_in(&cx.form).is_empty() && submit::has_open_questions(conn, ctx, number, save_number)? {
                return Ok(addresses::open_questions_path(number));
            }
            submit::submit(conn, ctx, number, save_number)?;
            addresses::submission_confirmation_path(number)
        }
        "send" => {
            request_info::submit_revision(conn, ctx, number, REVISION_NOTE.value_in(&cx.form))?;
            format!("{}?sent=revision", addresses::request_path(number))
        }
        "answer" => {
            request_info::answer_question(
                conn,
                ctx,
                number,
                ANSWER.value_in(&cx.form),
                SENDS_REVISION.value_equals(&cx.form, "yes"),
            )?;
            format!("{}?sent=answer", addresses::request_path(number))
        }
        "check" => format!("{}?saved=yes&checked=yes#findings", addresses::edit_draft_path(number)),
        _ => format!("{}?saved=yes", addresses::edit_draft_path(number)),
    })
}

/// Redirects after a successful action. A note, an answer or a sentence that was typed but not sent or added stays on the page.
fn redirect_after_save(cx: &RequestContext, to: String) -> Result<Response, HttpError> {
    let is_empty = |message: &Control| message.value_in(&cx.form).is_empty();
    if is_sending(cx) || ([REVISION_NOTE, ANSWER].iter().all(is_empty) && unsaved_sentence(cx).is_none()) {
        return Ok(Response::see_other(to));
    }
    let show = EditPageState { saved: true, checked: PRESSED_BUTTON.value_equals(&cx.form, "check"), ..EditPageState::default() };
    edit_page(cx, &load_draft(cx)?, &show)
}

/// `POST /requests/{number}/edit`: saves; depending on the button, also checks, submits, answers, or applies a suggested change. Saving and
/// the action are one transaction, so a repeated request finds either both or neither.
pub fn save_edit(cx: &RequestContext) -> Result<Response, HttpError> {
    let view = load_own_editable(cx)?;
    let typed = typed_texts(cx, &view.request);
    if let Some(typed) = apply_unsaved_changes(cx, &typed)? {
        return edit_page(cx, &load_draft(cx)?, &EditPageState { typed, ..EditPageState::default() });
    }
    let again = |cx: &RequestContext| {
        edit_page(cx, &load_draft(cx)?, &EditPageState { typed: typed.clone(), ..EditPageState::default() })
    };
    let faults = faults_of_details(cx);
    if !faults.is_empty() {
        return cx.show_form_again(again, Refusal::Faults(faults));
    }
    let (ctx, number, suggested) = (cx.action_context()?, cx.number()?, section_of_suggestion(cx, &view)?);
    let save_number = SAVE_NUMBER.value_in(&cx.form).parse().ok();
    let texts = texts_to_save(cx, &typed);
    let fields = fields_to_save(cx, &texts);
    let save = |conn: &mut AnyConnection| draft::save_fields(conn, ctx, number, save_number, &fields);
    let done = cx.write(|conn| {
        let saved = save(conn)?;
        run_pressed_button(cx, conn, ctx, (&saved, suggested))
    });
    let refusal = match done {
        Ok(to) if is_sending(cx) => return redirect_after_save(cx, to),
        // The text is saved, and the namespace ID is checked where it was typed.
        Ok(to) => match cx.read(|conn| {
            let saved = load_view(conn, number, Some(ctx.who), ctx.now)?.request;
            check_nid_of_draft(conn, &saved)
        }) {
            Ok(()) => return redirect_after_save(cx, to),
            Err(refusal) => {
                let show = EditPageState {
                    saved: true,
                    checked: PRESSED_BUTTON.value_equals(&cx.form, "check"),
                    ..EditPageState::default()
                };
                return cx.show_form_again(|cx| edit_page(cx, &load_draft(cx)?, &show), refusal);
            }
        },
        Err(refusal @ (Refusal::Repeated | Refusal::Store(_))) => return Err(refusal.into()),
        // If a suggestion does not match the text that was just typed, nothing is saved.
        Err(Refusal::Stale { .. }) if suggested.is_some() => return save_conflict_page(cx, &texts),
        Err(refusal) if suggested.is_some() => return cx.show_form_again(again, refusal),
        Err(refusal) => refusal,
    };
    // Any other refused action must not lose the text.
    match cx.write_outside_action(save) {
        Err(Refusal::Stale { .. }) => save_conflict_page(cx, &texts),
        Err(refusal) => cx.show_form_again(again, refusal),
        Ok(_) => cx.show_form_again(
            |cx| edit_page(cx, &load_draft(cx)?, &EditPageState { saved: !texts.is_empty(), ..EditPageState::default() }),
            refusal,
        ),
    }
}

/// `POST /requests/{number}/edit/rebase`
pub fn rebase(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let request = cx.write(|conn| draft::rebase(conn, ctx, cx.number()?))?;
    Ok(Response::see_other(addresses::edit_draft_path(request.number)))
}

/// `POST /requests/{number}/edit/change-kind`: turns a correction into a new version.
pub fn convert_to_new_version(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let request = cx.write(|conn| draft::change_to_new_version(conn, ctx, cx.number()?))?;
    Ok(Response::see_other(addresses::edit_draft_path(request.number)))
}
