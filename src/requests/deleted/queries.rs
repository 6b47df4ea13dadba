//! Deletes the data of a draft.

use crate::ids::{RequestId, RequestNumber};
use crate::requests::CloseReason;
use crate::store::schema::{followers, inbound, members, outbox, requests, selected_sentences, tasks, text_sources};
use crate::store::{AnyConnection, Error, Moment, update};
use crate::users::links;
use diesel::prelude::*;
use urn_registry::i18n::Phrase;

/// Clears the row of a draft that was never submitted and deletes everything that belongs to it. Only the number, the owner, and the
/// times of creation and deletion remain.
pub(crate) fn clear_draft(conn: &mut AnyConnection, id: &RequestId, number: RequestNumber, now: Moment) -> Result<(), Error> {
    links::forget(conn, &[id.to_string()])?;
    diesel::delete(members::table.filter(members::request_id.eq(id))).execute(conn)?;
    diesel::delete(followers::table.filter(followers::request_id.eq(id))).execute(conn)?;
    diesel::delete(tasks::table.filter(tasks::request_id.eq(id))).execute(conn)?;
    diesel::delete(selected_sentences::table.filter(selected_sentences::request_id.eq(id))).execute(conn)?;
    diesel::delete(text_sources::table.filter(text_sources::request_id.eq(id))).execute(conn)?;
    forget_emails(conn, id, number)?;
    update!(conn, requests.find(id): kind = "new_informal", change_kind = None::<&str>, procedure = "community", body = None::<&str>,
        specification = None::<&str>, state = CloseReason::Withdrawn.name(), nid = None::<&str>, base_version = None::<i64>,
        new_status = None::<&str>, successors = None::<&str>, draft = "{}")?;
    update!(conn, requests.find(id): state_since = now, deleted_at = Some(now))
}

/// Deletes emails about the draft, such as invitations, because they contain its name. An email that was answered remains without its
/// text.
fn forget_emails(conn: &mut AnyConnection, id: &RequestId, number: RequestNumber) -> Result<(), Error> {
    let named = format!("[{number}] %");
    let ids: Vec<String> =
        outbox::table.filter(outbox::request_id.eq(id).or(outbox::subject.like(named))).select(outbox::id).load(conn)?;
    let answered: Vec<Option<String>> =
        inbound::table.filter(inbound::outbox_id.eq_any(&ids)).select(inbound::outbox_id).load(conn)?;
    let answered: Vec<String> = answered.into_iter().flatten().collect();
    diesel::update(outbox::table.filter(outbox::id.eq_any(&answered)))
        .set((outbox::subject.eq(Phrase::new("record-draft-deleted").arg("number", number).to_string()), outbox::body.eq("")))
        .execute(conn)?;
    diesel::delete(outbox::table.filter(outbox::id.eq_any(&ids)).filter(outbox::id.ne_all(answered))).execute(conn)?;
    Ok(())
}
