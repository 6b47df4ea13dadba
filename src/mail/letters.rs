//! The letters: who gets which is decided by the act; what each says is in `templates/mail/`. The one list here says for each its
//! text, its subject, when it is written and to whom; `/help/letters` prints it with sample data.

use super::samples::sample;
use askama::Template;

/// Emails with a link that opens a door: it is kept no longer than until the email has left.
pub const SECRET: [&str; 6] = ["verify", "reset", "invitation", "confirm_answer", "email_waits", "authority_asked"];

/// The last words of most emails.
pub const TAKES_PART: &str =
    "You get this email because you take part in this request. To stop these emails, write to the operators.";

/// The last words of an email that always comes.
pub const ASKS: &str = "You get this email because you take part in this request. It asks something of you, so it always comes.";

/// A letter. Each variant has its text in `templates/mail/`, named after it; the list below says when each is written and to whom.
#[derive(Debug, Clone, PartialEq, Eq, Template)]
#[template(ext = "txt", escape = "none")]
#[expect(missing_docs, reason = "the list says it; the fields are the gaps of the text")]
pub enum Letter {
    #[template(path = "mail/verify.txt")]
    Verify { name: String, link: String },
    #[template(path = "mail/account_exists.txt")]
    AccountExists { name: String },
    #[template(path = "mail/reset.txt")]
    Reset { name: String, link: String },
    #[template(path = "mail/security.txt")]
    Security { name: String, what: String },
    #[template(path = "mail/small_change.txt")]
    SmallChange { name: String, what: String, link: String },
    #[template(path = "mail/promise_asked.txt")]
    PromiseAsked { nid: String, why: String, link: String },
    #[template(path = "mail/promise_silent.txt")]
    PromiseSilent { name: String, nid: String, address: String, link: String },
    #[template(path = "mail/address_silent.txt")]
    AddressSilent { nid: String, site: String, since: String, link: String },
    #[template(path = "mail/old_list.txt")]
    OldList { list: String, link: String },
    #[template(path = "mail/new_device.txt")]
    NewDevice { name: String, device: String, at: String, link: String },
    #[template(path = "mail/invitation.txt")]
    Invitation { by: String, number: String, title: String, link: String },
    #[template(path = "mail/corrected.txt")]
    Corrected { name: String, number: String, nid: String, edition: String, reason: String, link: String },
    #[template(path = "mail/received.txt")]
    Received { name: String, number: String, title: String, then: String, link: String },
    #[template(path = "mail/arrived.txt")]
    Arrived { name: String, number: String, title: String, link: String },
    #[template(path = "mail/to_list.txt")]
    ToList { number: String, title: String, text: String, link: String },
    #[template(path = "mail/list_news.txt")]
    ListNews { number: String, title: String, words: String, link: String },
    #[template(path = "mail/assignment.txt")]
    Assignment { name: String, number: String, title: String, by: String, until: String, words: String, link: String },
    #[template(path = "mail/confirm_answer.txt")]
    ConfirmAnswer { name: String, number: String, answer: String, left: String, days: String, publish: String, withdraw: String },
    #[template(path = "mail/email_waits.txt")]
    EmailWaits { name: String, number: String, minutes: String, comment: String, left: String, publish: String, withdraw: String },
    #[template(path = "mail/not_published.txt")]
    NotPublished { name: String, number: String, why: String, link: String },
    #[template(path = "mail/stopped.txt")]
    Stopped { name: String, number: String, link: String },
    #[template(path = "mail/question.txt")]
    Question { name: String, number: String, title: String, by: String, until: String, question: String, link: String },
    #[template(path = "mail/answered.txt")]
    Answered { name: String, number: String, title: String, with: String, answer: String, link: String },
    #[template(path = "mail/new_snapshot.txt")]
    NewSnapshot { name: String, number: String, title: String, snapshot: String, note: String, link: String },
    #[template(path = "mail/comment.txt")]
    Comment { name: String, number: String, title: String, by: String, comment: String, link: String },
    #[template(path = "mail/comment_struck.txt")]
    CommentStruck { name: String, number: String, by: String, reason: String, link: String },
    #[template(path = "mail/decision_needed.txt")]
    DecisionNeeded { name: String, number: String, title: String, why: String, link: String },
    #[template(path = "mail/approved.txt")]
    Approved { name: String, number: String, title: String, reasons: String, link: String },
    #[template(path = "mail/concurrence.txt")]
    Concurrence { name: String, number: String, title: String, by: String, reasons: String, link: String },
    #[template(path = "mail/consent_asked.txt")]
    ConsentAsked { name: String, number: String, title: String, grounds: String, link: String },
    #[template(path = "mail/consented.txt")]
    Consented { name: String, number: String, title: String, by: String, reason: String, missing: String, link: String },
    #[template(path = "mail/declined.txt")]
    Declined { name: String, number: String, title: String, reasons: String, link: String },
    #[template(path = "mail/report.txt")]
    Report { number: String, title: String, body: String, report: String, link: String },
    #[template(path = "mail/reported.txt")]
    Reported { name: String, number: String, title: String, body: String, link: String },
    #[template(path = "mail/directed.txt")]
    Directed { name: String, number: String, title: String, words: String, link: String },
    #[template(path = "mail/body_answered.txt")]
    BodyAnswered { name: String, number: String, title: String, body: String, words: String, link: String },
    #[template(path = "mail/recognition_asked.txt")]
    RecognitionAsked { name: String, number: String, body: String, link: String },
    #[template(path = "mail/recognition_answered.txt")]
    RecognitionAnswered { name: String, number: String, body: String, answer: String, link: String },
    #[template(path = "mail/completion_asked.txt")]
    CompletionAsked { name: String, number: String, title: String, body: String, link: String },
    #[template(path = "mail/track_changed.txt")]
    TrackChanged { name: String, number: String, track: String, reason: String, link: String },
    #[template(path = "mail/sent_back.txt")]
    SentBack { name: String, number: String, defect: String, link: String },
    #[template(path = "mail/withdrawn.txt")]
    Withdrawn { name: String, number: String, title: String, link: String },
    #[template(path = "mail/lapse_warning.txt")]
    LapseWarning { name: String, number: String, title: String, days: String, until: String, link: String },
    #[template(path = "mail/lapsed.txt")]
    Lapsed { name: String, number: String, title: String, link: String },
    #[template(path = "mail/duplicate.txt")]
    Duplicate { name: String, number: String, other: String, reason: String, link: String },
    #[template(path = "mail/hold_waits.txt")]
    HoldWaits { name: String, number: String, title: String, by: String, words: String, link: String },
    #[template(path = "mail/paper_struck.txt")]
    PaperStruck { name: String, number: String, title: String, what: String, reason: String, link: String },
    #[template(path = "mail/unreachable.txt")]
    Unreachable { name: String, number: String, title: String, question: String, link: String },
    #[template(path = "mail/duplicate_taken_back.txt")]
    DuplicateTakenBack { name: String, number: String, other: String, reason: String, link: String },
    #[template(path = "mail/contended.txt")]
    Contended { name: String, number: String, nid: String, others: String, link: String },
    #[template(path = "mail/room_note.txt")]
    RoomNote { name: String, number: String, nid: String, by: String, words: String, link: String },
    #[template(path = "mail/contention_settled.txt")]
    ContentionSettled { name: String, number: String, nid: String, outcome: String, link: String },
    #[template(path = "mail/reminder.txt")]
    Reminder { name: String, number: String, title: String, what: String, due: String, link: String },
    #[template(path = "mail/overdue.txt")]
    Overdue { name: String, number: String, title: String, what: String, link: String },
    #[template(path = "mail/escalation.txt")]
    Escalation { name: String, number: String, title: String, days: String, link: String },
    #[template(path = "mail/authority_asked.txt")]
    AuthorityAsked { number: String, nid: String, by: String, what: String, page: String, link: String },
    #[template(path = "mail/authority_answered.txt")]
    AuthorityAnswered { name: String, number: String, title: String, answer: String, link: String },
    #[template(path = "mail/heir_asked.txt")]
    HeirAsked { by: String, number: String, nid: String, link: String },
    #[template(path = "mail/accepted.txt")]
    Accepted { name: String, number: String, nid: String, link: String },
    #[template(path = "mail/change_notice.txt")]
    ChangeNotice { number: String, nid: String, what: String, until: String, link: String },
    #[template(path = "mail/status_mark.txt")]
    StatusMark { nid: String, what: String, reason: String, because: String, link: String },
    #[template(path = "mail/status_notice.txt")]
    StatusNotice { number: String, nid: String, status: String, statement: String, link: String },
    #[template(path = "mail/registered.txt")]
    Registered { name: String, number: String, nid: String, version: String, link: String },
    #[template(path = "mail/appeal.txt")]
    Appeal { name: String, number: String, title: String, by: String, grounds: String, link: String },
    #[template(path = "mail/appeal_decided.txt")]
    AppealDecided { name: String, number: String, title: String, outcome: String, words: String, link: String },
    #[template(path = "mail/hold.txt")]
    Hold { name: String, number: String, title: String, words: String, link: String },
    #[template(path = "mail/waiver.txt")]
    Waiver { name: String, number: String, title: String, by: String, reason: String, link: String },
    #[template(path = "mail/assignment_declined.txt")]
    AssignmentDeclined { name: String, number: String, title: String, reason: String, link: String },
    #[template(path = "mail/held_mail.txt")]
    HeldMail { name: String, sender: String, subject: String, why: String, link: String },
    #[template(path = "mail/address_fails.txt")]
    AddressFails { name: String, address: String, subject: String, why: String, what: String, link: String },
    #[template(path = "mail/digest.txt")]
    Digest { name: String, words: String, link: String },
}

