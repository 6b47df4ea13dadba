//! Publication by two operators: one prepares it, another confirms it within [`CONFIRMATION_DAYS`]. Any other action on the request in
//! between voids it. In an emergency one operator can publish alone, with a public reason.

use crate::history::pending::{Columns, Pending, TwoPersonAction};
use crate::history::{EventKind, RecordedEvent};
use crate::ids::{RequestId, RevisionNumber};
use crate::users::Role;
use jiff::Timestamp;
use std::sync::OnceLock;
use urn_registry::i18n::Phrase;

/// Days for a second operator to confirm.
pub const CONFIRMATION_DAYS: i64 = 7;

static TWO_OPERATORS_REQUIRED: OnceLock<bool> = OnceLock::new();

/// Whether publication requires two operators in this installation.
pub fn requires_two_operators() -> bool {
    TWO_OPERATORS_REQUIRED.get().copied().unwrap_or(false)
}

/// Sets whether two operators are required, once, at startup.
pub fn set_two_operators_required(wanted: bool) {
    let _ = TWO_OPERATORS_REQUIRED.set(wanted);
}

/// What is to be published, as displayed to the operator who prepares it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicationContent {
    /// The displayed name: `urn:lighthouse, version 1`.
    pub text: String,
    /// SHA-256 digest of the name, the version, the reason of a correction and the text.
    pub digest: String,
}

/// A publication. Its correction, if it is one, has a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreparedPublication {
    /// The request.
    pub request_id: RequestId,
    /// The event that records the preparation.
    pub event_id: String,
    /// The revision.
    pub revision: RevisionNumber,
    /// The content to be published.
    pub content: PublicationContent,
}

/// A pending preparation.
pub type PendingPublication = Pending<PreparedPublication>;

impl TwoPersonAction for PreparedPublication {
    const KINDS: &'static [&'static str] = &["publication"];
    const NAME_MESSAGE: &'static str = "thing-publication";
    const ROLE: Role = Role::Operator;
    const OWN_REQUEST_REFUSAL: &'static str = "refusal-own-preparation";
    const CONFIRM_WITHIN_HOURS: Option<i64> = Some(24 * CONFIRMATION_DAYS);

    fn to_columns(&self) -> Columns {
        Columns {
            kind: "publication".to_owned(),
            request_id: Some(self.request_id.clone()),
            event_id: Some(self.event_id.clone()),
            revision_number: Some(self.revision),
            content: Some(self.content.digest.clone()),
            text: Some(self.content.text.clone()),
            ..Columns::default()
        }
    }

    fn from_columns(columns: &Columns) -> Option<Self> {
        Some(Self {
            request_id: columns.request_id.clone()?,
            event_id: columns.event_id.clone()?,
            revision: columns.revision_number?,
            content: PublicationContent { text: columns.text.clone()?, digest: columns.content.clone()? },
        })
    }
}

/// Whether a preparation is still valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PreparationStatus {
    /// A second operator can confirm it.
    Holds,
    /// It has expired.
    Over,
    /// Another action voided it; names the actor and the action.
    Changed(String),
}

/// Actions that do not affect what is published.
const HARMLESS_EVENTS: &[EventKind] = &[
    EventKind::PublicationPrepared,
    EventKind::Commented,
    EventKind::CommentedByMail,
    EventKind::CommentStruck,
    EventKind::EmailWaits,
    EventKind::EmailWithdrawn,
    EventKind::EmailSentAgain,
    EventKind::ListPosted,
    EventKind::MailPlaced,
    EventKind::ThreadDone,
    EventKind::ThreadResolved,
    EventKind::ThreadReopened,
    EventKind::OperatorNoteAdded,
    EventKind::OperatorNoteDeleted,
    EventKind::Reminded,
    EventKind::Escalated,
];

impl PendingPublication {
    /// The reason for a correction; `None` for a registration.
    pub fn correction_reason(&self) -> Option<&str> {
        Some(self.reason.as_str()).filter(|reason| !reason.is_empty())
    }

    /// Whether the preparation is still valid after these events of its request, in order. Any event voids it unless its action is listed
    /// as harmless.
    pub fn status_after(&self, events: &[RecordedEvent], now: Timestamp) -> PreparationStatus {
        let mut later = events.iter().skip_while(|event| event.id != self.action.event_id);
        if let Some(event) = later.find(|event| !HARMLESS_EVENTS.contains(&event.act)) {
            return PreparationStatus::Changed(format!("{} {}", event.actor(), event.act.phrase()));
        }
        if now >= self.confirmation_deadline() { PreparationStatus::Over } else { PreparationStatus::Holds }
    }
}

/// The manner of publication.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicationKind {
    /// By one operator, if two are not required.
    One,
    /// Prepared by this person and confirmed by another.
    Confirmed(String),
    /// By one operator in an emergency, for this reason.
    Alone(String),
}

impl PublicationKind {
    /// The text appended to the public event.
    pub fn event_note(&self) -> String {
        match self {
            Self::One => String::new(),
            Self::Confirmed(by) => Phrase::new("record-prepared-by").arg("by", by).to_string(),
            Self::Alone(reason) => Phrase::new("record-published-alone").arg("reason", reason).to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(id: &str, act: EventKind) -> RecordedEvent {
        let at = Timestamp::from_second(0).unwrap();
        RecordedEvent { id: id.into(), act, by: "Edda".into(), role: "lead".into(), detail: String::new(), state: None, at }
    }

    #[test]
    fn other_actions_void_a_prepared_publication_but_comments_do_not() {
        let at = Timestamp::from_second(1_800_000_000).unwrap();
        let content = PublicationContent { text: "urn:x".into(), digest: "d".into() };
        let publication =
            PreparedPublication { request_id: "r".into(), event_id: "e2".into(), revision: RevisionNumber::FIRST, content };
        let prepared = PendingPublication::new(publication, String::new(), &"olga".into(), at);
        let before = [event("e1", EventKind::Approved), event("e2", EventKind::PublicationPrepared)];
        let after = |act| before.iter().cloned().chain([event("e3", act)]).collect::<Vec<_>>();
        assert_eq!(prepared.status_after(&before, at), PreparationStatus::Holds);
        assert_eq!(prepared.status_after(&after(EventKind::Commented), at), PreparationStatus::Holds);
        assert_eq!(prepared.status_after(&before, prepared.confirmation_deadline()), PreparationStatus::Over);
        for act in EventKind::ALL.iter().filter(|act| !HARMLESS_EVENTS.contains(act)) {
            assert!(matches!(prepared.status_after(&after(*act), at), PreparationStatus::Changed(_)), "{act:?}");
        }
        assert_eq!(
            prepared.status_after(&after(EventKind::Asked), at),
            PreparationStatus::Changed("Edda (lead) requested information from the requester".into())
        );
    }
}
