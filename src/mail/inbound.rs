//! Incoming email: a reply becomes a comment on its request, never a decision. The reply address identifies the email and is signed, so it
//! also identifies the person. Messages that cannot be assigned wait for an operator. Nothing is discarded silently: discarded messages are
//! recorded with a reason.

use crate::history::TEXT_BYTES_MAX;
use crate::ids::sha256;
use crate::mail::flat::hide_inner_messages;
pub(crate) use crate::mail::line::bounded;
use crate::mail::line::one_line;
use crate::mail::listed::ListHeaders;
use crate::mail::quoted::split_quotation;
use crate::mail::signing::masked;
pub use crate::mail::signing::{
    Purpose, replied_email, reply_address, signed_token, signed_token_with, verify_token, verify_token_with,
};
use crate::mail::{ReplyConfig, authentication, automatic, listed, text, unsubscribe_replies};
use mail_parser::{HeaderName, HeaderValue, MessageParser};
use std::fmt::Write as _;
use urn_registry::i18n::Phrase;

/// The maximum size of a message, in bytes.
pub const MESSAGE_MAX: usize = 1024 * 1024;

/// The maximum stored text of a message that waits for an operator, in bytes.
pub(crate) const STORED_MAX: usize = 64 * 1024;

/// The relevant parts of a message.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Incoming {
    /// The Message-ID, or a substitute.
    pub message_id: String,
    /// The sender address; not verified.
    pub from: String,
    pub subject: String,
    /// All recipients.
    pub to: Vec<String>,
    /// The whole text.
    pub text: String,
    /// The names of parts that are not processed: files, pictures, invitations.
    pub left_out: Vec<String>,
    /// The text without the quotation and the signature at its end.
    pub body: String,
    /// The quotation or signature that was removed from the end of the text.
    pub cut: String,
    /// Why the text cannot be read, if the message is encrypted or wrapped as a whole.
    pub closed: Option<Phrase>,
    /// Whether the message only asks to unsubscribe.
    pub stops: bool,
    /// Why an operator should review it although it is readable.
    pub doubt: Option<Phrase>,
    /// The content of a delivery status notification about one of our emails.
    pub bounce: Option<crate::mail::bounce::Report>,
    /// Why the message is automatic, if it is.
    pub automatic: Option<String>,
    /// The headers of the mailing list that it came through.
    pub list: Option<ListHeaders>,
    /// The number of addresses in all From headers. With more than one, it is uncertain which of them a mail server checked.
    pub authors: usize,
    /// What mail servers found out about its sender.
    authentication: Vec<String>,
}

