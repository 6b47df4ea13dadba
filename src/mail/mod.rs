//! Email: its content and its delivery.
//!
//! An email is a row in the outbox, written in the same transaction as its event. A worker delivers it and marks it as sent only after the
//! server has accepted it. A retried email keeps its `Message-ID`, so that a mail program shows it once. All emails about a request refer
//! to one thread.

pub mod answering;
mod authentication;
mod automatic;
pub mod body;
pub mod bounce;
pub mod delivery;
pub mod delivery_links;
pub mod encoded_parts;
pub mod failing;
mod flat;
pub mod followers;
mod heads;
mod hypertext;
pub mod inbound;
mod line;
pub mod listed;
mod marks;
mod markup;
pub mod notices;
pub mod outbox;
pub mod position_reply;
pub mod queries;
pub mod quoted;
pub(crate) mod readdress;
pub mod saved;
pub mod signing;
pub mod single;
pub mod templates;
mod text;
pub mod third_party_limit;
pub mod unsubscribe_replies;
mod wrap;

use crate::ids::{RequestId, RequestNumber};
use crate::store::typed::stored_enum;
use crate::users::keys::Keys;
use jiff::Timestamp;
use std::path::PathBuf;
use urn_registry::i18n::Phrase;

/// The data of this registry that emails need.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailConfig {
    /// The sender address.
    pub from: String,
    /// The host part of Message-IDs.
    pub host: String,
    /// The base URL of links, without a trailing slash.
    pub public_url: String,
    /// The public review list (RFC 8141 §6.2 step 2).
    pub review_list: String,
    /// The former address of the list. Emails to it arrive here and are answered once (RFC 8141 §7.3).
    pub former_review_list: Option<String>,
    /// The reply address, if incoming email is configured.
    pub reply: Option<ReplyConfig>,
    /// The key that signs the links to stop following, if there is one.
    pub links: Option<LinkKey>,
}

/// The reply address: the parts before and after the signed text that follows the `+`, and the signing key.
#[derive(Clone, PartialEq, Eq)]
pub struct ReplyConfig {
    /// The local part.
    pub local: String,
    pub domain: String,
    /// The signing key.
    pub key: Keys,
    /// Minutes before a reply is published, in which its sender can withdraw it.
    pub hold_minutes: i64,
    /// Days for which messages are stored as received.
    pub keep_days: i64,
    /// The mail server whose `Authentication-Results` are trusted; if unset, every reply must be confirmed.
    pub auth_host: Option<String>,
}

#[cfg(test)]
impl ReplyConfig {
    fn sample() -> Self {
        Self {
            local: "reply".into(),
            domain: "registry.example".into(),
            key: [7; 32].into(),
            hold_minutes: 10,
            keep_days: 90,
            auth_host: None,
        }
    }
}

/// A key that signs links. It is not printed by `Debug`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LinkKey(pub Keys);

impl std::fmt::Debug for LinkKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LinkKey")
    }
}

impl std::fmt::Debug for ReplyConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ReplyConfig({}@{})", self.local, self.domain)
    }
}

/// The email thread of a request: its emails reply to a fictitious first email that contains its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EmailThread {
    /// The key of the request.
    pub request_id: RequestId,
    /// The number of the request, `R-2026-0001`.
    pub number: RequestNumber,
    /// The title of the request.
    pub title: Phrase,
}

/// The delivery status of an email.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// Waiting for the next attempt.
    Waiting {
        /// The number of attempts.
        attempts: i64,
        /// The error of the last attempt.
        last_error: Option<String>,
    },
    /// Accepted by the server.
    Sent(Timestamp),
    /// Accepted by the server and bounced later.
    Bounced {
        /// When the bounce arrived.
        at: Timestamp,
        /// The reason in the bounce.
        reason: String,
    },
    /// Canceled by an operator before it was sent.
    Canceled(Timestamp),
    /// Given up, for example after a permanent rejection.
    Failed {
        /// When it was given up.
        at: Timestamp,
        /// The reason.
        reason: String,
    },
}

/// An email in the outbox, as shown to operators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outgoing {
    /// The key.
    pub id: String,
    /// The kind, for example `registered`.
    pub kind: String,
    pub recipient: String,
    pub subject: String,
    /// When it was written.
    pub created_at: Timestamp,
    /// The delivery status.
    pub delivery: Delivery,
}

/// The destination of outgoing emails.
#[derive(Clone, PartialEq, Eq)]
pub enum MailRoute {
    /// An SMTP server, by URL.
    Smtp(String),
    /// A folder, as `.eml` files.
    Files(PathBuf),
}

stored_enum! {
    /// The outcome of an incoming email.
    InboundDisposition as "disposition of an email" {
        Waiting = "waiting" => "email-state-waiting";
        ToConfirm = "to_confirm" => "email-state-to-confirm";
        Commented = "commented" => "email-state-commented";
        Answered = "answered" => "email-state-answered";
        Withdrawn = "withdrawn" => "email-state-withdrawn";
        Held = "held" => "email-state-held";
        Dropped = "dropped" => "word-not-published-lower";
        Bounced = "bounced" => "email-state-bounced";
        Placed = "placed" => "email-state-placed";
        Settled = "settled" => "email-state-settled";
        Discarded = "discarded" => "email-state-discarded";
    }
}
