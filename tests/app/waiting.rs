//! What waits for whom, where it is done, and by when: the page to which signing in leads.

use crate::common::cast::Cast;
use crate::common::{House, Person, TestDb};
use nidreg::acts::draft::SavedField;
use nidreg::acts::{accept, appeal, ask, bodies, decide, draft, report, track, waits};
use nidreg::cases::criteria::{Judged, Judgement};
use nidreg::cases::drafts::Start;
use nidreg::cases::see::see_turn;
use nidreg::cases::waiting::mine::Mine;
use nidreg::cases::waiting::tasks::{About, Task};
use nidreg::cases::whose::OpenTurn;
use nidreg::cases::{Present, State, Track};
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::people::Account;
use nidreg::reviews::{Stance, Verdict};
use nidreg::template::Field;

fn formal(nid: &str) -> Start {
    Start::NewFormal(nid.to_owned())
}

fn mine(cast: &Cast, who: &Account) -> Mine {
    cast.store.read(|conn| waits::of(conn, who, cast.now)).unwrap()
}

/// What is asked of somebody on a request, and the day by which it is.
fn asked(cast: &Cast, who: &Account, wanted: RequestNumber) -> Vec<(Task, Option<String>)> {
    let on = |about: &About| matches!(about, About::Request { number, .. } if *number == wanted);
    let day = |at: jiff::Timestamp| at.strftime("%Y-%m-%d").to_string();
    mine(cast, who).waits.iter().filter(|waits| on(&waits.about)).map(|waits| (waits.task, waits.by.map(day))).collect()
}

/// In whose hands is what somebody waits for.
fn with(cast: &Cast, who: &Account, wanted: RequestNumber) -> Option<&'static str> {
    let on = |about: &About| matches!(about, About::Request { number, .. } if *number == wanted);
    mine(cast, who).awaited.iter().find(|awaited| on(&awaited.about)).map(|awaited| awaited.with)
}

fn due(task: Task, day: &str) -> Vec<(Task, Option<String>)> {
    vec![(task, Some(day.to_owned()))]
}

fn send_another(cast: &Cast, number: RequestNumber, words: &str) {
    let was = draft::fingerprint(&cast.request(number), Field::Assignment);
    let saving = SavedField { field: Field::Assignment, was: &was, text: words, done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    cast.act(&cast.rita, |conn, turn| ask::send_snapshot(conn, turn, number, "As asked.")).unwrap();
}

#[test]
fn a_request_waits_for_one_side_at_a_time_from_its_draft_to_its_name() {
    let mut cast = Cast::new();
    assert_eq!(mine(&cast, &cast.rita), Mine::default(), "nothing is asked of somebody new");
    let number = cast.start(&cast.rita, &formal("harbour")).unwrap();
    assert_eq!(asked(&cast, &cast.rita, number), [(Task::FinishDraft, None)]);
    // A draft is nobody else's.
    assert!(asked(&cast, &cast.olga, number).is_empty() && asked(&cast, &cast.otto, number).is_empty());
    cast.submit(&cast.rita, number).unwrap();
    assert_eq!(asked(&cast, &cast.olga, number), due(Task::TakeIn, "2027-01-06"));
    assert_eq!((asked(&cast, &cast.rita, number), with(&cast, &cast.rita, number)), (Vec::new(), Some("operators")));

    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    assert!(asked(&cast, &cast.olga, number).is_empty());
    assert_eq!(asked(&cast, &cast.sven, number), due(Task::TakePosition, "2027-01-18"));
    assert_eq!(with(&cast, &cast.rita, number), Some("experts"));
    assert!(asked(&cast, &cast.tara, number).is_empty(), "who was not asked is not asked here either");

    // A Discuss: the registrant has the next word, and who said it waits.
    cast.review(&cast.sven, number, Verdict::Position(Stance::Discuss), "Who pays?").unwrap();
    assert!(asked(&cast, &cast.sven, number).is_empty());
    assert_eq!(asked(&cast, &cast.rita, number), due(Task::AnswerReviewers, "2027-02-01"));
    cast.days(1);
    send_another(&cast, number, "The society pays.");
    assert_eq!(asked(&cast, &cast.sven, number), due(Task::LookAgain, "2027-02-01"));
    assert_eq!((asked(&cast, &cast.rita, number), with(&cast, &cast.rita, number)), (Vec::new(), Some("experts")));

    // A question: the registrant answers or it lapses; who asked waits.
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, number, "Is it yours?")).unwrap();
    assert_eq!(asked(&cast, &cast.rita, number), due(Task::AnswerQuestion, "2027-04-05"));
    assert_eq!(with(&cast, &cast.olga, number), Some("registrant"));
    assert_eq!(with(&cast, &cast.oskar, number), None, "another operator asked nothing");
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "It is.", false)).unwrap();

    cast.approve_as_expert(&cast.sven, number);
    assert_eq!(asked(&cast, &cast.edda, number), due(Task::TakePosition, "2027-01-18"));
    cast.approve_as_expert(&cast.edda, number);
    assert_eq!(asked(&cast, &cast.edda, number), due(Task::Decide, "2027-02-01"));
    assert!(asked(&cast, &cast.sven, number).is_empty());
    cast.approve(number).unwrap();
    assert_eq!(asked(&cast, &cast.olga, number), due(Task::Publish, "2027-01-07"));
    cast.days(3);
    assert!(mine(&cast, &cast.olga).waits.iter().any(|waits| waits.is_late(cast.now)));
    cast.register(number).unwrap();
    for who in [&cast.rita, &cast.olga, &cast.edda, &cast.sven] {
        assert!(asked(&cast, who, number).is_empty() && with(&cast, who, number).is_none(), "{}", who.name);
    }
}

