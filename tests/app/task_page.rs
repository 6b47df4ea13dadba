//! The task page, which users see after they sign in: who has which task, on which page it is done, and when it is due.

use crate::common::prelude::*;
use crate::common::procedure_fixture::{notified, run};
use nidreg::actions::open_review;
use nidreg::requests::lists::next_step;
use nidreg::requests::tasks::kind::TaskKind;
use nidreg::requests::tasks::mine::OwnTasks;
use nidreg::requests::tasks::pending::TaskSubject;
use nidreg::requests::tasks::refresh;
use nidreg::requests::viewer::load_view_with_holder;

fn mine(fixture: &ProcedureFixture, who: &Account) -> OwnTasks {
    fixture.store.read(|conn| pending_tasks::account_tasks(conn, who, fixture.now)).unwrap()
}

/// The tasks of a user on a request, with their due dates.
fn asked(fixture: &ProcedureFixture, who: &Account, wanted: RequestNumber) -> Vec<(TaskKind, Option<String>)> {
    let on = |about: &TaskSubject| matches!(about, TaskSubject::Request { number, .. } if *number == wanted);
    let day = |at: jiff::Timestamp| at.strftime("%Y-%m-%d").to_string();
    mine(fixture, who).tasks.iter().filter(|waits| on(&waits.about)).map(|waits| (waits.task, waits.by.map(day))).collect()
}

/// The action holder of a request for which the user is waiting.
fn with(fixture: &ProcedureFixture, who: &Account, wanted: RequestNumber) -> Option<&'static str> {
    let on = |about: &TaskSubject| matches!(about, TaskSubject::Request { number, .. } if *number == wanted);
    mine(fixture, who).awaited.iter().find(|awaited| on(&awaited.about)).map(|awaited| awaited.with)
}

fn due(task: TaskKind, day: &str) -> Vec<(TaskKind, Option<String>)> {
    vec![(task, Some(day.to_owned()))]
}

fn send_another(fixture: &ProcedureFixture, number: RequestNumber, words: &str) {
    fixture.write(&fixture.rita, number, Field::Assignment, words);
    fixture.send_revision(number, "As asked.");
}

