//! A user's own account: changing the name, exporting the stored data, and closing the account, also by an administrator.

use crate::common::prelude::*;
use crate::common::procedure_fixture::at_once;

/// Signs up a new user, whose address is not verified yet.
fn newcomer(server: &TestServer, email: &str) -> Person {
    let person = Person::nobody(server);
    assert_eq!(person.post("/account/new", &[("email", email)]).status, 200);
    person
}

fn open_session(person: &Person, db: &TestDb, (name, email): (&str, &str)) {
    let verify = emailed_link(db, email, "/account/verify/");
    let form = [("name", name), ("password", "pebble canvas thirteen")];
    assert_eq!(person.post(&verify, &form).status, 303);
}

#[test]
fn account_name_change_is_shown_and_confirmed_by_email() {
    let (db, _server, [registrant]) = TestServer::demo(["registrant"]);
    let before = registrant.get("/account").body;
    registrant.post("/account/own/name", &[("name", "")]).is(422, &[]);
    assert_eq!(registrant.post("/account/own/name", &[("name", "Rosalind Tern")]).status, 303);
    let after = registrant.get("/account").body;
    assert!(after.contains("<dd>Rosalind Tern</dd>") && !before.contains("Rosalind Tern"));
    let notified = newest_email(&db, "registrant@demo.example", "Your account");
    assert!(notified.contains("Rosalind Tern"), "{notified}");
}

#[test]
fn data_export_contains_all_account_data_except_credentials() {
    let (db, _server, [expert]) = TestServer::demo(["expert"]);
    let file = expert.post("/account/own/data", &[]);
    assert_eq!((file.status, file.header("content-type")), (200, "application/json"));
    assert!(file.header("content-disposition").contains("held-about-you.json"));
    assert!(file.header("cache-control").contains("no-store"));
    let held = file.json();
    let of = &held["of"];
    assert_eq!(of["account"][0]["email"], "expert@demo.example");
    assert_eq!(of["roles"][0]["role"], "expert");
    for kind in ["sessions", "events", "comments", "positions"] {
        assert!(of[kind].as_array().is_some_and(|rows| !rows.is_empty()), "no {kind}: {of:#}");
    }
    assert!(of["events"].as_array().unwrap().iter().any(|event| event["act"] == "data_taken"));
    for secret in ["hash", "password", "salt", "argon2"] {
        assert!(!file.body.contains(secret), "the file contains {secret}");
    }
    // No data of other users.
    assert!(!file.body.contains("operator@demo.example"));
    newest_email(&db, "expert@demo.example", "Your account");
}

#[test]
fn owner_can_close_an_account_only_without_open_responsibilities() {
    let (db, server, [expert]) = TestServer::demo(["expert"]);
    let words = [("close", "close my account")];
    expert.post("/account/own/close", &words).is(422, &["Ask an administrator"]);
    let registrant = Person::demo(&server, "registrant");
    registrant.post("/account/own/close", &words).is(422, &["R-"]);

    let person = newcomer(&server, "per@x.example");
    open_session(&person, &db, ("Per Lund", "per@x.example"));
    assert_eq!(person.post("/account/own/close", &[("close", "yes")]).status, 422);
    assert_eq!(person.get("/account").status, 200);
    let closed = person.post("/account/own/close", &words);
    assert_eq!((closed.status, closed.location.as_str()), (303, "/sign-in?done=closed"));
    newest_email(&db, "per@x.example", "Your account");
    assert_ne!(person.get("/account").status, 200, "the session has ended");
    Person::nobody(&server).post("/sign-in", &[("email", "per@x.example"), ("password", "pebble canvas thirteen")]).is(422, &[]);
    // The address can be used for a new account, which is a different one.
    let other = newcomer(&server, "per@x.example");
    assert_eq!(other.get("/sign-in").status, 200);
    Person::demo(&server, "admin").get("/admin/accounts").says(&["Per Lund", "\">per@x.example</h2>"]);
}

#[test]
fn administrator_closes_a_duplicate_account_with_a_reason() {
    let (db, server) = TestServer::on_new_database(true);
    let person = newcomer(&server, "rita@second.example");
    open_session(&person, &db, ("Rita Registrant", "rita@second.example"));
    let admin = Person::demo(&server, "admin");
    let at = |q: &str| {
        let page = admin.get(&format!("/admin/accounts?q={q}")).body;
        let id =
            page.split("/admin/accounts/").find_map(|part| part.split_once("/close\"").map(|(id, _)| id.to_owned())).unwrap();
        format!("/admin/accounts/{id}/close")
    };
    let close = at("rita%40second.example");
    for stranger in ["registrant", "operator"] {
        assert_eq!(Person::demo(&server, stranger).get(&close).status, 404, "{stranger}");
    }
    admin.get(&close).says(&["rita@second.example", "Close account permanently"]);
    admin.post(&close, &[("reason", " ")]).is(422, &["Enter the reason"]);
    let reason = [("reason", "Second account of Rita Registrant.")];
    assert_eq!(admin.post(&close, &reason).location, "/admin/accounts?done=closed");
    let notified = newest_email(&db, "rita@second.example", "Your account was changed").replace('\n', " ");
    assert!(notified.contains("Second account of Rita Registrant."), "{notified}");
    assert_ne!(person.get("/account").status, 200, "the session has ended");
    let again = [("email", "rita@second.example"), ("password", "pebble canvas thirteen")];
    assert_eq!(Person::nobody(&server).post("/sign-in", &again).status, 422);
    admin.get("/admin/audit?act=account_closed").says(&["Second account of Rita Registrant."]);
    // The closure is permanent.
    assert_eq!((admin.get(&close).status, admin.post(&close, &reason).status), (404, 404));
    let reactivate = close.replace("/close", "/shut");
    assert_eq!(admin.post(&reactivate, &[("shut", "no")]).status, 409);
    // An account with open requests or roles cannot be closed.
    for (q, why) in [("registrant%40demo.example", "open requests: R-"), ("operator%40demo.example", "has roles: ")] {
        let close = at(q);
        admin.get(&close).says(&[why, "!<textarea"]);
        assert_eq!(admin.post(&close, &reason).status, 409);
    }
}

/// Whichever comes first, a submitted request never has a registrant whose account is closed.
#[test]
fn concurrent_close_and_submit_leave_no_request_without_a_registrant() {
    let (mut closed, mut submitted) = (0, 0);
    for round in 0..8 {
        let fixture = ProcedureFixture::new();
        let number = fixture.start(&fixture.otto, &DraftPurpose::NewFormal(format!("harbour{round}"))).unwrap();
        let submit = || fixture.submit(&fixture.otto, number);
        let close =
            || fixture.store.write(|conn| own_account::close_own_account(conn, &fixture.post, fixture.now, &fixture.otto));
        let (done, refused) = if round % 2 == 0 {
            at_once(vec![Box::new(submit), Box::new(close)])
        } else {
            at_once(vec![Box::new(close), Box::new(submit)])
        };
        assert_eq!(done, 1, "{refused:?}");
        match fixture.state(number) {
            State::Draft => closed += 1,
            _ => submitted += 1,
        }
    }
    println!("{closed} were closed, {submitted} submitted");
    // Sequentially: close, then submit.
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.otto, &formal("harbour")).unwrap();
    fixture.store.write(|conn| own_account::close_own_account(conn, &fixture.post, fixture.now, &fixture.otto)).unwrap();
    assert!(crate::common::procedure_fixture::why(fixture.submit(&fixture.otto, number)).contains("This account is closed"));
    assert_eq!(fixture.state(number), State::Draft);
}
