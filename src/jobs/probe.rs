//! Does it answer? Once a week each address that the record names is asked with HEAD, then GET, when the operators want it
//! (`NIDREG_PROBE`). Politely: one request a host a minute, whichever instance asks; robots.txt and Retry-After are obeyed. Nothing is
//! asked while a transaction is open.

pub mod client;

use crate::acts::probe as acts;
use crate::mail::Post;
use crate::refusal::Refusal;
use crate::registry::probed::{Probed, named, queries};
use crate::resolution::guard::{Address, Chain, Why};
use crate::resolution::probe::{Budget, HOST_PAUSE, Heard, heard, later};
use crate::store::Store;
use client::{Answer, Client, Method, Outside, PRODUCT, Trouble};
use jiff::{SignedDuration, Timestamp};
use robotxt::Robots;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

/// For so long nobody else asks an address that was taken: longer than all its requests with their waits.
const LEASE: SignedDuration = SignedDuration::from_hours(1);

/// Who waits longer for a host than this gives the address back instead.
const PATIENCE: SignedDuration = SignedDuration::from_mins(10);

/// A robots.txt counts for a day (RFC 9309 §2.4).
const ROBOTS_KEPT: SignedDuration = SignedDuration::from_hours(24);

/// Readers see answers of late after this, at the latest: pages are made anew for it.
const SHOWN: SignedDuration = SignedDuration::from_mins(10);

/// What a run did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Done {
    /// Addresses of which something was noted.
    pub asked: usize,
    /// Of them, those that answered.
    pub answered: usize,
}

/// Why a walk ended without an answer.
enum Halt {
    /// The program stops.
    Stopped,
    /// Another method may do better.
    Failed(String),
    /// It is so.
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
        Self::Noted(Heard::Failed(Trouble::from(why).to_string()))
    }
}

impl From<Trouble> for Halt {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Refused(why) => why.into(),
            Trouble::Failed(why) => Self::Failed(why),
        }
    }
}

/// Somebody who asks addresses.
pub struct Prober<'a> {
    /// Where it is noted.
    pub store: &'a Store,
    /// How emails leave, and who asks.
    pub post: &'a Post,
    /// The world.
    pub outside: &'a dyn Outside,
    /// What one request may take.
    pub budget: Budget,
    /// The hand that asks.
    pub client: Client,
    robots: HashMap<String, (Timestamp, Robots)>,
}

impl<'a> Prober<'a> {
    /// Somebody who has asked nothing yet.
    pub fn new(store: &'a Store, post: &'a Post, outside: &'a dyn Outside, budget: Budget, client: Client) -> Self {
        Self { store, post, outside, budget, client, robots: HashMap::new() }
    }

    /// Asks what is due, until nothing is, or the program stops.
    pub fn run(&mut self) -> Result<Done, Refusal> {
        let mut done = Done::default();
        let begun = self.outside.now();
        let wanted: BTreeSet<String> = self.store.read(named)?.into_keys().collect();
        self.store.write(|conn| acts::prepare(conn, begun, wanted.iter().map(String::as_str)))?;
        let mut shown = (begun, 0);
        loop {
            let now = self.outside.now();
            if done.answered > shown.1 && shown.0.duration_until(now) >= SHOWN {
                self.store.write(acts::show)?;
                shown = (now, done.answered);
            }
            let (one, wait) = self.next(now, &wanted)?;
            let Some(one) = one else {
                match wait {
                    Some(until) if self.outside.pause(bounded(now, until)) => continue,
                    _ => break,
                }
            };
            if !self.store.write(|conn| acts::take(conn, now, &one, LEASE))? {
                continue;
            }
            let heard = match self.hear(&one.address) {
                Ok(heard) | Err(Halt::Noted(heard)) => heard,
                Err(Halt::Failed(why)) => Heard::Failed(why),
                Err(Halt::Store(refusal)) => return Err(refusal),
                Err(Halt::Stopped) => {
                    self.store.write(|conn| acts::give_back(conn, now, &one, LEASE))?;
                    break;
                }
            };
            let at = self.outside.now();
            self.store.write(|conn| acts::note(conn, self.post, at, &one.address, &heard))?;
            done.asked += 1;
            done.answered += usize::from(heard == Heard::Answered);
        }
        if done.answered > shown.1 {
            self.store.write(acts::show)?;
        }
        Ok(done)
    }

    /// The address to ask next: the one that has waited longest of those whose host is free. Without one, until when to wait for a host.
    fn next(&self, now: Timestamp, wanted: &BTreeSet<String>) -> Result<(Option<Probed>, Option<Timestamp>), Refusal> {
        let (all, hosts) = self.store.read(|conn| Ok::<_, Refusal>((queries::all(conn)?, queries::hosts(conn)?)))?;
        let mut wait: Option<Timestamp> = None;
        for one in all.into_iter().filter(|one| one.due <= now && wanted.contains(&one.address)) {
            let free = Address::parse(&one.address).ok().and_then(|address| hosts.get(&address.host).copied());
            match free.filter(|free| *free > now) {
                None => return Ok((Some(one), None)),
                // Who wants to be left alone for long is due again in a later run.
                Some(free) if now.duration_until(free) <= PATIENCE => wait = Some(wait.map_or(free, |other| other.min(free))),
                Some(_) => {}
            }
        }
        Ok((None, wait))
    }

