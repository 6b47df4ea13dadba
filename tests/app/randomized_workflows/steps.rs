//! The steps of the randomized workflow test: random actions by all users on all requests.

pub mod two;

use crate::common::prelude::*;
use nidreg::actions::draft::SavedField;
use nidreg::actions::{self, comment, contact_answers, name_conflict, open_review, procedure, register, retract, submit};
use nidreg::ids::{CommentId, ThreadId};
use nidreg::requests::contact_answers::Answer;
use nidreg::requests::gather;
use nidreg::requests::prepared::requires_two_operators;
use nidreg::requests::viewer::{self, RequestView};
use std::fmt::Write as _;

/// A small built-in generator (splitmix64), so that a seed always gives the same sequence.
pub(super) struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(super) fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % most as u64).unwrap()
    }

    pub(super) fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub(super) fn in_ten(&mut self, times: usize) -> bool {
        self.below(10) < times
    }
}

const NAMES: [&str; 12] = [
    "tide", "gauge", "harbour", "lighthouse", "almanac", "ledger", "gazette", "codelist", "herbarium", "seedbank", "sundial",
    "isbn",
];

/// The actions by their number in [`WorkflowRun::perform`].
const ACTS: [&str; 44] = [
    "submit", "save a field", "choose the procedure", "open the review", "ask", "send a text", "disclose", "review", "approve",
    "report", "decline", "propose to decline", "register", "send back", "withdraw", "record recognition", "keep a comment",
    "mark seen", "mark done", "resolve", "decline the assignment", "answer a discussion", "take up the assignment",
    "ask experts", "change the procedure", "close", "order a hold", "ask recognition", "strike a comment", "complete",
    "answer as a contact", "answer", "rename", "direct", "direct with another copy", "body answered", "appeal",
    "decide the appeal", "reopen", "nothing", "undo a change of procedure", "decide without the contacts", "comment",
    "take a disclosure back",
];

/// The sequence of states in which a request was observed.
type Story = Vec<&'static str>;

pub struct WorkflowRun {
    pub fixture: ProcedureFixture,
    pub(super) chance: Chance,
    pub(super) requests: Vec<RequestNumber>,
    /// Accounts created during the test that are still open; `signed_up` counts all that were created.
    pub(super) guests: Vec<Account>,
    pub(super) signed_up: usize,
    /// The result of every action with its full message: identical on both databases for the same seed.
    pub trace: String,
    /// How often each action had each outcome.
    tally: BTreeMap<&'static str, BTreeMap<String, usize>>,
    stories: BTreeMap<String, Story>,
}

/// The kind of a refusal, without its message.
fn code(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotFound { .. } => "not found".to_owned(),
        Refusal::NotPermitted { .. } => "not permitted".to_owned(),
        Refusal::Faults(faults) => {
            let fields: BTreeSet<&str> = faults.iter().map(|fault| fault.field).collect();
            format!("fault at {}", fields.into_iter().collect::<Vec<_>>().join("+"))
        }
        Refusal::WrongState { .. } => "wrong state".to_owned(),
        Refusal::AlreadyRegistered { .. } => "already registered".to_owned(),
        Refusal::Stale { .. } => "stale".to_owned(),
        Refusal::SlowDown { .. } => "slow down".to_owned(),
        Refusal::Repeated => panic!("no act of a walk carries a key"),
        Refusal::Outside(_) => panic!("overtaken each time"),
        Refusal::Store(error) => panic!("{error}"),
    }
}

impl WorkflowRun {
    /// Runs the given number of steps: actions and runs of the scheduled jobs.
    pub fn run_random_actions(db: TestDb, seed: u64, acts: usize) -> Self {
        let mut walk = Self {
            fixture: ProcedureFixture::on(db),
            chance: Chance(seed),
            requests: Vec::new(),
            guests: Vec::new(),
            signed_up: 0,
            trace: String::new(),
            tally: BTreeMap::new(),
            stories: BTreeMap::new(),
        };
        for act in 0..acts {
            walk.step();
            // Wrong tasks stay until the next action on their request. Looking for them takes as long as several actions.
            if act % 4 == 0 {
                walk.fixture.check_tasks();
            }
        }
        for number in walk.requests.clone() {
            walk.look_at(number);
        }
        walk
    }

    /// A summary of the run: each action with its outcomes, each request with its states.
    pub fn summary(&self) -> String {
        let all = |wanted: bool| -> usize {
            let outcomes = self.tally.values().flatten();
            outcomes.filter(|(outcome, _)| (*outcome == "done") == wanted).map(|(_, count)| count).sum()
        };
        let mut out = format!("{} done, {} refused\n\n", all(true), all(false));
        for (act, outcomes) in &self.tally {
            let outcomes: Vec<_> = outcomes.iter().map(|(outcome, count)| format!("{count} {outcome}")).collect();
            writeln!(out, "{act}: {}", outcomes.join(", ")).unwrap();
        }
        out.push('\n');
        for (number, states) in &self.stories {
            writeln!(out, "{number} {}", states.join(" > ")).unwrap();
        }
        out
    }

