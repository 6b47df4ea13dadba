//! What may be asked of a person here, in the words of the page that lists it and of its button. Pure.

use crate::cases::{Request, Subject};
use crate::ids::RequestNumber;
use crate::words::Phrase;
use jiff::Timestamp;

/// Something that waits for a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Task {
    /// A draft is not sent yet.
    FinishDraft,
    /// A question (T3).
    AnswerQuestion,
    /// A Discuss, or threads in which a reviewer spoke last.
    AnswerReviewers,
    /// Another request wants the same name.
    SettleName,
    /// To become the registrant of a namespace.
    AcceptNamespace,
    /// An expert was asked for a position.
    TakePosition,
    /// The same on the fast track.
    Advise,
    /// A new text stands against an own Discuss.
    LookAgain,
    /// A second expert for a declining.
    Concur,
    /// A correction of substance.
    Consent,
    /// A lead decides.
    Decide,
    /// A lead reports to a body.
    Report,
    /// A lead decides an appeal.
    DecideAppeal,
    /// A lead waives a conflict of interest, or not.
    DecideWaiver,
    /// A new request.
    TakeIn,
    /// A correction that has what it needs.
    PublishCorrection,
    /// An approved request.
    Publish,
    /// What another operator prepared for publication.
    ConfirmPublication,
    /// A court order of another operator.
    ConfirmOrder,
    /// Emails that a person must read.
    ReadEmails,
    /// Emails that were given up.
    MendEmails,
    /// A mark of another operator.
    ConfirmMark,
    /// A redaction of another operator.
    ConfirmRedaction,
    /// Somebody wants erased what is held about them.
    AnswerErasure,
    /// A published contact of a namespace says whether somebody speaks for it.
    AnswerClaim,
    /// A contact of a namespace confirms what is promised of it.
    ConfirmPromises,
    /// A body asks for completion, or not yet.
    Complete,
    /// A body gives its direction.
    Direct,
    /// Nobody leads a registry.
    AppointLead,
}

