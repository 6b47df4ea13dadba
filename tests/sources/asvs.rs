//! `tests/asvs.csv` covers every requirement of ASVS 5.0, levels 1 and 2, and the files and tests that it references exist.

use crate::common::corpus;
use std::collections::BTreeMap;
use std::path::Path;

/// The fields of a line; a quoted field may contain commas.
pub(crate) fn fields(line: &str) -> Vec<String> {
    let (mut out, mut quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => out.push(String::new()),
            _ => out.last_mut().unwrap().push(c),
        }
    }
    out
}

#[test]
fn asvs_csv_covers_levels_1_and_2_and_references_existing_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut rows = BTreeMap::new();
    for line in std::fs::read_to_string(root.join("tests/asvs.csv")).unwrap().lines().skip(1) {
        let row = fields(line);
        let [id, level, state, how, place, test] = row.as_slice() else { panic!("six fields: {line}") };
        assert!(["met", "part", "no", "not applicable"].contains(&state.as_str()), "{line}");
        assert!(!how.is_empty() && root.join(place).exists(), "{line}");
        if !test.is_empty() {
            let (file, function) = test.split_once(' ').unwrap_or_else(|| panic!("a file and a function: {line}"));
            let text = std::fs::read_to_string(root.join(file)).unwrap_or_else(|_| panic!("no such file: {line}"));
            assert!(text.contains(&format!("fn {function}()")), "no such test: {line}");
        }
        assert!(rows.insert(id.clone(), level.clone()).is_none(), "{id} is listed twice");
    }
    let Some(corpus) = corpus() else { return };
    let list = std::fs::read_to_string(corpus.join("asvs/asvs-5.0.0-ids.csv")).unwrap();
    let wanted: BTreeMap<String, String> = list
        .lines()
        .skip(1)
        .map(fields)
        .map(|row| (row[4].clone(), row[5].trim().to_owned()))
        .filter(|(_, level)| level == "1" || level == "2")
        .collect();
    assert_eq!(rows, wanted);
}

/// Finding A18: a core file would contain keys and sessions.
#[test]
fn service_writes_no_core_file() {
    let unit = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/nidreg.service")).unwrap();
    assert!(unit.lines().any(|line| line == "LimitCORE=0"), "{unit}");
}

/// V4.1.2: with a redirect, an API client that does not use TLS would keep sending its token in the clear.
#[test]
fn proxy_examples_redirect_browsers_to_https_but_refuse_api_clients() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/examples");
    for (file, open, people, programs) in [
        ("nginx.conf", "listen 80;", "location / { return 301 https://", "location /api/ { return 403; }"),
        (
            "Caddyfile",
            "http://registry.example {",
            "handle {\n\t\tredir https://registry.example{uri}",
            "handle /api/* {\n\t\trespond 403",
        ),
    ] {
        let text = std::fs::read_to_string(examples.join(file)).unwrap();
        let block = text.split_once(open).unwrap().1.split("\n}").next().unwrap();
        assert!(block.contains(people) && block.contains(programs), "{file}: {block}");
    }
}
