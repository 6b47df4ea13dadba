//! Received messages as operators see them: without the reply addresses, also in parts that are encoded for transfer.

use super::ReplyConfig;
use super::signing::masked_bytes;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mail_parser::decoders::base64::base64_decode;
use mail_parser::decoders::quoted_printable::quoted_printable_decode;
use mail_parser::{Encoding, Message, MessageParser, PartType};
use std::ops::Range;

/// The maximum length of an encoded line (RFC 2045 §6.7 and §6.8).
const LINE: usize = 76;

/// A message without the signed part of reply addresses, which only the recipients of their emails may use. An encoded part that contains
/// one is decoded, masked and encoded again.
pub(crate) fn without_reply_addresses(reply: &ReplyConfig, bytes: &[u8]) -> Vec<u8> {
    let mut parts = Vec::new();
    if let Some(message) = MessageParser::default().parse(bytes) {
        add_encoded(&message, &mut parts);
    }
    parts.sort_by_key(|(place, _)| place.start);
    let (mut out, mut from) = (Vec::with_capacity(bytes.len()), 0);
    for (place, encoding) in parts {
        let Some(before) = bytes.get(from..place.start) else { continue };
        let Some(part) = bytes.get(place.clone()).and_then(|part| masked_part(reply, part, encoding)) else { continue };
        out.extend(masked_bytes(reply, before));
        out.extend(part);
        from = place.end;
    }
    out.extend(masked_bytes(reply, bytes.get(from..).unwrap_or_default()));
    out
}

/// The places of the encoded parts of a message, also of messages inside it.
fn add_encoded(message: &Message<'_>, parts: &mut Vec<(Range<usize>, Encoding)>) {
    for part in &message.parts {
        let place = usize::try_from(part.offset_body).unwrap_or(0)..usize::try_from(part.offset_end).unwrap_or(0);
        match &part.body {
            PartType::Message(inner) if part.encoding == Encoding::None => add_encoded(inner, parts),
            _ if part.encoding != Encoding::None => parts.push((place, part.encoding)),
            _ => {}
        }
    }
}

/// An encoded part without reply addresses; `None` if it has none.
fn masked_part(reply: &ReplyConfig, part: &[u8], encoding: Encoding) -> Option<Vec<u8>> {
    let decoded = match encoding {
        Encoding::Base64 => base64_decode(part)?,
        Encoding::QuotedPrintable => quoted_printable_decode(part)?,
        Encoding::None => return None,
    };
    // The part can be a message with encoded parts.
    let masked = without_reply_addresses(reply, &decoded);
    (masked != decoded).then(|| if encoding == Encoding::Base64 { in_base64(&masked) } else { in_quoted_printable(&masked) })
}

fn in_base64(bytes: &[u8]) -> Vec<u8> {
    let text = STANDARD.encode(bytes);
    text.as_bytes().chunks(LINE).flat_map(|line| [line, b"\r\n"].concat()).collect()
}

fn in_quoted_printable(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut length = 0;
    for (at, byte) in bytes.iter().enumerate() {
        if *byte == b'\n' {
            out.push(b'\n');
            length = 0;
            continue;
        }
        let is_line_end = bytes.get(at + 1) == Some(&b'\n');
        let is_plain = match *byte {
            b'\r' => is_line_end,
            b' ' | b'\t' => bytes.get(at + 1).is_some_and(|next| !matches!(next, b'\r' | b'\n')),
            b'=' => false,
            other => other.is_ascii_graphic(),
        };
        let written = if is_plain { vec![*byte] } else { format!("={byte:02X}").into_bytes() };
        if *byte != b'\r' && length + written.len() >= LINE {
            out.extend_from_slice(b"=\r\n");
            length = 0;
        }
        length += written.len();
        out.extend(written);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::signing::{Purpose, signed};

    #[test]
    fn reply_addresses_are_masked_in_encoded_parts_also_of_forwarded_messages() {
        let reply = ReplyConfig {
            local: "reply".into(),
            domain: "registry.example".into(),
            key: [7; 32].into(),
            hold_minutes: 10,
            keep_days: 90,
            auth_host: None,
        };
        let token = signed(&reply, Purpose::Address, &"0123456789abcdef".repeat(2));
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
        let shown = without_reply_addresses(&reply, message.as_bytes());
        assert!(String::from_utf8(shown.clone()).unwrap().contains("Nothing secret here."));
        // Everything that a mail program can decode.
        let mut waiting = vec![shown];
        let mut texts = Vec::new();
        while let Some(bytes) = waiting.pop() {
            texts.push(String::from_utf8_lossy(&bytes).replace("=\r\n", ""));
            let Some(parsed) = MessageParser::default().parse(&bytes) else { continue };
            let mut parts = Vec::new();
            add_encoded(&parsed, &mut parts);
            for (place, encoding) in parts {
                let part = &bytes[place];
                let decode = if encoding == Encoding::Base64 { base64_decode } else { quoted_printable_decode };
                waiting.push(decode(part).unwrap());
            }
        }
        assert!(texts.len() >= 5, "{texts:#?}");
        assert!(texts.iter().all(|text| !text.contains(rest)), "{texts:#?}");
        assert!(texts.iter().filter(|text| text.contains("Grüße = an")).count() >= 3, "{texts:#?}");
        let plain = b"From: a@x.example\r\nContent-Transfer-Encoding: base64\r\n\r\nSGVsbG8=\r\n";
        assert_eq!(without_reply_addresses(&reply, plain), plain);
    }

    #[test]
    fn quoted_printable_lines_are_short_and_decode_to_the_same_bytes() {
        let text = "a = b\t\r\n\u{e9}".repeat(20) + &"long ".repeat(100) + " \r\n";
        let encoded = in_quoted_printable(text.as_bytes());
        assert!(encoded.split(|byte| *byte == b'\n').all(|line| line.len() <= LINE + 1));
        assert_eq!(quoted_printable_decode(&encoded).unwrap(), text.as_bytes());
    }
}
