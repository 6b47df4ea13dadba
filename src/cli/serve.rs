//! `nidreg serve`

use crate::cli::exit::{Exit, Failure, limit_submissions, load_settings};
use crate::cli::{db, demo, listen, stderr};
use crate::http::addresses::SIGN_IN_REDIRECT_PATH;
use crate::http::app::AppState;
use crate::http::public_log::PublicLog;
use crate::jobs::runs::{self, Job};
use crate::mail::delivery;
use crate::mail::delivery::DeliveryMethod;
use crate::oidc::Provider;
use crate::refusal::Refusal;
use crate::registry::text_count::TextCount;
use crate::requests::bodies;
use crate::settings::{ListenAddress, Listener, LogShape, Settings};
use crate::store::migrations::{self, SchemaState};
use crate::store::{Store, maintenance};
use crate::users::factors::SecondFactorConfig;
use crate::users::keys::Keys;
use crate::users::secrets::Token;
use crate::web::server::start_server;
use crate::{actions, clock, jobs, registry, requests, users};
use actix_web::dev::ServerHandle;
use actix_web::rt::signal::unix::{SignalKind, signal};
use futures_util::future::{Either, select};
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Time limit for emails in delivery and running queries after the last response. Together with the ten seconds allowed for
/// responses, shutdown takes about twenty seconds; interrupted work is rolled back or retried.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(10);

fn start_logging(shape: LogShape) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("RUST_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,actix_server=warn"));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
        .with_writer(stderr::StderrLog::new());
    match shape {
        LogShape::Human => builder.init(),
        LogShape::Json => builder.json().init(),
    }
}

/// Whether the registry is served read-only: its database is a standby, or its schema is newer than this program, or older and
/// `settings.migrate` is off.
fn is_only_shown(settings: &Settings, store: &Store) -> Result<bool, Failure> {
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    let state =
        store.read(|conn| if migrations::has_no_migrations(conn)? { Ok(None) } else { migrations::schema_state(conn).map(Some) });
    let is_standby = store.is_standby().map_err(not_ready)?;
    match state.map_err(not_ready)? {
        None if is_standby || !settings.migrate => {
            Err(Failure::new(Exit::NotReady, "there is no registry in the database yet; run: nidreg db migrate"))
        }
        Some(foreign @ SchemaState::Foreign { .. }) if is_standby => Err(Failure::new(Exit::NotReady, foreign.to_string())),
        Some(SchemaState::Older) => Ok(is_standby || !settings.migrate),
        Some(SchemaState::Newer { .. }) => Ok(true),
        Some(SchemaState::Current) if !is_standby => match store.compare_marks() {
            Err(behind @ crate::store::Error::Behind(_)) => {
                tracing::error!("{behind}");
                Ok(true)
            }
            compared => compared.map(|()| false).map_err(not_ready),
        },
        _ => Ok(is_standby),
    }
}

/// Whether this server may write. A standby, a schema that does not match, and maintenance are logged once when they begin, and again when
/// they end.
fn may_write(store: &Store, said: &mut bool) -> bool {
    let checked = store
        .is_standby()
        .and_then(
            |is_standby| if is_standby { Err(crate::store::Error::Standby) } else { store.read(maintenance::check_may_write) },
        )
        .and_then(|()| store.compare_marks());
    let may = match checked {
        Ok(()) => true,
        Err(other) if other.is_read_only() => {
            if !*said {
                tracing::error!("{other}. Until then the registry is read-only, and no email is sent");
            }
            *said = true;
            return false;
        }
        // The database is unavailable, which is logged elsewhere.
        Err(_) => return false,
    };
    if std::mem::take(said) {
        tracing::info!("the registry accepts changes again");
    }
    may
}

/// Migrates the database, loads IANA's registry into an empty one, and loads the built-in profiles. A read-only database is unchanged.
/// `numbers` is the file with the numbers that were reached before, with which the database is compared.
pub(super) fn prepare_store(settings: &Settings, numbers: Option<&Path>) -> Result<Store, Failure> {
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    let store = Store::open(&settings.database).map_err(not_ready)?;
    if numbers.is_some() {
        store.start_comparing(numbers).map_err(not_ready)?;
    }
    if is_only_shown(settings, &store)? {
        store.write_only_if(maintenance::check_may_write);
        return Ok(store);
    }
    for line in db::migrate_database(settings, &store, db::CopyBeforeMigration::First)? {
        tracing::info!("{line}");
    }
    let loaded = store.write(|conn| {
        bodies::list::load_builtin(conn)?;
        registry::publish::load_builtin(conn, clock::now())
    })?;
    let profiles = store.write(|conn| registry::profiles::catalog::load_shipped_profiles(conn, clock::now()))?;
    if loaded > 0 {
        tracing::info!(loaded, as_of = registry::builtin::SNAPSHOT_DATE, "loaded IANA's registry");
    }
    if profiles > 0 {
        tracing::info!(profiles, "loaded the built-in profiles");
    }
    let texts = store.read(TextCount::read)?;
    if texts.is_import_due() {
        tracing::warn!(
            texts.with_text,
            texts.all,
            "most registered texts are not in this registry. Import them from a copy of IANA's files: nidreg import iana FOLDER"
        );
    }
    store.write_only_if(maintenance::check_may_write);
    Ok(store)
}

