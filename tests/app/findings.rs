//! Regression tests for problems that people found when they tried the procedure, unless another file tests them. `tests/findings.csv`
//! lists the tests for each finding.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use crate::common::table::refused;
use nidreg::actions::{procedure, review};
use nidreg::requests::Procedure;

/// The text of the selected elements as a reader sees it.
fn read(page: &Answer, css: &str) -> String {
    let html = scraper::Html::parse_document(&page.body);
    let of = scraper::Selector::parse(css).unwrap();
    html.select(&of).map(|element| element.text().collect::<String>()).collect::<Vec<_>>().join("\n")
}

#[test]
fn review_and_compare_pages_diff_a_changed_grammar_line_by_line() {
    let fixture = ProcedureFixture::today();
    let syntax = |second: &str| {
        format!(
            "A name is built so:\n\n   lamp = museum \":\" number\n   museum = 2*8ALPHA ; as printed\n   {second}\n\nq-components are undefined."
        )
    };
    let request = fixture.start(&fixture.rita, &formal("lamps")).unwrap();
    fixture.write(&fixture.rita, request, Field::Syntax, &syntax("number = 1*8DIGIT"));
    fixture.submit(&fixture.rita, request).unwrap();
    fixture.open(request, &[&fixture.edda]).unwrap();
    fixture.disclose(&fixture.edda, request).unwrap();
    fixture.write(&fixture.rita, request, Field::Syntax, &syntax("number = 1*9DIGIT"));
    fixture.send_revision(request, "One digit more.");
    let (server, _, [edda]) = fixture.serve([&fixture.edda]);
    for page in [
        edda.get(&format!("/requests/{request}?since=1")),
        Person::nobody(&server).get(&format!("/requests/{request}/compare?from=1&to=2")),
    ] {
        let lines = read(&page, ".diff pre.lines");
        assert!(lines.lines().any(|line| line.trim() == "- number = 1*8DIGIT"), "{lines}");
        assert!(lines.lines().any(|line| line.trim() == "+ number = 1*9DIGIT"), "{lines}");
        assert!(!lines.lines().any(|line| line.matches(" = ").count() > 1), "no two rules on one line: {lines}");
    }
}

/// A request decided by a standards body: Otto, an expert for a short time, records a Discuss; Tara suggests a change.
fn before_a_body(fixture: &mut ProcedureFixture) -> RequestNumber {
    let procedure = RequestProcedure::Standards { body: "IESG".into() };
    let number = fixture.on_procedure(&formal("packet-loss"), &procedure);
    fixture.submit(&fixture.rita, number).unwrap();
    let tomorrow = nidreg::clock::day(fixture.now).tomorrow().unwrap();
    fixture.appoint(&fixture.otto, false, Some(tomorrow), None).unwrap();
    fixture.otto.roles = vec![Role::Expert];
    fixture.open(number, &[&fixture.edda, &fixture.otto, &fixture.tara]).unwrap();
    fixture.review(&fixture.otto, number, DISCUSS, "Say who pays for it.").unwrap();
    let comment = ("resolution", "Say it plainly.", "Names are not resolved.");
    fixture.review_with_comment(&fixture.tara, number, comment, NO_OBJECTION);
    fixture.approve_as_expert(&fixture.edda, number);
    number
}

