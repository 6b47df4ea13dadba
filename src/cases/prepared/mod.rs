//! Publication by two operators: one prepares it, another confirms it within [`WINDOW_DAYS`]. Any other action on the request in between
//! voids it. In an emergency one operator can publish alone, with a public reason.

pub(crate) mod queries;

use crate::history::{Act, Recorded};
use crate::ids::{AccountId, RequestId, SnapshotNo};
use crate::registry::Class;
use crate::store::schema::prepared;
use crate::store::typed::stored_words;
use jiff::{SignedDuration, Timestamp};
use std::sync::OnceLock;

/// Days for a second operator to confirm.
pub const WINDOW_DAYS: i64 = 7;

static TWO: OnceLock<bool> = OnceLock::new();

/// Whether publication requires two operators in this installation.
pub fn takes_two() -> bool {
    TWO.get().copied().unwrap_or(false)
}

/// Sets whether two operators are required, once, at startup.
pub fn set_takes_two(wanted: bool) {
    let _ = TWO.set(wanted);
}

stored_words! {
    /// The outcome of a preparation.
    Ending as "end of what was prepared" {
        /// A second operator confirmed it.
        Confirmed = "confirmed",
        /// The operator who prepared it withdrew it.
        Withdrawn = "withdrawn",
        /// Another action voided it.
        Void = "void",
        /// One operator published alone.
        Alone = "alone",
    }
}

/// What is to be published, as displayed to the operator who prepares it.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::prepared)]
pub struct Content {
    /// The displayed name: `urn:lighthouse, version 1`.
    pub words: String,
    /// SHA-256 digest of the name, the version, the reason of a correction and the text.
    #[diesel(column_name = content)]
    pub digest: String,
    /// The class of a correction, which follows from its changes; `None` for a registration.
    pub class: Option<Class>,
}

/// A pending preparation.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::prepared)]
pub struct Prepared {
    /// Database key.
    pub id: String,
    /// The request.
    pub request_id: RequestId,
    /// The event that records the preparation.
    pub event_id: String,
    /// The revision.
    #[diesel(column_name = snapshot_number)]
    pub snapshot: SnapshotNo,
    /// The content to be published.
    #[diesel(embed)]
    pub content: Content,
    /// The reason for a correction; `None` for a registration.
    #[diesel(select_expression = diesel::NullableExpressionMethods::nullable(prepared::reason))]
    #[diesel(select_expression_type = diesel::dsl::Nullable<prepared::reason>)]
    pub correction: Option<String>,
    /// The operator who prepared it.
    #[diesel(column_name = prepared_by)]
    pub by: AccountId,
    /// When it was prepared.
    #[diesel(column_name = prepared_at)]
    pub at: Timestamp,
}

/// Whether a preparation is still valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// A second operator can confirm it.
    Holds,
    /// It has expired.
    Over,
    /// Another action voided it; names the actor and the action.
    Changed(String),
}

/// Actions that do not affect what is published.
const HARMLESS: &[Act] = &[
    Act::PublicationPrepared,
    Act::Commented,
    Act::CommentedByMail,
    Act::CommentWithdrawn,
    Act::CommentStruck,
    Act::EmailWaits,
    Act::EmailWithdrawn,
    Act::EmailSentAgain,
    Act::ListPosted,
    Act::MailPlaced,
    Act::ThreadDone,
    Act::ThreadResolved,
    Act::ThreadReopened,
    Act::DeskNoted,
    Act::DeskNoteDropped,
    Act::Reminded,
    Act::Escalated,
];

impl Prepared {
    /// The deadline for the confirmation.
    pub fn ends(&self) -> Timestamp {
        self.at.saturating_add(SignedDuration::from_hours(24 * WINDOW_DAYS)).unwrap_or(Timestamp::MAX)
    }

    /// Whether the preparation is still valid after these events of its request, in order. Any event voids it unless its action is listed
    /// as harmless.
    pub fn standing(&self, events: &[Recorded], now: Timestamp) -> Standing {
        let mut later = events.iter().skip_while(|event| event.id != self.event_id);
        if let Some(event) = later.find(|event| !HARMLESS.contains(&event.act)) {
            return Standing::Changed(format!("{} {}", event.by, event.act.words()));
        }
        if now >= self.ends() { Standing::Over } else { Standing::Holds }
    }
}

/// The manner of publication.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum How {
    /// By one operator, if two are not required.
    One,
    /// Prepared by this person and confirmed by another.
    Confirmed(String),
    /// By one operator in an emergency, for this reason.
    Alone(String),
}

impl How {
    /// The text appended to the public event.
    pub fn words(&self) -> String {
        match self {
            Self::One => String::new(),
            Self::Confirmed(by) => format!("; prepared by {by}"),
            Self::Alone(reason) => format!("; published without a second operator in an emergency: {reason}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(id: &str, act: Act) -> Recorded {
        let at = Timestamp::from_second(0).unwrap();
        Recorded { id: id.into(), act, by: "Edda".into(), role: String::new(), detail: String::new(), state: None, at }
    }

    #[test]
    fn other_actions_void_a_prepared_publication_but_comments_do_not() {
        let at = Timestamp::from_second(1_800_000_000).unwrap();
        let content = Content { words: "urn:x".into(), digest: "d".into(), class: None };
        let prepared = Prepared {
            id: "p".into(),
            request_id: "r".into(),
            event_id: "e2".into(),
            snapshot: SnapshotNo::FIRST,
            content,
            correction: None,
            by: "olga".into(),
            at,
        };
        let before = [event("e1", Act::Approved), event("e2", Act::PublicationPrepared)];
        let after = |act| before.iter().cloned().chain([event("e3", act)]).collect::<Vec<_>>();
        assert_eq!(prepared.standing(&before, at), Standing::Holds);
        assert_eq!(prepared.standing(&after(Act::Commented), at), Standing::Holds);
        assert_eq!(prepared.standing(&before, prepared.ends()), Standing::Over);
        for act in Act::ALL.iter().filter(|act| !HARMLESS.contains(act)) {
            assert!(matches!(prepared.standing(&after(*act), at), Standing::Changed(_)), "{act:?}");
        }
        assert_eq!(
            prepared.standing(&after(Act::Asked), at),
            Standing::Changed("Edda requested information from the requester".into())
        );
    }
}
