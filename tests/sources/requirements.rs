//! The README explains the messages with which a build stops if a requirement is missing. Without a linker, no build script can run, so the
//! project cannot print its own explanation.

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn readme_has_the_messages_of_a_build_without_its_requirements() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    let version = env!("CARGO_PKG_RUST_VERSION");
    assert!(readme.contains(&format!("Rust {version} or later")) && readme.contains(&format!("\"requires rustc {version}\"")));
    if cfg!(target_os = "linux") {
        let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().unwrap().stdout;
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("main.rs"), "fn main() {}").unwrap();
        let rustc = Path::new(str::from_utf8(&sysroot).unwrap().trim()).join("bin/rustc");
        let built =
            Command::new(rustc).env_clear().env("PATH", dir.path()).arg("main.rs").current_dir(dir.path()).output().unwrap();
        let said = String::from_utf8(built.stderr).unwrap();
        let first = said.lines().next().unwrap().strip_prefix("error: ").unwrap();
        assert!(!built.status.success() && readme.contains(&format!("\"{first}\"")), "{said}");
    }
}