#[test]
fn expert_report_states_what_is_recorded_and_only_its_advice_is_typed() {
    let mut fixture = ProcedureFixture::today();
    let number = before_a_body(&mut fixture);
    // Otto's appointment ends; his Discuss remains on record.
    run(&fixture, &format!("UPDATE appointments SET until = since WHERE account_id = '{}'", fixture.otto.id));
    let (server, _, [edda]) = fixture.serve([&fixture.edda]);
    let form = edda.get(&format!("/requests/{number}/report")).is(200, &[]);
    let drafted = read(&form, ".sheet pre");
    says(
        &drafted,
        &[
            "To:        IESG",
            "From:      Edda Lead, lead of the designated experts",
            &format!("/requests/{number}/revisions/1"),
            "Otto Other: Discuss, on revision 1 (does not block, because its expert is no longer appointed).",
            "Say who pays for it.",
            "Tara Expert: No objection, on revision 1.",
            "1 thread, open.",
            "Suggested change:",
            "Names are not resolved.",
            "5. Requested response of IESG",
            "a direction to register revision 1",
            "6. RFC 8141 questions",
            "What ensures that two resources never get the same name? (RFC 8141 §5 item 1, §6.4.3 item 2): Open.",
        ],
    );
    let send = |advice: &str| edda.post(&format!("/requests/{number}/report"), &[("revision", "1"), ("report", advice)]);
    send(" ").is(422, &["Enter the advice of the experts"]);
    send("Register it.\nSven Expert: Discuss.").is(303, &[]);
    let public = Person::nobody(&server).get(&format!("/requests/{number}"));
    let report = read(&public, "pre");
    assert!(report.contains("does not block, because its expert is no longer appointed"), "the report is public: {report}");
    let (facts, advice) = report.split_once("4. Advice of the experts").unwrap();
    assert!(advice.contains("Sven Expert: Discuss.") && !facts.contains("Sven Expert"), "{report}");
}

#[test]
fn template_check_reports_problems_experts_often_raised_manually() {
    let (_db, server) = TestServer::on_new_database(false);
    let bad = text("ad-id")
        .with_field(Field::NamespaceId, "ad-id")
        .with_field(Field::Registrant, "Demo Org, demo.org@gmail.com")
        .with_field(Field::Purpose, "Names as RFC 2141 defines them, for telephones by their IMEI. We ask for the fast track.")
        .with_field(Field::Syntax, "urn:ad-id:{emails}, as in urn:foobar:größe. Names are case-insensitive in processing. The letters are a UUID. q-components are undefined.")
        .with_field(Field::Assignment, "The office may give a number to another widget after ten years. Members assign their own names below a prefix.")
        .with_field(Field::SecurityAndPrivacy, "None.")
        .with_field(Field::Resolution, "Names can be resolved by everybody.")
        .with_field(Field::Documentation, "https://github.com/demo/demo/README.md and draft-demo-urn-00");
    let written = urn_registry::template::write::write(&bad);
    let nobody = Person::nobody(&server);
    let headers = [("Content-Type", "text/plain")];
    let answer = nobody.post_raw("/api/v1/templates/check?kind=new_formal", written.as_bytes(), &headers).is(200, &[]);
    let json = answer.json();
    let found: Vec<&str> = json["findings"].as_array().unwrap().iter().filter_map(|it| it["id"].as_str()).collect();
    // Loose equivalence, RFC 2141, reassignment, fast track, other identifier systems, persons and devices, a free mail host, a code host
    // and a draft, an invalid example URN, a section without content; and a NID that begins like a country code.
    for id in ["T24", "T23", "T25", "T4", "T31", "T26", "T28", "T27", "T10", "T7"] {
        assert!(found.contains(&id), "{id}: {found:?}");
    }
    let name = json["findings"].as_array().unwrap().iter().find(|it| it["message"].as_str().unwrap().contains("country code"));
    assert!(name.is_some(), "{}", answer.body);
}

#[test]
fn page_that_checks_a_template_reports_in_the_order_of_the_command_line() {
    let (_db, server) = TestServer::on_new_database(false);
    let bad = text("x-lamps")
        .with_field(Field::NamespaceId, "x-lamps")
        .with_field(Field::Purpose, "Names of lamps.\n\nRFC 2141 defines the form of the names.")
        .with_field(Field::SecurityAndPrivacy, "None.");
    let written = urn_registry::template::write::write(&bad);
    let line = written.lines().position(|line| line.contains("RFC 2141")).unwrap() + 1;
    let page = Person::nobody(&server).post("/check/template", &[("template", &written), ("kind", "new_formal")]).is(200, &[]);
    let places =
        ["Must be fixed", "id=\"open-questions\"", "What does a name reveal about a person", "id=\"suggestions\"", "RFC 2141"];
    let places = places.map(|words| page.body.find(words).unwrap_or_else(|| panic!("{words}: {}", page.body)));
    assert!(places.is_sorted(), "{places:?}");
    says(&read(&page, "ul.finds"), &[&format!("(line {line})")]);
    says(&read(&page, "details ul.questions"), &["What ensures that two resources never get the same name?"]);
}

