//! Two persons are two persons: who gets a role that takes part in a rule for two, who is informed, and who cannot be the second person.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;

use crate::second_factor::set_up;
use nidreg::actions::accounts::{RoleChangeOutcome, set_roles};
use nidreg::actions::{comment, confirm_roles, decide, redact};
use nidreg::history::redactions::Class;
use nidreg::requests::tasks::pending::TaskSubject;

/// The seven days after which a person can be one of two.
const OLD: &str = "UPDATE account_roles SET since = '2020-01-01T00:00:00Z'";

/// The path of an account's page of one kind, such as `roles`.
fn path(admin: &Person, name: &str, kind: &str) -> String {
    let page = admin.get(&format!("/admin/accounts?q={}", name.replace(' ', "+"))).body;
    let id = page[page.find(name).unwrap()..].split("/admin/accounts/").nth(1).unwrap().split('/').next().unwrap();
    format!("/admin/accounts/{id}/{kind}")
}

fn give(fixture: &ProcedureFixture, admin: &Account, to: &Account, roles: &[Role]) -> Result<RoleChangeOutcome, Refusal> {
    let actor = Actor::Person(admin.clone());
    fixture.store.write(|conn| set_roles(conn, &fixture.post, fixture.now, &actor, &to.id, roles))
}

fn confirm(fixture: &ProcedureFixture, admin: &Account, to: &Account) -> Result<(), Refusal> {
    fixture.act(admin, |conn, ctx| confirm_roles::confirm_roles(conn, ctx, &to.id))
}

fn with(account: &Account, roles: &[Role]) -> Account {
    Account { roles: roles.to_vec(), ..account.clone() }
}

fn roles(fixture: &ProcedureFixture, account: &Account) -> Vec<String> {
    rows(fixture, &format!("SELECT role AS what FROM account_roles WHERE account_id = '{}' ORDER BY role", account.id))
}

/// The recipients of emails that name new roles.
fn told(fixture: &ProcedureFixture) -> Vec<String> {
    let names_roles = |body: &str| page_text(body).contains("the role: ");
    let mut to: Vec<String> =
        fixture.leaving().into_iter().filter(|email| names_roles(&email.body)).map(|email| email.recipient).collect();
    to.sort();
    to
}

/// The tasks of an administrator that ask for confirmation.
fn confirmations(fixture: &ProcedureFixture, admin: &Account) -> Vec<String> {
    let mine = fixture.store.read(|conn| pending_tasks::account_tasks(conn, admin, fixture.now)).unwrap();
    let tasks = mine.tasks.iter().filter(|task| task.task == TaskKind::ConfirmAccountChange);
    tasks
        .map(|task| match &task.about {
            TaskSubject::Other(words) => words.to_string(),
            about @ TaskSubject::Request { .. } => panic!("{about:?}"),
        })
        .collect()
}

/// A fixture with two administrators who were appointed by others: Ada and Rolf.
fn two_administrators() -> (ProcedureFixture, Account) {
    let fixture = ProcedureFixture::new();
    let rolf = with(&fixture.rolf, &[Role::Admin]);
    run(
        &fixture,
        &format!("INSERT INTO account_roles (account_id, role, since) VALUES ('{}', 'admin', '2020-01-01T00:00:00Z')", rolf.id),
    );
    fixture.leaving();
    (fixture, rolf)
}

#[test]
fn sole_administrator_gives_roles_at_once_and_everyone_is_told() {
    let fixture = ProcedureFixture::new();
    fixture.leaving();
    assert_eq!(give(&fixture, &fixture.ada, &fixture.otto, &[Role::Operator]).unwrap(), RoleChangeOutcome::Done);
    assert_eq!(roles(&fixture, &fixture.otto), ["operator"]);
    assert_eq!(told(&fixture), ["ada@cast.example", "olga@cast.example", "oskar@cast.example"]);
    // A role that takes part in no rule for two persons is not announced.
    give(&fixture, &fixture.ada, &fixture.rita, &[Role::Liaison]).unwrap();
    assert!(told(&fixture).is_empty());
}