#[test]
fn request_has_one_action_holder_role_at_a_time_until_registered() {
    let mut fixture = ProcedureFixture::new();
    assert_eq!(mine(&fixture, &fixture.rita), OwnTasks::default(), "a new user has no task");
    let number = fixture.start(&fixture.rita, &formal("harbour")).unwrap();
    assert_eq!(asked(&fixture, &fixture.rita, number), [(TaskKind::FinishDraft, None)]);
    // A draft is a task of its requester only.
    assert!(asked(&fixture, &fixture.olga, number).is_empty() && asked(&fixture, &fixture.otto, number).is_empty());
    fixture.submit(&fixture.rita, number).unwrap();
    assert_eq!(asked(&fixture, &fixture.olga, number), due(TaskKind::StartIntakeReview, "2027-01-06"));
    assert_eq!((asked(&fixture, &fixture.rita, number), with(&fixture, &fixture.rita, number)), (Vec::new(), Some("operators")));

    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    assert!(asked(&fixture, &fixture.olga, number).is_empty());
    assert_eq!(asked(&fixture, &fixture.sven, number), due(TaskKind::RecordPosition, "2027-01-18"));
    assert_eq!(with(&fixture, &fixture.rita, number), Some("experts"));
    assert!(asked(&fixture, &fixture.tara, number).is_empty(), "an expert who is not assigned has no task");

    // Discuss: the registrant must respond, and the expert who entered it waits.
    fixture.review(&fixture.sven, number, DISCUSS, "Who pays?").unwrap();
    assert!(asked(&fixture, &fixture.sven, number).is_empty());
    assert_eq!(asked(&fixture, &fixture.rita, number), due(TaskKind::AnswerExperts, "2027-02-01"));
    // The registrant is the action holder, and the other expert’s position can be overdue at the same time.
    let next = |now| {
        let seen = fixture.store.read(|conn| load_view_with_holder(conn, number, None, now)).unwrap();
        (seen.request.action_holder(), next_step(&seen.request, now).to_string())
    };
    assert_eq!(next(fixture.now), (Some("registrant"), "reply to the experts".to_owned()));
    let late = next(fixture.now + jiff::SignedDuration::from_hours(24 * 15));
    assert_eq!(late, (Some("registrant"), "reply to the experts; the position of an expert is also overdue".to_owned()));
    fixture.days(1);
    send_another(&fixture, number, "The society pays.");
    assert_eq!(asked(&fixture, &fixture.sven, number), due(TaskKind::ReviewAgain, "2027-02-01"));
    assert_eq!((asked(&fixture, &fixture.rita, number), with(&fixture, &fixture.rita, number)), (Vec::new(), Some("experts")));

    // Request for information: the registrant answers or the request lapses; the operator who asked waits.
    fixture.ask(&fixture.olga, number, "Is it yours?").unwrap();
    assert_eq!(asked(&fixture, &fixture.rita, number), due(TaskKind::AnswerQuestion, "2027-04-05"));
    assert_eq!(with(&fixture, &fixture.olga, number), Some("registrant"));
    assert_eq!(with(&fixture, &fixture.oskar, number), None, "the other operator has no task");
    fixture.answer(number, "It is.", false);

    fixture.approve_as_expert(&fixture.sven, number);
    assert_eq!(asked(&fixture, &fixture.edda, number), due(TaskKind::RecordPosition, "2027-01-18"));
    fixture.approve_as_expert(&fixture.edda, number);
    assert_eq!(asked(&fixture, &fixture.edda, number), due(TaskKind::Decide, "2027-02-01"));
    assert!(asked(&fixture, &fixture.sven, number).is_empty());
    fixture.approve(number).unwrap();
    assert_eq!(asked(&fixture, &fixture.olga, number), due(TaskKind::Publish, "2027-01-07"));
    fixture.days(3);
    assert!(mine(&fixture, &fixture.olga).tasks.iter().any(|waits| waits.is_late(fixture.now)));
    fixture.register(number).unwrap();
    for who in [&fixture.rita, &fixture.olga, &fixture.edda, &fixture.sven] {
        assert!(asked(&fixture, who, number).is_empty() && with(&fixture, who, number).is_none(), "{}", who.name);
    }
}

#[test]
fn information_request_lapses_on_the_due_date_shown_in_task_lists() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.ask(&fixture.olga, number, "Is it yours?").unwrap();
    fixture.days(80);
    // Editing the draft counts as activity of the registrant.
    fixture.write(&fixture.rita, number, Field::Assignment, "The society assigns them.");
    let end = fixture.now + jiff::SignedDuration::from_hours(90 * 24);
    let is_late = |fixture: &ProcedureFixture| {
        let request = fixture.store.read(|conn| load_view_with_holder(conn, number, None, fixture.now)).unwrap().request;
        let task = request.action_holder_task().unwrap();
        assert_eq!(task.due, Some(end));
        task.is_late(fixture.now)
    };
    fixture.days(89);
    assert!(!is_late(&fixture), "169 days after the question, but only 89 after the last activity");
    assert_eq!(mine(&fixture, &fixture.rita).tasks.iter().map(|waits| waits.by).collect::<Vec<_>>(), [Some(end)]);
    let awaited = mine(&fixture, &fixture.olga).awaited;
    assert_eq!(awaited.iter().map(|awaited| awaited.by).collect::<Vec<_>>(), [Some(end)]);
    fixture.retract();
    assert!(fixture.state(number).is_open(), "the request has not lapsed");
    fixture.days(1);
    assert!(is_late(&fixture));
    fixture.retract();
    assert_eq!(fixture.state(number), State::Closed(CloseReason::Lapsed));
}

#[test]
fn request_returned_to_review_shows_the_same_due_date_everywhere() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.ask(&fixture.olga, number, "Is it yours?").unwrap();
    fixture.days(30);
    fixture.answer(number, "It is.", false);
    let request = fixture.store.read(|conn| load_view_with_holder(conn, number, None, fixture.now)).unwrap().request;
    let task = request.action_holder_task().unwrap();
    assert!(request.state == State::Review && !task.is_late(fixture.now), "the experts have just become the action holders");
    let awaited = mine(&fixture, &fixture.rita).awaited;
    assert_eq!(awaited.iter().map(|awaited| awaited.by).collect::<Vec<_>>(), [task.due]);
}

