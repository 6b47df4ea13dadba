//! The recorded fact that each kind of email speaks about. A new kind without one does not compile.

use super::Fact;
use crate::cases::State;
use crate::cases::guards::quorum::POSITIONS;
use crate::cases::moves::Move;
use crate::history::Act;
use crate::mail::templates::Notification;

/// The fact that the sentences of an email about a decision, an appeal, a role or a promise read.
pub fn fact_of(email: &Notification) -> Fact {
    use Notification as N;
    match email {
        N::Verify { .. }
        | N::AccountExists { .. }
        | N::Reset { .. }
        | N::Elsewhere { .. }
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
        N::ListNews { .. } | N::Followed { .. } => Fact::Event(&Act::ALL),
        N::YourTurn { .. } => Fact::State(&State::ALL),
        N::Discuss { .. } => Fact::Rule(&[Move::Approve, Move::Report], POSITIONS),
        N::Invitation { .. } => Fact::Event(&[Act::MemberInvited]),
        N::Received { .. } | N::Arrived { .. } => Fact::Event(&[Act::Submitted]),
        N::ToList { .. } | N::Opened { .. } => Fact::Event(&[Act::ReviewOpened]),
        N::ChangeNotice { .. } => Fact::Event(&[Act::Submitted, Act::SnapshotSent, Act::Answered]),
        N::Assignment { .. } => Fact::Event(&[Act::ReviewOpened, Act::ExpertsAsked]),
        N::AssignmentDeclined { .. } => Fact::Event(&[Act::AssignmentDeclined]),
        N::Waiver { .. } => Fact::Event(&[Act::WaiverAsked]),
        N::ConflictTakenBack { .. } => Fact::Event(&[Act::DisclosureTakenBack]),
        N::Question { .. } | N::Unreachable { .. } => Fact::Event(&[Act::Asked]),
        N::Answered { .. } => Fact::Event(&[Act::Answered]),
        N::NewSnapshot { .. } => Fact::Event(&[Act::SnapshotSent, Act::Renamed]),
        N::DecisionNeeded { .. } => Fact::Event(&[Act::ReviewSent, Act::PositionTaken, Act::Reminded]),
        N::Approved { .. } => Fact::Event(&[Act::Approved]),
        N::SentBack { .. } => Fact::Event(&[Act::SentBack]),
        N::TrackChanged { .. } => Fact::Event(&[Act::TrackChanged, Act::TrackTakenBack]),
        N::Registered { .. } => Fact::Event(&[Act::Registered]),
        N::Report { .. } | N::Reported { .. } => Fact::Event(&[Act::Reported]),
        N::Directed { .. } => Fact::Event(&[Act::Directed]),
        N::BodyAnswered { .. } => Fact::Event(&[Act::BodyAsked, Act::BodyDeclined]),
        N::RecognitionAsked { .. } => Fact::Event(&[Act::RecognitionAsked]),
        N::RecognitionAnswered { .. } => Fact::Event(&[Act::Recognised, Act::RecognitionRefused]),
        N::CompletionAsked { .. } => Fact::Event(&[Act::CompletionAsked]),
        N::Concurrence { .. } => Fact::Event(&[Act::DeclineProposed]),
        N::Declined { .. } => Fact::Event(&[Act::Declined]),
        N::Appeal { .. } => Fact::Event(&[Act::Appealed]),
        N::AppealDecided { .. } => Fact::Event(&[Act::AppealRejected, Act::AppealGranted]),
        N::Closed { .. } => Fact::Event(&[Act::Closed]),
        N::Reopened { .. } => Fact::Event(&[Act::Reopened]),
        N::LapseWarning { .. } | N::Reminder { .. } | N::Overdue { .. } => Fact::Event(&[Act::Reminded]),
        N::Escalation { .. } => Fact::Event(&[Act::Escalated, Act::Reminded]),
        N::Hold { .. } => Fact::Event(&[Act::PutOnHold, Act::HoldEnded]),
        N::PublicationWaits { .. } => Fact::Event(&[Act::PublicationPrepared]),
        N::PublishedAlone { .. } => Fact::Event(&[Act::Registered, Act::StatusChanged, Act::Corrected]),
        N::NameConflict { .. } => Fact::Event(&[Act::NameConflict]),
        N::NameConflictEnded { .. } => Fact::Event(&[Act::NameConflictEnded]),
        N::ContactAnswered { .. } => Fact::Event(&[Act::ContactAccepted, Act::ContactObjected]),
        N::Corrected { .. } => Fact::Event(&[Act::Corrected]),
        N::StatusNotice { .. } => Fact::Event(&[Act::StatusChanged]),
        N::StatusMark { .. } => Fact::Event(&[Act::StatusMarked, Act::ErrorMarked, Act::AppealGranted]),
    }
}
