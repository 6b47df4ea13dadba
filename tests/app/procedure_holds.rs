//! What somebody could slip through once, as the conversation in which they try.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::acts;
use nidreg::acts::draft::SavedField;
use nidreg::acts::{appeal, appoint, ask, away, decide, draft, duplicate, hold, report, review_drafts, track};
use nidreg::cases::appeals::Outcome;
use nidreg::cases::criteria::{Judged, Judgement};
use nidreg::cases::drafts::Start;
use nidreg::cases::waiting::tasks::{About, Task};
use nidreg::cases::{Overlay, State, Track, gather};
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::people::Account;
use nidreg::reviews::{Stance, Verdict};
use nidreg::store::Error;
use nidreg::template::Field;

const APPROVE: Verdict = Verdict::Position(Stance::Approve);
const NO_OBJECTION: Verdict = Verdict::Position(Stance::NoObjection);
const DISCUSS: Verdict = Verdict::Position(Stance::Discuss);

fn formal(nid: &str) -> Start {
    Start::NewFormal(nid.to_owned())
}

#[derive(QueryableByName)]
struct Sent {
    #[diesel(sql_type = Text)]
    letter: String,
    #[diesel(sql_type = Text)]
    subject: String,
    #[diesel(sql_type = Text)]
    body: String,
}

/// The emails of a request to somebody, oldest first.
fn emails(cast: &Cast, number: RequestNumber, who: &Account) -> Vec<Sent> {
    let sql = format!(
        "SELECT o.letter, o.subject, o.body FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.recipient = '{}' ORDER BY o.created_at, o.id",
        who.email
    );
    cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap()
}

fn codes(cast: &Cast, number: RequestNumber, who: &Account) -> Vec<String> {
    emails(cast, number, who).into_iter().map(|sent| sent.letter).collect()
}

fn write(cast: &Cast, number: RequestNumber, field: Field, text: &str) {
    let was = draft::fingerprint(&cast.request(number), field);
    let saving = SavedField { field, was: &was, text, done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
}

fn send_text(cast: &Cast, number: RequestNumber, purpose: &str) {
    write(cast, number, Field::Purpose, purpose);
    cast.act(&cast.rita, |conn, turn| ask::send_snapshot(conn, turn, number, "One word.")).unwrap();
}

/// What is asked of somebody on a request, as their list of waiting things and their queue say it.
fn asks(cast: &Cast, number: RequestNumber, who: &Account) -> Option<Task> {
    let on = |about: &About| matches!(about, About::Request { number: of, .. } if *of == number);
    let mine = cast.store.read(|conn| acts::waits::of(conn, who, cast.now)).unwrap();
    mine.waits.iter().find(|waits| on(&waits.about)).map(|waits| waits.task)
}

#[test]
fn a_discuss_outlives_a_new_text_until_it_is_cleared_or_answered() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    // Sven was not asked; he objects because he read it.
    cast.open(number, &[&cast.edda, &cast.tara]).unwrap();
    cast.review(&cast.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    assert_eq!(asks(&cast, number, &cast.sven), None, "the registrant has the next word");
    send_text(&cast, number, "Names for records of a learned society, really.");
    assert!(codes(&cast, number, &cast.sven).contains(&"new_snapshot".to_owned()), "who objects reads that the text changed");
    assert_eq!(asks(&cast, number, &cast.sven), Some(Task::LookAgain));
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.tara, number);
    assert!(why(cast.approve(number)).starts_with("Sven Expert has an open Discuss, since revision 1"));
    // The lead answers on the record; Sven reads the answer and the decision.
    let seen = cast.seen(number, Some(&cast.edda));
    let standing = cast.store.read(|conn| nidreg::cases::gather::positions::standing_positions(conn, &seen, cast.now)).unwrap();
    let position = standing.into_iter().find(nidreg::reviews::Standing::objects).unwrap().position.id;
    cast.act(&cast.edda, |conn, turn| {
        acts::threads::answer_discuss(conn, turn, number, &position, "The society pays; see Assignment.")
    })
    .unwrap();
    assert_eq!(asks(&cast, number, &cast.sven), None);
    cast.approve(number).unwrap();
    let told = codes(&cast, number, &cast.sven);
    assert_eq!(told, ["new_snapshot", "comment", "approved"]);
}