#[test]
fn unchanged_task_keeps_its_row_and_is_reminded_once() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let stored = |fixture: &ProcedureFixture| {
        let open = "SELECT t.id || ' ' || t.kind || ' ' || coalesce(t.role, t.account_id) || ' ' || t.since AS what FROM tasks t";
        rows(fixture, &format!("{open} WHERE t.ended_at IS NULL ORDER BY t.id"))
    };
    let before = stored(&fixture);
    // Three tasks: the experts are the action holder, and two of them are assigned. Neither comments, time nor a second run changes the
    // tasks.
    assert_eq!(before.len(), 3, "{before:?}");
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.days(15);
    for _ in 0..2 {
        fixture.retract();
        fixture.refresh_tasks();
        assert_eq!(stored(&fixture), before);
    }
    let of_sven = fixture.emails(number, &fixture.sven, "kind");
    assert_eq!(of_sven.iter().filter(|kind| *kind == "reminder").count(), 1, "{of_sven:?}");
    // The registrant has to reply since the first question; another one does not change that. Their reply ends the task.
    fixture.review_with_comment(&fixture.edda, number, ("syntax", "Why twelve?", ""), Verdict::CommentOnly);
    let asked = stored(&fixture);
    assert!(asked.len() == 3 && asked[2].contains(" answer_experts registrant "), "{asked:?}");
    fixture.days(1);
    fixture.review_with_comment(&fixture.edda, number, ("purpose", "Whose?", ""), Verdict::CommentOnly);
    assert_eq!(stored(&fixture), asked);
    fixture.revise(number, "Names for records of a learned society, really.");
    assert!(!stored(&fixture).contains(&asked[2]));
    let kept = "SELECT CAST(count(*) AS TEXT) AS what FROM tasks WHERE kind = 'answer_experts' AND ended_at IS NOT NULL";
    assert_eq!(rows(&fixture, kept), ["1"]);
    fixture.check_tasks();
}

