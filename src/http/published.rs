//! The cache of public responses. Each response is computed once per change of the registry and stored with its body and `ETag`; it is
//! compressed for the first client that accepts it. Requests are answered from here without the database and before routing. Responses to
//! searches are cached separately (`cache_key`), because anyone can request any number of them.
//!
//! Every change of the registry increments the counter [`COUNTER`] in its own transaction. The server that made the change drops its cached
//! responses before it reports success, and waits until the other servers on the database have done so. They are notified, and also poll
//! the counter; a server that could not poll recently answers from the database.

use crate::http::addresses::{self, FIND_PATH};
use crate::http::cached_response::{CachedResponse, CompressionEffort};
use crate::http::language::Representation;
use crate::http::response::Response;
use crate::ids::new_id;
use crate::registry::publish::PUBLISHED_COUNTER as COUNTER;
use crate::store::counters::counter;
use crate::store::listener::{Listener, NotificationKind, PollIntervals};
use crate::store::{Moment, Store, instances};
use jiff::Timestamp;
use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

/// The maximum size of the cache, in bytes. When it is full, all responses are dropped and computed again on demand.
const PAGE_CACHE_MAX: usize = 256 * 1024 * 1024;

/// The maximum size of cached search responses, in bytes; this is about a thousand responses. They are dropped in the same way.
const SEARCH_CACHE_MAX: usize = 32 * 1024 * 1024;

/// The maximum length of the query string of a cached search, in bytes.
const SEARCH_QUERY_MAX: usize = 200;

/// The polling interval on databases without notifications.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The polling interval on databases with notifications, short enough for [`POLL_AGE_MAX`].
const NOTIFIED_POLL_INTERVAL: Duration = Duration::from_millis(600);

/// The maximum age of the last successful poll. After that, cached responses may be stale and are not used.
const POLL_AGE_MAX: Duration = Duration::from_secs(1);

/// After this many milliseconds without a response the database counts as unreachable.
const DATABASE_TIMEOUT_MILLISECONDS: u64 = 2000;

/// After this many milliseconds without a successful poll, requests no longer wait for the database.
const DATABASE_AWAY_MILLISECONDS: u64 = 3000;

/// How long a change waits for the other servers.
const OTHER_SERVERS_TIMEOUT: Duration = Duration::from_secs(2);

/// The key of a public response in the cache: its path, or the path and the query of a search. `None` if the response is not cached.
/// `query` is the query string as sent.
pub(crate) fn cache_key<'a>(path: &'a str, query: &str) -> Option<Cow<'a, str>> {
    if query.is_empty() {
        return Some(Cow::Borrowed(path));
    }
    let is_cached = path == FIND_PATH && query.starts_with("q=") && !query.contains('&') && query.len() <= SEARCH_QUERY_MAX;
    is_cached.then(|| Cow::Owned(format!("{path}?{query}")))
}

/// Whether a key is that of a search. A path has no question mark.
fn is_search_key(key: &str) -> bool {
    key.contains('?')
}

/// How long the last response to a page of the registry can be shown after it was replaced, while the database is unavailable (RFC 5861 §4).
const RETAINED_AFTER_CHANGE: Duration = Duration::from_hours(1);

/// The maximum size of these responses, in bytes.
const RETAINED_MAX: usize = 64 * 1024 * 1024;

/// Whether the last response to a key is retained after a change. Texts can be redacted, so pages with a text are not retained.
fn is_retained_after_change(key: &str) -> bool {
    !is_search_key(key) && addresses::is_of_list(key)
}

/// A response that was replaced, and until when it was current, in milliseconds since the start.
type ReplacedResponse = (Representation, Arc<CachedResponse>, u64);

#[derive(Default)]
struct Cache {
    /// By key, then by format and language. Each key has only a few of these.
    answers: HashMap<String, Vec<(Representation, Arc<CachedResponse>)>>,
    bytes: usize,
}

