//! The dates of a registration, and how the texts of its corrected versions are distinguished.

use crate::common::prelude::*;
use jiff::civil::{Date, date};
use nidreg::actions::register::RegistrationResult;
use nidreg::registry::files::{self, VersionEdition};
use nidreg::registry::known_facts::KnownFacts;
use nidreg::registry::publish::change_status;
use nidreg::registry::{PartialDate, on_date};
use nidreg::requests::fixed_fields::with_fixed_fields;

/// Starts a request about `gauge` from its registered text.
fn started(fixture: &ProcedureFixture, start: &DraftPurpose) -> RequestNumber {
    fixture.act(&fixture.rita, |conn, ctx| draft::start_draft(conn, ctx, start, None)).unwrap().number
}

fn correction(fixture: &ProcedureFixture, changes: &[(Field, &str, &str)]) -> RequestNumber {
    let number = fixture.correction("gauge", changes);
    fixture.submit(&fixture.rita, number).unwrap();
    number
}

#[test]
fn corrected_text_has_a_note_by_the_registry() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let registered = fixture.namespace("gauge").1.remove(0).text.unwrap();
    fixture.days(10);
    let number = correction(&fixture, &[(Field::Purpose, "learned", "lerned")]);
    let first = fixture.correct(number, "A letter was lost.").unwrap();
    let note = "(Note by the registry: Corrected 2027-01-14: A letter was lost.)";
    assert_eq!(first.text.template.text(Field::RevisionInformation), note);
    assert!(first.text.canonical.contains("Version:  1\n") && first.text.canonical.contains(note), "{}", first.text.canonical);
    for kept in [Field::Version, Field::Date] {
        assert_eq!(first.text.template.text(kept), registered.template.text(kept), "{kept:?}");
    }
    assert_eq!(fixture.namespace("gauge").1.remove(0).text, Some(registered), "the earlier text is unchanged");

    // The requester replaces the note: both the note and the requester's text remain.
    fixture.days(10);
    let own = "The society moved.";
    let number = correction(
        &fixture,
        &[(Field::RevisionInformation, note, own), (Field::Registrant, "1 Example Street", "2 Example Street")],
    );
    let second = fixture.correct(number, "A new\naddress.").unwrap();
    let both = format!("{own}\n\n{note}\n\n(Note by the registry: Corrected 2027-01-24: A new address.)");
    assert_eq!(second.text.template.text(Field::RevisionInformation), both);

    // Notes do not count as a change in the next correction, and are not part of the next version.
    let number = correction(&fixture, &[(Field::Registrant, "2 Example Street", "3 Example Street")]);
    let third = fixture.correct(number, "Another address.").unwrap();
    assert!(third.text.template.text(Field::RevisionInformation).starts_with(&both));
    let number = started(&fixture, &DraftPurpose::Revision("gauge".to_owned()));
    let next = fixture.request(number);
    assert_eq!(with_fixed_fields(&next.draft, &next.subject).text(Field::RevisionInformation), own);
}

/// The date of the last change in every format and on both days.
fn assert_last_change(fixture: &ProcedureFixture, nid: &str, day: Date, before: Option<&str>) {
    let (namespace, versions) = fixture.namespace(nid);
    let home = "https://r.example";
    let written = day.to_string();
    let is = Some(written.as_str());
    let file = |file| fixture.store.read(|conn| files::registry_file(conn, file, home)).unwrap();
    let facts = KnownFacts::from_namespace(&namespace, None);
    assert_eq!(namespace.updated_on.as_ref().map(PartialDate::as_str), is);
    let json = serde_json::to_value(files::namespace_json(&namespace, &versions, facts.clone(), home)).unwrap();
    assert_eq!(json["updated"].as_str(), is);
    assert_eq!(files::namespace_linked_data(&namespace, &facts, home, None)["dateModified"].as_str(), is);
    let xml = file(RegistryFile::Xml);
    let record = xml.split("<record").find(|record| record.contains(&format!("<name>{nid}</name>"))).unwrap();
    assert!(record.contains(&format!(" updated=\"{written}\"")), "{record}");
    let csv = file(RegistryFile::Csv);
    let row = csv.lines().find(|row| row.starts_with(&format!("{nid},"))).unwrap();
    assert!(row.contains(&format!(",{written},")), "{row}");
    let list = file(RegistryFile::List);
    let entry = list.lines().find(|line| line.contains(&format!("\"nid\":\"{nid}\""))).unwrap();
    assert!(entry.contains(&format!("\"updated\":\"{written}\"")), "{entry}");
    let on = |day| {
        let (then, ..) = fixture.store.read(|conn| on_date::namespace_on(conn, &namespace.nid, day)).unwrap();
        then.updated_on.map(|day| day.to_string())
    };
    assert_eq!(on(day).as_deref(), is);
    assert_eq!(on(day.yesterday().unwrap()).as_deref(), before);
}

