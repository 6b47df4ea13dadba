//! What the attack found at the edges, each held by a test: heads of answers, forms from elsewhere, invitations, ends, sessions, and the
//! chain over what was refused.

use crate::common::cast::{Cast, why};
use crate::common::operator::{done, run};
use crate::common::sql;
use crate::common::{House, Person, TestDb};
use crate::team::invitation;
use crate::tokens::made;
use jiff::SignedDuration;
use nidreg::acts::{disclose, end};
use nidreg::cases::drafts::Start;
use nidreg::mail::Post;
use nidreg::reviews::experts::Interest;
use nidreg::store::Error;

#[test]
fn each_head_stands_once_and_the_strictest_wins() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (nobody, registrant) = (Person::nobody(&house), Person::demo(&house, "registrant"));
    let draft = format!("/requests/R-{}-0001/edit", nidreg::clock::day(nidreg::clock::now()).year());
    let made = registrant.post(&format!("{draft}/share"), &[("intent", "make")]).body;
    let shared: String = made.split("/drafts/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect();
    let shared = format!("/drafts/{shared}");
    for (path, referrer) in
        [(shared.as_str(), "no-referrer"), ("/", "same-origin"), ("/nowhere", "same-origin"), ("/static/x", "same-origin")]
    {
        let answer = nobody.get(path);
        let all =
            |name: &str| answer.headers.get_all(name).iter().map(|value| value.to_str().unwrap().to_owned()).collect::<Vec<_>>();
        assert_eq!(all("referrer-policy"), [referrer], "{path}");
        for name in
            ["permissions-policy", "cross-origin-resource-policy", "cross-origin-opener-policy", "content-security-policy"]
        {
            assert_eq!(all(name).len(), 1, "{path} {name}: {:?}", all(name));
        }
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
    assert_eq!(nobody.get(&shared).header("cross-origin-resource-policy"), "same-origin");
    assert_eq!(nobody.get("/assignments/urn-namespaces").header("cross-origin-resource-policy"), "cross-origin");
    // Nought in any spelling is no.
    for path in ["/assignments/urn-namespaces", "/"] {
        let plain = nobody.ask("GET", path, &[("Accept-Encoding", "br;q=0.000")]);
        assert_eq!(plain.header("content-encoding"), "", "{path}");
    }
    // One address for one thing, before anything is kept under it.
    let answer = nobody.ask("GET", "/assignments/urn-%6eamespaces", &[]);
    assert_eq!((answer.status, answer.location.as_str()), (308, "/assignments/urn-namespaces"));
}

#[test]
fn a_form_from_the_same_host_by_another_scheme_is_from_elsewhere() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let person = Person::demo(&house, "registrant");
    let host = house.base.trim_start_matches("http://");
    for (origin, status) in [(format!("http://{host}"), 303), (format!("https://{host}"), 403), (format!("evil://{host}"), 403)] {
        let answer = person.post_raw("/register", b"kind=new_informal", &[("Origin", &origin)]);
        assert_eq!(answer.status, status, "{origin}");
    }
}

#[test]
fn security_txt_names_whom_the_setting_names() {
    let db = TestDb::new();
    let house = House::start_with(&db, true, &[("NIDREG_SECURITY_CONTACT", "safety@registry.example")]);
    assert!(
        Person::nobody(&house).get("/.well-known/security.txt").body.starts_with("Contact: mailto:safety@registry.example\n")
    );
}

#[test]
fn an_invitation_is_for_its_reader_and_a_member_leaves_but_does_not_end() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let registrant = Person::demo(&house, "registrant");
    let team = format!("/requests/R-{year}-0001/edit/team");
    assert_eq!(registrant.post(&team, &[("email", "other@demo.example")]).status, 303);
    let link = invitation(&db, "other@demo.example");
    let wrong = Person::demo(&house, "expert").post(&link, &[]);
    assert_eq!(wrong.status, 403);
    assert!(
        wrong.body.contains("This invitation was sent to an address other than") && !wrong.body.contains("other@demo.example"),
        "{}",
        wrong.body
    );
    let other = Person::demo(&house, "other");
    assert_eq!(other.post(&link, &[]).status, 303, "it was not used up");
    let page = format!("/requests/R-{year}-0001");
    assert!(!other.get(&page).body.contains("Withdraw request") && registrant.get(&page).body.contains("Withdraw request"));
    let refused = other.post(&format!("{page}/edit/withdraw"), &[("sure", "yes")]);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("Only the owner of this request can withdraw it"), "{}", refused.body);
    assert_eq!(registrant.post(&format!("{page}/edit/withdraw"), &[("sure", "yes")]).status, 303);
}

#[test]
fn nobody_discloses_on_what_has_ended() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("gauge".to_owned()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.act(&cast.rita, |conn, turn| end::withdraw(conn, turn, number)).unwrap();
    let said = cast.act(&cast.sven, |conn, turn| disclose::disclose(conn, turn, number, Interest::None, "", false));
    assert!(why(said).contains("The request is closed"));
}

