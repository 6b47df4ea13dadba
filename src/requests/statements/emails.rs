//! The recorded fact that each kind of email speaks about. A new kind without one does not compile.

use super::Fact;
use crate::history::EventKind;
use crate::mail::templates::Notification;
use crate::requests::State;
use crate::requests::action::Action;
use crate::requests::guards::quorum::ENOUGH_POSITIONS;

/// The fact that the sentences of an email about a decision, an appeal, a role or a promise read.
pub fn email_fact(email: &Notification) -> Fact {
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
        | N::AddressFails { .. } => Fact::NoStatement,
        N::ListNews { .. } | N::Followed { .. } => Fact::Event(&EventKind::ALL),
        N::ActionRequired { .. } => Fact::State(&State::ALL),
        N::Discuss { .. } => Fact::Rule(&[Action::Approve, Action::Report], ENOUGH_POSITIONS),
        N::Invitation { .. } => Fact::Event(&[EventKind::MemberInvited]),
        N::Received { .. } | N::Arrived { .. } => Fact::Event(&[EventKind::Submitted]),
        N::ToList { .. } | N::Opened { .. } => Fact::Event(&[EventKind::ReviewOpened]),
        N::ChangeNotice { .. } => Fact::Event(&[EventKind::Submitted, EventKind::RevisionSent, EventKind::Answered]),
        N::Assignment { .. } => Fact::Event(&[EventKind::ReviewOpened, EventKind::ExpertsAsked]),
        N::AssignmentDeclined { .. } => Fact::Event(&[EventKind::AssignmentDeclined]),
        N::Waiver { .. } => Fact::Event(&[EventKind::WaiverAsked]),
        N::ConflictTakenBack { .. } => Fact::Event(&[EventKind::DisclosureTakenBack]),
        N::Question { .. } | N::Unreachable { .. } => Fact::Event(&[EventKind::Asked]),
        N::Answered { .. } => Fact::Event(&[EventKind::Answered]),
        N::NewRevision { .. } => Fact::Event(&[EventKind::RevisionSent, EventKind::Renamed]),
        N::DecisionNeeded { .. } => Fact::Event(&[EventKind::ReviewSent, EventKind::PositionTaken, EventKind::Reminded]),
        N::Approved { .. } => Fact::Event(&[EventKind::Approved]),
        N::SentBack { .. } => Fact::Event(&[EventKind::SentBack]),
        N::ProcedureChanged { .. } => Fact::Event(&[EventKind::ProcedureChanged, EventKind::ProcedureChangeUndone]),
        N::Registered { .. } => Fact::Event(&[EventKind::Registered]),
        N::Report { .. } | N::Reported { .. } => Fact::Event(&[EventKind::Reported]),
        N::Directed { .. } => Fact::Event(&[EventKind::Directed]),
        N::BodyAnswered { .. } => Fact::Event(&[EventKind::BodyAsked, EventKind::BodyDeclined]),
        N::RecognitionAsked { .. } => Fact::Event(&[EventKind::RecognitionAsked]),
        N::RecognitionAnswered { .. } => Fact::Event(&[EventKind::Recognized, EventKind::RecognitionRefused]),
        N::CompletionAsked { .. } => Fact::Event(&[EventKind::CompletionAsked]),
        N::Concurrence { .. } => Fact::Event(&[EventKind::DeclineProposed]),
        N::Declined { .. } => Fact::Event(&[EventKind::Declined]),
        N::Appeal { .. } => Fact::Event(&[EventKind::Appealed]),
        N::AppealDecided { .. } => Fact::Event(&[EventKind::AppealRejected, EventKind::AppealGranted]),
        N::Closed { .. } => Fact::Event(&[EventKind::Closed]),
        N::Reopened { .. } => Fact::Event(&[EventKind::Reopened]),
        N::LapseWarning { .. } | N::Reminder { .. } | N::Overdue { .. } => Fact::Event(&[EventKind::Reminded]),
        N::Escalation { .. } => Fact::Event(&[EventKind::Escalated, EventKind::Reminded]),
        N::Hold { .. } => Fact::Event(&[EventKind::PutOnHold, EventKind::HoldEnded]),
        N::PublicationWaits { .. } => Fact::Event(&[EventKind::PublicationPrepared]),
        N::PublishedAlone { .. } => Fact::Event(&[EventKind::Registered, EventKind::StatusChanged, EventKind::Corrected]),
        N::NameConflict { .. } => Fact::Event(&[EventKind::NameConflict]),
        N::NameConflictEnded { .. } => Fact::Event(&[EventKind::NameConflictEnded]),
        N::ContactAnswered { .. } => Fact::Event(&[EventKind::ContactAccepted, EventKind::ContactObjected]),
        N::Corrected { .. } => Fact::Event(&[EventKind::Corrected]),
        N::StatusNotice { .. } => Fact::Event(&[EventKind::StatusChanged]),
        N::StatusMark { .. } => Fact::Event(&[EventKind::StatusMarked, EventKind::ErrorMarked, EventKind::AppealGranted]),
    }
}