#[test]
fn whoever_took_a_discuss_clears_it_by_another_position_on_the_new_text() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.review(&cast.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    send_text(&cast, number, "Names for records of a learned society, which pays for them.");
    cast.approve_as_expert(&cast.edda, number);
    assert!(why(cast.approve(number)).contains("has an open Discuss"));
    cast.review(&cast.sven, number, NO_OBJECTION, "").unwrap();
    cast.approve(number).unwrap();
    assert_eq!(cast.state(number), State::Ready);
}

#[test]
fn nobody_approves_alone_and_no_decision_rests_on_an_rfc_that_does_not_exist() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    assert!(why(cast.approve(number)).contains("A second expert must"));
    cast.days(15);
    assert!(why(cast.approve(number)).contains("A second expert must"), "nor after the period");
    cast.review(&cast.sven, number, NO_OBJECTION, "").unwrap();
    let approve =
        |reasons: &str| cast.act(&cast.edda, |conn, turn| decide::approve(conn, turn, number, SnapshotNo::FIRST, reasons));
    let decline = |reasons: &str| {
        cast.act(&cast.edda, |conn, turn| decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, reasons))
    };
    assert!(why(approve(" ")).contains("Enter the reasons"));
    assert!(why(approve("As RFC 9999 says.")).contains("RFC 9999 is not in the RFC list"));
    assert!(why(decline("I do not like it (RFC 9999).")).contains("RFC 9999 is not in the RFC list"));
    assert!(why(decline("I do not like the RFC.")).contains("Cite the basis of the reason"));
    decline("It names nothing (RFC 8141, 6.4.1).").unwrap();
    assert!(why(approve("ok")).contains("at least one sentence"));
    approve("The template is complete.").unwrap();
}

#[test]
fn what_reviewers_said_is_the_registrants_turn_until_it_is_answered() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    let other = cast.submitted(&cast.otto, &formal("lighthouse"));
    cast.open(other, &[&cast.edda, &cast.sven]).unwrap();
    // What a page, the lists and their counts say.
    let turns = || {
        let seen = cast.store.read(|conn| nidreg::cases::see::see_turn(conn, number, None, cast.now)).unwrap();
        let house = House::start(&cast.db, false);
        let nobody = Person::nobody(&house);
        let of = |whose: &str| nobody.get(&format!("/requests?turn={whose}")).body.contains(&format!("/requests/{number}\""));
        let told: serde_json::Value = serde_json::from_str(&nobody.get(&format!("/api/v1/requests/{number}")).body).unwrap();
        assert_eq!(told["turn"], seen.request.turn().unwrap());
        let page = nobody.get(&format!("/requests/{number}")).body;
        let words = if told["turn"] == "registrant" { "Waiting for the registrant." } else { "Waiting for the experts." };
        assert!(page.contains(words), "{page}");
        (seen.request.turn().unwrap(), of("registrant"), of("experts"))
    };
    assert_eq!(turns(), ("experts", false, true));
    cast.review(&cast.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    assert_eq!(turns(), ("registrant", true, false));
    send_text(&cast, number, "Names for records of a learned society, which pays for them.");
    assert_eq!(turns(), ("experts", false, true), "a new text is an answer; the experts look at it");
    // A thread, until the registrant has said a word in it.
    cast.disclose(&cast.edda, number, false).unwrap();
    let typed =
        review_drafts::Typed { snapshot: 2.into(), thread: "", field: "syntax", quote: "", body: "Why twelve?", suggestion: "" };
    cast.act(&cast.edda, |conn, turn| review_drafts::keep_comment(conn, turn, number, typed)).unwrap();
    cast.act(&cast.edda, |conn, turn| acts::review::send_review(conn, turn, number, 2.into(), Verdict::CommentOnly, "")).unwrap();
    assert_eq!(turns(), ("registrant", true, false));
    let thread = cast.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &cast.request(number).id)).unwrap();
    let thread = thread.last().unwrap().id.clone();
    cast.act(&cast.rita, |conn, turn| acts::threads::mark_done(conn, turn, number, &thread)).unwrap();
    assert_eq!(turns(), ("experts", false, true));
    assert_eq!(cast.seen(other, None).request.turn(), Some("experts"), "another request of the same experts");
}

