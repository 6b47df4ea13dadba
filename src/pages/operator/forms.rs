//! The forms of a request in the operator queue and their fields.

use crate::http::field::Field;
use crate::refusal::at;

/// The revision to be published, as shown on the page.
pub(super) const REVISION: Field = Field::mark(at::REVISION);

pub(super) const EXPERTS: Field = Field::choices(at::EXPERTS);
pub(super) const QUESTION: Field = Field::area(at::QUESTION, "Question to the registrant", 4);
pub(super) const DEFECT: Field = Field::area(at::DEFECT, "Defect", 3);

pub(super) const CONFIRM: Field = Field::text(at::CONFIRM, "Type the namespace ID to confirm");
/// The digest of what was shown.
pub(super) const SHOWN: Field = Field::choice("shown");
pub(super) const REASON: Field = Field::area(at::REASON, "Reason for the correction (public)", 3);
pub(super) const ALONE: Field = Field::area(at::ALONE_REASON, "Reason for publishing without a second operator (public)", 3);

pub(super) const DIRECTION: Field = Field::area(at::DIRECTION, "Direction, with sender and date", 6);
pub(super) const REPORT_COPY: Field = Field::area(at::REPORT_COPY, "Copy of the expert review report, as received", 6);

pub(super) const ANSWER: Field = Field::question(at::ANSWER, "Answer");
pub(super) const WORDS: Field = Field::area(at::WORDS, "Statement (public)", 4);
pub(super) const APPEAL_REASONS: Field = Field::area(at::WORDS, "Reasons (public)", 4);
pub(super) const RECOGNISED: Field = Field::question("recognised", "Is the body recognized?");
pub(super) const RECOGNITION: Field = Field::area(at::RECOGNITION, "IESG statement, with date", 3);
pub(super) const OUTCOME: Field = Field::question(at::OUTCOME, "Decision");

pub(super) const CLOSE_REASON: Field = Field::question(at::CLOSE_REASON, "Why the request is closed");
pub(super) const OF: Field = Field::text(at::OF, "Number of the request that remains open (duplicates only)");
pub(super) const CLOSE_STATEMENT: Field = Field::area(at::CLOSE_STATEMENT, "Reason (public)", 3);
pub(super) const REOPEN_REASON: Field = Field::area(at::REOPEN_REASON, "Reason (public)", 3);

pub(super) const TRACK: Field = Field::question(at::TRACK, "Procedure");
pub(super) const BODY: Field = Field::text(at::BODY, "Body (standards body or fast track)");
pub(super) const SPECIFICATION: Field = Field::text(at::SPECIFICATION, "Specification (fast track only)");
pub(super) const TRACK_REASON: Field = Field::area(at::TRACK_REASON, "Reason (public)", 3);
pub(super) const TRACK_BACK_REASON: Field = Field::area(at::TRACK_BACK_REASON, "Reason (public)", 3);

pub(super) const DISPUTE: Field = Field::area(at::DISPUTE, "Note", 4);
pub(super) const HOLD_REASON: Field = Field::area(at::HOLD_REASON, "Reason (public)", 4)
    .hint("For a court order: the court, the date, the file number and the order.");

pub(super) const NOTE: Field = Field::area(at::NOTE, "Note", 2);

/// The experts to ask for a review.
pub const ASK_EXPERTS: &[Field] = &[EXPERTS];

/// Registers the request, or prepares it.
pub const REGISTER: &[Field] = &[REVISION, CONFIRM, SHOWN, ALONE];

/// Publishes a correction, or prepares it; and publishes either without a second operator.
pub const CORRECT: &[Field] = &[REVISION, CONFIRM, SHOWN, REASON, ALONE];

/// Confirms what another operator prepared.
pub const CONFIRM_PREPARED: &[Field] = &[REVISION, CONFIRM];

/// A question to the registrant.
pub const ASK: &[Field] = &[QUESTION];

/// Returns the request to the experts.
pub const SEND_BACK: &[Field] = &[DEFECT];

/// Closes the request, and reopens it.
pub const CLOSE: &[Field] = &[CLOSE_REASON, OF, CLOSE_STATEMENT];
pub const REOPEN: &[Field] = &[REOPEN_REASON];

/// Changes the procedure, and restores the previous one.
pub const CHANGE_TRACK: &[Field] = &[TRACK, BODY, SPECIFICATION, TRACK_REASON];
pub const CHANGE_TRACK_BACK: &[Field] = &[TRACK_BACK_REASON];

/// The direction of a standards body, its other answers, and its recognition.
pub const DIRECT: &[Field] = &[DIRECTION, REPORT_COPY];
pub const BODY_ANSWERED: &[Field] = &[ANSWER, WORDS];
pub const RECOGNISE: &[Field] = &[RECOGNISED, RECOGNITION];

/// Disputes and holds.
pub const NOTE_DISPUTE: &[Field] = &[DISPUTE];
pub const HOLD: &[Field] = &[HOLD_REASON];

/// The outcome of an appeal.
pub const DECIDE_APPEAL: &[Field] = &[OUTCOME, APPEAL_REASONS];

/// Private notes.
pub const SAVE_NOTE: &[Field] = &[NOTE];
