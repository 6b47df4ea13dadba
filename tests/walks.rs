//! Random sequences of acts by everybody on everything: whatever is tried, what must always hold holds, every event has exactly its
//! letters, and the two databases answer alike. And two years of a clock that only the program watches.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::too_many_lines,
    clippy::allow_attributes,
    reason = "a test file"
)]

mod common;

use common::cast::Cast;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use nidreg::people::Account;
use nidreg::refusal::Refusal;
use nidreg::registry::Status;
use nidreg::requests::actions::{self, Confirmation};
use nidreg::requests::appeals::{self, Outcome};
use nidreg::requests::drafts::{self, SavedField, Start};
use nidreg::requests::standards::{self, Paper};
use nidreg::requests::times::{self, Holder};
use nidreg::requests::{Present, State, Track, contention, decisions, exceptions, fast_track};
use nidreg::reviews::drafts as kept;
use nidreg::reviews::experts::Interest;
use nidreg::reviews::{self, Stance, Verdict};
use nidreg::store::{AnyConnection, Error, moment};
use nidreg::template::Field;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// A small generator of our own, so that a seed means the same for ever (splitmix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % most as u64).unwrap()
    }

    fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    fn in_ten(&mut self, times: usize) -> bool {
        self.below(10) < times
    }
}

const NAMES: [&str; 12] = [
    "tide",
    "gauge",
    "harbour",
    "lighthouse",
    "almanac",
    "ledger",
    "gazette",
    "codelist",
    "herbarium",
    "seedbank",
    "sundial",
    "isbn",
];

struct Walk {
    cast: Cast,
    chance: Chance,
    requests: Vec<String>,
    /// What was answered, act by act: equal on both databases for equal seeds.
    trace: String,
    done: usize,
    refused: usize,
}

impl Walk {
    fn new(seed: u64) -> Self {
        let cast = Cast::new();
        Self { cast, chance: Chance(seed), requests: Vec::new(), trace: String::new(), done: 0, refused: 0 }
    }

    fn everybody(&self) -> Vec<Account> {
        let cast = &self.cast;
        [&cast.rita, &cast.otto, &cast.edda, &cast.sven, &cast.tara, &cast.olga, &cast.oskar, &cast.rolf, &cast.lisa]
            .map(Clone::clone)
            .to_vec()
    }

    fn note(&mut self, what: &str, result: Result<(), Refusal>) {
        match result {
            Ok(()) => {
                self.done += 1;
                writeln!(self.trace, "{what}: done").unwrap();
            }
            Err(Refusal::Store(error)) => panic!("{what}: {error}"),
            Err(refusal) => {
                self.refused += 1;
                writeln!(self.trace, "{what}: {refusal}").unwrap();
            }
        }
    }

    fn start(&mut self) {
        let who = if self.chance.in_ten(7) { self.cast.rita.clone() } else { self.cast.otto.clone() };
        let mut nid = (*self.chance.one_of(&NAMES)).to_owned();
        if self.chance.in_ten(7) {
            nid = format!("{nid}-{}", self.chance.below(60));
        }
        let start = match self.chance.below(10) {
            0..4 => Start::NewFormal(nid),
            4 => Start::NewInformal,
            5 | 6 => Start::FastTrack(nid),
            7 => Start::Revision("isbn".into()),
            8 => Start::StatusChange {
                nid,
                to: *self.chance.one_of(&[Status::Deprecated, Status::Obsolete, Status::Active]),
                successors: "isbn".into(),
            },
            _ => Start::RegistrantChange {
                nid,
                heir: "otto@cast.example".into(),
                present: *self.chance.one_of(&[Present::Agrees, Present::Unreachable]),
            },
        };
        let started = self.cast.start(&who, &start);
        if let Ok(number) = &started {
            self.requests.push(number.clone());
        }
        self.note("start", started.map(|_| ()));
    }

