//! How each section of a draft stands.

use crate::cases::Request;
use crate::finding::{Finding, Level};
use crate::pages::registrant::whole::wish_of;
use crate::template::diff::changed_fields;
use crate::template::{Field, Template};

/// How a task stands.
pub(super) struct TaskStatus {
    pub(super) words: &'static str,
    pub(super) tag: &'static str,
}

/// What a draft says in a section.
pub(super) fn text_of(request: &Request, field: Field) -> String {
    match field {
        Field::NamespaceId => wish_of(request),
        other => request.draft.text(other).to_owned(),
    }
}

/// How a section of a draft stands, beside the text it starts from and what the checks found.
pub(super) fn status_of(request: &Request, field: Field, current: Option<&Template>, findings: &[Finding]) -> TaskStatus {
    let text = text_of(request, field);
    let failing = findings.iter().any(|finding| finding.level == Level::Fail && finding.field == Some(field.key()));
    let (words, tag) = match current {
        _ if failing && (!text.is_empty() || request.done.contains(&field)) => ("There is a problem", "tag tag-stop"),
        Some(current) if !changed_fields(current, &request.draft).contains(&field) => {
            if failing {
                ("Not yet started", "tag tag-idle")
            } else {
                ("Unchanged", "")
            }
        }
        Some(_) if request.done.contains(&field) => ("Changed, completed", ""),
        Some(_) => ("Changed", "tag tag-info"),
        None if request.done.contains(&field) => ("Completed", ""),
        None if text.is_empty() && field == Field::AdditionalInformation => ("Optional", ""),
        None if text.is_empty() => ("Not yet started", "tag tag-idle"),
        None => ("Filled in", ""),
    };
    TaskStatus { words, tag }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/status.rs"]
mod samples;
