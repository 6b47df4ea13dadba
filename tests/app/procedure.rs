//! The procedure of RFC 8141 §6 as its people act it, one conversation for each way a request can go.

use crate::common::cast::{Cast, why};
use nidreg::acts::draft::SavedField;
use nidreg::acts::register::Registered;
use nidreg::acts::{
    accept, appeal, appoint, ask, away, bodies, contend, decide, draft, duplicate, end, hold, report, review_drafts, track,
};
use nidreg::cases::appeals::Outcome;
use nidreg::cases::criteria::{Judged, Judgement};
use nidreg::cases::drafts::Start;
use nidreg::cases::papers::PaperKind;
use nidreg::cases::standards::Paper;
use nidreg::cases::{Overlay, Present, State, Track, candidates, gather};
use nidreg::ids::{AccountId, RequestNumber, SnapshotNo};
use nidreg::people::Role;
use nidreg::registry::Status;
use nidreg::reviews::experts::Interest;
use nidreg::reviews::{Stance, Verdict};
use nidreg::template::Field;
use nidreg::{acts, reviews};

fn formal(nid: &str) -> Start {
    Start::NewFormal(nid.to_owned())
}

const APPROVE: Verdict = Verdict::Position(Stance::Approve);
const DISCUSS: Verdict = Verdict::Position(Stance::Discuss);

fn standards_request(cast: &Cast) -> RequestNumber {
    let number = cast.start(&cast.rita, &formal("packet-loss")).unwrap();
    let track = Track::Standards { body: "IESG".into() };
    cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, number, &track)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    number
}

#[test]
fn a_standards_body_needs_direction_and_copy_of_the_report_and_either_alone_is_not_enough() {
    let cast = Cast::new();
    let number = standards_request(&cast);
    // The experts report and do not decide.
    assert!(why(cast.approve(number)).contains("Send it the experts' report instead"));
    cast.act(&cast.edda, |conn, turn| {
        report::report(conn, turn, number, SnapshotNo::FIRST, "We advise to register it.", &Judged::all(Judgement::Met))
    })
    .unwrap();
    assert_eq!(cast.state(number), State::WithBody);
    let direct = || cast.act(&cast.olga, |conn, turn| report::direct(conn, turn, number));
    let file = |paper, words: &str| cast.act(&cast.olga, |conn, turn| report::file(conn, turn, number, paper, words));
    assert!(why(direct()).contains("does not yet contain the standards body's direction"));
    file(Paper::Direction, "The IESG approves, 2027-01-04.").unwrap();
    assert!(why(direct()).contains("not the copy of the expert report"));
    assert!(why(cast.register(number)).contains("With the standards body"));
    file(Paper::ReportCopy, "We advise to register it.").unwrap();
    direct().unwrap();
    assert_eq!(cast.state(number), State::Ready);
    cast.register(number).unwrap();
    assert_eq!(cast.state(number), State::Registered);
}

#[test]
fn a_copy_alone_is_not_enough_and_a_new_text_is_reported_on_again() {
    let mut cast = Cast::new();
    let number = standards_request(&cast);
    cast.act(&cast.edda, |conn, turn| {
        report::report(conn, turn, number, SnapshotNo::FIRST, "We advise to register it.", &Judged::all(Judgement::Met))
    })
    .unwrap();
    cast.act(&cast.olga, |conn, turn| report::file(conn, turn, number, Paper::ReportCopy, "A copy.")).unwrap();
    assert!(why(cast.act(&cast.olga, |conn, turn| report::direct(conn, turn, number))).contains("not the direction"));
    // The body asks for changes; the registrant answers with a new text, and the experts look again.
    cast.days(1);
    cast.act(&cast.olga, |conn, turn| report::body_answered(conn, turn, number, false, "Say who pays.")).unwrap();
    let syntax = cast.request(number);
    let was = draft::fingerprint(&syntax, Field::Assignment);
    let saving = SavedField { field: Field::Assignment, was: &was, text: "The society pays the registrar.", done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "The society.", true)).unwrap();
    assert_eq!(cast.state(number), State::Review);
    assert_eq!(cast.snapshot(number).get(), 2);
    // What was filed for the older report does not count for the next.
    cast.days(1);
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.act(&cast.edda, |conn, turn| report::report(conn, turn, number, 2.into(), "Still.", &Judged::all(Judgement::Met)))
        .unwrap();
    assert!(
        why(cast.act(&cast.olga, |conn, turn| report::direct(conn, turn, number))).starts_with("The record does not yet contain")
    );
    cast.act(&cast.olga, |conn, turn| report::body_answered(conn, turn, number, true, "No (RFC 2026).")).unwrap();
    assert_eq!(cast.state(number), State::Declined);
}

