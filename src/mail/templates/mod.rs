//! The email templates. The action decides who gets an email; its text is in `templates/mail/`. The list in this file declares each email
//! with its variables, its template and its subject; the submodules declare, by subject area, its other properties.

pub mod about;
mod account;
mod bodies;
mod ends;
pub(super) mod localized;
mod names;
mod operators;
pub mod part;
mod registered;
mod review;
mod samples;

use super::answering::Answering;
use super::choices::Topic;
use super::marks as filters;
use about::{About, Choice};
use askama::Template;
use samples::sample;

/// The task of a reminder to an expert whose position is due.
pub const YOUR_POSITION: &str = "your position";

/// The start of a subject: the emails of a request start with its number and form one thread.
fn titled(number: &str, title: &str) -> String {
    format!("[{number}] {title}: ")
}

fn named(number: &str, nid: &str) -> String {
    format!("[{number}] urn:{nid}: ")
}

/// Puts the first letter in lower case, for use within a sentence.
pub(super) fn small(words: &str) -> String {
    let mut email_templates = words.chars();
    email_templates.next().map_or_else(String::new, |first| first.to_lowercase().chain(email_templates).collect())
}

macro_rules! email_templates {
    ({ $($declared:tt)* } $($variant:ident $path:tt $about:path { $($field:ident),* } $head:expr, $ask:expr;)*) => {
        $($declared)* {
            $(#[template(path = $path)] $variant { $($field: String),* }),*
        }

        /// All kinds of email.
        pub const KINDS: &[&About] = &[$(&$about),*];

        impl Notification {
            /// The properties of this kind.
            pub fn about(&self) -> &'static About {
                match self { $(Self::$variant { .. } => &$about),* }
            }

            /// The start of the subject: the request or NID.
            fn head(&self) -> String {
                match self { $(Self::$variant { $($field),* } => { let _ = ($($field,)*); $head }),* }
            }

            /// The rest of the subject: what is new or requested, and the due date.
            pub(crate) fn ask(&self) -> String {
                match self { $(Self::$variant { $($field),* } => { let _ = ($($field,)*); $ask }),* }
            }

            /// The variables and their values.
            fn variables(&self) -> Vec<(&'static str, &str)> {
                match self { $(Self::$variant { $($field),* } => vec![$((stringify!($field), $field.as_str())),*]),* }
            }

            /// One sample of each, with data of a fictitious request.
            pub fn samples() -> Vec<Self> {
                vec![$(Self::$variant { $($field: sample($about.code, stringify!($field))),* }),*]
            }
        }
    };
}

