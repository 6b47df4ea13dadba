//! The kinds of email. An action decides who gets an email. Its text, its subject, its action and how to decline are a message in
//! `templates/mail/LANGUAGE/`. The table in this file declares each kind with its variables and its other properties ([`About`]).

pub mod about;
pub(super) mod messages;
pub mod own;
mod samples;

use super::answering::Answering;
use crate::ids::RequestNumber;
use about::{About, Choice, Leaves};
use jiff::civil::Date;
use messages::{message, shown};
use own::{Link, OperatorText, RegisteredNid, Setting, assert_own};
use samples::Sample;
use urn_registry::i18n::{Argument, Lang, Phrase, Value};

/// The task of a reminder to an expert whose position is due.
pub const YOUR_POSITION: &str = "your position";

/// Puts the first letter in lower case, for use within a sentence.
pub(super) fn small(text: &str) -> String {
    let mut emails = text.chars();
    emails.next().map_or_else(String::new, |first| first.to_lowercase().chain(emails).collect())
}

/// The type of a variable: text, unless its name or the table says otherwise.
macro_rules! variable {
    (title) => {
        Phrase
    };
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
        &About {
            code: $code,
            choice: Choice::$choice,
            answer: Answering::$answer,
            leaves: Leaves::$leaves,
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
        pub const KINDS: &[&About] = &[$(about!($code $about)),*];

        impl Notification {
            /// The properties of this kind.
            pub fn about(&self) -> &'static About {
                match self { $(Self::$variant { .. } => about!($code $about)),* }
            }

            /// The variables and their values.
            fn variables(&self) -> Vec<(&'static str, &dyn Argument)> {
                match self { $(Self::$variant { $($field),* } => vec![$((stringify!($field), $field as &dyn Argument)),*]),* }
            }

            /// One sample of each, with data of a fictitious request.
            pub fn samples() -> Vec<Self> {
                vec![$(Self::$variant { $($field: Sample::sample($code, stringify!($field))),* }),*]
            }
        }
    };
}

