//! Mail archives in the mbox format (RFC 4155).
//!
//! A line that starts with `From ` would start another message, so it is quoted with `>`. Lines that already look quoted are quoted as
//! well, so that programs can restore both. In quoted-printable text, the first character is encoded instead.

use super::delivery::Failure;
use super::line::one_line;
use jiff::Timestamp;
use lettre::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::message::{Mailbox, Message};
use std::time::SystemTime;

/// A message of an archive. It does not contain the address of its author: every message is from the list and to the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The Message-ID, with angle brackets.
    pub(crate) id: String,
    /// The Message-IDs of the messages before it in its thread, oldest first. It replies to the last one.
    pub(crate) follows: Vec<String>,
    /// The displayed name of the author.
    pub(crate) by: String,
    /// When it was written.
    pub(crate) at: Timestamp,
    pub(crate) subject: String,
    /// The text.
    pub(crate) body: String,
    /// The URL of the same text on the web (RFC 5064).
    pub(crate) archived_at: Option<String>,
}

/// An archive of these messages, in their order. `list` is the address of the list.
///
/// # Errors
/// An address or a text that cannot be written into an email.
pub(crate) fn archive(list: &str, entries: &[Entry]) -> Result<Vec<u8>, Failure> {
    let mut out = String::new();
    for entry in entries {
        let bytes = message(list, entry)?.formatted();
        let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
        let encoded = text.split("\n\n").next().is_some_and(|head| head.contains("quoted-printable"));
        out.push_str(&separator(list, entry.at));
        for line in text.lines() {
            out.push_str(&quoted(line, encoded));
            out.push('\n');
        }
        out.push('\n');
    }
    Ok(out.into_bytes())
}

/// The line before a message: an address and the time in UTC.
fn separator(list: &str, at: Timestamp) -> String {
    format!("From {list} {}\n", at.strftime("%a %b %e %H:%M:%S %Y"))
}

fn quoted(line: &str, encoded: bool) -> String {
    if !line.trim_start_matches('>').starts_with("From ") {
        return line.to_owned();
    }
    match (encoded, line.strip_prefix('F')) {
        (true, Some(rest)) => format!("=46{rest}"),
        _ => format!(">{line}"),
    }
}

fn message(list: &str, entry: &Entry) -> Result<Message, Failure> {
    let final_word = |what: &str| Failure::ForGood(format!("{what} cannot be written into an email"));
    let address: Address = list.parse().map_err(|_| final_word("the address of the list"))?;
    let mut builder = Message::builder()
        .from(Mailbox::new(Some(one_line(&entry.by)), address.clone()))
        .to(Mailbox::new(None, address))
        .subject(one_line(&entry.subject))
        .message_id(Some(entry.id.clone()))
        .date(SystemTime::from(entry.at))
        .header(MIME_VERSION_1_0)
        .header(ContentType::TEXT_PLAIN);
    if let Some(last) = entry.follows.last() {
        builder = builder.in_reply_to(last.clone()).references(entry.follows.join(" "));
    }
    if let Some(url) = &entry.archived_at {
        builder = builder.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str("Archived-At"), format!("<{url}>")));
    }
    builder.body(entry.body.clone()).map_err(|_| final_word("the text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(body: &str) -> Entry {
        Entry {
            id: "<b@registry.example>".to_owned(),
            follows: vec!["<a@registry.example>".to_owned(), "<c@registry.example>".to_owned()],
            by: "Zoë \"Z\" Ågren\r\nBcc: x@example.org".to_owned(),
            at: "2027-01-04T09:00:00Z".parse().unwrap(),
            subject: "Re: [R-2027-0001] urn:gauge".to_owned(),
            body: body.to_owned(),
            archived_at: Some("https://registry.example/requests/R-2027-0001/revisions/1.txt".to_owned()),
        }
    }

    fn written(bodies: &[&str]) -> String {
        let entries: Vec<Entry> = bodies.iter().map(|body| entry(body)).collect();
        String::from_utf8(archive("urn@list.example", &entries).unwrap()).unwrap()
    }

    #[test]
    fn archive_has_separators_headers_and_quoted_lines() {
        let text = written(&["One\nFrom here\n>From there\nFromage\n", "Two"]);
        let separators: Vec<&str> = text.lines().filter(|line| line.starts_with("From ")).collect();
        assert_eq!(separators, ["From urn@list.example Mon Jan  4 09:00:00 2027"; 2], "{text}");
        let (first, second) = text.split_once("\n\nFrom ").unwrap();
        let (head, body) = first.split_once("\n\n").unwrap();
        assert_eq!(body, "One\n>From here\n>>From there\nFromage");
        assert!(second.ends_with("\n\nTwo\n\n"), "{second}");
        for line in [
            "To: urn@list.example",
            "Message-ID: <b@registry.example>",
            "In-Reply-To: <c@registry.example>",
            "References: <a@registry.example> <c@registry.example>",
            "Date: Mon, 04 Jan 2027 09:00:00 +0000",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
        ] {
            assert!(head.lines().any(|one| one == line), "{line}: {head}");
        }
        assert!(!head.lines().any(|line| line.starts_with("Bcc")) && head.contains("<urn@list.example>"), "{head}");
        assert!(text.is_ascii() && !text.contains('\r'));
    }

    #[test]
    fn long_and_accented_lines_are_encoded_without_quoting() {
        let text = written(&[&format!("From Malmö\n{}\n", "word ".repeat(300))]);
        assert!(text.contains("Content-Transfer-Encoding: quoted-printable"), "{text}");
        assert!(text.contains("\n=46rom Malm=C3=B6\n"), "{text}");
        assert_eq!(text.lines().filter(|line| line.starts_with("From ")).count(), 1);
        assert!(text.lines().all(|line| line.len() < 998), "{text}");
    }
}
