//! Every row of the table of moves, walked with real people: whoever has the turn after it reads so in an email that names the request
//! and the name, what is asked, by which day and where; and nobody who asked or works on it is left without a word.

use crate::common::cast::Cast;
use diesel::RunQueryDsl as _;
use diesel::sql_types::Text;
use nidreg::acts::draft::SavedField;
use nidreg::acts::register::{Confirmation, publish_correction};
use nidreg::acts::{appeal, ask, bodies, consent, decide, draft, duplicate, end, go_on, report, track, waits};
use nidreg::cases::appeals::Outcome;
use nidreg::cases::criteria::{Judged, Judgement};
use nidreg::cases::drafts::Start;
use nidreg::cases::moves::Move;
use nidreg::cases::standards::Paper;
use nidreg::cases::table::TABLE;
use nidreg::cases::waiting::tasks::{About, Waits};
use nidreg::cases::{State, Track};
use nidreg::clock;
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::people::Account;
use nidreg::registry::Class;
use nidreg::reviews::{Stance, Verdict};
use nidreg::store::Error;
use nidreg::template::Field;
use std::collections::BTreeSet;

#[derive(Debug, Clone, diesel::QueryableByName)]
struct Email {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    letter: String,
    #[diesel(sql_type = Text)]
    recipient: String,
    #[diesel(sql_type = Text)]
    subject: String,
    #[diesel(sql_type = Text)]
    body: String,
}

fn emails(cast: &Cast) -> Vec<Email> {
    let sql = "SELECT id, letter, recipient, subject, body FROM outbox ORDER BY id";
    cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap()
}

/// The walk: the people, the request it is about now, and the moves that were made.
struct Walk {
    cast: Cast,
    number: RequestNumber,
    made: BTreeSet<String>,
}

impl Walk {
    fn everybody(&self) -> Vec<Account> {
        self.cast.people().to_vec()
    }

    /// What is asked of each on the request.
    fn asked(&self) -> Vec<(Account, Waits)> {
        let on = |about: &About| matches!(about, About::Request { number, .. } if *number == self.number);
        let mut all = Vec::new();
        for person in self.everybody() {
            let mine = self.cast.store.read(|conn| waits::of(conn, &person, self.cast.now)).unwrap();
            all.extend(mine.waits.into_iter().filter(|waits| on(&waits.about)).map(|waits| (person.clone(), waits)));
        }
        all
    }

    /// Makes a move, and reads what it writes to whom.
    fn makes(&mut self, act: Move, who: &Account, run: impl FnOnce(&Cast, RequestNumber)) {
        self.made.insert(format!("{act:?}"));
        self.does(&format!("{act:?}"), who, run);
    }

    /// The same for what changes whose turn it is without moving the request.
    fn does(&mut self, act: &str, who: &Account, run: impl FnOnce(&Cast, RequestNumber)) {
        let (before, state) = (self.asked(), self.cast.state(self.number));
        let known: BTreeSet<String> = emails(&self.cast).into_iter().map(|email| email.id).collect();
        run(&self.cast, self.number);
        let new: Vec<Email> = emails(&self.cast).into_iter().filter(|email| !known.contains(&email.id)).collect();
        let to = |person: &Account| new.iter().filter(|email| email.recipient == person.email).collect::<Vec<_>>();
        let title = self.cast.request(self.number).subject.title();
        for (person, waits) in self.asked() {
            let was = before.iter().any(|(other, earlier)| other.id == person.id && earlier.task == waits.task);
            if was || person.id == who.id {
                continue;
            }
            let told = to(&person);
            assert!(!told.is_empty(), "{act}: it is the turn of {} ({:?}), who hears nothing", person.name, waits.task);
            let path = waits.path();
            let link = format!("https://registry.example{}", path.split('#').next().unwrap());
            let day = waits.by.map(|by| clock::spelled(clock::day(by)));
            let whole = |email: &&&Email| {
                let text = email.body.split_whitespace().collect::<Vec<_>>().join(" ");
                let names = email.subject.starts_with(&format!("[{}] ", self.number)) && email.subject.contains(&title);
                let says = text.contains(&link) && day.as_ref().is_none_or(|day| text.contains(day.as_str()));
                let act = email.body.lines().next().is_some_and(|line| line.ends_with(':'));
                names && says && act
            };
            assert!(
                told.iter().any(|email| whole(&email)),
                "{act}: nothing that {} reads has the request, the name {title}, the act, {day:?} and {link}: {told:#?}",
                person.name
            );
        }
        let after = self.cast.state(self.number);
        let owner = [&self.cast.rita, &self.cast.otto].into_iter().find(|one| one.id == self.cast.request(self.number).owner_id);
        let owner = owner.unwrap().clone();
        if state != after && owner.id != who.id {
            assert!(!to(&owner).is_empty(), "{act}: {state:?} to {after:?}, and the registrant hears nothing");
        }
    }
}

