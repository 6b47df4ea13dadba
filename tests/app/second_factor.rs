//! Sign-in with a second factor, reauthentication, rate limits, and the lockout after failures, which affects only the client that failed.

use crate::common::operator::{refused, run};
use crate::common::prelude::*;
use crate::common::procedure_fixture::post;
use totp_rs::{Builder, Secret, Totp};

/// An authenticator app.
pub struct Phone(Totp, String);

impl Phone {
    /// Reads the key from the page.
    pub fn scan(page: &str) -> Self {
        assert!(page.contains("aria-label=\"QR code of the key below\""), "{page}");
        let at = page.find("<p class=\"any\"><code>").unwrap();
        let key: String = page[at..].split("<code>").nth(1).unwrap().split('<').next().unwrap().replace(' ', "");
        let secret = Secret::try_from_base32(&key).unwrap();
        Self(Builder::new().with_secret(secret).build().unwrap(), key)
    }

    /// The code that the authenticator shows the given number of periods from now.
    pub fn shows(&self, periods: i64) -> String {
        let time = nidreg::clock::now().as_second() + 30 * periods;
        self.0.generate(time.unsigned_abs()).to_string()
    }
}

pub fn password(server: &TestServer, name: &str) -> Person {
    let person = Person::nobody(server);
    person.post("/sign-in", &[("email", &format!("{name}@demo.example")), ("password", "nidreg-demo")]).is(303, &[]);
    person
}

/// Sets up a second factor; returns the authenticator and the recovery codes.
pub fn set_up(person: &Person) -> (Phone, Vec<String>) {
    let phone = Phone::scan(&person.get("/account/second-factor").body);
    let page = person.post("/account/second-factor", &[("code", &phone.shows(0)), ("next", "/operator")]).is(200, &[]);
    let codes: Vec<String> =
        page.body.split("<li><code>").skip(1).map(|part| part.split('<').next().unwrap().to_owned()).collect();
    assert_eq!(codes.len(), 10, "{}", page.body);
    (phone, codes)
}

/// Waits for an email about a change to the account that contains these words.
fn notified(db: &TestDb, to: &str, words: &str) {
    until(&format!("{to} was notified: {words}"), || {
        newest_email(db, to, "Your account was changed").replace("\r\n", " ").contains(words)
    });
}

const ON: &[(&str, &str)] = &[("NIDREG_SECOND_FACTOR", "on")];

#[test]
fn second_factor_is_mandatory_for_operators_but_not_registrants() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, ON);
    assert_eq!(password(&server, "registrant").get("/account").status, 200);
    let operator = password(&server, "operator");
    assert_eq!(operator.get("/operator").location, "/account/second-factor?next=%2Foperator");
    operator
        .post("/requests/R-2026-0002/ask", &[("question", "Is this text lost?")])
        .is(401, &["Is this text lost?", "Set up a second factor"]);
    // The code page cannot be used to bypass the setup, and a wrong code does not complete it.
    assert_eq!(operator.get("/sign-in/code").location, "/account/second-factor?next=%2Fwaiting");
    assert_eq!(operator.post("/account/second-factor", &[("code", "000000")]).status, 422);
    let (phone, codes) = set_up(&operator);
    assert_eq!(operator.get("/operator").status, 200);
    notified(&db, "operator@demo.example", "A second factor was set up");

    let elsewhere = password(&server, "operator");
    assert_eq!(elsewhere.get("/operator").location, "/sign-in/code?next=%2Foperator");
    assert_eq!(elsewhere.get("/account/second-factor").location, "/sign-in/code?next=%2Faccount%2Fsecond-factor");
    assert_eq!(elsewhere.post("/sign-in/code", &[("code", "12 34")]).status, 422);
    let again = elsewhere.post("/sign-in/code", &[("code", &phone.shows(0))]);
    assert_eq!(again.status, 422, "the code of the set-up was used up");
    assert!(again.body.contains("used before"));
    let inside = elsewhere.post("/sign-in/code", &[("code", &phone.shows(1)), ("next", "/operator")]);
    assert_eq!((inside.status, inside.location.as_str()), (303, "/operator"), "{}", inside.body);
    assert_eq!(elsewhere.get("/operator").status, 200);
    newest_email(&db, "operator@demo.example", "New sign-in to your account");

    // A recovery code works once.
    let third = password(&server, "operator");
    assert_eq!(third.post("/sign-in/code", &[("code", &codes[3])]).status, 303);
    assert!(third.get("/account/second-factor").body.contains("9 recovery codes left"));
    let fourth = password(&server, "operator");
    assert_eq!(fourth.post("/sign-in/code", &[("code", &codes[3])]).status, 422);
    // Guessing is limited.
    for _ in 0..11 {
        fourth.post("/sign-in/code", &[("code", "000000")]);
    }
    let last = fourth.post("/sign-in/code", &[("code", "000000")]).is(429, &[]);
    // Finding A3: the count is that of the account, wherever the failures come from, and a new password does not help.
    assert!(
        last.body.contains("Too many failed attempts for this account") && !last.body.contains("your network"),
        "{}",
        last.body
    );
    // The SQLite files contain neither the key nor a recovery code in plain text.
    let store = db.bare_store();
    let mut stored = Vec::new();
    if !db.is_postgres() {
        drop(store);
        for file in std::fs::read_dir(db.dir.path()).unwrap().flatten().filter(|file| file.path().is_file()) {
            stored.extend(std::fs::read(file.path()).unwrap());
        }
        for secret in [phone.1.clone(), codes[0].clone(), codes[0].replace('-', "")] {
            assert!(
                !stored.windows(secret.len()).any(|window| window == secret.as_bytes()),
                "{secret} is stored in the database"
            );
        }
    }
}

