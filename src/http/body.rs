//! Reads request bodies within limits, and defines the headers of all responses.

use crate::http::bodies::{BODY_WITHOUT_PERMIT_MAX, Reservation};
use crate::http::cx::RequestContext;
use crate::http::endpoint::{Endpoint, body_max};
use crate::http::error::HttpError;
use crate::http::upload;
use crate::registry::formats::license;
use actix_web::http::StatusCode;
use actix_web::web::Payload;
use actix_web::{HttpResponse, web};
use std::time::Duration;
use urn_registry::i18n::Phrase;

/// The time limit for a whole body, long enough for a form over a slow connection.
const BODY_TIMEOUT: Duration = Duration::from_mins(1);

/// The time limit between two chunks of a body.
const CHUNK_TIMEOUT: Duration = Duration::from_secs(15);

/// A body, and its reservation in the memory budget.
#[derive(Default)]
pub(crate) struct RequestBody {
    pub(crate) bytes: Vec<u8>,
    pub(crate) room: Option<Reservation>,
}

/// Reads the body of a request. More than [`BODY_WITHOUT_PERMIT_MAX`] bytes are read only if the route and the sender's role allow it and
/// the memory budget suffices. The rest of a rejected body is read and discarded, because browsers read the response only afterwards.
///
/// # Errors
/// 413 if it is too large, 503 if the budget is exhausted, 408 if it does not arrive in time, 400 if it is incomplete.
pub(crate) async fn read_body(
    payload: Payload,
    endpoint: &'static Endpoint,
    cx: &RequestContext,
) -> Result<RequestBody, HttpError> {
    let mut incoming = IncomingBody { payload: payload.into_inner(), total: 0, next: None };
    match actix_web::rt::time::timeout(BODY_TIMEOUT, incoming.read_within_budget(endpoint, cx)).await {
        Ok(result) => result,
        Err(_) => Err(HttpError::request_timeout()),
    }
}

/// Reads a body and discards it.
pub(crate) async fn discard_body(payload: Payload) {
    let mut incoming = IncomingBody { payload: payload.into_inner(), total: 0, next: None };
    let _ = actix_web::rt::time::timeout(BODY_TIMEOUT, incoming.drain()).await;
}

/// A body in transfer.
struct IncomingBody {
    payload: actix_web::dev::Payload,
    /// The number of bytes received.
    total: usize,
    /// The last chunk received, if it did not fit the limit.
    next: Option<web::Bytes>,
}

impl IncomingBody {
    async fn read_within_budget(&mut self, endpoint: &'static Endpoint, cx: &RequestContext) -> Result<RequestBody, HttpError> {
        let mut bytes = Vec::new();
        if self.read_up_to(&mut bytes, BODY_WITHOUT_PERMIT_MAX).await? {
            return Ok(RequestBody { bytes, room: None });
        }
        let sender = upload::find_sender(cx).await;
        let limit = body_max(endpoint);
        let said = cx.header("content-length").and_then(|value| value.parse::<usize>().ok());
        if limit <= BODY_WITHOUT_PERMIT_MAX || said.is_some_and(|said| said > limit) {
            self.drain().await?;
            return Err(HttpError::too_large(limit));
        }
        let room = match cx.app.bodies.reserve(&sender.budget_sender(cx), said.unwrap_or(limit)).await {
            Ok(room) => room,
            Err(problem) => {
                drop(bytes);
                self.drain().await?;
                return Err(problem);
            }
        };
        if self.read_up_to(&mut bytes, limit).await? {
            return Ok(RequestBody { bytes, room: Some(room) });
        }
        drop((bytes, room));
        self.drain().await?;
        Err(HttpError::too_large(limit))
    }

