//! Extracts the text of an email from its parts: joins flowed lines (RFC 3676), converts HTML, removes the armor of inline signatures,
//! detects wrong charsets, and lists everything that is not processed.

use super::flat::is_inner_message;
use super::hypertext;
use mail_parser::decoders::base64::base64_decode;
use mail_parser::decoders::charsets::map::charset_decoder;
use mail_parser::decoders::quoted_printable::quoted_printable_decode;
use mail_parser::{Encoding, Message, MessagePart, MimeHeaders as _, PartType};
use urn_registry::i18n::Phrase;

/// The content of an email.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Content {
    /// The text, including quotations.
    pub text: String,
    /// The names of parts that are not processed: files, pictures, invitations.
    pub left_out: Vec<String>,
    /// Why the text cannot be read.
    pub closed: Option<Phrase>,
}

fn content_type(part: &MessagePart<'_>) -> (String, String) {
    part.content_type().map_or_else(
        || ("text".to_owned(), "plain".to_owned()),
        |kind| (kind.ctype().to_ascii_lowercase(), kind.subtype().unwrap_or_default().to_ascii_lowercase()),
    )
}

fn attribute(part: &MessagePart<'_>, name: &str) -> String {
    part.content_type().and_then(|kind| kind.attribute(name)).unwrap_or_default().trim().to_ascii_lowercase()
}

/// Extracts the content of a message.
pub(super) fn content(message: &Message<'_>) -> Content {
    let mut wording = Content::default();
    let mut texts = Vec::new();
    for part in message.text_bodies() {
        match &part.body {
            _ if !is_written_text(part) => wording.left_out.push(name(part)),
            PartType::Text(text) => texts.push(part_to_plain_text(message, part, text)),
            PartType::Html(html) => texts.push(hypertext::html_to_text(&decoded(message, part, html))),
            _ => {}
        }
    }
    // In a truncated message, the last text part is among the attachments.
    let broken =
        |part: &&MessagePart<'_>| part.is_encoding_problem && content_type(part) == ("text".to_owned(), "plain".to_owned());
    for part in message.attachments().filter(broken) {
        if let PartType::Text(text) = &part.body {
            texts.push(part_to_plain_text(message, part, text));
        }
    }
    let plain = texts.join("\n");
    wording.text = html_fallback_text(message, &plain).unwrap_or(plain);
    wording.closed = unreadable_reason(message, &wording.text);
    wording.text = without_pgp_armor(&wording.text);
    wording.text = without_files(&wording.text, &mut wording.left_out);
    for part in message.attachments() {
        if !is_signature_part(part) && !part.is_multipart() && !broken(&part) {
            wording.left_out.push(name(part));
        }
    }
    wording
}

/// The HTML text of a message whose plain text has no content: in some programs, the plain text only states that the message is HTML.
fn html_fallback_text(message: &Message<'_>, plain: &str) -> Option<String> {
    /// The maximum length of a text that only refers to the HTML part, in characters.
    const STUB_LENGTH_MAX: usize = 200;
    let stub = plain.trim().is_empty() || plain.len() < STUB_LENGTH_MAX && plain.to_ascii_lowercase().contains("html");
    if !stub {
        return None;
    }
    let html = message.html_bodies().filter_map(|part| match &part.body {
        PartType::Html(html) => Some(hypertext::html_to_text(&decoded(message, part, html))),
        _ => None,
    });
    let html = html.collect::<Vec<_>>().join("\n");
    (!html.trim().is_empty() && (plain.trim().is_empty() || !html.to_ascii_lowercase().contains("html"))).then_some(html)
}

/// Whether a part is text written by a person, and not a calendar entry or a contact card.
fn is_written_text(part: &MessagePart<'_>) -> bool {
    let (main, sub) = content_type(part);
    main != "text"
        || !matches!(sub.as_str(), "calendar" | "vcard" | "x-vcard" | "directory" | "x-amp-html" | "rtf" | "rfc82x-headers")
}

/// Whether a part is a cryptographic signature.
fn is_signature_part(part: &MessagePart<'_>) -> bool {
    let (_, sub) = content_type(part);
    matches!(sub.as_str(), "pkcs7-signature" | "x-pkcs7-signature" | "pgp-signature" | "pgp-keys")
}