#[test]
fn password_reset_does_not_bypass_the_second_factor() {
    let (db, server, [other]) = TestServer::demo(["other"]);
    let (_phone, codes) = set_up(&other);
    assert_eq!(other.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
    let reset = emailed_link(&db, "other@demo.example", "/account/reset/");
    let stranger = Person::nobody(&server);
    assert_eq!(stranger.post(&reset, &[("password", "chosen velvet harbour")]).status, 303);
    let form = [("email", "other@demo.example"), ("password", "chosen velvet harbour")];
    let session = |answer: &Answer| answer.header("set-cookie").split(';').next().unwrap().to_owned();
    let half = session(&stranger.post("/sign-in", &form));
    assert_eq!(
        stranger.get("/account").location,
        "/sign-in/code?next=%2Faccount",
        "a reader of the mailbox has no authenticator"
    );
    let whole = session(&stranger.post("/sign-in/code", &[("code", &codes[0])]));
    assert_ne!(half, whole);
    let ask = |cookie: &str| Person::nobody(&server).ask("GET", "/account", &[("Cookie", cookie)]);
    assert_eq!((ask(&whole).status, ask(&half).location.as_str()), (200, "/sign-in?next=%2Faccount"));
}

#[test]
fn second_factor_reset_requires_two_administrators_or_the_command_line() {
    let (db, server, [ada, other]) = TestServer::demo(["admin", "other"]);
    set_up(&other);
    let id_of = |name: &str| {
        let accounts = ada.get(&format!("/admin/accounts?q={}", name.replace(' ', "+"))).body;
        accounts[accounts.find(name).unwrap()..].split("/admin/accounts/").nth(1).unwrap().split('/').next().unwrap().to_owned()
    };
    let address = format!("/admin/accounts/{}/second-factor", id_of("Otto Other"));
    assert_eq!(
        ada.post(&format!("/admin/accounts/{}/second-factor", id_of("Rita Registrant")), &[]).status,
        409,
        "this account has no second factor"
    );
    assert_eq!(ada.post(&address, &[]).location, "/admin/accounts?done=asked");
    ada.post(&address, &[]).is(409, &["Another administrator"]);
    assert!(Person::demo(&server, "other").get("/account").status == 303, "the second factor is not reset yet");
    ada.post(&format!("/admin/accounts/{}/roles", id_of("Lena Lead")), &[("roles", "admin")]);
    assert_eq!(Person::demo(&server, "lead").post(&address, &[]).status, 403, "she got the role today, from the other one");
    sql(&db, "UPDATE account_roles SET since = '2020-01-01T00:00:00Z', given_by = NULL");
    let lena = Person::demo(&server, "lead");
    assert_eq!(lena.post(&address, &[]).location, "/admin/accounts?done=reset");
    assert_eq!(other.get("/account").status, 303, "the sessions ended");
    assert_eq!(Person::demo(&server, "other").get("/account").status, 200);
    notified(&db, "other@demo.example", "was reset");
    // The administrator's own second factor is reset on the command line.
    set_up(&ada);
    done(&run(&db, &["account", "reset-second-factor", "--email", "admin@demo.example"]));
    refused(&run(&db, &["account", "reset-second-factor", "--email", "admin@demo.example"]), 5, "does not have a second factor");
    assert_eq!(Person::demo(&server, "admin").get("/admin/accounts").status, 200);
}

#[test]
fn sensitive_actions_require_reauthentication_and_preserve_the_form() {
    let (db, server, [person]) = TestServer::demo(["registrant"]);
    sql(&db, "UPDATE sessions SET confirmed_at = '2020-01-01T00:00:00.000000Z'");
    let form = [("name", "my editor"), ("days", "30"), ("scopes", "drafts")];
    person.post("/account/tokens", &form).is(401, &["Confirm your identity", "my editor"]);
    let carried = [("kept_path", "/account/tokens"), ("kept.name", "my editor"), ("kept.days", "30"), ("kept.scopes", "drafts")];
    let with = |password: &'static str| [&[("password", password)][..], &carried].concat();
    person.post("/account/confirm", &with("not this")).is(422, &["my editor", "This is not your password"]);
    person.post("/account/confirm", &with("nidreg-demo")).is(200, &["action=\"/account/tokens\"", "my editor"]);
    assert!(person.post("/account/tokens", &form).body.contains("shown only once"));

    // With a second factor, the code is required instead of the password.
    let (phone, _) = set_up(&person);
    sql(&db, "UPDATE sessions SET confirmed_at = '2020-01-01T00:00:00.000000Z'");
    assert_eq!(person.post("/account/second-factor/remove", &[]).status, 401);
    assert_eq!(person.post("/account/confirm", &with("nidreg-demo")).status, 422);
    assert_eq!(person.post("/account/confirm", &[("code", &phone.shows(1)), ("next", "/account")]).location, "/account");
    assert_eq!(person.post("/account/second-factor/remove", &[]).location, "/sign-in?done=factor");
    assert_eq!(Person::demo(&server, "registrant").get("/account").status, 200);
}

#[test]
fn sessions_expire_at_an_absolute_age_that_depends_on_the_role() {
    let (db, _server, [operator, registrant]) = TestServer::demo(["operator", "registrant"]);
    let began = |hours: i64| {
        let at = nidreg::clock::now().saturating_sub(jiff::SignedDuration::from_hours(hours)).unwrap();
        sql(&db, &format!("UPDATE sessions SET created_at = '{}'", nidreg::store::Moment::from(at)));
    };
    began(11);
    assert_eq!((operator.get("/operator").status, registrant.get("/account").status), (200, 200));
    began(13);
    assert_eq!((operator.get("/operator").status, registrant.get("/account").status), (303, 200));
    began(24 * 31);
    assert_eq!(registrant.get("/account").status, 303);
}

/// Finding: ten wrong passwords from any client locked out the owner, including administrators.
#[test]
fn failed_sign_ins_do_not_lock_out_other_clients() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_TRUSTED_PROXIES", "127.0.0.1")]);
    let from = |person: &Person, network: &str, password: &str| {
        let form = format!("email=admin%40demo.example&password={}", password.replace(' ', "+"));
        person.post_raw("/sign-in", form.as_bytes(), &[("Sec-Fetch-Site", "same-origin"), ("X-Forwarded-For", network)])
    };
    let at_home = Person::nobody(&server);
    assert_eq!(from(&at_home, "203.0.113.5", "nidreg-demo").status, 303, "her browser is recognized from now on");
    let stranger = Person::nobody(&server);
    for _ in 0..12 {
        from(&stranger, "203.0.113.5", "a wrong one");
    }
    let kept_out = from(&stranger, "203.0.113.5", "nidreg-demo").is(429, &[]);
    assert!(kept_out.header("retry-after").parse::<u32>().unwrap() <= 900);
    assert!(kept_out.body.contains("value=\"admin@demo.example\""), "the input is preserved");
    assert_eq!(
        from(&Person::nobody(&server), "198.51.100.7", "nidreg-demo").status,
        303,
        "a sign-in from another network is not limited"
    );
    assert_eq!(
        from(&at_home, "203.0.113.5", "nidreg-demo").status,
        303,
        "a recognized browser in the same network is not limited"
    );

    // X-Forwarded-For is ignored unless the proxy is trusted: forged addresses change nothing.
    let (_db, _server, [stranger]) = TestServer::demo(["nobody"]);
    for n in 0..12 {
        let form = b"email=admin%40demo.example&password=a+wrong+one";
        let network = format!("203.0.113.{n}");
        stranger.post_raw("/sign-in", form, &[("Sec-Fetch-Site", "same-origin"), ("X-Forwarded-For", &network)]);
    }
    let form = [("email", "admin@demo.example"), ("password", "nidreg-demo")];
    assert_eq!(stranger.post("/sign-in", &form).status, 429);
}

