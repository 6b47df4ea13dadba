//! The operator queue: content of the rows, merging of duplicates, and escalation of overdue requests.

use crate::common::procedure_fixture::{ProcedureFixture, formal, rows, run, signed_in, why};
use crate::common::{Person, TestServer, count};
use jiff::SignedDuration;
use nidreg::actions::{close, comment, disputes};
use nidreg::cases::comments::NewComment;
use nidreg::cases::timers::business_days_after;
use nidreg::cases::{CloseReason, Condition, State};
use nidreg::ids::RequestNumber;
use nidreg::users::Account;
use std::collections::BTreeMap;

/// The emails of one template that a user received about a request, as subject and body, oldest first.
fn notified(fixture: &ProcedureFixture, number: RequestNumber, who: &Account, email: &str) -> Vec<String> {
    rows(
        fixture,
        &format!(
            "SELECT o.subject || ' | ' || o.body AS what FROM outbox o JOIN requests r ON r.id = o.request_id
             WHERE r.number = '{number}' AND o.recipient = '{}' AND o.kind = '{email}' ORDER BY o.created_at, o.id",
            who.email
        ),
    )
}

#[test]
fn queue_row_shows_requester_check_result_and_special_tags() {
    let (_db, server) = TestServer::on_new_database(true);
    let operator = Person::demo(&server, "operator");
    let operator_page = operator.get("/operator").body;
    // The operators have two working days: one request arrived yesterday, the other a week ago.
    for number in ["0002", "0011"].map(|number| format!("R-{}-{number}", nidreg::clock::day(nidreg::clock::now()).year())) {
        let record: serde_json::Value = serde_json::from_str(&operator.get(&format!("/requests/{number}.json")).body).unwrap();
        let end = business_days_after(record["since"].as_str().unwrap().parse().unwrap(), 2);
        let (day, late) = (nidreg::clock::day(end), nidreg::clock::now() >= end);
        let due = if late { format!("<span class=\"late\">Overdue since {day}</span>") } else { format!("Due on {day}") };
        let row = operator_page.split(&format!("<th scope=\"row\"><a href=\"/requests/{number}\"")).nth(1).unwrap();
        let row = row.split("</tr>").next().unwrap();
        for words in ["Rita Registrant", "community</span>", &format!("<td>{due}</td>")] {
            assert!(row.contains(words), "{words}: {row}");
        }
    }
    assert!(operator_page.contains("Checks: no findings") || operator_page.contains(" to review"), "{operator_page}");
    assert!(!operator_page.contains("not checked"), "each text was counted when it was submitted");
    // A name conflict is tagged in its row.
    assert!(operator_page.contains("<span class=\"tag tag-warn\">name conflict</span>"), "{operator_page}");
    let numbers = |path: &str| {
        let page = operator.get(path).body;
        let found: Vec<String> = page
            .split("<th scope=\"row\"><a href=\"/requests/")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().to_owned())
            .collect();
        found
    };
    let all = numbers("/operator");
    let mut once = all.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), all.len(), "each request is on the page once: {all:?}");
    // The tasks precede everything else on the page.
    assert!(
        operator_page.find("<table").unwrap() < operator_page.find("href=\"/operator/reserved\"").unwrap(),
        "{operator_page}"
    );
    let number = all[0].clone();
    let page = operator.get(&format!("/requests/{number}")).body;
    assert!(page.contains("Next request: <a href=\"/requests/R-"), "{page}");
}

