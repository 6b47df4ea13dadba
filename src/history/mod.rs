//! What happened: append-only events, one for each act, written in the act's own transaction.
//!
//! Pages, feeds and letters read them; nothing changes them, which the database itself sees to.

pub mod log;
pub mod queries;
pub mod redactions;

use crate::ids::{AccountId, RequestId};
use jiff::Timestamp;

macro_rules! acts {
    ($($variant:ident = $name:literal, $words:literal;)*) => {
        /// What was done. The machine word is stored; the words are what people read.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the words say it")]
        pub enum Act { $($variant),* }

        impl Act {
            /// All acts.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The machine word.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// The same for people, as a sentence without its subject.
            pub fn words(self) -> &'static str {
                match self { $(Self::$variant => $words),* }
            }
        }
    };
}

acts! {
    AccountOpened = "account_opened", "opened an account";
    AccountAskedAgain = "account_asked_again", "asked for an account that exists";
    VerifyLinkSent = "verify_link_sent", "sent a link to verify the address";
    AddressVerified = "address_verified", "verified the address";
    SignedIn = "signed_in", "signed in";
    SignedOut = "signed_out", "signed out";
    SessionEnded = "session_ended", "ended a session";
    SessionsEnded = "sessions_ended", "ended all sessions of an account";
    ResetLinkSent = "reset_link_sent", "sent a link to choose a new password";
    PasswordChanged = "password_changed", "changed the password";
    RolesChanged = "roles_changed", "changed the roles";
    AccountShut = "account_shut", "shut the account";
    AccountClosed = "account_closed", "closed the account";
    NameChanged = "name_changed", "changed their name";
    AddressChangeAsked = "address_change_asked", "asked for another address";
    AddressChangeEnded = "address_change_ended", "ended a change of the address";
    AddressHelpAsked = "address_help_asked", "asked an administrator to confirm another address";
    AddressChanged = "address_changed", "changed the address";
    MergeAsked = "merge_asked", "asked to merge this account with another one";
    MergeConfirmed = "merge_confirmed", "confirmed to merge two accounts";
    MergeEnded = "merge_ended", "ended the wish to merge two accounts";
    AccountsMerged = "accounts_merged", "merged two accounts of one person";
    ErasureLinkSent = "erasure_link_sent", "sent a link to confirm a request for erasure";
    ErasureAsked = "erasure_asked", "asked for erasure";
    ErasureEnded = "erasure_ended", "took a request for erasure back";
    ErasureAnswered = "erasure_answered", "answered a request for erasure";
    DataTaken = "data_taken", "took a copy of what is held about them";
    AccountReopened = "account_reopened", "opened the account again";
    TokenMade = "token_made", "made a token";
    TokenEnded = "token_ended", "ended a token";
    ElsewhereLinked = "elsewhere_linked", "linked a sign-in at another provider";
    ElsewhereEnded = "elsewhere_ended", "ended a sign-in at another provider";
    ElsewhereLinkSent = "elsewhere_link_sent", "sent a link to go on from another provider";
    SecondFactorSet = "second_factor_set", "set up a second factor";
    SecondFactorRemoved = "second_factor_removed", "removed the second factor";
    SecondFactorResetAsked = "second_factor_reset_asked", "asked another administrator to reset a second factor";
    SecondFactorReset = "second_factor_reset", "reset the second factor";
    RecoveryCodesMade = "recovery_codes_made", "made new recovery codes";
    RecoveryCodeUsed = "recovery_code_used", "used a recovery code";
    NewDevice = "new_device", "noted a sign-in from a new browser";
    Confirmed = "identity_confirmed", "confirmed who they are";
    FirstAdminLinkMade = "first_admin_link_made", "made the link for the first administrator";
    KeyMade = "key_made", "made a new key of the registry; the old one stays valid beside it";
    KeyDropped = "key_dropped", "dropped the old key of the registry";
    Imported = "imported", "took over a state of IANA's registry";
    ImportUndone = "import_undone", "undid an import";
    RegistryLoaded = "registry_loaded", "loaded the registry of IANA";
    WentOnFromCopy = "went_on_from_copy", "went on from a copy after a disaster";
    DraftStarted = "draft_started", "started a draft";
    DraftSaved = "draft_saved", "saved the draft";
    DraftDeleted = "draft_deleted", "deleted the draft";
    MemberInvited = "member_invited", "invited somebody to work on the request";
    InvitationEnded = "invitation_ended", "took an invitation back";
    MemberJoined = "member_joined", "joined the request";
    MemberLeft = "member_left", "left the request";
    PreviewShared = "preview_shared", "made a private link to the preview";
    PreviewEnded = "preview_ended", "ended the private link";
    BecameVersion = "became_version", "made the correction a new version";
    Corrected = "corrected", "published a correction";
    Rebased = "rebased", "took the newest registered version as the base";
    Submitted = "submitted", "submitted the request";
    ReviewOpened = "review_opened", "opened the review";
    ExpertsAsked = "experts_asked", "asked more experts";
    AssignmentAccepted = "assignment_accepted", "accepted to review";
    AssignmentDeclined = "assignment_declined", "declined to review";
    AssignmentTakenUp = "assignment_taken_up", "takes the review up after all";
    Asked = "asked", "asked the requester";
    Answered = "answered", "answered";
    AnswerToConfirm = "answer_to_confirm", "asked for the answer sent by email to be confirmed";
    SnapshotSent = "snapshot_sent", "sent a new text";
    Commented = "commented", "commented";
    CommentedByMail = "commented_by_mail", "commented by email";
    CommentWithdrawn = "comment_withdrawn", "took a comment back before anybody had read it";
    CommentStruck = "comment_struck", "struck a comment of their own";
    ReviewSent = "review_sent", "sent comments";
    PositionTaken = "position_taken", "took a position";
    DiscussAnswered = "discuss_answered", "answered a position to discuss";
    ThreadDone = "thread_done", "marked a thread as done";
    ThreadResolved = "thread_resolved", "resolved a thread";
    ThreadReopened = "thread_reopened", "opened a thread again";
    SuggestionUsed = "suggestion_used", "took over a suggested wording";
    Disclosed = "disclosed", "has no conflict of interest";
    ConflictDeclared = "conflict_declared", "declared a conflict of interest";
    WaiverAsked = "waiver_asked", "declared a conflict of interest and asks for a waiver";
    ConflictWaived = "conflict_waived", "waived a conflict of interest";
    AuthorityConfirmed = "authority_confirmed", "recorded on what evidence whoever asks speaks for the namespace";
    AuthorityVouched = "authority_vouched", "confirmed by the link to the published contact that whoever asks speaks for the namespace";
    AuthorityDenied = "authority_denied", "said by the link to the published contact that whoever asks does not speak for the namespace";
    Approved = "approved", "approved the request";
    DeclineProposed = "decline_proposed", "proposed to decline the request";
    Declined = "declined", "concurred: the request is declined";
    Reported = "reported", "sent the expert report to the standards body";
    PaperFiled = "paper_filed", "put a paper on file";
    PaperStruck = "paper_struck", "struck a paper that was filed in error";
    Directed = "directed", "recorded the direction of the standards body";
    BodyAsked = "body_asked", "recorded that the standards body asks for changes";
    BodyDeclined = "body_declined", "recorded that the standards body declines";
    RecognitionAsked = "recognition_asked", "asked the IESG whether the body is recognised";
    Recognised = "recognised", "recorded that the IESG recognises the body";
    RecognitionRefused = "recognition_refused", "recorded that the IESG does not recognise the body; the community decides";
    SpecificationNamed = "specification_named", "named the specification";
    CompletionAsked = "completion_asked", "asked for completion";
    TrackChanged = "track_changed", "changed the track";
    SentBack = "sent_back", "sent the request back to review";
    Withdrawn = "withdrawn", "withdrew the request";
    Lapsed = "lapsed", "let the request lapse";
    CalledDuplicate = "called_duplicate", "called the request a duplicate";
    DuplicateTakenBack = "duplicate_taken_back", "took back that the request is a duplicate";
    EndTakenBack = "end_taken_back", "took back that the request had ended";
    TrackTakenBack = "track_taken_back", "took back the change of the track";
    DisclosureTakenBack = "disclosure_taken_back", "took back the conflict of interest they had declared";
    Reopened = "reopened", "took the request up again";
    Contended = "contended", "noted that another request wants the same name";
    Renamed = "renamed", "chose another name";
    VerdictGiven = "verdict_given", "said who should have the name";
    RoomNoted = "room_noted", "wrote in the room of the contending requests";
    ContentionSettled = "contention_settled", "recorded the outcome of the contention";
    Appealed = "appealed", "appealed";
    AppealDecided = "appeal_decided", "recorded the decision on the appeal";
    Disputed = "disputed", "put a note on a dispute about ownership on file";
    HoldOrdered = "hold_ordered", "put a court order on file; it holds provisionally until a second operator confirms it";
    HoldConfirmed = "hold_confirmed", "confirmed the court order";
    HoldEndAsked = "hold_end_asked", "recorded that the court order is lifted";
    HoldEnded = "hold_ended", "recorded that the hold has ended";
    Accepted = "accepted", "accepted to become the registrant";
    Escalated = "escalated", "escalated the request";
    Reminded = "reminded", "sent a reminder";
    DigestSent = "digest_sent", "sent the digest";
    Appointed = "appointed", "appointed an expert";
    AppointmentEnded = "appointment_ended", "ended an appointment";
    AwayNoted = "away_noted", "will be away";
    AwayCancelled = "away_cancelled", "cancelled an absence";
    DeputyNamed = "deputy_named", "named a deputy";
    DeputyDeclined = "deputy_declined", "declined to stand in";
    DeputyEnded = "deputy_ended", "ended that somebody stands in";
    BodyRecognised = "body_listed", "put a body on the list of recognised ones";
    RepresentativeNamed = "representative_named", "named a representative";
    RepresentativeEnded = "representative_ended", "ended that somebody speaks for a body";
    BodyEnded = "body_ended", "took a body off the list of recognised ones";
    DeskNoted = "desk_noted", "wrote a private note";
    DeskNoteDropped = "desk_note_dropped", "took a private note away";
    DeskTaken = "desk_taken", "took a request at the desk";
    DeskGiven = "desk_given", "gave a request to a colleague at the desk";
    DeskGivenBack = "desk_given_back", "gave a request back to the desk";
    NidReserved = "nid_reserved", "reserved a NID";
    ReservationEnded = "reservation_ended", "ended a reservation";
    StatusChanged = "status_changed", "changed the status of the namespace";
    MailHeld = "mail_held", "kept an email for the operators";
    MailSettled = "mail_settled", "settled an email";
    MailDiscarded = "mail_discarded", "discarded an email";
    MailPlaced = "mail_placed", "put an email on the request";
    AddressPaused = "address_paused", "paused sending to an address at which emails do not arrive";
    AddressResumed = "address_resumed", "let emails go to an address again";
    ListPosted = "list_posted", "took over what was said on the review list";
    EmailCancelled = "email_cancelled", "cancelled an email that waited";
    EmailsChosen = "emails_chosen", "chose which emails to get";
    EmailSentAgain = "email_sent_again", "sent an email again";
    EmailWaits = "email_waits", "sent an email that waits to be published";
    EmailWithdrawn = "email_withdrawn", "withdrew an email before it was published";
    StatusMarkFiled = "status_mark_filed", "marked the status of a namespace whose registrant is gone; a second operator confirms it";
    StatusMarkConfirmed = "status_mark_confirmed", "confirmed the status of a namespace whose registrant is gone";
    StatusMarkDropped = "status_mark_dropped", "dropped a mark of status";
    ConsentAsked = "consent_asked", "asked for consent to a correction that changes what the text says";
    ConsentGiven = "consent_given", "consented to the correction";
    ConsentTakenBack = "consent_taken_back", "took the consent back";
    ErrorMarkFiled = "error_mark_filed", "marked what was registered in error; a second operator confirms it";
    ErrorMarkConfirmed = "error_mark_confirmed", "confirmed what is said of a registration in error";
    ErrorMarkDropped = "error_mark_dropped", "dropped a mark of a registration in error";
    RedactionAsked = "redaction_asked", "asked to take personal data out of the record; a second operator confirms it";
    Redacted = "redacted", "took personal data out of the record";
    RedactionDropped = "redaction_dropped", "dropped that something is taken out of the record";
    KeeperNamed = "keeper_named", "named who keeps a register of parts of a namespace";
    KeeperEnded = "keeper_ended", "ended that somebody keeps a register of parts of a namespace";
    PartAdded = "part_added", "added a part of a namespace";
    PartChanged = "part_changed", "changed a part of a namespace";
    PartEnded = "part_ended", "ended a part of a namespace; its prefix is never given again";
    NamesGone = "names_gone", "recorded names whose resource is gone";
    NamesGoneTakenBack = "names_gone_taken_back", "took back a file of names whose resource is gone";
    LightAsked = "light_asked", "asked for a small change";
    LightGranted = "light_granted", "granted a small change";
    LightDeclined = "light_declined", "declined a small change";
    LightWithdrawn = "light_withdrawn", "took a request for a small change back";
    ResolverChanged = "resolver_changed", "changed an entry of the resolver directory";
    ProposedChanged = "proposed_changed", "changed a registry that was proposed in 2012";
    InUseChanged = "in_use_changed", "changed the list of names in use without being registered";
    ContactInvited = "contact_invited", "invited a contact to confirm what is promised of a namespace";
    ContactEnded = "contact_ended", "ended that a contact is asked what is promised of a namespace";
    ContactAsked = "contact_asked", "asked a contact whether what is promised of a namespace still holds";
    ContactSilent = "contact_silent", "noted that a contact no longer answers";
    PromisesConfirmed = "promises_confirmed", "noted that a contact confirmed what is promised of a namespace";
    ContactWritten = "contact_written", "wrote to a contact about an address that the registry names";
    OldListAnswered = "old_list_answered", "answered an email to the former address of the list";
    PublicationPrepared = "publication_prepared", "prepared the publication; a second operator confirms it";
    PreparationWithdrawn = "preparation_withdrawn", "took back what was prepared for publication";
    Registered = "registered", "registered the namespace";
}

