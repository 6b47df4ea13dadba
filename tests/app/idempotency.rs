//! Tests idempotency: a form that is submitted again and an API request with a repeated idempotency key take effect only once.

use crate::common::prelude::*;

fn count(store: &Store, sql: &str) -> i64 {
    crate::common::count(store, &format!("SELECT count(*) AS count FROM {sql}"))
}

/// The idempotency key in the forms of a page.
fn mark(page: &str) -> String {
    page.split("name=\"once\" value=\"").nth(1).expect("the page marks its forms").split('"').next().unwrap().to_owned()
}

fn drafts(store: &Store) -> i64 {
    count(store, "events WHERE act = 'draft_started'")
}

/// A page with forms that all have the same idempotency key.
const PAGE: &str = "/account/own";

const INFORMAL: (&str, &str) = ("kind", "new_informal");

#[test]
fn resubmitted_form_redirects_to_the_first_result() {
    let (db, server) = TestServer::on_new_database(true);
    let (store, rita) = (db.bare_store(), Person::demo(&server, "registrant"));
    let before = drafts(&store);
    let mark = mark(&rita.get(PAGE).body);
    let send = || rita.post("/register", &[INFORMAL, ("once", &mark)]);
    let (first, again) = (send(), send());
    assert_eq!((first.status, again.status), (303, 303), "{}", again.body);
    assert_eq!(first.location, again.location);
    assert_eq!(drafts(&store), before + 1, "one request was started");
    // Eight concurrent submissions, with the key of a new page.
    let mark = self::mark(&rita.get(PAGE).body);
    let answers: Vec<Answer> = std::thread::scope(|scope| {
        let presses: Vec<_> = (0..8).map(|_| scope.spawn(|| rita.post("/register", &[INFORMAL, ("once", &mark)]))).collect();
        presses.into_iter().map(|press| press.join().unwrap()).collect()
    });
    for answer in &answers {
        assert_eq!((answer.status, &answer.location), (303, &answers[0].location), "{}", answer.body);
    }
    assert_ne!(answers[0].location, first.location, "another page, another request");
    assert_eq!(drafts(&store), before + 2);
}

#[test]
fn idempotency_key_is_scoped_to_form_content_and_user() {
    let (db, server) = TestServer::on_new_database(true);
    let (store, rita, otto) = (db.bare_store(), Person::demo(&server, "registrant"), Person::demo(&server, "other"));
    let before = drafts(&store);
    let mark = mark(&rita.get(PAGE).body);
    // The user went back to the page and chose another kind of request.
    let formal = [("kind", "new_formal"), ("nid", "lamplight"), ("once", mark.as_str())];
    let places = [
        rita.post("/register", &[INFORMAL, ("once", &mark)]).location,
        rita.post("/register", &formal).location,
        otto.post("/register", &[INFORMAL, ("once", &mark)]).location,
    ];
    assert_eq!(drafts(&store), before + 3);
    assert!(places[0] != places[1] && places[0] != places[2]);
    // A user is never redirected to the result of another user.
    assert_eq!(otto.post("/register", &[INFORMAL, ("once", &mark)]).location, places[2]);
}

#[test]
fn rejected_form_can_be_resubmitted_with_the_same_idempotency_key() {
    let (db, server) = TestServer::on_new_database(true);
    let (store, rita) = (db.bare_store(), Person::demo(&server, "registrant"));
    let mark = mark(&rita.get(PAGE).body);
    let send = || rita.post("/register", &[("kind", "new_formal"), ("nid", "x--"), ("once", &mark)]);
    for refused in [send(), send()] {
        assert_eq!(refused.status, 422, "{}", refused.body);
        assert!(refused.body.contains("x--"), "the page shows the input");
    }
    assert_eq!(count(&store, "idempotency_keys"), 0, "a refusal is not stored");
}

#[test]
fn signed_in_forms_have_an_idempotency_key_and_public_forms_do_not() {
    let (_db, _server, [nobody, operator]) = TestServer::demo(["nobody", "operator"]);
    for path in ["/account/own", "/account/tokens", "/operator", "/operator/reserved", "/operator/marks"] {
        let page = operator.get(path).body;
        let forms: Vec<&str> = page.split("<form method=\"post\"").skip(1).collect();
        for form in &forms {
            assert!(
                form.split_once('>').unwrap().1.starts_with("<input type=\"hidden\" name=\"once\" value=\""),
                "{path}: {form}"
            );
        }
        assert!(path == "/operator" || !forms.is_empty(), "{path} has no form");
    }
    for path in ["/check/template", "/sign-in", "/account/new"] {
        assert!(!nobody.get(path).body.contains("name=\"once\""), "{path} is the same for everybody");
    }
}

#[test]
fn password_form_is_not_stored_for_idempotency() {
    let (db, server) = TestServer::on_new_database(true);
    let (store, rita) = (db.bare_store(), Person::demo(&server, "registrant"));
    let mark = mark(&rita.get(PAGE).body);
    let before = count(&store, "idempotency_keys");
    let form = [("current_password", "wrong horse battery"), ("new_password", "lamps along the shore"), ("once", mark.as_str())];
    let refused = rita.post("/account/password", &form);
    assert_ne!(refused.status, 500, "{}", refused.body);
    assert_eq!(count(&store, "idempotency_keys"), before);
}

fn token(person: &Person) -> String {
    let page =
        person.post("/account/tokens", &[("name", "my editor"), ("days", "30"), ("scopes", "drafts"), ("scopes", "comments")]);
    let from = page.body.find("<code>nidreg_").unwrap() + 6;
    page.body[from..].split('<').next().unwrap().to_owned()
}

fn send(person: &Person, token: &str, key: &str, body: &Value) -> (Answer, Value) {
    let bearer = format!("Bearer {token}");
    let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json"), ("Idempotency-Key", key)];
    let answer = person.post_raw("/api/v1/drafts", body.to_string().as_bytes(), &headers);
    let value = serde_json::from_str(&answer.body).unwrap_or_default();
    (answer, value)
}

#[test]
fn repeated_api_idempotency_key_leads_to_the_same_draft() {
    let (db, server) = TestServer::on_new_database(true);
    let (store, rita, nobody) = (db.bare_store(), Person::demo(&server, "registrant"), Person::nobody(&server));
    let (token, before) = (token(&rita), drafts(&store));
    let body = json!({ "kind": "new_informal" });
    let (first, made) = send(&nobody, &token, "\"8e03978e-40d5-43dd-bc93-6894a57f9324\"", &body);
    let (again, _) = send(&nobody, &token, "\"8e03978e-40d5-43dd-bc93-6894a57f9324\"", &body);
    assert_eq!((first.status, again.status), (201, 303), "{}", again.body);
    assert_eq!(first.header("location"), again.header("location"), "the same draft");
    assert_eq!(made["number"].as_str().map(|number| first.header("location").ends_with(number)), Some(true), "{made}");
    assert_eq!(drafts(&store), before + 1);
    // Other content is another request.
    let other = json!({ "kind": "new_formal", "nid": "lamplight" });
    assert_eq!(send(&nobody, &token, "\"8e03978e-40d5-43dd-bc93-6894a57f9324\"", &other).0.status, 201);
    assert_eq!(drafts(&store), before + 2);
    for strange in ["", "\"\"", &"k".repeat(300)] {
        assert_eq!(send(&nobody, &token, strange, &body).0.status, 400, "{strange:?}");
    }
    assert_eq!(send(&nobody, &token, "another", &body).0.status, 201);
    assert_eq!(drafts(&store), before + 3);
}
