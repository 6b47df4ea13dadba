//! The state table: the only definition of the state changes of a request.
//!
//! Each row states an action, the states it is allowed in, its target state, the roles and procedures it applies to, the conditions that
//! prevent it, and its guards (a reply, an expert, a reason, an available NID) in the order in which they are checked. [`super::run`] runs
//! the actions, pages use [`super::decide`] to find the available ones, and [`super::document`] prints the table.

use crate::requests::action::Action;
use crate::requests::guards::contacts::{CONTACTS_ANSWERED, NOTIFIED};
use crate::requests::guards::decision::{CITED, MET, PROPOSED, REASONS, REPORT, SECOND, WHOLE};
use crate::requests::guards::disclosed::{ASKS_DISCLOSED, DISCLOSED, LEAD_DISCLOSED};
use crate::requests::guards::publishing::{BY_ANOTHER, CONFIRMED, DECIDED, HAS_TEXT, NID_RULES_PASS, NOT_TAKEN, TEXT_PASSES};
use crate::requests::guards::quorum::POSITIONS;
use crate::requests::guards::standards::{DIRECTED, REPORTED};
use crate::requests::guards::text::CURRENT;
use crate::requests::guards::{Guard, appealed, correction, ended, fast_track, procedure, sent, typed};
use crate::requests::{CloseReason, Condition, Party, PreviousState, Procedure, State};
use Party::{Clock, Expert, Lead, Operator, Registrant, Representative};
use State::{Draft, Intake, Ready, Review, WithBody, WithRequester};

/// The target of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    State(State),
    /// With requester; the current state is stored for the return.
    Requester,
    /// The state from which the information was requested.
    Back,
    /// The state does not change.
    Stay,
    /// Closed, for the reason in the input.
    Closed,
    /// Back to expert review, if the reverted closure or decision had closed or advanced the request. A request that is open and was not
    /// yet decided keeps its state.
    Again,
}

/// A row of the table.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The number in `docs/workflow.md`.
    pub code: &'static str,
    /// The action.
    pub act: Action,
    /// The states in which it is allowed.
    pub from: &'static [State],
    /// The target.
    pub to: To,
    /// The roles that can take it.
    pub by: &'static [Party],
    /// The procedures it applies to.
    pub on: &'static [Procedure],
    /// The conditions that prevent it.
    pub not_while: &'static [Condition],
    /// Further conditions, in the order in which they are checked.
    pub guards: &'static [Guard],
    /// Its effects besides the state change, and further refusals at run time.
    pub does: &'static str,
}

const WITHDRAWN: State = State::Closed(CloseReason::Withdrawn);
const LAPSED: State = State::Closed(CloseReason::Lapsed);
const DUPLICATE: State = State::Closed(CloseReason::Duplicate);
const OBSOLETE: State = State::Closed(CloseReason::Obsolete);

const ASKED: [State; 4] = [
    WithRequester(PreviousState::Intake),
    WithRequester(PreviousState::Review),
    WithRequester(PreviousState::WithBody),
    WithRequester(PreviousState::Ready),
];

const OPEN: &[State] = &[Draft, Intake, Review, ASKED[0], ASKED[1], ASKED[2], ASKED[3], WithBody, Ready];

const SUBMITTED: &[State] = &[Intake, Review, ASKED[0], ASKED[1], ASKED[2], ASKED[3], WithBody, Ready];

const APPEALABLE: &[State] = &[
    Intake,
    Review,
    ASKED[0],
    ASKED[1],
    ASKED[2],
    ASKED[3],
    WithBody,
    Ready,
    State::Registered,
    State::Declined,
    LAPSED,
    DUPLICATE,
    OBSOLETE,
];

const ANYBODY: &[Party] =
    &[Registrant, Expert, Lead, Operator, Representative, Party::Conflicted, Party::Affected, Party::Public];

const ANY: &[Procedure] = &Procedure::ALL;

const NOT_FAST: &[Procedure] = &[Procedure::Community, Procedure::Standards];

const NEVER: &[Condition] = &[];

const REOPENING: &[Guard] =
    &[ended::SENT_IN, ended::CLOSED_LATELY, ended::OWNER_REOPENS, ended::NAME_AVAILABLE, typed::REOPEN_REASON];

const HELD: &[Condition] = &[Condition::NameConflict, Condition::OnHold];

