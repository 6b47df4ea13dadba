//! The sentences about a decision, an appeal, a role or a promise, each with the recorded fact that it reads.
//!
//! Pages and templates get the message of such a sentence from this table only, and [`emails`] has the fact of each kind of email: a kind
//! without one does not compile. The tests below search all messages for the words of such sentences and fail if one is not in the table.
//! They compare rules, states and reversals with the workflow; that a page shows a sentence only where its fact holds is for the test of
//! the page.

pub mod emails;

use crate::history::EventKind;
use crate::mail::InboundDisposition;
use crate::requests::action::Action;
use crate::requests::decision_records::Reversal;
use crate::requests::guards::Guard;
use crate::requests::guards::contacts::CONTACTS_ANSWERED;
use crate::requests::guards::quorum::ENOUGH_POSITIONS;
use crate::requests::{CloseReason, State};
use crate::store::typed::named;
use urn_registry::i18n::Phrase;

/// The recorded fact that a sentence reads.
#[derive(Debug, Clone, Copy)]
pub enum StatementFact {
    /// An event of the request with one of these actions.
    Event(&'static [EventKind]),
    /// A recorded reversal of that very decision ([`crate::requests::decision_records::reversed_decisions`]).
    Reversal(Reversal),
    /// The role stored with an event.
    Role,
    /// The record stored with a decision.
    DecisionRecord,
    /// The present state of the request.
    State(&'static [State]),
    /// An open condition of the request.
    Condition,
    /// The request is private.
    Private,
    /// What was done with an email of the reader.
    Disposition(&'static [InboundDisposition]),
    /// A position that stands.
    Position,
    /// There is none: the text says nothing about a decision, an appeal, a role or a promise.
    NoStatement,
    /// A rule: every row of the state table for these actions has this guard.
    Rule(&'static [Action], Guard),
}

macro_rules! statements {
    ($($(#[doc = $doc:literal])+ $name:ident = $key:literal reads $fact:expr;)+) => {
        named! {
            /// A sentence about a decision, an appeal, a role or a promise, by the key of its message.
            Statement {
                $($(#[doc = $doc])+ $name = $key,)+
            }
        }

        /// Each sentence with the fact that it reads.
        pub const TABLE: &[(Statement, StatementFact)] = &[$((Statement::$name, $fact)),+];
    };
}

/// The actions that publish a change.
const PUBLISHING_ACTIONS: &[Action] = &[Action::Register, Action::Correct];

statements! {
    /// "Overturned on appeal."
    Overturned = "decision-overturned" reads StatementFact::Reversal(Reversal::Overturned);
    /// "Not in force: a new revision was submitted."
    Revised = "decision-revised" reads StatementFact::Reversal(Reversal::Revised);
    /// "Not in force: the request was reopened."
    Reopened = "decision-reopened" reads StatementFact::Reversal(Reversal::Reopened);
    /// "Not in force: the operators returned the request."
    SentBack = "decision-sent-back" reads StatementFact::Reversal(Reversal::SentBack);
    /// "Approved by the designated experts" and its kin.
    Decided = "decision-what" reads StatementFact::Event(&[
        EventKind::Approved,
        EventKind::Declined,
        EventKind::Reported,
        EventKind::Directed,
        EventKind::BodyDeclined,
        EventKind::CompletionAsked,
        EventKind::Closed,
        EventKind::Corrected,
        EventKind::StatusChanged,
        EventKind::AppealRejected,
        EventKind::AppealGranted,
    ]);
    /// The lead and the second expert who declined.
    ByLead = "decision-by-lead" reads StatementFact::DecisionRecord;
    /// The person who decided, with the role stored with the event.
    ByRole = "decision-by-role" reads StatementFact::DecisionRecord;
    /// The system closed the request.
    ByClock = "decision-by-clock" reads StatementFact::Role;
    /// "The lead proposes to decline."
    DeclineProposed = "request-decline-proposed" reads StatementFact::Event(&[EventKind::DeclineProposed]);
    /// "Holds a Discuss."
    Discuss = "request-waits-position" reads StatementFact::Position;
    /// "A decision of the operators is expected."
    NextReady = "request-next-ready" reads StatementFact::State(&[State::Ready]);
    /// "The request was declined."
    NextDeclined = "request-next-declined" reads StatementFact::State(&[State::Declined]);
    /// "Anyone concerned can appeal."
    MayAppeal = "request-may-appeal" reads StatementFact::Event(&[EventKind::Declined, EventKind::BodyDeclined]);
    /// The introduction of the form of an appeal.
    AppealForm = "request-appeal-about" reads StatementFact::Event(&[EventKind::Approved, EventKind::Declined]);
    /// "The IESG rejected the appeal."
    AppealOutcome = "request-appeal-outcome" reads StatementFact::Event(&[EventKind::AppealRejected, EventKind::AppealGranted]);
    /// "Open: blocks an approval."
    Blocks = "talk-holds" reads StatementFact::Rule(&[Action::Approve, Action::Report], ENOUGH_POSITIONS);
    /// "The registrant withdrew the request."
    NextWithdrawn = "request-next-withdrawn" reads StatementFact::State(&[State::Closed(CloseReason::Withdrawn)]);
    /// "The request lapsed."
    NextLapsed = "request-next-lapsed" reads StatementFact::State(&[State::Closed(CloseReason::Lapsed)]);
    /// "Closed as a duplicate."
    NextDuplicate = "request-next-duplicate" reads StatementFact::State(&[State::Closed(CloseReason::Duplicate)]);
    /// "Closed as obsolete."
    NextObsolete = "request-next-obsolete" reads StatementFact::State(&[State::Closed(CloseReason::Obsolete)]);
    /// "An earlier request continues."
    EarlierRivals = "request-earlier-rivals" reads StatementFact::Condition;
    /// "This request was first and continues."
    LaterRivals = "request-later-rivals" reads StatementFact::Event(&[EventKind::NameConflict]);
    /// The name of an open condition, such as "Under appeal".
    Condition = "request-condition" reads StatementFact::Condition;
    /// The name of a role.
    Role = "talk-role" reads StatementFact::Role;
    /// "An appeal against this registration was granted."
    AppealGranted = "ns-appeal-html" reads StatementFact::Event(&[EventKind::AppealGranted]);
    /// "The experts discuss the request until …"
    Discussed = "request-sent-discussion" reads StatementFact::State(&[State::Review]);
    /// "A contact objected", and what is not done before the objection is answered.
    Objected = "request-contacts-objected" reads StatementFact::Rule(PUBLISHING_ACTIONS, CONTACTS_ANSWERED);
    /// The period before which the change is not published without the contacts.
    ContactsUntil = "request-contacts-until" reads StatementFact::Rule(PUBLISHING_ACTIONS, CONTACTS_ANSWERED);
    /// The introduction for a contact who answers.
    ContactAbout = "contact-answer-about" reads StatementFact::Rule(PUBLISHING_ACTIONS, CONTACTS_ANSWERED);
    /// The same if the requester is not known for the namespace.
    ContactAboutUnknown = "contact-answer-about-unknown" reads StatementFact::Rule(PUBLISHING_ACTIONS, CONTACTS_ANSWERED);
    /// The same for a request that names another registrant.
    ContactAboutRegistrant = "contact-answer-about-registrant" reads StatementFact::Rule(PUBLISHING_ACTIONS, CONTACTS_ANSWERED);
    /// "You objected to the change."
    ContactObjected = "contact-answer-objected" reads StatementFact::Event(&[EventKind::ContactObjected]);
    /// "The request is private until a contact accepts it", for a contact.
    ContactPrivate = "contact-answer-private" reads StatementFact::Private;
    /// The same for everyone who can read it.
    Private = "request-private" reads StatementFact::Private;
    /// The same on the page of answers.
    AnswersPrivate = "answers-private" reads StatementFact::Private;
    /// The same before it is submitted.
    WillBePrivate = "task-contacts-private" reads StatementFact::Private;
    /// The same after it was submitted.
    SubmittedPrivate = "submitted-contacts-private" reads StatementFact::Private;
    /// "This email will be published as your comment."
    EmailWaits = "mailed-waiting" reads StatementFact::Disposition(&[InboundDisposition::Waiting]);
    /// "This email is not published until you confirm it."
    EmailToConfirm = "mailed-to-confirm" reads StatementFact::Disposition(&[InboundDisposition::ToConfirm]);
    /// The same for an email whose sender is not proven.
    EmailUnproved = "mailed-unproved" reads StatementFact::Disposition(&[InboundDisposition::ToConfirm]);
    /// Unsent comments that are published with a position.
    EmailWithDrafts = "mailed-position-drafts" reads StatementFact::Disposition(&[InboundDisposition::ToConfirm]);
    /// "This email has been published."
    EmailPublished = "mailed-published" reads StatementFact::Disposition(&[
        InboundDisposition::Commented,
        InboundDisposition::Answered,
        InboundDisposition::Placed,
    ]);
    /// "You withdrew this email."
    EmailWithdrawn = "mailed-withdrawn" reads StatementFact::Disposition(&[InboundDisposition::Withdrawn]);
    /// "This email has not been published."
    EmailHeld = "mailed-held" reads StatementFact::Disposition(&[InboundDisposition::Held]);
    /// Warns that a discussion was announced until a later day.
    Early = "decision-early" reads StatementFact::State(&[State::Review]);
    /// Warns that threads are open.
    EarlyThreads = "decision-early-threads" reads StatementFact::State(&[State::Review]);
    /// "No threads were open."
    OpenThen = "decision-open" reads StatementFact::DecisionRecord;
    /// The day of the discussion at the decision.
    DayThen = "decision-discussion-day" reads StatementFact::DecisionRecord;
    /// The same after its end.
    EndedThen = "decision-discussion-ended" reads StatementFact::DecisionRecord;
    /// What is stored with the decision.
    Record = "decision-record" reads StatementFact::DecisionRecord;
    /// The same without a digest.
    RecordHidden = "decision-record-hidden" reads StatementFact::DecisionRecord;
}

impl Statement {
    /// Its message.
    pub fn phrase(self) -> Phrase {
        Phrase::new(self.name())
    }

    /// The fact that it reads.
    pub fn fact(self) -> Option<StatementFact> {
        TABLE.iter().find(|(statement, _)| *statement == self).map(|(_, fact)| *fact)
    }
}

/// The sentence about a reversed decision.
pub fn reversal_statement(how: Reversal) -> Statement {
    match how {
        Reversal::Overturned => Statement::Overturned,
        Reversal::Revised => Statement::Revised,
        Reversal::Reopened => Statement::Reopened,
        Reversal::SentBack => Statement::SentBack,
    }
}

#[cfg(test)]
mod tests;
