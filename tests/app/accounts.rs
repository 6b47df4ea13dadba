//! Accounts: emailed links, the first administrator, sessions, roles, and the command line.

use crate::common::prelude::*;
use diesel::RunQueryDsl as _;
use std::io::Write as _;

#[test]
fn setup_and_verification_links_work_once_and_lead_to_a_session() {
    let (db, server) = TestServer::on_new_database(false);
    let setup = server
        .printed
        .lock()
        .unwrap()
        .iter()
        .find_map(|line| line.find("/setup/").map(|at| line[at..].to_owned()))
        .expect("a one-time link");
    let admin = Person::nobody(&server);
    assert_eq!(admin.get(&setup).status, 200);
    let made = admin.post(&setup, &[("name", "Ada"), ("email", "ada@x.example"), ("password", "lantern gravel otter")]);
    assert_eq!((made.status, made.location.as_str()), (303, "/sign-in?done=setup"));
    assert_eq!(admin.get(&setup).status, 404, "the link works once");
    admin.post("/sign-in", &[("email", "ADA@x.example"), ("password", "lantern gravel otter")]).is(303, &[]);
    assert_eq!(admin.get("/admin/accounts").status, 200);

    let person = Person::nobody(&server);
    let asked = person.post("/account/new?next=/register", &[("email", "per@x.example")]).is(200, &[]);
    let verify = emailed_link(&db, "per@x.example", "/account/verify/");
    let page = person.get(&verify);
    assert_eq!(page.status, 200, "opening the page does not use up the link: mail programs open links");
    assert!(page.body.contains("per@x.example"), "{}", page.body);
    assert_eq!(person.post(&verify, &[("name", "Per"), ("password", "short")]).status, 422);
    let done = person.post(&verify, &[("name", "Per Persson"), ("password", "pebble canvas thirteen")]);
    assert_eq!((done.status, done.location.as_str()), (303, "/register"), "the link signs in and returns to the previous page");
    assert!(person.get("/account").body.contains("Per Persson"));
    assert_eq!(person.get(&verify).status, 404, "the link works once");
    assert_eq!(
        Person::nobody(&server).post("/sign-in", &[("email", "per@x.example"), ("password", "pebble canvas thirteen")]).status,
        303
    );

    // Another sign-up with this address shows the same page and emails the owner instead of creating a second account.
    let again = Person::nobody(&server).post("/account/new", &[("email", "Per@x.example")]);
    assert_eq!((again.status, again.body.replace("Per@", "per@") == asked.body.replace("?next=/register", "")), (200, true));
    newest_email(&db, "per@x.example", "You already have an account");
}

#[test]
fn password_reset_ends_all_sessions_and_sign_in_hides_account_existence() {
    let (db, _server, [here, there, nobody]) = TestServer::demo(["registrant", "registrant", "nobody"]);
    let wrong = nobody.post("/sign-in", &[("email", "registrant@demo.example"), ("password", "not this")]);
    let unknown = nobody.post("/sign-in", &[("email", "unknown@demo.example"), ("password", "not this")]);
    assert_eq!((wrong.status, unknown.status), (422, 422));
    assert_eq!(wrong.body.replace("registrant@", "unknown@"), unknown.body, "the response reveals who has an account");
    assert_eq!(nobody.post("/account/reset", &[("email", "unknown@demo.example")]).status, 200);
    assert_eq!(nobody.post("/account/reset", &[("email", "registrant@demo.example")]).status, 200);
    let reset = emailed_link(&db, "registrant@demo.example", "/account/reset/");
    nobody.post(&reset, &[("password", "short")]).is(422, &["at least 10 characters"]);
    assert_eq!(nobody.post(&reset, &[("password", "copper meadow violin")]).status, 303);
    assert_eq!(here.get("/account").status, 303, "the session has ended");
    assert_eq!(there.get("/account").status, 303, "the other session has ended as well");
    assert_eq!(nobody.post("/sign-in", &[("email", "registrant@demo.example"), ("password", "nidreg-demo")]).status, 422);
    assert_eq!(
        nobody.post("/sign-in", &[("email", "registrant@demo.example"), ("password", "copper meadow violin")]).status,
        303
    );
    newest_email(&db, "registrant@demo.example", "Your account was changed");
}

