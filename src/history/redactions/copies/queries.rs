//! Removes copies of a redacted text from the database.

use super::Taken;
use crate::history::redactions::queries::{change_drafts, record_row_redaction};
use crate::history::redactions::{RedactableKind, RequestedRedaction, notice};
use crate::ids::{AccountId, RequestId};
use crate::store::schema::{
    answers, comments, decisions, documents, events, inbound, list_posts, operator_notes, outbox, positions, proposals,
    revisions, selected_sentences,
};
use crate::store::{AnyConnection, Error, update};
use diesel::prelude::*;
use jiff::Timestamp;
use serde_json::Value;

/// Removes every copy of redacted texts from all published and drafted text of one request, and from emails about it or about no request.
/// The other text of these rows remains, except the original bytes of received emails.
pub(crate) fn remove_copies(
    conn: &mut AnyConnection,
    (ask, confirmed_by, now): (&RequestedRedaction, &AccountId, Timestamp),
    request: Option<&RequestId>,
    taken: &Taken,
) -> Result<(), Error> {
    if let Some(request) = request {
        remove_from_record(conn, (ask, confirmed_by, now), request, taken)?;
        remove_from_statements(conn, (ask, confirmed_by, now), request, taken)?;
        remove_from_drafts(conn, request, taken)?;
    }
    let said = notice(ask.action.class, &ask.reason, now);
    remove_from_received_emails(conn, request, taken, &said)?;
    remove_from_sent_emails(conn, request, taken, &said)
}

/// Where the public text of a request contains a text, such as a name: what it is, and the anchor or path on the page of the request. Case
/// and line breaks do not count.
pub(crate) fn places_with(
    conn: &mut AnyConnection,
    request: &RequestId,
    text: &str,
) -> Result<Vec<(&'static str, String)>, Error> {
    let folded = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let sought = folded(text);
    let mut found = Vec::new();
    /// Adds the rows of the request in which a column contains the text.
    macro_rules! add {
        ($what:literal, $anchor:literal, $table:ident.$key:ident: $text:ident) => {
            let rows: Vec<(String, Option<String>)> = $table::table
                .filter($table::request_id.eq(request))
                .order($table::$key)
                .select(($table::$key, $table::$text.nullable()))
                .load(conn)?;
            let has = |text: &Option<String>| text.as_deref().is_some_and(|text| folded(text).contains(&sought));
            let with_it = rows.into_iter().filter(|(_, text)| has(text));
            found.extend(
                with_it.map(|(key, _)| ($what, if $anchor.is_empty() { String::new() } else { $anchor.to_owned() + &key })),
            );
        };
    }
    add!("request-comment", "#c-", comments.id: body);
    add!("finding-suggestion", "#c-", comments.id: suggestion);
    add!("talk-position", "#p-", positions.id: reasons);
    add!("found-post", "#l-", list_posts.inbound_id: body);
    add!("found-author", "#l-", list_posts.inbound_id: author);
    add!("word-history", "#e-", events.id: detail);
    add!("found-answer", "", answers.position_id: body);
    add!("decision-eyebrow", "", decisions.id: reasons);
    add!("found-proposal", "", proposals.id: reasons);
    add!("found-document", "", documents.id: body);
    add!("found-note", "", operator_notes.id: body);
    add!("questions-title", "", selected_sentences.question: sentence);
    let revisions: Vec<(i64, String, String)> = revisions::table
        .filter(revisions::request_id.eq(request))
        .order(revisions::number)
        .select((revisions::number, revisions::canonical, revisions::note))
        .load(conn)?;
    let revisions =
        revisions.into_iter().filter(|(_, text, note)| [text, note].into_iter().any(|one| folded(one).contains(&sought)));
    found.extend(revisions.map(|(number, ..)| ("found-revision", format!("/revisions/{number}"))));
    Ok(found)
}

/// Comments, events and notes of revisions.
fn remove_from_record(
    conn: &mut AnyConnection,
    (ask, confirmed_by, now): (&RequestedRedaction, &AccountId, Timestamp),
    request: &RequestId,
    taken: &Taken,
) -> Result<(), Error> {
    let said: Vec<(String, String, Option<String>)> = comments::table
        .filter(comments::request_id.eq(request))
        .select((comments::id, comments::body, comments::suggestion))
        .load(conn)?;
    for (id, body, suggestion) in said {
        let less = taken.shortened(&body);
        let is_suggested = suggestion.as_deref().is_some_and(|suggestion| taken.shortened(suggestion).is_some());
        if less.is_none() && !is_suggested {
            continue;
        }
        record_row_redaction(conn, (RedactableKind::Comment, &id), ask, confirmed_by, now)?;
        let suggestion = suggestion.filter(|_| !is_suggested);
        update!(conn, comments.find(&id): body = less.unwrap_or(body), suggestion)?;
    }
    /// Shortens one column of the rows of the request.
    macro_rules! shorten {
        ($table:ident, $text:ident, $thing:expr) => {
            let rows: Vec<(String, String)> =
                $table::table.filter($table::request_id.eq(request)).select(($table::id, $table::$text)).load(conn)?;
            for (id, text) in rows {
                let Some(less) = taken.shortened(&text) else { continue };
                record_row_redaction(conn, ($thing, &id), ask, confirmed_by, now)?;
                diesel::update($table::table.find(&id)).set($table::$text.eq(less)).execute(conn)?;
            }
        };
    }
    shorten!(events, detail, RedactableKind::Event);
    shorten!(revisions, note, RedactableKind::Revision);
    Ok(())
}

