//! Storage of emails from the review list.

use super::{ListedEmail, SentListEmail};
use crate::ids::RequestId;
use crate::mail::InboundDisposition;
use crate::store::schema::{inbound, list_posts, outbox};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

#[derive(Insertable)]
#[diesel(table_name = list_posts)]
pub(crate) struct NewPost<'a> {
    pub inbound_id: &'a str,
    pub request_id: &'a RequestId,
    pub author: &'a str,
    pub body: &'a str,
    pub archive: Option<&'a str>,
    pub posted_at: Moment,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewPost<'_>) -> Result<(), Error> {
    diesel::insert_into(list_posts::table).values(new).execute(conn)?;
    Ok(())
}

/// The list emails about a request, oldest first.
pub fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<ListedEmail>, Error> {
    Ok(list_posts::table
        .filter(list_posts::request_id.eq(request_id))
        .filter(list_posts::taken_off_at.is_null())
        .order((list_posts::posted_at, list_posts::inbound_id))
        .select(ListedEmail::as_select())
        .load(conn)?)
}

/// The emails about a request that were sent to the list, oldest first. `list` is the address of the list.
pub fn sent_to_list(conn: &mut AnyConnection, request_id: &RequestId, list: &str) -> Result<Vec<SentListEmail>, Error> {
    Ok(outbox::table
        .filter(outbox::recipient.eq(list))
        .filter(outbox::request_id.eq(request_id))
        .filter(outbox::sent_at.is_not_null())
        .order((outbox::created_at, outbox::id))
        .select(SentListEmail::as_select())
        .load(conn)?)
}

/// The kind of emails with a reply to the list.
pub(crate) const LIST_REPLY_KIND: &str = "list_reply";

/// The replies to the list that were written in this registry, oldest first: the discussion thread and the Message-ID, with angle brackets.
pub(crate) fn replies(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<(String, String)>, Error> {
    let rows: Vec<(Option<String>, String)> = outbox::table
        .filter(outbox::request_id.eq(request_id))
        .filter(outbox::kind.eq(LIST_REPLY_KIND))
        .order((outbox::created_at, outbox::id))
        .select((outbox::discussion, outbox::message_id))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(thread, id)| Some((thread?, id))).collect())
}

/// How many replies to the list about a request were written since a time.
pub(crate) fn count_replies_since(conn: &mut AnyConnection, request_id: &RequestId, since: Moment) -> Result<i64, Error> {
    let replies = outbox::table.filter(outbox::request_id.eq(request_id)).filter(outbox::kind.eq(LIST_REPLY_KIND));
    Ok(replies.filter(outbox::created_at.ge(since)).count().get_result(conn)?)
}

/// Sets the emails that the reply of an event refers to. The last of them is the one being replied to.
pub(crate) fn set_references(conn: &mut AnyConnection, event_id: &str, references: &str) -> Result<(), Error> {
    let reply = outbox::table.filter(outbox::event_id.eq(event_id)).filter(outbox::kind.eq(LIST_REPLY_KIND));
    diesel::update(reply).set(outbox::thread_id.eq(references)).execute(conn)?;
    Ok(())
}

/// Hides an email; returns whether it was shown.
pub(crate) fn hide_email(conn: &mut AnyConnection, inbound_id: &str, at: Moment) -> Result<bool, Error> {
    let shown = list_posts::table.find(inbound_id).filter(list_posts::taken_off_at.is_null());
    Ok(diesel::update(shown).set(list_posts::taken_off_at.eq(Some(at))).execute(conn)? == 1)
}

/// Whether an operator discarded any incoming email with these Message-IDs.
pub(crate) fn is_any_discarded(conn: &mut AnyConnection, message_ids: &[String]) -> Result<bool, Error> {
    let found = inbound::table
        .filter(inbound::message_id.eq_any(message_ids))
        .filter(inbound::disposition.eq(InboundDisposition::Discarded));
    Ok(found.count().get_result::<i64>(conn)? > 0)
}

/// The request and the text of our email with this Message-ID.
pub(crate) fn email_by_message_id(conn: &mut AnyConnection, message_id: &str) -> Result<Option<(RequestId, String)>, Error> {
    let found: Option<(Option<RequestId>, String)> = outbox::table
        .filter(outbox::message_id.eq(format!("<{message_id}>")))
        .select((outbox::request_id, outbox::body))
        .first(conn)
        .optional()?;
    Ok(found.and_then(|(request, body)| Some((request?, body))))
}