impl Act {
    /// The act with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|act| act.name() == name)
    }
}

/// The longest comment, question, answer or reason, in bytes.
pub const WORDS_MAX: usize = 64 * 1024;

/// What an event is about.
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
    /// About nothing narrower than the registry.
    pub fn general(act: Act) -> Self {
        Self { act: Some(act), ..Self::default() }
    }

    /// About an account.
    pub fn on_account(act: Act, account_id: &AccountId) -> Self {
        Self { act: Some(act), account_id: Some(account_id.to_owned()), ..Self::default() }
    }

    /// About a request, done in a role.
    pub fn on_request(act: Act, request_id: &RequestId, role: &'static str) -> Self {
        Self { act: Some(act), request_id: Some(request_id.to_owned()), role: Some(role), ..Self::default() }
    }

    /// The same, also about a NID.
    #[must_use]
    pub fn about_nid(mut self, nid: &str) -> Self {
        self.nid = Some(nid.to_owned());
        self
    }

    /// The same with words to read: reasons, numbers, what changed.
    #[must_use]
    pub fn saying(mut self, detail: &str) -> Self {
        detail.clone_into(&mut self.detail);
        self
    }
}

impl Event {
    /// The same, moving its request to a state.
    #[must_use]
    pub fn leading_to(mut self, state: &'static str) -> Self {
        self.state = Some(state);
        self
    }
}

/// An event as it is read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// Key; events sort by it.
    pub id: String,
    /// What was done.
    pub act: Act,
    /// By whom, for people: a name, or "nidreg".
    pub by: String,
    /// In which role.
    pub role: String,
    /// Words to read.
    pub detail: String,
    /// The state it led to, when it moved its request.
    pub state: Option<String>,
    /// When.
    pub at: Timestamp,
}

/// The key of a recorded event, which its letters refer to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventId(pub String);
