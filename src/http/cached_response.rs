//! A cached public response: its body in each content coding, with the headers and the `ETag` of each. Also the compression of responses
//! that are not cached.

use crate::http::accept::accepts_coding;
use crate::http::dates;
use crate::http::response::Response;
use crate::ids::sha256;
use actix_web::HttpResponse;
use actix_web::body::BoxBody;
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{StatusCode, header};
use actix_web::web::Bytes;
use jiff::Timestamp;
use std::io::Write as _;
use std::sync::OnceLock;

/// A body in one coding, with its precomputed headers.
#[derive(Debug)]
struct EncodedBody {
    bytes: Bytes,
    head: HeaderMap,
    /// The headers of a 304 response: the tag and the caching rule.
    known: HeaderMap,
}

/// A response that is ready to send.
#[derive(Debug)]
pub(crate) struct CachedResponse {
    etag: String,
    plain: EncodedBody,
    gzip: OnceLock<Option<EncodedBody>>,
    brotli: OnceLock<Option<EncodedBody>>,
    packing: CompressionEffort,
    /// The Last-Modified time: the first whole second after the last change. Sent only once that second is over.
    modified: Timestamp,
    /// The Last-Modified time as a header value.
    modified_written: Option<HeaderValue>,
}

/// How a cached response is compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CompressionEffort {
    /// The smallest possible size, for a response that is read often.
    Small,
    /// The same compression as for uncached responses, for a response that may be read only once.
    Fast,
}

impl CachedResponse {
    /// Computes bodies, headers and tags. Headers with invalid values are left out. `changed` is when the content last changed.
    pub(crate) fn new(reply: &Response, changed: Timestamp, packing: CompressionEffort) -> Self {
        // HTTP dates have whole seconds, so a change within a second counts from the next one.
        let modified = Timestamp::from_second(changed.as_second() + 1).unwrap_or(changed);
        let mut head = HeaderMap::new();
        for (name, value) in reply.headers.iter().filter(|(name, _)| *name != "Vary") {
            if let (Ok(name), Ok(value)) = (HeaderName::from_bytes(name.as_bytes()), HeaderValue::from_str(value)) {
                head.append(name, value);
            }
        }
        head.insert(header::CONTENT_TYPE, HeaderValue::from_static(reply.content_type));
        // Pages are available in several languages; files of the registry are not translated.
        let vary = if head.contains_key(header::CONTENT_LANGUAGE) { PAGE_VARY } else { FILE_VARY };
        head.insert(header::VARY, HeaderValue::from_static(vary));
        let etag = sha256(&reply.body).get(..32).unwrap_or_default().to_owned();
        let body = Bytes::copy_from_slice(&reply.body);
        Self {
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
            plain: encoded_body(&head, &etag, body, ""),
            etag,
            packing,
            modified,
            modified_written: HeaderValue::try_from(dates::format_http_date(modified)).ok(),
        }
    }

    /// The memory used including the compressed bodies, estimated in bytes. These are rarely more than half the size of the body.
    pub(crate) fn estimated_memory(&self) -> usize {
        2 * self.plain.bytes.len() + 3 * HEADERS_SIZE_ESTIMATE
    }

