//! The link check (`NIDREG_PROBE`): each URL in the registry is requested once a week, with HEAD and then GET. All instances together send
//! at most one request per minute and obey robots.txt and Retry-After. No transaction is open during a request.

pub mod client;

use crate::refusal::Refusal;
use crate::registry::probed::schedule;
use crate::registry::publish::PUBLISHED;
use crate::store::Store;
use crate::store::counters::allot;
use client::{Answer, Client, Method, Outside, PRODUCT, Trouble};
use robotxt::Robots;
use std::collections::HashMap;
use std::time::Duration;
use urn_registry::resolution::guard::{Address, Chain, Why};
use urn_registry::resolution::probe::{ProbeResult, interpret};

/// The maximum size of a robots.txt in bytes: parsers must accept at least 500 KiB (RFC 9309 §2.5). Other bodies are not read.
const ROBOTS_MAX: usize = 500 * 1024;

/// The result of a run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Done {
    /// The number of URLs with a recorded result.
    pub asked: usize,
    /// The number of those that responded.
    pub answered: usize,
}

/// Why a check ended early.
enum Halt {
    /// The program is shutting down.
    Stopped,
    /// This result must be recorded.
    Noted(ProbeResult),
    /// A database error.
    Store(Refusal),
}

impl From<Refusal> for Halt {
    fn from(refusal: Refusal) -> Self {
        Self::Store(refusal)
    }
}

impl From<Why> for Halt {
    fn from(why: Why) -> Self {
        Self::Noted(ProbeResult::Unasked(why.to_string()))
    }
}

impl From<Trouble> for Halt {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Refused(why) => why.into(),
            Trouble::Failed(why) => Self::Noted(ProbeResult::Failed(why)),
        }
    }
}

/// Checks URLs.
pub struct Prober<'a> {
    store: &'a Store,
    outside: &'a dyn Outside,
    client: Client,
    /// The robots.txt of each origin, cached for this run.
    robots: HashMap<String, Robots>,
}

impl<'a> Prober<'a> {
    /// Creates a checker with an empty robots.txt cache.
    pub fn new(store: &'a Store, outside: &'a dyn Outside, client: Client) -> Self {
        Self { store, outside, client, robots: HashMap::new() }
    }

    /// Checks all due URLs, until none is left or the program shuts down. At the end, cached pages are invalidated so that they show the
    /// results.
    ///
    /// # Errors
    /// Database errors.
    pub fn run(&mut self) -> Result<Done, Refusal> {
        let mut done = Done::default();
        self.robots.clear();
        self.store.write(|conn| schedule::prepare(conn, self.outside.now()))?;
        while let Some(address) = self.store.write(|conn| schedule::take(conn, self.outside.now()))? {
            let heard = match self.check_url(&address) {
                Ok(heard) | Err(Halt::Noted(heard)) => heard,
                Err(Halt::Store(refusal)) => return Err(refusal),
                Err(Halt::Stopped) => break,
            };
            self.store.write(|conn| schedule::note(conn, self.outside.now(), &address, &heard))?;
            done.asked += 1;
            done.answered += usize::from(heard == ProbeResult::Answered);
        }
        if done.answered > 0 {
            self.store.write(|conn| Ok::<_, Refusal>(allot(conn, PUBLISHED)?))?;
        }
        Ok(done)
    }

    /// Checks a URL with HEAD, and with GET if that fails.
    fn check_url(&mut self, address: &str) -> Result<ProbeResult, Halt> {
        let first = Address::parse(address)?;
        let answer = match self.follow(Method::HEAD, &first, false) {
            Ok(answer) if self.is_failure(&answer) => self.follow(Method::GET, &first, false),
            Err(Halt::Noted(ProbeResult::Failed(_))) => self.follow(Method::GET, &first, false),
            other => other,
        }?;
        Ok(interpret(answer.status, answer.retry_after.as_deref(), self.outside.now()))
    }

    fn is_failure(&self, answer: &Answer) -> bool {
        matches!(interpret(answer.status, answer.retry_after.as_deref(), self.outside.now()), ProbeResult::Failed(_))
    }

    /// Sends a request and follows redirects, each through the guard. robots.txt is obeyed, except when it is itself requested.
    fn follow(&mut self, method: Method, first: &Address, is_robots: bool) -> Result<Answer, Halt> {
        let mut chain = Chain::new(first.clone());
        let mut here = first.clone();
        loop {
            if !is_robots {
                self.heed_robots(&here)?;
            }
            let answer = self.ask(&method, &here, if is_robots { ROBOTS_MAX } else { 0 })?;
            match &answer.location {
                Some(location) if answer.is_redirect() => here = chain.follow(location)?.clone(),
                _ => return Ok(answer),
            }
        }
    }

    /// Continues only if robots.txt allows this program to access the URL (RFC 9309).
    fn heed_robots(&mut self, address: &Address) -> Result<(), Halt> {
        let origin = address.origin();
        if !self.robots.contains_key(&origin) {
            let answer = self.follow(Method::GET, &Address { path: "/robots.txt".to_owned(), ..address.clone() }, true)?;
            let robots = match answer.status {
                200..=299 => Robots::parse(&answer.body, PRODUCT),
                // RFC 9309 §2.3.1.3: unavailable, so everything is allowed. §2.3.1.4: unreachable, so everything is disallowed.
                400..=499 => Robots::allow_all(),
                _ => Robots::disallow_all(),
            };
            self.robots.insert(origin.clone(), robots);
        }
        match self.robots.get(&origin) {
            Some(robots) if robots.is_allowed(&address.path) => Ok(()),
            _ => Err(Halt::Noted(ProbeResult::Unasked(format!("robots.txt of {} does not allow it", address.host)))),
        }
    }

    /// Waits for a minute slot and sends one request. If a host asks for a pause, all its URLs are postponed.
    fn ask(&mut self, method: &Method, address: &Address, bytes: usize) -> Result<Answer, Halt> {
        while let Err(free) = self.store.write(|conn| schedule::book(conn, self.outside.now()))? {
            let left = self.outside.now().duration_until(free);
            if !self.outside.pause(Duration::try_from(left).unwrap_or_default().max(Duration::from_millis(500))) {
                return Err(Halt::Stopped);
            }
        }
        let answer = self.client.ask(self.outside, (method, address), bytes)?;
        match interpret(answer.status, answer.retry_after.as_deref(), self.outside.now()) {
            ProbeResult::Later(until) => {
                self.store.write(|conn| schedule::leave_alone(conn, &address.host, until))?;
                Err(Halt::Noted(ProbeResult::Later(until)))
            }
            _ => Ok(answer),
        }
    }
}
