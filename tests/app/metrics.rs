//! Monitoring: planted incidents are visible in /metrics and in the log within a minute, /readyz returns reasons, and the alert rules and
//! the dashboard use only existing metrics.

use crate::common::Wire;
use crate::common::issuer::{CLIENT, Issuer, SECRET};
use crate::common::operator::run;
use crate::common::prelude::*;
use nidreg::store::accepted_clock;
use std::fs::{self, File};

/// The value of a metric with its labels; `None` if there is no value.
fn value(server: &TestServer, sample: &str) -> Option<f64> {
    let text = Person::nobody(server).get("/metrics").body;
    let line = text.lines().find(|line| line.strip_prefix(sample).is_some_and(|rest| rest.starts_with(' ')))?;
    line.rsplit(' ').next()?.parse().ok()
}

fn is(server: &TestServer, sample: &str, expected: f64) -> bool {
    value(server, sample).is_some_and(|value| (value - expected).abs() < f64::EPSILON)
}

fn readiness(server: &TestServer) -> (u16, Value) {
    let answer = Person::nobody(server).get("/readyz");
    assert!(answer.header("content-type").starts_with("application/json"));
    (answer.status, serde_json::from_str(&answer.body).unwrap())
}

/// Compiles the library that simulates disk failures, in the test's own folder.
fn faulty_disk(db: &TestDb) -> PathBuf {
    let object = db.dir.path().join("faulty_disk.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/common/faulty_disk.c");
    let built = Command::new("gcc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&object).arg(source).status().unwrap();
    assert!(built.success(), "gcc could not compile faulty_disk.c");
    object
}

/// A reply that is due and cannot be read.
const UNREADABLE: &str = "INSERT INTO inbound (id, message_id, sender, subject, body, removed, disposition, reason, received_at, due_at) VALUES \
                          ('planted', '<planted@x.example>', 'a@x.example', '', '', '', 'waiting', '', 'no time', '2026-01-01T00:00:00.000000Z')";

#[test]
fn each_planted_incident_is_in_the_metrics_and_the_log_within_a_minute() {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let (disk, control, log) = (faulty_disk(&db), db.dir.path().join("fault"), db.dir.path().join("log"));
    let wire = db.is_postgres().then(|| Wire::to(&db.url));
    let (disk, fault) = (disk.display().to_string(), control.display().to_string());
    let mut env = vec![
        ("RUST_LOG", "warn"),
        ("LD_PRELOAD", disk.as_str()),
        ("NIDREG_FAULT", fault.as_str()),
        // No program listens on port 1.
        ("NIDREG_SMTP_URL", "smtp://127.0.0.1:1"),
        ("NIDREG_OIDC_ISSUER", "http://127.0.0.1:1"),
        ("NIDREG_OIDC_CLIENT_ID", CLIENT),
        ("NIDREG_OIDC_CLIENT_SECRET", SECRET),
        ("NIDREG_OIDC_NAME", "University of Exampleton"),
    ];
    if let Some(wire) = &wire {
        env.push(("DATABASE_URL", wire.url.as_str()));
    }
    let server = TestServer::start_into(&db, true, &env, Stdio::from(File::create(&log).unwrap()));
    let logged = |words: &str| fs::read_to_string(&log).unwrap().lines().any(|line| line.contains(words));

    // The mail server and the sign-in provider are down from the start.
    until("the age of an email", || value(&server, "nidreg_email_oldest_waiting_seconds").is_some_and(|age| age > 0.0));
    until("the log of the email", || logged("an email was not delivered"));
    until("the provider", || is(&server, "nidreg_sign_in_provider_up", 0.0));
    until("the log of the provider", || logged("the configuration of the sign-in provider could not be fetched"));

    // A scheduled job fails, and succeeds again.
    let (failing, success) =
        ("nidreg_job_failing{name=\"replies\"}", "nidreg_job_last_success_timestamp_seconds{name=\"replies\"}");
    until("the first run of the jobs", || value(&server, success).is_some_and(|at| at > 0.0));
    assert!(is(&server, failing, 0.0) && !logged("replies by email could not be published"));
    sql(&db, UNREADABLE);
    until("the failing job", || is(&server, failing, 1.0));
    until("the log of the job", || logged("replies by email could not be published"));
    sql(&db, "DELETE FROM inbound WHERE id = 'planted'");
    until("the job that succeeds again", || is(&server, failing, 0.0));

    // The clock jumps eight days ahead, so that jobs do not run.
    let believe = |hours: i64| {
        let at = nidreg::clock::now().checked_add(jiff::SignedDuration::from_hours(hours)).unwrap();
        db.bare_store().write(|conn| accepted_clock::record_plausible_time(conn, at)).unwrap();
    };
    assert!(is(&server, "nidreg_clock_right", 1.0));
    believe(-8 * 24);
    assert!(is(&server, "nidreg_clock_right", 0.0));
    until("the clock check", || is(&server, "nidreg_job_failing{name=\"clock_check\"}", 1.0));
    until("the log of the clock", || logged("Scheduled jobs are paused"));
    believe(0);

    // The disk is full, or the database cannot be reached.
    assert_eq!(readiness(&server).0, 200);
    let (metric, words, reason) = if let Some(wire) = &wire {
        wire.set(false);
        ("nidreg_database_up", "the outbox cannot be read", "the database cannot be reached")
    } else {
        fs::write(&control, "F").unwrap();
        ("nidreg_writes", "disk is full", "the database cannot be written")
    };
    until("the database", || is(&server, metric, 0.0));
    let asked = Instant::now();
    assert!(is(&server, "nidreg_writes", 0.0), "whether a database that does not respond is writable is unknown");
    assert!(asked.elapsed() < Duration::from_secs(10), "Prometheus would time out: {:?}", asked.elapsed());
    until("the log of the database", || logged(words));
    let (status, body) = readiness(&server);
    assert_eq!((status, &body["ready"]), (503, &json!(false)), "{body}");
    assert!(body["reasons"].as_array().unwrap().contains(&json!(reason)), "{body}");
    assert!(is(&server, "nidreg_ready", 0.0));
    match &wire {
        Some(wire) => wire.set(true),
        None => fs::write(&control, " ").unwrap(),
    }
    until("the database again", || is(&server, metric, 1.0) && is(&server, "nidreg_ready", 1.0));
}

#[test]
fn backup_and_maintenance_are_in_the_metrics() {
    let (db, server) = TestServer::on_new_database(true);
    let ready =
        json!({ "ready": true, "reasons": [], "log_withheld": null, "maintenance": null, "version": env!("CARGO_PKG_VERSION") });
    assert_eq!(readiness(&server), (200, ready));
    assert!(is(&server, "nidreg_maintenance", 0.0));
    done(&run(&db, &["maintenance", "on", "--message", "We move."]));
    let (status, body) = readiness(&server);
    assert_eq!((status, &body["maintenance"]["message"]), (200, &json!("We move.")), "the registry can be read");
    assert!(body["maintenance"]["since"].as_str().unwrap().ends_with('Z'), "{body}");
    assert!(is(&server, "nidreg_maintenance", 1.0));
    done(&run(&db, &["maintenance", "off"]));
    assert!(is(&server, "nidreg_maintenance", 0.0));

    let backup = "nidreg_backup_last_success_timestamp_seconds";
    assert_eq!(value(&server, backup), None, "no backup is recorded");
    if db.is_postgres() {
        return;
    }
    done(&run(&db, &["db", "backup", "copy.db"]));
    let age = f64::from(i32::try_from(nidreg::clock::now().as_second()).unwrap()) - value(&server, backup).unwrap();
    assert!((0.0..60.0).contains(&age), "{age}");
    let noted = || fs::read_to_string(db.dir.path().join("test.db.last-backup")).unwrap();
    // A failed backup changes nothing.
    let before = noted();
    assert!(!run(&db, &["db", "backup", "copy.db"]).status.success());
    assert_eq!(noted(), before);
    fs::write(db.dir.path().join("test.db.last-backup"), "2026-01-01T00:00:00Z\n").unwrap();
    assert!(is(&server, backup, 1_767_225_600.0), "the metric shows the age of an old backup");
}

#[test]
fn alert_rules_and_dashboard_use_only_metrics_that_exist() {
    let (db, issuer) = (TestDb::new(), Issuer::start());
    db.fill(Contents::Demo);
    let server = TestServer::start_with(&db, true, &issuer.settings());
    until("the provider", || is(&server, "nidreg_sign_in_provider_up", 1.0));
    assert!(is(&server, &format!("nidreg_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1.0));
    assert!(value(&server, "nidreg_database_latency_seconds").is_some_and(|seconds| seconds > 0.0));
    assert!(is(&server, "nidreg_database_connections_max", 8.0));
    until("emails as files", || value(&server, "nidreg_disk_free_bytes{folder=\"mail\"}").is_some_and(|bytes| bytes > 0.0));
    assert_eq!(value(&server, "nidreg_disk_free_bytes{folder=\"database\"}").is_some(), !db.is_postgres());

    let text = Person::nobody(&server).get("/metrics").body;
    let types: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    let known: BTreeSet<&str> = types.iter().copied().collect();
    assert_eq!(known.len(), types.len(), "each metric is described once: {types:?}");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        assert!(line.rsplit(' ').next().is_some_and(|value| value.parse::<f64>().is_ok()), "{line}");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (file, at_least) in
        [("packaging/prometheus/alerts.yml", 14), ("packaging/grafana/nidreg.json", 14), ("docs/OPERATING.md", 5)]
    {
        let text = fs::read_to_string(root.join(file)).unwrap();
        let words = text.split(|email: char| !(email.is_ascii_lowercase() || email == '_'));
        let named: BTreeSet<&str> = words.filter(|word| word.starts_with("nidreg_") && word.len() > "nidreg_".len()).collect();
        assert!(named.len() >= at_least, "{file}: {named:?}");
        for name in named {
            let family = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(*end)).unwrap_or(name);
            assert!(known.contains(name) || known.contains(family), "{file} uses {name}, which /metrics does not have");
        }
    }
}

#[test]
fn alert_rules_and_dashboard_are_complete() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let alerts = fs::read_to_string(root.join("packaging/prometheus/alerts.yml")).unwrap();
    let rules: Vec<&str> = alerts.split("- alert: ").skip(1).collect();
    assert!(rules.len() > 10);
    for rule in rules {
        for part in ["\n        expr: ", "\n        annotations:\n          summary: "] {
            assert_eq!(rule.matches(part).count(), 1, "{part}: {rule}");
        }
    }
    let dashboard = fs::read_to_string(root.join("packaging/grafana/nidreg.json")).unwrap();
    let dashboard: Value = serde_json::from_str(&dashboard).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    assert!(panels.len() > 10);
    let ids: BTreeSet<i64> = panels.iter().map(|panel| panel["id"].as_i64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len());
    for panel in panels {
        for target in panel["targets"].as_array().unwrap() {
            assert!(target["expr"].as_str().unwrap().contains("nidreg_"), "{panel}");
        }
    }
}
