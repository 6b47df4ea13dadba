//! Mail that comes in: an answer to a letter becomes a comment on its request, never a decision. The address a letter is answered
//! to names the letter and is signed, so it names the person; whatever cannot be placed is held for an operator, and nothing is
//! thrown away silently: what is dropped is written down with its reason.

use crate::history::WORDS_MAX;
use crate::ids::sha256;
use crate::mail::Reply;
use hmac::{Hmac, Mac as _};
use mail_parser::{MessageParser, MimeHeaders as _, PartType};
use sha2::Sha256;
use std::fmt::Write as _;

/// The largest message that is read, in bytes.
pub const MESSAGE_MAX: usize = 1024 * 1024;

/// The most text of a held message that is kept, in bytes.
pub(crate) const KEPT_MAX: usize = 64 * 1024;

/// Hexadecimal digits of a signature in an address: a local part has at most 64 characters (RFC 5321 §4.5.3.1.1).
const SIGNATURE: usize = 20;

fn signature(key: &[u8; 32], letter: &str) -> String {
    // HMAC takes a key of any length, so this cannot fail; an empty signature would match nothing.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return String::new() };
    mac.update(letter.as_bytes());
    mac.finalize().into_bytes().iter().take(SIGNATURE / 2).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The address a letter is answered to: `reply+<letter><signature>@example.org`.
pub fn reply_address(reply: &Reply, letter_id: &str) -> String {
    let letter = letter_id.replace('-', "");
    format!("{}+{letter}{}@{}", reply.local, signature(&reply.key, &letter), reply.domain)
}

/// The key of the letter that an address answers, when its signature is ours.
pub fn letter_of(reply: &Reply, address: &str) -> Option<String> {
    let (local, domain) = address.trim().rsplit_once('@')?;
    let tag = local.strip_prefix(reply.local.as_str())?.strip_prefix('+')?;
    if !domain.eq_ignore_ascii_case(&reply.domain) || tag.len() != 32 + SIGNATURE || !tag.is_ascii() {
        return None;
    }
    let tag = tag.to_ascii_lowercase();
    let (letter, signed) = tag.split_at(32);
    let expected = signature(&reply.key, letter);
    // The same time whatever the first wrong digit is.
    let differs = expected.bytes().zip(signed.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
    if differs != 0 || expected.len() != signed.len() {
        return None;
    }
    let part = |from: usize, to: usize| letter.get(from..to);
    Some(format!("{}-{}-{}-{}-{}", part(0, 8)?, part(8, 12)?, part(12, 16)?, part(16, 20)?, part(20, 32)?))
}

/// A message, as far as it matters here.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Incoming {
    /// Its Message-ID, or what stands for one.
    pub message_id: String,
    /// The address it says it is from.
    pub from: String,
    /// Its subject.
    pub subject: String,
    /// Everybody it is addressed to.
    pub to: Vec<String>,
    /// Its text, without what it quotes and without a signature.
    pub body: String,
    /// Why no person wrote it, when none did.
    pub automatic: Option<String>,
}

pub(crate) fn bounded(text: &str, most: usize) -> String {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
    // PostgreSQL keeps no NUL.
    crate::template::tidy(&text.get(..end).unwrap_or_default().replace('\0', "\u{fffd}"))
}

fn one_line(text: &str) -> String {
    const LONGEST: usize = 300;
    bounded(&text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>(), LONGEST).trim().to_owned()
}

/// Reads a message. Bytes that are no message at all come out as one without sender and text.
pub fn read(bytes: &[u8]) -> Incoming {
    let fallback = || format!("sha256:{}", sha256(bytes));
    let Some(message) = MessageParser::default().parse(bytes) else {
        return Incoming { message_id: fallback(), ..Incoming::default() };
    };
    let addresses = |list: Option<&mail_parser::Address<'_>>| -> Vec<String> {
        list.map(|list| list.iter().filter_map(|address| address.address().map(one_line)).collect()).unwrap_or_default()
    };
    let mut to = addresses(message.to());
    to.extend(addresses(message.cc()));
    for name in ["Delivered-To", "X-Original-To", "Envelope-To"] {
        to.extend(message.header_raw(name).map(one_line));
    }
    let plain = message.text_body.iter().find_map(|id| match &message.parts.get(*id as usize)?.body {
        PartType::Text(text) => Some(text.clone()),
        _ => None,
    });
    // Phones and some programs send HTML alone; its words are read all the same.
    let mut body = plain
        .or_else(|| message.body_text(0)) // Trimmed first: the blank after the two dashes of a signature is lost when the text is tidied.
        .map(|text| bounded(&trimmed(&text), WORDS_MAX * 4))
        .unwrap_or_default();
    let dropped: Vec<String> =
        message.attachments().map(|part| one_line(part.attachment_name().unwrap_or("without a name"))).collect();
    if !dropped.is_empty() && !body.is_empty() {
        let _ = write!(body, "\n\n[Not taken: {}]", dropped.join(", "));
    }
    Incoming {
        message_id: message.message_id().map(one_line).filter(|id| !id.is_empty()).unwrap_or_else(fallback),
        from: addresses(message.from()).into_iter().next().unwrap_or_default(),
        subject: message.subject().map(one_line).unwrap_or_default(),
        to,
        body,
        automatic: automatic(&message),
    }
}