#[test]
fn the_fast_track_completes_over_the_objection_of_every_expert() {
    let cast = Cast::new();
    let number = cast.start(&cast.rita, &Start::FastTrack("codelist".into())).unwrap();
    assert!(why(cast.submit(&cast.rita, number)).contains("Enter the"));
    let track =
        |specification: Option<&str>| Track::FastTrack { body: "oasis".into(), specification: specification.map(Into::into) };
    let choose = |track: &Track| cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, number, track));
    choose(&track(None)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    assert!(why(cast.open(number, &[&cast.sven])).contains("requires a specification"));
    choose(&track(Some("Code lists, version 2.1"))).unwrap();
    cast.open(number, &[&cast.edda, &cast.sven, &cast.tara]).unwrap();
    for expert in [&cast.edda, &cast.sven, &cast.tara] {
        cast.review(expert, number, DISCUSS, "This must not be registered (RFC 8141, 6.4.1).").unwrap();
    }
    assert!(why(cast.approve(number)).contains("the experts advise but do not decide"));
    let decline =
        cast.act(&cast.edda, |conn, turn| decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, "RFC 8141, 6.4.1"));
    assert!(why(decline).contains("advise but do not decide"));
    let complete = |who| cast.act(who, |conn, turn| bodies::complete(conn, turn, number, SnapshotNo::FIRST));
    assert!(why(complete(&cast.olga)).contains("Only the representative"));
    complete(&cast.rolf).unwrap();
    cast.register(number).unwrap();
    assert_eq!(cast.state(number), State::Registered);
}

#[test]
fn a_body_that_is_not_recognised_turns_the_request_to_the_community_and_one_that_is_goes_on_the_list() {
    let cast = Cast::new();
    let asked = |nid: &str, body: &str| {
        let number = cast.start(&cast.rita, &Start::FastTrack(nid.into())).unwrap();
        let track = Track::FastTrack { body: body.into(), specification: Some("A paper".into()) };
        cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, number, &track)).unwrap();
        cast.submit(&cast.rita, number).unwrap();
        cast.act(&cast.olga, |conn, turn| bodies::ask_recognition(conn, turn, number)).unwrap();
        number
    };
    let answer = |number: RequestNumber, yes| {
        cast.act(&cast.olga, |conn, turn| bodies::record_recognition(conn, turn, number, yes, "The IESG, 2027-01-04."))
    };
    let refused = asked("club-minutes", "A Club");
    answer(refused, false).unwrap();
    assert_eq!(cast.request(refused).track, Track::Community);
    assert!(why(answer(refused, true)).contains("not on the fast track"));
    let taken = asked("gazette", "Society of Gazettes");
    answer(taken, true).unwrap();
    assert_eq!(cast.request(taken).track.body(), Some("Society of Gazettes"));
    cast.act(&cast.olga, |conn, turn| bodies::name_representative(conn, turn, "society of gazettes", "rolf@cast.example"))
        .unwrap();
    cast.open(taken, &[&cast.sven]).unwrap();
    cast.act(&cast.rolf, |conn, turn| bodies::complete(conn, turn, taken, SnapshotNo::FIRST)).unwrap();
    assert_eq!(cast.state(taken), State::Ready);
}

#[test]
fn a_revision_outdates_a_position_unless_only_the_contact_changed() {
    let cast = Cast::new();
    cast.registered("gauge");
    let number = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.sven, number);
    let send = |field: Field, text: &str| {
        let was = draft::fingerprint(&cast.request(number), field);
        let saving = SavedField { field, was: &was, text, done: true };
        cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
        cast.act(&cast.rita, |conn, turn| ask::send_snapshot(conn, turn, number, "As asked.")).unwrap();
    };
    let live = || {
        let seen = cast.seen(number, Some(&cast.edda));
        cast.store.read(|conn| gather::positions::standing_positions(conn, &seen, cast.now)).unwrap()[0].live
    };
    send(Field::Registrant, "Example Society\nEmail: desk@society.example\nPostal: 1 Example Street, Exampleton");
    assert!(live(), "a contact outdates nothing");
    send(Field::Resolution, "Names are not resolved.");
    assert!(!live());
    cast.approve_as_expert(&cast.edda, number);
    assert!(why(cast.approve(number)).contains("Positions are missing"));
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    match cast.register(number).unwrap() {
        Registered::Version(version) => assert_eq!(version.number, 2),
        Registered::Status(_) => panic!("a revision makes a version"),
    }
}

