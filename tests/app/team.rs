//! Collaborators of a request: invitation, removal, and the restrictions on former collaborators.

use crate::common::prelude::*;

fn id_of(page: &str) -> String {
    page.split("/edit/team/")
        .find_map(|part| part.split_once("/remove").map(|(id, _)| id.to_owned()).filter(|id| !id.contains('"')))
        .unwrap()
}

#[test]
fn former_collaborator_cannot_review_the_request() {
    let (db, server) = TestServer::on_new_database(true);
    let edit = format!("{}/edit", demo_request(2));
    let (registrant, lead, operator) =
        (Person::demo(&server, "registrant"), Person::demo(&server, "lead"), Person::demo(&server, "operator"));
    // R-…-0002 is in intake, so its text cannot be edited; the draft R-…-0001 can.
    let draft = format!("{}/edit", demo_request(1));
    assert_eq!(registrant.post(&format!("{draft}/team"), &[("email", "lead@demo.example")]).status, 303);
    let link = emailed_link(&db, "lead@demo.example", "/join/");
    assert_eq!(lead.post(&link, &[]).status, 303);
    // The link works only once.
    assert_eq!(Person::demo(&server, "other").post(&link, &[]).status, 404);
    assert_eq!(lead.get(&draft).status, 200);
    let page = registrant.get(&format!("{draft}/team")).body;
    assert_eq!(registrant.post(&format!("{draft}/team/{}/remove", id_of(&page)), &[]).status, 303);
    // Removal revokes access to the draft.
    assert_eq!(lead.get(&draft).status, 404);
    // After submission, the lead, a former collaborator, can neither be assigned nor act on the request.
    let seen = registrant.get(&draft).body;
    let revision = seen.split("name=\"save_number\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    registrant.post(&draft, &[("save_number", &revision), ("intent", "submit"), ("sure", "yes")]).is(303, &[]);
    let operator_page = demo_request(1);
    let page = operator.get(&operator_page).body;
    let part = page.split("class=\"choice\"").find(|part| part.contains("Lena Lead")).unwrap();
    let id = part.split("name=\"experts\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    operator.post(&format!("{operator_page}/open"), &[("experts", id)]).is(422, &["has a conflict of interest"]);
    for (act, form) in [
        ("position", vec![("revision", "1"), ("position", "approve"), ("reasons", "x")]),
        ("approve", vec![("revision", "1"), ("decision", "x")]),
    ] {
        lead.post(&format!("{}/{act}", demo_request(1)), &form).is(403, &[]);
    }
    assert_eq!(registrant.get(&format!("{edit}/team")).status, 409);
}

#[test]
fn withdrawn_invitation_link_returns_not_found() {
    let (db, server) = TestServer::on_new_database(true);
    let team = format!("{}/edit/team", demo_request(1));
    let registrant = Person::demo(&server, "registrant");
    assert_eq!(registrant.post(&team, &[("email", "other@demo.example")]).status, 303);
    assert_eq!(registrant.post(&team, &[("email", "other@demo.example")]).status, 422);
    let link = emailed_link(&db, "other@demo.example", "/join/");
    let other = Person::demo(&server, "other");
    assert_eq!(other.get(&link).status, 200);
    assert_eq!(registrant.post(&format!("{team}/uninvite"), &[("email", "other@demo.example")]).status, 303);
    assert_eq!((other.get(&link).status, other.post(&link, &[]).status), (404, 404));
    assert_eq!(registrant.post(&format!("{team}/uninvite"), &[("email", "other@demo.example")]).status, 404);
    // An address with a NUL byte is not found.
    for path in ["/requests/R%00", "/api/v1/requests/R%00"] {
        assert_eq!(other.get(path).status, 404, "{path}");
    }
}

#[test]
fn fast_track_draft_is_prefilled_with_the_fast_track_statement() {
    let (_db, _server, [registrant]) = TestServer::demo(["registrant"]);
    registrant
        .get("/register/path?need=public&existing=no&chosen=formal&requester=fast_track")
        .says(&["on the fast track", "name=\"requester\" value=\"fast_track\""]);
    let started =
        registrant.post("/register", &[("kind", "new_formal"), ("nid", "quickbody"), ("requester", "fast_track")]).is(303, &[]);
    // The first page asks for the body and its specification, which the request needs.
    let draft = started.location.trim_end_matches("/procedure").to_owned();
    assert!(started.location.ends_with("/edit/procedure"), "{}", started.location);
    let page = registrant.get(&draft).body;
    assert!(!page.contains("Must be fixed"), "nothing was edited yet: {page}");
    assert!(page.contains("under the fast-track procedure of RFC 8141, Section 6.3"), "{page}");
    // The fast track requires a specification.
    registrant.get(&format!("{draft}?checked=yes")).says(&[
        "Enter the body that requests the fast track, under Procedure",
        "the fast track requires one",
        "6.3",
    ]);
    // A request outside the fast track does not contain the statement.
    let plain = registrant.post("/register", &[("kind", "new_formal"), ("nid", "slowbody")]);
    assert!(!registrant.get(&plain.location).body.contains("under the fast-track procedure of RFC 8141, Section 6.3"));
}