/// Whether the clock is plausible. Irreversible actions must not run after it jumped.
fn is_clock_right(store: &Store) -> bool {
    let now = clock::now();
    let is_right = match jobs::check_clock(store, now) {
        Ok(Ok(())) => true,
        Ok(Err(strange)) => {
            tracing::error!("{strange}. Scheduled jobs are paused. If the clock is right, run: nidreg jobs run --clock-is-right");
            false
        }
        Err(error) => {
            tracing::error!(%error, "the clock could not be compared with the database");
            false
        }
    };
    runs::note(Job::ClockCheck, now, is_right);
    is_right
}

/// Runs scheduled jobs every ten minutes, and publishes replies by email every 15 seconds.
fn run_jobs_repeatedly(app: &Arc<AppState>, stop: &AtomicBool) {
    const JOBS_INTERVAL: Duration = Duration::from_mins(10);
    const REPLIES_INTERVAL: Duration = Duration::from_secs(15);
    const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(500);
    const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(30);
    let (store, mail) = (&app.store, &app.mail);
    let mut last: Option<Instant> = None;
    let mut answers = Instant::now();
    let mut beat: Option<Instant> = None;
    let mut right = false;
    let mut said = false;
    while !stop.load(Ordering::Relaxed) {
        if beat.is_none_or(|beat| beat.elapsed() >= HEARTBEAT_INTERVAL) {
            beat = Some(Instant::now());
            right = may_write(store, &mut said) && is_clock_right(store);
        }
        if right && last.is_none_or(|last| last.elapsed() >= JOBS_INTERVAL) {
            last = Some(Instant::now());
            // Failed jobs are already logged.
            if let Ok(done) = jobs::run_due_jobs(store, mail, clock::now())
                && done.acts > 0
            {
                tracing::info!(done.acts, "ran scheduled jobs");
            }
        }
        if right && answers.elapsed() >= REPLIES_INTERVAL {
            answers = Instant::now();
            if let Err(error) = jobs::process_replies(store, mail, clock::now()) {
                tracing::error!(%error, "replies by email could not be published");
            }
        }
        std::thread::sleep(STOP_CHECK_INTERVAL);
    }
}

/// Signs the public log when it has grown. Checks this every second, or every ten seconds while the log cannot or must not be signed, but
/// never spends more than a tenth of the time on it.
fn sign_repeatedly(app: &AppState, stop: &AtomicBool) {
    const CHECK_INTERVAL: Duration = Duration::from_secs(1);
    const RETRY_INTERVAL: Duration = Duration::from_secs(10);
    const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(200);
    let mut due = Instant::now();
    while !stop.load(Ordering::Relaxed) {
        if due <= Instant::now() {
            let begun = Instant::now();
            let wait = if sign_log(app) { CHECK_INTERVAL } else { RETRY_INTERVAL };
            // A signature reads the whole record.
            due = Instant::now() + wait.max(begun.elapsed() * 10);
        }
        std::thread::sleep(STOP_CHECK_INTERVAL);
    }
}

/// Signs the public log if it has grown. Returns whether its checkpoint is current then.
fn sign_log(app: &AppState) -> bool {
    let is_current = || match app.log.is_checkpoint_current(&app.store) {
        Ok(is_current) => is_current,
        Err(error) => {
            tracing::warn!(%error, "the size of the public log could not be read");
            false
        }
    };
    if is_current() {
        return true;
    }
    if let Some(reason) = app.log.refresh_checkpoint(&app.store, clock::now()) {
        tracing::error!("no checkpoint of the public log is published: {reason}");
    }
    is_current()
}

