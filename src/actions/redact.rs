//! Redaction of personal data in the record: one operator proposes it, with a class and a public reason, another confirms it. The text is
//! deleted, a notice remains, and the log has digests of what is left.

use crate::action_context::ActionContext;
use crate::history::pending::{Ending, Pending, queries as pending};
use crate::history::redactions::copies::{self, Taken};
use crate::history::redactions::{Class, RedactableKind, Redaction, RequestedRedaction, notice, queries};
use crate::history::{Event, EventKind, log};
use crate::ids::{RequestId, RevisionNumber};
use crate::refusal::{Refusal, at};
use crate::registry::publish::{PUBLISHED_COUNTER, check_redaction_allowed, note_redacted};
use crate::requests::guards::office::require_operator;
use crate::requests::queries::{by_id, by_number, revisions_of};
use crate::requests::record::required_text;
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// The content at an address.
struct FoundContent {
    thing: RedactableKind,
    row_id: String,
    /// The request it belongs to.
    request_id: Option<RequestId>,
    /// The namespace it belongs to, with version and correction number.
    wording: Option<(Nid, u32, u32)>,
    /// A description for people.
    text: String,
}

/// Resolves an address: a comment, a position or an event by its anchor on a request's page, a revision of a request, a version of a
/// namespace, or an email on the operator pages.
fn find_content(conn: &mut AnyConnection, address: &str) -> Result<FoundContent, Refusal> {
    let missing = || Refusal::at_field(at::ADDRESS, Phrase::new("refusal-redaction-place"));
    let (path, anchor) = address.trim().split_once('#').unwrap_or((address.trim(), ""));
    let by_anchor = [
        ("c-", RedactableKind::Comment, "redact-comment"),
        ("p-", RedactableKind::Position, "redact-position"),
        ("e-", RedactableKind::Event, "redact-history"),
        ("l-", RedactableKind::Received, "redact-post"),
    ];
    for (prefix, thing, message) in by_anchor {
        if let Some(id) = anchor.strip_prefix(prefix) {
            let request = match queries::request_of(conn, thing, id)? {
                Some(request) => by_id(conn, &request)?,
                None => None,
            };
            let request = request.ok_or_else(missing)?;
            let message = Phrase::new(message).arg("number", request.number).to_string();
            return Ok(FoundContent { thing, row_id: id.to_owned(), request_id: Some(request.id), wording: None, text: message });
        }
    }
    let parts: Vec<&str> = path.trim_end_matches('/').rsplit('/').collect();
    let email = |thing, id: &str, message| FoundContent {
        thing,
        row_id: id.to_owned(),
        request_id: None,
        wording: None,
        text: Phrase::new(message).to_string(),
    };
    match parts.as_slice() {
        [id, "mail", "operator", ..] => Ok(email(RedactableKind::Received, id, "redact-email")),
        [id, "emails", "operator", ..] => Ok(email(RedactableKind::Sent, id, "redact-sent-email")),
        [text, "revisions", number, "requests", ..] => {
            let text = text.strip_suffix(".txt").unwrap_or(text);
            let number = number.parse().map_err(|_| missing())?;
            let request = by_number(conn, number)?.ok_or_else(missing)?;
            let text: RevisionNumber = text.parse().map_err(|_| missing())?;
            let newest = revisions_of(conn, &request.id)?.first().map(|revision| revision.number);
            if request.state.is_open() && newest == Some(text) {
                return Err(Refusal::WrongState { reason: Phrase::new("refusal-redaction-current") });
            }
            let row_id = queries::revision_key(conn, &request.id, text)?.ok_or_else(missing)?;
            let message = Phrase::new("redact-revision").arg("revision", text).arg("number", request.number);
            Ok(FoundContent {
                thing: RedactableKind::Revision,
                row_id,
                request_id: Some(request.id),
                wording: None,
                text: message.to_string(),
            })
        }
        [wording, nid, kind, "assignments", ..] if kind.starts_with("urn-") => {
            let nid = Nid::parse(nid).map_err(|_| missing())?;
            let (version, edition) = wording.split_once('.').ok_or_else(missing)?;
            let (version, edition) = version.parse().ok().zip(edition.parse().ok()).ok_or_else(missing)?;
            let row_id = queries::edition_key(conn, nid.as_str(), version, edition)?.ok_or_else(missing)?;
            check_redaction_allowed(conn, &nid, version, edition)?;
            let thing = if edition == 0 { RedactableKind::Version } else { RedactableKind::Edition };
            let message =
                Phrase::new("redact-version").arg("nid", nid.to_string()).arg("version", version).arg("edition", edition);
            Ok(FoundContent {
                thing,
                row_id,
                request_id: None,
                wording: Some((nid, version, edition)),
                text: message.to_string(),
            })
        }
        _ => Err(missing()),
    }
}

