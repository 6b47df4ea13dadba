//! Idempotency: a request that is sent twice is performed once. Every form contains a key generated with its page; programs send
//! `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header). The key is stored in the transaction of the action
//! ([`crate::store::idempotency`]). If a form is sent again after an unclear response, a reload or a double click, it leads to the result
//! of the first one.

use crate::http::cx::Cx;
use crate::http::endpoint::{Endpoint, Handler, Work};
use crate::http::idempotency_key::SentKey;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::{hex, random, sha256};
use crate::store::idempotency::{self, BODY_MAX, Before, Once};
use serde_json::{Map, Value};
use std::time::Duration;

/// The form field with the key. Pages do not read it.
pub(crate) const FIELD: &str = "once";

/// The request header for programs.
const HEADER: &str = "idempotency-key";

/// The maximum length of a key, in bytes.
const KEY_MAX: usize = 255;

/// The submitted content as one text. Each part is preceded by its length, so that different forms cannot have the same text.
fn payload(cx: &Cx) -> String {
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
pub(crate) fn take_mark(door: &Endpoint, cx: &mut Cx) -> Result<(), Problem> {
    let mark = cx.form.take(FIELD);
    // Nothing is stored for forms that contain a password, not even a digest.
    if matches!(door.work, Work::Hashing(_)) {
        return Ok(());
    }
    let Some(who) = cx.viewer().map(|account| account.id.clone()).filter(|_| cx.is_write()) else { return Ok(()) };
    // PUT is idempotent (RFC 9110 §9.2.2), and If-Match protects it.
    let header = cx.header(HEADER).filter(|_| cx.method == "POST");
    let key = match (&cx.program, mark, header) {
        (Some(_), _, Some(key)) => {
            let key = key.trim().trim_matches('"');
            if key.is_empty() || key.len() > KEY_MAX || !key.bytes().all(|b| b.is_ascii_graphic() || b == b' ') {
                return Err(Problem::bad_request(format!("Idempotency-Key takes 1 to {KEY_MAX} printable ASCII characters")));
            }
            key.to_owned()
        }
        (None, Some(mark), _) if !mark.is_empty() && mark.len() <= KEY_MAX => mark,
        _ => return Ok(()),
    };
    let payload = payload(cx);
    // A page may be submitted again with other content, which is a different action. Therefore the key of a form includes its content. API
    // clients choose a key for each request, so different content with the same key is an error.
    let (of_page, payload) = if cx.program.is_some() { (String::new(), payload) } else { (payload, String::new()) };
    let key = sha256(format!("{who}\n{} {}\n{of_page}\n{key}", cx.method, cx.path).as_bytes());
    let once = Once { key, payload, request_id: cx.id.clone() };
    cx.once = Some(SentKey::new(once));
    Ok(())
}

/// Performs the action, or returns the first response if it was already performed.
///
/// # Errors
/// The errors of the handler; 409 if it was performed and its response is unknown; 422 if a program reuses a key for different content.
pub(crate) fn do_once(cx: &Cx, door: &Endpoint, handler: Handler) -> Result<Reply, Problem> {
    if let Some(reply) = answer_again(cx, door)? {
        return Ok(reply);
    }
    let result = handler(cx);
    // If this request failed because an identical concurrent request succeeded first, return the response of that request.
    if result.as_ref().map_or(true, |reply| reply.status >= 400)
        && let Some(reply) = answer_again(cx, door)?
    {
        return Ok(reply);
    }
    if let Ok(reply) = &result {
        store_response(cx, reply);
    }
    result
}

fn answer_again(cx: &Cx, door: &Endpoint) -> Result<Option<Reply>, Problem> {
    /// Milliseconds to wait for the response of the first request, which may have just been committed.
    const PATIENCE: [u64; 6] = [0, 20, 50, 100, 300, 500];
    let Some(carried) = &cx.once else { return Ok(None) };
    let mut known = None;
    for wait in PATIENCE {
        std::thread::sleep(Duration::from_millis(wait));
        known = cx.read(|conn| Ok(idempotency::before(conn, carried.once())?))?;
        match &known {
            Some(before) if before.status.is_none() => {}
            _ => break,
        }
    }
    let Some(before) = known else { return Ok(None) };
    if before.payload != carried.once().payload {
        return Err(Problem::unprocessable("This Idempotency-Key was used for something else; take a new one"));
    }
    let Some(status) = before.status.and_then(|status| u16::try_from(status).ok()) else { return Err(Problem::done_before()) };
    if status == 303 {
        return Ok(Some(Reply::see_other(before.place)));
    }
    if let Some((again, number)) = door.again.zip(number_in(&before.body)) {
        return Ok(Some(Reply { status, ..again(cx, &number)? }.header("Location", before.place)));
    }
    let mut reply =
        Reply { status, ..Reply::bytes("application/json", before.body.into_bytes()) }.header("Cache-Control", "no-store");
    for (name, value) in [("Location", before.place), ("ETag", before.tag)] {
        if !value.is_empty() {
            reply = reply.header(name, value);
        }
    }
    Ok(Some(reply))
}

/// The `number` member of a stored response.
fn number_in(body: &str) -> Option<String> {
    serde_json::from_str::<Value>(body).ok()?.get("number")?.as_str().map(str::to_owned)
}

/// Stores the response to an action for repeated requests: for a form the redirect target, for a program the members that identify the
/// created object. Texts are not stored again, nor is a page that shows a secret once.
fn store_response(cx: &Cx, reply: &Reply) {
    /// The members of a response that identify a thing.
    const NAMES: [&str; 9] = ["number", "kind", "nid", "state", "revision", "snapshot", "comment", "url", "at"];
    let Some(carried) = cx.once.as_ref().filter(|carried| carried.is_done()) else { return };
    let is_program = cx.program.is_some();
    if !(reply.status == 303 || is_program && (200..300).contains(&reply.status)) {
        return;
    }
    let header =
        |wanted: &str| reply.headers.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.clone()).unwrap_or_default();
    let body = match serde_json::from_slice::<Map<String, Value>>(&reply.body) {
        Ok(object) if is_program => {
            let named = object.into_iter().filter(|(name, _)| NAMES.contains(&name.as_str())).collect();
            Some(Value::Object(named).to_string()).filter(|text| text.len() <= BODY_MAX).unwrap_or_default()
        }
        _ => String::new(),
    };
    let answer = Before {
        payload: String::new(),
        request_id: String::new(),
        status: Some(i32::from(reply.status)),
        place: header("Location"),
        tag: header("ETag"),
        body,
    };
    // The action is committed in any case. Without a stored response, a repeated request only reports that it was done.
    if let Err(error) = cx.aside(|conn| Ok(idempotency::answered(conn, carried.once(), &answer)?)) {
        tracing::warn!(%error, "the response to a form could not be stored");
    }
}

/// Adds the key of this page to each form that changes data.
pub(crate) fn mark_forms(cx: &Cx, reply: &mut Reply) {
    const FORM: &str = "<form method=\"post\"";
    if cx.viewer.is_none() || !reply.content_type.starts_with("text/html") {
        return;
    }
    let Ok(page) = std::str::from_utf8(&reply.body) else { return };
    if !page.contains(FORM) {
        return;
    }
    let mark = format!("<input type=\"hidden\" name=\"{FIELD}\" value=\"{}\">", hex(&random::<16>()));
    let mut marked = String::with_capacity(page.len() + 16 * mark.len());
    let mut parts = page.split(FORM);
    marked.push_str(parts.next().unwrap_or_default());
    for part in parts {
        // User input is escaped, so the first `>` ends the tag.
        let (tag, rest) = part.split_at(part.find('>').map_or(part.len(), |end| end + 1));
        marked.extend([FORM, tag, mark.as_str(), rest]);
    }
    reply.body = marked.into_bytes();
}