#[test]
fn every_role_in_special_procedures_and_appeals_has_a_task_list() {
    let fixture = ProcedureFixture::new();
    // Fast track: an expert advises, and a standards body completes the request.
    let procedure = RequestProcedure::FastTrack { body: "oasis".into(), specification: Some("Code lists 2.1".into()) };
    let fast = fixture.on_procedure(&DraftPurpose::FastTrack("codelist".into()), &procedure);
    fixture.submit(&fixture.rita, fast).unwrap();
    fixture.open(fast, &[&fixture.sven]).unwrap();
    assert_eq!(asked(&fixture, &fixture.sven, fast), due(TaskKind::Advise, "2027-01-18"));
    assert_eq!(asked(&fixture, &fixture.rolf, fast), [(TaskKind::Complete, None)]);
    assert_eq!(with(&fixture, &fixture.rita, fast), Some("standards body"));
    fixture.act(&fixture.rolf, |conn, ctx| bodies::request_completion(conn, ctx, fast, RevisionNumber::FIRST)).unwrap();
    assert!(asked(&fixture, &fixture.rolf, fast).is_empty());

    // Standards body: the lead reports, and the liaison enters the direction.
    let standards = fixture.standards_request();
    assert_eq!(asked(&fixture, &fixture.edda, standards)[0].0, TaskKind::Report);
    fixture
        .act(&fixture.edda, |conn, ctx| report::send_report(conn, ctx, standards, RevisionNumber::FIRST, "Register it."))
        .unwrap();
    assert_eq!(asked(&fixture, &fixture.lisa, standards), [(TaskKind::Direct, None)]);
    assert_eq!(with(&fixture, &fixture.rita, standards), Some("standards body"));
    assert!(asked(&fixture, &fixture.olga, standards).is_empty());
    let copy = fixture.sent_report(standards);
    let direct =
        |conn: &mut _, ctx: ActionContext<'_>| report::record_direction(conn, ctx, standards, "The IESG: register it.", &copy);
    fixture.act(&fixture.lisa, direct).unwrap();
    // The request waits for the operators, in every list.
    assert!(asked(&fixture, &fixture.lisa, standards).is_empty());
    assert_eq!(with(&fixture, &fixture.rita, standards), Some("operators"));
    let seen = fixture.store.read(|conn| load_view_with_holder(conn, standards, None, fixture.now)).unwrap();
    assert_eq!(
        (seen.request.action_holder(), seen.request.action_holder_task().unwrap().due.is_some()),
        (Some("operators"), true)
    );
    assert_eq!(asked(&fixture, &fixture.olga, standards)[0].0, TaskKind::Publish);

    // Decline: a second expert concurs; then the requester appeals, and an operator records the outcome.
    let declined = fixture.submitted(&fixture.rita, &formal("nothing"));
    fixture.open(declined, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_expert(&fixture.sven, declined);
    fixture.disclose(&fixture.edda, declined).unwrap();
    let why = "It is not unique (RFC 8141, 6.4.1).";
    fixture.act(&fixture.edda, |conn, ctx| decide::propose_decline(conn, ctx, declined, RevisionNumber::FIRST, why)).unwrap();
    assert_eq!(asked(&fixture, &fixture.sven, declined)[0].0, TaskKind::Concur);
    fixture.act(&fixture.sven, |conn, ctx| decide::decline(conn, ctx, declined, RevisionNumber::FIRST)).unwrap();
    fixture.appeal(&fixture.rita, declined, "It is unique.").unwrap();
    assert_eq!(asked(&fixture, &fixture.olga, declined), [(TaskKind::RecordAppeal, None)]);

    // Name conflict: the registrant of the later request can choose another name.
    let one = fixture.submitted(&fixture.rita, &formal("left-bank"));
    let other = fixture.submitted(&fixture.otto, &formal("left-bank"));
    assert!(asked(&fixture, &fixture.otto, other).contains(&(TaskKind::ChooseName, None)));
    assert!(asked(&fixture, &fixture.rita, one).is_empty() && asked(&fixture, &fixture.otto, one).is_empty());
}

/// Finding: during a hold, the tasks and emails asked for what the hold prevents.
#[test]
fn operators_are_the_action_holder_during_a_hold_and_tasks_come_back_after_it() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.approve_as_experts(number);
    let tasks = |fixture: &ProcedureFixture| [&fixture.olga, &fixture.edda].map(|who| asked(fixture, who, number));
    assert_eq!(tasks(&fixture), [Vec::new(), due(TaskKind::Decide, "2027-02-01")]);
    fixture.days(1);
    fixture.hold(number);
    assert_eq!(tasks(&fixture), [vec![(TaskKind::EndHold, None)], Vec::new()]);
    let told = fixture.emails(number, &fixture.oskar, "body").pop().unwrap().to_lowercase();
    assert!(told.contains("decide whether the hold ends"), "{told}");
    assert_eq!(with(&fixture, &fixture.rita, number), Some("operators"));
    let held = fixture.store.read(|conn| load_view_with_holder(conn, number, None, fixture.now)).unwrap().request;
    assert_eq!(next_step(&held, fixture.now).to_string(), "decide whether the hold ends");
    fixture.days(1);
    fixture.end_hold(number);
    // The discussion begins again.
    assert_eq!(tasks(&fixture), [Vec::new(), due(TaskKind::Decide, "2027-02-03")]);
    let told = fixture.emails(number, &fixture.edda, "body").pop().unwrap();
    assert!(told.contains("no longer on hold") && told.contains("Action required: decide"), "{told}");
    // No time is counted twice.
    let held = "SELECT t.since || ' ' || coalesce(t.ended_at, '') AS what FROM tasks t WHERE t.role IS NOT NULL ORDER BY t.id";
    let held = rows(&fixture, held);
    let follows = |pair: &[String]| pair[0].split_once(' ').unwrap().1 == pair[1].split_once(' ').unwrap().0;
    assert!(held.len() == 5 && held.windows(2).all(follows), "{held:?}");
}

