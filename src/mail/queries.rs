//! Storage of outgoing and incoming emails.

use super::{Delivery, InboundDisposition, Outgoing};
use crate::ids::{AccountId, RequestId};
use crate::store::like::{ESCAPE, like_pattern, lower};
use crate::store::listener::{NotificationKind, announce};
use crate::store::schema::{bouncing_addresses, inbound, outbox};
use crate::store::typed::{Stored, named};
use crate::store::{AnyConnection, Error, Moment, row, update};
use diesel::dsl::{count_star, min};
use diesel::prelude::*;
use jiff::Timestamp;
use urn_registry::i18n::Lang;

#[derive(Insertable)]
#[diesel(table_name = outbox)]
pub(crate) struct NewEmail<'a> {
    pub id: &'a str,
    pub event_id: Option<&'a str>,
    pub request_id: Option<&'a RequestId>,
    pub kind: &'a str,
    pub message_id: &'a str,
    pub thread_id: Option<&'a str>,
    pub recipient: &'a str,
    pub subject: &'a str,
    pub body: &'a str,
    pub created_at: Moment,
    pub due_at: Moment,
    pub attempts: i64,
    pub last_error: Option<&'a str>,
    pub priority: i64,
    pub discussion: Option<&'a str>,
    pub language: Stored<Lang>,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewEmail<'_>) -> Result<(), Error> {
    diesel::insert_into(outbox::table).values(new).execute(conn)?;
    announce(conn, NotificationKind::Notification)
}

/// An email as taken by the worker.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct DueEmail {
    /// The key.
    pub id: String,
    /// The fixed Message-ID, with angle brackets.
    pub message_id: String,
    /// The thread it belongs to, with angle brackets.
    pub thread_id: Option<String>,
    /// The kind of email, by code.
    pub kind: String,
    pub recipient: String,
    pub subject: String,
    /// The text.
    pub body: String,
    /// When it was written; its Date header.
    pub created_at: Moment,
    /// The number of attempts.
    pub attempts: i64,
    pub language: Lang,
}

/// The number of emails of a kind that were written to an address since a time.
pub(crate) fn count_written_to(conn: &mut AnyConnection, recipient: &str, kind: &str, since: Moment) -> Result<i64, Error> {
    Ok(outbox::table
        .filter(outbox::recipient.eq(recipient))
        .filter(outbox::kind.eq(kind))
        .filter(outbox::created_at.gt(since))
        .count()
        .get_result(conn)?)
}

pub(crate) fn postpone(
    conn: &mut AnyConnection,
    id: &str,
    due_at: Moment,
    attempts: i64,
    error: Option<&str>,
) -> Result<(), Error> {
    update!(conn, outbox.find(id): due_at, attempts, last_error = error)
}

pub(crate) fn mark_sent(conn: &mut AnyConnection, id: &str, at: Moment) -> Result<(), Error> {
    update!(conn, outbox.find(id): sent_at = Some(at))
}

/// Clears the text of emails that were sent or given up before a time; subject, recipient and outcome remain. Emails to the review list are
/// public and part of the record of their request, so they keep their text. Returns how many.
pub(crate) fn forget_bodies(conn: &mut AnyConnection, before: Moment, list: &str) -> Result<usize, Error> {
    // The time of writing does not matter: the period of an email that waited long for its server starts when it was sent.
    let old = outbox::table
        .filter(outbox::sent_at.lt(before).or(outbox::failed_at.lt(before)))
        .filter(outbox::body.ne(""))
        .filter(outbox::recipient.ne(list));
    Ok(diesel::update(old).set(outbox::body.eq("")).execute(conn)?)
}

pub(crate) fn mark_failed(conn: &mut AnyConnection, id: &str, at: Moment, reason: &str) -> Result<(), Error> {
    update!(conn, outbox.find(id): failed_at = Some(at), last_error = Some(reason))
}

/// The stored reason of a canceled email. It distinguishes the email from one that was given up.
pub(crate) const CANCELED: &str = "canceled by an operator";

/// The emails of a query whose delivery was given up.
macro_rules! given_up {
    ($query:expr) => {
        $query.filter(outbox::failed_at.is_not_null()).filter(outbox::last_error.is_null().or(outbox::last_error.ne(CANCELED)))
    };
}

