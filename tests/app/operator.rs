//! The operator queue: content of the rows, merging of duplicates, and escalation of overdue requests.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use crate::common::table::refused;
use nidreg::requests::timers::business_days_after;

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

/// The rest of the page is in the snapshots of `pages.rs`.
#[test]
fn queue_lists_each_request_once_with_its_due_date() {
    let (_db, _server, [operator]) = TestServer::demo(["operator"]);
    let page = operator.get("/operator").body;
    let rows: Vec<&str> = page.split("<th scope=\"row\"><a href=\"/requests/").skip(1).collect();
    // The operators have two working days: one request arrived yesterday, the other a week ago.
    for number in ["0002", "0011"].map(|number| format!("R-{}-{number}", nidreg::clock::day(nidreg::clock::now()).year())) {
        let record = operator.get(&format!("/requests/{number}.json")).json();
        let end = business_days_after(record["since"].as_str().unwrap().parse().unwrap(), 2);
        let (day, late) = (nidreg::clock::day(end), nidreg::clock::now() >= end);
        let due = if late { format!("<span class=\"late\">Overdue since {day}</span>") } else { format!("Due on {day}") };
        let row = rows.iter().find(|row| row.starts_with(&number)).unwrap().split("</tr>").next().unwrap();
        says(row, &["Rita Registrant", "community</span>", &format!("<td>{due}</td>")]);
    }
    let mut once: Vec<&str> = rows.iter().map(|row| row.split('"').next().unwrap()).collect();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), rows.len(), "{once:?}");
    says(&page, &["<span class=\"tag tag-warn\">name conflict</span>", "!not checked"]);
}

#[test]
fn queue_rows_show_markers_and_the_next_request() {
    let mut fixture = ProcedureFixture::new();
    let [first, second, third] =
        [("harbour", &fixture.rita.clone()), ("lighthouse", &fixture.otto.clone()), ("beacon", &fixture.otto.clone())].map(
            |(nid, who)| {
                fixture.minutes(1);
                fixture.submitted(who, &formal(nid))
            },
        );
    fixture.hold(third);
    run(&fixture, "UPDATE accounts SET disabled_at = '2027-01-04T09:30:00.000000Z' WHERE email = 'rita@cast.example'");
    let (_server, _, [olga]) = fixture.serve([&fixture.olga]);
    let queue = olga.get("/operator").body;
    for (number, marker) in [(first, "account closed"), (third, ">on hold<")] {
        let (_, row) = queue.split_once(&format!("<th scope=\"row\"><a href=\"/requests/{number}\"")).unwrap();
        says(row.split("</tr>").next().unwrap(), &[marker]);
    }
    for (number, next) in [(first, second), (second, third), (third, first)] {
        pages(&[(&olga, &format!("/requests/{number}"), 200, &[&format!("Next request: <a href=\"/requests/{next}\"")])]);
    }
    // The check results are stored on submission, so that listing rows does not check texts again.
    assert_eq!(
        count(&fixture.store, "SELECT count(*) AS count FROM revisions WHERE error_count + warning_count + note_count > 0"),
        3
    );
}

#[test]
fn page_after_an_action_states_what_happened_who_was_notified_and_how_to_undo_it() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let (_server, _, [olga, oskar]) = fixture.serve([&fixture.olga, &fixture.oskar]);
    let path = format!("/requests/{number}");
    let experts = [&fixture.edda, &fixture.sven].map(|who| ("experts", who.id.as_str()));
    let reserve = [("nid", "lightship"), ("reason", "Kept for the pilots")];
    let opened = &forms(&[(&olga, &format!("{path}/open"), &experts, 303, &[])])[0].location;
    let page = olga.get(opened).body;
    says(&page, &["Done: started the review. 2 experts are assigned."]);
    let notified = page.split("Notified by email: ").nth(1).unwrap().split("</p>").next().unwrap();
    // An email cannot be undone.
    says(notified, &[&fixture.edda.email, &fixture.sven.email, &fixture.rita.email, "!To undo this"]);
    // Another operator, and a later visit, see no notice. The lists that operators maintain show notices too.
    let reserved = &forms(&[(&olga, "/operator/reserved", &reserve, 303, &[])])[0].location;
    pages(&[
        (&oskar, opened, 200, &["!Done: started"]),
        (&olga, &path, 200, &["!Done: started"]),
        (&olga, reserved, 200, &["Done: reserved a NID. Kept for the pilots.", "“End reservation” on this page"]),
    ]);
}

