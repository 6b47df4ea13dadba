//! Messages from an operator about a request. They change no due date. Their text is stored as a private note of the operators.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::{RequestNumber, new_id};
use crate::mail::templates::Notification;
use crate::refusal::{FieldFault, Refusal, at};
use crate::requests::Party;
use crate::requests::guards::office::require_request_operator;
use crate::requests::notes::queries;
use crate::requests::notify::{email_people, experts_of, team_of};
use crate::requests::record::{record_action, required_text};
use crate::requests::viewer::load_view;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Emails a message to the registrant or to the experts (`to` is `registrant` or `experts`).
pub fn send(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    to: &str,
    text: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_request_operator(&view)?;
    let (recipients, party) = match to {
        "registrant" => (team_of(conn, &view)?, Party::Registrant),
        "experts" => (experts_of(conn, &view)?, Party::Expert),
        _ => return Err(FieldFault::new(at::RECIPIENTS, Phrase::new("message-to-missing")).into()),
    };
    if recipients.is_empty() {
        return Err(FieldFault::new(at::RECIPIENTS, Phrase::new("message-to-nobody")).into());
    }
    let text = required_text(text, at::MESSAGE, Phrase::new("message-text-missing"))?;
    let to = Phrase::new(if party == Party::Expert { "message-to-experts" } else { "message-to-registrant" }).to_string();
    let note = Phrase::new("message-note").arg("to", &to).arg("text", &text).to_string();
    queries::insert(conn, &new_id(), &view.request.id, (&ctx.who.id, &note), ctx.now.into())?;
    let event = record_action(conn, ctx, EventKind::MessageSent, Party::Operator, &view.request, &to)?;
    email_people(
        conn,
        ctx,
        &event,
        Some(&view.email_thread()),
        &recipients,
        &Notification::OperatorMessage { by: ctx.who.name.clone().into(), text },
    )
}
