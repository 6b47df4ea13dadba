//! The integrity of the record: what a correction may change, error flags, and redactions.

use crate::common::operator::run;
use crate::common::prelude::*;
use crate::common::procedure_fixture::at_once;
use crate::common::schema_faults;
use nidreg::actions::{comment, mark_status};
use nidreg::history::redactions::Class as Kind;
use nidreg::registry::files::{self, VersionEdition};
use nidreg::registry::known_facts::KnownFacts;
use nidreg::store::inspect::{self, CounterNames};

#[test]
fn correction_may_change_form_but_not_substance() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = fixture.correction("gauge", &[(Field::Syntax, "one to twelve", "one to thirteen")]);
    let refused = why(fixture.submit(&fixture.rita, number));
    assert!(refused.contains("\"twelve\" changed to \"thirteen\"") && refused.contains("(RFC 8141, 6.4.2)"), "{refused}");
    rewrite(&fixture, number, Field::Syntax, "one to thirteen", "one to twelve");
    rewrite(&fixture, number, Field::Purpose, "society", "societty");
    rewrite(&fixture, number, Field::Registrant, "Example Society", "Another Guild");
    let refused = why(fixture.submit(&fixture.rita, number));
    assert!(refused.contains("Request a new version instead") && !refused.contains("Purpose"), "{refused}");
    rewrite(&fixture, number, Field::Registrant, "Another Guild", "Example Society");
    fixture.submit(&fixture.rita, number).unwrap();
    // Two open corrections, each one typo away from the registered text: once the first is published, the second is two typos away.
    let other = fixture.correction("gauge", &[(Field::Purpose, "society", "sociaty")]);
    fixture.submit(&fixture.rita, other).unwrap();
    assert_eq!(fixture.correct(number, "A slip.").unwrap().number, 1);
    let refused = why(fixture.correct(other, "A slip."));
    assert!(refused.contains("Purpose has substantive changes (\"societty,\" changed to \"sociaty,\")"), "{refused}");
}

/// Programs that read IANA's XML must be able to read ours, regardless of error flags and redactions.
fn is_valid(xml: &str) {
    let Some(root) = corpus() else { return };
    assert_eq!(schema_faults(&root, "2027-01-04", xml), "", "{xml}");
}

#[test]
fn error_flag_has_a_public_reason_and_preserves_the_registration() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let xml = || fixture.store.read(|conn| files::registry_file(conn, RegistryFile::Xml, "https://r.example")).unwrap();
    let before = xml();
    let file = |who, nid: &str, version: &str, error: bool, reason: &str| {
        fixture.act(who, |conn, ctx| mark_status::set_error_flag(conn, ctx, nid, version, error, reason))
    };
    let reason = "The society asked for another name.";
    assert!(why(file(&fixture.rita, "gauge", "", true, reason)).contains("Only operators"));
    assert!(why(file(&fixture.olga, "nowhere", "", true, reason)).contains("Enter a registered namespace"));
    assert!(why(file(&fixture.olga, "gauge", "9", true, reason)).contains("has no version 9"));
    assert!(why(file(&fixture.olga, "gauge", "", true, " ")).contains("It will be public"));
    assert!(why(file(&fixture.olga, "gauge", "", false, reason)).contains("is not flagged"));
    for (version, error) in [("", true), ("1", true), ("1", false)] {
        file(&fixture.olga, "gauge", version, error, reason).unwrap();
        let (namespace, versions) = fixture.namespace("gauge");
        assert_eq!(namespace.marks.error_flag(None).unwrap().reason, reason);
        assert_eq!(namespace.marks.error_flag(Some(1)).is_some(), (version, error) == ("1", true));
        let json = files::namespace_json(&namespace, &versions, KnownFacts::from_namespace(&namespace, None), "");
        let json = serde_json::to_value(json).unwrap();
        assert_eq!(json["in_error"]["reason"], reason);
        assert_eq!(json["current"]["in_error"].is_null(), (version, error) != ("1", true));
        let text = VersionEdition::newest(&versions[0]).text().unwrap();
        assert!(json["status"] == "active" && text.canonical.contains("one to twelve"));
    }
    assert!(why(file(&fixture.olga, "gauge", "", true, reason)).contains("is already flagged"));
    assert_eq!(xml(), before, "IANA's format has no field for it");
    is_valid(&before);
    let list = fixture.store.read(|conn| files::registry_file(conn, RegistryFile::List, "")).unwrap();
    assert!(list.lines().any(|line| line.contains("\"gauge\"") && line.contains("\"in_error\":true")));
    assert_eq!(list.matches("in_error").count(), 1);
}

