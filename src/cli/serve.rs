//! `nidreg serve`

use super::{Exit, Failure, demo, settings};
use crate::clock;
use crate::mail::Post;
use crate::mail::delivery::{self, Carrier};
use crate::people;
use crate::registry;
use crate::requests;
use crate::settings::{LogShape, Settings};
use crate::store::{Store, migrations};
use crate::web::server::{App, start};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn log(shape: LogShape) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("RUST_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,actix_server=warn"));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
        .with_writer(std::io::stderr);
    match shape {
        LogShape::Human => builder.init(),
        LogShape::Json => builder.json().init(),
    }
}

/// Brings the database up to date and loads IANA's state into an empty one.
fn prepare(settings: &Settings) -> Result<Store, Failure> {
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    let store = Store::open(&settings.database).map_err(not_ready)?;
    for name in migrations::migrate(&store).map_err(not_ready)? {
        tracing::info!(name, "migrated");
    }
    let loaded = store.write(|conn| {
        requests::fast_track::load_builtin(conn)?;
        registry::actions::load_builtin(conn, clock::now())
    })?;
    if loaded > 0 {
        tracing::info!(loaded, as_of = registry::builtin::AS_OF, "loaded IANA's registry");
    }
    Ok(store)
}

/// Does what is due, every ten minutes.
fn keep_time(store: &Store, post: &Post, stop: &AtomicBool) {
    const EVERY: Duration = Duration::from_mins(10);
    const PAUSE: Duration = Duration::from_millis(500);
    let mut last: Option<Instant> = None;
    while !stop.load(Ordering::Relaxed) {
        if last.is_none_or(|last| last.elapsed() >= EVERY) {
            last = Some(Instant::now());
            match requests::jobs::run(store, post, clock::now()) {
                Ok(done) if done.acts + done.digests > 0 => tracing::info!(done.acts, done.digests, "the clock did what was due"),
                Ok(_) => {}
                Err(error) => tracing::error!(%error, "what is due could not be done"),
            }
        }
        std::thread::sleep(PAUSE);
    }
}

pub(super) fn run(with_demo: bool) -> Result<Exit, Failure> {
    let settings = settings()?;
    log(settings.log);
    if with_demo && !settings.bind.ip().is_loopback() {
        return Err(Failure::new(
            Exit::NotReady,
            "--demo has passwords everybody knows; it only serves on a loopback address (NIDREG_BIND)",
        ));
    }
    requests::timers::set_periods(settings.periods);
    let store = prepare(&settings)?;
    let post = settings.post().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let app = Arc::new(App::new(store.clone(), &settings, post));
    let listener = TcpListener::bind(settings.bind)
        .map_err(|error| Failure::new(Exit::NotReady, format!("cannot listen on {}: {error}", settings.bind)))?;
    let address = listener.local_addr().map_err(Failure::from)?;
    // Port 0 asks the system for a free one; links then lead to where the server really is.
    let public = if settings.bind.port() == 0 { format!("http://{address}") } else { settings.public_url.clone() };
    println!("nidreg serves at {public}/");
    if with_demo {
        demo::prepare(&store, &app.post)?;
        demo::print_accounts();
    } else if let Some(token) = store.write(|conn| people::actions::first_admin_link(conn, clock::now()))? {
        println!("Make the first administrator (works once): {public}/setup/{}", token.secret());
    }
    let carrier = Carrier::new(&settings.mail).map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let stop = Arc::new(AtomicBool::new(false));
    let worker = {
        let (store, post, stop) = (store, app.post.clone(), Arc::clone(&stop));
        std::thread::spawn(move || delivery::run(&store, &carrier, &post, &stop))
    };
    let timekeeper = {
        let (app, stop) = (Arc::clone(&app), Arc::clone(&stop));
        std::thread::spawn(move || keep_time(&app.store, &app.post, &stop))
    };
    let workers = std::thread::available_parallelism().map_or(2, std::num::NonZeroUsize::get);
    let watcher = {
        let (app, stop) = (Arc::clone(&app), Arc::clone(&stop));
        std::thread::spawn(move || app.published.watch(&app.store, &stop))
    };
    let served = actix_web::rt::System::new().block_on(async move { start(app, listener, workers)?.await });
    stop.store(true, Ordering::Relaxed);
    let watched = watcher.join();
    let timed = timekeeper.join();
    if worker.join().is_err() || watched.is_err() || timed.is_err() {
        return Err(Failure::new(Exit::Bug, "a worker stopped in an unexpected way"));
    }
    served.map(|()| Exit::Done).map_err(Failure::from)
}
