//! Replies by email, from receipt to publication.
//!
//! A comment is published after a few minutes, in which its sender can withdraw it. An answer to a question and a position
//! (`emailed_position.rs`) are published only after their sender has confirmed them. Each email contains signed links to pages with a
//! button, so that automatic link checkers cannot trigger anything.

use crate::action_context::ActionContext;
use crate::actions::comment::comment_in_thread;
use crate::actions::emailed_position::{self, UnconfirmedPosition, awaits_position_confirmation, reviews_request};
use crate::actions::request_info::answer_question;
use crate::clock;
use crate::history::{Event, EventKind, log};
use crate::ids::{RequestId, RequestNumber, ThreadId};
use crate::mail::delivery_links::Placeholder;
use crate::mail::inbound::{Purpose, verify_token};
use crate::mail::queries::InboundEmail;
use crate::mail::templates::Notification;
use crate::mail::{EmailThread, InboundDisposition, MailConfig, outbox, queries};
use crate::refusal::Refusal;
use crate::requests::comments::{NewComment, reply_discussion};
use crate::requests::viewer::load_view;
use crate::store::{AnyConnection, Moment};
use crate::users;
use crate::users::{Account, Actor, Role};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// Days after which the operators are notified that an answer was not confirmed.
pub(crate) const UNCONFIRMED_NOTICE_DAYS: i64 = 7;

/// The minimum interval in minutes between two notices to one operator about pending emails; each notice covers all of them.
const NOTICE_INTERVAL_MINUTES: i64 = 60;

/// A reply by email, as shown to its sender on the pages of its links.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EmailReply {
    /// The number of the request.
    pub number: RequestNumber,
    /// Its current or final outcome.
    pub disposition: InboundDisposition,
    /// Whether it becomes a comment once its sender has confirmed it.
    pub unproved: bool,
    /// The position that it records once it is confirmed.
    pub position: Option<UnconfirmedPosition>,
    /// Whether it is a reply to an email, and not a post on the review list.
    pub is_reply: bool,
    /// The text to be published.
    pub body: String,
    /// The text that was cut off, such as quotes.
    pub cut: String,
    /// The name it will be published under.
    pub name: String,
    /// While it is pending: when it is published or passed to the operators.
    pub due_at: Option<Timestamp>,
}

fn reply_not_found() -> Refusal {
    Refusal::not_found(Phrase::new("thing-email"))
}

fn find_pending_reply(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    token: &str,
) -> Result<(InboundEmail, Account, RequestNumber), Refusal> {
    let reply = mail.reply.as_ref().ok_or_else(reply_not_found)?;
    let id = verify_token(reply, Purpose::Answer, token).ok_or_else(reply_not_found)?;
    let message = queries::inbound_by_id(conn, &id)?.ok_or_else(reply_not_found)?;
    let (account, number) = sender_and_request(conn, &message)?.ok_or_else(reply_not_found)?;
    Ok((message, account, number))
}

fn sender_and_request(conn: &mut AnyConnection, message: &InboundEmail) -> Result<Option<(Account, RequestNumber)>, Refusal> {
    let (Some(account), Some(request)) = (&message.account_id, &message.request_id) else { return Ok(None) };
    let account = users::queries::by_id(conn, account)?.filter(Account::can_act);
    let request = crate::requests::queries::by_id(conn, request)?;
    let number = request.map(|request: crate::requests::Request| request.number);
    Ok(account.zip(number))
}

/// The reply that a link belongs to. Invalid links, and links of senders without an account, are not found.
pub fn find_reply(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, token: &str) -> Result<EmailReply, Refusal> {
    let (message, account, number) = find_pending_reply(conn, mail, token)?;
    let disposition = message.disposition;
    let waits = matches!(disposition, InboundDisposition::Waiting | InboundDisposition::ToConfirm);
    let position = if waits && awaits_position_confirmation(&message) {
        Some(emailed_position::find_unconfirmed_position(conn, ActionContext { who: &account, now, mail }, number, &message)?)
    } else {
        None
    };
    Ok(EmailReply {
        number,
        disposition,
        unproved: waits && message.reason == unauthenticated_reason(),
        position,
        name: account.name,
        due_at: message.due_at.map(Moment::time),
        is_reply: message.outbox_id.is_some(),
        body: message.body,
        cut: message.removed,
    })
}