#[test]
fn correction_and_status_change_update_the_last_change_date_in_every_format() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    fixture.days(10);
    fixture.correct(correction(&fixture, &[(Field::Purpose, "learned", "lerned")]), "A letter was lost.").unwrap();
    assert_last_change(&fixture, "gauge", date(2027, 1, 14), None);

    fixture.days(10);
    let file = |fixture: &ProcedureFixture, file| fixture.store.read(|conn| files::registry_file(conn, file, "")).unwrap();
    let (listed, versions) = fixture.namespace("issn");
    let before = listed.updated_on.map(|day| day.to_string());
    let list = file(&fixture, RegistryFile::Xml);
    assert!(!list.contains("obsolete since") && !list.contains("deprecated since"));
    let successor = [Nid::parse("isbn").unwrap()];
    for (nid, base, to, successors) in
        [("gauge", 1, Status::Obsolete, &successor[..]), ("issn", versions[0].number, Status::Deprecated, &successor[..0])]
    {
        let nid = Nid::parse(nid).unwrap();
        let why = "The society was dissolved.";
        fixture.store.write(|conn| change_status(conn, fixture.now, (&nid, base), to, successors, why)).unwrap();
    }
    assert_last_change(&fixture, "gauge", date(2027, 1, 24), Some("2027-01-14"));
    assert_last_change(&fixture, "issn", date(2027, 1, 24), before.as_deref());
    for (nid, words) in [("gauge", "obsolete since 2027-01-24, replaced by isbn"), ("issn", "deprecated since 2027-01-24")] {
        assert!(file(&fixture, RegistryFile::Xml).contains(&format!("<xref type=\"text\">{words}</xref>")), "{nid}");
        for table in [RegistryFile::Txt, RegistryFile::FormalCsv, RegistryFile::Csv, RegistryFile::Json] {
            assert!(file(&fixture, table).contains(words), "{nid}");
        }
    }
    let server = TestServer::start(&fixture.db, false);
    Person::nobody(&server)
        .get("/assignments/urn-formal/issn")
        .says(&["2027-01-24 <span class=\"small soft\">according to the registration</span>"]);
}

#[test]
fn text_is_dated_by_the_day_of_the_request() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("gauge"));
    fixture.days(20);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    let RegistrationResult::Version(version) = fixture.register(number).unwrap() else { panic!("no version") };
    assert_eq!(version.text.as_ref().unwrap().template.text(Field::Date), "2027-01-04");
    let (namespace, versions) = fixture.namespace("gauge");
    assert_eq!(namespace.registered_on.as_ref().unwrap().as_str(), "2027-01-24");
    let json = serde_json::to_value(files::version_json(&namespace, VersionEdition::newest(&versions[0]), "")).unwrap();
    assert_eq!((json["date"].as_str(), json["registered_on"].as_str()), (Some("2027-01-04"), Some("2027-01-24")));
    let (listed, imported) = fixture.namespace("isbn");
    let json = serde_json::to_value(files::version_json(&listed, VersionEdition::newest(&imported[0]), "")).unwrap();
    assert!(json["registered_on"].is_null());
    let server = TestServer::start(&fixture.db, false);
    Person::nobody(&server)
        .get("/assignments/urn-formal/gauge")
        .says(&["dated <time datetime=\"2027-01-04\">", "registered on <time datetime=\"2027-01-24\">"]);
}

#[test]
fn correction_may_change_the_address_of_the_registrant() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let unlabeled = "Example Society\n14 Harbour Street\nExampleton\nEmail: names@society.example";
    let labeled = "Example Society\nEmail: names@society.example\nPostal: 1 Example Street, Exampleton";
    let first = correction(&fixture, &[(Field::Registrant, labeled, unlabeled)]);
    fixture.correct(first, "The address without its label.").unwrap();
    let moved = correction(&fixture, &[(Field::Registrant, "14 Harbour Street", "16 Harbour Street")]);
    let published = fixture.correct(moved, "The society moved to the next house.").unwrap();
    assert!(published.text.canonical.contains("16 Harbour Street"), "{}", published.text.canonical);
}