#[test]
fn periods_begin_again_when_a_hold_ends() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let overdue = |fixture: &ProcedureFixture| {
        fixture.emails(number, &fixture.olga, "kind").iter().filter(|kind| *kind == "overdue").count()
    };
    fixture.hold(number);
    fixture.daily(40);
    fixture.end_hold(number);
    fixture.daily(1);
    assert_eq!(overdue(&fixture), 0);
    fixture.daily(3);
    assert_eq!(overdue(&fixture), 1);
    // The public notice of a delay ends.
    let is_late = |fixture: &ProcedureFixture| fixture.seen(number, None).has_condition(Condition::Escalated);
    fixture.daily(20);
    assert!(is_late(&fixture));
    fixture.hold(number);
    assert!(!is_late(&fixture));
    fixture.end_hold(number);
    fixture.daily(5);
    assert!(!is_late(&fixture));
    // A question does not lapse during a hold.
    fixture.ask(&fixture.olga, number, "Is it yours?").unwrap();
    fixture.hold(number);
    fixture.daily(100);
    fixture.end_hold(number);
    fixture.daily(89);
    assert!(fixture.state(number).is_open());
    fixture.daily(1);
    assert_eq!(fixture.state(number), State::Closed(CloseReason::Lapsed));
    // An expert is reminded of the response, and of the review of a new revision, when their tasks are due.
    let number = fixture.in_review("quay", &[&fixture.sven]);
    let reminded = |fixture: &ProcedureFixture| {
        let all = fixture.emails(number, &fixture.sven, "kind");
        all.into_iter().filter(|kind| kind == "overdue" || kind == "reminder").collect::<Vec<_>>()
    };
    let held = |fixture: &mut ProcedureFixture, days| {
        fixture.hold(number);
        fixture.daily(days);
        fixture.end_hold(number);
    };
    held(&mut fixture, 30);
    fixture.daily(2);
    assert!(reminded(&fixture).is_empty());
    fixture.daily(1);
    assert_eq!(reminded(&fixture), ["overdue"]);
    fixture.review(&fixture.sven, number, DISCUSS, "Who pays?").unwrap();
    send_another(&fixture, number, "The society pays.");
    held(&mut fixture, 60);
    fixture.daily(24);
    assert_eq!(reminded(&fixture), ["overdue"]);
    fixture.daily(1);
    assert_eq!(reminded(&fixture), ["overdue", "reminder"]);
}

#[test]
fn expert_is_reminded_to_agree_to_a_decline() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.propose_decline(number, "RFC 8141, 6.4.1").unwrap();
    assert_eq!(asked(&fixture, &fixture.sven, number), due(TaskKind::Concur, "2027-02-01"));
    let told = fixture.emails(number, &fixture.sven, "kind").len();
    fixture.daily(35);
    let what = "kind || ' ' || substr(o.created_at, 1, 10)";
    let told = fixture.emails(number, &fixture.sven, what).split_off(told);
    assert_eq!(told, ["action_required 2027-01-29", "action_required 2027-02-01", "overdue 2027-02-04"]);
    let late = fixture.emails(number, &fixture.edda, "body").pop().unwrap();
    assert!(late.contains("The response of Sven") && late.contains("to the proposal to decline has been overdue"), "{late}");
}

#[test]
fn doctor_compares_when_stored_tasks_began() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.review_with_comment(&fixture.edda, number, ("syntax", "Why twelve?", ""), Verdict::CommentOnly);
    let outdated =
        |fixture: &ProcedureFixture| fixture.store.read(|conn| refresh::requests_with_outdated_tasks(conn, fixture.now)).unwrap();
    let set = |fixture: &ProcedureFixture, kind: &str, since: &str| {
        run(fixture, &format!("UPDATE tasks SET since = '{since}' WHERE kind = '{kind}' AND ended_at IS NULL"));
    };
    let (early, late) = ("2027-01-01T00:00:00.000000Z", "2027-06-01T00:00:00.000000Z");
    // A position is due from the assignment. The registrant may have been asked before, but not later.
    for (kind, since, is_outdated) in [
        ("record_position", early, true),
        ("record_position", late, true),
        ("answer_experts", early, false),
        ("answer_experts", late, true),
    ] {
        set(&fixture, kind, since);
        assert_eq!(!outdated(&fixture).is_empty(), is_outdated, "{kind} {since}");
        fixture.minutes(1);
        fixture.refresh_tasks();
        fixture.check_tasks();
    }
}

