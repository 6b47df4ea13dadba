//! Metrics of this server in the Prometheus text format, without personal data. `packaging/prometheus` and `packaging/grafana` use them.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::public_log::CheckpointState;
use crate::http::response::Response;
use crate::jobs::{self, runs};
use crate::pages::public::health::{Readiness, VERSION, readiness};
use crate::registry::Kind;
use crate::settings::MetricsAudience;
use crate::store::{copies, counters, health};
use crate::{mail, registry};
use jiff::Timestamp;
use std::fmt::{Display, Write as _};
use std::path::Path;
use urn_registry::i18n::Phrase;

/// Metrics in the Prometheus text format. Writing into the string cannot fail.
#[derive(Default)]
struct PrometheusText(String);

impl PrometheusText {
    /// Writes a metric that has one value.
    fn write_value(&mut self, name: &str, about: &str, value: impl Display) {
        self.gauge(name, about, [("", value)]);
    }

    /// Writes a metric with a value for each set of labels. Without values, the metric is unknown.
    fn gauge<L: Display, V: Display>(&mut self, name: &str, about: &str, samples: impl IntoIterator<Item = (L, V)>) {
        let _ = writeln!(self.0, "# HELP {name} {about}\n# TYPE {name} gauge");
        for (labels, value) in samples {
            let _ = writeln!(self.0, "{name}{labels} {value}");
        }
    }
}

fn label(name: &str, value: &str) -> String {
    format!("{{{name}=\"{value}\"}}")
}

/// `GET /metrics`. If the database does not respond, the metrics that need it are missing.
///
/// # Errors
/// 404 for those who may not read them, and database errors.
pub fn show_metrics(cx: &RequestContext) -> Result<Response, HttpError> {
    let may_read = match cx.app.metrics {
        MetricsAudience::Everybody => true,
        MetricsAudience::Loopback => cx.is_local,
        MetricsAudience::Nobody => false,
    };
    if !may_read {
        return Err(HttpError::not_found(Phrase::new("thing-page")));
    }
    let readiness = readiness(cx);
    let mut out = PrometheusText::default();
    cx.app.traffic.write_metrics(&mut out.0);
    write_server_metrics(cx, &readiness, &mut out);
    write_job_metrics(&mut out);
    write_disk_metrics(cx, &mut out);
    if readiness.latency.is_some() {
        write_registry_metrics(cx, &mut out)?;
    }
    Ok(Response::bytes("text/plain; version=0.0.4; charset=utf-8", out.0.into_bytes()))
}

fn write_server_metrics(cx: &RequestContext, readiness: &Readiness, out: &mut PrometheusText) {
    let app = &cx.app;
    out.gauge("nidreg_build_info", "The version of the program", [(label("version", VERSION), 1)]);
    out.write_value("nidreg_ready", "1 if /readyz has the status 200", u8::from(readiness.is_ready()));
    out.write_value("nidreg_maintenance", "1 during maintenance", u8::from(readiness.maintenance.is_some()));
    out.write_value("nidreg_writes", "1 if the database accepts writes", u8::from(readiness.writes));
    out.write_value("nidreg_database_up", "1 if the database responds", u8::from(readiness.latency.is_some()));
    let latency = readiness.latency.map(|latency| ("", latency.as_secs_f64()));
    out.gauge("nidreg_database_latency_seconds", "Duration of a trivial query, including the wait for a connection", latency);
    let connections = app.store.connections();
    let states = [("idle", connections.idle), ("used", connections.used)].map(|(state, count)| (label("state", state), count));
    out.gauge("nidreg_database_connections", "Connections of the pool by state", states);
    out.write_value("nidreg_database_connections_max", "Maximum number of connections of the pool", connections.most);
    let provider = app.provider.as_ref().map(|provider| ("", u8::from(provider.is_reachable())));
    out.gauge("nidreg_sign_in_provider_up", "1 if the configuration of the external sign-in provider was fetched", provider);
    let (answers, bytes, made) = app.published.cache_statistics();
    out.write_value("nidreg_answers_kept", "Cached public responses", answers);
    out.write_value("nidreg_answers_bytes", "Size of the cached public responses in bytes", bytes);
    out.write_value("nidreg_answers_made", "Public responses generated since startup", made);
    out.write_value("nidreg_checks_running", "Checks in progress", app.checking.permits_in_use());
    out.write_value("nidreg_checks_waiting", "Checks waiting to start", app.checking.waiting_count());
    out.write_value("nidreg_bodies_bytes", "Bytes reserved for request bodies in transfer", app.bodies.reserved_bytes());
}

