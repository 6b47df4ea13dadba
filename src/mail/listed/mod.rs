//! What comes from the public review list: who wrote it as the list shows them, where its archive has it, and what it answers.

pub mod queries;

use super::Reply;
use super::line::one_line;
use super::signing::{Purpose, signed};
use jiff::Timestamp;
use mail_parser::{Address, Message};

/// The marks of a list on a message.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FromList {
    /// Its List-Id and the address one posts to, in lower case.
    pub names: String,
    /// The author, as the list shows them, without an address.
    pub author: String,
    /// Where the archive has it (RFC 5064).
    pub archive: Option<String>,
    /// What it answers: Message-IDs without angle brackets, the nearest first.
    pub answers: Vec<String>,
}

/// Something said on the list, as it is read beside its request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The key of the email.
    pub id: String,
    /// Who said it.
    pub author: String,
    /// What.
    pub body: String,
    /// Where the archive has it.
    pub archive: Option<String>,
    /// When it came.
    pub at: Timestamp,
}

/// The address that operators subscribe to the review list. Nobody else knows it, so what comes to it comes from the list.
pub fn address(reply: &Reply) -> String {
    format!("{}+{}@{}", reply.local, signed(reply, Purpose::List, &"0".repeat(32)), reply.domain)
}

/// The marks of a list on a message; `None` when it came from none.
pub(super) fn marks(message: &Message<'_>) -> Option<FromList> {
    let header = |name: &str| message.header_raw(name).map(one_line).unwrap_or_default();
    let id = header("List-Id");
    if id.is_empty() {
        return None;
    }
    let mut answers: Vec<String> = Vec::new();
    for name in ["In-Reply-To", "References"] {
        let ids = header(name);
        // References name the nearest last.
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

/// The name in From. Lists that write there themselves say so: "Rita via urn" is Rita (RFC 7960 §4.1.3).
fn author(from: Option<&Address<'_>>) -> String {
    let name = from.and_then(Address::first).and_then(|one| one.name()).map(one_line).unwrap_or_default();
    let name = name.split(" via ").next().unwrap_or_default().trim_matches(['"', '\'', ' ']);
    // A name that is an address is not published.
    if name.is_empty() || name.contains('@') { "Somebody on the list".to_owned() } else { name.to_owned() }
}
