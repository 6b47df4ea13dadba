//! Accounts that an earlier release merged: whoever acted with both is one person in every rule that asks for two, and what was recorded of
//! it can be read and not changed.

use crate::common::cast::{Cast, rows, run, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::{accounts, comment, hold, team, unsay};
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::history::Act;
use nidreg::ids::{CommentId, RequestNumber};
use nidreg::people::secrets::Token;
use nidreg::people::{Account, Actor, Role};
use nidreg::reviews::{Stance, Verdict};
use nidreg::store::Moment;

/// The rows that an earlier release left when one account was merged into another: the first was closed.
fn merged(cast: &Cast, goes: &Account, stays: &Account) {
    let at = Moment::from(cast.now);
    run(cast, &format!("INSERT INTO merged_accounts (account_id, into_id, at) VALUES ('{}', '{}', '{at}')", goes.id, stays.id));
    run(cast, &format!("UPDATE members SET account_id = '{}' WHERE account_id = '{}'", stays.id, goes.id));
    let nobody = format!("{}@closed.invalid", goes.id);
    run(
        cast,
        &format!(
            "UPDATE accounts SET email = '{nobody}', email_folded = '{nobody}', password_hash = NULL, disabled_at = '{at}' WHERE id = '{}'",
            goes.id
        ),
    );
}

/// An administrator takes every role from somebody.
fn without_roles(cast: &Cast, who: &Account) -> Account {
    let ada = Actor::Person(cast.ada.clone());
    cast.store.write(|conn| accounts::set_roles(conn, &cast.post, cast.now, &ada, &who.id, &[])).unwrap();
    Account { roles: Vec::new(), ..who.clone() }
}

#[test]
fn a_position_of_each_account_is_one_position_of_one_person() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.sven, number);
    let sven = without_roles(&cast, &cast.sven);
    merged(&cast, &sven, &cast.edda);
    cast.approve_as_expert(&cast.edda, number);
    assert!(why(cast.approve(number)).contains("A second expert must"));
    cast.approve_as_expert(&cast.tara, number);
    cast.approve(number).unwrap();
}

#[test]
fn whoever_reviewed_a_text_with_one_account_neither_wrote_nor_registers_it_with_the_other() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    // Sven reviewed what he had asked for himself: his position does not count.
    let sven = without_roles(&cast, &cast.sven);
    merged(&cast, &sven, &cast.rita);
    assert!(why(cast.approve(number)).contains("A second expert must"));
    cast.review(&cast.tara, number, Verdict::Position(Stance::Approve), "").unwrap();
    cast.approve(number).unwrap();
    let tara = without_roles(&cast, &cast.tara);
    merged(&cast, &tara, &cast.olga);
    assert!(cast.register(number).is_err(), "an expert of it is not its operator");
}

/// A request of Rita's on which Otto works with her.
fn shared(cast: &Cast) -> RequestNumber {
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.leaving();
    cast.act(&cast.rita, |conn, turn| team::invite(conn, turn, number, "otto@cast.example")).unwrap();
    let email = cast.leaving().into_iter().find(|email| email.letter == "invitation").unwrap();
    let token = Token::read(email.body.split("/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    cast.act(&cast.otto, |conn, turn| team::join(conn, turn, &token)).unwrap();
    number
}

#[test]
fn a_comment_of_the_account_that_ended_is_its_owners_to_strike_or_to_take_back() {
    let cast = Cast::new();
    let number = shared(&cast);
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    let threads = || {
        let id = cast.request(number).id;
        cast.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &id)).unwrap()
    };
    let say = |who: &Account, body: &str| {
        let new = NewComment { body, ..NewComment::default() };
        cast.act(who, |conn, turn| comment::comment(conn, turn, number, &new)).unwrap();
        threads().last().unwrap().comments.last().unwrap().id.clone()
    };
    let older = say(&cast.otto, "It names nothing.");
    let newer = say(&cast.otto, "Or does it?");
    let strike = |who: &Account, id: &CommentId| cast.act(who, |conn, turn| unsay::strike(conn, turn, number, id, "It does."));
    let take_back = |who: &Account, id: &CommentId| cast.act(who, |conn, turn| unsay::take_back(conn, turn, number, id));
    let stays = without_roles(&cast, &cast.rolf);
    assert!(why(strike(&stays, &older)).contains("Only the author of a comment"), "not before both are one");
    merged(&cast, &cast.otto, &stays);
    assert!(why(strike(&cast.rita, &older)).contains("Only the author of a comment"));
    strike(&stays, &older).unwrap();
    let said = threads().into_iter().flat_map(|thread| thread.comments).find(|comment| comment.id == older).unwrap();
    assert_eq!((said.author.as_str(), said.struck.as_deref()), ("Otto Other", Some("It does.")), "it keeps the name it had");
    take_back(&stays, &newer).unwrap();
    assert!(threads().iter().flat_map(|thread| &thread.comments).all(|comment| comment.id != newer));
}

#[test]
fn nobody_confirms_with_one_account_what_they_filed_with_the_other() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.act(&cast.oskar, |conn, turn| hold::order_hold(conn, turn, number, "District Court, 4 T 812")).unwrap();
    let oskar = without_roles(&cast, &cast.oskar);
    merged(&cast, &oskar, &cast.olga);
    assert!(why(cast.act(&cast.olga, |conn, turn| hold::confirm_hold(conn, turn, number))).contains("second operator"));
    let ada = Actor::Person(cast.ada.clone());
    cast.store.write(|conn| accounts::set_roles(conn, &cast.post, cast.now, &ada, &cast.otto.id, &[Role::Operator])).unwrap();
    let otto = Account { roles: vec![Role::Operator], ..cast.otto.clone() };
    cast.act(&otto, |conn, turn| hold::confirm_hold(conn, turn, number)).unwrap();
}

#[test]
fn an_account_that_was_merged_is_not_reactivated() {
    let cast = Cast::new();
    merged(&cast, &cast.otto, &cast.rita);
    let ada = Actor::Person(cast.ada.clone());
    let opened = cast.store.write(|conn| accounts::set_disabled(conn, cast.now, &ada, &cast.otto.id, false));
    assert!(why(opened).contains("This account is closed"));
}

#[test]
fn the_record_of_who_is_who_cannot_be_changed() {
    let cast = Cast::new();
    merged(&cast, &cast.otto, &cast.rita);
    for sql in [format!("UPDATE merged_accounts SET into_id = '{}'", cast.edda.id), "DELETE FROM merged_accounts".to_owned()] {
        let done = cast
            .store
            .write(|conn| diesel::connection::SimpleConnection::batch_execute(conn, &sql).map_err(nidreg::store::Error::from));
        assert!(done.is_err(), "{sql}");
    }
    assert_eq!(rows(&cast, "SELECT into_id AS what FROM merged_accounts"), [cast.rita.id.as_str()]);
}

#[test]
fn the_history_of_merges_is_readable() {
    for act in [Act::MergeAsked, Act::MergeConfirmed, Act::MergeEnded, Act::AccountsMerged] {
        assert_eq!(Act::from_name(act.name()), Some(act));
    }
    let db = TestDb::new();
    let house = House::start(&db, true);
    let admin = Person::demo(&house, "admin");
    let page = admin.get("/admin/audit?act=accounts_merged");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("merged two accounts of one person"), "{}", page.body);
    // What led to a merge is gone.
    assert_eq!(admin.get("/admin/merges").status, 404);
    assert_eq!(admin.post("/account/own/merge", &[("other_email", "other@demo.example"), ("keeps", "asking")]).status, 404);
}
