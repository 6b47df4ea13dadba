//! Arbitrary text as a profile: no panic, a parsed profile survives a round trip, and its rules are evaluated within their budget.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::grammar::Budget;
use urn_registry::profile::{Profile, ProfileSource};
use urn_registry::urn::Urn;
use urn_registry::verdict::{self, NamespaceBook};

fuzz_target!(|text: &str| {
    let Ok(profile) = Profile::from_toml(text) else { return };
    assert_eq!(Profile::from_toml(&profile.to_toml()).unwrap(), profile);
    assert_eq!(Profile::from_stored(&profile.to_json()).unwrap(), profile);
    let mut book = NamespaceBook::from_nids([profile.nid.clone()]);
    let urns: Vec<String> = profile.examples.iter().take(8).map(|example| example.urn.clone()).collect();
    book.set_profile(profile, ProfileSource::Registrant);
    let mut budget = Budget::new(1_000_000);
    for urn in urns.iter().filter_map(|urn| Urn::parse(urn).ok()) {
        let form = verdict::canonical(&urn, &book, &mut budget);
        assert!(Urn::parse(&form).is_ok());
        let _ = verdict::explain(urn.as_str(), &book, &mut budget);
    }
});
