//! The list record, which operators edit: the preview, the public files now and on earlier days, and later changes.

use crate::common::prelude::*;
use nidreg::actions::edit_record::{self, TypedRecord};
use nidreg::registry::list_check::list_differences;

const FORM: [(&str, &str); 6] = [
    ("references", "RFC 9999\nhttps://lamps.example/spec Lamp names"),
    ("registrant", "Lamp Society"),
    ("contact", "Names Desk"),
    ("registered_on", "2026-01"),
    ("successors", ""),
    ("public_reason", "The document was published as an RFC."),
];

/// The form with the mark of the form as it is opened now.
fn opened(operator: &Person, form: &[(&'static str, &'static str)]) -> Vec<(&'static str, String)> {
    let seen = hidden(&operator.get("/operator/records/lamps").body, "seen");
    form.iter().map(|(name, value)| (*name, (*value).to_owned())).chain([("seen", seen)]).collect()
}

fn fields<'a>(form: &'a [(&'static str, String)], more: &[(&'static str, &'a str)]) -> Vec<(&'static str, &'a str)> {
    form.iter().map(|(name, value)| (*name, value.as_str())).chain(more.iter().copied()).collect()
}

/// Edits a record as the operator, with a form that was opened just before.
fn edit(fixture: &ProcedureFixture, nid: &str, typed: TypedRecord<'_>) -> Result<(), Refusal> {
    fixture.act(&fixture.olga, |conn, ctx| {
        let seen = edit_record::record_digest(&edit_record::editable_namespace(conn, ctx, nid)?);
        edit_record::edit(conn, ctx, nid, TypedRecord { seen: &seen, ..typed }, "As published.")
    })
}

#[test]
fn operator_edits_a_record_after_a_preview_of_its_lines() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("lamps");
    fixture.now += jiff::SignedDuration::from_hours(48);
    let (server, nobody, [olga, rita]) = fixture.serve([&fixture.olga, &fixture.rita]);
    let path = "/operator/records/lamps";
    rita.get(path).is(404, &[]);
    olga.get("/operator/records/none").is(404, &[]);
    let page = olga.get("/assignments/urn-formal/lamps").says(&["href=\"/operator/records/lamps\""]);
    assert!(!page.body.is_empty() && !nobody.get("/assignments/urn-formal/lamps").body.contains("/operator/records"));
    olga.get(path).says(&["Example Society"]);
    // Nothing is published before its lines were shown.
    let form = opened(&olga, &FORM);
    let shown = olga.post(path, &fields(&form, &[])).says(&[
        "These lines of the public files change",
        "urn-namespaces.xml: + ",
        "rfc9999",
        "Registrant: Example Society becomes Lamp Society",
        "Contact: names@society.example becomes Names Desk",
    ]);
    assert!(!nobody.get("/assignments/urn-namespaces/urn-namespaces.xml").body.contains("rfc9999"));
    let digest = hidden(&shown.body, "shown");
    olga.post(path, &fields(&form[1..], &[("references", "RFC 8888"), ("shown", &digest)])).says(&["rfc8888"]);
    olga.post(path, &fields(&form, &[("shown", &digest)])).is(303, &[]);
    let xml = nobody.get("/assignments/urn-namespaces/urn-namespaces.xml").body;
    assert!(xml.contains("<xref type=\"rfc\" data=\"rfc9999\"/>") && xml.contains(">Lamp names</xref>"), "{xml}");
    assert!(nobody.get("/assignments/urn-namespaces/urn-namespaces.txt").body.contains("[RFC9999][Lamp names]"));
    nobody.get("/assignments/urn-formal/lamps").says(&["Lamp Society", "Names Desk", "2026-01", "RFC 9999"]);
    nobody.get("/assignments/urn-formal/lamps/history").says(&["The document was published as an RFC."]);
    olga.get(path).says(&["The document was published as an RFC.", "RFC 9999\nhttps://lamps.example/spec Lamp names"]);
    drop(server);
    assert_eq!(fixture.store.read(list_differences).unwrap(), Vec::<String>::new());
}

