//! The subject, procedure and state of a request, in the language of the reader.

use crate::history::capacity::capacity;
use crate::history::{EventKind, RecordedEvent};
use crate::requests::{Party, Request, RequestSubject};
use urn_registry::i18n::Phrase;

/// One line that identifies the request: `urn:foo`, `the next informal namespace`, `urn:nbn, version 6`.
pub(crate) fn subject_title(subject: &RequestSubject) -> Phrase {
    subject.title()
}

/// Its number and subject, as a page title.
pub(crate) fn page_title(request: &Request) -> Phrase {
    with_request_number(subject_title(&request.subject), request)
}

/// The purpose of a page, and its request.
pub(crate) fn request_subpage_title(text: Phrase, request: &Request) -> Phrase {
    Phrase::new("draft-about-page").arg("number", text).arg("title", request.number.to_string())
}

fn with_request_number(title: Phrase, request: &Request) -> Phrase {
    Phrase::new("draft-about-page").arg("number", request.number.to_string()).arg("title", title)
}

/// The role of the actor of an event. The direction of a standards body is recorded by its liaison, who is its representative.
pub(crate) fn role_of(event: &RecordedEvent) -> Phrase {
    if event.act == EventKind::Directed && event.role == Party::Representative.name() {
        return capacity("liaison");
    }
    capacity(&event.role)
}

/// The question that was sent to the registrant.
pub(crate) fn question_of(event: &RecordedEvent) -> Phrase {
    Phrase::new("draft-asks").arg("who", event.actor()).arg("text", &event.detail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_page_messages_match_email_text() {
        for role in Party::ALL.map(Party::name).into_iter().chain(["person", "nidreg"]) {
            let shown = match role {
                "clock" | "nidreg" => "System",
                "expert in conflict" => "expert with a conflict of interest",
                "public" => "member of the public",
                same => same,
            };
            assert_eq!(capacity(role), shown);
        }
        let filed = |act| RecordedEvent {
            id: String::new(),
            act,
            by: "Lisa".to_owned(),
            role: "representative".to_owned(),
            detail: String::new(),
            state: None,
            at: jiff::Timestamp::UNIX_EPOCH,
        };
        assert_eq!(role_of(&filed(EventKind::Directed)), "liaison");
        assert_eq!(role_of(&filed(EventKind::CompletionAsked)), "representative");
    }
}