/// Fetches the configuration of the external sign-in provider: immediately, then every 15 minutes because providers rotate their keys,
/// and every 30 seconds while it cannot be fetched.
fn refresh_provider_repeatedly(provider: &Provider, stop: &AtomicBool) {
    const REFRESH_INTERVAL: Duration = Duration::from_mins(15);
    const RETRY_INTERVAL: Duration = Duration::from_secs(30);
    const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(500);
    let mut due = Instant::now();
    while !stop.load(Ordering::Relaxed) {
        if due <= Instant::now() {
            let wait = match provider.refresh_metadata() {
                Ok(()) => REFRESH_INTERVAL,
                Err(trouble) => {
                    tracing::warn!(provider = provider.config.name, %trouble, "the configuration of the sign-in provider could not be fetched");
                    RETRY_INTERVAL
                }
            };
            due = Instant::now() + wait;
        }
        std::thread::sleep(STOP_CHECK_INTERVAL);
    }
}

/// Prints a startup message. Errors are ignored: a closed stdout is not a reason to stop.
fn print_line(line: std::fmt::Arguments<'_>) {
    let _ = crate::cli::exit::print_line(line);
}

/// Joins the workers, waiting at most [`SHUTDOWN_GRACE`]: an unresponsive mail server or database must not block shutdown.
fn join_workers(workers: Vec<JoinHandle<()>>) -> Result<(), Failure> {
    let asked = Instant::now();
    while asked.elapsed() < SHUTDOWN_GRACE && !workers.iter().all(JoinHandle::is_finished) {
        std::thread::sleep(Duration::from_millis(20));
    }
    for worker in workers {
        if !worker.is_finished() {
            tracing::warn!("a worker was still busy and was abandoned; its work will be retried");
        } else if worker.join().is_err() {
            return Err(Failure::new(Exit::Bug, "a worker stopped unexpectedly"));
        }
    }
    Ok(())
}

/// Exits the process if it is still running after the grace period: the runtime waits for every running query.
fn exit_after_grace_period() {
    std::thread::spawn(|| {
        std::thread::sleep(SHUTDOWN_GRACE + Duration::from_millis(500));
        tracing::warn!("a task was still running and was abandoned");
        std::process::exit(i32::from(Exit::Done as u8));
    });
}

/// Stops the server on SIGTERM (gracefully) or SIGINT (immediately). A graceful stop first pauses accepting: a connection accepted just
/// before the stop would be dropped unread, while a later one waits in the socket's queue for the next process.
fn stop_on_signal(server: ServerHandle) -> std::io::Result<()> {
    /// Longer than a client takes to send its first bytes after it connects.
    const ACCEPT_PAUSE: Duration = Duration::from_millis(500);
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    actix_web::rt::spawn(async move {
        let finish = matches!(select(pin!(terminate.recv()), pin!(interrupt.recv())).await, Either::Left(_));
        if finish {
            server.pause().await;
            actix_web::rt::time::sleep(ACCEPT_PAUSE).await;
        }
        server.stop(finish).await;
    });
    Ok(())
}

/// The setup link for the first administrator; `None` if there is one already or the database is read-only.
fn create_first_admin_link(store: &Store) -> Result<Option<Token>, Failure> {
    match store.write(|conn| actions::accounts::first_admin_link(conn, clock::now())) {
        Err(Refusal::Store(error)) if error.is_read_only() => Ok(None),
        made => Ok(made?),
    }
}

fn is_loopback(listener: &Listener) -> bool {
    match listener {
        Listener::Tcp(listener) => listener.local_addr().is_ok_and(|address| address.ip().is_loopback()),
        Listener::Unix(_) => true,
    }
}

/// The public URL. With port 0, the system assigns a free port, and the URL contains the address that was bound.
fn public_url(settings: &Settings, listeners: &[Listener]) -> Result<String, Failure> {
    match (&settings.bind, listeners.first()) {
        (ListenAddress::Tcp { port: 0, .. }, Some(Listener::Tcp(listener))) => Ok(format!("http://{}", listener.local_addr()?)),
        _ => Ok(settings.public_url.clone()),
    }
}

/// The key of the registry. It is created at the first start, but never in place of one that protects stored secrets; a key that does not
/// belong to them is reported.
fn read_key_of(store: &Store, settings: &Settings) -> Result<Keys, Failure> {
    let not_ready = |sentence| Failure::new(Exit::NotReady, sentence);
    let marks = store.read(users::factors::queries::key_marks)?;
    let path = settings.key_file.display();
    if !settings.key_file.exists() && !marks.is_empty() {
        return Err(not_ready(format!(
            "NIDREG_KEY_FILE {path} is missing, but {} second factors were made with its key. Copy it from the other server or a \
             backup. If it is lost, run: nidreg key new --lost",
            marks.len()
        )));
    }
    let key = settings.read_or_create_key().map_err(not_ready)?;
    let foreign = key.count_foreign(&marks);
    if foreign > 0 {
        tracing::error!("{foreign} second factors were made with another key than that in {path}. Copy the right key file");
    }
    Ok(key)
}

