//! Database queries for unread comments.

use crate::ids::{AccountId, CommentId, RequestId, ThreadId};
use crate::reviews::unread::Unread;
use crate::store::schema::{comments, events, threads, unread_comments};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;

pub(crate) fn begin(conn: &mut AnyConnection, request_id: &RequestId, unread: &Unread) -> Result<(), Error> {
    insert!(conn, unread_comments: comment_id = &unread.comment_id, request_id, author_id = &unread.author_id,
        event_id = &unread.event_id, resolved_at = unread.resolved_at, until = Moment::from(unread.until))
}

pub(crate) fn by_comment(conn: &mut AnyConnection, comment_id: &CommentId) -> Result<Option<Unread>, Error> {
    Ok(unread_comments::table.find(comment_id).select(Unread::as_select()).first(conn).optional()?)
}

/// Whether a reader sees unread comments by someone else, on one request or on all of them.
pub(crate) fn is_news(
    conn: &mut AnyConnection,
    request_id: Option<&RequestId>,
    reader: Option<&AccountId>,
) -> Result<bool, Error> {
    let mut query = unread_comments::table.into_boxed();
    if let Some(request) = request_id {
        query = query.filter(unread_comments::request_id.eq(request.to_owned()));
    }
    if let Some(reader) = reader {
        query = query.filter(unread_comments::author_id.ne(reader.to_owned()));
    }
    let news: i64 = query.count().get_result(conn)?;
    Ok(news > 0)
}

/// Records that a reader has read them.
pub(crate) fn was_read(
    conn: &mut AnyConnection,
    request_id: Option<&RequestId>,
    reader: Option<&AccountId>,
) -> Result<(), Error> {
    let mut read = diesel::delete(unread_comments::table).into_boxed();
    if let Some(request) = request_id {
        read = read.filter(unread_comments::request_id.eq(request.to_owned()));
    }
    if let Some(reader) = reader {
        read = read.filter(unread_comments::author_id.ne(reader.to_owned()));
    }
    read.execute(conn)?;
    Ok(())
}

/// Deletes the entries whose deadline has passed.
pub(crate) fn forget_old(conn: &mut AnyConnection, now: Moment) -> Result<usize, Error> {
    Ok(diesel::delete(unread_comments::table.filter(unread_comments::until.le(now))).execute(conn)?)
}

/// Deletes an unread comment, and its thread if the thread is then empty. The event text is reduced to `rest`.
pub(crate) fn take_out(conn: &mut AnyConnection, unread: &Unread, rest: &str) -> Result<(), Error> {
    let thread: ThreadId = comments::table.find(&unread.comment_id).select(comments::thread_id).first(conn)?;
    diesel::delete(comments::table.find(&unread.comment_id)).execute(conn)?;
    let left: i64 = comments::table.filter(comments::thread_id.eq(&thread)).count().get_result(conn)?;
    if left == 0 {
        diesel::delete(threads::table.find(&thread)).execute(conn)?;
    } else if unread.resolved_at.is_some() {
        update!(conn, threads.find(&thread): resolved_at = unread.resolved_at)?;
    }
    update!(conn, events.find(&unread.event_id): detail = rest)?;
    diesel::delete(unread_comments::table.find(&unread.comment_id)).execute(conn)?;
    Ok(())
}
