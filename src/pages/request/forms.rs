//! The forms of the page of a request that are more than one action, and their fields: comments, the review, the decision, the
//! publication.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::ids::RevisionNumber;
use crate::refusal::at;
use urn_registry::i18n::Phrase;

/// The revision that the page showed.
pub(super) const SHOWN_REVISION: Field = Field::mark(at::REVISION);

pub(super) fn displayed_revision(cx: &RequestContext) -> Result<RevisionNumber, HttpError> {
    SHOWN_REVISION.value_in(&cx.form).parse().map_err(|_| HttpError::bad_request(Phrase::new("refusal-text-seen")))
}

pub(super) const INTEREST: Field = Field::choice(at::INTEREST);
pub(super) const CONFLICT: Field = Field::text(at::REASON, "review-f-conflict").hint("review-f-conflict-hint");

/// The field of the template, or all of them.
pub(super) const SECTION_KEY: Field = Field::mark(at::FIELD);
pub(super) const POSITION: Field = Field::mark("position");
pub(super) const POSITION_REASONS: Field = Field::area(at::REASONS, "decision-reasons", 4).hint("review-f-reasons-hint");
/// The button that saves the position as a draft.
pub(super) const SAVE_POSITION_BUTTON: Field = Field::choice(at::KEEP).discarded_if_refused();

/// Marks fields as read, with unsaved input.
pub const VIEWED_FIELDS: &[Field] = &[SHOWN_REVISION, SECTION_KEY, POSITION, POSITION_REASONS, DECISION_REASONS, APPEAL_ANSWER];

/// Submits the review, or saves it as a draft.
pub const POSITION_FIELDS: &[Field] =
    &[SHOWN_REVISION, POSITION, POSITION_REASONS, SAVE_POSITION_BUTTON, DECISION_REASONS, APPEAL_ANSWER];

pub(super) const COMMENT: Field = Field::area(at::COMMENT, "request-comment", 3);

/// A comment that is posted immediately.
pub const COMMENT_FIELDS: &[Field] = &[COMMENT, THREAD];

pub(super) const THREAD: Field = Field::mark(at::THREAD);
pub(super) const QUOTE: Field = Field::area(at::QUOTE, "word-passage-optional", 3).hint("review-quote-hint");
pub(super) const DRAFT_COMMENT: Field = Field::area(at::COMMENT, "request-comment", 5);
pub(super) const SUGGESTION: Field =
    Field::area(at::SUGGESTION, "word-suggested-change-optional", 4).hint("review-suggestion-hint");

/// A draft comment of the review.
pub const DRAFT_COMMENT_FIELDS: &[Field] = &[SHOWN_REVISION, THREAD, SECTION_KEY, QUOTE, DRAFT_COMMENT, SUGGESTION];

pub(super) const DECISION_REASONS: Field =
    Field::area("decision", "word-reasons-for-the-decision", 4).hint("review-f-decision-hint");
pub(super) const REPORT: Field = Field::area(at::REPORT, "report-f-advice", 8).hint("report-f-advice-hint");

pub(super) const APPEAL_ANSWER: Field = Field::area(at::APPEAL_ANSWER, "review-f-appeal", 4).hint("review-f-appeal-hint");

/// The sentence that the button to accept it stood beside.
pub(super) const SHOWN_SENTENCE: Field = Field::choice("sentence");

/// The acceptance of an answer. Its button belongs to the form of the review.
pub const ACCEPT_ANSWER_FIELDS: &[Field] =
    &[SHOWN_REVISION, SHOWN_SENTENCE, DECISION_REASONS, APPEAL_ANSWER, POSITION, POSITION_REASONS];

/// A decision. Its fields and buttons belong to the form of the review, so that each is submitted with the other.
pub const DECISION_FIELDS: &[Field] = &[SHOWN_REVISION, DECISION_REASONS, APPEAL_ANSWER, POSITION, POSITION_REASONS];

/// The report to a standards body.
pub const REPORT_FIELDS: &[Field] = &[SHOWN_REVISION, REPORT, APPEAL_ANSWER];

pub(super) const CONFIRMATION_NID: Field = Field::text(at::CONFIRM, "publish-f-confirm");
/// The digest of what was shown.
pub(super) const SHOWN_DIGEST: Field = Field::choice(at::SHOWN);
pub(super) const CORRECTION_REASON: Field = Field::area(at::REASON, "publish-f-reason", 3);
pub(super) const ALONE: Field = Field::area(at::ALONE_REASON, "publish-f-alone", 3);

/// Registers the request, or prepares it.
pub const REGISTER_FIELDS: &[Field] = &[SHOWN_REVISION, CONFIRMATION_NID, SHOWN_DIGEST, ALONE];

/// Publishes a correction, or prepares it; and publishes either without a second operator.
pub const CORRECT_FIELDS: &[Field] = &[SHOWN_REVISION, CONFIRMATION_NID, SHOWN_DIGEST, CORRECTION_REASON, ALONE];

/// Confirms what another operator prepared.
pub const CONFIRM_PREPARED_FIELDS: &[Field] = &[SHOWN_REVISION, CONFIRMATION_NID];
