//! Arbitrary bytes as an upload and as the text of a Word document must be parsed or rejected without a panic.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::template::read::read_bytes;
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