impl Task {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 29] = [
        Self::FinishDraft,
        Self::AnswerQuestion,
        Self::AnswerReviewers,
        Self::SettleName,
        Self::AcceptNamespace,
        Self::TakePosition,
        Self::Advise,
        Self::LookAgain,
        Self::Concur,
        Self::Consent,
        Self::Decide,
        Self::Report,
        Self::DecideAppeal,
        Self::DecideWaiver,
        Self::TakeIn,
        Self::PublishCorrection,
        Self::Publish,
        Self::ConfirmPublication,
        Self::ConfirmOrder,
        Self::ReadEmails,
        Self::MendEmails,
        Self::ConfirmMark,
        Self::ConfirmRedaction,
        Self::AnswerErasure,
        Self::AnswerClaim,
        Self::ConfirmPromises,
        Self::Complete,
        Self::Direct,
        Self::AppointLead,
    ];

    /// What is asked, as a sentence without its end.
    pub fn words(self) -> &'static str {
        match self {
            Self::FinishDraft => "Finish the draft and submit it",
            Self::AnswerQuestion => "Answer the question",
            Self::AnswerReviewers => "Reply to the reviewers or submit a new revision",
            Self::SettleName => "Resolve the name conflict: agree, rename or withdraw",
            Self::AcceptNamespace => "Accept or decline the transfer",
            Self::TakePosition => "Record a position",
            Self::Advise => "Record your advice",
            Self::LookAgain => "A new revision has been submitted: clear or retain your Discuss",
            Self::Concur => "Agree or disagree to decline",
            Self::Consent => "Consent to a correction of substance, or decline",
            Self::Decide => "Decide",
            Self::Report => "Write the expert review report",
            Self::DecideAppeal => "Decide on an appeal",
            Self::DecideWaiver => "Decide on a waiver of a conflict of interest",
            Self::TakeIn => "Start the intake review",
            Self::PublishCorrection => "Review and publish the correction",
            Self::Publish => "Publish the approved text",
            Self::ConfirmPublication => "Review and confirm the publication as second operator",
            Self::ConfirmOrder => "Confirm or retract a court order",
            Self::ReadEmails => "Review incoming emails that could not be assigned",
            Self::MendEmails => "Review undelivered emails",
            Self::ConfirmMark => "Confirm or reject a status annotation",
            Self::ConfirmRedaction => "Confirm or reject a redaction",
            Self::AnswerErasure => "Answer an erasure request",
            Self::AnswerClaim => "Confirm whether the requester is authorized to act for your namespace",
            Self::ConfirmPromises => "Confirm the registration details of your namespace",
            Self::Complete => "Request completion when the work is done",
            Self::Direct => "Send the direction of your body",
            Self::AppointLead => "Appoint a lead",
        }
    }

    /// The same as a button.
    pub fn button(self) -> &'static str {
        match self {
            Self::FinishDraft => "Continue",
            Self::AnswerQuestion => "Answer",
            Self::AnswerReviewers => "Reply",
            Self::SettleName => "Resolve",
            Self::AcceptNamespace | Self::TakePosition | Self::Advise | Self::ReadEmails | Self::MendEmails => "Review",
            Self::Decide | Self::DecideAppeal | Self::DecideWaiver => "Decide",
            Self::LookAgain | Self::Concur | Self::Consent => "Review and decide",
            Self::Report => "Write report",
            Self::TakeIn => "Start review",
            Self::PublishCorrection | Self::Publish => "Review and publish",
            Self::ConfirmPublication | Self::ConfirmOrder | Self::ConfirmMark | Self::ConfirmRedaction => "Review and confirm",
            Self::AnswerErasure | Self::AnswerClaim => "Review and answer",
            Self::ConfirmPromises => "Review and confirm",
            Self::Complete | Self::Direct => "Open",
            Self::AppointLead => "Appoint",
        }
    }

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::FinishDraft => "finish_draft",
            Self::AnswerQuestion => "answer_question",
            Self::AnswerReviewers => "answer_reviewers",
            Self::SettleName => "settle_name",
            Self::AcceptNamespace => "accept_namespace",
            Self::TakePosition => "take_position",
            Self::Advise => "advise",
            Self::LookAgain => "look_again",
            Self::Concur => "concur",
            Self::Consent => "consent",
            Self::Decide => "decide",
            Self::Report => "report",
            Self::DecideAppeal => "decide_appeal",
            Self::DecideWaiver => "decide_waiver",
            Self::TakeIn => "take_in",
            Self::PublishCorrection => "publish_correction",
            Self::Publish => "publish",
            Self::ConfirmPublication => "confirm_publication",
            Self::ConfirmOrder => "confirm_order",
            Self::ReadEmails => "read_emails",
            Self::MendEmails => "mend_emails",
            Self::ConfirmMark => "confirm_mark",
            Self::ConfirmRedaction => "confirm_redaction",
            Self::AnswerErasure => "answer_erasure",
            Self::AnswerClaim => "answer_claim",
            Self::ConfirmPromises => "confirm_promises",
            Self::Complete => "complete",
            Self::Direct => "direct",
            Self::AppointLead => "appoint_lead",
        }
    }

    /// Whether it can wait for ever: nobody else waits for it.
    pub fn is_idle(self) -> bool {
        self == Self::FinishDraft
    }
}

/// What a row is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// A request.
    Request {
        /// `R-2026-0001`.
        number: RequestNumber,
        /// `urn:foo`, or what else names it.
        title: String,
        /// Its name; none for an informal one that has no number yet.
        nid: Option<String>,
        /// What kind of request it is.
        kind: &'static str,
        /// The same, for pages in any language.
        subject: Subject,
    },
    /// Something else, in words: "3 emails".
    Other(Phrase),
}

impl About {
    /// A request.
    pub fn request(request: &Request) -> Self {
        let subject: &Subject = &request.subject;
        Self::Request {
            number: request.number,
            title: subject.title(),
            nid: subject.nid().filter(|nid| !nid.is_empty()).map(str::to_owned),
            kind: subject.words(),
            subject: subject.clone(),
        }
    }
}

