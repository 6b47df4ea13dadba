//! Standing in for somebody who is away: named, told, declined, replaced; whose turn it is then, who counts as one with whom, and how it
//! ends by itself.

use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::register::{self, Confirmation};
use nidreg::acts::{absent, ask, decide, deputies, desk, disclose, end, hold, redact, team, waits};
use nidreg::cases::drafts::Start;
use nidreg::cases::standing_in::Place;
use nidreg::cases::waiting::tasks::Task;
use nidreg::cases::{Party, State};
use nidreg::history::redactions::Class;
use nidreg::ids::SnapshotNo;
use nidreg::people::absences::{Office, queries};
use nidreg::people::secrets::Token;
use nidreg::people::{Account, Actor};
use nidreg::refusal::Refusal;
use nidreg::reviews::experts::Interest;
use nidreg::reviews::{Stance, Verdict};

const IN_FAVOR: Verdict = Verdict::Position(Stance::Approve);
const GROUNDS: &str = "Complete (RFC 8141, 6.4).";

fn formal(nid: &str) -> Start {
    Start::NewFormal(nid.to_owned())
}

fn away(cast: &Cast, who: &Account, since: &str, until: &str) -> Result<(), Refusal> {
    let (since, until) = (since.parse().unwrap(), until.parse().unwrap());
    cast.act(who, |conn, turn| absent::note(conn, turn, since, until))
}

/// The key of the only absence of somebody that is not over.
fn absence(cast: &Cast, who: &Account) -> String {
    let today = nidreg::clock::day(cast.now);
    let own = cast.store.read(|conn| queries::of_account(conn, &who.id, today).map_err(Refusal::from)).unwrap();
    assert_eq!(own.len(), 1, "{own:?}");
    own[0].id.clone()
}

fn name(cast: &Cast, who: &Account, place: &Place, deputy: &Account) -> Result<(), Refusal> {
    let id = absence(cast, who);
    cast.act(who, |conn, turn| deputies::name_deputy(conn, turn, &id, place, &deputy.id))
}

/// Away from tomorrow, the fifth, until the twentieth, with somebody who stands in.
fn stood_in(cast: &Cast, who: &Account, office: Office, deputy: &Account) {
    away(cast, who, "2027-01-05", "2027-01-20").unwrap();
    name(cast, who, &Place::of(office), deputy).unwrap();
}

/// What waits for somebody, and for whom.
fn waiting(cast: &Cast, who: &Account) -> Vec<(Task, Option<String>)> {
    let mine = cast.store.read(|conn| waits::of(conn, who, cast.now)).unwrap();
    mine.waits.into_iter().map(|waits| (waits.task, waits.stands_for.map(|whom| whom.words()))).collect()
}

/// The kinds of the emails to somebody that leave now.
fn told(cast: &Cast, to: &Account) -> Vec<String> {
    cast.leaving().into_iter().filter(|email| email.recipient == to.email).map(|email| email.letter).collect()
}

/// The words of the last act of this kind.
fn said(cast: &Cast, act: &str) -> String {
    rows(cast, &format!("SELECT detail AS what FROM events WHERE act = '{act}' ORDER BY at DESC, id DESC")).remove(0)
}

/// Who stands in for somebody, as far as it has not ended.
fn named(cast: &Cast, who: &Account) -> Vec<String> {
    let sql = format!(
        "SELECT a.name AS what FROM deputies d JOIN accounts a ON a.id = d.deputy_id WHERE d.account_id = '{}' AND d.ended_at IS NULL",
        who.id
    );
    rows(cast, &sql)
}