pub(crate) fn run(with_demo: bool) -> Result<Exit, Failure> {
    let settings = load_settings()?;
    start_logging(settings.log);
    settings.apply_password_settings().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let given = listen::systemd_sockets()?;
    requests::periods::set_periods(settings.periods);
    requests::holidays::set_holidays(settings.holidays.clone());
    crate::mail::third_party_limit::set_daily_limit(settings.mail_third_party_max);
    // This is done before anything is created: a second server on this machine must not migrate the database and then fail.
    let listeners = if given.is_empty() { listen::bind_listeners(&settings.bind)? } else { given };
    if with_demo && !listeners.iter().all(is_loopback) {
        return Err(Failure::new(
            Exit::NotReady,
            "--demo uses publicly known passwords, so NIDREG_BIND must be a loopback address",
        ));
    }
    // Nothing is migrated or announced with settings that cannot be used.
    let carrier = DeliveryMethod::new(&settings.mail).map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    // The demonstration is created again when its database is deleted.
    let numbers = (!with_demo).then(|| settings.marks_file());
    let store = prepare_store(&settings, numbers.as_deref())?;
    // The key comes first: it is created at the first start and signs the links in emails.
    let key = read_key_of(&store, &settings)?;
    let mail = settings.mail_config().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let factors = SecondFactorConfig::new(key, settings.second_factor.unwrap_or(!with_demo));
    let back = format!("{}{SIGN_IN_REDIRECT_PATH}", settings.public_url);
    let provider = settings.provider.clone().map(|config| Provider::new(config, back)).transpose();
    let provider = provider.map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let log = PublicLog::new(settings.read_log_key().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?);
    let app = Arc::new(AppState { provider, log, ..AppState::new(store.clone(), &settings, mail, factors) });
    let public = public_url(&settings, &listeners)?;
    if with_demo {
        demo::prepare(&store, &app.mail)?;
    }
    print_line(format_args!("nidreg is running at {public}/"));
    if with_demo {
        for line in demo::sign_in_instructions() {
            print_line(format_args!("{line}"));
        }
    } else if let Some(token) = create_first_admin_link(&store)? {
        print_line(format_args!("Create the first administrator account (single-use link): {public}/setup/{}", token.secret()));
    }
    // This is done after the demonstration data is created, because its operators publish without a second operator.
    requests::prepared::set_two_operators_required(settings.publish_takes_two);
    limit_submissions(&settings);
    let stop = Arc::new(AtomicBool::new(false));
    let courier = {
        let (store, mail, stop) = (store, app.mail.clone(), Arc::clone(&stop));
        std::thread::spawn(move || delivery::run(&store, &carrier, &mail, &stop))
    };
    let timekeeper = {
        let (app, stop) = (Arc::clone(&app), Arc::clone(&stop));
        std::thread::spawn(move || run_jobs_repeatedly(&app, &stop))
    };
    let watcher = {
        let (app, stop) = (Arc::clone(&app), Arc::clone(&stop));
        std::thread::spawn(move || app.published.watch_changes(&app.store, &stop))
    };
    let signer = settings.log_key_file.is_some().then(|| {
        let (app, stop) = (Arc::clone(&app), Arc::clone(&stop));
        std::thread::spawn(move || sign_repeatedly(&app, &stop))
    });
    let reader = app.provider.is_some().then(|| {
        let (app, stop) = (Arc::clone(&app), Arc::clone(&stop));
        std::thread::spawn(move || {
            if let Some(provider) = &app.provider {
                refresh_provider_repeatedly(provider, &stop);
            }
        })
    });
    let workers = std::thread::available_parallelism().map_or(2, std::num::NonZeroUsize::get);
    let halt = Arc::clone(&stop);
    let served = actix_web::rt::System::new().block_on(async move {
        let server = start_server(app, listeners, workers)?;
        stop_on_signal(server.handle())?;
        listen::notify_ready();
        let served = server.await;
        halt.store(true, Ordering::Relaxed);
        exit_after_grace_period();
        served
    });
    stop.store(true, Ordering::Relaxed);
    join_workers([courier, timekeeper, watcher].into_iter().chain(signer).chain(reader).collect())?;
    served.map(|()| Exit::Done).map_err(Failure::from)
}
