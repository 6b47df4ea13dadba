//! Masks secret reply addresses and links in received messages before operators see them, also in encoded headers and parts.

use super::ReplyConfig;
use super::flat::{Flat, hide_inner_messages};
use super::signing::masked_bytes;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mail_parser::decoders::base64::base64_decode;
use mail_parser::decoders::quoted_printable::quoted_printable_decode;
use mail_parser::parsers::MessageStream;
use mail_parser::{Encoding, Message, MessageParser, MimeHeaders as _};
use std::ops::Range;

/// The length of the lines of an encoded part (RFC 2045 §6.8).
const ENCODED_LINE_LEN: usize = 76;

/// The sentence in place of a header or part in which a secret cannot be replaced.
const WITHHELD: &[u8] = b" [Withheld, because this part contains a secret reply address or link]\r\n";

/// How deep a part can lie inside messages and encoded parts. Deeper parts that may contain more of them are withheld.
const DEPTH_MAX: usize = 5;

/// A message in which the secrets are masked or withheld.
pub(crate) fn without_reply_addresses(reply: &ReplyConfig, bytes: &[u8]) -> Vec<u8> {
    without_secrets(reply, bytes, DEPTH_MAX, &mut 0)
}

/// Like [`without_reply_addresses`], for a message that lies in others; `depth` is the number of levels that are left.
fn without_secrets(reply: &ReplyConfig, bytes: &[u8], depth: usize, verified: &mut usize) -> Vec<u8> {
    let bytes = masked_bytes(reply, bytes, verified);
    let Flat { bytes: flat, has_too_many_parts } = hide_inner_messages(&bytes);
    let mut changes = match MessageParser::default().parse(&flat) {
        Some(message) if has_too_many_parts => {
            vec![(range(message.root_part().offset_body, u32::MAX, bytes.len()), WITHHELD.to_vec())]
        }
        Some(message) => secret_replacements(reply, &bytes, &message, depth, verified),
        None => Vec::new(),
    };
    changes.sort_by_key(|(place, _)| place.start);
    let (mut out, mut from) = (Vec::with_capacity(bytes.len()), 0);
    for (place, new) in changes {
        let Some(before) = bytes.get(from..place.start) else { continue };
        out.extend(before);
        out.extend(new);
        from = place.end;
    }
    out.extend(bytes.get(from..).unwrap_or_default());
    out
}

/// What replaces the headers and parts of a message that contain a secret when decoded, also in messages inside it.
fn secret_replacements(
    reply: &ReplyConfig,
    bytes: &[u8],
    message: &Message<'_>,
    depth: usize,
    verified: &mut usize,
) -> Vec<(Range<usize>, Vec<u8>)> {
    let place = |start, end| range(start, end, bytes.len());
    let mut changes = Vec::new();
    for (index, part) in message.parts.iter().enumerate() {
        for header in &part.headers {
            let place = place(header.offset_start, header.offset_end);
            if bytes.get(place.clone()).is_some_and(|value| encoded_words_have_secret(reply, value, verified)) {
                changes.push((place, WITHHELD.to_vec()));
            }
        }
        let place = place(part.offset_body, part.offset_end);
        // Parts of unknown type can be messages (RFC 2046 §5.1.5).
        let is_message = part.content_type().map_or(index > 0, |kind| kind.ctype().eq_ignore_ascii_case("message"));
        let body = bytes.get(place.clone()).unwrap_or_default();
        if let Some(new) = masked_part(reply, body, (part.encoding, is_message), depth, verified) {
            changes.push((place, new));
        }
    }
    changes
}

/// A range of the parser within a message of this length.
fn range(start: u32, end: u32, length: usize) -> Range<usize> {
    let within = |place: u32| usize::try_from(place).unwrap_or(length).min(length);
    within(start)..within(end)
}

/// Whether the encoded words of a header (RFC 2047) contain a secret.
fn encoded_words_have_secret(reply: &ReplyConfig, value: &[u8], verified: &mut usize) -> bool {
    let value = [value, b"\n"].concat();
    let decoded = MessageStream::new(&value).parse_unstructured();
    decoded.as_text().is_some_and(|text| masked_bytes(reply, text.as_bytes(), verified) != text.as_bytes())
}