#[test]
fn two_requests_for_one_name_are_held_until_one_takes_another() {
    let cast = Cast::new();
    let first = cast.submitted(&cast.rita, &formal("tide"));
    let second = cast.submitted(&cast.otto, &formal("TIDE"));
    for number in [&first, &second] {
        assert!(cast.seen(*number, None).has(Overlay::Contended), "{number}");
        cast.open(*number, &[&cast.edda, &cast.sven]).unwrap();
        cast.approve_as_expert(&cast.edda, *number);
        cast.approve_as_expert(&cast.sven, *number);
        assert!(why(cast.approve(*number)).contains("a name conflict with another request"));
    }
    // The room is for its people; to others there is none.
    let room = |who| cast.store.read(|conn| contend::room(conn, who, "tide", cast.now));
    assert_eq!(room(&cast.rita).unwrap().requests.len(), 2);
    assert!(why(room(&cast.ada)).contains("was not found"));
    cast.act(&cast.otto, |conn, turn| contend::note(conn, turn, "tide", "We could take tide-gauge.")).unwrap();
    assert!(why(cast.act(&cast.otto, |conn, turn| contend::rename(conn, turn, second, "isbn").map(|_| ()))).contains("isbn"));
    cast.act(&cast.otto, |conn, turn| contend::rename(conn, turn, second, "tide-gauge").map(|_| ())).unwrap();
    for number in [&first, &second] {
        assert!(!cast.seen(*number, None).has(Overlay::Contended), "{number}");
    }
    assert_eq!(cast.request(second).subject.nid(), Some("tide-gauge"));
    assert!(cast.seen(second, None).current().unwrap().canonical.contains("urn:tide-gauge:204817"));
    // The positions on the other name are outdated; the first goes on at once.
    assert!(why(cast.approve(second)).contains("Positions are missing"));
    cast.approve(first).unwrap();
    cast.register(first).unwrap();
}

#[test]
fn a_contention_ends_when_both_agree_or_the_experts_decide_or_one_leaves() {
    let cast = Cast::new();
    let verdict = |who, nid: &str, winner: &str| {
        cast.act(who, |conn, turn| contend::give_verdict(conn, turn, nid, winner, "So we agreed."))
    };
    let contending = |nid: &str| (cast.submitted(&cast.rita, &formal(nid)), cast.submitted(&cast.otto, &formal(nid)));
    let free = |number: RequestNumber| !cast.seen(number, None).has(Overlay::Contended);
    let (a, b) = contending("agreed");
    verdict(&cast.rita, "agreed", &b.to_string()).unwrap();
    assert!(!free(b));
    verdict(&cast.otto, "agreed", &b.to_string()).unwrap();
    assert!(free(b) && !free(a), "who has not the name chooses another");
    let (a, b) = contending("decided");
    assert!(why(verdict(&cast.edda, "decided", &a.to_string())).contains("First declare whether you have a conflict"));
    for number in [&a, &b] {
        for expert in [&cast.edda, &cast.sven, &cast.tara] {
            cast.disclose(expert, *number, false).unwrap();
        }
    }
    verdict(&cast.edda, "decided", &a.to_string()).unwrap();
    verdict(&cast.sven, "decided", &b.to_string()).unwrap();
    assert!(!free(a) && !free(b));
    verdict(&cast.tara, "decided", &a.to_string()).unwrap();
    assert!(free(a) && !free(b));
    let (a, b) = contending("ordered");
    verdict(&cast.olga, "ordered", &b.to_string()).unwrap();
    assert!(!free(b), "one operator alone records no court order");
    verdict(&cast.oskar, "ordered", &b.to_string()).unwrap();
    assert!(free(b) && !free(a));
    // The outcome holds against a request that takes up the one that lost, and falls when the winner leaves.
    cast.act(&cast.rita, |conn, turn| end::withdraw(conn, turn, a)).unwrap();
    let again = cast.act(&cast.rita, |conn, turn| duplicate::reopen(conn, turn, a)).unwrap().number;
    cast.submit(&cast.rita, again).unwrap();
    assert!(free(b) && !free(again));
    cast.act(&cast.otto, |conn, turn| end::withdraw(conn, turn, b)).unwrap();
    assert!(free(again));
    let (a, b) = contending("left-alone");
    cast.act(&cast.otto, |conn, turn| end::withdraw(conn, turn, b)).unwrap();
    assert!(free(a));
}