#[test]
fn form_that_was_opened_before_another_edit_does_not_revert_that_edit() {
    let fixture = ProcedureFixture::today();
    fixture.registered("lamps");
    let (_server, _nobody, [olga]) = fixture.serve([&fixture.olga]);
    let path = "/operator/records/lamps";
    let mut other = FORM;
    other[0] = ("references", "Example Society");
    other[2] = ("contact", "Lamp Desk");
    let (first, second) = (opened(&olga, &FORM), opened(&olga, &other));
    let digest = hidden(&olga.post(path, &fields(&first, &[])).body, "shown");
    olga.post(path, &fields(&first, &[("shown", &digest)])).is(303, &[]);
    let current = "The current value is: RFC 9999; https://lamps.example/spec Lamp names";
    let refused = olga.post(path, &fields(&second, &[])).is(422, &["The record was changed after you opened this form", current]);
    assert!(refused.body.contains("The current value is: Names Desk") && refused.body.contains("value=\"Lamp Desk\""));
    assert!(!refused.body.contains("href=\"#registrant\""), "both forms have the same registrant: {}", refused.body);
    // After that warning the operator decides.
    let seen = hidden(&refused.body, "seen");
    olga.post(path, &fields(&second[..6], &[("seen", &seen)])).says(&["These lines of the public files change"]);
}

#[test]
fn invalid_values_are_refused_at_their_fields() {
    let fixture = ProcedureFixture::new();
    fixture.registered("lamps");
    let (_server, _nobody, [olga]) = fixture.serve([&fixture.olga]);
    let with = |name: &'static str, value: &'static str| {
        let mut form = FORM.to_vec();
        form.retain(|(key, _)| *key != name);
        form.push((name, value));
        form
    };
    let long = Box::leak("x".repeat(301).into_boxed_str());
    for (name, value) in [
        ("references", " \n"),
        ("references", long),
        ("references", "a][b"),
        ("references", "RFC 9999 \u{202e}"),
        ("registrant", "\u{200b}"),
        ("registrant", "Lamp\u{2028}Society"),
        ("contact", "Desk \u{202e}"),
        ("registered_on", "0000-01"),
        ("registered_on", "1997-04-30"),
        ("registered_on", "9999-12-31"),
        ("registrant", ""),
        ("registered_on", "4 January 2027"),
        ("successors", "lamps"),
        ("successors", "no-such-namespace"),
        ("public_reason", ""),
    ] {
        let form = opened(&olga, &with(name, value));
        let answer = olga.post("/operator/records/lamps", &fields(&form, &[])).is(422, &[]);
        assert!(answer.body.contains(&format!("href=\"#{name}\"")), "{name}: {}", answer.body);
    }
    let now = [
        ("references", "Example Society"),
        ("registrant", "Example Society"),
        ("contact", "names@society.example"),
        ("registered_on", "2027-01-04"),
        ("public_reason", "A reason."),
    ];
    olga.post("/operator/records/lamps", &fields(&opened(&olga, &now), &[])).is(422, &["You have not changed any value"]);
}

#[test]
fn edit_is_not_in_the_list_of_an_earlier_day_and_a_later_version_names_its_registrant() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("lamps");
    let first = nidreg::clock::day(fixture.now);
    fixture.now += jiff::SignedDuration::from_hours(48);
    let typed = TypedRecord {
        references: "RFC 9999",
        registrant: "Lamp Society",
        contact: "Names Desk",
        registered_on: "2027-01-04",
        successor: "",
        seen: "",
    };
    edit(&fixture, "lamps", typed).unwrap();
    let nid = Nid::parse("lamps").unwrap();
    let on = |day| fixture.store.read(|conn| nidreg::registry::on_date::namespace_on(conn, &nid, day)).unwrap().0;
    assert_eq!(
        (on(first).references[0].to_line(), on(first).registrant.as_deref()),
        ("Example Society".into(), Some("Example Society"))
    );
    let now = on(nidreg::clock::day(fixture.now));
    assert_eq!((now.references[0].to_line(), now.registrant.as_deref()), ("RFC 9999".into(), Some("Lamp Society")));
    assert!(now.registered_here(), "the source of its dates is still its registration");
    fixture.now += jiff::SignedDuration::from_hours(48);
    let number = fixture.start(&fixture.rita, &DraftPurpose::Revision("lamps".into())).unwrap();
    fixture.write(&fixture.rita, number, Field::Resolution, "Names are resolved by the society.");
    fixture.write(&fixture.rita, number, Field::RevisionInformation, "The Resolution section names the service.");
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    fixture.register(number).unwrap();
    let now = on(nidreg::clock::day(fixture.now));
    assert_eq!((now.references[0].to_line(), now.registrant.as_deref()), ("RFC 9999".into(), Some("Example Society")));
    assert_eq!(now.contact.as_deref(), Some("names@society.example"), "the new text names the contact");
    assert_eq!(fixture.store.read(list_differences).unwrap(), Vec::<String>::new());
}

