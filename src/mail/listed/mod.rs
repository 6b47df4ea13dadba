//! Emails from the public review list: the author as shown by the list, the archive URL, and the email replied to.

pub mod queries;

use super::ReplyConfig;
use super::line::one_line;
use super::signing::{Purpose, signed_token};
use jiff::Timestamp;
use mail_parser::{Address, Message};

/// The list headers of a message.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListHeaders {
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
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::list_posts)]
pub struct ListedEmail {
    /// The key of the email.
    #[diesel(column_name = inbound_id)]
    pub id: String,
    pub author: String,
    /// The text.
    pub body: String,
    /// The archive URL.
    pub archive: Option<String>,
    /// When it was received.
    #[diesel(column_name = posted_at)]
    pub at: Timestamp,
}

/// An email that this registry sent to the list.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::outbox)]
pub struct SentListEmail {
    /// The key of the email.
    pub id: String,
    /// Its Message-ID, with angle brackets.
    pub message_id: String,
    pub subject: String,
    /// The text; empty if it is no longer stored.
    pub body: String,
    /// When it was written; its Date header.
    #[diesel(column_name = created_at)]
    pub at: Timestamp,
}

/// The address that operators subscribe to the review list. It is signed and not published, so emails to it come from the list.
pub fn subscription_address(reply: &ReplyConfig) -> String {
    format!("{}+{}@{}", reply.local, signed_token(reply, Purpose::List, &"0".repeat(32)), reply.domain)
}

/// Whether text is a Message-ID that may be repeated in a header.
fn is_message_id(id: &str) -> bool {
    const MESSAGE_ID_MAX: usize = 250;
    let is_allowed = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'<' | b'>');
    id.contains('@') && id.len() <= MESSAGE_ID_MAX && id.bytes().all(is_allowed)
}

/// The References header of a reply (RFC 5322 §3.6.4): the thread of the request, the references of the original email (nearest first), and
/// the original email itself, which In-Reply-To names as well. Invalid IDs are left out.
pub(crate) fn references(thread: &str, earlier: &[String], email: &str) -> String {
    /// The maximum number of emails between the thread and the email.
    const REFERENCES_MAX: usize = 20;
    let mut nearest: Vec<&str> = Vec::new();
    for id in std::iter::once(email).chain(earlier.iter().map(String::as_str)) {
        if is_message_id(id) && id != thread && !nearest.contains(&id) && nearest.len() <= REFERENCES_MAX {
            nearest.push(id);
        }
    }
    let ids: Vec<String> = std::iter::once(thread).chain(nearest.into_iter().rev()).map(|id| format!("<{id}>")).collect();
    ids.join(" ")
}

/// The maximum number of emails that are read from each header.
const IDS_MAX: usize = 50;

/// The list headers of a message; `None` if it did not come through a list.
pub(super) fn list_headers(message: &Message<'_>) -> Option<ListHeaders> {
    let header = |name: &str| message.header_raw(name).map(one_line).unwrap_or_default();
    let id = header("List-Id");
    if id.is_empty() {
        return None;
    }
    let mut answers: Vec<String> = Vec::new();
    for name in ["In-Reply-To", "References"] {
        // References lists the nearest email last. A long header is cut at its beginning.
        let ids = message.header_raw(name).unwrap_or_default();
        let nearest = ids.rsplit(['<', '>']).map(str::trim).filter(|id| is_message_id(id)).take(IDS_MAX);
        answers.extend(nearest.map(str::to_owned));
    }
    let archive = header("Archived-At").trim_matches(['<', '>', ' ']).to_owned();
    Some(ListHeaders {
        names: format!("{id} {}", header("List-Post")).to_lowercase(),
        author: author(message.from()),
        archive: Some(archive).filter(|address| address.starts_with("https://") && !address.contains([' ', '"'])),
        answers,
    })
}

/// The author of a message without a name that can be shown.
pub(crate) const UNNAMED: &str = "A list subscriber";

/// The name in From. Some lists rewrite it: "Rita via urn" becomes Rita (RFC 7960 §4.1.3).
fn author(from: Option<&Address<'_>>) -> String {
    let name = from.and_then(Address::first).and_then(|one| one.name()).map(one_line).unwrap_or_default();
    let name = name.split(" via ").next().unwrap_or_default().trim_matches(['"', '\'', ' ']);
    // A name that is an address is not published.
    if name.is_empty() || name.contains('@') { UNNAMED.to_owned() } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::references;

    #[test]
    fn references_start_with_the_thread_and_end_with_the_answered_email() {
        let thread = "R-2026-0001@registry.example";
        let earlier = ["b@x.example", "a@x.example", "b@x.example", thread].map(str::to_owned);
        assert_eq!(
            references(thread, &earlier, "c@x.example"),
            "<R-2026-0001@registry.example> <a@x.example> <b@x.example> <c@x.example>"
        );
        // An email without a Message-ID, and IDs that could break a header.
        let bad = ["a b@x.example", "a\r\nBcc: c@x.example", "<a@x.example", "\u{e4}@x.example"].map(str::to_owned);
        assert_eq!(references(thread, &bad, "sha256:00"), "<R-2026-0001@registry.example>");
        let many: Vec<String> = (0..100).map(|at| format!("{at}@x.example")).collect();
        let bounded = references(thread, &many, "c@x.example");
        assert_eq!(bounded.split(' ').count(), 22);
        assert!(bounded.ends_with(" <0@x.example> <c@x.example>"), "{bounded}");
    }
}
