//! Adds emails to the outbox, and takes them for delivery.

use crate::history::EventId;
use crate::ids::new_id;
use crate::mail::body::RecipientKind;
use crate::mail::delivery_links::{self, Placeholder};
use crate::mail::queries::{DueEmail, NewEmail};
use crate::mail::templates::Notification;
use crate::mail::templates::about::{RecipientReason, SendPriority};
use crate::mail::templates::email::{Email, Recipient};
use crate::mail::templates::messages::format_frame_message;
use crate::mail::wrap::filled;
use crate::mail::{EmailThread, MailConfig, queries, single, third_party_limit};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::Error;
use crate::store::typed::Stored;
use crate::users::queries::language_at;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::{Phrase, written_date};

/// The number of attempts before an email is given up; with the delays below, about three days.
pub const ATTEMPTS_MAX: i64 = 14;

/// Queues an email in the transaction of its event. Beyond the daily limit of emails that third parties cause, the action is refused.
pub fn queue<'a>(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    event: &EventId,
    thread: Option<&EmailThread>,
    recipient: impl Into<Recipient<'a>>,
    email: &Notification,
) -> Result<(), Refusal> {
    queue_with_links(conn, (mail, now), event, thread, recipient, email, Vec::new())
}

/// Notifies the owner of an account of an event on it.
pub fn notify_account_owner(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    event: &EventId,
    (name, address): (&str, &str),
    what: Phrase,
) -> Result<(), Refusal> {
    queue(conn, mail, now, event, None, Recipient { address, name }, &Notification::Security { what })
}

/// Like `queue`, for an email with links that grant access: its text has placeholders, and the links are generated at delivery.
pub fn queue_with_links<'a>(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    event: &EventId,
    thread: Option<&EmailThread>,
    recipient: impl Into<Recipient<'a>>,
    email: &Notification,
    mut gaps: Vec<Placeholder>,
) -> Result<(), Refusal> {
    let Recipient { address: recipient, name } = recipient.into();
    let email = Email::new(email, name, thread, mail);
    if email.about().leaves != SendPriority::Protective {
        third_party_limit::check(conn, now, recipient, email.code())?;
    }
    let id = new_id();
    let follows = email.about().choice == RecipientReason::Follows;
    let unfollow = mail.links.as_ref().filter(|_| follows).map(|_| {
        let gap = Placeholder::unfollow(&id);
        let link = format!("{}/unfollow/{}", mail.public_url, gap.mark);
        gaps.push(gap);
        link
    });
    // Replies to the list go to the list.
    let number = thread.filter(|_| recipient != mail.review_list).map(|thread| thread.number.to_string());
    let reader =
        if recipient == mail.review_list { RecipientKind::List } else { RecipientKind::Person { unfollow: unfollow.as_deref() } };
    let (language, subject, body) = email.render(language_at(conn, recipient)?, mail, number.as_deref(), reader);
    // Only the placeholders that the text contains are stored.
    gaps.retain(|gap| body.contains(&gap.mark));
    let leaves = email.about().leaves;
    queries::insert(
        conn,
        &NewEmail {
            message_id: &format!("<{id}@{}>", mail.host),
            thread_id: thread.map(|thread| format!("<{}@{}>", thread.number, mail.host)).as_deref(),
            id: &id,
            event_id: Some(&event.0),
            request_id: thread.map(|thread| &thread.request_id),
            kind: email.code(),
            recipient,
            subject: &subject,
            body: &body,
            created_at: now.into(),
            due_at: now.into(),
            attempts: 0,
            last_error: None,
            priority: leaves.priority(),
            discussion: None,
            language: Stored(language),
        },
    )?;
    Ok(delivery_links::queries::store(conn, &id, &gaps)?)
}

/// The result of adding a task to an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddedTask {
    /// The email states it.
    Said,
    /// There is no such email: the recipient was not notified of the event.
    NoEmail,
}

