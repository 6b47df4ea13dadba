//! Signing in with an external provider: who is signed in, what needs confirmation, and which provider responses are rejected.

use crate::common::issuer::{Answers, AuthorizationRequest, Issuer, Plan, SECRET, Signed};
use crate::common::prelude::*;
use crate::second_factor;
use nidreg::actions::external_sign_in::{self, NewIdentityInput};
use nidreg::actions::resend;
use nidreg::actions::sign_in::Browser;
use nidreg::users::oidc::{ProviderClaims, Secrets};

const START: &str = "/sign-in/oidc/start";

/// Starts a server with the provider configured and waits until the server has read the provider's metadata.
fn server(db: &TestDb, issuer: &Issuer, more: &[(&str, &str)]) -> TestServer {
    db.fill(Contents::Demo);
    let env: Vec<(&str, &str)> = issuer.settings().into_iter().chain(more.iter().copied()).collect();
    let server = TestServer::start_with(db, true, &env);
    until("the provider was read", || Person::nobody(&server).post(START, &[]).status == 303);
    server
}

/// Starts a sign-in at `from` and follows the redirect to the provider.
fn go(person: &Person, issuer: &Issuer, from: &str) -> AuthorizationRequest {
    let answer = person.post(from, &[]).is(303, &[]);
    issuer.takes(&answer.location)
}

/// Returns from the provider with an authorization code.
fn come_back(person: &Person, sign_in_request: &AuthorizationRequest) -> Answer {
    person.get(&format!("/sign-in/oidc/1/back?code=c-1&state={}", sign_in_request.state))
}

fn sign_in(person: &Person, issuer: &Issuer) -> Answer {
    let sign_in_request = go(person, issuer, START);
    come_back(person, &sign_in_request)
}

fn is_in(person: &Person) -> bool {
    person.get("/account").status == 200
}

fn rows(db: &TestDb, sql: &str) -> Vec<String> {
    column(&db.bare_store(), sql)
}

/// Creates an account for a new user through the emailed link.
fn newcomer(db: &TestDb, server: &TestServer, issuer: &Issuer) -> Person {
    let email = "ada@university.example";
    let ada = Person::nobody(server);
    assert_eq!(sign_in(&ada, issuer).location, "/sign-in/oidc");
    assert_eq!(ada.post("/sign-in/oidc", &[("name", "Ada Lund"), ("email", email)]).status, 200);
    // The newest email may not have arrived yet, and the link of an earlier one is no longer valid.
    until("she joins", || ada.post(&emailed_link(db, email, "/sign-in/join/"), &[]).status == 303);
    ada
}

#[test]
fn new_user_confirms_their_address_and_then_signs_in_via_the_provider() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    let ada = Person::nobody(&server);
    let sign_in_request = go(&ada, &issuer, START);
    for part in ["response_type=code", "scope=openid+email+profile", "code_challenge_method=S256", "nonce=", "max_age=600"] {
        assert!(sign_in_request.text.contains(part), "{part}: {}", sign_in_request.text);
    }
    assert_eq!(sign_in_request.redirect, format!("{}/sign-in/oidc/1/back", server.base));
    assert_eq!(come_back(&ada, &sign_in_request).location, "/sign-in/oidc");
    assert!(!is_in(&ada), "a user without an account is not signed in");
    ada.get("/sign-in/oidc").says(&[
        "University of Exampleton signed you in as <span class=\"any\">ada@university.example",
        "value=\"Ada Lund\"",
        "value=\"ada@university.example\"",
    ]);
    assert_eq!(ada.post("/sign-in/oidc", &[("name", ""), ("email", "x")]).status, 422);
    ada.post("/sign-in/oidc", &[("name", "Ada Lund"), ("email", "ada@university.example")]).says(&["Check your email"]);
    let email = newest_email(&db, "ada@university.example", "Continue your sign-in with University of Exampleton");
    let path = link(&email, "/sign-in/join/");
    // In another browser, the emailed link neither signs in nor links the provider.
    let other = Person::nobody(&server);
    assert_eq!((other.get(&path).status, other.post(&path, &[]).status), (403, 403));
    assert!(ada.get(&path).body.contains("ada@university.example (new)"));
    assert_eq!(ada.post(&path, &[]).status, 303);
    assert!(is_in(&ada));
    ada.get("/account").says(&["Your account has no password", "External sign-ins"]);
    assert_eq!(ada.get(&path).status, 404, "the link works once");
    // From now on, the provider is sufficient in any browser.
    let again = Person::nobody(&server);
    assert_eq!(sign_in(&again, &issuer).location, "/waiting");
    assert!(is_in(&again));
    assert_eq!(rows(&db, "SELECT id AS what FROM oidc_logins WHERE issuer IS NOT NULL"), Vec::<String>::new());
    newest_email(&db, "ada@university.example", "Your account was changed");
}

