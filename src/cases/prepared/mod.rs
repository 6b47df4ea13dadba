//! Publishing by two: one operator prepares what they have seen, another confirms it within some days. Whatever is done to the request
//! in between makes it void; in an emergency one publishes alone, with a reason that everybody reads.

pub(crate) mod queries;

use crate::history::{Act, Recorded};
use crate::ids::{AccountId, RequestId, SnapshotNo};
use crate::registry::Class;
use crate::store::typed::kept_words;
use jiff::{SignedDuration, Timestamp};
use std::sync::OnceLock;

/// Days within which a second operator confirms what was prepared.
pub const WINDOW_DAYS: i64 = 7;

static TWO: OnceLock<bool> = OnceLock::new();

/// Whether publishing takes two operators here.
pub fn takes_two() -> bool {
    TWO.get().copied().unwrap_or(false)
}

/// Sets it, once, at the start.
pub fn set_takes_two(wanted: bool) {
    let _ = TWO.set(wanted);
}

kept_words! {
    /// How what was prepared ended.
    Ending as "end of what was prepared" {
        /// A second operator confirmed it.
        Confirmed = "confirmed",
        /// Whoever prepared it took it back.
        Withdrawn = "withdrawn",
        /// Something else was done instead.
        Void = "void",
        /// One operator published alone.
        Alone = "alone",
    }
}

/// What is to be published, as whoever prepares it saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content {
    /// For people: `urn:lighthouse, version 1`.
    pub words: String,
    /// SHA-256 of the name, the version and the text without its day.
    pub digest: String,
}

/// What one operator prepared, while it waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prepared {
    /// Key.
    pub id: String,
    /// Of which request.
    pub request_id: RequestId,
    /// The event of preparing it.
    pub event_id: String,
    /// The text.
    pub snapshot: SnapshotNo,
    /// What is published.
    pub content: Content,
    /// The kind of correction and its reason; none for a registration.
    pub correction: Option<(Class, String)>,
    /// By whom.
    pub by: AccountId,
    /// When.
    pub at: Timestamp,
}

/// Whether what was prepared still holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// A second operator may confirm it.
    Holds,
    /// Its days are over.
    Over,
    /// Something was done to the request: by whom, and what.
    Changed(String),
}

/// What may happen to a request that changes nothing of what is published.
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
    /// Until when it can be confirmed.
    pub fn ends(&self) -> Timestamp {
        self.at.saturating_add(SignedDuration::from_hours(24 * WINDOW_DAYS)).unwrap_or(Timestamp::MAX)
    }

    /// Whether it still holds after these events of its request, in their order. An act this rule does not know of makes it void.
    pub fn standing(&self, events: &[Recorded], now: Timestamp) -> Standing {
        let mut later = events.iter().skip_while(|event| event.id != self.event_id);
        if let Some(event) = later.find(|event| !HARMLESS.contains(&event.act)) {
            return Standing::Changed(format!("{} {}", event.by, event.act.words()));
        }
        if now >= self.ends() { Standing::Over } else { Standing::Holds }
    }
}

/// How something is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum How {
    /// By one operator, where that is enough.
    One,
    /// Prepared by this person, confirmed by another.
    Confirmed(String),
    /// By one operator alone in an emergency, for this reason.
    Alone(String),
}

impl How {
    /// What the public record says of it behind what was published.
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
    fn whatever_is_done_to_the_request_makes_it_void_and_what_is_said_does_not() {
        let at = Timestamp::from_second(1_800_000_000).unwrap();
        let content = Content { words: "urn:x".into(), digest: "d".into() };
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
