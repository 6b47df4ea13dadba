//! Properties of URN parsing that hold for every string, and a slow and simple second parser written directly from the ABNF.

use proptest::prelude::*;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use urn_registry::urn::{SyntaxProfile, Urn, normal};

/// The ABNF, rule by rule, as functions that return every position where a match can end.
mod abnf {
    use std::collections::BTreeSet;

    pub type Ends = BTreeSet<usize>;

    fn pchar(t: &[u8], i: usize) -> Option<usize> {
        let b = *t.get(i)?;
        if b.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@".contains(&b) {
            return Some(i + 1);
        }
        let encoded = b == b'%' && t.get(i + 1)?.is_ascii_hexdigit() && t.get(i + 2)?.is_ascii_hexdigit();
        encoded.then_some(i + 3)
    }

    /// `pchar *( pchar / extra )`: all possible ends. The first `pchar` is required only if `first` is set.
    fn body(t: &[u8], i: usize, extra: &[u8], first: bool) -> Ends {
        let mut ends = Ends::new();
        let mut at = if first {
            match pchar(t, i) {
                Some(next) => next,
                None => return ends,
            }
        } else {
            i
        };
        loop {
            ends.insert(at);
            at = match (pchar(t, at), t.get(at)) {
                (Some(next), _) => next,
                (None, Some(b)) if extra.contains(b) => at + 1,
                _ => return ends,
            };
        }
    }

    /// `NID = (alphanum) 0*30(ldh) (alphanum)`
    fn nid(t: &[u8], i: usize) -> Ends {
        let mut ends = Ends::new();
        for len in 2..=32 {
            let Some(name) = t.get(i..i + len) else { break };
            let ldh = name.iter().all(|b| b.is_ascii_alphanumeric() || *b == b'-');
            if ldh && name[0].is_ascii_alphanumeric() && name[len - 1].is_ascii_alphanumeric() {
                ends.insert(i + len);
            }
        }
        ends
    }

    /// RFC 8141 §2 with the prose of §2.3.1: an r-component does not contain "?=".
    pub fn namestring(t: &[u8]) -> bool {
        if t.len() < 4 || !t[..4].eq_ignore_ascii_case(b"urn:") {
            return false;
        }
        for nid_end in nid(t, 4) {
            if t.get(nid_end) != Some(&b':') {
                continue;
            }
            for nss_end in body(t, nid_end + 1, b"/", true) {
                let mut r_ends = Ends::from([nss_end]);
                if t.get(nss_end..nss_end + 2) == Some(b"?+") {
                    r_ends.extend(body(t, nss_end + 2, b"/?", true).into_iter().filter(|end| {
                        let first = t[nss_end + 2..].windows(2).position(|two| two == b"?=").map(|at| at + nss_end + 2);
                        first.is_none_or(|first| *end <= first)
                    }));
                }
                for r_end in r_ends {
                    let mut q_ends = Ends::from([r_end]);
                    if t.get(r_end..r_end + 2) == Some(b"?=") {
                        q_ends.extend(body(t, r_end + 2, b"/?", true));
                    }
                    for q_end in q_ends {
                        if q_end == t.len() {
                            return true;
                        }
                        if t[q_end] == b'#' && body(t, q_end + 1, b"/?", false).contains(&t.len()) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }
}

/// Strings similar to URNs. Delimiters are frequent, so that both sides of every boundary are tested.
fn near_urn() -> impl Strategy<Value = String> {
    let scheme = prop_oneof![8 => Just("urn:"), 1 => Just("URN:"), 1 => Just("urn"), 1 => Just("uRn:")];
    let nid = prop_oneof![
        6 => "[a-zA-Z0-9][a-zA-Z0-9-]{0,4}[a-zA-Z0-9]",
        1 => "[a-zA-Z0-9-]{0,3}",
        1 => "[a-z][a-z-]{29,32}[a-z]",
        1 => Just("urn".to_owned()),
    ];
    let rest = proptest::collection::vec(
        prop_oneof![
            6 => "[a-z0-9]".prop_map(String::from),
            2 => prop_oneof![Just("?+"), Just("?="), Just("?"), Just("#"), Just("/")].prop_map(str::to_owned),
            2 => "%[0-9a-fA-F]{2}",
            1 => "[ -~]",
            1 => Just("%".to_owned()),
            1 => Just("%00".to_owned()),
            1 => "\\PC",
        ],
        0..10,
    );
    (scheme, nid, prop_oneof![9 => Just(":"), 1 => Just("")], rest).prop_map(|(s, n, c, r)| format!("{s}{n}{c}{}", r.concat()))
}

fn hash(urn: &Urn<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    urn.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn second_parser_agrees_on_a_hundred_thousand_strings() {
    agrees_on(100_000);
}

#[test]
#[ignore = "script/test full"]
fn second_parser_agrees_on_a_million_strings() {
    agrees_on(1_000_000);
}

/// Compares the parsers on this many generated strings, in one process and without shrinking, so that the count is exact and the test fast.
fn agrees_on(strings: u32) {
    use proptest::strategy::ValueTree as _;
    use proptest::test_runner::{Config, RngSeed, TestRunner};
    let strategy = near_urn();
    // Generating a string costs more than both parsers together, so each one is tested in four variants.
    let mut runner = TestRunner::new(Config { rng_seed: RngSeed::Fixed(8141), failure_persistence: None, ..Config::default() });
    let mut tried = 0_u32;
    let mut valid = 0_u32;
    while tried < strings {
        let base = strategy.new_tree(&mut runner).unwrap().current();
        for text in [base.clone(), format!("{base}#"), base.replacen('?', "?+", 1), base.to_ascii_uppercase()] {
            let expected = abnf::namestring(text.as_bytes());
            assert_eq!(Urn::parse(&text).is_ok(), expected, "{text:?}");
            tried += 1;
            valid += u32::from(expected);
        }
    }
    // Valid and invalid strings must both be frequent; otherwise, agreement would prove little.
    assert!(valid > strings / 10 && valid < strings / 10 * 9, "{valid} of {tried} valid");
}

proptest! {
    #[test]
    fn formatting_a_parsed_urn_returns_the_input(text in near_urn()) {
        for profile in SyntaxProfile::ALL {
            if let Ok(urn) = Urn::parse_as(&text, profile) {
                prop_assert_eq!(urn.to_string(), text.clone());
                prop_assert_eq!(&urn.assigned_name()[4..], format!("{}:{}", urn.nid(), urn.nss()));
            }
        }
    }

    #[test]
    fn parse_error_position_is_within_the_input_for_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
        for profile in SyntaxProfile::ALL {
            if let Err(error) = Urn::parse_bytes(&bytes, profile) {
                prop_assert!(error.at <= bytes.len());
            }
        }
    }

    #[test]
    fn normalization_is_idempotent(text in near_urn()) {
        if let Ok(urn) = Urn::parse(&text) {
            let once = urn.normalized();
            prop_assert_eq!(Urn::parse(&once).unwrap().normalized(), once);
            let own = normal::normalized_in_namespace(&urn);
            prop_assert_eq!(normal::normalized_in_namespace(&Urn::parse(&own).unwrap()), own);
        }
    }

    #[test]
    fn urn_equality_is_an_equivalence_consistent_with_normal_forms(
        texts in proptest::collection::vec(prop_oneof![near_urn(), "(urn|URN):(ex|EX):[a%]{1,2}(2c|2C)"], 3),
    ) {
        let urns: Vec<Urn<'_>> = texts.iter().filter_map(|text| Urn::parse(text).ok()).collect();
        for a in &urns {
            prop_assert!(a == a);
            for b in &urns {
                prop_assert_eq!(a == b, a.normalized() == b.normalized());
                prop_assert_eq!(a == b, b == a);
                prop_assert_eq!(a == b, a.cmp(b).is_eq());
                prop_assert_eq!(a.cmp(b), a.normalized().cmp(&b.normalized()));
                if a == b {
                    prop_assert_eq!(hash(a), hash(b));
                    // §3.1, last paragraph: namespace-specific rules never make equivalent URNs different.
                    prop_assert!(normal::equivalent_in_namespace(a, b));
                }
                for c in &urns {
                    prop_assert!(!(a == b && b == c) || a == c);
                }
            }
        }
    }

    /// As the specifications state, a strict RFC 2141 URN is an RFC 8141 URN with the same NID and NSS, unless its NID is allowed
    /// only by RFC 2141 (RFC 8141 Appendix B). The same applies to an assigned URN of the draft.
    #[test]
    fn strict_urns_of_older_profiles_parse_under_rfc_8141(text in near_urn()) {
        if let Ok(old) = Urn::parse_as(&text, SyntaxProfile::Rfc2141)
            && old.is_strict() && urn_registry::nid::check_syntax(old.nid()).is_ok() {
            let new = Urn::parse(&text).unwrap();
            prop_assert_eq!((new.nid(), new.nss()), (old.nid(), old.nss()));
            prop_assert_eq!(new.normalized(), old.normalized());
        }
        if let Ok(draft) = Urn::parse_as(&text, SyntaxProfile::Rfc2141Bis03) {
            let new = Urn::parse(draft.assigned_name()).unwrap();
            prop_assert_eq!((new.nid(), new.nss()), (draft.nid(), draft.nss()));
        }
        if let Ok(new) = Urn::parse(&text)
            && new.r().is_none() && new.q().is_none() && !new.nss().contains('/') && !text.contains("%00")
            && !new.nid().eq_ignore_ascii_case("urn") {
            prop_assert!(Urn::parse_as(&text, SyntaxProfile::Rfc2141Bis03).is_ok());
        }
    }

    #[test]
    fn found_urns_match_the_text_at_their_reported_offset(text in "(\\PC|urn:[a-z]{2}:|[.,?=+#()%/ ]){0,40}") {
        let mut end = 0;
        for found in urn_registry::urn::find::find(&text) {
            prop_assert!(found.at >= end);
            end = found.at + found.urn.as_str().len();
            prop_assert_eq!(&text[found.at..end], found.urn.as_str());
        }
    }

    #[test]
    fn encoded_native_name_is_a_valid_nss_without_components(name in "[^\\x00]{1,30}") {
        use urn_registry::urn::encode::{SlashEncoding, nss_from_native};
        for slash in [SlashEncoding::Encode, SlashEncoding::Keep] {
            let text = format!("urn:example:{}", nss_from_native(&name, slash).unwrap());
            let urn = Urn::parse(&text).unwrap();
            prop_assert!(urn.r().is_none() && urn.q().is_none() && urn.f().is_none());
        }
    }
}