#[test]
fn pasted_template_fills_the_page_of_the_draft() {
    let (_db, _server, [person]) = TestServer::demo(["registrant"]);
    let pasted = urn_registry::template::write::write(&text("harbour-lamps").with_field(Field::NamespaceId, "harbour-lamps"));
    let page = person
        .post("/register/paste", &[("template", &pasted), ("intent", "read")])
        .says(&["Must be fixed: 0.", "<a href=\"#use\">"]);
    let (repaired, placed) = (hidden(&page.body, "repaired"), hidden(&page.body, "placed"));
    let form = [
        ("template", pasted.as_str()),
        ("repaired", &repaired),
        ("placed", &placed),
        ("kind", "new_formal"),
        ("nid", "harbour-lamps"),
        ("intent", "use"),
    ];
    let kept = person.post("/register/paste", &form).is(303, &[]);
    let page = person.get(&format!("{}?checked=yes", kept.location)).says(&["value=\"harbour-lamps\"", "!Must be fixed"]);
    for field in SECTIONS {
        assert!(!read(&page, &format!("textarea[name={field}]")).is_empty(), "{field}: {}", page.body);
    }
}

#[test]
fn applied_suggestion_is_confirmed_and_validated_immediately() {
    let (_db, _server, [expert, registrant]) = TestServer::demo(["expert", "registrant"]);
    let path = demo_request(3);
    let about = [("revision", "1"), ("thread", ""), ("field", "assignment"), ("quote", "")];
    let comment = [&about[..], &[("comment", "Shorter."), ("suggestion", "TBD")]].concat();
    forms(&[
        (&expert, &format!("{path}/write"), &comment, 303, &[]),
        (&expert, &format!("{path}/position"), &[("revision", "1"), ("position", "comment"), ("reasons", "")], 303, &[]),
    ]);
    let page = registrant.get(&path);
    let id = page.body.split("/suggestions/").last().unwrap().split('"').next().unwrap().to_owned();
    let taken = forms(&[(&registrant, &format!("{path}/suggestions/{id}"), &[], 303, &[])]);
    // Errors are reported on this page, not two steps later.
    let words = ["The suggested change has been added to your draft but not submitted yet.", "Must be fixed"];
    pages(&[(&registrant, &taken[0].location, 200, &words)]);
}

#[test]
fn session_expiry_page_shows_typed_input_but_no_internal_fingerprint() {
    let (_db, server, [registrant]) = TestServer::demo(["registrant"]);
    let path = format!("{}/edit", demo_request(1));
    let was = hidden(&registrant.get(&path).body, "was.purpose");
    assert_eq!(was.len(), 64);
    let form = [("purpose", "To name lamps."), ("was.purpose", was.as_str()), ("intent", "save")];
    let ended = Person::nobody(&server).post(&path, &form).is(401, &[]);
    let words = read(&ended, "main");
    assert!(words.contains("Purpose") && ended.body.contains("To name lamps."), "{words}");
    assert!(!words.contains(&was), "{words}");
}

#[test]
fn used_link_page_explains_why_it_is_invalid_and_offers_next_steps() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    for path in ["account/reset", "account/verify", "account/address", "join", "contact-answers"] {
        let answer = nobody.get(&format!("/{path}/{}", "0".repeat(64)));
        // Some links require signing in first.
        if answer.status != 303 {
            assert_eq!(answer.status, 404, "{path}");
            says(&read(&answer, "main"), &["This link is no longer valid", "has been used", "Forgot your password?"]);
        }
    }
}

