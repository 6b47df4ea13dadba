//! Tests recovery from account takeover: after the owner sets a new password or email address, links and tokens that an intruder obtained
//! no longer work. The sessions and tokens of a closed account no longer work either.

use crate::common::prelude::*;
use nidreg::actions::address::{self, LinkOutcome as Changed};
use nidreg::actions::sign_in::Browser;
use nidreg::actions::{accounts, external_sign_in};
use nidreg::mail::queries::DueEmail;
use nidreg::users::oidc::{ProviderClaims, Secrets};

fn link(left: &[DueEmail], kind: &str, to: &str, part: &str) -> Token {
    let email = left.iter().find(|email| email.kind == kind && email.recipient == to);
    let body = &email.unwrap_or_else(|| panic!("no {kind} to {to}")).body;
    Token::read(body.split(part).nth(1).unwrap().split_whitespace().next().unwrap()).unwrap()
}

/// Follows a link of a change of Rita's address, as Rita.
fn follow(conn: &mut AnyConnection, fixture: &ProcedureFixture, token: &Token) -> Result<Changed, Refusal> {
    address::follow_link(conn, &fixture.post, fixture.now, Some(&fixture.rita), token)
}

#[test]
fn new_password_cancels_a_pending_email_address_change() {
    let fixture = ProcedureFixture::new();
    fixture.leaving();
    let evil = EmailAddress::parse("rita@evil.example").unwrap();
    fixture.store.write(|conn| address::request_address_change(conn, &fixture.post, fixture.now, &fixture.rita, &evil)).unwrap();
    let asked = fixture.leaving();
    fixture.store.write(|conn| accounts::set_password(conn, &fixture.post, fixture.now, &fixture.rita, "hash")).unwrap();
    let notified = fixture.leaving();
    let body = &notified.iter().find(|email| email.recipient == "rita@cast.example").unwrap().body.replace('\n', " ");
    assert!(body.contains("A requested change of your email address was canceled"), "{body}");
    let new = link(&asked, "address_new", "rita@evil.example", "/account/address/");
    assert!(why(fixture.store.write(|conn| follow(conn, &fixture, &new))).contains("This link"));
}

#[test]
fn email_address_change_invalidates_links_sent_to_the_old_address() {
    let fixture = ProcedureFixture::new();
    fixture.leaving();
    // An intruder who reads her old mailbox starts an external sign-in and receives a link there.
    let (secrets, mark) = (Secrets::generate(), Token::generate());
    let browser = || Browser { name: "a browser", mark: &mark };
    let at = (&fixture.post, fixture.now);
    fixture.store.write(|conn| external_sign_in::start_external_sign_in(conn, fixture.now, None, "/", &secrets)).unwrap();
    let round = fixture.store.write(|conn| external_sign_in::accept_provider_response(conn, fixture.now, &secrets)).unwrap();
    let shown =
        ProviderClaims { issuer: "https://id.example".into(), subject: "s-eve".into(), email: None, name: None, at: None };
    fixture.store.write(|conn| external_sign_in::receive_claims(conn, at, &round, &shown, browser(), false)).unwrap();
    let (name, email) = (PersonName::parse("Eve").unwrap(), EmailAddress::parse("rita@cast.example").unwrap());
    let asks = external_sign_in::NewIdentityInput {
        name: &name,
        email: &email,
        provider: "University",
        lang: urn_registry::i18n::Lang::En,
    };
    fixture.store.write(|conn| external_sign_in::email_sign_in_link(conn, at, &asks, &secrets.browser)).unwrap();
    let join = link(&fixture.leaving(), "oidc_join", "rita@cast.example", "/sign-in/join/");
    // She changes her email address.
    let new = EmailAddress::parse("rita@new.example").unwrap();
    fixture.store.write(|conn| address::request_address_change(conn, &fixture.post, fixture.now, &fixture.rita, &new)).unwrap();
    let asked = fixture.leaving();
    let token = link(&asked, "address_new", "rita@new.example", "/account/address/");
    let step = fixture.store.write(|conn| follow(conn, &fixture, &token)).unwrap();
    assert_eq!(step, Changed::Done);
    let joined = fixture.store.write(|conn| {
        external_sign_in::complete_emailed_sign_in(conn, at, &join, Some(&secrets.browser), "University", browser(), false)
            .map(|_| ())
    });
    assert!(why(joined).contains("This link"), "the old address has no access");
    assert_eq!(rows(&fixture, "SELECT id AS what FROM identities"), [""; 0]);
}

/// Regression test: API tokens survived a password change, so an intruder retained access.
#[test]
fn password_reset_or_change_revokes_api_tokens() {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let server = TestServer::start_with(&db, true, &[]);
    let works = |token: &str| {
        let bearer = format!("Bearer {token}");
        let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
        Person::nobody(&server).post_raw("/api/v1/drafts", b"{\"kind\":\"new_informal\"}", &headers).status
    };
    let other = Person::demo(&server, "other");
    let token = crate::tokens::made(&other, &["drafts"]);
    assert_eq!(works(&token), 201);
    assert_eq!(other.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
    let reset = emailed_link(&db, "other@demo.example", "/account/reset/");
    assert_eq!(Person::nobody(&server).post(&reset, &[("password", "chosen velvet harbour")]).status, 303);
    assert_eq!(works(&token), 401, "by the link in an email");
    let again = Person::nobody(&server);
    let form = [("email", "other@demo.example"), ("password", "chosen velvet harbour")];
    assert_eq!(again.post("/sign-in", &form).status, 303);
    let token = crate::tokens::made(&again, &["drafts"]);
    assert_eq!(works(&token), 201);
    let form = [("current_password", "chosen velvet harbour"), ("new_password", "meadow signed kettle")];
    assert_eq!(again.post("/account/password", &form).status, 303);
    assert_eq!(works(&token), 401, "by entering the password");
}

#[test]
fn closing_an_account_revokes_its_sessions_and_tokens() {
    let (_db, server, [other, admin]) = TestServer::demo(["other", "admin"]);
    let bearer = format!("Bearer {}", crate::tokens::made(&other, &["drafts"]));
    let ask = || Person::nobody(&server).ask("GET", "/api/v1/drafts/R-1", &[("Authorization", &bearer)]).status;
    assert_eq!((ask(), other.get("/account").status), (404, 200));
    let page = admin.get("/admin/accounts?q=other%40demo.example").body;
    let id = page.split("/admin/accounts/").find_map(|part| part.split_once("/shut\"").map(|(id, _)| id)).unwrap();
    assert_eq!(admin.post(&format!("/admin/accounts/{id}/shut"), &[("shut", "yes")]).status, 303);
    assert_eq!((ask(), other.get("/account").status), (401, 303));
}