#[test]
fn a_question_stops_no_reviewer() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven, &cast.tara]).unwrap();
    for expert in [&cast.edda, &cast.sven, &cast.tara] {
        cast.disclose(expert, number, false).unwrap();
    }
    cast.act(&cast.edda, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    assert_eq!(cast.state(number).words(), "With requester");
    let typed = review_drafts::Typed {
        snapshot: SnapshotNo::FIRST,
        thread: "",
        field: "syntax",
        quote: "",
        body: "Why twelve?",
        suggestion: "",
    };
    cast.act(&cast.sven, |conn, turn| review_drafts::keep_comment(conn, turn, number, typed)).unwrap();
    cast.act(&cast.sven, |conn, turn| acts::review::send_review(conn, turn, number, SnapshotNo::FIRST, APPROVE, "")).unwrap();
    cast.act(&cast.tara, |conn, turn| acts::review::send_review(conn, turn, number, SnapshotNo::FIRST, DISCUSS, "Why twelve?"))
        .unwrap();
    assert_eq!(cast.state(number).words(), "With requester", "what reviewers write moves nothing");
    assert!(why(cast.approve(number)).contains("it is waiting for the registrant"));
    // A question of the operators before the review opens no review.
    let early = cast.submitted(&cast.rita, &formal("lighthouse"));
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, early, "Which society?")).unwrap();
    assert!(why(cast.review(&cast.sven, early, APPROVE, "")).contains("Reviews can be submitted only during expert review"));
}

#[test]
fn whoever_asks_reads_the_answer_and_whether_the_text_changed_with_it() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    // Tara was not asked to review; Olga has no part in the review.
    cast.disclose(&cast.tara, number, false).unwrap();
    cast.act(&cast.tara, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "The society.", false)).unwrap();
    let told = emails(&cast, number, &cast.tara).pop().unwrap().subject;
    assert!(told.starts_with(&format!("[{number}] ")) && told.ends_with(": reply from the registrant"), "{told}");
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, number, "Since when?")).unwrap();
    write(&cast, number, Field::Purpose, "Names for records of a society founded in 1901.");
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "Since 1901.", true)).unwrap();
    for who in [&cast.olga, &cast.edda] {
        let last = emails(&cast, number, who).pop().unwrap();
        assert!(last.subject.ends_with(": reply from the registrant, with revision 2"), "{}", last.subject);
        assert!(last.body.contains("The text has changed") && last.body.contains("Since 1901."), "{}", last.body);
    }
    assert_eq!(emails(&cast, number, &cast.edda).iter().filter(|sent| sent.letter == "answered").count(), 2);
}

/// A request that Edda and Sven declined, with one thread and their positions.
fn declined(cast: &Cast, number: RequestNumber) {
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.review(&cast.sven, number, DISCUSS, "It names nothing.").unwrap();
    cast.act(&cast.edda, |conn, turn| {
        decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, "It names nothing (RFC 8141, 6.4.1).")
    })
    .unwrap();
    cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, number, SnapshotNo::FIRST)).unwrap();
}