fn too_late_refusal(disposition: InboundDisposition) -> Refusal {
    let reason = match disposition {
        InboundDisposition::Commented | InboundDisposition::Answered => Phrase::new("refusal-mail-published"),
        InboundDisposition::Withdrawn => Phrase::new("refusal-mail-withdrawn"),
        _ => Phrase::new("refusal-mail-waits"),
    };
    Refusal::WrongState { reason }
}

/// Withdraws a reply before it is published. Returns the number of its request.
pub fn withdraw_reply(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    token: &str,
) -> Result<RequestNumber, Refusal> {
    let (message, account, number) = find_pending_reply(conn, mail, token)?;
    let disposition = message.disposition;
    if !matches!(disposition, InboundDisposition::Waiting | InboundDisposition::ToConfirm) {
        return Err(too_late_refusal(disposition));
    }
    let by = Some(&account.id);
    if !queries::settle_inbound(
        conn,
        &message,
        (InboundDisposition::Withdrawn, &Phrase::new("record-withdrawn-by-sender").to_string()),
        now.into(),
        by,
    )? {
        return Err(too_late_refusal(InboundDisposition::Held));
    }
    let event = Event::on_account(EventKind::EmailWithdrawn, &account.id);
    log::record(conn, now, &Actor::Person(account), event)?;
    Ok(number)
}

/// What the sender of an email chooses on the page that publishes it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PublishChoice {
    /// Whether they also declare that they have no conflict of interest, with a position.
    pub declares: bool,
    /// Whether a reply that was read as a position is published as a comment.
    pub as_comment: bool,
}

/// Publishes a reply immediately, or confirms the answer to a question (T4) or a position. Returns the number of its request.
pub fn publish_reply(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    token: &str,
    choice: PublishChoice,
) -> Result<RequestNumber, Refusal> {
    let (message, account, number) = find_pending_reply(conn, mail, token)?;
    let disposition = message.disposition;
    if !matches!(disposition, InboundDisposition::Waiting | InboundDisposition::ToConfirm) {
        return Err(too_late_refusal(disposition));
    }
    publish_text(conn, ActionContext { who: &account, now, mail }, &message, number, choice)?;
    Ok(number)
}

/// Publishes an email on behalf of its sender. All checks are made before anything is written.
fn publish_text(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    message: &InboundEmail,
    number: RequestNumber,
    choice: PublishChoice,
) -> Result<(), Refusal> {
    let request_id = message.request_id.as_ref().ok_or_else(reply_not_found)?;
    // A post on the list is shown with its request in any case.
    let as_comment = choice.as_comment && awaits_position_confirmation(message) && message.outbox_id.is_some();
    let disposition = if awaits_position_confirmation(message) && !as_comment {
        emailed_position::confirm_position(conn, ctx, number, message, choice.declares)?;
        InboundDisposition::Answered
    } else if message.disposition == InboundDisposition::ToConfirm && message.reason != unauthenticated_reason() && !as_comment {
        answer_question(conn, ctx, number, &message.body, false)?;
        InboundDisposition::Answered
    } else {
        if as_comment {
            emailed_position::declare_no_conflict(conn, ctx, number, choice.declares)?;
        }
        let (thread, position) = reply_thread(conn, request_id, message.outbox_id.as_deref())?;
        let (thread_id, position_id) = (thread.as_ref(), position.as_deref());
        let new = NewComment { body: &message.body, by_mail: true, thread_id, position_id, ..NewComment::default() };
        let opened = comment_in_thread(conn, ctx, number, &new)?;
        // Later replies to the same email continue this thread.
        if let (None, None, Some(email)) = (thread_id, position_id, &message.outbox_id) {
            queries::set_discussion_of_one(conn, email, opened.as_str())?;
        }
        InboundDisposition::Commented
    };
    if queries::settle_inbound(conn, message, (disposition, &number.to_string()), ctx.now.into(), Some(&ctx.who.id))? {
        Ok(())
    } else {
        Err(too_late_refusal(InboundDisposition::Held))
    }
}

