//! Machine-readable syntax: saved with a draft, tested, submitted, approved and published as the profile of a namespace; and the
//! import of the catalogue.

use crate::common::procedure_fixture::{ProcedureFixture, why};
use crate::common::{Person, TestDb, TestServer};
use diesel::connection::SimpleConnection as _;
use nidreg::actions::request_info::send_snapshot;
use nidreg::actions::testable::{fingerprint, save};
use nidreg::cases::drafts::Start;
use nidreg::cases::testable::{NotTested, TestedRules, queries as rules, save};
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::refusal::Refusal;
use nidreg::registry::profiles::{ProfileEdition, catalog as profiles, queries};
use nidreg::store::Error;
use nidreg::users::Account;
use std::process::Command;
use urn_registry::grammar::Budget;
use urn_registry::nid::Nid;
use urn_registry::profile::{Reading, Testable};
use urn_registry::template::Field;
use urn_registry::verdict::{STEPS, explain};

fn digits(abnf: &str) -> Testable {
    Testable {
        abnf: abnf.into(),
        start: "nss".into(),
        pass: "204817".into(),
        fail: "20a".into(),
        summary: "Records of a learned society.".into(),
        ..Testable::default()
    }
}

/// Saves rules as their page does: tests them first, and saves them only over the state that was seen.
fn keep_rules(
    fixture: &ProcedureFixture,
    who: &Account,
    number: RequestNumber,
    typed: &Testable,
    was: &Testable,
) -> Result<TestedRules, Refusal> {
    let request = fixture.request(number);
    let ground = fixture.store.read(|conn| save::ground(conn, &request)).unwrap();
    let kept = save::try_rules(typed.clone(), &ground, &request.draft);
    fixture.act(who, |conn, turn| save(conn, turn, number, &fingerprint(was), &kept, &ground)).map(|_| kept)
}

fn in_force(fixture: &ProcedureFixture, nid: &str) -> Option<ProfileEdition> {
    fixture.store.read(|conn| queries::newest(conn, nid)).unwrap()
}

fn said(fixture: &ProcedureFixture, urn: &str) -> String {
    let book = fixture.store.read(profiles::book).unwrap();
    explain(urn, &book, &mut Budget::new(STEPS)).heading.to_string()
}

fn registered(fixture: &ProcedureFixture, number: RequestNumber) {
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    fixture.register(number).unwrap();
}

#[test]
fn submitted_rules_become_the_profile_of_the_registered_version() {
    let fixture = ProcedureFixture::new();
    let none = Testable::default();
    let number = fixture.start(&fixture.rita, &Start::NewFormal("lampname".into())).unwrap();
    let first = digits("nss = 1*12DIGIT");
    // Other users cannot change them, and rules saved in another window are not overwritten.
    assert!(keep_rules(&fixture, &fixture.otto, number, &first, &none).is_err());
    keep_rules(&fixture, &fixture.rita, number, &first, &none).unwrap();
    let stale = keep_rules(&fixture, &fixture.rita, number, &digits("nss = DIGIT"), &none);
    assert!(why(stale).contains("saved in another window"));
    let long = Testable { issued: "1\n".repeat(5001), ..first.clone() };
    assert!(why(keep_rules(&fixture, &fixture.rita, number, &long, &first)).contains("Enter at most 5000"));

    fixture.submit(&fixture.rita, number).unwrap();
    let request = fixture.request(number);
    let sent = fixture.store.read(|conn| rules::sent(conn, &request.id, SnapshotNo::FIRST)).unwrap().unwrap();
    assert_eq!((&sent.rules, sent.results.tried.disagreeing()), (&first, 0));
    assert!(sent.results.tried.is_usable() && sent.results.tried.samples.len() == 10 && sent.results.breaks.is_none());

    // During review, a change to the rules alone creates one new revision.
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    let wrong = Testable { pass: "204817\n7x".into(), ..first.clone() };
    keep_rules(&fixture, &fixture.rita, number, &wrong, &first).unwrap();
    fixture.act(&fixture.rita, |conn, turn| send_snapshot(conn, turn, number, "Another example")).unwrap();
    let again = fixture.act(&fixture.rita, |conn, turn| send_snapshot(conn, turn, number, "Nothing"));
    assert!(why(again).contains("identical to the last revision"));
    let sent = fixture.store.read(|conn| rules::sent(conn, &request.id, 2.into())).unwrap().unwrap();
    assert_eq!(sent.results.tried.disagreeing(), 1);

    assert!(in_force(&fixture, "lampname").is_none());
    fixture.approve_by_all(number);
    fixture.register(number).unwrap();
    let held = in_force(&fixture, "lampname").unwrap();
    assert_eq!((held.version, held.edition, held.reading), (1, 1, Reading::Registrant));
    assert_eq!(held.request_number, Some(number));
    assert_eq!(held.profile.registrant.as_deref(), Some("Example Society"));
    // The example that the rules reject is not published as one.
    let urns: Vec<&str> = held.profile.examples.iter().map(|example| example.urn.as_str()).collect();
    assert_eq!(urns, ["urn:lampname:204817", "urn:lampname:20a"]);
    assert_eq!(said(&fixture, "urn:lampname:17"), "A valid lampname name");
    assert!(
        said(&fixture, "urn:lampname:1x").starts_with("A URN, but not a valid lampname name"),
        "{}",
        said(&fixture, "urn:lampname:1x")
    );
}

