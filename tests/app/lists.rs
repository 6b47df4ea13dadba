//! Lists of requests, accounts, emails and events: pagination, search, filters, and the order and queries of queues.

use crate::common::prelude::*;
use crate::common::procedure_fixture::{comment_on_syntax, run};
use diesel::Connection;
use diesel::connection::InstrumentationEvent;
use nidreg::requests::tasks::{experts, mine};
use nidreg::requests::viewer::load_view_with_holder;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The request numbers on a page.
fn numbers(page: &str) -> BTreeSet<String> {
    page.match_indices("R-20").filter_map(|(at, _)| page.get(at..at + 11)).map(str::to_owned).collect()
}

/// The target of the link with this text.
fn later(page: &str, words: &str) -> Option<String> {
    let end = page.find(&format!("\">{words}"))?;
    let start = page[..end].rfind("href=\"")? + 6;
    Some(page[start..end].replace("&amp;", "&").replace("&#38;", "&"))
}

#[test]
fn request_list_pagination_skips_no_request_when_one_changes_state() {
    const ALL: usize = 60;
    let fixture = ProcedureFixture::on(TestDb::new());
    let sent: BTreeSet<String> = (0..ALL)
        .map(|i| fixture.submitted(&fixture.rita, &DraftPurpose::NewFormal(format!("tide-table-{i}"))).to_string())
        .collect();
    let (_server, reader, []) = fixture.serve([]);
    let first = reader.get("/requests").is(200, &["Waiting for operators", "<span>60</span>"]);
    let shown = numbers(&first.body);
    assert_eq!(shown.len(), 50);
    // The last request of the first page moves to review in the meantime; the second page still starts where the first ended.
    let last = shown.iter().next_back().unwrap();
    fixture.open(last.parse().unwrap(), &[&fixture.edda, &fixture.sven]).unwrap();
    let next = later(&first.body, "Later requests").expect("a second page");
    let second = reader.get(&next).is(200, &[]);
    let rest = numbers(&second.body);
    assert_eq!(&shown | &rest, sent);
    assert!(later(&second.body, "Later requests").is_none(), "{}", second.body);
    // By action holder.
    assert_eq!(numbers(&reader.get("/requests?action_holder=experts").body), BTreeSet::from([last.clone()]));
    assert_eq!(numbers(&reader.get("/requests?action_holder=registrant").body), BTreeSet::new());
    assert!(reader.get("/requests?action_holder=ended").body.contains("None yet"));
    assert_eq!(reader.get("/requests?action_holder=everybody").status, 400);
    assert_eq!(reader.get("/requests?after=R-2026-0001").status, 400);
    // The API returns all of them at once.
    let json = reader.get("/api/v1/requests").json();
    assert_eq!(json["requests"].as_array().unwrap().len(), ALL.min(100));
}

/// The number of queries that a function runs on the database of the fixture.
fn queries_of(
    fixture: &ProcedureFixture,
    read: impl FnOnce(&mut nidreg::store::AnyConnection) -> Result<(), nidreg::refusal::Refusal>,
) -> usize {
    let asked = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&asked);
    fixture
        .store
        .read(|conn| {
            conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
                if matches!(event, InstrumentationEvent::StartQuery { .. }) {
                    counter.fetch_add(1, Ordering::Relaxed);
                }
            });
            read(conn)
        })
        .unwrap();
    asked.load(Ordering::Relaxed)
}

/// The number of queries that an expert's queue with `rows` requests runs.
fn questions(fixture: &ProcedureFixture, rows: usize) -> usize {
    queries_of(fixture, |conn| {
        let page = experts::page(conn, &fixture.sven, fixture.now, None, 25)?;
        assert_eq!(page.tasks.len(), rows);
        Ok(())
    })
}

#[test]
fn expert_queue_runs_exactly_ten_queries_per_additional_request() {
    let fixture = ProcedureFixture::new();
    let waiting = |name: &str| {
        fixture.in_review(name, &[&fixture.edda, &fixture.sven]);
    };
    waiting("tide-table-1");
    let one = questions(&fixture, 1);
    for name in ["tide-table-2", "tide-table-3", "tide-table-4", "tide-table-5"] {
        waiting(name);
    }
    // The queries load its collaborators and former collaborators, other requests for its NID, conditions, the expert's disclosures and
    // actions, revisions, exclusions, positions, and granted appeals.
    let more = questions(&fixture, 5) - one;
    assert_eq!(more, 4 * 10);
}