fn another_text(cast: &Cast, number: RequestNumber, words: &str) {
    let was = draft::fingerprint(&cast.request(number), Field::Assignment);
    let saving = SavedField { field: Field::Assignment, was: &was, text: words, done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
}

fn on_track(cast: &Cast, start: &Start, way: &Track) -> RequestNumber {
    let number = cast.start(&cast.rita, start).unwrap();
    cast.act(&cast.rita, |conn, turn| track::choose_track(conn, turn, number, way)).unwrap();
    number
}

fn formal(nid: &str) -> Start {
    Start::NewFormal(nid.to_owned())
}

const DISCUSS: Verdict = Verdict::Position(Stance::Discuss);

/// From the draft to the registration, with everything that can come between.
fn community(walk: &mut Walk) {
    let people = walk.cast.people();
    let (rita, edda, sven, olga, oskar) = (&people[0], &people[2], &people[3], &people[5], &people[6]);
    walk.number = walk.cast.start(rita, &formal("harbour")).unwrap();
    walk.makes(Move::Submit, rita, |cast, number| cast.submit(&cast.rita, number).unwrap());
    walk.makes(Move::Ask, olga, |cast, number| cast.act(&cast.olga, |c, t| ask::ask(c, t, number, "Whose is it?")).unwrap());
    walk.makes(Move::Answer, rita, |cast, number| {
        cast.act(&cast.rita, |c, t| ask::answer(c, t, number, "Ours.", false)).unwrap();
    });
    walk.makes(Move::OpenReview, olga, |cast, number| cast.open(number, &[&cast.edda, &cast.sven, &cast.tara]).unwrap());
    walk.does("a Discuss", sven, |cast, number| cast.review(&cast.sven, number, DISCUSS, "Who pays?").unwrap());
    let discuss = emails(&walk.cast).into_iter().find(|email| email.letter == "discuss").unwrap();
    assert_eq!(
        discuss.subject,
        format!("[{}] urn:harbour: Sven Expert recorded a Discuss, please reply by 1 February 2027", walk.number)
    );
    walk.cast.days(1);
    walk.makes(Move::SendSnapshot, rita, |cast, number| {
        another_text(cast, number, "The society pays.");
        cast.act(&cast.rita, |c, t| ask::send_snapshot(c, t, number, "As asked.")).unwrap();
    });
    walk.makes(Move::Ask, edda, |cast, number| {
        cast.disclose(&cast.edda, number, false).unwrap();
        cast.act(&cast.edda, |c, t| ask::ask(c, t, number, "For how long?")).unwrap();
    });
    walk.makes(Move::Answer, rita, |cast, number| {
        cast.act(&cast.rita, |c, t| ask::answer(c, t, number, "For ever.", false)).unwrap();
    });
    let told =
        emails(&walk.cast).into_iter().rev().find(|email| email.letter == "answered" && email.recipient == edda.email).unwrap();
    assert!(told.body.contains("The text has not changed."), "{}", told.body);
    for person in [sven, &people[4], edda] {
        walk.does("a position", person, |cast, number| cast.approve_as_expert(person, number));
    }
    walk.makes(Move::Approve, edda, |cast, number| cast.approve(number).unwrap());
    walk.makes(Move::SendBack, oskar, |cast, number| {
        cast.act(&cast.oskar, |c, t| end::send_back(c, t, number, "The address bounces.")).unwrap();
    });
    walk.makes(Move::Approve, edda, |cast, number| cast.approve(number).unwrap());
    walk.makes(Move::Register, olga, |cast, number| drop(cast.register(number).unwrap()));
}

fn declined_and_back(walk: &mut Walk) {
    let people = walk.cast.people();
    let (rita, edda, sven, olga) = (&people[0], &people[2], &people[3], &people[5]);
    walk.number = walk.cast.submitted(rita, &formal("nothing"));
    walk.cast.open(walk.number, &[edda, sven]).unwrap();
    walk.cast.disclose(edda, walk.number, false).unwrap();
    walk.cast.disclose(sven, walk.number, false).unwrap();
    let propose = |cast: &Cast, number: RequestNumber| {
        cast.act(&cast.edda, |c, t| decide::propose_decline(c, t, number, SnapshotNo::FIRST, "Not unique (RFC 8141, 6.4.1)."))
            .unwrap();
    };
    let concur = |cast: &Cast, number: RequestNumber| {
        cast.act(&cast.sven, |c, t| decide::decline(c, t, number, SnapshotNo::FIRST)).unwrap();
    };
    walk.makes(Move::ProposeDecline, edda, propose);
    walk.makes(Move::Decline, sven, concur);
    let appeal =
        |cast: &Cast, number: RequestNumber| cast.act(&cast.rita, |c, t| appeal::appeal(c, t, number, "It is.")).unwrap();
    walk.makes(Move::Appeal, rita, appeal);
    walk.makes(Move::UpholdDecision, edda, |cast, number| {
        cast.act(&cast.edda, |c, t| appeal::decide(c, t, number, Outcome::Upheld, "It is not.")).unwrap();
    });
    walk.makes(Move::Appeal, rita, appeal);
    walk.makes(Move::GrantAppeal, olga, |cast, number| {
        cast.act(&cast.olga, |c, t| appeal::decide(c, t, number, Outcome::Granted, "The IESG: it is.")).unwrap();
    });
    assert_eq!(walk.cast.state(walk.number), State::Review);
    walk.makes(Move::Withdraw, rita, |cast, number| cast.act(&cast.rita, |c, t| end::withdraw(c, t, number)).unwrap());
    walk.makes(Move::Reopen, rita, |cast, number| {
        cast.act(&cast.rita, |c, t| duplicate::reopen(c, t, number).map(|_| ())).unwrap();
    });
}

fn with_a_body(walk: &mut Walk) {
    let people = walk.cast.people();
    let (rita, edda, olga) = (&people[0], &people[2], &people[5]);
    let way = Track::Standards { body: "IESG".into() };
    walk.number = on_track(&walk.cast, &formal("packet-loss"), &way);
    walk.cast.submit(rita, walk.number).unwrap();
    walk.cast.open(walk.number, &[&walk.cast.edda, &walk.cast.sven]).unwrap();
    let report = |cast: &Cast, number: RequestNumber| {
        cast.approve_as_expert(&cast.edda, number);
        cast.approve_as_expert(&cast.sven, number);
        let (text, all) = (cast.snapshot(number), Judged::all(Judgement::Met));
        cast.act(&cast.edda, |c, t| report::report(c, t, number, text, "Register it.", &all)).unwrap();
    };
    walk.makes(Move::Report, edda, report);
    walk.makes(Move::BodyAsks, olga, |cast, number| {
        cast.act(&cast.olga, |c, t| report::body_answered(c, t, number, false, "Say who pays.")).unwrap();
    });
    walk.cast.days(1);
    walk.makes(Move::Answer, rita, |cast, number| {
        another_text(cast, number, "The society pays the registrar.");
        cast.act(&cast.rita, |c, t| ask::answer(c, t, number, "The society.", true)).unwrap();
    });
    walk.makes(Move::Report, edda, report);
    walk.makes(Move::Direct, olga, |cast, number| {
        for (paper, words) in [(Paper::Direction, "The IESG approves."), (Paper::ReportCopy, "A copy.")] {
            cast.act(&cast.olga, |c, t| report::file(c, t, number, paper, words)).unwrap();
        }
        cast.act(&cast.olga, |c, t| report::direct(c, t, number)).unwrap();
    });
    walk.number = on_track(&walk.cast, &formal("jitter"), &way);
    walk.cast.submit(rita, walk.number).unwrap();
    walk.cast.open(walk.number, &[&walk.cast.edda, &walk.cast.sven]).unwrap();
    walk.makes(Move::Report, edda, report);
    walk.makes(Move::BodyDeclines, olga, |cast, number| {
        cast.act(&cast.olga, |c, t| report::body_answered(c, t, number, true, "No (RFC 2026).")).unwrap();
    });
}

fn fast_and_strange(walk: &mut Walk) {
    let people = walk.cast.people();
    let (rita, olga, oskar, rolf) = (&people[0], &people[5], &people[6], &people[7]);
    let way = Track::FastTrack { body: "oasis".into(), specification: Some("Code lists 2.1".into()) };
    walk.number = on_track(&walk.cast, &Start::FastTrack("codelist".into()), &way);
    walk.cast.submit(rita, walk.number).unwrap();
    walk.makes(Move::OpenReview, olga, |cast, number| cast.open(number, &[&cast.sven]).unwrap());
    walk.makes(Move::Complete, rolf, |cast, number| {
        cast.act(&cast.rolf, |c, t| bodies::complete(c, t, number, SnapshotNo::FIRST)).unwrap();
    });
    // From the community to the fast track: it becomes the turn of the body.
    walk.number = walk.cast.submitted(rita, &formal("glossary"));
    walk.cast.open(walk.number, &[&walk.cast.sven]).unwrap();
    walk.makes(Move::ChangeTrack, olga, |cast, number| {
        cast.act(&cast.olga, |c, t| track::change_track(c, t, number, &way, "OASIS asks for it.")).unwrap();
    });
    // A duplicate, and none after all.
    walk.number = walk.cast.submitted(rita, &formal("tide"));
    walk.cast.open(walk.number, &[&walk.cast.edda, &walk.cast.sven]).unwrap();
    let other = walk.cast.submitted(&walk.cast.otto, &formal("tides"));
    walk.makes(Move::CallDuplicate, olga, |cast, number| {
        cast.act(&cast.olga, |c, t| duplicate::call_duplicate(c, t, number, &other.to_string(), "The same.")).unwrap();
    });
    walk.makes(Move::TakeBackDuplicate, olga, |cast, number| {
        cast.act(&cast.olga, |c, t| duplicate::take_back(c, t, number, "Not the same.")).unwrap();
    });
    // A correction of substance.
    walk.cast.registered("gauge");
    walk.number = walk.cast.act(rita, |c, t| draft::start(c, t, &Start::Correction("gauge".to_owned()), None)).unwrap().number;
    let request = walk.cast.request(walk.number);
    let was = draft::fingerprint(&request, Field::Syntax);
    let text = request.draft.text(Field::Syntax).replace("one to twelve", "one to thirteen");
    let saving = SavedField { field: Field::Syntax, was: &was, text: &text, done: true };
    walk.cast.act(rita, |c, t| draft::save_field(c, t, walk.number, &saving)).unwrap();
    walk.cast
        .act(rita, |c, t| consent::set_grounds(c, t, walk.number, None, "An older text was published.").map(|_| ()))
        .unwrap();
    walk.makes(Move::Submit, rita, |cast, number| cast.submit(&cast.rita, number).unwrap());
    walk.makes(Move::Correct, oskar, |cast, number| {
        for who in [&cast.olga, &cast.sven] {
            cast.act(who, |c, t| consent::give(c, t, number, SnapshotNo::FIRST, "I compared both.")).unwrap();
        }
        let confirmation = Confirmation { snapshot: SnapshotNo::FIRST, typed: "gauge".to_owned(), despite_appeal: String::new() };
        cast.act(&cast.oskar, |c, t| publish_correction(c, t, number, &confirmation, Class::Other, "As approved.").map(|_| ()))
            .unwrap();
    });
}

#[test]
fn whoever_has_the_turn_reads_it_after_every_move_of_the_table() {
    let mut walk = Walk { cast: Cast::new(), number: RequestNumber::new(2027, 0), made: BTreeSet::new() };
    community(&mut walk);
    declined_and_back(&mut walk);
    with_a_body(&mut walk);
    fast_and_strange(&mut walk);
    // Silence: the registrant was asked, warned, and hears that it lapsed.
    let rita = walk.cast.rita.clone();
    walk.number = walk.cast.submitted(&rita, &formal("silent"));
    let number = walk.number;
    walk.cast.act(&walk.cast.olga, |c, t| ask::ask(c, t, number, "Whose is it?")).unwrap();
    walk.cast.days(91);
    walk.makes(Move::Lapse, &Account::of_the_program(), |cast, _| assert!(cast.strike().acts > 0));
    assert_eq!(walk.cast.state(number), State::Lapsed);
    walk.makes(Move::GoOn, &rita, |cast, number| {
        cast.act(&cast.rita, |c, t| go_on::go_on(c, t, number, "The answer was lost on its way.")).unwrap();
    });
    let table: BTreeSet<String> = TABLE.iter().map(|row| format!("{:?}", row.act)).collect();
    assert_eq!(walk.made, table, "a move of the table is not walked");
}
