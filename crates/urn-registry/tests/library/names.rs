//! Handwritten names of every namespace are validated against their expected verdicts (`tests/fixtures/names.txt`).

use std::collections::BTreeSet;
use urn_registry::grammar::Budget;
use urn_registry::urn::Urn;
use urn_registry::verdict::{Answer, NamespaceBook, STEPS_PER_NAME_MAX, Validity, judge, surely_valid};

#[test]
fn names_of_every_namespace_validate_as_listed() {
    let table = include_str!("../fixtures/names.txt");
    let (mut count, mut nids, mut wrong) = (0, BTreeSet::new(), Vec::new());
    let (mut passed, mut at_once) = (0, 0);
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let (nid, wanted) = (words.next().unwrap(), words.next().unwrap());
        nids.insert(nid);
        for nss in words {
            let urn = format!("urn:{nid}:{nss}");
            // Some of the invalid names are not URNs either.
            let judged = Urn::parse(&urn).map(|urn| judge(&urn, NamespaceBook::builtin(), &mut Budget::new(STEPS_PER_NAME_MAX)));
            let passes = judged.as_ref().is_ok_and(|judged| judged.answer == Answer::Yes);
            count += 1;
            let valid = judged.as_ref().is_ok_and(|judged| judged.validity == Validity::Valid);
            let surely = surely_valid(urn.as_bytes(), NamespaceBook::builtin());
            assert!(valid || !surely, "{urn} is reported at once as valid");
            (passed, at_once) = (passed + usize::from(valid), at_once + usize::from(surely));
            if passes != (wanted == "yes") {
                wrong.push(format!("{urn} should be {wanted}: {judged:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 550 && nids.len() == 105, "{count} names of {} namespaces", nids.len());
    // All others have a component or percent-encoding, or a namespace with a recursive grammar.
    assert!(at_once * 10 > passed * 8, "{at_once} of {passed} are reported at once as valid");
}
