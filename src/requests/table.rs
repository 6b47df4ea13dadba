//! The state table: the only definition of the state changes of a request.
//!
//! Each row states an action, the states it is allowed in, its target state, the roles and procedures it applies to, the conditions that
//! prevent it, and its guards (a reply, an expert, a reason, an available NID) in the order in which they are checked. [`super::run`] runs
//! the actions, pages use [`super::decide`] to find the available ones, and [`super::document`] prints the table.

use crate::requests::action::Action;
use crate::requests::guards::contacts::{CONTACTS_ANSWERED, CONTACTS_NOTIFIED};
use crate::requests::guards::decision::{
    DECLINE_PROPOSED, INDEPENDENT_SECOND_EXPERT, REASONS_GIVEN, REASONS_WITH_CITATION, REPORT_COMPLETE,
};
use crate::requests::guards::disclosed::{ASKING_EXPERT_DISCLOSED, EXPERT_DISCLOSED, LEAD_DISCLOSED};
use crate::requests::guards::publishing::{
    DECISION_MADE, HAS_CURRENT_TEXT, NID_NOT_TAKEN, NID_RULES_PASS, OPERATOR_CONFIRMED, OPERATOR_NOT_INVOLVED, TEXT_PASSES_CHECKS,
};
use crate::requests::guards::quorum::ENOUGH_POSITIONS;
use crate::requests::guards::standards::{DIRECTION_GIVEN, REVISION_REPORTED};
use crate::requests::guards::text::REVISION_CURRENT;
use crate::requests::guards::{Guard, appealed, correction, ended, fast_track, procedure, sent, typed};
use crate::requests::{CloseReason, Condition, Party, PreviousState, Procedure, State};
use Party::{Clock, Expert, Lead, Operator, Registrant, Representative};
use State::{Draft, Intake, Ready, Review, WithBody, WithRequester};

