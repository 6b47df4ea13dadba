//! Any bytes as the text inside a Word document, and any bytes as an upload: read or refused, within the limits.
#![no_main]
use libfuzzer_sys::fuzz_target;
use nidreg::template::read::read_bytes;
use std::io::Write as _;

fuzz_target!(|bytes: &[u8]| {
    let _ = read_bytes(bytes, "upload.docx");
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    if writer.start_file("word/document.xml", options).is_ok() && writer.write_all(bytes).is_ok() {
        if let Ok(archive) = writer.finish() {
            let _ = read_bytes(&archive.into_inner(), "upload.docx");
        }
    }
});
