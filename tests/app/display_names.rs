//! Names of people: a person cannot act under the name of an expert, an operator or the registry, and every action shows in which capacity
//! it was taken.

use crate::common::operator::{refused, run as run_program};
use crate::common::prelude::*;
use nidreg::actions::accounts::set_roles;

fn rename(fixture: &ProcedureFixture, who: &Account, name: &str) -> Result<(), Refusal> {
    let name = PersonName::parse(name)?;
    fixture.store.write(|conn| own_account::change_account_name(conn, &fixture.post, fixture.now, who, &name))
}

/// Finding: a member of the public signed up as "Edda Expert" and appealed in that name.
#[test]
fn member_of_the_public_cannot_sign_up_or_be_renamed_with_a_name_of_the_registry() {
    let (db, server, [nobody]) = TestServer::demo(["nobody"]);
    assert_eq!(nobody.post("/account/new", &[("email", "edda@evil.example")]).status, 200);
    let link = emailed_link(&db, "edda@evil.example", "/account/verify/");
    let finish = |name: &str| nobody.post(&link, &[("name", name), ("password", "pebble canvas thirteen")]);
    for name in [
        "Edda Expert", "edda  EXPERT", "\u{415}dda \u{415}xpert", "Edda\u{200B}Expert", "Iena Iead", "Designated expert",
        "nidreg", "nidreg (System)", "IANA", "URN Namespace Registry", "Operator", "\u{3164}", "See https://evil.example/",
    ] {
        finish(name).is(422, &[]);
        let other = Person::demo(&server, "other");
        assert_eq!(other.post("/account/own/name", &[("name", name)]).status, 422, "{name}");
    }
    assert_eq!(finish("Edda Exner").status, 303);
    let create = ["account", "create", "--email", "edda@other.example", "--name", "Edda Expert", "--print-link"];
    refused(&run_program(&db, &create), 1, "Choose another name");
    // A person with a role can keep the own name, and change its spelling.
    assert_eq!(Person::demo(&server, "expert").post("/account/own/name", &[("name", "Edda EXPERT")]).status, 303);
}

/// Related to finding A7: only whole English names were compared.
#[test]
fn names_of_roles_are_refused_in_every_form_and_ordinary_names_are_accepted() {
    let fixture = ProcedureFixture::new();
    for name in [
        "the designated experts",
        "Designated experts",
        "The lead of the experts",
        "Lead",
        "The operators",
        "An operator",
        "The system",
        "Système",
        "The IESG",
        "Internet Assigned Numbers Authority",
        "The Internet Engineering Steering Group",
        "Registry of URN namespaces",
        "Uniform Resource Names (URN) Namespaces",
        "Leitung",
        "Die Leitung der Fachgutachter",
        "Expert désigné",
        "Les opérateurs",
        "Prof. Edda Lead",
        "IANA staff",
        "A nidreg bot",
        "The \u{406}ANA",
        "Contact",
    ] {
        let refused = why(rename(&fixture, &fixture.otto, name));
        assert!(refused.contains("Choose another name"), "{name}: {refused}");
    }
    for name in [
        "Ian Lead", "Leadbetter", "Maria Operatore", "Leitung Müller", "Dr. Experton", "Sven Dahl", "Edda Leader", "Edda",
        "Lana Turner", "Iana Salenko", "Ana Sistema", "Le Thi Hoa", "A. de la Cruz", "Jens Systems", "Otto Other",
    ] {
        rename(&fixture, &fixture.otto, name).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
    }
}

#[test]
fn nobody_takes_the_name_that_the_settings_give_the_registry() {
    let db = TestDb::new();
    let env = [("NIDREG_TITLE", "Names of the Museum"), ("NIDREG_CHANGE_CONTROLLER", "Museum of Names")];
    let server = TestServer::start_with(&db, true, &env);
    let other = Person::demo(&server, "other");
    for name in ["names of the museum", "Museum of N\u{430}mes", "URN Namespace Registry"] {
        assert_eq!(other.post("/account/own/name", &[("name", name)]).status, 422, "{name}");
    }
    assert_eq!(other.post("/account/own/name", &[("name", "Museum of Letters")]).status, 303);
}

#[test]
fn role_is_not_given_under_a_name_that_another_account_has() {
    let fixture = ProcedureFixture::new();
    let (rita, otto) = (&fixture.rita, &fixture.otto);
    rename(&fixture, rita, "Jan Novak").unwrap();
    rename(&fixture, otto, "Jаn Novak").unwrap();
    let ada = Actor::Person(fixture.ada.clone());
    let give =
        |roles: &[Role]| fixture.store.write(|conn| set_roles(conn, &fixture.post, fixture.now, &ada, &rita.id, roles)).map(drop);
    let refused = why(give(&[Role::Operator]));
    assert!(refused.contains("otto@cast.example") && refused.contains("same or a similar name"), "{refused}");
    assert!(why(fixture.appoint(&rita, false, None, None)).contains("otto@cast.example"));
    let renamed = Account { name: "Jаn Novak".to_owned(), ..otto.clone() };
    rename(&fixture, &renamed, "Otto Other").unwrap();
    give(&[Role::Operator]).unwrap();
    // From now on the name is taken.
    assert!(why(rename(&fixture, otto, "Jan Novak")).contains("Choose another name"));
}

#[test]
fn appeal_of_a_member_of_the_public_says_so_in_banner_feed_and_emails() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    fixture.leaving();
    let grounds = "As the reviewing expert I withdraw my approval.";
    fixture.appeal(&fixture.otto, number, grounds).unwrap();
    let named = "Otto Other (member of the public)";
    let emails: Vec<_> = fixture.leaving().into_iter().filter(|email| email.kind == "appeal").collect();
    assert!(emails.len() > 2 && emails.iter().all(|email| page_text(&email.body).contains(named)), "{emails:?}");
    assert_eq!(rows(&fixture, "SELECT actor_role AS what FROM events WHERE act = 'appealed'"), ["public"]);
    let (_server, nobody, []) = fixture.serve([]);
    nobody.get(&format!("/requests/{number}")).says(&[named]);
    let record = nobody.get(&format!("/requests/{number}.json")).json();
    let appealed = record["events"].as_array().unwrap().iter().find(|event| event["event"] == "appealed").unwrap();
    assert_eq!((appealed["by"].as_str(), appealed["role"].as_str()), (Some("Otto Other"), Some("public")));
}
