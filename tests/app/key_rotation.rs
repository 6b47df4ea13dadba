//! Key rotation: what was created with the old key works until the key is dropped, and the change locks out no user.

use crate::common::operator::{mode, refused, run};
use crate::common::prelude::*;
use crate::common::procedure_fixture::reply;
use crate::second_factor::{Phone, password, set_up};
use nidreg::mail::signing::{Purpose, replied_email, reply_address, signed_token_with, verify_token_with};
use nidreg::users::keys::Keys;

/// The exit code of a command that conflicts with the current state.
const CONFLICT: i32 = 5;

const ON: &[(&str, &str)] = &[("NIDREG_SECOND_FACTOR", "on")];

fn code(server: &TestServer, name: &str, phone: &Phone, periods: i64) -> u16 {
    let person = password(server, name);
    person.post("/sign-in/code", &[("code", &phone.shows(periods))]).status
}

#[test]
fn second_factor_under_the_old_key_works_until_the_key_is_dropped() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, ON);
    let (phone, _) = set_up(&password(&server, "operator"));
    drop(server);
    assert!(done(&run(&db, &["key", "state"])).starts_with("one key is valid: "));
    refused(&run(&db, &["key", "drop"]), CONFLICT, "There is only one key");
    // As stored before key marks existed.
    let unmarked = |conn: &mut AnyConnection| conn.batch_execute("UPDATE second_factors SET key_mark = ''").map_err(Error::from);
    db.bare_store().write(unmarked).unwrap();
    let said = done(&run(&db, &["key", "new"]));
    assert!(said.contains("Users asked to set up a new second factor: 1"), "{said}");
    for file in ["nidreg.key", "nidreg.key.old"] {
        assert_eq!(mode(&db.dir.path().join(file)), 0o600, "{file}");
    }
    refused(&run(&db, &["key", "new"]), 7, "two keys are valid already");
    let state = run(&db, &["key", "state"]);
    assert_eq!(state.status.code(), Some(1));
    let said = String::from_utf8(state.stdout).unwrap();
    says(
        &said,
        &["two keys are valid", "second factors of the old key: operator@demo.example", "links in earlier emails, valid until"],
    );
    refused(&run(&db, &["key", "drop"]), CONFLICT, "The old key is still in use");
    assert!(String::from_utf8(run(&db, &["doctor"]).stdout).unwrap().contains("two keys are valid; nidreg key state shows"));

    let server = TestServer::start_with(&db, true, ON);
    let operator = password(&server, "operator");
    assert_eq!(
        operator.post("/sign-in/code", &[("code", &phone.shows(1))]).status,
        303,
        "a code of the old authenticator is still accepted"
    );
    assert!(operator.get("/account/second-factor").body.contains("The registry has a new key"));
    assert_eq!(operator.post("/account/second-factor/remove", &[]).status, 303);
    let (renewed, _) = set_up(&password(&server, "operator"));
    assert!(!password(&server, "operator").get("/account/second-factor").body.contains("The registry has a new key"));
    drop(server);
    let said = String::from_utf8(run(&db, &["key", "state"]).stdout).unwrap();
    assert!(!said.contains("second factors of the old key"), "{said}");
    // A compromised key can be dropped at once.
    assert!(done(&run(&db, &["key", "drop", "--anyway"])).contains("the old key was removed"));
    assert!(!db.dir.path().join("nidreg.key.old").exists());
    let server = TestServer::start_with(&db, true, ON);
    assert_eq!(code(&server, "operator", &phone, -1), 422);
    assert_eq!(code(&server, "operator", &renewed, 1), 303);
    drop(server);
    assert!(done(&run(&db, &["key", "state"])).starts_with("one key is valid: "));
}

#[test]
fn old_reply_addresses_work_and_the_new_key_signs_new_links() {
    let old = Keys::from([7; 32]);
    let both = Keys::from([8; 32]).with_older([7; 32]);
    let id = "0199f0a1-2b3c-7d4e-8f50-123456789abc";
    let address = reply_address(&reply(old), id);
    assert_eq!(replied_email(&reply(both), &address).as_deref(), Some(id));
    assert_eq!(replied_email(&reply([8; 32].into()), &address), None);
    let word = signed_token_with(&both, Purpose::Unfollow, id);
    assert_eq!(verify_token_with(&[8; 32].into(), Purpose::Unfollow, &word).as_deref(), Some(id));
    assert_eq!(verify_token_with(&old, Purpose::Unfollow, &word), None, "links are signed with the new key");
    assert_eq!(verify_token_with(&both, Purpose::Answer, &word), None, "a signature is valid for one purpose only");
}

#[test]
fn secrets_can_be_read_from_files() {
    let db = TestDb::new();
    drop(TestServer::start(&db, true));
    let secret = |name: &str, value: &str| {
        let path = db.dir.path().join(name);
        std::fs::write(&path, format!("{value}\n")).unwrap();
        path
    };
    let mut command = crate::common::operator::nidreg(&db);
    command.env_remove("DATABASE_URL").env("DATABASE_URL_FILE", secret("database", &db.url));
    command.env("NIDREG_SMTP_URL_FILE", secret("smtp", "smtp://user:secret@127.0.0.1:9"));
    let said = command.arg("doctor").output().unwrap();
    assert!(String::from_utf8_lossy(&said.stdout).contains("the database responds"), "{said:?}");
    assert!(!format!("{said:?}").contains("secret@"));
}

#[test]
fn key_rotation_skips_users_without_a_second_factor() {
    let db = TestDb::new();
    drop(TestServer::start(&db, true));
    assert!(done(&run(&db, &["key", "new"])).contains("Users asked to set up a new second factor: 0"));
    assert_eq!(Person::demo(&TestServer::start_with(&db, true, &[]), "other").get("/account").status, 200);
}

#[test]
fn missing_or_wrong_key_is_reported_and_not_replaced() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, ON);
    set_up(&password(&server, "operator"));
    drop(server);
    let (file, moved) = (db.dir.path().join("nidreg.key"), db.dir.path().join("moved.key"));
    std::fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
    let doctor = || String::from_utf8(run(&db, &["doctor"]).stdout).unwrap();
    assert!(doctor().contains("other users of this machine can read"), "{}", doctor());
    std::fs::rename(&file, &moved).unwrap();
    // The key is missing: nothing starts, and no key is created.
    refused(&run(&db, &["serve"]), 7, "is missing, but 1 second factors were made with its key");
    assert!(!file.exists() && doctor().contains("is missing, but 1 second factors"), "{}", doctor());
    // The key of another registry.
    std::fs::write(&file, [1; 32]).unwrap();
    assert!(doctor().contains("1 second factors were made with another key"), "{}", doctor());
    refused(&run(&db, &["key", "new", "--lost"]), 7, "is not lost");
    std::fs::remove_file(&file).unwrap();
    assert!(done(&run(&db, &["key", "new", "--lost"])).contains("1 second factors of the lost key cannot be used"));
    assert_eq!(mode(&file), 0o600);
    drop(TestServer::start_with(&db, true, ON));
}