    /// The body in the best coding that the client accepts.
    fn body_for<'a>(&'a self, accepted: &str) -> &'a EncodedBody {
        for (kept, coding, pack) in self.accepted_codings(accepted) {
            let made = || {
                let bytes = pack(&self.plain.bytes).filter(|packed| packed.len() < self.plain.bytes.len())?;
                Some(encoded_body(&self.plain.head, &self.etag, Bytes::from(bytes), coding))
            };
            // If compression does not make the body shorter, it is sent uncompressed.
            if let Some(body) = kept.get_or_init(made) {
                return body;
            }
        }
        &self.plain
    }

    /// The codings that the client accepts, best first.
    fn accepted_codings<'a, 'b>(
        &'a self,
        accepted: &'b str,
    ) -> impl Iterator<Item = (&'a OnceLock<Option<EncodedBody>>, &'static str, CompressFn)> + use<'a, 'b> {
        let all: [(_, _, CompressFn); 2] = match self.packing {
            CompressionEffort::Small => [(&self.brotli, "br", brotlied), (&self.gzip, "gzip", gzipped)],
            CompressionEffort::Fast => [(&self.brotli, "br", brotli_fast), (&self.gzip, "gzip", gzip_fast)],
        };
        all.into_iter().filter(move |(_, coding, _)| accepts_coding(accepted, coding))
    }

    /// Compresses the body for a client. This may take a while, so it must not run on the event loop.
    pub(crate) fn compress_for(&self, accepted: &str) {
        let _ = self.body_for(accepted);
    }

    /// Whether the body for this client is already compressed.
    pub(crate) fn is_compressed_for(&self, request: &HeaderMap) -> bool {
        self.accepted_codings(accept_encoding(request)).next().is_none_or(|(kept, ..)| kept.get().is_some())
    }

    /// The response for a client: 304 if its copy is current, else the body in a coding it accepts.
    pub(crate) fn respond(&self, request: &HeaderMap, now: Timestamp) -> HttpResponse {
        let body = self.body_for(accept_encoding(request));
        let is_over = now >= self.modified;
        // If-None-Match takes precedence over If-Modified-Since (RFC 9110 §13.1.3).
        let known = match request.get(header::IF_NONE_MATCH) {
            Some(tags) => tags.to_str().is_ok_and(|list| self.matches_etag_list(list)),
            None => {
                is_over
                    && request
                        .get(header::IF_MODIFIED_SINCE)
                        .and_then(parse_date_header)
                        .is_some_and(|since| since >= self.modified)
            }
        };
        let (status, head, bytes) = if known {
            (StatusCode::NOT_MODIFIED, &body.known, Bytes::new())
        } else {
            (StatusCode::OK, &body.head, body.bytes.clone())
        };
        let mut response = HttpResponse::with_body(status, BoxBody::new(bytes));
        *response.headers_mut() = head.clone();
        if is_over && let Some(value) = &self.modified_written {
            response.headers_mut().insert(header::LAST_MODIFIED, value.clone());
        }
        response
    }

    /// The response as it was when the database was last reachable, with a notice on pages and in a header.
    pub(crate) fn respond_while_unavailable(&self, known_at: Timestamp, now: Timestamp) -> HttpResponse {
        let at = known_at.strftime("%Y-%m-%d %H:%M UTC").to_string();
        let mut bytes = self.plain.bytes.clone();
        let is_page = self.plain.head.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        if is_page && let Some(place) = memchr::memmem::find(&bytes, MAIN_CONTENT_START) {
            let note = format!(
                "<div class=\"wrap\"><p class=\"note warn\" role=\"status\">The registry\u{2019}s database is unavailable. This page shows the state of {at}. \
                 No changes can be made until it is available again.</p></div>"
            );
            let (before, after) = bytes.split_at(place);
            bytes = Bytes::from([before, note.as_bytes(), after].concat());
        }
        let mut response = HttpResponse::with_body(StatusCode::OK, BoxBody::new(bytes));
        *response.headers_mut() = self.plain.head.clone();
        let age = known_at.duration_until(now).as_secs().max(0);
        for (name, value) in [(header::AGE, age.to_string()), (header::CACHE_CONTROL, "no-cache".to_owned()), (SHOWN_AS_OF, at)] {
            if let Ok(value) = HeaderValue::try_from(value) {
                response.headers_mut().insert(name, value);
            }
        }
        // The notice changes the body, so the tag does not apply.
        response.headers_mut().remove(header::ETAG);
        response
    }

    /// Whether a list of tags contains one of this response, in any coding.
    fn matches_etag_list(&self, list: &str) -> bool {
        let is_own =
            |one: &str| one.trim().trim_start_matches("W/").trim_matches('"').split('-').next() == Some(self.etag.as_str());
        list.trim() == "*" || list.split(',').any(is_own)
    }
}

/// A compression function; `None` if it fails or does not make the body shorter.
type CompressFn = fn(&[u8]) -> Option<Vec<u8>>;