/// The target of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TargetState {
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
pub struct StateTableRow {
    /// The number in `docs/workflow.md`.
    pub code: &'static str,
    /// The action.
    pub act: Action,
    /// The states in which it is allowed.
    pub from: &'static [State],
    /// The target.
    pub to: TargetState,
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

const WITH_REQUESTER_STATES: [State; 4] = [
    WithRequester(PreviousState::Intake),
    WithRequester(PreviousState::Review),
    WithRequester(PreviousState::WithBody),
    WithRequester(PreviousState::Ready),
];

const OPEN_STATES: &[State] = &[
    Draft, Intake, Review, WITH_REQUESTER_STATES[0], WITH_REQUESTER_STATES[1], WITH_REQUESTER_STATES[2],
    WITH_REQUESTER_STATES[3], WithBody, Ready,
];

const OPEN_SUBMITTED_STATES: &[State] = &[
    Intake, Review, WITH_REQUESTER_STATES[0], WITH_REQUESTER_STATES[1], WITH_REQUESTER_STATES[2], WITH_REQUESTER_STATES[3],
    WithBody, Ready,
];

const APPEALABLE_STATES: &[State] = &[
    Intake,
    Review,
    WITH_REQUESTER_STATES[0],
    WITH_REQUESTER_STATES[1],
    WITH_REQUESTER_STATES[2],
    WITH_REQUESTER_STATES[3],
    WithBody,
    Ready,
    State::Registered,
    State::Declined,
    LAPSED,
    DUPLICATE,
    OBSOLETE,
];

const ANY_PERSON: &[Party] =
    &[Registrant, Expert, Lead, Operator, Representative, Party::Conflicted, Party::Affected, Party::Public];

const ANY_PROCEDURE: &[Procedure] = &Procedure::ALL;

const NOT_FAST_TRACK: &[Procedure] = &[Procedure::Community, Procedure::Standards];

const NO_CONDITIONS: &[Condition] = &[];

const REOPENING_GUARDS: &[Guard] = &[
    ended::SUBMITTED_BEFORE_CLOSING,
    ended::CLOSED_WITHIN_YEAR,
    ended::REOPENED_BY_OWNER,
    ended::NID_AVAILABLE,
    typed::REOPEN_REASON,
];

const BLOCKING_CONDITIONS: &[Condition] = &[Condition::NameConflict, Condition::OnHold];

/// The state table.
pub const STATE_TABLE: &[StateTableRow] = &[
    StateTableRow {
        code: "T1",
        act: Action::Submit,
        from: &[Draft],
        to: TargetState::State(Intake),
        by: &[Registrant],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[sent::DRAFT_NOT_CHANGED, sent::EMAIL_VERIFIED, sent::ACCOUNT_OPEN, sent::DRAFT_PASSES_CHECKS, sent::BODY_NAMED],
        does: "freezes revision 1",
    },
    StateTableRow {
        code: "T2",
        act: Action::OpenReview,
        from: &[Intake],
        to: TargetState::State(Review),
        by: &[Operator],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[sent::NOT_A_CORRECTION, NID_NOT_TAKEN, sent::SPECIFICATION_NAMED, sent::EXPERTS_CHOSEN],
        does: "posts the request to the review list",
    },
    StateTableRow {
        code: "T3",
        act: Action::Ask,
        from: &[Intake, Ready],
        to: TargetState::Requester,
        by: &[Operator],
        on: NOT_FAST_TRACK,
        not_while: NO_CONDITIONS,
        guards: &[ASKING_EXPERT_DISCLOSED, typed::QUESTION],
        does: "on the fast track, questions are comments: the body controls the time (§6.3 item 3)",
    },
    StateTableRow {
        code: "T3",
        act: Action::Ask,
        from: &[Review],
        to: TargetState::Requester,
        by: &[Operator, Expert, Lead],
        on: NOT_FAST_TRACK,
        not_while: NO_CONDITIONS,
        guards: &[ASKING_EXPERT_DISCLOSED, typed::QUESTION],
        does: "on the fast track, questions are comments: the body controls the time (§6.3 item 3)",
    },
    StateTableRow {
        code: "T4",
        act: Action::Answer,
        from: &WITH_REQUESTER_STATES,
        to: TargetState::Back,
        by: &[Registrant],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[typed::ANSWER, sent::ANSWERED_DRAFT_PASSES],
        does: "from review: experts can continue their review in the meantime; notifies the person who asked; if the revision that is replaced was decided or reported on, returns the request to review",
    },
    StateTableRow {
        code: "T5",
        act: Action::SendRevision,
        from: &[Review],
        to: TargetState::Stay,
        by: &[Registrant],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[typed::NOTE, sent::REVISION_PASSES_CHECKS, sent::CHANGED],
        does: "marks positions in favor as outdated unless only version, date or contact changed; an open Discuss remains open",
    },
    StateTableRow {
        code: "T6",
        act: Action::Approve,
        from: &[Review],
        to: TargetState::State(Ready),
        by: &[Lead],
        on: &[Procedure::Community],
        not_while: BLOCKING_CONDITIONS,
        guards: &[
            LEAD_DISCLOSED,
            REVISION_CURRENT,
            NID_NOT_TAKEN,
            appealed::LEAD_NOT_DECIDED_BEFORE,
            REASONS_GIVEN,
            appealed::APPEAL_GROUNDS_ANSWERED,
            CONTACTS_NOTIFIED,
            CONTACTS_ANSWERED,
            ENOUGH_POSITIONS,
        ],
        does: "",
    },
    StateTableRow {
        code: "T7",
        act: Action::Report,
        from: &[Review],
        to: TargetState::State(WithBody),
        by: &[Lead],
        on: &[Procedure::Standards],
        not_while: NO_CONDITIONS,
        guards: &[
            LEAD_DISCLOSED,
            REVISION_CURRENT,
            appealed::LEAD_NOT_DECIDED_BEFORE,
            REPORT_COMPLETE,
            appealed::APPEAL_GROUNDS_ANSWERED,
            ENOUGH_POSITIONS,
        ],
        does: "addresses the report to the body",
    },
    StateTableRow {
        code: "T8",
        act: Action::Direct,
        from: &[WithBody],
        to: TargetState::State(Ready),
        by: &[Operator, Representative],
        on: &[Procedure::Standards],
        not_while: NO_CONDITIONS,
        guards: &[REVISION_REPORTED, DIRECTION_GIVEN],
        does: "records the direction and the copy of the report",
    },
    StateTableRow {
        code: "T8",
        act: Action::Direct,
        from: &[Ready],
        to: TargetState::Stay,
        by: &[Operator],
        on: &[Procedure::Standards],
        not_while: NO_CONDITIONS,
        guards: &[REVISION_REPORTED, DIRECTION_GIVEN],
        does: "replaces a direction that was recorded in error",
    },
    StateTableRow {
        code: "T9",
        act: Action::BodyAsks,
        from: &[WithBody],
        to: TargetState::Requester,
        by: &[Operator],
        on: &[Procedure::Standards],
        not_while: NO_CONDITIONS,
        guards: &[typed::BODY_WORDS],
        does: "",
    },
    StateTableRow {
        code: "T9",
        act: Action::BodyDeclines,
        from: &[WithBody],
        to: TargetState::State(State::Declined),
        by: &[Operator],
        on: &[Procedure::Standards],
        not_while: NO_CONDITIONS,
        guards: &[typed::BODY_WORDS],
        does: "",
    },
    StateTableRow {
        code: "T10",
        act: Action::ProposeDecline,
        from: &[Review],
        to: TargetState::Stay,
        by: &[Lead],
        on: NOT_FAST_TRACK,
        not_while: NO_CONDITIONS,
        guards: &[
            LEAD_DISCLOSED,
            REVISION_CURRENT,
            appealed::LEAD_NOT_DECIDED_BEFORE,
            REASONS_WITH_CITATION,
            appealed::APPEAL_GROUNDS_ANSWERED,
        ],
        does: "requires the agreement of a second expert",
    },
    StateTableRow {
        code: "T10",
        act: Action::Decline,
        from: &[Review],
        to: TargetState::State(State::Declined),
        by: &[Expert],
        on: NOT_FAST_TRACK,
        not_while: NO_CONDITIONS,
        guards: &[
            EXPERT_DISCLOSED,
            REVISION_CURRENT,
            DECLINE_PROPOSED,
            INDEPENDENT_SECOND_EXPERT,
            appealed::EXPERT_NOT_DECIDED_BEFORE,
        ],
        does: "",
    },
    StateTableRow {
        code: "T11",
        act: Action::Complete,
        from: &[Review],
        to: TargetState::State(Ready),
        by: &[Representative],
        on: &[Procedure::FastTrack],
        not_while: BLOCKING_CONDITIONS,
        guards: &[REVISION_CURRENT, NID_NOT_TAKEN, fast_track::COMPLETION_ALLOWED, fast_track::SUBMITTED_TEXT_PASSES],
        does: "positions are shown but never block (§6.3 item 3)",
    },
    StateTableRow {
        code: "T12",
        act: Action::Register,
        from: &[Ready],
        to: TargetState::State(State::Registered),
        by: &[Operator],
        on: ANY_PROCEDURE,
        not_while: BLOCKING_CONDITIONS,
        guards: &[
            REVISION_CURRENT, OPERATOR_CONFIRMED, CONTACTS_ANSWERED, DECISION_MADE, OPERATOR_NOT_INVOLVED, HAS_CURRENT_TEXT,
            NID_RULES_PASS, TEXT_PASSES_CHECKS,
        ],
        does: "version = previous + 1; requires that the base version is still the newest; if two operators must publish: another operator prepared exactly this text and nothing has changed since, or one operator publishes alone in an emergency with a public reason",
    },
    StateTableRow {
        code: "T13",
        act: Action::SendBack,
        from: &[Ready],
        to: TargetState::State(Review),
        by: &[Operator],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[typed::DEFECT],
        does: "",
    },
    StateTableRow {
        code: "T14",
        act: Action::Close,
        from: OPEN_STATES,
        to: TargetState::State(WITHDRAWN),
        by: &[Registrant],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[ended::WITHDRAWN_BY_OWNER],
        does: "",
    },
    StateTableRow {
        code: "T14",
        act: Action::Close,
        from: OPEN_SUBMITTED_STATES,
        to: TargetState::Closed,
        by: &[Operator],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[ended::CLOSE_GROUND_VALID, typed::CLOSE_STATEMENT],
        does: "duplicate: notifies the registrants and experts of both requests; links each request to the other",
    },
    StateTableRow {
        code: "T14",
        act: Action::Close,
        from: &WITH_REQUESTER_STATES,
        to: TargetState::State(LAPSED),
        by: &[Clock],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[],
        does: "after 90 days without a reply, with prior warnings",
    },
    StateTableRow {
        code: "T15",
        act: Action::Reopen,
        from: &[WITHDRAWN, LAPSED],
        to: TargetState::Again,
        by: &[Registrant],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: REOPENING_GUARDS,
        does: "to intake if its review never started; the request claims its NID anew, after others that claimed it meanwhile",
    },
    StateTableRow {
        code: "T15",
        act: Action::Reopen,
        from: &[LAPSED, DUPLICATE, OBSOLETE],
        to: TargetState::Again,
        by: &[Operator],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: REOPENING_GUARDS,
        does: "to intake if its review never started",
    },
    StateTableRow {
        code: "E1",
        act: Action::Correct,
        from: &[Intake],
        to: TargetState::State(State::Registered),
        by: &[Operator],
        on: ANY_PROCEDURE,
        not_while: BLOCKING_CONDITIONS,
        guards: &[
            correction::IS_CORRECTION,
            REVISION_CURRENT,
            OPERATOR_CONFIRMED,
            CONTACTS_ANSWERED,
            typed::CORRECTION_REASON,
            correction::STILL_A_CORRECTION,
        ],
        does: "requires that the version is still the newest; if two operators must publish: as in T12",
    },
    StateTableRow {
        code: "E2",
        act: Action::ChangeProcedure,
        from: &[Intake, Review],
        to: TargetState::Stay,
        by: &[Operator],
        on: NOT_FAST_TRACK,
        not_while: NO_CONDITIONS,
        guards: &[procedure::PROCEDURE_NOT_CHANGED, procedure::PROCEDURE_DIFFERS, procedure::PROCEDURE_REASON],
        does: "",
    },
    StateTableRow {
        code: "E2",
        act: Action::ChangeProcedure,
        from: &[Intake, Review],
        to: TargetState::Stay,
        by: &[Representative],
        on: &[Procedure::FastTrack],
        not_while: NO_CONDITIONS,
        guards: &[procedure::PROCEDURE_DIFFERS, procedure::PROCEDURE_REASON],
        does: "the fast track is at the option of the body (§6.3)",
    },
    StateTableRow {
        code: "E2",
        act: Action::ChangeProcedure,
        from: &[Intake, Review],
        to: TargetState::Stay,
        by: &[Operator],
        on: &[Procedure::FastTrack],
        not_while: NO_CONDITIONS,
        guards: &[
            procedure::BODY_NOT_RECOGNIZED,
            procedure::PROCEDURE_NOT_CHANGED,
            procedure::PROCEDURE_DIFFERS,
            procedure::PROCEDURE_REASON,
        ],
        does: "",
    },
    StateTableRow {
        code: "A1",
        act: Action::Appeal,
        from: APPEALABLE_STATES,
        to: TargetState::Stay,
        by: ANY_PERSON,
        on: ANY_PROCEDURE,
        not_while: &[Condition::UnderAppeal],
        guards: &[appealed::HAS_APPEALABLE_DECISION, typed::GROUNDS],
        does: "",
    },
    StateTableRow {
        code: "A2",
        act: Action::DecideAppeal,
        from: APPEALABLE_STATES,
        to: TargetState::Again,
        by: &[Operator],
        on: ANY_PROCEDURE,
        not_while: NO_CONDITIONS,
        guards: &[appealed::APPEAL_IS_OPEN, appealed::NOT_OWN_APPEAL, typed::APPEAL_REASONS],
        does: "unchanged if the decision is upheld; keeps threads and positions; to intake if its review never started; a registration remains in force and is annotated",
    },
];

#[cfg(test)]
mod tests;