#[test]
fn verified_provider_email_alone_does_not_open_an_existing_account() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    issuer.plan_next(|plan| plan.email = Some(("registrant@demo.example".into(), true)));
    let person = Person::nobody(&server);
    assert_eq!(sign_in(&person, &issuer).location, "/sign-in/oidc");
    assert!(!is_in(&person), "the address alone does not sign in");
    let page = person.get("/sign-in/oidc").body;
    assert!(!page.contains("has an account"), "the page does not reveal who has an account: {page}");
    let form = [("email", "registrant@demo.example"), ("password", "nidreg-demo"), ("next", "/account/oidc")];
    assert_eq!(person.post("/sign-in", &form).location, "/account/oidc");
    assert!(rows(&db, "SELECT id AS what FROM identities").is_empty(), "signing in alone does not link accounts");
    assert!(person.get("/account/oidc").body.contains("Link external sign-in"));
    assert_eq!(person.post("/account/oidc", &[]).location, "/account#oidc");
    let changed = newest_email(&db, "registrant@demo.example", "Your account was changed").replace("\r\n", " ");
    assert!(changed.contains("was linked to your account"), "{changed}");
    let again = Person::nobody(&server);
    assert_eq!(sign_in(&again, &issuer).status, 303);
    assert!(again.get("/account").body.contains("registrant@demo.example"));
    // Once unlinked, the provider no longer signs the user in.
    let id = rows(&db, "SELECT id AS what FROM identities").remove(0);
    assert_eq!(again.post(&format!("/account/oidc/{id}/end"), &[]).status, 303);
    let third = Person::nobody(&server);
    assert_eq!(sign_in(&third, &issuer).location, "/sign-in/oidc");
    assert!(!is_in(&third));
    // The emailed link also links the provider, because it proves control of the address.
    assert_eq!(third.post("/sign-in/oidc", &[("name", "Rita"), ("email", "registrant@demo.example")]).status, 200);
    let path = emailed_link(&db, "registrant@demo.example", "/sign-in/join/");
    assert_eq!(third.post(&path, &[]).status, 303);
    assert!(third.get("/account").body.contains("registrant@demo.example"));
    let acts = rows(&db, "SELECT act AS what FROM events WHERE act LIKE 'oidc_%' ORDER BY id");
    assert_eq!(acts, ["oidc_linked", "oidc_unlinked", "oidc_link_sent", "oidc_linked"]);
}

