//! Public answers, made once for each change of the registry and kept: whole bodies with their `ETag`, plain, gzip and brotli. A
//! reader is answered from here without the database, before any routing.
//!
//! Every change of the registry raises the counter [`COUNTER`] in its own transaction. The server that made the change forgets its
//! answers before it says that it is done, and waits until the other servers on the database have done so too; they look at the
//! counter many times a second, and one that could not look lately answers from the database.

use super::cx::Reply;
use crate::people::secrets::{new_id, sha256};
use crate::registry::actions::PUBLISHED as COUNTER;
use crate::registry::pages::Form;
use crate::store::{Store, counter, instances, stored};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::web::Bytes;
use std::collections::HashMap;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

/// Bytes kept before all answers are forgotten and made again as they are asked for.
const KEPT_MAX: usize = 256 * 1024 * 1024;
/// How often a server looks whether another one changed something.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// After so long without a look, what is kept may be old and is not used.
const LEASE: Duration = Duration::from_secs(1);
/// How long a change waits for the other servers.
const WAIT: Duration = Duration::from_secs(2);

/// An answer, ready to go out.
#[derive(Debug)]
pub(super) struct Answer {
    headers: Vec<(HeaderName, HeaderValue)>,
    etag: String,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl Answer {
    /// Makes the bodies and the tag. Headers that cannot be written are left out.
    fn new(reply: &Reply) -> Self {
        let mut headers: Vec<(HeaderName, HeaderValue)> = reply
            .headers
            .iter()
            .filter(|(name, _)| *name != "Vary")
            .filter_map(|(name, value)| Some((HeaderName::from_bytes(name.as_bytes()).ok()?, HeaderValue::from_str(value).ok()?)))
            .collect();
        headers.push((header::CONTENT_TYPE, HeaderValue::from_static(reply.content_type)));
        headers.push((header::VARY, HeaderValue::from_static("Accept, Accept-Encoding, Cookie")));
        let (gzip, brotli) = (gzipped(&reply.body), brotlied(&reply.body));
        let smaller = |body: Vec<u8>| (body.len() < reply.body.len()).then(|| Bytes::from(body));
        Self {
            headers,
            etag: sha256(&reply.body).get(..32).unwrap_or_default().to_owned(),
            gzip: gzip.and_then(smaller),
            brotli: brotli.and_then(smaller),
            plain: Bytes::copy_from_slice(&reply.body),
        }
    }

    fn size(&self) -> usize {
        self.plain.len() + self.gzip.as_ref().map_or(0, Bytes::len) + self.brotli.as_ref().map_or(0, Bytes::len) + 1024
    }

    /// The answer for a reader: 304 when they have it, else the body in the coding they take.
    pub(super) fn respond(&self, request: &HeaderMap) -> HttpResponse {
        let accepts = |coding: &str| {
            request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).is_some_and(|all| {
                all.split(',').any(|one| {
                    let mut parts = one.split(';');
                    parts.next().map(str::trim) == Some(coding) && !parts.any(|part| matches!(part.trim(), "q=0" | "q=0.0"))
                })
            })
        };
        let (body, coding) = match (&self.brotli, &self.gzip) {
            (Some(body), _) if accepts("br") => (body, "br"),
            (_, Some(body)) if accepts("gzip") => (body, "gzip"),
            _ => (&self.plain, ""),
        };
        // A strong tag names bytes, so each coding has its own.
        let tag =
            if coding.is_empty() { ["\"", &self.etag, "\""].concat() } else { ["\"", &self.etag, "-", coding, "\""].concat() };
        let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).is_some_and(|list| {
            list.trim() == "*"
                || list
                    .split(',')
                    .any(|one| one.trim().trim_start_matches("W/").trim_matches('"').split('-').next() == Some(&self.etag))
        });
        let mut builder = HttpResponse::build(if known { StatusCode::NOT_MODIFIED } else { StatusCode::OK });
        for (name, value) in &self.headers {
            builder.insert_header((name.clone(), value.clone()));
        }
        builder.insert_header((header::ETAG, tag));
        if known {
            return builder.finish();
        }
        if !coding.is_empty() {
            builder.insert_header((header::CONTENT_ENCODING, coding));
        }
        builder.body(body.clone())
    }
}

fn gzipped(body: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(if body.len() > LARGE { 4 } else { 9 }));
    encoder.write_all(body).ok()?;
    encoder.finish().ok()
}

/// Above this size a body is compressed quickly rather than well.
const LARGE: usize = 1024 * 1024;

fn brotlied(body: &[u8]) -> Option<Vec<u8>> {
    let quality = if body.len() > LARGE { 4 } else { 9 };
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
    writer.write_all(body).ok()?;
    writer.flush().ok()?;
    Some(writer.into_inner())
}

type Key = (String, Form);

#[derive(Default)]
struct Kept {
    answers: HashMap<Key, Arc<Answer>>,
    bytes: usize,
}

/// What this server keeps.
pub struct Published {
    /// The counter at which the answers were made.
    counter: AtomicI64,
    kept: RwLock<Kept>,
    /// When the counter was last looked at, in milliseconds since the start.
    looked: AtomicU64,
    started: Instant,
    id: String,
}

impl Default for Published {
    fn default() -> Self {
        Self {
            counter: AtomicI64::new(-1),
            kept: RwLock::default(),
            looked: AtomicU64::new(0),
            started: Instant::now(),
            id: new_id(),
        }
    }
}

