//! The emails about a request, for operators, and those that are not published yet, for the person who decides.

use crate::http::addresses;
use crate::mail::{Delivery, InboundDisposition};
use crate::pages::partials::rows::time;
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::store::AnyConnection;
use crate::{mail, users};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::characters::escape;

/// An email about the request, sent or received: its page or file, and the sentence about it.
pub(super) struct RequestEmailRow {
    pub(super) at: String,
    pub(super) href: String,
    pub(super) subject: String,
    pub(super) text: Phrase,
}

/// The emails about a request, newest first.
pub(super) fn emails_about(conn: &mut AnyConnection, request: &Request) -> Result<Vec<RequestEmailRow>, Refusal> {
    const EMAILS_SHOWN_MAX: i64 = 100;
    let row =
        |at: Timestamp, href: String, subject: String, text: Phrase| (at, RequestEmailRow { at: time(at), href, subject, text });
    let sent = mail::queries::outgoing_about(conn, &request.id, EMAILS_SHOWN_MAX)?.into_iter().map(|email| {
        let text = Phrase::new(match email.delivery {
            Delivery::Sent(_) => "request-email-to",
            Delivery::Waiting { .. } => "request-email-waits",
            Delivery::Bounced { .. } | Delivery::Failed { .. } | Delivery::Canceled(_) => "request-email-failed",
        });
        row(email.created_at, addresses::outgoing_email_path(&email.id), email.subject, text.arg("to", email.recipient))
    });
    let received = mail::queries::incoming_about(conn, &request.id, EMAILS_SHOWN_MAX)?.into_iter().map(|email| {
        let text = Phrase::new("request-email-from").arg("from", escape(&email.sender));
        let text = text.arg("outcome", email.disposition.phrase());
        row(email.received_at.time(), addresses::incoming_email_path(&email.id), escape(&email.subject), text)
    });
    let mut all: Vec<(Timestamp, RequestEmailRow)> = sent.chain(received).collect();
    all.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    Ok(all.into_iter().map(|(_, row)| row).collect())
}

/// The incoming emails about a request that are not published yet: their sender and the time.
pub(super) fn unpublished_emails(conn: &mut AnyConnection, request: &Request) -> Result<Vec<Phrase>, Refusal> {
    const EMAILS_CHECKED_MAX: i64 = 1000;
    let mut waiting = Vec::new();
    for email in mail::queries::incoming_about(conn, &request.id, EMAILS_CHECKED_MAX)? {
        if matches!(email.disposition, InboundDisposition::Held | InboundDisposition::ToConfirm | InboundDisposition::Waiting) {
            // The sender of the others is not known for certain.
            let sender = match &email.account_id {
                Some(id) if email.disposition == InboundDisposition::Waiting => {
                    users::queries::by_id(conn, id)?.map(|account| account.name)
                }
                _ => None,
            };
            let sentence = Phrase::new(if sender.is_some() { "request-email-unpublished" } else { "request-email-unidentified" });
            waiting.push(sentence.arg("who", sender.unwrap_or_default()).arg("at", time(email.received_at.time())));
        }
    }
    Ok(waiting)
}
