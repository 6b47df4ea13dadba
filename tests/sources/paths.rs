//! Tests that the paths of the repository in comments and documents exist.

use crate::common::files;
use std::fs;
use std::path::Path;

/// The folders with which such a path begins.
const ROOTS: [&str; 11] =
    ["src", "tests", "crates", "docs", "script", "packages", "packaging", "templates", "migrations", "examples", "benches"];

/// The words of a text that look like a path in one of [`ROOTS`], without placeholders, patterns and installed packages.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && !"_-./{*<$\u{2026}".contains(c));
    words.map(|word| word.trim_end_matches(['.', '/', '-'])).filter(|word| {
        let plain = !word.contains(['{', '*', '<', '$', '\u{2026}']) && !word.contains("/node_modules/");
        let placeholder = |part: &str| part.chars().all(|c| c.is_ascii_uppercase());
        plain && word.split_once('/').is_some_and(|(root, rest)| ROOTS.contains(&root) && !rest.split('/').any(placeholder))
    })
}

#[test]
fn paths_in_comments_and_documents_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (library, tests) = (root.join("crates/urn-registry"), root.join("tests"));
    let mut all = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"].map(|file| root.join(file)).to_vec();
    for folder in ["src", "docs", "examples", "crates", "packages", "packaging", "script", "tests"] {
        all.extend(files(&root.join(folder), &["", "rs", "md", "mjs", "ts", "py", "yml", "conf", "service", "timer", "socket"]));
    }
    let mut wrong = Vec::new();
    let mut seen = 0;
    // This file and the tests of the vocabulary contain invented paths.
    for file in all.iter().filter(|file| !file.ends_with("sources/paths.rs") && !file.ends_with("sources/vocabulary.rs")) {
        let text = fs::read_to_string(file).unwrap();
        for path in paths(&text) {
            seen += 1;
            let bases = [root, library.as_path(), tests.as_path(), file.parent().unwrap()];
            let exists = bases.iter().any(|base| base.join(path).exists() || base.join(format!("{path}.rs")).exists());
            if !exists {
                wrong.push(format!("{}: {path}", file.display()));
            }
        }
    }
    assert!(seen > 200, "{seen}");
    assert!(wrong.is_empty(), "no such file:\n{}", wrong.join("\n"));
}

#[test]
fn paths_are_found_in_text() {
    let text = "See `src/a.rs`, (docs/b.md#part), src/LANGUAGE/c, migrations/{n}_x/up.sql, /src/d and https://x.example/src/e. In tests/f.";
    assert_eq!(paths(text).collect::<Vec<_>>(), ["src/a.rs", "docs/b.md", "tests/f"]);
}
