//! Accounts merged by an earlier release: rules that require two people count them as one person, and the records of the merge can be
//! read but not changed.

use crate::common::procedure_fixture::{ProcedureFixture, rows, run, why};
use crate::common::{Person, TestServer};
use nidreg::action_context::ActionContext;
use nidreg::actions::{accounts, comment, disputes, mark_status, retract, team};
use nidreg::cases::comments::NewComment;
use nidreg::cases::drafts::Start;
use nidreg::history::Act;
use nidreg::ids::{CommentId, RequestNumber};
use nidreg::reviews::{Stance, Verdict};
use nidreg::store::Moment;
use nidreg::users::secrets::Token;
use nidreg::users::{Account, Actor, Role};

/// Writes the rows that an earlier release left when it merged one account into another and closed the first.
fn merged(fixture: &ProcedureFixture, goes: &Account, stays: &Account) {
    let at = Moment::from(fixture.now);
    run(
        fixture,
        &format!("INSERT INTO merged_accounts (account_id, into_id, at) VALUES ('{}', '{}', '{at}')", goes.id, stays.id),
    );
    run(fixture, &format!("UPDATE members SET account_id = '{}' WHERE account_id = '{}'", stays.id, goes.id));
    let nobody = format!("{}@closed.invalid", goes.id);
    run(
        fixture,
        &format!(
            "UPDATE accounts SET email = '{nobody}', email_folded = '{nobody}', password_hash = NULL, disabled_at = '{at}' WHERE id = '{}'",
            goes.id
        ),
    );
}

/// Removes all roles of a user, as an administrator.
fn without_roles(fixture: &ProcedureFixture, who: &Account) -> Account {
    let ada = Actor::Person(fixture.ada.clone());
    fixture.store.write(|conn| accounts::set_roles(conn, &fixture.post, fixture.now, &ada, &who.id, &[])).unwrap();
    Account { roles: Vec::new(), ..who.clone() }
}

#[test]
fn positions_of_merged_accounts_count_as_one_position() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.approve_as_expert(&fixture.sven, number);
    let sven = without_roles(&fixture, &fixture.sven);
    merged(&fixture, &sven, &fixture.edda);
    fixture.approve_as_expert(&fixture.edda, number);
    assert!(why(fixture.approve(number)).contains("A second expert must"));
    fixture.approve_as_expert(&fixture.tara, number);
    fixture.approve(number).unwrap();
}

#[test]
fn reviewer_merged_with_requester_or_operator_has_a_conflict() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.approve_as_experts(number);
    // Sven's account is merged with the requester's, so his position does not count.
    let sven = without_roles(&fixture, &fixture.sven);
    merged(&fixture, &sven, &fixture.rita);
    assert!(why(fixture.approve(number)).contains("A second expert must"));
    fixture.review(&fixture.tara, number, Verdict::Position(Stance::Approve), "").unwrap();
    fixture.approve(number).unwrap();
    let tara = without_roles(&fixture, &fixture.tara);
    merged(&fixture, &tara, &fixture.olga);
    assert!(fixture.register(number).is_err(), "an expert on the request cannot act as its operator");
}

/// A request by Rita with Otto as collaborator.
fn shared(fixture: &ProcedureFixture) -> RequestNumber {
    let number = fixture.submitted(&fixture.rita, &Start::NewFormal("harbour".into()));
    fixture.leaving();
    fixture.act(&fixture.rita, |conn, turn| team::invite(conn, turn, number, "otto@cast.example")).unwrap();
    let email = fixture.leaving().into_iter().find(|email| email.letter == "invitation").unwrap();
    let token = Token::read(email.body.split("/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    fixture.act(&fixture.otto, |conn, turn| team::join(conn, turn, &token)).unwrap();
    number
}

#[test]
fn merged_account_comments_can_be_retracted_or_withdrawn_by_their_owner() {
    let fixture = ProcedureFixture::new();
    let number = shared(&fixture);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    let threads = || {
        let id = fixture.request(number).id;
        fixture.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &id)).unwrap()
    };
    let say = |who: &Account, body: &str| {
        let new = NewComment { body, ..NewComment::default() };
        fixture.act(who, |conn, turn| comment::comment(conn, turn, number, &new)).unwrap();
        threads().last().unwrap().comments.last().unwrap().id.clone()
    };
    let older = say(&fixture.otto, "It names nothing.");
    let newer = say(&fixture.otto, "Or does it?");
    let strike =
        |who: &Account, id: &CommentId| fixture.act(who, |conn, turn| retract::comment(conn, turn, number, id, "It does."));
    let take_back = |who: &Account, id: &CommentId| fixture.act(who, |conn, turn| retract::withdraw(conn, turn, number, id));
    let stays = without_roles(&fixture, &fixture.rolf);
    assert!(
        why(strike(&stays, &older)).contains("Only the author of a comment"),
        "the comment cannot be retracted before the accounts are merged"
    );
    merged(&fixture, &fixture.otto, &stays);
    assert!(why(strike(&fixture.rita, &older)).contains("Only the author of a comment"));
    strike(&stays, &older).unwrap();
    let said = threads().into_iter().flat_map(|thread| thread.comments).find(|comment| comment.id == older).unwrap();
    assert_eq!(
        (said.author.as_str(), said.struck.as_deref()),
        ("Otto Other", Some("It does.")),
        "the comment keeps its author's name"
    );
    take_back(&stays, &newer).unwrap();
    assert!(threads().iter().flat_map(|thread| &thread.comments).all(|comment| comment.id != newer));
}

