//! The forms of the page of a request that are more than one action, and their fields: comments, the review, the decision, the
//! publication.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::ids::RevisionNumber;
use crate::pages::partials::points::POINT_FIELDS;
use crate::refusal::at;
use crate::requests::criteria::POINTS;
use urn_registry::i18n::Phrase;

/// The revision that the page showed.
pub(super) const REVISION: Field = Field::mark(at::REVISION);

pub(super) fn displayed_revision(cx: &RequestContext) -> Result<RevisionNumber, HttpError> {
    REVISION.of(&cx.form).parse().map_err(|_| HttpError::bad_request(Phrase::new("refusal-text-seen")))
}

pub(super) const INTEREST: Field = Field::choice(at::INTEREST);
pub(super) const CONFLICT: Field = Field::text(at::REASON, "review-f-conflict").hint("review-f-conflict-hint");

/// The field of the template, or all of them.
pub(super) const PART: Field = Field::mark(at::FIELD);
pub(super) const POSITION: Field = Field::mark("position");
pub(super) const REASONS: Field = Field::area(at::REASONS, "decision-reasons", 4).hint("review-f-reasons-hint");
/// The button that saves the position as a draft.
pub(super) const KEEP: Field = Field::choice(at::KEEP).discarded_if_refused();

/// Marks fields as read, with unsaved input.
const fn viewed() -> [Field; POINTS.len() + 6] {
    let [p1, p2, p3, p4, p5, p6, p7, p8, p9, p10] = POINT_FIELDS;
    [REVISION, PART, POSITION, REASONS, DECISION, APPEAL_ANSWER, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10]
}

/// Submits the review, or saves it as a draft.
const fn position() -> [Field; POINTS.len() + 6] {
    let [p1, p2, p3, p4, p5, p6, p7, p8, p9, p10] = POINT_FIELDS;
    [REVISION, POSITION, REASONS, KEEP, DECISION, APPEAL_ANSWER, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10]
}

/// The form of a review, with the judgments of criteria that are beside the text.
pub const VIEWED: &[Field] = &viewed();
pub const POSITION_FORM: &[Field] = &position();

pub(super) const COMMENT: Field = Field::area(at::COMMENT, "request-comment", 3);

/// A comment that is posted immediately.
pub const COMMENT_FORM: &[Field] = &[COMMENT, THREAD];

pub(super) const THREAD: Field = Field::mark(at::THREAD);
pub(super) const QUOTE: Field = Field::area(at::QUOTE, "word-passage-optional", 3).hint("review-quote-hint");
pub(super) const DRAFTED: Field = Field::area(at::COMMENT, "request-comment", 5);
pub(super) const SUGGESTION: Field =
    Field::area(at::SUGGESTION, "word-suggested-change-optional", 4).hint("review-suggestion-hint");

/// A draft comment of the review.
pub const WRITE: &[Field] = &[REVISION, THREAD, PART, QUOTE, DRAFTED, SUGGESTION];

pub(super) const DECISION: Field = Field::area("decision", "word-reasons-for-the-decision", 4).hint("review-f-decision-hint");
pub(super) const REPORT: Field = Field::area(at::REPORT, "word-report", 30).hint("report-hint");

pub(super) const APPEAL_ANSWER: Field = Field::area(at::APPEAL_ANSWER, "review-f-appeal", 4).hint("review-f-appeal-hint");

/// A decision. Its fields and buttons belong to the form of the review, so that each is submitted with the other.
const fn decide() -> [Field; POINTS.len() + 5] {
    let [p1, p2, p3, p4, p5, p6, p7, p8, p9, p10] = POINT_FIELDS;
    [REVISION, DECISION, APPEAL_ANSWER, POSITION, REASONS, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10]
}

/// A report with a judgment on each criterion.
const fn report() -> [Field; POINTS.len() + 3] {
    let [p1, p2, p3, p4, p5, p6, p7, p8, p9, p10] = POINT_FIELDS;
    [REVISION, REPORT, APPEAL_ANSWER, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10]
}

/// The decision, and the report to a standards body.
pub const DECIDE: &[Field] = &decide();
pub const SEND_REPORT: &[Field] = &report();

pub(super) const CONFIRM: Field = Field::text(at::CONFIRM, "publish-f-confirm");
/// The digest of what was shown.
pub(super) const SHOWN: Field = Field::choice("shown");
pub(super) const REASON: Field = Field::area(at::REASON, "publish-f-reason", 3);
pub(super) const ALONE: Field = Field::area(at::ALONE_REASON, "publish-f-alone", 3);

/// Registers the request, or prepares it.
pub const REGISTER: &[Field] = &[REVISION, CONFIRM, SHOWN, ALONE];

/// Publishes a correction, or prepares it; and publishes either without a second operator.
pub const CORRECT: &[Field] = &[REVISION, CONFIRM, SHOWN, REASON, ALONE];

/// Confirms what another operator prepared.
pub const CONFIRM_PREPARED: &[Field] = &[REVISION, CONFIRM];
