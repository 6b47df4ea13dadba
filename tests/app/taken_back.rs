//! What was filed, named or noted in error, and how the right person takes it back; and what operators keep among themselves.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::acts::{away, bodies, decide, hold, mark_status, papers, report, track};
use nidreg::cases::criteria::{Judged, Judgement};
use nidreg::cases::drafts::Start;
use nidreg::cases::papers::Filed;
use nidreg::cases::papers::PaperKind;
use nidreg::cases::standards::Paper;
use nidreg::cases::{Overlay, State, Track};
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::people::Account;
use nidreg::refusal::Refusal;
use nidreg::registry::Status;
use nidreg::reviews::{Stance, Verdict};
use nidreg::store::Error;

fn formal(nid: &str) -> Start {
    Start::NewFormal(nid.to_owned())
}

#[derive(QueryableByName)]
struct Told {
    #[diesel(sql_type = Text)]
    recipient: String,
}

/// Who got a letter about a request, each once, by address.
fn told(cast: &Cast, number: RequestNumber, letter: &str) -> Vec<String> {
    let sql = format!(
        "SELECT o.recipient FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.letter = '{letter}' ORDER BY o.recipient"
    );
    let rows: Vec<Told> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|told| told.recipient).collect()
}

fn reported(cast: &Cast) -> RequestNumber {
    let number = cast.start(&cast.rita, &formal("packet-loss")).unwrap();
    let track = Track::Standards { body: "IESG".into() };
    cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, number, &track)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.act(&cast.edda, |conn, turn| {
        report::report(conn, turn, number, SnapshotNo::FIRST, "We advise to register it.", &Judged::all(Judgement::Met))
    })
    .unwrap();
    number
}

fn strikable(cast: &Cast, number: RequestNumber) -> Vec<Filed> {
    let id = cast.request(number).id;
    cast.store.read(|conn| papers::strikable(conn, &id)).unwrap()
}

#[test]
fn a_decision_is_told_to_everybody_involved_and_to_each_once() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.sven, &cast.tara]).unwrap();
    cast.review(&cast.sven, number, Verdict::Position(Stance::Discuss), "It names nothing.").unwrap();
    // Edda leads and was not asked; Tara has not answered.
    cast.disclose(&cast.edda, number, false).unwrap();
    let propose = |conn: &mut _, turn: nidreg::turn::Turn<'_>| {
        decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, "It names nothing (RFC 8141, 6.4.1).")
    };
    cast.act(&cast.edda, propose).unwrap();
    cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, number, SnapshotNo::FIRST)).unwrap();
    let mut everybody: Vec<String> =
        [&cast.rita, &cast.edda, &cast.tara, &cast.olga, &cast.oskar].map(|who| who.email.clone()).to_vec();
    everybody.sort();
    assert_eq!(told(&cast, number, "declined"), everybody);
}

#[test]
fn a_wrong_direction_is_struck_kept_and_registers_nothing() {
    let mut cast = Cast::new();
    let number = reported(&cast);
    let file =
        |cast: &Cast, paper, words: &str| cast.act(&cast.olga, |conn, turn| report::file(conn, turn, number, paper, words));
    file(&cast, Paper::Direction, "The IESG approves urn:substrait.").unwrap();
    file(&cast, Paper::ReportCopy, "We advise to register it.").unwrap();
    cast.act(&cast.olga, |conn, turn| report::direct(conn, turn, number)).unwrap();
    assert_eq!(cast.state(number), State::Ready);
    let wrong = strikable(&cast, number).into_iter().find(|paper| paper.kind == PaperKind::Direction).unwrap();
    let strike = |cast: &Cast, who: &Account, id: &str, reason: &str| {
        cast.act(who, |conn, turn| papers::strike(conn, turn, number, id, reason))
    };
    assert!(why(strike(&cast, &cast.rita, &wrong.id, "No.")).contains("Only the operator"));
    assert!(why(strike(&cast, &cast.olga, &wrong.id, " ")).contains("Enter the reason for the retraction"));
    assert!(why(strike(&cast, &cast.olga, "another", "No.")).contains("Choose a document"));
    cast.days(1);
    strike(&cast, &cast.olga, &wrong.id, "It is the direction for urn:substrait.").unwrap();
    assert!(why(strike(&cast, &cast.olga, &wrong.id, "Again.")).contains("Choose a document"));
    assert_eq!(told(&cast, number, "paper_struck"), [cast.rita.email.clone()]);
    assert!(why(cast.register(number)).contains("not the direction"), "what rests on it waits");
    file(&cast, Paper::Direction, "The IESG approves urn:packet-loss.").unwrap();
    cast.register(number).unwrap();
}