#[test]
fn an_appeal_that_is_granted_sends_the_request_back_with_its_positions_and_its_place() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("tide"));
    cast.days(1);
    let other = cast.submitted(&cast.otto, &formal("tide"));
    let contended = |cast: &Cast, number: RequestNumber| cast.seen(number, None).has(Overlay::Contended);
    let since = |cast: &Cast| {
        let seen = cast.seen(number, None);
        seen.overlays.iter().rev().find(|begun| begun.overlay == Overlay::Contended).unwrap().since
    };
    let place = since(&cast);
    declined(&cast, number);
    assert!(!contended(&cast, other), "the other goes on alone");
    cast.days(10);
    let appeal = |who: &Account| cast.act(who, |conn, turn| appeal::appeal(conn, turn, number, "It names tide gauges."));
    appeal(&cast.rita).unwrap();
    assert!(why(appeal(&cast.otto)).contains("an appeal is open"));
    assert!(codes(&cast, number, &cast.sven).contains(&"appeal".to_owned()), "who concurred reads of it");
    cast.act(&cast.edda, |conn, turn| appeal::decide(conn, turn, number, Outcome::Granted, "It does name something.")).unwrap();
    assert_eq!(cast.state(number), State::Review);
    let seen = cast.seen(number, Some(&cast.edda));
    let standing = cast.store.read(|conn| gather::positions::standing_positions(conn, &seen, cast.now)).unwrap();
    assert_eq!(standing.len(), 2, "the positions are there");
    assert!(standing.iter().any(nidreg::reviews::Standing::objects), "and so is the objection");
    assert!(contended(&cast, number) && contended(&cast, other), "both want the name again");
    assert_eq!(since(&cast), place);
    assert!(codes(&cast, number, &cast.rita).iter().rev().take(2).any(|code| code == "contended"));
    assert!(codes(&cast, number, &cast.rita).contains(&"appeal_decided".to_owned()));
}