fn write_job_metrics(out: &mut PrometheusText) {
    let runs = runs::all();
    out.gauge(
        "nidreg_job_last_success_timestamp_seconds",
        "When the scheduled job last succeeded on this server, 0 if it never has",
        runs.iter().map(|(job, last)| (label("name", job.name()), last.succeeded_at.map_or(0, Timestamp::as_second))),
    );
    out.gauge(
        "nidreg_job_failing",
        "1 if the last run of the scheduled job failed, entirely or in part",
        runs.iter().map(|(job, last)| (label("name", job.name()), u8::from(last.is_failing))),
    );
}

fn write_disk_metrics(cx: &RequestContext, out: &mut PrometheusText) {
    let file = cx.app.store.database_file();
    let folder = file.map(|file| file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")));
    let folders = [("database", folder), ("mail", cx.app.mail_folder.as_deref())];
    let free = folders.into_iter().filter_map(|(name, folder)| Some((label("folder", name), health::free_bytes(folder?)?)));
    out.gauge("nidreg_disk_free_bytes", "Free space on the disks of the SQLite database and of emails written as files", free);
    let backup = file.and_then(copies::last_backup).map(|at| ("", at.as_second()));
    out.gauge("nidreg_backup_last_success_timestamp_seconds", "When nidreg db backup last succeeded", backup);
}

/// Metrics that are read from the database, and those of the public log.
fn write_registry_metrics(cx: &RequestContext, out: &mut PrometheusText) -> Result<(), HttpError> {
    let (serial, listed, (waiting, failed), oldest) = cx.read(|conn| {
        Ok((
            counters::counter(conn, registry::publish::CHANGE_COUNTER)?,
            registry::queries::count_listed(conn, Kind::Formal)? + registry::queries::count_listed(conn, Kind::Informal)?,
            mail::queries::backlog(conn)?,
            mail::queries::oldest_waiting(conn, cx.now.into())?,
        ))
    })?;
    let is_clock_right = jobs::clock_fault(&cx.app.store, cx.now)?.is_none();
    out.write_value("nidreg_clock_right", "1 if the system clock is consistent with stored timestamps", u8::from(is_clock_right));
    out.write_value("nidreg_serial", "Total number of registry changes", serial);
    out.write_value("nidreg_namespaces", "Number of listed namespaces", listed);
    let standing = cx.app.log.checkpoint_state();
    out.write_value(
        "nidreg_log_withheld",
        "1 if the public log must not be signed",
        u8::from(matches!(standing, CheckpointState::Withheld(_))),
    );
    if let CheckpointState::Signed(signed) = &standing {
        let at = signed.at.as_second();
        out.write_value(
            "nidreg_log_checkpoint_timestamp_seconds",
            "When the published checkpoint of the public log was signed",
            at,
        );
    }
    out.write_value("nidreg_emails_waiting", "Emails waiting to be sent", waiting);
    out.write_value("nidreg_emails_failed", "Undelivered emails", failed);
    let age = oldest.map_or(0, |written| written.time().duration_until(cx.now).as_secs().max(0));
    out.write_value(
        "nidreg_email_oldest_waiting_seconds",
        "Age of the oldest email that should have been sent, 0 if there is none",
        age,
    );
    Ok(())
}
