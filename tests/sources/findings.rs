//! `tests/findings.csv` lists findings from trials, attacks and operation of the program, with the tests that reproduce them.
//! Every test that it names must exist.

use crate::asvs::fields;
use std::collections::BTreeSet;
use std::path::Path;

/// The findings of `registrant.md` that are about the procedure.
const REGISTRANT: [u32; 11] = [4, 6, 7, 8, 9, 10, 13, 15, 17, 18, 21];

/// The number of S1 and S2 findings in `operation.md`.
const OPERATION: u32 = 19;

/// The number of findings from the first attack.
const SECURITY: usize = 13;

/// Whether a file contains this test: a `#[test]` function, a test of Node's test runner, or a step of a script.
fn has_test(text: &str, name: &str) -> bool {
    let marked = |before: &str| before.rsplit("\n\n").next().is_some_and(|head| head.contains("#[test]"));
    text.split_once(&format!("fn {name}()")).is_some_and(|(before, _)| marked(before))
        || text.contains(&format!("\ntest('{name}'"))
        // A step of a script that reports its result.
        || text.contains(&format!("\nok \"{name}"))
}

#[test]
fn each_finding_names_existing_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for line in std::fs::read_to_string(root.join("tests/findings.csv")).unwrap().lines().skip(1) {
        let row = fields(line);
        let [finding, what, tests] = row.as_slice() else { panic!("three fields: {line}") };
        assert!(!what.is_empty() && found.insert(finding.clone()), "{line}");
        for test in tests.split("; ") {
            let (file, name) = test.split_once("::").unwrap_or_else(|| panic!("a file and a test: {test}"));
            let text = std::fs::read_to_string(root.join(file)).unwrap_or_else(|_| panic!("no such file: {test}"));
            assert!(has_test(&text, name), "no such test: {test}");
        }
    }
    // The procedure has neither effects of absences (finding 15) nor anonymous experts (finding 29) any more.
    let mut wanted: BTreeSet<String> =
        (1..=30).filter(|nth| ![15, 29].contains(nth)).map(|nth| format!("procedure {nth}")).collect();
    wanted.extend(REGISTRANT.iter().map(|nth| format!("registrant {nth}")));
    wanted.extend((1..=OPERATION).map(|nth| format!("operation {nth}")));
    wanted.extend((1..=SECURITY).map(|nth| format!("security {nth}")));
    let missing: Vec<_> = wanted.difference(&found).collect();
    assert!(missing.is_empty(), "no row for {missing:?}");
    // Later findings start with the date of their report.
    let odd: Vec<_> = found.difference(&wanted).filter(|finding| !finding.starts_with("2026-")).collect();
    assert!(odd.is_empty(), "not a known finding: {odd:?}");
}