#[test]
fn merging_duplicates_links_both_requests_and_can_be_undone() {
    let fixture = ProcedureFixture::new();
    let goes_on = fixture.submitted(&fixture.otto, &formal("tides"));
    fixture.open(goes_on, &[&fixture.edda, &fixture.tara]).unwrap();
    let ends = fixture.in_review("tide-s", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.sven, ends).unwrap();
    fixture.say(&fixture.sven, ends, "Who keeps the register?");
    // A request cannot be merged into one that was closed without a registration.
    let gone = fixture.submitted(&fixture.otto, &formal("ebb-tide"));
    fixture.withdraw(&fixture.otto, gone);
    refused([(fixture.close_as_duplicate(ends, gone), &format!("{gone} is closed (withdrawn)"))]);
    fixture.close_as_duplicate(ends, goes_on).unwrap();
    assert_eq!((fixture.state(ends), fixture.state(goes_on)), (State::Closed(CloseReason::Duplicate), State::Review));
    // Everyone who works on either request is notified once.
    let once = |email: &str| {
        for who in [&fixture.rita, &fixture.otto, &fixture.edda, &fixture.sven, &fixture.tara] {
            assert_eq!(notified(&fixture, ends, who, email).len(), 1, "{email} {}", who.name);
        }
    };
    once("closed");
    let (_server, nobody, []) = fixture.serve([]);
    let (closed, open) = (format!("/requests/{ends}"), format!("/requests/{goes_on}"));
    let (to_open, to_closed) = (format!("<a href=\"{open}\">{goes_on}</a>"), format!("<a href=\"{closed}\">{ends}</a>"));
    // The comments remain readable on the closed request.
    let merged = format!("Merged into this request: {to_closed}, with 1 open thread");
    pages(&[
        (&nobody, &closed, 200, &[&to_open, "Who keeps the register?"]),
        (&nobody, &open, 200, &[&merged, "!Who keeps the register?"]),
    ]);
    // After this is undone, both requests continue, and they no longer link to each other.
    fixture.reopen(&fixture.oskar, ends, "Another sea.").unwrap();
    assert_eq!(fixture.state(ends), State::Review);
    pages(&[(&nobody, &open, 200, &["!Merged into"])]);
    once("reopened");
}

/// The escalation emails to a user: the date and the last part of the subject.
fn escalated(fixture: &ProcedureFixture, number: RequestNumber, who: &Account) -> Vec<String> {
    let sql = format!(
        "SELECT o.created_at || '|' || o.subject AS what FROM outbox o JOIN requests r ON r.id = o.request_id
         WHERE r.number = '{number}' AND o.recipient = '{}' AND o.kind = 'escalation' ORDER BY o.created_at, o.id",
        who.email
    );
    let of = |row: String| {
        let (at, subject) = row.split_once('|').unwrap();
        format!("{} {}", &at[..10], subject.rsplit(": ").next().unwrap())
    };
    rows(fixture, &sql).into_iter().map(of).collect()
}