/// When each email of a kind about a request was accepted by a mail server or given up; `None` for those that wait.
pub(crate) fn delivery_times(conn: &mut AnyConnection, request_id: &RequestId, kind: &str) -> Result<Vec<Option<Moment>>, Error> {
    let emails = outbox::table.filter(outbox::request_id.eq(request_id)).filter(outbox::kind.eq(kind));
    let rows: Vec<(Option<Moment>, Option<Moment>)> = emails.select((outbox::sent_at, outbox::failed_at)).load(conn)?;
    Ok(rows.into_iter().map(|(sent, failed)| sent.or(failed)).collect())
}

/// The number of emails that could not be delivered, and since when.
pub(crate) fn count_undelivered(conn: &mut AnyConnection) -> Result<(i64, Option<Moment>), Error> {
    Ok(given_up!(outbox::table).select((count_star(), min(outbox::failed_at))).first(conn)?)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Row {
    id: String,
    kind: String,
    recipient: String,
    subject: String,
    created_at: Timestamp,
    attempts: i64,
    last_error: Option<String>,
    sent_at: Option<Timestamp>,
    failed_at: Option<Timestamp>,
    bounced_at: Option<Timestamp>,
}

impl Row {
    fn into_outgoing(self) -> Outgoing {
        let reason = self.last_error;
        let delivery = match (self.sent_at, self.bounced_at, self.failed_at) {
            (Some(_), Some(at), _) => Delivery::Bounced { at, reason: reason.unwrap_or_default() },
            (Some(at), None, _) => Delivery::Sent(at),
            (None, _, Some(at)) if reason.as_deref() == Some(CANCELED) => Delivery::Canceled(at),
            (None, _, Some(at)) => Delivery::Failed { at, reason: reason.unwrap_or_default() },
            (None, _, None) => Delivery::Waiting { attempts: self.attempts, last_error: reason },
        };
        let Self { id, kind, recipient, subject, created_at, .. } = self;
        Outgoing { id, kind, recipient, subject, created_at, delivery }
    }
}

named! {
    /// The outcome of an email, in the order of the filters of the outbox.
    Disposition {
        /// Waiting for its due time or a retry.
        Waiting = "waiting" => "word-waiting";
        /// Accepted by the next server.
        Sent = "sent" => "word-sent";
        GivenUp = "given-up" => "word-undelivered";
        /// Canceled by an operator.
        Canceled = "canceled" => "word-canceled";
        Bounced = "bounced" => "word-bounced";
    }
}

/// A search of the outbox.
#[derive(Debug, Clone, Copy, Default)]
pub struct OutboxFilter<'a> {
    /// The outcome.
    pub delivery_outcome: Option<Disposition>,
    /// Text in the subject, recipient or kind.
    pub text: &'a str,
    /// Only emails written before the one with this key.
    pub before: &'a str,
}

/// Outgoing emails, newest first, at most `limit`.
pub fn outgoing(conn: &mut AnyConnection, wanted: &OutboxFilter<'_>, limit: i64) -> Result<Vec<Outgoing>, Error> {
    let mut query = outbox::table.order(outbox::id.desc()).limit(limit).select(Row::as_select()).into_boxed();
    if !wanted.before.is_empty() {
        query = query.filter(outbox::id.lt(wanted.before.to_owned()));
    }
    if !wanted.text.is_empty() {
        let (pattern, kind) = (like_pattern(wanted.text), like_pattern(&wanted.text.replace(' ', "_")));
        query = query.filter(
            lower(outbox::subject)
                .like(pattern.clone())
                .escape(ESCAPE)
                .or(lower(outbox::recipient).like(pattern.clone()).escape(ESCAPE))
                .or(lower(outbox::kind).like(kind).escape(ESCAPE)),
        );
    }
    query = match wanted.delivery_outcome {
        None => query,
        Some(Disposition::Waiting) => query.filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null()),
        Some(Disposition::Sent) => query.filter(outbox::sent_at.is_not_null()).filter(outbox::bounced_at.is_null()),
        Some(Disposition::GivenUp) => given_up!(query),
        Some(Disposition::Canceled) => query.filter(outbox::failed_at.is_not_null()).filter(outbox::last_error.eq(CANCELED)),
        Some(Disposition::Bounced) => query.filter(outbox::bounced_at.is_not_null()),
    };
    let rows: Vec<Row> = query.load(conn)?;
    Ok(rows.into_iter().map(Row::into_outgoing).collect())
}