// The enum is declared here and not in the macro, so that the derives find its names.
email_templates! {
    {
        /// An email with its variables. Its text without greeting and closing is in `templates/mail/`.
        #[derive(Debug, Clone, PartialEq, Eq, Template)]
        #[template(ext = "txt", escape = "none")]
        #[expect(missing_docs, reason = "the files beside say what each is; the fields are the gaps of the text")]
        pub enum Notification
    }
    // Accounts and incoming emails.
    Verify "mail/verify.txt" account::VERIFY { name, link } String::new(), "Verify your email address".to_owned();
    AccountExists "mail/account_exists.txt" account::ACCOUNT_EXISTS { name } String::new(), "You already have an account".to_owned();
    Reset "mail/reset.txt" account::RESET { name, link } String::new(), "Choose a new password".to_owned();
    Elsewhere "mail/elsewhere.txt" account::ELSEWHERE { provider, hours, link } String::new(), format!("Continue your sign-in with {provider}");
    Security "mail/security.txt" account::SECURITY { name, what } String::new(), "Your account was changed".to_owned();
    AddressNew "mail/address_new.txt" account::ADDRESS_NEW { name, until, link } String::new(), format!("Confirm your new address by {until}");
    AddressLeaves "mail/address_leaves.txt" account::ADDRESS_LEAVES { name, address, until, link }
        String::new(), format!("Your email address was changed; you can undo this until {until}");
    AddressInUse "mail/address_in_use.txt" account::ADDRESS_IN_USE { name, link } String::new(), "Your address was given for another account".to_owned();
    ErasureConfirm "mail/erasure_confirm.txt" account::ERASURE_CONFIRM { until, link }
        String::new(), format!("Confirm your request for erasure by {until}");
    NameInvited "mail/name_invited.txt" account::NAME_INVITED { by, nid, place, link }
        format!("urn:{nid}: "), "you are invited to register this name".to_owned();
    ErasureAnswered "mail/erasure_answered.txt" account::ERASURE_ANSWERED { what, words, link }
        String::new(), "Your request for erasure has been answered".to_owned();
    DraftDeleted "mail/draft_deleted.txt" account::DRAFT_DELETED { name, by, draft, link } String::new(), format!("The draft {draft} was deleted");
    NewDevice "mail/new_device.txt" account::NEW_DEVICE { name, device, at, link } String::new(), "New sign-in to your account".to_owned();
    EmailWaits "mail/email_waits.txt" account::EMAIL_WAITS { name, number, title, minutes, note, comment, left, publish, withdraw }
        titled(number, title), format!("your comment will be published in {minutes} {}", if minutes == "1" { "minute" } else { "minutes" });
    ConfirmAnswer "mail/confirm_answer.txt" account::CONFIRM_ANSWER { name, number, title, answer, left, until, publish, withdraw }
        titled(number, title), format!("confirm your answer by {until}");
    ConfirmPosition "mail/confirm_position.txt" account::CONFIRM_POSITION { name, number, title, position, snapshot, reasons, left, until, publish, withdraw }
        titled(number, title), format!("confirm your position by {until}");
    NotPublished "mail/not_published.txt" account::NOT_PUBLISHED { name, number, title, why, decides, link } titled(number, title), "your email has not been published".to_owned();
    Stopped "mail/stopped.txt" account::STOPPED { name, number, title, link } titled(number, title), "emails stopped".to_owned();
    OldList "mail/old_list.txt" account::OLD_LIST { list, link } String::new(), "The review list has a new address".to_owned();
    // From submission to registration.
    Invitation "mail/invitation.txt" review::INVITATION { by, number, title, until, link }
        titled(number, title), format!("invitation to collaborate, valid until {until}");
    Received "mail/received.txt" review::RECEIVED { name, number, title, then, until, link } titled(number, title), "received".to_owned();
    Arrived "mail/arrived.txt" operators::ARRIVED { name, number, title, until, link } titled(number, title), format!("new request: start intake review by {until}");
    ToList "mail/to_list.txt" review::TO_LIST { number, title, text, until, link } titled(number, title), format!("for review until {until}");
    ListNews "mail/list_news.txt" review::LIST_NEWS { number, title, words, link } titled(number, title), "activity in the review".to_owned();
    ListReply "mail/list_reply.txt" review::LIST_REPLY { number, title, by, comment, link } titled(number, title), format!("reply from {by}");
    Assignment "mail/assignment.txt" review::ASSIGNMENT { name, number, title, by, until, words, help, link }
        titled(number, title), format!("please review by {until}");
    AssignmentDeclined "mail/assignment_declined.txt" review::ASSIGNMENT_DECLINED { name, number, title, reason, link }
        titled(number, title), "an expert declined the assignment".to_owned();
    Waiver "mail/waiver.txt" review::WAIVER { name, number, title, by, reason, link } titled(number, title), "decision on a waiver required".to_owned();
    ConflictTakenBack "mail/conflict_taken_back.txt" review::CONFLICT_TAKEN_BACK { name, number, title, by, reason, link }
        titled(number, title), format!("{by} withdrew a conflict of interest");
    Question "mail/question.txt" review::QUESTION { name, number, title, by, until, question, link }
        titled(number, title), format!("question, please reply by {until}");
    Answered "mail/answered.txt" review::ANSWERED { name, number, title, with, answer, changes, compare, link }
        titled(number, title), format!("reply from the registrant{with}");
    Opened "mail/opened.txt" review::OPENED { name, number, title, until, link } titled(number, title), format!("under review until {until}");
    YourTurn "mail/your_turn.txt" review::YOUR_TURN { name, number, title, asks, by, link } titled(number, title), format!("{asks}{by}");
    Discuss "mail/discuss.txt" review::DISCUSS { name, number, title, by, until, comment, link }
        titled(number, title), format!("{by} recorded a Discuss, please reply by {until}");
    NewSnapshot "mail/new_snapshot.txt" review::NEW_SNAPSHOT { name, number, title, snapshot, note, changes, compare, link }
        titled(number, title), format!("revision {snapshot} submitted");
    Comment "mail/comment.txt" review::COMMENT { name, number, title, by, position, comment, link }
        titled(number, title), if position.is_empty() { format!("comment by {by}") } else { format!("{position} from {by}") };
    CommentStruck "mail/comment_struck.txt" review::COMMENT_STRUCK { name, number, title, by, reason, link }
        titled(number, title), format!("comment by {by} retracted");
    DecisionNeeded "mail/decision_needed.txt" review::DECISION_NEEDED { name, number, title, why, link } titled(number, title), "decision required".to_owned();
    Approved "mail/approved.txt" review::APPROVED { name, number, title, reasons, until, link } titled(number, title), "approved".to_owned();
    SentBack "mail/sent_back.txt" review::SENT_BACK { name, number, title, defect, link } titled(number, title), "returned to expert review".to_owned();
    TrackChanged "mail/track_changed.txt" review::TRACK_CHANGED { name, number, title, track, reason, link }
        titled(number, title), "procedure changed".to_owned();
    Registered "mail/registered.txt" review::REGISTERED { name, number, nid, version, link }
        named(number, nid), format!("registered, version {version}");
    Followed "mail/followed.txt" review::FOLLOWED { name, number, title, words, link } titled(number, title), "activity on a request that you follow".to_owned();
    Gathered "mail/gathered.txt" review::GATHERED { name, number, title, what, words, link } titled(number, title), what.clone();
    // Standards bodies.
    Report "mail/report.txt" bodies::REPORT { number, title, body, report, link } titled(number, title), format!("expert review report for {body}");
    Reported "mail/reported.txt" bodies::REPORTED { name, number, title, body, link } titled(number, title), format!("with {body}");
    Directed "mail/directed.txt" bodies::DIRECTED { name, number, title, words, link } titled(number, title), "direction recorded".to_owned();
    BodyAnswered "mail/body_answered.txt" bodies::BODY_ANSWERED { name, number, title, body, words, link } titled(number, title), format!("{body} responded");
    RecognitionAsked "mail/recognition_asked.txt" bodies::RECOGNITION_ASKED { name, number, title, body, link }
        titled(number, title), format!("is {body} recognized?");
    RecognitionAnswered "mail/recognition_answered.txt" bodies::RECOGNITION_ANSWERED { name, number, title, body, answer, link }
        titled(number, title), format!("{body} is {answer}");
    CompletionAsked "mail/completion_asked.txt" bodies::COMPLETION_ASKED { name, number, title, body, link }
        titled(number, title), format!("{body} requests completion");
    // Requests that end otherwise or are on hold.
    Concurrence "mail/concurrence.txt" ends::CONCURRENCE { name, number, title, by, reasons, link } titled(number, title), "do you agree to decline it?".to_owned();
    Declined "mail/declined.txt" ends::DECLINED { name, number, title, reasons, until, link } titled(number, title), "declined".to_owned();
    Appeal "mail/appeal.txt" ends::APPEAL { name, number, title, by, grounds, link } titled(number, title), "appeal".to_owned();
    AppealDecided "mail/appeal_decided.txt" ends::APPEAL_DECIDED { name, number, title, outcome, words, link }
        titled(number, title), format!("appeal: {}", outcome.split(';').next().map(small).unwrap_or_default());
    Reconsidered "mail/reconsidered.txt" ends::RECONSIDERED { name, number, nid, outcome, link }
        named(number, nid), "decided again after the appeal".to_owned();
    Withdrawn "mail/withdrawn.txt" ends::WITHDRAWN { name, number, title, link } titled(number, title), "withdrawn".to_owned();
    LapseWarning "mail/lapse_warning.txt" ends::LAPSE_WARNING { name, number, title, days, until, link }
        titled(number, title), format!("please reply by {until}, or the request lapses");
    Lapsed "mail/lapsed.txt" ends::LAPSED { name, number, title, until, link } titled(number, title), "lapsed".to_owned();
    GoesOn "mail/goes_on.txt" ends::GOES_ON { name, number, title, ended, reason, link } titled(number, title), "reinstated".to_owned();
    HoldWaits "mail/hold_waits.txt" ends::HOLD_WAITS { name, number, title, by, words, link } titled(number, title), "court order to confirm".to_owned();
    Hold "mail/hold.txt" ends::HOLD { name, number, title, words, link } titled(number, title), "court order".to_owned();
    PublicationWaits "mail/publication_waits.txt" operators::PUBLICATION_WAITS { name, number, title, by, what, until, link }
        titled(number, title), format!("confirm the publication by {until}");
    PublishedAlone "mail/published_alone.txt" operators::PUBLISHED_ALONE { name, number, title, by, what, reason, link }
        titled(number, title), format!("published by {by} alone");
    PaperStruck "mail/paper_struck.txt" ends::DOCUMENT_RETRACTED { name, number, title, what, reason, link } titled(number, title), "document retracted".to_owned();
    // Name conflicts and duplicates.
    Contended "mail/contended.txt" names::CONTENDED { name, number, nid, others, link } named(number, nid), "name conflict with another request".to_owned();
    RoomNote "mail/room_note.txt" names::ROOM_NOTE { name, number, nid, by, words, link } named(number, nid), format!("{by} commented on the name conflict");
    ContentionSettled "mail/contention_settled.txt" names::CONTENTION_SETTLED { name, number, nid, outcome, link } named(number, nid), "name conflict resolved".to_owned();
    Duplicate "mail/duplicate.txt" names::DUPLICATE { name, number, title, other, reason, link } titled(number, title), format!("closed as a duplicate of {other}");
    DuplicateTakenBack "mail/duplicate_taken_back.txt" names::DUPLICATE_TAKEN_BACK { name, number, title, other, reason, link }
        titled(number, title), format!("reinstated, not a duplicate of {other}");
    // Registered namespaces.
    AuthorityAsked "mail/authority_asked.txt" registered::AUTHORITY_ASKED { number, nid, by, what, question, link } named(number, nid), small(question);
    AuthorityAnswered "mail/authority_answered.txt" registered::AUTHORITY_ANSWERED { name, number, title, answer, link } titled(number, title), "reply from a contact".to_owned();
    ChangeNotice "mail/change_notice.txt" registered::CHANGE_NOTICE { number, nid, what, until, link } named(number, nid), format!("change requested, object before {until}");
    HeirAsked "mail/heir_asked.txt" registered::HEIR_ASKED { by, number, nid, link } named(number, nid), "request to become its registrant".to_owned();
    TransferDeclined "mail/transfer_declined.txt" registered::TRANSFER_DECLINED { name, number, nid, reason, link }
        named(number, nid), "declined by the new registrant".to_owned();
    Accepted "mail/accepted.txt" registered::ACCEPTED { name, number, nid, link } named(number, nid), "accepted by the new registrant".to_owned();
    ConsentAsked "mail/consent_asked.txt" registered::CONSENT_ASKED { name, number, title, grounds, link } titled(number, title), "consent required".to_owned();
    Consented "mail/consented.txt" registered::CONSENTED { name, number, title, by, reason, missing, link } titled(number, title), format!("{by} consents");
    Corrected "mail/corrected.txt" registered::CORRECTED { name, number, nid, edition, reason, link } named(number, nid), format!("corrected version {edition}");
    StatusNotice "mail/status_notice.txt" registered::STATUS_NOTICE { number, nid, status, statement, link } named(number, nid), format!("status is now {status}");
    StatusMark "mail/status_mark.txt" registered::STATUS_MARK { nid, what, reason, because, link } format!("urn:{nid} "), what.clone();
    PromiseAsked "mail/promise_asked.txt" registered::PROMISE_ASKED { nid, why, link } format!("urn:{nid}: "), "please confirm your registration details".to_owned();
    PromiseSilent "mail/promise_silent.txt" registered::PROMISE_SILENT { name, nid, address, link } format!("urn:{nid}: "), "no reply from a contact".to_owned();
    // Daily work.
    Unreachable "mail/unreachable.txt" operators::UNREACHABLE { name, number, title, question, until, link } titled(number, title), "registrant cannot be reached".to_owned();
    DeskHanded "mail/desk_handed.txt" operators::DESK_HANDED { name, number, title, state, words, link } titled(number, title), state.clone();
    Reminder "mail/reminder.txt" operators::REMINDER { name, number, title, what, due, to, link } titled(number, title), format!("{what} is due on {due}");
    Overdue "mail/overdue.txt" operators::OVERDUE { name, number, title, what, since, to, link } titled(number, title), format!("{what} is overdue");
    Escalation "mail/escalation.txt" operators::ESCALATION { name, number, title, what, why, to, link } titled(number, title), what.clone();
    Reminders "mail/reminders.txt" operators::REMINDERS { name, what, words, link } String::new(), what.clone();
    ErasureWaits "mail/erasure_waits.txt" operators::ERASURE_WAITS { name, until, link }
        String::new(), format!("Answer a request for erasure by {until}");
    HeldMail "mail/held_mail.txt" operators::HELD_MAIL { name, sender, subject, why, link } String::new(), "An incoming email needs review".to_owned();
    AddressFails "mail/address_fails.txt" operators::ADDRESS_FAILS { name, address, subject, why, what, link } String::new(), format!("Emails to {address} are not delivered");
    Digest "mail/digest.txt" operators::DIGEST { name, words, link } String::new(), "Your week in the registry".to_owned();
}