#[test]
fn overdue_request_is_escalated_to_administrators_and_then_made_public() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.run_jobs_for(20);
    // 2027-01-04 is a Monday: due on Wednesday, escalated to administrators a week later, public a week after that.
    assert_eq!(notified(&fixture, number, &fixture.olga, "overdue").len(), 1);
    assert_eq!(
        escalated(&fixture, number, &fixture.ada),
        ["2027-01-13 overdue, no activity", "2027-01-20 overdue since 6 January 2027"]
    );
    assert_eq!(escalated(&fixture, number, &fixture.olga), ["2027-01-20 overdue since 6 January 2027"]);
    let mark = "Overdue since 6 January 2027: waiting for the operators";
    let (_server, nobody, []) = fixture.serve([]);
    assert!(nobody.get(&format!("/requests/{number}")).body.contains(mark));
    // Administrators are notified again after a month.
    fixture.run_jobs_for(31);
    assert_eq!(escalated(&fixture, number, &fixture.olga).len(), 2);
    assert_eq!(escalated(&fixture, number, &fixture.ada).len(), 3);
    // An action ends the escalation.
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    assert!(!fixture.seen(number, None).has_condition(Condition::Escalated));
    assert!(!nobody.get(&format!("/requests/{number}")).body.contains(&format!("<strong>Escalated.</strong> {mark}")));
    assert_eq!(fixture.state(number), State::Review, "no scheduled job decided anything");
}

#[test]
fn overdue_review_is_escalated_to_lead_then_operators_then_admins() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.sven, &fixture.tara]);
    fixture.run_jobs_for(45);
    // Assigned on the 4th, due on the 18th, escalated to the lead six days later; the discussion also ended on the 18th.
    assert_eq!(
        escalated(&fixture, number, &fixture.edda),
        [
            "2027-01-24 position overdue",
            "2027-01-24 position overdue",
            "2027-02-01 no activity for 28 days",
            "2027-02-15 overdue since 1 February 2027",
        ]
    );
    assert_eq!(
        escalated(&fixture, number, &fixture.olga),
        ["2027-02-01 no activity for 28 days", "2027-02-15 overdue since 1 February 2027"]
    );
    assert_eq!(
        escalated(&fixture, number, &fixture.ada),
        ["2027-02-08 overdue, no activity", "2027-02-15 overdue since 1 February 2027"]
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
    fixture.hold(number);
    fixture.run_jobs_for(40);
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
    fixture.withdraw(&fixture.rita, number);
    let ended = page();
    assert!(ended.contains(&format!("Withdrawn<span class=\"soft\"><time>{}</time></span>", day(9))), "{ended}");
}

#[test]
fn message_from_an_operator_changes_no_due_date_and_is_listed_with_the_emails_of_the_request() {
    let fixture = ProcedureFixture::today();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let (_server, nobody, [olga, rita]) = fixture.serve([&fixture.olga, &fixture.rita]);
    let path = format!("/requests/{number}/message");
    let before = fixture.request(number);
    olga.post(&path, &[("recipients", "registrant"), ("message", " ")]).is(422, &["href=\"#message\""]);
    olga.post(&path, &[("message", "We are closed.")]).is(422, &["href=\"#recipients\""]);
    for (to, who) in [("registrant", &fixture.rita), ("experts", &fixture.sven)] {
        olga.post(&path, &[("recipients", to), ("message", "Our office is closed\nuntil Monday.")]).is(303, &[]);
        let email = newest_email(&fixture.db, &who.email, &format!("[{number}] urn:harbour: message from the operators"));
        assert!(email.contains("Our office is closed") && email.contains("All due dates stay the same"), "{email}");
    }
    assert_eq!((before.state, before.state_since), (fixture.request(number).state, fixture.request(number).state_since));
    let page = olga
        .get(&format!("/requests/{number}"))
        .says(&["Our office is closed", "emails about this request", "message from the operators"]);
    assert!(page.body.contains("message.eml"), "{}", page.body);
    let public = nobody.get(&format!("/requests/{number}")).body;
    assert!(
        public.contains("sent a message")
            && public.contains("The registrant and collaborators")
            && !public.contains("Our office is closed"),
        "{public}"
    );
    assert!(!rita.get(&format!("/requests/{number}")).body.contains("Our office is closed"), "only by email");
}
