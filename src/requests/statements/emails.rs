//! The recorded fact that each kind of email speaks about. A new kind without one does not compile.

use super::StatementFact;
use crate::history::EventKind;
use crate::mail::templates::Notification;
use crate::requests::State;
use crate::requests::action::Action;
use crate::requests::guards::quorum::ENOUGH_POSITIONS;

/// The fact that the sentences of an email about a decision, an appeal, a role or a promise read.
pub fn email_fact(email: &Notification) -> StatementFact {
    use Notification as N;
    match email {
        N::Verify { .. }
        | N::AccountExists { .. }
        | N::Reset { .. }
        | N::OidcJoin { .. }
        | N::Security { .. }
        | N::AddressNew { .. }
        | N::AddressLeaves { .. }
        | N::AddressInUse { .. }
        | N::DraftDeleted { .. }
        | N::NewDevice { .. }
        | N::FailedSignIns { .. }
        | N::EmailWaits { .. }
        | N::ConfirmAnswer { .. }
        | N::ConfirmPosition { .. }
        | N::NotPublished { .. }
        | N::Stopped { .. }
        | N::OldList { .. }
        | N::ListReply { .. }
        | N::Comment { .. }
        | N::Retracted { .. }
        | N::ContactAsked { .. }
        | N::HeldMail { .. }
        | N::AddressFails { .. } => StatementFact::NoStatement,
        N::ListNews { .. } | N::Followed { .. } => StatementFact::Event(&EventKind::ALL),
        N::ActionRequired { .. } => StatementFact::State(&State::ALL),
        N::Discuss { .. } => StatementFact::Rule(&[Action::Approve, Action::Report], ENOUGH_POSITIONS),
        N::Invitation { .. } => StatementFact::Event(&[EventKind::MemberInvited]),
        N::Received { .. } | N::Arrived { .. } => StatementFact::Event(&[EventKind::Submitted]),
        N::ToList { .. } | N::Opened { .. } => StatementFact::Event(&[EventKind::ReviewOpened]),
        N::ChangeNotice { .. } => StatementFact::Event(&[EventKind::Submitted, EventKind::RevisionSent, EventKind::Answered]),
        N::Assignment { .. } => StatementFact::Event(&[EventKind::ReviewOpened, EventKind::ExpertsAsked]),
        N::AssignmentDeclined { .. } => StatementFact::Event(&[EventKind::AssignmentDeclined]),
        N::Waiver { .. } => StatementFact::Event(&[EventKind::WaiverAsked]),
        N::ConflictTakenBack { .. } => StatementFact::Event(&[EventKind::DisclosureTakenBack]),
        N::Question { .. } | N::Unreachable { .. } => StatementFact::Event(&[EventKind::Asked]),
        N::Answered { .. } => StatementFact::Event(&[EventKind::Answered]),
        N::NewRevision { .. } => StatementFact::Event(&[EventKind::RevisionSent, EventKind::Renamed]),
        N::DecisionNeeded { .. } => StatementFact::Event(&[EventKind::ReviewSent, EventKind::PositionTaken, EventKind::Reminded]),
        N::Approved { .. } => StatementFact::Event(&[EventKind::Approved]),
        N::SentBack { .. } => StatementFact::Event(&[EventKind::SentBack]),
        N::ProcedureChanged { .. } => StatementFact::Event(&[EventKind::ProcedureChanged, EventKind::ProcedureChangeUndone]),
        N::Registered { .. } => StatementFact::Event(&[EventKind::Registered]),
        N::Report { .. } | N::Reported { .. } => StatementFact::Event(&[EventKind::Reported]),
        N::Directed { .. } => StatementFact::Event(&[EventKind::Directed]),
        N::BodyAnswered { .. } => StatementFact::Event(&[EventKind::BodyAsked, EventKind::BodyDeclined]),
        N::RecognitionAsked { .. } => StatementFact::Event(&[EventKind::RecognitionAsked]),
        N::RecognitionAnswered { .. } => StatementFact::Event(&[EventKind::Recognized, EventKind::RecognitionRefused]),
        N::CompletionAsked { .. } => StatementFact::Event(&[EventKind::CompletionAsked]),
        N::Concurrence { .. } => StatementFact::Event(&[EventKind::DeclineProposed]),
        N::Declined { .. } => StatementFact::Event(&[EventKind::Declined]),
        N::Appeal { .. } => StatementFact::Event(&[EventKind::Appealed]),
        N::AppealDecided { .. } => StatementFact::Event(&[EventKind::AppealRejected, EventKind::AppealGranted]),
        N::Closed { .. } => StatementFact::Event(&[EventKind::Closed]),
        N::Reopened { .. } => StatementFact::Event(&[EventKind::Reopened]),
        N::LapseWarning { .. } | N::Reminder { .. } | N::Overdue { .. } => StatementFact::Event(&[EventKind::Reminded]),
        N::Escalation { .. } => StatementFact::Event(&[EventKind::Escalated, EventKind::Reminded]),
        N::OperatorMessage { .. } => StatementFact::Event(&[EventKind::MessageSent]),
        N::Hold { .. } => StatementFact::Event(&[EventKind::PutOnHold, EventKind::HoldEnded]),
        N::PublicationWaits { .. } => StatementFact::Event(&[EventKind::PublicationPrepared]),
        N::PublishedAlone { .. } => {
            StatementFact::Event(&[EventKind::Registered, EventKind::StatusChanged, EventKind::Corrected])
        }
        N::NameConflict { .. } => StatementFact::Event(&[EventKind::NameConflict]),
        N::NameConflictEnded { .. } => StatementFact::Event(&[EventKind::NameConflictEnded]),
        N::ContactAnswered { .. } => StatementFact::Event(&[EventKind::ContactAccepted, EventKind::ContactObjected]),
        N::Corrected { .. } => StatementFact::Event(&[EventKind::Corrected]),
        N::StatusNotice { .. } => StatementFact::Event(&[EventKind::StatusChanged]),
        N::StatusMark { .. } => {
            StatementFact::Event(&[EventKind::StatusMarked, EventKind::ErrorMarked, EventKind::AppealGranted])
        }
    }
}
