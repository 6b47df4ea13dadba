//! Resolves arbitrary text as a name: every target stays at the origin of its record, and every response can be written.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::resolution::answer::{resolution_json, uri_list};
use urn_registry::resolution::caution::{RegistrationStatements, name_warnings};
use urn_registry::resolution::delegation::Delegations;
use urn_registry::resolution::directory::{Directory, parse_query_directives};
use urn_registry::resolution::template::UriTemplate;
use urn_registry::urn::{SyntaxProfile, Urn};

fuzz_target!(|text: &str| {
    for profile in SyntaxProfile::ALL {
        if let Ok(urn) = Urn::parse_as(text, profile) {
            let wish = parse_query_directives(&urn);
            let choices = Directory::built_in_directory().choices(&urn, wish.service);
            for choice in &choices {
                assert!(choice.target.starts_with(choice.entry.template.origin()));
                assert!(choice.target.bytes().all(|b| b.is_ascii_graphic()));
            }
            assert!(!uri_list(&urn, &choices).is_empty());
            let _ = resolution_json(&urn, None, Directory::built_in_directory(), RegistrationStatements::default());
            let _ = name_warnings(&urn, RegistrationStatements::default());
            let _ = Delegations::built_in_sub_namespaces().sub_namespaces_containing(urn.nid(), urn.nss());
        }
    }
    if let Ok(template) = UriTemplate::parse(text) {
        if let Ok(target) = template.expand(|_| Some("a/é%41 \r\n@//")) {
            assert!(target.starts_with(template.origin()));
        }
    }
});
