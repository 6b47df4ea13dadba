//! The library can be built from its package, without the rest of the repository.

use std::path::Path;
use std::process::Command;

#[test]
fn package_of_the_library_contains_what_it_is_built_from() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = Command::new(cargo)
        .args(["package", "--package", "urn-registry", "--list", "--allow-dirty", "--offline"])
        .current_dir(root)
        .output()
        .unwrap();
    assert!(list.status.success(), "{}", String::from_utf8_lossy(&list.stderr));
    let files = String::from_utf8(list.stdout).unwrap();
    for file in
        ["LICENSE", "README.md", "build.rs", "words/en/verdict.ftl", "words/fr/verdict.ftl", "src/profile/catalogue/isbn.toml"]
    {
        assert!(files.lines().any(|line| line == file), "{file} is missing: {files}");
    }
    let build = std::fs::read_to_string(root.join("crates/urn-registry/build.rs")).unwrap();
    assert!(!build.contains("../"), "the build script reads files outside of the package: {build}");
}
