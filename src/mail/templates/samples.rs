//! Sample data for showing every email, from one fictitious request: the Society of Lighthouse Keepers requests `urn:lighthouse`. Rita
//! Lindgren submits the request, Edda Berg and Sven Dahl are its experts, Lena Ortiz is their lead, Olga Novak is an operator.

use super::about::EmailKind;
use super::own::{Link, OperatorText, RegisteredNid, Setting};
use crate::ids::RequestNumber;
use jiff::civil::{Date, date};
use urn_registry::i18n::{Phrase, written_date};

/// The recipient of a sample email.
fn sample_recipient(code: &str) -> &'static str {
    match code {
        "assignment" | "answered" | "new_revision" | "sent_back" | "concurrence" | "reminder" | "action_required"
        | "confirm_position" => "Edda Berg",
        "decision_needed" | "waiver" | "conflict_taken_back" | "appeal" | "escalation" => "Lena Ortiz",
        "arrived"
        | "assignment_declined"
        | "unreachable"
        | "held_mail"
        | "address_fails"
        | "publication_waits"
        | "published_alone"
        | "overdue" => "Olga Novak",
        "recognition_asked" | "followed" => "Lars Holm",
        _ => "Rita Lindgren",
    }
}

/// The sample value of a reason.
fn reason(code: &str) -> Option<&'static str> {
    Some(match code {
        "conflict_taken_back" => "I confused it with another society of the same name.",
        "assignment_declined" => "I am at sea until January.",
        "waiver" => "I was a member of the society until 2020, so I know its registers well.",
        "published_alone" => "The society’s current domain name expires tonight, and no other operator is available.",
        "retracted" => "The reply of 4 December answers this.",
        "procedure_changed" => "The International Association of Lighthouses is recognized and has made the request itself.",
        "closed" => "Both requests are from the society and describe the same register of lights.",
        "hold" => "District Court of Visby, 2026-12-11, 4 T 812: the name must not be registered until the case is closed.",
        "reopened" => "The reply was sent by post and arrived one day late.",
        "corrected" => "Purpose stated the wrong year.",
        "status_mark" => "The society has not replied at any of its addresses since 2031.",
        "contact_answered" => "The institute did not agree to this.",
        "held_mail" => "The email is encrypted",
        "address_fails" => "5.1.1 no such person",
        "escalation" => "The request has been in review for 30 days without activity.",
        _ => return None,
    })
}

/// The sample values of messages, decisions and questions.
fn sample_text(code: &str, gap: &str) -> Option<&'static str> {
    if gap == "reason" {
        return reason(code);
    }
    Some(match (code, gap) {
        ("not_published", "text") => "Approve\nThe register has existed since 1998.",
        ("new_revision", "seen") => "1",
        ("operator_message", "by") => "Olga Novak",
        ("operator_message", "text") => "Our office is closed until 7 January. We will publish the text after that.",
        ("oidc_join", "provider") => "University of Exampleton",
        ("assignment", "by") => "Olga Novak",
        ("publication_waits" | "published_alone", "by") => "Oskar Lind",
        ("name_conflict_ended", "ended") => "closed",
        ("concurrence", "by") => "Lena Ortiz",
        ("appeal", "by") => "Rita Lindgren",
        ("waiver" | "conflict_taken_back", "by") => "Sven Dahl",
        ("not_published", "decides") => "operators",
        ("address_fails", "subject") => "[R-2026-0017] urn:lighthouse: answer a question by 4 March 2027",
        ("publication_waits" | "published_alone", "what") => "urn:lighthouse, version 1",
        ("closed", "state") => "duplicate",
        ("reopened", "state") => "lapsed",
        ("status_mark", "what") => "will be deprecated after 4 March 2032",
        ("escalation", "what") => "no activity for 30 days",
        ("overdue", "what") => "the intake review",
        ("list_news", "text") => {
            "4 December 2026, Edda Berg commented:\n\n> Syntax does not say how many digits a number has.\n\n5 December 2026, Rita Lindgren submitted a new revision:\n\n> Revision 2: Syntax now states that a number has up to fourteen digits.\n\nChanges:\n\nSyntax\n   The number of a light has [-some-] {+1 to 14+} digits.\n\nComparison of both revisions:\nhttps://registry.example/requests/R-2026-0017/compare?from=1&to=2"
        }
        ("followed", "text") => {
            "- 4 December 2026: Edda Berg commented\n- 5 December 2026: Rita Lindgren submitted a new revision"
        }
        ("directed", "text") => "The IESG approved the document on 4 March 2027 and requests the registration.",
        ("body_answered", "text") => "Please state in the document who assigns the number when a light is rebuilt.",
        ("appeal", "grounds") => "The register is funded until 2060. The reasons do not take this into account.",
        ("appeal_decided", "text") => "The experts’ reasons address each point of the appeal.",
        ("sent_back", "defect") => "Emails to the registrant’s address are returned as undeliverable.",
        ("declined" | "concurrence", "reasons") => {
            "The request does not show who will maintain the register of lights after 2030 (RFC 8141, 5)."
        }
        ("confirm_answer" | "answered", "answer") => "Up to fourteen. Revision 2 now states this.",
        ("confirm_position", "position") => "discuss",
        ("confirm_position", "reasons") => "Syntax does not say how many digits a number has.",
        ("comment", "position") => "",
        _ => return None,
    })
}