#[test]
fn task_to_assign_an_expert_begins_when_the_expert_was_lost() {
    let lost = "2027-01-05T09:00:00.000000Z";
    for (way, since) in [
        (format!("UPDATE assignments SET answer = 'declined', answered_at = '{lost}' WHERE expert_id = ID"), lost),
        (
            format!(
                "INSERT INTO disclosures (request_id, expert_id, answer, reason, at) SELECT id, ID, 'conflict', 'Mine.', '{lost}' FROM requests"
            ),
            lost,
        ),
        ("UPDATE appointments SET until = '2027-01-06' WHERE account_id = ID".to_owned(), "2027-01-06T00:00:00Z"),
        (format!("UPDATE accounts SET disabled_at = '{lost}' WHERE id = ID"), lost),
        (
            format!(
                "INSERT INTO bouncing_addresses (address, failures, reason, last_at, paused_at) SELECT email, 5, 'x', '{lost}', '{lost}' FROM accounts WHERE id = ID"
            ),
            lost,
        ),
    ] {
        let mut fixture = ProcedureFixture::new();
        fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
        run(&fixture, &way.replace("ID", &format!("'{}'", fixture.sven.id)));
        for _ in 0..2 {
            fixture.days(3);
            fixture.refresh_tasks();
            let tasks = mine(&fixture, &fixture.olga).tasks;
            let task = tasks.iter().find(|waits| waits.task == TaskKind::AssignExpert).unwrap();
            assert_eq!(task.since, since.parse().unwrap(), "{way}");
            fixture.check_tasks();
        }
    }
}

/// Finding: an operator who collaborated on a request had the tasks of the operators, which collaborators may not do.
#[test]
fn collaborator_has_no_task_or_email_of_another_role() {
    let mut fixture = ProcedureFixture::new();
    let add = |fixture: &ProcedureFixture, number, who: &Account, left_at: &str| {
        let sql = format!(
            "INSERT INTO members (request_id, account_id, since, left_at) SELECT id, '{}', '2026-01-01T00:00:00Z', {left_at} \
             FROM requests WHERE number = '{number}'",
            who.id
        );
        run(fixture, &sql);
    };
    for left_at in ["NULL", "'2026-02-01T00:00:00Z'"] {
        let nid = if left_at == "NULL" { "harbour" } else { "lighthouse" };
        let number = fixture.start(&fixture.rita, &formal(nid)).unwrap();
        add(&fixture, number, &fixture.oskar, left_at);
        fixture.submit(&fixture.rita, number).unwrap();
        let tasks = [&fixture.olga, &fixture.oskar].map(|who| fixture.tasks(who, number));
        assert_eq!(tasks, [vec![TaskKind::StartIntakeReview], Vec::new()], "{left_at}");
        fixture.daily(15);
        let is_of_operators = |kind: &String| ["overdue", "escalation", "action_required"].contains(&kind.as_str());
        let told = [&fixture.olga, &fixture.oskar].map(|who| fixture.emails(number, who, "kind").iter().any(is_of_operators));
        assert_eq!(told, [true, false], "{left_at}");
    }
    // The liaison of a body, and the representative of another.
    let standards = fixture.standards_request();
    add(&fixture, standards, &fixture.lisa, "NULL");
    let report = |conn: &mut _, ctx: ActionContext<'_>| report::send_report(conn, ctx, standards, RevisionNumber::FIRST, "Yes.");
    fixture.act(&fixture.edda, report).unwrap();
    assert!(fixture.tasks(&fixture.lisa, standards).is_empty());
    assert_eq!(fixture.emails(standards, &fixture.lisa, "kind"), ["reported"], "as a collaborator");
}