#[test]
fn an_order_is_dropped_while_it_waits_and_not_once_it_holds() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    let order = |words: &str| cast.act(&cast.olga, |conn, turn| hold::order_hold(conn, turn, number, words));
    order("Court of Nowhere, 1 O 1/27, about another name.").unwrap();
    let paper = strikable(&cast, number).pop().unwrap();
    cast.act(&cast.oskar, |conn, turn| papers::strike(conn, turn, number, &paper.id, "It is about another name.")).unwrap();
    let confirm = || cast.act(&cast.oskar, |conn, turn| hold::confirm_hold(conn, turn, number));
    assert!(why(confirm()).contains("No court order is waiting"));
    order("Court of Somewhere, 2 O 2/27.").unwrap();
    confirm().unwrap();
    assert!(cast.seen(number, None).has(Overlay::CourtHold));
    assert!(strikable(&cast, number).is_empty(), "an order that holds ends as a court order ends");
}

#[test]
fn a_representative_is_unnamed_and_named_again_and_a_body_goes_off_the_list_and_on_again() {
    let cast = Cast::new();
    let number = cast.start(&cast.rita, &Start::FastTrack("codelist".into())).unwrap();
    let fast = Track::FastTrack { body: "OASIS".into(), specification: Some("Code lists, version 2.1".into()) };
    cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, number, &fast)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    cast.open(number, &[&cast.edda]).unwrap();
    let has_role = || {
        let sql = format!("SELECT role AS recipient FROM account_roles WHERE account_id = '{}'", cast.rolf.id);
        let rows: Vec<Told> = cast.store.read(|conn| diesel::sql_query(&sql).load(conn).map_err(Error::from)).unwrap();
        rows.iter().any(|row| row.recipient == "representative")
    };
    let complete = |who: &Account| cast.act(who, |conn, turn| bodies::complete(conn, turn, number, SnapshotNo::FIRST));
    let unname = |who: &Account| {
        cast.act(who, |conn, turn| bodies::end_representative(conn, turn, "OASIS", &cast.rolf.id, "He left OASIS."))
    };
    assert!(why(unname(&cast.rita)).contains("Only operators"));
    unname(&cast.olga).unwrap();
    assert!(why(unname(&cast.olga)).contains("was not found"));
    assert!(!has_role());
    assert!(complete(&cast.rolf).is_err(), "who speaks for no body completes nothing");
    // On the same day again: he only changed his desk.
    cast.act(&cast.olga, |conn, turn| bodies::name_representative(conn, turn, "OASIS", "rolf@cast.example")).unwrap();
    let end = |why: &str| cast.act(&cast.olga, |conn, turn| bodies::end_body(conn, turn, "oasis", why));
    assert!(why(end("")).contains("It will be public"));
    end("IESG, 2027-01-04: OASIS is dissolved.").unwrap();
    assert!(why(end("Again.")).contains("was not found"));
    assert!(!has_role(), "nobody speaks for it");
    let name = || cast.act(&cast.olga, |conn, turn| bodies::name_representative(conn, turn, "OASIS", "rolf@cast.example"));
    assert!(why(name()).contains("Choose a body from the list"));
    cast.act(&cast.olga, |conn, turn| bodies::recognise(conn, turn, "OASIS", "", "IESG, 2027-01-04: it was another.")).unwrap();
    name().unwrap();
    complete(&cast.rolf).unwrap();
}