/// The context of a sample: the name of the recipient, and the request if the kind is about one.
pub(super) fn context(about: &EmailKind) -> (String, Option<(String, Phrase, String)>) {
    const KINDS_WITHOUT_REQUEST: [&str; 7] =
        ["security", "address_leaves", "draft_deleted", "new_device", "failed_sign_ins", "held_mail", "address_fails"];
    const KINDS_WITHOUT_NAME: [&str; 6] = ["to_list", "list_news", "list_reply", "report", "status_notice", "account_exists"];
    let code = about.code;
    if about.choice.is_unconfirmed() {
        return (String::new(), None);
    }
    let name = if KINDS_WITHOUT_NAME.contains(&code) { String::new() } else { sample_recipient(code).to_owned() };
    let link = "https://registry.example/requests/R-2026-0017".to_owned();
    (name, (!KINDS_WITHOUT_REQUEST.contains(&code)).then(|| ("R-2026-0017".to_owned(), "urn:lighthouse".into(), link)))
}

/// The sample value of a variable of the email with this machine name.
pub(super) trait Sample {
    fn sample(code: &str, variable: &str) -> Self;
}

impl Sample for bool {
    fn sample(_: &str, variable: &str) -> Self {
        matches!(variable, "paused" | "recognized" | "upheld")
    }
}

impl Sample for i64 {
    fn sample(_: &str, variable: &str) -> Self {
        if variable == "hours" { 24 } else { 10 }
    }
}

impl Sample for usize {
    fn sample(code: &str, variable: &str) -> Self {
        match (code, variable) {
            ("confirm_position", _) => 0,
            (_, "left") => 4,
            _ => 1,
        }
    }
}

impl Sample for Date {
    fn sample(code: &str, variable: &str) -> Self {
        match (code, variable) {
            ("received" | "arrived", _) | (_, "since") => date(2026, 12, 3),
            ("confirm_answer" | "confirm_position", _) => date(2026, 12, 11),
            ("invitation" | "to_list" | "assignment" | "opened" | "action_required" | "reminder", _) => date(2026, 12, 15),
            ("approved" | "address_new" | "address_leaves", _) => date(2026, 12, 17),
            ("discuss", _) => date(2026, 12, 29),
            ("declined", _) => date(2027, 2, 15),
            ("closed", _) => date(2028, 3, 4),
            _ => date(2027, 3, 4),
        }
    }
}

impl Sample for Option<Date> {
    fn sample(code: &str, variable: &str) -> Self {
        Some(Date::sample(code, variable))
    }
}

impl Sample for Phrase {
    fn sample(code: &str, variable: &str) -> Self {
        match (code, variable) {
            ("security", _) => Self::new("email-password-changed").arg("external", false).arg("address", false),
            ("not_published", "reason") => Self::new("email-encrypted"),
            ("action_required", "asks") => Self::new("todo-record-position").after_colon(),
            ("procedure_changed", "procedure") => Self::new("draft-procedure-fast-track"),
            (_, "until") => written_date(Date::sample(code, variable)),
            (_, "by") => text(code, variable).into(),
            _ => "urn:lighthouse".into(),
        }
    }
}

impl Sample for RequestNumber {
    fn sample(_: &str, _: &str) -> Self {
        Self::new(2026, 17)
    }
}

