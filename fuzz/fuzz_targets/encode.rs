//! Encodes any native name: the result is an NSS of a valid URN or an error, and `shown` never panics.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::urn::Urn;
use urn_registry::urn::encode::{Slash, nss_from_native, shown};

fuzz_target!(|name: &str| {
    for slash in [Slash::Encode, Slash::Keep] {
        if let Ok(nss) = nss_from_native(name, slash) {
            let text = format!("urn:example:{nss}");
            let urn = Urn::parse(&text).unwrap();
            assert_eq!(urn.nss(), nss);
            if let Some(shown) = shown(&nss) {
                assert_eq!(shown.text, name);
            }
        }
    }
    let _ = shown(name);
});
