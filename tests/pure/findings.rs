//! `docs/findings.csv` says of each finding of those who tried the procedure, of those who attacked, and of those who ran it, which tests walk its steps; nothing
//! it names may be missing.

use crate::asvs::fields;
use crate::common::corpus;
use std::collections::BTreeSet;
use std::path::Path;

/// The findings of `registrant.md` that are about the procedure.
const REGISTRANT: [u32; 11] = [4, 6, 7, 8, 9, 10, 13, 15, 17, 18, 21];

/// The weighty findings of `operation.md`: S1 and S2.
const OPERATION: u32 = 19;

/// All findings of the attack.
const SECURITY: usize = 13;

/// Whether a file has this test: a function that is one, a title of node's test runner, or a step of a script.
fn has_test(text: &str, name: &str) -> bool {
    let marked = |before: &str| before.rsplit("\n\n").next().is_some_and(|head| head.contains("#[test]"));
    text.split_once(&format!("fn {name}()")).is_some_and(|(before, _)| marked(before))
        || text.contains(&format!("\ntest('{name}'"))
        // A step of a script that says what it showed.
        || text.contains(&format!("\nok \"{name}"))
}

#[test]
fn each_finding_about_the_procedure_and_about_security_names_tests_that_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for line in std::fs::read_to_string(root.join("docs/findings.csv")).unwrap().lines().skip(1) {
        let row = fields(line);
        let [finding, what, tests] = row.as_slice() else { panic!("three fields: {line}") };
        assert!(!what.is_empty() && found.insert(finding.clone()), "{line}");
        for test in tests.split("; ") {
            let (file, name) = test.split_once("::").unwrap_or_else(|| panic!("a file and a test: {test}"));
            let text = std::fs::read_to_string(root.join(file)).unwrap_or_else(|_| panic!("no such file: {test}"));
            assert!(has_test(&text, name), "no such test: {test}");
        }
    }
    let mut wanted: BTreeSet<String> = (1..=30).map(|nth| format!("procedure {nth}")).collect();
    wanted.extend(REGISTRANT.iter().map(|nth| format!("registrant {nth}")));
    wanted.extend((1..=OPERATION).map(|nth| format!("operation {nth}")));
    wanted.extend((1..=SECURITY).map(|nth| format!("security {nth}")));
    assert_eq!(found, wanted);
    // The findings themselves are numbered as here.
    let Some(corpus) = corpus() else { return };
    let numbered = |file: &str, until: &str| {
        let text = std::fs::read_to_string(corpus.join("../findings").join(file)).ok()?;
        let heavy = text.split(until).next().unwrap();
        Some(heavy.lines().filter(|line| line.split_once(". ").is_some_and(|(nth, _)| nth.parse::<u32>().is_ok())).count())
    };
    for (file, until, number) in
        [("procedure.md", "\n## S3", 30), ("security.md", "\n## Figures", SECURITY), ("operation.md", "\n## S3", 19)]
    {
        assert!(numbered(file, until).is_none_or(|found| found == number), "{file}: {:?}", numbered(file, until));
    }
}