#[test]
fn an_absence_is_changed_and_ended_by_the_person_who_set_it() {
    let mut cast = Cast::new();
    let set = |cast: &Cast, until: &str| {
        let until = until.parse().unwrap();
        cast.act(&cast.sven, |conn, turn| away::set(conn, turn, until))
    };
    let until = |cast: &Cast| {
        let today = nidreg::clock::day(cast.now);
        cast.store.read(|conn| nidreg::people::away::queries::until(conn, &cast.sven.id, today).map_err(Refusal::from)).unwrap()
    };
    let end = |cast: &Cast, who: &Account| cast.act(who, |conn, turn| away::end(conn, turn));
    assert!(why(set(&cast, "2027-01-03")).contains("today or a later day"));
    set(&cast, "2027-01-31").unwrap();
    assert!(why(end(&cast, &cast.tara)).contains("was not found"));
    set(&cast, "2027-01-10").unwrap();
    assert_eq!(until(&cast), Some("2027-01-10".parse().unwrap()));
    cast.days(6);
    assert!(until(&cast).is_some(), "the last day is included");
    cast.days(1);
    assert_eq!(until(&cast), None, "it is over without an act");
    assert!(why(end(&cast, &cast.sven)).contains("was not found"));
    set(&cast, "2027-02-01").unwrap();
    end(&cast, &cast.sven).unwrap();
    assert_eq!(until(&cast), None);
    assert!(why(end(&cast, &cast.sven)).contains("was not found"));
}

#[test]
fn a_private_note_is_on_the_desk_and_nowhere_else() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let number = format!("R-{year}-0003");
    let secret = "Called the society on Monday: zanzibar.";
    let operator = Person::demo(&house, "operator");
    let desk = format!("/desk/{number}");
    assert_eq!(operator.post(&format!("{desk}/notes"), &[("note", " ")]).status, 422);
    assert_eq!(operator.post(&format!("{desk}/notes"), &[("note", secret)]).status, 303);
    let page = operator.get(&desk).body;
    assert!(page.contains(secret));
    let year_path = |path: &str| path.replace("{number}", &number);
    for who in ["registrant", "expert", "liaison", "admin"] {
        let person = Person::demo(&house, who);
        for path in [
            "/requests/{number}",
            "/requests/{number}/decision",
            "/requests/{number}/updates.atom",
            "/requests/updates.atom",
            "/reviews/{number}",
            "/desk/{number}",
            "/api/v1/requests/{number}",
            "/api/v1/changes",
        ] {
            assert!(!person.get(&year_path(path)).body.contains("zanzibar"), "{who} reads it at {path}");
        }
        assert!([403, 404].contains(&person.post(&format!("{desk}/notes"), &[("note", "x")]).status), "{who}");
    }
    let id = page.split(&format!("{desk}/notes/")).nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(operator.post(&format!("{desk}/notes/{id}"), &[]).status, 303);
    assert!(!operator.get(&desk).body.contains("zanzibar"));
    assert_eq!(operator.post(&format!("{desk}/notes/{id}"), &[]).status, 404);
}

#[test]
fn a_struck_paper_is_marked_in_public() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let number = format!("R-{year}-0003");
    let operator = Person::demo(&house, "operator");
    let desk = format!("/desk/{number}");
    assert_eq!(operator.post(&format!("{desk}/dispute"), &[("dispute", "Somebody claims this name.")]).status, 303);
    let page = operator.get(&desk).body;
    let id =
        page.split("name=\"struck\"").nth(1).unwrap().split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let bare = operator.post(&format!("{desk}/paper/strike"), &[("struck", &id), ("strike_reason", "")]);
    assert!(bare.status == 422 && bare.body.contains("Enter the reason for the retraction"));
    let reason = ("strike_reason", "It was about another name.");
    assert_eq!(operator.post(&format!("{desk}/paper/strike"), &[("struck", &id), reason]).status, 303);
    for page in [operator.get(&desk).body, Person::nobody(&house).get(&format!("/requests/{number}")).body] {
        assert!(page.contains("<del>Somebody claims this name.</del>"), "{page}");
        assert!(page.contains("retracted</span> It was about another name."));
    }
}