/// The cache of one server.
pub struct ResponseCache {
    /// The counter at which the responses were computed, as [`cache_version`].
    counter: AtomicI64,
    cached: RwLock<Cache>,
    /// The responses to searches.
    searches: RwLock<Cache>,
    /// The last responses before the newest changes, by key, for the time without a database.
    replaced: RwLock<HashMap<String, Vec<ReplacedResponse>>>,
    /// When this server last saw the counter change, in seconds since 1970; no response is older.
    since: AtomicI64,
    /// The date for which they were computed, in days since 1970 (UTC).
    day: AtomicI64,
    /// When the counter was last read, in milliseconds since the start.
    looked: AtomicU64,
    /// When the current poll began, in milliseconds since the start; 0 if no poll is running.
    looking: AtomicU64,
    /// Whether the last poll failed.
    failed: AtomicBool,
    started: Instant,
    id: String,
    /// Locked while a response is computed, so that concurrent requests wait for it; selected by the hash of the path.
    making: [Mutex<()>; LOCK_SHARDS],
    /// The number of responses computed since the start.
    made: AtomicU64,
}

/// The number of locks over which paths are distributed.
const LOCK_SHARDS: usize = 64;

impl Default for ResponseCache {
    fn default() -> Self {
        Self {
            counter: AtomicI64::new(-1),
            day: AtomicI64::new(-1),
            since: AtomicI64::new(crate::clock::now().as_second()),
            cached: RwLock::default(),
            searches: RwLock::default(),
            replaced: RwLock::default(),
            looked: AtomicU64::new(0),
            looking: AtomicU64::new(0),
            failed: AtomicBool::new(false),
            started: Instant::now(),
            id: new_id(),
            making: std::array::from_fn(|_| Mutex::new(())),
            made: AtomicU64::new(0),
        }
    }
}

/// What pages depend on, as one number: the counter, and whether the server is stopped, because its pages say so.
fn cache_version(store: &Store, counter: i64) -> i64 {
    counter * 2 + i64::from(store.behind_error().is_some())
}

impl ResponseCache {
    fn is_poll_recent(&self) -> bool {
        let now = self.elapsed();
        let looked = self.looked.load(Ordering::Acquire);
        looked > 0 && now.saturating_sub(looked) < u64::try_from(POLL_AGE_MAX.as_millis()).unwrap_or(0)
    }

    /// The part of the cache for a key, and its maximum size.
    fn cache_for_key(&self, key: &str) -> (&RwLock<Cache>, usize) {
        if is_search_key(key) { (&self.searches, SEARCH_CACHE_MAX) } else { (&self.cached, PAGE_CACHE_MAX) }
    }

    /// The cached response for a key, whether or not it may be stale.
    fn stored(&self, key: &str, form: Representation) -> Option<Arc<CachedResponse>> {
        let cached = self.cache_for_key(key).0.read().ok()?;
        cached.answers.get(key)?.iter().find(|(cached, _)| *cached == form).map(|(_, answer)| Arc::clone(answer))
    }

    /// The cached response for a [`cache_key`], if it may be used.
    pub(crate) fn find(&self, key: &str, form: Representation) -> Option<Arc<CachedResponse>> {
        if self.is_poll_recent() { self.stored(key, form) } else { None }
    }

    /// The cached response for a [`cache_key`] while the database is unreachable, and when the database was last reached.
    pub(crate) fn find_while_unavailable(&self, key: &str, form: Representation) -> Option<(Arc<CachedResponse>, Timestamp)> {
        let looked = self.looked.load(Ordering::Acquire);
        if looked == 0 || !self.is_poll_failing() {
            return None;
        }
        let (answer, current_until) = match self.stored(key, form) {
            Some(answer) => (answer, looked),
            None if self.is_database_away() => self.last_replaced(key, form)?,
            None => return None,
        };
        let ago =
            jiff::SignedDuration::from_millis(i64::try_from(self.elapsed().saturating_sub(current_until)).unwrap_or(i64::MAX));
        Some((answer, crate::clock::now().checked_sub(ago).ok()?))
    }