/// Builds a body with its headers for a coding; `""` means none. Strong tags identify bytes, so each coding has its own (RFC 9110 §8.8.3).
fn encoded_body(head: &HeaderMap, etag: &str, bytes: Bytes, coding: &'static str) -> EncodedBody {
    let tag = if coding.is_empty() { ["\"", etag, "\""].concat() } else { ["\"", etag, "-", coding, "\""].concat() };
    let mut head = head.clone();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        head.insert(header::ETAG, tag);
    }
    let mut known = HeaderMap::new();
    for name in [header::ETAG, header::CACHE_CONTROL, header::VARY, header::LINK] {
        for value in head.get_all(&name) {
            known.append(name.clone(), value.clone());
        }
    }
    if !coding.is_empty() {
        head.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    EncodedBody { bytes, head, known }
}

/// The value of the `Accept-Encoding` header.
fn accept_encoding(request: &HeaderMap) -> &str {
    request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn parse_date_header(value: &HeaderValue) -> Option<Timestamp> {
    value.to_str().ok().and_then(dates::parse_http_date)
}

/// The `Vary` header of files.
const FILE_VARY: &str = "Accept, Accept-Datetime, Accept-Encoding, Cookie";

/// The `Vary` header of pages.
const PAGE_VARY: &str = "Accept, Accept-Datetime, Accept-Encoding, Accept-Language, Cookie";

/// The start of the main content of a page, after the header band.
const MAIN_CONTENT_START: &[u8] = b"<div class=\"wrap\">\n";

/// The header with the time as of which a cached response is shown while the database is unreachable.
const SHOWN_AS_OF: HeaderName = HeaderName::from_static("nidreg-shown-as-of");

/// The estimated size of the headers of one body, in bytes.
const HEADERS_SIZE_ESTIMATE: usize = 2048;

/// The minimum size in bytes of a body that is compressed.
const COMPRESSED_SIZE_MIN: usize = 1024;

/// Compresses a response that is computed for one client, if the client accepts it and the body is text. The compression is faster and
/// weaker than that of cached responses, because its result is used once. An `ETag` gets the coding as a suffix, as those of cached
/// responses have.
pub(crate) fn compress_response(mut reply: Response, accepted: &str) -> Response {
    let is_text = |kind: &str| kind.starts_with("text/") || ["json", "xml", "link-format"].iter().any(|word| kind.contains(word));
    let has = |name: &str| reply.headers.iter().any(|(own, _)| *own == name);
    if reply.body.len() < COMPRESSED_SIZE_MIN || !is_text(reply.content_type) || has("Content-Encoding") {
        return reply;
    }
    let codings: [(&str, CompressFn); 2] = [("br", brotli_fast), ("gzip", gzip_fast)];
    let packed = codings
        .into_iter()
        .filter(|(coding, _)| accepts_coding(accepted, coding))
        .find_map(|(coding, pack)| Some((coding, pack(&reply.body).filter(|packed| packed.len() < reply.body.len())?)));
    if let Some((coding, body)) = packed {
        reply.body = body;
        for (_, tag) in reply.headers.iter_mut().filter(|(name, _)| *name == "ETag") {
            *tag = format!("{}-{coding}\"", tag.trim_end_matches('"'));
        }
        reply = reply.header("Content-Encoding", coding);
    }
    reply.header("Vary", "Accept-Encoding")
}

fn gzipped(body: &[u8]) -> Option<Vec<u8>> {
    gzip_at(body, if body.len() > LARGE_BODY_MIN { 4 } else { 9 })
}

fn gzip_fast(body: &[u8]) -> Option<Vec<u8>> {
    gzip_at(body, 5)
}

fn gzip_at(body: &[u8], level: u32) -> Option<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(level));
    encoder.write_all(body).ok()?;
    encoder.finish().ok()
}

/// Above this size in bytes, speed is preferred to the compression ratio.
const LARGE_BODY_MIN: usize = 1024 * 1024;

/// Up to this size in bytes, the strongest compression is worthwhile, because a body is compressed once and read often.
const SMALL_BODY_MAX: usize = 128 * 1024;