impl Sample for &'static str {
    fn sample(code: &str, variable: &str) -> Self {
        match (code, variable) {
            (_, "change") => "revision",
            (_, "because") => "status",
            _ => sample_text(code, variable).unwrap_or_default(),
        }
    }
}

macro_rules! samples_of_texts {
    ($($name:ident)*) => {$(
        impl Sample for $name {
            fn sample(code: &str, variable: &str) -> Self {
                Self::sample(text(code, variable))
            }
        }
    )*};
}

samples_of_texts!(Link OperatorText RegisteredNid Setting);

impl Sample for String {
    fn sample(code: &str, variable: &str) -> Self {
        text(code, variable)
    }
}

fn text(code: &str, gap: &str) -> String {
    if let Some(message) = sample_text(code, gap) {
        return message.to_owned();
    }
    let home = "https://registry.example";
    let text = match gap {
        "by" => "Edda Berg",
        "number" => "R-2026-0017",
        "other" | "others" => "R-2026-0016",
        "nid" | "namespace" => "lighthouse",
        "version" => "1",
        "edition" => "1.1",
        "revision" => "2",
        "days" => "30",
        "draft" => "R-2026-0017",
        "to" if code == "overdue" => "the operators",
        "to" => "the leads and the operators",
        "body" if code.starts_with("recogn") || code == "completion_asked" => "the International Association of Lighthouses",
        "body" => "IESG",
        "status" => "deprecated",
        "outcome" => "R-2026-0016 chose another name; R-2026-0017 continues with urn:lighthouse",
        "question" | "comment" => "How many digits does the number of a light have? The text does not say this.",
        "address" => "rita@lights.example",
        "sender" => "rita@lights.example",
        "subject" => "Re: urn:lighthouse",
        "list" => "urn@ietf.org",
        "device" => "Firefox on Linux",
        "at" => "1 December 2026, 08:41 UTC",
        "text" if code == "assignment" => "1,240 words, about 6 minutes to read",
        "grounds" => "The approved text says \"up to fourteen digits\", but the published text says \"thirteen\".",
        "publish" => return format!("{home}/email/0199f0a12b3c7d4e8f50123456789abc0123456789abcdef0123/publish"),
        "withdraw" => return format!("{home}/email/0199f0a12b3c7d4e8f50123456789abc0123456789abcdef0123/withdraw"),
        "note" => "Syntax now states that a number has up to fourteen digits.",
        "changes" => "Syntax\n   The number of a light has [-some-] {+1 to 14+} digits.\n",
        "compare" => return format!("{home}/requests/R-2026-0017/compare?from=1&to=2"),
        "link" => return format!("{home}{}", sample_link_path(code)),
        "page" => return format!("{home}/requests/R-2026-0017"),
        "help" => return format!("{home}/help/experts"),
        "text" | "report" => {
            "Namespace ID: lighthouse\n\nPurpose: Names for lighthouses, from the register that the society has maintained since 1902.\n\nSyntax:\n   lighthouse = 1*14DIGIT"
        }
        "statement" => "The society no longer assigns numbers. Assigned numbers remain valid.",
        _ => "Complete and clear (RFC 8141, 6.4).",
    };
    text.to_owned()
}

/// The path of the link in a sample email.
fn sample_link_path(code: &str) -> &'static str {
    match code {
        "verify" => "/account/verify/4d1c6a0b7e2f5938",
        "reset" => "/account/reset/4d1c6a0b7e2f5938",
        "address_new" | "address_leaves" => "/account/address/4d1c6a0b7e2f5938",
        "address_in_use" => "/sign-in",
        "draft_deleted" => "/register",
        "old_list" => "/register",
        "invitation" => "/join/4d1c6a0b7e2f5938",
        "question" | "discuss" => "/requests/R-2026-0017/edit",
        "registered" => "/assignments/urn-formal/lighthouse/1",
        "corrected" => "/assignments/urn-formal/lighthouse/1.1",
        "status_notice" | "status_mark" => "/assignments/urn-formal/lighthouse",
        "change_notice" => "/contact-answers/4d1c6a0b7e2f5938",
        "contact_asked" => "/contacts/4d1c6a0b7e2f5938",
        "held_mail" => "/operator/mail",
        "address_fails" => "/operator/emails",
        _ => "/requests/R-2026-0017",
    }
}
