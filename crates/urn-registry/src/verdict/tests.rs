//! Checks every example of the catalog, and the equivalence rules on its names.

use super::*;
use crate::grammar::Budget;
use crate::profile::{EquivalenceRule, ProfileSource, catalogue};
use crate::urn::Urn;
use proptest::prelude::*;

fn budget() -> Budget {
    Budget::new(STEPS_PER_NAME_MAX)
}

#[test]
fn every_catalog_example_is_judged_as_its_file_declares() {
    let (mut valid, mut invalid, mut wrong) = (0, 0, Vec::new());
    for profile in catalogue::all() {
        for example in &profile.examples {
            let answer = Urn::parse(&example.urn).map(|urn| judge(&urn, NamespaceBook::builtin(), &mut budget()));
            let passes = answer.as_ref().is_ok_and(|judged| judged.answer == Answer::Yes);
            *(if example.valid { &mut valid } else { &mut invalid }) += 1;
            if passes != example.valid {
                wrong.push(format!("{}: {answer:?} ({:?})", example.urn, example.why));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!((valid, invalid), (432, 391));
}

#[test]
fn every_catalog_namespace_has_usable_rules() {
    for profile in catalogue::all() {
        if let Err(unusable) = Rules::new(profile) {
            panic!("{}: {unusable}", profile.nid);
        }
    }
}

#[test]
fn heading_states_the_validation_result() {
    for (text, heading) in [
        ("urn:isbn:9789510184356", "A valid ISBN name"),
        (
            "urn:isbn:978-951-0-18435-6",
            "Matches the syntax of ISBN. Not tested: whether the hyphens are in the right places (range file of the International ISBN Agency)",
        ),
        ("urn:isbn:978-951-0-18435-7", "A URN, but not a valid ISBN: the check digit should be 6"),
        ("urn:lei:7LTWFZYICNSX8D621K13", "A URN, but not a valid LEI: the check digits should be 86"),
        ("urn:oid:3.2", "A URN, but not a valid OID: the first number should be 0, 1 or 2"),
        ("urn:oid:1.", "A URN, but not a valid OID: the name is incomplete; a digit is expected next"),
        (
            "urn:lex:it:stato:legge:2003-09-21;456",
            "Matches the syntax of lex. Not tested: whether dates are real and jurisdictions are registered (RFC 9676)",
        ),
        (
            "urn:ddi:us.mpc:V321:2",
            "Matches the syntax of DDI. Not tested: the forms of the agency, identifier and version (RFC 9517)",
        ),
        ("urn:isnb:123", "Has the syntax of a URN, but the namespace is not registered. Did you mean isbn?"),
        ("urn:lamps:1", "Has the syntax of a URN, but the namespace is not registered"),
        ("urn:x-lamp:1", "Has the syntax of a URN, but the namespace cannot be registered"),
        ("urn:nbn:zz:uu-1", "A URN, but not a valid NBN: ISO 3166-1 does not assign ZZ to a country"),
        ("urn:nbn:uk-1", "A URN, but not a valid NBN: UK is not an ISO 3166-1 country code"),
        ("urn:urn:x", "Has the syntax of a URN, but \"urn\" is reserved and cannot be used as a namespace ID"),
        (
            "urn:openid:params",
            "Has the syntax of a URN, but the namespace is not registered. It is in use without registration: OpenID specifications",
        ),
        (
            "urn:ean:9780451450524",
            "Has the syntax of a URN, but the namespace is not registered. Such identifiers have URNs in urn:epc, urn:gs1",
        ),
        (
            "urn:imo:9743368",
            "Has the syntax of a URN, but the namespace is not registered. Such identifiers have URNs in urn:mrn",
        ),
        ("urn:bic:DEUTDEFF", "Has the syntax of a URN, but the namespace is not registered"),
        (
            "URN: ISBN: 978\u{2013}0\u{2013}306\u{2013}40615\u{2013}7",
            "Not a URN as written. This is a URN with hyphens instead of dashes, without spaces: urn:isbn:978-0-306-40615-7",
        ),
        ("urn:a b", "Not a URN: a namespace ID can contain only the letters a to z, digits and hyphens"),
        ("hello", "Not a URN: a URN starts with \"urn:\""),
        ("978-951-0-18435-6", "Not a URN, but an ISBN that can be written as a URN: urn:isbn:978-951-0-18435-6"),
        ("978-951-0-18435-7", "Not a URN. This looks like an ISBN, but the check digit should be 6"),
    ] {
        assert_eq!(explain(text, NamespaceBook::builtin(), &mut budget()).heading, heading, "{text}");
    }
}

#[test]
fn fault_reports_its_position_in_the_input() {
    for (text, code, at) in [
        ("URN:ISBN:978-951-0-18435-7", "check-digit", 25),
        ("urn:oid:1.3.x", "syntax", 12),
        ("urn:uuid:f81d4fae", "syntax", 17),
        ("urn:isnb:1", "unregistered", 4),
        ("urn:urn:1", "reserved", 4),
        ("urn:nbn:zz-1", "country", 8),
        ("urn:example:a%FF", "encoding", 13),
    ] {
        let fault = judge(&Urn::parse(text).unwrap(), NamespaceBook::builtin(), &mut budget()).fault.unwrap();
        assert_eq!((fault.code, fault.at), (code, at), "{text}: {}", fault.message);
    }
}

#[test]
fn verdict_is_valid_only_if_every_rule_was_tested() {
    for (text, validity) in [
        ("urn:isbn:0451450523", Validity::Valid),
        ("urn:isbn:978-951-0-18435-6", Validity::NotTested),
        ("urn:epc:id:sgtin:0614141.112345.400", Validity::Valid),
        ("urn:epc:id:sgtin:0614141.1123450.400", Validity::NotTested),
        ("urn:ddi:us.mpc:V321:2", Validity::NotTested),
        ("urn:doi:10.1000/182", Validity::Valid),
        ("urn:doi:10.1000/182(a)", Validity::NotTested),
        ("urn:gs1:01:09506000134352:10:ABC123:17:250101", Validity::Valid),
        ("urn:gs1:01:09506000134352:17:250101:10:ABC123", Validity::NotTested),
        ("urn:gsma:imei:90420156-025763-0", Validity::Valid),
        ("urn:gsma:imei:90420156-025763-5", Validity::Invalid),
        ("urn:dev:mac:0024beffff804ff1", Validity::Valid),
        ("urn:dev:mac:0024be804ff1", Validity::NotTested),
        ("urn:dev:example:new-1", Validity::NotTested),
        ("urn:c2pa:F9168C5E-CEB2-4FAA-B6BF-329BF39FA1E4:acme", Validity::Valid),
        ("urn:c2pa:F9168C5E-CEB2-4FAA-B6BF-329BF39FA1E4:a.b", Validity::NotTested),
        ("urn:nbn:fi-fe1", Validity::Valid),
        ("urn:nbn:zz:uu-1", Validity::Invalid),
        ("urn:isbn:0451450524", Validity::Invalid),
        ("urn:x-lamp:1", Validity::Invalid),
        ("urn:gs1:01:09506000134352:17:250230", Validity::Invalid),
    ] {
        let judged = judge(&Urn::parse(text).unwrap(), NamespaceBook::builtin(), &mut budget());
        assert_eq!(judged.validity, validity, "{text}: {:?}", judged.fault);
        assert_eq!(judged.validity.passes(), judged.answer.passes(), "{text}");
    }
}

#[test]
fn report_suggests_what_the_page_offers() {
    for (text, suggested) in [
        ("urn:imo:9743368", "urn:mrn:imo:imo-number:9743368"),
        ("urn:ean:9780451450524", "urn:gs1:01:09780451450524"),
        ("urn:isnb:0451450523", "urn:isbn:0451450523"),
        ("urn:isbn:080442957x", "urn:isbn:080442957X"),
        ("978-0-306-40615-7", "urn:isbn:978-0-306-40615-7"),
        ("urn:isbn:0451450524", "urn:isbn:0451450523"),
        ("urn:bic:DEUTDEFF", ""),
        // Any of forty values would be right.
        ("urn:oid:1.40", ""),
        ("urn:gs1:01:09506000134352:17:250230", ""),
    ] {
        let mut out = Vec::new();
        let line = crate::urn::lines::Line::Whole(text.as_bytes());
        let book = NamespaceBook::builtin();
        let profile = crate::urn::SyntaxProfile::Rfc8141;
        report::write_line_report(&mut out, line, profile, Some(book), |_| None, &mut budget()).unwrap();
        let found: serde_json::Value = serde_json::from_slice(&out).unwrap();
        assert_eq!(found["suggested"]["urn"].as_str().unwrap_or_default(), suggested, "{text}");
        let offers = explain(text, book, &mut budget()).offers;
        assert_eq!(offers.first().map_or("", String::as_str), suggested, "{text}");
    }
}

#[test]
fn no_heading_contains_the_name_of_a_grammar_rule() {
    let told = explain("urn:iso:std:iso:9001:2015", NamespaceBook::builtin(), &mut budget()).heading.to_string();
    assert!(told.ends_with(": the syntax does not allow \"2015\" here"), "{told}");
    for profile in catalogue::all() {
        let rules = crate::grammar::read(&profile.syntax.abnf).unwrap().grammar;
        let names: Vec<&str> = rules.rules().iter().map(|rule| rule.name.as_str()).filter(|name| name.contains('-')).collect();
        for example in profile.examples.iter().filter(|example| !example.valid) {
            let heading = explain(&example.urn, NamespaceBook::builtin(), &mut budget()).heading.to_string();
            let spoken = heading.split(' ').find(|word| names.contains(&word.trim_matches(',')));
            assert_eq!(spoken, None, "{}: {heading}", example.urn);
        }
    }
}

#[test]
fn other_namespaces_are_offered_only_with_a_valid_name() {
    for (text, offers) in [
        ("urn:rfc:8141", &["urn:ietf:rfc:8141"][..]),
        ("urn:imo:9743368", &["urn:mrn:imo:imo-number:9743368"][..]),
        ("urn:ean:9780451450524", &["urn:gs1:01:09780451450524"][..]),
        ("urn:urn:isbn:0451450523", &["urn:isbn:0451450523"][..]),
        ("urn:isbn:080442957x", &["urn:isbn:080442957X"][..]),
        ("urn:bic:DEUTDEFF", &[][..]),
        ("urn:mei:1", &[][..]),
    ] {
        assert_eq!(explain(text, NamespaceBook::builtin(), &mut budget()).offers, offers, "{text}");
    }
    assert_eq!(explain("isbn 9780306406157", NamespaceBook::builtin(), &mut budget()).offers, ["urn:isbn:9780306406157"]);
}

#[test]
fn notes_report_the_status_of_the_namespace_and_needless_encoding() {
    let mut book = NamespaceBook::from_nids(["isbn", "example"].map(str::to_owned));
    book.set_status("isbn", Status::Obsolete, Some("example".to_owned()));
    let told = |text: &str| verdict(&Urn::parse(text).unwrap(), &book, &mut budget());
    let old = told("urn:isbn:0451450523");
    assert_eq!(
        (old.status, old.replaced_by.as_deref(), old.validity),
        (Some(Status::Obsolete), Some("example"), Validity::Valid)
    );
    assert_eq!(old.notes[0].message, "The namespace isbn is obsolete and replaced by example. Its URNs remain valid.");
    assert!(!surely_valid(b"urn:isbn:0451450523", &book), "the note is not skipped");
    let encoded = told("urn:example:%41bc");
    assert_eq!((encoded.validity, encoded.notes[0].code, encoded.notes[0].at), (Validity::Valid, "needless-encoding", Some(12)));
    assert_eq!(told("urn:doi:1").status, None);
    assert_eq!(told("urn:openid:x").in_use.as_deref(), Some("OpenID specifications"));
}

#[test]
fn urn_is_split_into_labeled_pieces_by_its_namespace_rules() {
    let told = explain("urn:nbn:fi:bib:jvk-123", NamespaceBook::builtin(), &mut budget());
    let pieces: Vec<_> = told.pieces.iter().map(|piece| (piece.name.as_str(), piece.text.as_str(), piece.at)).collect();
    assert!(pieces.contains(&("iso cc", "fi", 8)), "{pieces:?}");
    assert_eq!(told.reading, Some(ProfileSource::Editors));
}

#[test]
fn declared_equivalence_rules_apply_on_top_of_rfc_8141() {
    let same =
        |a: &str, b: &str| equivalent(&Urn::parse(a).unwrap(), &Urn::parse(b).unwrap(), NamespaceBook::builtin(), &mut budget());
    for (a, b, expected) in [
        ("urn:isbn:0-395-36341-1", "URN:ISBN:978-0-395-36341-6", true),
        ("urn:isbn:0-395-36341-2", "urn:isbn:0395363412", false),
        ("urn:issn:1560-1560", "urn:issn:15601560", true),
        ("urn:nbn:FI-fe2010", "urn:nbn:fi-fe2010", true),
        ("urn:nbn:fi-FE2010", "urn:nbn:fi-fe2010", false),
        ("urn:newsml:iptc.org:20001006:NewsMLv1.0:1", "urn:newsml:IPTC.org:20001006:newsmlv1.0:1U", true),
        ("urn:newsml:iptc.org:20001006:NewsMLv1.0:1", "urn:newsml:iptc.org:20001006:NewsMLv1.0:2", false),
        ("urn:gsma:imei:90420156-025763-0;vers=0", "urn:gsma:IMEI:90420156-025763-0", true),
        ("urn:gsma:imei:90420156-025763-0;vers=1", "urn:gsma:imei:90420156-025763-0", false),
        ("urn:doi:10.1000/ABC", "urn:doi:10.1000/a%62c", true),
        ("urn:uuid:F81D4FAE-7dec-11d0-a765-00a0c91e6bf6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", true),
        ("urn:oasis:a", "urn:oasis:A", false),
        ("urn:example:a%2cb", "urn:EXAMPLE:a%2Cb", true),
    ] {
        assert_eq!(same(a, b), expected, "{a} {b}");
    }
}

#[test]
fn canonical_form_is_idempotent_and_a_valid_name() {
    for profile in catalogue::all() {
        for example in profile.examples.iter().filter(|example| example.valid) {
            let urn = Urn::parse(&example.urn).unwrap();
            let form = canonical(&urn, NamespaceBook::builtin(), &mut budget());
            let again = Urn::parse(&form).unwrap();
            assert_eq!(canonical(&again, NamespaceBook::builtin(), &mut budget()), form, "{}", example.urn);
            assert_eq!(judge(&again, NamespaceBook::builtin(), &mut budget()).answer, Answer::Yes, "{} as {form}", example.urn);
        }
    }
}

#[test]
fn bare_identifiers_are_offered_as_valid_urns() {
    let first =
        |text: &str| recognize(text, NamespaceBook::builtin(), &mut budget()).into_iter().next().and_then(BareIdentifier::urn);
    for (text, urn) in [
        ("978-951-0-18435-6", "urn:isbn:978-951-0-18435-6"),
        ("ISBN 0 395 36341 1", "urn:isbn:0-395-36341-1"),
        ("isbn-10: 080442957x", "urn:isbn:080442957X"),
        ("1560-1560", "urn:issn:1560-1560"),
        ("ISSN 15601560", "urn:issn:15601560"),
        ("9771144875007", "urn:issn:1144-875X"),
        ("EAN 9 771144 875007", "urn:issn:1144-875X"),
        ("GTIN 9780451450524", "urn:isbn:9780451450524"),
        ("{F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6}", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        ("f81d4fae7dec11d0a76500a0c91e6bf6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        ("doi:10.1000/456#789", "urn:doi:10.1000/456%23789"),
        ("10.1000/182", "urn:doi:10.1000/182"),
        ("https://dx.doi.org/10.1000/456%23789", "urn:doi:10.1000/456%23789"),
        ("1.3.6.1.4.1", "urn:oid:1.3.6.1.4.1"),
        ("OID 2.999", "urn:oid:2.999"),
        ("7LTWFZYICNSX8D621K86", "urn:lei:7LTWFZYICNSX8D621K86"),
        ("ISO 9001:2015", "urn:iso:std:iso:9001"),
        ("ISO/IEC 27001", "urn:iso:std:iso-iec:27001"),
        ("ISO 8601-1", "urn:iso:std:iso:8601:-1"),
        ("RFC 8141", "urn:ietf:rfc:8141"),
        ("ISNI 0000 0001 2124 1960", "urn:isni:0000000121241960"),
        ("EIC 10X1001A1001A450", "urn:eic:10X1001A1001A450"),
        ("https://urn.fi/URN:NBN:fi-fe201003181510", "urn:nbn:fi-fe201003181510"),
        ("https://www.rfc-editor.org/rfc/rfc8141.html", "urn:ietf:rfc:8141"),
        ("https://isni.org/isni/0000000121241960", "urn:isni:0000000121241960"),
        ("https://orcid.org/0000-0002-1825-0097", "urn:isni:0000000218250097"),
        ("https://tools.ietf.org/html/rfc3986#section-2", "urn:ietf:rfc:3986"),
        ("http://www.oid-info.com/get/2.5.4.3", "urn:oid:2.5.4.3"),
        ("rfc2141", "urn:ietf:rfc:2141"),
        ("BCP-14", "urn:ietf:bcp:14"),
        ("STD 66", "urn:ietf:std:66"),
        ("IEC 61131-3", "urn:iso:std:iec:61131:-3"),
        ("10YDE-VE-------2", "urn:eic:10YDE-VE-------2"),
        (" urn:isbn:9780306406157\t", "urn:isbn:9780306406157"),
        ("urn%3Aisbn%3A9780306406157", "urn:isbn:9780306406157"),
    ] {
        assert_eq!(first(text).as_deref(), Some(urn), "{text}");
    }
    for text in [
        "", "hello world", "192.168.0.1", "2026-11-21", "1.2.3", "+358 40 1234567", "https://example.org/", "12345678",
        "urn:isbn:9780306406157 x", "rfc", "std-x",
    ] {
        assert_eq!(recognize(text, NamespaceBook::builtin(), &mut budget()), [], "{text}");
    }
}

#[test]
fn stored_profile_replaces_the_built_in_profile() {
    let mut profile = catalogue::get("oid").unwrap().clone();
    profile.syntax.abnf = "oid-nss = \"x\"".into();
    profile.syntax.check = None;
    let mut book = NamespaceBook::from_nids(["oid".to_owned()]);
    book.set_profile(profile, ProfileSource::Registrant);
    let answer = |text: &str| judge(&Urn::parse(text).unwrap(), &book, &mut budget()).answer;
    assert_eq!(answer("urn:oid:x"), Answer::Yes);
    assert_eq!(answer("urn:oid:1.3"), Answer::No);
    assert_eq!(answer("urn:isbn:0451450523"), Answer::Unregistered);
    assert_eq!(book.profile("OID").unwrap().1, ProfileSource::Registrant);
}

#[test]
fn unusable_rules_report_the_reason() {
    let mut profile = catalogue::get("oid").unwrap().clone();
    profile.syntax.equivalence = vec![EquivalenceRule::IgnoreCaseOf("nowhere".into())];
    assert!(Rules::new(&profile).unwrap_err().to_string().contains("nowhere"));
    profile.syntax.equivalence.clear();
    profile.syntax.start = "nothing".into();
    assert!(Rules::new(&profile).unwrap_err().to_string().contains("nothing"));
}

#[test]
fn generated_sample_names_pass_validation() {
    for profile in catalogue::all() {
        let rules = NamespaceBook::builtin().rules(&profile.nid).unwrap();
        let names = rules.samples(5, 8141, &mut Budget::new(20_000_000));
        assert!(!names.is_empty(), "{}", profile.nid);
        for nss in names {
            let urn = format!("urn:{}:{nss}", profile.nid);
            let judged = judge(&Urn::parse(&urn).unwrap(), NamespaceBook::builtin(), &mut budget());
            assert_eq!(judged.answer, Answer::Yes, "{urn}: {:?}", judged.fault);
        }
    }
}

#[test]
fn exhausted_budget_leaves_a_name_undecided() {
    let urn = Urn::parse("urn:oid:1.3.6.1").unwrap();
    let judged = judge(&urn, NamespaceBook::builtin(), &mut Budget::new(0));
    assert_eq!(judged.answer, Answer::Undecided);
}

proptest! {
    // RFC 8141 §3.1, last paragraph: namespace rules only add equivalences.
    #[test]
    fn urns_equivalent_by_rfc_8141_remain_equivalent(index in 0_usize..432, upper in any::<u64>()) {
        let valid: Vec<&str> = catalogue::all().flat_map(|p| &p.examples).filter(|e| e.valid).map(|e| e.urn.as_str()).collect();
        let text = valid[index % valid.len()];
        let urn = Urn::parse(text).unwrap();
        // Scheme, NID and hexadecimal digits in random case.
        let at = urn.nid().len() + 5;
        let mut encoded = 0;
        let other: String = text.char_indices().map(|(i, c)| {
            let free = i < at || encoded > 0;
            encoded = if c == '%' { 2 } else { encoded.max(1) - 1 };
            match (free, upper >> (i % 64) & 1) {
                (true, 1) => c.to_ascii_uppercase(),
                (true, _) => c.to_ascii_lowercase(),
                _ => c,
            }
        }).collect();
        let other = Urn::parse(&other).unwrap();
        prop_assert_eq!(urn, other);
        prop_assert!(equivalent(&urn, &other, NamespaceBook::builtin(), &mut budget()));
        prop_assert_eq!(canonical(&urn, NamespaceBook::builtin(), &mut budget()), canonical(&other, NamespaceBook::builtin(), &mut budget()));
    }

    #[test]
    fn any_input_gets_a_heading_and_only_valid_suggestions(text in "[ -~]{0,40}|urn:[a-z0-9-]{2,8}:[!-~]{0,30}|(isbn|issn|doi|iso|oid|lei|rfc) ?[ -~]{0,20}") {
        let told = explain(&text, NamespaceBook::builtin(), &mut budget());
        prop_assert!(!told.heading.is_empty());
        for offer in told.offers {
            prop_assert_eq!(judge(&Urn::parse(&offer).unwrap(), NamespaceBook::builtin(), &mut budget()).answer, Answer::Yes);
        }
    }
}