#[test]
fn error_flag_is_shown_on_every_page_with_its_reason() {
    let (_db, server, [operator]) = TestServer::demo(["operator"]);
    operator
        .post("/operator/marks/in-error", &[("nid_error", "example"), ("error", "in_error"), ("error_reason", "")])
        .is(422, &["It will be public"]);
    let reader = Person::nobody(&server);
    let json = reader.get("/assignments/urn-formal/example.json").json();
    let number = json["current"]["version"].to_string();
    for (version, why) in [("", "Nobody asked for it."), (number.as_str(), "An older text was taken.")] {
        let form = [("nid_error", "example"), ("version", version), ("error", "in_error"), ("error_reason", why)];
        assert_eq!(operator.post("/operator/marks/in-error", &form).status, 303);
    }
    let (whole, one) = ("/assignments/urn-formal/example", &*format!("/assignments/urn-formal/example/{number}"));
    for (page, words) in [
        (whole, "Registered in error"),
        (whole, "Nobody asked for it."),
        (one, "Nobody asked for it."),
        (one, "An older text was taken."),
    ] {
        assert!(reader.get(page).body.contains(words), "{page}: {words}");
    }
    assert!(reader.get("/assignments/urn-formal/example/versions").body.contains("in error"));
    assert!(reader.get("/assignments/urn-formal/example/history").body.contains("Nobody asked for it."));
    assert!(reader.get("/assignments/urn-namespaces").body.contains("in error"));
    assert!(reader.get(&format!("/api/v1/namespaces/example/versions/{number}")).body.contains("An older text was taken."));
}

#[test]
fn operator_status_annotation_is_shown_with_its_reason() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let file = |conn: &mut _, ctx: ActionContext<'_>| {
        mark_status::annotate_status(conn, ctx, "gauge", Status::Obsolete, "isbn", "The society was dissolved.")
    };
    fixture.days(31);
    fixture.act(&fixture.olga, file).unwrap();
    let (namespace, versions) = fixture.namespace("gauge");
    let json = files::namespace_json(&namespace, &versions, KnownFacts::from_namespace(&namespace, None), "");
    let json = serde_json::to_value(json).unwrap();
    assert_eq!(json["status_said"]["reason"], "The society was dissolved.");
    assert_eq!(json["status_said"]["since"], nidreg::clock::day(fixture.now).to_string());
    let on = |day: &str| {
        let registry = fixture.store.read(|conn| nidreg::registry::on_date::registry_on(conn, day.parse().unwrap())).unwrap();
        registry.namespaces.into_iter().find(|held| held.nid.as_str() == "gauge").unwrap().marks.status.is_some()
    };
    assert_eq!((on("2027-01-20"), on("2027-03-01")), (false, true));
}

/// The result of `doctor --full` for the rows in the log: whether they are as logged, and the message.
pub fn logged(fixture: &ProcedureFixture) -> (bool, String) {
    let names = CounterNames { serial: "serial", requests: "requests-" };
    let all = fixture.store.read(|conn| Ok::<_, Error>(inspect::check_database(conn, &names))).unwrap();
    let found = all.into_iter().find(|checked| checked.message.starts_with("the rows in the log")).unwrap();
    (found.fine, found.message)
}

fn sql(fixture: &ProcedureFixture, sql: &str) -> bool {
    fixture.store.write(|conn| conn.batch_execute(sql).map_err(Error::from)).is_ok()
}