#[test]
fn a_registrant_change_needs_the_new_one_and_the_notice() {
    let mut cast = Cast::new();
    cast.registered("almanac");
    let start = Start::RegistrantChange {
        nid: "almanac".into(),
        heir: "otto@cast.example".into(),
        present: Present::Agrees,
        pasted: None,
    };
    let number = cast.start(&cast.rita, &start).unwrap();
    assert!(why(cast.submit(&cast.rita, number)).contains("Name the new registrant"));
    for (field, text) in [
        (Field::Registrant, "Other Society\nEmail: otto@cast.example\nPostal: 2 Other Street"),
        (Field::RevisionInformation, "The registrant is the Other Society now."),
    ] {
        let was = draft::fingerprint(&cast.request(number), field);
        let saving = SavedField { field, was: &was, text, done: true };
        cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    }
    cast.submit(&cast.rita, number).unwrap();
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    assert!(why(cast.approve(number)).contains("has not accepted"));
    assert!(
        why(cast.act(&cast.lisa, |conn, turn| accept::accept(conn, turn, number))).contains("Only the new registrant can accept")
    );
    cast.act(&cast.otto, |conn, turn| accept::accept(conn, turn, number)).unwrap();
    assert!(why(cast.approve(number)).contains("notice period ends on 2027-01-18"));
    cast.days(14);
    cast.approve(number).unwrap();
    match cast.register(number).unwrap() {
        Registered::Version(version) => {
            assert_eq!(version.number, 2);
            assert!(version.text.unwrap().canonical.contains("Other Society"));
        }
        Registered::Status(_) => panic!("a registrant change makes a version"),
    }
}

#[test]
fn when_the_present_registrant_cannot_be_reached_it_takes_evidence_thirty_days_and_two_experts() {
    let mut cast = Cast::new();
    cast.registered("ledger");
    let start = Start::RegistrantChange {
        nid: "ledger".into(),
        heir: "otto@cast.example".into(),
        present: Present::Unreachable,
        pasted: None,
    };
    let number = cast.start(&cast.otto, &start).unwrap();
    for (field, text) in [
        (Field::Registrant, "Other Society\nEmail: otto@cast.example\nPostal: 2 Other Street"),
        (Field::RevisionInformation, "Nobody answers for the former registrant."),
    ] {
        let was = draft::fingerprint(&cast.request(number), field);
        let saving = SavedField { field, was: &was, text, done: true };
        cast.act(&cast.otto, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    }
    cast.submit(&cast.otto, number).unwrap();
    assert!(why(cast.open(number, &[&cast.edda])).contains("how you tried"));
    cast.act(&cast.olga, |conn, turn| hold::file_evidence(conn, turn, number, "Three letters came back.")).unwrap();
    cast.open(number, &[&cast.edda]).unwrap();
    assert!(
        why(cast.act(&cast.otto, |conn, turn| accept::accept(conn, turn, number)).and_then(|()| cast.approve(number)))
            .contains("conflict of interest"),
        "the lead has said nothing yet"
    );
    cast.days(30);
    cast.approve_as_expert(&cast.edda, number);
    assert!(why(cast.approve(number)).contains("two experts"));
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    cast.register(number).unwrap();
}

#[test]
fn a_status_changes_with_a_statement_and_back() {
    let cast = Cast::new();
    cast.registered("old-names");
    let change = |to: Status, successors: &str| {
        let start = Start::StatusChange { nid: "old-names".into(), to, successors: successors.into() };
        let number = cast.start(&cast.rita, &start)?;
        let was = draft::fingerprint(&cast.request(number), Field::RevisionInformation);
        let saving = SavedField { field: Field::RevisionInformation, was: &was, text: "Use the newer names.", done: true };
        cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving))?;
        cast.submit(&cast.rita, number)?;
        cast.open(number, &[&cast.edda, &cast.sven])?;
        cast.approve_as_expert(&cast.edda, number);
        cast.approve_as_expert(&cast.sven, number);
        cast.approve(number)?;
        cast.register(number)
    };
    assert!(why(change(Status::Active, "")).contains("is active already"));
    assert!(why(change(Status::Deprecated, "no-such-name")).contains("is not another registered namespace"));
    change(Status::Deprecated, "isbn, issn").unwrap();
    change(Status::Obsolete, "").unwrap();
    change(Status::Active, "").unwrap();
}

