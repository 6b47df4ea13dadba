//! What the grammar engine understands of the Syntax section of a request, and the import of the catalogue of profiles.

use crate::common::prelude::*;
use nidreg::registry::profiles::{ProfileEdition, catalog as profiles, queries};
use nidreg::requests::syntax::{NotComparedReason, SyntaxAnalysis, analyze_draft, analyze_revision_syntax};
use serde_json::json;
use urn_registry::profile::ProfileSource;

fn in_force(fixture: &ProcedureFixture, nid: &str) -> Option<ProfileEdition> {
    fixture.store.read(|conn| queries::newest(conn, nid)).unwrap()
}

fn registered(fixture: &ProcedureFixture, number: RequestNumber) {
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    fixture.register(number).unwrap();
}

/// What is understood of the newest revision.
fn sent(fixture: &ProcedureFixture, number: RequestNumber) -> Option<SyntaxAnalysis> {
    let seen = fixture.seen(number, None);
    fixture.store.read(|conn| analyze_revision_syntax(conn, &seen.request, seen.newest_revision().unwrap())).unwrap()
}

fn drafted(fixture: &ProcedureFixture, number: RequestNumber) -> SyntaxAnalysis {
    let request = fixture.request(number);
    fixture.store.read(|conn| analyze_draft(conn, &request)).unwrap().unwrap()
}

fn write_syntax(fixture: &ProcedureFixture, number: RequestNumber, syntax: &str) {
    let request = fixture.request(number);
    let draft = request
        .draft
        .clone()
        .with_field(Field::Syntax, syntax)
        .with_field(Field::RevisionInformation, &format!("Syntax and Resolution changed, see {number}."))
        .with_field(Field::Resolution, &format!("Names are not resolved, as {number} says."));
    fixture
        .act(&fixture.rita, |conn, ctx| draft::save_draft(conn, ctx, number, request.draft_save_number, None, &draft))
        .unwrap();
}

/// Registers a namespace with four-digit names.
fn four_digits(fixture: &ProcedureFixture, nid: &str) {
    let number = fixture.start(&fixture.rita, &DraftPurpose::NewFormal(nid.into())).unwrap();
    write_syntax(fixture, number, &format!("A number.\n\n  nss = 4DIGIT\n\nFor example urn:{nid}:1234."));
    fixture.submit(&fixture.rita, number).unwrap();
    registered(fixture, number);
}

/// Finding M37: the names of a namespace registered here were not tested by its own grammar.
#[test]
fn names_of_a_namespace_registered_here_are_checked_by_its_own_text() {
    let fixture = ProcedureFixture::new();
    for (nid, syntax) in [
        ("narrow", "A number.\n\n  narrow = \"urn:narrow:\" number\n  number = 4DIGIT"),
        ("digits", "A number.\n\n  nss = 4DIGIT\n\nFor example urn:digits:1234."),
        ("ruled", "The last digit makes the sum even.\n\n  ruled = \"urn:ruled:\" 4DIGIT"),
        ("two-forms", "As follows:\n\n  lamp = \"urn:two-forms:lamp:\" 4DIGIT\n  shade = \"urn:two-forms:shade:\" 4DIGIT"),
        ("prosaic", "A number.\n\n  prosaic = \"urn:prosaic:\" number\n  number = <as on the label>"),
    ] {
        let number = fixture.start(&fixture.rita, &formal(nid)).unwrap();
        write_syntax(&fixture, number, syntax);
        fixture.submit(&fixture.rita, number).unwrap();
        registered(&fixture, number);
    }
    let (_server, nobody, []) = fixture.serve([]);
    let verdict = |urn: &str| {
        let json = nobody.get(&format!("/api/v1/check/urn?urn={urn}")).json();
        [json["verdict"].clone(), json["namespace"]["untested"].clone(), json["namespace"]["fault"]["code"].clone()]
    };
    for nid in ["narrow", "digits"] {
        assert_eq!(verdict(&format!("urn:{nid}:1234")), [json!("valid"), json!(null), json!(null)], "{nid}");
        assert_eq!(verdict(&format!("urn:{nid}:12345")), [json!("invalid"), json!(null), json!("syntax")], "{nid}");
    }
    // The text does not say which of two rules is the start rule.
    assert_eq!(verdict("urn:two-forms:shade:1234")[0], json!("not_tested"));
    // The grammar does not express a rule in a sentence.
    let rule = "any rules stated in prose in the Syntax section (registration of ruled)";
    assert_eq!(verdict("urn:ruled:1234"), [json!("not_tested"), json!(rule), json!(null)]);
    assert_eq!(verdict("urn:ruled:123"), [json!("invalid"), json!(null), json!("syntax")]);
    let [verdict, untested, _] = verdict("urn:prosaic:1234");
    assert_eq!(verdict, json!("not_tested"));
    assert!(untested.as_str().unwrap().contains("no machine-readable grammar"), "{untested}");
    nobody.get("/check?urn=urn:narrow:12").says(&["A URN, but not a valid narrow name", "the name is incomplete"]);
    // A new version has a new grammar.
    let number = fixture.start(&fixture.rita, &DraftPurpose::Revision("narrow".into())).unwrap();
    write_syntax(&fixture, number, "A number.\n\n  narrow = \"urn:narrow:\" number\n  number = 4*5DIGIT");
    fixture.submit(&fixture.rita, number).unwrap();
    registered(&fixture, number);
    nobody.get("/check?urn=urn:narrow:12345").says(&["A valid narrow name"]);
}

