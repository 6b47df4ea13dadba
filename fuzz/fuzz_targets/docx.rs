//! Arbitrary bytes as an upload and as the text of a Word document or an OpenDocument text must be parsed or rejected without a panic.
#![no_main]
use libfuzzer_sys::fuzz_target;
use std::io::Write as _;
use urn_registry::template::read::read_bytes;

fuzz_target!(|bytes: &[u8]| {
    let _ = read_bytes(bytes, "upload.docx");
    for part in ["word/document.xml", "content.xml"] {
        let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default();
        if writer.start_file(part, options).is_ok() && writer.write_all(bytes).is_ok() {
            if let Ok(archive) = writer.finish() {
                let _ = read_bytes(&archive.into_inner(), "upload");
            }
        }
    }
});