/// The thread that an email was about, or a new thread for its position; replies to the email belong there.
pub(crate) fn reply_thread(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    email: Option<&str>,
) -> Result<(Option<ThreadId>, Option<String>), Refusal> {
    let about = match email {
        Some(id) => queries::discussion(conn, id)?,
        None => None,
    };
    reply_discussion(conn, request_id, about.as_deref())
}

/// Why a comment by email awaits confirmation.
pub(crate) fn unauthenticated_reason() -> String {
    Phrase::new("record-unauthenticated").to_string()
}

/// The emails that are due.
pub fn due_replies(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<InboundEmail>, Refusal> {
    Ok(queries::due_inbound(conn, now.into())?)
}

/// Processes a due email: a comment is published; an unconfirmed answer, and anything that is refused, is passed to the operators.
/// Returns `false` if another process has already done it.
pub fn process_due_reply(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, id: &str) -> Result<bool, Refusal> {
    let Some(message) = queries::inbound_by_id(conn, id)? else { return Ok(false) };
    let passed = message.due_at.is_some_and(|due| due <= Moment::from(now));
    if !passed {
        return Ok(false);
    }
    // A post on the review list. Its author is not proven, but it is shown with its request in any case.
    if message.disposition == InboundDisposition::ToConfirm && message.outbox_id.is_none() {
        let reason = Phrase::new("record-post-unconfirmed").arg("days", UNCONFIRMED_NOTICE_DAYS).to_string();
        queries::settle_inbound(conn, &message, (InboundDisposition::Dropped, &reason), now.into(), None)?;
        return Ok(true);
    }
    let reason = match (message.disposition, sender_and_request(conn, &message)?) {
        (InboundDisposition::Waiting, Some((account, number))) => {
            match publish_text(conn, ActionContext { who: &account, now, mail }, &message, number, PublishChoice::default()) {
                Ok(()) => return Ok(true),
                Err(Refusal::Store(error)) => return Err(Refusal::Store(error)),
                Err(refusal) => refusal.to_string(),
            }
        }
        (InboundDisposition::Waiting, None) => Phrase::new("record-sender-closed").to_string(),
        (InboundDisposition::ToConfirm, _) if message.reason == unauthenticated_reason() => {
            Phrase::new("record-comment-lapsed").arg("days", UNCONFIRMED_NOTICE_DAYS).to_string()
        }
        (InboundDisposition::ToConfirm, _) if awaits_position_confirmation(&message) => {
            Phrase::new("record-position-lapsed").arg("days", UNCONFIRMED_NOTICE_DAYS).to_string()
        }
        (InboundDisposition::ToConfirm, _) => Phrase::new("record-reply-lapsed").arg("days", UNCONFIRMED_NOTICE_DAYS).to_string(),
        _ => return Ok(false),
    };
    if queries::settle_inbound(conn, &message, (InboundDisposition::Held, &reason), now.into(), None)? {
        notify_operators(conn, mail, now, (&message.sender, &message.subject), &reason)?;
    }
    Ok(true)
}

/// Notifies the operators of a pending email, unless they were notified within the last hour.
pub(crate) fn notify_operators(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    (sender, subject): (&str, &str),
    reason: &str,
) -> Result<(), Refusal> {
    let event = log::record(conn, now, &Actor::Clock, Event::on_registry(EventKind::MailHeld).with_detail(reason))?;
    let since = Moment::from(now.saturating_sub(SignedDuration::from_mins(NOTICE_INTERVAL_MINUTES)).unwrap_or(now));
    for operator in users::queries::with_role(conn, Role::Operator)? {
        let email = Notification::HeldMail {
            sender: if sender.is_empty() { "nobody".to_owned() } else { sender.to_owned() },
            subject: subject.to_owned(),
            reason: reason.to_owned(),
            link: format!("{}/operator/mail", mail.public_url),
        };
        if queries::count_written_to(conn, &operator.email, email.code(), since)? == 0 {
            outbox::queue(conn, mail, now, &event, None, &operator, &email)?;
        }
    }
    Ok(())
}

/// Sends the receipt of a pending reply: a preview, the deadline, and the links to publish or withdraw it.
pub(crate) fn send_receipt(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    thread: &EmailThread,
    message: &InboundEmail,
) -> Result<(), Refusal> {
    let Some(reply) = &ctx.mail.reply else { return Ok(()) };
    let gap = Placeholder::answer(&message.id);
    let publish = ctx.link(&format!("/email/{}/publish", gap.mark));
    let withdraw = ctx.link(&format!("/email/{}/withdraw", gap.mark));
    let text = message.body.clone();
    let left = message.removed.lines().filter(|line| !line.trim().is_empty()).count();
    let until = ctx.now.saturating_add(SignedDuration::from_hours(24 * UNCONFIRMED_NOTICE_DAYS)).unwrap_or(ctx.now);
    let until = clock::day(until);
    let (event, email) = if awaits_position_confirmation(message) {
        let prepared = emailed_position::find_unconfirmed_position(conn, ctx, thread.number, message)?;
        (
            Event::on_account(EventKind::EmailWaits, &ctx.who.id),
            Notification::ConfirmPosition {
                position: prepared.name().to_owned(),
                revision: prepared.revision.to_string(),
                reasons: prepared.reasons,
                near: prepared.is_near && message.outbox_id.is_some(),
                left,
                until,
                publish,
                withdraw,
            },
        )
    } else if message.disposition == InboundDisposition::ToConfirm && message.reason == unauthenticated_reason() {
        let answer = text;
        (
            Event::on_account(EventKind::EmailWaits, &ctx.who.id),
            Notification::ConfirmAnswer { comment: true, answer, left, until, publish, withdraw },
        )
    } else if message.disposition == InboundDisposition::ToConfirm {
        (
            Event::about_request(EventKind::AnswerToConfirm, &thread.request_id, crate::requests::Party::Clock.name()),
            Notification::ConfirmAnswer { comment: false, answer: text, left, until, publish, withdraw },
        )
    } else {
        let reviewer = reviews_request(&load_view(conn, thread.number, Some(ctx.who), ctx.now)?);
        let minutes = reply.hold_minutes;
        (
            Event::on_account(EventKind::EmailWaits, &ctx.who.id),
            Notification::EmailWaits { minutes, reviewer, comment: text, left, publish, withdraw },
        )
    };
    let actor = if message.disposition == InboundDisposition::ToConfirm && !awaits_position_confirmation(message) {
        Actor::Clock
    } else {
        ctx.actor()
    };
    let event = log::record(conn, ctx.now, &actor, event)?;
    outbox::queue_with_links(conn, (ctx.mail, ctx.now), &event, Some(thread), ctx.who, &email, vec![gap])
}

/// The default number of days after which the texts of emails are deleted.
const RETENTION_DAYS_DEFAULT: i64 = 90;

/// The number of days after which the texts of emails are deleted.
pub fn retention_days(mail: &MailConfig) -> i64 {
    mail.reply.as_ref().map_or(RETENTION_DAYS_DEFAULT, |reply| reply.keep_days)
}

/// Deletes the raw bytes of received emails and the texts of sent ones after their retention period, except those sent to the review list.
/// Returns how many.
pub fn purge_email_texts(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp) -> Result<usize, Refusal> {
    let before = now.saturating_sub(SignedDuration::from_hours(24 * retention_days(mail))).unwrap_or(Timestamp::MIN);
    let before = Moment::from(before);
    Ok(queries::purge_raw(conn, before)? + queries::forget_bodies(conn, before, &mail.review_list)?)
}
