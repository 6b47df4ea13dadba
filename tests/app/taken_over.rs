//! Somebody was in an account who is not its owner. When the owner takes it back, by a new password or another address, nothing that the
//! intruder left behind takes effect afterwards.

use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{Contents, House, Person, TestDb};
use nidreg::acts::address::{self, Step as Changed};
use nidreg::acts::sign_in::Browser;
use nidreg::acts::{accounts, elsewhere};
use nidreg::mail::queries::Due;
use nidreg::people::elsewhere::{Secrets, Shown};
use nidreg::people::secrets::Token;
use nidreg::people::{Email, PersonName};

fn link(left: &[Due], kind: &str, to: &str, part: &str) -> Token {
    let email = left.iter().find(|email| email.letter == kind && email.recipient == to);
    let body = &email.unwrap_or_else(|| panic!("no {kind} to {to}")).body;
    Token::read(body.split(part).nth(1).unwrap().split_whitespace().next().unwrap()).unwrap()
}

#[test]
fn a_new_password_ends_a_change_of_address_that_waits() {
    let cast = Cast::new();
    cast.leaving();
    let evil = Email::parse("rita@evil.example").unwrap();
    cast.store.write(|conn| address::ask(conn, &cast.post, cast.now, &cast.rita, &evil)).unwrap();
    let asked = cast.leaving();
    cast.store.write(|conn| accounts::set_password(conn, &cast.post, cast.now, &cast.rita, "hash")).unwrap();
    let told = cast.leaving();
    let body = &told.iter().find(|email| email.recipient == "rita@cast.example").unwrap().body.replace('\n', " ");
    assert!(body.contains("A requested change of your email address was canceled"), "{body}");
    let new = link(&asked, "address_new", "rita@evil.example", "/account/address/");
    assert!(why(cast.store.write(|conn| address::follow(conn, &cast.post, cast.now, &new))).contains("This link"));
}

#[test]
fn another_address_ends_what_waits_for_whoever_reads_the_old_one() {
    let cast = Cast::new();
    cast.leaving();
    // Whoever reads her old mail also begins a sign-in of their own, and gets a link to it.
    let (secrets, mark) = (Secrets::draw(), Token::draw());
    let browser = || Browser { name: "a browser", mark: &mark };
    let at = (&cast.post, cast.now);
    cast.store.write(|conn| elsewhere::set_out(conn, cast.now, None, "/", &secrets)).unwrap();
    let round = cast.store.write(|conn| elsewhere::take(conn, cast.now, &secrets)).unwrap();
    let shown = Shown { issuer: "https://id.example".into(), subject: "s-eve".into(), email: None, name: None, at: None };
    cast.store.write(|conn| elsewhere::came_back(conn, at, &round, &shown, browser(), false)).unwrap();
    let (name, email) = (PersonName::parse("Eve").unwrap(), Email::parse("rita@cast.example").unwrap());
    let asks = elsewhere::Asks { name: &name, email: &email, provider: "University", lang: nidreg::words::Lang::En };
    cast.store.write(|conn| elsewhere::ask(conn, at, &asks, &secrets.browser)).unwrap();
    let join = link(&cast.leaving(), "elsewhere", "rita@cast.example", "/sign-in/join/");
    // She goes to another address.
    let new = Email::parse("rita@new.example").unwrap();
    cast.store.write(|conn| address::ask(conn, &cast.post, cast.now, &cast.rita, &new)).unwrap();
    let asked = cast.leaving();
    let token = link(&asked, "address_new", "rita@new.example", "/account/address/");
    let step = cast.store.write(|conn| address::follow(conn, &cast.post, cast.now, &token)).unwrap();
    assert_eq!(step, Changed::Done);
    let joined = cast
        .store
        .write(|conn| elsewhere::join(conn, at, &join, Some(&secrets.browser), "University", browser(), false).map(|_| ()));
    assert!(why(joined).contains("This link"), "the old address opens nothing");
    assert_eq!(rows(&cast, "SELECT id AS what FROM identities"), [""; 0]);
}

/// Finding: tokens of programs survived a new password, so whoever had got in stayed.
#[test]
fn a_new_password_ends_tokens_whether_it_was_mailed_or_typed() {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let house = House::start_with(&db, true, &[]);
    let works = |token: &str| {
        let bearer = format!("Bearer {token}");
        let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
        Person::nobody(&house).post_raw("/api/v1/drafts", b"{\"kind\":\"new_informal\"}", &headers).status
    };
    let other = Person::demo(&house, "other");
    let token = crate::tokens::made(&other, &["drafts"]);
    assert_eq!(works(&token), 201);
    assert_eq!(other.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
    let reset =
        crate::accounts::link(&crate::accounts::letter(&db, "other@demo.example", "Choose a new password"), "/account/reset/");
    assert_eq!(Person::nobody(&house).post(&reset, &[("password", "chosen velvet harbour")]).status, 303);
    assert_eq!(works(&token), 401, "by the link in an email");
    let again = Person::nobody(&house);
    let form = [("email", "other@demo.example"), ("password", "chosen velvet harbour")];
    assert_eq!(again.post("/sign-in", &form).status, 303);
    let token = crate::tokens::made(&again, &["drafts"]);
    assert_eq!(works(&token), 201);
    let form = [("current_password", "chosen velvet harbour"), ("new_password", "meadow signed kettle")];
    assert_eq!(again.post("/account/password", &form).status, 303);
    assert_eq!(works(&token), 401, "by typing it");
}

#[test]
fn a_shut_account_has_neither_sessions_nor_tokens() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (other, admin) = (Person::demo(&house, "other"), Person::demo(&house, "admin"));
    let bearer = format!("Bearer {}", crate::tokens::made(&other, &["drafts"]));
    let ask = || Person::nobody(&house).ask("GET", "/api/v1/drafts/R-1", &[("Authorization", &bearer)]).status;
    assert_eq!((ask(), other.get("/account").status), (404, 200));
    let page = admin.get("/admin/accounts?q=other%40demo.example").body;
    let id = page.split("/admin/accounts/").find_map(|part| part.split_once("/shut\"").map(|(id, _)| id)).unwrap();
    assert_eq!(admin.post(&format!("/admin/accounts/{id}/shut"), &[("shut", "yes")]).status, 303);
    assert_eq!((ask(), other.get("/account").status), (401, 303));
}
