//! What operators do with an incoming email: add it to a request, settle it, or discard it with a reason.

use crate::action_context::ActionContext;
use crate::actions::answers::reply_thread;
use crate::actions::comment::comment;
use crate::history::{Event, EventKind, log};
use crate::ids::RequestNumber;
use crate::mail::queries::InboundEmail;
use crate::mail::{InboundDisposition, listed, queries};
use crate::refusal::{Refusal, at};
use crate::requests::Party;
use crate::requests::comments::NewComment;
use crate::requests::record::required_text;
use crate::requests::viewer::load_view;
use crate::store::AnyConnection;
use crate::users::Role;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;
use urn_registry::template::characters::{self, Repair};

fn load_incoming_email(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    id: &str,
    from: &[InboundDisposition],
) -> Result<InboundEmail, Refusal> {
    if !ctx.who.has_role(Role::Operator) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-operator")));
    }
    let message = queries::inbound_by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-email")))?;
    let disposition = message.disposition;
    if from.contains(&disposition) {
        Ok(message)
    } else {
        Err(Refusal::WrongState { reason: Phrase::new("refusal-email-settled").arg("disposition", disposition.phrase()) })
    }
}

fn store_disposition(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    message: &InboundEmail,
    to: (InboundDisposition, &str),
) -> Result<(), Refusal> {
    if queries::settle_inbound(conn, message, to, ctx.now.into(), Some(&ctx.who.id))? {
        Ok(())
    } else {
        Err(Refusal::Stale { reason: Phrase::new("refusal-email-handled") })
    }
}

/// Marks an email as handled elsewhere. Its text remains stored.
pub fn mark_email_handled(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    let message = load_incoming_email(conn, ctx, id, &[InboundDisposition::Held])?;
    store_disposition(conn, ctx, &message, (InboundDisposition::Settled, &message.reason))?;
    log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::MailSettled))?;
    Ok(())
}

/// Marks several emails as handled elsewhere, for one reason that is stored with each. If one of them is no longer pending, none is
/// changed.
///
/// # Errors
/// A fault at the emails if none is chosen, or at the reason if it is missing.
pub fn mark_emails_handled(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    ids: &[String],
    reason: &str,
) -> Result<(), Refusal> {
    if ids.is_empty() {
        return Err(Refusal::at_field(at::EMAILS, Phrase::new("word-select-at-least-one-email")));
    }
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-settle-reason"))?;
    for id in ids {
        let message = load_incoming_email(conn, ctx, id, &[InboundDisposition::Held])?;
        store_disposition(conn, ctx, &message, (InboundDisposition::Settled, &reason))?;
    }
    let count = if ids.len() == 1 { "1 email".to_owned() } else { format!("{} emails", ids.len()) };
    log::record(
        conn,
        ctx.now,
        &ctx.actor(),
        Event::on_registry(EventKind::MailSettled).with_detail(&format!("{count}: {reason}")),
    )?;
    Ok(())
}

/// Discards an email with a reason, which is stored with it.
pub fn discard_email(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str, reason: &str) -> Result<(), Refusal> {
    let message = load_incoming_email(conn, ctx, id, &[InboundDisposition::Held, InboundDisposition::Commented])?;
    // A message from the list is removed from the page of its request; other comments are redacted.
    if message.disposition == InboundDisposition::Commented && !listed::queries::hide_email(conn, &message.id, ctx.now.into())? {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-email-published") });
    }
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-discard-reason"))?;
    store_disposition(conn, ctx, &message, (InboundDisposition::Discarded, &reason))?;
    log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::MailDiscarded).with_detail(&reason))?;
    Ok(())
}

/// Undoes that an email was handled or discarded; it is pending again.
pub fn reopen_email(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    let message = load_incoming_email(
        conn,
        ctx,
        id,
        &[InboundDisposition::Settled, InboundDisposition::Discarded, InboundDisposition::Dropped],
    )?;
    store_disposition(conn, ctx, &message, (InboundDisposition::Held, &Phrase::new("record-returned-to-inbox").to_string()))?;
    log::record(
        conn,
        ctx.now,
        &ctx.actor(),
        Event::on_registry(EventKind::MailHeld).with_detail(&Phrase::new("record-returned").to_string()),
    )?;
    Ok(())
}

/// The changes that the text of an email needs before it can be published.
pub fn needed_repairs(body: &str) -> Vec<Repair> {
    characters::needed_repairs(PROSE_FIELD, body)
}

/// The text of an email without disallowed characters.
pub fn repaired_text(body: &str) -> String {
    characters::apply(body, &needed_repairs(body))
}

/// A field with the same character rules as email text: prose, like most fields.
const PROSE_FIELD: Field = Field::AdditionalInformation;

/// Adds an email to a request as a comment of the operator, with a note that it came by email. Its sender is neither its author nor named,
/// because the sender has not confirmed it.
///
/// With `repair`, the text is published as changed by [`repaired_text`]; without it, a text that needs repair is refused. The stored email is
/// unchanged.
pub fn add_to_request(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    id: &str,
    number: &str,
    repair: bool,
) -> Result<(), Refusal> {
    let mut message = load_incoming_email(conn, ctx, id, &[InboundDisposition::Held])?;
    if repair {
        message.body = repaired_text(&message.body);
    }
    if let Err(reason) = characters::check_disallowed(&message.body, true) {
        return Err(Refusal::at_field(at::NUMBER, Phrase::new("refusal-email-characters").arg("why", reason)));
    }
    if message.body.trim().is_empty() {
        return Err(Refusal::at_field(at::NUMBER, Phrase::new("refusal-email-empty")));
    }
    let missing = || Refusal::at_field(at::NUMBER, Phrase::new("refusal-no-request-number"));
    let number: RequestNumber = number.trim().to_uppercase().parse().map_err(|_| missing())?;
    let request = crate::requests::queries::by_number(conn, number)?.ok_or_else(missing)?;
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if [Party::Registrant, Party::Lead, Party::Expert].into_iter().any(|party| view.has_role(party)) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-place-role")));
    }
    let body = format!("{}\n\n{}", Phrase::new("record-email-text"), message.body);
    // Where it belongs in the discussion, unless it is added to a request other than the one it replies to.
    let answered = message.outbox_id.as_deref().filter(|_| message.request_id.as_ref() == Some(&request.id));
    let (thread, position) = reply_thread(conn, &request.id, answered)?;
    let (thread_id, position_id) = (thread.as_ref(), position.as_deref());
    let new = NewComment { body: &body, by_mail: true, thread_id, position_id, ..NewComment::default() };
    comment(conn, ctx, number, &new)?;
    queries::assign_inbound(conn, &message.id, &request.id)?;
    store_disposition(conn, ctx, &message, (InboundDisposition::Placed, &number.to_string()))?;
    log::record(conn, ctx.now, &ctx.actor(), Event::about_request(EventKind::MailPlaced, &request.id, Party::Operator.name()))?;
    Ok(())
}