/// Finding: after a granted appeal, the experts who had decided had tasks that they may not perform, and no other person had one.
#[test]
fn experts_of_an_overturned_decision_are_replaced() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.decline(number, "It is not unique (RFC 8141, 6.4.1).");
    fixture.appeal(&fixture.rita, number, "It is unique.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "It is unique.").unwrap();
    // Sven, who agreed, has no task. Edda is the only lead and decides again, with another expert.
    assert_eq!(fixture.tasks(&fixture.sven, number), []);
    assert_eq!(fixture.tasks(&fixture.olga, number), [TaskKind::AssignExpert]);
    assert!(fixture.tasks(&fixture.edda, number).contains(&TaskKind::RecordPosition));
    let told = fixture.emails(number, &fixture.oskar, "body").pop().unwrap().to_lowercase().replace('\n', " ");
    assert!(told.contains("assign another expert"), "{told}");
    fixture.days(1);
    let more = [fixture.tara.id.clone()];
    fixture.act(&fixture.olga, |conn, ctx| open_review::assign_more_experts(conn, ctx, number, &more)).unwrap();
    assert!(fixture.tasks(&fixture.olga, number).is_empty());
    fixture.disclose(&fixture.tara, number).unwrap();
    let grounds = decide::DecisionGrounds {
        appeal_answer: "The grounds do not hold.",
        ..decide::DecisionGrounds::from("It is not unique (RFC 8141, 6.4.1).")
    };
    let before = notified(&fixture, number, "concurrence").len();
    fixture.propose_decline(number, grounds).unwrap();
    assert_eq!(notified(&fixture, number, "concurrence").len(), before + 1, "Tara only");
    assert_eq!(fixture.tasks(&fixture.sven, number), []);
    assert_eq!(fixture.tasks(&fixture.tara, number), [TaskKind::Concur]);
    let server = TestServer::start(&fixture.db, false);
    let offers = |who: &Account, form: &str| {
        let page = signed_in(&server, &fixture, who).get(&format!("/requests/{number}"));
        assert_eq!(page.status, 200, "{}", page.body);
        page.body.contains(&format!("/requests/{number}/{form}\""))
    };
    assert!(!offers(&fixture.sven, "concur") && offers(&fixture.tara, "concur") && offers(&fixture.edda, "approve"));
    // With another lead, Edda takes no part either.
    let tara = &fixture.tara.id;
    run(
        &fixture,
        &format!("INSERT INTO account_roles (account_id, role, since) VALUES ('{tara}', 'lead', '2020-01-01T00:00:00Z')"),
    );
    run(&fixture, &format!("UPDATE appointments SET until = '2027-01-01' WHERE account_id = '{tara}'"));
    run(
        &fixture,
        &format!(
            "INSERT INTO appointments (id, account_id, registry, leads, since) VALUES ('t', '{tara}', 'formal', TRUE, '2026-01-01')"
        ),
    );
    fixture.refresh_tasks();
    assert_eq!(fixture.tasks(&fixture.edda, number), [TaskKind::AssignExpert], "no position");
    assert!(!offers(&fixture.edda, "approve") && !offers(&fixture.edda, "decline"));
}

#[test]
fn sign_in_redirects_to_tasks_and_every_task_link_works() {
    let (_db, server, [person]) = TestServer::demo(["nobody"]);
    let form = [("email", "operator@demo.example"), ("password", "nidreg-demo")];
    assert_eq!(person.post("/sign-in", &form).location, "/waiting");
    let people = ["registrant", "other", "expert", "second-expert", "lead", "operator", "representative", "liaison", "admin"];
    let mut rows = 0;
    for name in people {
        let person = Person::demo(&server, name);
        let page = person.get("/waiting");
        assert_eq!(page.status, 200, "{name}");
        assert!(page.body.len() <= 80_000, "{name}: {} bytes", page.body.len());
        let json = person.get_as("/waiting", "application/json").json();
        let waits = json["waits"].as_array().unwrap();
        rows += waits.len();
        // The navigation shows the number of tasks on this page and on others.
        let words = if waits.is_empty() { ">My tasks<".to_owned() } else { format!(">My tasks ({})<", waits.len()) };
        assert!(page.body.contains(&words) && person.get("/account").body.contains(&words), "{name}: {words}");
        for one in waits {
            let path = one["link"].as_str().unwrap().strip_prefix(&server.base).unwrap();
            let path = path.split('#').next().unwrap();
            assert!(page.body.contains(&format!("href=\"{path}")), "{name}: {path}");
            assert_eq!(person.get(path).status, 200, "{name}: {path}");
            assert!(one["since"].is_string() && one["asks"].is_string() && one["task"].is_string(), "{one}");
        }
        if waits.is_empty() {
            assert!(page.body.contains("You have no tasks. New tasks appear here"), "{name}");
        }
    }
    assert!(rows > 5, "the demonstration has tasks for its users: {rows}");
    // Anonymous users have no task page and no link to it.
    let nobody = Person::nobody(&server);
    assert!(nobody.get("/waiting").location.starts_with("/sign-in"));
    assert!(!nobody.get("/").body.contains("/waiting"));
    // An action takes effect immediately: a new draft adds one task.
    let registrant = Person::demo(&server, "other");
    let count = |person: &Person| {
        let json = person.get_as("/waiting", "application/json").json();
        json["waits"].as_array().unwrap().len()
    };
    let before = count(&registrant);
    assert_eq!(registrant.post("/register", &[("kind", "new_formal"), ("nid", "tide-gauges")]).status, 303);
    assert!(registrant.get("/account").body.contains(&format!(">My tasks ({})<", before + 1)));
}