#[test]
fn overdue_positions_of_all_listed_requests_are_read_in_one_query() {
    let fixture = ProcedureFixture::new();
    let waiting = |name: &str| {
        let number = fixture.in_review(name, &[&fixture.edda, &fixture.sven, &fixture.tara]);
        fixture.disclose(&fixture.sven, number).unwrap();
        comment_on_syntax(&fixture, &fixture.sven, number, "Why twelve digits?");
        number
    };
    // The server uses the real clock, which is earlier than the one of the fixture.
    let assigned_long_ago = || {
        run(&fixture, "UPDATE assignments SET assigned_at = '2020-01-01T00:00:00.000000Z'");
        fixture.refresh_tasks();
    };
    let tasks = || {
        queries_of(&fixture, |conn| {
            let waits = mine::own_tasks(conn, &fixture.rita, fixture.now)?.tasks;
            assert!(!waits.is_empty());
            Ok(())
        })
    };
    let all = waiting("tide-table-1");
    assigned_long_ago();
    let one = tasks();
    let two = waiting("tide-table-2");
    fixture.approve_as_expert(&fixture.edda, two);
    let declined = waiting("tide-table-3");
    fixture.act(&fixture.edda, |conn, ctx| disclose::decline_assignment(conn, ctx, declined, "No time.")).unwrap();
    fixture.approve_as_expert(&fixture.tara, declined);
    let none = waiting("tide-table-4");
    fixture.act(&fixture.tara, |conn, ctx| disclose::disclose(conn, ctx, none, Interest::Conflict, "My employer.")).unwrap();
    fixture.approve_as_experts(none);
    assigned_long_ago();
    assert_eq!(tasks(), one, "the number of queries does not depend on the number of requests");
    let count = |number: RequestNumber| {
        let seen = fixture.store.read(|conn| load_view_with_holder(conn, number, None, nidreg::clock::now())).unwrap();
        (seen.request.action_holder(), seen.request.count_late_positions(nidreg::clock::now()))
    };
    let expected =
        |three: usize, two_left: usize, one_left: usize| [three, two_left, one_left, 0].map(|late| (Some("registrant"), late));
    assert_eq!([all, two, declined, none].map(count), expected(3, 2, 1));
    let server = TestServer::start(&fixture.db, false);
    let list = || Person::nobody(&server).get("/requests?action_holder=registrant").body;
    let page = list();
    for words in ["the positions of 3 experts are", "the positions of 2 experts are", "the position of an expert is"] {
        assert_eq!(page.matches(&format!("reply to the experts; {words} also overdue")).count(), 1, "{words}: {page}");
    }
    // An expert whose appointment has ended owes nothing.
    run(&fixture, &format!("UPDATE appointments SET until = '2026-01-01' WHERE account_id = '{}'", fixture.tara.id));
    fixture.refresh_tasks();
    assert_eq!([all, two, declined, none].map(count), expected(2, 1, 1));
    assert_eq!(list().matches("the position of an expert is also overdue").count(), 2);
}

#[test]
fn queues_list_own_tasks_before_those_waiting_on_others() {
    let (_db, server) = TestServer::on_new_database(true);
    let operator_page = Person::demo(&server, "operator").get("/operator").body;
    let action_required = operator_page.find("id=\"operators\"").unwrap();
    let others = operator_page.find("id=\"others\"").unwrap();
    assert!(action_required < others);
    assert!(
        operator_page[action_required..others].contains("Start review")
            && operator_page[action_required..others].contains("Publish"),
        "{operator_page}"
    );
    // The registrant was asked for information: the request lapses after ninety days without an answer.
    let number = demo_number(4);
    let record = Person::nobody(&server).get(&format!("/requests/{number}.json")).body;
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(record["state"], "with_requester");
    let since: jiff::Timestamp = record["since"].as_str().unwrap().parse().unwrap();
    let due = nidreg::clock::day(since).saturating_add(jiff::Span::new().days(90));
    let row = operator_page[others..].split(&format!("<th scope=\"row\"><a href=\"/requests/{number}\"")).nth(1).unwrap();
    let row = row.split("</tr>").next().unwrap();
    assert!(row.contains(&format!("<td>Due on {due}</td>")), "{due}: {row}");
    let queue = Person::demo(&server, "expert").get("/reviews").body;
    assert!(queue.find("Action required").unwrap() < queue.find("Waiting on others").unwrap());
    assert!(queue.contains("Lighthouses of one county"), "the subject of each entry: {queue}");
    // A draft is listed for its registrant but not in the public list.
    let registrant = Person::demo(&server, "registrant").get("/register").body;
    assert!(registrant.contains("urn:lighthouse") && !Person::nobody(&server).get("/requests").body.contains("urn:lighthouse"));
}

