//! An expert's unsent review: comments, a verdict and viewed fields. It is private and creates no events.

use crate::action_context::ActionContext;
use crate::history::TEXT_BYTES_MAX;
use crate::ids::{RequestNumber, RevisionNumber, ThreadId, new_id};
use crate::refusal::{Refusal, at};
use crate::requests::guards::disclosed::require_disclosed_expert;
use crate::requests::guards::text::check_under_review;
use crate::requests::record::required_text;
use crate::requests::viewer::{RequestView, load_view};
use crate::reviews::drafts::{CommentDraft, ReviewDraft};
use crate::reviews::{ThreadAnchor, Verdict, passages, queries};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template, tidy};

/// The maximum number of comments in one review.
pub const COMMENTS_PER_REVIEW_MAX: usize = 100;

fn load_for_review(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<RequestView, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_disclosed_expert(&view)?;
    check_under_review(&view)?;
    Ok(view)
}

fn save_review_draft(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    draft: &ReviewDraft,
) -> Result<(), Refusal> {
    Ok(queries::save_draft(conn, (&view.request.id, &ctx.who.id), draft, ctx.now.into())?)
}

/// A comment as submitted from its form.
#[derive(Debug, Clone, Copy)]
pub struct CommentInput<'a> {
    /// The revision it was written on.
    pub revision: RevisionNumber,
    /// The thread it replies to; empty to open a new one.
    pub thread: &'a str,
    /// The field's key; empty for the whole request.
    pub field: &'a str,
    /// The quoted passage.
    pub quote: &'a str,
    /// The comment.
    pub body: &'a str,
    /// A suggested replacement.
    pub suggestion: &'a str,
}

/// Saves a comment for the review. It may consist of a suggestion only.
pub fn save_comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    typed: CommentInput<'_>,
) -> Result<(), Refusal> {
    let view = load_for_review(conn, ctx, number)?;
    let mut draft = queries::draft_of(conn, &view.request.id, &ctx.who.id)?;
    if draft.comments.len() >= COMMENTS_PER_REVIEW_MAX {
        return Err(Refusal::at_field(at::COMMENT, Phrase::new("refusal-drafts-most").arg("most", COMMENTS_PER_REVIEW_MAX)));
    }
    draft.comments.push(parse_draft_comment(conn, &view, new_id(), typed)?);
    save_review_draft(conn, ctx, &view, &draft)
}

/// Changes the passage, the text and the suggestion of an unsent comment. Its field and revision stay the same.
pub fn edit_draft_comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    id: &str,
    (quote, body, suggestion): (&str, &str, &str),
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let mut draft = queries::draft_of(conn, &view.request.id, &ctx.who.id)?;
    let comment = draft.comments.iter_mut().find(|comment| comment.id == id);
    let comment = comment.ok_or_else(|| Refusal::not_found(Phrase::new("thing-comment")))?;
    require_disclosed_expert(&view)?;
    check_under_review(&view)?;
    let typed = CommentInput {
        revision: comment.revision_number,
        thread: comment.thread_id.as_ref().map_or("", ThreadId::as_str),
        field: comment.anchor.field.map_or("", Field::key),
        // A comment in a thread has the passage of the thread.
        quote: if comment.thread_id.is_some() { &comment.anchor.quote } else { quote },
        body,
        suggestion,
    };
    *comment = parse_draft_comment(conn, &view, comment.id.clone(), typed)?;
    save_review_draft(conn, ctx, &view, &draft)
}

