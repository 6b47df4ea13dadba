//! The one runner of every act of the table: it gathers, decides, writes through the act's own writer, moves the state, records the one
//! event and tells of it, in this order, in the transaction it is called in.

use crate::cases::back::come_back;
use crate::cases::case::Case;
use crate::cases::decide::decide;
use crate::cases::decision_records::keep::keep;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::record::{Entered, enter};
use crate::cases::see::{Seen, see};
use crate::cases::table::To;
use crate::cases::{Party, Request, Snapshot, State, queries};
use crate::history::{Act, EventId};
use crate::ids::RequestNumber;
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Moment};
use crate::turn::Turn;
use crate::words::Phrase;

/// An act that the table and its guards let happen.
#[derive(Debug)]
pub struct Granted<'a> {
    /// What was gathered.
    pub case: Case,
    /// Who acts, when, and how emails leave.
    pub turn: Turn<'a>,
    /// In which capacity.
    pub party: Party,
    /// The state it leads to. A writer that knows better says so.
    pub state: State,
    /// How the table leads there.
    to: To,
}

impl Granted<'_> {
    /// The request as who acts sees it.
    pub fn seen(&self) -> &Seen {
        &self.case.seen
    }

    /// The request.
    pub fn request(&self) -> &Request {
        &self.case.seen.request
    }

    /// Its number.
    pub fn number(&self) -> String {
        self.case.seen.request.number.to_string()
    }

    /// What it is called, for an email.
    pub fn title(&self) -> String {
        self.case.seen.request.subject.title()
    }

    /// The text that was sent last.
    pub(crate) fn text(&self) -> Result<&Snapshot, Refusal> {
        self.case.seen.current().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))
    }

    /// The page of the request in a room: `requests`, `reviews`, `desk`.
    pub(crate) fn page(&self, room: &str) -> String {
        self.turn.link(&format!("/{room}/{}", self.case.seen.request.number))
    }

    /// The moment as the database keeps it.
    pub(crate) fn at(&self) -> Moment {
        Moment::from(self.turn.now)
    }
}

/// What a writer did: the event that says so, and what it hands on to the emails and to whoever called.
pub(crate) struct Written<T> {
    act: Act,
    says: String,
    gives: T,
    is_moved: bool,
    about: Option<String>,
}

impl<T> Written<T> {
    /// An act with the words of its event.
    pub(crate) fn new(act: Act, says: impl Into<String>, gives: T) -> Self {
        Self { act, says: says.into(), gives, is_moved: false, about: None }
    }

    /// What it hands on.
    pub(crate) fn given(&self) -> &T {
        &self.gives
    }

    /// The same with more words.
    pub(crate) fn adding(mut self, words: &str) -> Self {
        self.says.push_str(words);
        self
    }

    /// The writer wrote the state with its other facts.
    pub(crate) fn moved(self) -> Self {
        Self { is_moved: true, ..self }
    }

    /// The event is about this NID, which the request did not have before.
    pub(crate) fn about(self, nid: &str) -> Self {
        Self { about: Some(nid.to_owned()), ..self }
    }
}

/// Gathers and decides, and does nothing.
///
/// # Errors
/// [`Refusal::NotFound`] for what who acts may not see; else why the act may not be done.
pub fn grant<'a>(
    conn: &mut AnyConnection,
    turn: Turn<'a>,
    number: RequestNumber,
    act: Move,
    input: &Input<'_>,
) -> Result<Granted<'a>, Refusal> {
    let is_program = turn.who.id.is_program();
    let seen = see(conn, number, (!is_program).then_some(turn.who), turn.now)?;
    let mut case = if is_program { Case::of_the_program(seen, turn.now) } else { Case::of(seen, turn.who, turn.now) };
    let (row, party, state) = decide(conn, &mut case, act, input)?;
    Ok(Granted { case, turn, party, state, to: row.to })
}

/// Does an act of the table. `write` changes what it changes and says what the event says; `tell` queues the emails.
///
/// # Errors
/// As [`grant`]; and what the writer refuses inside the transaction.
pub(crate) fn run<T>(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    (number, act): (RequestNumber, Move),
    input: &Input<'_>,
    write: impl FnOnce(&mut AnyConnection, &mut Granted<'_>) -> Result<Written<T>, Refusal>,
    tell: impl FnOnce(&mut AnyConnection, &Granted<'_>, &EventId, &T) -> Result<(), Refusal>,
) -> Result<T, Refusal> {
    let mut granted = grant(conn, turn, number, act, input)?;
    let written = write(conn, &mut granted)?;
    let event = record(conn, &granted, &written)?;
    keep(conn, turn.now, &granted.case.seen, &event)?;
    tell(conn, &granted, &event, &written.gives)?;
    Ok(written.gives)
}

/// Does an act without asking its guards, to show what it would do, with its emails: the caller takes the transaction back.
pub(crate) fn run_unasked<T>(
    conn: &mut AnyConnection,
    (turn, case): (Turn<'_>, Case),
    act: Move,
    write: impl FnOnce(&mut AnyConnection, &mut Granted<'_>) -> Result<Written<T>, Refusal>,
    tell: impl FnOnce(&mut AnyConnection, &Granted<'_>, &EventId, &T) -> Result<(), Refusal>,
) -> Result<T, Refusal> {
    let (row, party, state) = case.seen.row(act)?;
    let mut granted = Granted { case, turn, party, state, to: row.to };
    let written = write(conn, &mut granted)?;
    let event = record(conn, &granted, &written)?;
    tell(conn, &granted, &event, &written.gives)?;
    Ok(written.gives)
}

fn record<T>(conn: &mut AnyConnection, granted: &Granted<'_>, written: &Written<T>) -> Result<EventId, Refusal> {
    let Granted { case, turn, party, state, to } = granted;
    let (act, says) = (written.act, written.says.as_str());
    let seen = &case.seen;
    if matches!(to, To::Again) {
        return come_back(conn, *turn, seen, act, (*party, *state), says);
    }
    let leads = (!matches!(to, To::Stay)).then_some(*state);
    if let Some(state) = leads.filter(|_| !written.is_moved) {
        queries::set_state(conn, &seen.request.id, state, granted.at())?;
    }
    let entered = Entered { act, party: *party, says, state: leads, about: written.about.as_deref() };
    enter(conn, *turn, &seen.request, &entered)
}
