//! Compresses folders of texts for the build scripts of both crates. `src/packed.rs` reads the result.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Concatenates the Fluent files of a directory, sorted by name, and compresses them.
pub(crate) fn words(dir: &Path, out: &Path) {
    println!("cargo:rerun-if-changed={}", dir.display());
    let list = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut files: Vec<PathBuf> = list.map(|entry| entry.expect("a folder that can be listed").path()).collect();
    files.sort();
    let mut text = String::new();
    for path in files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "ftl")) {
        println!("cargo:rerun-if-changed={}", path.display());
        text += &fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        text.push('\n');
    }
    fs::write(out, gzip(text.as_bytes())).expect("write the words");
}

/// Compresses all files of a directory tree, each preceded by its relative path: the format that `src/packed.rs` reads.
pub(crate) fn folder(dir: &Path, out: &Path) {
    println!("cargo:rerun-if-changed={}", dir.display());
    let mut text = String::new();
    let mut waiting = vec![dir.to_path_buf()];
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let list = fs::read_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let mut inside: Vec<PathBuf> = list.map(|entry| entry.expect("a folder that can be listed").path()).collect();
            inside.sort();
            waiting.extend(inside.into_iter().rev());
        } else {
            println!("cargo:rerun-if-changed={}", path.display());
            let own = path.strip_prefix(dir).expect("a file of the folder").display();
            let content = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            write!(text, "\u{1e}{own}\n{content}").expect("writing to a String");
        }
    }
    fs::write(out, gzip(text.as_bytes())).expect("write the folder");
}

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).expect("gzip in memory");
    encoder.finish().expect("gzip in memory")
}