    /// Asks an address: HEAD first, and GET when that brings nothing.
    fn hear(&mut self, address: &str) -> Result<Heard, Halt> {
        let first = Address::parse(address)?;
        match self.walk(Method::Head, first.clone()) {
            Err(Halt::Failed(_)) => self.walk(Method::Get, first),
            other => other,
        }
    }

    /// Asks and follows, each step through the guard and with leave of robots.txt.
    fn walk(&mut self, method: Method, first: Address) -> Result<Heard, Halt> {
        let mut chain = Chain::new(first.clone());
        let mut here = first;
        loop {
            self.heed_robots(&here)?;
            let answer = self.ask(method, &here, self.budget.bytes)?;
            here = match &answer.location {
                Some(location) if answer.is_redirect() => chain.follow(location)?.clone(),
                _ => {
                    return match heard(answer.status, answer.retry_after.as_deref(), self.outside.now()) {
                        Heard::Failed(why) => Err(Halt::Failed(why)),
                        other => Ok(other),
                    };
                }
            };
        }
    }

    /// Goes on only where robots.txt lets this program (RFC 9309).
    fn heed_robots(&mut self, address: &Address) -> Result<(), Halt> {
        let (origin, now) = (address.origin(), self.outside.now());
        let is_fresh = |at: Timestamp| at.duration_until(now) < ROBOTS_KEPT;
        if !self.robots.get(&origin).is_some_and(|(at, _)| is_fresh(*at)) {
            let robots = self.read_robots(address)?;
            self.robots.insert(origin.clone(), (self.outside.now(), robots));
        }
        match self.robots.get(&origin) {
            Some((_, robots)) if robots.is_allowed(&address.path) => Ok(()),
            _ => Err(Halt::Noted(Heard::Unasked(format!("robots.txt of {} does not allow it", address.host)))),
        }
    }

    fn read_robots(&mut self, address: &Address) -> Result<Robots, Halt> {
        let mut here = Address { path: "/robots.txt".to_owned(), ..address.clone() };
        let mut chain = Chain::new(here.clone());
        loop {
            let answer = self.ask(Method::Get, &here, self.budget.robots)?;
            match (answer.status, &answer.location) {
                (200..=299, _) => return Ok(Robots::parse(&answer.body, PRODUCT)),
                (_, Some(location)) if answer.is_redirect() => {
                    here = match chain.follow(location) {
                        Ok(next) => next.clone(),
                        // Rules that cannot be read are no leave.
                        Err(_) => return Ok(Robots::disallow_all()),
                    };
                }
                // §2.3.1.3: there are none. §2.3.1.4: they cannot be reached, so everything is forbidden.
                (400..=499, _) => return Ok(Robots::allow_all()),
                _ => return Ok(Robots::disallow_all()),
            }
        }
    }

    /// One request, when the host's minute has come; a wish to be left alone is noted for the host.
    fn ask(&mut self, method: Method, address: &Address, bytes: usize) -> Result<Answer, Halt> {
        self.wait_for(address)?;
        let answer = self.client.ask(self.outside, (method, address), (self.budget, bytes))?;
        let now = self.outside.now();
        if let Some(until) = answer.retry_after.as_deref().and_then(|text| later(text, now)) {
            self.store.write(|conn| acts::leave_alone(conn, &address.host, until))?;
        }
        match heard(answer.status, answer.retry_after.as_deref(), now) {
            patience @ Heard::Later(_) => Err(Halt::Noted(patience)),
            _ => Ok(answer),
        }
    }

    fn wait_for(&self, address: &Address) -> Result<(), Halt> {
        // Not in RFC 9309, but some ask for it so.
        let wish = self.robots.get(&address.origin()).and_then(|(_, robots)| robots.crawl_delay());
        let pause = wish.and_then(|wish| SignedDuration::try_from(wish).ok()).unwrap_or(HOST_PAUSE).clamp(HOST_PAUSE, PATIENCE);
        loop {
            let now = self.outside.now();
            match self.store.write(|conn| acts::book(conn, now, &address.host, pause))? {
                Ok(()) => return Ok(()),
                Err(free) if now.duration_until(free) > PATIENCE => return Err(Halt::Noted(Heard::Later(free))),
                Err(free) => {
                    if !self.outside.pause(bounded(now, free)) {
                        return Err(Halt::Stopped);
                    }
                }
            }
        }
    }
}

/// The time to wait, not less than a moment.
fn bounded(now: Timestamp, until: Timestamp) -> Duration {
    Duration::try_from(now.duration_until(until)).unwrap_or_default().max(Duration::from_millis(500))
}