#[test]
fn unconfirmed_requester_notice_is_shown_only_for_existing_namespaces() {
    let fixture = ProcedureFixture::today();
    fixture.registered("gauge");
    let strange = fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    // The request is public from the start of the review. A new name does not depend on contacts.
    fixture.open(strange, &[&fixture.edda, &fixture.sven]).unwrap();
    let own = fixture.submitted(&fixture.rita, &formal("harbour"));
    let server = TestServer::start(&fixture.db, false);
    let said = "is not known for this namespace";
    for (number, words) in [(strange, said.to_owned()), (own, format!("!{said}"))] {
        let main = read(&Person::nobody(&server).get(&format!("/requests/{number}")), "main");
        says(&main.split_whitespace().collect::<Vec<_>>().join(" "), &[&words]);
    }
}

#[test]
fn history_can_be_searched_by_date_number_and_actor() {
    let (_db, _server, [reader]) = TestServer::demo(["nobody"]);
    let page = demo_request(7);
    let rows = |search: &str| {
        let query = form_urlencoded::Serializer::new(String::new()).append_pair("history", search).finish();
        let html = scraper::Html::parse_document(&reader.get(&format!("{page}?{query}")).body);
        let all = scraper::Selector::parse("#main ol.log > li").unwrap();
        html.select(&all).map(|row| row.text().collect::<String>()).collect::<Vec<_>>()
    };
    let all = rows("");
    assert!(all.len() > 3, "{all:?}");
    // A date matches in either notation.
    let first = &all[0];
    let at = first.find("20").unwrap();
    let day: jiff::civil::Date = first[at..at + 10].parse().unwrap_or_else(|_| panic!("{first}"));
    let of_day = rows(&day.to_string());
    assert!(!of_day.is_empty() && of_day.iter().all(|row| row.contains(&day.to_string())), "{of_day:?}");
    assert_eq!(rows(&nidreg::clock::spelled(day)), of_day);
    // A number matches only as a whole: "1" matches "text 1" but not 2021 or 21.
    let ones = rows("1");
    let day_of = |row: &String| -> jiff::civil::Date { row[row.find("20").unwrap()..][..10].parse().unwrap() };
    let has = |row: &String| {
        let whole = format!("{row} {}", nidreg::clock::spelled(day_of(row)));
        whole.split(|c: char| !c.is_alphanumeric()).any(|part| part == "1")
    };
    assert!(ones.iter().all(has) && ones.len() < all.len(), "{ones:?}");
    // The actor and the role are searched; part of a word is enough, and all words must match.
    let olga = rows("olga");
    assert!(!olga.is_empty() && olga.iter().all(|row| row.contains("Olga")), "{olga:?}");
    assert!(!rows("OPERAT regist").is_empty());
    assert!(rows("olga 1999-01-01").is_empty() && rows("9999").is_empty());
}

#[test]
fn operator_sees_the_next_request_after_registering() {
    let fixture = ProcedureFixture::today();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let waiting = fixture.submitted(&fixture.otto, &formal("lighthouse"));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    let (server, _, [olga, rita, sven]) = fixture.serve([&fixture.olga, &fixture.rita, &fixture.sven]);
    let done = olga.register(&number.to_string(), "1", "harbour").is(303, &[]);
    let path = done.location.as_str();
    let next = format!("Next request: <a href=\"/requests/{waiting}\">urn:lighthouse</a>");
    pages(&[
        (&olga, path, 200, &["Done: registered the namespace.", "Notified by email: ", &next]),
        (&Person::nobody(&server), path, 200, &["!Next request"]),
        (&rita, path, 200, &["!Next request"]),
        (&sven, path, 200, &["!Next request"]),
    ]);
}

