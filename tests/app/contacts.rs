//! A contact of a namespace who has an account: notices of changes appear as tasks and are answered there.

use crate::common::prelude::*;
use nidreg::actions::accounts::{SignUp, create_account};
use nidreg::actions::contact_answers;
use nidreg::requests::contact_answers::Answer;

fn contact(fixture: &ProcedureFixture, email: &str) -> Account {
    let new = SignUp {
        email: EmailAddress::parse(email).unwrap(),
        name: PersonName::parse("Cora Contact").unwrap(),
        lang: urn_registry::i18n::Lang::En,
    };
    let id = fixture.store.write(|conn| create_account(conn, fixture.now, &Actor::CommandLine, &new, "none", &[])).unwrap();
    Account {
        id,
        email: email.into(),
        name: "Cora Contact".into(),
        verified_at: Some(fixture.now),
        disabled_at: None,
        roles: vec![],
    }
}

fn tasks(fixture: &ProcedureFixture, who: &Account) -> Vec<(TaskKind, String)> {
    let mine = fixture.store.read(|conn| pending_tasks::account_tasks(conn, who, fixture.now)).unwrap();
    mine.tasks.iter().map(|waits| (waits.task, waits.path())).collect()
}

#[test]
fn notice_of_a_change_is_a_task_for_the_contact_until_answered() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let cora = contact(&fixture, "Names@society.example");
    let number = fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    assert_eq!(tasks(&fixture, &cora), [(TaskKind::AnswerNotice, format!("/requests/{number}/contact-answer"))]);
    let look = |who: &Account| fixture.store.read(|conn| contact_answers::find_as_contact(conn, fixture.now, who, number));
    assert!(why(look(&fixture.otto)).contains("not") && look(&cora).unwrap().by == "Otto Other");
    assert!(
        fixture
            .act(&fixture.rita, |conn, ctx| contact_answers::answer_as_contact(conn, ctx, number, (Answer::Accept, "")))
            .is_err()
    );
    fixture.act(&cora, |conn, ctx| contact_answers::answer_as_contact(conn, ctx, number, (Answer::Accept, ""))).unwrap();
    assert_eq!(tasks(&fixture, &cora), []);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    // After another registrant is named, the contact is asked again, and one answer to the newest link is enough.
    for (second, name) in [(1, "One"), (2, "Two")] {
        fixture.minutes(second);
        fixture.write(
            &fixture.otto,
            number,
            Field::Registrant,
            &format!("{name} Society\nEmail: names@one.example\nPostal: 2 Street"),
        );
        fixture.write(
            &fixture.otto,
            number,
            Field::RevisionInformation,
            &format!("Registrant is {name}. Resolution names the mirrors."),
        );
        fixture.act(&fixture.otto, |conn, ctx| request_info::submit_revision(conn, ctx, number, name)).unwrap();
        assert_eq!(tasks(&fixture, &cora).len(), 1);
    }
    fixture.act(&cora, |conn, ctx| contact_answers::answer_as_contact(conn, ctx, number, (Answer::Accept, ""))).unwrap();
    assert_eq!(tasks(&fixture, &cora), []);
    // The answer can be changed while the request is open.
    fixture.act(&cora, |conn, ctx| contact_answers::answer_as_contact(conn, ctx, number, (Answer::Object, "Not so."))).unwrap();
}

#[test]
fn contact_whose_address_is_written_with_an_ampersand_is_asked() {
    let fixture = ProcedureFixture::new();
    // Submits a text whose registrant has such an address.
    let submitted = |who: &Account, start: &DraftPurpose| {
        let number = fixture.start(who, start).unwrap();
        let request = fixture.request(number);
        let registrant = request.draft.text(Field::Registrant).replace("names@society", "names&society");
        let text = request.draft.clone().with_field(Field::Registrant, &registrant);
        fixture.act(who, |conn, ctx| draft::save_draft(conn, ctx, number, request.draft_save_number, None, &text)).unwrap();
        fixture.submit(who, number).unwrap();
        number
    };
    let number = submitted(&fixture.rita, &formal("gauge"));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    fixture.register(number).unwrap();
    let cora = contact(&fixture, "names@society.example");
    let number = submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    assert_eq!(tasks(&fixture, &cora), [(TaskKind::AnswerNotice, format!("/requests/{number}/contact-answer"))]);
}
