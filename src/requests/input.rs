//! The input of an action that guards check. Which fields are used depends on the action.

use crate::requests::{CloseReason, RequestProcedure};
use crate::reviews::RevisionNumber;
use crate::users::AccountId;
use urn_registry::i18n::Phrase;

/// The input of an action.
#[derive(Debug, Clone, Copy, Default)]
pub struct ActionInput<'a> {
    /// The reason, question or answer, as submitted.
    pub text: &'a str,
    /// The copy of the experts' report that came with the direction of a standards body.
    pub copy: &'a str,
    /// The answer to the grounds of a granted appeal; empty if there is none.
    pub appeal_answer: &'a str,
    /// The revision that was displayed.
    pub revision: RevisionNumber,
    /// The save counter of the draft that was displayed.
    pub save_number: i64,
    /// Whether the draft is submitted with it.
    pub draft: bool,
    /// The experts to assign.
    pub experts: &'a [AccountId],
    /// The text typed to confirm a publication.
    pub confirm: &'a str,
    /// Why the request is closed.
    pub close: Option<CloseReason>,
    /// The number of another request.
    pub other: &'a str,
    /// The new procedure; `None` for the previous one.
    pub procedure: Option<&'a RequestProcedure>,
}

impl<'a> ActionInput<'a> {
    /// Input that has only text.
    pub fn with_text(text: &'a str) -> Self {
        Self { text, ..Self::default() }
    }

    /// Input that has only a revision.
    pub fn for_revision(revision: RevisionNumber) -> Self {
        Self { revision, ..Self::default() }
    }

    /// The reasons of a decision, normalized for storage; after a granted appeal with the answer to its grounds.
    pub fn decision_reasons(&self, is_reopened: bool) -> String {
        let (reasons, answer) = (self.tidy_text(), urn_registry::template::tidy(self.appeal_answer));
        if is_reopened { format!("{reasons}\n\n{}", Phrase::new("record-appeal-answer").arg("answer", answer)) } else { reasons }
    }

    /// The text, normalized for storage.
    pub fn tidy_text(&self) -> String {
        urn_registry::template::tidy(self.text)
    }
}