#[test]
fn expert_queue_is_paginated_and_assigns_no_task_to_other_experts() {
    const ALL: usize = 30;
    let fixture = ProcedureFixture::today();
    let mut numbers = Vec::new();
    for nth in 0..ALL {
        let number = fixture.submitted(&fixture.rita, &formal(&format!("tide-table-{nth}")));
        fixture.open(number, &[&fixture.edda, &fixture.tara]).unwrap();
        numbers.push(number);
    }
    fixture.review(&fixture.sven, numbers[0], DISCUSS, "Say who pays for it.").unwrap();
    let (_server, _, [tara, sven]) = fixture.serve([&fixture.tara, &fixture.sven]);
    let part = |page: &Answer, from: &str, to: &str| -> String {
        page.body.split(&format!("id=\"{from}\"")).nth(1).unwrap().split(&format!("id=\"{to}\"")).next().unwrap().to_owned()
    };
    let named = |part: &str| numbers.iter().filter(|number| part.contains(&format!("/requests/{number}\""))).count();
    // Tara is assigned to all of them: 25 are listed, the others are behind a link, and none is listed as waiting for others.
    let first = tara.get("/reviews");
    let mine = part(&first, "mine", "others");
    assert_eq!(named(&mine), 25);
    assert_eq!(named(&part(&first, "others", "done")), 0);
    let next = mine.split("href=\"/reviews?mine=").nth(1).unwrap().split('#').next().unwrap().to_owned();
    let second = tara.get(&format!("/reviews?mine={next}"));
    assert_eq!(named(&part(&second, "mine", "others")), ALL - 25);
    assert_eq!(tara.get("/reviews?mine=nonsense").status, 400);
    // Sven has no task; the page shows him that the registrant must respond to his Discuss.
    let page = sven.get("/reviews");
    assert_eq!(named(&part(&page, "mine", "others")), 0);
    let others = part(&page, "others", "done");
    assert_eq!(named(&others), 25);
    says(&others, &["The registrant must respond to your Discuss", "!Record a position"]);
}

#[test]
fn reopened_request_continues_with_its_positions() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.days(1);
    let other = fixture.submitted(&fixture.otto, &formal("tide"));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.review(&fixture.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    fixture.withdraw(&fixture.rita, number);
    assert!(!fixture.seen(other, None).has_condition(Condition::NameConflict));
    fixture.leaving();
    refused([
        (fixture.reopen(&fixture.otto, number, "Mine."), "Only the registrant or the operator"),
        (fixture.reopen(&fixture.olga, number, "An error."), "You cannot reopen the request"),
        (fixture.reopen(&fixture.rita, number, " "), "a reason. It will be public"),
    ]);
    fixture.minutes(1);
    fixture.reopen(&fixture.rita, number, "The wrong button.").unwrap();
    assert_eq!(fixture.state(number), State::Review);
    let objects = fixture.standing(number).iter().any(nidreg::reviews::PositionStatus::is_open_objection);
    assert!(objects, "the objection is unchanged");
    let conflict = [number, other].map(|number| fixture.seen(number, None).has_condition(Condition::NameConflict));
    assert_eq!(conflict, [true, false], "the other request continues");
    fixture.now += jiff::SignedDuration::from_hours(1);
    let emails = fixture.leaving().into_iter().filter(|one| one.body.contains("The wrong button."));
    let notified = emails.map(|one| one.recipient).collect::<Vec<_>>();
    let is_notified = [&fixture.sven, &fixture.olga, &fixture.rita].map(|who| notified.contains(&who.email));
    assert_eq!(is_notified, [true, true, false], "{notified:?}");
    // A request that lapsed because the response was lost can be reopened by an operator.
    fixture.ask(&fixture.olga, number, "Who pays?").unwrap();
    fixture.days(84);
    fixture.retract();
    fixture.days(7);
    fixture.retract();
    assert_eq!(fixture.state(number), State::Closed(CloseReason::Lapsed));
    fixture.reopen(&fixture.olga, number, "The answer came by letter.").unwrap();
    assert_eq!(fixture.state(number), State::Review);
    // A request that was never submitted cannot be reopened, nor one that was closed more than 12 months ago.
    let draft = fixture.start(&fixture.rita, &formal("harbour")).unwrap();
    fixture.withdraw(&fixture.rita, draft);
    refused([(fixture.reopen(&fixture.rita, draft, "The wrong button."), "never submitted")]);
    fixture.withdraw(&fixture.rita, number);
    fixture.days(370);
    refused([(fixture.reopen(&fixture.rita, number, "Now."), "more than 12 months ago")]);
}