#[test]
fn only_somebody_else_who_holds_the_office_and_is_there_stands_in() {
    let cast = Cast::new();
    away(&cast, &cast.tara, "2027-01-05", "2027-01-20").unwrap();
    let review = Place::of(Office::Review);
    assert!(why(name(&cast, &cast.tara, &review, &cast.tara)).contains("for yourself"));
    assert!(why(name(&cast, &cast.tara, &review, &cast.olga)).contains("holds the same office"));
    assert!(why(name(&cast, &cast.tara, &review, &cast.rita)).contains("holds the same office"));
    assert!(why(name(&cast, &cast.tara, &Place::of(Office::Operator), &cast.olga)).contains("You do not hold this office"));
    let unknown = Account { id: nidreg::ids::AccountId::typed("nobody"), ..cast.sven.clone() };
    assert!(why(name(&cast, &cast.tara, &review, &unknown)).contains("with an account"));
    let stranger = absence(&cast, &cast.tara);
    let of_another = cast.act(&cast.sven, |conn, turn| deputies::name_deputy(conn, turn, &stranger, &review, &cast.edda.id));
    assert!(why(of_another).contains("was not found"), "an absence is named for by whoever noted it");
    // Away on one of these days is away.
    away(&cast, &cast.sven, "2027-01-20", "2027-01-25").unwrap();
    assert!(why(name(&cast, &cast.tara, &review, &cast.sven)).contains("away on some of these days"));
    away(&cast, &cast.sven, "2027-01-21", "2027-01-25").unwrap();
    name(&cast, &cast.tara, &review, &cast.sven).unwrap();
    assert!(why(name(&cast, &cast.tara, &review, &cast.sven)).contains("already"));
    assert_eq!(told(&cast, &cast.sven), ["deputy_named"]);
    // A registrant has no office of the registry.
    away(&cast, &cast.rita, "2027-01-05", "2027-01-20").unwrap();
    assert!(why(name(&cast, &cast.rita, &review, &cast.sven)).contains("You do not hold this office"));
    assert!(why(name(&cast, &cast.rita, &Place::on("R-2027-0001".parse().unwrap()), &cast.sven)).contains("Choose a request"));
}

#[test]
fn nobody_stands_in_for_somebody_who_stands_in() {
    let cast = Cast::new();
    stood_in(&cast, &cast.tara, Office::Review, &cast.sven);
    cast.leaving();
    // Whoever goes away stands in no longer, and who counted on them reads it.
    away(&cast, &cast.sven, "2027-01-10", "2027-01-12").unwrap();
    assert_eq!(told(&cast, &cast.tara), ["deputy_changed"]);
    assert!(named(&cast, &cast.tara).is_empty());
    assert!(
        why(name(&cast, &cast.sven, &Place::of(Office::Review), &cast.tara)).contains("away on some of these days"),
        "no ring"
    );
    // Nor can an absence be moved onto the days of its deputy's.
    let cast = Cast::new();
    stood_in(&cast, &cast.tara, Office::Review, &cast.sven);
    away(&cast, &cast.sven, "2027-02-01", "2027-02-05").unwrap();
    assert_eq!(named(&cast, &cast.tara), ["Sven Expert"], "other days");
    assert!(why(away(&cast, &cast.tara, "2027-01-05", "2027-02-01")).contains("Whoever stands in for you is away"));
}

#[test]
fn what_waits_for_an_expert_waits_for_their_deputy_until_it_is_done_or_they_are_back() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    stood_in(&cast, &cast.tara, Office::Review, &cast.sven);
    assert_eq!(told(&cast, &cast.sven), ["deputy_named"]);
    cast.open(number, &[&cast.tara]).unwrap();
    assert!(waiting(&cast, &cast.sven).is_empty(), "not before");
    cast.days(1);
    let for_tara = Some("for Tara Expert, who is away until 20 January 2027".to_owned());
    assert_eq!(waiting(&cast, &cast.sven), [(Task::TakePosition, for_tara.clone())]);
    assert_eq!(waiting(&cast, &cast.tara), [(Task::TakePosition, None)], "and for her all the same");
    assert!(waiting(&cast, &cast.olga).iter().all(|(task, _)| *task != Task::TakePosition));
    // Emails that say whose turn it is reach both.
    cast.leaving();
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    cast.leaving();
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "The society.", false)).unwrap();
    let turns: Vec<(String, String)> =
        cast.leaving().into_iter().filter(|email| email.letter == "your_turn").map(|one| (one.recipient, one.subject)).collect();
    let to = |who: &Account| turns.iter().find(|(recipient, _)| *recipient == who.email).map(|(_, subject)| subject.clone());
    assert!(to(&cast.sven).is_some_and(|subject| subject.contains("for Tara Expert, who is away until")), "{turns:?}");
    // A conflict of the deputy is the deputy's.
    cast.act(&cast.sven, |conn, turn| disclose::disclose(conn, turn, number, Interest::Conflict, "I know them.", false)).unwrap();
    assert!(waiting(&cast, &cast.sven).is_empty());
    cast.act(&cast.sven, |conn, turn| disclose::take_back(conn, turn, number, "Others of that name.")).unwrap();
    assert_eq!(waiting(&cast, &cast.sven), [(Task::TakePosition, for_tara)]);
    cast.review(&cast.sven, number, IN_FAVOR, "").unwrap();
    assert!(waiting(&cast, &cast.sven).is_empty());
    // She has not said how she answers, and is not named.
    assert_eq!(said(&cast, "position_taken"), "Approve, on text 1\n\nFor a designated expert, who is away.");
    // What one asked has said, nobody says for them again.
    cast.days(16);
    cast.strike();
    assert!(named(&cast, &cast.tara).is_empty(), "it is over by itself");
    assert_eq!(said(&cast, "deputy_ended"), "designated expert");
    assert_eq!(waiting(&cast, &cast.tara), [(Task::TakePosition, None)]);
}

