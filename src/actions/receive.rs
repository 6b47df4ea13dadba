//! Processes incoming email. A message is matched to its request and becomes a pending comment or answer (`answers.rs`), or is passed to
//! the operators (`held.rs`). Each message is stored in a row with its outcome and the reason; its raw bytes are retained for a limited
//! time.

use crate::action_context::ActionContext;
use crate::actions::answers::{UNCONFIRMED_NOTICE_DAYS, notify_operators, send_receipt, unauthenticated_reason};
use crate::actions::comment::may_comment;
use crate::actions::emailed_position::{self, reviews_request, unconfirmed_reason};
use crate::actions::follow;
use crate::actions::from_list::{ListMessageHandling, classify_list_message, store_list_message};
use crate::history::{Event, EventKind, log};
use crate::ids::{AccountId, RequestId, RequestNumber, new_id};
use crate::mail::answering::ReplyEffect;
use crate::mail::bounce::Report;
use crate::mail::delivery_links;
use crate::mail::inbound::{Incoming, MESSAGE_MAX, STORED_MAX, bounded, read, replied_email};
use crate::mail::listed::ListHeaders;
use crate::mail::position_reply;
use crate::mail::queries::InboundEmail;
use crate::mail::templates::own::{Link, Setting};
use crate::mail::templates::{Notification, is_for_followers, reply_effect_of};
use crate::mail::{EmailThread, InboundDisposition, MailConfig, ReplyConfig, failing, outbox, queries};
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::action::Action;
use crate::requests::comments::NewComment;
use crate::requests::viewer::load_view;
use crate::store::{AnyConnection, Moment};
use crate::users;
use crate::users::Account;
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;
use urn_registry::template::characters;

/// The maximum length in bytes of the text that is returned to its sender.
const RETURNED_TEXT_MAX: usize = 4096;

/// Days after which a reply address is no longer valid.
const REPLY_ADDRESS_DAYS: i64 = 180;

/// The outcome of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReceiptOutcome {
    /// Pending publication as a comment on the request with this number.
    Waiting(RequestNumber),
    /// Pending its sender's confirmation as the answer on the request with this number (T4).
    ToConfirm(RequestNumber),
    /// Passed to the operators.
    Held(String),
    /// Sent to the review list, and shown with the request with this number.
    Listed(RequestNumber),
    /// A report that an email of this registry could not be delivered.
    Bounced(String),
    /// Ignored.
    Dropped(String),
    /// Received before.
    Known,
}

/// A message with its raw bytes and its time of receipt.
struct ArrivedMessage<'a> {
    mail: &'a MailConfig,
    now: Timestamp,
    incoming: Incoming,
    bytes: &'a [u8],
}

/// Reads a message, and separates the text of its sender from the email that it replies to.
fn read_reply(conn: &mut AnyConnection, mail: &MailConfig, bytes: &[u8]) -> Result<Incoming, Refusal> {
    let mut incoming = read(bytes.get(..MESSAGE_MAX).unwrap_or(bytes));
    if let Some(id) = mail.reply.as_ref().and_then(|reply| incoming.to.iter().find_map(|to| replied_email(reply, to)))
        && let Some(left) = queries::outbox_email(conn, &id)?
    {
        incoming.separate_quotation(&delivery_links::text::as_read(conn, mail, &id, &left.body)?);
    }
    Ok(incoming)
}