#[test]
fn new_version_reports_which_names_it_breaks() {
    let fixture = ProcedureFixture::new();
    let none = Testable::default();
    let number = fixture.start(&fixture.rita, &Start::NewFormal("lampname".into())).unwrap();
    keep_rules(&fixture, &fixture.rita, number, &digits("nss = 1*12DIGIT"), &none).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    registered(&fixture, number);

    // Narrower rules break names of fewer than four digits.
    let revision = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    let narrow = Testable { issued: "204817\n17\nx\n1234".into(), ..digits("nss = 4*12DIGIT") };
    let kept = keep_rules(&fixture, &fixture.rita, revision, &narrow, &none).unwrap();
    let breaks = kept.results.breaks.as_ref().unwrap();
    assert!(breaks.exact && breaks.gained.is_empty());
    assert_eq!(breaks.lost[0], "urn:lampname:0");
    assert_eq!(breaks.lost.len(), 3, "{:?}", breaks.lost);
    let issued = kept.results.issued.as_ref().unwrap();
    assert_eq!((issued.count, issued.passed, issued.pass, issued.broken), (4, Some(3), 2, 1));
    assert_eq!(issued.first[0].1, "urn:lampname:17");
    let against = kept.results.against.as_ref().unwrap();
    assert_eq!((against.version, against.reading), (1, Some(Reading::Registrant)));

    // Wider rules provably break no names.
    let wide = keep_rules(&fixture, &fixture.rita, revision, &digits("nss = 1*13DIGIT"), &narrow).unwrap();
    let breaks = wide.results.breaks.as_ref().unwrap();
    assert!(breaks.exact && breaks.lost.is_empty());
    assert_eq!(breaks.gained[0].len(), "urn:lampname:".len() + 13);

    fixture.submit(&fixture.rita, revision).unwrap();
    registered(&fixture, revision);
    let nid = Nid::parse("lampname").unwrap();
    let editions = fixture.store.read(|conn| queries::all_of(conn, nid.as_str())).unwrap();
    assert_eq!(editions.iter().map(|held| (held.version, held.edition)).collect::<Vec<_>>(), [(2, 1), (1, 1)]);
    assert_eq!(said(&fixture, "urn:lampname:1234567890123"), "A valid lampname name");

    // A version with no rules, or with unusable ones, leaves the rules of the previous version in force.
    let plain = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    let broken = keep_rules(&fixture, &fixture.rita, plain, &digits("nss = number"), &none).unwrap();
    assert_eq!(broken.results.tried.problems, ["Start rule: the rule number is used but not defined"]);
    let request = fixture.request(plain);
    let draft = request
        .draft
        .clone()
        .with(Field::Resolution, "By the society, its mirrors and its friends.")
        .with(Field::RevisionInformation, "The Resolution section names the friends.");
    fixture
        .act(&fixture.rita, |conn, turn| {
            nidreg::actions::draft::save_draft(conn, turn, plain, fixture.request(plain).draft_revision, None, &draft)
        })
        .unwrap();
    fixture.submit(&fixture.rita, plain).unwrap();
    registered(&fixture, plain);
    assert_eq!(in_force(&fixture, "lampname").map(|held| held.version), Some(2));
}