fn brotlied(body: &[u8]) -> Option<Vec<u8>> {
    let quality = match body.len() {
        size if size <= SMALL_BODY_MAX => 10,
        size if size <= LARGE_BODY_MIN => 9,
        _ => 4,
    };
    brotli_at(body, quality)
}

fn brotli_fast(body: &[u8]) -> Option<Vec<u8>> {
    brotli_at(body, 4)
}

fn brotli_at(body: &[u8], quality: u32) -> Option<Vec<u8>> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
    writer.write_all(body).ok()?;
    writer.flush().ok()?;
    Some(writer.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(answer: &CachedResponse, headers: &[(HeaderName, &str)]) -> HttpResponse {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(name.clone(), HeaderValue::from_str(value).unwrap());
        }
        answer.respond(&map, "2026-11-25T10:00:00Z".parse().unwrap())
    }

    #[test]
    fn each_coding_has_its_own_etag_and_each_etag_revalidates() {
        let answer = CachedResponse::new(
            &Response::text("words ".repeat(100)),
            "2026-11-22T10:00:00.7Z".parse().unwrap(),
            CompressionEffort::Small,
        );
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
        let since = |date: &str| ask(&answer, &[(header::IF_MODIFIED_SINCE, date)]).status();
        assert_eq!(since("Sun, 22 Nov 2026 10:00:00 GMT"), 200, "the response changed within this second");
        assert_eq!(since("Sun, 22 Nov 2026 10:00:01 GMT"), 304);
        let both = [(header::IF_MODIFIED_SINCE, "Sun, 22 Nov 2026 10:00:01 GMT"), (header::IF_NONE_MATCH, "\"other\"")];
        assert_eq!(ask(&answer, &both).status(), 200, "If-None-Match takes precedence over the date");
        assert!(ask(&answer, &[(header::ACCEPT_ENCODING, "br;q=0")]).headers().get(header::CONTENT_ENCODING).is_none());
    }

    #[test]
    fn response_for_one_client_is_compressed_if_it_is_long_text() {
        let header = |reply: &Response, name: &str| {
            reply.headers.iter().find(|(own, _)| *own == name).map(|(_, value)| value.clone()).unwrap_or_default()
        };
        let long = || Response::text("words ".repeat(300)).header("ETag", "\"abc\"");
        let reply = compress_response(long(), "gzip, br");
        assert_eq!((header(&reply, "Content-Encoding"), header(&reply, "ETag")), ("br".to_owned(), "\"abc-br\"".to_owned()));
        assert!(reply.body.len() < 100 && header(&reply, "Vary") == "Accept-Encoding");
        assert_eq!(header(&compress_response(long(), "gzip"), "Content-Encoding"), "gzip");
        let plain = compress_response(long(), "");
        assert_eq!((header(&plain, "Content-Encoding").as_str(), plain.body.len()), ("", 1800));
        assert_eq!(header(&plain, "Vary"), "Accept-Encoding", "the response to others may differ");
        let binary = Response::bytes("application/zip", vec![b'a'; 5000]);
        assert_eq!(compress_response(binary.clone(), "br"), binary);
        assert_eq!(compress_response(Response::text("short"), "br"), Response::text("short"));
    }

    #[test]
    fn body_is_compressed_for_the_first_client_that_accepts_it() {
        let answer = CachedResponse::new(&Response::text("words ".repeat(100)), Timestamp::UNIX_EPOCH, CompressionEffort::Fast);
        let mut reader = HeaderMap::new();
        assert!(answer.is_compressed_for(&reader), "no compressed body exists yet for this client");
        reader.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip"));
        assert!(!answer.is_compressed_for(&reader));
        answer.compress_for("gzip");
        assert!(answer.is_compressed_for(&reader) && answer.brotli.get().is_none());
        // A body that compression would not shorten is sent uncompressed.
        let short = CachedResponse::new(&Response::text("a"), Timestamp::UNIX_EPOCH, CompressionEffort::Small);
        assert!(short.respond(&reader, Timestamp::UNIX_EPOCH).headers().get(header::CONTENT_ENCODING).is_none());
        assert!(short.is_compressed_for(&reader));
    }
}