#[test]
fn unverified_email_address_from_the_provider_is_ignored() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    issuer.plan_next(|plan| plan.email = Some(("admin@demo.example".into(), false)));
    let person = Person::nobody(&server);
    assert_eq!(sign_in(&person, &issuer).location, "/sign-in/oidc");
    assert!(!person.get("/sign-in/oidc").body.contains("admin@demo.example"));
    assert_eq!(rows(&db, "SELECT name AS what FROM oidc_logins WHERE email IS NOT NULL"), Vec::<String>::new());
    // Claims from outside the ID token count only if they are about the same subject.
    issuer.plan_next(|plan| {
        plan.email = Some(("eve@university.example".into(), true));
        plan.beside = Some("somebody-else".into());
    });
    assert_eq!(sign_in(&Person::nobody(&server), &issuer).status, 422);
    issuer.plan_next(|plan| plan.beside = Some(plan.subject.clone()));
    let person = Person::nobody(&server);
    sign_in(&person, &issuer);
    assert!(person.get("/sign-in/oidc").body.contains("value=\"eve@university.example\""));
    // Whatever the provider states about an address (new, different or known), only the emailed link signs the user in.
    for email in ["someone@else.example", "admin@demo.example", "eve@university.example"] {
        let asked = person.post("/sign-in/oidc", &[("name", "Eve"), ("email", email)]);
        assert!(asked.body.contains("Check your email") && !is_in(&person), "{email}: {}", asked.body);
    }
    let unproved = "SELECT email AS what FROM accounts WHERE email = 'eve@university.example' AND verified_at IS NULL";
    assert_eq!(rows(&db, unproved), ["eve@university.example"]);
    let path = emailed_link(&db, "eve@university.example", "/sign-in/join/");
    assert_eq!(person.post(&path, &[]).status, 303);
    assert!(is_in(&person) && rows(&db, unproved).is_empty());
}

#[test]
fn provider_response_is_accepted_only_if_every_part_is_valid() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    drop(newcomer(&db, &server, &issuer));
    let right = issuer.plan();
    let now = nidreg::clock::now().as_second();
    type Lie = Box<dyn Fn(&mut Plan)>;
    let instead = |claims: Value| -> Lie { Box::new(move |plan| plan.instead = claims.clone()) };
    let signed = |how: Signed| -> Lie { Box::new(move |plan| plan.signed = how) };
    let answers = |how: Answers| -> Lie { Box::new(move |plan| plan.answers = how) };
    let lies: Vec<(&str, u16, Lie)> = vec![
        ("another issuer", 422, instead(json!({ "iss": "https://other.example" }))),
        ("its issuer with a slash", 422, instead(json!({ "iss": format!("{}/", issuer.base) }))),
        ("another audience", 422, instead(json!({ "aud": "another-client" }))),
        ("an audience more", 422, instead(json!({ "aud": ["nidreg-test", "another-client"] }))),
        ("made for another client", 422, instead(json!({ "azp": "another-client" }))),
        ("expired", 422, instead(json!({ "exp": now - 1 }))),
        ("made long ago", 422, instead(json!({ "iat": now - 3600 }))),
        ("made in the future", 422, instead(json!({ "iat": now + 3600 }))),
        ("another nonce", 422, instead(json!({ "nonce": "n-1" }))),
        ("no nonce", 422, instead(json!({ "nonce": null }))),
        ("no subject", 422, instead(json!({ "sub": "" }))),
        ("another key", 422, signed(Signed::ByAnotherKey)),
        ("no signature", 422, signed(Signed::WithNothing)),
        ("the client secret as a key", 422, signed(Signed::WithTheClientSecret)),
        ("changed after it was signed", 422, signed(Signed::ButChangedAfterwards)),
        ("no ID token", 422, answers(Answers::WithoutIdToken)),
        ("nonsense", 503, answers(Answers::Nonsense)),
        ("ten megabytes", 503, answers(Answers::Huge)),
        ("a redirect", 503, answers(Answers::ToAnother)),
    ];
    for (what, status, lie) in lies {
        let person = Person::nobody(&server);
        let sign_in_request = go(&person, &issuer, START);
        issuer.plan_next(|plan| lie(plan));
        let answer = come_back(&person, &sign_in_request);
        assert_eq!(answer.status, status, "{what}: {} {}", answer.location, answer.body);
        assert!(!is_in(&person), "{what}");
        assert!(answer.body.contains("href=\"/sign-in\"") && !answer.body.contains(SECRET), "{what}: {}", answer.body);
        // A valid response does not revive the same attempt: its callback works once.
        let again = go(&Person::nobody(&server), &issuer, START);
        assert_ne!(again.state, sign_in_request.state);
        issuer.plan_next(|plan| {
            plan.instead = right.instead.clone();
            plan.signed = right.signed;
            plan.answers = right.answers;
        });
        assert_eq!(come_back(&person, &sign_in_request).status, 400, "{what}");
    }
    assert_eq!(sign_in(&Person::nobody(&server), &issuer).location, "/waiting", "a correct response still signs in");
}