/// RFC 3834: whatever no person wrote is not answered and not taken for an answer.
fn automatic(message: &mail_parser::Message<'_>) -> Option<String> {
    let header = |name: &str| message.header_raw(name).map(|text| text.trim().to_ascii_lowercase()).unwrap_or_default();
    let submitted = header("Auto-Submitted");
    if !submitted.is_empty() && !submitted.starts_with("no") {
        return Some(format!("Auto-Submitted: {}", one_line(&submitted)));
    }
    let precedence = header("Precedence");
    if ["bulk", "junk", "auto_reply", "list"].contains(&precedence.as_str()) {
        return Some(format!("Precedence: {precedence}"));
    }
    if header("Return-Path") == "<>" {
        return Some("a bounce".to_owned());
    }
    ["X-Autoreply", "X-Autorespond", "X-Failed-Recipients", "List-Id"]
        .into_iter()
        .find(|name| message.header_raw(*name).is_some())
        .map(str::to_owned)
        .or_else(|| {
            message
                .content_type()
                .is_some_and(|kind| kind.ctype() == "multipart" && kind.subtype() == Some("report"))
                .then(|| "a report".to_owned())
        })
}

/// How a line opens the head of a quoted message, in the languages of the common programs.
const SENDERS: [&str; 9] = ["From:", "Von:", "De:", "De :", "Da:", "Van:", "Od:", "差出人:", "보낸 사람:"];
/// What stands below it.
const BELOW: [&str; 22] = [
    "Date:",
    "Sent:",
    "To:",
    "Subject:",
    "Gesendet:",
    "Datum:",
    "An:",
    "Envoyé :",
    "Envoyé:",
    "Date :",
    "À :",
    "À:",
    "Enviado el:",
    "Enviado:",
    "Para:",
    "Fecha:",
    "Inviato:",
    "A:",
    "Verzonden:",
    "送信日時:",
    "宛先:",
    "받는 사람:",
];

/// Whether a message that is quoted without marks begins here: a sender, and a date or a recipient below.
fn head_at(lines: &[&str]) -> bool {
    let opens = |line: &str, words: &[&str]| words.iter().any(|word| line.trim_start_matches(['*', ' ']).starts_with(word));
    let Some((first, below)) = lines.split_first() else { return false };
    opens(first, &SENDERS) && below.iter().take(4).any(|line| opens(line, &BELOW))
}

/// Lines that a signature has at most; more words below two dashes are somebody's text.
const SIGNATURE_LINES: usize = 8;