    /// One act by somebody on some request: mostly one that fits its state, sometimes any.
    fn step(&mut self) {
        if self.requests.len() < 3 || (self.chance.below(30) == 0) {
            return self.start();
        }
        if self.chance.below(12) == 0 {
            let hours = i64::try_from(self.chance.below(200)).unwrap();
            self.cast.now = self.cast.now.saturating_add(jiff::SignedDuration::from_hours(hours)).unwrap();
            let done = self.cast.strike();
            writeln!(self.trace, "clock: {} {}", done.acts, done.digests).unwrap();
            return;
        }
        // The newest requests are the likelier ones.
        let from = self.requests.len().saturating_sub(5);
        let number = if self.chance.in_ten(9) {
            self.requests[from + self.chance.below(self.requests.len() - from)].clone()
        } else {
            self.chance.one_of(&self.requests.clone()).clone()
        };
        let fitting: &[usize] = match self.cast.state(&number) {
            State::Draft => &[0, 0, 0, 0, 0, 1, 2, 2],
            State::Intake => &[3, 3, 3, 4, 15, 24, 25, 27, 28],
            State::Review => &[
                6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 11, 29, 29, 29, 21, 21, 1, 5, 16, 17, 18, 19, 20, 22,
                23, 26, 4, 30, 32, 39,
            ],
            State::WithRequester(_) => &[31, 31, 1, 4, 13],
            State::WithBody => &[33, 33, 33, 34, 34, 35],
            State::Ready => &[12, 12, 12, 13, 4],
            State::Declined => &[36, 37, 38],
            State::Withdrawn | State::Lapsed => &[38],
            State::Registered | State::Duplicate => &[39],
        };
        let act = if self.chance.in_ten(9) { *self.chance.one_of(fitting) } else { self.chance.below(40) };
        let everybody = self.everybody();
        let who = if self.chance.in_ten(8) { self.usual(act, &number) } else { self.chance.one_of(&everybody).clone() };
        let result = self.perform(act, &who, &number);
        self.note(&format!("{number} {act} {}", who.name), result);
    }

    /// Who usually does an act.
    fn usual(&mut self, act: usize, number: &str) -> Account {
        let owner = self.cast.request(number).owner_id;
        let cast = &self.cast;
        let registrant = if owner == cast.rita.id { cast.rita.clone() } else { cast.otto.clone() };
        let expert = [&cast.edda, &cast.sven, &cast.tara][self.chance.below(3)].clone();
        let operator = [&cast.olga, &cast.oskar][self.chance.below(2)].clone();
        match act {
            0 | 1 | 2 | 5 | 14 | 31 | 36 | 38 | 18 => registrant,
            // The lead is one of the experts, and the one who decides in the end.
            6 | 7 if self.chance.in_ten(4) => self.cast.edda.clone(),
            6 | 7 | 10 | 16 | 17 | 20 | 22 => expert,
            8 | 9 | 11 | 21 | 37 => cast.edda.clone(),
            29 => cast.rolf.clone(),
            30 => cast.otto.clone(),
            _ => operator,
        }
    }

