//! The kinds of email. An action decides who gets an email. Its text, its subject, its action and how to decline are a message in
//! `templates/mail/LANGUAGE/`. The table in this file declares each kind with its variables and its other properties ([`About`]).

pub mod about;
pub(super) mod messages;
pub mod part;
mod samples;

use super::answering::Answering;
use super::choices::Topic;
use about::{About, Choice, Leaves};
use jiff::civil::Date;
use messages::{message, shown};
use part::Part;
use samples::Sample;
use urn_registry::i18n::{Argument, Lang, Phrase};

/// The task of a reminder to an expert whose position is due.
pub const YOUR_POSITION: &str = "your position";

/// Puts the first letter in lower case, for use within a sentence.
pub(super) fn small(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The type of a variable: text, unless its name or the table says otherwise.
macro_rules! variable {
    (title) => {
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
    ($code:literal [$part:ident $choice:ident $(($topic:ident))? $answer:ident $leaves:ident $($opens:ident)?]) => {
        &About {
            code: $code,
            part: Part::$part,
            choice: Choice::$choice $((Topic::$topic))?,
            answer: Answering::$answer,
            leaves: Leaves::$leaves,
            opens: opens!($($opens)?),
        }
    };
}

macro_rules! kinds {
    ($($variant:ident $code:literal { $($field:ident $(: $type:ty)?),* } $about:tt;)*) => {
        /// An email with its variables.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the messages describe each kind; the fields are the variables of its message")]
        pub enum Notification {
            $($variant { $($field: variable!($field $($type)?)),* }),*
        }

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

// In brackets: the part of the help pages, whether the recipient can unsubscribe, the effect of a reply, when it is sent, and `opens` if
// its link grants access.
kinds! {
    // Accounts and incoming emails.
    Verify "verify" { name, link } [Account Given Nothing AtScreen opens];
    AccountExists "account_exists" { name } [Account Given Nothing AtScreen];
    Reset "reset" { name, link } [Account Given Nothing AtScreen opens];
    Elsewhere "elsewhere" { provider, hours, link } [Account Given Nothing AtScreen opens];
    Security "security" { name, what: Phrase } [Account Account Nothing AtScreen];
    AddressNew "address_new" { name, until, link } [Account Given Nothing AtScreen opens];
    AddressLeaves "address_leaves" { name, address, until, link } [Account Account Nothing AtScreen opens];
    AddressInUse "address_in_use" { name, link } [Account Given Nothing AtScreen];
    ErasureConfirm "erasure_confirm" { until, link } [Account Given Nothing AtScreen opens];
    NameInvited "name_invited" { by, nid, place, link } [Account Invites Nothing AtScreen];
    ErasureAnswered "erasure_answered" { erased: bool, words, link } [Account Wrote Nothing AtOnce];
    DraftDeleted "draft_deleted" { name, by, draft, link } [Account Account Nothing AtOnce];
    NewDevice "new_device" { name, device, at, link } [Account Account Nothing AtOnce];
    EmailWaits "email_waits" { name, number, title, minutes: i64, reviewer: bool, comment, left: usize, publish, withdraw }
        [Answers Wrote Operators AtOnce opens];
    ConfirmAnswer "confirm_answer" { name, number, title, answer, left: usize, until, publish, withdraw }
        [Answers Asks Operators AtOnce opens];
    ConfirmPosition "confirm_position" { name, number, title, position, snapshot, reasons, left: usize, until, publish, withdraw }
        [Answers Asks Operators AtOnce opens];
    NotPublished "not_published" { name, number, title, why: Phrase, decides, link } [Answers Wrote Operators AtOnce];
    Stopped "stopped" { name, number, title, link } [Answers Wrote Operators AtOnce];
    OldList "old_list" { list, link } [Answers Wrote Nothing AtOnce];
    // From submission to registration.
    Invitation "invitation" { by, number, title, until, link } [Review Invites Nothing AtOnce];
    Received "received" { name, number, title, correction: bool, until, link } [Review Stops(Progress) Comment AtOnce];
    Arrived "arrived" { name, number, title, until, link } [Desk Duty Operators AtOnce];
    ToList "to_list" { number, title, text, until, link } [Review List Nothing AtOnce];
    ListNews "list_news" { number, title, words, link } [Review List Nothing Last];
    ListReply "list_reply" { number, title, by, comment, link } [Review List Nothing AtOnce];
    Assignment "assignment" { name, number, title, by, until, words, help, link } [Review Asks Position AtOnce];
    AssignmentDeclined "assignment_declined" { name, number, title, reason, link } [Review Duty Operators AtOnce];
    Waiver "waiver" { name, number, title, by, reason, link } [Review Asks Operators AtOnce];
    ConflictTakenBack "conflict_taken_back" { name, number, title, by, reason, link } [Review Stops(Progress) Operators Together];
    Question "question" { name, number, title, by, until, question, link } [Review Asks Answer AtOnce];
    Answered "answered" { name, number, title, revision, answer, changes, compare, link } [Review Stops(Texts) Comment Together];
    Opened "opened" { name, number, title, until, link } [Review Stops(Progress) Comment AtOnce];
    YourTurn "your_turn" { name, number, title, asks: Phrase, day: Option<Date>, link } [Review Asks Operators AtOnce];
    Discuss "discuss" { name, number, title, by, until, comment, link } [Review Asks Comment AtOnce];
    NewSnapshot "new_snapshot" { name, number, title, snapshot, note, changes, compare, link } [Review Stops(Texts) Comment Together];
    Comment "comment" { name, number, title, by, position, comment, link } [Review Stops(Discussion) Comment Together];
    CommentStruck "comment_struck" { name, number, title, by, reason, link } [Review Stops(Discussion) Comment Together];
    DecisionNeeded "decision_needed" { name, number, title, period_over: bool, link } [Review Asks Operators AtOnce];
    Approved "approved" { name, number, title, reasons, until, link } [Review Stops(Progress) Comment Together];
    SentBack "sent_back" { name, number, title, defect, link } [Review Asks Comment AtOnce];
    TrackChanged "track_changed" { name, number, title, track: Phrase, reason, link } [Review Stops(Progress) Comment Together];
    Registered "registered" { name, number, nid, version, link } [Review Stops(Registrations) Comment Together];
    Followed "followed" { name, number, title, words, link } [Review Stops(Followed) Operators AtOnce];
    Gathered "gathered" { name, number, title, first, more: usize, words, link } [Review Stops(Progress) Comment Together];
    // Standards bodies.
    Report "report" { number, title, body, report, link } [Bodies Asks Operators AtOnce];
    Reported "reported" { name, number, title, body, link } [Bodies Stops(Progress) Comment Together];
    Directed "directed" { name, number, title, words, link } [Bodies Stops(Progress) Comment Together];
    BodyAnswered "body_answered" { name, number, title, body, words, link } [Bodies Stops(Progress) Comment Together];
    RecognitionAsked "recognition_asked" { name, number, title, body, link } [Bodies Asks Operators AtOnce];
    RecognitionAnswered "recognition_answered" { name, number, title, body, recognized: bool, link } [Bodies Stops(Progress) Comment Together];
    CompletionAsked "completion_asked" { name, number, title, body, link } [Bodies Asks Comment AtOnce];
    // Requests that end otherwise or are on hold.
    Concurrence "concurrence" { name, number, title, by, reasons, link } [Ends Asks Operators AtOnce];
    Declined "declined" { name, number, title, reasons, until, link } [Ends Stops(Progress) Comment Together];
    Appeal "appeal" { name, number, title, by, grounds, link } [Ends Asks Comment AtOnce];
    AppealDecided "appeal_decided" { name, number, title, granted: bool, words, link } [Ends Stops(Progress) Comment Together];
    Reconsidered "reconsidered" { name, number, nid, upheld: bool, link } [Ends Stops(Progress) Comment Together];
    Withdrawn "withdrawn" { name, number, title, link } [Ends Stops(Progress) Comment Together];
    LapseWarning "lapse_warning" { name, number, title, days, until, link } [Ends Asks Comment AtOnce];
    Lapsed "lapsed" { name, number, title, until, link } [Ends Stops(Progress) Comment Together];
    GoesOn "goes_on" { name, number, title, ended, reason, link } [Ends Stops(Progress) Comment Together];
    HoldWaits "hold_waits" { name, number, title, by, words, link } [Ends Asks Operators AtOnce];
    Hold "hold" { name, number, title, words, link } [Ends Stops(Progress) Operators Together];
    PublicationWaits "publication_waits" { name, number, title, by, what, until, link } [Desk Asks Operators AtOnce];
    PublishedAlone "published_alone" { name, number, title, by, what, reason, link } [Desk Duty Operators AtOnce];
    PaperStruck "paper_struck" { name, number, title, what, reason, link } [Ends Stops(Progress) Comment Together];
    // Name conflicts and duplicates.
    Contended "contended" { name, number, nid, others, link } [Names Asks Comment AtOnce];
    RoomNote "room_note" { name, number, nid, by, words, link } [Names Stops(Discussion) Comment Together];
    ContentionSettled "contention_settled" { name, number, nid, outcome, link } [Names Stops(Progress) Comment Together];
    Duplicate "duplicate" { name, number, title, other, reason, link } [Names Stops(Progress) Comment Together];
    DuplicateTakenBack "duplicate_taken_back" { name, number, title, other, reason, link } [Names Stops(Progress) Comment Together];
    // Registered namespaces.
    AuthorityAsked "authority_asked" { number, nid, by, change, status: Phrase, outsider: bool, link } [Kept AsksContact Operators AtOnce opens];
    AuthorityAnswered "authority_answered" { name, number, title, outsider: bool, confirms: bool, link } [Kept Stops(Progress) Operators AtOnce];
    ChangeNotice "change_notice" { number, nid, what, until: Phrase, link } [Kept Contact Operators AtOnce];
    HeirAsked "heir_asked" { by, number, nid, link } [Kept Invites Operators AtOnce];
    TransferDeclined "transfer_declined" { name, number, nid, reason, link } [Kept Stops(Progress) Comment Together];
    Accepted "accepted" { name, number, nid, link } [Kept Stops(Progress) Comment Together];
    ConsentAsked "consent_asked" { name, number, title, grounds, link } [Kept Asks Operators AtOnce];
    Consented "consented" { name, number, title, by, reason, missing: Phrase, link } [Kept Stops(Progress) Comment Together];
    Corrected "corrected" { name, number, nid, edition, reason, link } [Kept Stops(Registrations) Comment Together];
    StatusNotice "status_notice" { number, nid, status, statement, link } [Kept Stops(Registrations) Nothing AtOnce];
    StatusMark "status_mark" { namespace, what, reason, because, link } [Kept Contact Nothing AtOnce];
    PromiseAsked "promise_asked" { nid, invited: bool, link } [Kept AsksContact Nothing AtOnce opens];
    PromiseSilent "promise_silent" { name, nid, address, link } [Kept Duty Nothing AtOnce];
    // Daily work.
    Unreachable "unreachable" { name, number, title, question, until, link } [Desk Duty Operators AtOnce];
    Reminder "reminder" { name, number, title, due, link } [Desk Stops(Reminders) Position Daily];
    Overdue "overdue" { name, number, title, what, since, to, link } [Desk Stops(Reminders) Comment Daily];
    Escalation "escalation" { name, number, title, what, why, to, link } [Desk Stops(Reminders) Operators Daily];
    Reminders "reminders" { name, count: usize, first, more: usize, words, link } [Desk Stops(Reminders) Nothing Daily];
    ErasureWaits "erasure_waits" { name, until, link } [Desk Duty Nothing AtOnce];
    HeldMail "held_mail" { name, sender, subject, why, link } [Desk Duty Nothing Last];
    AddressFails "address_fails" { name, address, subject, why, paused: bool, link } [Desk Duty Nothing AtOnce];
    Digest "digest" { name, words, link } [Desk Stops(Digest) Nothing Last];
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
    pub(super) fn text(&self, lang: Lang) -> String {
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
            (None, Some(name)) => format!("{name}: "),
            (_, None) => String::new(),
        };
        head + &self.part(lang, Some("subject")).unwrap_or_default()
    }

    /// The value of a variable.
    fn variable(&self, lang: Lang, wanted: &str) -> Option<String> {
        self.variables().into_iter().find(|(name, _)| *name == wanted).map(|(_, value)| shown(lang, value))
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

/// The topic of the kind with this machine name; `None` if it is always sent.
pub fn topic(code: &str) -> Option<Topic> {
    match about(code)?.choice {
        Choice::Stops(topic) => Some(topic),
        _ => None,
    }
}

/// What a reply to the kind with this machine name does; replies to unknown kinds go to the operators.
pub fn answering(code: &str) -> Answering {
    about(code).map_or(Answering::Operators, |about| about.answer)
}

/// The machine names of the kinds of a topic.
pub fn kinds_of(topic: Topic) -> impl Iterator<Item = &'static str> {
    KINDS.iter().filter(move |about| about.choice == Choice::Stops(topic)).map(|about| about.code)
}

/// The reasons for which emails are always sent, each once, by machine name.
pub fn always() -> impl Iterator<Item = &'static str> {
    let mut all: Vec<&str> = Vec::new();
    for why in KINDS.iter().filter_map(|about| about.choice.always()) {
        if !all.contains(&why) {
            all.push(why);
        }
    }
    all.into_iter()
}

/// The machine names of the kinds whose link grants access.
pub(crate) fn openers() -> Vec<&'static str> {
    KINDS.iter().filter(|about| about.opens).map(|about| about.code).collect()
}

/// Whether the link of the kind with this machine name grants access; the text is then deleted once the email was sent.
pub fn opens(code: &str) -> bool {
    about(code).is_some_and(|about| about.opens)
}