#[test]
fn provider_callback_works_once_in_its_own_browser_and_for_its_issuer() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    drop(newcomer(&db, &server, &issuer));
    let (ada, eve) = (Person::nobody(&server), Person::nobody(&server));
    // An authorization code in another user's browser would sign that user in as its owner, or link its owner to that user's account.
    let sign_in_request = go(&ada, &issuer, START);
    assert_eq!(come_back(&eve, &sign_in_request).status, 400, "this browser did not start the sign-in");
    let _own = go(&eve, &issuer, START);
    assert_eq!(come_back(&eve, &sign_in_request).status, 400, "this browser started a different sign-in");
    assert!(!is_in(&eve));
    let sign_in_request = go(&ada, &issuer, START);
    let answered = |query: &str| ada.get(&format!("/sign-in/oidc/1/back?{query}")).status;
    assert_eq!(answered(&format!("code=c&state={}", "0".repeat(64))), 400, "an unknown state is rejected");
    assert_eq!(answered("code=c"), 400);
    assert_eq!(ada.get(&format!("/sign-in/oidc/2/back?code=c&state={}", sign_in_request.state)).status, 404);
    assert_eq!(come_back(&ada, &sign_in_request).location, "/waiting");
    assert_eq!(come_back(&ada, &sign_in_request).status, 400, "a response is accepted only once");
    // A response in the name of another issuer (RFC 9207), and a denial by the provider.
    let ada = Person::nobody(&server);
    let sign_in_request = go(&ada, &issuer, START);
    let path = format!("/sign-in/oidc/1/back?code=c&state={}", sign_in_request.state);
    assert_eq!(ada.get(&format!("{path}&iss=https%3A%2F%2Fother.example")).status, 422);
    let sign_in_request = go(&ada, &issuer, START);
    ada.get(&format!("/sign-in/oidc/1/back?error=access_denied&state={}", sign_in_request.state))
        .is(422, &["did not sign you in", "!access_denied"]);
    // The attempt has expired.
    let sign_in_request = go(&ada, &issuer, START);
    sql(&db, "UPDATE oidc_logins SET expires_at = '2020-01-01T00:00:00.000000Z'");
    assert_eq!(come_back(&ada, &sign_in_request).status, 400);
}

#[test]
fn unavailable_provider_does_not_block_other_sign_ins() {
    let away = TestDb::new();
    away.fill(Contents::Demo);
    let settings = [
        ("NIDREG_OIDC_ISSUER", "http://127.0.0.1:9"),
        ("NIDREG_OIDC_CLIENT_ID", "x"),
        ("NIDREG_OIDC_CLIENT_SECRET", "zebra-second-88"),
        ("NIDREG_OIDC_NAME", "Datatracker"),
    ];
    let without = TestServer::start_with(&away, true, &settings);
    let person = Person::nobody(&without);
    let page = person.get("/sign-in").says(&["Sign in with Datatracker"]);
    assert!(page.header("content-security-policy").contains("form-action 'self';"), "the policy does not mention the provider");
    person.post(START, &[]).is(503, &["Datatracker is not responding correctly", "href=\"/sign-in\""]);
    assert!(is_in(&Person::demo(&without, "registrant")));
    drop(without);
    // Without a configured provider, sign-in cannot be started.
    let none = TestServer::start_with(&away, true, &[]);
    assert_eq!(Person::nobody(&none).post(START, &[]).status, 404);
    assert!(!Person::nobody(&none).get("/sign-in").body.contains(START));
    drop(none);

    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    let person = Person::nobody(&server);
    // This form may submit to the configured provider and to no other host; forms on other pages may not submit to any other host.
    let policy = person.get("/sign-in").header("content-security-policy").to_owned();
    assert!(policy.contains(&format!("form-action 'self' {};", issuer.base)), "{policy}");
    assert!(person.get("/account/new").header("content-security-policy").contains("form-action 'self';"));
    // A provider that never answers delays its own user for ten seconds and no other user.
    let sign_in_request = go(&person, &issuer, START);
    issuer.plan_next(|plan| plan.answers = Answers::Never);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        let slow = scope.spawn(|| come_back(&person, &sign_in_request).status);
        std::thread::sleep(Duration::from_millis(500));
        assert!(is_in(&Person::demo(&server, "registrant")));
        assert!(begin.elapsed() < Duration::from_secs(8), "others are waiting: {:?}", begin.elapsed());
        assert_eq!(slow.join().unwrap(), 503);
    });
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}

