//! Storage of combined emails.

use crate::ids::RequestId;
use crate::mail::queries::Due;
use crate::store::epoch::ON_HOLD_UNTIL;
use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

/// Emails to an address that wait for their first attempt and can be combined: of these kinds, and about this request if there is one.
pub(super) fn waiting(
    conn: &mut AnyConnection,
    recipient: &str,
    codes: &[&str],
    request_id: Option<&RequestId>,
    most: i64,
) -> Result<Vec<(Due, Moment)>, Error> {
    let mut query = outbox::table
        .filter(outbox::recipient.eq(recipient.to_owned()))
        .filter(outbox::letter.eq_any(codes.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>()))
        .filter(outbox::sent_at.is_null().and(outbox::failed_at.is_null()))
        .filter(outbox::gathered_into.is_null())
        .filter(outbox::attempts.eq(0))
        .filter(outbox::due_at.ne(ON_HOLD_UNTIL))
        .order(outbox::id)
        .limit(most)
        .select((Due::as_select(), outbox::due_at))
        .into_boxed();
    if let Some(request) = request_id {
        query = query.filter(outbox::request_id.eq(request.to_owned()));
    }
    Ok(query.load(conn)?)
}

/// The request of an email.
pub(super) fn request_of(conn: &mut AnyConnection, id: &str) -> Result<Option<RequestId>, Error> {
    Ok(outbox::table.find(id).select(outbox::request_id).first::<Option<RequestId>>(conn).optional()?.flatten())
}

/// The last email of these kinds to an address since a time: when it was sent, and when it is due.
pub(super) fn last(
    conn: &mut AnyConnection,
    recipient: &str,
    codes: &[&str],
    since: Moment,
) -> Result<Option<(Option<Moment>, Moment)>, Error> {
    Ok(outbox::table
        .filter(outbox::recipient.eq(recipient))
        .filter(outbox::letter.eq_any(codes))
        .filter(outbox::created_at.gt(since))
        .filter(outbox::due_at.ne(ON_HOLD_UNTIL))
        .filter(outbox::failed_at.is_null())
        .order(outbox::id.desc())
        .select((outbox::sent_at, outbox::due_at))
        .first(conn)
        .optional()?)
}

/// Records into which email others were combined.
pub(super) fn note(conn: &mut AnyConnection, ids: &[String], into: &str) -> Result<(), Error> {
    diesel::update(outbox::table.filter(outbox::id.eq_any(ids))).set(outbox::gathered_into.eq(Some(into))).execute(conn)?;
    Ok(())
}

/// Copies the outcome of a combined email to those it contains.
pub(in crate::mail) fn follow(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    let fate = (outbox::sent_at, outbox::failed_at, outbox::last_error);
    let found: Option<(Option<Moment>, Option<Moment>, Option<String>)> =
        outbox::table.find(id).select(fate).first(conn).optional()?;
    let Some((sent, failed, error)) = found else { return Ok(()) };
    diesel::update(outbox::table.filter(outbox::gathered_into.eq(id)))
        .set((outbox::sent_at.eq(sent), outbox::failed_at.eq(failed), outbox::last_error.eq(error)))
        .execute(conn)?;
    Ok(())
}