#[test]
fn anybody_concerned_appeals_against_any_decision_and_nobody_decides_their_own() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    let appeal = |cast: &Cast, who: &Account, number: RequestNumber| {
        cast.act(who, |conn, turn| appeal::appeal(conn, turn, number, "Our port uses it."))
    };
    let ruling = |cast: &Cast, who: &Account, number: RequestNumber, outcome| {
        cast.act(who, |conn, turn| appeal::decide(conn, turn, number, outcome, "As said."))
    };
    assert!(why(appeal(&cast, &cast.otto, number)).contains("There is no decision to appeal"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    // Somebody else than the registrant, against an approval.
    appeal(&cast, &cast.otto, number).unwrap();
    ruling(&cast, &cast.edda, number, Outcome::Granted).unwrap();
    assert_eq!(cast.state(number), State::Review);
    assert!(codes(&cast, number, &cast.otto).contains(&"appeal_decided".to_owned()), "who appealed is told");
    cast.days(1);
    cast.approve(number).unwrap();
    cast.register(number).unwrap();
    cast.days(1);
    // What is registered stays registered, also when the appeal is granted.
    appeal(&cast, &cast.otto, number).unwrap();
    ruling(&cast, &cast.edda, number, Outcome::Granted).unwrap();
    assert_eq!(cast.state(number), State::Registered);
    // The lead appeals like anybody else, and does not decide it.
    let other = cast.submitted(&cast.rita, &formal("lighthouse"));
    cast.act(&cast.olga, |conn, turn| duplicate::call_duplicate(conn, turn, other, &number.to_string(), "The same society."))
        .unwrap();
    appeal(&cast, &cast.edda, other).unwrap();
    assert!(why(ruling(&cast, &cast.edda, other, Outcome::Granted)).contains("you cannot decide it"));
    cast.days(70);
    let late = cast.submitted(&cast.rita, &formal("beacon"));
    cast.act(&cast.olga, |conn, turn| duplicate::call_duplicate(conn, turn, late, &number.to_string(), "The same society."))
        .unwrap();
    cast.days(70);
    assert!(why(appeal(&cast, &cast.rita, late)).contains("two months for an appeal have passed"));
}

#[test]
fn a_wrong_duplicate_is_taken_back_and_goes_on_where_it_was() {
    let cast = Cast::new();
    let reviewed = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(reviewed, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.sven, reviewed);
    let fresh = cast.submitted(&cast.rita, &formal("lighthouse"));
    let other = cast.submitted(&cast.otto, &formal("beacon"));
    let take_back = |who: &Account, number: RequestNumber, reason: &str| {
        cast.act(who, |conn, turn| duplicate::take_back(conn, turn, number, reason))
    };
    for (number, state) in [(reviewed, State::Review), (fresh, State::Intake)] {
        assert!(
            why(take_back(&cast.olga, number, "Wrong number."))
                .contains("You cannot reinstate a request that was closed as a duplicate")
        );
        cast.act(&cast.olga, |conn, turn| duplicate::call_duplicate(conn, turn, number, &other.to_string(), "The same."))
            .unwrap();
        assert!(why(take_back(&cast.rita, number, "It is not.")).contains("Only the operator"));
        assert!(why(take_back(&cast.oskar, number, " ")).contains("Enter a reason. It will be public"));
        take_back(&cast.oskar, number, "The wrong number was entered.").unwrap();
        assert_eq!((cast.state(number), cast.request(number).duplicate_of), (state, None));
    }
    assert_eq!(codes(&cast, fresh, &cast.otto), ["duplicate", "duplicate_taken_back"]);
    cast.approve_as_expert(&cast.edda, reviewed);
    cast.approve(reviewed).unwrap();
}

#[test]
fn a_court_order_and_a_question_that_reaches_nobody_are_told_to_who_can_act() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.act(&cast.olga, |conn, turn| hold::order_hold(conn, turn, number, "Court of Exampleton, 7 O 12/27")).unwrap();
    let told = emails(&cast, number, &cast.oskar).pop().unwrap();
    assert_eq!(told.letter, "hold_waits");
    assert!(told.body.contains("7 O 12/27") && told.body.contains(&format!("/desk/{number}")), "{}", told.body);
    assert!(told.body.replace('\n', " ").contains("The request is provisionally on hold"), "{}", told.body);
    assert!(!codes(&cast, number, &cast.olga).contains(&"hold_waits".to_owned()));
    assert_eq!(codes(&cast, number, &cast.rita).last().unwrap(), "hold", "and whoever it stops");
    cast.store
        .write(|conn| {
            diesel::sql_query("UPDATE accounts SET disabled_at = '2027-01-04T09:00:00.000000Z' WHERE email = 'rita@cast.example'")
                .execute(conn)
                .map_err(Error::from)
        })
        .unwrap();
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    for operator in [&cast.olga, &cast.oskar] {
        let told = emails(&cast, number, operator).pop().unwrap();
        assert_eq!(told.subject, format!("[{number}] urn:harbour: registrant cannot be reached"));
    }
}

#[test]
fn an_expert_without_a_name_is_warned_before_it_is_published() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.sven, number, true).unwrap();
    let review = |reasons: &str| {
        cast.act(&cast.sven, |conn, turn| acts::review::send_review(conn, turn, number, SnapshotNo::FIRST, DISCUSS, reasons))
    };
    assert!(why(review("I, Sven, cannot approve.")).contains("you are anonymous on this request"));
    let typed = review_drafts::Typed {
        snapshot: SnapshotNo::FIRST,
        thread: "",
        field: "syntax",
        quote: "",
        body: "Ask sven@cast.example",
        suggestion: "",
    };
    let kept = cast.act(&cast.sven, |conn, turn| review_drafts::keep_comment(conn, turn, number, typed));
    assert!(why(kept).contains("Publish it unchanged, or edit it"));
    assert!(why(cast.act(&cast.sven, |conn, turn| ask::ask(conn, turn, number, "Sven asks: who pays?"))).contains("or edit it"));
    review("This cannot be approved.").unwrap();
}