/// The new content of a part that contains a secret when it is decoded, that cannot be decoded, or that lies too deep; `None` if there is
/// no change.
fn masked_part(
    reply: &ReplyConfig,
    part: &[u8],
    (encoding, is_message): (Encoding, bool),
    depth: usize,
    verified: &mut usize,
) -> Option<Vec<u8>> {
    let decoded = match encoding {
        Encoding::Base64 => base64_decode(part),
        Encoding::QuotedPrintable => quoted_printable_decode(part),
        Encoding::None if is_message => Some(part.to_vec()),
        Encoding::None => return None,
    };
    let (Some(decoded), Some(depth)) = (decoded, depth.checked_sub(1)) else { return Some(WITHHELD.to_vec()) };
    let masked = without_secrets(reply, &decoded, depth, verified);
    (masked != decoded).then(|| match encoding {
        Encoding::Base64 => in_base64(&masked),
        Encoding::QuotedPrintable => WITHHELD.to_vec(),
        Encoding::None => masked,
    })
}

fn in_base64(bytes: &[u8]) -> Vec<u8> {
    let text = STANDARD.encode(bytes);
    text.as_bytes().chunks(ENCODED_LINE_LEN).flat_map(|line| [line, b"\r\n"].concat()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::signing::{Purpose, signed_token};
    use mail_parser::PartType;

    const ID: &str = "0199f0a1-2b3c-7d4e-8f50-123456789abc";

    /// A message with everything in it that an email program can decode.
    fn readable(bytes: &[u8]) -> String {
        fn add(message: &Message<'_>, all: &mut String) {
            for part in &message.parts {
                part.headers.iter().filter_map(|header| header.value.as_text()).for_each(|text| all.push_str(text));
                match &part.body {
                    PartType::Text(text) | PartType::Html(text) => all.push_str(text),
                    PartType::Message(inner) => add(inner, all),
                    _ => {}
                }
            }
        }
        let mut all = String::from_utf8_lossy(bytes).into_owned();
        add(&MessageParser::default().parse(bytes).unwrap(), &mut all);
        all
    }

    /// A message as shown to operators, which must not contain the word.
    fn shown(message: &str, word: &str) -> String {
        let shown = readable(&without_reply_addresses(&ReplyConfig::sample(), message.as_bytes()));
        let squeezed: String = shown.chars().filter(char::is_ascii_alphanumeric).collect();
        assert!(!squeezed.contains(word), "{message}: {shown}");
        shown
    }

    #[test]
    fn reply_addresses_are_masked_in_encoded_parts_also_of_forwarded_messages() {
        let token = signed_token(&ReplyConfig::sample(), Purpose::Address, ID);
        let text = format!("Grüße = an\r\nreply+{token}@registry.example, {}\r\n", "long ".repeat(30));
        let (half, rest) = token.split_at(20);
        let printable = format!("Gr=C3=BC=C3=9Fe =3D an\r\nreply=2B{half}=\r\n{rest}@registry.example\r\n");
        let inner = format!("Subject: x\r\nContent-Transfer-Encoding: base64\r\n\r\n{}", STANDARD.encode(&text));
        let part = |kind: &str, encoding: &str, body: &str| {
            format!("--b\r\nContent-Type: {kind}\r\nContent-Transfer-Encoding: {encoding}\r\n\r\n{body}\r\n")
        };
        let message = [
            &format!("From: a@x.example\r\nTo: reply+{token}@registry.example\r\nMIME-Version: 1.0\r\n"),
            "Content-Type: multipart/mixed; boundary=b\r\n\r\n",
            &part("text/plain; charset=utf-8", "quoted-printable", &printable),
            &part("text/html; charset=utf-8", "base64", &STANDARD.encode(&text)),
            &part("message/rfc822", "7bit", &inner),
            &part("message/rfc822", "base64", &STANDARD.encode(&inner)),
            &part("text/plain", "7bit", "Nothing secret here."),
            "--b--\r\n",
        ]
        .concat();
        let shown = shown(&message, &token);
        assert!(shown.contains("Nothing secret here.") && shown.matches("Grüße = an").count() == 4, "{shown}");
        let plain = b"From: a@x.example\r\nContent-Transfer-Encoding: base64\r\n\r\nSGVsbG8=\r\n";
        assert_eq!(without_reply_addresses(&ReplyConfig::sample(), plain), plain);
    }

    /// Related to finding A16: only a word after a literal "reply+" on one line was masked.
    #[test]
    fn secrets_are_masked_or_withheld_in_every_encoding() {
        for purpose in [Purpose::Address, Purpose::Answer, Purpose::Unfollow, Purpose::List] {
            let token = signed_token(&ReplyConfig::sample(), purpose, ID);
            let upper = token.to_uppercase();
            let (half, rest) = token.split_at(20);
            let address = format!("Reply to reply+{token}@registry.example now");
            let utf16: Vec<u8> = address.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let printable = utf16.iter().map(|byte| format!("={byte:02X}")).collect::<Vec<_>>().concat();
            let words = |parts: [&str; 2]| parts.map(|part| format!("=?utf-8?B?{}?=", STANDARD.encode(part))).join("\r\n ");
            for masked in [
                format!("Subject: x\r\n\r\nmailto:reply%2B{token}%40registry.example now\r\n"),
                format!("Subject: x\r\nContent-Type: text/html\r\n\r\n<p>reply&#43;{token}&#64;registry.example now\r\n"),
                format!("Subject: x\r\n\r\nhttps://registry.example/email/{upper}/publish now\r\n"),
                format!("Subject: x\r\n\r\n> reply+{half}\r\n> {rest}@registry.example now\r\n"),
                format!("Subject: =?utf-8?q?reply=2B{token}=40registry.example?= now\r\n\r\nx\r\n"),
                format!("Subject: reply+{half}\r\n {rest}@registry.example now\r\n\r\nx\r\n"),
                format!(
                    "Subject: x\r\nContent-Type: text/plain; charset=utf-16le\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n",
                    STANDARD.encode(&utf16)
                ),
            ] {
                let shown = shown(&masked, &token);
                assert!(shown.contains("xxx") && shown.contains(" now"), "{masked}: {shown}");
            }
            for withheld in [
                format!("Subject: {}\r\n\r\nx\r\n", words([&address, "!"])),
                format!("Subject: {}\r\n\r\nx\r\n", words([&address[..30], &address[30..]])),
                format!(
                    "Subject: x\r\nContent-Type: text/plain; charset=utf-16le\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n{printable}\r\n"
                ),
            ] {
                let shown = shown(&withheld, &token);
                assert!(shown.contains("[Withheld, because this part contains a secret"), "{withheld}: {shown}");
            }
        }
        // The links of other emails, and other digits, such as digests.
        let token = "0123456789abcdef".repeat(4);
        for url in
            [format!("https://registry.example/contact-answers/{token}"), format!("https://x.example/?u=%2Fjoin%2F{token}")]
        {
            assert!(shown(&format!("Subject: x\r\n\r\n{url} now\r\n"), &token).contains("xxx now"), "{url}");
        }
        let digest = format!("Subject: x\r\n\r\nSHA-256: {}\r\n", "0123456789abcdef".repeat(4));
        assert_eq!(without_reply_addresses(&ReplyConfig::sample(), digest.as_bytes()), digest.as_bytes());
    }

    /// A message of 240 KB from a stranger ended the server, because the parser stores each inner message in the outer one.
    #[test]
    fn deep_messages_are_withheld_and_do_not_overflow_the_stack() {
        let token = signed_token(&ReplyConfig::sample(), Purpose::Address, ID);
        let deep = |levels: usize| {
            let end = format!("Subject: =?utf-8?q?reply=2B{token}?=\n\nreply+{token}@registry.example\n");
            format!("Content-Type: message/rfc822\n\n{}{end}", "Content-Type: message/(x)rfc822\n\n".repeat(levels))
        };
        let hidden =
            |message: &str| String::from_utf8(without_reply_addresses(&ReplyConfig::sample(), message.as_bytes())).unwrap();
        assert!(hidden(&deep(1)).contains("reply+xxx"));
        assert!(hidden(&deep(30_000)).contains("[Withheld"));
        let head = "Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n";
        let encoded = format!("{head}{}", STANDARD.encode(deep(20_000)));
        assert!(hidden(&encoded).len() < encoded.len());
        let printable = "Content-Type: message/rfc822\nContent-Transfer-Encoding: quoted-printable\n\n".repeat(12_000);
        assert!(hidden(&printable).contains("[Withheld"));
        let digest =
            format!("Content-Type: multipart/digest; boundary=b\n\n--b\n\nSubject: =?utf-8?q?reply=2B{token}?=\n\nx\n--b--\n");
        assert!(hidden(&digest).contains("reply=2Bxxx"));
        for message in [deep(30_000), encoded, printable] {
            assert_eq!(crate::mail::inbound::read(message.as_bytes()).left_out, ["another email"], "{}", message.len());
        }
    }
}