    /// Whether the current poll hangs or the last one failed.
    fn is_poll_failing(&self) -> bool {
        let begun = self.looking.load(Ordering::Acquire);
        let hangs = begun > 0 && self.elapsed().saturating_sub(begun) > DATABASE_TIMEOUT_MILLISECONDS;
        hangs || self.failed.load(Ordering::Acquire)
    }

    /// Whether the database has not responded for some seconds, so that a request need not wait for it.
    pub(crate) fn is_database_away(&self) -> bool {
        let looked = self.looked.load(Ordering::Acquire);
        looked > 0 && self.is_poll_failing() && self.elapsed().saturating_sub(looked) > DATABASE_AWAY_MILLISECONDS
    }

    /// The last response before a change, and until when it was current.
    fn last_replaced(&self, key: &str, form: Representation) -> Option<(Arc<CachedResponse>, u64)> {
        let replaced = self.replaced.read().ok()?;
        let (_, answer, until) = replaced.get(key)?.iter().find(|(other, ..)| *other == form)?;
        self.is_retained(*until).then(|| (Arc::clone(answer), *until))
    }

    fn is_retained(&self, until: u64) -> bool {
        self.elapsed().saturating_sub(until) < u64::try_from(RETAINED_AFTER_CHANGE.as_millis()).unwrap_or(u64::MAX)
    }

    /// Retains the responses that a change replaces.
    fn retain_replaced(&self, cached: &Cache) {
        let Ok(mut replaced) = self.replaced.write() else { return };
        let now = self.elapsed();
        for (key, forms) in cached.answers.iter().filter(|(key, _)| is_retained_after_change(key)) {
            let retained = replaced.entry(key.clone()).or_default();
            retained.retain(|(form, ..)| forms.iter().all(|(newer, _)| newer != form));
            retained.extend(forms.iter().map(|(form, answer)| (*form, Arc::clone(answer), now)));
        }
        replaced.retain(|_, forms| {
            forms.retain(|(.., until)| self.is_retained(*until));
            !forms.is_empty()
        });
        let bytes: usize = replaced.values().flatten().map(|(_, answer, _)| answer.estimated_memory()).sum();
        if bytes > RETAINED_MAX {
            replaced.clear();
        }
    }

