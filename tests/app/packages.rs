//! Tests the packages for JavaScript and Python, which are made from the list of this program, with the test vectors of the parser.

use crate::common::operator::nidreg;
use crate::common::{TestDb, corpus};
use std::path::Path;
use std::process::Command;

fn succeeds(command: &mut Command) {
    let said = command.output().unwrap();
    let out = [said.stdout, said.stderr].concat();
    assert!(said.status.success(), "{command:?}: {}", String::from_utf8_lossy(&out));
}

#[test]
fn packages_from_the_exported_list_agree_with_the_test_vectors() {
    let Some(corpus) = corpus() else { return };
    let vectors = corpus.join("vectors");
    let db = TestDb::new();
    db.store();
    let dir = db.dir.path();
    succeeds(nidreg(&db).args(["export", "registry", "--as", "all", "--out"]).arg(dir.join("registry")));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    succeeds(Command::new(root.join("script/packages")).arg(dir.join("out")).arg(dir.join("registry/list.json")));
    let out = dir.join("out");
    succeeds(Command::new("node").args(["--test", "test.mjs"]).current_dir(out.join("npm")).env("NIDREG_VECTORS", &vectors));
    // The tests import the wheel and not the folder beside them.
    let mut files = std::fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().path());
    let wheel = files.find(|path| path.extension().is_some_and(|it| it == "whl")).unwrap();
    std::fs::create_dir(out.join("installed")).unwrap();
    succeeds(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(wheel).arg(out.join("installed")));
    std::fs::copy(out.join("pypi/test_urn_namespaces.py"), out.join("installed/test_urn_namespaces.py")).unwrap();
    succeeds(
        Command::new("python3")
            .args(["-m", "unittest", "test_urn_namespaces"])
            .current_dir(out.join("installed"))
            .env("NIDREG_VECTORS", &vectors),
    );
}