#[test]
fn redaction_requires_two_operators_and_leaves_the_log_valid() {
    let fixture = ProcedureFixture::new();
    let number = fixture.registered("gauge");
    let open = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    let says = "Call me at home: +49 30 5550123.";
    let new = NewComment { body: says, ..NewComment::default() };
    fixture.act(&fixture.rita, |conn, ctx| comment::comment(conn, ctx, open, &new)).unwrap();
    let fix = fixture.correction("gauge", &[(Field::Registrant, "1 Example Street", "2 Example Street")]);
    fixture.submit(&fixture.rita, fix).unwrap();
    fixture.retract();
    let (fine, words) = logged(&fixture);
    assert!(fine, "{words}");

    let ask = |who, address: &str, reason: &str| {
        fixture.act(who, |conn, ctx| redact::propose_redaction(conn, ctx, address, Kind::Contact, reason))
    };
    let reason = "A private number.";
    assert!(why(ask(&fixture.rita, "x", reason)).contains("Only operators"));
    assert!(why(ask(&fixture.olga, "https://r.example/", reason)).contains("Paste the URL"));
    assert!(
        why(ask(&fixture.olga, &format!("/requests/{open}/revisions/1"), reason))
            .contains("the current revision of an open request")
    );
    assert!(why(ask(&fixture.olga, "/assignments/urn-formal/gauge/1.0", reason)).contains("First publish a correction"));
    assert!(
        why(ask(&fixture.olga, "/assignments/urn-formal/nbn/4.0", reason)).contains("Paste the URL")
            || why(ask(&fixture.olga, "/assignments/urn-formal/nbn/4.0", reason)).contains("imported from IANA")
    );
    fixture.correct(fix, "Moved.").unwrap();

    let one = |sql: &str| column(&fixture.store, sql).remove(0);
    let id = one("SELECT id AS what FROM comments");
    assert!(!sql(&fixture, "UPDATE comments SET body = ''"), "only content that two operators redacted");
    assert!(!sql(&fixture, "UPDATE log_row SET salt = NULL"));
    for address in [
        format!("https://registry.example/requests/{open}#c-{id}"),
        format!("/requests/{number}/revisions/1"),
        "/assignments/urn-formal/gauge/1.0".to_owned(),
    ] {
        assert!(why(ask(&fixture.olga, &address, " ")).contains("It will be public"), "{address}");
        ask(&fixture.olga, &address, reason).unwrap();
        assert!(why(ask(&fixture.oskar, &address, reason)).contains("Another operator has already requested"));
        let waiting = fixture.store.read(redact::open_redactions).unwrap().pop().unwrap().id;
        let confirm = |who| fixture.act(who, |conn, ctx| redact::confirm_redaction(conn, ctx, &waiting));
        assert!(why(confirm(&fixture.olga)).contains("A second operator must confirm it"));
        confirm(&fixture.oskar).unwrap();
        assert!(why(ask(&fixture.olga, &address, reason)).contains("nothing at this URL"));
    }
    let mark = "[Redacted on 2027-01-04 by two operators: contact details of a person. A private number.]";
    let seen = fixture.seen(open, None);
    let threads = fixture.store.read(|conn| nidreg::requests::gather::positions::threads(conn, &seen)).unwrap();
    assert_eq!(threads[0].comments[0].body, mark);
    for table in ["events WHERE detail", "outbox WHERE body", "comments WHERE body", "versions WHERE canonical"] {
        let left = count(&fixture.store, &format!("SELECT count(*) AS count FROM {table} LIKE '%5550123%'"));
        assert_eq!(left, 0, "{table}");
    }
    let revision = fixture.seen(number, None).revisions.pop().unwrap();
    assert!(revision.canonical.starts_with(mark) && revision.fingerprint.is_empty(), "{revision:?}");
    let (namespace, versions) = fixture.namespace("gauge");
    let old = VersionEdition { version: &versions[0], edition: 0 };
    assert!(old.text().is_none() && files::namespace_txt(&namespace, old).unwrap().contains(mark));
    assert!(files::namespace_txt(&namespace, VersionEdition::newest(&versions[0])).unwrap().contains("2 Example Street"));
    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server).get("/assignments/urn-formal/gauge/1.0").body;
    let notice = "Two operators redacted it on 2027-01-04: contact details of a person. A private number.";
    assert!(page.contains(notice) && !page.contains("published elsewhere"), "{page}");
    drop(server);
    let xml = fixture.store.read(|conn| files::registry_file(conn, RegistryFile::Xml, "https://r.example")).unwrap();
    assert!(xml.contains("<name>gauge</name>"));
    is_valid(&xml);
    let (fine, words) = logged(&fixture);
    assert!(fine, "{words}");
    assert!(!sql(&fixture, &format!("UPDATE comments SET body = 'x' WHERE id = '{id}'")), "the redacted text cannot be replaced");

    // By URL: the text of a history event, a correction that was followed by a later one, and an email.
    let event = one("SELECT id AS what FROM events WHERE act = 'corrected'");
    let next = fixture.correction("gauge", &[(Field::Registrant, "2 Example Street", "3 Example Street")]);
    fixture.submit(&fixture.rita, next).unwrap();
    fixture.correct(next, "Moved.").unwrap();
    let sent = one("SELECT id AS what FROM outbox WHERE kind = 'received' ORDER BY id LIMIT 1");
    let taken_out = "LIKE '[Redacted on 2027-01-04%'";
    for (address, table) in [
        // For events and corrections, the redaction notice is inserted on reading.
        (format!("/requests/{fix}#e-{event}"), format!("events WHERE id = '{event}' AND detail = ''")),
        ("/assignments/urn-formal/gauge/1.1".to_owned(), "corrections WHERE edition = 1 AND canonical = ''".to_owned()),
        (format!("/operator/emails/{sent}"), format!("outbox WHERE id = '{sent}' AND body {taken_out}")),
    ] {
        ask(&fixture.olga, &address, reason).unwrap();
        let waiting = fixture.store.read(redact::open_redactions).unwrap().pop().unwrap().id;
        fixture.act(&fixture.oskar, |conn, ctx| redact::confirm_redaction(conn, ctx, &waiting)).unwrap();
        assert_eq!(count(&fixture.store, &format!("SELECT count(*) AS count FROM {table}")), 1, "{address}");
        assert!(why(ask(&fixture.olga, &address, reason)).contains("nothing at this URL"), "{address}");
    }
    let (namespace, versions) = fixture.namespace("gauge");
    assert!(files::namespace_txt(&namespace, VersionEdition { version: &versions[0], edition: 1 }).unwrap().contains(mark));
    assert!(files::namespace_txt(&namespace, VersionEdition::newest(&versions[0])).unwrap().contains("3 Example Street"));
    let (fine, words) = logged(&fixture);
    assert!(fine, "{words}");

    // A change made directly in the database is detected.
    let (off, on) = if fixture.db.is_postgres() {
        ("ALTER TABLE events DISABLE TRIGGER USER;", "")
    } else {
        ("DROP TRIGGER events_no_update;", "")
    };
    by_hand(&fixture.db, &format!("{off} UPDATE events SET detail = 'Complete.' WHERE act = 'approved'; {on}"));
    let (fine, words) = logged(&fixture);
    assert!(!fine && words.contains("was changed"), "{words}");
}

