//! Mail that comes in: an answer to a letter becomes a comment on its request, never a decision. The address a letter is answered
//! to names the letter and is signed, so it names the person; whatever cannot be placed is held for an operator, and nothing is
//! thrown away silently: what is dropped is written down with its reason.

use crate::history::WORDS_MAX;
use crate::ids::sha256;
use crate::mail::listed::FromList;
use crate::mail::quoted::parted;
use crate::mail::{Reply, absence, listed, stopping, text};
use hmac::{Hmac, Mac as _};
use mail_parser::MessageParser;
use sha2::Sha256;
use std::fmt::Write as _;

/// The largest message that is read, in bytes.
pub const MESSAGE_MAX: usize = 1024 * 1024;

/// The most text of a held message that is kept, in bytes.
pub(crate) const KEPT_MAX: usize = 64 * 1024;

/// Hexadecimal digits of a signature in an address: a local part has at most 64 characters (RFC 5321 §4.5.3.1.1).
const SIGNATURE: usize = 20;

/// What a signature is for: one that was made for one purpose opens nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The address that an email is answered to.
    Address,
    /// The pages on which the sender of an email publishes or withdraws it.
    Answer,
    /// The page on which the reader of an email chooses which they get.
    Choose,
    /// The address that is subscribed to the review list.
    List,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Self::Address => "",
            Self::Answer => "answer ",
            Self::Choose => "choose ",
            Self::List => "list ",
        }
    }
}

fn signature(key: &[u8; 32], purpose: Purpose, id: &str) -> String {
    // HMAC takes a key of any length, so this cannot fail; an empty signature would match nothing.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return String::new() };
    mac.update(purpose.word().as_bytes());
    mac.update(id.as_bytes());
    mac.finalize().into_bytes().iter().take(SIGNATURE / 2).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The address a letter is answered to: `reply+<letter><signature>@example.org`.
pub fn reply_address(reply: &Reply, letter_id: &str) -> String {
    format!("{}+{}@{}", reply.local, signed(reply, Purpose::Address, letter_id), reply.domain)
}

/// A key with its signature: 52 hexadecimal digits.
pub fn signed(reply: &Reply, purpose: Purpose, id: &str) -> String {
    signed_with(&reply.key, purpose, id)
}

/// The same with a key.
pub fn signed_with(key: &[u8; 32], purpose: Purpose, id: &str) -> String {
    let id = id.replace('-', "");
    format!("{id}{}", signature(key, purpose, &id))
}

/// The key in a signed word, when the signature is ours and made for this purpose.
pub fn unsigned(reply: &Reply, purpose: Purpose, word: &str) -> Option<String> {
    unsigned_with(&reply.key, purpose, word)
}

/// The same with a key.
pub fn unsigned_with(key: &[u8; 32], purpose: Purpose, word: &str) -> Option<String> {
    if word.len() != 32 + SIGNATURE || !word.is_ascii() {
        return None;
    }
    let word = word.to_ascii_lowercase();
    let (id, claimed) = word.split_at(32);
    let expected = signature(key, purpose, id);
    // The same time whatever the first wrong digit is.
    let differs = expected.bytes().zip(claimed.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
    if differs != 0 || expected.len() != claimed.len() {
        return None;
    }
    let part = |from: usize, to: usize| id.get(from..to);
    Some(format!("{}-{}-{}-{}-{}", part(0, 8)?, part(8, 12)?, part(12, 16)?, part(16, 20)?, part(20, 32)?))
}

/// The key of the letter that an address answers, when its signature is ours.
pub fn letter_of(reply: &Reply, address: &str) -> Option<String> {
    let (local, domain) = address.trim().rsplit_once('@')?;
    let tag = local.strip_prefix(reply.local.as_str())?.strip_prefix('+')?;
    domain.eq_ignore_ascii_case(&reply.domain).then(|| unsigned(reply, Purpose::Address, tag))?
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
    /// Its whole text.
    pub text: String,
    /// The names of what is not taken: files, pictures, invitations.
    pub left_out: Vec<String>,
    /// Its text, without what it quotes at its end and without a signature.
    pub body: String,
    /// What was taken for a quotation or a signature at the end of its text, and left out.
    pub cut: String,
    /// Why it has no text that can be read here, when it is encrypted or wrapped as a whole.
    pub closed: Option<&'static str>,
    /// It asks for nothing but an end of our emails.
    pub stops: bool,
    /// Why a person should look at it although it can be read.
    pub doubt: Option<&'static str>,
    /// What it says of an email of ours that did not arrive.
    pub bounce: Option<crate::mail::bounce::Report>,
    /// Why no person wrote it, when none did.
    pub automatic: Option<String>,
    /// The marks of the mailing list that it came through.
    pub list: Option<FromList>,
}

pub(crate) fn bounded(text: &str, most: usize) -> String {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
    // PostgreSQL keeps no NUL.
    crate::template::tidy(&text.get(..end).unwrap_or_default().replace('\0', "\u{fffd}"))
}

pub(super) fn one_line(text: &str) -> String {
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
    let words = text::words(&message);
    let mut incoming = Incoming {
        message_id: message.message_id().map(one_line).filter(|id| !id.is_empty()).unwrap_or_else(fallback),
        from: addresses(message.from()).into_iter().next().unwrap_or_default(),
        subject: message.subject().map(one_line).unwrap_or_default(),
        to,
        text: words.text,
        left_out: words.left_out,
        closed: words.closed,
        bounce: crate::mail::bounce::report(&message),
        automatic: absence::automatic(&message),
        list: listed::marks(&message),
        ..Incoming::default()
    };
    incoming.part("");
    incoming
}

impl Incoming {
    /// Tells what its sender wrote from what it quotes. `ours` is the email that it answers, as far as that is known.
    pub(crate) fn part(&mut self, ours: &str) {
        // Cut first: the blank after the two dashes of a signature is lost when the text is tidied.
        let parts = parted(&self.text, ours);
        self.cut = bounded(&parts.cut, KEPT_MAX);
        self.body = bounded(&parts.kept, WORDS_MAX * 4);
        let shown = self.subject.to_lowercase();
        self.stops = stopping::asks_to_stop(&self.body);
        self.doubt = if !self.stops && stopping::may_ask_to_stop(&self.body) {
            Some("It may ask for nothing but an end of our emails")
        } else if parts.forwards || FORWARDS.iter().any(|begins| shown.starts_with(begins)) && !parts.cut.is_empty() {
            Some("It passes on somebody else's email")
        } else if absence::says_away(&self.body) {
            Some("It reads as a note that somebody is away")
        } else {
            None
        };
        if self.closed.is_some() {
            self.body.clear();
        }
        if !self.left_out.is_empty() && !self.body.is_empty() {
            let _ = write!(self.body, "\n\n[Not taken: {}]", self.left_out.join(", "));
        }
    }
}

/// How subjects of emails begin that are passed on.
const FORWARDS: [&str; 10] = ["fwd:", "fw:", "wg:", "tr:", "rv:", "enc:", "vs:", "pd:", "\u{8f6c}\u{53d1}:", "\u{8ee2}\u{9001}:"];

#[cfg(test)]
mod tests {
    use super::*;

    fn reply() -> Reply {
        Reply { local: "reply".into(), domain: "registry.example".into(), key: [7; 32], hold_minutes: 10, keep_days: 90 }
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