#[test]
fn queue_rows_show_markers_and_the_next_request() {
    let mut fixture = ProcedureFixture::new();
    let first = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.minutes(1);
    let second = fixture.submitted(&fixture.otto, &formal("lighthouse"));
    fixture.minutes(1);
    let third = fixture.submitted(&fixture.otto, &formal("beacon"));
    fixture.act(&fixture.olga, |conn, ctx| disputes::hold(conn, ctx, third, "Court of Exampleton, 7 O 12/27")).unwrap();
    run(&fixture, "UPDATE accounts SET disabled_at = '2027-01-04T09:30:00.000000Z' WHERE email = 'rita@cast.example'");
    let server = TestServer::start(&fixture.db, false);
    let olga = signed_in(&server, &fixture, &fixture.olga);
    let operator_page = olga.get("/operator").body;
    let row = |number: RequestNumber| {
        let from = operator_page
            .find(&format!("<th scope=\"row\"><a href=\"/requests/{number}\""))
            .unwrap_or_else(|| panic!("{operator_page}"));
        operator_page[from..].split("</tr>").next().unwrap().to_owned()
    };
    assert!(row(first).contains("account closed"), "{}", row(first));
    assert!(row(third).contains(">on hold<"), "{}", row(third));
    let next = |number: RequestNumber| {
        let page = olga.get(&format!("/requests/{number}")).body;
        page.split("Next request: <a href=\"/requests/").nth(1).map(|rest| rest.split('"').next().unwrap().to_owned())
    };
    assert_eq!([next(first), next(second), next(third)], [second, third, first].map(|number| Some(number.to_string())));
    // The check results are stored on submission, so that listing rows does not check texts again.
    assert_eq!(
        count(&fixture.store, "SELECT count(*) AS count FROM revisions WHERE error_count + warning_count + note_count > 0"),
        3
    );
}

#[test]
fn page_after_an_action_states_what_happened_who_was_notified_and_how_to_undo_it() {
    let fixture = ProcedureFixture::new();
    // The server uses the real clock, so appointments must start in the past.
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let server = TestServer::start(&fixture.db, false);
    let olga = signed_in(&server, &fixture, &fixture.olga);
    let (edda, sven) = (fixture.edda.id.to_string(), fixture.sven.id.to_string());
    let opened = olga.post(&format!("/requests/{number}/open"), &[("experts", edda.as_str()), ("experts", sven.as_str())]);
    assert_eq!(opened.status, 303, "{}", opened.body);
    let page = olga.get(&opened.location).body;
    assert!(page.contains("Done: started the review. 2 experts are assigned."), "{page}");
    let notified = page.split("Notified by email: ").nth(1).unwrap().split("</p>").next().unwrap();
    for who in [&fixture.edda, &fixture.sven, &fixture.rita] {
        assert!(notified.contains(&who.email), "{}: {notified}", who.email);
    }
    assert!(!notified.contains("To undo this"), "an email cannot be undone: {notified}");
    // Another operator, and a later visit, see no notice.
    let oskar = signed_in(&server, &fixture, &fixture.oskar);
    assert!(!oskar.get(&opened.location).body.contains("Done: started"));
    assert!(!olga.get(&format!("/requests/{number}")).body.contains("Done: started"));
    // Also on the lists that operators maintain.
    let reserved = olga.post("/operator/reserved", &[("nid", "lightship"), ("reason", "Kept for the pilots")]);
    let page = olga.get(&reserved.location).body;
    assert!(
        page.contains("Done: reserved a NID. Kept for the pilots.") && page.contains("“End reservation” on this page"),
        "{page}"
    );
}