#[test]
fn assigned_informal_nid_is_inserted_into_the_rules() {
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &Start::NewInformal).unwrap();
    let typed = Testable { pass: "urn:{{NID}}:17\n18".into(), ..digits("nss = 1*12DIGIT") };
    let kept = keep_rules(&fixture, &fixture.rita, number, &typed, &Testable::default()).unwrap();
    assert!(kept.results.tried.names.iter().all(urn_registry::verdict::TriedName::agrees), "{:?}", kept.results.tried.names);
    fixture.submit(&fixture.rita, number).unwrap();
    registered(&fixture, number);
    let held = in_force(&fixture, "urn-9").unwrap();
    assert_eq!((held.profile.examples[0].urn.as_str(), held.profile.examples[1].urn.as_str()), ("urn:urn-9:17", "urn:urn-9:18"));
}

#[test]
fn catalogue_import_is_idempotent_and_preserves_registrant_rules() {
    let fixture = ProcedureFixture::new();
    let nbn = in_force(&fixture, "nbn").unwrap();
    assert_eq!((nbn.reading, nbn.version, nbn.edition), (Reading::Editors, 5, 1));
    assert_eq!(&nbn.profile, urn_registry::profile::catalogue::get("nbn").unwrap());
    let again = |fixture: &ProcedureFixture| fixture.store.write(|conn| profiles::load_catalogue(conn, fixture.now)).unwrap();
    assert_eq!(again(&fixture), 0);
    // The registrant's own rules are published after the editors' and are not replaced.
    let own = urn_registry::profile::Profile { summary: "Our own words.".into(), ..nbn.profile.clone() };
    let put = |fixture: &ProcedureFixture| {
        fixture
            .store
            .write(|conn| profiles::publish(conn, fixture.now, (&nbn.nid, 5), &own, RequestNumber::new(2027, 99)))
            .unwrap()
    };
    assert_eq!(put(&fixture).edition, 2);
    assert_eq!(again(&fixture), 0);
    let book = fixture.store.read(profiles::book).unwrap();
    assert_eq!(
        book.profile("nbn").map(|(profile, reading)| (profile.summary.as_str(), reading)),
        Some(("Our own words.", Reading::Registrant))
    );
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
    let load = || bare.write(|conn| profiles::load_catalogue(conn, fixture.now)).unwrap();
    let newest = || bare.read(|conn| queries::newest(conn, "isbn")).unwrap().unwrap();
    run(row("0", 1));
    assert!(newest().profile.summary.starts_with("Older books"));
    assert_eq!((load(), newest().edition, load()), (105, 2, 0));
    assert!(newest().profile.summary.starts_with("Books"));
    // Rules that were already published before are not published again.
    run(row("f", 3));
    assert_eq!((load(), newest().edition), (0, 3));
}

