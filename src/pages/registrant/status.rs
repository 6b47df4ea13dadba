//! The status of each section of a draft.

use crate::cases::drafts::first_draft;
use crate::cases::{Procedure, Request};
use crate::pages::partials::answer_map::AnswerCard;
use crate::pages::registrant::whole::requested_nid_of;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::diff::changed_fields;
use urn_registry::template::{Field, Template};

pub(super) struct TaskStatus {
    pub(super) text: Phrase,
    pub(super) tag: &'static str,
    /// Whether nothing is left to do.
    pub(super) completed: bool,
    pub(super) optional: bool,
}

impl TaskStatus {
    /// The status, with the number of questions that are not answered, of how many.
    fn qualified(self, unanswered: Option<(usize, usize)>) -> Self {
        let Some((open, all)) = unanswered else { return self };
        let text = Phrase::new("task-unanswered").with("status", self.text).with("open", open).with("all", all);
        Self { text, ..self }
    }

    /// A status with this message.
    pub(super) fn new(message: &'static str, tag: &'static str) -> Self {
        let completed = matches!(message, "task-completed" | "task-filled" | "task-unchanged" | "task-changed-completed");
        Self { text: Phrase::new(message), tag, completed, optional: message == "task-optional" }
    }
}

/// The text of a draft in a section.
pub(super) fn text_of(request: &Request, field: Field) -> String {
    match field {
        Field::NamespaceId => requested_nid_of(request),
        other => request.draft.text(other).to_owned(),
    }
}

/// The status of a section of a draft, given the text it is based on and the findings.
pub(super) fn status_of(request: &Request, field: Field, current: Option<&Template>, findings: &[Finding]) -> TaskStatus {
    let text = text_of(request, field);
    let failing = findings.iter().any(|finding| finding.level == Level::Error && finding.field == Some(field.key()));
    let prefilled = match current {
        Some(current) => current.text(field).to_owned(),
        None => first_draft(request.track.way() == Procedure::FastTrack).text(field).to_owned(),
    };
    // A problem in a text that the program filled in is not shown until the registrant has edited it.
    let done = request.done.contains(&field);
    let is_touched = done || (!text.is_empty() && text != prefilled);
    let (message, tag) = match current {
        _ if failing && is_touched => ("task-problem", "tag tag-stop"),
        Some(current) if !changed_fields(current, &request.draft).contains(&field) => {
            if failing {
                ("task-not-started", "tag tag-idle")
            } else {
                ("task-unchanged", "")
            }
        }
        Some(_) if done => ("task-changed-completed", ""),
        Some(_) => ("task-changed", "tag tag-info"),
        None if done => ("task-completed", ""),
        None if text.is_empty() && field == Field::AdditionalInformation => ("task-optional", ""),
        None if text.is_empty() || failing => ("task-not-started", "tag tag-idle"),
        None => ("task-filled", ""),
    };
    let status = TaskStatus::new(message, tag);
    match message {
        "task-completed" | "task-filled" | "task-changed-completed" => status.qualified(unanswered(&request.draft, field)),
        _ => status,
    }
}

/// The number of unanswered questions about a section, and of all questions about it; `None` if all are answered.
fn unanswered(draft: &Template, field: Field) -> Option<(usize, usize)> {
    AnswerCard::of_field(draft, field).unanswered()
}