#[test]
fn merging_duplicates_links_both_requests_and_can_be_undone() {
    let fixture = ProcedureFixture::new();
    let goes_on = fixture.submitted(&fixture.otto, &formal("tides"));
    fixture.open(goes_on, &[&fixture.edda, &fixture.tara]).unwrap();
    let ends = fixture.submitted(&fixture.rita, &formal("tide-s"));
    fixture.open(ends, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.disclose(&fixture.sven, ends).unwrap();
    let said = NewComment { body: "Who keeps the register?", ..NewComment::default() };
    fixture.act(&fixture.sven, |conn, ctx| comment::comment(conn, ctx, ends, &said)).unwrap();
    let merge = |of: &str| {
        fixture.act(&fixture.olga, |conn, ctx| {
            close::close(conn, ctx, ends, (Some(CloseReason::Duplicate), of), "The same society.")
        })
    };
    // A request cannot be merged into one that was closed without a registration.
    let gone = fixture.submitted(&fixture.otto, &formal("ebb-tide"));
    fixture.act(&fixture.otto, |conn, ctx| nidreg::actions::close::withdraw(conn, ctx, gone)).unwrap();
    assert!(why(merge(&gone.to_string())).contains(&format!("{gone} is closed (withdrawn)")));
    merge(&goes_on.to_string()).unwrap();
    assert_eq!((fixture.state(ends), fixture.state(goes_on)), (State::Closed(CloseReason::Duplicate), State::Review));
    // Everyone who works on either request is notified once.
    for who in [&fixture.rita, &fixture.otto, &fixture.edda, &fixture.sven, &fixture.tara] {
        assert_eq!(notified(&fixture, ends, who, "closed").len(), 1, "{}", who.name);
    }
    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    let (closed, open) = (nobody.get(&format!("/requests/{ends}")).body, nobody.get(&format!("/requests/{goes_on}")).body);
    assert!(closed.contains(&format!("<a href=\"/requests/{goes_on}\">{goes_on}</a>")), "{closed}");
    assert!(closed.contains("Who keeps the register?"), "the comments remain readable on the closed request");
    assert!(
        open.contains(&format!("Merged into this request: <a href=\"/requests/{ends}\">{ends}</a>, with 1 open thread")),
        "{open}"
    );
    assert!(!open.contains("Who keeps the register?"));
    // After this is undone, both requests continue, and they no longer link to each other.
    fixture.act(&fixture.oskar, |conn, ctx| close::reopen(conn, ctx, ends, "Another sea.")).unwrap();
    assert_eq!(fixture.state(ends), State::Review);
    assert!(!nobody.get(&format!("/requests/{goes_on}")).body.contains("Merged into"));
    for who in [&fixture.rita, &fixture.otto, &fixture.edda, &fixture.sven, &fixture.tara] {
        assert_eq!(notified(&fixture, ends, who, "reopened").len(), 1, "{}", who.name);
    }
}

/// The escalation emails to a user: the date and the last part of the subject.
fn escalated(fixture: &ProcedureFixture, number: RequestNumber, who: &Account) -> Vec<(String, String)> {
    let sql = format!(
        "SELECT o.created_at || '|' || o.subject AS what FROM outbox o JOIN requests r ON r.id = o.request_id
         WHERE r.number = '{number}' AND o.recipient = '{}' AND o.kind = 'escalation' ORDER BY o.created_at, o.id",
        who.email
    );
    let of = |row: String| {
        let (at, subject) = row.split_once('|').unwrap();
        (at[..10].to_owned(), subject.rsplit(": ").next().unwrap().to_owned())
    };
    rows(fixture, &sql).into_iter().map(of).collect()
}

#[test]
fn overdue_request_is_escalated_to_administrators_and_then_made_public() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let pair = |day: &str, what: &str| (day.to_owned(), what.to_owned());
    for _ in 0..20 {
        fixture.retract();
        fixture.days(1);
    }
    // 2027-01-04 is a Monday: due on Wednesday, escalated to administrators a week later, public a week after that.
    assert_eq!(notified(&fixture, number, &fixture.olga, "overdue").len(), 1);
    assert_eq!(
        escalated(&fixture, number, &fixture.ada),
        [pair("2027-01-13", "overdue, no activity"), pair("2027-01-20", "overdue since 6 January 2027")]
    );
    assert_eq!(escalated(&fixture, number, &fixture.olga), [pair("2027-01-20", "overdue since 6 January 2027")]);
    let mark = "Overdue since 6 January 2027: waiting for the operators";
    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    assert!(nobody.get(&format!("/requests/{number}")).body.contains(mark));
    // Administrators are notified again after a month.
    for _ in 0..31 {
        fixture.retract();
        fixture.days(1);
    }
    assert_eq!(escalated(&fixture, number, &fixture.olga).len(), 2);
    assert_eq!(escalated(&fixture, number, &fixture.ada).len(), 3);
    // An action ends the escalation.
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    assert!(!fixture.seen(number, None).has(Condition::Escalated));
    assert!(!nobody.get(&format!("/requests/{number}")).body.contains(&format!("<strong>Escalated.</strong> {mark}")));
    assert_eq!(fixture.state(number), State::Review, "no scheduled job decided anything");
}