/// Positions, answers to them, reasons of decisions and documents, which are never empty.
fn remove_from_statements(
    conn: &mut AnyConnection,
    (ask, confirmed_by, now): (&RequestedRedaction, &AccountId, Timestamp),
    request: &RequestId,
    taken: &Taken,
) -> Result<(), Error> {
    /// Shortens one column of the rows of the request.
    macro_rules! shorten {
        ($table:ident, $key:ident, $text:ident, $thing:expr) => {
            let rows: Vec<(String, String)> =
                $table::table.filter($table::request_id.eq(request)).select(($table::$key, $table::$text)).load(conn)?;
            for (id, text) in rows {
                let Some(less) = taken.remove_copies_or_gap(&text) else { continue };
                record_row_redaction(conn, ($thing, &id), ask, confirmed_by, now)?;
                diesel::update($table::table.find(&id)).set($table::$text.eq(less)).execute(conn)?;
            }
        };
    }
    shorten!(positions, id, reasons, RedactableKind::Position);
    shorten!(answers, position_id, body, RedactableKind::Copy);
    shorten!(decisions, id, reasons, RedactableKind::Copy);
    shorten!(documents, id, body, RedactableKind::Copy);
    // Nothing else of a sentence is an answer.
    let selected: Vec<(String, String)> = selected_sentences::table
        .filter(selected_sentences::request_id.eq(request))
        .select((selected_sentences::question, selected_sentences::sentence))
        .load(conn)?;
    for (question, sentence) in selected.into_iter().filter(|(_, sentence)| taken.shortened(sentence).is_some()) {
        diesel::delete(selected_sentences::table.find((request, question, sentence))).execute(conn)?;
    }
    // These rows are not permanent, but are listed with the others.
    shorten!(proposals, id, reasons, RedactableKind::Copy);
    shorten!(operator_notes, id, body, RedactableKind::Copy);
    Ok(())
}

/// Unsent text of experts. If nothing else remains, the gap does, so that the author sees the notice.
fn remove_from_drafts(conn: &mut AnyConnection, request: &RequestId, taken: &Taken) -> Result<(), Error> {
    change_drafts(conn, request.as_str(), |draft| {
        let replace = |text: Option<&mut Value>, shorter: &dyn Fn(&str) -> Option<String>| {
            if let Some(Value::String(text)) = text
                && let Some(less) = shorter(text)
            {
                *text = less;
            }
        };
        let gap = |text: &str| taken.remove_copies_or_gap(text);
        replace(draft.pointer_mut("/verdict/1"), &gap);
        for comment in draft.get_mut("comments").and_then(Value::as_array_mut).into_iter().flatten() {
            replace(comment.pointer_mut("/anchor/quote"), &|text| taken.shortened(text));
            replace(comment.pointer_mut("/body"), &gap);
            replace(comment.pointer_mut("/suggestion"), &gap);
        }
    })
}

/// Received emails, and the text of list emails that the request shows. The original bytes cannot be changed in part, so they are deleted.
fn remove_from_received_emails(
    conn: &mut AnyConnection,
    request: Option<&RequestId>,
    taken: &Taken,
    said: &str,
) -> Result<(), Error> {
    let received: Vec<(String, String, String, String)> = inbound::table
        .filter(inbound::request_id.eq(request).or(inbound::request_id.is_null()))
        .select((inbound::id, inbound::subject, inbound::body, inbound::removed))
        .load(conn)?;
    for (id, subject, body, cut) in received {
        let [less_subject, less_body, less_cut] = [&subject, &body, &cut].map(|text| taken.replace_copies(text, said));
        if less_subject.is_none() && less_body.is_none() && less_cut.is_none() {
            continue;
        }
        update!(conn, inbound.find(&id): subject = less_subject.unwrap_or(subject), body = less_body.unwrap_or(body),
            removed = less_cut.unwrap_or(cut), bytes = None::<Vec<u8>>)?;
    }
    let Some(request) = request else { return Ok(()) };
    let posts: Vec<(String, String)> = list_posts::table
        .filter(list_posts::request_id.eq(request))
        .select((list_posts::inbound_id, list_posts::body))
        .load(conn)?;
    for (id, body) in posts {
        let Some(less) = taken.replace_copies(&body, said) else { continue };
        update!(conn, list_posts.find(&id): body = less)?;
    }
    Ok(())
}

/// Sent and waiting emails.
fn remove_from_sent_emails(
    conn: &mut AnyConnection,
    request: Option<&RequestId>,
    taken: &Taken,
    said: &str,
) -> Result<(), Error> {
    let sent: Vec<(String, String, String)> = outbox::table
        .filter(outbox::request_id.eq(request).or(outbox::request_id.is_null()))
        .select((outbox::id, outbox::subject, outbox::body))
        .load(conn)?;
    for (id, subject, body) in sent {
        let [less_subject, less_body] = [&subject, &body].map(|text| taken.replace_copies(text, said));
        if less_subject.is_none() && less_body.is_none() {
            continue;
        }
        update!(conn, outbox.find(&id): subject = less_subject.unwrap_or(subject), body = less_body.unwrap_or(body))?;
    }
    Ok(())
}
