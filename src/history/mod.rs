//! The history: append-only events, one for each action, written in the action's transaction.
//!
//! Pages, feeds and emails read them. Database triggers reject any change to them.

pub mod capacity;
pub mod log;
pub mod pending;
pub mod queries;
pub mod redactions;
pub mod retractions;

use crate::ids::{AccountId, RequestId};
use crate::store::typed::stored_enum;
use jiff::Timestamp;

stored_enum! {
    /// The kind of action. The identifier is stored; the message is a sentence without its subject.
    EventKind as "act" {
        AccountOpened = "account_opened" => "act-account-opened";
        AccountAskedAgain = "account_asked_again" => "act-account-asked-again";
        VerifyLinkSent = "verify_link_sent" => "act-verify-link-sent";
        AddressVerified = "address_verified" => "act-address-verified";
        SignedIn = "signed_in" => "act-signed-in";
        SignedOut = "signed_out" => "act-signed-out";
        SessionEnded = "session_ended" => "act-session-ended";
        SessionsEnded = "sessions_ended" => "act-sessions-ended";
        ResetLinkSent = "reset_link_sent" => "act-reset-link-sent";
        PasswordChanged = "password_changed" => "act-password-changed";
        RolesChanged = "roles_changed" => "act-roles-changed";
        RolesAsked = "roles_asked" => "act-roles-asked";
        RolesRejected = "roles_rejected" => "act-roles-rejected";
        AccountShut = "account_shut" => "act-account-shut";
        AccountClosed = "account_closed" => "act-account-closed";
        NameChanged = "name_changed" => "act-name-changed";
        AddressChangeAsked = "address_change_asked" => "act-address-change-asked";
        AddressChangeEnded = "address_change_ended" => "act-address-change-ended";
        AddressChanged = "address_changed" => "act-address-changed";
        AddressChangeUndone = "address_change_undone" => "act-address-change-undone";
        DataTaken = "data_taken" => "act-data-taken";
        AccountReopened = "account_reopened" => "act-account-reopened";
        TokenMade = "token_made" => "act-token-made";
        TokenEnded = "token_ended" => "act-token-ended";
        OidcLinked = "oidc_linked" => "act-oidc-linked";
        OidcUnlinked = "oidc_unlinked" => "act-oidc-ended";
        OidcLinkSent = "oidc_link_sent" => "act-oidc-link-sent";
        SecondFactorSet = "second_factor_set" => "act-second-factor-set";
        SecondFactorRemoved = "second_factor_removed" => "act-second-factor-removed";
        SecondFactorResetAsked = "second_factor_reset_asked" => "act-second-factor-reset-asked";
        SecondFactorReset = "second_factor_reset" => "act-second-factor-reset";
        RecoveryCodesMade = "recovery_codes_made" => "act-recovery-codes-made";
        RecoveryCodeUsed = "recovery_code_used" => "act-recovery-code-used";
        NewDevice = "new_device" => "act-new-device";
        FailedSignIns = "failed_sign_ins" => "act-failed-sign-ins";
        Confirmed = "identity_confirmed" => "act-identity-confirmed";
        FirstAdminLinkMade = "first_admin_link_made" => "act-first-admin-link-made";
        KeyMade = "key_made" => "act-key-made";
        KeyDropped = "key_dropped" => "act-key-dropped";
        Imported = "imported" => "act-imported";
        ImportUndone = "import_undone" => "act-import-undone";
        RegistryLoaded = "registry_loaded" => "act-registry-loaded";
        WentOnFromCopy = "went_on_from_copy" => "act-went-on-from-copy";
        DraftStarted = "draft_started" => "act-draft-started";
        DraftSaved = "draft_saved" => "act-draft-saved";
        DraftDeleted = "draft_deleted" => "act-draft-deleted";
        MemberInvited = "member_invited" => "act-member-invited";
        InvitationEnded = "invitation_ended" => "act-invitation-ended";
        MemberJoined = "member_joined" => "act-member-joined";
        MemberLeft = "member_left" => "act-member-left";
        BecameVersion = "became_version" => "act-became-version";
        Corrected = "corrected" => "act-corrected";
        Rebased = "rebased" => "act-rebased";
        Submitted = "submitted" => "act-submitted";
        ReviewOpened = "review_opened" => "act-review-opened";
        ExpertsAsked = "experts_asked" => "act-experts-asked";
        AssignmentDeclined = "assignment_declined" => "act-assignment-declined";
        AssignmentTakenUp = "assignment_taken_up" => "act-assignment-taken-up";
        Asked = "asked" => "act-asked";
        Answered = "answered" => "act-answered";
        AnswerToConfirm = "answer_to_confirm" => "act-answer-to-confirm";
        RevisionSent = "revision_sent" => "act-snapshot-sent";
        Commented = "commented" => "act-commented";
        CommentedByMail = "commented_by_mail" => "act-commented-by-mail";
        CommentStruck = "comment_struck" => "act-comment-struck";
        ReviewSent = "review_sent" => "act-review-sent";
        PositionTaken = "position_taken" => "act-position-taken";
        DiscussAnswered = "discuss_answered" => "act-discuss-answered";
        ThreadDone = "thread_done" => "act-thread-done";
        ThreadResolved = "thread_resolved" => "act-thread-resolved";
        ThreadReopened = "thread_reopened" => "act-thread-reopened";
        QuestionAccepted = "question_accepted" => "act-question-accepted";
        AcceptanceWithdrawn = "acceptance_withdrawn" => "act-acceptance-withdrawn";
        SuggestionUsed = "suggestion_used" => "act-suggestion-used";
        Disclosed = "disclosed" => "act-disclosed";
        ConflictDeclared = "conflict_declared" => "act-conflict-declared";
        WaiverAsked = "waiver_asked" => "act-waiver-asked";
        ConflictWaived = "conflict_waived" => "act-conflict-waived";
        ContactsAnswered = "contacts_answered" => "act-contacts-answered";
        ContactAccepted = "contact_accepted" => "act-contact-accepted";
        ContactObjected = "contact_objected" => "act-contact-objected";
        Approved = "approved" => "act-approved";
        DeclineProposed = "decline_proposed" => "act-decline-proposed";
        Declined = "declined" => "act-declined";
        Reported = "reported" => "act-reported";
        Directed = "directed" => "act-directed";
        BodyAsked = "body_asked" => "act-body-asked";
        BodyDeclined = "body_declined" => "act-body-declined";
        RecognitionAsked = "recognition_asked" => "act-recognition-asked";
        Recognized = "recognized" => "act-recognized";
        RecognitionRefused = "recognition_refused" => "act-recognition-refused";
        SpecificationNamed = "specification_named" => "act-specification-named";
        CompletionAsked = "completion_asked" => "act-completion-asked";
        ProcedureChanged = "procedure_changed" => "act-procedure-changed";
        SentBack = "sent_back" => "act-sent-back";
        Closed = "closed" => "act-closed";
        ProcedureChangeUndone = "procedure_change_undone" => "act-procedure-change-undone";
        DisclosureTakenBack = "disclosure_taken_back" => "act-disclosure-taken-back";
        Reopened = "reopened" => "act-reopened";
        NameConflict = "name_conflict" => "act-name-conflict";
        Renamed = "renamed" => "act-renamed";
        NameConflictEnded = "name_conflict_ended" => "act-name-conflict-ended";
        Appealed = "appealed" => "act-appealed";
        AppealRejected = "appeal_rejected" => "act-appeal-rejected";
        AppealGranted = "appeal_granted" => "act-appeal-granted";
        Disputed = "disputed" => "act-disputed";
        PutOnHold = "put_on_hold" => "act-put-on-hold";
        MessageSent = "message_sent" => "act-message-sent";
        HoldEnded = "hold_ended" => "act-hold-ended";
        Escalated = "escalated" => "act-escalated";
        Reminded = "reminded" => "act-reminded";
        Appointed = "appointed" => "act-appointed";
        AppointmentEnded = "appointment_ended" => "act-appointment-ended";
        AwayChanged = "away_changed" => "act-away-changed";
        BodyRecognized = "body_listed" => "act-body-listed";
        RepresentativeNamed = "representative_named" => "act-representative-named";
        RepresentativeEnded = "representative_ended" => "act-representative-ended";
        BodyEnded = "body_ended" => "act-body-ended";
        OperatorNoteAdded = "operator_note_added" => "act-operator-note-added";
        OperatorNoteDeleted = "operator_note_deleted" => "act-operator-note-deleted";
        NidReserved = "nid_reserved" => "act-nid-reserved";
        ReservationEnded = "reservation_ended" => "act-reservation-ended";
        StatusChanged = "status_changed" => "act-status-changed";
        MailHeld = "mail_held" => "act-mail-held";
        MailSettled = "mail_settled" => "act-mail-settled";
        MailDiscarded = "mail_discarded" => "act-mail-discarded";
        MailPlaced = "mail_placed" => "act-mail-placed";
        AddressPaused = "address_paused" => "act-address-paused";
        AddressResumed = "address_resumed" => "act-address-resumed";
        ListPosted = "list_posted" => "act-list-posted";
        EmailCanceled = "email_canceled" => "act-email-canceled";
        FollowingChanged = "following_changed" => "act-following-changed";
        EmailSentAgain = "email_sent_again" => "act-email-sent-again";
        EmailWaits = "email_waits" => "act-email-waits";
        EmailWithdrawn = "email_withdrawn" => "act-email-withdrawn";
        RecordEdited = "record_edited" => "act-record-edited";
        StatusMarked = "status_marked" => "act-status-marked";
        ErrorMarked = "error_marked" => "act-error-marked";
        RedactionAsked = "redaction_asked" => "act-redaction-asked";
        Redacted = "redacted" => "act-redacted";
        RedactionDropped = "redaction_dropped" => "act-redaction-dropped";
        ResolverChanged = "resolver_changed" => "act-resolver-changed";
        ContactAsked = "contact_asked" => "act-contact-asked";
        ContactConfirmed = "contact_confirmed" => "act-contact-confirmed";
        OldListAnswered = "old_list_answered" => "act-old-list-answered";
        PublicationPrepared = "publication_prepared" => "act-publication-prepared";
        PreparationWithdrawn = "preparation_withdrawn" => "act-preparation-withdrawn";
        Registered = "registered" => "act-registered";
    }
}