#[test]
fn overdue_review_is_escalated_to_lead_then_operators_then_admins() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.sven, &fixture.tara]);
    for _ in 0..45 {
        fixture.retract();
        fixture.days(1);
    }
    let pair = |day: &str, what: &str| (day.to_owned(), what.to_owned());
    // Assigned on the 4th, due on the 18th, escalated to the lead six days later; the discussion also ended on the 18th.
    assert_eq!(
        escalated(&fixture, number, &fixture.edda),
        [
            pair("2027-01-24", "position overdue"),
            pair("2027-01-24", "position overdue"),
            pair("2027-02-01", "no activity for 28 days"),
            pair("2027-02-15", "overdue since 1 February 2027"),
        ]
    );
    assert_eq!(
        escalated(&fixture, number, &fixture.olga),
        [pair("2027-02-01", "no activity for 28 days"), pair("2027-02-15", "overdue since 1 February 2027")]
    );
    assert_eq!(
        escalated(&fixture, number, &fixture.ada),
        [pair("2027-02-08", "overdue, no activity"), pair("2027-02-15", "overdue since 1 February 2027")]
    );
    assert!(escalated(&fixture, number, &fixture.sven).is_empty() && escalated(&fixture, number, &fixture.tara).is_empty());
    let why = "Overdue since 1 February 2027: waiting for the experts and their lead";
    let seen = fixture.seen(number, None);
    assert_eq!(seen.conditions.iter().find(|begun| begun.condition == Condition::Escalated).unwrap().reason, why);
}

#[test]
fn reminders_are_limited_to_one_email_per_request_recipient_and_day() {
    let mut fixture = ProcedureFixture::new();
    for nid in ["harbour", "lighthouse", "beacon", "buoy-mark"] {
        fixture.submitted(&fixture.rita, &formal(nid));
    }
    let reviewed = fixture.submitted(&fixture.rita, &formal("reviewed"));
    fixture.open(reviewed, &[&fixture.sven]).unwrap();
    let mut by_day: BTreeMap<(String, String, String), usize> = BTreeMap::new();
    for _ in 0..60 {
        fixture.retract();
        for _ in 0..3 {
            fixture.now += SignedDuration::from_hours(8);
            let day = fixture.now.to_string()[..10].to_owned();
            for one in fixture.leaving() {
                if ["reminder", "overdue", "escalation"].contains(&one.kind.as_str()) {
                    let number = one.subject.split(']').next().unwrap().to_owned();
                    assert!(number.starts_with("[R-2027-"), "{one:?}");
                    *by_day.entry((one.recipient, number, day.clone())).or_default() += 1;
                }
            }
        }
    }
    assert!(by_day.keys().any(|(who, ..)| *who == fixture.ada.email), "administrators too: {by_day:#?}");
    assert!(by_day.values().all(|count| *count == 1), "{by_day:#?}");
}

#[test]
fn request_on_hold_is_not_overdue() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.act(&fixture.olga, |conn, ctx| disputes::hold(conn, ctx, number, "Court of Exampleton, 7 O 12/27")).unwrap();
    for _ in 0..40 {
        fixture.retract();
        fixture.days(1);
    }
    assert!(
        notified(&fixture, number, &fixture.olga, "overdue").is_empty() && escalated(&fixture, number, &fixture.ada).is_empty()
    );
}

#[test]
fn each_step_of_a_request_shows_its_date() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &formal("tides")).unwrap();
    let begun = fixture.now;
    fixture.days(2);
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.days(3);
    fixture.open(number, &[&fixture.edda]).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = || Person::nobody(&server).get(&format!("/requests/{number}")).body;
    let day = |days: i64| (begun + SignedDuration::from_hours(24 * days)).strftime("%Y-%m-%d").to_string();
    let review = page();
    for (step, at) in [("Draft", 0), ("Validating request", 2)] {
        assert!(review.contains(&format!("{step}<span class=\"soft\"><time>{}</time></span>", day(at))), "{step}: {review}");
    }
    assert!(review.contains(&format!("Expert review<span class=\"soft\">since <time>{}</time></span>", day(5))), "{review}");
    assert!(review.contains("Ready to register</li>"), "future steps have no date: {review}");
    // The final state shows its date without "since".
    fixture.days(4);
    fixture.act(&fixture.rita, |conn, ctx| nidreg::actions::close::withdraw(conn, ctx, number)).unwrap();
    let ended = page();
    assert!(ended.contains(&format!("Withdrawn<span class=\"soft\"><time>{}</time></span>", day(9))), "{ended}");
}