#[test]
fn namespaces_cannot_replace_each_other() {
    let fixture = ProcedureFixture::new();
    let names = ["lamps", "lamp-posts", "lanterns"];
    for nid in names {
        fixture.registered(nid);
    }
    let replaced = |nid: &str, successor: &str| {
        let typed = TypedRecord {
            references: "RFC 9999",
            registrant: "Example Society",
            contact: "Names Desk",
            registered_on: "2027-01-04",
            successor,
            seen: "",
        };
        edit(&fixture, nid, typed)
    };
    replaced("lamps", "lamp-posts").unwrap();
    replaced("lamp-posts", "lanterns").unwrap();
    for successor in ["lamps", "lamp-posts"] {
        let refused = replaced("lanterns", successor).unwrap_err().to_string();
        assert!(refused.contains(&format!("{successor} was itself replaced by this namespace")), "{refused}");
        let status = fixture.act(&fixture.olga, |conn, ctx| {
            nidreg::actions::mark_status::annotate_status(conn, ctx, "lanterns", Status::Obsolete, successor, "Merged.")
        });
        assert!(status.unwrap_err().to_string().contains("was itself replaced"), "a change of status");
    }
}

#[test]
fn newer_list_replaces_only_the_values_in_its_record() {
    use crate::common::iana_list::{imported, incoming, list_of, record};
    let db = TestDb::new();
    db.fill(Contents::Registry);
    let mut fixture = ProcedureFixture::on(db);
    // A list is imported only if its date has passed.
    fixture.now = "2026-08-03T09:00:00Z".parse().unwrap();
    fixture.registered("lamps");
    let list = |fixture: &ProcedureFixture, day: &str| {
        imported(&fixture.store, &incoming(&list_of(day, &record("isbn", 2016), ""), Some(day), Vec::new()));
    };
    fixture.now += jiff::SignedDuration::from_hours(48);
    let typed = |references, registered_on| TypedRecord {
        references,
        registrant: "Lamp Society",
        contact: "Names Desk",
        registered_on,
        successor: "",
        seen: "",
    };
    for (nid, typed) in [("lamps", typed("RFC 9999", "2026-07")), ("isbn", typed("RFC 8888", "2015"))] {
        assert_eq!(edit(&fixture, nid, typed).is_err(), nid == "isbn", "a year is no date");
    }
    let isbn = typed("RFC 8888", "2015-02");
    edit(&fixture, "isbn", isbn).unwrap();
    list(&fixture, "2026-09-01");
    let now = |nid: &str| {
        fixture.store.read(|conn| nidreg::registry::queries::by_nid(conn, &Nid::parse(nid).unwrap())).unwrap().unwrap()
    };
    let lamps = now("lamps");
    assert_eq!((lamps.references[0].to_line(), lamps.registrant.as_deref()), ("RFC 9999".into(), Some("Lamp Society")));
    assert_eq!((lamps.contact.as_deref(), lamps.registered_on.unwrap().as_str()), (Some("Names Desk"), "2026-07"));
    let isbn = now("isbn");
    assert_ne!(isbn.references[0].to_line(), "RFC 8888", "the newer list prints its own references");
    assert_eq!((isbn.registrant.as_deref(), isbn.contact.as_deref()), (Some("Lamp Society"), Some("Names Desk")));
    // IANA prints no reference for this one; it stays without.
    let contact = now("urn-7").contact;
    let typed = TypedRecord {
        references: "",
        registrant: "Lamp Society",
        contact: "Names Desk",
        registered_on: "",
        successor: "",
        seen: "",
    };
    edit(&fixture, "urn-7", typed).unwrap();
    assert_ne!((contact.as_deref(), now("urn-7").references.len()), (Some("Names Desk"), 1));
    assert_eq!(now("urn-7").contact.as_deref(), Some("Names Desk"));
    assert_eq!(fixture.store.read(list_differences).unwrap(), Vec::<String>::new());
}
