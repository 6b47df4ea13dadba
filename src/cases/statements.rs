//! The sentences about a decision, an appeal, a role or a promise, each with the recorded fact that it reads.
//!
//! Pages get the message of such a sentence from this table only, and [`emails`] has the fact of each kind of email. A sentence or an email
//! without a fact does not compile, and a message of this kind that is not in the table fails the test below.

pub mod emails;

use crate::cases::action::Action;
use crate::cases::decision_records::Reversal;
use crate::cases::guards::Guard;
use crate::cases::guards::quorum::POSITIONS;
use crate::cases::{CloseReason, Condition, Party, State};
use crate::history::EventKind;
use crate::store::typed::named;
use urn_registry::i18n::Phrase;

/// The recorded fact that a sentence reads.
#[derive(Debug, Clone, Copy)]
pub enum Fact {
    /// An event of the request with one of these actions.
    Event(&'static [EventKind]),
    /// A recorded reversal of that very decision ([`crate::cases::decision_records::reversed`]).
    Reversal(Reversal),
    /// The role stored with an event.
    Role(Party),
    /// The record stored with a decision.
    DecisionRecord,
    /// The present state of the request.
    State(&'static [State]),
    /// An open circumstance of the request.
    Circumstance(Condition),
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
        pub const TABLE: &[(Statement, Fact)] = &[$((Statement::$name, $fact)),+];
    };
}

statements! {
    /// "Overturned on appeal."
    Overturned = "decision-overturned" reads Fact::Reversal(Reversal::Overturned);
    /// "Not in force: a new revision was submitted."
    Revised = "decision-revised" reads Fact::Reversal(Reversal::Revised);
    /// "Not in force: the request was reopened."
    Reopened = "decision-reopened" reads Fact::Reversal(Reversal::Reopened);
    /// "Not in force: the operators returned the request."
    SentBack = "decision-sent-back" reads Fact::Reversal(Reversal::SentBack);
    /// "Approved by the designated experts" and its kin.
    Decided = "decision-what" reads Fact::Event(&[
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
    ByLead = "decision-by-lead" reads Fact::DecisionRecord;
    /// The person who decided, with the role stored with the event.
    ByRole = "decision-by-role" reads Fact::DecisionRecord;
    /// The system closed the request.
    ByClock = "decision-by-clock" reads Fact::Role(Party::Clock);
    /// "The lead proposes to decline."
    DeclineProposed = "request-decline-proposed" reads Fact::Event(&[EventKind::DeclineProposed]);
    /// "Holds a Discuss."
    Discuss = "request-waits-position" reads Fact::Position;
    /// "A decision of the operators is expected."
    NextReady = "request-next-ready" reads Fact::State(&[State::Ready]);
    /// "The request was declined."
    NextDeclined = "request-next-declined" reads Fact::State(&[State::Declined]);
    /// "Anyone concerned can appeal."
    MayAppeal = "request-may-appeal" reads Fact::Event(&[EventKind::Declined, EventKind::BodyDeclined]);
    /// The introduction of the form of an appeal.
    AppealForm = "request-appeal-about" reads Fact::Event(&[EventKind::Approved, EventKind::Declined]);
    /// "The IESG rejected the appeal."
    AppealOutcome = "request-appeal-outcome" reads Fact::Event(&[EventKind::AppealRejected, EventKind::AppealGranted]);
    /// "Open: blocks an approval."
    Blocks = "talk-holds" reads Fact::Rule(&[Action::Approve, Action::Report], POSITIONS);
    /// "The registrant withdrew the request."
    NextWithdrawn = "request-next-withdrawn" reads Fact::State(&[State::Closed(CloseReason::Withdrawn)]);
    /// "The request lapsed."
    NextLapsed = "request-next-lapsed" reads Fact::State(&[State::Closed(CloseReason::Lapsed)]);
    /// "Closed as a duplicate."
    NextDuplicate = "request-next-duplicate" reads Fact::State(&[State::Closed(CloseReason::Duplicate)]);
    /// "Closed as obsolete."
    NextObsolete = "request-next-obsolete" reads Fact::State(&[State::Closed(CloseReason::Obsolete)]);
    /// "An earlier request continues."
    EarlierRivals = "request-earlier-rivals" reads Fact::Circumstance(Condition::NameConflict);
    /// "This request was first and continues."
    LaterRivals = "request-later-rivals" reads Fact::Event(&[EventKind::NameConflict]);
}

impl Statement {
    /// Its message.
    pub fn phrase(self) -> Phrase {
        Phrase::new(self.name())
    }

    /// The fact that it reads.
    pub fn fact(self) -> Option<Fact> {
        TABLE.iter().find(|(statement, _)| *statement == self).map(|(_, fact)| *fact)
    }
}

/// The sentence about a reversed decision.
pub fn reversed(how: Reversal) -> Statement {
    match how {
        Reversal::Overturned => Statement::Overturned,
        Reversal::Revised => Statement::Revised,
        Reversal::Reopened => Statement::Reopened,
        Reversal::SentBack => Statement::SentBack,
    }
}

#[cfg(test)]
mod tests;