#[test]
fn catalogue_import_is_idempotent() {
    let fixture = ProcedureFixture::new();
    let nbn = in_force(&fixture, "nbn").unwrap();
    assert_eq!((nbn.reading, nbn.version, nbn.edition), (ProfileSource::Editors, 5, 1));
    assert_eq!(&nbn.profile, urn_registry::profile::catalogue::get("nbn").unwrap());
    let again =
        |fixture: &ProcedureFixture| fixture.store.write(|conn| profiles::load_shipped_profiles(conn, fixture.now)).unwrap();
    assert_eq!(again(&fixture), 0);
    // An older edition of the editors' rules is replaced by the built-in one, but only once.
    let db = TestDb::new();
    let bare = db.bare_store();
    nidreg::store::migrations::migrate(&bare).unwrap();
    bare.write(|conn| nidreg::registry::publish::load_builtin(conn, fixture.now)).unwrap();
    let row = |id: &str, edition: u32| {
        let body = urn_registry::profile::catalogue::get("isbn").unwrap().to_json().replace("Books:", "Older books:");
        format!(
            "INSERT INTO profiles (id, nid, version, edition, reading, body, fingerprint, published_at) \
             VALUES ('{id}', 'isbn', (SELECT max(number) FROM versions WHERE nid = 'isbn'), {edition}, 'editors', '{}', 'older', '2026-01-01T00:00:00.000000Z')",
            body.replace('\'', "''")
        )
    };
    let run = |sql: String| bare.write(|conn| conn.batch_execute(&sql).map_err(Error::from)).unwrap();
    let load = || bare.write(|conn| profiles::load_shipped_profiles(conn, fixture.now)).unwrap();
    let newest = || bare.read(|conn| queries::newest(conn, "isbn")).unwrap().unwrap();
    run(row("0", 1));
    assert!(newest().profile.summary.starts_with("Older books"));
    assert_eq!((load(), newest().edition, load()), (105, 2, 0));
    assert!(newest().profile.summary.starts_with("Books"));
    // Rules that were already published before are not published again.
    run(row("f", 3));
    assert_eq!((load(), newest().edition), (0, 3));
}

