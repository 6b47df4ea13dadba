//! The health of this server, for proxies and monitoring.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::public_log::CheckpointState;
use crate::http::response::Response;
use crate::store::Error;
use crate::store::maintenance::{self, Maintenance};
use crate::store::migrations::{self, SchemaState};
use jiff::Timestamp;
use serde::Serialize;
use std::time::Duration;

/// The version of this program.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Whether this server is ready for requests.
pub(super) struct Readiness {
    /// Why it is not ready; empty if it is.
    pub(super) reasons: Vec<String>,
    /// The maintenance in progress. The server still counts as ready, because the registry can be read.
    pub(super) maintenance: Option<Maintenance>,
    /// The time that a trivial query took; `None` if the database did not respond.
    pub(super) latency: Option<Duration>,
    /// Whether the database accepts writes.
    pub(super) writes: bool,
}

impl Readiness {
    pub(super) fn is_ready(&self) -> bool {
        self.reasons.is_empty()
    }
}

/// Checks that the database responds, has the schema of this program, and stored the last write.
pub(super) fn readiness(cx: &RequestContext) -> Readiness {
    let store = &cx.app.store;
    let mut reasons = Vec::new();
    let takes_writes = store.takes_writes();
    if !takes_writes {
        reasons.push("the database cannot be written".to_owned());
    }
    // A database that does not respond is queried once, because each query waits for a connection and Prometheus waits ten seconds in all.
    let latency = if cx.app.published.is_database_away() { None } else { store.latency().ok() };
    let is_standby = latency.and_then(|_| store.is_standby().ok());
    if is_standby == Some(true) {
        reasons.push(Error::Standby.to_string());
    }
    if let Some(behind) = store.behind_error() {
        reasons.push(behind.to_string());
    }
    let found = latency.and_then(|_| {
        let found = cx.read(|conn| {
            let state = migrations::schema_state(conn)?;
            // An older schema may lack the table.
            let on = if state == SchemaState::Current { maintenance::current_maintenance(conn)? } else { None };
            Ok((state, on))
        });
        found.ok()
    });
    let maintenance = match found {
        Some((SchemaState::Current, on)) => on,
        Some((other, on)) => {
            reasons.push(other.to_string());
            on
        }
        None => {
            reasons.push("the database cannot be reached".to_owned());
            None
        }
    };
    Readiness {
        reasons,
        maintenance,
        latency,
        writes: takes_writes && is_standby == Some(false) && store.behind_error().is_none(),
    }
}

#[derive(Serialize)]
struct ReadinessJson<'a> {
    ready: bool,
    reasons: &'a [String],
    maintenance: Option<MaintenanceJson<'a>>,
    /// The reason why no checkpoint of the public log is published; `null` if one is published or no key is set up. The registry can still
    /// be read.
    log_withheld: Option<&'a str>,
    version: &'static str,
}

#[derive(Serialize)]
struct MaintenanceJson<'a> {
    message: &'a str,
    since: Timestamp,
}

/// `GET /healthz`: liveness.
pub fn healthz(_: &RequestContext) -> Result<Response, HttpError> {
    Ok(Response::text("ok\n"))
}

/// `GET /readyz`: readiness, with the reasons if the status is 503.
pub fn readyz(cx: &RequestContext) -> Result<Response, HttpError> {
    let readiness = readiness(cx);
    let standing = cx.app.log.checkpoint_state();
    let reply = Response::json(&ReadinessJson {
        ready: readiness.is_ready(),
        reasons: &readiness.reasons,
        maintenance: readiness.maintenance.as_ref().map(|on| MaintenanceJson { message: &on.message, since: on.since }),
        log_withheld: if let CheckpointState::Withheld(reason) = &standing { Some(reason) } else { None },
        version: VERSION,
    })?;
    Ok(if readiness.is_ready() { reply } else { Response { status: 503, ..reply } })
}
