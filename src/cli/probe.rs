//! Runs the address probe in the real environment: the system's name resolution, its clock, and the shutdown of the program.

use crate::clock;
use crate::jobs::clock_fault;
use crate::jobs::probe::Prober;
use crate::jobs::probe::client::{Client, Outside, trusted};
use crate::jobs::runs::{self, Job};
use crate::mail::Post;
use crate::refusal::Refusal;
use crate::store::Store;
use jiff::Timestamp;
use std::io;
use std::net::{IpAddr, ToSocketAddrs as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// The real environment.
struct World<'a> {
    /// Set when the program stops.
    stop: &'a AtomicBool,
}

impl Outside for World<'_> {
    fn look_up(&self, host: &str, within: Duration) -> io::Result<Vec<IpAddr>> {
        // The system's resolver has no timeout, so the lookup runs on a thread that may be abandoned.
        let (tell, hear) = mpsc::sync_channel(1);
        let host = host.to_owned();
        std::thread::spawn(move || {
            let numbers = (host.as_str(), 0).to_socket_addrs().map(|all| all.map(|one| one.ip()).collect());
            let _ = tell.send(numbers);
        });
        hear.recv_timeout(within).unwrap_or_else(|_| Err(io::Error::new(io::ErrorKind::TimedOut, "no response in time")))
    }

    fn now(&self) -> Timestamp {
        clock::now()
    }

    fn pause(&self, time: Duration) -> bool {
        const STEP: Duration = Duration::from_millis(250);
        let mut left = time;
        while !left.is_zero() && !self.stop.load(Ordering::Relaxed) {
            let step = left.min(STEP);
            std::thread::sleep(step);
            left = left.saturating_sub(step);
        }
        !self.stop.load(Ordering::Relaxed)
    }
}

/// Probes addresses until the program stops, checking every ten minutes whether any are due.
pub(crate) fn probe_repeatedly(store: &Store, post: &Post, stop: &AtomicBool) {
    const EVERY: Duration = Duration::from_mins(10);
    let world = World { stop };
    let mut prober = match trusted() {
        Ok(trusted) => Prober::new(store, &world, Client::new(post, trusted)),
        Err(why) => return tracing::error!("addresses are not checked: {why}"),
    };
    loop {
        match clock_fault(store, clock::now()) {
            Ok(None) => {
                let checked = prober.run();
                runs::note(Job::LinkCheck, clock::now(), checked.is_ok());
                match checked {
                    Ok(done) if done.asked > 0 => tracing::info!(done.asked, done.answered, "checked whether addresses respond"),
                    Ok(_) => {}
                    // `serve::may_write` already logs this.
                    Err(Refusal::Store(error)) if error.is_read_only() => {}
                    Err(error) => tracing::error!(%error, "addresses could not be checked"),
                }
            }
            // `serve::is_clock_right` already logs this.
            Ok(Some(_)) => {}
            Err(error) => tracing::error!(%error, "the clock could not be compared with the database"),
        }
        if !world.pause(EVERY) {
            return;
        }
    }
}