    /// Reads up to the end or to `limit`; returns whether the end was reached.
    async fn read_up_to(&mut self, bytes: &mut Vec<u8>, limit: usize) -> Result<bool, HttpError> {
        while let Some(chunk) = self.receive_chunk().await? {
            if bytes.len().saturating_add(chunk.len()) > limit {
                self.next = Some(chunk);
                return Ok(false);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(true)
    }

    async fn drain(&mut self) -> Result<(), HttpError> {
        while self.total <= DRAIN_MAX && self.receive_chunk().await?.is_some() {}
        Ok(())
    }

    async fn receive_chunk(&mut self) -> Result<Option<web::Bytes>, HttpError> {
        if let Some(kept) = self.next.take() {
            return Ok(Some(kept));
        }
        let next = actix_web::rt::time::timeout(CHUNK_TIMEOUT, next_chunk(&mut self.payload)).await;
        let Some(chunk) = next.map_err(|_| HttpError::request_timeout())? else { return Ok(None) };
        let chunk = chunk.map_err(|_| HttpError::bad_request(Phrase::new("refusal-broke-off")))?;
        self.total = self.total.saturating_add(chunk.len());
        Ok(Some(chunk))
    }
}

pub(crate) async fn next_chunk(
    payload: &mut actix_web::dev::Payload,
) -> Option<Result<web::Bytes, actix_web::error::PayloadError>> {
    use actix_web::dev::Payload as Stream;
    std::future::poll_fn(|context| {
        use std::pin::Pin;
        match payload {
            Stream::None => std::task::Poll::Ready(None),
            Stream::H1 { payload } => payload_poll(Pin::new(payload), context),
            Stream::Stream { payload } => payload_poll(payload.as_mut(), context),
        }
    })
    .await
}

fn payload_poll<S: futures_core::Stream<Item = Result<web::Bytes, actix_web::error::PayloadError>> + ?Sized>(
    stream: std::pin::Pin<&mut S>,
    context: &mut std::task::Context<'_>,
) -> std::task::Poll<Option<Result<web::Bytes, actix_web::error::PayloadError>>> {
    stream.poll_next(context)
}

/// The headers of all responses.
pub(crate) fn security_headers(cx: &RequestContext) -> Vec<(&'static str, String)> {
    common_headers(cx.app.https)
}

/// The headers of all responses of a registry with or without https.
pub(crate) fn common_headers(https: bool) -> Vec<(&'static str, String)> {
    let mut headers = vec![
        ("Content-Security-Policy", CSP.to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "same-origin".to_owned()),
        ("Cross-Origin-Opener-Policy", "same-origin".to_owned()),
        ("Cross-Origin-Resource-Policy", "same-origin".to_owned()),
        ("Permissions-Policy", PERMISSIONS_POLICY.to_owned()),
    ];
    if https {
        headers.push(("Strict-Transport-Security", "max-age=63072000; includeSubDomains".to_owned()));
    }
    headers
}

/// The headers of responses that other sites may read.
pub(crate) const CORS_HEADERS: [(&str, &str); 3] = [
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", EXPOSED_HEADERS),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
];

/// The headers that scripts of other sites may read, in addition to those that the Fetch standard always allows.
const EXPOSED_HEADERS: &str =
    "ETag, Link, Location, Memento-Datetime, Nidreg-Epoch, Nidreg-Reading, Nidreg-Shown-As-Of, Retry-After, X-Request-Id";

/// The response head of a public streamed response, with the same headers.
pub(crate) fn stream_head(cx: &RequestContext, content_type: &'static str) -> actix_web::HttpResponseBuilder {
    let mut builder = HttpResponse::build(StatusCode::OK);
    builder.insert_header(("Content-Type", content_type)).insert_header(("Cache-Control", "no-store"));
    for (name, value) in security_headers(cx) {
        builder.insert_header((name, value));
    }
    for (name, value) in CORS_HEADERS {
        builder.insert_header((name, value));
    }
    builder.insert_header(("Link", license::license_link_header()));
    builder
}

/// The Content-Security-Policy of a page whose forms may also be sent to `origin`.
pub(crate) fn csp_with_forms_to(origin: &str) -> String {
    CSP.replace("form-action 'self'", &format!("form-action 'self' {origin}"))
}

/// The Content-Security-Policy of a page that loads a script of this site.
pub(crate) fn csp_with_own_script() -> String {
    CSP.replace("default-src 'none';", "default-src 'none'; script-src 'self';")
}

/// The maximum number of bytes discarded of a body that is too large, so that the browser reads the response.
pub(crate) const DRAIN_MAX: usize = 64 * 1024 * 1024;

/// Disables browser features that no page needs.
const PERMISSIONS_POLICY: &str = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

/// No scripts and no frames. `connect-src` allows page audits to fetch robots.txt; our pages make no connections.
pub(crate) const CSP: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; \
                              base-uri 'none'; frame-ancestors 'none'";
