//! Collaborators of a request: invitation, removal, and the restrictions on former collaborators.

use crate::common::{Person, TestDb, TestServer};
use std::time::{Duration, Instant};

/// The link of the newest invitation in the mail directory.
pub fn invitation(db: &TestDb, to: &str) -> String {
    let started = Instant::now();
    loop {
        let mut emails: Vec<_> = std::fs::read_dir(db.dir.path().join("mail"))
            .map(|dir| dir.map(|entry| entry.unwrap().path()).collect())
            .unwrap_or_default();
        emails.sort();
        for path in emails.iter().rev().filter(|path| path.extension().is_some_and(|extension| extension == "eml")) {
            let text = std::fs::read_to_string(path).unwrap().replace("=\r\n", "");
            if text.contains(&format!("To: {to}")) && text.contains("/join/") {
                return format!(
                    "/join/{}",
                    text.split("/join/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect::<String>()
                );
            }
        }
        assert!(started.elapsed() < Duration::from_mins(1), "no invitation came");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn id_of(page: &str) -> String {
    page.split("/edit/team/")
        .find_map(|part| part.split_once("/remove").map(|(id, _)| id.to_owned()).filter(|id| !id.contains('"')))
        .unwrap()
}

#[test]
fn former_collaborator_cannot_review_the_request() {
    let (db, server) = TestServer::on_new_database(true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let edit = format!("/requests/R-{year}-0002/edit");
    let (registrant, lead, operator) =
        (Person::demo(&server, "registrant"), Person::demo(&server, "lead"), Person::demo(&server, "operator"));
    // R-…-0002 is in intake, so its text cannot be edited; the draft R-…-0001 can.
    let draft = format!("/requests/R-{year}-0001/edit");
    assert_eq!(registrant.post(&format!("{draft}/team"), &[("email", "lead@demo.example")]).status, 303);
    let link = invitation(&db, "lead@demo.example");
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
    let submitted = registrant.post(&draft, &[("save_number", &revision), ("intent", "submit")]);
    assert_eq!(submitted.status, 303, "{}", submitted.body);
    let operator_page = format!("/requests/R-{year}-0001");
    let page = operator.get(&operator_page).body;
    let part = page.split("class=\"choice\"").find(|part| part.contains("Lena Lead")).unwrap();
    let id = part.split("name=\"experts\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let asked = operator.post(&format!("{operator_page}/open"), &[("experts", id)]);
    assert_eq!(asked.status, 422);
    assert!(asked.body.contains("has a conflict of interest"), "{}", asked.body);
    for (act, form) in [
        ("position", vec![("revision", "1"), ("position", "approve"), ("reasons", "x")]),
        ("approve", vec![("revision", "1"), ("decision", "x")]),
    ] {
        let answer = lead.post(&format!("/requests/R-{year}-0001/{act}"), &form);
        assert_eq!(answer.status, 403, "{act}: {}", answer.body);
    }
    assert_eq!(registrant.get(&format!("{edit}/team")).status, 409);
}

#[test]
fn withdrawn_invitation_link_returns_not_found() {
    let (db, server) = TestServer::on_new_database(true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let team = format!("/requests/R-{year}-0001/edit/team");
    let registrant = Person::demo(&server, "registrant");
    assert_eq!(registrant.post(&team, &[("email", "other@demo.example")]).status, 303);
    assert_eq!(registrant.post(&team, &[("email", "other@demo.example")]).status, 422);
    let link = invitation(&db, "other@demo.example");
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
    let (_db, server) = TestServer::on_new_database(true);
    let registrant = Person::demo(&server, "registrant");
    let path = registrant.get("/register/path?need=public&existing=no&chosen=formal&requester=fast_track").body;
    assert!(path.contains("on the fast track") && path.contains("name=\"requester\" value=\"fast_track\""));
    let started = registrant.post("/register", &[("kind", "new_formal"), ("nid", "quickbody"), ("requester", "fast_track")]);
    assert_eq!(started.status, 303, "{}", started.body);
    // The first page asks for the body and its specification, which the request needs.
    let draft = started.location.trim_end_matches("/procedure").to_owned();
    assert!(started.location.ends_with("/edit/procedure"), "{}", started.location);
    let page = registrant.get(&draft).body;
    assert!(!page.contains("Must be fixed"), "nothing was edited yet: {page}");
    assert!(page.contains("under the fast-track procedure of RFC 8141, Section 6.3"), "{page}");
    // The fast track requires a specification.
    let check = registrant.get(&format!("{draft}?checked=yes")).body;
    assert!(check.contains("Enter the body that requests the fast track, under Procedure"), "{check}");
    assert!(check.contains("the fast track requires one") && check.contains("6.3"));
    // A request outside the fast track does not contain the statement.
    let plain = registrant.post("/register", &[("kind", "new_formal"), ("nid", "slowbody")]);
    assert!(!registrant.get(&plain.location).body.contains("under the fast-track procedure of RFC 8141, Section 6.3"));
}
