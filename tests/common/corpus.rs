//! Locates IANA's real data and the specifications.
#![allow(dead_code, missing_docs, unreachable_pub, clippy::allow_attributes, reason = "each test binary uses its own part")]

use std::path::{Path, PathBuf};

/// The folder with IANA's real data. `.ci/run` sets `NIDREG_REQUIRE_CORPUS`, which makes a missing corpus a failure; other clones
/// report it and run the remaining tests.
pub fn corpus() -> Option<PathBuf> {
    existing(corpus_path())
}

/// Where the corpus is expected, whether it exists or not: `NIDREG_CORPUS`, or `../shared/corpus` beside the repository.
fn corpus_path() -> PathBuf {
    // The tests of the library run in a folder of the repository.
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = package.ancestors().find(|path| path.join("migrations").is_dir()).unwrap_or(package);
    std::env::var_os("NIDREG_CORPUS").map_or_else(|| repository.join("../shared/corpus"), PathBuf::from)
}

/// A folder beside the corpus, for example `catalogue`.
pub fn beside_corpus(folder: &str) -> Option<PathBuf> {
    existing(corpus_path().join("..").join(folder))
}

fn existing(path: PathBuf) -> Option<PathBuf> {
    if path.is_dir() {
        return Some(path);
    }
    assert!(std::env::var_os("NIDREG_REQUIRE_CORPUS").is_none(), "missing: {}", path.display());
    eprintln!("no folder {}: this test runs without its data", path.display());
    None
}

/// The parsed lines of a JSON Lines file of the corpus.
pub fn json_lines(relative: &str) -> Vec<serde_json::Value> {
    let Some(corpus) = corpus() else { return Vec::new() };
    let text = std::fs::read_to_string(corpus.join(relative)).expect(relative);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// The folder with the specifications.
pub fn seeds() -> Option<PathBuf> {
    beside_corpus("seeds")
}

/// The files with one of these extensions in a folder and its subfolders, sorted. An empty extension means files without an extension.
pub fn files(dir: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut out = Vec::new();
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let extension = path.extension().map_or("", |extension| extension.to_str().unwrap());
        if path.is_dir() {
            // Packages that npm installed for the browser tests are not ours.
            out.extend(if path.ends_with("node_modules") { Vec::new() } else { files(&path, extensions) });
        } else if extensions.contains(&extension) {
            out.push(path);
        }
    }
    out.sort();
    out
}

/// Every real template: the current ones in `templates/`, earlier versions in `history/`.
pub fn texts(root: &Path) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for folder in ["templates", "history"] {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "txt") {
                let name = format!("{folder}/{}", path.file_name().unwrap().to_string_lossy());
                all.push((name, String::from_utf8(std::fs::read(&path).unwrap()).unwrap()));
            }
        }
    }
    all.sort();
    all
}

/// Validates an XML export of the list against the schema in force on that day. Empty if it is valid.
pub fn schema_faults(root: &Path, day: &str, text: &str) -> String {
    let mut days: Vec<String> = std::fs::read_dir(root.join("history/schema"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|from| from.as_str() <= day)
        .collect();
    days.sort();
    let schema = root.join("history/schema").join(days.last().unwrap()).join("urn-namespaces/urn-namespaces.rng");
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("list.xml");
    std::fs::write(&file, text).unwrap();
    let out =
        std::process::Command::new("xmllint").args(["--noout", "--nonet", "--relaxng"]).arg(schema).arg(&file).output().unwrap();
    if out.status.success() { String::new() } else { String::from_utf8_lossy(&out.stderr).into_owned() }
}