/// The name of a part, with its type where that adds information.
fn name(part: &MessagePart<'_>) -> String {
    let (main, sub) = content_type(part);
    let named = part.attachment_name().map(super::line::one_line).filter(|name| !name.is_empty());
    match (sub.as_str(), named) {
        ("ms-tnef" | "vnd.ms-tnef", named) => {
            format!("{} (an Outlook format)", named.unwrap_or_else(|| "winmail.dat".to_owned()))
        }
        ("calendar", named) => named.unwrap_or_else(|| "a calendar invitation".to_owned()),
        (_, Some(name)) => name,
        (sub, None) if main == "message" && is_inner_message(sub) => "another email".to_owned(),
        (_, None) if main == "image" => "a picture".to_owned(),
        (_, None) => format!("an unnamed part ({main}/{sub})"),
    }
}

/// Why the text of a message cannot be read: it is encrypted, wrapped in a signature, or in an unknown charset.
fn unreadable_reason(message: &Message<'_>, text: &str) -> Option<Phrase> {
    let mut wrapped = None;
    for part in &message.parts {
        let (main, sub) = content_type(part);
        match (main.as_str(), sub.as_str()) {
            ("multipart", "encrypted") | ("application", "pgp-encrypted") => return Some(Phrase::new("email-encrypted")),
            ("application", "pkcs7-mime" | "x-pkcs7-mime") => {
                wrapped = Some(Phrase::new("email-sealed"));
            }
            ("application", "ms-tnef" | "vnd.ms-tnef") if text.trim().is_empty() => {
                wrapped = Some(Phrase::new("email-winmail"));
            }
            _ => {}
        }
    }
    if text.lines().any(|line| line.trim_start_matches(['>', ' ']) == "-----BEGIN PGP MESSAGE-----" && !line.starts_with('>')) {
        return Some(Phrase::new("email-encrypted"));
    }
    wrapped.or_else(|| message.text_bodies().any(|part| has_wrong_charset(message, part)).then_some(Phrase::new("email-charset")))
}

/// Whether the declared charset of a part is unknown or clearly wrong.
fn has_wrong_charset(message: &Message<'_>, part: &MessagePart<'_>) -> bool {
    let (PartType::Text(text) | PartType::Html(text)) = &part.body else { return false };
    let charset = attribute(part, "charset");
    match charset.as_str() {
        "" | "utf-8" | "utf8" => false,
        "us-ascii" | "ascii" | "ansi_x3.4-1968" => !text.is_ascii() && utf8(message, part).is_none(),
        "hz-gb-2312" | "iso-2022-kr" | "iso-2022-cn" => true,
        other => charset_decoder(other.as_bytes()).is_none() && (!text.is_ascii() || text.contains(['\u{1b}', '~'])),
    }
}

/// The text of a part. UTF-8 that is declared as another charset is detected.
fn decoded(message: &Message<'_>, part: &MessagePart<'_>, text: &str) -> String {
    let charset = attribute(part, "charset");
    // Text in these charsets is never valid UTF-8 by accident; text in some Chinese, Japanese and Korean charsets can be.
    let western = ["us-ascii", "ascii", "ansi_x3.4-1968", "iso-8859-", "iso8859", "latin", "windows-125", "cp125"];
    let is_western = western.iter().any(|begins| charset.starts_with(begins));
    utf8(message, part).filter(|_| is_western).unwrap_or_else(|| text.to_owned())
}

/// The bytes of a part as UTF-8, if they are valid and not only ASCII.
fn utf8(message: &Message<'_>, part: &MessagePart<'_>) -> Option<String> {
    let place = |offset: u32| usize::try_from(offset).ok();
    let raw = message.raw_message().get(place(part.offset_body)?..place(part.offset_end)?)?;
    let bytes = match part.encoding {
        Encoding::None => raw.to_vec(),
        Encoding::Base64 => base64_decode(raw)?,
        Encoding::QuotedPrintable => quoted_printable_decode(raw)?,
    };
    String::from_utf8(bytes).ok().filter(|text| !text.is_ascii())
}

fn part_to_plain_text(message: &Message<'_>, part: &MessagePart<'_>, text: &str) -> String {
    let text = decoded(message, part, text);
    if content_type(part) == ("text".to_owned(), "enriched".to_owned()) {
        return hypertext::html_to_text(&text);
    }
    if attribute(part, "format") == "flowed" { unflowed(&text, attribute(part, "delsp") == "yes") } else { text }
}

