//! Tests that a granted appeal against a registration reopens its request and marks the registration until it is decided again.

use crate::common::procedure_fixture::{ProcedureFixture, rows, why};
use crate::common::{Person, TestServer};
use nidreg::actions::register::{Confirmation, Registered};
use nidreg::actions::{appeal, duplicate, end, register, request_info};
use nidreg::cases::appeals::Outcome;
use nidreg::cases::drafts::Start;
use nidreg::cases::{Overlay, State};
use nidreg::ids::RequestNumber;
use nidreg::registry::files::{self, RegistryFile};
use nidreg::reviews::{Stance, Verdict};

/// Otto appeals, and Edda grants the appeal.
fn reconsidered(fixture: &ProcedureFixture, number: RequestNumber) {
    fixture.act(&fixture.otto, |conn, turn| appeal::appeal(conn, turn, number, "Our port uses it.")).unwrap();
    fixture
        .act(&fixture.edda, |conn, turn| appeal::decide(conn, turn, number, Outcome::Granted, "The port was not asked."))
        .unwrap();
    assert_eq!(fixture.state(number), State::Review);
    assert!(fixture.seen(number, None).has(Overlay::Reconsidered));
}

fn notified_of(fixture: &ProcedureFixture, words: &str) -> Vec<String> {
    rows(
        fixture,
        &format!(
            "SELECT recipient AS what FROM outbox WHERE letter = 'status_mark' AND subject LIKE '%{words}%' ORDER BY recipient"
        ),
    )
}

#[test]
fn registration_is_marked_until_the_request_is_decided_again() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.registered("harbour");
    let list = |fixture: &ProcedureFixture| {
        [RegistryFile::Xml, RegistryFile::FormalCsv, RegistryFile::Txt]
            .map(|file| fixture.store.read(|conn| files::registry(conn, file, "https://r.example")).unwrap())
    };
    let before = list(&fixture);
    reconsidered(&fixture, number);
    assert_eq!(list(&fixture), before, "the files in IANA's formats have no annotations");
    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    let page = || nobody.get("/assignments/urn-formal/harbour").body;
    let api = || -> serde_json::Value { serde_json::from_str(&nobody.get("/api/v1/namespaces/harbour").body).unwrap() };
    let marked = page();
    for words in ["This registration is under reconsideration", &format!("/requests/{number}")] {
        assert!(marked.contains(words), "{words}: {marked}");
    }
    assert_eq!(api()["under_reconsideration"], serde_json::json!([{ "request": number.to_string(), "since": "2027-01-04" }]));
    let notified = notified_of(&fixture, "is under reconsideration");
    assert!(
        notified.contains(&fixture.post.review_list) && notified.contains(&"names@society.example".to_owned()),
        "{notified:?}"
    );
    let request = nobody.get(&format!("/requests/{number}")).body;
    assert!(request.contains("Under reconsideration") && request.contains("/assignments/urn-formal/harbour/1"), "{request}");

    // The request is decided on the registered text, and cannot end in another way.
    let held = "the registration is under reconsideration after an appeal";
    assert!(why(fixture.act(&fixture.rita, |conn, turn| end::withdraw(conn, turn, number))).contains(held));
    let ask = fixture.act(&fixture.edda, |conn, turn| request_info::ask(conn, turn, number, "Which port?"));
    assert!(why(ask).contains(held));
    let other = fixture.submitted(&fixture.rita, &Start::NewFormal("lighthouse".into()));
    let same = fixture
        .act(&fixture.olga, |conn, turn| duplicate::call_duplicate(conn, turn, number, &other.to_string(), "The same society."));
    assert!(why(same).contains(held));

    fixture.days(1);
    fixture.approve_as_experts(number);
    fixture.approve(number).unwrap();
    assert!(
        page().contains("This registration is under reconsideration"),
        "the annotation remains until the namespace is registered again"
    );
    assert!(matches!(fixture.register(number).unwrap(), Registered::Upheld(nid) if nid.as_str() == "harbour"));
    assert_eq!(fixture.state(number), State::Registered);
    assert!(!fixture.seen(number, None).has(Overlay::Reconsidered));
    let begun = std::time::Instant::now();
    while page().contains("This registration is under reconsideration") || api()["under_reconsideration"] != serde_json::json!([])
    {
        assert!(begun.elapsed().as_secs() < 20, "{}", page());
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert_eq!(rows(&fixture, "SELECT act AS what FROM events WHERE act = 'registration_upheld'").len(), 1);
    assert_eq!(rows(&fixture, "SELECT id AS what FROM versions WHERE nid = 'harbour'").len(), 1, "there is no new version");
    let notified = notified_of(&fixture, "is no longer under reconsideration");
    assert!(notified.contains(&fixture.post.review_list), "{notified:?}");
    let of = |letter: &str| {
        let sql = "SELECT recipient AS what FROM outbox o JOIN events e ON e.id = o.event_id WHERE e.act = 'registration_upheld'";
        rows(&fixture, &format!("{sql} AND o.letter = '{letter}'"))
    };
    assert_eq!(of("registered"), Vec::<String>::new(), "nothing was registered");
    for person in [&fixture.rita, &fixture.sven, &fixture.otto] {
        assert_eq!(of("reconsidered").iter().filter(|to| **to == person.email).count(), 1, "{}", person.name);
    }
    let words = rows(&fixture, "SELECT body AS what FROM outbox WHERE letter = 'reconsidered'");
    assert!(
        words.iter().all(|words| words.replace('\n', " ").contains("the registration is upheld and does not change")),
        "{words:?}"
    );
    assert!(list(&fixture).iter().all(|file| file.contains("harbour")));
}