#[test]
fn a_decline_is_appealed_twice_and_taken_up_again() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("misc"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| {
        decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, "Names nothing (RFC 8141, 6.4.1)")
    })
    .unwrap();
    cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, number, SnapshotNo::FIRST)).unwrap();
    let appeal = |cast: &Cast| cast.act(&cast.rita, |conn, turn| appeal::appeal(conn, turn, number, "It names records."));
    let decide = |cast: &Cast, who: &nidreg::people::Account, outcome| {
        cast.act(who, |conn, turn| appeal::decide(conn, turn, number, outcome, "As said."))
    };
    cast.days(50);
    appeal(&cast).unwrap();
    assert!(cast.seen(number, None).has(Overlay::UnderAppeal));
    assert!(why(appeal(&cast)).contains("an appeal is open"));
    assert!(why(decide(&cast, &cast.olga, Outcome::Granted)).contains("decided by that body"));
    decide(&cast, &cast.edda, Outcome::Upheld).unwrap();
    cast.days(50);
    appeal(&cast).unwrap();
    assert!(why(decide(&cast, &cast.edda, Outcome::Upheld)).contains("to the IESG"));
    decide(&cast, &cast.olga, Outcome::Upheld).unwrap();
    assert!(!cast.seen(number, None).has(Overlay::UnderAppeal));
    assert_eq!(cast.state(number), State::Declined, "the decision stands");
    assert!(why(appeal(&cast)).contains("There is no decision to appeal"), "there is no third stage");
    let again = cast.act(&cast.rita, |conn, turn| duplicate::reopen(conn, turn, number)).unwrap();
    assert_eq!((again.follows, again.state), (Some(number), State::Draft));
    cast.submit(&cast.rita, again.number).unwrap();
}

#[test]
fn an_appeal_comes_within_two_months() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("misc"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, "RFC 8141, 6.4.1")).unwrap();
    cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, number, SnapshotNo::FIRST)).unwrap();
    cast.days(60);
    assert!(
        why(cast.act(&cast.rita, |conn, turn| appeal::appeal(conn, turn, number, "Late.")))
            .contains("two months for an appeal have passed")
    );
}

#[test]
fn the_lead_declines_with_a_second_expert_and_a_new_text_makes_the_proposal_void() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("misc"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, "RFC 8141, 6.4.1")).unwrap();
    let was = draft::fingerprint(&cast.request(number), Field::Purpose);
    let saving = SavedField { field: Field::Purpose, was: &was, text: "Names of harbours.", done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    cast.act(&cast.rita, |conn, turn| ask::send_snapshot(conn, turn, number, "Purpose says it now.")).unwrap();
    let concur = |snapshot| cast.act(&cast.sven, |conn, turn| decide::decline(conn, turn, number, snapshot));
    assert!(why(concur(SnapshotNo::FIRST)).contains("submitted revision 2"));
    assert!(why(concur(2.into())).contains("has not proposed to decline the current revision"));
}

#[test]
fn a_court_order_holds_at_once_and_stays_by_two_operators() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("brandname"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.act(&cast.olga, |conn, turn| hold::dispute(conn, turn, number, "A firm says the name is its brand.")).unwrap();
    cast.act(&cast.olga, |conn, turn| hold::order_hold(conn, turn, number, "Court of Exampleton, 7 O 12/27")).unwrap();
    let order = |who| cast.act(who, |conn, turn| hold::order_hold(conn, turn, number, "Court of Exampleton, 7 O 12/27"));
    let said = || cast.seen(number, None).overlays.pop().unwrap().why;
    assert!(cast.seen(number, None).has(Overlay::CourtHold), "at once, so that nothing is registered meanwhile");
    assert!(why(cast.approve(number)).contains("on hold because of a court order"));
    assert!(why(order(&cast.oskar)).contains("already on hold"));
    assert!(said().contains("Provisionally, until a second operator"), "{}", said());

    // Dropped: the paper is struck, and what it held goes on.
    let papers = cast.store.read(|conn| acts::papers::strikable(conn, &cast.request(number).id)).unwrap();
    let paper = papers.iter().find(|paper| paper.kind == PaperKind::CourtOrder).unwrap().id.clone();
    cast.act(&cast.oskar, |conn, turn| acts::papers::strike(conn, turn, number, &paper, "It is of another case.")).unwrap();
    assert!(!cast.seen(number, None).has(Overlay::CourtHold));
    let confirm = |who| cast.act(who, |conn, turn| hold::confirm_hold(conn, turn, number));
    assert!(why(confirm(&cast.oskar)).contains("No court order is waiting"));

    // The right one: confirmed by another operator than who filed it.
    order(&cast.olga).unwrap();
    let lift = |who| cast.act(who, |conn, turn| hold::ask_end_of_hold(conn, turn, number, "Lifted, 2027-01-04"));
    assert!(why(lift(&cast.oskar)).contains("not been confirmed"));
    assert!(why(confirm(&cast.olga)).contains("A second operator must confirm it"));
    confirm(&cast.oskar).unwrap();
    assert_eq!(said(), "Court of Exampleton, 7 O 12/27");
    assert!(why(cast.approve(number)).contains("on hold because of a court order"));
    assert!(why(confirm(&cast.oskar)).contains("No court order is waiting"));
    let lift = |who| cast.act(who, |conn, turn| hold::ask_end_of_hold(conn, turn, number, "Lifted, 2027-01-04"));
    let end = |who| cast.act(who, |conn, turn| hold::end_hold(conn, turn, number));
    assert!(why(end(&cast.olga)).contains("No lifting of a court order"));
    lift(&cast.oskar).unwrap();
    assert!(why(end(&cast.oskar)).contains("A second operator must confirm it"));
    end(&cast.olga).unwrap();
    cast.approve(number).unwrap();
}