/// Copies the request in SQL into a thousand requests under review, each with two positions.
fn a_thousand(fixture: &ProcedureFixture, number: RequestNumber) {
    let copies = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) ";
    // Each has a NID of its own: requests for the same NID would be a name conflict.
    let all = "procedure, body, specification, procedure_changed_at, state, previous_state, base_version, new_status, successors, \
               owner_id, draft, draft_save_number, created_at, state_since, review_since, duplicate_of, change_kind";
    let sql = format!(
        "INSERT INTO requests (id, number, nid, kind, {all}) {copies} SELECT 'copy-' || i, 'R-2020-' || (10000 + i), nid || i, kind, {all} FROM requests, n \
         WHERE number = '{number}';
         INSERT INTO revisions (id, request_id, number, kind, base_version, template, canonical, fingerprint, note, sent_by, sent_at) {copies} \
         SELECT 'text-' || i, 'copy-' || i, s.number, s.kind, s.base_version, s.template, s.canonical, s.fingerprint, s.note, s.sent_by, s.sent_at \
         FROM revisions s, requests r, n WHERE s.request_id = r.id AND r.number = '{number}';
         INSERT INTO assignments (request_id, expert_id, assigned_at, reason) {copies} SELECT 'copy-' || i, a.expert_id, a.assigned_at, a.reason \
         FROM assignments a, requests r, n WHERE a.request_id = r.id AND r.number = '{number}';
         INSERT INTO positions (id, request_id, revision_number, expert_id, position, reasons, recorded_at) {copies} \
         SELECT 'position-' || i || p.expert_id, 'copy-' || i, p.revision_number, p.expert_id, p.position, p.reasons, p.recorded_at \
         FROM positions p, requests r, n WHERE p.request_id = r.id AND r.number = '{number}';
         INSERT INTO tasks (id, request_id, kind, role, account_id, since, due) {copies} \
         SELECT 'task-' || i || t.id, 'copy-' || i, t.kind, t.role, t.account_id, t.since, t.due \
         FROM tasks t, requests r, n WHERE t.request_id = r.id AND r.number = '{number}' AND t.ended_at IS NULL"
    );
    let run = |conn: &mut nidreg::store::AnyConnection| {
        diesel::connection::SimpleConnection::batch_execute(conn, &sql).map_err(Error::from)
    };
    fixture.store.write(run).unwrap();
}

#[test]
fn task_list_of_a_thousand_open_requests_is_capped_and_fast() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("many", &[&fixture.edda, &fixture.sven, &fixture.tara]);
    fixture.approve_as_expert(&fixture.sven, number);
    fixture.approve_as_expert(&fixture.edda, number);
    a_thousand(&fixture, number);
    // Each user is a worst case: the lead may decide each request, Tara owes a position on each, and Sven owes none.
    for (who, listed) in [(&fixture.edda, 25), (&fixture.tara, 25), (&fixture.sven, 0), (&fixture.olga, 0), (&fixture.rita, 0)] {
        let begun = Instant::now();
        let mine = mine(&fixture, who);
        let took = begun.elapsed();
        println!("{}: {} listed, more: {}, in {took:?}", who.name, mine.tasks.len(), mine.more);
        assert_eq!(mine.tasks.len(), listed, "{}", who.name);
        assert_eq!(mine.more, listed > 0 || who.id == fixture.rita.id, "{}", who.name);
        assert!(took < Duration::from_secs(20), "{}: {took:?}", who.name);
    }
}