/// A new version without saved rules is also checked for names that its own grammar breaks.
#[test]
fn new_version_without_saved_rules_is_compared_by_its_syntax_text() {
    let fixture = ProcedureFixture::new();
    let syntax = |digits: &str| format!("A number.\n\n  nss = {digits}\n");
    let rewritten = |number: RequestNumber, words: &str| {
        let request = fixture.request(number);
        let draft = request
            .draft
            .clone()
            .with(Field::Syntax, words)
            .with(Field::RevisionInformation, &format!("Syntax and Resolution changed, see {number}."))
            .with(Field::Resolution, &format!("Names are not resolved, as {number} says."));
        fixture
            .act(&fixture.rita, |conn, turn| {
                nidreg::actions::draft::save_draft(conn, turn, number, request.draft_revision, None, &draft)
            })
            .unwrap();
        fixture.submit(&fixture.rita, number).unwrap();
    };
    let beside = |number: RequestNumber| {
        let seen = fixture.seen(number, None);
        fixture.store.read(|conn| save::beside(conn, &seen.request, seen.current().unwrap())).unwrap()
    };
    let first = fixture.start(&fixture.rita, &Start::NewFormal("lampname".into())).unwrap();
    rewritten(first, &syntax("1*12DIGIT"));
    assert_eq!(beside(first), None, "no rules are in force yet");
    registered(&fixture, first);

    // The namespace has no profile, so the registered text is used.
    let narrow = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    rewritten(narrow, &syntax("4*12DIGIT"));
    let found = beside(narrow).unwrap();
    assert!(found.guessed);
    let against = found.kept.results.against.as_ref().unwrap();
    assert_eq!((against.version, against.reading), (1, None));
    let breaks = found.kept.results.breaks.as_ref().unwrap();
    assert!(breaks.exact && breaks.gained.is_empty(), "{breaks:?}");
    assert_eq!(breaks.lost[0], "urn:lampname:0");

    // A closed request is no longer compared, and a request that leaves the Syntax section alone has nothing to compare.
    registered(&fixture, narrow);
    assert_eq!(beside(narrow), None);
    let same = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    rewritten(same, &syntax("4*12DIGIT"));
    assert_eq!(beside(same), None);

    // If machine-readable rules are in force, they are used.
    let mut profile = urn_registry::profile::catalogue::get("nbn").unwrap().clone();
    (profile.nid, profile.syntax.abnf, profile.syntax.start) = ("lampname".into(), "nss = 1*6DIGIT".into(), "nss".into());
    (profile.syntax.equivalence, profile.syntax.check, profile.examples) = (Vec::new(), None, Vec::new());
    let nid = Nid::parse("lampname").unwrap();
    fixture.store.write(|conn| profiles::publish(conn, fixture.now, (&nid, 2), &profile, RequestNumber::new(2027, 99))).unwrap();
    let wide = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    rewritten(wide, &syntax("1*9DIGIT"));
    let kept = beside(wide).unwrap().kept;
    assert_eq!(kept.results.against.unwrap().reading, Some(Reading::Registrant));
    let breaks = kept.results.breaks.unwrap();
    assert!(breaks.exact && breaks.lost.is_empty() && !breaks.gained.is_empty(), "{breaks:?}");
}

/// Registers a namespace with four-digit names: with this Syntax section, and with machine-readable rules if there are any.
fn four_digits(fixture: &ProcedureFixture, nid: &str, rules: Option<&Testable>) {
    let number = fixture.start(&fixture.rita, &Start::NewFormal(nid.into())).unwrap();
    write_syntax(fixture, number, &format!("A number.\n\n  nss = 4DIGIT\n\nFor example urn:{nid}:1234."));
    if let Some(rules) = rules {
        keep_rules(fixture, &fixture.rita, number, rules, &Testable::default()).unwrap();
    }
    fixture.submit(&fixture.rita, number).unwrap();
    registered(fixture, number);
}

fn write_syntax(fixture: &ProcedureFixture, number: RequestNumber, syntax: &str) {
    let request = fixture.request(number);
    let draft = request
        .draft
        .clone()
        .with(Field::Syntax, syntax)
        .with(Field::RevisionInformation, &format!("Syntax and Resolution: numbers changed, see {number}."));
    fixture
        .act(&fixture.rita, |conn, turn| {
            nidreg::actions::draft::save_draft(conn, turn, number, request.draft_revision, None, &draft)
        })
        .unwrap();
}

