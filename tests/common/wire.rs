//! A proxy to PostgreSQL that can be cut: permanently, or exactly at the commit of a transaction.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::time::Duration;

/// When to cut the connection: not at COMMIT; before COMMIT arrives; after it has arrived and before its response.
const WHOLE: u8 = 0;
const BEFORE: u8 = 1;
const AFTER: u8 = 2;

#[derive(Default)]
struct State {
    is_cut: AtomicBool,
    at_commit: AtomicU8,
}

/// A connection proxy to the database.
pub struct Wire {
    pub url: String,
    state: Arc<State>,
}

impl Wire {
    /// Starts a proxy to the server of a database URL.
    pub fn to(url: &str) -> Self {
        let (_, rest) = url.split_once('@').unwrap();
        let (server, name) = rest.split_once('/').unwrap();
        let (server, listener) = (server.to_owned(), TcpListener::bind("127.0.0.1:0").unwrap());
        let here = listener.local_addr().unwrap();
        let state = Arc::new(State::default());
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if shared.is_cut.load(Ordering::Relaxed) {
                    continue;
                }
                let far = TcpStream::connect(&server).unwrap();
                let back = (far.try_clone().unwrap(), near.try_clone().unwrap());
                let (there, here) = (Arc::clone(&shared), Arc::clone(&shared));
                std::thread::spawn(move || carry(near, far, &there, true));
                std::thread::spawn(move || carry(back.0, back.1, &here, false));
            }
        });
        Self { url: format!("postgres://nidreg@{here}/{name}"), state }
    }

    /// Cuts all connections, or accepts new ones.
    pub fn set(&self, open: bool) {
        self.state.is_cut.store(!open, Ordering::Relaxed);
    }

    /// Cuts the connection that sends the next COMMIT: after it has arrived (`true`), before (`false`), or never (`None`).
    pub fn cut_at_commit(&self, after: Option<bool>) {
        let when = after.map_or(WHOLE, |after| if after { AFTER } else { BEFORE });
        self.state.at_commit.store(when, Ordering::Relaxed);
    }
}

/// Copies bytes until the connection is cut.
fn carry(mut from: TcpStream, mut to: TcpStream, state: &State, to_server: bool) {
    from.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
    let mut bytes = [0; 16 * 1024];
    while !state.is_cut.load(Ordering::Relaxed) {
        match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => {
                let Some(bytes) = bytes.get(..count) else { break };
                let keeps = to_server && bytes.windows(6).any(|window| window == b"COMMIT");
                let when = if keeps { state.at_commit.swap(WHOLE, Ordering::Relaxed) } else { WHOLE };
                // The response must not arrive either, so the server side is cut with it.
                if when == AFTER {
                    let _ = from.shutdown(Shutdown::Both);
                }
                if when == BEFORE || to.write_all(bytes).is_err() || when == AFTER {
                    if when == AFTER {
                        // Gives the server time to process it before the connection ends.
                        std::thread::sleep(Duration::from_millis(200));
                    }
                    break;
                }
            }
            Err(error) if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) => {}
            Err(_) => break,
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
