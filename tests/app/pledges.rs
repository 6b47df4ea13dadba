//! What a registrant promises: given beside the draft, frozen with the text, published with the version, and found by it.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::pledges::{of_draft, save};
use nidreg::cases::drafts::Start;
use nidreg::cases::pledges::queries::sent;
use nidreg::resolution::pledge::{Answer, Pledges, Point, Stand};

fn given(point: Point, stand: Stand, words: &str) -> Pledges {
    let mut pledges = Pledges::default();
    pledges.set(point, Answer { stand, words: words.to_owned() }).unwrap();
    pledges
}

#[test]
fn promises_are_published_with_the_version_and_namespaces_are_found_by_them() {
    let cast = Cast::on(TestDb::new());
    let number = cast.start(&cast.rita, &Start::NewFormal("pledged".to_owned())).unwrap();
    let promised = given(Point::NeverReassign, Stand::Yes, "Numbers are counted up.");
    cast.act(&cast.rita, |conn, turn| save(conn, turn, &number, "{}", &promised)).unwrap();
    // Another window was first; somebody else's draft is not there.
    assert!(why(cast.act(&cast.rita, |conn, turn| save(conn, turn, &number, "{}", &promised))).contains("another window"));
    assert!(why(cast.act(&cast.edda, |conn, turn| of_draft(conn, turn, &number))).contains("not found"));
    cast.submit(&cast.rita, &number).unwrap();
    let request = cast.request(&number);
    let kept = cast.store.read(|conn| sent(conn, &request.id, 1)).unwrap();
    assert_eq!(kept, Some(promised));
    cast.open(&number, &[&cast.edda, &cast.sven]).unwrap();
    for expert in [&cast.edda, &cast.sven] {
        cast.approve_as_expert(expert, &number);
    }
    cast.approve(&number).unwrap();
    cast.register(&number).unwrap();

    let house = House::start(&cast.db, false);
    let nobody = Person::nobody(&house);
    let page = nobody.get("/assignments/urn-formal/pledged").body;
    assert!(page.contains("Numbers are counted up.") && page.contains("Given on ") && page.contains("with version 1"), "{page}");
    assert_eq!(page.matches("Not answered").count(), 4, "what was not answered is said");
    assert!(nobody.get(&format!("/requests/{number}")).body.contains("Numbers are counted up."));
    let found = nobody.get("/assignments/urn-namespaces?promise=never-reassign").body;
    assert!(found.contains("/assignments/urn-formal/pledged") && !found.contains("/assignments/urn-formal/isbn"), "{found}");
    assert!(!nobody.get("/assignments/urn-namespaces?promise=successor").body.contains("urn-formal/pledged"));
    assert_eq!(nobody.get("/assignments/urn-namespaces?promise=charm").status, 400);
}

#[test]
fn five_questions_stand_beside_the_draft_and_none_is_required() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (rita, otto) = (Person::demo(&house, "registrant"), Person::demo(&house, "other"));
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let at = |n: u32| format!("/requests/R-{year}-000{n}/edit/pledges");
    let page = rita.get(&at(1));
    assert_eq!((page.status, page.body.matches("<fieldset").count()), (200, 5), "{}", page.body);
    for section in ["registrant", "assignment"] {
        assert!(rita.get(&format!("/requests/R-{year}-0001/edit/{section}")).body.contains(&at(1)), "{section}");
    }
    let half = rita.post(&at(1), &[("was", "{}"), ("stability", "yes"), ("successor-words", "The national museum")]);
    assert_eq!(half.status, 422);
    assert!(half.body.contains("say how") && half.body.contains("Choose an answer too"), "{}", half.body);
    assert!(half.body.contains("The national museum"), "what was typed stays: {}", half.body);
    assert_eq!(rita.post(&at(1), &[("was", "{}"), ("charm", "yes")]).status, 400);
    let all = [("was", "{}"), ("stability", "partly"), ("stability-words", "Funded until 2030")];
    assert_eq!(rita.post(&at(1), &all).status, 303);
    assert_eq!(rita.post(&at(1), &all).status, 409, "saved from another window");
    assert!(rita.get(&format!("/requests/R-{year}-0001/edit/check")).body.contains("Funded until 2030"));
    // A draft of somebody else is not there; one that is sent is there, and not theirs to change.
    for (path, status) in [(at(1), 404), (at(4), 403)] {
        assert_eq!(otto.get(&path).status, status);
        assert_eq!(otto.post(&path, &all).status, status);
    }
}