/// Finding: '1234567890', ten spaces and the user's own address were accepted.
#[test]
fn common_passwords_are_rejected_and_outdated_hashes_are_upgraded() {
    let db = TestDb::new();
    std::fs::write(db.dir.path().join("refused.txt"), "Lantern Gravel Otter\n").unwrap();
    let server = TestServer::start_with(
        &db,
        true,
        &[("NIDREG_REFUSED_PASSWORDS_FILE", "refused.txt"), ("NIDREG_ARGON2", "m=20480 t=2 p=1")],
    );
    let nobody = Person::nobody(&server);
    let sign_up = [("email", "per.persson@x.example")];
    assert_eq!(nobody.post("/account/new", &sign_up).status, 200);
    let verify = emailed_link(&db, "per.persson@x.example", "/account/verify/");
    for weak in
        ["1234567890", "aaaaaaaaaa", "          ", "per.persson@x.example", "Per Persson 1", "lantern gravel otter", "short"]
    {
        let answer = nobody.post(&verify, &[("name", "Per Persson"), ("password", weak)]).is(422, &[]);
        assert!(answer.body.contains("per.persson@x.example"), "the input is preserved");
        // Password managers recognize the field, and its content is masked.
        let field = answer.body.split("<input").find(|field| field.contains("name=\"password\"")).unwrap();
        assert!(field.contains("type=\"password\"") && field.contains("autocomplete=\"new-password\""), "{field}");
        assert!(field.contains("value=\"\""), "the input is not returned: {field}");
    }
    let long = "lantern gravel otter bench walnut harbour eleven copper meadow violin pebble canvas thirteen kettle stranger velvet signal";
    let form = [("name", "Per Persson"), ("password", long)];
    assert_eq!(nobody.post(&verify, &form).status, 303, "up to 128 characters, including spaces");
    // A hash with other cost parameters is replaced at the next sign-in with the password.
    let of_other = "SELECT password_hash AS what FROM accounts WHERE email = 'other@demo.example'";
    let hash = || column(&db.bare_store(), of_other).remove(0);
    let old = hash().replace("m=20480", "m=19456");
    assert!(Person::demo(&server, "other").get("/account").status == 200);
    assert!(hash().contains("m=20480,t=2,p=1"), "{old}");
}