// In brackets: why the recipient gets it, the effect of a reply, its priority, and `opens` if its link grants access.
kinds! {
    // Accounts and incoming emails.
    Verify "verify" { link: Link } [Given Nothing AtScreen opens];
    AccountExists "account_exists" {} [Given Nothing AtScreen];
    Reset "reset" { link: Link } [Given Nothing AtScreen opens];
    Elsewhere "elsewhere" { provider: Setting, hours: i64, link: Link } [Given Nothing AtScreen opens];
    Security "security" { name, what: Phrase } [Account Nothing Protective];
    AddressNew "address_new" { until, link: Link } [Given Nothing AtScreen opens];
    AddressLeaves "address_leaves" { name, address, until, link: Link } [Account Nothing Protective opens];
    AddressInUse "address_in_use" { link: Link } [Given Nothing AtScreen];
    DraftDeleted "draft_deleted" { name, by, draft, link } [Account Nothing AtOnce];
    NewDevice "new_device" { name, device, at, link } [Account Nothing Protective];
    FailedSignIns "failed_sign_ins" { name, count: i64, link } [Account Nothing Protective];
    EmailWaits "email_waits" { name, number, title, minutes: i64, reviewer: bool, comment, left: usize, publish, withdraw }
        [Wrote Operators AtOnce opens];
    ConfirmAnswer "confirm_answer" { name, number, title, comment: bool, answer, left: usize, until, publish, withdraw }
        [Asks Operators AtOnce opens];
    ConfirmPosition "confirm_position" { name, number, title, position, revision, reasons, left: usize, until, publish, withdraw }
        [Asks Operators AtOnce opens];
    NotPublished "not_published" { name, number, title, why: Phrase, decides, link } [Wrote Operators AtOnce];
    Stopped "stopped" { name, number, title, link } [Wrote Operators AtOnce];
    OldList "old_list" { list: Setting, link: Link } [Sender Nothing AtOnce];
    // From submission to registration.
    Invitation "invitation" { number: RequestNumber, until, link: Link } [Invites Nothing AtOnce];
    Received "received" { name, number, title, correction: bool, until, link } [Informs Comment AtOnce];
    Arrived "arrived" { name, number, title, until, link } [Duty Operators AtOnce];
    ToList "to_list" { number, title, text, until, link } [List Nothing AtOnce];
    ListNews "list_news" { number, title, text, link } [List Nothing Last];
    ListReply "list_reply" { number, title, by, comment, link } [List Nothing AtOnce];
    Assignment "assignment" { name, number, title, by, until, text, help, link } [Asks Position AtOnce];
    AssignmentDeclined "assignment_declined" { name, number, title, reason, link } [Duty Operators AtOnce];
    Waiver "waiver" { name, number, title, by, reason, link } [Asks Operators AtOnce];
    ConflictTakenBack "conflict_taken_back" { name, number, title, by, reason, link } [Informs Operators AtOnce];
    Question "question" { name, number, title, by, until, question, link } [Asks Answer AtOnce];
    Answered "answered" { name, number, title, revision, answer, changes, compare, link } [Informs Comment AtOnce];
    Opened "opened" { name, number, title, until, link } [Informs Comment AtOnce];
    YourTurn "your_turn" { name, number, title, asks: Phrase, day: Option<Date>, link } [Asks Operators AtOnce];
    Discuss "discuss" { name, number, title, by, until, comment, link } [Asks Comment AtOnce];
    NewRevision "new_revision" { name, number, title, revision, note, changes, compare, link } [Informs Comment AtOnce];
    Comment "comment" { name, number, title, by, position, comment, link } [Informs Comment AtOnce];
    Retracted "retracted" { name, number, title, by, reason, link } [Informs Comment AtOnce];
    DecisionNeeded "decision_needed" { name, number, title, period_over: bool, link } [Asks Operators AtOnce];
    Approved "approved" { name, number, title, reasons, until, link } [Informs Comment AtOnce];
    SentBack "sent_back" { name, number, title, defect, link } [Asks Comment AtOnce];
    TrackChanged "track_changed" { name, number, title, track: Phrase, reason, link } [Informs Comment AtOnce];
    Registered "registered" { name, number, nid, version, link } [Informs Comment AtOnce];
    Followed "followed" { name, number, title, text, link } [Follows Operators AtOnce];
    // Standards bodies.
    Report "report" { number, title, body, report, link } [Asks Operators AtOnce];
    Reported "reported" { name, number, title, body, link } [Informs Comment AtOnce];
    Directed "directed" { name, number, title, text, link } [Informs Comment AtOnce];
    BodyAnswered "body_answered" { name, number, title, body, text, link } [Informs Comment AtOnce];
    RecognitionAsked "recognition_asked" { name, number, title, body, link } [Asks Operators AtOnce];
    RecognitionAnswered "recognition_answered" { name, number, title, body, recognized: bool, link } [Informs Comment AtOnce];
    CompletionAsked "completion_asked" { name, number, title, body, link } [Asks Comment AtOnce];
    // Requests that end otherwise or are on hold.
    Concurrence "concurrence" { name, number, title, by, reasons, link } [Asks Operators AtOnce];
    Declined "declined" { name, number, title, reasons, until, link } [Informs Comment AtOnce];
    Appeal "appeal" { name, number, title, by, grounds, link } [Asks Comment AtOnce];
    AppealDecided "appeal_decided" { name, number, title, granted: bool, text, link } [Informs Comment AtOnce];
    Closed "closed" { name, number, title, state: &'static str, other, reason, until, link } [Informs Comment AtOnce];
    LapseWarning "lapse_warning" { name, number, title, days, until, link } [Asks Comment AtOnce];
    Reopened "reopened" { name, number, title, state: &'static str, reason, link } [Informs Comment AtOnce];
    Hold "hold" { name, number, title, ended: bool, reason, link } [Informs Operators AtOnce];
    PublicationWaits "publication_waits" { name, number, title, by, what, until, link } [Asks Operators AtOnce];
    PublishedAlone "published_alone" { name, number, title, by, what, reason, link } [Duty Operators AtOnce];
    // Name conflicts.
    NameConflict "name_conflict" { name, number, nid, others, waits: bool, link } [Informs Comment AtOnce];
    NameConflictEnded "name_conflict_ended" { name, number, nid, other, ended, waits: bool, link } [Informs Comment AtOnce];
    // Registered namespaces.
    ContactAnswered "contact_answered" { name, number, title, accepts: bool, reason, link } [Informs Operators AtOnce];
    ChangeNotice "change_notice" { number: RequestNumber, nid: RegisteredNid, change: &'static str, until: Date, link: Link } [AsksContact Operators Protective opens];
    Corrected "corrected" { name, number, nid, edition, reason, link } [Informs Comment AtOnce];
    StatusNotice "status_notice" { number, nid, status, statement, link } [Informs Nothing AtOnce];
    StatusMark "status_mark" { namespace: RegisteredNid, what: OperatorText, reason: OperatorText, because: &'static str, link: Link } [Contact Nothing Protective];
    ContactAsked "contact_asked" { nid: RegisteredNid, link: Link } [AsksContact Nothing AtOnce opens];
    // Daily work.
    Unreachable "unreachable" { name, number, title, question, until, link } [Duty Operators AtOnce];
    Reminder "reminder" { name, number, title, due, link } [Informs Position AtOnce];
    Overdue "overdue" { name, number, title, what, since, to, link } [Informs Comment AtOnce];
    Escalation "escalation" { name, number, title, what, why, to, link } [Informs Operators AtOnce];
    HeldMail "held_mail" { name, sender, subject, why, link } [Duty Nothing Last];
    AddressFails "address_fails" { name, address, subject, why, paused: bool, link } [Duty Nothing AtOnce];
}

impl Notification {
    /// The machine name, stored with the email.
    pub fn code(&self) -> &'static str {
        self.about().code
    }

    /// The effect of a reply. A reply to a reminder of a position can record the position.
    pub fn answering(&self) -> Answering {
        match self {
            Self::Overdue { what, .. } if what == YOUR_POSITION => Answering::Position,
            _ => self.about().answer,
        }
    }

    /// The message of this kind, or one of its attributes; `None` if it has no such attribute.
    fn part(&self, lang: Lang, attribute: Option<&str>) -> Option<String> {
        message(lang, self.code(), attribute, &self.variables())
    }

    /// The text without greeting and closing.
    pub(crate) fn text(&self, lang: Lang) -> String {
        self.part(lang, None).unwrap_or_default()
    }

    /// The purpose of the first link.
    pub fn act(&self, lang: Lang) -> String {
        self.part(lang, Some("act")).unwrap_or_default()
    }

    /// How the recipient declines what the email asks for.
    pub fn decline(&self, lang: Lang) -> Option<String> {
        self.part(lang, Some("decline"))
    }

    /// The subject line: the request and NID, what is new or requested, and the due date. The emails of a request start with its number
    /// and form one thread.
    pub fn subject(&self, lang: Lang) -> String {
        let name = self.variable(lang, "title").or_else(|| Some(format!("urn:{}", self.variable(lang, "nid")?)));
        let head = match (self.variable(lang, "number"), name) {
            (Some(number), Some(name)) => format!("[{number}] {name}: "),
            (Some(number), None) => format!("[{number}] "),
            (None, Some(name)) => format!("{name}: "),
            (None, None) => String::new(),
        };
        head + &self.part(lang, Some("subject")).unwrap_or_default()
    }

    /// The value of a variable.
    fn variable(&self, lang: Lang, wanted: &str) -> Option<String> {
        self.variables().into_iter().find(|(name, _)| *name == wanted).map(|(_, value)| shown(lang, value))
    }

    /// Whether the phrases among its variables are translated. The tasks of operators and experts are not.
    pub(super) fn is_translated(&self, lang: Lang) -> bool {
        let is = |value: &dyn Argument| !matches!(value.value(), Value::Phrase(phrase) if !phrase.is_translated(lang));
        self.variables().into_iter().all(|(_, value)| is(value))
    }

    /// The name in the greeting.
    pub(crate) fn name(&self) -> Option<String> {
        self.variable(Lang::En, "name")
    }

    /// The recipients by role. The variables of an email can describe them more precisely than its kind.
    pub(super) fn recipients(&self, lang: Lang) -> String {
        self.variable(lang, "to").unwrap_or_else(|| Phrase::new("mails-to").with("kind", self.code()).text(lang))
    }

    /// The link to the action. `home` is the base URL of the registry; emails without a link lead to its account page.
    pub(crate) fn link(&self, home: &str) -> String {
        // For a pending comment the link withdraws it, for an answer it confirms it.
        let first = if matches!(self, Self::EmailWaits { .. }) { "withdraw" } else { "publish" };
        let found = self.variable(Lang::En, "link").or_else(|| self.variable(Lang::En, first));
        found.unwrap_or_else(|| format!("{home}/account"))
    }
}

/// The properties of the kind with this machine name.
pub fn about(code: &str) -> Option<&'static About> {
    KINDS.iter().copied().find(|about| about.code == code)
}

/// Whether the kind with this machine name is sent to people because they follow something, which they can stop with one click.
pub(crate) fn follows(code: &str) -> bool {
    about(code).is_some_and(|about| about.choice == Choice::Follows)
}

/// What a reply to the kind with this machine name does; replies to unknown kinds go to the operators.
pub fn answering(code: &str) -> Answering {
    about(code).map_or(Answering::Operators, |about| about.answer)
}