impl Notification {
    /// The machine name, stored with the email.
    pub fn code(&self) -> &'static str {
        self.about().code
    }

    /// The effect of a reply. A reply to a reminder of a position can record the position.
    pub fn answering(&self) -> Answering {
        match self {
            Self::Reminder { what, .. } | Self::Overdue { what, .. } if what == YOUR_POSITION => Answering::Position,
            _ => self.about().answer,
        }
    }

    /// The subject line: the request and NID, what is new or requested, and the due date.
    pub fn subject(&self) -> String {
        format!("{}{}", self.head(), self.ask())
    }

    /// The value of a variable.
    fn variable(&self, wanted: &str) -> Option<&str> {
        self.variables().into_iter().find(|(name, _)| *name == wanted).map(|(_, text)| text)
    }

    /// The name in the greeting.
    pub(crate) fn name(&self) -> Option<&str> {
        self.variable("name")
    }

    /// The recipients by role. The variables of an email can describe them more precisely than its kind.
    pub(super) fn recipients(&self) -> &str {
        self.variable("to").unwrap_or(self.about().to)
    }

    /// The link to the action. `home` is the base URL of the registry; emails without a link lead to its account page.
    pub(crate) fn link(&self, home: &str) -> String {
        // For a pending comment the link withdraws it, for an answer it confirms it.
        let first = if *self.about() == account::EMAIL_WAITS { "withdraw" } else { "publish" };
        let found = self.variable("link").or_else(|| self.variable(first));
        found.map_or_else(|| format!("{home}/account"), str::to_owned)
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
