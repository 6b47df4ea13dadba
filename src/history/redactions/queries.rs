//! Database queries for redactions, and for the rows that they clear.

use crate::history::redactions::{Class, GAP, RedactableKind, RequestedRedaction, notice, with_notice};
use crate::ids::{AccountId, RequestId, RevisionNumber};
use crate::public_log::writer::append_redaction;
use crate::store::schema::{
    comments, corrections, events, inbound, list_posts, outbox, positions, redactions, review_drafts, revisions,
    selected_sentences, threads, versions,
};
use crate::store::typed::{InvalidStoredValue, Stored};
use crate::store::{AnyConnection, Error, Moment, insert, row, update};
use diesel::prelude::*;
use jiff::Timestamp;
use serde_json::Value;
use std::collections::HashMap;
use urn_registry::template::sentences::has_sentence;
use urn_registry::template::{Field, Template};

/// The maximum number of row keys in a query, below the limit of parameters of either database.
const KEYS_PER_QUERY: usize = 500;

/// The notices of those of these rows that are redacted, by row key.
pub(crate) fn notices<'a>(
    conn: &mut AnyConnection,
    thing: RedactableKind,
    keys: impl IntoIterator<Item = &'a str>,
) -> Result<HashMap<String, String>, Error> {
    let keys: Vec<String> = keys.into_iter().map(str::to_owned).collect();
    let mut notices = HashMap::new();
    for chunk in keys.chunks(KEYS_PER_QUERY) {
        let rows: Vec<(String, Class, String, Timestamp)> = redactions::table
            .filter(redactions::kind.eq(thing.name()))
            .filter(redactions::row_id.eq_any(chunk))
            .select((redactions::row_id, redactions::class, redactions::reason, redactions::at))
            .load(conn)?;
        notices.extend(rows.into_iter().map(|(id, class, reason, at)| (id, notice(class, &reason, at))));
    }
    Ok(notices)
}

/// Adds the notice to each text, given with its row key, from which something was removed.
pub(crate) fn add_notices<'a>(
    conn: &mut AnyConnection,
    thing: RedactableKind,
    texts: impl IntoIterator<Item = (&'a str, &'a mut String)>,
) -> Result<(), Error> {
    let shortened: Vec<(&str, &mut String)> = texts.into_iter().filter(|(_, text)| text.contains(GAP)).collect();
    let notices = notices(conn, thing, shortened.iter().map(|(id, _)| *id))?;
    for (id, text) in shortened {
        if let Some(notice) = notices.get(id) {
            *text = with_notice(text, notice);
        }
    }
    Ok(())
}

/// Whether there is such a row and it still has text.
pub(crate) fn has_text(conn: &mut AnyConnection, thing: RedactableKind, id: &str) -> Result<bool, Error> {
    let text: Option<Option<String>> = match thing {
        RedactableKind::Comment => comments::table.find(id).select(comments::body.nullable()).first(conn).optional()?,
        RedactableKind::Event => events::table.find(id).select(events::detail.nullable()).first(conn).optional()?,
        RedactableKind::Revision => revisions::table.find(id).select(revisions::canonical.nullable()).first(conn).optional()?,
        RedactableKind::Version => versions::table.find(id).select(versions::canonical).first(conn).optional()?,
        RedactableKind::Edition => {
            corrections::table.find(id).select(corrections::canonical.nullable()).first(conn).optional()?
        }
        RedactableKind::Received => inbound::table.find(id).select(inbound::body.nullable()).first(conn).optional()?,
        RedactableKind::Sent => outbox::table.find(id).select(outbox::body.nullable()).first(conn).optional()?,
        RedactableKind::Position => positions::table.find(id).select(positions::reasons.nullable()).first(conn).optional()?,
        RedactableKind::Copy => None,
    };
    // The text of a redacted email is the notice; in other rows, copies of another text may have been removed before.
    let is_redacted = matches!(thing, RedactableKind::Received | RedactableKind::Sent) && is_already_redacted(conn, (thing, id))?;
    Ok(text.flatten().is_some_and(|text| !text.is_empty() && text != GAP) && !is_redacted)
}