    fn perform(&mut self, act: usize, who: &Account, number: &str) -> Result<(), Refusal> {
        let revision = self.cast.request(number).draft_revision;
        let subject = self.cast.request(number).subject;
        let nid = subject.nid().unwrap_or("next").to_owned();
        let words = *self.chance.one_of(&["As RFC 8141, 6.4 says.", "As RFC 8141, 6.3 says.", "Because.", " "]);
        let field = *self.chance.one_of(&[Field::Registrant, Field::Syntax, Field::Purpose, Field::RevisionInformation]);
        let change = format!("Example Society\nEmail: otto@cast.example\nPostal: {} Example Street", self.chance.below(50));
        let experts: Vec<String> = [&self.cast.edda, &self.cast.sven, &self.cast.tara]
            .iter()
            .take(1 + self.chance.below(3))
            .map(|it| it.id.clone())
            .collect();
        let verdict = *self.chance.one_of(&[
            Verdict::CommentOnly,
            Verdict::Position(Stance::Approve),
            Verdict::Position(Stance::Approve),
            Verdict::Position(Stance::NoObjection),
            Verdict::Position(Stance::Discuss),
        ]);
        let asks_blindly = self.chance.in_ten(2);
        let recused = self.chance.below(40) == 0;
        let interest = if self.chance.below(12) == 0 { Interest::WaiverAsked } else { Interest::None };
        let coin = self.chance.in_ten(5);
        let wish = *self.chance.one_of(&NAMES);
        let other = self.chance.one_of(&self.requests.clone()).clone();
        let track = match self.chance.below(3) {
            0 => Track::Community,
            1 => Track::Standards { body: "IESG".into() },
            _ => Track::FastTrack {
                body: (*self.chance.one_of(&["OASIS", "A Club"])).into(),
                specification: coin.then(|| "A paper".into()),
            },
        };
        let was = drafts::fingerprint(&self.cast.request(number), field);
        let cast = &self.cast;
        let snapshot = cast
            .store
            .read(|conn| actions::see(conn, number, Some(&cast.olga), cast.now))
            .ok()
            .and_then(|seen| seen.current().map(|current| current.number))
            .unwrap_or(1);
        let seen = |who| cast.store.read(|conn| actions::see(conn, number, Some(who), cast.now));
        // Mostly the question on interests is answered before the work begins.
        if matches!(act, 4 | 7..=11 | 21) && !asks_blindly {
            let _ = cast.disclose(who, number, false);
        }
        cast.act(who, |conn, turn| match act {
            0 => actions::submit(conn, turn, number, revision).map(|_| ()),
            1 => {
                let saving = SavedField { field, was: &was, text: &change, done: true };
                drafts::save_field(conn, turn, number, &saving).map(|_| ())
            }
            2 => exceptions::choose_track(conn, turn, number, &track),
            3 => actions::open_review(conn, turn, number, &experts),
            4 => actions::ask(conn, turn, number, words),
            5 => actions::send_snapshot(conn, turn, number, words).map(|_| ()),
            6 => reviews::actions::disclose(conn, turn, number, interest, "I know them.", coin),
            7 if recused => reviews::actions::send_review(conn, turn, number, snapshot, Verdict::Recuse, words),
            7 => reviews::actions::send_review(conn, turn, number, snapshot, verdict, words),
            8 => decisions::approve(conn, turn, number, snapshot, words),
            9 => standards::report(conn, turn, number, snapshot, words),
            10 => decisions::decline(conn, turn, number, snapshot),
            11 => decisions::propose_decline(conn, turn, number, snapshot, words),
            12 => actions::register(conn, turn, number, &Confirmation { snapshot, typed: nid.clone() }).map(|_| ()),
            13 => actions::send_back(conn, turn, number, words),
            14 => actions::withdraw(conn, turn, number),
            15 => fast_track::record_recognition(conn, turn, number, coin, words),
            16 => {
                let typed = kept::Typed { snapshot, thread: "", field: "syntax", quote: "", body: words, suggestion: "" };
                kept::keep_comment(conn, turn, number, typed)
            }
            17 => kept::mark_seen(conn, turn, number, &[field], snapshot),
            18 => {
                let thread = {
                    let seen = actions::see(conn, number, Some(turn.who), turn.now)?;
                    reviews::actions::threads(conn, &seen)?
                };
                let id = thread.first().map_or_else(String::new, |thread| thread.id.clone());
                reviews::actions::mark_done(conn, turn, number, &id)
            }
            19 => {
                let thread = {
                    let seen = actions::see(conn, number, Some(turn.who), turn.now)?;
                    reviews::actions::threads(conn, &seen)?
                };
                let id = thread.last().map_or_else(String::new, |thread| thread.id.clone());
                reviews::actions::resolve(conn, turn, number, &id)
            }
            20 => reviews::actions::decline_assignment(conn, turn, number, words),
            21 => {
                let seen = actions::see(conn, number, Some(turn.who), turn.now)?;
                let standing = reviews::actions::standing_positions(conn, &seen, turn.now)?;
                let open = standing.iter().find(|it| it.position.stance == Stance::Discuss && it.position.answer.is_none());
                let id = open.map_or_else(String::new, |it| it.position.id.clone());
                reviews::actions::answer_discuss(conn, turn, number, &id, words)
            }
            22 => reviews::actions::take_up_assignment(conn, turn, number),
            23 => actions::ask_experts(conn, turn, number, &experts),
            24 => exceptions::change_track(conn, turn, number, &track, words),
            25 => exceptions::call_duplicate(conn, turn, number, &other, words),
            26 => exceptions::order_hold(conn, turn, number, words),
            27 => fast_track::ask_recognition(conn, turn, number),
            28 => exceptions::file_evidence(conn, turn, number, words),
            29 => fast_track::complete(conn, turn, number, snapshot),
            30 => exceptions::accept(conn, turn, number),
            31 => actions::answer(conn, turn, number, words, coin),
            32 => contention::rename(conn, turn, number, wish).map(|_| ()),
            33 => standards::file(conn, turn, number, if coin { Paper::Direction } else { Paper::ReportCopy }, words),
            34 => standards::direct(conn, turn, number),
            35 => standards::body_answered(conn, turn, number, coin, words),
            36 => appeals::appeal(conn, turn, number, words),
            37 => appeals::decide(conn, turn, number, if coin { Outcome::Upheld } else { Outcome::Granted }, words),
            38 => exceptions::reopen(conn, turn, number).map(|_| ()),
            _ => contention::give_verdict(conn, turn, &nid, number, words),
        })
        .map(|()| drop(seen(who)))
    }

