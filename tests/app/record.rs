//! The record is true: what a correction may change, what is marked as registered in error, and what is taken out of it.

use crate::common::cast::{Cast, why};
use crate::common::operator::{done, run};
use crate::common::{House, Person, TestDb};
use nidreg::acts::register::{Confirmation, publish_correction};
use nidreg::acts::{draft, mark_status};
use nidreg::cases::drafts::Start;
use nidreg::nid::Nid;
use nidreg::registry::files::{self, RegistryFile, Wording};
use nidreg::registry::{Class, Edition, Namespace, Status, Version, queries};
use nidreg::template::Field;

/// A correction of a namespace with one field replaced, not sent yet.
fn correction(cast: &Cast, nid: &str, field: Field, from: &str, to: &str) -> String {
    let start = Start::Correction(nid.to_owned());
    let number = cast.act(&cast.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
    write(cast, &number, field, from, to);
    number
}

fn write(cast: &Cast, number: &str, field: Field, from: &str, to: &str) {
    let request = cast.request(number);
    let was = draft::fingerprint(&request, field);
    let text = request.draft.text(field).replace(from, to);
    assert_ne!(text, request.draft.text(field), "{from}");
    let saving = draft::SavedField { field, was: &was, text: &text, done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
}

fn publish(cast: &Cast, number: &str, nid: &str) -> Result<Edition, nidreg::refusal::Refusal> {
    let confirmation = Confirmation { snapshot: cast.snapshot(number), typed: nid.to_owned() };
    cast.act(&cast.olga, |conn, turn| publish_correction(conn, turn, number, &confirmation, Class::Slip, "A slip."))
}

#[test]
fn a_correction_changes_form_and_never_what_a_section_says() {
    let cast = Cast::new();
    cast.registered("gauge");
    let number = correction(&cast, "gauge", Field::Syntax, "one to twelve", "one to thirteen");
    let refused = why(cast.submit(&cast.rita, &number));
    assert!(refused.contains("\"twelve\" is now \"thirteen\"") && refused.contains("(RFC 8141, 6.4.2)"), "{refused}");
    write(&cast, &number, Field::Syntax, "one to thirteen", "one to twelve");
    write(&cast, &number, Field::Purpose, "society", "societty");
    write(&cast, &number, Field::Registrant, "Example Society", "Another Guild");
    let refused = why(cast.submit(&cast.rita, &number));
    assert!(refused.contains("ask for a change of registrant") && !refused.contains("Purpose"), "{refused}");
    write(&cast, &number, Field::Registrant, "Another Guild", "Example Society");
    cast.submit(&cast.rita, &number).unwrap();
    // Two that were each a slip apart from what was registered, sent at the same time: the second is two slips from the first.
    let other = correction(&cast, "gauge", Field::Purpose, "society", "sociaty");
    cast.submit(&cast.rita, &other).unwrap();
    assert_eq!(publish(&cast, &number, "gauge").unwrap().number, 1);
    let refused = why(publish(&cast, &other, "gauge"));
    assert!(refused.contains("Purpose would say something else (\"societty,\" is now \"sociaty,\")"), "{refused}");
}

fn shown(cast: &Cast, nid: &str) -> (Namespace, Vec<Version>) {
    let nid = Nid::parse(nid).unwrap();
    let read =
        |conn: &mut _| Ok::<_, nidreg::store::Error>((queries::by_nid(conn, &nid)?.unwrap(), queries::versions_of(conn, &nid)?));
    cast.store.read(read).unwrap()
}

#[test]
fn two_operators_mark_what_was_registered_in_error_and_everything_stays() {
    let cast = Cast::new();
    cast.registered("gauge");
    let xml = || cast.store.read(|conn| files::registry(conn, RegistryFile::Xml, "https://r.example")).unwrap();
    let before = xml();
    let file = |who, nid: &str, version: &str, error: bool, reason: &str| {
        cast.act(who, |conn, turn| mark_status::file_error(conn, turn, nid, version, error, reason))
    };
    let reason = "The society asked for another name.";
    assert!(why(file(&cast.rita, "gauge", "", true, reason)).contains("Only an operator"));
    assert!(why(file(&cast.olga, "nowhere", "", true, reason)).contains("Enter a registered namespace"));
    assert!(why(file(&cast.olga, "gauge", "9", true, reason)).contains("has no version 9"));
    assert!(why(file(&cast.olga, "gauge", "", true, " ")).contains("it is published"));
    assert!(why(file(&cast.olga, "gauge", "", false, reason)).contains("is not marked"));
    for (version, error) in [("", true), ("1", true), ("1", false)] {
        file(&cast.olga, "gauge", version, error, reason).unwrap();
        assert!(why(file(&cast.oskar, "gauge", version, error, reason)).contains("is marked already"));
        let id = cast.store.read(mark_status::open).unwrap().pop().unwrap().id;
        let confirm = |who| cast.act(who, |conn, turn| mark_status::confirm(conn, turn, &id));
        assert!(why(confirm(&cast.olga)).contains("a second operator confirms it"));
        confirm(&cast.oskar).unwrap();
        let (namespace, versions) = shown(&cast, "gauge");
        assert_eq!(namespace.marks.of(None).unwrap().reason, reason);
        assert_eq!(namespace.marks.of(Some(1)).is_some(), (version, error) == ("1", true));
        let json = files::namespace_json(&namespace, &versions, "");
        assert_eq!(json["in_error"]["reason"], reason);
        assert_eq!(json["current"]["in_error"].is_null(), (version, error) != ("1", true));
        let text = Wording::newest(&versions[0]).text().unwrap();
        assert!(json["status"] == "active" && text.canonical.contains("one to twelve"));
    }
    assert!(why(file(&cast.olga, "gauge", "", true, reason)).contains("is marked already"));
    assert_eq!(xml(), before, "IANA's format has no place for it");
    let list = cast.store.read(|conn| files::registry(conn, RegistryFile::List, "")).unwrap();
    assert!(list.lines().any(|line| line.contains("\"gauge\"") && line.contains("\"in_error\":true")));
    assert_eq!(list.matches("in_error").count(), 1);
}

#[test]
fn a_mark_stands_on_every_page_with_its_reason() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let operator = Person::demo(&house, "operator");
    done(&run(&db, &["account", "set-role", "--email", "second-expert@demo.example", "--role", "operator"]));
    let second = Person::demo(&house, "second-expert");
    let bad = operator.post("/desk/marks/in-error", &[("nid_error", "example"), ("error", "in_error"), ("why_error", "")]);
    assert!(bad.status == 422 && bad.body.contains("it is published"));
    for (version, why) in [("", "Nobody asked for it."), ("1", "An older text was taken.")] {
        let form = [("nid_error", "example"), ("version", version), ("error", "in_error"), ("why_error", why)];
        assert_eq!(operator.post("/desk/marks/in-error", &form).status, 303);
        let page = second.get("/desk/marks").body;
        let id = page.split("/desk/marks/").find_map(|rest| rest.split_once("/confirm")).unwrap().0.to_owned();
        assert_eq!(second.post(&format!("/desk/marks/{id}/confirm"), &[]).status, 303);
    }
    let reader = Person::nobody(&house);
    for page in ["/assignments/urn-formal/example", "/assignments/urn-formal/example/1"] {
        let body = reader.get(page).body;
        for words in ["Registered in error", "Nobody asked for it.", "An older text was taken."] {
            assert!(body.contains(words), "{page}: {words}");
        }
    }
    assert!(reader.get("/assignments/urn-formal/example/versions").body.contains("in error"));
    assert!(reader.get("/assignments/urn-formal/example/history").body.contains("Nobody asked for it."));
    assert!(reader.get("/assignments/urn-namespaces").body.contains("in error"));
    assert!(reader.get("/api/v1/namespaces/example/versions/1").body.contains("An older text was taken."));
}

#[test]
fn a_status_that_operators_marked_is_shown_with_its_reason() {
    let mut cast = Cast::new();
    cast.registered("gauge");
    let file = |conn: &mut _, turn: nidreg::turn::Turn<'_>| {
        mark_status::file(conn, turn, "gauge", Status::Obsolete, "isbn", "The society was dissolved.")
    };
    cast.act(&cast.olga, file).unwrap();
    let id = cast.store.read(mark_status::open).unwrap().pop().unwrap().id;
    cast.days(31);
    cast.act(&cast.oskar, |conn, turn| mark_status::confirm(conn, turn, &id)).unwrap();
    let (namespace, versions) = shown(&cast, "gauge");
    let json = files::namespace_json(&namespace, &versions, "");
    assert_eq!(json["status_said"]["reason"], "The society was dissolved.");
    assert_eq!(json["status_said"]["since"], nidreg::clock::day(cast.now).to_string());
    let on = |day: &str| {
        let registry = cast.store.read(|conn| nidreg::registry::on::on(conn, day.parse().unwrap())).unwrap();
        registry.namespaces.into_iter().find(|held| held.nid.as_str() == "gauge").unwrap().marks.status.is_some()
    };
    assert_eq!((on("2027-01-20"), on("2027-03-01")), (false, true));
}