/// Stores and processes a message in one transaction. The caller may discard the message only after this has committed.
pub fn receive_message(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    bytes: &[u8],
) -> Result<ReceiptOutcome, Refusal> {
    let too_large = bytes.len() > MESSAGE_MAX;
    let mut incoming = read_reply(conn, mail, bytes)?;
    let listed = match incoming.list.clone().filter(|_| incoming.bounce.is_none()) {
        Some(list) => Some((classify_list_message(conn, mail, &mut incoming, &list)?, list)),
        None => None,
    };
    if let Some(reply) = &mail.reply {
        incoming.mask(reply);
    }
    if queries::is_known(conn, &incoming.message_id, &incoming.from, &bounded(&incoming.body, STORED_MAX))? {
        return Ok(ReceiptOutcome::Known);
    }
    let arrival = ArrivedMessage { mail, now, incoming, bytes };
    let incoming = &arrival.incoming;
    if let Some(report) = &incoming.bounce {
        return arrival.record_bounce(conn, report);
    }
    if incoming.authors > 1 {
        return arrival.pass_to_operators(conn, None, &Phrase::new("email-several-authors"));
    }
    if let Some((listed, list)) = listed
        && let Some(disposition) = arrival.process_list_message(conn, listed, &list)?
    {
        return Ok(disposition);
    }
    if let Some(reason) = &incoming.automatic {
        arrival.store(conn, (InboundDisposition::Dropped, reason), &MessageRows::default(), None)?;
        return Ok(ReceiptOutcome::Dropped(reason.clone()));
    }
    if mail.former_review_list.as_ref().is_some_and(|old| incoming.to.iter().any(|to| to.eq_ignore_ascii_case(old))) {
        return arrival.reply_to_former_list(conn);
    }
    let placed = match &mail.reply {
        Some(reply) => find_replied_email(conn, now, reply, incoming)?,
        None => Err(Phrase::new("record-no-reply-address").to_string()),
    };
    let placed = match placed {
        Ok(placed) => placed,
        Err(reason) => return arrival.pass_to_operators(conn, None, &reason.into()),
    };
    // A person who replies has received the email.
    queries::forget_failing(conn, &placed.account.email)?;
    let answers = reply_effect_of(&placed.code);
    let ctx = ActionContext { who: &placed.account, now, mail };
    let hold = |conn: &mut AnyConnection, reason: &Phrase| arrival.pass_to_operators(conn, Some(&placed), reason);
    if !too_large && incoming.closed.is_none() && incoming.stops {
        // Other emails are sent to people who are involved; an operator reads what they want to stop.
        return if is_for_followers(&placed.code) {
            arrival.process_stop_reply(conn, &placed)
        } else {
            hold(conn, &Phrase::new("email-may-stop"))
        };
    }
    if let Some(reason) = manual_review_reason(incoming, &placed, too_large) {
        return hold(conn, &reason);
    }
    let number = placed.thread.number;
    if answers == ReplyEffect::Answer {
        let view = Refusal::allowed_or_none(load_view(conn, number, Some(ctx.who), now))?;
        if view.is_some_and(|view| view.permit(Action::Answer).is_ok()) {
            return arrival.ask_to_confirm(conn, ctx, &placed, &number.to_string());
        }
    }
    if let Some(disposition) = arrival.prepare_emailed_position(conn, ctx, &placed)? {
        return Ok(disposition);
    }
    let new = NewComment { body: &incoming.body, by_mail: true, ..NewComment::default() };
    match may_comment(conn, ctx, number, &new) {
        // Anybody can write any address in From, and the reply address may have become known.
        Ok(_) if !arrival.is_authenticated() => arrival.ask_to_confirm(conn, ctx, &placed, &unauthenticated_reason()),
        Ok(_) => {
            let minutes = mail.reply.as_ref().map_or(0, |reply| reply.hold_minutes);
            let due = now.saturating_add(SignedDuration::from_mins(minutes)).unwrap_or(now);
            let message =
                arrival.store(conn, (InboundDisposition::Waiting, &number.to_string()), &placed.message_rows(), Some(due))?;
            send_receipt(conn, ctx, &placed.thread, &message)?;
            Ok(ReceiptOutcome::Waiting(number))
        }
        Err(Refusal::Store(error)) => Err(Refusal::Store(error)),
        Err(refusal) => hold(conn, &refusal.label()),
    }
}

