//! The letters: who gets which is decided by the act; what each says is in `templates/mail/`.

use super::Post;
use askama::Template;

/// A letter. Each variant has its text in `templates/mail/`, named after it.
#[derive(Debug, Clone, PartialEq, Eq, Template)]
#[template(ext = "txt", escape = "none")]
#[expect(missing_docs, reason = "the fields are the gaps of the text")]
pub enum Letter {
    /// Shows that an address is one's own.
    #[template(path = "mail/verify.txt")]
    Verify { name: String, link: String },
    /// Somebody asked for an account with an address that has one.
    #[template(path = "mail/account_exists.txt")]
    AccountExists { name: String },
    /// A link to choose a new password.
    #[template(path = "mail/reset.txt")]
    Reset { name: String, link: String },
    /// Password, roles or sign-in changed.
    #[template(path = "mail/security.txt")]
    Security { name: String, what: String },
    /// To somebody who is invited to work on a request.
    #[template(path = "mail/invitation.txt")]
    Invitation { by: String, number: String, title: String, link: String },
    /// To the registrant: the correction is published.
    #[template(path = "mail/corrected.txt")]
    Corrected { name: String, number: String, nid: String, edition: String, reason: String, link: String },
    /// To the registrant: the request is in.
    #[template(path = "mail/received.txt")]
    Received { name: String, number: String, title: String, link: String },
    /// To the operators: a request waits.
    #[template(path = "mail/arrived.txt")]
    Arrived { name: String, number: String, title: String, link: String },
    /// To the review list: the text for discussion.
    #[template(path = "mail/to_list.txt")]
    ToList { number: String, title: String, text: String, link: String },
    /// To an expert: please look.
    #[template(path = "mail/assignment.txt")]
    Assignment { name: String, number: String, title: String, link: String },
    /// To the registrant: a question.
    #[template(path = "mail/question.txt")]
    Question { name: String, number: String, by: String, question: String, link: String },
    /// To whoever waits: the registrant answered.
    #[template(path = "mail/answered.txt")]
    Answered { name: String, number: String, answer: String, link: String },
    /// To the experts: a new text.
    #[template(path = "mail/new_snapshot.txt")]
    NewSnapshot { name: String, number: String, snapshot: i64, note: String, link: String },
    /// To the registrant: an expert commented.
    #[template(path = "mail/comment.txt")]
    Comment { name: String, number: String, by: String, comment: String, link: String },
    /// To the lead: all positions are in.
    #[template(path = "mail/decision_needed.txt")]
    DecisionNeeded { name: String, number: String, title: String, link: String },
    /// To the registrant and the operators: approved.
    #[template(path = "mail/approved.txt")]
    Approved { name: String, number: String, title: String, reasons: String, link: String },
    /// To the registrant: declined, why, and what can be done.
    #[template(path = "mail/declined.txt")]
    Declined { name: String, number: String, title: String, reasons: String, link: String },
    /// To the experts: the operator found a defect.
    #[template(path = "mail/sent_back.txt")]
    SentBack { name: String, number: String, defect: String, link: String },
    /// To everybody concerned: it is registered.
    #[template(path = "mail/registered.txt")]
    Registered { name: String, number: String, nid: String, version: i64, link: String },
}

impl Letter {
    /// The machine word, kept with the letter.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Verify { .. } => "verify",
            Self::AccountExists { .. } => "account_exists",
            Self::Reset { .. } => "reset",
            Self::Security { .. } => "security",
            Self::Invitation { .. } => "invitation",
            Self::Corrected { .. } => "corrected",
            Self::Received { .. } => "received",
            Self::Arrived { .. } => "arrived",
            Self::ToList { .. } => "to_list",
            Self::Assignment { .. } => "assignment",
            Self::Question { .. } => "question",
            Self::Answered { .. } => "answered",
            Self::NewSnapshot { .. } => "new_snapshot",
            Self::Comment { .. } => "comment",
            Self::DecisionNeeded { .. } => "decision_needed",
            Self::Approved { .. } => "approved",
            Self::Declined { .. } => "declined",
            Self::SentBack { .. } => "sent_back",
            Self::Registered { .. } => "registered",
        }
    }

    /// The subject line; one thread per request begins with its number.
    pub fn subject(&self) -> String {
        match self {
            Self::Verify { .. } => "Verify your address".to_owned(),
            Self::AccountExists { .. } => "You have an account already".to_owned(),
            Self::Reset { .. } => "Choose a new password".to_owned(),
            Self::Security { .. } => "Your account was changed".to_owned(),
            Self::Invitation { number, .. } => format!("[{number}] You are invited to work on a request"),
            Self::Corrected { number, nid, edition, .. } => format!("[{number}] Corrected: urn:{nid}, version {edition}"),
            Self::Received { number, title, .. } => format!("[{number}] Received: {title}"),
            Self::Arrived { number, title, .. } => format!("[{number}] New request: {title}"),
            Self::ToList { number, title, .. } => format!("[{number}] For review: {title}"),
            Self::Assignment { number, title, .. } => format!("[{number}] Please review: {title}"),
            Self::Question { number, .. } => format!("[{number}] A question"),
            Self::Answered { number, .. } => format!("[{number}] Answered"),
            Self::NewSnapshot { number, snapshot, .. } => format!("[{number}] New text {snapshot}"),
            Self::Comment { number, .. } => format!("[{number}] A comment"),
            Self::DecisionNeeded { number, title, .. } => format!("[{number}] Your decision: {title}"),
            Self::Approved { number, title, .. } => format!("[{number}] Approved: {title}"),
            Self::Declined { number, title, .. } => format!("[{number}] Declined: {title}"),
            Self::SentBack { number, .. } => format!("[{number}] Sent back to review"),
            Self::Registered { number, nid, version, .. } => format!("[{number}] Registered: urn:{nid}, version {version}"),
        }
    }

    /// The text with its footer: why the reader gets it and how to stop.
    pub fn body(&self, post: &Post) -> Result<String, askama::Error> {
        let reason = match self {
            Self::Verify { .. } | Self::AccountExists { .. } | Self::Reset { .. } => {
                "You get this letter because your address was given to this registry. If it was not you, do nothing.".to_owned()
            }
            Self::Invitation { .. } => {
                "You get this letter because somebody gave your address to this registry. If you do not expect it, do nothing."
                    .to_owned()
            }
            Self::Security { .. } => {
                format!("You get this letter because you have an account here. The operators: {}", post.from)
            }
            Self::ToList { .. } => "Sent to the review list because RFC 8141, 6.2 asks for discussion there.".to_owned(),
            _ => "You get this letter because you take part in this request. To stop, answer and say so.".to_owned(),
        };
        Ok(format!("{}\n-- \n{reason}\n{}\n", self.render()?.trim_end(), post.public_url))
    }
}