fn is_already_redacted(conn: &mut AnyConnection, (thing, id): (RedactableKind, &str)) -> Result<bool, Error> {
    let known: i64 = redactions::table.find((thing.name(), id)).count().get_result(conn)?;
    Ok(known > 0)
}

/// The texts of a row whose copies are also removed, and its request. A revision or version has none: its copies are other revisions.
pub(crate) fn texts_and_request(
    conn: &mut AnyConnection,
    thing: RedactableKind,
    id: &str,
) -> Result<(Option<RequestId>, Vec<String>), Error> {
    let mut texts: Vec<String> = Vec::new();
    let mut request = request_of(conn, thing, id)?;
    match thing {
        RedactableKind::Comment => {
            let (body, suggestion): (String, Option<String>) =
                comments::table.find(id).select((comments::body, comments::suggestion)).first(conn)?;
            texts.push(body);
            texts.extend(suggestion);
        }
        RedactableKind::Event => texts.push(events::table.find(id).select(events::detail).first(conn)?),
        RedactableKind::Received => {
            let received: Option<(Option<RequestId>, String)> =
                inbound::table.find(id).select((inbound::request_id, inbound::body)).first(conn).optional()?;
            if let Some((of, body)) = received {
                request = request.or(of);
                texts.push(body);
            }
            texts.extend(list_posts::table.find(id).select(list_posts::body).first::<String>(conn).optional()?);
        }
        RedactableKind::Position => texts.push(positions::table.find(id).select(positions::reasons).first(conn)?),
        RedactableKind::Revision
        | RedactableKind::Version
        | RedactableKind::Edition
        | RedactableKind::Sent
        | RedactableKind::Copy => {}
    }
    Ok((request, texts))
}

/// Email templates that contain the text of a revision, in full or as a diff.
const EMAIL_KINDS_WITH_REVISION: [&str; 5] = ["to_list", "list_news", "answered", "new_revision", "gathered"];

/// Stores the redaction and deletes text and salt: of the row, of the event that repeats the text, and of the emails about it.
pub(crate) fn redact(
    conn: &mut AnyConnection,
    ask: &RequestedRedaction,
    confirmed_by: &AccountId,
    now: Timestamp,
) -> Result<(), Error> {
    let said = notice(ask.action.class, &ask.reason, now);
    let mut events_told: Vec<String> = Vec::new();
    // The request, and since when emails may repeat the text.
    let mut told_since: Option<(String, Moment)> = None;
    match ask.action.thing {
        RedactableKind::Comment | RedactableKind::Position => {
            let (request, at, body): (String, Moment, String) = if ask.action.thing == RedactableKind::Comment {
                let row = comments::table.find(&ask.action.row_id);
                row.select((comments::request_id, comments::written_at, comments::body)).first(conn)?
            } else {
                let row = positions::table.find(&ask.action.row_id);
                row.select((positions::request_id, positions::recorded_at, positions::reasons)).first(conn)?
            };
            let same_act: Vec<(String, String)> = events::table
                .filter(events::request_id.eq(&request))
                .filter(events::at.eq(&at))
                .select((events::id, events::detail))
                .load(conn)?;
            for (event, detail) in same_act {
                if detail.contains(&body) {
                    redact_row(conn, (RedactableKind::Event, &event), ask, confirmed_by, now)?;
                }
                events_told.push(event);
            }
            told_since = Some((request, at));
        }
        RedactableKind::Event => {
            let (request, at): (Option<String>, Moment) =
                events::table.find(&ask.action.row_id).select((events::request_id, events::at)).first(conn)?;
            events_told.push(ask.action.row_id.clone());
            told_since = request.map(|request| (request, at));
        }
        RedactableKind::Revision => {
            let (request, number): (String, i64) =
                revisions::table.find(&ask.action.row_id).select((revisions::request_id, revisions::number)).first(conn)?;
            forget_sentences_of_revision(conn, &request, &ask.action.row_id)?;
            // The passages that threads and unsent comments quote.
            diesel::update(threads::table.filter(threads::request_id.eq(&request)).filter(threads::revision_number.eq(number)))
                .set(threads::quote.eq(""))
                .execute(conn)?;
            change_drafts(conn, &request, |draft| {
                for comment in draft.get_mut("comments").and_then(Value::as_array_mut).into_iter().flatten() {
                    if comment.get("revision_number").and_then(Value::as_i64) == Some(number)
                        && let Some(quote) = comment.pointer_mut("/anchor/quote")
                    {
                        *quote = "".into();
                    }
                }
            })?;
            // The email to the list contains the whole text, other emails only the changes.
            diesel::update(
                outbox::table.filter(outbox::request_id.eq(&request)).filter(outbox::kind.eq_any(EMAIL_KINDS_WITH_REVISION)),
            )
            .set(outbox::body.eq(&said))
            .execute(conn)?;
        }
        // A message from the review list is shown with its request and was quoted in emails.
        RedactableKind::Received => {
            let post: Option<(String, Moment)> = list_posts::table
                .find(&ask.action.row_id)
                .select((list_posts::request_id, list_posts::posted_at))
                .first(conn)
                .optional()?;
            if let Some((request, at)) = post {
                update!(conn, list_posts.find(&ask.action.row_id): body = &said)?;
                let same_act = events::table.filter(events::request_id.eq(&request)).filter(events::at.eq(&at));
                events_told.extend(same_act.select(events::id).load::<String>(conn)?);
            }
        }
        RedactableKind::Version | RedactableKind::Edition | RedactableKind::Sent | RedactableKind::Copy => {}
    }
    // A list post combines the texts of several events and is stored with the last of them.
    if let Some((request, at)) = told_since {
        let news = outbox::table.filter(outbox::request_id.eq(request)).filter(outbox::kind.eq("list_news"));
        diesel::update(news.filter(outbox::created_at.ge(at))).set(outbox::body.eq(&said)).execute(conn)?;
    }
    diesel::update(outbox::table.filter(outbox::event_id.eq_any(&events_told))).set(outbox::body.eq(&said)).execute(conn)?;
    redact_row(conn, (ask.action.thing, &ask.action.row_id), ask, confirmed_by, now)
}