#[test]
fn sessions_are_listed_and_end_on_request_or_role_change() {
    let (_db, server, [here, there]) = TestServer::demo(["other", "other"]);
    let page = here.get("/account").body;
    let ids: Vec<&str> = page.split("/account/sessions/").skip(1).filter_map(|part| part.split('/').next()).collect();
    assert_eq!(ids.len(), 2);
    for id in ids {
        // Another user cannot end the session; its owner can.
        assert_eq!(Person::demo(&server, "registrant").post(&format!("/account/sessions/{id}/end"), &[]).status, 404);
    }
    let foreign = page.split("</li>").find(|row| row.contains("/account/sessions/") && !row.contains("This session")).unwrap();
    let id = foreign.split("/account/sessions/").nth(1).unwrap().split('/').next().unwrap();
    assert_eq!(here.post(&format!("/account/sessions/{id}/end"), &[]).status, 303);
    assert_eq!((here.get("/account").status, there.get("/account").status), (200, 303));

    let admin = Person::demo(&server, "admin");
    let id_of = |name: &str| {
        let accounts = admin.get(&format!("/admin/accounts?q={}", name.replace(' ', "+"))).body;
        accounts[accounts.find(name).unwrap()..].split("/admin/accounts/").nth(1).unwrap().split('/').next().unwrap().to_owned()
    };
    let changed = admin.post(&format!("/admin/accounts/{}/roles", id_of("Otto Other")), &[("roles", "expert")]);
    assert!(admin.get(changed.header("location")).body.contains("Done: changed the roles."));
    assert_eq!(here.get("/account").status, 303, "a change of roles ends the session");
    assert_eq!(Person::demo(&server, "other").get("/reviews").status, 200);
    admin.post(&format!("/admin/accounts/{}/roles", id_of("Ada Admin")), &[]).is(422, &["last administrator"]);
    let shut = admin.post(&format!("/admin/accounts/{}/shut", id_of("Otto Other")), &[("shut", "yes")]);
    admin.get(shut.header("location")).says(&["Done: suspended the account.", "“Reactivate account” on this page"]);
    Person::nobody(&server).post("/sign-in", &[("email", "other@demo.example"), ("password", "nidreg-demo")]).is(422, &[]);

    // The audit log shows who did what to which account. Both accounts can be used to search for an event.
    for (act, q) in [("roles_changed", "other%40demo.example"), ("account_shut", "Otto+Other"), ("account_shut", "Ada+Admin")] {
        let log = admin.get(&format!("/admin/audit?act={act}&q={q}")).body;
        let row = log.split("<tr>").nth(2).unwrap_or_default();
        assert!(row.contains("Otto Other, other@demo.example") && row.contains("Ada Admin, admin@demo.example"), "{act}: {log}");
    }
}

#[derive(diesel::QueryableByName)]
struct Opened {
    #[diesel(sql_type = diesel::sql_types::Text)]
    actor_role: String,
    #[diesel(sql_type = diesel::sql_types::Text)]
    detail: String,
}