/// A text without what it quotes at its end, the line that introduces it, and the signature. Only what stands at the end is cut: dashes
/// and rules in the middle of a text belong to it.
pub fn trimmed(text: &str) -> String {
    let all: Vec<&str> = text.lines().collect();
    let mut lines: Vec<&str> = Vec::new();
    for (at, line) in all.iter().copied().enumerate() {
        let rest = all.get(at..).unwrap_or_default();
        // A rule or a title opens a quotation only when a head follows; "From:" by itself only when what it quotes is the rest.
        let title = line.starts_with("-----") || line.starts_with("________");
        let after = rest
            .iter()
            .skip(1)
            .position(|line| !line.trim().is_empty())
            .map_or(&[][..], |skip| rest.get(skip + 1..).unwrap_or_default());
        let said_something = lines.iter().any(|line| !line.trim().is_empty());
        if said_something && (head_at(rest) || title && head_at(after)) {
            break;
        }
        // The mark of RFC 3676 §4.3 has a blank; it opens a signature when little follows.
        if line == "-- "
            && rest.iter().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('>')).count()
                <= SIGNATURE_LINES
        {
            break;
        }
        lines.push(line);
    }
    let quoted = |line: &str| line.trim_start().starts_with('>');
    let introduces = |line: &str| {
        let line = line.trim();
        line.ends_with(':') && (line.contains('@') || line.to_lowercase().contains("wrote") || line.contains("schrieb"))
    };
    let had_quote = lines.iter().any(|line| quoted(line));
    while lines.last().is_some_and(|line| line.trim().is_empty() || quoted(line)) {
        lines.pop();
    }
    if had_quote && lines.last().is_some_and(|line| introduces(line)) {
        lines.pop();
        // The introduction may be wrapped over two lines.
        if lines.last().is_some_and(|line| line.trim_start().starts_with("On ") && !line.trim_end().ends_with('.')) {
            lines.pop();
        }
    }
    // Quotes that came first are context of the answer and stay; empty lines at both ends go.
    lines.join("\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply() -> Reply {
        Reply { local: "reply".into(), domain: "registry.example".into(), key: [7; 32] }
    }

    #[test]
    fn a_reply_address_names_its_letter_and_a_forged_one_none() {
        let id = "0199f0a1-2b3c-7d4e-8f50-123456789abc";
        let address = reply_address(&reply(), id);
        assert!(address.split('@').next().unwrap().len() <= 64, "{address}");
        assert_eq!(letter_of(&reply(), &address).as_deref(), Some(id));
        assert_eq!(letter_of(&reply(), &address.to_uppercase().replace("REPLY+", "reply+")).as_deref(), Some(id));
        let other = Reply { key: [8; 32], ..reply() };
        assert_eq!(letter_of(&other, &address), None);
        for i in 0..address.len() {
            let mut forged = address.clone().into_bytes();
            forged[i] ^= 1;
            let forged = String::from_utf8(forged).unwrap();
            assert_eq!(letter_of(&reply(), &forged), None, "{forged}");
        }
        for nonsense in ["", "@", "reply+@registry.example", "reply@registry.example", "ä@registry.example"] {
            assert_eq!(letter_of(&reply(), nonsense), None);
        }
    }

    #[test]
    fn what_is_quoted_and_signed_is_left_out() {
        let text = "Yes, they are the same.\n\nAs the handbook says.\n\nOn 2026-11-21, nidreg <x@y.example> wrote:\n> Are two names\n> the same?\n-- \nRita\n";
        assert_eq!(trimmed(text), "Yes, they are the same.\n\nAs the handbook says.");
        assert_eq!(trimmed("> a question\n\nthe answer"), "> a question\n\nthe answer");
        assert_eq!(trimmed("Dear all:\nfine"), "Dear all:\nfine");
        assert_eq!(trimmed("Fine.\n\nFrom: nidreg\nDate: today\nTo: Sven\nSubject: x\n\nHello Sven,"), "Fine.");
        assert_eq!(trimmed("From: Exampleton we ship to all."), "From: Exampleton we ship to all.");
        assert_eq!(trimmed("> only quotes\n"), "");
    }

    #[test]
    fn a_message_is_read_as_its_people_wrote_it() {
        let raw = b"From: Rita <rita@example.org>\r\nTo: reply+x@registry.example\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\nMessage-ID: <1@x>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC=C3=9Fe\r\n--b\r\nContent-Type: application/pdf; name=\"a.pdf\"\r\nContent-Disposition: attachment; filename=\"a.pdf\"\r\n\r\nxx\r\n--b--\r\n";
        let read = read(raw);
        assert_eq!((read.from.as_str(), read.subject.as_str()), ("rita@example.org", "Grüße"));
        assert_eq!(read.body, "Grüße\n\n[Not taken: a.pdf]");
        assert_eq!(read.to, ["reply+x@registry.example"]);
        assert!(read.automatic.is_none());
        let auto = super::read(b"From: a@b.example\r\nAuto-Submitted: auto-replied\r\n\r\nI am away");
        assert!(auto.automatic.is_some() && auto.message_id.starts_with("sha256:"));
    }
}