/// Finding: no limit per client: password spraying, a hundred sign-ups in three seconds, forty invitations to one address.
#[test]
fn client_rate_limits_return_429_with_retry_after() {
    let db = TestDb::new();
    let server =
        TestServer::start_with(&db, true, &[("NIDREG_LIMITS", "password=8 check=4"), ("NIDREG_TRUSTED_PROXIES", "127.0.0.1")]);
    let nobody = Person::nobody(&server);
    let from = |network: &str, path: &str, form: &str| {
        nobody.post_raw(path, form.as_bytes(), &[("Sec-Fetch-Site", "same-origin"), ("X-Forwarded-For", network)])
    };
    let statuses: Vec<u16> =
        (0..10).map(|n| from("203.0.113.5", "/sign-in", &format!("email=a{n}%40x.example&password=spring2026")).status).collect();
    assert_eq!(statuses[..8], [422; 8]);
    assert_eq!(statuses[8..], [429; 2]);
    let refused = from("203.0.113.5", "/account/new", "email=per%40x.example").is(429, &[]);
    assert!((1..=75).contains(&refused.header("retry-after").parse::<u32>().unwrap()));
    assert!(refused.body.contains("per@x.example"), "the text is preserved");
    assert_eq!(from("203.0.113.6", "/sign-in", "email=a%40x.example&password=spring2026").status, 422);
    for _ in 0..4 {
        assert_eq!(nobody.get("/api/v1/check/nid?nid=lighthouse").status, 200);
    }
    let refused = nobody.get("/api/v1/check/nid?nid=lighthouse");
    assert_eq!((refused.status, refused.header("content-type")), (429, "application/problem+json"));
    assert_eq!(nobody.get("/assignments/urn-namespaces").status, 200, "reading has no limit");
    // A whole record is computed from everything about its request, and counts as a check.
    let request = format!("requests/R-{}-0001", nidreg::clock::day(nidreg::clock::now()).year());
    for path in [format!("/{request}.json"), format!("/api/v1/{request}/record")] {
        assert_eq!(nobody.get(&path).status, 429, "{path}");
    }
    assert_ne!(nobody.get(&format!("/{request}")).status, 429);

    let registrant = Person::nobody(&server);
    let form = "email=registrant%40demo.example&password=nidreg-demo";
    let headers = [("Sec-Fetch-Site", "same-origin"), ("X-Forwarded-For", "198.51.100.9")];
    assert_eq!(registrant.post_raw("/sign-in", form.as_bytes(), &headers).status, 303);
    let team = format!("/requests/R-{}-0001/edit/team", nidreg::clock::day(nidreg::clock::now()).year());
    let mut last = 0;
    for n in 0..5 {
        let invited = registrant.post(&team, &[("email", "stranger@x.example")]);
        last = invited.status;
        assert_eq!(last, if n < 3 { 303 } else { 429 }, "{}", invited.body);
        if last == 429 {
            assert!(invited.body.contains("stranger@x.example"));
        }
        registrant.post(&format!("{team}/uninvite"), &[("email", "stranger@x.example")]);
    }
    assert_eq!(last, 429);
}