/// The emails about a request, newest first, at most `limit`.
pub(crate) fn outgoing_about(conn: &mut AnyConnection, request_id: &RequestId, limit: i64) -> Result<Vec<Outgoing>, Error> {
    let emails = outbox::table.filter(outbox::request_id.eq(request_id)).order(outbox::id.desc()).limit(limit);
    let rows: Vec<Row> = emails.select(Row::as_select()).load(conn)?;
    Ok(rows.into_iter().map(Row::into_outgoing).collect())
}

/// The incoming emails about a request, newest first, at most `limit`.
pub(crate) fn incoming_about(conn: &mut AnyConnection, request_id: &RequestId, limit: i64) -> Result<Vec<InboundEmail>, Error> {
    let emails = inbound::table.filter(inbound::request_id.eq(request_id)).order(inbound::id.desc()).limit(limit);
    Ok(emails.select(InboundEmail::as_select()).load(conn)?)
}

/// Emails on hold since the registry was restored from a backup ([`crate::store::epoch::after_disaster`]), oldest first.
pub fn on_hold(conn: &mut AnyConnection) -> Result<Vec<DueEmail>, Error> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::failed_at.is_null())
        .filter(outbox::due_at.eq(crate::store::epoch::ON_HOLD_UNTIL))
        .order(outbox::id)
        .select(DueEmail::as_select())
        .load(conn)?)
}

/// The number of waiting and of given up emails.
pub fn backlog(conn: &mut AnyConnection) -> Result<(i64, i64), Error> {
    let waiting = outbox::table.filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null()).count().get_result(conn)?;
    let failed = given_up!(outbox::table).count().get_result(conn)?;
    Ok((waiting, failed))
}

/// When the oldest email was written that should have been sent but still waits: it is due, or its delivery failed before. Emails on hold
/// and emails that are delayed on purpose do not count.
pub fn oldest_waiting(conn: &mut AnyConnection, now: Moment) -> Result<Option<Moment>, Error> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::failed_at.is_null())
        .filter(outbox::due_at.ne(crate::store::epoch::ON_HOLD_UNTIL))
        .filter(outbox::due_at.le(now).or(outbox::attempts.gt(0)))
        .order(outbox::created_at)
        .select(outbox::created_at)
        .first(conn)
        .optional()?)
}

/// The request, the recipient and the code of an email, and when it was written.
pub(crate) fn email_by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<(RequestId, String, String, Moment)>, Error> {
    let row = (outbox::request_id, outbox::recipient, outbox::kind, outbox::created_at);
    let found: Option<(Option<RequestId>, String, String, Moment)> = outbox::table.find(id).select(row).first(conn).optional()?;
    Ok(found.and_then(|(request, recipient, code, written)| Some((request?, recipient, code, written))))
}

/// The emails written at a time: recipient and subject. A rehearsed action uses this to show who would be notified.
pub(crate) fn written_at(conn: &mut AnyConnection, moment: Moment) -> Result<Vec<(String, String)>, Error> {
    Ok(outbox::table
        .filter(outbox::created_at.eq(moment))
        .order(outbox::id)
        .select((outbox::recipient, outbox::subject))
        .load(conn)?)
}

/// An incoming email.
#[derive(Debug, Clone, Insertable, Queryable, Selectable)]
#[diesel(table_name = inbound)]
pub struct InboundEmail {
    /// The key.
    pub id: String,
    /// The Message-ID, or a substitute.
    pub message_id: String,
    /// The sender address; not verified.
    pub sender: String,
    pub subject: String,
    /// The text.
    pub body: String,
    /// What was removed from the text: the quotation and the signature at its end.
    pub removed: String,
    /// The key of the request it belongs to.
    pub request_id: Option<RequestId>,
    /// The key of the sender's account, if the reply address is signed.
    pub account_id: Option<AccountId>,
    /// The key of the email that it replies to.
    pub outbox_id: Option<String>,
    /// The outcome.
    pub disposition: InboundDisposition,
    /// The reason for the outcome.
    pub reason: String,
    /// When it was received.
    pub received_at: Moment,
    /// When it is published, or when operators are notified that it was not confirmed.
    pub due_at: Option<Moment>,
    /// When the outcome was decided.
    pub settled_at: Option<Moment>,
    /// Who decided it.
    pub settled_by: Option<AccountId>,
}