fn redact_row(
    conn: &mut AnyConnection,
    (thing, id): (RedactableKind, &str),
    ask: &RequestedRedaction,
    confirmed_by: &AccountId,
    now: Timestamp,
) -> Result<(), Error> {
    record_row_redaction(conn, (thing, id), ask, confirmed_by, now)?;
    let said = notice(ask.action.class, &ask.reason, now);
    match thing {
        RedactableKind::Comment => diesel::update(comments::table.find(id))
            .set((comments::body.eq(""), comments::suggestion.eq(None::<String>)))
            .execute(conn)?,
        RedactableKind::Event => diesel::update(events::table.find(id)).set(events::detail.eq("")).execute(conn)?,
        RedactableKind::Revision => diesel::update(revisions::table.find(id))
            .set(row!(revisions: template = "{}", canonical = "", fingerprint = "", note = ""))
            .execute(conn)?,
        RedactableKind::Version => diesel::update(versions::table.find(id))
            .set((versions::template.eq(Some("{}")), versions::canonical.eq(Some("")), versions::fingerprint.eq(Some(""))))
            .execute(conn)?,
        RedactableKind::Edition => diesel::update(corrections::table.find(id))
            .set((corrections::template.eq(Stored("{}")), corrections::canonical.eq(""), corrections::fingerprint.eq("")))
            .execute(conn)?,
        // Emails are not permanent rows: their text is replaced by the notice.
        RedactableKind::Received => diesel::update(inbound::table.find(id))
            .set(row!(inbound: subject = "(redacted)", body = &said, removed = "", bytes = None::<Vec<u8>>))
            .execute(conn)?,
        RedactableKind::Sent => diesel::update(outbox::table.find(id))
            .set((outbox::subject.eq("(redacted)"), outbox::body.eq(&said)))
            .execute(conn)?,
        RedactableKind::Position => diesel::update(positions::table.find(id)).set(positions::reasons.eq(GAP)).execute(conn)?,
        // Such a row is never redacted as a whole.
        RedactableKind::Copy => 0,
    };
    Ok(())
}

