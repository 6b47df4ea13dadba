//! The page for one comment of a review: a new one, a reply in a thread, or a draft.

use crate::actions::review_drafts;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field as Control;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RevisionNumber;
use crate::pages::request::forms;
use crate::pages::request::forms::displayed_revision;
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::questions::QuestionWithAnswer;
use crate::requests::questions::queries::questions_with_answers;
use crate::requests::viewer::load_view;
use crate::reviews::drafts::CommentDraft;
use crate::reviews::{Passage, passages, queries};
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// The query parameters with the number of the quoted passage, and with the question that the text does not answer.
const PASSAGE_PARAMETER: &str = "passage";
const QUESTION_PARAMETER: &str = "question";

#[derive(View)]
#[template(path = "request/write.html")]
struct DraftCommentPage {
    shell: Shell,
    number: String,
    about: Phrase,
    field: String,
    thread: String,
    revision: RevisionNumber,
    text: String,
    /// The text in passages that can be quoted by number.
    passages: Vec<Passage>,
    /// The target of the form.
    action: String,
    /// The URL that deletes a draft; empty for a new comment.
    drop: String,
    said: Vec<(String, String)>,
    quote: FormField,
    comment: FormField,
    suggestion: FormField,
}

/// The contents of the form: the input, the saved draft, or the passage given in the URL.
struct DraftCommentInput {
    quote: String,
    comment: String,
    suggestion: String,
}

fn draft_comment_input(
    cx: &RequestContext,
    kept: Option<&CommentDraft>,
    parts: &[Passage],
    asked: Option<&QuestionWithAnswer>,
) -> Result<DraftCommentInput, HttpError> {
    if cx.is_write() {
        let typed = |field: Control| field.value_in(&cx.form).to_owned();
        return Ok(DraftCommentInput {
            quote: typed(forms::QUOTE),
            comment: typed(forms::DRAFT_COMMENT),
            suggestion: typed(forms::SUGGESTION),
        });
    }
    if let Some(kept) = kept {
        return Ok(DraftCommentInput {
            quote: kept.anchor.quote.clone(),
            comment: kept.body.clone(),
            suggestion: kept.suggestion.clone().unwrap_or_default(),
        });
    }
    if let Some(QuestionWithAnswer { question, sentence, .. }) = asked {
        let comment = Phrase::new("question-not-answered").arg("question", question.phrase()).arg("clause", question.clause);
        return Ok(DraftCommentInput { quote: sentence.clone(), suggestion: sentence.clone(), comment: comment.to_string() });
    }
    let quote = match cx.query.get(PASSAGE_PARAMETER) {
        "" => String::new(),
        number => number
            .parse::<usize>()
            .ok()
            .and_then(|number| parts.get(number.checked_sub(1)?))
            .map(|passage| passage.text.clone())
            .ok_or_else(|| Refusal::not_found(Phrase::new("review-passage").arg("number", number)))?,
    };
    // The form starts with the passage that a suggestion replaces; if it is unchanged, there is no suggestion.
    Ok(DraftCommentInput { suggestion: quote.clone(), quote, comment: String::new() })
}

