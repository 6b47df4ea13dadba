//! Idempotency: a request that is sent twice is performed once. Every form contains a key generated with its page; programs send
//! `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header). The key is stored in the transaction of the action
//! ([`crate::store::idempotency`]). If a form is sent again after an unclear response, a reload or a double click, it ends on the same page
//! as the first one.

use crate::http::cx::RequestContext;
use crate::http::endpoint::{Endpoint, Handler, Work};
use crate::http::error::HttpError;
use crate::http::idempotency_key::IdempotencyKey;
use crate::http::response::Response;
use crate::ids::{hex, random, sha256};
use crate::store::idempotency;
use std::time::Duration;

/// The form field with the key. Pages do not read it.
pub(crate) const KEY_FIELD: &str = "once";

/// The request header for programs.
const KEY_HEADER: &str = "idempotency-key";

/// The maximum length of a key, in bytes.
const KEY_MAX: usize = 255;

/// The submitted content as one text. Each part is preceded by its length, so that different forms cannot have the same text.
fn content_digest(cx: &RequestContext) -> String {
    let mut all = Vec::new();
    for (name, value) in cx.form.iter() {
        all.extend_from_slice(format!("{}:{name}{}:{value}", name.len(), value.len()).as_bytes());
    }
    all.extend_from_slice(&cx.body);
    sha256(&all)
}

/// Takes the key from the form, or from the header of an API client, if the sender is authenticated.
///
/// # Errors
/// 400 if the key of a program is empty, too long or not printable ASCII.
pub(crate) fn take_idempotency_key(endpoint: &Endpoint, cx: &mut RequestContext) -> Result<(), HttpError> {
    let mark = cx.form.take_field(KEY_FIELD);
    // Nothing is stored for forms that contain a password, not even a digest.
    if matches!(endpoint.work, Work::Hashing(_)) {
        return Ok(());
    }
    let Some(who) = cx.viewer().map(|account| account.id.clone()).filter(|_| cx.is_write()) else { return Ok(()) };
    // PUT is idempotent (RFC 9110 §9.2.2), and If-Match protects it.
    let header = cx.header(KEY_HEADER).filter(|_| cx.method == "POST");
    let key = match (&cx.program, mark, header) {
        (Some(_), _, Some(key)) => {
            let key = key.trim().trim_matches('"');
            if key.is_empty() || key.len() > KEY_MAX || !key.bytes().all(|b| b.is_ascii_graphic() || b == b' ') {
                return Err(HttpError::bad_request(format!("Idempotency-Key takes 1 to {KEY_MAX} printable ASCII characters")));
            }
            key.to_owned()
        }
        (None, Some(mark), _) if !mark.is_empty() && mark.len() <= KEY_MAX => mark,
        _ => return Ok(()),
    };
    // A page may be submitted again with other content, which is a different action. Therefore the key includes the content.
    cx.once =
        Some(IdempotencyKey::new(sha256(format!("{who}\n{} {}\n{}\n{key}", cx.method, cx.path, content_digest(cx)).as_bytes())));
    Ok(())
}

/// Performs the action, or leads to the result of the first request with this key.
///
/// # Errors
/// The errors of the handler; 409 if it was performed and its result is unknown.
pub(crate) fn do_once(cx: &RequestContext, handler: Handler) -> Result<Response, HttpError> {
    if let Some(reply) = first_result(cx)? {
        return Ok(reply);
    }
    let result = handler(cx);
    // If this request failed because an identical concurrent request succeeded first, use the result of that request. If the commit was
    // unclear, the stored key shows that it succeeded. If the database cannot be read now, the first problem remains, because another one
    // could say that nothing was changed.
    let is_done = cx.once.as_ref().is_some_and(IdempotencyKey::is_committed);
    if !is_done && result.as_ref().map_or(true, |reply| reply.status >= 400) {
        match first_result(cx) {
            Ok(Some(reply)) => return Ok(reply),
            Err(problem) if problem.is_already_submitted() => return Err(problem),
            _ => {}
        }
    }
    if let Ok(reply) = &result {
        store_result(cx, reply);
    }
    result
}

/// Leads to the page of the first request with the same key; `None` if there was none.
fn first_result(cx: &RequestContext) -> Result<Option<Response>, HttpError> {
    /// Milliseconds to wait for the result of the first request, which may have just been committed.
    const WAITS_IN_MILLISECONDS: [u64; 6] = [0, 20, 50, 100, 300, 500];
    let Some(key) = &cx.once else { return Ok(None) };
    let mut is_used = false;
    for wait in WAITS_IN_MILLISECONDS {
        std::thread::sleep(Duration::from_millis(wait));
        match cx.read(|conn| Ok(idempotency::find_result_path(conn, &key.digest)?))? {
            None => return Ok(None),
            Some(path) if path.is_empty() => is_used = true,
            Some(path) => return Ok(Some(Response::see_other(path))),
        }
    }
    if is_used { Err(HttpError::already_submitted()) } else { Ok(None) }
}

/// Stores where the action led: to the next page, or for a program to what was created.
fn store_result(cx: &RequestContext, reply: &Response) {
    let Some(key) = cx.once.as_ref().filter(|key| key.is_committed()) else { return };
    let Some((_, path)) = reply.headers.iter().find(|(name, _)| *name == "Location") else { return };
    // The action is committed in any case. Without its result, a repeated request only reports that it was done.
    if let Err(error) = cx.write_outside_action(|conn| Ok(idempotency::set_result_path(conn, &key.digest, path)?)) {
        tracing::warn!(%error, "the result of a form could not be stored");
    }
}

/// Adds the key of this page to each form that changes data.
pub(crate) fn add_key_to_forms(cx: &RequestContext, reply: &mut Response) {
    const POST_FORM_TAG: &str = "<form method=\"post\"";
    if cx.viewer.is_none() || !reply.content_type.starts_with("text/html") {
        return;
    }
    let Ok(page) = std::str::from_utf8(&reply.body) else { return };
    if !page.contains(POST_FORM_TAG) {
        return;
    }
    let mark = format!("<input type=\"hidden\" name=\"{KEY_FIELD}\" value=\"{}\">", hex(&random::<16>()));
    let mut marked = String::with_capacity(page.len() + 16 * mark.len());
    let mut parts = page.split(POST_FORM_TAG);
    marked.push_str(parts.next().unwrap_or_default());
    for part in parts {
        // User input is escaped, so the first `>` ends the tag.
        let (tag, rest) = part.split_at(part.find('>').map_or(part.len(), |end| end + 1));
        marked.extend([POST_FORM_TAG, tag, mark.as_str(), rest]);
    }
    reply.body = marked.into_bytes();
}