/// The maximum length of a comment, question, answer or reason, in bytes.
pub const TEXT_BYTES_MAX: usize = 64 * 1024;

/// An event to be recorded.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Event {
    act: Option<EventKind>,
    request_id: Option<RequestId>,
    nid: Option<String>,
    account_id: Option<AccountId>,
    role: Option<&'static str>,
    detail: String,
    state: Option<&'static str>,
}

impl Event {
    /// An event about the registry as a whole.
    pub fn on_registry(act: EventKind) -> Self {
        Self { act: Some(act), ..Self::default() }
    }

    /// An event about an account.
    pub fn on_account(act: EventKind, account_id: &AccountId) -> Self {
        Self { act: Some(act), account_id: Some(account_id.to_owned()), ..Self::default() }
    }

    /// An event about a request, in a role.
    pub fn about_request(act: EventKind, request_id: &RequestId, role: &'static str) -> Self {
        Self { act: Some(act), request_id: Some(request_id.to_owned()), role: Some(role), ..Self::default() }
    }

    /// The request it is about.
    pub(crate) fn request_id(&self) -> Option<&RequestId> {
        self.request_id.as_ref()
    }

    /// Adds the NID it is about.
    #[must_use]
    pub fn about_nid(mut self, nid: &str) -> Self {
        self.nid = Some(nid.to_owned());
        self
    }

    /// Adds text for readers: reasons, numbers, what changed.
    #[must_use]
    pub fn with_detail(mut self, detail: &str) -> Self {
        detail.clone_into(&mut self.detail);
        self
    }
}

impl Event {
    /// Adds the new state of its request.
    #[must_use]
    pub fn with_new_state(mut self, state: &'static str) -> Self {
        self.state = Some(state);
        self
    }
}

/// A recorded event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedEvent {
    /// Database key; events are sorted by it.
    pub id: String,
    /// The kind of action.
    pub act: EventKind,
    /// The displayed actor: a name, "nidreg", or "A contact".
    pub by: String,
    /// The actor's role.
    pub role: String,
    /// Text for readers.
    pub detail: String,
    /// The new state of its request, if it changed.
    pub state: Option<String>,
    /// When it was recorded.
    pub at: Timestamp,
}

impl RecordedEvent {
    /// Whether the public history includes it: every save is recorded, but repeated saves are not informative.
    pub fn is_in_public_history(&self) -> bool {
        self.act != EventKind::DraftSaved
    }
}

/// The key of a recorded event, to which its emails refer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventId(pub String);
