//! A draft that was never sent is deleted by its owner: nothing that was written stays, anywhere, and the number is nobody else's.

use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::{draft, end, team};
use nidreg::cases::drafts::Start;
use nidreg::ids::RequestNumber;
use nidreg::people::Account;
use nidreg::refusal::Refusal;

fn delete(cast: &Cast, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
    cast.act(who, |conn, turn| draft::delete(conn, turn, number))
}

#[test]
fn nothing_of_a_deleted_draft_stays_but_its_number() {
    let cast = Cast::new();
    let number = cast.start(&cast.rita, &Start::NewFormal("secretname".into())).unwrap();
    cast.act(&cast.rita, |conn, turn| team::invite(conn, turn, number, "otto@cast.example")).unwrap();
    cast.leaving();
    assert!(delete(&cast, &cast.otto, number).is_err(), "it is not his, and he has not joined");
    delete(&cast, &cast.rita, number).unwrap();
    for who in [&cast.rita, &cast.otto, &cast.olga] {
        let seen = cast.store.read(|conn| nidreg::cases::see::see(conn, number, Some(who), cast.now));
        assert!(why(seen).contains("not found") || delete(&cast, who, number).is_err());
    }
    // The row says nothing, no table that belongs to it has one, and no email or event names it.
    let row =
        format!("SELECT kind || state || draft || done || coalesce(nid, '-') AS what FROM requests WHERE number = '{number}'");
    assert_eq!(rows(&cast, &row), ["new_informalwithdrawn{}-"]);
    for table in ["invitations", "previews", "members", "drafted_rules", "drafted_pledges", "correction_grounds", "link_tokens"] {
        assert_eq!(rows(&cast, &format!("SELECT 'x' AS what FROM {table}")), Vec::<String>::new(), "{table}");
    }
    let named = "SELECT subject AS what FROM outbox WHERE subject LIKE '%secretname%' OR body LIKE '%secretname%' \
                 UNION ALL SELECT detail FROM events WHERE detail LIKE '%secretname%' OR nid = 'secretname'";
    assert_eq!(rows(&cast, named), Vec::<String>::new());
    let next = cast.start(&cast.rita, &Start::NewInformal).unwrap();
    assert_ne!(next, number, "its number stays taken");
}

#[test]
fn a_request_that_was_sent_is_withdrawn_and_never_deleted() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    assert!(why(delete(&cast, &cast.rita, number)).contains("has been submitted"));
    cast.act(&cast.rita, |conn, turn| end::withdraw(conn, turn, number)).unwrap();
    assert!(why(delete(&cast, &cast.rita, number)).contains("has been submitted"));
    // A draft that was withdrawn before it was ever sent is one still.
    let draft = cast.start(&cast.rita, &Start::NewFormal("jetty".into())).unwrap();
    cast.act(&cast.rita, |conn, turn| end::withdraw(conn, turn, draft)).unwrap();
    delete(&cast, &cast.rita, draft).unwrap();
    assert_eq!(rows(&cast, "SELECT 'x' AS what FROM events WHERE nid = 'jetty'"), Vec::<String>::new());
    // A revision too, whose row must name its namespace while it is one.
    cast.registered("gauge");
    let revision = cast.start(&cast.rita, &Start::Revision("gauge".into())).unwrap();
    delete(&cast, &cast.rita, revision).unwrap();
}

#[test]
fn the_page_names_what_goes_and_the_team_is_told() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let owner = Person::demo(&house, "registrant");
    let started = owner.post("/register", &[("kind", "new_formal"), ("nid", "lanterns")]);
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    let at = format!("/requests/{number}/edit");
    assert_eq!(owner.post(&format!("{at}/team"), &[("email", "other@demo.example")]).status, 303);
    let join = crate::accounts::link(&crate::accounts::letter(&db, "other@demo.example", &format!("[{number}]")), "/join/");
    let member = Person::demo(&house, "other");
    assert_eq!(member.post(&join, &[]).status, 303);
    assert_eq!(member.get(&format!("{at}/delete")).status, 403, "the owner alone deletes it");
    let page = owner.get(&format!("{at}/delete")).body;
    assert!(page.contains("the work of Otto Other, who will be notified") && page.contains("urn:lanterns"), "{page}");
    assert!(owner.get(&format!("/requests/{number}")).body.contains("Delete draft"));
    // The button asks once more; nothing goes without it.
    assert_eq!(owner.post(&format!("{at}/delete"), &[]).status, 200);
    let gone = owner.post(&format!("{at}/delete"), &[("sure", "yes")]);
    assert_eq!((gone.status, gone.location.as_str()), (303, "/waiting"));
    for person in [&owner, &member] {
        assert_eq!(person.get(&at).status, 404);
    }
    let told = crate::accounts::letter(&db, "other@demo.example", "The draft");
    assert!(told.contains(&number) && !told.contains("lanterns"), "{told}");
    assert!(!owner.get("/register").body.contains(&number));
}