/// One thing that waits for somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waits {
    /// What it is about.
    pub about: About,
    /// What is asked.
    pub task: Task,
    /// Since when.
    pub since: Timestamp,
    /// By when; `None` where no period runs.
    pub by: Option<Timestamp>,
}

impl Waits {
    /// What is asked on a request.
    pub fn on(request: &Request, task: Task, since: Timestamp, by: Option<Timestamp>) -> Self {
        Self { about: About::request(request), task, since, by }
    }

    /// What else is asked.
    pub fn other(about: Phrase, task: Task, since: Timestamp) -> Self {
        Self { about: About::Other(about), task, since, by: None }
    }

    /// What is asked.
    pub fn asks(&self) -> &'static str {
        self.task.words()
    }

    /// Where it is done, as a path of this site.
    pub fn path(&self) -> String {
        let About::Request { number, nid, .. } = &self.about else {
            return match self.task {
                Task::ReadEmails => "/desk/mail",
                Task::MendEmails => "/desk/letters?fate=failed",
                Task::ConfirmMark => "/desk/marks",
                Task::ConfirmRedaction => "/desk/redactions",
                Task::AnswerErasure => "/desk#erasures",
                Task::ConfirmPromises => "/account/promises",
                Task::AppointLead => "/admin/experts",
                _ => "/waiting",
            }
            .to_owned();
        };
        match self.task {
            Task::FinishDraft | Task::AnswerQuestion | Task::AnswerReviewers => format!("/requests/{number}/edit"),
            Task::SettleName => format!("/contentions/{}", nid.as_deref().unwrap_or_default()),
            Task::AnswerClaim => format!("/requests/{number}/claim"),
            Task::Consent => format!("/requests/{number}#consent"),
            Task::Concur => format!("/reviews/{number}#decide"),
            Task::TakePosition | Task::Advise | Task::LookAgain | Task::Decide | Task::DecideAppeal | Task::DecideWaiver => {
                format!("/reviews/{number}")
            }
            Task::Report => format!("/reviews/{number}/report"),
            Task::TakeIn | Task::PublishCorrection | Task::Publish | Task::ConfirmPublication | Task::ConfirmOrder => {
                format!("/desk/{number}")
            }
            _ => format!("/requests/{number}"),
        }
    }

    /// Whether its day is over.
    pub fn is_late(&self, now: Timestamp) -> bool {
        self.by.is_some_and(|by| now >= by)
    }
}

/// The order in which they are shown: what is due first, then what nobody set a day for, drafts last; of each the longest wait first.
pub fn in_order(list: &mut [Waits]) {
    list.sort_by(|one, other| {
        let key = |waits: &Waits| (waits.task.is_idle(), waits.by.is_none(), waits.by, waits.since);
        key(one).cmp(&key(other))
    });
}

/// Something that somebody waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awaited {
    /// What it is about.
    pub about: About,
    /// In whose hands: "operators".
    pub with: &'static str,
    /// What they do next, as it follows "the operators": "take it in".
    pub next: Phrase,
    /// Since when.
    pub since: Timestamp,
    /// By when; `None` where no period runs.
    pub by: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: &str) -> Timestamp {
        format!("{day}T12:00:00Z").parse().unwrap()
    }

    fn waits(task: Task, since: &str, by: Option<&str>) -> Waits {
        Waits { by: by.map(at), ..Waits::other("x".into(), task, at(since)) }
    }

    #[test]
    fn what_is_due_comes_first_and_a_draft_last() {
        let mut list = vec![
            waits(Task::FinishDraft, "2026-01-01", None),
            waits(Task::ReadEmails, "2026-01-02", None),
            waits(Task::TakeIn, "2026-03-01", Some("2026-03-03")),
            waits(Task::Publish, "2026-02-01", Some("2026-02-03")),
        ];
        in_order(&mut list);
        assert_eq!(
            list.iter().map(|waits| waits.task).collect::<Vec<_>>(),
            [Task::Publish, Task::TakeIn, Task::ReadEmails, Task::FinishDraft]
        );
        assert!(list[0].is_late(at("2026-02-03")) && !list[1].is_late(at("2026-02-03")) && !list[2].is_late(at("2027-01-01")));
    }
}