/// Adds a task to the email of an event, with its link and due date, in the transaction of the event. An email that already states them is
/// not changed.
pub fn add_task_to_email(
    conn: &mut AnyConnection,
    event: &EventId,
    recipient: &str,
    (asks, link, day): (&Phrase, &str, Option<Date>),
) -> Result<AddedTask, Refusal> {
    let Some((id, body)) = single::queries::waiting_of(conn, &event.0, recipient)? else { return Ok(AddedTask::NoEmail) };
    let (said, end) = body.split_once("\n\n-- \n").unwrap_or((&body, ""));
    let one_line = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let lang = single::queries::language(conn, &id)?;
    let (asks, day) = (asks.text(lang), day.map(|day| written_date(day).text(lang)));
    let has_day = day.as_ref().is_some_and(|day| one_line.contains(day));
    if said.contains(&asks) || one_line.contains(&asks) || (has_day && said.contains(link)) {
        return Ok(AddedTask::Said);
    }
    let asked = filled(&format_frame_message(lang, "asks-besides", &[("asks", &asks), ("day", &day)]));
    single::queries::rewrite(conn, &id, &format!("{said}\n\n{asked}\n{link}\n\n-- \n{end}"))?;
    Ok(AddedTask::Said)
}

/// The number of emails taken at once.
const BATCH_SIZE: i64 = 1;

/// Whether any email is due; checking needs no write transaction.
pub(crate) fn is_any_due(conn: &mut AnyConnection, now: Timestamp, urgent: bool) -> Result<bool, Error> {
    single::queries::is_due(conn, now.into(), urgent)
}

/// Takes the most urgent email that is due. Only one is taken at a time, so that a backlog does not delay more urgent emails. The email is
/// immediately postponed by the maximum duration of a delivery, so that other workers ignore it and it is not lost if this worker dies. Its
/// links are generated now.
pub fn take_due(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp) -> Result<Vec<DueEmail>, Error> {
    take_due_batch(conn, mail, now, false)
}

/// Like `take_due`; with `urgent`, only emails that a user is waiting for or that protect their recipient.
pub(crate) fn take_due_batch(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    urgent: bool,
) -> Result<Vec<DueEmail>, Error> {
    // Longer than a delivery can take if the server answers each command at the last moment.
    const LEASE_SECONDS: i64 = 300;
    let Some(mut taken) = single::queries::due(conn, now.into(), BATCH_SIZE, urgent)?.pop() else { return Ok(Vec::new()) };
    queries::postpone(conn, &taken.id, later(now, LEASE_SECONDS).into(), taken.attempts + 1, None)?;
    delivery_links::text::fill(conn, mail, now, &mut taken)?;
    Ok(vec![taken])
}

fn later(now: Timestamp, seconds: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_secs(seconds)).unwrap_or(now)
}

/// Records that the server accepted the email.
pub fn record_sent(conn: &mut AnyConnection, now: Timestamp, email: &DueEmail) -> Result<(), Error> {
    queries::mark_sent(conn, &email.id, now.into())
}

/// Records a temporary rejection or an unreachable server. The delay before each retry doubles, up to 8 hours.
pub fn record_temporary_failure(conn: &mut AnyConnection, now: Timestamp, email: &DueEmail, reason: &str) -> Result<(), Error> {
    if email.attempts + 1 >= ATTEMPTS_MAX {
        return record_permanent_failure(conn, now, email, reason);
    }
    let wait = 5_i64.saturating_mul(1 << email.attempts.clamp(0, 13)).min(8 * 3600);
    queries::postpone(conn, &email.id, later(now, wait).into(), email.attempts + 1, Some(reason))
}

/// Records a permanent rejection, which is shown to operators.
pub fn record_permanent_failure(conn: &mut AnyConnection, now: Timestamp, email: &DueEmail, reason: &str) -> Result<(), Error> {
    give_up(conn, now, &email.id, reason)
}

/// Gives up an email.
pub(crate) fn give_up(conn: &mut AnyConnection, now: Timestamp, id: &str, reason: &str) -> Result<(), Error> {
    queries::mark_failed(conn, id, now.into(), reason)
}
