//! Does it answer? Once a week each address that the record names is asked with HEAD, then GET, when the operators want it
//! (`NIDREG_PROBE`). Politely: one request a minute, whichever instance asks; robots.txt and Retry-After are obeyed. Nothing is asked
//! while a transaction is open.

pub mod client;

use crate::refusal::Refusal;
use crate::registry::probed::keep;
use crate::registry::publish::PUBLISHED;
use crate::resolution::guard::{Address, Chain, Why};
use crate::resolution::probe::{Heard, heard};
use crate::store::Store;
use crate::store::counters::allot;
use client::{Answer, Client, Method, Outside, PRODUCT, Trouble};
use robotxt::Robots;
use std::collections::HashMap;
use std::time::Duration;

/// Bytes of a robots.txt: parsers take at least 500 KiB (RFC 9309 §2.5). Of any other body nothing is taken.
const ROBOTS_MAX: usize = 500 * 1024;

/// What a run did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Done {
    /// Addresses of which something was noted.
    pub asked: usize,
    /// Of them, those that answered.
    pub answered: usize,
}

/// Why there is no answer to go on with.
enum Halt {
    /// The program stops.
    Stopped,
    /// This is to be noted.
    Noted(Heard),
    /// The database.
    Store(Refusal),
}

impl From<Refusal> for Halt {
    fn from(refusal: Refusal) -> Self {
        Self::Store(refusal)
    }
}

impl From<Why> for Halt {
    fn from(why: Why) -> Self {
        Self::Noted(Heard::Unasked(why.to_string()))
    }
}

impl From<Trouble> for Halt {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Refused(why) => why.into(),
            Trouble::Failed(why) => Self::Noted(Heard::Failed(why)),
        }
    }
}

/// Asks addresses.
pub struct Prober<'a> {
    store: &'a Store,
    outside: &'a dyn Outside,
    client: Client,
    /// What the robots.txt of each origin says in this run.
    robots: HashMap<String, Robots>,
}

impl<'a> Prober<'a> {
    /// One that has asked nothing yet.
    pub fn new(store: &'a Store, outside: &'a dyn Outside, client: Client) -> Self {
        Self { store, outside, client, robots: HashMap::new() }
    }

    /// Asks what is due, until nothing is, or the program stops. Readers see what answered at the end: pages are made anew for it.
    ///
    /// # Errors
    /// Those of the database.
    pub fn run(&mut self) -> Result<Done, Refusal> {
        let mut done = Done::default();
        self.robots.clear();
        self.store.write(|conn| keep::prepare(conn, self.outside.now()))?;
        while let Some(address) = self.store.write(|conn| keep::take(conn, self.outside.now()))? {
            let heard = match self.hear(&address) {
                Ok(heard) | Err(Halt::Noted(heard)) => heard,
                Err(Halt::Store(refusal)) => return Err(refusal),
                Err(Halt::Stopped) => break,
            };
            self.store.write(|conn| keep::note(conn, self.outside.now(), &address, &heard))?;
            done.asked += 1;
            done.answered += usize::from(heard == Heard::Answered);
        }
        if done.answered > 0 {
            self.store.write(|conn| Ok::<_, Refusal>(allot(conn, PUBLISHED)?))?;
        }
        Ok(done)
    }

    /// Asks an address: HEAD first, and GET when that fails.
    fn hear(&mut self, address: &str) -> Result<Heard, Halt> {
        let first = Address::parse(address)?;
        let answer = match self.follow(Method::HEAD, &first, false) {
            Ok(answer) if self.is_failure(&answer) => self.follow(Method::GET, &first, false),
            Err(Halt::Noted(Heard::Failed(_))) => self.follow(Method::GET, &first, false),
            other => other,
        }?;
        Ok(heard(answer.status, answer.retry_after.as_deref(), self.outside.now()))
    }

    fn is_failure(&self, answer: &Answer) -> bool {
        matches!(heard(answer.status, answer.retry_after.as_deref(), self.outside.now()), Heard::Failed(_))
    }

    /// Asks and follows redirects, each step through the guard; with leave of robots.txt, unless that is what is read.
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

    /// Goes on only where robots.txt lets this program (RFC 9309).
    fn heed_robots(&mut self, address: &Address) -> Result<(), Halt> {
        let origin = address.origin();
        if !self.robots.contains_key(&origin) {
            let answer = self.follow(Method::GET, &Address { path: "/robots.txt".to_owned(), ..address.clone() }, true)?;
            let robots = match answer.status {
                200..=299 => Robots::parse(&answer.body, PRODUCT),
                // §2.3.1.3: there are none. §2.3.1.4: they cannot be reached, so everything is forbidden.
                400..=499 => Robots::allow_all(),
                _ => Robots::disallow_all(),
            };
            self.robots.insert(origin.clone(), robots);
        }
        match self.robots.get(&origin) {
            Some(robots) if robots.is_allowed(&address.path) => Ok(()),
            _ => Err(Halt::Noted(Heard::Unasked(format!("robots.txt of {} does not allow it", address.host)))),
        }
    }

    /// One request, when its minute has come. A host that asks to be left alone is, with all its addresses.
    fn ask(&mut self, method: &Method, address: &Address, bytes: usize) -> Result<Answer, Halt> {
        while let Err(free) = self.store.write(|conn| keep::book(conn, self.outside.now()))? {
            let left = self.outside.now().duration_until(free);
            if !self.outside.pause(Duration::try_from(left).unwrap_or_default().max(Duration::from_millis(500))) {
                return Err(Halt::Stopped);
            }
        }
        let answer = self.client.ask(self.outside, (method, address), bytes)?;
        match heard(answer.status, answer.retry_after.as_deref(), self.outside.now()) {
            Heard::Later(until) => {
                self.store.write(|conn| keep::leave_alone(conn, &address.host, until))?;
                Err(Halt::Noted(Heard::Later(until)))
            }
            _ => Ok(answer),
        }
    }
}
