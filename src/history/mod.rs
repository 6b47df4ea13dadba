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
use crate::store::typed::stored_words;
use jiff::Timestamp;

stored_words! {
    /// The kind of action. The identifier is stored; the English text is a sentence without its subject.
    Act as "act" {
        AccountOpened = "account_opened", "opened an account";
        AccountAskedAgain = "account_asked_again", "tried to create an account that already exists";
        VerifyLinkSent = "verify_link_sent", "was sent a link to verify the address";
        AddressVerified = "address_verified", "verified the address";
        SignedIn = "signed_in", "signed in";
        SignedOut = "signed_out", "signed out";
        SessionEnded = "session_ended", "ended a session";
        SessionsEnded = "sessions_ended", "ended all sessions of an account";
        ResetLinkSent = "reset_link_sent", "was sent a link to choose a new password";
        PasswordChanged = "password_changed", "changed the password";
        RolesChanged = "roles_changed", "changed the roles";
        RolesAsked = "roles_asked", "requested a role; another administrator must confirm it";
        RolesRejected = "roles_rejected", "rejected a requested role";
        AccountShut = "account_shut", "suspended the account";
        AccountClosed = "account_closed", "closed the account";
        NameChanged = "name_changed", "changed their name";
        AddressChangeAsked = "address_change_asked", "requested a change of email address";
        AddressChangeEnded = "address_change_ended", "canceled a change of email address";
        AddressChanged = "address_changed", "changed the email address";
        AddressChangeUndone = "address_change_undone", "undid a change of email address";
        DataTaken = "data_taken", "downloaded a copy of their data";
        AccountReopened = "account_reopened", "reactivated the account";
        TokenMade = "token_made", "created a token";
        TokenEnded = "token_ended", "revoked a token";
        ElsewhereLinked = "elsewhere_linked", "linked an external sign-in";
        ElsewhereEnded = "elsewhere_ended", "removed an external sign-in";
        ElsewhereLinkSent = "elsewhere_link_sent", "was sent a link to continue an external sign-in";
        SecondFactorSet = "second_factor_set", "set up a second factor";
        SecondFactorRemoved = "second_factor_removed", "removed the second factor";
        SecondFactorResetAsked = "second_factor_reset_asked", "asked another administrator to reset a second factor";
        SecondFactorReset = "second_factor_reset", "reset the second factor";
        RecoveryCodesMade = "recovery_codes_made", "created new recovery codes";
        RecoveryCodeUsed = "recovery_code_used", "used a recovery code";
        NewDevice = "new_device", "reported a sign-in from a new browser";
        FailedSignIns = "failed_sign_ins", "reported many failed sign-ins";
        Confirmed = "identity_confirmed", "confirmed their identity";
        FirstAdminLinkMade = "first_admin_link_made", "created the link for the first administrator";
        KeyMade = "key_made", "created a new registry key; the old key remains valid";
        KeyDropped = "key_dropped", "removed the old registry key";
        Imported = "imported", "imported a snapshot of the IANA registry";
        ImportUndone = "import_undone", "undid an import";
        RegistryLoaded = "registry_loaded", "loaded the IANA registry";
        WentOnFromCopy = "went_on_from_copy", "restored the registry from a backup after a disaster";
        DraftStarted = "draft_started", "started a draft";
        DraftSaved = "draft_saved", "saved the draft";
        DraftDeleted = "draft_deleted", "deleted the draft";
        MemberInvited = "member_invited", "invited a collaborator";
        InvitationEnded = "invitation_ended", "withdrew an invitation";
        MemberJoined = "member_joined", "joined as a collaborator";
        MemberLeft = "member_left", "left the request";
        BecameVersion = "became_version", "changed the correction to a new version";
        Corrected = "corrected", "published a correction";
        Rebased = "rebased", "used the newest registered version as the base";
        Submitted = "submitted", "submitted the request";
        ReviewOpened = "review_opened", "started the review";
        ExpertsAsked = "experts_asked", "assigned more experts";
        AssignmentDeclined = "assignment_declined", "declined the assignment";
        AssignmentTakenUp = "assignment_taken_up", "resumed the assignment";
        Asked = "asked", "requested information from the requester";
        Answered = "answered", "replied";
        AnswerToConfirm = "answer_to_confirm", "was asked to confirm an answer sent by email";
        SnapshotSent = "snapshot_sent", "submitted a new revision";
        Commented = "commented", "commented";
        CommentedByMail = "commented_by_mail", "commented by email";
        CommentStruck = "comment_struck", "retracted a comment";
        ReviewSent = "review_sent", "submitted a review";
        PositionTaken = "position_taken", "recorded a position";
        DiscussAnswered = "discuss_answered", "responded to a Discuss";
        ThreadDone = "thread_done", "marked a thread as addressed";
        ThreadResolved = "thread_resolved", "resolved a thread";
        ThreadReopened = "thread_reopened", "reopened a thread";
        SuggestionUsed = "suggestion_used", "applied a suggestion";
        Disclosed = "disclosed", "declared no conflict of interest";
        ConflictDeclared = "conflict_declared", "declared a conflict of interest";
        WaiverAsked = "waiver_asked", "declared a conflict of interest and requested a waiver";
        ConflictWaived = "conflict_waived", "waived a conflict of interest";
        AuthorityConfirmed = "authority_confirmed", "recorded evidence that the requester is authorized to act for the namespace";
        AuthorityVouched = "authority_vouched", "confirmed the request, using the link sent to the published contact";
        AuthorityDenied = "authority_denied", "rejected the request, using the link sent to the published contact";
        Approved = "approved", "approved the request";
        DeclineProposed = "decline_proposed", "proposed to decline the request";
        Declined = "declined", "agreed to decline; the request is declined";
        Reported = "reported", "sent the expert report to the standards body";
        PaperFiled = "paper_filed", "added a document to the record";
        PaperStruck = "paper_struck", "retracted a document that was recorded in error";
        Directed = "directed", "recorded the direction of the standards body";
        BodyAsked = "body_asked", "recorded that the standards body requests changes";
        BodyDeclined = "body_declined", "recorded that the standards body declined";
        RecognitionAsked = "recognition_asked", "asked the IESG whether the body is recognized";
        Recognised = "recognised", "recorded that the IESG recognizes the body";
        RecognitionRefused = "recognition_refused", "recorded that the IESG does not recognize the body; the request continues with community review";
        SpecificationNamed = "specification_named", "identified the document";
        CompletionAsked = "completion_asked", "requested completion";
        TrackChanged = "track_changed", "changed the procedure";
        SentBack = "sent_back", "returned the request to expert review";
        Withdrawn = "withdrawn", "withdrew the request";
        Lapsed = "lapsed", "closed the request as lapsed";
        CalledDuplicate = "called_duplicate", "closed the request as a duplicate";
        DuplicateTakenBack = "duplicate_taken_back", "reinstated a request closed as a duplicate";
        EndTakenBack = "end_taken_back", "reinstated the request";
        TrackTakenBack = "track_taken_back", "reversed the change of procedure";
        DisclosureTakenBack = "disclosure_taken_back", "withdrew a declared conflict of interest";
        Reopened = "reopened", "reopened the request";
        NameConflict = "name_conflict", "reported a name conflict with another request";
        Renamed = "renamed", "chose another name";
        NameConflictEnded = "name_conflict_ended", "recorded that the name conflict with another request has ended";
        Appealed = "appealed", "submitted an appeal";
        AppealDecided = "appeal_decided", "recorded the decision on the appeal";
        Disputed = "disputed", "recorded a dispute about the registrant";
        PutOnHold = "put_on_hold", "put the request on hold";
        HoldEnded = "hold_ended", "ended the hold";
        Accepted = "accepted", "accepted the transfer of the registration";
        TransferDeclined = "transfer_declined", "declined the transfer of the registration";
        Escalated = "escalated", "escalated the request";
        Reminded = "reminded", "sent a reminder";
        Appointed = "appointed", "appointed an expert";
        AppointmentEnded = "appointment_ended", "ended an appointment";
        AwayNoted = "away_noted", "set an absence";
        AwayCancelled = "away_cancelled", "ended an absence";
        BodyRecognised = "body_listed", "added a body to the list of recognized bodies";
        RepresentativeNamed = "representative_named", "appointed a representative";
        RepresentativeEnded = "representative_ended", "removed a representative";
        BodyEnded = "body_ended", "removed a body from the list of recognized bodies";
        DeskNoted = "desk_noted", "added a private note";
        DeskNoteDropped = "desk_note_dropped", "removed a private note";
        NidReserved = "nid_reserved", "reserved a NID";
        ReservationEnded = "reservation_ended", "ended a reservation";
        StatusChanged = "status_changed", "changed the status of the namespace";
        MailHeld = "mail_held", "set aside an incoming email for operators";
        MailSettled = "mail_settled", "handled an incoming email";
        MailDiscarded = "mail_discarded", "discarded an incoming email";
        MailPlaced = "mail_placed", "added an incoming email to the request";
        AddressPaused = "address_paused", "paused sending to an address that does not accept email";
        AddressResumed = "address_resumed", "resumed sending to an address";
        ListPosted = "list_posted", "added a post from the review list";
        EmailCancelled = "email_cancelled", "canceled a waiting email";
        FollowingChanged = "following_changed", "followed or stopped following a request";
        EmailSentAgain = "email_sent_again", "resent an email";
        EmailWaits = "email_waits", "sent an email that will be published";
        EmailWithdrawn = "email_withdrawn", "withdrew an email before it was published";
        StatusMarked = "status_marked", "annotated the status of a namespace without a registrant";
        ConsentAsked = "consent_asked", "requested consent to a substantive correction";
        ConsentGiven = "consent_given", "consented to the correction";
        ConsentTakenBack = "consent_taken_back", "withdrew consent";
        ErrorMarked = "error_marked", "annotated whether a registration was made in error";
        RedactionAsked = "redaction_asked", "requested a redaction of personal data; a second operator must confirm it";
        Redacted = "redacted", "redacted personal data";
        RedactionDropped = "redaction_dropped", "rejected a redaction";
        ResolverChanged = "resolver_changed", "changed an entry of the resolver directory";
        ContactAsked = "contact_asked", "asked the contacts of a namespace whether they are still right";
        ContactConfirmed = "contact_confirmed", "recorded that a contact of a namespace is still right";
        OldListAnswered = "old_list_answered", "replied to an email to the former list address";
        PublicationPrepared = "publication_prepared", "prepared the publication; a second operator must confirm it";
        PreparationWithdrawn = "preparation_withdrawn", "canceled the prepared publication";
        RegistrationUpheld = "registration_upheld", "upheld the registration after reconsideration";
        Registered = "registered", "registered the namespace";
    }
}

