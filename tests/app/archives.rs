//! `nidreg export archive`: the archive of all public files is verified by an independent program.

use crate::common::operator::nidreg;
use crate::common::prelude::*;
use nidreg::public_log::signing::LogKey;

#[test]
fn archive_is_signed_and_verified_by_an_independent_program() {
    let db = TestDb::new();
    db.store();
    let zip = db.dir.path().join("registry.zip");
    let unsigned = nidreg(&db).args(["export", "archive"]).arg(&zip).output().unwrap();
    assert!(!unsigned.status.success() && !zip.exists(), "without a key: {unsigned:?}");
    let file = db.dir.path().join("log.key");
    let key = LogKey::create(&file, "registry.example/log").unwrap();
    let written = nidreg(&db).env("NIDREG_LOG_KEY_FILE", &file).args(["export", "archive"]).arg(&zip).output().unwrap();
    assert!(written.status.success(), "{written:?}");

    let verify = |key: &LogKey| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archive.py");
        Command::new("python3").arg(script).arg(&zip).arg(key.verifier().to_string()).output().unwrap()
    };
    let verified = verify(&key);
    assert!(verified.status.success(), "{verified:?}");
    let files = String::from_utf8(verified.stdout).unwrap();
    for name in [
        "assignments/urn-namespaces/urn-namespaces.xml",
        "assignments/urn-namespaces/list.json",
        "assignments/urn-formal/isbn.json",
        "profiles.json",
        "changes.json",
    ] {
        assert!(files.lines().any(|line| line == name), "{name}: {files}");
    }
    let other = LogKey::create(&db.dir.path().join("other.key"), "registry.example/log").unwrap();
    assert_eq!(verify(&other).status.code(), Some(1), "another key");
    let mut bytes = std::fs::read(&zip).unwrap();
    bytes.push(0);
    std::fs::write(&zip, bytes).unwrap();
    assert_eq!(verify(&key).status.code(), Some(1), "a changed file");
}
