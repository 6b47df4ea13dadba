//! A test file that is not listed in `main.rs` never runs. A test file directly in `tests/` becomes another binary that links the whole
//! program.

use std::fs;
use std::path::Path;

#[test]
fn every_test_file_belongs_to_a_binary() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rust_files = |folder: &Path| -> Vec<String> {
        let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter_map(|name| name.strip_suffix(".rs").map(str::to_owned)).collect()
    };
    for tests in ["tests", "crates/urn-registry/tests"] {
        assert_eq!(rust_files(&root.join(tests)), Vec::<String>::new(), "move them into a folder of {tests} (tests/README.md)");
    }
    for binary in ["tests/app", "tests/sources", "crates/urn-registry/tests/library"] {
        let folder = root.join(binary);
        let main = fs::read_to_string(folder.join("main.rs")).unwrap();
        for name in rust_files(&folder).iter().filter(|name| *name != "main") {
            assert!(main.contains(&format!("\nmod {name};\n")), "{binary}/{name}.rs is not named in main.rs and never runs");
        }
    }
}