/// Finding: one account submitted 25 requests in half a second, and every operator got an email for each of them.
#[test]
fn account_rate_limit_applies_across_networks_and_browsers() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_LIMITS", "act=6"), ("NIDREG_TRUSTED_PROXIES", "127.0.0.1")]);
    let open_session = |name: &str, network: &str| {
        let person = Person::nobody(&server);
        let form = format!("email={name}%40demo.example&password=nidreg-demo");
        let headers = [("Sec-Fetch-Site", "same-origin"), ("X-Forwarded-For", network)];
        assert_eq!(person.post_raw("/sign-in", form.as_bytes(), &headers).status, 303);
        person
    };
    let start = |person: &Person, n: usize| {
        let network = format!("203.0.113.{n}");
        let headers = [("Sec-Fetch-Site", "same-origin"), ("X-Forwarded-For", network.as_str())];
        person.post_raw("/register", format!("kind=new_formal&nid=lamplight-{n}").as_bytes(), &headers)
    };
    let (rita, again) = (open_session("registrant", "203.0.113.1"), open_session("registrant", "198.51.100.1"));
    // Each from another network, alternating between two browsers.
    let statuses: Vec<u16> = (0..9).map(|n| start(if n % 2 == 0 { &rita } else { &again }, n).status).collect();
    assert_eq!(statuses, [[303; 6].as_slice(), &[429; 3]].concat());
    let refused = start(&rita, 10);
    assert!((1..=100).contains(&refused.header("retry-after").parse::<u32>().unwrap()));
    assert!(refused.body.contains("lamplight-10"), "the input is preserved: {}", refused.body);
    assert_eq!(start(&open_session("other", "203.0.113.1"), 11).status, 303, "other users do not have to wait");
    assert_eq!(rita.get("/account").status, 200, "reading has no limit");
}

