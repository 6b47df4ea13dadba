//! Mail that comes in: an answer to a letter becomes a comment on its request, never a decision. The address a letter is answered
//! to names the letter and is signed, so it names the person; whatever cannot be placed is held for an operator, and nothing is
//! thrown away silently: what is dropped is written down with its reason.

use crate::history::WORDS_MAX;
use crate::ids::sha256;
use crate::mail::Reply;
use hmac::{Hmac, Mac as _};
use mail_parser::{MessageParser, MimeHeaders as _};
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
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Self::Address => "",
            Self::Answer => "answer ",
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
    let id = id.replace('-', "");
    format!("{id}{}", signature(&reply.key, purpose, &id))
}

/// The key in a signed word, when the signature is ours and made for this purpose.
pub fn unsigned(reply: &Reply, purpose: Purpose, word: &str) -> Option<String> {
    if word.len() != 32 + SIGNATURE || !word.is_ascii() {
        return None;
    }
    let word = word.to_ascii_lowercase();
    let (id, claimed) = word.split_at(32);
    let expected = signature(&reply.key, purpose, id);
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
    /// Its text, without what it quotes and without a signature.
    pub body: String,
    /// What was taken for a quotation or a signature at the end of its text, and left out.
    pub cut: String,
    /// Why it has no text that can be read here, when it is encrypted or wrapped as a whole.
    pub closed: Option<&'static str>,
    /// What it says of an email of ours that did not arrive.
    pub bounce: Option<crate::mail::bounce::Report>,
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
    // A text may come in several parts, with a picture between; phones and some programs send HTML alone.
    let texts: Vec<_> = (0..message.text_body_count()).filter_map(|at| message.body_text(at)).collect();
    let text = unarmoured(&texts.join("\n"));
    // Cut first: the blank after the two dashes of a signature is lost when the text is tidied.
    let (kept, cut) = parted(&text);
    let mut body = bounded(&kept, WORDS_MAX * 4);
    let cut = bounded(&cut, KEPT_MAX);
    let closed = closed(&message, &body);
    if closed.is_some() {
        body.clear();
    }
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
        cut,
        closed,
        bounce: crate::mail::bounce::report(&message),
        automatic: automatic(&message),
    }
}

/// Why the text of a message cannot be read here: it is encrypted, or wrapped in a signature.
fn closed(message: &mail_parser::Message<'_>, body: &str) -> Option<&'static str> {
    let kind = message
        .content_type()
        .map(|kind| (kind.ctype().to_ascii_lowercase(), kind.subtype().unwrap_or_default().to_ascii_lowercase()));
    let kind = kind.as_ref().map_or(("", ""), |(main, sub)| (main.as_str(), sub.as_str()));
    if kind == ("multipart", "encrypted") || body.trim_start().starts_with("-----BEGIN PGP MESSAGE-----") {
        return Some("It is encrypted");
    }
    matches!(kind, ("application", "pkcs7-mime" | "x-pkcs7-mime"))
        .then_some("It is encrypted or signed as a whole (S/MIME), so its text cannot be read here")
}

/// A text without the frame of a signature in the text itself (RFC 9580 §7): the words stay, the armour goes.
fn unarmoured(text: &str) -> String {
    const BEGINS: &str = "-----BEGIN PGP SIGNED MESSAGE-----";
    const SIGNED: &str = "-----BEGIN PGP SIGNATURE-----";
    let (Some(begins), Some(signed)) = (text.find(BEGINS), text.find(SIGNED)) else { return text.to_owned() };
    let Some(inside) = text.get(begins + BEGINS.len()..signed) else { return text.to_owned() };
    let mut lines = inside.lines().skip(1).skip_while(|line| line.starts_with("Hash:")).peekable();
    lines.next_if(|line| line.trim().is_empty());
    lines.map(|line| line.strip_prefix("- ").unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

/// How subjects of absence notes begin, in the languages of the common programs: some come without any mark of RFC 3834.
const ABSENT: [&str; 21] = [
    "automatic reply:",
    "auto-reply:",
    "autoreply:",
    "out of office:",
    "out of the office:",
    "automatische antwort:",
    "abwesend:",
    "abwesenheitsnotiz:",
    "r\u{e9}ponse automatique",
    "absence du bureau",
    "respuesta autom\u{e1}tica:",
    "risposta automatica:",
    "automatisch antwoord:",
    "resposta autom\u{e1}tica:",
    "autosvar:",
    "automatiskt svar:",
    "automaattinen vastaus:",
    "odpowied\u{17a} automatyczna:",
    "\u{430}\u{432}\u{442}\u{43e}\u{43e}\u{442}\u{432}\u{435}\u{442}",
    "\u{81ea}\u{52d5}\u{5fdc}\u{7b54}",
    "\u{81ea}\u{52a8}\u{7b54}\u{590d}",
];

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
    let subject = message.subject().unwrap_or_default().trim().to_lowercase();
    if let Some(begins) = ABSENT.iter().find(|begins| subject.starts_with(**begins)) {
        return Some(format!("an absence note: its subject begins with {begins:?}"));
    }
    ["X-Autoreply", "X-Autorespond", "X-Failed-Recipients", "X-Auto-Response-Suppress", "List-Id"]
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

/// A text, and what it quotes at its end with the line that introduces it, and its signature. Only what stands at the end is cut: dashes
/// and rules in the middle of a text belong to it.
pub fn parted(text: &str) -> (String, String) {
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
    let cut = all.get(lines.len()..).unwrap_or_default().join("\n").trim().to_owned();
    (lines.join("\n").trim().to_owned(), cut)
}

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
    fn what_is_quoted_and_signed_is_left_out() {
        let text = "Yes, they are the same.\n\nAs the handbook says.\n\nOn 2026-11-21, nidreg <x@y.example> wrote:\n> Are two names\n> the same?\n-- \nRita\n";
        assert_eq!(parted(text).0, "Yes, they are the same.\n\nAs the handbook says.");
        assert_eq!(parted("> a question\n\nthe answer").0, "> a question\n\nthe answer");
        assert_eq!(parted("Dear all:\nfine").0, "Dear all:\nfine");
        assert_eq!(parted("Fine.\n\nFrom: nidreg\nDate: today\nTo: Sven\nSubject: x\n\nHello Sven,").0, "Fine.");
        assert_eq!(parted("From: Exampleton we ship to all.").0, "From: Exampleton we ship to all.");
        assert_eq!(parted("> only quotes\n").0, "");
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
