//! The randomized workflow test with two operators required for publication: an approved request is prepared, then confirmed,
//! withdrawn, left to expire, or published by one operator alone.

use super::{NAMES, WorkflowRun, viewer};
use crate::common::prelude::*;
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::actions::prepare;
use nidreg::requests::prepared::{CONFIRMATION_DAYS, set_two_operators_required};
use nidreg::store::Moment;
use std::fmt::Write as _;

#[derive(QueryableByName)]
struct Span {
    #[diesel(sql_type = Text)]
    filed_at: Moment,
    #[diesel(sql_type = Text)]
    closed_at: Moment,
}

impl WorkflowRun {
    /// Runs the test with two operators required for publication.
    pub fn by_two(db: TestDb, seed: u64, acts: usize) -> Self {
        set_two_operators_required(true);
        Self::run_random_actions(db, seed, acts)
    }

    /// How often an action had this outcome.
    pub fn counted(&self, act: &str, outcome: &str) -> usize {
        self.tally.get(act).and_then(|outcomes| outcomes.get(outcome)).copied().unwrap_or(0)
    }

    /// Performs a random action on a request that is ready for publication; returns whether it did.
    pub(super) fn goes_on_by_two(&mut self) -> bool {
        if self.chance.below(12) == 0 {
            self.approved();
        }
        if self.chance.in_ten(4) {
            return false;
        }
        let newest = self.requests.iter().rev().take(12);
        let ready: Vec<RequestNumber> =
            newest.filter(|number| self.fixture.state(**number) == State::Ready).take(4).copied().collect();
        if ready.is_empty() {
            return false;
        }
        let number = *self.chance.one_of(&ready);
        self.publishes(number);
        true
    }

    /// Starts another request and takes it through review and approval, as far as that succeeds.
    fn approved(&mut self) {
        let start = if self.chance.in_ten(4) {
            DraftPurpose::NewInformal
        } else {
            DraftPurpose::NewFormal(format!("{}-{}", self.chance.one_of(&NAMES), 100 + self.chance.below(900)))
        };
        let fixture = &self.fixture;
        let Ok(number) = fixture.start(&fixture.rita, &start) else { return };
        self.requests.push(number);
        let fixture = &self.fixture;
        let agrees = |who: &Account| fixture.review(who, number, Verdict::Position(PositionKind::Approve), "");
        let done = fixture
            .submit(&fixture.rita, number)
            .and_then(|()| fixture.open(number, &[&fixture.edda, &fixture.sven]))
            .and_then(|()| agrees(&fixture.edda))
            .and_then(|()| agrees(&fixture.sven))
            .and_then(|()| fixture.approve(number));
        self.look_at(number);
        self.note("bring to the desk", &number.to_string(), done);
    }

    fn publishes(&mut self, number: RequestNumber) {
        let act = *self.chance.one_of(&[
            "prepare", "prepare", "prepare", "prepare", "confirm", "confirm", "confirm", "take back what was prepared",
            "note a dispute", "publish alone", "let its days pass",
        ]);
        let operators = [self.fixture.olga.clone(), self.fixture.oskar.clone()];
        let everybody = self.everybody();
        let who = if self.chance.in_ten(9) { self.chance.one_of(&operators) } else { self.chance.one_of(&everybody) }.clone();
        let reason = *self.chance.one_of(&["The name is lost at midnight.", "The name is lost at midnight.", " "]);
        if act == "let its days pass" {
            self.fixture.days(CONFIRMATION_DAYS);
            let done = self.fixture.retract();
            writeln!(self.trace, "clock: {}", done.acts).unwrap();
            return;
        }
        let fixture = &self.fixture;
        let seen = fixture.store.read(|conn| viewer::load_view(conn, number, Some(&fixture.olga), fixture.now)).unwrap();
        let typed = Confirmation {
            revision: seen.newest_revision().map_or(RevisionNumber::FIRST, |current| current.number),
            typed: fixture.nid_or_next(&seen.request),
        };
        let result: Result<(), Refusal> = match act {
            "prepare" => fixture
                .store
                .rehearse(|conn| {
                    let ctx = ActionContext { who: &who, now: fixture.now, mail: &fixture.post };
                    prepare::content_to_publish(conn, ctx, number, &typed, None)
                })
                .and_then(|seen| {
                    fixture.act(&who, |conn, ctx| prepare::prepare_publication(conn, ctx, number, &typed, None, &seen))
                }),
            "confirm" => fixture.act(&who, |conn, ctx| prepare::confirm_publication(conn, ctx, number, &typed)),
            "publish alone" => fixture.act(&who, |conn, ctx| prepare::publish_alone(conn, ctx, number, &typed, None, reason)),
            "note a dispute" => fixture.act(&who, |conn, ctx| disputes::dispute(conn, ctx, number, reason)),
            _ => fixture.act(&who, |conn, ctx| prepare::withdraw_preparation(conn, ctx, number)),
        };
        self.look_at(number);
        self.note(act, &format!("{number} {act} {}", who.name), result);
    }
}