#[test]
fn operators_and_administrators_can_search_filter_and_page_lists() {
    let (db, server, [operator, admin]) = TestServer::demo(["operator", "admin"]);

    let all = operator.get("/operator/emails").body;
    let some = operator.get("/operator/emails?q=SEEDBANK").body;
    assert!(
        some.contains("seedbank") && !some.contains("herbarium") && all.matches("<tr><th").count() == 51,
        "a page has 50 rows"
    );
    // The kind is found as words, but not shown.
    operator.get("/operator/emails?q=to+list").says(&["for review until", "!to list<"]);
    assert!(operator.get("/operator/emails?disposition=bounced").body.contains("None."));
    assert_eq!(operator.get("/operator/emails?disposition=eaten").status, 400);
    assert_eq!(operator.get("/operator/emails?q=100%25_").status, 200);

    let people = |query: &str| admin.get(&format!("/admin/accounts?{query}")).body.matches("<section class=\"card\"").count();
    assert_eq!(people("q=SECOND-EXPERT@"), 1);
    assert_eq!(people("q=second_expert@"), 0, "a wildcard character matches only itself");
    assert!(people("role=operator") >= 1 && people("role=operator") < people(""));
    assert_eq!(admin.get("/admin/accounts?role=king").status, 400);

    // Requests are found by number, by name and, for operators, by person; anonymous users do not find drafts.
    let nobody = Person::nobody(&server);
    let found = |who: &Person, path: &str| numbers(who.get(path).body.split("id=\"found\"").nth(1).unwrap()).len();
    assert_eq!(found(&nobody, "/requests?q=HERBARIUM"), 1);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    assert_eq!(found(&nobody, &format!("/requests?q={year}-0004")), 1);
    assert_eq!((found(&nobody, "/requests?q=lighthouse"), found(&nobody, "/requests?q=registrant@demo")), (0, 0));
    assert!(found(&operator, "/operator?q=registrant@demo") > 5 && found(&operator, "/operator?q=tidegauge") == 1);
    assert!(operator.get("/operator?q=nothing-like-it").body.contains("No results."));

    // The pages of the audit log together have as many entries as there are events.
    let store = db.store();
    let written = crate::common::count(&store, "SELECT count(*) AS count FROM events");
    let (mut path, mut seen) = ("/admin/audit".to_owned(), 0);
    loop {
        let page = admin.get(&path).is(200, &[]);
        seen += page.body.matches("<tr><th scope=\"row\"").count();
        let Some(next) = later(&page.body, "Earlier entries") else { break };
        path = next;
    }
    assert_eq!(i64::try_from(seen).unwrap(), written);
    let found = admin.get("/admin/audit?q=changed-my-mind&act=closed").body;
    assert!(found.contains("changed-my-mind") && found.matches("<tr><th scope=\"row\"").count() >= 1, "{found}");
    assert!(admin.get("/admin/audit?q=tide").body.contains("<tr><th"), "a part of a name is enough");
    assert!(admin.get("/admin/audit?q=registrant@demo.example").body.contains("registrant@demo.example"));
    assert_eq!(admin.get("/admin/audit?act=nothing").status, 400);
    assert_eq!(operator.get("/admin/audit").status, 404);
}

#[test]
fn request_and_namespace_histories_filter_events_by_text() {
    let (_db, _server, [reader]) = TestServer::demo(["nobody"]);
    let rows = |path: &str| {
        let answer = reader.get(path).is(200, &[]);
        let page = scraper::Html::parse_document(&answer.body);
        let of = |css: &str| {
            let rows = scraper::Selector::parse(css).unwrap();
            page.select(&rows).map(|row| row.text().collect::<String>().to_lowercase()).collect::<Vec<_>>()
        };
        ([of("#main ol.log > li"), of("#main table.stack tbody tr")].concat(), answer.body)
    };
    for (path, name) in [(demo_request(7), "history"), ("/assignments/urn-formal/example/history".into(), "q")] {
        let (all, page) = rows(&path);
        assert!(all.len() > 2, "{all:?}");
        // A long history begins with the oldest event, and links to the newest.
        assert_eq!(page.contains(">Latest event</a>"), name == "history" && all.len() > 5, "{all:?}");
        let (found, page) = rows(&format!("{path}?{name}=%20REGISTERED%20"));
        assert!(!found.is_empty() && found.len() < all.len(), "{found:?}");
        assert!(found.iter().all(|row| row.contains("registered")), "{found:?}");
        assert!(page.contains(&format!("name=\"{name}\" value=\"REGISTERED\"")), "the input is preserved");
        let (none, page) = rows(&format!("{path}?{name}=no-such-word%3Cb%3E"));
        assert!(none.is_empty() && page.contains("No events match “no-such-word&#60;b&#62;”"), "{none:?}");
    }
}
