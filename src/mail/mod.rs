//! Letters: what the registry tells people by mail, and how it gets there.
//!
//! A letter is a row in the outbox, written in the same transaction as the event it tells of. A worker delivers it and
//! marks it sent only after the server has accepted it; a letter that is tried again keeps its `Message-ID`, so that a
//! mail program shows it once. All letters of a request refer to one thread.

mod absence;
pub mod answering;
pub mod body;
pub mod bounce;
pub mod choices;
pub mod delivery;
pub mod failing;
pub mod gaps;
pub mod gather;
mod heads;
mod hypertext;
pub mod inbound;
pub mod letters;
mod line;
pub mod listed;
mod marks;
mod markup;
pub mod outbox;
pub mod queries;
pub mod quoted;
pub(crate) mod readdress;
pub(crate) mod recall;
pub mod signing;
pub mod single;
pub mod stopping;
pub mod strangers;
mod text;
mod wrap;

use crate::ids::{RequestId, RequestNumber};
use crate::people::keys::Keys;
use jiff::Timestamp;
use std::path::PathBuf;

/// What every letter needs to know of this registry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Post {
    /// The sender's address.
    pub from: String,
    /// The host part of Message-IDs.
    pub host: String,
    /// Where links lead; without a slash at the end.
    pub public_url: String,
    /// The public review list (RFC 8141 §6.2 step 2).
    pub review_list: String,
    /// The former address of the list, whose mail comes in here and is answered once (RFC 8141 §7.3).
    pub old_list: Option<String>,
    /// How letters are answered, when mail that comes in is set up.
    pub reply: Option<Reply>,
    /// The key that signs links by which emails are stopped and chosen, when there is one.
    pub links: Option<LinkKey>,
}

/// The address that takes answers: what stands before and after the `+`, and the key that signs what stands between.
#[derive(Clone, PartialEq, Eq)]
pub struct Reply {
    /// The local part.
    pub local: String,
    /// The domain.
    pub domain: String,
    /// The key.
    pub key: Keys,
    /// Minutes that an answer waits before it is published, so that its sender can withdraw it.
    pub hold_minutes: i64,
    /// Days for which messages are kept as they came in.
    pub keep_days: i64,
}

/// A key that signs links; it is shown nowhere.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LinkKey(pub Keys);

impl std::fmt::Debug for LinkKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LinkKey")
    }
}

impl std::fmt::Debug for Reply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Reply({}@{})", self.local, self.domain)
    }
}

/// A request's mail thread: the letters of a request answer a first one that carries its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    /// The request's key.
    pub request_id: RequestId,
    /// The request's number, `R-2026-0001`.
    pub number: RequestNumber,
}

/// What became of a letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// Waits for its next try.
    Waiting {
        /// Tries so far.
        attempts: i64,
        /// What the last one said.
        last_error: Option<String>,
    },
    /// The server took it.
    Sent(Timestamp),
    /// The server took it, and a message said later that it did not arrive.
    Bounced {
        /// When that message came.
        at: Timestamp,
        /// What it said.
        why: String,
    },
    /// The server refused it for good.
    Failed {
        /// When it was given up.
        at: Timestamp,
        /// Why.
        why: String,
    },
}

/// A letter in the outbox as operators see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outgoing {
    /// Key.
    pub id: String,
    /// Which letter, for example `registered`.
    pub letter: String,
    /// To whom.
    pub recipient: String,
    /// Its subject.
    pub subject: String,
    /// When it was written.
    pub created_at: Timestamp,
    /// What became of it.
    pub delivery: Delivery,
}

/// Where letters go.
#[derive(Clone, PartialEq, Eq)]
pub enum MailRoute {
    /// To an SMTP server, by its URL.
    Smtp(String),
    /// Into a folder, as `.eml` files.
    Files(PathBuf),
}

macro_rules! fates {
    ($($variant:ident = $name:literal, $words:literal;)*) => {
        /// What became of an email that came in.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum InboundFate {
            $(#[doc = $words] $variant),*
        }

        impl InboundFate {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The machine word.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// The same for people.
            pub fn words(self) -> &'static str {
                match self { $(Self::$variant => $words),* }
            }
        }
    };
}

fates! {
    Waiting = "waiting", "waiting for publication";
    ToConfirm = "to_confirm", "waiting for confirmation by its sender";
    Commented = "commented", "published as a comment";
    Answered = "answered", "published as a reply";
    Withdrawn = "withdrawn", "withdrawn by its sender";
    Held = "held", "waiting for an operator";
    Dropped = "dropped", "not published";
    Bounced = "bounced", "reports that an email of this registry could not be delivered";
    Placed = "placed", "added to a request by an operator";
    Settled = "settled", "handled by an operator";
    Discarded = "discarded", "discarded by an operator";
}

impl InboundFate {
    /// The fate with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|fate| fate.name() == name)
    }
}