#[test]
fn whoever_leaves_takes_what_the_browser_kept_and_administrators_end_sessions() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (other, admin) = (Person::demo(&house, "other"), Person::demo(&house, "admin"));
    let elsewhere = Person::demo(&house, "other");
    let page = admin.get("/admin/accounts?q=other%40demo.example").body;
    let id = page.split("/admin/accounts/").find_map(|part| part.split_once("/sessions\"").map(|(id, _)| id)).unwrap();
    let end = format!("/admin/accounts/{id}/sessions");
    assert_eq!(other.post(&end, &[]).status, 404, "only administrators");
    let token = made(&other, &["drafts"]);
    assert_eq!(admin.post(&end, &[]).location, "/admin/accounts?done=sessions");
    for person in [&other, &elsewhere] {
        assert_eq!(person.get("/account").status, 303);
    }
    // The account stays open, and what programs do goes on.
    let again = Person::demo(&house, "other");
    assert!(again.get("/account/activity").body.contains("ended all sessions of an account"));
    let bearer = format!("Bearer {token}");
    assert_ne!(Person::nobody(&house).ask("GET", "/api/v1/drafts/R-1", &[("Authorization", &bearer)]).status, 401);
    let left = again.post("/sign-out", &[]);
    assert_eq!(left.header("clear-site-data"), "\"cache\", \"storage\"");
    assert!(left.header("set-cookie").contains("Max-Age=0"));
}

#[test]
fn tokens_that_nobody_made_are_noted_a_few_times_for_each_network() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let nobody = Person::nobody(&house);
    for _ in 0..40 {
        let answer = nobody.ask("GET", "/api/v1/drafts/R-1", &[("Authorization", "Bearer nidreg_0_0")]);
        assert_eq!(answer.status, 401);
    }
    let page = Person::demo(&house, "admin").get("/admin/security").body;
    let rows = page.matches("Program with an invalid token").count();
    assert_eq!(rows, 10, "{page}");
}

/// Finding: twelve lines of the log for a whole attack, and none that said which request.
#[test]
fn each_request_has_a_number_which_its_answer_and_the_log_say() {
    let db = TestDb::new();
    let log = db.dir.path().join("stderr.txt");
    let env = [("RUST_LOG", "info"), ("NIDREG_LOG", "json")];
    let house = House::start_into(&db, true, &env, std::fs::File::create(&log).unwrap().into());
    let stranger = Person::nobody(&house);
    let wrong = [("email", "other@demo.example"), ("password", "spring2026")];
    let answers = [stranger.post("/sign-in", &wrong), stranger.get("/desk"), stranger.get("/nowhere"), stranger.get("/")];
    let numbers: std::collections::BTreeSet<String> =
        answers.iter().map(|answer| answer.header("x-request-id").to_owned()).collect();
    assert_eq!(numbers.len(), 4, "each has its own: {numbers:?}");
    drop(house);
    let log = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (answer, path) in answers.iter().zip(["/sign-in", "/desk", "/nowhere", "/"]) {
        let number = answer.header("x-request-id");
        let own: Vec<_> = lines.iter().filter(|line| line.to_string().contains(number)).collect();
        let said = own.iter().map(ToString::to_string).collect::<String>();
        assert!(
            said.contains(&format!("\"{path}\"")) && said.contains(&format!("\"status\":{}", answer.status)),
            "{path}: {said}"
        );
    }
    assert!(log.contains("\"kind\":\"wrong_password\""), "{log}");
}

#[test]
fn what_was_refused_is_in_the_chain_and_may_only_go_when_it_is_old() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let stranger = Person::nobody(&house);
    for _ in 0..2 {
        assert_eq!(stranger.post("/sign-in", &[("email", "other@demo.example"), ("password", "spring2026")]).status, 422);
    }
    drop(house);
    done(&run(&db, &["jobs", "run"]));
    let said = String::from_utf8(run(&db, &["doctor", "--deep"]).stdout).unwrap();
    assert!(said.contains("the chain of the record: in order"), "{said}");
    let names = nidreg::store::inspect::Names { serial: "serial", informal: "informal", requests: "requests-" };
    let chain = |now| {
        let all = db.bare_store().read(|conn| Ok::<_, Error>(nidreg::store::inspect::deep(conn, &names, now))).unwrap();
        all.into_iter().find(|checked| checked.words.starts_with("the chain")).unwrap().words
    };
    let deep = || chain(Some(nidreg::clock::now()));
    // Rewritten behind the program's back, then back again.
    let trigger = if db.url.starts_with("sqlite") {
        ("DROP TRIGGER security_log_no_update;", "")
    } else {
        ("ALTER TABLE security_log DISABLE TRIGGER USER;", "ALTER TABLE security_log ENABLE TRIGGER USER;")
    };
    sql(&db, trigger.0);
    sql(&db, "UPDATE security_log SET network = '203.0.113.9'");
    assert!(deep().contains("says that the words of its row were changed"), "{}", deep());
    sql(&db, "UPDATE security_log SET network = '127.0.0.1'");
    sql(&db, trigger.1);
    assert!(deep().contains("the chain of the record: in order"), "{}", deep());
    // The clock takes old ones away, with the salt; nothing is missed, and nothing of them can be guessed.
    let later = nidreg::clock::now().saturating_add(SignedDuration::from_hours(24 * 91)).unwrap();
    let post = Post {
        from: "nidreg@registry.example".into(),
        host: "registry.example".into(),
        public_url: "https://registry.example".into(),
        review_list: "urn@list.example".into(),
        old_list: None,
        reply: None,
        links: None,
    };
    nidreg::jobs::run(&db.bare_store(), &post, later).unwrap();
    assert!(chain(Some(later)).contains("in order"), "{}", chain(Some(later)));
    assert!(chain(Some(nidreg::clock::now())).contains("has lost its row"), "gone before its time");
}

