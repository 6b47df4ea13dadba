//! Reads any text as a web page without panicking; the resulting template is unchanged after it is written and read again.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::template::read::read;
use urn_registry::template::write::write;

fuzz_target!(|text: &str| {
    let page = ["<!DOCTYPE html><html><body>", text].concat();
    let written = write(&read(&page).template);
    assert_eq!(write(&read(&written).template), written);
});