#[test]
fn one_day_ends_a_question_for_the_list_for_who_asked_and_for_the_clock() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, number, "Is it yours?")).unwrap();
    cast.days(80);
    // Whoever still works on the answer is not silent.
    let was = draft::fingerprint(&cast.request(number), Field::Assignment);
    let saving = SavedField { field: Field::Assignment, was: &was, text: "The society assigns them.", done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    let end = cast.now + jiff::SignedDuration::from_hours(90 * 24);
    let is_late = |cast: &Cast| {
        let turn = OpenTurn::of(&cast.store.read(|conn| see_turn(conn, number, None, cast.now)).unwrap().request);
        assert_eq!(turn.ends(), Some(end));
        turn.is_late(cast.now)
    };
    cast.days(89);
    assert!(!is_late(&cast), "169 days after the question, and 89 after the last word");
    assert_eq!(mine(&cast, &cast.rita).waits.iter().map(|waits| waits.by).collect::<Vec<_>>(), [Some(end)]);
    let awaited = mine(&cast, &cast.olga).awaited;
    assert_eq!(awaited.iter().map(|awaited| awaited.by).collect::<Vec<_>>(), [Some(end)]);
    cast.strike();
    assert!(cast.state(number).is_open(), "it has not lapsed");
    cast.days(1);
    assert!(is_late(&cast));
    cast.strike();
    assert_eq!(cast.state(number), State::Lapsed);
}

#[test]
fn a_request_that_comes_back_to_review_is_due_on_one_day_for_everybody() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda]).unwrap();
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, number, "Is it yours?")).unwrap();
    cast.days(30);
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "It is.", false)).unwrap();
    let request = cast.store.read(|conn| see_turn(conn, number, None, cast.now)).unwrap().request;
    let turn = OpenTurn::of(&request);
    assert!(turn.state == State::Review && !turn.is_late(cast.now), "the experts have had it for a moment");
    let awaited = mine(&cast, &cast.rita).awaited;
    assert_eq!(awaited.iter().map(|awaited| awaited.by).collect::<Vec<_>>(), [turn.ends()]);
}