#[test]
fn another_administrator_confirms_or_rejects_a_role() {
    let (fixture, rolf) = two_administrators();
    let ada = fixture.ada.clone();
    let asked = give(&fixture, &ada, &fixture.otto, &[Role::Operator, Role::Expert]).unwrap();
    assert_eq!(asked, RoleChangeOutcome::Waits);
    assert_eq!(roles(&fixture, &fixture.otto), ["expert"], "only the role of operator waits");
    // One email is about the role of expert, which has been given, and one about the request.
    let all = ["ada@cast.example", "olga@cast.example", "oskar@cast.example", "rolf@cast.example"];
    assert_eq!(told(&fixture), all.map(|one| [one; 2]).concat());
    // It is a task of those who can confirm it.
    assert_eq!(confirmations(&fixture, &rolf), ["Otto Other (otto@cast.example)"]);
    assert!(confirmations(&fixture, &ada).is_empty());
    assert!(why(confirm(&fixture, &ada, &fixture.otto)).contains("Another administrator must confirm it"));
    assert!(why(confirm(&fixture, &fixture.olga, &fixture.otto)).contains("Only administrators"));
    confirm(&fixture, &rolf, &fixture.otto).unwrap();
    assert_eq!(roles(&fixture, &fixture.otto), ["expert", "operator"]);
    assert!(confirmations(&fixture, &rolf).is_empty());
    assert_eq!(told(&fixture).len(), 4);
    assert!(why(confirm(&fixture, &rolf, &fixture.otto)).contains("was not found"), "once");
    // The second administrator can reject it, and so can the first one.
    give(&fixture, &ada, &fixture.rita, &[Role::Admin]).unwrap();
    fixture.act(&rolf, |conn, ctx| confirm_roles::reject_roles(conn, ctx, &fixture.rita.id)).unwrap();
    assert!(roles(&fixture, &fixture.rita).is_empty());
    let said = rows(&fixture, "SELECT act AS what FROM events WHERE act LIKE 'roles_%' ORDER BY id");
    assert_eq!(said, ["roles_changed", "roles_asked", "roles_changed", "roles_asked", "roles_rejected"]);
}

#[test]
fn request_for_a_role_ends_after_two_weeks_or_with_the_role_of_its_requester() {
    let (mut fixture, rolf) = two_administrators();
    let (ada, otto) = (fixture.ada.clone(), fixture.otto.clone());
    give(&fixture, &ada, &otto, &[Role::Operator]).unwrap();
    fixture.days(15);
    assert!(why(confirm(&fixture, &rolf, &otto)).contains("was not found"));
    give(&fixture, &ada, &otto, &[Role::Operator]).unwrap();
    run(&fixture, &format!("DELETE FROM account_roles WHERE account_id = '{}'", ada.id));
    assert!(why(confirm(&fixture, &rolf, &otto)).contains("no longer an administrator"));
    assert!(roles(&fixture, &otto).is_empty());
}

/// Finding: one administrator with a second mailbox passed every rule for two persons in under a minute.
#[test]
fn person_appointed_by_the_first_person_or_this_week_cannot_be_the_second() {
    let mut fixture = ProcedureFixture::new();
    let (ada, puppet) = (fixture.ada.clone(), fixture.otto.clone());
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    give(&fixture, &ada, &ada, &[Role::Admin, Role::Operator]).unwrap();
    give(&fixture, &ada, &puppet, &[Role::Operator]).unwrap();
    let (ada, puppet) = (with(&ada, &[Role::Admin, Role::Operator]), with(&puppet, &[Role::Operator]));
    let new = NewComment { body: "My number is 555.", ..NewComment::default() };
    fixture.act(&fixture.rita, |conn, ctx| comment::comment(conn, ctx, number, &new)).unwrap();
    let address = format!("/requests/{number}#c-{}", rows(&fixture, "SELECT id AS what FROM comments").remove(0));
    let file = |fixture: &ProcedureFixture, who: &Account| {
        fixture
            .act(who, |conn, ctx| redact::propose_redaction(conn, ctx, &address, Class::Contact, "A private number."))
            .unwrap();
        fixture.store.read(redact::open_redactions).unwrap().pop().unwrap().id
    };
    for (first, second) in [(&ada, &puppet), (&puppet, &ada)] {
        let ask = file(&fixture, first);
        let confirm =
            |fixture: &ProcedureFixture, who: &Account| fixture.act(who, |conn, ctx| redact::confirm_redaction(conn, ctx, &ask));
        assert!(why(confirm(&fixture, second)).contains("for at least 7 days"));
        // A week later, the one still has the role from the other.
        fixture.days(8);
        assert!(why(confirm(&fixture, second)).contains("received the role “Operator” from the other"));
        assert_eq!(rows(&fixture, "SELECT id AS what FROM pending_actions WHERE outcome = 'confirmed'").len(), 0);
        fixture.act(first, |conn, ctx| redact::cancel_redaction(conn, ctx, &ask)).unwrap();
        fixture.now = "2027-01-04T09:00:00Z".parse().unwrap();
    }
    // An operator whom neither of them appointed can confirm.
    let ask = file(&fixture, &puppet);
    fixture.days(8);
    fixture.act(&fixture.olga, |conn, ctx| redact::confirm_redaction(conn, ctx, &ask)).unwrap();
}