#[test]
fn viewing_pages_or_starting_a_sign_in_sends_nothing_to_the_provider() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    let before = issuer.asked().len();
    let person = Person::nobody(&server);
    for page in ["/sign-in", "/sign-in/oidc", "/account/new"] {
        person.get(page);
    }
    go(&person, &issuer, START);
    assert_eq!(issuer.asked().len(), before, "the provider is contacted only when a user returns");
}

#[test]
fn last_sign_in_method_is_protected_and_password_reset_unlinks_providers() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    let ada = newcomer(&db, &server, &issuer);
    let id = rows(&db, "SELECT id AS what FROM identities").remove(0);
    let end = format!("/account/oidc/{id}/end");
    ada.post(&end, &[]).is(409, &["the only way to sign in to your account"]);
    assert_eq!(Person::demo(&server, "registrant").post(&end, &[]).status, 404, "another user's sign-in cannot be removed");
    // The data export includes the external sign-in. A password reset unlinks it, because it may be an intruder's.
    ada.post("/account/own/data", &[]).says(&["oidc_sign_ins", "s-ada"]);
    ada.post("/account/reset", &[("email", "ada@university.example")]);
    let path = emailed_link(&db, "ada@university.example", "/account/reset/");
    assert_eq!(ada.post(&path, &[("password", "corked violins remember rain")]).status, 303);
    assert!(rows(&db, "SELECT id AS what FROM identities").is_empty());
    assert_eq!(sign_in(&Person::nobody(&server), &issuer).location, "/sign-in/oidc");
    // Closing the account also unlinks it.
    let again = newcomer(&db, &server, &issuer);
    assert_eq!(again.post("/account/own/close", &[("close", "close my account")]).status, 303);
    assert!(rows(&db, "SELECT id AS what FROM identities").is_empty());
    assert_eq!(sign_in(&Person::nobody(&server), &issuer).location, "/sign-in/oidc");
}

#[test]
fn linking_and_unlinking_a_provider_need_a_recent_sign_in() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[]);
    drop(newcomer(&db, &server, &issuer));
    let id = rows(&db, "SELECT id AS what FROM identities").remove(0);
    let end = format!("/account/oidc/{id}/end");
    for ago in [None, Some(1200)] {
        issuer.plan_next(|plan| plan.signed_in = ago);
        let stale = Person::nobody(&server);
        assert_eq!(sign_in(&stale, &issuer).status, 303);
        for path in [end.as_str(), "/account/oidc", "/account/oidc/start", "/account/tokens"] {
            stale.post(path, &[]).is(401, &["Your account has no password"]);
        }
    }
    issuer.plan_next(|plan| plan.signed_in = Some(3));
    let fresh = Person::nobody(&server);
    assert_eq!(sign_in(&fresh, &issuer).status, 303);
    assert_eq!(fresh.post(&end, &[]).status, 409, "recent, but the only method of signing in");
}

