//! Prepares a message for the parser, so that it does not parse the messages inside it: it would build one value inside another, and
//! thousands of levels overflow the stack. It also limits the parts, because the parser searches the whole rest for the end of each.

/// The maximum number of parts with a declared type. The parts after them are text.
const PARTS_MAX: usize = 200;

/// The types of messages inside messages, and of parts that are messages unless they say otherwise (RFC 2046 §5.1.5). The last letter of each
/// is replaced by another one.
const INNER_MESSAGE_TYPES: [&[u8]; 3] = [b"rfc822", b"global", b"digest"];

const MULTIPART: [&[u8]; 1] = [b"multipart"];

/// A message for the parser.
pub(super) struct Flat {
    /// The message, in which the parser does not recognize the types of inner messages. It is as long as the original, and all other bytes
    /// are the same.
    pub(super) bytes: Vec<u8>,
    /// Whether it has more than [`PARTS_MAX`] parts.
    pub(super) has_too_many_parts: bool,
}

/// Prepares a message for the parser.
pub(super) fn hide_inner_messages(bytes: &[u8]) -> Flat {
    let mut out = Vec::with_capacity(bytes.len());
    let (mut declared, mut is_type) = (0, false);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        // The parser ignores spaces in the names of headers.
        let name: Vec<u8> = line.iter().filter(|byte| !byte.is_ascii_whitespace()).map(u8::to_ascii_lowercase).collect();
        let begins = occurrences(&name, b"content-type:").next().is_some();
        declared += usize::from(begins);
        is_type = begins || is_type && matches!(line.first(), Some(b' ' | b'\t'));
        let from = out.len();
        out.extend(line);
        if !is_type {
            continue;
        }
        // The parameters after the type are left as they are, such as a boundary. In a comment, a semicolon does not end the type.
        let before = line.split(|byte| *byte == b';').next().unwrap_or(line);
        let has_parameters = before.len() < line.len() && !before.contains(&b'(');
        is_type = !has_parameters;
        let lower = if has_parameters { before } else { line }.to_ascii_lowercase();
        let multipart = if declared > PARTS_MAX { &MULTIPART[..] } else { &[] };
        for kind in INNER_MESSAGE_TYPES.iter().chain(multipart) {
            for place in occurrences(&lower, kind) {
                if let Some(last) = out.get_mut(from + place + kind.len() - 1) {
                    *last = b'x';
                }
            }
        }
    }
    Flat { bytes: out, has_too_many_parts: declared > PARTS_MAX }
}

fn occurrences<'a>(text: &'a [u8], word: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    text.windows(word.len()).enumerate().filter(move |(_, window)| *window == word).map(|(place, _)| place)
}

/// Whether a subtype of `message` is the one of a message inside a message, after [`hide_inner_messages`].
pub(super) fn is_inner_message(subtype: &str) -> bool {
    matches!(subtype, "rfc82x" | "globax")
}

#[cfg(test)]
mod tests {
    use super::*;
    use mail_parser::{MessageParser, PartType};

    #[test]
    fn inner_messages_are_parts_of_unknown_type() {
        for header in [
            "Content-Type: message/rfc822",
            "content-type:\r\n MESSAGE/RFC822; name=x",
            " : Con tent-Type :\tmessage / global",
            "--bContent-Type: message/rfc822",
            "Content-Type: (;) message/rfc822",
        ] {
            let message = format!("Subject: x\r\n{header}\r\n\r\nSubject: inner\r\n\r\nrfc822 digest\r\n");
            let flat = hide_inner_messages(message.as_bytes()).bytes;
            assert_eq!(flat.len(), message.len());
            let read = MessageParser::default().parse(&flat).unwrap();
            assert!(!read.parts.iter().any(|part| matches!(part.body, PartType::Message(_))), "{header}");
            assert!(flat.ends_with(b"Subject: inner\r\n\r\nrfc822 digest\r\n"), "{header}");
        }
        for text in [
            "Subject: x\r\nContent-Type: text/plain\r\n\r\nmessage/rfc822, multipart/digest\r\n",
            "Subject: x\r\nContent-Type: text/plain\r\n\r\n    digest: an indented text\r\n",
            "Content-Type: multipart/mixed;\r\n boundary=\"_global_digest\"\r\n\r\n--_global_digest\r\n",
            "Subject: x\r\n\r\nThe Content-Type registry is a global namespace.\r\n",
        ] {
            assert_eq!(hide_inner_messages(text.as_bytes()).bytes, text.as_bytes());
        }
    }

    #[test]
    fn parts_are_limited() {
        let part = |n: usize| format!("--b{n}\nContent-Type: multipart/mixed; boundary=b{}\n\n", n + 1);
        let message = format!("Content-Type: multipart/mixed; boundary=b0\n\n{}x\n", (0..20_000).map(part).collect::<String>());
        let parts = MessageParser::default().parse(&hide_inner_messages(message.as_bytes()).bytes).unwrap().parts.len();
        assert!(parts <= 2 * PARTS_MAX, "{parts}");
    }
}
