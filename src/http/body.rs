//! Reading the body of a request within its limits, and the headers every answer has.

use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::registry::formats::licence;
use actix_web::http::StatusCode;
use actix_web::web::Payload;
use actix_web::{HttpResponse, web};
use std::time::Duration;

/// Reads at most `limit` bytes; the rest of a longer body is thrown away and refused.
pub(crate) async fn read_body(payload: Payload, limit: usize) -> Result<Vec<u8>, Problem> {
    /// The whole body must be here by then: a form over a slow telephone line.
    const DEADLINE: Duration = Duration::from_mins(1);
    match actix_web::rt::time::timeout(DEADLINE, collect_body(payload, limit)).await {
        Ok(result) => result,
        Err(_) => Err(Problem::too_slow()),
    }
}

async fn collect_body(payload: Payload, limit: usize) -> Result<Vec<u8>, Problem> {
    let mut payload = payload.into_inner();
    let mut bytes = Vec::new();
    let mut total = 0_usize;
    while let Some(chunk) = next_chunk(&mut payload).await {
        let chunk = chunk.map_err(|_| Problem::bad_request("The request broke off before its end"))?;
        total = total.saturating_add(chunk.len());
        if total > DRAIN_MAX {
            break;
        }
        if total <= limit {
            bytes.extend_from_slice(&chunk);
        }
    }
    if total > limit { Err(Problem::too_large(limit)) } else { Ok(bytes) }
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

/// The headers every answer has.
pub(crate) fn security_headers(cx: &Cx) -> Vec<(&'static str, String)> {
    let mut headers = vec![
        ("Content-Security-Policy", CSP.to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "same-origin".to_owned()),
        ("Cross-Origin-Opener-Policy", "same-origin".to_owned()),
        ("Cross-Origin-Resource-Policy", "same-origin".to_owned()),
        ("Permissions-Policy", PERMISSIONS.to_owned()),
    ];
    if cx.app.https {
        headers.push(("Strict-Transport-Security", "max-age=63072000; includeSubDomains".to_owned()));
    }
    headers
}

/// Headers of what pages of other sites may read.
pub(crate) const OPEN: [(&str, &str); 2] =
    [("Access-Control-Allow-Origin", "*"), ("Cross-Origin-Resource-Policy", "cross-origin")];

/// The finished head of a streamed answer to anybody, with the same headers.
pub(crate) fn stream_head(cx: &Cx, content_type: &'static str) -> actix_web::HttpResponseBuilder {
    let mut builder = HttpResponse::build(StatusCode::OK);
    builder.insert_header(("Content-Type", content_type)).insert_header(("Cache-Control", "no-store"));
    for (name, value) in security_headers(cx) {
        builder.insert_header((name, value));
    }
    for (name, value) in OPEN {
        builder.insert_header((name, value));
    }
    builder.insert_header(("Link", licence::link()));
    builder
}

/// What is thrown away of a body that is too large, so that the browser gets to read the answer.
pub(crate) const DRAIN_MAX: usize = 64 * 1024 * 1024;

/// Nothing a page of ours needs.
const PERMISSIONS: &str = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

pub(crate) const CSP: &str =
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
