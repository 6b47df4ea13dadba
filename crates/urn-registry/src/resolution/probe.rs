//! How a probe interprets a response, and when it repeats the request. The result is not a judgment: readers only see the date of
//! the last response (docs/decisions/0014-urn-resolution.md).
//!
//! ```
//! use urn_registry::resolution::probe::{ProbeResult, interpret};
//!
//! let now = "2026-11-22T10:00:00Z".parse().unwrap();
//! assert_eq!(interpret(200, None, now), ProbeResult::Answered);
//! assert_eq!(interpret(503, Some("120"), now), ProbeResult::Later("2026-11-22T10:02:00Z".parse().unwrap()));
//! ```

use jiff::fmt::rfc2822;
use jiff::{SignedDuration, Timestamp};

/// How often a URL is requested.
pub const EVERY: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The minimum interval between two requests.
pub const PAUSE: SignedDuration = SignedDuration::from_mins(1);
/// The maximum delay that a host can request.
const LATER_MAX: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The delay for hosts that ask for fewer requests but give no time.
const LATER: SignedDuration = SignedDuration::from_hours(24);

/// The result of a probe.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProbeResult {
    /// A server responded and knows the URL, even if it requires a subscription.
    Answered,
    /// There was no such response, for this reason.
    Failed(String),
    /// No request was sent, because the guard or the host does not allow it; contains the reason.
    Unasked(String),
    /// The host asks to wait until then (RFC 9110 §10.2.3).
    Later(Timestamp),
}

/// Interprets a status code, after redirects were followed.
pub fn interpret(status: u16, retry_after: Option<&str>, now: Timestamp) -> ProbeResult {
    match (status, retry_after.and_then(|text| later(text, now))) {
        (429 | 503, Some(until)) => ProbeResult::Later(until),
        (429, None) => ProbeResult::Later(now.saturating_add(LATER).unwrap_or(now)),
        // A host that requires a password, payment or other permission recognizes the URL (RFC 9110 §15.5.2 to §15.5.4, RFC 7725).
        (200..=299 | 401 | 402 | 403 | 407 | 451, _) => ProbeResult::Answered,
        (status, _) => ProbeResult::Failed(format!("status {status}")),
    }
}

/// The time until which `Retry-After` asks to wait: seconds or a date (RFC 9110 §10.2.3), at most 30 days from `now`.
pub fn later(text: &str, now: Timestamp) -> Option<Timestamp> {
    let text = text.trim();
    let is_number = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let until = if is_number {
        let seconds = text.parse::<i64>().unwrap_or(i64::MAX).min(LATER_MAX.as_secs());
        now.checked_add(SignedDuration::from_secs(seconds)).ok()?
    } else {
        rfc2822::DateTimeParser::new().parse_timestamp(text).ok()?
    };
    Some(until.max(now).min(now.saturating_add(LATER_MAX).unwrap_or(now)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn probe_treats_access_denied_as_answered_and_429_as_retry_later() {
        let now = at("2026-11-22T10:00:00Z");
        for status in [200, 204, 206, 401, 402, 403, 451] {
            assert_eq!(interpret(status, Some("60"), now), ProbeResult::Answered, "{status}");
        }
        for status in [300, 304, 400, 404, 405, 410, 500, 502, 503] {
            assert!(matches!(interpret(status, None, now), ProbeResult::Failed(_)), "{status}");
        }
        assert_eq!(interpret(429, None, now), ProbeResult::Later(at("2026-11-23T10:00:00Z")));
        assert_eq!(interpret(429, Some("soon"), now), ProbeResult::Later(at("2026-11-23T10:00:00Z")));
        assert_eq!(interpret(404, Some("60"), now), ProbeResult::Failed("status 404".to_owned()));
    }

    #[test]
    fn retry_after_accepts_seconds_or_a_date_and_is_capped_at_one_month() {
        let now = at("2026-11-22T10:00:00Z");
        let month = at("2026-12-22T10:00:00Z");
        for (text, until) in [
            ("0", Some(now)),
            (" 90 ", Some(at("2026-11-22T10:01:30Z"))),
            ("Sun, 22 Nov 2026 11:00:00 GMT", Some(at("2026-11-22T11:00:00Z"))),
            ("Sun, 22 Nov 2020 11:00:00 GMT", Some(now)),
            ("99999999999999999999999999", Some(month)),
            ("Thu, 01 Jan 2037 00:00:00 GMT", Some(month)),
            ("-1", None),
            ("", None),
            ("tomorrow", None),
        ] {
            assert_eq!(later(text, now), until, "{text:?}");
        }
    }
}