/// Finding S1: four digits became five, so every name broke. The examples in the text contradicted its new rules, the rules in force
/// were compared with themselves, and the public page said "Breaks no names. This is proven."
#[test]
fn change_contradicted_by_its_examples_is_not_certified_as_compatible() {
    let fixture = ProcedureFixture::new();
    let rules = Testable { pass: "1234".into(), fail: "123".into(), ..digits("nss = 4DIGIT") };
    four_digits(&fixture, "lampname", Some(&rules));
    // Without a profile, the rules in the registered text are in force.
    four_digits(&fixture, "lanternname", None);
    let server = TestServer::start(&fixture.db, false);
    for nid in ["lampname", "lanternname"] {
        let revision = fixture.start(&fixture.rita, &Start::Revision(nid.into())).unwrap();
        write_syntax(&fixture, revision, &format!("A number.\n\n  nss = 5DIGIT\n\nFor example urn:{nid}:1234."));
        let request = fixture.request(revision);
        let shown = fixture.store.read(|conn| save::RulesEditor::load(conn, request)).unwrap().tried();
        assert_eq!(shown.rules.abnf, "nss = 5DIGIT", "the rules of the new Syntax section, not those in force");
        assert_eq!((shown.results.breaks, shown.results.not_tested), (None, Some(NotTested::ExamplesContradict)), "{nid}");
        fixture.submit(&fixture.rita, revision).unwrap();
        let page = Person::nobody(&server).get(&format!("/requests/{revision}")).body;
        assert!(page.contains("Not tested</span>") && page.contains("do not match its rules"), "{page}");
        assert!(!page.contains("Breaks no names") && !page.contains("This is proven"), "{page}");
    }
}

#[test]
fn broken_names_are_listed_when_new_examples_match_the_new_rules() {
    let fixture = ProcedureFixture::new();
    four_digits(&fixture, "lampname", Some(&Testable { pass: "1234".into(), fail: "123".into(), ..digits("nss = 4DIGIT") }));
    let revision = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    write_syntax(&fixture, revision, "A number.\n\n  nss = 5DIGIT\n\nFor example urn:lampname:12345.");
    let request = fixture.request(revision);
    let shown = fixture.store.read(|conn| save::RulesEditor::load(conn, request)).unwrap().tried();
    assert_eq!(shown.results.breaks.unwrap().lost[0], "urn:lampname:0000");
}

/// Related: rules saved with a text were compared with those in force although the Syntax section had changed since.
#[test]
fn rules_that_differ_from_the_new_syntax_certify_nothing() {
    let fixture = ProcedureFixture::new();
    let rules = Testable { pass: "1234".into(), fail: "123".into(), ..digits("nss = 4DIGIT") };
    four_digits(&fixture, "lampname", Some(&rules));
    let tried = |number: RequestNumber| {
        let request = fixture.request(number);
        let kept = fixture.store.read(|conn| save::RulesEditor::load(conn, request)).unwrap().tried();
        (kept.results.breaks.map(|breaks| breaks.lost.len()), kept.results.not_tested)
    };
    let revision = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    let wider = digits("nss = 4*5DIGIT");
    keep_rules(&fixture, &fixture.rita, revision, &wider, &Testable::default()).unwrap();
    // The text changed after the rules were saved and tested.
    write_syntax(&fixture, revision, "A number.\n\n  nss = 6DIGIT\n\nFor example urn:lampname:123456.");
    assert_eq!(tried(revision), (None, Some(NotTested::DifferFromText)));
    // The rules in force, saved again with a changed text.
    let saved = keep_rules(&fixture, &fixture.rita, revision, &rules, &wider).unwrap();
    assert_eq!((saved.results.breaks, saved.results.not_tested), (None, Some(NotTested::NotAdapted)));
    // A changed text in prose, with the rules in force.
    write_syntax(&fixture, revision, "Six digits.");
    assert_eq!(tried(revision), (None, Some(NotTested::NotAdapted)));
    // Unusable rules.
    let broken = keep_rules(&fixture, &fixture.rita, revision, &digits("nss = number"), &rules).unwrap();
    assert_eq!((broken.results.breaks, broken.results.not_tested), (None, Some(NotTested::Unusable)));
    // The public page of the submitted revision shows the same.
    keep_rules(&fixture, &fixture.rita, revision, &rules, &digits("nss = number")).unwrap();
    fixture.submit(&fixture.rita, revision).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server).get(&format!("/requests/{revision}")).body;
    assert!(page.contains("Not tested</span>") && !page.contains("Breaks no names"), "{page}");
}

