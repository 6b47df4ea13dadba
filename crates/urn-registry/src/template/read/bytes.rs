//! Reads files: Word, `OpenDocument`, HTML, and plain text in the common encodings.

use super::reading::{Reading, Unreadable};
use super::text::{read_document_lines, read_submitted};
use crate::i18n::Phrase;
use crate::template::document::unfold_archive;
use crate::template::{MAX_BYTES, MAX_LINES};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;

/// The result of reading a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UploadReading {
    /// The parse result; its notes state how the bytes were decoded.
    pub reading: Reading,
    /// The text as UTF-8, for display and resubmission; for a Word document, its lines.
    pub text: String,
}

/// The maximum size of an upload, in bytes: a Word document with pictures is larger than its text.
pub const UPLOAD_MAX: usize = 8 * 1024 * 1024;

/// Reads an uploaded file. Only the extension of `name` is used, if the bytes are ambiguous; no file with this name is opened.
///
/// # Errors
/// [`Unreadable`]: larger than [`UPLOAD_MAX`], a text larger than [`MAX_BYTES`] or [`MAX_LINES`], another format such as PDF, or not text.
///
/// ```
/// use urn_registry::template::{Field, read::read_bytes};
/// let file = read_bytes(b"Namespace ID: lamp\n\nPurpose: Caf\xe9 lamps\n", "lamp.txt").unwrap();
/// assert_eq!(file.reading.template.text(Field::Purpose), "Caf\u{e9} lamps");
/// assert!(file.reading.notes.iter().any(|note| note.to_string().contains("Latin-1")));
/// ```
pub fn read_bytes(bytes: &[u8], name: &str) -> Result<UploadReading, Unreadable> {
    if bytes.len() > UPLOAD_MAX {
        return Err(Unreadable(format!(
            "The file is larger than {} MiB. Remove pictures: a registration contains only text",
            UPLOAD_MAX >> 20
        )));
    }
    if bytes.starts_with(b"PK\x03\x04") {
        let unfolded = unfold_archive(bytes).map_err(Unreadable)?;
        if unfolded.lines.iter().map(String::len).sum::<usize>() > MAX_BYTES {
            return Err(text_too_long_error());
        }
        let text = unfolded.lines.join("\n");
        return Ok(UploadReading { reading: read_document_lines(unfolded, MAX_LINES)?, text });
    }
    if let Some(way_out) = unsupported_format_hint(bytes, name) {
        return Err(Unreadable(way_out.to_owned()));
    }
    let (text, note) = decode(bytes)?;
    if text.len() > MAX_BYTES {
        return Err(text_too_long_error());
    }
    let mut reading = read_submitted(&text)?;
    reading.notes.extend(note);
    Ok(UploadReading { reading, text })
}

fn text_too_long_error() -> Unreadable {
    Unreadable(format!("The text is larger than {} MiB, which is too long for a registration", MAX_BYTES >> 20))
}

/// Formats that are recognized but not supported, with a solution.
fn unsupported_format_hint(bytes: &[u8], name: &str) -> Option<&'static str> {
    let ending = name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    if bytes.starts_with(b"%PDF") || (ending == "pdf" && !bytes.is_ascii()) {
        Some("Paragraphs cannot be read reliably from a PDF. Save the original document as .docx, HTML or plain text")
    } else if bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        Some("This is an older Word document (.doc). Open it and save it as .docx or as plain text (UTF-8)")
    } else if bytes.starts_with(b"{\\rtf") {
        Some("This is Rich Text (.rtf). Open it and save it as .docx or as plain text (UTF-8)")
    } else {
        None
    }
}