#[test]
fn bodies_heirs_contenders_and_those_who_decide_between_people_have_a_list_too() {
    let mut cast = Cast::new();
    // The fast track: advice, and a body that completes.
    let fast = cast.start(&cast.rita, &Start::FastTrack("codelist".into())).unwrap();
    let way = Track::FastTrack { body: "oasis".into(), specification: Some("Code lists 2.1".into()) };
    cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, fast, &way)).unwrap();
    cast.submit(&cast.rita, fast).unwrap();
    cast.open(fast, &[&cast.sven]).unwrap();
    assert_eq!(asked(&cast, &cast.sven, fast), due(Task::Advise, "2027-01-18"));
    assert_eq!(asked(&cast, &cast.rolf, fast), [(Task::Complete, None)]);
    assert_eq!(with(&cast, &cast.rita, fast), Some("standards body"));
    cast.act(&cast.rolf, |conn, turn| bodies::complete(conn, turn, fast, SnapshotNo::FIRST)).unwrap();
    assert!(asked(&cast, &cast.rolf, fast).is_empty());

    // A standards body: the lead reports, the liaison brings the direction.
    let standards = cast.start(&cast.rita, &formal("packet-loss")).unwrap();
    let way = Track::Standards { body: "IESG".into() };
    cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, standards, &way)).unwrap();
    cast.submit(&cast.rita, standards).unwrap();
    cast.open(standards, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, standards);
    cast.approve_as_expert(&cast.sven, standards);
    assert_eq!(asked(&cast, &cast.edda, standards)[0].0, Task::Report);
    let advice = Judged::all(Judgement::Met);
    cast.act(&cast.edda, |conn, turn| report::report(conn, turn, standards, SnapshotNo::FIRST, "Register it.", &advice)).unwrap();
    assert_eq!(asked(&cast, &cast.lisa, standards), [(Task::Direct, None)]);

    // A declining: a second expert concurs; then an appeal to the lead.
    let declined = cast.submitted(&cast.rita, &formal("nothing"));
    cast.open(declined, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.sven, declined);
    cast.disclose(&cast.edda, declined, false).unwrap();
    let why = "It is not unique (RFC 8141, 6.4.1).";
    cast.act(&cast.edda, |conn, turn| decide::propose_decline(conn, turn, declined, SnapshotNo::FIRST, why)).unwrap();
    assert_eq!(asked(&cast, &cast.sven, declined)[0].0, Task::Concur);
    cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, declined, SnapshotNo::FIRST)).unwrap();
    cast.act(&cast.rita, |conn, turn| appeal::appeal(conn, turn, declined, "It is unique.")).unwrap();
    assert_eq!(asked(&cast, &cast.edda, declined), [(Task::DecideAppeal, None)]);

    // The same name twice: both registrants settle it, nobody else.
    let one = cast.submitted(&cast.rita, &formal("left-bank"));
    let other = cast.submitted(&cast.otto, &formal("left-bank"));
    assert!(asked(&cast, &cast.rita, one).contains(&(Task::SettleName, None)));
    assert!(asked(&cast, &cast.otto, other).contains(&(Task::SettleName, None)));
    assert!(asked(&cast, &cast.otto, one).is_empty());

    // Another registrant: whoever is asked to become it, by their address.
    cast.registered("almanac");
    let start = Start::RegistrantChange {
        nid: "almanac".into(),
        heir: "Otto@cast.example".into(),
        present: Present::Agrees,
        pasted: None,
    };
    let change = cast.start(&cast.rita, &start).unwrap();
    for (field, text) in [
        (Field::Registrant, "Other Society\nEmail: otto@cast.example\nPostal: 2 Other Street"),
        (Field::RevisionInformation, "The registrant is the Other Society now."),
    ] {
        let was = draft::fingerprint(&cast.request(change), field);
        let saving = SavedField { field, was: &was, text, done: true };
        cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, change, &saving)).unwrap();
    }
    assert!(asked(&cast, &cast.otto, change).is_empty(), "a draft asks nobody");
    cast.submit(&cast.rita, change).unwrap();
    assert_eq!(asked(&cast, &cast.otto, change), [(Task::AcceptNamespace, None)]);
    cast.days(1);
    cast.act(&cast.otto, |conn, turn| accept::accept(conn, turn, change)).unwrap();
    assert!(asked(&cast, &cast.otto, change).is_empty());
}