#[test]
fn registration_stays_when_its_reconsidered_request_is_declined() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.registered("harbour");
    reconsidered(&fixture, number);
    fixture.days(1);
    fixture.review(&fixture.sven, number, Verdict::Position(Stance::Discuss), "The port uses it.").unwrap();
    fixture.decline(number, "The port uses it (RFC 8141, 6.4.1).");
    assert_eq!(fixture.state(number), State::Declined);
    let again = rows(&fixture, "SELECT recipient AS what FROM outbox WHERE letter = 'reconsidered'");
    assert_eq!(again, [fixture.otto.email.as_str()], "the appellant; the others are notified of the decline");
    let marks = || rows(&fixture, "SELECT marks AS what FROM namespaces WHERE nid = 'harbour'");
    assert_eq!(marks(), ["{}"]);
    assert_eq!(rows(&fixture, "SELECT status AS what FROM namespaces WHERE nid = 'harbour'"), ["active"]);
    assert_eq!(notified_of(&fixture, "is no longer under reconsideration"), notified_of(&fixture, "is under reconsideration"));
    // The decision to decline can be appealed, and then the registration is under reconsideration again.
    fixture.act(&fixture.rita, |conn, turn| appeal::appeal(conn, turn, number, "The port agrees now.")).unwrap();
    fixture.act(&fixture.edda, |conn, turn| appeal::decide(conn, turn, number, Outcome::Granted, "It agrees.")).unwrap();
    assert!(fixture.seen(number, None).has(Overlay::Reconsidered) && marks()[0].contains("reconsidered"));
}

#[test]
fn informal_and_changed_registrations_keep_their_number_and_version() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &Start::NewInformal);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    let Registered::Version(version) = fixture.register(number).unwrap() else { panic!("it makes a version") };
    let nid = version.nid.to_string();
    reconsidered(&fixture, number);
    fixture.days(1);
    fixture.approve_as_experts(number);
    fixture.approve(number).unwrap();
    let confirm =
        |typed: &str| Confirmation { snapshot: fixture.snapshot(number), typed: typed.to_owned(), despite_appeal: String::new() };
    let register = |confirmation: Confirmation| {
        fixture.act(&fixture.olga, |conn, turn| register::register(conn, turn, number, &confirmation))
    };
    assert!(why(register(confirm("urn-999"))).contains(&nid));
    register(confirm(&nid)).unwrap();
    assert_eq!(rows(&fixture, &format!("SELECT nid AS what FROM requests WHERE number = '{number}'")), [nid.as_str()]);
    assert_eq!(rows(&fixture, &format!("SELECT id AS what FROM versions WHERE nid = '{nid}'")).len(), 1);

    // Neither the request for a second version nor the first one publishes anything when it is reconsidered.
    let first = fixture.registered("gauge");
    let second = fixture.submitted(&fixture.rita, &Start::Revision("gauge".into()));
    fixture.open(second, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_experts(second);
    fixture.approve(second).unwrap();
    fixture.register(second).unwrap();
    for number in [second, first] {
        reconsidered(&fixture, number);
        fixture.days(1);
        fixture.approve_as_experts(number);
        fixture.approve(number).unwrap();
        fixture.register(number).unwrap();
        assert_eq!(rows(&fixture, "SELECT id AS what FROM versions WHERE nid = 'gauge'").len(), 2);
    }
}
