//! The contacts of a namespace accept a change or object to it by an emailed link; the experts or the operators record why a request does
//! not depend on them.

use crate::action_context::ActionContext;
use crate::history::capacity::CONTACT_CAPACITY;
use crate::history::{Event, EventKind};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::mail::{MailConfig, outbox};
use crate::refusal::{Refusal, at};
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::contact_answers::{Agreement, Answer, queries};
use crate::requests::guards::contacts::check_notice_over;
use crate::requests::guards::office::require_request_operator;
use crate::requests::notify::{all_leads_of, operators_of, team_of};
use crate::requests::queries::by_id;
use crate::requests::record::{record_action, record_event, required_text};
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, Procedure, RequestSubject};
use crate::store::AnyConnection;
use crate::users::links::{self, LinkPurpose};
use crate::users::secrets::Token;
use crate::users::{Account, Actor};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// The role that decides without the contacts: the lead where experts decide, otherwise the operators.
pub fn deciding_party(view: &RequestView) -> Party {
    let by_experts = view.request.procedure.kind() == Procedure::Community
        && !matches!(view.request.subject, RequestSubject::Correction { .. });
    if by_experts { Party::Lead } else { Party::Operator }
}

/// Records why a request does not depend on the contacts: after an objection, or after the notice period without an answer. The reason is
/// public.
///
/// # Errors
/// Not the role that decides, the contacts agree or have time left, a notice was not delivered, or no reason.
pub fn proceed_without_contacts(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    reason: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let party = deciding_party(&view);
    match party {
        Party::Lead if view.has_role(Party::Lead) => crate::requests::guards::disclosed::require_disclosed_expert(&view)?,
        Party::Lead => return Err(Refusal::not_permitted(Phrase::new("refusal-contacts-lead"))),
        _ => require_request_operator(&view)?,
    }
    let agreement = agreement_of(conn, &view.request)?;
    if !view.request.state.is_open() || view.revisions.is_empty() || !agreement.is_missing() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-contacts-agree") });
    }
    if matches!(agreement, Agreement::Open { .. }) {
        check_notice_over(&view.request, view.notices, ctx.now)?;
    }
    let reason = required_text(reason, at::CONTACTS, Phrase::new("refusal-reason-published"))?;
    record_action(conn, ctx, EventKind::ContactsAnswered, party, &view.request, &reason)?;
    queries::set_private(conn, &view.request.id, None).map_err(Refusal::from)
}

/// The data that a contact sees after opening the link.
#[derive(Debug, Clone)]
pub struct ContactQuestion {
    /// The request.
    pub view: RequestView,
    /// The answers of the contacts.
    pub agreement: Agreement,
    /// The last answer by this link.
    pub answer: Option<Answer>,
    /// The requester's name.
    pub by: String,
}

fn question_not_found() -> Refusal {
    Refusal::not_found(Phrase::new("thing-link"))
}

fn load_question(conn: &mut AnyConnection, now: Timestamp, id: &str) -> Result<ContactQuestion, Refusal> {
    let (request_id, answer) = queries::question_by_id(conn, id)?.ok_or_else(question_not_found)?;
    let request = by_id(conn, &request_id)?.ok_or_else(question_not_found)?;
    let view = load_view(conn, request.number, None, now)?;
    let by = crate::users::queries::by_id(conn, &view.request.owner_id)?.map_or_else(String::new, |owner| owner.name);
    Ok(ContactQuestion { agreement: agreement_of(conn, &view.request)?, view, answer, by })
}

/// The data behind a contact's link. Possession of the link is sufficient.
pub fn find_question(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<ContactQuestion, Refusal> {
    let link = links::find(conn, now, token, &[LinkPurpose::ContactAnswer])?.ok_or_else(question_not_found)?;
    load_question(conn, now, &link.subject)
}

/// The newest question about this request to the address of the account.
fn newest_own_question(conn: &mut AnyConnection, who: &Account, number: RequestNumber) -> Result<String, Refusal> {
    let missing = || Refusal::not_found(Phrase::new("thing-page"));
    let request = crate::requests::queries::by_number(conn, number)?.ok_or_else(missing)?;
    queries::newest_question_to(conn, &request.id, &who.email.to_lowercase())?.ok_or_else(missing)
}

/// Like `find_question`, for a contact who is signed in with the address that received the link.
///
/// # Errors
/// [`Refusal::NotFound`] for everyone else.
pub fn find_as_contact(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Account,
    number: RequestNumber,
) -> Result<ContactQuestion, Refusal> {
    let id = newest_own_question(conn, who, number)?;
    load_question(conn, now, &id)
}

/// An answer with the reason of an objection.
pub type Given<'a> = (Answer, &'a str);

/// Records the answer of a contact. It can be changed until the request has ended; the last one counts. The collaborators and the operators
/// are notified, and the leads if they decide. An objection does not end the request: it needs an answer.
pub fn answer_by_link(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    token: &Token,
    given: Given<'_>,
) -> Result<RequestNumber, Refusal> {
    let link = links::find(conn, now, token, &[LinkPurpose::ContactAnswer])?.ok_or_else(question_not_found)?;
    record_contact_answer(conn, (mail, now), &link.subject, given)
}

/// Like `answer_by_link`, for a contact who is signed in. Their name is not recorded, as with answers by the link.
///
/// # Errors
/// As [`find_as_contact`] and [`answer_by_link`].
pub fn answer_as_contact(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    given: Given<'_>,
) -> Result<RequestNumber, Refusal> {
    let id = newest_own_question(conn, ctx.who, number)?;
    record_contact_answer(conn, (ctx.mail, ctx.now), &id, given)
}

fn record_contact_answer(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    id: &str,
    (answer, reason): Given<'_>,
) -> Result<RequestNumber, Refusal> {
    let ContactQuestion { view, answer: last, .. } = load_question(conn, now, id)?;
    let request = &view.request;
    if !request.state.is_open() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-contact-closed") });
    }
    if last == Some(Answer::Accept) && answer == Answer::Accept {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-contact-same") });
    }
    let (act, reason) = match answer {
        Answer::Accept => (EventKind::ContactAccepted, String::new()),
        Answer::Object => (EventKind::ContactObjected, required_text(reason, at::REASON, Phrase::new("refusal-contact-reason"))?),
    };
    queries::answer(conn, id, (answer, &reason), now.into())?;
    if answer == Answer::Accept {
        queries::set_private(conn, &request.id, None)?;
    }
    let mut event = Event::about_request(act, &request.id, CONTACT_CAPACITY).with_detail(&reason);
    if let Some(nid) = request.subject.nid() {
        event = event.about_nid(nid);
    }
    let event = record_event(conn, now, &Actor::Clock, event)?;
    let leads = if deciding_party(&view) == Party::Lead { all_leads_of(conn, now, &view)? } else { Vec::new() };
    let mut operators = operators_of(conn, &request.id)?;
    operators.retain(|operator| !leads.iter().any(|lead| lead.id == operator.id));
    for person in team_of(conn, &view)?.into_iter().chain(leads).chain(operators) {
        let email = Notification::ContactAnswered { accepts: answer == Answer::Accept, reason: reason.clone() };
        outbox::queue(conn, mail, now, &event, Some(&view.email_thread()), &person, &email)?;
    }
    Ok(request.number)
}