#[test]
fn rules_and_examples_of_the_text_are_shown_to_the_registrant_and_to_reviewers() {
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &formal("lampname")).unwrap();
    write_syntax(&fixture, number, "A number.\n\n  nss = 4DIGIT\n\nFor example urn:lampname:1234.");
    let found = drafted(&fixture, number);
    assert_eq!((found.rules.abnf.as_str(), found.tried.count_unexpected()), ("nss = 4DIGIT", 0));
    assert_eq!((found.against, found.breaks, found.not_tested), (None, None, None), "no names are in use yet");
    assert!(found.tried.names.iter().any(|name| name.urn == "urn:lampname:1234" && name.passes == Some(true)));
    let (server, _, [rita]) = fixture.serve([&fixture.rita]);
    let page = rita.get(&format!("/requests/{number}/edit?checked=yes")).body;
    let understood = page.split("id=\"rules\"").nth(1).unwrap_or_else(|| panic!("{page}"));
    assert!(understood.contains("nss = 4DIGIT") && understood.contains("urn:lampname:1234"), "{page}");
    fixture.submit(&fixture.rita, number).unwrap();
    Person::nobody(&server).get(&format!("/requests/{number}")).says(&["id=\"rules\""]);
    registered(&fixture, number);
    assert_eq!(sent(&fixture, number), None, "a closed request is not tested again");
    let held = in_force(&fixture, "lampname").unwrap();
    assert_eq!((held.version, held.edition, held.reading), (1, 1, ProfileSource::Registrant));
    assert_eq!(held.profile.registrant.as_deref(), Some("Example Society"));
    // No sentence of the section states another rule.
    let verdict = |urn: &str| {
        let answer = Person::nobody(&server).get(&format!("/api/v1/check/urn?urn={urn}")).body;
        serde_json::from_str::<Value>(&answer).unwrap()["verdict"].as_str().unwrap().to_owned()
    };
    assert_eq!((verdict("urn:lampname:1234"), verdict("urn:lampname:12a")), ("valid".into(), "invalid".into()));
}

#[test]
fn rules_without_a_matching_example_do_not_become_a_profile() {
    let fixture = ProcedureFixture::new();
    let server = TestServer::start(&fixture.db, false);
    for (nid, example) in [("lampname", ""), ("lampnote", "\n\nFor example urn:lampnote:12.")] {
        let number = fixture.start(&fixture.rita, &DraftPurpose::NewFormal(nid.into())).unwrap();
        write_syntax(&fixture, number, &format!("A number.\n\n  nss = 4DIGIT{example}"));
        assert_eq!(drafted(&fixture, number).applies, Some(false), "{nid}");
        signed_in(&server, &fixture, &fixture.rita)
            .get(&format!("/requests/{number}/edit?checked=yes"))
            .says(&["Add at least one example to the Syntax section"]);
        fixture.submit(&fixture.rita, number).unwrap();
        registered(&fixture, number);
        assert_eq!(in_force(&fixture, nid), None, "{nid}");
    }
}

#[test]
fn derived_rules_of_an_informal_namespace_have_the_assigned_number() {
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &DraftPurpose::NewInformal).unwrap();
    write_syntax(&fixture, number, "A number.\n\n  name = \"urn:{{NID}}:\" 4DIGIT\n\nFor example urn:{{NID}}:1234.");
    assert_eq!(drafted(&fixture, number).applies, Some(true));
    fixture.submit(&fixture.rita, number).unwrap();
    registered(&fixture, number);
    let held = in_force(&fixture, "urn-9").unwrap();
    assert_eq!(held.profile.examples[0].urn, "urn:urn-9:1234");
}

#[test]
fn new_version_is_compared_with_the_rules_in_force() {
    let fixture = ProcedureFixture::new();
    four_digits(&fixture, "lampname");
    let narrow = fixture.start(&fixture.rita, &DraftPurpose::Revision("lampname".into())).unwrap();
    write_syntax(&fixture, narrow, "A number.\n\n  nss = 5DIGIT\n\nFor example urn:lampname:12345.");
    let found = drafted(&fixture, narrow);
    let against = found.against.unwrap();
    assert_eq!((against.version, against.editors), (1, false));
    assert_eq!(found.breaks.unwrap().lost[0], "urn:lampname:0000");
    write_syntax(&fixture, narrow, "A number.\n\n  nss = 4*9DIGIT\n\nFor example urn:lampname:12345.");
    let breaks = drafted(&fixture, narrow).breaks.unwrap();
    assert!(breaks.exact && breaks.lost.is_empty() && !breaks.gained.is_empty(), "{breaks:?}");
    fixture.submit(&fixture.rita, narrow).unwrap();
    registered(&fixture, narrow);
    // A request that leaves the Syntax section alone has nothing to compare.
    let same = fixture.start(&fixture.rita, &DraftPurpose::Revision("lampname".into())).unwrap();
    write_syntax(&fixture, same, "A number.\n\n  nss = 4*9DIGIT\n\nFor example urn:lampname:12345.");
    let request = fixture.request(same);
    assert_eq!(fixture.store.read(|conn| analyze_draft(conn, &request)).unwrap(), None);
}