#[test]
fn nobody_plays_two_parts_on_one_request_whatever_roles_come_later() {
    let mut cast = Cast::new();
    // An operator who opened the review neither reviews nor decides it as expert or lead.
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    let day = |text: &str| text.parse().unwrap();
    let seat = |account_id: &AccountId| appoint::NewAppointment {
        account_id: account_id.clone(),
        registry: nidreg::registry::Kind::Formal,
        leads: true,
        since: day("2027-01-01"),
        until: None,
        request: None,
    };
    let olga = cast.olga.id.clone();
    cast.act(&cast.ada, |conn, turn| appoint::appoint(conn, turn, &seat(&olga))).unwrap();
    cast.olga.roles = vec![Role::Lead, Role::Operator];
    assert!(why(cast.review(&cast.olga, number, APPROVE, "")).contains("Only designated experts"));
    // Nobody speaks for a body by their own word.
    let own = cast.act(&cast.oskar, |conn, turn| bodies::name_representative(conn, turn, "OASIS", "oskar@cast.example"));
    assert!(why(own).contains("You cannot choose yourself"));
    // Who owns one of two contending requests has a conflict on the other, whatever office they hold.
    cast.otto.roles = vec![Role::Operator];
    let theirs = cast.submitted(&cast.rita, &formal("tide"));
    let own = cast.submitted(&cast.otto, &formal("tide"));
    let end = cast.act(&cast.otto, |conn, turn| duplicate::call_duplicate(conn, turn, theirs, &own.to_string(), "The same."));
    assert_eq!(
        why(end),
        "You declared a conflict of interest. Only the operator of this request can close the request as a duplicate"
    );
    assert_eq!(cast.state(theirs), State::Intake);
}

fn write(cast: &Cast, number: RequestNumber, who: &nidreg::people::Account, field: Field, text: &str) {
    let was = draft::fingerprint(&cast.seen(number, Some(who)).request, field);
    let saving = SavedField { field, was: &was, text, done: true };
    cast.act(who, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
}

#[test]
fn a_change_of_registrant_is_accepted_again_when_its_words_change_and_never_by_who_asks() {
    let mut cast = Cast::new();
    cast.registered("almanac");
    let start = Start::RegistrantChange {
        nid: "almanac".into(),
        heir: "otto@cast.example".into(),
        present: Present::Agrees,
        pasted: None,
    };
    let own = cast.start(&cast.otto, &start).unwrap();
    let number = cast.start(&cast.rita, &start).unwrap();
    for (number, who) in [(number, &cast.rita), (own, &cast.otto)] {
        write(&cast, number, who, Field::Registrant, "Other Society\nEmail: otto@cast.example\nPostal: 2 Other Street");
        write(&cast, number, who, Field::RevisionInformation, "The registrant is the Other Society now.");
        cast.submit(who, number).unwrap();
    }
    assert!(why(cast.act(&cast.otto, |conn, turn| accept::accept(conn, turn, own))).contains("belong to the current registrant"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.act(&cast.otto, |conn, turn| accept::accept(conn, turn, number)).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.days(1);
    write(&cast, number, &cast.rita, Field::Registrant, "Mallory Ltd\nEmail: otto@cast.example\nPostal: 2 Other Street");
    cast.act(&cast.rita, |conn, turn| ask::send_snapshot(conn, turn, number, "A slip.")).unwrap();
    cast.days(15);
    assert!(why(cast.approve(number)).contains("has not accepted"));
    cast.act(&cast.otto, |conn, turn| accept::accept(conn, turn, number)).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    assert!(why(cast.register(number)).contains("Expert review"));
}

#[test]
fn a_text_that_was_sent_for_something_else_is_not_decided_on() {
    let cast = Cast::new();
    cast.registered("gauge");
    let first = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    let second = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    for number in [&first, &second] {
        cast.open(*number, &[&cast.edda, &cast.sven]).unwrap();
        cast.approve_as_expert(&cast.edda, *number);
        cast.approve_as_expert(&cast.sven, *number);
        cast.approve(*number).unwrap();
    }
    cast.register(first).unwrap();
    assert!(why(cast.register(second)).contains("is now at version 2"));
    // Taking the newer version as the base without a new text changes nothing that was decided on.
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, second, "Take version 2 in.")).unwrap();
    cast.act(&cast.rita, |conn, turn| draft::rebase(conn, turn, second)).unwrap();
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, second, "Done.", false)).unwrap();
    assert_eq!(cast.state(second), State::Review);
    assert!(why(cast.approve(second)).contains("for something other than this request"));
}