    /// Records the state of a request if it has changed.
    fn look_at(&mut self, number: RequestNumber) {
        let state = self.fixture.state(number);
        self.noted(number, state);
    }

    fn noted(&mut self, number: RequestNumber, state: State) {
        let story = self.stories.entry(number.to_string()).or_default();
        if story.last() != Some(&state.name()) {
            story.push(state.name());
        }
    }

    pub(super) fn everybody(&self) -> Vec<Account> {
        let fixture = &self.fixture;
        [
            &fixture.rita, &fixture.otto, &fixture.edda, &fixture.sven, &fixture.tara, &fixture.olga, &fixture.oskar,
            &fixture.rolf, &fixture.lisa,
        ]
        .map(Clone::clone)
        .to_vec()
    }

    pub(super) fn note(&mut self, act: &'static str, what: &str, result: Result<(), Refusal>) {
        let (outcome, words) = match result {
            Ok(()) => ("done".to_owned(), "done".to_owned()),
            Err(Refusal::Store(error)) => panic!("{what}: {error}"),
            Err(refusal) => (code(&refusal), refusal.to_string()),
        };
        *self.tally.entry(act).or_default().entry(outcome).or_default() += 1;
        writeln!(self.trace, "{what}: {words}").unwrap();
    }

    fn start(&mut self) {
        let who = if self.chance.in_ten(7) { self.fixture.rita.clone() } else { self.fixture.otto.clone() };
        let mut nid = (*self.chance.one_of(&NAMES)).to_owned();
        if self.chance.in_ten(7) {
            nid = format!("{nid}-{}", self.chance.below(60));
        }
        let start = match self.chance.below(10) {
            0..4 => DraftPurpose::NewFormal(nid),
            4 => DraftPurpose::NewInformal,
            5 | 6 => DraftPurpose::FastTrack(nid),
            7 => DraftPurpose::Revision("isbn".into()),
            8 => DraftPurpose::StatusChange {
                nid,
                to: *self.chance.one_of(&[Status::Deprecated, Status::Obsolete, Status::Active]),
                successors: "isbn".into(),
            },
            _ => DraftPurpose::Revision(nid),
        };
        let started = self.fixture.start(&who, &start);
        if let Ok(number) = &started {
            self.requests.push(*number);
        }
        self.note("start", "start", started.map(|_| ()));
    }

    /// One action by a random user on a random request: usually one that fits its state, sometimes any.
    fn step(&mut self) {
        if self.requests.len() < 3 || (self.chance.below(30) == 0) {
            return self.start();
        }
        if self.chance.below(12) == 0 {
            let hours = i64::try_from(self.chance.below(200)).unwrap();
            self.fixture.now = self.fixture.now.saturating_add(jiff::SignedDuration::from_hours(hours)).unwrap();
            let done = self.fixture.retract();
            writeln!(self.trace, "clock: {}", done.acts).unwrap();
            return;
        }
        if self.chance.below(10) == 0 {
            return self.step_on_people();
        }
        if requires_two_operators() && self.goes_on_by_two() {
            return;
        }
        // The newest requests are chosen more often.
        let from = self.requests.len().saturating_sub(5);
        let number = if self.chance.in_ten(9) {
            self.requests[from + self.chance.below(self.requests.len() - from)]
        } else {
            *self.chance.one_of(&self.requests.clone())
        };
        let before = self.fixture.whole(number);
        self.noted(number, before.request.state);
        let fitting: &[usize] = match before.request.state {
            State::Draft => &[0, 0, 0, 0, 0, 1, 2, 2],
            State::Intake => &[3, 3, 3, 4, 15, 24, 25, 27, 30, 40],
            State::Review => &[
                6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 11, 29, 29, 29, 21, 21, 1, 5, 16, 17, 18, 19, 20, 22,
                23, 26, 4, 30, 32, 39, 41, 42, 42, 28, 28, 40, 43,
            ],
            State::WithRequester(_) => &[31, 31, 1, 4, 13],
            State::WithBody => &[33, 33, 34, 35],
            State::Ready => &[12, 12, 12, 13, 4, 36, 37, 41],
            State::Declined => &[36, 37],
            State::Closed(CloseReason::Withdrawn | CloseReason::Lapsed) => &[38, 38, 36, 37],
            State::Registered => &[36, 37, 39],
            State::Closed(CloseReason::Duplicate | CloseReason::Obsolete) => &[38, 38, 36, 37],
        };
        let act = if self.chance.in_ten(9) { *self.chance.one_of(fitting) } else { self.chance.below(ACTS.len()) };
        let everybody = self.everybody();
        let who = if self.chance.in_ten(8) {
            self.usual(act, &before.request.owner_id)
        } else {
            self.chance.one_of(&everybody).clone()
        };
        let result = self.perform(act, &who, &before);
        self.note(ACTS[act], &format!("{number} {act} {}", who.name), result);
    }

