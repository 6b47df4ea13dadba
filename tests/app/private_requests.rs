//! Tests that a private request, a proposal by a person who is not known to act for the namespace, does not exist for people without a
//! role.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use nidreg::actions::follow;
use nidreg::reviews::search::queries::comments_with;

fn proposal(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    assert!(fixture.request(number).private);
    number
}

fn comment_privately(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, body: &str) {
    fixture.say(who, number, body);
}

#[test]
fn every_action_on_a_private_request_is_not_found_for_people_without_a_role() {
    let fixture = ProcedureFixture::new();
    // The server uses the real clock, so appointments must start in the past.
    let number = proposal(&fixture);
    let (server, _, [rita]) = fixture.serve([&fixture.rita]);
    let page = format!("/requests/{number}");
    let forms: [(&str, &[(&str, &str)]); 5] = [
        ("follow", &[]),
        ("unfollow", &[]),
        ("comment", &[("comment", "Hello.")]),
        ("edit/withdraw", &[("sure", "yes")]),
        ("appeal", &[("grounds", "It exists.")]),
    ];
    for (act, form) in forms {
        rita.post(&format!("{page}/{act}"), form).is(404, &[]);
    }
    for path in ["", "/edit", "/edit/preview", "/edit/team"] {
        assert_eq!(rita.get(&format!("{page}{path}")).status, 404, "{path}");
    }
    for who in [&fixture.otto, &fixture.olga, &fixture.edda] {
        assert_eq!(signed_in(&server, &fixture, who).get(&page).status, 200, "{}", who.name);
    }
    comment_privately(&fixture, &fixture.olga, number, "Which society?");
    assert_eq!(Person::nobody(&server).get(&page).status, 404);
}

#[test]
fn comments_on_a_private_request_are_not_found() {
    let mut fixture = ProcedureFixture::new();
    let number = proposal(&fixture);
    comment_privately(&fixture, &fixture.olga, number, "Which zebra?");
    fixture.days(1);
    let found = || fixture.store.read(|conn| comments_with(conn, "zebra")).unwrap().len();
    assert_eq!(found(), 0);
    run(&fixture, "UPDATE requests SET private_since = NULL");
    assert_eq!(found(), 1);
}

#[test]
fn private_request_cannot_be_followed_and_its_followers_are_not_notified() {
    let mut fixture = ProcedureFixture::new();
    let number = proposal(&fixture);
    let rita = fixture.rita.clone();
    let follow = |fixture: &ProcedureFixture| fixture.act(&rita, |conn, ctx| follow::follow(conn, ctx, number));
    assert!(matches!(follow(&fixture), Err(Refusal::NotFound { .. })));
    // As if the user had followed it before it became private.
    let since = fixture.now.strftime("%Y-%m-%dT%H:%M:%S.000000Z");
    run(
        &fixture,
        &format!(
            "INSERT INTO followers (account_id, request_id, since) SELECT '{}', id, '{since}' FROM requests WHERE number = '{number}'",
            rita.id
        ),
    );
    fixture.minutes(1);
    comment_privately(&fixture, &fixture.otto, number, "A private comment.");
    fixture.minutes(20);
    fixture.retract();
    assert_eq!(rows(&fixture, "SELECT recipient AS what FROM outbox WHERE kind = 'followed'"), Vec::<String>::new());
}