/// The maximum length of a comment, question, answer or reason, in bytes.
pub const WORDS_MAX: usize = 64 * 1024;

/// An event to be recorded.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Event {
    act: Option<Act>,
    request_id: Option<RequestId>,
    nid: Option<String>,
    account_id: Option<AccountId>,
    role: Option<&'static str>,
    detail: String,
    state: Option<&'static str>,
}

impl Event {
    /// An event about the registry as a whole.
    pub fn general(act: Act) -> Self {
        Self { act: Some(act), ..Self::default() }
    }

    /// An event about an account.
    pub fn on_account(act: Act, account_id: &AccountId) -> Self {
        Self { act: Some(act), account_id: Some(account_id.to_owned()), ..Self::default() }
    }

    /// An event about a request, in a role.
    pub fn on_request(act: Act, request_id: &RequestId, role: &'static str) -> Self {
        Self { act: Some(act), request_id: Some(request_id.to_owned()), role: Some(role), ..Self::default() }
    }

    /// Adds the NID it is about.
    #[must_use]
    pub fn about_nid(mut self, nid: &str) -> Self {
        self.nid = Some(nid.to_owned());
        self
    }

    /// Adds text for readers: reasons, numbers, what changed.
    #[must_use]
    pub fn saying(mut self, detail: &str) -> Self {
        detail.clone_into(&mut self.detail);
        self
    }
}

impl Event {
    /// Adds the new state of its request.
    #[must_use]
    pub fn leading_to(mut self, state: &'static str) -> Self {
        self.state = Some(state);
        self
    }
}

/// A recorded event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// Database key; events are sorted by it.
    pub id: String,
    /// The kind of action.
    pub act: Act,
    /// The displayed actor: a name, or "nidreg".
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

impl Recorded {
    /// Whether the public history includes it: every save is recorded, but repeated saves are not informative.
    pub fn is_shown(&self) -> bool {
        self.act != Act::DraftSaved
    }

    /// Whether its text is also a comment or a position in the discussion.
    pub fn is_in_discussion(&self) -> bool {
        matches!(self.act, Act::Commented | Act::CommentedByMail | Act::ReviewSent)
    }
}

/// The key of a recorded event, to which its emails refer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventId(pub String);
