//! For any text, every URN found is at the reported position, in order, without overlap.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::urn::{SyntaxProfile, find::find_as};

fuzz_target!(|text: &str| {
    for profile in SyntaxProfile::ALL {
        let mut end = 0;
        for found in find_as(text, profile) {
            assert!(found.at >= end);
            end = found.at + found.urn.as_str().len();
            assert_eq!(&text[found.at..end], found.urn.as_str());
        }
    }
});