/// Decodes the bytes, and states the encoding if it was not UTF-8.
fn decode(bytes: &[u8]) -> Result<(String, Option<Phrase>), Unreadable> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes)
        && encoding != UTF_8
    {
        return Ok((decode_with(encoding, bytes), Some(Phrase::new("paste-note-utf-16"))));
    }
    // Tested before UTF-8: English in UTF-16 is also valid UTF-8, with a NUL next to each letter.
    if let Some(encoding) = detect_utf16_without_bom(bytes) {
        return Ok((decode_with(encoding, bytes), Some(Phrase::new("paste-note-utf-16-unmarked"))));
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return if is_binary(text) { Err(not_text_error()) } else { Ok((text.to_owned(), None)) };
    }
    if let Some(encoding) = declared_encoding(bytes) {
        let text = decode_with(encoding, bytes);
        let note = Phrase::new("paste-note-encoding").arg("encoding", encoding.name());
        return if is_binary(&text) { Err(not_text_error()) } else { Ok((text, Some(note))) };
    }
    let (good, bad) = count_utf8_sequences(bytes);
    if good > bad {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let note = Phrase::new("paste-note-lost").arg("count", bad);
        return if is_binary(&text) { Err(not_text_error()) } else { Ok((text, Some(note))) };
    }
    let text = decode_with(WINDOWS_1252, bytes);
    if is_binary(&text) {
        return Err(not_text_error());
    }
    let latin = bytes.iter().all(|b| !(0x80..=0x9f).contains(b));
    let called = if latin { "ISO 8859-1 (Latin-1)" } else { "Windows-1252" };
    Ok((text, Some(Phrase::new("paste-note-latin").arg("encoding", called))))
}

fn not_text_error() -> Unreadable {
    Unreadable("The file is not a text file. Save the document as .docx, HTML or plain text (UTF-8)".to_owned())
}

fn decode_with(encoding: &'static Encoding, bytes: &[u8]) -> String {
    let (text, _) = encoding.decode_with_bom_removal(bytes);
    match text {
        Cow::Borrowed(text) => text.to_owned(),
        Cow::Owned(text) => text,
    }
}

/// In European text in UTF-16, half of the bytes are zero, all in the same position of each pair.
fn detect_utf16_without_bom(bytes: &[u8]) -> Option<&'static Encoding> {
    let pairs = bytes.len() / 2;
    let zeros = |side: usize| bytes.iter().skip(side).step_by(2).filter(|b| **b == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    if pairs < 8 {
        None
    } else if odd * 10 > pairs * 7 && even * 10 < pairs {
        Some(UTF_16LE)
    } else if even * 10 > pairs * 7 && odd * 10 < pairs {
        Some(UTF_16BE)
    } else {
        None
    }
}

/// The declared encoding of a page or an XML document: `charset=` in HTML, `encoding=` in XML. UTF-8 and UTF-16 are detected from
/// the bytes.
fn declared_encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    const HEAD_BYTES: usize = 1024;
    let head = String::from_utf8_lossy(bytes.get(..HEAD_BYTES).unwrap_or(bytes)).to_ascii_lowercase();
    let named = ["charset=", "encoding="].into_iter().find_map(|name| head.split_once(name))?.1;
    let label = named.trim_start_matches(['"', '\'']).split(['"', '\'', ' ', ';', '>', '/', '?']).next()?;
    let encoding = Encoding::for_label(label.as_bytes())?;
    (head.trim_start().starts_with('<') && ![UTF_8, UTF_16LE, UTF_16BE].contains(&encoding)).then_some(encoding)
}

/// The number of valid multi-byte UTF-8 sequences, and the number of invalid positions.
fn count_utf8_sequences(bytes: &[u8]) -> (usize, usize) {
    let (mut good, mut bad) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    (good, bad)
}