/// When the operators are notified that an email was not confirmed.
fn confirmation_deadline(now: Timestamp) -> Timestamp {
    now.saturating_add(SignedDuration::from_hours(24 * UNCONFIRMED_NOTICE_DAYS)).unwrap_or(now)
}

/// Why a person must review an email before any of it is published; `None` if that is not necessary.
fn manual_review_reason(incoming: &Incoming, placed: &RepliedEmail, too_large: bool) -> Option<Phrase> {
    let reason = if too_large {
        Phrase::new("email-too-large")
    } else if let Some(reason) = &incoming.closed {
        reason.clone()
    } else if incoming.body.is_empty() && position_reply::read(&incoming.body, &incoming.cut).is_none() {
        Phrase::new("email-no-text")
    } else if let Some(reason) = &incoming.doubt {
        reason.clone()
    } else if matches!(reply_effect_of(&placed.code), ReplyEffect::Operators | ReplyEffect::Nothing) {
        Phrase::new("record-reply-to-notice")
    } else if let Err(reason) = characters::check_disallowed(&incoming.body, true) {
        Phrase::new("email-characters").arg("why", reason)
    } else {
        return None;
    };
    Some(reason)
}

impl ArrivedMessage<'_> {
    /// Whether the mail server of this registry authenticated the sender.
    fn is_authenticated(&self) -> bool {
        self.mail.reply.as_ref().is_some_and(|reply| self.incoming.is_authenticated(reply))
    }

    fn store(
        &self,
        conn: &mut AnyConnection,
        (disposition, reason): (InboundDisposition, &str),
        belongs: &MessageRows,
        due: Option<Timestamp>,
    ) -> Result<InboundEmail, Refusal> {
        let message = InboundEmail {
            id: new_id(),
            message_id: self.incoming.message_id.clone(),
            sender: self.incoming.from.clone(),
            subject: self.incoming.subject.clone(),
            body: bounded(&self.incoming.body, STORED_MAX),
            removed: self.incoming.cut.clone(),
            request_id: belongs.request.clone(),
            account_id: belongs.account.clone(),
            outbox_id: belongs.email.clone(),
            disposition,
            reason: reason.to_owned(),
            received_at: Moment::from(self.now),
            due_at: due.map(Moment::from),
            settled_at: None,
            settled_by: None,
        };
        queries::insert_inbound(conn, &message, self.bytes)?;
        Ok(message)
    }

    /// Stores the message until its sender confirms it, and sends the link for this.
    fn ask_to_confirm(
        &self,
        conn: &mut AnyConnection,
        ctx: ActionContext<'_>,
        placed: &RepliedEmail,
        reason: &str,
    ) -> Result<ReceiptOutcome, Refusal> {
        let until = Some(confirmation_deadline(self.now));
        let message = self.store(conn, (InboundDisposition::ToConfirm, reason), &placed.message_rows(), until)?;
        send_receipt(conn, ctx, &placed.thread, &message)?;
        Ok(ReceiptOutcome::ToConfirm(placed.thread.number))
    }

    /// Replies to messages sent to the former address of the list, only once per sender to avoid mail loops (RFC 8141 §7.3, RFC 3834).
    fn reply_to_former_list(&self, conn: &mut AnyConnection) -> Result<ReceiptOutcome, Refusal> {
        let reason = Phrase::new("record-old-list").to_string();
        let from = users::EmailAddress::parse(&self.incoming.from).ok();
        let is_ours = |from: &users::EmailAddress| {
            let own = [&self.mail.from, &self.mail.review_list].into_iter().chain(self.mail.former_review_list.as_ref());
            own.into_iter().any(|own| own.eq_ignore_ascii_case(from.as_str()))
        };
        if let Some(from) = from.filter(|from| !is_ours(from))
            && queries::count_written_to(conn, &from.folded(), "old_list", Moment::BEFORE_ALL)? == 0
        {
            let event =
                Event::on_registry(EventKind::OldListAnswered).with_detail(&Phrase::new("record-old-list-notified").to_string());
            let event = log::record(conn, self.now, &users::Actor::Clock, event)?;
            let link = Link::new(self.mail, "/register");
            let email = Notification::OldList { list: Setting::new(&self.mail.review_list), link };
            outbox::queue(conn, self.mail, self.now, &event, None, &from.folded(), &email)?;
        }
        self.store(conn, (InboundDisposition::Dropped, &reason), &MessageRows::default(), None)?;
        Ok(ReceiptOutcome::Dropped(reason))
    }

    /// Processes a message from a list; `None` if it is from another list.
    fn process_list_message(
        &self,
        conn: &mut AnyConnection,
        listed: ListMessageHandling,
        list: &ListHeaders,
    ) -> Result<Option<ReceiptOutcome>, Refusal> {
        match listed {
            ListMessageHandling::OtherList => Ok(None),
            ListMessageHandling::Held(reason) => Ok(Some(self.pass_to_operators(conn, None, &reason.into())?)),
            ListMessageHandling::Ours => {
                let reason = Phrase::new("record-own-post").to_string();
                self.store(conn, (InboundDisposition::Dropped, &reason), &MessageRows::default(), None)?;
                Ok(Some(ReceiptOutcome::Dropped(reason)))
            }
            ListMessageHandling::Ignored => {
                let reason = Phrase::new("record-list-discarded").to_string();
                self.store(conn, (InboundDisposition::Dropped, &reason), &MessageRows::default(), None)?;
                Ok(Some(ReceiptOutcome::Dropped(reason)))
            }
            ListMessageHandling::On(request) => {
                let belongs = MessageRows { request: Some(request.id.clone()), ..MessageRows::default() };
                let reason = Phrase::new("record-list-source").arg("number", request.number).to_string();
                let message = self.store(conn, (InboundDisposition::Commented, &reason), &belongs, None)?;
                let sender = self.is_authenticated().then_some(self.incoming.from.as_str());
                store_list_message(conn, (self.mail, self.now), &message, sender, list, &request)?;
                self.ask_what_post_means(conn, &request)?;
                Ok(Some(ReceiptOutcome::Listed(request.number)))
            }
        }
    }

    /// Asks the registrant whether their post on the list answers the open question, or an expert whether theirs is their position. A list
    /// does not prove who wrote a post, so the link is sent to the address of the account.
    fn ask_what_post_means(&self, conn: &mut AnyConnection, request: &Request) -> Result<(), Refusal> {
        let account = users::queries::by_email(conn, &self.incoming.from.to_lowercase())?.filter(Account::can_act);
        let Some(account) = account else { return Ok(()) };
        let view = load_view(conn, request.number, Some(&account), self.now)?;
        let ctx = ActionContext { who: &account, now: self.now, mail: self.mail };
        let named = position_reply::read(&self.incoming.body, &self.incoming.cut).filter(|_| reviews_request(&view));
        let position = match named {
            Some(reply) => emailed_position::prepare_position(conn, ctx, &view, reply, Some(self.now))?.refused.is_none(),
            None => false,
        };
        let reason = match view.permit(Action::Answer) {
            _ if position => unconfirmed_reason(),
            Ok(_) => request.number.to_string(),
            Err(_) => return Ok(()),
        };
        let belongs = MessageRows { request: Some(request.id.clone()), account: Some(account.id.clone()), email: None };
        let message =
            self.store(conn, (InboundDisposition::ToConfirm, &reason), &belongs, Some(confirmation_deadline(self.now)))?;
        send_receipt(conn, ctx, &request.email_thread(), &message)
    }

    /// Records that an email of this registry was returned. Only messages to its signed bounce address are trusted.
    fn record_bounce(&self, conn: &mut AnyConnection, report: &Report) -> Result<ReceiptOutcome, Refusal> {
        let id = self.mail.reply.as_ref().and_then(|reply| self.incoming.to.iter().find_map(|to| replied_email(reply, to)));
        let left = match &id {
            Some(id) => queries::outbox_email(conn, id)?,
            None => None,
        };
        let Some((id, left)) = id.zip(left) else {
            let reason = Phrase::new("record-bounce-unknown").arg("why", &report.reason).to_string();
            self.store(conn, (InboundDisposition::Dropped, &reason), &MessageRows::default(), None)?;
            return Ok(ReceiptOutcome::Dropped(reason.clone()));
        };
        let belongs = MessageRows { request: left.request_id.clone(), account: None, email: Some(id.clone()) };
        let reason = format!("{} to {}: {}", left.subject, left.recipient, report.reason);
        self.store(conn, (InboundDisposition::Bounced, &reason), &belongs, None)?;
        if report.failed && left.bounced_at.is_none() {
            queries::mark_bounced(conn, &id, self.now.into(), &report.reason)?;
            if report.address_at_fault {
                let about = (left.recipient.as_str(), left.subject.as_str(), left.kind == "question");
                failing::record_address_failure(conn, self.mail, self.now, about, &report.reason)?;
            }
        }
        Ok(ReceiptOutcome::Bounced(reason))
    }

    /// Prepares the position that an expert names in a reply, for them to confirm. If it cannot be recorded, the sender is notified of the
    /// reason. `None` if the reply does not name a position.
    fn prepare_emailed_position(
        &self,
        conn: &mut AnyConnection,
        ctx: ActionContext<'_>,
        placed: &RepliedEmail,
    ) -> Result<Option<ReceiptOutcome>, Refusal> {
        let number = placed.thread.number;
        if !matches!(reply_effect_of(&placed.code), ReplyEffect::Comment | ReplyEffect::Position) {
            return Ok(None);
        }
        let Some(reply) = position_reply::read(&self.incoming.body, &self.incoming.cut) else { return Ok(None) };
        let view = Refusal::allowed_or_none(load_view(conn, number, Some(ctx.who), self.now))?;
        let Some(view) = view.filter(reviews_request) else { return Ok(None) };
        let about = emailed_position::time_of_email(conn, &placed.email_id)?;
        let prepared = emailed_position::prepare_position(conn, ctx, &view, reply, about)?;
        if prepared.is_near && prepared.refused.is_some() {
            return Ok(None);
        }
        if let Some(reason) = prepared.refused {
            let said = reason.to_string();
            self.store(conn, (InboundDisposition::Dropped, &said), &placed.message_rows(), None)?;
            self.not_published(conn, placed, reason, "position")?;
            return Ok(Some(ReceiptOutcome::Dropped(said)));
        }
        let due = Some(confirmation_deadline(self.now));
        let message = self.store(conn, (InboundDisposition::ToConfirm, &unconfirmed_reason()), &placed.message_rows(), due)?;
        send_receipt(conn, ctx, &placed.thread, &message)?;
        Ok(Some(ReceiptOutcome::ToConfirm(number)))
    }

    /// Notifies the sender that an email was not published, with its text. `decides` is what they can do: comment instead, or record a position.
    fn not_published(
        &self,
        conn: &mut AnyConnection,
        placed: &RepliedEmail,
        reason: Phrase,
        decides: &str,
    ) -> Result<(), Refusal> {
        let event = Event::on_account(EventKind::EmailWaits, &placed.account.id).with_detail(&reason.to_string());
        let event = log::record(conn, self.now, &crate::users::Actor::Clock, event)?;
        // The sender can send it again from there.
        let text = characters::escape(&bounded(&self.incoming.body, RETURNED_TEXT_MAX));
        let email = Notification::NotPublished { reason, decides: decides.to_owned(), text };
        outbox::queue(conn, self.mail, self.now, &event, Some(&placed.thread), &placed.account, &email)
    }

    /// Processes a reply that contains only "stop" to an email for followers, and notifies its sender.
    fn process_stop_reply(&self, conn: &mut AnyConnection, placed: &RepliedEmail) -> Result<ReceiptOutcome, Refusal> {
        let number = placed.thread.number;
        let reason = Phrase::new("record-stopped").arg("number", number).to_string();
        self.store(conn, (InboundDisposition::Dropped, &reason), &placed.message_rows(), None)?;
        let event = follow::stop_following(conn, self.now, &placed.account, &placed.thread.request_id)?;
        let email = Notification::Stopped {};
        outbox::queue(conn, self.mail, self.now, &event, Some(&placed.thread), &placed.account, &email)?;
        Ok(ReceiptOutcome::Dropped(reason.clone()))
    }

    /// Passes a message to the operators. Its sender is notified if the address identifies them and they could expect it to be published.
    fn pass_to_operators(
        &self,
        conn: &mut AnyConnection,
        placed: Option<&RepliedEmail>,
        reason: &Phrase,
    ) -> Result<ReceiptOutcome, Refusal> {
        let belongs = placed.map(RepliedEmail::message_rows).unwrap_or_default();
        let said = reason.to_string();
        self.store(conn, (InboundDisposition::Held, &said), &belongs, None)?;
        notify_operators(conn, self.mail, self.now, (&self.incoming.from, &self.incoming.subject), &said)?;
        let expected = |placed: &&RepliedEmail| {
            matches!(reply_effect_of(&placed.code), ReplyEffect::Comment | ReplyEffect::Position | ReplyEffect::Answer)
        };
        if let Some(placed) = placed.filter(expected) {
            self.not_published(conn, placed, reason.clone(), "operators")?;
        }
        Ok(ReceiptOutcome::Held(said))
    }
}