#[test]
fn two_operators_mark_a_namespace_whose_registrant_is_gone_and_neither_becomes_its_registrant() {
    let mut cast = Cast::new();
    cast.registered("gauge");
    let file = |cast: &Cast, who: &Account, nid: &str, successors: &str, reason: &str| {
        cast.act(who, |conn, turn| mark_status::file(conn, turn, nid, Status::Obsolete, successors, reason))
    };
    let gone = "The society was dissolved in 2025; three emails to its contact bounced.";
    assert!(why(file(&cast, &cast.rita, "gauge", "", gone)).contains("Only operators"));
    assert!(why(file(&cast, &cast.olga, "nowhere", "", gone)).contains("Enter a registered namespace"));
    assert!(why(file(&cast, &cast.olga, "gauge", "gauge", gone)).contains("is not another registered namespace"));
    assert!(why(file(&cast, &cast.olga, "gauge", "", " ")).contains("They will be public"));
    file(&cast, &cast.olga, "gauge", "isbn", gone).unwrap();
    assert!(why(file(&cast, &cast.oskar, "gauge", "", gone)).contains("already has an annotation"));
    let mark = || cast.store.read(mark_status::open).unwrap();
    let id = mark().pop().unwrap().id;
    let letters = |words: &str| {
        let sql =
            format!("SELECT recipient FROM outbox WHERE letter = 'status_mark' AND subject LIKE '%{words}%' ORDER BY recipient");
        let rows: Vec<Told> = cast.store.read(|conn| diesel::sql_query(&sql).load(conn).map_err(Error::from)).unwrap();
        rows.into_iter().map(|told| told.recipient).collect::<Vec<_>>()
    };
    assert!(letters("will be obsolete after 2027-02").contains(&cast.post.review_list));
    assert!(letters("will be obsolete after").len() > 1, "and who the text names as its contact");
    let confirm = |cast: &Cast, who: &Account| cast.act(who, |conn, turn| mark_status::confirm(conn, turn, &id));
    assert!(why(confirm(&cast, &cast.oskar)).contains("The notice period ends on"));
    cast.days(31);
    assert!(why(confirm(&cast, &cast.olga)).contains("A second operator must confirm it"));
    // The registrant was not gone after all.
    let asked = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    assert!(why(confirm(&cast, &cast.oskar)).contains("is open"));
    cast.act(&cast.rita, |conn, turn| nidreg::acts::end::withdraw(conn, turn, asked)).unwrap();
    confirm(&cast, &cast.oskar).unwrap();
    let status = |cast: &Cast| {
        let sql = "SELECT status AS recipient FROM namespaces WHERE nid = 'gauge'";
        let rows: Vec<Told> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
        rows[0].recipient.clone()
    };
    assert_eq!(status(&cast), "obsolete");
    assert!(why(confirm(&cast, &cast.oskar)).contains("was not found"), "once");
    // Both are operators of the next request about it, and neither is its registrant.
    let next = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    for operator in [&cast.olga, &cast.oskar] {
        assert!(cast.seen(next, Some(operator)).is(nidreg::cases::Party::Operator));
    }
}

#[test]
fn a_mark_is_dropped_with_a_reason_that_everybody_who_read_of_it_reads() {
    let cast = Cast::new();
    cast.registered("gauge");
    let file =
        |conn: &mut _, turn: nidreg::turn::Turn<'_>| mark_status::file(conn, turn, "gauge", Status::Deprecated, "", "Silence.");
    cast.act(&cast.olga, file).unwrap();
    let id = cast.store.read(mark_status::open).unwrap().pop().unwrap().id;
    let drop = |words: &str| cast.act(&cast.olga, |conn, turn| mark_status::drop_mark(conn, turn, &id, words));
    assert!(why(drop("")).contains("It will be public"));
    drop("The society answered.").unwrap();
    assert!(cast.store.read(mark_status::open).unwrap().is_empty());
    assert!(why(drop("Again.")).contains("was not found"));
}
