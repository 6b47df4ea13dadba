//! The kinds of email. An action decides who gets an email. Its text, its subject, its action and how to decline are a message in
//! `templates/mail/LANGUAGE/`. The table in this file declares each kind with its variables and its other properties ([`About`]).

pub mod about;
pub mod email;
pub(super) mod messages;
pub mod own;
#[cfg(debug_assertions)]
mod samples;

use super::answering::ReplyEffect;
use crate::ids::RequestNumber;
use about::{EmailKind, RecipientReason, SendPriority};
use jiff::civil::Date;
use own::{Link, OperatorText, RegisteredNid, Setting, assert_own};
#[cfg(debug_assertions)]
use samples::Sample;
use urn_registry::i18n::{Argument, Phrase};

/// The task of a reminder to an expert whose position is due.
pub const POSITION_TASK: &str = "your position";

/// Puts the first letter in lower case, for use within a sentence.
pub(super) fn lowercase_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The type of a variable: text, unless its name or the table says otherwise.
macro_rules! variable {
    (by) => {
        Phrase
    };
    (until) => {
        Date
    };
    (due) => {
        Date
    };
    (since) => {
        Date
    };
    ($name:ident) => {
        String
    };
    ($name:ident $type:ty) => {
        $type
    };
}

macro_rules! opens {
    () => {
        false
    };
    (opens) => {
        true
    };
}

macro_rules! about {
    ($code:literal [$choice:ident $answer:ident $leaves:ident $($opens:ident)?]) => {
        &EmailKind {
            code: $code,
            choice: RecipientReason::$choice,
            answer: ReplyEffect::$answer,
            leaves: SendPriority::$leaves,
            opens: opens!($($opens)?),
        }
    };
}

/// Checks the types of the variables of kinds that are sent to an address that its owner has not confirmed ([`own`]).
macro_rules! own_values {
    ([Given $($rest:tt)*] $($type:ty),*) => { $(assert_own::<$type>();)* };
    ([Invites $($rest:tt)*] $($type:ty),*) => { $(assert_own::<$type>();)* };
    ([Contact $($rest:tt)*] $($type:ty),*) => { $(assert_own::<$type>();)* };
    ([AsksContact $($rest:tt)*] $($type:ty),*) => { $(assert_own::<$type>();)* };
    ([Sender $($rest:tt)*] $($type:ty),*) => { $(assert_own::<$type>();)* };
    ([$other:ident $($rest:tt)*] $($type:ty),*) => {};
}

macro_rules! kinds {
    ($($variant:ident $code:literal { $($field:ident $(: $type:ty)?),* } $about:tt;)*) => {
        /// An email with its variables.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the messages describe each kind; the fields are the variables of its message")]
        pub enum Notification {
            $($variant { $($field: variable!($field $($type)?)),* }),*
        }

        const _: () = { $(own_values!($about $(variable!($field $($type)?)),*);)* };

        /// All kinds of email.
        pub const KINDS: &[&EmailKind] = &[$(about!($code $about)),*];

        impl Notification {
            /// The properties of this kind.
            pub fn about(&self) -> &'static EmailKind {
                match self { $(Self::$variant { .. } => about!($code $about)),* }
            }

            /// The variables and their values.
            fn variables(&self) -> Vec<(&'static str, &dyn Argument)> {
                match self { $(Self::$variant { $($field),* } => vec![$((stringify!($field), $field as &dyn Argument)),*]),* }
            }

            /// One sample of each, with data of a fictitious request. Only in debug builds, for tests.
            #[cfg(debug_assertions)]
            pub fn samples() -> Vec<Self> {
                vec![$(Self::$variant { $($field: Sample::sample($code, stringify!($field))),* }),*]
            }
        }
    };
}