#[test]
fn whoever_is_away_is_not_reminded_and_comes_back_when_they_say_so() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.sven]).unwrap();
    let set = |cast: &Cast, until: &str| {
        let until = until.parse().unwrap();
        cast.act(&cast.sven, |conn, turn| away::set(conn, turn, until)).unwrap();
    };
    set(&cast, "2027-03-31");
    for _ in 0..20 {
        cast.days(1);
        cast.strike();
    }
    let reminded = |cast: &Cast| {
        codes(cast, number, &cast.sven).iter().filter(|code| ["reminder", "overdue"].contains(&code.as_str())).count()
    };
    assert_eq!(reminded(&cast), 0);
    // The absence is cut short: another last day replaces the one before.
    set(&cast, "2027-01-25");
    cast.days(5);
    cast.strike();
    assert!(reminded(&cast) > 0);
}

#[test]
fn a_report_has_no_empty_part() {
    let cast = Cast::new();
    let number = cast.start(&cast.rita, &formal("packet-loss")).unwrap();
    let standards = Track::Standards { body: "IESG".into() };
    cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, number, &standards)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    let report = |text: &str| {
        cast.act(&cast.edda, |conn, turn| {
            report::report(conn, turn, number, SnapshotNo::FIRST, text, &Judged::all(Judgement::Met))
        })
    };
    let empty = "1. Positions\n\n   Two in favor.\n\n4. Advice of the experts\n\n   \n";
    assert_eq!(why(report(empty)), "\"4. Advice of the experts\" is empty");
    report(&format!("{empty}   Register it.\n")).unwrap();
}

#[test]
fn the_discuss_of_an_expert_who_left_holds_nothing_up_and_everything_says_so() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    // Otto is an expert for ten days.
    let new = appoint::NewAppointment {
        account_id: cast.otto.id.clone(),
        registry: nidreg::registry::Kind::Formal,
        leads: false,
        since: "2027-01-01".parse().unwrap(),
        until: Some("2027-01-14".parse().unwrap()),
        request: None,
    };
    cast.act(&cast.ada, |conn, turn| appoint::appoint(conn, turn, &new)).unwrap();
    cast.otto.roles = vec![nidreg::people::Role::Expert];
    cast.open(number, &[&cast.edda, &cast.otto, &cast.tara]).unwrap();
    cast.review(&cast.otto, number, DISCUSS, "Say who pays for it.").unwrap();
    let turn = |cast: &Cast| {
        cast.store.read(|conn| nidreg::cases::see::see_turn(conn, number, None, cast.now)).unwrap().request.turn().unwrap()
    };
    cast.approve_as_expert(&cast.edda, number);
    assert_eq!(turn(&cast), "registrant", "while Otto is an expert, his objection waits for an answer");
    assert_eq!(asks(&cast, number, &cast.rita), Some(Task::AnswerReviewers));
    assert!(why(cast.approve(number)).starts_with("Otto Other has an open Discuss"));
    // His appointment is over: whose turn it is, his queue, the guard and the page say the same.
    cast.days(11);
    assert_eq!(turn(&cast), "experts");
    assert_eq!(asks(&cast, number, &cast.otto), None);
    let seen = cast.seen(number, Some(&cast.edda));
    let standing = cast.store.read(|conn| gather::positions::standing_positions(conn, &seen, cast.now)).unwrap();
    assert!(standing.iter().all(|it| !it.objects()), "{standing:?}");
    // Tara has not spoken yet, and is waited for; Otto is not, although he was asked and his position counts for nothing.
    assert!(why(cast.approve(number)).starts_with("Positions are missing"));
    cast.review(&cast.tara, number, NO_OBJECTION, "").unwrap();
    cast.approve(number).unwrap();
}

