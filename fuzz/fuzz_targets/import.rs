//! Arbitrary text as IANA's XML, whole or inside a registry: it is read or rejected, and what was read survives a round trip.
//! Arbitrary bytes as an upload.
#![no_main]
use libfuzzer_sys::fuzz_target;
use nidreg::registry::formats::xml::{read, write};
use nidreg::registry::import::archive::Sent;
use nidreg::registry::import::{check, mirror};

fn around(text: &str) {
    let Ok(mut document) = read(text) else { return };
    let written = write(&document);
    // Unreadable content is reported by the first read only; what was read is preserved.
    let again = read(&written).expect("what was written can be read");
    // XML cannot represent some characters: U+FFFD is written instead. An import sets such records aside before it writes.
    if !written.contains('\u{fffd}') {
        assert_eq!((&again.formal, &again.informal), (&document.formal, &document.informal));
    }
    assert_eq!(write(&again), written);
    let today = jiff::civil::date(2031, 4, 9);
    check::set_implausible_aside(&mut document, today);
    let _ = check::refuse(&document, None, today);
}

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    around(&text);
    let table = |id: u8, inside: &str| format!("<registry id=\"urn-namespaces-{id}\"><title>T</title>{inside}</registry>");
    let list = |first: &str, second: &str| {
        format!("<registry id=\"urn-namespaces\"><updated>2020-01-01</updated>{}{}<people/></registry>", table(1, first), table(2, second))
    };
    around(&list(&text, ""));
    around(&list(&format!("<record>{text}</record>"), &format!("<record><name>urn-1</name>{text}</record>")));
    let files = [("list.xml".to_owned(), bytes.to_vec())];
    if let Ok(sent) = Sent::open(&files)
        && let Ok(layout) = mirror::layout(&sent, "upload")
    {
        let _ = mirror::incoming(&sent, layout, None);
    }
});