/// Finding S1: four digits became five, so every name broke. The examples in the text contradicted its new rules, the rules in force
/// were compared with themselves, and the public page said "Breaks no names. This is proven."
#[test]
fn change_contradicted_by_its_examples_is_not_certified_as_compatible() {
    let fixture = ProcedureFixture::new();
    four_digits(&fixture, "lampname");
    let server = TestServer::start(&fixture.db, false);
    let revision = fixture.start(&fixture.rita, &DraftPurpose::Revision("lampname".into())).unwrap();
    write_syntax(&fixture, revision, "A number.\n\n  nss = 5DIGIT\n\nFor example urn:lampname:1234.");
    let found = drafted(&fixture, revision);
    assert_eq!((found.breaks, found.not_tested), (None, Some(NotComparedReason::ExamplesContradict)));
    fixture.submit(&fixture.rita, revision).unwrap();
    Person::nobody(&server)
        .get(&format!("/requests/{revision}"))
        .says(&["Not tested</span>", "do not match its rules", "!Breaks no names", "!This is proven"]);
}

#[test]
fn new_syntax_without_usable_rules_is_reported_as_not_tested() {
    let fixture = ProcedureFixture::new();
    four_digits(&fixture, "lampname");
    let revision = fixture.start(&fixture.rita, &DraftPurpose::Revision("lampname".into())).unwrap();
    write_syntax(&fixture, revision, "A four-digit number.\n\n  nss = 4DIGIT\n\nFor example urn:lampname:1234.");
    assert_eq!(drafted(&fixture, revision).not_tested, Some(NotComparedReason::NotAdapted));
    write_syntax(&fixture, revision, "Five digits, in words alone.");
    assert_eq!(drafted(&fixture, revision).not_tested, Some(NotComparedReason::NoRules));
    fixture.submit(&fixture.rita, revision).unwrap();
    let server = TestServer::start(&fixture.db, false);
    Person::nobody(&server).get(&format!("/requests/{revision}")).says(&[
        "Not tested</span>",
        "has no ABNF rules that can be read",
        "!Breaks no names",
    ]);
}

#[test]
fn every_endpoint_uses_the_profile_in_force() {
    let (db, _server, reader) = TestServer::registry();
    let isbn = reader.get("/api/v1/namespaces/isbn/profile");
    assert_eq!((isbn.status, isbn.header("nidreg-reading")), (200, "editors"));
    assert!(reader.get("/check?urn=urn:isbn:0451450524").body.contains("the check digit should be 3"));
    let fixture = ProcedureFixture::on(db);
    let held = in_force(&fixture, "isbn").unwrap();
    let first = reader.get(&format!("/api/v1/namespaces/isbn/profile?edition={}.1", held.version));
    assert_eq!((first.header("nidreg-reading"), first.body.as_str()), ("editors", isbn.body.as_str()));
    assert_eq!(reader.get("/api/v1/namespaces/isbn/profile?edition=9.9").status, 404);
    let api = reader.get("/api/v1/check/urn?urn=urn:isbn:0451450524").json();
    assert_eq!(api["verdict"], "invalid");
    reader
        .post_raw("/api/v1/check/urns", b"urn:isbn:0451450524\n", &[("Content-Type", "text/plain")])
        .says(&["\"verdict\":\"invalid\""]);
    reader.get("/assignments/urn-formal/isbn/versions").says(&["current", "supplied by the registry’s editors"]);
    let out = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(["urn", "check", "urn:isbn:0451450524"])
        .env("DATABASE_URL", &fixture.db.url)
        .output()
        .unwrap();
    assert!(!out.status.success() && String::from_utf8_lossy(&out.stdout).starts_with("invalid\t"), "{out:?}");
}
