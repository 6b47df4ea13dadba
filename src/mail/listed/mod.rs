//! Emails from the public review list: the author as shown by the list, the archive URL, and the email replied to.

pub mod queries;

use super::Reply;
use super::line::one_line;
use super::signing::{Purpose, signed};
use jiff::Timestamp;
use mail_parser::{Address, Message};

/// The list headers of a message.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FromList {
    /// The List-Id and the posting address, in lower case.
    pub names: String,
    /// The author as shown by the list, without an address.
    pub author: String,
    /// The archive URL (RFC 5064).
    pub archive: Option<String>,
    /// The emails it replies to: Message-IDs without angle brackets, nearest first.
    pub answers: Vec<String>,
}

/// A list email as shown beside its request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The key of the email.
    pub id: String,
    /// The author.
    pub author: String,
    /// The text.
    pub body: String,
    /// The archive URL.
    pub archive: Option<String>,
    /// When it was received.
    pub at: Timestamp,
}

/// An email that this registry sent to the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posted {
    /// The key of the email.
    pub id: String,
    /// Its Message-ID, with angle brackets.
    pub message_id: String,
    /// The subject.
    pub subject: String,
    /// The text; empty if it is no longer stored.
    pub body: String,
    /// When it was written; its Date header.
    pub at: Timestamp,
}

/// The address that operators subscribe to the review list. It is signed and not published, so emails to it come from the list.
pub fn address(reply: &Reply) -> String {
    format!("{}+{}@{}", reply.local, signed(reply, Purpose::List, &"0".repeat(32)), reply.domain)
}

/// The list headers of a message; `None` if it did not come through a list.
pub(super) fn marks(message: &Message<'_>) -> Option<FromList> {
    let header = |name: &str| message.header_raw(name).map(one_line).unwrap_or_default();
    let id = header("List-Id");
    if id.is_empty() {
        return None;
    }
    let mut answers: Vec<String> = Vec::new();
    for name in ["In-Reply-To", "References"] {
        let ids = header(name);
        // References lists the nearest email last.
        answers.extend(ids.split(['<', '>']).rev().map(str::trim).filter(|id| id.contains('@')).map(str::to_owned));
    }
    let archive = header("Archived-At").trim_matches(['<', '>', ' ']).to_owned();
    Some(FromList {
        names: format!("{id} {}", header("List-Post")).to_lowercase(),
        author: author(message.from()),
        archive: Some(archive).filter(|address| address.starts_with("https://") && !address.contains([' ', '"'])),
        answers,
    })
}

/// The name in From. Some lists rewrite it: "Rita via urn" becomes Rita (RFC 7960 §4.1.3).
fn author(from: Option<&Address<'_>>) -> String {
    let name = from.and_then(Address::first).and_then(|one| one.name()).map(one_line).unwrap_or_default();
    let name = name.split(" via ").next().unwrap_or_default().trim_matches(['"', '\'', ' ']);
    // A name that is an address is not published.
    if name.is_empty() || name.contains('@') { "A list subscriber".to_owned() } else { name.to_owned() }
}