// Every email also has the name of its recipient and, if it is about a request, its number, its title and a link to its page ([`email`]).
// In brackets: why the recipient gets it, the effect of a reply, its priority, and `opens` if its link grants access.
kinds! {
    // Accounts and incoming emails.
    Verify "verify" { link: Link } [Given Nothing AtScreen opens];
    AccountExists "account_exists" {} [Given Nothing AtScreen];
    Reset "reset" { link: Link } [Given Nothing AtScreen opens];
    OidcJoin "oidc_join" { provider: Setting, hours: i64, link: Link } [Given Nothing AtScreen opens];
    Security "security" { what: Phrase } [Account Nothing Protective];
    AddressNew "address_new" { until, link: Link } [Given Nothing AtScreen opens];
    AddressLeaves "address_leaves" { address, until, link: Link } [Account Nothing Protective opens];
    AddressInUse "address_in_use" { link: Link } [Given Nothing AtScreen];
    DraftDeleted "draft_deleted" { by, draft, link } [Account Nothing AtOnce];
    NewDevice "new_device" { device, at } [Account Nothing Protective];
    FailedSignIns "failed_sign_ins" { count: i64 } [Account Nothing Protective];
    EmailWaits "email_waits" { minutes: i64, reviewer: bool, comment, left: usize, publish, withdraw } [Wrote Comment AtOnce opens];
    ConfirmAnswer "confirm_answer" { comment: bool, answer, left: usize, until, publish, withdraw } [Asks Operators AtOnce opens];
    ConfirmPosition "confirm_position" { position, revision, reasons, near: bool, left: usize, until, publish, withdraw } [Asks Position AtOnce opens];
    NotPublished "not_published" { reason: Phrase, decides, text } [Wrote Operators AtOnce];
    Stopped "stopped" {} [Wrote Operators AtOnce];
    OldList "old_list" { list: Setting, link: Link } [Sender Nothing AtOnce];
    // From submission to registration.
    Invitation "invitation" { number: RequestNumber, until, link: Link } [Invites Nothing AtOnce];
    Received "received" { correction: bool, until } [Informs Comment AtOnce];
    Arrived "arrived" { until } [Duty Operators AtOnce];
    ToList "to_list" { text, until } [List Nothing AtOnce];
    ListNews "list_news" { text } [List Nothing Last];
    ListReply "list_reply" { by, comment, link } [List Nothing AtOnce];
    Assignment "assignment" { by, until, text, revision, template, help } [Asks Position AtOnce];
    AssignmentDeclined "assignment_declined" { reason } [Duty Operators AtOnce];
    Waiver "waiver" { by, reason } [Asks Operators AtOnce];
    ConflictTakenBack "conflict_taken_back" { by, reason } [Informs Operators AtOnce];
    Question "question" { by, until, question, link } [Asks Answer AtOnce];
    Answered "answered" { revision, answer, changes, compare } [Informs Comment AtOnce];
    Opened "opened" { until } [Informs Comment AtOnce];
    ActionRequired "action_required" { asks: Phrase, day: Option<Date>, link } [Asks Operators AtOnce];
    Discuss "discuss" { by, until, comment, link } [Asks Comment AtOnce];
    NewRevision "new_revision" { revision, note, seen, changes, compare } [Informs Position AtOnce];
    Comment "comment" { by, position, comment } [Informs Comment AtOnce];
    Retracted "retracted" { by, reason } [Informs Comment AtOnce];
    DecisionNeeded "decision_needed" { period_over: bool } [Asks Operators AtOnce];
    Approved "approved" { reasons, until } [Informs Comment AtOnce];
    SentBack "sent_back" { defect } [Asks Comment AtOnce];
    ProcedureChanged "procedure_changed" { procedure: Phrase, reason } [Informs Comment AtOnce];
    Registered "registered" { nid, version, link } [Informs Operators AtOnce];
    Followed "followed" { text } [Follows Operators AtOnce];
    // Standards bodies.
    Report "report" { body, report } [Asks Operators AtOnce];
    Reported "reported" { body } [Informs Comment AtOnce];
    Directed "directed" { text } [Informs Comment AtOnce];
    BodyAnswered "body_answered" { body, text } [Informs Comment AtOnce];
    RecognitionAsked "recognition_asked" { body } [Asks Operators AtOnce];
    RecognitionAnswered "recognition_answered" { body, recognized: bool } [Informs Comment AtOnce];
    CompletionAsked "completion_asked" { body } [Asks Comment AtOnce];
    // Requests that end otherwise or are on hold.
    Concurrence "concurrence" { by, reasons, link } [Asks Operators AtOnce];
    Declined "declined" { reasons, until } [Informs Operators AtOnce];
    Appeal "appeal" { by, grounds } [Asks Operators AtOnce];
    AppealDecided "appeal_decided" { granted: bool, text } [Informs Operators AtOnce];
    Closed "closed" { state: &'static str, other, reason, until } [Informs Operators AtOnce];
    LapseWarning "lapse_warning" { days, until } [Asks Comment AtOnce];
    Reopened "reopened" { state: &'static str, reason } [Informs Comment AtOnce];
    OperatorMessage "operator_message" { by, text } [Informs Operators AtOnce];
    Hold "hold" { ended: bool, reason } [Informs Operators AtOnce];
    PublicationWaits "publication_waits" { by, what, until } [Asks Operators AtOnce];
    PublishedAlone "published_alone" { by, what, reason } [Duty Operators AtOnce];
    // Name conflicts.
    NameConflict "name_conflict" { nid, others, waits: bool } [Informs Comment AtOnce];
    NameConflictEnded "name_conflict_ended" { nid, other, ended, waits: bool } [Informs Comment AtOnce];
    // Registered namespaces.
    ContactAnswered "contact_answered" { accepts: bool, reason } [Informs Operators AtOnce];
    ChangeNotice "change_notice" { number: RequestNumber, nid: RegisteredNid, change: &'static str, until: Date, link: Link } [AsksContact Operators Protective opens];
    Corrected "corrected" { nid, edition, reason, link } [Informs Operators AtOnce];
    StatusNotice "status_notice" { nid, status, statement, link } [Informs Nothing AtOnce];
    StatusMark "status_mark" { namespace: RegisteredNid, what: OperatorText, reason: OperatorText, because: &'static str, link: Link } [Contact Nothing Protective];
    ContactAsked "contact_asked" { nid: RegisteredNid, link: Link } [AsksContact Nothing AtOnce opens];
    // Daily work.
    Unreachable "unreachable" { question, until } [Duty Operators AtOnce];
    Reminder "reminder" { due } [Informs Position AtOnce];
    Overdue "overdue" { what, since, to } [Informs Comment AtOnce];
    Escalation "escalation" { what, reason, to } [Informs Operators AtOnce];
    HeldMail "held_mail" { sender, subject, reason, link } [Duty Nothing Last];
    AddressFails "address_fails" { address, subject, reason, paused: bool, link } [Duty Nothing AtOnce];
}

impl Notification {
    /// The machine name, stored with the email.
    pub fn code(&self) -> &'static str {
        self.about().code
    }

    /// The effect of a reply. A reply to a reminder of a position can record the position.
    pub fn reply_effect(&self) -> ReplyEffect {
        match self {
            Self::Overdue { what, .. } if what == POSITION_TASK => ReplyEffect::Position,
            _ => self.about().answer,
        }
    }
}

/// The properties of the kind with this machine name.
pub fn email_kind(code: &str) -> Option<&'static EmailKind> {
    KINDS.iter().copied().find(|about| about.code == code)
}

/// Whether the kind with this machine name is sent to people because they follow something, which they can stop with one click.
pub(crate) fn is_for_followers(code: &str) -> bool {
    email_kind(code).is_some_and(|about| about.choice == RecipientReason::Follows)
}

/// What a reply to the kind with this machine name does; replies to unknown kinds go to the operators.
pub fn reply_effect_of(code: &str) -> ReplyEffect {
    email_kind(code).map_or(ReplyEffect::Operators, |about| about.answer)
}