#[test]
fn reminders_follow_the_work_and_its_owner_gets_them_when_they_are_back() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.tara]).unwrap();
    stood_in(&cast, &cast.tara, Office::Review, &cast.sven);
    let reminded = |cast: &Cast, who: &Account| {
        let sql = format!(
            "SELECT substr(created_at, 1, 10) || ' ' || subject AS what FROM outbox WHERE recipient = '{}' AND letter IN ('reminder', 'overdue') ORDER BY created_at, id",
            who.email
        );
        rows(cast, &sql)
    };
    for _ in 0..16 {
        cast.strike();
        cast.days(1);
    }
    let subject = format!("[{number}] urn:harbour: your position for Tara Expert, who is away, is due by 18 January 2027");
    assert_eq!(reminded(&cast, &cast.sven), [format!("2027-01-15 {subject}"), format!("2027-01-18 {subject}")]);
    assert!(reminded(&cast, &cast.tara).is_empty());
    let lead = rows(&cast, "SELECT body AS what FROM outbox WHERE letter = 'escalation' AND recipient = 'edda@cast.example'");
    assert!(lead[0].contains("Sven Expert stands in for them"), "{lead:?}");
    for _ in 0..4 {
        cast.days(1);
        cast.strike();
    }
    assert_eq!(reminded(&cast, &cast.sven).len(), 2, "and no longer");
    let own = reminded(&cast, &cast.tara);
    assert_eq!(own, [format!("2027-01-21 [{number}] urn:harbour: your position is overdue")]);
}

#[test]
fn whoever_stands_in_for_the_lead_leads_and_the_record_says_for_whom() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    stood_in(&cast, &cast.edda, Office::Review, &cast.sven);
    let approve =
        |cast: &Cast| cast.act(&cast.sven, |conn, turn| decide::approve(conn, turn, number, SnapshotNo::FIRST, GROUNDS));
    assert!(why(approve(&cast)).contains("lead"), "not before she is away");
    cast.days(1);
    let seen = cast.seen(number, Some(&cast.sven));
    assert!(seen.is(Party::Lead) && seen.acts_for.is_some());
    // She and he are one: it takes a second person.
    assert!(why(approve(&cast)).contains("nobody decides alone"));
    assert!(waiting(&cast, &cast.sven).is_empty());
    cast.leaving();
    cast.approve_as_expert(&cast.tara, number);
    assert!(told(&cast, &cast.sven).contains(&"decision_needed".to_owned()));
    let for_edda = Some("for Edda Lead, who is away until 20 January 2027".to_owned());
    assert_eq!(waiting(&cast, &cast.sven), [(Task::Decide, for_edda)]);
    approve(&cast).unwrap();
    assert_eq!(said(&cast, "approved"), format!("{GROUNDS}\n\nFor Edda Lead, who is away."));
    let house = House::start(&cast.db, false);
    let page = Person::nobody(&house).get(&format!("/requests/{number}/decision")).body;
    assert!(page.contains("Sven Expert, acting lead for Edda Lead"), "{page}");
    // Nobody leads for her on what comes when she is back.
    let other = cast.submitted(&cast.otto, &formal("quay"));
    cast.open(other, &[&cast.sven, &cast.tara]).unwrap();
    assert!(cast.seen(other, Some(&cast.sven)).is(Party::Lead));
    cast.days(16);
    assert!(!cast.seen(other, Some(&cast.sven)).is(Party::Lead), "the day after her last day, whatever the clock did");
}