/// Finding: twenty guesses with two instances, and a count that was lost at a restart.
#[test]
fn two_instances_count_failures_together_and_a_restart_forgets_none() {
    let db = TestDb::new();
    let (first, second) = (House::start(&db, true), House::start_with(&db, true, &[]));
    let guess = |house: &House, n: usize| {
        let password = format!("guess number {n}");
        Person::nobody(house).post("/sign-in", &[("email", "other@demo.example"), ("password", &password)]).status
    };
    for n in 0..10 {
        assert_eq!(guess(if n % 2 == 0 { &first } else { &second }, n), 422, "{n}");
    }
    assert_eq!((guess(&first, 10), guess(&second, 11)), (429, 429));
    drop(second);
    let again = House::start_with(&db, true, &[]);
    assert_eq!(guess(&again, 12), 429);
    // Whoever chose a new password comes in.
    assert!(Person::nobody(&again).post("/account/reset", &[("email", "other@demo.example")]).status < 400);
    let reset = crate::accounts::letter(&db, "other@demo.example", "Choose a new password");
    let path: String = reset.split("/account/reset/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect();
    let person = Person::nobody(&again);
    assert_eq!(person.post(&format!("/account/reset/{path}"), &[("password", "Zebra-Quilt-Chosen-82")]).status, 303);
    let came_in = person.post("/sign-in", &[("email", "other@demo.example"), ("password", "Zebra-Quilt-Chosen-82")]);
    assert_eq!(came_in.status, 303, "{}", came_in.body);
}

/// Finding: a reset took 2.39 ms for an address with an account and 1.80 ms for one without; 0.82 of the pairs told which.
#[test]
fn a_reset_takes_the_same_time_whoever_asks() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let nobody = Person::nobody(&house);
    for email in ["expert@demo.example", "nobody@demo.example"] {
        let begun = std::time::Instant::now();
        assert_eq!(nobody.post("/account/reset", &[("email", email)]).status, 200);
        assert!(begun.elapsed() >= std::time::Duration::from_millis(50), "{email}: {:?}", begun.elapsed());
    }
    // So does a request for erasure, also of an address that gets no further link today.
    for time in 0..5 {
        let begun = std::time::Instant::now();
        let form = [("wish", "My number"), ("email", "sam@stranger.example")];
        assert_eq!(nobody.post("/erasure", &form).status, 200);
        assert!(begun.elapsed() >= std::time::Duration::from_millis(50), "{time}: {:?}", begun.elapsed());
    }
}

/// Finding: whoever opened a link of an email without being signed in got a page that proxies may keep, with names and addresses on it.
#[test]
fn what_stands_behind_a_link_is_kept_by_nobody() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (nobody, other) = (Person::nobody(&house), Person::demo(&house, "other"));
    let wish = [("wish", "My number"), ("email", "sam@stranger.example")];
    let account = [("name", "Sam"), ("email", "sam@stranger.example")];
    assert_eq!(nobody.post("/erasure", &wish).status, 200);
    assert_eq!(nobody.post("/account/new", &account).status, 200);
    assert_eq!(nobody.post("/account/reset", &[("email", "expert@demo.example")]).status, 200);
    assert_eq!(other.post("/account/own/address", &[("email", "otto@new.example")]).status, 303);
    for (to, subject, part) in [
        ("sam@stranger.example", "Confirm your request", "/erasure/"),
        ("sam@stranger.example", "Verify", "/account/verify/"),
        ("expert@demo.example", "Choose a new password", "/account/reset/"),
        ("otto@new.example", "Confirm", "/account/address/"),
    ] {
        let path = crate::accounts::link(&crate::accounts::letter(&db, to, subject), part);
        for person in [&Person::nobody(&house), &other] {
            let page = person.get(&path);
            assert_eq!((page.status, page.header("cache-control")), (200, "no-store"), "{part}: {}", page.body);
            assert_eq!((page.header("x-robots-tag"), page.header("etag")), ("noindex", ""), "{part}");
        }
    }
}
