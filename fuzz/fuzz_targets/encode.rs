//! Encodes any native name: the result is an NSS of a valid URN or an error, and `decode_for_display` never panics.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::urn::Urn;
use urn_registry::urn::encode::{SlashEncoding, nss_from_native, decode_for_display};

fuzz_target!(|name: &str| {
    for slash in [SlashEncoding::Encode, SlashEncoding::Keep] {
        if let Ok(nss) = nss_from_native(name, slash) {
            let text = format!("urn:example:{nss}");
            let urn = Urn::parse(&text).unwrap();
            assert_eq!(urn.nss(), nss);
            if let Some(decode_for_display) = decode_for_display(&nss) {
                assert_eq!(decode_for_display.text, name);
            }
        }
    }
    let _ = decode_for_display(name);
});