#[test]
fn a_lead_who_could_not_decide_has_nobody_who_does_for_them() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.sven]).unwrap();
    cast.act(&cast.edda, |conn, turn| disclose::disclose(conn, turn, number, Interest::Conflict, "My cousin.", false)).unwrap();
    stood_in(&cast, &cast.edda, Office::Review, &cast.sven);
    cast.days(1);
    assert!(!cast.seen(number, Some(&cast.sven)).is(Party::Lead));
    // Nor does one with a conflict of their own.
    let other = cast.submitted(&cast.rita, &formal("quay"));
    cast.open(other, &[&cast.tara]).unwrap();
    assert!(cast.seen(other, Some(&cast.sven)).is(Party::Lead));
    cast.act(&cast.sven, |conn, turn| disclose::disclose(conn, turn, other, Interest::Conflict, "My aunt.", false)).unwrap();
    assert_eq!(cast.seen(other, Some(&cast.sven)).parties, [Party::Conflicted]);
}

#[test]
fn a_lead_and_their_deputy_do_not_decline_together() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.sven, &cast.tara]).unwrap();
    for who in [&cast.edda, &cast.sven, &cast.tara] {
        cast.disclose(who, number, false).unwrap();
    }
    let propose = |cast: &Cast, who: &Account| {
        cast.act(who, |conn, turn| {
            decide::propose_decline(conn, turn, number, SnapshotNo::FIRST, "It names nothing (RFC 8141, 6.4.1).")
        })
    };
    let concur = |cast: &Cast, who: &Account| cast.act(who, |conn, turn| decide::decline(conn, turn, number, SnapshotNo::FIRST));
    stood_in(&cast, &cast.edda, Office::Review, &cast.sven);
    propose(&cast, &cast.edda).unwrap();
    cast.days(1);
    assert!(why(concur(&cast, &cast.sven)).contains("both count as one"));
    assert!(waiting(&cast, &cast.sven).iter().all(|(task, _)| *task != Task::Concur));
    assert!(waiting(&cast, &cast.tara).iter().any(|(task, _)| *task == Task::Concur));
    // The other way round it is the same, also when she is back.
    propose(&cast, &cast.sven).unwrap();
    let id = absence(&cast, &cast.edda);
    cast.days(1);
    cast.act(&cast.edda, |conn, turn| absent::cancel(conn, turn, &id)).unwrap();
    assert!(why(concur(&cast, &cast.edda)).contains("no longer leads"), "he leads no longer");
    propose(&cast, &cast.edda).unwrap();
    concur(&cast, &cast.sven).unwrap();
    assert_eq!(cast.state(number), State::Declined, "once she is back they are two");
}

#[test]
fn an_operator_hands_over_and_no_half_is_done_twice_by_one() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    let email = rows(&cast, "SELECT id AS what FROM outbox WHERE letter = 'received'").remove(0);
    cast.act(&cast.olga, |conn, turn| desk::take(conn, turn, number)).unwrap();
    cast.act(&cast.olga, |conn, turn| hold::order_hold(conn, turn, number, "Court of Nowhere, 1 O 1/27.")).unwrap();
    let at = format!("/desk/letters/{email}");
    cast.act(&cast.olga, |conn, turn| redact::file(conn, turn, &at, Class::Contact, "A number")).unwrap();
    let asked = cast.store.read(redact::open).unwrap().remove(0).id;
    stood_in(&cast, &cast.olga, Office::Operator, &cast.oskar);
    assert!(waiting(&cast, &cast.oskar).contains(&(Task::ConfirmRedaction, None)), "until she is away they are two");
    cast.days(1);
    cast.leaving();
    cast.strike();
    // What she had at the desk is in his hands, and both read it.
    assert_eq!(
        rows(&cast, "SELECT a.name AS what FROM desk_holders h JOIN accounts a ON a.id = h.account_id"),
        ["Oskar Operator"]
    );
    let handed = "SELECT recipient AS what FROM outbox WHERE letter = 'desk_handed' ORDER BY recipient";
    assert_eq!(rows(&cast, handed), ["olga@cast.example", "oskar@cast.example"]);
    let for_olga = Some("for Olga Operator, who is away until 20 January 2027".to_owned());
    assert!(waiting(&cast, &cast.oskar).contains(&(Task::TakeIn, for_olga)));
    assert!(waiting(&cast, &cast.oskar).iter().all(|(task, _)| !matches!(task, Task::ConfirmRedaction | Task::ConfirmOrder)));
    let confirm_order = |cast: &Cast| cast.act(&cast.oskar, |conn, turn| hold::confirm_hold(conn, turn, number));
    let confirm_words = |cast: &Cast| cast.act(&cast.oskar, |conn, turn| redact::confirm(conn, turn, &asked));
    assert!(why(confirm_order(&cast)).contains("both count as one") && why(confirm_words(&cast)).contains("both count as one"));
    // What he does with it, he does for her.
    cast.act(&cast.oskar, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    assert_eq!(said(&cast, "asked"), "Who pays?\n\nFor Olga Operator, who is away.");
    cast.days(16);
    cast.strike();
    confirm_order(&cast).unwrap();
    confirm_words(&cast).unwrap();
}