#[test]
fn second_factor_is_required_after_external_sign_in() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    let server = server(&db, &issuer, &[("NIDREG_SECOND_FACTOR", "on")]);
    issuer.plan_next(|plan| plan.email = Some(("operator@demo.example".into(), true)));
    let olga = second_factor::password(&server, "operator");
    let (_phone, codes) = second_factor::set_up(&olga);
    let sign_in_request = go(&olga, &issuer, "/account/oidc/start");
    assert_eq!(come_back(&olga, &sign_in_request).location, "/account/oidc");
    assert_eq!(olga.post("/account/oidc", &[]).status, 303);
    let again = Person::nobody(&server);
    assert_eq!(sign_in(&again, &issuer).location, "/sign-in/code?next=%2Fwaiting");
    assert_eq!(again.get("/operator").status, 303, "an incomplete session has no access");
    let code = again.post("/sign-in/code", &[("code", &codes[0]), ("next", "/operator")]);
    assert_eq!((code.status, again.get("/operator").status), (303, 200), "{}", code.body);
    // An external sign-in belongs to one account only.
    let rita = Person::demo(&server, "registrant");
    let sign_in_request = go(&rita, &issuer, "/account/oidc/start");
    come_back(&rita, &sign_in_request).is(422, &["is already linked to an account"]);
    // A suspended account stays suspended.
    let admin = second_factor::password(&server, "admin");
    second_factor::set_up(&admin);
    let id = rows(&db, "SELECT id AS what FROM accounts WHERE email = 'operator@demo.example'").remove(0);
    assert_eq!(admin.post(&format!("/admin/accounts/{id}/shut"), &[("shut", "yes")]).status, 303);
    sign_in(&Person::nobody(&server), &issuer).is(422, &["This account is suspended"]);
}

#[test]
fn failed_reauthentication_attempts_are_counted_across_instances() {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let houses = [TestServer::start_with(&db, true, &[]), TestServer::start_with(&db, true, &[])];
    let session = Person::demo(&houses[0], "registrant");
    let there = Person { agent: session.agent.clone(), base: houses[1].base.clone() };
    let _ = there.get("/account");
    let wrong = |person: &Person| person.post("/account/confirm", &[("password", "wrong-password"), ("next", "/account")]).status;
    let mut seen = Vec::new();
    for at in 0..12 {
        seen.push(wrong(if at % 2 == 0 { &session } else { &there }));
    }
    assert_eq!(seen.iter().filter(|status| **status == 422).count(), 10, "{seen:?}");
    assert_eq!(seen[10..], [429, 429], "{seen:?}");
    // The page for changing the password uses the same counter.
    let form = [("current_password", "nidreg-demo"), ("new_password", "corked violins remember rain")];
    assert_eq!(there.post("/account/password", &form).status, 429);
}