/// The state table.
pub const TABLE: &[Row] = &[
    Row {
        code: "T1",
        act: Action::Submit,
        from: &[Draft],
        to: To::State(Intake),
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guards: &[sent::SAME_DRAFT, sent::VERIFIED, sent::OPEN_ACCOUNT, sent::PASSES, sent::BODY_NAMED],
        does: "freezes revision 1",
    },
    Row {
        code: "T2",
        act: Action::OpenReview,
        from: &[Intake],
        to: To::State(Review),
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guards: &[sent::NO_CORRECTION, NOT_TAKEN, sent::SPECIFIED, sent::CHOSEN],
        does: "posts the request to the review list",
    },
    Row {
        code: "T3",
        act: Action::Ask,
        from: &[Intake, Ready],
        to: To::Requester,
        by: &[Operator],
        on: NOT_FAST,
        not_while: NEVER,
        guards: &[ASKS_DISCLOSED, typed::QUESTION],
        does: "on the fast track, questions are comments: the body controls the time (§6.3 item 3)",
    },
    Row {
        code: "T3",
        act: Action::Ask,
        from: &[Review],
        to: To::Requester,
        by: &[Operator, Expert, Lead],
        on: NOT_FAST,
        not_while: NEVER,
        guards: &[ASKS_DISCLOSED, typed::QUESTION],
        does: "on the fast track, questions are comments: the body controls the time (§6.3 item 3)",
    },
    Row {
        code: "T4",
        act: Action::Answer,
        from: &ASKED,
        to: To::Back,
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guards: &[typed::ANSWER, sent::PASSES_WITH_ANSWER],
        does: "from review: experts can continue their review in the meantime; notifies the person who asked; if the revision that is replaced was decided or reported on, returns the request to review",
    },
    Row {
        code: "T5",
        act: Action::SendRevision,
        from: &[Review],
        to: To::Stay,
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guards: &[typed::NOTE, sent::PASSES_AGAIN, sent::CHANGED],
        does: "marks positions in favor as outdated unless only version, date or contact changed; an open Discuss remains open",
    },
    Row {
        code: "T6",
        act: Action::Approve,
        from: &[Review],
        to: To::State(Ready),
        by: &[Lead],
        on: &[Procedure::Community],
        not_while: HELD,
        guards: &[
            LEAD_DISCLOSED,
            CURRENT,
            NOT_TAKEN,
            appealed::ANOTHER_LEAD,
            REASONS,
            WHOLE,
            MET,
            appealed::GROUNDS_ANSWERED,
            NOTIFIED,
            CONTACTS_ANSWERED,
            POSITIONS,
        ],
        does: "",
    },
    Row {
        code: "T7",
        act: Action::Report,
        from: &[Review],
        to: To::State(WithBody),
        by: &[Lead],
        on: &[Procedure::Standards],
        not_while: NEVER,
        guards: &[LEAD_DISCLOSED, CURRENT, appealed::ANOTHER_LEAD, REPORT, appealed::GROUNDS_ANSWERED, POSITIONS],
        does: "addresses the report to the body",
    },
    Row {
        code: "T8",
        act: Action::Direct,
        from: &[WithBody],
        to: To::State(Ready),
        by: &[Operator, Representative],
        on: &[Procedure::Standards],
        not_while: NEVER,
        guards: &[REPORTED, DIRECTED],
        does: "records the direction and the copy of the report",
    },
    Row {
        code: "T8",
        act: Action::Direct,
        from: &[Ready],
        to: To::Stay,
        by: &[Operator],
        on: &[Procedure::Standards],
        not_while: NEVER,
        guards: &[REPORTED, DIRECTED],
        does: "replaces a direction that was recorded in error",
    },
    Row {
        code: "T9",
        act: Action::BodyAsks,
        from: &[WithBody],
        to: To::Requester,
        by: &[Operator],
        on: &[Procedure::Standards],
        not_while: NEVER,
        guards: &[typed::BODY_WORDS],
        does: "",
    },
    Row {
        code: "T9",
        act: Action::BodyDeclines,
        from: &[WithBody],
        to: To::State(State::Declined),
        by: &[Operator],
        on: &[Procedure::Standards],
        not_while: NEVER,
        guards: &[typed::BODY_WORDS],
        does: "",
    },
    Row {
        code: "T10",
        act: Action::ProposeDecline,
        from: &[Review],
        to: To::Stay,
        by: &[Lead],
        on: NOT_FAST,
        not_while: NEVER,
        guards: &[LEAD_DISCLOSED, CURRENT, appealed::ANOTHER_LEAD, CITED, WHOLE, appealed::GROUNDS_ANSWERED],
        does: "requires the agreement of a second expert",
    },
    Row {
        code: "T10",
        act: Action::Decline,
        from: &[Review],
        to: To::State(State::Declined),
        by: &[Expert],
        on: NOT_FAST,
        not_while: NEVER,
        guards: &[DISCLOSED, CURRENT, PROPOSED, SECOND, appealed::ANOTHER_EXPERT],
        does: "",
    },
    Row {
        code: "T11",
        act: Action::Complete,
        from: &[Review],
        to: To::State(Ready),
        by: &[Representative],
        on: &[Procedure::FastTrack],
        not_while: HELD,
        guards: &[CURRENT, NOT_TAKEN, fast_track::MAY_COMPLETE, fast_track::PASSES_SENT],
        does: "positions are shown but never block (§6.3 item 3)",
    },
    Row {
        code: "T12",
        act: Action::Register,
        from: &[Ready],
        to: To::State(State::Registered),
        by: &[Operator],
        on: ANY,
        not_while: HELD,
        guards: &[CURRENT, CONFIRMED, CONTACTS_ANSWERED, DECIDED, BY_ANOTHER, HAS_TEXT, NID_RULES_PASS, TEXT_PASSES],
        does: "version = previous + 1; requires that the base version is still the newest; if two operators must publish: another operator prepared exactly this text and nothing has changed since, or one operator publishes alone in an emergency with a public reason",
    },
    Row {
        code: "T13",
        act: Action::SendBack,
        from: &[Ready],
        to: To::State(Review),
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guards: &[typed::DEFECT],
        does: "",
    },
    Row {
        code: "T14",
        act: Action::Close,
        from: OPEN,
        to: To::State(WITHDRAWN),
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guards: &[ended::BY_OWNER],
        does: "",
    },
    Row {
        code: "T14",
        act: Action::Close,
        from: SUBMITTED,
        to: To::Closed,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guards: &[ended::GROUND, typed::CLOSE_STATEMENT],
        does: "duplicate: notifies the registrants and experts of both requests; links each request to the other",
    },
    Row {
        code: "T14",
        act: Action::Close,
        from: &ASKED,
        to: To::State(LAPSED),
        by: &[Clock],
        on: ANY,
        not_while: NEVER,
        guards: &[],
        does: "after 90 days without a reply, with prior warnings",
    },
    Row {
        code: "T15",
        act: Action::Reopen,
        from: &[WITHDRAWN, LAPSED],
        to: To::Again,
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guards: REOPENING,
        does: "to intake if its review never started; the request claims its NID anew, after others that claimed it meanwhile",
    },
    Row {
        code: "T15",
        act: Action::Reopen,
        from: &[LAPSED, DUPLICATE, OBSOLETE],
        to: To::Again,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guards: REOPENING,
        does: "to intake if its review never started",
    },
    Row {
        code: "E1",
        act: Action::Correct,
        from: &[Intake],
        to: To::State(State::Registered),
        by: &[Operator],
        on: ANY,
        not_while: HELD,
        guards: &[
            correction::IS_CORRECTION,
            CURRENT,
            CONFIRMED,
            CONTACTS_ANSWERED,
            typed::CORRECTION_REASON,
            correction::STILL_CORRECTS,
        ],
        does: "requires that the version is still the newest; if two operators must publish: as in T12",
    },
    Row {
        code: "E2",
        act: Action::ChangeProcedure,
        from: &[Intake, Review],
        to: To::Stay,
        by: &[Operator],
        on: NOT_FAST,
        not_while: NEVER,
        guards: &[procedure::ONCE, procedure::ANOTHER_PROCEDURE, procedure::PROCEDURE_REASON],
        does: "",
    },
    Row {
        code: "E2",
        act: Action::ChangeProcedure,
        from: &[Intake, Review],
        to: To::Stay,
        by: &[Representative],
        on: &[Procedure::FastTrack],
        not_while: NEVER,
        guards: &[procedure::ANOTHER_PROCEDURE, procedure::PROCEDURE_REASON],
        does: "the fast track is at the option of the body (§6.3)",
    },
    Row {
        code: "E2",
        act: Action::ChangeProcedure,
        from: &[Intake, Review],
        to: To::Stay,
        by: &[Operator],
        on: &[Procedure::FastTrack],
        not_while: NEVER,
        guards: &[procedure::NOT_RECOGNIZED, procedure::ONCE, procedure::ANOTHER_PROCEDURE, procedure::PROCEDURE_REASON],
        does: "",
    },
    Row {
        code: "A1",
        act: Action::Appeal,
        from: APPEALABLE,
        to: To::Stay,
        by: ANYBODY,
        on: ANY,
        not_while: &[Condition::UnderAppeal],
        guards: &[appealed::APPEALABLE, typed::GROUNDS],
        does: "",
    },
    Row {
        code: "A2",
        act: Action::DecideAppeal,
        from: APPEALABLE,
        to: To::Again,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guards: &[appealed::IS_OPEN, appealed::NOT_OWN, typed::APPEAL_REASONS],
        does: "unchanged if the decision is upheld; keeps threads and positions; to intake if its review never started; a registration remains in force and is annotated",
    },
];

#[cfg(test)]
mod tests;