#[test]
fn what_a_deputy_registers_they_register_for_whoever_is_away() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    cast.act(&cast.olga, |conn, turn| desk::take(conn, turn, number)).unwrap();
    stood_in(&cast, &cast.olga, Office::Operator, &cast.oskar);
    cast.days(1);
    cast.leaving();
    cast.strike();
    let confirmation = Confirmation { snapshot: SnapshotNo::FIRST, typed: "harbour".to_owned(), despite_appeal: String::new() };
    cast.act(&cast.oskar, |conn, turn| register::register(conn, turn, number, &confirmation)).unwrap();
    assert_eq!(cast.state(number), State::Registered);
    let registered = said(&cast, "registered");
    assert!(registered.ends_with("For Olga Operator, who is away."), "{registered}");
}

#[test]
fn whoever_is_invited_for_an_absence_leaves_with_it() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    away(&cast, &cast.rita, "2027-01-05", "2027-01-20").unwrap();
    assert!(why(name(&cast, &cast.rita, &Place::on(number), &cast.otto)).contains("or invite them"));
    let id = absence(&cast, &cast.rita);
    let invite = |cast: &Cast, who: &Account, email: &str| {
        cast.act(who, |conn, turn| deputies::invite_deputy(conn, turn, &id, number, email))
    };
    assert!(why(invite(&cast, &cast.otto, "lisa@cast.example")).contains("was not found"));
    cast.leaving();
    invite(&cast, &cast.rita, "otto@cast.example").unwrap();
    let left = cast.leaving();
    let email = left.iter().find(|email| email.letter == "invitation").unwrap();
    assert!(email.body.contains("You leave the request when that is over"), "{}", email.body);
    let token = Token::read(email.body.split("/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    assert!(why(invite(&cast, &cast.rita, "lisa@cast.example")).contains("stands in for you on this request already"));
    cast.days(1);
    cast.act(&cast.otto, |conn, turn| team::join(conn, turn, &token)).unwrap();
    assert_eq!(said(&cast, "member_joined"), "Otto Other, for Rita Registrant, who is away until 20 January 2027");
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    let for_rita = Some("for Rita Registrant, who is away until 20 January 2027".to_owned());
    assert_eq!(waiting(&cast, &cast.otto), [(Task::AnswerQuestion, for_rita)]);
    // What only an owner may do, a deputy may not.
    let invited = cast.act(&cast.otto, |conn, turn| team::invite(conn, turn, number, "lisa@cast.example"));
    assert!(why(invited).contains("Only the owner of this request"));
    cast.act(&cast.otto, |conn, turn| ask::answer(conn, turn, number, "The society.", false)).unwrap();
    assert!(said(&cast, "answered").ends_with("For Rita Registrant, who is away."), "{}", said(&cast, "answered"));
    // Nothing but the end of the absence ends it.
    cast.strike();
    assert!(cast.seen(number, Some(&cast.otto)).is(Party::Registrant));
    cast.days(16);
    cast.strike();
    assert!(!cast.seen(number, Some(&cast.otto)).is(Party::Registrant));
    let open = "SELECT count(*) || '' AS what FROM members WHERE left_at IS NULL";
    assert_eq!(rows(&cast, open), ["0"]);
}

#[test]
fn an_invitation_for_an_absence_is_void_when_it_is_over_and_a_member_stays() {
    let mut cast = Cast::new();
    let number = cast.submitted(&cast.rita, &formal("harbour"));
    away(&cast, &cast.rita, "2027-01-05", "2027-01-08").unwrap();
    let id = absence(&cast, &cast.rita);
    cast.leaving();
    cast.act(&cast.rita, |conn, turn| deputies::invite_deputy(conn, turn, &id, number, "otto@cast.example")).unwrap();
    let token_of = |cast: &Cast| {
        let left = cast.leaving();
        let email = left.iter().find(|email| email.letter == "invitation").unwrap();
        Token::read(email.body.split("/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap()
    };
    let token = token_of(&cast);
    cast.days(5);
    cast.strike();
    let late = cast.act(&cast.otto, |conn, turn| team::join(conn, turn, &token));
    assert!(why(late).contains("was not found"));
    // Who works on it anyway goes on when it is over.
    cast.act(&cast.rita, |conn, turn| team::invite(conn, turn, number, "otto@cast.example")).unwrap();
    let token = token_of(&cast);
    cast.act(&cast.otto, |conn, turn| team::join(conn, turn, &token)).unwrap();
    away(&cast, &cast.rita, "2027-01-10", "2027-01-12").unwrap();
    name(&cast, &cast.rita, &Place::on(number), &cast.otto).unwrap();
    cast.days(5);
    cast.strike();
    assert!(named(&cast, &cast.rita).is_empty());
    assert!(cast.seen(number, Some(&cast.otto)).is(Party::Registrant));
    // And it ends with the request.
    away(&cast, &cast.rita, "2027-01-15", "2027-01-30").unwrap();
    name(&cast, &cast.rita, &Place::on(number), &cast.otto).unwrap();
    cast.act(&cast.rita, |conn, turn| end::withdraw(conn, turn, number)).unwrap();
    cast.strike();
    assert!(named(&cast, &cast.rita).is_empty());
}

#[test]
fn it_is_declined_shortened_replaced_or_ends_with_the_office() {
    let mut cast = Cast::new();
    stood_in(&cast, &cast.tara, Office::Review, &cast.sven);
    let key = |cast: &Cast| rows(cast, "SELECT id AS what FROM deputies WHERE ended_at IS NULL").remove(0);
    let end = |cast: &Cast, who: &Account| {
        let id = key(cast);
        cast.act(who, |conn, turn| deputies::end_deputy(conn, turn, &id))
    };
    assert!(why(end(&cast, &cast.edda)).contains("was not found"), "nobody else's business");
    cast.leaving();
    end(&cast, &cast.sven).unwrap();
    assert_eq!(told(&cast, &cast.tara), ["deputy_changed"]);
    assert_eq!(said(&cast, "deputy_declined"), "designated expert");
    // Shortened: on the new days, and told.
    name(&cast, &cast.tara, &Place::of(Office::Review), &cast.sven).unwrap();
    cast.days(3);
    cast.leaving();
    away(&cast, &cast.tara, "2027-01-05", "2027-01-08").unwrap();
    let left = cast.leaving();
    assert!(
        left.iter().any(|email| email.recipient == cast.sven.email && email.body.contains("until 8 January 2027")),
        "{left:?}"
    );
    assert_eq!(rows(&cast, "SELECT until AS what FROM deputies WHERE ended_at IS NULL"), ["2027-01-08"]);
    // Replaced: whoever was named before reads that too.
    name(&cast, &cast.tara, &Place::of(Office::Review), &cast.edda).unwrap();
    assert_eq!(named(&cast, &cast.tara), ["Edda Lead"]);
    assert_eq!(told(&cast, &cast.sven), ["deputy_changed"]);
    // Taken off, and cancelled.
    end(&cast, &cast.tara).unwrap();
    assert_eq!(told(&cast, &cast.edda), ["deputy_named", "deputy_changed"][1..], "the first has left with the others");
    name(&cast, &cast.tara, &Place::of(Office::Review), &cast.sven).unwrap();
    let id = absence(&cast, &cast.tara);
    cast.leaving();
    cast.act(&cast.tara, |conn, turn| absent::cancel(conn, turn, &id)).unwrap();
    assert!(named(&cast, &cast.tara).is_empty());
    assert_eq!(told(&cast, &cast.sven), ["deputy_changed"]);
    // The office is lost: it counts for nothing at once, and the clock tells.
    away(&cast, &cast.tara, "2027-01-10", "2027-01-20").unwrap();
    name(&cast, &cast.tara, &Place::of(Office::Review), &cast.sven).unwrap();
    let ada = Actor::Person(cast.ada.clone());
    cast.store.write(|conn| nidreg::acts::accounts::set_roles(conn, &cast.post, cast.now, &ada, &cast.sven.id, &[])).unwrap();
    cast.leaving();
    cast.strike();
    assert!(named(&cast, &cast.tara).is_empty());
    assert!(told(&cast, &cast.tara).contains(&"deputy_changed".to_owned()));
}

#[test]
fn of_two_absences_that_become_one_one_deputy_goes_on() {
    let cast = Cast::new();
    stood_in(&cast, &cast.tara, Office::Review, &cast.sven);
    away(&cast, &cast.tara, "2027-02-01", "2027-02-05").unwrap();
    let sql = "SELECT id AS what FROM absences WHERE since = '2027-02-01'";
    let second = rows(&cast, sql).remove(0);
    let review = Place::of(Office::Review);
    cast.act(&cast.tara, |conn, turn| deputies::name_deputy(conn, turn, &second, &review, &cast.edda.id)).unwrap();
    assert_eq!(named(&cast, &cast.tara).len(), 2, "each on days of its own");
    cast.leaving();
    away(&cast, &cast.tara, "2027-01-05", "2027-02-05").unwrap();
    assert_eq!(named(&cast, &cast.tara), ["Sven Expert"]);
    assert_eq!(told(&cast, &cast.edda), ["deputy_changed"]);
}

#[test]
fn the_page_leads_through_it() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let expert = Person::demo(&house, "expert");
    let page = expert.get("/account/away").body;
    assert!(page.contains("When you are away") && !page.contains("Name a deputy"), "{page}");
    assert_eq!(expert.post("/account/away", &[("from", "soon"), ("until", "")]).status, 422);
    let today = nidreg::clock::day(nidreg::clock::now());
    let until = today.checked_add(jiff::ToSpan::days(9)).unwrap();
    let days = [("from", today.to_string()), ("until", until.to_string())];
    let days: Vec<(&str, &str)> = days.iter().map(|(name, day)| (*name, day.as_str())).collect();
    assert_eq!(expert.post("/account/away", &days).status, 303);
    let page = expert.get("/account/away").body;
    assert!(page.contains("Nobody stands in for you.") && page.contains("Name a deputy"), "{page}");
    assert_eq!(expert.post("/account/away/deputy", &[("deputy", "")]).status, 422);
    let lena = page.split("Lena Lead, as acting lead").next().unwrap();
    let value = lena.rsplit("value=\"").next().unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(expert.post("/account/away/deputy", &[("deputy", &value)]).status, 303);
    let page = expert.get("/account/away").body;
    let id = page.split("/account/away/deputies/").nth(1).unwrap().split('/').next().unwrap().to_owned();
    assert!(page.contains("stands in as"), "{page}");
    let lead = Person::demo(&house, "lead");
    assert!(lead.get("/account/away").body.contains("You stand in"));
    // What waits for him waits for her, and both lists say for whom.
    let says = format!("for Edda Expert, who is away until {}", nidreg::clock::spelled(until));
    for path in ["/waiting", "/reviews"] {
        let page = lead.get(path).body.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(page.contains(&says), "{path}: {page}");
    }
    for who in ["lead", "second-expert", "operator"] {
        let page = Person::demo(&house, who).get("/account/away").body;
        assert!(page.contains("Away now") && page.contains("Edda Expert"), "whoever needs it sees who is away: {page}");
    }
    assert!(!Person::demo(&house, "registrant").get("/account/away").body.contains("Away now"));
    assert_eq!(Person::demo(&house, "operator").post(&format!("/account/away/deputies/{id}/end"), &[]).status, 404);
    assert_eq!(lead.post(&format!("/account/away/deputies/{id}/end"), &[]).status, 303);
    assert!(!lead.get("/waiting").body.contains("who is away until"));
    assert!(expert.get("/account/away").body.contains("Nobody stands in for you."));
}
