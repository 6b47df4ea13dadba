//! Tests the calendar of due dates at a private link: it contains only the owner's tasks, the link is stored as a hash, and a link that was
//! reset or removed is not found.

use crate::common::procedure_fixture::ProcedureFixture;
use crate::common::{Person, TestServer, column};
use nidreg::actions::{accounts, calendar};
use nidreg::web::journal::written;
use serde_json::Value;

/// The path of the link on the page that shows it.
fn link_in(page: &str) -> String {
    let token: String = page.split("/calendar/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect();
    format!("/calendar/{token}.ics")
}

#[test]
fn calendar_link_shows_due_dates_until_it_is_reset_or_removed() {
    let (db, server) = TestServer::on_new_database(true);
    let (expert, nobody) = (Person::demo(&server, "expert"), Person::nobody(&server));
    assert!(expert.get("/waiting").body.contains("Create calendar link"));
    let made = expert.post("/waiting/calendar", &[]);
    assert_eq!(made.status, 200, "{}", made.body);
    let first = link_in(&made.body);
    let page = expert.get("/waiting").body;
    assert!(page.contains("Reset calendar link") && !page.contains(".ics"), "the link is shown only once");

    let feed = nobody.get(&first);
    assert_eq!(feed.status, 200, "{}", feed.body);
    assert_eq!(feed.headers.get("content-type").unwrap(), "text/calendar; charset=utf-8");
    assert_eq!(feed.headers.get("cache-control").unwrap(), "no-store");
    let tasks = expert.ask("GET", "/waiting", &[("Accept", "application/json")]);
    let tasks: Value = serde_json::from_str(&tasks.body).unwrap();
    let due =
        tasks["waits"].as_array().unwrap().iter().filter(|task| !task["by"].is_null() && !task["about"]["number"].is_null());
    assert_eq!(feed.body.matches("BEGIN:VEVENT").count(), due.clone().count(), "{}", feed.body);
    assert!(due.clone().count() > 0, "the demonstration has a task with a due date: {tasks}");
    for task in due {
        let day = task["by"].as_str().unwrap()[..10].replace('-', "");
        assert!(feed.body.contains(&format!("DTSTART;VALUE=DATE:{day}\r\n")), "{task}: {}", feed.body);
    }
    assert!(!feed.body.contains("@demo.example") && !feed.body.contains("Registrant"), "{}", feed.body);

    // Only the hash of the token is stored.
    let token = first.trim_start_matches("/calendar/").trim_end_matches(".ics").to_owned();
    let sql = "SELECT token_hash AS what FROM calendars";
    let kept = column(&db.store(), sql);
    assert!(kept.len() == 1 && kept[0] != token);

    let second = link_in(&expert.post("/waiting/calendar", &[]).body);
    assert_eq!((nobody.get(&first).status, nobody.get(&second).status), (404, 200));
    for wrong in [second.replace(".ics", "0.ics"), format!("/calendar/{}.ics", "0".repeat(64)), "/calendar/x.ics".to_owned()] {
        assert_eq!(nobody.get(&wrong).status, 404, "{wrong}");
    }
    assert_eq!(expert.post("/waiting/calendar/end", &[]).status, 303);
    assert_eq!(nobody.get(&second).status, 404);
    assert_eq!(expert.post("/waiting/calendar/end", &[]).status, 404, "there is no link to remove");
}

#[test]
fn log_contains_the_pattern_of_a_calendar_link() {
    let secret = format!("/calendar/{}.ics", "a".repeat(64));
    assert_eq!(written(&secret, || Some("/calendar/{token}.ics".to_owned())), "/calendar/{token}.ics");
    assert!(!written(&secret.replace(".ics", ""), || None).contains("aaaa"), "a mistyped link is not logged");
}

#[test]
fn new_password_ends_the_calendar_link() {
    let fixture = ProcedureFixture::new();
    fixture.in_review("harbour", &[&fixture.sven]);
    let token = fixture.act(&fixture.sven, calendar::make).unwrap();
    let tasks = || fixture.store.read(|conn| calendar::tasks(conn, fixture.now, token.secret()));
    assert!(tasks().unwrap().0.iter().any(|task| task.by.is_some()));
    fixture.store.write(|conn| accounts::set_password(conn, &fixture.post, fixture.now, &fixture.sven, "none")).unwrap();
    assert!(tasks().unwrap_err().to_string().contains("not found"));
}