/// Stores an email with its original bytes.
pub(crate) fn insert_inbound(conn: &mut AnyConnection, message: &InboundEmail, bytes: &[u8]) -> Result<(), Error> {
    diesel::insert_into(inbound::table).values((message, inbound::bytes.eq(Some(bytes)))).execute(conn)?;
    Ok(())
}

/// Whether this email was received before: relays deliver duplicates, and different emails may share a Message-ID.
pub(crate) fn is_known(conn: &mut AnyConnection, message_id: &str, sender: &str, body: &str) -> Result<bool, Error> {
    let count: i64 = inbound::table
        .filter(inbound::message_id.eq(message_id))
        .filter(inbound::sender.eq(sender))
        .filter(inbound::body.eq(body))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// An incoming email.
pub(crate) fn inbound_by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<InboundEmail>, Error> {
    Ok(inbound::table.find(id).select(InboundEmail::as_select()).first(conn).optional()?)
}

/// The emails that wait for an operator, oldest first.
pub(crate) fn waiting_messages(conn: &mut AnyConnection) -> Result<Vec<InboundEmail>, Error> {
    Ok(inbound::table
        .filter(inbound::disposition.eq(InboundDisposition::Held))
        .order((inbound::received_at, inbound::id))
        .select(InboundEmail::as_select())
        .load(conn)?)
}

/// The newest incoming emails.
pub(crate) fn newest_inbound(conn: &mut AnyConnection, limit: i64) -> Result<Vec<InboundEmail>, Error> {
    Ok(inbound::table.order(inbound::id.desc()).limit(limit).select(InboundEmail::as_select()).load(conn)?)
}

/// The replies that are due, oldest first: to be published, or not confirmed in time.
pub(crate) fn due_inbound(conn: &mut AnyConnection, now: Moment) -> Result<Vec<InboundEmail>, Error> {
    Ok(inbound::table
        .filter(inbound::disposition.eq_any([InboundDisposition::Waiting, InboundDisposition::ToConfirm]))
        .filter(inbound::due_at.le(now))
        .order((inbound::due_at, inbound::id))
        .select(InboundEmail::as_select())
        .load(conn)?)
}

/// Records the outcome of an incoming email, the reason, and the account that decided it. Returns false if the outcome was changed in the
/// meantime.
pub(crate) fn settle_inbound(
    conn: &mut AnyConnection,
    message: &InboundEmail,
    (disposition, reason): (InboundDisposition, &str),
    at: Moment,
    by: Option<&AccountId>,
) -> Result<bool, Error> {
    let changed = diesel::update(inbound::table.find(&message.id).filter(inbound::disposition.eq(message.disposition)))
        .set(row!(inbound: disposition, reason = reason, due_at = None::<Moment>, settled_at = (disposition != InboundDisposition::Held).then_some(at),
            settled_by = by))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Records the request to which an operator assigned an email.
pub(crate) fn assign_inbound(conn: &mut AnyConnection, id: &str, request_id: &RequestId) -> Result<(), Error> {
    update!(conn, inbound.find(id): request_id = Some(request_id))
}

/// An email as received, unless its retention period is over.
pub(crate) fn raw(conn: &mut AnyConnection, id: &str) -> Result<Option<Vec<u8>>, Error> {
    Ok(inbound::table.find(id).select(inbound::bytes).first(conn).optional()?.flatten())
}

/// Deletes the original bytes of emails received before a time; returns how many.
pub(crate) fn purge_raw(conn: &mut AnyConnection, before: Moment) -> Result<usize, Error> {
    let old = inbound::table.filter(inbound::received_at.lt(before)).filter(inbound::bytes.is_not_null());
    Ok(diesel::update(old).set(inbound::bytes.eq(None::<Vec<u8>>)).execute(conn)?)
}

/// The columns of an email in the outbox that matter for a bounce or for sending it again.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub(crate) struct OutboxEmail {
    pub event_id: Option<String>,
    pub request_id: Option<RequestId>,
    pub kind: String,
    pub thread_id: Option<String>,
    pub recipient: String,
    pub subject: String,
    pub body: String,
    pub created_at: Moment,
    pub bounced_at: Option<Moment>,
    pub priority: i64,
    pub discussion: Option<String>,
    pub language: Lang,
}

/// An email in the outbox.
pub(crate) fn outbox_email(conn: &mut AnyConnection, id: &str) -> Result<Option<OutboxEmail>, Error> {
    Ok(outbox::table.find(id).select(OutboxEmail::as_select()).first(conn).optional()?)
}

/// Records that an email bounced after the next server had accepted it.
pub(crate) fn mark_bounced(conn: &mut AnyConnection, id: &str, at: Moment, reason: &str) -> Result<(), Error> {
    update!(conn, outbox.find(id): bounced_at = Some(at), last_error = Some(reason))
}

/// Counts a delivery failure at an address; returns the number of failures.
pub(crate) fn note_failing(conn: &mut AnyConnection, address: &str, reason: &str, at: Moment) -> Result<i64, Error> {
    let known = diesel::update(bouncing_addresses::table.find(address))
        .set(row!(bouncing_addresses: failures = bouncing_addresses::failures + 1, reason = reason, last_at = at))
        .execute(conn)?;
    if known == 0 {
        let new = (
            bouncing_addresses::address.eq(address),
            bouncing_addresses::failures.eq(1_i64),
            bouncing_addresses::reason.eq(reason),
            bouncing_addresses::last_at.eq(at),
        );
        diesel::insert_into(bouncing_addresses::table).values(new).execute(conn)?;
    }
    Ok(bouncing_addresses::table.find(address).select(bouncing_addresses::failures).first(conn)?)
}

/// Since when sending to an address is paused; `None` if it is not.
pub(crate) fn paused_at(conn: &mut AnyConnection, address: &str) -> Result<Option<Timestamp>, Error> {
    let found: Option<Option<Moment>> =
        bouncing_addresses::table.find(address).select(bouncing_addresses::paused_at).first(conn).optional()?;
    Ok(found.flatten().map(Moment::time))
}

/// Pauses sending to an address, unless it is already paused.
pub(crate) fn pause_address(conn: &mut AnyConnection, address: &str, at: Moment) -> Result<(), Error> {
    diesel::update(bouncing_addresses::table.find(address).filter(bouncing_addresses::paused_at.is_null()))
        .set(bouncing_addresses::paused_at.eq(Some(at)))
        .execute(conn)?;
    Ok(())
}

/// Deletes the failures of an address; returns whether there were any.
pub(crate) fn forget_failing(conn: &mut AnyConnection, address: &str) -> Result<bool, Error> {
    Ok(diesel::delete(bouncing_addresses::table.find(address)).execute(conn)? > 0)
}

/// An address with delivery failures.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = bouncing_addresses)]
pub(crate) struct FailingAddress {
    pub address: String,
    pub failures: i64,
    pub reason: String,
    pub last_at: Moment,
    pub paused_at: Option<Moment>,
}

/// The addresses with delivery failures, newest first.
pub(crate) fn failing(conn: &mut AnyConnection) -> Result<Vec<FailingAddress>, Error> {
    Ok(bouncing_addresses::table.order(bouncing_addresses::last_at.desc()).select(FailingAddress::as_select()).load(conn)?)
}

/// The recipients of the emails about these events, sorted.
pub(crate) fn recipients_of(conn: &mut AnyConnection, events: &[String]) -> Result<Vec<String>, Error> {
    Ok(outbox::table
        .filter(outbox::event_id.eq_any(events))
        .order(outbox::recipient)
        .select(outbox::recipient)
        .distinct()
        .load(conn)?)
}

/// Records the thread or position that replies to the emails of an event belong to.
pub(crate) fn set_discussion(conn: &mut AnyConnection, event_id: &str, discussion: &str) -> Result<(), Error> {
    diesel::update(outbox::table.filter(outbox::event_id.eq(event_id))).set(outbox::discussion.eq(discussion)).execute(conn)?;
    Ok(())
}

/// Records the thread that replies to one email belong to.
pub(crate) fn set_discussion_of_one(conn: &mut AnyConnection, id: &str, thread: &str) -> Result<(), Error> {
    update!(conn, outbox.find(id): discussion = thread)
}

/// The key of the thread or position that replies to an email belong to.
pub(crate) fn discussion(conn: &mut AnyConnection, id: &str) -> Result<Option<String>, Error> {
    let found: Option<Option<String>> = outbox::table.find(id).select(outbox::discussion).first(conn).optional()?;
    Ok(found.flatten())
}
