//! The public pages for a static copy, as shown to users who are not signed in.

use crate::http::app::AppState;
use crate::http::endpoint::{Endpoint, Work};
use crate::http::response::Response;
use crate::web::conventions::{allows_cross_origin, find_get_route};
use crate::web::in_process::get_in_process;
use std::sync::Arc;

/// Prefixes of routes that answer queries, or that are about the signed log of this server, and are therefore not part of a static copy.
const LIVE_PATH_PREFIXES: [&str; 11] = [
    "/check", "/find", "/log", "/resolve", "/uri-res", "/urn:", "/{urn", "/api/v1/check", "/api/v1/equivalent", "/api/v1/find",
    "/api/v1/resolve",
];

/// Routes about the server itself.
const SERVER_PATHS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

fn is_in_static_copy(endpoint: &Endpoint) -> bool {
    let lives = LIVE_PATH_PREFIXES.iter().any(|start| endpoint.path.starts_with(start)) || SERVER_PATHS.contains(&endpoint.path);
    allows_cross_origin(endpoint) && !lives && !matches!(endpoint.work, Work::Stream(_))
}

/// Whether a static copy contains this path.
pub(crate) fn contains_path(path: &str) -> bool {
    find_get_route(path).is_some_and(|(endpoint, _)| is_in_static_copy(endpoint))
}

/// The page or file at a path for a user who is not signed in, or `None` if there is none.
///
/// # Errors
/// The status, if this server could not answer.
pub(crate) fn static_response(app: &Arc<AppState>, path: &str) -> Result<Option<Response>, u16> {
    match contains_path(path).then(|| get_in_process(app, path, "")).flatten() {
        Some(reply) if reply.status >= 500 => Err(reply.status),
        reply => Ok(reply.filter(|reply| reply.status == 200)),
    }
}