/// Regression test: the row of the first link was never deleted, although nothing referred to it.
#[test]
fn second_link_of_a_sign_in_attempt_voids_the_first_sent_or_not() {
    let fixture = ProcedureFixture::new();
    let (secrets, mark) = (Secrets::generate(), Token::generate());
    let browser = || Browser { name: "a browser", mark: &mark };
    fixture.store.write(|conn| external_sign_in::start_external_sign_in(conn, fixture.now, None, "/waiting", &secrets)).unwrap();
    let round = fixture.store.write(|conn| external_sign_in::accept_provider_response(conn, fixture.now, &secrets)).unwrap();
    let shown =
        ProviderClaims { issuer: "https://id.example".into(), subject: "s-nora".into(), email: None, name: None, at: None };
    let at = (&fixture.post, fixture.now);
    fixture.store.write(|conn| external_sign_in::receive_claims(conn, at, &round, &shown, browser(), false)).unwrap();
    let name = PersonName::parse("Nora New").unwrap();
    let ask = |email: &str| {
        let email = EmailAddress::parse(email).unwrap();
        let asks = NewIdentityInput { name: &name, email: &email, provider: "University", lang: urn_registry::i18n::Lang::En };
        fixture.store.write(|conn| external_sign_in::email_sign_in_link(conn, at, &asks, &secrets.browser)).unwrap();
    };
    let left = || fixture.leaving().into_iter().filter(|email| email.kind == "oidc_join").collect::<Vec<_>>();
    let orphans = "SELECT id AS what FROM links WHERE purpose = 'oidc' AND subject NOT IN (SELECT id FROM oidc_logins)";
    let kept = |sql: &str| column(&fixture.store, sql).len();
    fixture.leaving();
    let before = kept(orphans);
    ask("nora@first.example");
    let first = left().remove(0);
    ask("nora@second.example");
    assert_eq!(kept(orphans), before, "the second link replaces the first");
    // The second email is still unsent when a third is requested, so it is never sent.
    ask("nora@third.example");
    let sent = left();
    assert_eq!(sent.iter().map(|email| email.recipient.as_str()).collect::<Vec<_>>(), ["nora@third.example"]);
    assert_eq!(kept(orphans), before);
    assert_eq!(
        kept("SELECT id AS what FROM outbox WHERE failed_at IS NOT NULL"),
        0,
        "no email has failed, so operators are not alerted"
    );
    let join = |body: &str| {
        let token = Token::read(body.split("/sign-in/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
        fixture.store.write(|conn| {
            external_sign_in::complete_emailed_sign_in(conn, at, &token, Some(&secrets.browser), "University", browser(), false)
        })
    };
    assert!(join(&first.body).is_err(), "its reader cannot join another account");
    join(&sent[0].body).unwrap();
    assert_eq!(kept(orphans), before);
    // An operator cannot resend an email whose link has ended.
    let again = fixture.act(&fixture.olga, |conn, ctx| resend::resend(conn, ctx, &first.id));
    assert!(why(again).contains("its link has been used, withdrawn or replaced"));
}

#[test]
fn secrets_of_external_sign_in_appear_in_neither_log_nor_database() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    db.fill(Contents::Demo);
    let log = db.dir.path().join("stderr.txt");
    let env: Vec<(&str, &str)> = issuer.settings().into_iter().chain([("RUST_LOG", "debug")]).collect();
    let server = TestServer::start_into(&db, true, &env, std::fs::File::create(&log).unwrap().into());
    until("the provider was read", || Person::nobody(&server).post(START, &[]).status == 303);
    let person = Person::nobody(&server);
    let answer = person.post(START, &[]);
    let cookie = answer.header("set-cookie").to_owned();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax; Max-Age=900"), "{cookie}");
    let browser = cookie.trim_start_matches("nidreg_oidc=").split(';').next().unwrap().to_owned();
    let sign_in_request = issuer.takes(&answer.location);
    issuer.plan_next(|plan| plan.signed = Signed::ByAnotherKey);
    assert_eq!(come_back(&person, &sign_in_request).status, 422);
    issuer.plan_next(|plan| plan.signed = Signed::Rightly);
    let again = go(&person, &issuer, START);
    assert_eq!(come_back(&person, &again).status, 303);
    let part = |name: &str| sign_in_request.text.split('&').find_map(|pair| pair.strip_prefix(name)).unwrap().to_owned();
    let columns = "id || state_hash || browser_hash || coalesce(subject, '') || coalesce(email, '')";
    let kept = rows(&db, &format!("SELECT {columns} AS what FROM oidc_logins")).join("\n");
    let written = std::fs::read_to_string(&log).unwrap();
    assert!(written.contains("external sign-in failed"), "{written}");
    for secret in [SECRET, &browser, &sign_in_request.state, &again.state, &part("nonce="), "code=c-1"] {
        assert!(secret.len() > 7 && !written.contains(secret), "the log has {secret}");
        assert!(!kept.contains(secret), "the database has {secret}");
    }
}