#[test]
fn a_duplicate_ends_and_both_registrants_are_told() {
    let cast = Cast::new();
    let goes_on = cast.submitted(&cast.otto, &formal("tides"));
    let number = cast.submitted(&cast.rita, &formal("tide-s"));
    let call =
        |of: &str| cast.act(&cast.olga, |conn, turn| duplicate::call_duplicate(conn, turn, number, of, "The same society."));
    assert!(why(call(&number.to_string())).contains("number of the other request"));
    assert!(why(call("R-2027-9999")).contains("Request R-2027-9999 does not exist"));
    call(&goes_on.to_string()).unwrap();
    assert_eq!(cast.state(number), State::Duplicate);
    assert!(why(cast.act(&cast.rita, |conn, turn| duplicate::reopen(conn, turn, number))).contains("Duplicate"));
}

#[test]
fn a_track_changes_once_and_before_a_decision() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("metric"));
    let change = |track: &Track| {
        cast.act(&cast.olga, |conn, turn| track::change_track(conn, turn, number, track, "It becomes a standard."))
    };
    let standards = Track::Standards { body: "IESG".into() };
    assert!(why(change(&Track::Community)).contains("already follows this procedure"));
    assert!(why(change(&Track::Standards { body: " ".into() })).contains("Enter the standards body"));
    change(&standards).unwrap();
    assert!(why(change(&Track::Community)).contains("changed once"));
}

#[test]
fn an_assignment_is_declined_and_taken_up_and_a_conflict_is_waived_by_the_lead() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven, &cast.tara]).unwrap();
    let decline = |who| cast.act(who, |conn, turn| acts::disclose::decline_assignment(conn, turn, number, "No time."));
    decline(&cast.sven).unwrap();
    assert!(why(decline(&cast.sven)).contains("already declined"));
    cast.act(&cast.sven, |conn, turn| acts::disclose::take_up_assignment(conn, turn, number)).unwrap();
    // Nobody reviews before the question on interests is answered.
    let blind = cast.act(&cast.sven, |conn, turn| acts::review::send_review(conn, turn, number, SnapshotNo::FIRST, APPROVE, ""));
    assert!(why(blind).contains("First declare whether you have a conflict"));
    let wish = |who| {
        cast.act(who, |conn, turn| acts::disclose::disclose(conn, turn, number, Interest::WaiverAsked, "I sail there.", false))
    };
    wish(&cast.tara).unwrap();
    assert!(why(cast.review(&cast.tara, number, APPROVE, "")).contains("You declared a conflict of interest"));
    let waive = |who| cast.act(who, |conn, turn| acts::disclose::waive(conn, turn, number, &cast.tara.id, "It is far away."));
    assert!(why(waive(&cast.sven)).contains("Only the lead"));
    waive(&cast.edda).unwrap();
    cast.review(&cast.tara, number, APPROVE, "").unwrap();
    cast.review(&cast.tara, number, Verdict::Recuse, "My firm asks for it after all.").unwrap();
    assert!(why(cast.review(&cast.tara, number, APPROVE, "")).contains("You declared a conflict"));
}

#[test]
fn an_appointment_ends_and_a_temporary_expert_reviews_one_request() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    let other = cast.submitted(&cast.rita, &formal("lighthouse"));
    let day = |text: &str| text.parse().unwrap();
    let new = appoint::NewAppointment {
        account_id: cast.otto.id.clone(),
        registry: nidreg::registry::Kind::Formal,
        leads: false,
        since: day("2027-01-01"),
        until: Some(day("2027-01-20")),
        request: Some(number.to_string()),
    };
    cast.act(&cast.ada, |conn, turn| appoint::appoint(conn, turn, &new)).unwrap();
    cast.otto.roles = vec![nidreg::people::Role::Expert];
    cast.open(number, &[&cast.edda, &cast.otto]).unwrap();
    assert!(why(cast.open(other, &[&cast.otto])).contains("Choose experts from the list"));
    cast.review(&cast.otto, number, DISCUSS, "Say who pays.").unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    assert!(why(cast.approve(number)).contains("Otto Other has an open Discuss"));
    // When the appointment is over, the position does not block any longer, and none is taken.
    cast.days(20);
    assert!(why(cast.review(&cast.otto, number, APPROVE, "")).contains("with an appointment"));
    cast.approve(number).unwrap();
}