/// Records the redaction of a row, also in the public log, which allows its text to be shortened. A row is recorded once, even if several
/// texts are removed.
pub(super) fn record_row_redaction(
    conn: &mut AnyConnection,
    (thing, id): (RedactableKind, &str),
    ask: &RequestedRedaction,
    confirmed_by: &AccountId,
    now: Timestamp,
) -> Result<(), Error> {
    if is_already_redacted(conn, (thing, id))? {
        return Ok(());
    }
    insert!(conn, redactions: kind = thing.name(), row_id = id, class = ask.action.class.name(), reason = &ask.reason,
        filed_by = &ask.filed_by, confirmed_by, at = Moment::from(now))?;
    append_redaction(conn, thing.name(), id)
}

/// The key of a revision of a request, by its number.
pub(crate) fn revision_key(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    number: RevisionNumber,
) -> Result<Option<String>, Error> {
    Ok(revisions::table
        .filter(revisions::request_id.eq(request_id))
        .filter(revisions::number.eq(number))
        .select(revisions::id)
        .first(conn)
        .optional()?)
}

/// The key of a version of a namespace, or of a corrected version; edition 0 is the version itself.
pub(crate) fn edition_key(conn: &mut AnyConnection, nid: &str, version: u32, edition: u32) -> Result<Option<String>, Error> {
    if edition == 0 {
        return Ok(versions::table
            .filter(versions::nid.eq(nid))
            .filter(versions::number.eq(i64::from(version)))
            .select(versions::id)
            .first(conn)
            .optional()?);
    }
    Ok(corrections::table
        .filter(corrections::nid.eq(nid))
        .filter(corrections::version.eq(i64::from(version)))
        .filter(corrections::edition.eq(i64::from(edition)))
        .select(corrections::id)
        .first(conn)
        .optional()?)
}

/// The request of a comment, a position, an event or a message from the review list; `None` if it belongs to none.
pub(crate) fn request_of(conn: &mut AnyConnection, thing: RedactableKind, id: &str) -> Result<Option<RequestId>, Error> {
    Ok(match thing {
        RedactableKind::Comment => {
            comments::table.find(id).select(comments::request_id.nullable()).first(conn).optional()?.flatten()
        }
        RedactableKind::Event => events::table.find(id).select(events::request_id).first(conn).optional()?.flatten(),
        RedactableKind::Position => positions::table.find(id).select(positions::request_id).first(conn).optional()?,
        RedactableKind::Received => list_posts::table.find(id).select(list_posts::request_id).first(conn).optional()?,
        _ => None,
    })
}

/// Deletes the selected sentences that only this revision has. A sentence of the draft is selected again by the registrant.
fn forget_sentences_of_revision(conn: &mut AnyConnection, request_id: &str, revision_id: &str) -> Result<(), Error> {
    let others = revisions::table.filter(revisions::request_id.eq(request_id)).filter(revisions::id.ne(revision_id));
    let stored: Vec<String> = others.select(revisions::template).load(conn)?;
    let parse = |text: &String| serde_json::from_str(text).map(|object| Template::from_json(&object)).ok();
    let texts: Vec<Template> = stored.iter().filter_map(parse).collect();
    let selected: Vec<(String, String, String)> = selected_sentences::table
        .filter(selected_sentences::request_id.eq(request_id))
        .select((selected_sentences::question, selected_sentences::field, selected_sentences::sentence))
        .load(conn)?;
    for (question, key, sentence) in selected {
        let field = Field::from_key(&key).ok_or_else(|| InvalidStoredValue::new("section", &key))?;
        if !texts.iter().any(|text| has_sentence(text.text(field), &sentence)) {
            diesel::delete(selected_sentences::table.find((request_id, question, sentence))).execute(conn)?;
        }
    }
    Ok(())
}

/// Changes the unsent reviews of a request.
pub(super) fn change_drafts(conn: &mut AnyConnection, request_id: &str, change: impl Fn(&mut Value)) -> Result<(), Error> {
    let drafts: Vec<(String, String)> = review_drafts::table
        .filter(review_drafts::request_id.eq(request_id))
        .select((review_drafts::expert_id, review_drafts::draft))
        .load(conn)?;
    for (expert_id, text) in drafts {
        let mut draft: Value = serde_json::from_str(&text).map_err(|_| InvalidStoredValue::new("review draft", &text))?;
        change(&mut draft);
        update!(conn, review_drafts.find((request_id, &expert_id)): draft = draft.to_string())?;
    }
    Ok(())
}