#[test]
fn merged_account_cannot_confirm_a_court_order_filed_by_the_other() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &Start::NewFormal("harbour".into()));
    fixture.act(&fixture.oskar, |conn, turn| disputes::order_hold(conn, turn, number, "District Court, 4 T 812")).unwrap();
    let flag = |conn: &mut _, turn: ActionContext<'_>| mark_status::file_error(conn, turn, "isbn", "", true, "A typing error.");
    fixture.act(&fixture.oskar, flag).unwrap();
    let oskar = without_roles(&fixture, &fixture.oskar);
    merged(&fixture, &oskar, &fixture.olga);
    assert!(why(fixture.act(&fixture.olga, |conn, turn| disputes::confirm_hold(conn, turn, number))).contains("second operator"));
    let flag = fixture.store.read(mark_status::open).unwrap().pop().unwrap();
    assert!(why(fixture.act(&fixture.olga, |conn, turn| mark_status::confirm(conn, turn, &flag.id))).contains("second operator"));
    assert!(flag.waits_for(&fixture.otto.id, fixture.now) && !flag.waits_for(&fixture.olga.id, fixture.now));
    let ada = Actor::Person(fixture.ada.clone());
    fixture
        .store
        .write(|conn| accounts::set_roles(conn, &fixture.post, fixture.now, &ada, &fixture.otto.id, &[Role::Operator]))
        .unwrap();
    let otto = Account { roles: vec![Role::Operator], ..fixture.otto.clone() };
    fixture.act(&otto, |conn, turn| disputes::confirm_hold(conn, turn, number)).unwrap();
}

#[test]
fn merged_account_cannot_be_reactivated() {
    let fixture = ProcedureFixture::new();
    merged(&fixture, &fixture.otto, &fixture.rita);
    let ada = Actor::Person(fixture.ada.clone());
    let opened = fixture.store.write(|conn| accounts::set_disabled(conn, fixture.now, &ada, &fixture.otto.id, false));
    assert!(why(opened).contains("This account is closed"));
}

#[test]
fn merge_records_cannot_be_changed_or_deleted() {
    let fixture = ProcedureFixture::new();
    merged(&fixture, &fixture.otto, &fixture.rita);
    for sql in [format!("UPDATE merged_accounts SET into_id = '{}'", fixture.edda.id), "DELETE FROM merged_accounts".to_owned()] {
        let done = fixture
            .store
            .write(|conn| diesel::connection::SimpleConnection::batch_execute(conn, &sql).map_err(nidreg::store::Error::from));
        assert!(done.is_err(), "{sql}");
    }
    assert_eq!(rows(&fixture, "SELECT into_id AS what FROM merged_accounts"), [fixture.rita.id.as_str()]);
}

#[test]
fn past_merges_stay_in_the_audit_log_but_merge_routes_are_gone() {
    for act in [Act::MergeAsked, Act::MergeConfirmed, Act::MergeEnded, Act::AccountsMerged] {
        assert_eq!(Act::from_name(act.name()), Some(act));
    }
    let (_db, server) = TestServer::on_new_database(true);
    let admin = Person::demo(&server, "admin");
    let page = admin.get("/admin/audit?act=accounts_merged");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("merged two accounts of one person"), "{}", page.body);
    // The routes for merging accounts are gone.
    assert_eq!(admin.get("/admin/merges").status, 404);
    assert_eq!(admin.post("/account/own/merge", &[("other_email", "other@demo.example"), ("keeps", "asking")]).status, 404);
}
