//! Any bytes under every profile: parsing does not panic, and a parsed URN prints exactly as its input.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::urn::{SyntaxProfile, Urn, normal, report::report};

fuzz_target!(|bytes: &[u8]| {
    for profile in SyntaxProfile::ALL {
        match Urn::parse_bytes(bytes, profile) {
            Ok(urn) => {
                assert_eq!(urn.as_str().as_bytes(), bytes);
                let normalized = urn.normalized();
                assert_eq!(Urn::parse_as(&normalized, profile).unwrap().normalized(), normalized);
                assert!(normal::equivalent_in_namespace(&urn, &urn));
            }
            Err(error) => assert!(error.at <= bytes.len() && !error.message().is_empty()),
        }
        let _ = report(bytes, profile, |_| None).is_urn();
    }
});
