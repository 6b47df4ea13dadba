//! Mail that comes in: an answer to a letter becomes a comment on its request, never a decision. The address a letter is answered
//! to names the letter and is signed, so it names the person; whatever cannot be placed is held for an operator, and nothing is
//! thrown away silently: what is dropped is written down with its reason.

use super::{Letter, Post, Reply, queries};
use crate::history::{self, Act, Event};
use crate::people::secrets::{new_id, sha256};
use crate::people::{self, Account, Actor, Role};
use crate::refusal::Refusal;
use crate::requests::actions::{Turn, WORDS_MAX};
use crate::reviews::actions::{NewComment, comment};
use crate::store::{AnyConnection, stored};
use hmac::{Hmac, Mac as _};
use jiff::Timestamp;
use mail_parser::{MessageParser, MimeHeaders as _, PartType};
use sha2::Sha256;
use std::fmt::Write as _;

/// The largest message that is read, in bytes.
pub const MESSAGE_MAX: usize = 1024 * 1024;
/// The most text of a held message that is kept, in bytes.
const KEPT_MAX: usize = 64 * 1024;
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

fn bounded(text: &str, most: usize) -> String {
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
    let mut body = message
        .text_body
        .iter()
        .find_map(|id| match &message.parts.get(*id as usize)?.body {
            PartType::Text(text) => Some(text.as_ref()),
            _ => None,
        })
        .map(|text| trimmed(&bounded(text, WORDS_MAX * 4)))
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

/// A text without what it quotes at its end, the line that introduces it, and the signature.
pub fn trimmed(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    let all: Vec<&str> = text.lines().collect();
    for (at, line) in all.iter().copied().enumerate() {
        // Outlook quotes without marks: a block that begins with the sender and has a date or a recipient below.
        let head = ["From:", "Von:", "De:"].iter().any(|word| line.starts_with(word));
        let below = all.iter().skip(at + 1).take(4);
        if head
            && below
                .filter(|next| ["Date:", "Sent:", "To:", "Gesendet:", "An:"].iter().any(|word| next.starts_with(word)))
                .count()
                > 0
        {
            break;
        }
        if line == "-- "
            || line.trim_end() == "--"
            || line.starts_with("-----Original Message-----")
            || line.starts_with("________")
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

/// What became of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    /// A comment on the request with this number.
    Commented(String),
    /// It waits for an operator.
    Held(String),
    /// Nothing is to be done with it.
    Dropped(String),
    /// It was here before.
    Known,
}

/// Takes a message in, in one transaction; whoever hands it over may forget it only when this has committed.
pub fn receive(conn: &mut AnyConnection, post: &Post, now: Timestamp, bytes: &[u8]) -> Result<Fate, Refusal> {
    let too_large = bytes.len() > MESSAGE_MAX;
    let mut incoming = read(bytes.get(..MESSAGE_MAX).unwrap_or(bytes));
    if queries::is_known(conn, &incoming.message_id)? {
        return Ok(Fate::Known);
    }
    if let Some(why) = incoming.automatic.take() {
        keep(conn, &incoming, ("dropped", &why), (None, None), now)?;
        return Ok(Fate::Dropped(why));
    }
    let placed = match &post.reply {
        Some(reply) => place(conn, reply, &incoming)?,
        None => Err("Mail that comes in is not set up (NIDREG_MAIL_REPLY)".to_owned()),
    };
    let (number, request_id, account) = match placed {
        Ok(_) if too_large => return hold(conn, post, now, &incoming, "It is larger than 1 MiB"),
        Ok(placed) => placed,
        Err(why) => return hold(conn, post, now, &incoming, &why),
    };
    if incoming.body.is_empty() {
        return hold(conn, post, now, &incoming, "It has no text of its own; only plain text is read");
    }
    if names_the_unnamed(conn, &request_id, &account, &incoming.body)? {
        return hold(conn, post, now, &incoming, "Its author answers without a name, and the text says the name");
    }
    let turn = Turn { who: &account, now, post };
    let new = NewComment { body: &incoming.body, by_mail: true, ..NewComment::default() };
    match comment(conn, turn, &number, &new) {
        Ok(()) => {
            keep(conn, &incoming, ("commented", &number), (Some(&request_id), Some(&account.id)), now)?;
            Ok(Fate::Commented(number))
        }
        Err(Refusal::Store(error)) => Err(Refusal::Store(error)),
        Err(refusal) => hold(conn, post, now, &incoming, &refusal.to_string()),
    }
}

/// Whether an expert who is not named names themselves in the text, by a word of the name or by the address.
fn names_the_unnamed(conn: &mut AnyConnection, request_id: &str, who: &Account, body: &str) -> Result<bool, Refusal> {
    const SHORTEST: usize = 3;
    if !history::queries::unnamed(conn, request_id)?.contains(&who.id) {
        return Ok(false);
    }
    let body = body.to_lowercase();
    let words = who.name.split_whitespace().filter(|word| word.chars().count() >= SHORTEST);
    Ok(words.chain([who.email.as_str()]).any(|word| body.contains(&word.to_lowercase())))
}

type Placed = (String, String, Account);

/// The request and the person a message answers, or why it cannot be told.
fn place(conn: &mut AnyConnection, reply: &Reply, incoming: &Incoming) -> Result<Result<Placed, String>, Refusal> {
    let Some(letter) = incoming.to.iter().find_map(|address| letter_of(reply, address)) else {
        return Ok(Err("It does not answer a letter of ours".to_owned()));
    };
    let Some((request_id, recipient)) = queries::letter(conn, &letter)? else {
        return Ok(Err("The letter it answers belongs to no request".to_owned()));
    };
    let Some(request) = crate::requests::queries::by_id(conn, &request_id)? else {
        return Ok(Err("The letter it answers belongs to no request".to_owned()));
    };
    let account = people::queries::by_email(conn, &recipient.to_lowercase())?.filter(Account::is_live);
    let Some(account) = account else {
        return Ok(Err("The letter it answers went to nobody with a live account".to_owned()));
    };
    // An address that was forwarded with the letter it stands in names somebody else than who writes.
    if incoming.from.to_lowercase() != recipient.to_lowercase() {
        return Ok(Err("It comes from another address than the letter it answers went to".to_owned()));
    }
    Ok(Ok((request.number, request_id, account)))
}

fn keep(
    conn: &mut AnyConnection,
    incoming: &Incoming,
    (fate, why): (&str, &str),
    (request_id, account_id): (Option<&str>, Option<&str>),
    now: Timestamp,
) -> Result<String, Refusal> {
    let id = new_id();
    queries::insert_inbound(
        conn,
        &queries::NewInbound {
            id: &id,
            message_id: &incoming.message_id,
            sender: &incoming.from,
            subject: &incoming.subject,
            body: &bounded(&incoming.body, KEPT_MAX),
            request_id,
            account_id,
            fate,
            why,
            received_at: &stored(now),
        },
    )?;
    Ok(id)
}

fn hold(conn: &mut AnyConnection, post: &Post, now: Timestamp, incoming: &Incoming, why: &str) -> Result<Fate, Refusal> {
    keep(conn, incoming, ("held", why), (None, None), now)?;
    let event = history::record(conn, now, &Actor::Clock, Event::general(Act::MailHeld).saying(why))?;
    for operator in people::queries::with_role(conn, Role::Operator)? {
        let letter = Letter::HeldMail {
            name: operator.name.clone(),
            sender: if incoming.from.is_empty() { "nobody".to_owned() } else { incoming.from.clone() },
            subject: incoming.subject.clone(),
            link: format!("{}/desk/mail", post.public_url),
        };
        super::queue(conn, post, now, &event, None, &operator.email, &letter)?;
    }
    Ok(Fate::Held(why.to_owned()))
}

/// An operator settles a held message: it was dealt with, or is of no use. Its text stays on file.
pub fn settle(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    if !turn.who.has(Role::Operator) {
        return Err(Refusal::not_permitted("Only an operator may do this"));
    }
    if queries::settle_inbound(conn, id, &stored(turn.now))? == 0 {
        return Err(Refusal::not_found("This letter"));
    }
    history::record(conn, turn.now, &Actor::Person(turn.who.clone()), Event::general(Act::MailSettled))?;
    Ok(())
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