#[test]
fn an_expert_who_left_without_a_position_is_neither_waited_for_nor_reminded() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.sven, &cast.tara]).unwrap();
    let sql = format!("UPDATE appointments SET until = '2027-01-05' WHERE account_id = '{}'", cast.sven.id);
    cast.store.write(|conn| diesel::sql_query(&sql).execute(conn).map_err(Error::from)).unwrap();
    for _ in 0..12 {
        cast.days(1);
        cast.strike();
    }
    let reminded =
        |cast: &Cast, who: &Account| codes(cast, number, who).iter().any(|code| ["reminder", "overdue"].contains(&code.as_str()));
    assert!(!reminded(&cast, &cast.sven) && reminded(&cast, &cast.tara));
    // Every expert who was asked and is one has spoken.
    cast.review(&cast.tara, number, NO_OBJECTION, "").unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.approve(number).unwrap();
}

#[test]
fn a_lead_judges_the_points_one_by_one_and_they_are_published_with_the_decision() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    let approve = |judged: Judged| {
        let grounds = decide::Grounds { reasons: "The template is complete.", judged };
        cast.act(&cast.edda, |conn, turn| decide::approve(conn, turn, number, SnapshotNo::FIRST, grounds))
    };
    // Half a list misleads, and nothing is approved that is not met.
    assert!(why(approve(Judged::of(|key| if key == "purpose" { "met" } else { "" }))).contains("Answer every criterion"));
    let one_fails = Judged::of(|key| if key == "commitment" { "not_met" } else { "met" });
    assert!(why(approve(one_fails)).contains("marked this criterion as not met"));
    approve(Judged::of(|key| if key == "resolution" { "does_not_apply" } else { "met" })).unwrap();
    let house = House::start(&cast.db, false);
    let nobody = Person::nobody(&house);
    for path in [format!("/requests/{number}"), format!("/requests/{number}/decision")] {
        let page = nobody.get(&path).body;
        let section = page.split("id=\"decision\"").nth(1).unwrap().split("</section>").next().unwrap();
        assert_eq!(section.matches(">Met</span>").count(), 9, "{section}");
        assert!(section.contains(">Does not apply</span>") && section.contains("to never reassign a name"), "{section}");
    }
    // A decline carries them too, from the proposal to which the second expert concurred.
    let other = cast.submitted(&cast.rita, &formal("lighthouse"));
    cast.open(other, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, other, false).unwrap();
    cast.disclose(&cast.sven, other, false).unwrap();
    let grounds = decide::Grounds { reasons: "It names nothing (RFC 8141, 6.4.1).", judged: one_fails };
    cast.act(&cast.edda, |conn, turn| decide::propose_decline(conn, turn, other, SnapshotNo::FIRST, grounds)).unwrap();
    cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, other, SnapshotNo::FIRST)).unwrap();
    let page = nobody.get(&format!("/requests/{other}/decision")).body;
    assert!(page.contains(">Not met</span>"), "{page}");
}

#[test]
fn a_decided_request_says_what_was_decided_by_whom_on_which_text_and_why() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    let propose = |text: i64, words: &str| {
        cast.act(&cast.edda, |conn, turn| decide::propose_decline(conn, turn, number, text.into(), words)).unwrap();
    };
    propose(1, "It is too short (RFC 8141, 6.4).");
    // A new text: the proposal is about another one, and a new one is made.
    send_text(&cast, number, "Names for records of a learned society, at length.");
    propose(2, "It names nothing (RFC 8141, 6.4.1).");
    cast.disclose(&cast.sven, number, false).unwrap();
    cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, number, 2.into())).unwrap();
    let house = House::start(&cast.db, false);
    let page = Person::nobody(&house).get(&format!("/requests/{number}")).body;
    let section =
        page.split("id=\"decision\"").nth(1).expect("the decision has its own section").split("</section>").next().unwrap();
    for words in ["Declined by the designated experts", "Edda Lead", "Sven Expert", "Revision 2", "It names nothing", "RFC 8141"]
    {
        assert!(section.contains(words), "{words}: {section}");
    }
    assert!(!section.contains("It is too short"), "a proposal that came to nothing is no reason: {section}");
    assert!(page.find("id=\"decision\"").unwrap() < page.find("id=\"history\"").unwrap(), "it stands before the history");
}