/// Parses a comment from its form.
fn parse_draft_comment(
    conn: &mut AnyConnection,
    view: &RequestView,
    id: String,
    typed: CommentInput<'_>,
) -> Result<CommentDraft, Refusal> {
    let revision = view
        .revisions
        .iter()
        .find(|revision| revision.number == typed.revision)
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-text-number").arg("number", typed.revision)))?;
    let field = match typed.field {
        "" => None,
        key => Some(Field::from_key(key).ok_or_else(|| Refusal::at_field(at::COMMENT, Phrase::new("refusal-no-section")))?),
    };
    let anchor = ThreadAnchor { field, quote: tidy(typed.quote) };
    if anchor.quote.len() > TEXT_BYTES_MAX || typed.suggestion.len() > TEXT_BYTES_MAX {
        return Err(Refusal::at_field(at::QUOTE, Phrase::new("refusal-passage-long").arg("most", TEXT_BYTES_MAX)));
    }
    if anchor.find_in(&revision.template) == crate::reviews::AnchorMatch::Gone {
        return Err(Refusal::at_field(at::QUOTE, Phrase::new("refusal-passage-missing")));
    }
    let suggestion = tidy(typed.suggestion);
    let suggestion = Some(suggestion.trim().to_owned())
        .filter(|text| !text.is_empty() && !is_suggestion_unchanged(&revision.template, &anchor, text));
    if suggestion.is_some() && field.is_none() {
        return Err(Refusal::at_field(at::COMMENT, Phrase::new("refusal-suggestion-section")));
    }
    let body = match (&suggestion, typed.body.trim().is_empty()) {
        (Some(_), true) => String::new(),
        _ => required_text(typed.body, at::COMMENT, Phrase::new("refusal-comment"))?,
    };
    let thread_id = ThreadId::given(typed.thread);
    if let Some(id) = &thread_id
        && !queries::threads_of(conn, &view.request.id)?.iter().any(|thread| thread.id == *id)
    {
        return Err(Refusal::not_found(Phrase::new("thing-thread")));
    }
    Ok(CommentDraft { id, revision_number: revision.number, thread_id, anchor, body, suggestion })
}

/// Whether a suggestion equals the passage that the form showed. The quote may have been shortened since then to a part of the passage.
fn is_suggestion_unchanged(template: &Template, anchor: &ThreadAnchor, suggestion: &str) -> bool {
    let Some(field) = anchor.field.filter(|_| !anchor.quote.trim().is_empty()) else { return false };
    let same = |text: &str| tidy(text).trim() == suggestion;
    same(&anchor.quote)
        || passages(field, template.text(field)).iter().any(|passage| same(&passage.text) && passage.is_quoted(&anchor.quote))
}

/// Deletes an unsent comment.
pub fn delete_draft_comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    id: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let mut draft = queries::draft_of(conn, &view.request.id, &ctx.who.id)?;
    let before = draft.comments.len();
    draft.comments.retain(|comment| comment.id != id);
    if draft.comments.len() == before {
        return Err(Refusal::not_found(Phrase::new("thing-comment")));
    }
    save_review_draft(conn, ctx, &view, &draft)
}

/// Saves the verdict and its reasons.
pub fn save_verdict(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    verdict: Verdict,
    reasons: &str,
) -> Result<(), Refusal> {
    let view = load_for_review(conn, ctx, number)?;
    let reasons = if reasons.trim().is_empty() { String::new() } else { required_text(reasons, at::REASONS, "")? };
    let mut draft = queries::draft_of(conn, &view.request.id, &ctx.who.id)?;
    draft.verdict = Some((verdict.name().to_owned(), reasons));
    save_review_draft(conn, ctx, &view, &draft)
}

/// Marks fields of a revision as read.
pub fn mark_viewed(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    fields: &[Field],
    revision: RevisionNumber,
) -> Result<(), Refusal> {
    let view = load_for_review(conn, ctx, number)?;
    if !view.revisions.iter().any(|sent| sent.number == revision) {
        return Err(Refusal::not_found(Phrase::new("thing-text-number").arg("number", revision)));
    }
    let mut draft = queries::draft_of(conn, &view.request.id, &ctx.who.id)?;
    draft.viewed.extend(fields.iter().map(|field| (field.key().to_owned(), revision)));
    save_review_draft(conn, ctx, &view, &draft)
}
