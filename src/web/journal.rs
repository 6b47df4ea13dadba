//! The access log: one line per request, with the request ID that users can quote to operators.

use crate::http::app::AppState;
use crate::ids::new_request_id;
use crate::web::router::routes;
use actix_web::dev::ServiceRequest;
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::{HttpMessage as _, HttpRequest};
use std::time::Instant;

/// The response header with the request ID.
const REQUEST_ID_HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The response header with the epoch of the registry, by which programs notice that what they read before may have been lost.
const EPOCH_HEADER: HeaderName = HeaderName::from_static("nidreg-epoch");

/// The request ID, as an extension of the request.
#[derive(Debug, Clone)]
pub(super) struct RequestId(pub(super) String);

/// A request in progress.
pub(super) struct AccessLogEntry {
    id: String,
    began: Instant,
}

impl AccessLogEntry {
    /// Assigns the request ID.
    pub(super) fn begin(request: &ServiceRequest) -> Self {
        let id = new_request_id();
        request.extensions_mut().insert(RequestId(id.clone()));
        Self { id, began: Instant::now() }
    }

    /// Writes the log line, counts the response and adds the request ID to its headers.
    pub(super) fn end(self, app: &AppState, request: &HttpRequest, status: u16, head: &mut HeaderMap) {
        let took = self.began.elapsed();
        app.traffic.count_response(status, took);
        if let Ok(value) = HeaderValue::from_str(&self.id) {
            head.insert(REQUEST_ID_HEADER, value);
        }
        if let Some(value) = app.store.epoch().and_then(|epoch| HeaderValue::from_str(&epoch).ok()) {
            head.insert(EPOCH_HEADER, value);
        }
        if !tracing::enabled!(target: "nidreg::access", tracing::Level::INFO) {
            return;
        }
        let path = loggable_path(request.path(), || request.match_pattern());
        let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        tracing::info!(target: "nidreg::access", request = self.id, method = %request.method(), path, status, millis, "answered");
    }
}

/// The path as logged. Paths that contain a secret are replaced by their route pattern, and mistyped ones are omitted. `pattern` looks up
/// the route; it is slow and therefore only called where it is needed.
pub fn loggable_path(path: &str, pattern: impl FnOnce() -> Option<String>) -> String {
    /// The maximum length of a logged path, in characters.
    const LOGGED_PATH_MAX: usize = 300;
    let as_it_is = || path.chars().take(LOGGED_PATH_MAX).collect();
    if !SECRET_PATH_PREFIXES.iter().any(|start| path.starts_with(start)) {
        return as_it_is();
    }
    match pattern() {
        Some(pattern) if pattern.contains("{token}") => pattern,
        _ if !routes().iter().any(|endpoint| endpoint.path == path) => "(not logged)".to_owned(),
        _ => as_it_is(),
    }
}

/// Prefixes of paths that contain secrets. A mistyped link still contains most of its secret.
const SECRET_PATH_PREFIXES: [&str; 10] = [
    "/account/verify", "/account/reset", "/account/address", "/sign-in/join", "/setup", "/join", "/email", "/contact-answers",
    "/unfollow", "/contacts",
];