#[test]
fn experts_are_proposed_with_a_reason_and_nobody_who_is_away() {
    let cast = Cast::new();
    cast.registered("gauge");
    let number = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    let candidates = || {
        let seen = cast.seen(number, Some(&cast.olga));
        cast.store.read(|conn| candidates::candidates(conn, &seen, cast.now)).unwrap()
    };
    let of = |who: &nidreg::people::Account| candidates().into_iter().find(|it| it.account.id == who.id).unwrap();
    assert!(of(&cast.sven).proposed && of(&cast.sven).because.starts_with("reviewed R-2027-"));
    assert_eq!((of(&cast.tara).because.as_str(), of(&cast.tara).proposed), ("next in turn", true));
    let day = |text: &str| text.parse().unwrap();
    cast.act(&cast.sven, |conn, turn| away::set(conn, turn, day("2027-01-31"))).unwrap();
    assert!(!of(&cast.sven).proposed);
    assert_eq!(of(&cast.sven).away_until, Some(day("2027-01-31")));
    assert!(why(cast.open(number, &[&cast.sven])).contains("Sven Expert is away until 31 January 2027"));
    cast.open(number, &[&cast.tara]).unwrap();
    let ask = |cast: &Cast| {
        let ids = [cast.sven.id.clone()];
        cast.act(&cast.edda, |conn, turn| acts::open_review::ask_experts(conn, turn, number, &ids))
    };
    assert!(why(ask(&cast)).contains("is away until"));
    let mut cast = cast;
    cast.days(28);
    ask(&cast).unwrap();
}

#[test]
fn comments_are_drafted_sent_as_one_and_stay_with_their_passage() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    let typed = review_drafts::Typed {
        snapshot: SnapshotNo::FIRST,
        thread: "",
        field: "assignment",
        quote: "the next number to each record",
        body: "Also to those that were withdrawn?",
        suggestion: "the next number to each record, withdrawn ones too,",
    };
    let keep = |typed| cast.act(&cast.sven, |conn, turn| review_drafts::keep_comment(conn, turn, number, typed));
    assert!(why(keep(review_drafts::Typed { quote: "no such words", ..typed })).contains("not in the text"));
    keep(typed).unwrap();
    keep(review_drafts::Typed { quote: "", suggestion: "", field: "", body: "A fine idea.", ..typed }).unwrap();
    let page = |who| cast.seen(number, Some(who));
    let threads = || cast.store.read(|conn| gather::positions::threads(conn, &page(&cast.edda))).unwrap();
    assert!(threads().is_empty(), "what is not sent is nobody's");
    cast.act(&cast.sven, |conn, turn| acts::review::send_review(conn, turn, number, SnapshotNo::FIRST, APPROVE, "")).unwrap();
    let sent = threads();
    assert_eq!(sent.len(), 2);
    let suggestion =
        sent.iter().flat_map(|thread| &thread.comments).find(|comment| comment.suggestion.is_some()).unwrap().id.clone();
    let field = cast.act(&cast.rita, |conn, turn| acts::threads::use_suggestion(conn, turn, number, &suggestion)).unwrap();
    assert_eq!(field, Field::Assignment);
    assert!(cast.request(number).draft.text(Field::Assignment).contains("withdrawn ones too, and never twice"));
    cast.act(&cast.rita, |conn, turn| ask::send_snapshot(conn, turn, number, "As suggested.")).unwrap();
    let current = page(&cast.edda).current().unwrap().template.clone();
    let thread = threads().into_iter().find(|thread| thread.anchor.field == Some(Field::Assignment)).unwrap();
    assert!(thread.done_at.is_some());
    assert_eq!(thread.anchor.hold(&current), reviews::Hold::There, "the quoted words are still in the longer ones");
    let was = draft::fingerprint(&cast.request(number), Field::Assignment);
    let saving = SavedField { field: Field::Assignment, was: &was, text: "By lot.", done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    cast.act(&cast.rita, |conn, turn| ask::send_snapshot(conn, turn, number, "Otherwise.")).unwrap();
    let current = page(&cast.edda).current().unwrap().template.clone();
    let thread = threads().into_iter().find(|thread| thread.anchor.field == Some(Field::Assignment)).unwrap();
    assert_eq!(thread.anchor.hold(&current), reviews::Hold::Gone, "kept, and said so");
    let gone = cast.act(&cast.rita, |conn, turn| acts::threads::use_suggestion(conn, turn, number, &suggestion));
    assert!(why(gone).contains("no longer in your draft"));
}