fn count(walk: &WorkflowRun, sql: &str) -> i64 {
    crate::common::count(&walk.fixture.store, sql)
}

/// Checks additional invariants in the database that apply if publication requires two operators.
pub fn hold(walk: &WorkflowRun) {
    let operators = "SELECT account_id FROM account_roles WHERE role = 'operator'";
    for (wrong, sql) in [("registered without two operators, or one alone with a reason", "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND NOT EXISTS (SELECT 1 FROM pending_actions p WHERE p.request_id = r.id AND p.outcome IN ('confirmed', 'alone'))".to_owned()), ("published twice", "SELECT count(*) AS count FROM (SELECT request_id FROM pending_actions WHERE outcome IN ('confirmed', 'alone') GROUP BY request_id HAVING count(*) > 1) x".to_owned()), ("published and not registered", "SELECT count(*) AS count FROM pending_actions p JOIN requests r ON r.id = p.request_id WHERE p.outcome IN ('confirmed', 'alone') AND r.state <> 'registered'".to_owned()), ("confirmed by whoever prepared it", "SELECT count(*) AS count FROM pending_actions WHERE outcome = 'confirmed' AND filed_by = closed_by".to_owned()), ("prepared or confirmed by somebody who is no operator", format!("SELECT count(*) AS count FROM pending_actions WHERE filed_by NOT IN ({operators}) OR (outcome = 'confirmed' AND closed_by NOT IN ({operators}))")), ("prepared, decided or reviewed by the same person", "SELECT count(*) AS count FROM pending_actions p JOIN positions x ON x.request_id = p.request_id AND x.expert_id IN (p.filed_by, p.closed_by)".to_owned()), ("published by one alone, and the public record does not say so or why", "SELECT count(*) AS count FROM pending_actions p JOIN events e ON e.id = p.event_id WHERE p.outcome = 'alone' AND e.detail NOT LIKE '%; published without a second operator in an emergency: The name is lost at midnight.'".to_owned()), ("published by one alone, and the other operator and the administrator were not both told", "SELECT count(*) AS count FROM pending_actions p WHERE p.outcome = 'alone' AND (SELECT count(*) FROM outbox o WHERE o.event_id = p.event_id AND o.kind = 'published_alone') <> 2".to_owned())] {
        assert_eq!(count(walk, &sql), 0, "{wrong}");
    }
    let sql = "SELECT filed_at, closed_at FROM pending_actions WHERE kind = 'publication' AND outcome = 'confirmed'";
    let confirmed: Vec<Span> = walk.fixture.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    for span in confirmed {
        let took = span.closed_at.time().duration_since(span.filed_at.time());
        assert!(took.as_hours() < 24 * CONFIRMATION_DAYS, "confirmed after its window: {took:?}");
    }
    assert_eq!(walk.counted("register", "done"), 0, "one operator cannot publish alone with the ordinary button");
}

/// Asserts that the run reached every outcome of a prepared publication that is listed here.
pub fn came_by_all(walk: &WorkflowRun) {
    for act in ["prepare", "confirm", "take back what was prepared", "publish alone"] {
        assert!(walk.counted(act, "done") > 0, "no step did this: {act}\n{}", walk.summary());
    }
    for words in [
        "You prepared the publication. A second operator must confirm it",
        "has already prepared the publication",
        "The prepared publication is no longer valid: the time to confirm has ended",
        "The prepared publication is no longer valid: since then,",
        "No publication is prepared",
        "requires two operators",
        "Enter the reason why publication cannot wait",
    ] {
        assert!(walk.trace.contains(words), "this refusal never occurred: {words}\n{}", walk.summary());
    }
}
