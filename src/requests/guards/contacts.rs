//! Guards for a change of a registered namespace: the answers of the contacts of its present version.

use crate::mail::notices::NoticeDelivery;
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::contact_answers::Agreement;
use crate::requests::facts::Fact;
use crate::requests::guards::{Guard, refuse_for_state};
use crate::requests::periods::periods;
use crate::requests::timers::days_after;
use crate::requests::viewer::RequestView;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// T6.
pub(crate) const CONTACTS_NOTIFIED: Guard =
    Guard::of("the notices to the contacts of the namespace were delivered", &[], |facts| check_contacts_notified(&facts.view));

/// T6, T12, E1.
pub(crate) const CONTACTS_ANSWERED: Guard = Guard::of(
    "no objection of a contact is unanswered; if the requester is not known for the namespace, or another registrant is named: a contact accepted, or the notice period since the delivery is over and it is recorded why the decision does not depend on the contacts",
    &[Fact::Agreement],
    |facts| check_contacts_answered(&facts.view, *facts.agreement()?, facts.now),
);

/// Requires that the notices to the contacts of the namespace were delivered, because they may object.
pub(crate) fn check_contacts_notified(view: &RequestView) -> Result<(), Refusal> {
    if view.notices == NoticeDelivery::Unsent { refuse_for_state(Phrase::new("refusal-notice-unsent")) } else { Ok(()) }
}

/// Requires that the answers of the contacts allow the request to be decided.
pub(crate) fn check_contacts_answered(view: &RequestView, agreement: Agreement, now: Timestamp) -> Result<(), Refusal> {
    match agreement {
        Agreement::NotNeeded | Agreement::Settled(_) => Ok(()),
        Agreement::Objected(_) => refuse_for_state(Phrase::new("refusal-objected")),
        Agreement::Open { .. } => {
            check_notice_over(&view.request, view.notices, now)?;
            refuse_for_state(Phrase::new("refusal-contacts-silent"))
        }
    }
}

/// Requires that the lead can decide, or can record why the decision does not depend on the contacts.
pub(crate) fn check_contacts_had_time(view: &RequestView, agreement: Agreement, now: Timestamp) -> Result<(), Refusal> {
    check_contacts_notified(view)?;
    match agreement {
        Agreement::Open { .. } => check_notice_over(&view.request, view.notices, now),
        _ => Ok(()),
    }
}

/// Requires that the notice period is over.
pub(crate) fn check_notice_over(request: &Request, notices: NoticeDelivery, now: Timestamp) -> Result<(), Refusal> {
    match notice_period_end(request, notices) {
        None => refuse_for_state(Phrase::new("refusal-notice-unsent")),
        Some(end) if now < end => {
            refuse_for_state(Phrase::new("refusal-notice-runs").arg("day", end.strftime("%Y-%m-%d").to_string()))
        }
        Some(_) => Ok(()),
    }
}

/// The end of the notice period, which starts when the last notice was delivered. Without a contact there is nothing to wait for.
pub fn notice_period_end(request: &Request, notices: NoticeDelivery) -> Option<Timestamp> {
    match notices {
        NoticeDelivery::None => Some(request.review_since.unwrap_or(request.state_since)),
        NoticeDelivery::Unsent => None,
        NoticeDelivery::Delivered(at) => Some(days_after(at, periods().notice)),
    }
}