#[test]
fn command_line_manages_accounts_without_secrets_in_arguments() {
    let db = TestDb::new();
    drop(db.store());
    let run = |args: &[&str], stdin: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_nidreg"))
            .args(args)
            .env("DATABASE_URL", &db.url)
            .current_dir(db.dir.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(stdin.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let create = ["account", "create", "--email", "a@x.example", "--name", "A", "--role", "operator"];
    let made = run(&create, "");
    assert_eq!((made.0, made.1.contains("will email a link to a@x.example")), (0, true), "{made:?}");
    let opened: Vec<Opened> = db
        .store()
        .read(|conn| {
            let sql = "SELECT actor_role, detail FROM events WHERE act IN ('account_opened', 'verify_link_sent') ORDER BY id";
            diesel::sql_query(sql).load(conn).map_err(Error::from)
        })
        .unwrap();
    let opened: Vec<_> = opened.iter().map(|event| (event.actor_role.as_str(), event.detail.as_str())).collect();
    assert_eq!(opened, [("command line", "Operator"), ("command line", "")]);
    assert_eq!(run(&create, "").0, 1, "the address is in use");
    assert_eq!(run(&["account", "create", "--email", "b@x.example", "--name", "B\nC"], "").0, 1);
    assert_eq!(run(&["account", "create", "--email", "b@x.example", "--name", "B", "--password", "x"], "").0, 2);
    assert_eq!(run(&["account", "set-role", "--email", "a@x.example", "--role", "lead", "--role", "expert"], "").0, 0);
    assert_eq!(run(&["account", "set-role", "--email", "nobody@x.example"], "").0, 4);
    assert_eq!(run(&["account", "set-role", "--email", "a@x.example", "--role", "king"], "").0, 2);
    assert_eq!(
        run(&["account", "list"], "").1,
        "a@x.example\tA\tunverified\texpert,lead\n",
        "the account has no password before the link is used"
    );

    let server = TestServer::start(&db, false);
    let by_email = emailed_link(&db, "a@x.example", "/account/verify/");
    assert_eq!(Person::nobody(&server).get(&by_email).status, 200);
    let printed = run(&["account", "create", "--email", "c@x.example", "--name", "C", "--print-link"], "").1;
    let person = Person::nobody(&server);
    let form = |password| [("name", "C"), ("password", password)];
    assert_eq!(person.post(&link(&printed, "/account/verify/"), &form("gravel otter lantern")).status, 303);
    assert_eq!(person.get("/account").status, 200);
    let printed = run(&["account", "reset-password", "--email", "c@x.example", "--print-link"], "").1;
    assert_eq!(person.get("/account").status, 200, "the old password stays valid until the new one is chosen");
    assert_eq!(person.post(&link(&printed, "/account/reset/"), &[("password", "pebble canvas thirteen")]).status, 303);
    assert_eq!(run(&["account", "reset-password", "--email", "c@x.example"], "").0, 0);
    newest_email(&db, "c@x.example", "Choose a new password");
    drop(server);
    assert_eq!(run(&["account", "disable", "--email", "a@x.example"], "").0, 0);
    assert!(run(&["account", "list"], "").1.contains("\tsuspended\t"));
}

/// The verification link in the next email to an address, other than a known one.
fn another_link(db: &TestDb, address: &str, known: &str) -> String {
    awaited("another link", || Some(emailed_link(db, address, "/account/verify/")).filter(|found| found != known))
}

/// Finding S1: two people signed up with one address. Its owner opened the newer link, which the other person had caused, and the
/// password typed by the other person became valid. A password can now be chosen only through the link.
#[test]
fn password_can_only_be_set_through_the_verification_link() {
    let (db, server) = TestServer::on_new_database(false);
    let (owner, stranger) = (Person::nobody(&server), Person::nobody(&server));
    let address = "olga@x.example";
    assert!(!stranger.get("/account/new").body.contains("type=\"password\""), "sign-up does not ask for a password");
    for more in [("password", "stranger gravel kettle"), ("name", "Stranger")] {
        let form = [("email", address), more];
        assert_eq!(stranger.post("/account/new", &form).status, 400, "a form with more than an address is refused");
    }
    let sign_up = |who: &Person, next: &str| who.post(&format!("/account/new?next={next}"), &[("email", address)]);
    assert_eq!(sign_up(&owner, "/register").status, 200);
    let first = emailed_link(&db, address, "/account/verify/");
    assert_eq!(sign_up(&stranger, "/Stranger-says").status, 200);
    let second = another_link(&db, address, &first);
    let sign_in = |password: &str| Person::nobody(&server).post("/sign-in", &[("email", address), ("password", password)]).status;
    // Every email reached Olga. She opens the newer link in any browser, sees her address, chooses a name and password, and is signed in.
    let page = owner.get(&second).says(&[address, "name=\"name\" value=\"\""]);
    assert!(!page.body.contains("Stranger") && !second.contains("Stranger"), "{second}: {}", page.body);
    assert_eq!(owner.post(&second, &[]).status, 422, "a link does not activate an account unless a password is chosen");
    assert_eq!(sign_in("stranger gravel kettle"), 422);
    assert_eq!(owner.post(&second, &[("name", "Olga"), ("password", "owner walnut lantern")]).status, 303);
    assert_eq!(owner.get("/account").status, 200, "she is signed in");
    assert!(!owner.get("/account").body.contains("Stranger"));
    assert_eq!((sign_in("stranger gravel kettle"), sign_in("owner walnut lantern")), (422, 303));
    assert_eq!(stranger.get("/account").status, 303, "the other browser has no session");
    assert_eq!(owner.get(&first).status, 404, "the other links have ended");
}

/// Related to finding S1: a link still in a mailbox after the account was verified by another link cannot replace the password. A reset
/// of an account that was not verified leads to the same page, where its owner enters the name.
#[test]
fn verification_link_is_void_once_the_account_is_verified() {
    let (db, server, person) = TestServer::registry();
    assert_eq!(person.post("/account/new", &[("email", "olga@x.example")]).status, 200);
    let verify = emailed_link(&db, "olga@x.example", "/account/verify/");
    assert_eq!(person.post("/account/reset", &[("email", "olga@x.example")]).status, 200);
    let by_reset = another_link(&db, "olga@x.example", &verify);
    assert_eq!(person.post(&by_reset, &[("password", "owner walnut lantern")]).status, 422, "a name is needed");
    assert_eq!(person.post(&by_reset, &[("name", "Olga"), ("password", "owner walnut lantern")]).status, 303);
    person.post(&verify, &[("name", "Eve"), ("password", "stranger gravel kettle")]).is(404, &[]);
    let sign_in =
        |password: &str| Person::nobody(&server).post("/sign-in", &[("email", "olga@x.example"), ("password", password)]).status;
    assert_eq!((sign_in("stranger gravel kettle"), sign_in("owner walnut lantern")), (422, 303));
}

#[test]
fn repeated_sign_ups_look_identical_and_send_a_limited_number_of_emails() {
    let (db, _server, stranger) = TestServer::registry();
    let mut pages = BTreeSet::new();
    for _ in 0..10 {
        let answer = stranger.post("/account/new", &[("email", "olga@x.example")]);
        pages.insert((answer.status, answer.body));
    }
    assert_eq!(pages.len(), 1);
    std::thread::sleep(Duration::from_secs(2));
    let emails = emails(&db).len();
    assert!((1..=5).contains(&emails), "{emails} emails: at most five of one kind within an hour");
}

/// Failed sign-ins and sign-ups by others with a user's address do not prevent a password reset or signing in with the new password.
#[test]
fn failed_sign_ins_by_others_do_not_block_password_recovery() {
    let (db, _server, [stranger, owner]) = TestServer::demo(["nobody", "nobody"]);
    for _ in 0..12 {
        stranger.post("/sign-in", &[("email", "other@demo.example"), ("password", "a wrong password")]);
        stranger.post("/account/new", &[("email", "other@demo.example")]);
    }
    assert_eq!(owner.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
    let reset = emailed_link(&db, "other@demo.example", "/account/reset/");
    assert_eq!(owner.post(&reset, &[("password", "chosen velvet harbour")]).status, 303);
    assert_eq!(owner.post("/sign-in", &[("email", "other@demo.example"), ("password", "chosen velvet harbour")]).status, 303);
}

/// Reset requests by others use up the hourly limit of an address, but links already sent stay valid, and some are always sent.
#[test]
fn many_reset_requests_leave_every_sent_link_valid() {
    let (db, _server, [stranger, owner]) = TestServer::demo(["nobody", "nobody"]);
    for _ in 0..20 {
        assert_eq!(stranger.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
    }
    assert_eq!(owner.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
    let is_reset = |text: &String| text.contains("To: other@") && text.contains("/account/reset/");
    let sent =
        || emails(&db).iter().filter(|text| is_reset(text)).map(|text| link(text, "/account/reset/")).collect::<BTreeSet<_>>();
    let links = awaited("five emails", || Some(sent()).filter(|links| links.len() >= 5));
    assert_eq!(links.len(), 5, "an address gets five of a kind within an hour");
    for path in &links {
        assert_eq!(owner.get(path).status, 200, "the earlier links are still valid");
    }
    let first = links.first().unwrap();
    assert_eq!(owner.post(first, &[("password", "chosen velvet harbour")]).status, 303);
    assert!(links.iter().all(|path| owner.get(path).status == 404), "choosing a password invalidates all of them");
}

#[test]
fn choosing_a_password_invalidates_outstanding_reset_links() {
    let (db, server, [nobody]) = TestServer::demo(["nobody"]);
    assert_eq!(nobody.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
    let first = emailed_link(&db, "other@demo.example", "/account/reset/");
    let other = Person::demo(&server, "other");
    assert_eq!(
        other.post("/account/password", &[("current_password", "nidreg-demo"), ("new_password", "meadow signed kettle")]).status,
        303
    );
    assert_eq!(nobody.get(&first).status, 404);
}