    fn rows<T>(&self, sql: &str) -> Vec<T>
    where
        T: QueryableByName<<AnyConnection as Connection>::Backend> + 'static,
    {
        self.cast.store.read(|conn| diesel::sql_query(sql).load::<T>(conn).map_err(Error::from)).unwrap()
    }

    fn count(&self, sql: &str) -> i64 {
        self.rows::<Count>(sql)[0].count
    }
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[derive(QueryableByName)]
struct Move {
    #[diesel(sql_type = Text)]
    request_id: String,
    #[diesel(sql_type = Text)]
    state: String,
    #[diesel(sql_type = Text)]
    at: String,
}

#[derive(QueryableByName)]
struct Written {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    act: String,
    #[diesel(sql_type = Nullable<Text>)]
    request_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    letter: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    recipient: Option<String>,
}

/// Which letters an act writes: always, and only when there is somebody who gets them. Everything not named here writes none.
fn letters_of(act: &str) -> (&'static [&'static str], &'static [&'static str]) {
    match act {
        "submitted" => (&["received", "arrived"], &["change_notice"]),
        "review_opened" => (&["to_list", "assignment"], &["heir_asked", "change_notice"]),
        "experts_asked" => (&["assignment"], &[]),
        "assignment_declined" => (&["assignment_declined"], &[]),
        "asked" => (&["question"], &[]),
        "answered" => (&[], &["answered"]),
        "snapshot_sent" | "renamed" => (&[], &["new_snapshot"]),
        "review_sent" | "position_taken" => (&["comment"], &["decision_needed"]),
        "discuss_answered" => (&["comment"], &[]),
        "waiver_asked" => (&[], &["waiver"]),
        "approved" => (&["approved"], &[]),
        "decline_proposed" => (&[], &["concurrence"]),
        "declined" => (&["declined"], &[]),
        "reported" => (&["report", "reported"], &[]),
        "directed" => (&["directed"], &[]),
        "body_asked" | "body_declined" => (&["body_answered"], &[]),
        "recognition_asked" => (&["recognition_asked"], &[]),
        "recognised" | "recognition_refused" => (&["recognition_answered"], &[]),
        "completion_asked" => (&["completion_asked"], &[]),
        "track_changed" => (&["track_changed"], &[]),
        "sent_back" => (&[], &["sent_back"]),
        "withdrawn" => (&[], &["withdrawn"]),
        "lapsed" => (&["lapsed"], &[]),
        "called_duplicate" => (&["duplicate"], &[]),
        "contended" => (&["contended"], &[]),
        "room_noted" => (&["room_note"], &[]),
        "contention_settled" => (&["contention_settled"], &[]),
        "appealed" => (&["appeal"], &[]),
        "appeal_decided" => (&["appeal_decided"], &[]),
        "hold_confirmed" | "hold_ended" => (&["hold"], &[]),
        "accepted" => (&["accepted"], &[]),
        "escalated" => (&["escalation"], &[]),
        "reminded" => (&[], &["reminder", "overdue", "decision_needed", "lapse_warning"]),
        "digest_sent" => (&["digest"], &[]),
        "status_changed" => (&["status_notice"], &[]),
        "registered" => (&["registered"], &[]),
        "representative_named" | "appointed" => (&["security"], &[]),
        _ => (&[], &[]),
    }
}