/// Finding: an administrator who leads gave a second mailbox the role of expert and decided with it a minute later.
#[test]
fn expert_appointed_by_the_lead_or_within_seven_days_cannot_be_the_second_person() {
    let mut fixture = ProcedureFixture::new();
    let roles = [Role::Admin, Role::Lead];
    give(&fixture, &fixture.ada, &fixture.ada, &roles).unwrap();
    let lead = with(&fixture.ada, &[Role::Lead, Role::Admin]);
    fixture.leaving();
    give(&fixture, &lead, &fixture.otto, &[Role::Expert]).unwrap();
    assert_eq!(told(&fixture), ["ada@cast.example", "olga@cast.example", "oskar@cast.example"]);
    let puppet = with(&fixture.otto, &[Role::Expert]);
    let number = fixture.in_review("harbour", &[&lead, &puppet]);
    fixture.approve_as_expert(&lead, number);
    fixture.approve_as_expert(&puppet, number);
    let approve = |fixture: &ProcedureFixture| {
        fixture.act(&lead, |conn, ctx| decide::approve(conn, ctx, number, RevisionNumber::FIRST, "Complete (RFC 8141, 6.4)."))
    };
    let propose = |fixture: &ProcedureFixture| {
        fixture.act(&lead, |conn, ctx| {
            decide::propose_decline(conn, ctx, number, RevisionNumber::FIRST, "It is not unique (RFC 8141, 6.4.1).")
        })
    };
    let agree = |fixture: &ProcedureFixture, who: &Account| {
        fixture.act(who, |conn, ctx| decide::decline(conn, ctx, number, RevisionNumber::FIRST))
    };
    propose(&fixture).unwrap();
    let from = |by: Option<&Account>, since: &str| {
        let by = by.map_or("NULL".to_owned(), |by| format!("'{}'", by.id));
        run(&fixture, &format!("UPDATE account_roles SET given_by = {by}, since = '{since}' WHERE account_id = '{}'", puppet.id));
    };
    // New; from the lead; from another person, but the lead has the role from this expert.
    for (by, since) in [(None, "2027-01-01T00:00:00Z"), (Some(&lead), "2026-01-01T00:00:00Z")] {
        from(by, since);
        assert!(why(approve(&fixture)).contains("must have had the role for seven days"), "{since}");
        assert!(why(agree(&fixture, &puppet)).contains("for less than seven days"), "{since}");
    }
    from(None, "2026-01-01T00:00:00Z");
    run(
        &fixture,
        &format!("UPDATE account_roles SET given_by = '{}' WHERE role = 'lead' AND account_id = '{}'", puppet.id, lead.id),
    );
    assert!(why(approve(&fixture)).contains("must not have given you the role of lead"));
    assert!(why(agree(&fixture, &puppet)).contains("received it from the lead"));
    // An expert whom the lead did not appoint is the second person.
    run(&fixture, "UPDATE account_roles SET given_by = NULL WHERE role = 'lead'");
    fixture.days(1);
    approve(&fixture).unwrap();
}

/// Finding: the same administrator reset the second factor of another person.
#[test]
fn administrator_appointed_by_the_first_one_cannot_confirm_a_factor_reset() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_PUBLISH", "two")]);
    let (ada, other) = (Person::demo(&server, "admin"), Person::demo(&server, "other"));
    set_up(&other);
    let address = path(&ada, "Otto Other", "second-factor");
    let puppet_roles = path(&ada, "Pia Parish", "roles");
    assert_eq!(ada.post(&puppet_roles, &[("roles", "admin")]).status, 303);
    let puppet = Person::demo(&server, "parish");
    for (first, second) in [(&ada, &puppet), (&puppet, &ada)] {
        sql(&db, "DELETE FROM pending_actions");
        assert_eq!(first.post(&address, &[]).location, "/admin/accounts?done=asked");
        assert_eq!(second.post(&address, &[]).status, 403);
        sql(&db, OLD);
        second.post(&address, &[]).is(403, &["from the other"]);
    }
    assert_eq!(Person::demo(&server, "other").get("/account").status, 303, "the second factor is still required");
}

/// Finding: the same administrator published with a second mailbox.
#[test]
fn operator_appointed_by_the_first_one_cannot_confirm_a_publication() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_PUBLISH", "two")]);
    let ada = Person::demo(&server, "admin");
    let (own, puppet) = (path(&ada, "Ada Admin", "roles"), path(&ada, "Otto Other", "roles"));
    assert_eq!(ada.post(&puppet, &[("roles", "operator")]).status, 303);
    assert_eq!(ada.post(&own, &[("roles", "admin"), ("roles", "operator")]).status, 303);
    let (ada, puppet) = (Person::demo(&server, "admin"), Person::demo(&server, "other"));
    let number = demo_number(6);
    let at = |path: &str| format!("/requests/{number}{path}");
    let page = ada.get(&at("/preview")).body;
    let shown = page.split("name=\"shown\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let typed = [("revision", "1"), ("confirm", "tidegauge")];
    assert_eq!(ada.post(&at("/register"), &[typed[0], typed[1], ("shown", shown)]).status, 303);
    assert_eq!(puppet.post(&at("/prepared/confirm"), &typed).status, 403);
    sql(&db, OLD);
    assert_eq!(puppet.post(&at("/prepared/confirm"), &typed).status, 403);
    assert_eq!(Person::nobody(&server).get("/assignments/urn-formal/tidegauge").status, 404);
    // An operator who was appointed by neither confirms it.
    assert_eq!(Person::demo(&server, "operator").post(&at("/prepared/confirm"), &typed).status, 303);
}