/// Parses a message. If the bytes are not a message, the result has no sender and no text.
pub fn read(bytes: &[u8]) -> Incoming {
    let fallback = || format!("sha256:{}", sha256(bytes));
    let flat = hide_inner_messages(bytes).bytes;
    let Some(message) = MessageParser::default().parse(&flat) else {
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
    let wording = text::content(&message);
    let mut incoming = Incoming {
        message_id: message.message_id().map(one_line).filter(|id| !id.is_empty()).unwrap_or_else(fallback),
        from: addresses(message.from()).into_iter().next().unwrap_or_default(),
        subject: message.subject().map(one_line).unwrap_or_default(),
        to,
        text: wording.text,
        left_out: wording.left_out,
        closed: wording.closed,
        bounce: crate::mail::bounce::report(&message),
        automatic: automatic::automatic_reason(&message),
        list: listed::list_headers(&message),
        authors: message.header_values(HeaderName::From).map(count_authors).sum(),
        authentication: authentication::results(&message),
        ..Incoming::default()
    };
    incoming.separate_quotation("");
    incoming
}

/// The number of addresses in a From header. A group, or what cannot be read, counts as two, because it is uncertain whom it names.
fn count_authors(from: &HeaderValue<'_>) -> usize {
    from.as_address().and_then(|address| address.as_list()).map_or(2, |list| list.len().max(1))
}

impl Incoming {
    /// Whether the trusted mail server authenticated the sender.
    pub(crate) fn is_authenticated(&self, reply: &ReplyConfig) -> bool {
        let host = reply.auth_host.as_deref();
        host.is_some_and(|host| authentication::is_authenticated(&self.authentication, host, &self.from))
    }

    /// Masks reply addresses and links in the text, because each is a secret of the recipient of one email.
    pub(crate) fn mask(&mut self, reply: &ReplyConfig) {
        self.body = masked(reply, &self.body);
        self.cut = masked(reply, &self.cut);
        self.subject = masked(reply, &self.subject);
        self.from = masked(reply, &self.from);
        if let Some(report) = &mut self.bounce {
            report.reason = masked(reply, &report.reason);
        }
    }

    /// Separates new text from quoted text. `ours` is the email that it replies to, as far as that is known.
    pub(crate) fn separate_quotation(&mut self, ours: &str) {
        // Split before tidying, which removes the space after the two dashes of a signature.
        let parts = split_quotation(&self.text, ours);
        self.cut = bounded(&parts.cut, STORED_MAX);
        self.body = bounded(&parts.kept, TEXT_BYTES_MAX * 4);
        let shown = self.subject.to_lowercase();
        self.stops = unsubscribe_replies::is_unsubscribe_request(&self.body);
        self.doubt = if !self.stops && unsubscribe_replies::looks_like_unsubscribe_request(&self.body) {
            Some(Phrase::new("email-may-stop"))
        } else if parts.forwards || FORWARD_PREFIXES.iter().any(|begins| shown.starts_with(begins)) && !parts.cut.is_empty() {
            Some(Phrase::new("email-forwards"))
        } else {
            None
        };
        if self.closed.is_some() {
            self.body.clear();
        }
        if !self.left_out.is_empty() && !self.body.is_empty() {
            let _ = write!(self.body, "\n\n{}", Phrase::new("record-left-out").arg("parts", self.left_out.join(", ")));
        }
    }
}

/// Subject prefixes of forwarded messages.
const FORWARD_PREFIXES: [&str; 10] =
    ["fwd:", "fw:", "wg:", "tr:", "rv:", "enc:", "vs:", "pd:", "\u{8f6c}\u{53d1}:", "\u{8ee2}\u{9001}:"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reply_address_identifies_its_email_and_forgeries_are_rejected() {
        let id = "0199f0a1-2b3c-7d4e-8f50-123456789abc";
        let address = reply_address(&ReplyConfig::sample(), id);
        assert!(address.split('@').next().unwrap().len() <= 64, "{address}");
        assert_eq!(replied_email(&ReplyConfig::sample(), &address).as_deref(), Some(id));
        assert_eq!(
            replied_email(&ReplyConfig::sample(), &address.to_uppercase().replace("REPLY+", "reply+")).as_deref(),
            Some(id)
        );
        let other = ReplyConfig { key: [8; 32].into(), ..ReplyConfig::sample() };
        assert_eq!(replied_email(&other, &address), None);
        for i in 0..address.len() {
            let mut forged = address.clone().into_bytes();
            forged[i] ^= 1;
            let forged = String::from_utf8(forged).unwrap();
            assert_eq!(replied_email(&ReplyConfig::sample(), &forged), None, "{forged}");
        }
        for nonsense in ["", "@", "reply+@registry.example", "reply@registry.example", "ä@registry.example"] {
            assert_eq!(replied_email(&ReplyConfig::sample(), nonsense), None);
        }
    }

    #[test]
    fn inbound_message_is_decoded_and_attachments_are_listed() {
        let raw = b"From: Rita <rita@example.org>\r\nTo: reply+x@registry.example\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\nMessage-ID: <1@x>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC=C3=9Fe\r\n--b\r\nContent-Type: application/pdf; name=\"a.pdf\"\r\nContent-Disposition: attachment; filename=\"a.pdf\"\r\n\r\nxx\r\n--b--\r\n";
        let read = read(raw);
        assert_eq!((read.from.as_str(), read.subject.as_str()), ("rita@example.org", "Grüße"));
        assert_eq!(read.body, "Grüße\n\n[Not included: a.pdf]");
        assert_eq!(read.to, ["reply+x@registry.example"]);
        assert!(read.automatic.is_none());
        let auto = super::read(b"From: a@b.example\r\nAuto-Submitted: auto-replied\r\n\r\nI am away");
        assert!(auto.automatic.is_some() && auto.message_id.starts_with("sha256:"));
    }
}