fn every_event_has_exactly_its_letters(walk: &Walk) {
    let rows: Vec<Written> = walk.rows(
        "SELECT e.id, e.act, e.request_id, o.letter, o.recipient FROM events e LEFT JOIN outbox o ON o.event_id = e.id WHERE e.act NOT IN ('account_opened', 'address_verified')",
    );
    let mut by_event: BTreeMap<String, (String, Vec<(String, String)>)> = BTreeMap::new();
    for row in rows {
        let event = by_event.entry(row.id).or_insert_with(|| (row.act, Vec::new()));
        if let (Some(letter), Some(recipient)) = (row.letter, row.recipient) {
            event.1.push((letter, recipient));
        }
        let _ = row.request_id;
    }
    for (id, (act, letters)) in &by_event {
        let codes: BTreeSet<&str> = letters.iter().map(|(code, _)| code.as_str()).collect();
        let (always, sometimes) = letters_of(act);
        for code in always {
            assert!(codes.contains(code), "{act} ({id}) without its letter {code}: {letters:?}");
        }
        for code in &codes {
            assert!(always.contains(code) || sometimes.contains(code), "{act} ({id}) with a letter {code} that is not its own");
        }
        let once: BTreeSet<_> = letters.iter().collect();
        // Both registrants of a duplicate or a contention may be the same person, who then reads of each request.
        if !matches!(act.as_str(), "called_duplicate" | "contention_settled" | "room_noted" | "status_changed") {
            assert_eq!(once.len(), letters.len(), "{act} writes to somebody twice: {letters:?}");
        }
        if matches!(act.as_str(), "submitted") {
            let operators = letters.iter().filter(|(code, _)| code == "arrived").count();
            assert_eq!(operators, 2, "each operator reads of a new request once");
        }
    }
}

fn the_parties_times_add_up(walk: &Walk) {
    let moves: Vec<Move> =
        walk.rows("SELECT request_id, state, at FROM events WHERE state IS NOT NULL AND request_id IS NOT NULL ORDER BY at, id");
    let mut by_request: BTreeMap<String, Vec<(String, jiff::Timestamp)>> = BTreeMap::new();
    for row in moves {
        by_request.entry(row.request_id).or_default().push((row.state, moment(&row.at).unwrap()));
    }
    assert!(by_request.len() > 10);
    for (id, moves) in by_request {
        let spans = times::spans(moves.iter().map(|(state, at)| (state.as_str(), *at)), walk.cast.now);
        let parts: i64 = Holder::ALL.iter().map(|holder| times::seconds_of(&spans, *holder)).sum();
        let last = moves.last().unwrap();
        let ended = ["registered", "declined", "withdrawn", "lapsed", "duplicate"].contains(&last.0.as_str());
        let end = if ended { last.1 } else { walk.cast.now };
        let first = moves.iter().find(|(state, _)| state == "intake");
        let wall = first.map_or(0, |(_, at)| end.duration_since(*at).as_secs());
        assert_eq!((parts, times::gross(&spans)), (wall, wall), "{id}");
    }
}

