//! A test file not named in `main.rs` never runs, and one directly in `tests/` becomes another binary that links the whole program.

use std::fs;
use std::path::Path;

#[test]
fn every_test_file_belongs_to_one_of_the_two_binaries() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let rust_files = |folder: &Path| -> Vec<String> {
        let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter_map(|name| name.strip_suffix(".rs").map(str::to_owned)).collect()
    };
    assert_eq!(rust_files(&tests), Vec::<String>::new(), "move them into tests/app or tests/pure (tests/README.md)");
    for binary in ["app", "pure"] {
        let folder = tests.join(binary);
        let main = fs::read_to_string(folder.join("main.rs")).unwrap();
        for name in rust_files(&folder).iter().filter(|name| *name != "main") {
            assert!(
                main.contains(&format!("\nmod {name};\n")),
                "tests/{binary}/{name}.rs is not named in main.rs and never runs"
            );
        }
    }
}