impl Published {
    fn is_fresh(&self) -> bool {
        let now = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let looked = self.looked.load(Ordering::Acquire);
        looked > 0 && now.saturating_sub(looked) < u64::try_from(LEASE.as_millis()).unwrap_or(0)
    }

    /// The answer kept for a path, when it may be used.
    pub(super) fn find(&self, path: &str, form: Form) -> Option<Arc<Answer>> {
        if !self.is_fresh() {
            return None;
        }
        let kept = self.kept.read().ok()?;
        kept.answers.get(&(path.to_owned(), form)).cloned()
    }

    /// The counter to make an answer for; asked before the answer is made.
    pub(super) fn at(&self) -> i64 {
        self.counter.load(Ordering::Acquire)
    }

    /// Keeps an answer made at a counter, unless something changed while it was being made.
    pub(super) fn keep(&self, at: i64, path: &str, form: Form, reply: &Reply) -> Arc<Answer> {
        let answer = Arc::new(Answer::new(reply));
        if let Ok(mut kept) = self.kept.write()
            && self.at() == at
        {
            if kept.bytes + answer.size() > KEPT_MAX {
                *kept = Kept::default();
            }
            kept.bytes += answer.size();
            kept.answers.insert((path.to_owned(), form), Arc::clone(&answer));
        }
        answer
    }

    /// Notes the counter; answers of another one are forgotten.
    fn note(&self, now: i64) -> bool {
        let changed = self.counter.swap(now, Ordering::AcqRel) != now;
        if changed && let Ok(mut kept) = self.kept.write() {
            *kept = Kept::default();
        }
        let elapsed = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.looked.store(elapsed.max(1), Ordering::Release);
        changed
    }

    /// After a write: forgets what is old here, and waits until the other servers have too.
    pub(super) fn after_write(&self, store: &Store) {
        let Ok(now) = store.read(|conn| counter(conn, COUNTER)) else { return };
        if !self.note(now) || !store.is_shared() {
            return;
        }
        let asked = Instant::now();
        while asked.elapsed() < WAIT {
            let alive =
                crate::clock::now().saturating_sub(jiff::SignedDuration::from_secs(2)).unwrap_or_else(|_| crate::clock::now());
            match store.read(|conn| instances::lowest(conn, &self.id, &stored(alive))) {
                Ok(Some(lowest)) if lowest < now => std::thread::sleep(Duration::from_millis(5)),
                _ => return,
            }
        }
    }

    /// Looks at the counter until told to stop; on a thread of its own.
    pub fn watch(&self, store: &Store, stop: &AtomicBool) {
        const BEAT: Duration = Duration::from_millis(500);
        let mut beat: Option<Instant> = None;
        while !stop.load(Ordering::Relaxed) {
            match store.read(|conn| counter(conn, COUNTER)) {
                Ok(now) => {
                    let changed = self.note(now);
                    let due = beat.is_none_or(|last| last.elapsed() >= BEAT);
                    if store.is_shared() && (changed || due) {
                        let at = stored(crate::clock::now());
                        if let Err(error) = store.write(|conn| instances::beat(conn, &self.id, now, &at)) {
                            tracing::warn!(%error, "this server could not say which state it shows");
                        }
                        beat = Some(Instant::now());
                    }
                }
                Err(error) => tracing::debug!(%error, "the counter of changes could not be read"),
            }
            std::thread::sleep(LOOK_EVERY);
        }
        if store.is_shared() {
            let _ = store.write(|conn| instances::leave(conn, &self.id));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(answer: &Answer, headers: &[(HeaderName, &str)]) -> HttpResponse {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(name.clone(), HeaderValue::from_str(value).unwrap());
        }
        answer.respond(&map)
    }

    #[test]
    fn each_coding_has_its_own_tag_and_any_of_them_is_known_again() {
        let answer = Answer::new(&Reply::text("words ".repeat(100)));
        let tag = |headers: &[(HeaderName, &str)]| {
            ask(&answer, headers).headers().get(header::ETAG).unwrap().to_str().unwrap().to_owned()
        };
        let (plain, gzip, br) =
            (tag(&[]), tag(&[(header::ACCEPT_ENCODING, "gzip")]), tag(&[(header::ACCEPT_ENCODING, "gzip, br")]));
        assert!(plain != gzip && gzip != br && br.ends_with("-br\""));
        for known in [&plain, &gzip, &br] {
            assert_eq!(ask(&answer, &[(header::IF_NONE_MATCH, known)]).status(), 304);
        }
        assert_eq!(ask(&answer, &[(header::IF_NONE_MATCH, "\"other\"")]).status(), 200);
        assert!(ask(&answer, &[(header::ACCEPT_ENCODING, "br;q=0")]).headers().get(header::CONTENT_ENCODING).is_none());
    }

    #[test]
    fn a_change_while_an_answer_is_made_keeps_the_answer_out() {
        let published = Published::default();
        published.note(1);
        let at = published.at();
        published.note(2);
        published.keep(at, "/", Form::Html, &Reply::text("old"));
        assert!(published.find("/", Form::Html).is_none());
        published.keep(2, "/", Form::Html, &Reply::text("new"));
        assert!(published.find("/", Form::Html).is_some() && published.find("/", Form::Text).is_none());
        published.note(3);
        assert!(published.find("/", Form::Html).is_none());
    }
}