#[test]
fn concurrent_confirmations_take_effect_once() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let open = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    let operator = |who: &Account| {
        let mut who = who.clone();
        who.roles = vec![Role::Operator];
        who
    };
    let (one, two) = (operator(&fixture.oskar), operator(&fixture.tara));
    let count = |sql: &str| count(&fixture.store, sql);
    for round in 0..8 {
        let says = format!("Call me at home, number {round}.");
        let new = NewComment { body: &says, ..NewComment::default() };
        fixture.act(&fixture.rita, |conn, ctx| comment::comment(conn, ctx, open, &new)).unwrap();
        let id = column(&fixture.store, "SELECT id AS what FROM comments ORDER BY id DESC LIMIT 1").remove(0);
        let address = format!("/requests/{open}#c-{id}");
        fixture
            .act(&fixture.olga, |conn, ctx| redact::propose_redaction(conn, ctx, &address, Kind::Contact, "A private number."))
            .unwrap();
        let id = fixture.store.read(redact::open_redactions).unwrap().pop().unwrap().id;
        let confirm = |who| {
            let (fixture, id) = (&fixture, &id);
            Box::new(move || fixture.act(who, |conn, ctx| redact::confirm_redaction(conn, ctx, id)))
                as Box<dyn FnOnce() -> _ + Send>
        };
        let (done, refused) = at_once(vec![confirm(&one), confirm(&two)]);
        assert_eq!(done, 1, "{refused:?}");
        assert!(refused[0].contains("The request"), "{refused:?}");
        let error = round % 2 == 0;
        let mark = |who| {
            let fixture = &fixture;
            Box::new(move || fixture.act(who, |conn, ctx| mark_status::set_error_flag(conn, ctx, "gauge", "", error, "Wrong.")))
                as Box<dyn FnOnce() -> _ + Send>
        };
        let (done, refused) = at_once(vec![mark(&one), mark(&two)]);
        assert_eq!(done, 1, "{refused:?}");
        assert!(refused[0].contains("flagged"), "{refused:?}");
    }
    assert_eq!(count("SELECT count(*) AS count FROM events WHERE act = 'redacted'"), 8);
    assert_eq!(count("SELECT count(*) AS count FROM events WHERE act = 'error_marked'"), 8);
    fixture.retract();
    let (fine, words) = logged(&fixture);
    assert!(fine, "{words}");
}

