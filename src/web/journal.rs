//! A line for each request in the log of the program, and the number by which people and operators speak of the same one.

use crate::http::app::App;
use crate::ids::request_number;
use crate::web::router::doors;
use actix_web::dev::ServiceRequest;
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::{HttpMessage as _, HttpRequest};
use std::time::Instant;

/// Says the number of a request in its answer.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The number of a request, as handlers find it.
#[derive(Debug, Clone)]
pub(super) struct RequestId(pub(super) String);

/// A request that is being answered.
pub(super) struct Entry {
    id: String,
    began: Instant,
}

impl Entry {
    /// Gives a request its number.
    pub(super) fn begin(request: &ServiceRequest) -> Self {
        let id = request_number();
        request.extensions_mut().insert(RequestId(id.clone()));
        Self { id, began: Instant::now() }
    }

    /// Writes the line, counts the answer and puts the number into its head.
    pub(super) fn end(self, app: &App, request: &HttpRequest, status: u16, head: &mut HeaderMap) {
        let took = self.began.elapsed();
        app.traffic.note(status, took);
        if let Ok(value) = HeaderValue::from_str(&self.id) {
            head.insert(HEADER, value);
        }
        if !tracing::enabled!(target: "nidreg::access", tracing::Level::INFO) {
            return;
        }
        let path = written(request.path(), || request.match_pattern());
        let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        tracing::info!(target: "nidreg::access", request = self.id, method = %request.method(), path, status, millis, "answered");
    }
}

/// A path as it is written down: what opens a door by itself is left out, and so is a path that is no address of ours.
/// `pattern` tells of which door it is; that is slow to find, and asked only where it matters.
pub fn written(path: &str, pattern: impl FnOnce() -> Option<String>) -> String {
    /// Bytes of a path in the log.
    const LONGEST: usize = 300;
    let as_it_is = || path.chars().take(LONGEST).collect();
    if !SECRET.iter().any(|start| path.starts_with(start)) {
        return as_it_is();
    }
    match pattern() {
        Some(pattern) if pattern.contains("{token}") => pattern,
        _ if !doors().iter().any(|door| door.path == path) => "(not written down)".to_owned(),
        _ => as_it_is(),
    }
}

/// Where links with secrets lead; a mistyped one is still half a secret.
const SECRET: [&str; 13] = [
    "/check/list",
    "/account/verify",
    "/account/reset",
    "/account/address",
    "/sign-in/join",
    "/setup",
    "/drafts",
    "/join",
    "/email",
    "/claims",
    "/erasure",
    "/letters",
    "/promises",
];