/// Whether the file is binary: more than 2 % of its characters do not occur in text, and more than can result from typing mistakes. The
/// checks report such characters in short texts.
fn is_binary(text: &str) -> bool {
    const TYPING_MISTAKES_MAX: usize = 4;
    let strange = text.chars().filter(|c| c.is_control() && !matches!(c, '\n' | '\r' | '\t' | '\u{c}' | '\u{1b}')).count();
    strange > TYPING_MISTAKES_MAX && strange * 50 > text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::Field;
    use std::io::Write as _;

    const TEXT: &str = "Namespace ID: lamp\r\n\r\nPurpose: Caf\u{e9} \u{201c}lamps\u{201d}\r\n";

    /// A Word document with these paragraphs, each with the XML of its properties.
    fn docx(paragraphs: &[(&str, &str)]) -> Vec<u8> {
        let paragraph = |(properties, text): &(&str, &str)| {
            format!("<w:p><w:pPr>{properties}</w:pPr><w:r><w:t xml:space=\"preserve\">{text}</w:t></w:r></w:p>")
        };
        let body = paragraphs.iter().map(paragraph).collect::<Vec<_>>().concat();
        archive("word/document.xml", &format!("<w:document xmlns:w=\"w\"><w:body>{body}</w:body></w:document>"))
    }

    fn archive(name: &str, content: &str) -> Vec<u8> {
        let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        writer.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(content.as_bytes()).unwrap();
        writer.finish().unwrap().into_inner()
    }

    #[test]
    fn open_document_text_is_read() {
        let content = "<o:document-content xmlns:o=\"o\" xmlns:text=\"t\" xmlns:xlink=\"x\"><o:body><o:text>\
            <text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>\
            <text:h text:outline-level=\"2\">Namespace ID</text:h><text:p>lamp</text:p><text:h text:outline-level=\"2\">Purpose</text:h>\
            <text:p>Lamps &amp;<text:s text:c=\"2\"/><text:span>lights</text:span><o:annotation><text:p>Bob?</text:p></o:annotation>, see \
            <text:a xlink:href=\"https://lamp.example/\">the book</text:a>.</text:p>\
            <text:list><text:list-item><text:p>one</text:p></text:list-item></text:list></o:text></o:body></o:document-content>";
        let file = read_bytes(&archive("content.xml", content), "lamp.odt").unwrap();
        assert_eq!(file.reading.template.text(Field::NamespaceId), "lamp");
        assert_eq!(file.reading.template.text(Field::Purpose), "Lamps & lights, see the book <https://lamp.example/>.\n\no  one");
        assert!(file.reading.notes[0].to_string().contains("OpenDocument"), "{:?}", file.reading.notes);
        // A hidden element without an end.
        let open = content.replace("<text:p>Bob?</text:p></o:annotation>", "");
        assert_eq!(
            read_bytes(&archive("content.xml", &open), "lamp.odt").unwrap().reading.template.text(Field::NamespaceId),
            "lamp"
        );
    }

    #[test]
    fn common_text_encodings_are_decoded_with_a_note() {
        let utf16 = |big: bool, mark: bool| -> Vec<u8> {
            let units = mark.then_some(0xfeff).into_iter().chain(TEXT.encode_utf16());
            units.flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
        };
        let (windows, _, _) = WINDOWS_1252.encode(TEXT);
        let files: [(Vec<u8>, &str); 6] = [
            (TEXT.as_bytes().to_vec(), ""),
            (utf16(false, true), "UTF-16 and"),
            (utf16(true, true), "UTF-16 and"),
            (utf16(false, false), "UTF-16 without"),
            (utf16(true, false), "UTF-16 without"),
            (windows.into_owned(), "Windows-1252"),
        ];
        for (bytes, note) in files {
            let reading = read_bytes(&bytes, "lamp.txt").unwrap().reading;
            assert_eq!(reading.template.text(Field::Purpose), "Caf\u{e9} \u{201c}lamps\u{201d}", "{note}");
            assert!(
                note.is_empty() || reading.notes.iter().any(|own| own.to_string().contains(note)),
                "{note}: {:?}",
                reading.notes
            );
        }
        // A single invalid byte in a UTF-8 text is shown at its position.
        let broken = [TEXT.as_bytes(), b"Syntax: a\xffb\n"].concat();
        let file = read_bytes(&broken, "").unwrap();
        assert_eq!(file.reading.template.text(Field::Syntax), "a\u{fffd}b");
        assert!(file.reading.template.text(Field::Purpose).contains('\u{e9}'));
    }

    #[test]
    fn word_document_is_read_with_headings_lists_and_rules() {
        let bytes = docx(&[
            ("", "Namespace ID: lamp"),
            ("<w:pStyle w:val=\"Heading2\"/>", "Purpose"),
            ("", "To name the lamps of a harbour, so that those who light them and those who look for them mean the same."),
            ("<w:numPr/>", "one"),
            ("", "Syntax:"),
            ("", "lamp-urn = &quot;urn:lamp:&quot; number"),
            ("", "number = 1*DIGIT"),
        ]);
        let file = read_bytes(&bytes, "lamp.docx").unwrap();
        let text = |field| file.reading.template.text(field);
        assert_eq!(file.reading.template.nid().unwrap().as_str(), "lamp");
        assert!(
            text(Field::Purpose).starts_with("To name") && text(Field::Purpose).ends_with("\no  one"),
            "{}",
            text(Field::Purpose)
        );
        assert_eq!(text(Field::Syntax), "lamp-urn = \"urn:lamp:\" number\nnumber = 1*DIGIT");
        assert!(file.reading.notes[0].to_string().starts_with("Read as a Word document"));
    }

    #[test]
    fn table_cells_of_a_word_document_keep_their_lines() {
        let paragraph = |text: &str| format!("<w:p><w:r><w:t>{text}</w:t></w:r></w:p>");
        let item = |text: &str| format!("<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>");
        let row = |cells: &[String]| {
            let cells: String = cells.iter().map(|cell| format!("<w:tc>{cell}</w:tc>")).collect::<Vec<_>>().concat();
            format!("<w:tr>{cells}</w:tr>")
        };
        let rows = [
            row(&[paragraph("Namespace ID"), paragraph("lamp")]),
            row(&[paragraph("Syntax"), paragraph("a = b") + &paragraph("b = c")]),
            row(&[paragraph("Assignment"), paragraph("By:") + &item("us") + &item("them")]),
            row(&[paragraph("Purpose"), paragraph("To light.")]),
        ]
        .concat();
        let codes = row(&[paragraph("A"), paragraph("one") + &paragraph("two"), paragraph("x")]);
        let body = format!("<w:tbl>{rows}</w:tbl><w:tbl>{codes}</w:tbl>");
        let bytes = archive("word/document.xml", &format!("<w:document xmlns:w=\"w\"><w:body>{body}</w:body></w:document>"));
        let reading = read_bytes(&bytes, "lamp.docx").unwrap().reading;
        let text = |field| reading.template.text(field);
        assert_eq!(text(Field::Syntax), "a = b\nb = c");
        assert_eq!(text(Field::Assignment), "By:\no  us\no  them");
        assert!(text(Field::Purpose).contains("A   one   x\n    two"), "{}", text(Field::Purpose));
    }

    #[test]
    fn zip_bomb_is_rejected() {
        let bomb = archive("word/document.xml", &" ".repeat(20 * 1024 * 1024));
        assert!(bomb.len() < 64 * 1024);
        assert!(read_bytes(&bomb, "").unwrap_err().0.contains("16 MiB"));
        assert!(read_bytes(&archive("a.txt", "a"), "").unwrap_err().0.contains("without the text"));
        assert!(read_bytes(b"PK\x03\x04 nothing", "").unwrap_err().0.contains("cannot be read"));
    }

    /// Regression test: one megabyte of one-letter lines took 430 MB, a Word document of thirty kilobytes 245.
    #[test]
    fn too_many_lines_are_rejected_in_every_file_format() {
        let head = "Namespace ID: lamp\n\nPurpose: P\n";
        let paragraphs = |number: usize| docx(&vec![("", "x"); number]);
        let page = |number: usize| format!("<html><body>{}</body></html>", "<p>x".repeat(number)).into_bytes();
        let text = |number: usize, end: &str| [head, &format!("x{end}").repeat(number)].concat().into_bytes();
        for bytes in [
            paragraphs(MAX_LINES + 1),
            page(MAX_LINES + 1),
            text(MAX_LINES, "\n"),
            text(MAX_LINES, "\r"),
            text(MAX_LINES, "\u{c}"),
        ] {
            let refused = read_bytes(&bytes, "").unwrap_err().0;
            assert_eq!(refused, "The text has more than 20000 lines; no registration is that long");
        }
        for bytes in [paragraphs(MAX_LINES / 3), page(MAX_LINES / 3), text(MAX_LINES / 2, "\n")] {
            assert!(read_bytes(&bytes, "").is_ok());
        }
    }

    #[test]
    fn unsupported_file_formats_are_rejected_with_advice() {
        assert!(read_bytes(b"%PDF-1.7 \xe2\xe3", "a.pdf").unwrap_err().0.contains("Save the original document"));
        assert!(read_bytes(b"{\\rtf1 a}", "a.rtf").unwrap_err().0.contains(".rtf"));
        assert!(read_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1", "a.doc").unwrap_err().0.contains("older Word"));
        assert!(read_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\x01\0\x08\x06\0\0\0", "a.png").is_err());
    }

    #[test]
    fn utf_16_without_a_byte_order_mark_is_detected() {
        let text = "Namespace ID: lamp\n\nPurpose: Lamps\n";
        for big in [false, true] {
            let unit = |unit: u16| if big { unit.to_be_bytes() } else { unit.to_le_bytes() };
            let bytes: Vec<u8> = text.encode_utf16().flat_map(unit).collect();
            let reading = read_bytes(&bytes, "lamp.txt").unwrap().reading;
            assert_eq!(reading.template.text(Field::Purpose), "Lamps", "{big}");
            assert!(reading.notes.iter().any(|note| note.to_string().contains("UTF-16 without")), "{:?}", reading.notes);
        }
    }

    #[test]
    fn short_text_with_a_few_control_characters_is_accepted() {
        let reading = read_bytes(b"Namespace ID: lamp\n\nPurpose: a\x07b \x01c\n", "").unwrap().reading;
        assert_eq!(reading.template.text(Field::Purpose), "a\u{7}b \u{1}c");
        assert!(read_bytes(b"\x01\x02\x03\x04\x05 Namespace ID: lamp\n", "").is_err());
    }

    #[test]
    fn declared_encoding_applies_only_if_the_bytes_are_not_utf_8() {
        let page = b"<html><head><meta charset=\"iso-8859-2\"></head><body><p>Namespace ID: lamp</p><p>Purpose: \xa3\xf3d\xbc</p></body></html>";
        let reading = read_bytes(page, "a.html").unwrap().reading;
        assert_eq!(reading.template.text(Field::Purpose), "\u{141}\u{f3}d\u{17a}");
        assert!(reading.notes.iter().any(|note| note.to_string().contains("ISO-8859-2")), "{:?}", reading.notes);
        let xml = b"<?xml version='1.0' encoding='koi8-r'?><rfc><section title='T'><t>Namespace ID: lamp</t><t>Purpose: \xcd\xc9\xd2</t></section></rfc>";
        assert_eq!(read_bytes(xml, "a.xml").unwrap().reading.template.text(Field::Purpose), "\u{43c}\u{438}\u{440}");
        // A declaration that does not match the actual encoding.
        let stale =
            "<html><head><meta charset=iso-8859-2></head><body><p>Namespace ID: lamp</p><p>Purpose: \u{e9}</p></body></html>";
        assert_eq!(read_bytes(stale.as_bytes(), "").unwrap().reading.template.text(Field::Purpose), "\u{e9}");
    }

    /// A Word document with this body and these other parts.
    fn word(body: &str, parts: &[(&str, &str)]) -> String {
        let document = format!("<w:document xmlns:w=\"w\"><w:body>{body}</w:body></w:document>");
        let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        for (name, content) in [("word/document.xml", document.as_str())].iter().chain(parts) {
            writer.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
            writer.write_all(content.as_bytes()).unwrap();
        }
        let bytes = writer.finish().unwrap().into_inner();
        read_bytes(&bytes, "lamp.docx").unwrap().reading.template.text(Field::Purpose).to_owned()
    }

    const HEAD: &str = "<w:p><w:r><w:t>Namespace ID: lamp</w:t></w:r></w:p><w:p><w:r><w:t>Purpose: P</w:t></w:r></w:p>";

    #[test]
    fn word_lists_preserve_their_numbers_and_levels() {
        let item = |number: &str, level: usize, text: &str| {
            format!(
                "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"{level}\"/><w:numId w:val=\"{number}\"/></w:numPr></w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>"
            )
        };
        let numbering = "<w:numbering><w:abstractNum w:abstractNumId=\"0\"><w:lvl w:ilvl=\"0\"><w:start w:val=\"1\"/>\
            <w:numFmt w:val=\"decimal\"/><w:lvlText w:val=\"%1.\"/></w:lvl><w:lvl w:ilvl=\"1\"><w:start w:val=\"1\"/>\
            <w:numFmt w:val=\"lowerLetter\"/><w:lvlText w:val=\"%2)\"/></w:lvl></w:abstractNum>\
            <w:abstractNum w:abstractNumId=\"1\"><w:lvl w:ilvl=\"0\"><w:numFmt w:val=\"bullet\"/><w:lvlText w:val=\"x\"/></w:lvl></w:abstractNum>\
            <w:num w:numId=\"5\"><w:abstractNumId w:val=\"0\"/></w:num><w:num w:numId=\"6\"><w:abstractNumId w:val=\"1\"/></w:num></w:numbering>";
        let long = "and this one goes on for longer than a line of a registration may be, which would be told to its sender";
        let body = [
            HEAD.to_owned(),
            item("5", 0, "one"),
            item("5", 1, "in"),
            item("5", 1, long),
            item("5", 0, "see step 1"),
            item("5", 1, "again"),
            item("6", 0, "dot"),
        ];
        assert_eq!(
            word(&body.concat(), &[("word/numbering.xml", numbering)]),
            "P\n1. one\n   a) in\n\n   b) and this one goes on for longer than a line of a registration\n      may be, which would be told to its \
            sender\n2. see step 1\n   a) again\no  dot"
        );
    }

    #[test]
    fn word_styles_apply_their_lists_and_headings_to_paragraphs() {
        let styled = |style: &str, text: &str| {
            format!("<w:p><w:pPr><w:pStyle w:val=\"{style}\"/></w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>")
        };
        let styles = "<w:styles><w:style w:styleId=\"Numeros\"><w:name w:val=\"List Number\"/><w:pPr><w:numPr><w:numId w:val=\"5\"/></w:numPr></w:pPr></w:style>\
            <w:style w:styleId=\"Eigene\"><w:basedOn w:val=\"Numeros\"/><w:pPr><w:numPr><w:ilvl w:val=\"1\"/></w:numPr></w:pPr></w:style>\
            <w:style w:styleId=\"Otsikko2\"><w:name w:val=\"heading 2\"/></w:style>\
            <w:style w:styleId=\"Loop\"><w:basedOn w:val=\"Loop\"/></w:style></w:styles>";
        let numbering = "<w:numbering><w:abstractNum w:abstractNumId=\"0\"><w:lvl w:ilvl=\"0\"><w:numFmt w:val=\"decimal\"/>\
            <w:lvlText w:val=\"%1.\"/></w:lvl><w:lvl w:ilvl=\"1\"><w:numFmt w:val=\"lowerLetter\"/><w:lvlText w:val=\"%2)\"/></w:lvl>\
            </w:abstractNum><w:num w:numId=\"5\"><w:abstractNumId w:val=\"0\"/></w:num></w:numbering>";
        let out = "<w:p><w:pPr><w:pStyle w:val=\"Numeros\"/><w:numPr><w:numId w:val=\"0\"/></w:numPr></w:pPr><w:r><w:t>out</w:t></w:r></w:p>";
        let body = [
            HEAD,
            &styled("Numeros", "one"),
            &styled("Eigene", "in"),
            &styled("Numeros", "two"),
            out,
            &styled("Loop", "plain"),
            &styled("Otsikko2", "Syntax"),
            &styled("", "a = b"),
        ];
        let parts = [("word/numbering.xml", numbering), ("word/styles.xml", styles)];
        assert_eq!(word(&body.concat(), &parts), "P\n1. one\n   a) in\n2. two\nout\nplain");
    }

    #[test]
    fn hidden_text_in_a_word_document_is_omitted() {
        let hidden = "<w:p><w:r><w:t>seen</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t> not seen</w:t></w:r>\
            <w:r><w:rPr><w:vanish w:val=\"0\"/></w:rPr><w:t> again</w:t></w:r></w:p>";
        assert_eq!(word(&[HEAD, hidden].concat(), &[]), "P\nseen again");
    }

    #[test]
    fn word_fallback_content_is_read_once_and_links_include_their_url() {
        let run = |text: &str| format!("<w:r><w:t>{text}</w:t></w:r>");
        let twice = format!(
            "<w:p><mc:AlternateContent><mc:Choice><w:r><w:t>boxed</w:t></w:r></mc:Choice><mc:Fallback><w:p>{0}</w:p>{0}</mc:Fallback></mc:AlternateContent></w:p>",
            run("boxed")
        );
        assert_eq!(word(&[HEAD, &twice].concat(), &[]), "P\nboxed");
        let link = format!("<w:p><w:hyperlink r:id=\"r7\">{}</w:hyperlink>{}</w:p>", run("The rules"), run("."));
        let rels = "<Relationships><Relationship Id=\"r7\" Target=\"https://lamp.example/charts\" TargetMode=\"External\"/></Relationships>";
        assert_eq!(
            word(&[HEAD, &link].concat(), &[("word/_rels/document.xml.rels", rels)]),
            "P\nThe rules <https://lamp.example/charts>."
        );
    }
}
