//! Undelivered emails: operators can send one again, and resume delivery to a paused address.

use crate::action_context::ActionContext;
use crate::actions::still_relevant::{outdated_reason, request_of_email};
use crate::clock::day;
use crate::history::{Event, EventKind, log};
use crate::ids::new_id;
use crate::mail::delivery_links;
use crate::mail::notices::CHANGE_NOTICE_KIND;
use crate::mail::queries::NewEmail;
use crate::mail::{MailConfig, delivery, queries, single};
use crate::refusal::Refusal;
use crate::store::typed::Stored;
use crate::store::{AnyConnection, Moment};
use crate::users::Role;
use urn_registry::i18n::Phrase;

fn require_operator(ctx: ActionContext<'_>) -> Result<(), Refusal> {
    if ctx.who.has_role(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-operator"))) }
}

/// Sends an email again: as a new message to the same address, with new links generated at delivery, and a note with its original date
/// and the current status of the request. Refused if the email is no longer relevant.
pub fn resend(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    require_operator(ctx)?;
    let left = queries::outbox_email(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-email")))?;
    let key = new_id();
    let (body, gaps) = delivery_links::text::copy_text(conn, (id, &key), &left.body)?;
    if body.is_empty() {
        let reason = Phrase::new("refusal-email-not-stored");
        return Err(Refusal::WrongState { reason });
    }
    if let Some(reason) = outdated_reason(conn, ctx, &left, &gaps)? {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-email-is-over").arg("why", reason) });
    }
    let request = request_of_email(conn, &left)?;
    let stands = request.map(|request| {
        Phrase::new("over-state").arg("number", request.number).arg("state", request.state_phrase()).sentence().to_string()
    });
    let body = resent_text(&body, &day(left.created_at.time()).to_string(), stands.as_deref());
    let event =
        log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::EmailSentAgain).with_detail(&left.subject))?;
    let now = Moment::from(ctx.now);
    queries::insert(
        conn,
        &NewEmail {
            id: &key,
            event_id: left.event_id.as_deref().or(Some(&event.0)),
            request_id: left.request_id.as_ref(),
            kind: &left.kind,
            message_id: &format!("<{key}@{}>", ctx.mail.host),
            thread_id: left.thread_id.as_deref(),
            recipient: &left.recipient,
            subject: &left.subject,
            body: &body,
            created_at: now,
            due_at: now,
            attempts: 0,
            last_error: None,
            priority: left.priority,
            discussion: left.discussion.as_deref(),
            language: Stored(left.language),
        },
    )?;
    Ok(delivery_links::queries::store(conn, &key, &gaps)?)
}

/// The text of an email that is sent again, with the note below its action and link. An earlier note is removed.
fn resent_text(body: &str, written: &str, stands: Option<&str>) -> String {
    let note = |written: &str| Phrase::new("record-sent-again").arg("written", written).to_string();
    let pattern = note("\n");
    let (before, after) = pattern.split_once('\n').unwrap_or_default();
    let date_of = |part: &str| Some(part.lines().next()?.strip_prefix(before)?.strip_suffix(after)?.to_owned());
    let mut parts: Vec<String> = body.split("\n\n").map(str::to_owned).collect();
    let mut written = written.to_owned();
    if let Some((at, first)) = parts.iter().enumerate().find_map(|(at, part)| Some((at, date_of(part)?))) {
        // The date on which it was first written is preserved.
        written = first;
        parts.remove(at);
    }
    let has_link = parts.first().is_some_and(|top| top.lines().last().is_some_and(|line| line.starts_with("http")));
    let word = [note(&written)].into_iter().chain(stands.map(str::to_owned)).collect::<Vec<_>>().join("\n");
    parts.insert(usize::from(has_link), word);
    parts.join("\n\n")
}

/// Cancels an unsent email. If a mail server is accepting it at this moment, it is still sent, and shown as sent.
pub fn cancel_email(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    require_operator(ctx)?;
    let left = queries::outbox_email(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-email")))?;
    // The period to object starts when a notice was delivered, so it cannot be skipped.
    if left.kind == CHANGE_NOTICE_KIND {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-cancel-notice") });
    }
    if !single::queries::cancel(conn, id, ctx.now.into())? {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-email-not-waiting") });
    }
    log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::EmailCanceled).with_detail(&left.subject))?;
    Ok(())
}

/// An email as a file. Its links and its reply address are replaced, because they are secrets of the recipient.
pub fn email_file(conn: &mut AnyConnection, mail: &MailConfig, id: &str) -> Result<Vec<u8>, Refusal> {
    let mut email = single::queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-email")))?;
    email.body = delivery_links::text::text_for_operators(conn, id, &email.body)?;
    let message = delivery::message_for_operators(&email, mail)
        .map_err(|failure| Refusal::WrongState { reason: failure.to_string().into() })?;
    Ok(message.formatted())
}

/// Resumes delivery to an address; pending emails are then sent.
pub fn resume_delivery(conn: &mut AnyConnection, ctx: ActionContext<'_>, address: &str) -> Result<(), Refusal> {
    require_operator(ctx)?;
    if !queries::forget_failing(conn, address)? {
        return Err(Refusal::not_found(Phrase::new("thing-address")));
    }
    log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::AddressResumed).with_detail(address))?;
    Ok(())
}

/// The owner confirms that a paused address works again; pending emails are then sent. If it fails again, it is paused again.
pub fn resume_own_delivery(conn: &mut AnyConnection, ctx: ActionContext<'_>) -> Result<(), Refusal> {
    if !queries::forget_failing(conn, &ctx.who.email)? {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-mail-arrives") });
    }
    log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::AddressResumed).with_detail(&ctx.who.email))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::resent_text;

    #[test]
    fn resent_email_has_one_note_below_its_link() {
        let body = "Answer:\nhttps://registry.example/x\n\nIf you reply.\n\nHello.\n\n-- \nWhy.\n";
        let once = resent_text(body, "2027-01-04", Some("R-2027-0001 is now: With requester."));
        let top: Vec<&str> = once.lines().take(5).collect();
        assert_eq!(
            top,
            [
                "Answer:",
                "https://registry.example/x",
                "",
                "This email was written on 2027-01-04 and was not delivered then.",
                "R-2027-0001 is now: With requester."
            ]
        );
        let twice = resent_text(&once, "2027-02-01", None);
        assert!(twice.contains("written on 2027-01-04") && !twice.contains("2027-02-01") && !twice.contains("With requester"));
        assert_eq!(twice.matches("was written on").count(), 1);
        assert!(resent_text("Hello.\n", "2027-01-04", None).starts_with("This email was written"));
    }
}