#[test]
fn procedure_is_changed_once_and_a_reverted_change_does_not_count() {
    let fixture = ProcedureFixture::new();
    let fast = RequestProcedure::FastTrack { body: "A Club".into(), specification: Some("Code lists, version 2.1".into()) };
    let number = fixture.on_procedure(&DraftPurpose::FastTrack("codelist".into()), &fast);
    fixture.submit(&fixture.rita, number).unwrap();
    let change = |to: &RequestProcedure| {
        fixture.act(&fixture.olga, |conn, ctx| procedure::change_procedure(conn, ctx, number, to, "As asked.").map(drop))
    };
    let back = |who: &Account, words: &str| {
        fixture.act(who, |conn, ctx| procedure::revert_procedure(conn, ctx, number, words).map(drop))
    };
    refused([
        (back(&fixture.olga, "An error."), "has not been changed"),
        (change(&fast), "already follows this procedure"),
        (change(&RequestProcedure::Standards { body: " ".into() }), "Enter the standards body"),
    ]);
    change(&RequestProcedure::Standards { body: "IESG".into() }).unwrap();
    refused([
        (change(&RequestProcedure::Community), "changed once"),
        (change(&RequestProcedure::Community), "cannot be changed again"),
        (back(&fixture.rita, "An error."), "Only the operator"),
        (back(&fixture.olga, " "), "It will be public"),
    ]);
    back(&fixture.olga, "It was meant for another request.").unwrap();
    assert_eq!(fixture.request(number).procedure, fast);
    refused([(back(&fixture.olga, "Again."), "has not been changed")]);
    // A recognition that was declined by mistake changed the procedure to community review.
    fixture.act(&fixture.olga, |conn, ctx| bodies::ask_iesg_recognition(conn, ctx, number)).unwrap();
    fixture.act(&fixture.olga, |conn, ctx| bodies::record_recognition(conn, ctx, number, false, "IESG: no.")).unwrap();
    assert_eq!(fixture.request(number).procedure.kind(), Procedure::Community);
    back(&fixture.olga, "The IESG wrote about another club.").unwrap();
    assert_eq!(fixture.request(number).procedure, fast);
    change(&RequestProcedure::Community).unwrap();
}

#[test]
fn withdrawn_conflict_declaration_stays_public_and_allows_review() {
    let fixture = ProcedureFixture::today();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let back = |who: &Account, words: &str| fixture.act(who, |conn, ctx| disclose::withdraw_conflict(conn, ctx, number, words));
    assert!(why(back(&fixture.sven, "None.")).contains("have not declared"));
    let reason = "I work for the society.";
    fixture.act(&fixture.sven, |conn, ctx| disclose::disclose(conn, ctx, number, Interest::Conflict, reason)).unwrap();
    let review = || {
        let send = review::send_review;
        fixture.act(&fixture.sven, |conn, ctx| send(conn, ctx, number, RevisionNumber::FIRST, DISCUSS, "Who pays?").map(drop))
    };
    assert!(review().is_err());
    let (server, _, [sven]) = fixture.serve([&fixture.sven]);
    let path = format!("/requests/{number}");
    pages(&[(&sven, &path, 200, &["Withdraw your declaration of a conflict of interest"])]);
    let take_back = format!("{path}/disclose/take-back");
    forms(&[
        (&sven, &take_back, &[("withdraw_reason", "")], 422, &[]),
        (&sven, &take_back, &[("withdraw_reason", "Another society of that name.")], 303, &[]),
    ]);
    // The operators and the lead are notified.
    let sql = "SELECT recipient AS what FROM outbox WHERE kind = 'conflict_taken_back' ORDER BY recipient";
    assert_eq!(rows(&fixture, sql), ["edda@cast.example", "olga@cast.example", "oskar@cast.example"]);
    // Both stay readable.
    pages(&[(&Person::nobody(&server), &path, 200, &[reason, "Another society of that name."])]);
    assert!(why(back(&fixture.edda, "Not mine.")).contains("have not declared"));
    fixture.act(&fixture.sven, |conn, ctx| disclose::reaccept_assignment(conn, ctx, number)).unwrap();
    review().unwrap();
}
