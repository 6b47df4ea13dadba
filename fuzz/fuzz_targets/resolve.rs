//! Resolves arbitrary text as a name: every target stays at the origin of its record, and every response can be written.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::resolution::answer::{json, uri_list};
use urn_registry::resolution::caution::{Statements, of_name};
use urn_registry::resolution::delegation::Delegations;
use urn_registry::resolution::directory::{Directory, read_directives};
use urn_registry::resolution::template::Template;
use urn_registry::urn::{Profile, Urn};

fuzz_target!(|text: &str| {
    for profile in Profile::ALL {
        if let Ok(urn) = Urn::parse_as(text, profile) {
            let wish = read_directives(&urn);
            let choices = Directory::built_in().choices(&urn, wish.service);
            for choice in &choices {
                assert!(choice.target.starts_with(choice.entry.template.origin()));
                assert!(choice.target.bytes().all(|b| b.is_ascii_graphic()));
            }
            assert!(!uri_list(&urn, &choices).is_empty());
            let _ = json(&urn, None, Directory::built_in(), Statements::default());
            let _ = of_name(&urn, Statements::default());
            let _ = Delegations::built_in().path(urn.nid(), urn.nss());
        }
    }
    if let Ok(template) = Template::parse(text) {
        if let Ok(target) = template.expand(|_| Some("a/é%41 \r\n@//")) {
            assert!(target.starts_with(template.origin()));
        }
    }
});
