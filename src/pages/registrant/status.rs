//! The status of each section of a draft.

use crate::cases::Request;
use crate::finding::{Finding, Level};
use crate::i18n::Phrase;
use crate::pages::registrant::whole::wish_of;
use crate::template::diff::changed_fields;
use crate::template::{Field, Template};

/// The status of a task.
pub(super) struct TaskStatus {
    pub(super) words: Phrase,
    pub(super) tag: &'static str,
    /// Whether nothing is left to do.
    pub(super) completed: bool,
    /// Whether it is optional.
    pub(super) optional: bool,
}

impl TaskStatus {
    /// A status with this message.
    pub(super) fn new(message: &'static str, tag: &'static str) -> Self {
        let completed = matches!(message, "task-completed" | "task-filled" | "task-unchanged" | "task-changed-completed");
        Self { words: Phrase::new(message), tag, completed, optional: message == "task-optional" }
    }
}

/// The text of a draft in a section.
pub(super) fn text_of(request: &Request, field: Field) -> String {
    match field {
        Field::NamespaceId => wish_of(request),
        other => request.draft.text(other).to_owned(),
    }
}

/// The status of a section of a draft, given the text it is based on and the findings.
pub(super) fn status_of(request: &Request, field: Field, current: Option<&Template>, findings: &[Finding]) -> TaskStatus {
    let text = text_of(request, field);
    let failing = findings.iter().any(|finding| finding.level == Level::Fail && finding.field == Some(field.key()));
    let (message, tag) = match current {
        _ if failing && (!text.is_empty() || request.done.contains(&field)) => ("task-problem", "tag tag-stop"),
        Some(current) if !changed_fields(current, &request.draft).contains(&field) => {
            if failing {
                ("task-not-started", "tag tag-idle")
            } else {
                ("task-unchanged", "")
            }
        }
        Some(_) if request.done.contains(&field) => ("task-changed-completed", ""),
        Some(_) => ("task-changed", "tag tag-info"),
        None if request.done.contains(&field) => ("task-completed", ""),
        None if text.is_empty() && field == Field::AdditionalInformation => ("task-optional", ""),
        None if text.is_empty() => ("task-not-started", "tag tag-idle"),
        None => ("task-filled", ""),
    };
    TaskStatus::new(message, tag)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/status.rs"]
mod samples;