#[test]
fn signing_in_leads_to_what_waits_and_every_button_opens_where_it_is_done() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let person = Person::nobody(&house);
    let form = [("email", "operator@demo.example"), ("password", "nidreg-demo")];
    assert_eq!(person.post("/sign-in", &form).location, "/waiting");
    let people = ["registrant", "other", "expert", "second-expert", "lead", "operator", "representative", "liaison", "admin"];
    let mut rows = 0;
    for name in people {
        let person = Person::demo(&house, name);
        let page = person.get("/waiting");
        assert_eq!(page.status, 200, "{name}");
        assert!(page.body.len() <= 80_000, "{name}: {} bytes", page.body.len());
        let json: serde_json::Value = serde_json::from_str(&person.get_as("/waiting", "application/json").body).unwrap();
        let waits = json["waits"].as_array().unwrap();
        rows += waits.len();
        // The navigation says how many, on this page and on others.
        let words = if waits.is_empty() { ">My tasks<".to_owned() } else { format!(">My tasks ({})<", waits.len()) };
        assert!(page.body.contains(&words) && person.get("/account").body.contains(&words), "{name}: {words}");
        for one in waits {
            let path = one["link"].as_str().unwrap().strip_prefix(&house.base).unwrap();
            let path = path.split('#').next().unwrap();
            assert!(page.body.contains(&format!("href=\"{path}")), "{name}: {path}");
            assert_eq!(person.get(path).status, 200, "{name}: {path}");
            assert!(one["since"].is_string() && one["asks"].is_string() && one["task"].is_string(), "{one}");
        }
        if waits.is_empty() {
            assert!(page.body.contains("You have no tasks. New tasks appear here"), "{name}");
        }
    }
    assert!(rows > 5, "the demonstration has work for its people: {rows}");
    // Whoever is not signed in has no such page, and no link to it.
    let nobody = Person::nobody(&house);
    assert!(nobody.get("/waiting").location.starts_with("/sign-in"));
    assert!(!nobody.get("/").body.contains("/waiting"));
    // An act shows at once: a draft more is one thing more.
    let registrant = Person::demo(&house, "other");
    let count = |person: &Person| {
        let json: serde_json::Value = serde_json::from_str(&person.get_as("/waiting", "application/json").body).unwrap();
        json["waits"].as_array().unwrap().len()
    };
    let before = count(&registrant);
    assert_eq!(registrant.post("/register", &[("kind", "new_formal"), ("nid", "tide-gauges")]).status, 303);
    assert!(registrant.get("/account").body.contains(&format!(">My tasks ({})<", before + 1)));
}

/// A thousand requests under review, each with two positions, without the work of writing them.
fn a_thousand(cast: &Cast, number: RequestNumber) {
    let copies = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) ";
    let all = "track, body, specification, track_changed_at, state, came_from, nid, base_version, new_status, successors, heir_email, \
               present, owner_id, draft, draft_revision, created_at, state_since, review_since, duplicate_of, follows, manner, done";
    let sql = format!(
        "INSERT INTO requests (id, number, kind, {all}) {copies} SELECT 'copy-' || i, 'R-2020-' || (10000 + i), kind, {all} FROM requests, n \
         WHERE number = '{number}';
         INSERT INTO snapshots (id, request_id, number, kind, base_version, template, canonical, fingerprint, note, sent_by, sent_at) {copies} \
         SELECT 'text-' || i, 'copy-' || i, s.number, s.kind, s.base_version, s.template, s.canonical, s.fingerprint, s.note, s.sent_by, s.sent_at \
         FROM snapshots s, requests r, n WHERE s.request_id = r.id AND r.number = '{number}';
         INSERT INTO assignments (request_id, expert_id, assigned_at, because) {copies} SELECT 'copy-' || i, a.expert_id, a.assigned_at, a.because \
         FROM assignments a, requests r, n WHERE a.request_id = r.id AND r.number = '{number}';
         INSERT INTO positions (id, request_id, snapshot_number, expert_id, stance, reasons, taken_at) {copies} \
         SELECT 'position-' || i || p.expert_id, 'copy-' || i, p.snapshot_number, p.expert_id, p.stance, p.reasons, p.taken_at \
         FROM positions p, requests r, n WHERE p.request_id = r.id AND r.number = '{number}'"
    );
    let run = |conn: &mut nidreg::store::AnyConnection| {
        diesel::connection::SimpleConnection::batch_execute(conn, &sql).map_err(nidreg::store::Error::from)
    };
    cast.store.write(run).unwrap();
}

#[test]
fn a_thousand_open_requests_are_counted_without_reading_them_all() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("many"));
    cast.open(number, &[&cast.edda, &cast.sven, &cast.tara]).unwrap();
    cast.approve_as_expert(&cast.sven, number);
    cast.approve_as_expert(&cast.edda, number);
    a_thousand(&cast, number);
    // The lead may decide each of them, Tara owes a position on each, Sven nothing: each of them the worst of its kind.
    for (who, listed) in [(&cast.edda, 25), (&cast.tara, 25), (&cast.sven, 0), (&cast.olga, 0), (&cast.rita, 0)] {
        let begun = std::time::Instant::now();
        let mine = mine(&cast, who);
        let took = begun.elapsed();
        println!("{}: {} listed, more: {}, in {took:?}", who.name, mine.waits.len(), mine.more);
        assert_eq!(mine.waits.len(), listed, "{}", who.name);
        assert_eq!(mine.more, listed > 0 || who.id == cast.rita.id, "{}", who.name);
        assert!(took < std::time::Duration::from_secs(20), "{}: {took:?}", who.name);
    }
}