/// The oracles that the database can be asked for.
fn what_must_always_hold(walk: &Walk) {
    for (wrong, sql) in [
        (
            "registered by the community without the lead's decision on the text that was registered",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND r.track = 'community' AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.request_id = r.id AND d.outcome = 'approved' AND d.snapshot_number = (SELECT max(number) FROM snapshots s WHERE s.request_id = r.id))",
        ),
        (
            "registered for a body without direction and copy",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND r.track = 'standards' AND NOT (EXISTS (SELECT 1 FROM papers p WHERE p.request_id = r.id AND p.kind = 'direction') AND EXISTS (SELECT 1 FROM papers p WHERE p.request_id = r.id AND p.kind = 'report_copy') AND EXISTS (SELECT 1 FROM reports p WHERE p.request_id = r.id))",
        ),
        (
            "registered on the fast track without recognition",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND r.track = 'fast_track' AND NOT EXISTS (SELECT 1 FROM bodies b WHERE lower(b.name) = lower(r.body))",
        ),
        (
            "a NID in two open or registered requests for a new one, both past the decision",
            "SELECT count(*) AS count FROM (SELECT nid FROM requests WHERE kind = 'new_formal' AND state = 'registered' GROUP BY nid HAVING count(*) > 1) x",
        ),
        (
            "a gap in the versions",
            "SELECT count(*) AS count FROM (SELECT nid FROM versions WHERE origin = 'registered' GROUP BY nid HAVING max(number) - min(number) + 1 <> count(*)) x",
        ),
        (
            "a later version without Revision Information",
            "SELECT count(*) AS count FROM versions WHERE origin = 'registered' AND number > 1 AND template NOT LIKE '%revision_information%'",
        ),
        (
            "a placeholder in a published text",
            "SELECT count(*) AS count FROM versions WHERE canonical LIKE '%{{NID}}%' OR canonical LIKE '%TBD%' OR canonical LIKE '%Requested of IANA%'",
        ),
        (
            "an informal number with a gap",
            "SELECT max(informal_number) - 8 - sum(CASE WHEN origin = 'registered' THEN 1 ELSE 0 END) AS count FROM namespaces WHERE kind = 'informal'",
        ),
        (
            "declined without two people, unless a body declined",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'declined' AND r.track <> 'standards' AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.request_id = r.id AND d.outcome = 'declined' AND d.concurring_id IS NOT NULL)",
        ),
        (
            "a registrant who acted as expert, or an expert in conflict whose position came later",
            "SELECT count(*) AS count FROM positions p JOIN requests r ON r.id = p.request_id WHERE p.expert_id = r.owner_id",
        ),
        (
            "a state that no event led to",
            "SELECT count(*) AS count FROM requests r WHERE r.state <> 'draft' AND r.state <> (SELECT e.state FROM events e WHERE e.request_id = r.id AND e.state IS NOT NULL ORDER BY e.at DESC, e.id DESC LIMIT 1)",
        ),
        (
            "letters of one request in two threads",
            "SELECT count(*) AS count FROM (SELECT request_id FROM outbox WHERE request_id IS NOT NULL GROUP BY request_id HAVING count(DISTINCT thread_id) > 1) x",
        ),
        (
            "a contended request that passed",
            "SELECT count(*) AS count FROM overlays o JOIN requests r ON r.id = o.request_id WHERE o.kind IN ('contended', 'court_hold') AND o.until IS NULL AND r.state = 'registered'",
        ),
        (
            "more than one open overlay of a kind",
            "SELECT count(*) AS count FROM (SELECT request_id FROM overlays WHERE until IS NULL GROUP BY request_id, kind HAVING count(*) > 1) x",
        ),
    ] {
        assert_eq!(walk.count(sql), 0, "{wrong}");
    }
}

/// What is kept of a walk: how much was done, and a digest of every answer.
fn digest(walk: &Walk) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in walk.trace.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let states: BTreeMap<String, usize> = walk.requests.iter().fold(BTreeMap::new(), |mut all, number| {
        *all.entry(walk.cast.state(number).name().to_owned()).or_default() += 1;
        all
    });
    format!("{} done, {} refused, {hash:016x}, {states:?}", walk.done, walk.refused)
}

/// A quarter of more than ten thousand acts, beside the strikes of the clock. `tests/fixtures/walk-*.txt` holds what they answered, the same on SQLite and PostgreSQL.
fn walk(seed: u64) {
    const ACTS: usize = 2_800;
    let mut walk = Walk::new(seed);
    for _ in 0..ACTS {
        walk.step();
    }
    what_must_always_hold(&walk);
    the_parties_times_add_up(&walk);
    every_event_has_exactly_its_letters(&walk);
    let kept = format!("{}/tests/fixtures/walk-{seed}.txt", env!("CARGO_MANIFEST_DIR"));
    let now = digest(&walk);
    if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
        std::fs::write(&kept, format!("{now}\n")).unwrap();
    }
    let trace = std::env::temp_dir()
        .join(format!("nidreg-walk-{seed}-{}.txt", if walk.cast.db.is_postgres() { "postgres" } else { "sqlite" }));
    std::fs::write(&trace, &walk.trace).unwrap();
    assert_eq!(now, std::fs::read_to_string(&kept).unwrap_or_default().trim_end(), "the whole walk: {}", trace.display());
}

#[test]
fn a_first_walk_of_random_acts_keeps_what_must_hold() {
    walk(1);
}

#[test]
fn a_second_walk_of_random_acts_keeps_what_must_hold() {
    walk(2);
}

#[test]
fn a_third_walk_of_random_acts_keeps_what_must_hold() {
    walk(3);
}

#[test]
fn a_fourth_walk_of_random_acts_keeps_what_must_hold() {
    walk(4);
}