    /// A user who usually performs this action.
    fn usual(&mut self, act: usize, owner: &AccountId) -> Account {
        let fixture = &self.fixture;
        let registrant = if *owner == fixture.rita.id { fixture.rita.clone() } else { fixture.otto.clone() };
        let expert = [&fixture.edda, &fixture.sven, &fixture.tara][self.chance.below(3)].clone();
        let operator = [&fixture.olga, &fixture.oskar][self.chance.below(2)].clone();
        match act {
            0 | 1 | 2 | 5 | 14 | 31 | 36 | 38 | 18 | 42 | 28 => registrant,
            // The lead is one of the experts and makes the decision.
            6 | 7 if self.chance.in_ten(4) => self.fixture.edda.clone(),
            6 | 7 | 10 | 16 | 17 | 20 | 22 | 43 => expert,
            8 | 9 | 11 | 21 => fixture.edda.clone(),
            41 if self.chance.in_ten(7) => self.fixture.edda.clone(),
            29 => fixture.rolf.clone(),
            30 => fixture.otto.clone(),
            _ => operator,
        }
    }

    /// Performs an action on a request that was loaded before.
    fn perform(&mut self, act: usize, who: &Account, before: &RequestView) -> Result<(), Refusal> {
        let number = before.request.number;
        let save_number = before.request.draft_save_number;
        let nid = self.fixture.nid_or_next(&before.request);
        let words = *self.chance.one_of(&["As RFC 8141, 6.4 says.", "As RFC 8141, 6.3 says.", "Because.", " "]);
        let field = *self.chance.one_of(&[Field::Registrant, Field::Syntax, Field::Purpose, Field::RevisionInformation]);
        let change = format!("Example Society\nEmail: otto@cast.example\nPostal: {} Example Street", self.chance.below(50));
        let experts: Vec<AccountId> = [&self.fixture.edda, &self.fixture.sven, &self.fixture.tara]
            .iter()
            .take(1 + self.chance.below(3))
            .map(|it| it.id.clone())
            .collect();
        let verdict = *self.chance.one_of(&[Verdict::CommentOnly, APPROVE, APPROVE, NO_OBJECTION, DISCUSS]);
        let asks_blindly = self.chance.in_ten(2);
        let recused = self.chance.below(40) == 0;
        let interest = if self.chance.below(12) == 0 { Interest::WaiverAsked } else { Interest::None };
        let coin = self.chance.in_ten(5);
        let wish = *self.chance.one_of(&NAMES);
        let other = *self.chance.one_of(&self.requests.clone());
        let procedure = match self.chance.below(3) {
            0 => RequestProcedure::Community,
            1 => RequestProcedure::Standards { body: "IESG".into() },
            _ => RequestProcedure::FastTrack {
                body: (*self.chance.one_of(&["OASIS", "A Club"])).into(),
                specification: coin.then(|| "A paper".into()),
            },
        };
        let was = draft::field_fingerprint(&before.request, field);
        let fixture = &self.fixture;
        let revision = before.newest_revision().map_or(RevisionNumber::FIRST, |current| current.number);
        // The copy of the report is sometimes another text.
        let copy = if act == 33 && !asks_blindly { fixture.sent_report(number) } else { words.to_owned() };
        let seen = |who| fixture.store.read(|conn| viewer::load_view(conn, number, Some(who), fixture.now));
        // Usually interests are disclosed before the review begins.
        if matches!(act, 4 | 7..=11 | 21) && !asks_blindly {
            let _ = fixture.disclose(who, number);
        }
        fixture
            .act(who, |conn, ctx| match act {
                0 => submit::submit(conn, ctx, number, save_number).map(|_| ()),
                1 => {
                    let saving = SavedField { field, was: &was, text: &change };
                    draft::save_field(conn, ctx, number, &saving).map(|_| ())
                }
                2 => procedure::choose_procedure(conn, ctx, number, &procedure),
                3 => open_review::open_review(conn, ctx, number, &experts),
                4 => request_info::ask_requester(conn, ctx, number, words),
                5 => request_info::submit_revision(conn, ctx, number, words).map(|_| ()),
                6 => disclose::disclose(conn, ctx, number, interest, "I know them."),
                7 if recused => actions::review::send_review(conn, ctx, number, revision, Verdict::Recuse, words),
                7 => actions::review::send_review(conn, ctx, number, revision, verdict, words),
                8 => decide::approve(conn, ctx, number, revision, words),
                9 => report::send_report(conn, ctx, number, revision, words),
                10 => decide::decline(conn, ctx, number, revision),
                11 => decide::propose_decline(conn, ctx, number, revision, words),
                12 => register::register(conn, ctx, number, &Confirmation { revision, typed: nid.clone() }).map(|_| ()),
                13 => close::return_to_review(conn, ctx, number, words),
                14 => close::withdraw_request(conn, ctx, number),
                15 => bodies::record_recognition(conn, ctx, number, coin, words),
                16 => {
                    let typed = review_drafts::CommentInput {
                        revision,
                        thread: "",
                        field: "syntax",
                        quote: "",
                        body: words,
                        suggestion: "",
                    };
                    review_drafts::save_comment(conn, ctx, number, typed)
                }
                17 => review_drafts::mark_viewed(conn, ctx, number, &[field], revision),
                18 => {
                    let thread = {
                        let seen = viewer::load_view(conn, number, Some(ctx.who), ctx.now)?;
                        gather::positions::threads(conn, &seen)?
                    };
                    let id = thread.first().map_or_else(|| ThreadId::typed(""), |thread| thread.id.clone());
                    actions::threads::mark_done(conn, ctx, number, &id)
                }
                19 => {
                    let thread = {
                        let seen = viewer::load_view(conn, number, Some(ctx.who), ctx.now)?;
                        gather::positions::threads(conn, &seen)?
                    };
                    let id = thread.last().map_or_else(|| ThreadId::typed(""), |thread| thread.id.clone());
                    actions::threads::resolve_or_reopen(conn, ctx, number, &id).map(|_| ())
                }
                20 => disclose::decline_assignment(conn, ctx, number, words),
                21 => {
                    let seen = viewer::load_view(conn, number, Some(ctx.who), ctx.now)?;
                    let standing = gather::positions::position_statuses(conn, &seen, ctx.now)?;
                    let open =
                        standing.iter().find(|it| it.position.kind == PositionKind::Discuss && it.position.answer.is_none());
                    let id = open.map_or_else(String::new, |it| it.position.id.clone());
                    actions::threads::answer_discuss(conn, ctx, number, &id, words)
                }
                22 => disclose::reaccept_assignment(conn, ctx, number),
                23 => open_review::assign_more_experts(conn, ctx, number, &experts),
                24 => procedure::change_procedure(conn, ctx, number, &procedure, words),
                25 => {
                    let reason = if coin { CloseReason::Duplicate } else { CloseReason::Obsolete };
                    close::close_request(conn, ctx, number, (Some(reason), &other.to_string()), words)
                }
                26 => {
                    if coin {
                        disputes::hold_request(conn, ctx, number, words)
                    } else {
                        disputes::end_hold(conn, ctx, number, words)
                    }
                }
                27 => bodies::ask_iesg_recognition(conn, ctx, number),
                28 => {
                    let threads = {
                        let seen = viewer::load_view(conn, number, Some(ctx.who), ctx.now)?;
                        gather::positions::threads(conn, &seen)?
                    };
                    let last = threads.last().and_then(|thread| thread.comments.last());
                    let id = last.map_or_else(|| CommentId::typed(""), |comment| comment.id.clone());
                    retract::retract_comment(conn, ctx, number, &id, words).map(|_| ())
                }
                29 => bodies::request_completion(conn, ctx, number, revision),
                30 => {
                    let email = if asks_blindly { who.email.clone() } else { "names@society.example".to_owned() };
                    let contact = Account { email, ..who.clone() };
                    let (ctx, said) =
                        (ActionContext { who: &contact, ..ctx }, if coin { Answer::Accept } else { Answer::Object });
                    contact_answers::answer_as_contact(conn, ctx, number, (said, words)).map(|_| ())
                }
                31 => request_info::answer_question(conn, ctx, number, words, coin),
                32 => name_conflict::change_nid(conn, ctx, number, wish).map(|_| ()),
                33 => report::record_direction(conn, ctx, number, words, &copy),
                34 => report::record_direction(conn, ctx, number, words, words),
                35 => report::record_body_objection(conn, ctx, number, coin, words),
                36 => appeal::appeal(conn, ctx, number, words),
                37 => appeal::decide_appeal(conn, ctx, number, if coin { Outcome::Rejected } else { Outcome::Granted }, words),
                38 => close::reopen(conn, ctx, number, words),
                41 => contact_answers::proceed_without_contacts(conn, ctx, number, words),
                42 => comment::comment(conn, ctx, number, &NewComment { body: words, ..NewComment::default() }),
                40 => procedure::revert_procedure(conn, ctx, number, words),
                43 => disclose::withdraw_conflict(conn, ctx, number, words),
                _ => Ok(()),
            })
            .map(|()| drop(seen(who)))
    }
}