#[test]
fn new_syntax_without_rules_is_reported_as_not_tested() {
    let fixture = ProcedureFixture::new();
    four_digits(&fixture, "lampname", Some(&Testable { pass: "1234".into(), fail: "123".into(), ..digits("nss = 4DIGIT") }));
    let revision = fixture.start(&fixture.rita, &Start::Revision("lampname".into())).unwrap();
    write_syntax(&fixture, revision, "Five digits, in words alone.");
    fixture.submit(&fixture.rita, revision).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server).get(&format!("/requests/{revision}")).body;
    assert!(page.contains("Not tested</span>") && page.contains("has no ABNF rules that can be read"), "{page}");
    assert!(!page.contains("Breaks no names"), "{page}");
}

#[test]
fn every_endpoint_uses_the_profile_in_force() {
    let (db, server) = TestServer::on_new_database(false);
    let reader = Person::nobody(&server);
    let isbn = reader.get("/api/v1/namespaces/isbn/profile");
    assert_eq!((isbn.status, isbn.header("nidreg-reading")), (200, "editors"));
    assert!(reader.get("/check?urn=urn:isbn:0451450524").body.contains("the check digit should be 3"));

    let fixture = ProcedureFixture::on(db);
    let nid = Nid::parse("isbn").unwrap();
    let held = in_force(&fixture, "isbn").unwrap();
    let mut own = held.profile.clone();
    (own.syntax.check, own.title) = (None, Some("Books by their own agency".into()));
    fixture
        .store
        .write(|conn| profiles::publish(conn, fixture.now, (&nid, held.version), &own, RequestNumber::new(2027, 99)))
        .unwrap();

    // The cached profile is refreshed within moments.
    let started = std::time::Instant::now();
    let now = loop {
        let now = reader.get("/api/v1/namespaces/isbn/profile");
        if now.header("nidreg-reading") == "registrant" || started.elapsed().as_secs() > 20 {
            break now;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    };
    assert_eq!((now.header("nidreg-reading"), now.body.contains("by their own agency")), ("registrant", true));
    let first = reader.get(&format!("/api/v1/namespaces/isbn/profile?edition={}.1", held.version));
    assert_eq!((first.header("nidreg-reading"), first.body.as_str()), ("editors", isbn.body.as_str()));
    assert_eq!(reader.get("/api/v1/namespaces/isbn/profile?edition=9.9").status, 404);
    let all: serde_json::Value = serde_json::from_str(&reader.get("/profiles.json").body).unwrap();
    assert_eq!(all["registrants"], serde_json::json!(["isbn"]));
    assert!(reader.get("/check?urn=urn:isbn:0451450524").body.contains("A valid isbn name"));
    let api: serde_json::Value = serde_json::from_str(&reader.get("/api/v1/check/urn?urn=urn:isbn:0451450524").body).unwrap();
    assert_eq!(api["verdict"], "valid");
    let stream = reader.post_raw("/api/v1/check/urns", b"urn:isbn:0451450524\n", &[("Content-Type", "text/plain")]);
    assert!(stream.body.contains("\"verdict\":\"valid\""), "{}", stream.body);
    let page = reader.get("/assignments/urn-formal/isbn").body;
    assert!(page.contains("Books by their own agency") && page.contains("supplied by the registrant"), "{page}");
    let versions = reader.get("/assignments/urn-formal/isbn/versions").body;
    assert!(
        versions.contains("current")
            && versions.contains("R-2027-0099")
            && versions.contains("supplied by the registry’s editors")
    );
    let list = reader.get("/assignments/urn-namespaces").body;
    assert!(list.contains("Books by their own agency"));

    let out = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(["urn", "check", "urn:isbn:0451450524"])
        .env("DATABASE_URL", &fixture.db.url)
        .output()
        .unwrap();
    assert!(out.status.success() && String::from_utf8_lossy(&out.stdout).starts_with("valid\t"), "{out:?}");
}

/// The form is prefilled from the text, tests the rules, and retains all input on errors; the check page shows the result.
#[test]
fn registrant_adds_machine_readable_syntax_in_the_web_form() {
    let (_db, server) = TestServer::on_new_database(true);
    let (registrant, nobody) = (Person::demo(&server, "registrant"), Person::nobody(&server));
    let started = registrant.post("/register", &[("kind", "revision"), ("revise", "nbn"), ("intent", "empty")]);
    assert_eq!(started.status, 303, "{}", started.body);
    let edit = started.location.clone();
    let at = format!("{edit}/testable");
    assert!(registrant.get(&edit).body.contains("Add machine-readable syntax"));
    assert!(registrant.get(&format!("{edit}/syntax")).body.contains(&at));
    let page = registrant.get(&at).body;
    // The rules in force, and names generated from them.
    assert!(
        page.contains("Nothing has been saved yet") && page.contains("Are all of these valid names of your namespace?"),
        "{page}"
    );
    let was = |page: &str| page.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let mark = was(&page);
    let form = |mark: &str, abnf: &str| -> Vec<(String, String)> {
        [
            ("was", mark),
            ("abnf", abnf),
            ("start", "nss"),
            ("pass", "fi-fe1\nurn:nbn:x"),
            ("fail", "fi"),
            ("issued", "fi-fe1\nde:101:1-201102033592\nnonsense"),
            ("check", ""),
            ("same", "ignore-case"),
            ("title", ""),
            ("summary", "Things."),
            ("homepage", ""),
            ("r", ""),
            ("q", ""),
            ("f", ""),
            ("intent", "try"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec()
    };
    let send = |mark: &str, abnf: &str| {
        let form = form(mark, abnf);
        let pairs: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        registrant.post(&at, &pairs)
    };
    let narrow = "nss = \"fi-\" 1*( ALPHA / DIGIT )";
    let saved = send(&mark, narrow);
    assert_eq!(saved.status, 303, "{}", saved.body);
    let page = registrant.get(&at).body;
    for words in
        ["Breaks existing names", "the rules of version 5", "unexpected", "Of 3 assigned names", "urn:nbn:de:101:1-201102033592"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    // Saved in another window: nothing is overwritten, and the input is retained.
    let stale = send(&mark, "nss = \"typed here\"");
    assert!(stale.status == 409 && stale.body.contains("typed here") && stale.body.contains("Saved in another window"));
    assert!(!registrant.get(&at).body.contains("typed here"));
    let taken = send(&was(&stale.body), "nss = \"fi-\" 1*( ALPHA / DIGIT ) ; typed here");
    assert_eq!(taken.status, 303);
    // Too long: rejected with the whole input, and nothing changes.
    let long = format!("nss = DIGIT ; {}", "x".repeat(100 * 1024));
    let refused = send(&was(&registrant.get(&at).body), &long);
    assert!(refused.status == 422 && refused.body.contains(&"x".repeat(1000)) && refused.body.contains("bytes or fewer"));
    assert!(registrant.get(&format!("{edit}/check")).body.contains("Breaks existing names"));
    assert_eq!(nobody.get(&at).status, 303);
    assert_eq!(Person::demo(&server, "other").get(&at).status, 404);
    assert!(registrant.get(&format!("{at}?again=yes")).status == 200);
}