/// Renders the page for a new comment, or for the draft `id`.
fn draft_comment_page(cx: &RequestContext, id: Option<&str>) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let (view, threads, kept, questions) = cx.read(|conn| {
        let view = load_view(conn, cx.number()?, Some(account), cx.now)?;
        if view.has_role(Party::Registrant) {
            return Err(Refusal::not_permitted(Phrase::new("review-own-request")));
        }
        let threads = queries::threads_of(conn, &view.request.id)?;
        let kept = match id {
            Some(id) => {
                let own = queries::draft_of(conn, &view.request.id, &account.id)?;
                Some(
                    own.comments
                        .into_iter()
                        .find(|draft| draft.id == id)
                        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-comment")))?,
                )
            }
            None => None,
        };
        let questions = questions_with_answers(conn, &view)?;
        Ok((view, threads, kept, questions))
    })?;
    let thread_id = match &kept {
        Some(kept) => kept.thread_id.as_ref().map_or_else(String::new, ToString::to_string),
        None => forms::THREAD.value_in(typed).to_owned(),
    };
    let thread = threads.into_iter().find(|thread| thread.id.as_str() == thread_id);
    let field = match (&kept, &thread) {
        (Some(kept), _) => kept.anchor.field,
        (None, Some(thread)) => thread.anchor.field,
        (None, None) => Field::from_key(forms::SECTION_KEY.value_in(typed)),
    };
    let number = view.request.number;
    let current = view.newest_revision().ok_or_else(|| HttpError::not_found(Phrase::new("thing-text")))?;
    // A draft refers to the revision it was written on.
    let on = kept.as_ref().and_then(|kept| view.revisions.iter().find(|sent| sent.number == kept.revision_number));
    let on = on.unwrap_or(current);
    let text = field.map_or_else(String::new, |field| on.template.text(field).to_owned());
    let parts = field.map_or_else(Vec::new, |field| passages(field, &text));
    let asked = questions.iter().find(|asked| asked.question.id == cx.query.get(QUESTION_PARAMETER));
    let DraftCommentInput { quote, comment, suggestion } = draft_comment_input(cx, kept.as_ref(), &parts, asked)?;
    let at = addresses::request_path(number);
    cx.render_page(&DraftCommentPage {
        shell: Shell::new(
            cx,
            if kept.is_some() { Phrase::new("word-edit-comment") } else { Phrase::new("word-add-comment") },
            NavSection::Review,
        ),
        about: field.map_or_else(|| Phrase::new("review-the-request"), |field| field.label().into()),
        field: field.map_or("", Field::key).to_owned(),
        revision: on.number,
        passages: parts,
        text,
        action: id.map_or_else(|| format!("{at}/write"), |id| format!("{at}/drafts/{id}/edit")),
        drop: id.map_or_else(String::new, |id| format!("{at}/drafts/{id}")),
        said: thread
            .map(|thread| thread.comments.into_iter().map(|comment| (comment.author, comment.body)).collect())
            .unwrap_or_default(),
        thread: thread_id,
        quote: forms::QUOTE.form_field_with(&quote, cx),
        comment: forms::DRAFT_COMMENT.form_field_with(&comment, cx),
        suggestion: forms::SUGGESTION.form_field_with(&suggestion, cx),
        number: number.to_string(),
    })
}

/// `GET /requests/{number}/write`: a page for one comment; also shown for a comment with a fault.
pub fn new_draft_comment(cx: &RequestContext) -> Result<Response, HttpError> {
    if let Some(name) =
        cx.query.first_unknown(&[forms::SECTION_KEY.name, forms::THREAD.name, PASSAGE_PARAMETER, QUESTION_PARAMETER])
    {
        return Err(HttpError::bad_request(Phrase::new("review-parameter").arg("name", name)));
    }
    draft_comment_page(cx, None)
}

/// The URL of a section on the review page.
fn section_url(cx: &RequestContext, field: &str) -> String {
    format!("{}#f-{field}", addresses::request_path(cx.param("number")))
}

/// `POST /requests/{number}/write`: saves a draft comment for the review.
pub fn save_draft_comment(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let revision = displayed_revision(cx)?;
    let typed = review_drafts::CommentInput {
        revision,
        thread: forms::THREAD.value_in(&cx.form),
        field: forms::SECTION_KEY.value_in(&cx.form),
        quote: forms::QUOTE.value_in(&cx.form),
        body: forms::DRAFT_COMMENT.value_in(&cx.form),
        suggestion: forms::SUGGESTION.value_in(&cx.form),
    };
    let number = cx.number()?;
    let done = cx.write(|conn| review_drafts::save_comment(conn, ctx, number, typed));
    cx.respond_to_form(done, section_url(cx, typed.field), new_draft_comment)
}

/// `GET /requests/{number}/drafts/{id}/edit`: the form to change or delete a draft comment.
pub fn edit_draft_comment_form(cx: &RequestContext) -> Result<Response, HttpError> {
    draft_comment_page(cx, Some(cx.param("id")))
}

/// `POST /requests/{number}/drafts/{id}/edit`: changes a draft comment.
pub fn edit_draft_comment(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let id = cx.param("id");
    let text = (forms::QUOTE.value_in(&cx.form), forms::DRAFT_COMMENT.value_in(&cx.form), forms::SUGGESTION.value_in(&cx.form));
    let number = cx.number()?;
    let done = cx.write(|conn| review_drafts::edit_draft_comment(conn, ctx, number, id, text));
    cx.respond_to_form(done, section_url(cx, forms::SECTION_KEY.value_in(&cx.form)), edit_draft_comment_form)
}

/// `POST /requests/{number}/drafts/{id}`: deletes a draft comment.
pub fn drop_draft(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    cx.write(|conn| review_drafts::delete_draft_comment(conn, ctx, cx.number()?, cx.param("id")))?;
    Ok(Response::see_other(addresses::request_path(cx.param("number"))))
}