#[test]
fn interrupted_redaction_is_applied_completely_or_not_at_all() {
    let db = TestDb::on_disk();
    let mut server = TestServer::start(&db, true);
    let mut operator = Person::demo(&server, "operator");
    done(&run(&db, &["account", "set-role", "--email", "second-expert@demo.example", "--role", "operator"]));
    // The second person has had the role for more than a week.
    crate::common::sql(&db, "UPDATE account_roles SET since = '2020-01-01T00:00:00Z' WHERE role = 'operator'");
    let mut second = Person::demo(&server, "second-expert");
    let store = db.bare_store();
    let rows = |sql: &str| column(&store, sql);
    let page = demo_request(3);
    let mut registrant = Person::demo(&server, "registrant");
    for round in 0..10_u64 {
        registrant.post(&format!("{page}/comment"), &[("comment", "Call me at home.")]).is(303, &[]);
        let comment = rows("SELECT id AS what FROM comments ORDER BY id DESC LIMIT 1").remove(0);
        let address = format!("{page}#c-{comment}");
        let form = [("address", address.as_str()), ("class", "contact"), ("reason", "A private number.")];
        operator.post("/operator/redactions", &form).is(303, &[]);
        let page = second.get("/operator/redactions").body;
        let id = page.split("/operator/redactions/").find_map(|rest| rest.split_once("/confirm")).unwrap().0.to_owned();
        let at = format!("/operator/redactions/{id}/confirm");
        let answer = std::thread::scope(|scope| {
            let press = scope.spawn(|| second.try_post(&at, &[("removed", "at home")]).map(|answer| answer.status));
            std::thread::sleep(Duration::from_millis((round * 7) % 29));
            server.kill();
            press.join().unwrap()
        });
        let gone = rows(&format!("SELECT body AS what FROM comments WHERE id = '{comment}'"))[0].is_empty();
        let closed = rows(&format!(
            "SELECT id AS what FROM pending_actions WHERE kind = 'redaction' AND id = '{id}' AND outcome = 'confirmed'"
        ))
        .len()
            == 1;
        let told = rows("SELECT id AS what FROM events WHERE act = 'redacted'").len();
        assert_eq!(gone, closed, "{address}");
        assert!(answer != Some(200) || gone, "the redaction was acknowledged but not performed");
        server = TestServer::start(&db, true);
        operator.base.clone_from(&server.base);
        second.base.clone_from(&server.base);
        registrant.base.clone_from(&server.base);
        if !gone {
            assert_eq!(second.post(&format!("/operator/redactions/{id}/confirm"), &[("removed", "at home")]).status, 200);
        }
        let now = rows("SELECT id AS what FROM events WHERE act = 'redacted'").len();
        assert_eq!(now, if gone { told } else { told + 1 });
    }
    let names = CounterNames { serial: "serial", requests: "requests-" };
    let all = store.read(|conn| Ok::<_, Error>(inspect::check_database(conn, &names))).unwrap();
    let wrong: Vec<_> = all.into_iter().filter(|checked| !checked.fine).map(|checked| checked.message).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