/// Finding: the limit of changes was far above what a registrant does, and each submission sends email to operators, experts and the list.
#[test]
fn daily_limits_apply_to_accounts_without_a_registry_role() {
    let mut fixture = ProcedureFixture::new();
    fixture.now = nidreg::clock::now();
    let (rita, otto, olga) = (fixture.rita.clone(), fixture.otto.clone(), fixture.olga.clone());
    fixture.submitted(&rita, &formal("harbour"));
    let second = fixture.start(&rita, &formal("quay")).unwrap();
    let revision = fixture.request(second).draft_save_number.to_string();
    let limits = ("NIDREG_LIMITS", "submission=1 contribution=4");
    let server = TestServer::start_with(&fixture.db, false, &[limits]);
    let rita = signed_in(&server, &fixture, &rita);
    let submit = |person: &Person| {
        person.post(
            &format!("/requests/{second}/edit"),
            &[("save_number", revision.as_str()), ("intent", "submit"), ("sure", "yes")],
        )
    };
    let refused = submit(&rita).is(429, &["Your account has reached the limit of new requests within 24 hours (1)"]);
    assert!((80_000..=86_400).contains(&refused.header("retry-after").parse::<u32>().unwrap()));
    let start = |person: &Person, n: usize| {
        let nid = format!("lamplight-{n}");
        person.post("/register", &[("kind", "new_formal"), ("nid", nid.as_str())])
    };
    let other = signed_in(&server, &fixture, &otto);
    let statuses: Vec<u16> = (0..6).map(|n| start(&other, n).status).collect();
    assert_eq!(statuses, [303, 303, 303, 303, 429, 429]);
    assert!(start(&other, 7).body.contains("the limit of drafts, comments and other contributions within 24 hours (4)"));
    assert_eq!(other.get("/account").status, 200, "reading is not limited");
    // The count is in the database, so another instance has it.
    let again = TestServer::start_with(&fixture.db, false, &[limits]);
    assert_eq!(start(&signed_in(&again, &fixture, &otto), 8).status, 429);
    // Operators have no such limit.
    let operator = signed_in(&server, &fixture, &olga);
    let statuses: Vec<u16> = (10..16).map(|n| start(&operator, n).status).collect();
    assert_eq!(statuses, [303; 6]);
    // Without limits, the draft can be submitted.
    let free = TestServer::start(&fixture.db, false);
    assert_eq!(submit(&signed_in(&free, &fixture, &fixture.rita)).status, 303);
}

/// Finding: failed sign-ins, lockouts and refusals were not recorded anywhere.
#[test]
fn refusals_are_visible_to_the_account_owner_and_administrators() {
    let (db, server, [other, admin, stranger]) = TestServer::demo(["other", "admin", "nobody"]);
    for email in ["other@demo.example", "unknown@demo.example"] {
        assert_eq!(stranger.post("/sign-in", &[("email", email), ("password", "spring2026")]).status, 422);
    }
    assert_eq!(other.get("/operator").status, 404);
    assert_eq!(other.post_raw("/account/tokens", b"name=x", &[("Sec-Fetch-Site", "cross-site")]).status, 403);
    let own = other
        .get("/account/activity")
        .says(&[
            "Otto Other signed in",
            "Wrong password",
            "from 127.0.0.1",
            "page for another role: /operator",
            "from another site",
        ])
        .body;
    assert!(!own.contains("unknown@") && !own.contains("Ada Admin"), "only the user's own entries");
    assert_eq!(other.get("/admin/security").status, 404);
    let all = admin.get("/admin/security").says(&["no account", "Otto Other, other@demo.example", "Ada Admin signed in"]).body;
    // No password is recorded, and the rows are deleted after their retention period.
    assert!(!all.contains("spring2026"));
    let later = nidreg::clock::now().saturating_add(jiff::SignedDuration::from_hours(24 * 91)).unwrap();
    nidreg::jobs::run_due_jobs(&db.bare_store(), &post(), later).unwrap();
    // The administrator's old session is no longer used either, so she signs in again.
    Person::demo(&server, "admin").get("/admin/security").says(&["!Wrong password", "Ada Admin signed in"]);
}