#[derive(QueryableByName)]
struct Letter {
    #[diesel(sql_type = Text)]
    letter: String,
    #[diesel(sql_type = Text)]
    created_at: String,
}

fn letters_to(cast: &Cast, number: &str, recipient: &str, codes: &str) -> Vec<(String, String)> {
    let sql = format!(
        "SELECT o.letter, o.created_at FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.recipient = '{recipient}' AND o.letter IN ({codes}) ORDER BY o.created_at, o.id"
    );
    let rows: Vec<Letter> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|row| (row.letter, row.created_at[..10].to_owned())).collect()
}

#[test]
fn two_years_in_which_nobody_acts_remind_warn_escalate_and_lapse_and_decide_nothing() {
    let mut cast = Cast::new();
    let formal = |nid: &str| Start::NewFormal(nid.to_owned());
    let waiting = cast.submitted(&cast.rita, &formal("waiting"));
    let asked = cast.submitted(&cast.rita, &formal("asked"));
    cast.act(&cast.olga, |conn, turn| actions::ask(conn, turn, &asked, "Who pays?")).unwrap();
    let reviewed = cast.submitted(&cast.rita, &formal("reviewed"));
    cast.open(&reviewed, &[&cast.sven]).unwrap();
    let ready = cast.submitted(&cast.rita, &formal("ready"));
    cast.open(&ready, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, &ready);
    cast.approve_as_expert(&cast.sven, &ready);
    cast.approve(&ready).unwrap();
    // Twice a day for two years; the second run of each day finds nothing to do.
    for _ in 0..730 {
        cast.strike();
        let again = cast.strike();
        assert_eq!((again.acts, again.digests), (0, 0), "{}", cast.now);
        cast.days(1);
    }
    assert_eq!(
        [&waiting, &asked, &reviewed, &ready].map(|number| cast.state(number)),
        [State::Intake, State::Lapsed, State::Review, State::Ready],
        "nothing is approved, declined or registered by the clock"
    );
    // 2027-01-04 is a Monday.
    let is = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect()
    };
    assert_eq!(letters_to(&cast, &waiting, "olga@cast.example", "'overdue'"), is(&[("overdue", "2027-01-06")]));
    assert_eq!(letters_to(&cast, &ready, "olga@cast.example", "'overdue'"), is(&[("overdue", "2027-01-06")]));
    assert_eq!(
        letters_to(&cast, &reviewed, "sven@cast.example", "'reminder', 'overdue'"),
        is(&[("overdue", "2027-01-07"), ("reminder", "2027-01-15"), ("reminder", "2027-01-18"), ("overdue", "2027-01-21")])
    );
    assert_eq!(
        letters_to(&cast, &reviewed, "edda@cast.example", "'decision_needed', 'escalation'"),
        is(&[("decision_needed", "2027-01-18"), ("escalation", "2027-02-01")])
    );
    assert_eq!(
        letters_to(&cast, &asked, "rita@cast.example", "'lapse_warning', 'lapsed'"),
        is(&[
            ("lapse_warning", "2027-01-18"),
            ("lapse_warning", "2027-02-03"),
            ("lapse_warning", "2027-03-05"),
            ("lapse_warning", "2027-03-28"),
            ("lapsed", "2027-04-04")
        ])
    );
    // The lapsed request can be taken up again for twelve months, and no longer.
    assert!(cast.act(&cast.rita, |conn, turn| exceptions::reopen(conn, turn, &asked)).is_err());
    cast.now = "2028-04-04T08:00:00Z".parse().unwrap();
    cast.act(&cast.rita, |conn, turn| exceptions::reopen(conn, turn, &asked)).unwrap();
}

#[test]
fn a_digest_comes_once_a_week_and_only_when_something_moved() {
    let mut cast = Cast::new();
    cast.strike();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("tide".to_owned()));
    cast.open(&number, &[&cast.sven]).unwrap();
    let mut digests = Vec::new();
    for day in 0..28 {
        cast.days(1);
        let done = cast.strike();
        if done.digests > 0 {
            digests.push((day + 1, done.digests));
        }
    }
    // Three experts and two operators, on the Monday after; the weeks in which nothing moved bring none.
    assert_eq!(digests, [(7, 5)]);
}
