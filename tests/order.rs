//! The arrows of the house, read from the sources: who may name whom (docs/ARCHITECTURE.md).
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::too_many_lines,
    clippy::allow_attributes,
    reason = "a test file"
)]

use std::fs;
use std::path::{Path, PathBuf};

fn sources() -> Vec<(String, String)> {
    fn walk(dir: &Path, out: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                out.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    walk(&root, &mut paths);
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(&path).unwrap();
            // Comments may speak of anything; code may not.
            let code: String = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .fold(String::new(), |all, line| all + line + "\n");
            (name, code)
        })
        .collect()
}

fn must_not_name(wrong: &mut Vec<String>, name: &str, code: &str, words: &[&str]) {
    for word in words {
        if code.contains(word) {
            wrong.push(format!("src/{name} names {word}"));
        }
    }
}

#[test]
fn the_arrows_go_one_way() {
    const LEAVES: [&str; 3] = ["urn/", "nid/", "template/"];
    const NOUNS: [&str; 6] = ["registry/", "requests/", "reviews/", "people/", "history/", "mail/"];
    const OUTSIDE: [&str; 6] = ["diesel", "actix", "askama", "crate::store", "crate::web", "crate::clock"];
    let mut wrong = Vec::new();
    for (name, code) in sources() {
        let leaf = LEAVES.iter().any(|leaf| name.starts_with(leaf)) || name == "finding.rs";
        let noun = NOUNS.iter().find(|noun| name.starts_with(**noun));
        let file = name.rsplit('/').next().unwrap();
        if leaf {
            must_not_name(&mut wrong, &name, &code, &OUTSIDE);
            must_not_name(
                &mut wrong,
                &name,
                &code,
                &NOUNS.map(|noun| format!("crate::{}", noun.trim_end_matches('/'))).each_ref().map(String::as_str),
            );
        }
        if noun.is_some() && file == "mod.rs" && !name.contains("pages/") {
            must_not_name(&mut wrong, &name, &code, &["diesel::", "actix_web", "askama::", "clock::now", "crate::web"]);
        }
        if name != "clock.rs" && !name.starts_with("cli/") {
            let is_edge = name == "web/server.rs" || name == "web/published.rs" || name == "mail/delivery.rs";
            if !is_edge {
                must_not_name(&mut wrong, &name, &code, &["clock::now()", "Timestamp::now", "SystemTime::now"]);
            }
        }
        let may_query = file == "queries.rs" || name.starts_with("store/");
        if !may_query {
            must_not_name(&mut wrong, &name, &code, &["diesel::", "use diesel"]);
        }
        if noun.is_some() && (file == "actions.rs" || file == "queries.rs" || file == "workflow.rs") {
            must_not_name(&mut wrong, &name, &code, &["crate::web", "actix", "askama"]);
        }
        if name.starts_with("web/") {
            // The front knows pages and asks; it never writes SQL and never decides.
            must_not_name(&mut wrong, &name, &code, &["diesel", "schema::"]);
        }
        if !name.starts_with("web/") && name != "cli/serve.rs" {
            must_not_name(&mut wrong, &name, &code, &["actix_web"]);
        }
        if name.starts_with("store/") {
            must_not_name(
                &mut wrong,
                &name,
                &code,
                &["crate::web", "crate::requests", "crate::registry", "crate::people", "crate::mail"],
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_module_says_what_it_is_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (name, _) in sources() {
        let text = fs::read_to_string(root.join(&name)).unwrap();
        assert!(text.starts_with("//! "), "src/{name} opens without a word on what it is for");
    }
}