macro_rules! letters {
    ($($variant:ident = $code:literal { $($field:ident),* } subject $subject:expr, when $when:literal, to $to:literal;)*) => {
        impl Letter {
            /// The machine word, kept with the letter.
            pub fn code(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $code),* }
            }

            /// The subject line; one thread per request begins with its number.
            pub fn subject(&self) -> String {
                match self { $(Self::$variant { $($field),* } => { let _ = ($($field,)*); $subject }),* }
            }

            /// When it is written.
            pub fn when(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $when),* }
            }

            /// To whom.
            pub fn to(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $to),* }
            }

            /// Each of them once, with made-up facts.
            pub fn samples() -> Vec<Self> {
                vec![$(Self::$variant { $($field: sample(stringify!($field))),* }),*]
            }
        }
    };
}

letters! {
    Verify = "verify" { name, link }
        subject "Verify your address".to_owned(),
        when "somebody opens an account", to "the address given";
    AccountExists = "account_exists" { name }
        subject "You have an account already".to_owned(),
        when "somebody opens an account with an address that has one", to "that address";
    Reset = "reset" { name, link }
        subject "Choose a new password".to_owned(),
        when "somebody asks for a new password", to "the address of the account";
    Security = "security" { name, what }
        subject "Your account was changed".to_owned(),
        when "password, roles, second factor or tokens of an account change", to "its owner";
    SmallChange = "small_change" { name, what, link }
        subject "A small change".to_owned(),
        when "a change of a resolver, of a part or of a registry of 2012 is asked for, and when it is decided", to "who decides, and who asked";
    PromiseAsked = "promise_asked" { nid, why, link }
        subject format!("Does it still hold? urn:{nid}"),
        when "an operator invites a contact, and once a year if they confirmed before", to "that contact";
    PromiseSilent = "promise_silent" { name, nid, address, link }
        subject format!("No answer from a contact of urn:{nid}"),
        when "a contact that confirmed before has not answered for 60 days", to "the operators";
    AddressSilent = "address_silent" { nid, site, since, link }
        subject format!("An address of urn:{nid} does not answer"),
        when "an address did not answer three times, a week apart (NIDREG_PROBE)", to "contacts that confirmed before";
    OldList = "old_list" { list, link }
        subject "The list has another address".to_owned(),
        when "somebody writes to the address of the former discussion list, once to each (RFC 8141, 7.3)", to "who wrote";
    NewDevice = "new_device" { name, device, at, link }
        subject "A new browser signed in to your account".to_owned(),
        when "somebody signs in from a browser that was not used for the account before", to "its owner";
    Invitation = "invitation" { by, number, title, link }
        subject format!("[{number}] You are invited to work on a request"),
        when "a registrant invites somebody to work on a request", to "the address invited";
    Corrected = "corrected" { name, number, nid, edition, reason, link }
        subject format!("[{number}] Corrected: urn:{nid}, version {edition}"),
        when "an operator publishes a correction", to "the registrant and who works with them";
    Received = "received" { name, number, title, then, link }
        subject format!("[{number}] Received: {title}"),
        when "a request is submitted (T1)", to "the person who sent it";
    Arrived = "arrived" { name, number, title, link }
        subject format!("[{number}] New request: {title}"),
        when "a request is submitted (T1)", to "the operators";
    ToList = "to_list" { number, title, text, link }
        subject format!("[{number}] For review: {title}"),
        when "the review is opened (T2)", to "the public review list";
    ListNews = "list_news" { number, title, words, link }
        subject format!("[{number}] {title}: news of the review"),
        when "a text, a decision or a registration is new, at once; comments and positions, once a day together", to "the public review list";
    Assignment = "assignment" { name, number, title, by, until, words, link }
        subject format!("[{number}] {title}: please review by {until}"),
        when "an expert is asked to review (T2, and later)", to "the experts asked";
    Question = "question" { name, number, title, by, until, question, link }
        subject format!("[{number}] {title}: answer a question by {until}"),
        when "somebody asks the registrant (T3)", to "the registrant and who works with them";
    EmailWaits = "email_waits" { name, number, minutes, comment, left, publish, withdraw }
        subject format!("[{number}] Your comment is published in {minutes} minutes"),
        when "a comment comes in by email", to "its sender";
    NotPublished = "not_published" { name, number, why, link }
        subject format!("[{number}] Your email is not published"),
        when "an email comes in that cannot be published", to "its sender, when the address it came to shows who it is";
    Stopped = "stopped" { name, number, link }
        subject format!("[{number}] These emails are stopped"),
        when "somebody answers an email about a request with nothing but \"stop\" or its kin", to "its sender";
    ConfirmAnswer = "confirm_answer" { name, number, answer, left, days, publish, withdraw }
        subject format!("[{number}] Confirm your answer"),
        when "the registrant answers a question by email (T4)", to "the registrant";
    Answered = "answered" { name, number, title, with, answer, link }
        subject format!("[{number}] {title}: answered{with}"),
        when "the registrant answers (T4)", to "who asked, and the experts or the operators, whoever has it next";
    NewSnapshot = "new_snapshot" { name, number, title, snapshot, note, link }
        subject format!("[{number}] {title}: text {snapshot} is new"),
        when "the registrant sends a new text (T5)", to "the experts asked, and those who took a position";
    Comment = "comment" { name, number, title, by, comment, link }
        subject format!("[{number}] {title}: a comment by {by}"),
        when "somebody comments, or an expert sends a review", to "the registrant and who works with them; the experts asked, when the registrant commented";
    CommentStruck = "comment_struck" { name, number, by, reason, link }
        subject format!("[{number}] A comment is struck"),
        when "somebody strikes a comment of their own that others have read", to "the other side, as a comment";
    DecisionNeeded = "decision_needed" { name, number, title, why, link }
        subject format!("[{number}] Your decision: {title}"),
        when "all positions are in, or the review period is over", to "the leads";
    Approved = "approved" { name, number, title, reasons, link }
        subject format!("[{number}] Approved: {title}"),
        when "the lead approves (T6)", to "the registrant, who works with them, the experts, and the operators";
    Concurrence = "concurrence" { name, number, title, by, reasons, link }
        subject format!("[{number}] Do you concur? {title}"),
        when "the lead proposes to decline (T10)", to "the experts asked";
    ConsentAsked = "consent_asked" { name, number, title, grounds, link }
        subject format!("[{number}] Do you consent? {title}"),
        when "a correction that changes what the text says is sent", to "the experts of the registry";
    Consented = "consented" { name, number, title, by, reason, missing, link }
        subject format!("[{number}] {by} consents: {title}"),
        when "an operator or an expert consents to a correction", to "the other operators, the registrant and who works with them";
    Declined = "declined" { name, number, title, reasons, link }
        subject format!("[{number}] Declined: {title}"),
        when "a second expert concurs in declining (T10)", to "the registrant, who works with them, the experts and the lead, and the operators";
    Report = "report" { number, title, body, report, link }
        subject format!("[{number}] Expert review report: {title}"),
        when "the lead reports to the standards body (T7)", to "the liaisons";
    Reported = "reported" { name, number, title, body, link }
        subject format!("[{number}] With {body}: {title}"),
        when "the lead reports to the standards body (T7)", to "the registrant, who works with them, and the operators";
    Directed = "directed" { name, number, title, words, link }
        subject format!("[{number}] Direction recorded: {title}"),
        when "the body's direction and a copy of the report are on file (T8)", to "the registrant, who works with them, and the experts asked";
    BodyAnswered = "body_answered" { name, number, title, body, words, link }
        subject format!("[{number}] {body} answered: {title}"),
        when "the standards body asks for changes or declines (T9)", to "the registrant, who works with them, and the experts asked";
    RecognitionAsked = "recognition_asked" { name, number, body, link }
        subject format!("[{number}] Is it recognised? {body}"),
        when "an operator asks whether a body is recognised", to "the liaisons";
    RecognitionAnswered = "recognition_answered" { name, number, body, answer, link }
        subject format!("[{number}] {body}: {answer}"),
        when "the answer on recognition is recorded", to "the registrant and who works with them";
    CompletionAsked = "completion_asked" { name, number, title, body, link }
        subject format!("[{number}] Ready: {title}"),
        when "the requesting body asks for completion (T11)", to "the registrant, who works with them, and the operators";
    TrackChanged = "track_changed" { name, number, track, reason, link }
        subject format!("[{number}] Another track"),
        when "an operator changes the track", to "the registrant, who works with them, and the experts asked";
    SentBack = "sent_back" { name, number, defect, link }
        subject format!("[{number}] Sent back to review"),
        when "an operator sends an approved request back (T13)", to "the experts asked";
    Withdrawn = "withdrawn" { name, number, title, link }
        subject format!("[{number}] Withdrawn: {title}"),
        when "the registrant withdraws a submitted request (T14)", to "the experts asked and the operators";
    LapseWarning = "lapse_warning" { name, number, title, days, until, link }
        subject format!("[{number}] Your answer is awaited: {title}"),
        when "the registrant was silent for 14, 30, 60, 83 days", to "the registrant and who works with them";
    Lapsed = "lapsed" { name, number, title, link }
        subject format!("[{number}] Lapsed: {title}"),
        when "the registrant was silent for 90 days (T15)", to "the registrant and who works with them";
    Duplicate = "duplicate" { name, number, other, reason, link }
        subject format!("[{number}] A duplicate of {other}"),
        when "an operator calls a request a duplicate (T16)", to "the registrants of both and who works with them";
    DuplicateTakenBack = "duplicate_taken_back" { name, number, other, reason, link }
        subject format!("[{number}] No duplicate after all"),
        when "an operator takes back that a request is a duplicate (E3)", to "the registrants of both and who works with them";
    HoldWaits = "hold_waits" { name, number, title, by, words, link }
        subject format!("[{number}] A court order waits for you: {title}"),
        when "an operator puts a court order on file", to "the other operators: one of them confirms it or drops it";
    Unreachable = "unreachable" { name, number, title, question, link }
        subject format!("[{number}] A question that reaches nobody"),
        when "the registrant is asked and every account that works on the request is closed", to "the operators";
    Contended = "contended" { name, number, nid, others, link }
        subject format!("[{number}] Another request wants urn:{nid}"),
        when "a second request for a NID is submitted", to "the registrants of both, and the experts asked";
    RoomNote = "room_note" { name, number, nid, by, words, link }
        subject format!("[{number}] On the name urn:{nid}"),
        when "somebody writes in the room of contending requests", to "the registrants of all of them";
    ContentionSettled = "contention_settled" { name, number, nid, outcome, link }
        subject format!("[{number}] Settled: urn:{nid}"),
        when "the outcome of a contention is recorded", to "the registrants of all of them";
    Reminder = "reminder" { name, number, title, what, due, link }
        subject format!("[{number}] A reminder: {title}"),
        when "something is due soon, or today", to "who is asked";
    Overdue = "overdue" { name, number, title, what, link }
        subject format!("[{number}] Overdue: {title}"),
        when "something is late", to "who is asked";
    Escalation = "escalation" { name, number, title, days, link }
        subject format!("[{number}] Nobody has acted: {title}"),
        when "two weeks have passed after the review period without a word", to "the leads and the operators";
    AuthorityAsked = "authority_asked" { number, nid, by, what, page, link }
        subject format!("[{number}] Does {by} speak for urn:{nid}?"),
        when "somebody not known for a namespace sends a request about it (T1)", to "the contacts its registered text names";
    AuthorityAnswered = "authority_answered" { name, number, title, answer, link }
        subject format!("[{number}] A contact has answered: {title}"),
        when "a published contact says whether whoever asks speaks for the namespace", to "who asks, and the operators";
    HeirAsked = "heir_asked" { by, number, nid, link }
        subject format!("[{number}] Will you become the registrant of urn:{nid}?"),
        when "the review of a registrant change is opened", to "the address of the new registrant";
    Accepted = "accepted" { name, number, nid, link }
        subject format!("[{number}] Accepted: the new registrant of urn:{nid}"),
        when "the new registrant accepts", to "the registrant, who works with them, and the operators";
    ChangeNotice = "change_notice" { number, nid, what, until, link }
        subject format!("[{number}] Notice: urn:{nid}"),
        when "a change of a registered namespace is asked for; for another registrant, when its review is opened", to "every known contact of the namespace";
    StatusMark = "status_mark" { nid, what, reason, because, link }
        subject format!("Notice: urn:{nid} {what}"),
        when "operators mark the status of a namespace whose registrant is gone, or what was registered in error, confirm it or drop it", to "every known contact of the namespace, and the public review list";
    StatusNotice = "status_notice" { number, nid, status, statement, link }
        subject format!("[{number}] urn:{nid} is {status}"),
        when "a change of status is registered", to "the public review list";
    Registered = "registered" { name, number, nid, version, link }
        subject format!("[{number}] Registered: urn:{nid}, version {version}"),
        when "a request is registered (T12)", to "the registrant, who works with them, and the experts asked";
    Appeal = "appeal" { name, number, title, by, grounds, link }
        subject format!("[{number}] Appeal: {title}"),
        when "anybody concerned appeals against a decision", to "the leads, the operators, who works on the request, its experts, and for the second stage the liaisons";
    AppealDecided = "appeal_decided" { name, number, title, outcome, words, link }
        subject format!("[{number}] Decided on appeal: {outcome}"),
        when "the decision on an appeal is recorded", to "who appealed, who works on the request, and its experts";
    Hold = "hold" { name, number, title, words, link }
        subject format!("[{number}] Held: {title}"),
        when "a court order is filed, confirmed or dropped, or ends", to "the registrant, who works with them, and the leads";
    PaperStruck = "paper_struck" { name, number, title, what, reason, link }
        subject format!("[{number}] A paper is struck: {title}"),
        when "an operator strikes a paper that was filed in error", to "the registrant and who works with them";
    Waiver = "waiver" { name, number, title, by, reason, link }
        subject format!("[{number}] A waiver is asked for"),
        when "an expert with a conflict asks for a waiver", to "the leads";
    AssignmentDeclined = "assignment_declined" { name, number, title, reason, link }
        subject format!("[{number}] An expert declined: {title}"),
        when "an expert declines an assignment", to "the operators";
    HeldMail = "held_mail" { name, sender, subject, why, link }
        subject "An email waits for you".to_owned(),
        when "an email comes in that is not published; one an hour tells of all of them", to "the operators";
    AddressFails = "address_fails" { name, address, subject, why, what, link }
        subject "An email did not arrive".to_owned(),
        when "a question does not arrive, and when sending to an address is paused after the third email that does not", to "the operators";
    Digest = "digest" { name, words, link }
        subject "Your week in the registry".to_owned(),
        when "once a week, when something changed", to "the experts and the operators";
}