/// Joins flowed lines (RFC 3676): a line that ends with a space continues on the next one of the same quote depth. Space stuffing is
/// removed, and with `delsp` the trailing space too.
pub(super) fn unflowed(text: &str, delsp: bool) -> String {
    let mut lines: Vec<(usize, String, bool)> = Vec::new();
    for line in text.lines() {
        let depth = line.bytes().take_while(|byte| *byte == b'>').count();
        let message = line.get(depth..).unwrap_or_default();
        let message = message.strip_prefix(' ').unwrap_or(message);
        let flows = message.ends_with(' ') && message != "-- ";
        let said = if flows && delsp { message.strip_suffix(' ').unwrap_or(message) } else { message };
        match lines.last_mut() {
            Some((above, open, goes_on)) if *goes_on && *above == depth && message != "-- " => {
                open.push_str(said);
                *goes_on = flows;
            }
            _ => lines.push((depth, said.to_owned(), flows)),
        }
    }
    let line = |(depth, message, _): (usize, String, bool)| match depth {
        0 if message == "-- " => message,
        0 => message.trim_end().to_owned(),
        _ => format!("{} {}", ">".repeat(depth), message.trim_end()).trim_end().to_owned(),
    };
    lines.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Removes the armor of an inline signature (RFC 9580 §7); the text remains.
fn without_pgp_armor(text: &str) -> String {
    const SIGNED_MESSAGE_BEGIN: &str = "-----BEGIN PGP SIGNED MESSAGE-----";
    const SIGNATURE_BEGIN: &str = "-----BEGIN PGP SIGNATURE-----";
    const SIGNATURE_END: &str = "-----END PGP SIGNATURE-----";
    let (Some(begins), Some(signed)) = (text.find(SIGNED_MESSAGE_BEGIN), text.find(SIGNATURE_BEGIN)) else {
        return text.to_owned();
    };
    let Some(inside) = text.get(begins + SIGNED_MESSAGE_BEGIN.len()..signed) else { return text.to_owned() };
    let mut lines = inside.lines().skip(1).skip_while(|line| line.starts_with("Hash:")).peekable();
    lines.next_if(|line| line.trim().is_empty());
    let message = lines.map(|line| line.strip_prefix("- ").unwrap_or(line)).collect::<Vec<_>>().join("\n");
    let behind = text.find(SIGNATURE_END).and_then(|ends| text.get(ends + SIGNATURE_END.len()..)).unwrap_or_default();
    // Text outside the signature was also written by the sender.
    [text.get(..begins).unwrap_or_default(), &message, behind]
        .map(str::trim)
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Removes inline files (uuencode) from a text and lists them.
fn without_files(text: &str, left_out: &mut Vec<String>) -> String {
    let mut kept = Vec::new();
    let last_end = text.lines().enumerate().filter(|(_, line)| *line == "end").last().map_or(0, |(number, _)| number);
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        let name = line.strip_prefix("begin ").and_then(|rest| {
            let (mode, name) = rest.split_once(' ')?;
            (mode.len() == 3 && mode.bytes().all(|byte| (b'0'..=b'7').contains(&byte))).then_some(name)
        });
        match name.filter(|_| number < last_end) {
            Some(name) => {
                left_out.push(super::line::one_line(name));
                lines.by_ref().find(|(_, line)| *line == "end");
            }
            None => kept.push(line),
        }
    }
    kept.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_in_the_text_are_left_out() {
        let mut left_out = Vec::new();
        assert_eq!(
            without_files("Yes.\nbegin 644 a.txt\nx\nend\nNo.\nbegin 644 b.txt\nx", &mut left_out),
            "Yes.\nNo.\nbegin 644 b.txt\nx"
        );
        assert_eq!(left_out, ["a.txt"]);
    }

    #[test]
    fn flowed_lines_are_rejoined() {
        assert_eq!(unflowed("One line \nthat goes on.\nNext.\n-- \nRita", false), "One line that goes on.\nNext.\n-- \nRita");
        assert_eq!(unflowed("> quoted \n> on\n and mine \nalso", false), "> quoted on\nand mine also");
        assert_eq!(unflowed("\u{3053}\u{308c} \n\u{306f}", true), "\u{3053}\u{308c}\u{306f}");
    }
}
