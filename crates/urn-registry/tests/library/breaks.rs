//! Tests `breaks` with the rules of real namespaces: each listed name fits only one rule set, and samples confirm a result without losses.

use urn_registry::grammar::Budget;
use urn_registry::profile::catalogue;
use urn_registry::urn::Urn;
use urn_registry::verdict::{Rules, compare_rules};

const STEPS: u64 = 300_000;

/// Treats the rules of each namespace as a new version of those of the previous namespace in the catalog.
#[test]
fn broken_names_match_the_old_rules_but_not_the_new() {
    let all: Vec<Rules> = catalogue::all().map(|profile| Rules::new(profile).unwrap()).collect();
    let (mut named, mut proven) = (0, 0);
    for (old, new) in all.iter().zip(all.iter().skip(1)) {
        let found = compare_rules("lamp", old, new, 8141, &mut Budget::new(STEPS));
        let nss = |name: &String| name.strip_prefix("urn:lamp:").unwrap().to_owned();
        let mut budget = Budget::new(10_000_000);
        for (list, one, other) in [(&found.lost, old, new), (&found.gained, new, old)] {
            for name in list {
                assert!(Urn::parse(name).is_ok(), "{name}");
                assert_eq!(one.passes(&nss(name), &mut budget), Some(true), "{name}");
                assert_eq!(other.passes(&nss(name), &mut budget), Some(false), "{name}");
            }
            assert!(list.is_sorted_by_key(String::len), "{list:?}");
            named += list.len();
        }
        if found.exact && found.lost.is_empty() {
            proven += 1;
            for nss in old.samples(30, 1, &mut budget) {
                assert_eq!(new.passes(&nss, &mut budget), Some(true), "{nss}");
            }
        }
    }
    assert!(named > 500 && proven > 5, "{named} names, {proven} proofs");
}

#[test]
fn identical_rules_break_no_names() {
    for profile in catalogue::all() {
        let (old, new) = (Rules::new(profile).unwrap(), Rules::new(profile).unwrap());
        let found = compare_rules(&profile.nid, &old, &new, 8141, &mut Budget::new(STEPS));
        assert!(found.lost.is_empty() && found.gained.is_empty(), "{}: {found:?}", profile.nid);
        assert!(found.exact || !old.grammar().is_automaton(), "{}", profile.nid);
    }
}
