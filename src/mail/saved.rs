//! Reads a template from a file, which can be an email that was saved as a file (`.eml`).

use super::flat::hide_inner_messages;
use super::quoted::end_without_signature;
use super::text::content;
use mail_parser::MessageParser;
use urn_registry::i18n::Phrase;
use urn_registry::template::MAX_BYTES;
use urn_registry::template::read::{Unreadable, UploadReading, read_bytes};

/// Reads a file in any format that the library reads, or the text of a saved email without its signature. The notes name what was not read.
///
/// # Errors
/// As [`read_bytes`].
pub fn read_document(bytes: &[u8], name: &str) -> Result<UploadReading, Unreadable> {
    if bytes.len() > MAX_BYTES || !is_email(bytes) {
        return read_bytes(bytes, name);
    }
    let flat = hide_inner_messages(bytes);
    let Some(message) = MessageParser::default().parse(&flat.bytes) else { return read_bytes(bytes, name) };
    let found = content(&message);
    if let Some(reason) = found.closed {
        return Err(Unreadable(reason.to_string()));
    }
    let lines: Vec<&str> = found.text.lines().collect();
    let end = end_without_signature(&lines, lines.len());
    let mut file = read_bytes(lines.get(..end).unwrap_or_default().join("\n").as_bytes(), name)?;
    let mut note = Phrase::new("paste-note-email");
    if !found.left_out.is_empty() {
        note = Phrase::new("paste-note-email-parts").arg("parts", found.left_out.join(", "));
    }
    file.reading.notes.insert(0, note);
    Ok(file)
}

/// Whether a file begins with the header of an email (RFC 5322 §2.2).
fn is_email(bytes: &[u8]) -> bool {
    let mut names = Vec::new();
    for line in bytes.split(|byte| *byte == b'\n').take_while(|line| !line.trim_ascii().is_empty()) {
        if line.starts_with(b" ") || line.starts_with(b"\t") {
            continue;
        }
        let name = line.split(|byte| *byte == b':').next().unwrap_or_default();
        if name.len() == line.len() || !name.iter().all(u8::is_ascii_graphic) {
            return false;
        }
        names.push(name.to_ascii_lowercase());
    }
    let has = |name: &[u8]| names.iter().any(|own| own == name);
    has(b"from") && has(b"subject") && (has(b"date") || has(b"mime-version") || has(b"received") || has(b"message-id"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::template::Field;

    #[test]
    fn template_in_a_saved_email_is_read_without_header_and_signature() {
        let head = "From: Ada <ada@knots.example>\r\nTo: urn@ietf.org\r\nSubject: quipu\r\nMIME-Version: 1.0\r\n";
        let kind = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n";
        let text = "Namespace ID: quipu\r\n\r\nPurpose:\r\n\r\nNames knots =E2=80=93 in the collections of =\r\nmuseums.\r\n\r\n--=20\r\nAda\r\n";
        let plain = format!("{head}{kind}{text}");
        let parts = format!(
            "{head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n{kind}{text}\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\nx\r\n--b--\r\n"
        );
        for (mail, note) in [(plain, "email"), (parts, "a.pdf")] {
            let file = read_document(mail.as_bytes(), "mail.eml").unwrap();
            let template = &file.reading.template;
            assert_eq!(template.text(Field::NamespaceId), "quipu");
            assert_eq!(template.text(Field::Purpose), "Names knots \u{2013} in the collections of museums.");
            assert!(file.reading.unplaced.is_empty(), "{:?}", file.reading.unplaced);
            assert!(file.reading.notes[0].to_string().contains(note), "{:?}", file.reading.notes);
        }
        let draft = "From: is a word\n\nNamespace ID: quipu\n";
        assert_eq!(read_document(draft.as_bytes(), "").unwrap().reading.unplaced.len(), 1, "a text that is not an email");
    }
}