/// The email that a message replies to.
struct RepliedEmail {
    thread: EmailThread,
    account: Account,
    /// The key of the email that the message replies to, and the template code of that email.
    email_id: String,
    code: String,
}

/// Keys of the rows that a message belongs to.
#[derive(Default)]
struct MessageRows {
    request: Option<RequestId>,
    account: Option<AccountId>,
    email: Option<String>,
}

impl RepliedEmail {
    fn message_rows(&self) -> MessageRows {
        MessageRows {
            request: Some(self.thread.request_id.clone()),
            account: Some(self.account.id.clone()),
            email: Some(self.email_id.clone()),
        }
    }
}

/// The request and the account that a message belongs to, or why they cannot be determined.
fn find_replied_email(
    conn: &mut AnyConnection,
    now: Timestamp,
    reply: &ReplyConfig,
    incoming: &Incoming,
) -> Result<Result<RepliedEmail, String>, Refusal> {
    let Some(email) = incoming.to.iter().find_map(|address| replied_email(reply, address)) else {
        return Ok(Err(Phrase::new("record-no-reply").to_string()));
    };
    let Some((request_id, recipient, code, written)) = queries::email_by_id(conn, &email)? else {
        return Ok(Err(Phrase::new("record-reply-no-request").to_string()));
    };
    let Some(request) = crate::requests::queries::by_id(conn, &request_id)? else {
        return Ok(Err(Phrase::new("record-reply-no-request").to_string()));
    };
    let account = users::queries::by_email(conn, &recipient.to_lowercase())?.filter(Account::can_act);
    let Some(account) = account else {
        return Ok(Err(Phrase::new("record-reply-no-account").to_string()));
    };
    if written.time().saturating_add(SignedDuration::from_hours(24 * REPLY_ADDRESS_DAYS)).is_ok_and(|end| end < now) {
        return Ok(Err(Phrase::new("record-reply-late").arg("days", REPLY_ADDRESS_DAYS).to_string()));
    }
    // If an email with a reply address is forwarded, the address identifies the original recipient and not the sender.
    if incoming.from.to_lowercase() != recipient.to_lowercase() {
        return Ok(Err(Phrase::new("record-other-sender").to_string()));
    }
    Ok(Ok(RepliedEmail { thread: request.email_thread(), account, email_id: email, code }))
}