    /// Milliseconds since the start.
    fn elapsed(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The lock for computing the response for a [`cache_key`]. After waiting for it, check the cache again.
    pub(crate) fn render_lock(&self, key: &str) -> Option<MutexGuard<'_, ()>> {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        let share = usize::try_from(hasher.finish() % LOCK_SHARDS as u64).unwrap_or(0);
        // The lock protects no data, so a panic cannot leave it inconsistent.
        self.making.get(share).map(|lock| lock.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The last change of the registry that this server has seen; not before its start.
    pub(crate) fn last_change(&self) -> Timestamp {
        Timestamp::from_second(self.since.load(Ordering::Acquire)).unwrap_or_else(|_| crate::clock::now())
    }

    /// The counter for a new response; read it before the response is computed.
    pub(crate) fn change_counter(&self) -> i64 {
        self.counter.load(Ordering::Acquire)
    }

    /// Caches a response computed at a counter, unless something changed meanwhile.
    pub(crate) fn cache_response(&self, at: i64, key: &str, form: Representation, reply: &Response) -> Arc<CachedResponse> {
        // Few searches are requested often enough to be worth the strongest compression.
        let packing = if is_search_key(key) { CompressionEffort::Fast } else { CompressionEffort::Small };
        let answer = Arc::new(CachedResponse::new(reply, self.last_change(), packing));
        let (part, most) = self.cache_for_key(key);
        self.made.fetch_add(1, Ordering::Relaxed);
        if let Ok(mut cached) = part.write()
            && self.change_counter() == at
        {
            if cached.bytes + answer.estimated_memory() > most {
                *cached = Cache::default();
            }
            cached.bytes += answer.estimated_memory();
            let forms = cached.answers.entry(key.to_owned()).or_default();
            forms.retain(|(cached, _)| *cached != form);
            forms.push((form, Arc::clone(&answer)));
        }
        answer
    }

    /// The number of cached responses, their size in bytes, and the number computed since the start.
    pub(crate) fn cache_statistics(&self) -> (i64, i64, i64) {
        let small = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let made = i64::try_from(self.made.load(Ordering::Relaxed)).unwrap_or(i64::MAX);
        let (mut count, mut bytes) = (0, 0);
        for cached in [&self.cached, &self.searches].into_iter().filter_map(|part| part.read().ok()) {
            count += cached.answers.values().map(Vec::len).sum::<usize>();
            bytes += cached.bytes;
        }
        (small(count), small(bytes), made)
    }

    /// Records the counter; drops the responses of another one.
    fn record_change_counter(&self, now: i64) -> bool {
        let changed = self.counter.swap(now, Ordering::AcqRel) != now;
        // Pages show ages in days.
        let today = crate::clock::now().as_second().div_euclid(86_400);
        if self.day.swap(today, Ordering::AcqRel) != today || changed {
            self.since.store(crate::clock::now().as_second(), Ordering::Release);
            for mut cached in [&self.cached, &self.searches].into_iter().filter_map(|part| part.write().ok()) {
                self.retain_replaced(&std::mem::take(&mut *cached));
            }
        }
        self.failed.store(false, Ordering::Release);
        self.looked.store(self.elapsed().max(1), Ordering::Release);
        changed
    }

    /// After a write: drops stale responses here, and waits until the other servers have done so.
    pub(crate) fn after_write(&self, store: &Store) {
        let Ok(now) = store.read(|conn| counter(conn, COUNTER)) else { return };
        if !self.record_change_counter(cache_version(store, now)) || !store.is_shared() {
            return;
        }
        let asked = Instant::now();
        while asked.elapsed() < OTHER_SERVERS_TIMEOUT {
            let alive =
                crate::clock::now().saturating_sub(jiff::SignedDuration::from_secs(3)).unwrap_or_else(|_| crate::clock::now());
            match store.read(|conn| instances::lowest_serial(conn, &self.id, alive.into())) {
                Ok(Some(lowest)) if lowest < now => std::thread::sleep(Duration::from_millis(5)),
                _ => return,
            }
        }
    }

    /// Polls the counter until `stop` is set, on a thread of its own. On PostgreSQL it also reacts to notifications, and polls often enough
    /// to detect that the database is unreachable.
    pub fn watch_changes(&self, store: &Store, stop: &AtomicBool) {
        const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
        let (mut beat, mut compared): (Option<Instant>, Option<Instant>) = (None, None);
        let mut ear = Listener::new(
            store,
            NotificationKind::Counter,
            PollIntervals { polling: POLL_INTERVAL, notified: NOTIFIED_POLL_INTERVAL },
        );
        while !stop.load(Ordering::Relaxed) {
            self.looking.store(self.elapsed().max(1), Ordering::Release);
            let counted = ear.read(store, |conn| counter(conn, COUNTER));
            self.looking.store(0, Ordering::Release);
            match counted {
                Ok(now) => {
                    let changed = self.record_change_counter(cache_version(store, now));
                    let due = beat.is_none_or(|last| last.elapsed() >= HEARTBEAT_INTERVAL);
                    // The heartbeat is written after the stale responses were dropped, because other servers rely on it. A standby does not
                    // write one, and no server that writes waits for a standby.
                    if store.is_shared() && (changed || due) && !ear.is_on_standby() {
                        let at = Moment::from(crate::clock::now());
                        if let Err(error) = ear.write(store, |conn| instances::beat(conn, &self.id, now, at)) {
                            tracing::warn!(%error, "the state of the database that this server shows could not be determined");
                        }
                        beat = Some(Instant::now());
                    }
                    // Also without a write, so that a database that went backwards is noticed at once.
                    if compared.is_none_or(|last| last.elapsed() >= HEARTBEAT_INTERVAL) && !ear.is_on_standby() {
                        compared = Some(Instant::now());
                        if let Err(error) = store.compare_marks() {
                            tracing::debug!(%error, "the numbers of the database could not be compared");
                        }
                    }
                }
                Err(error) => {
                    self.failed.store(true, Ordering::Release);
                    tracing::debug!(%error, "the counter of changes could not be read");
                    std::thread::sleep(POLL_INTERVAL);
                }
            }
            // The next poll may have to wait for a connection; until it succeeds, cached responses are used.
            if ear.wait(stop) {
                self.failed.store(true, Ordering::Release);
            }
        }
        if store.is_shared() {
            let _ = store.write(|conn| instances::remove_instance(conn, &self.id));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::accept::PageFormat;
    use actix_web::http::{StatusCode, header};
    use urn_registry::i18n::Lang;

    const HTML: Representation = Representation { form: PageFormat::Html, lang: Lang::En };
    const TEXT: Representation = Representation { form: PageFormat::Text, lang: Lang::En };

    #[test]
    fn cached_page_is_served_while_the_database_is_unavailable() {
        let published = ResponseCache::default();
        published.record_change_counter(1);
        published.cache_response(
            1,
            "/",
            HTML,
            &Response { content_type: "text/html", ..Response::text("<header></header><div class=\"wrap\">\nwords") },
        );
        assert!(published.find_while_unavailable("/", HTML).is_none(), "no late page is used while the database responds");
        published.failed.store(true, Ordering::Release);
        let (answer, at) = published.find_while_unavailable("/", HTML).unwrap();
        let response = answer.respond_while_unavailable(at, at);
        assert_eq!((response.status(), response.headers().contains_key(header::ETAG)), (StatusCode::OK, false));
        assert!(response.headers().contains_key("nidreg-shown-as-of") && response.headers().contains_key(header::AGE));
        assert!(published.find_while_unavailable("/other", HTML).is_none());
        published.record_change_counter(1);
        assert!(published.find_while_unavailable("/", HTML).is_none(), "the database is reachable again");
    }

    #[test]
    fn response_computed_before_a_change_is_not_cached() {
        let published = ResponseCache::default();
        published.record_change_counter(1);
        let at = published.change_counter();
        published.record_change_counter(2);
        published.cache_response(at, "/", HTML, &Response::text("old"));
        assert!(published.find("/", HTML).is_none());
        published.cache_response(2, "/", HTML, &Response::text("new"));
        assert!(published.find("/", HTML).is_some() && published.find("/", TEXT).is_none());
        published.record_change_counter(3);
        assert!(published.find("/", HTML).is_none());
    }

    #[test]
    fn searches_are_cached_within_their_own_limit() {
        let published = ResponseCache::default();
        published.record_change_counter(1);
        assert_eq!(cache_key("/find", "q=books").as_deref(), Some("/find?q=books"));
        for (path, query) in [("/find", "q=books&lang=de"), ("/find", "lang=de"), ("/requests", "q=books")] {
            assert_eq!(cache_key(path, query), None, "{path}?{query}");
        }
        assert_eq!(cache_key("/find", &format!("q={}", "a".repeat(SEARCH_QUERY_MAX))), None);
        published.cache_response(1, "/", HTML, &Response::text("page"));
        let long = "a".repeat(SEARCH_CACHE_MAX / 8);
        for number in 0..5 {
            published.cache_response(1, &format!("/find?q={number}"), HTML, &Response::text(long.clone()));
        }
        let (_, bytes, made) = published.cache_statistics();
        assert!(usize::try_from(bytes).unwrap() <= SEARCH_CACHE_MAX + PAGE_CACHE_MAX / 1024 && made == 6, "{bytes} {made}");
        assert!(published.find("/find?q=4", HTML).is_some() && published.find("/find?q=0", HTML).is_none());
        assert!(published.find("/", HTML).is_some(), "searches do not drop pages");
        published.record_change_counter(2);
        assert!(published.find("/find?q=4", HTML).is_none());
    }
}
