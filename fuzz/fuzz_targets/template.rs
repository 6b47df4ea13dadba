//! Reads, writes and checks any text as a template, which must not panic.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::template::checks::{TextKind, check};
use urn_registry::template::read::read;
use urn_registry::template::write::{canonical_template, write};

fuzz_target!(|text: &str| {
    let template = read(text).template;
    let again = canonical_template(&template);
    let _ = write(&again);
    let today = jiff::civil::date(2026, 11, 21);
    for standard in [TextKind::NewFormal, TextKind::Revision { current: Some(&again) }, TextKind::Registered] {
        let _ = check(&template, standard, today);
    }
});
