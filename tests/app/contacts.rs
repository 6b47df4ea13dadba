//! A published contact of a namespace who has an account: what they are asked waits in their list, and is answered there as by the link.

use crate::common::cast::{Cast, why};
use nidreg::acts::accounts::{SignUp, create_account};
use nidreg::acts::{authority, confirm, waits};
use nidreg::cases::claims::Answer;
use nidreg::cases::drafts::Start;
use nidreg::cases::waiting::tasks::Task;
use nidreg::people::{Account, Actor, Email, PersonName};

fn contact(cast: &Cast, email: &str) -> Account {
    let new = SignUp {
        email: Email::parse(email).unwrap(),
        name: PersonName::parse("Cora Contact").unwrap(),
        lang: nidreg::words::Lang::En,
    };
    let id = cast.store.write(|conn| create_account(conn, cast.now, &Actor::CommandLine, &new, "none", &[])).unwrap();
    Account {
        id,
        email: email.into(),
        name: "Cora Contact".into(),
        verified_at: Some(cast.now),
        disabled_at: None,
        roles: vec![],
    }
}

fn tasks(cast: &Cast, who: &Account) -> Vec<(Task, String)> {
    let mine = cast.store.read(|conn| waits::of(conn, who, cast.now)).unwrap();
    mine.waits.iter().map(|waits| (waits.task, waits.path())).collect()
}

#[test]
fn whether_somebody_speaks_for_a_namespace_waits_for_its_contact() {
    let cast = Cast::new();
    cast.registered("gauge");
    let cora = contact(&cast, "Names@society.example");
    let number = cast.submitted(&cast.otto, &Start::Revision("gauge".into()));
    assert_eq!(tasks(&cast, &cora), [(Task::AnswerClaim, format!("/requests/{number}/claim"))]);
    let look = |who: &Account| cast.store.read(|conn| authority::look_as_contact(conn, cast.now, who, number));
    assert!(why(look(&cast.otto)).contains("not") && look(&cora).unwrap().by == "Otto Other");
    assert!(cast.act(&cast.rita, |conn, turn| authority::answer_as_contact(conn, turn, number, Answer::Yes)).is_err());
    cast.act(&cora, |conn, turn| authority::answer_as_contact(conn, turn, number, Answer::Yes)).unwrap();
    assert_eq!(tasks(&cast, &cora), []);
    // The last word counts, and can be taken back while the request is open.
    cast.act(&cora, |conn, turn| authority::answer_as_contact(conn, turn, number, Answer::No)).unwrap();
}

#[test]
fn what_is_promised_waits_until_it_is_confirmed() {
    let mut cast = Cast::new();
    cast.registered("gauge");
    let cora = contact(&cast, "cora@society.example");
    cast.act(&cast.olga, |conn, turn| confirm::invite(conn, turn, "gauge", "Cora@Society.example")).unwrap();
    assert_eq!(tasks(&cast, &cora), [(Task::ConfirmPromises, "/account/promises".to_owned())]);
    let id = cast.store.read(|conn| confirm::own(conn, &cora)).unwrap().remove(0).id;
    let press = |cast: &Cast, who: &Account| cast.store.write(|conn| confirm::confirm_own(conn, cast.now, who, &id));
    assert!(why(press(&cast, &cast.otto)).contains("not"));
    cast.days(1);
    press(&cast, &cora).unwrap();
    assert_eq!(tasks(&cast, &cora), []);
}