fn record_redaction_event(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    act: EventKind,
    found: &FoundContent,
    said: &str,
) -> Result<(), Refusal> {
    let event = match (&found.request_id, &found.wording) {
        (Some(request), _) => Event::about_request(act, request, "operator"),
        (None, Some((nid, ..))) => Event::on_registry(act).about_nid(nid.as_str()),
        (None, None) => Event::on_registry(act),
    };
    log::record(conn, ctx.now, &ctx.actor(), event.with_detail(&format!("{}: {said}", found.text)))?;
    Ok(())
}

/// Proposes to redact the content at one address. When the proposal is carried out, copies of the text in the same request are redacted
/// too. The reason is public and must not repeat the data.
pub fn propose_redaction(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    address: &str,
    class: Class,
    reason: &str,
) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let found = find_content(conn, address)?;
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-redaction-reason"))?;
    if !queries::has_text(conn, found.thing, &found.row_id)? {
        return Err(Refusal::at_field(at::ADDRESS, Phrase::new("refusal-redaction-nothing")));
    }
    if open_redactions(conn)?.iter().any(|ask| (ask.action.thing, &ask.action.row_id) == (found.thing, &found.row_id)) {
        return Err(Refusal::at_field(at::ADDRESS, Phrase::new("refusal-redaction-asked")));
    }
    record_redaction_event(conn, ctx, EventKind::RedactionAsked, &found, &reason)?;
    let redaction = Redaction { thing: found.thing, row_id: found.row_id, place: address.trim().to_owned(), class };
    Ok(pending::insert(conn, &Pending::new(redaction, reason, &ctx.who.id, ctx.now), None)?)
}

/// Confirms as another operator. The text and its salt are deleted, with the copies in other texts and emails of the request; copies
/// remain in backups until those expire.
pub fn confirm_redaction(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let ask = pending::action_to_confirm::<Redaction>(conn, (ctx.who, ctx.now), id)?;
    let found = find_content(conn, &ask.action.place)?;
    let (request, texts) = queries::texts_and_request(conn, ask.action.thing, &ask.action.row_id)?;
    queries::redact(conn, &ask, &ctx.who.id, ctx.now)?;
    copies::queries::remove_copies(conn, (&ask, &ctx.who.id, ctx.now), request.as_ref(), &Taken::new(&texts))?;
    if let Some((nid, version, edition)) = &found.wording {
        note_redacted(conn, ctx.now, (nid, *version, *edition), &notice(ask.action.class, &ask.reason, ctx.now))?;
    }
    increment_counter(conn, PUBLISHED_COUNTER)?;
    pending::close(conn, id, (Ending::Confirmed, ""), (&ctx.who.id, ctx.now.into()))?;
    record_redaction_event(conn, ctx, EventKind::Redacted, &found, &format!("{}. {}", ask.action.class.phrase(), ask.reason))
}

/// The remaining occurrences of a text, such as a redacted name, in the request of a place: the kind of each record, and its URL.
///
/// # Errors
/// Database errors.
pub fn remaining_occurrences(conn: &mut AnyConnection, place: &str, text: &str) -> Result<Vec<(&'static str, String)>, Refusal> {
    let request = Refusal::allowed_or_none(find_content(conn, place))?.and_then(|found| found.request_id);
    let request = match request {
        Some(id) => by_id(conn, &id)?,
        None => None,
    };
    let Some(request) = request else { return Ok(Vec::new()) };
    let found = copies::queries::places_with(conn, &request.id, text)?;
    Ok(found.into_iter().map(|(what, at)| (what, format!("/requests/{}{at}", request.number))).collect())
}

/// Cancels a requested redaction; nothing was redacted.
pub fn cancel_redaction(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let said = Phrase::new("record-nothing-redacted").to_string();
    let ask = pending::find::<Redaction>(conn, id)?;
    pending::close(conn, id, (Ending::Dropped, ""), (&ctx.who.id, ctx.now.into()))?;
    // The text may have become current in the meantime, but the redaction can still be dropped.
    if let Some(found) = Refusal::allowed_or_none(find_content(conn, &ask.action.place))? {
        return record_redaction_event(conn, ctx, EventKind::RedactionDropped, &found, &said);
    }
    log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::RedactionDropped).with_detail(&said))?;
    Ok(())
}

/// The proposals awaiting a second operator, oldest first.
pub fn open_redactions(conn: &mut AnyConnection) -> Result<Vec<RequestedRedaction>, Refusal> {
    Ok(pending::open_actions(conn)?)
}
