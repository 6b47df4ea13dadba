//! Rate limits for expensive requests, counted in memory by `governor`. Each server counts separately, so the effective limit is multiplied
//! by the number of servers. A rejected request costs one table lookup; its response has Retry-After and keeps the submitted text.

use crate::http::client::wider_networks;
use crate::refusal::Refusal;
use crate::settings::Limits as Quotas;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::RwLock;
use std::num::NonZeroU32;
use std::time::Duration;
use urn_registry::i18n::Phrase;

/// The period of a quota.
const QUOTA_PERIOD: Duration = Duration::from_mins(10);

/// The maximum number of clients in the table. A larger number within ten minutes indicates a distributed attack, and counting starts
/// again.
const CLIENTS_MAX: usize = 100_000;

/// The kind of cost of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RequestCost {
    /// A password, a code or a link.
    Password,
    /// A validation or a search.
    Check,
    /// A change by a user with an account.
    EventKind,
}

type ClientRateLimiter = DefaultKeyedRateLimiter<String>;

/// The counter of one kind of cost.
struct CostLimiter {
    number: NonZeroU32,
    span: Duration,
    most: usize,
    counts: RwLock<ClientRateLimiter>,
}

fn new_rate_limiter(number: NonZeroU32, span: Duration) -> ClientRateLimiter {
    // The fallback is never used: the period is not zero.
    let quota = Quota::with_period(span / number.get()).unwrap_or(Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(number))
}

impl CostLimiter {
    fn new(number: NonZeroU32, span: Duration, most: usize) -> Self {
        Self { number, span, most, counts: RwLock::new(new_rate_limiter(number, span)) }
    }

    fn count_request(&self, client: &str, from: &'static str) -> Result<(), Refusal> {
        self.evict();
        self.counts.read().check_key(&client.to_owned()).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(DefaultClock::default().now());
            let seconds = wait.as_secs().saturating_add(1);
            Refusal::SlowDown { reason: Phrase::new("refusal-requests").arg("from", from).arg("seconds", seconds), seconds }
        })
    }

    /// Makes room in a full table: drops clients without recent requests or, if there are none, all clients, so that the next request need
    /// not scan the table again.
    fn evict(&self) {
        let kept = self.counts.read();
        if kept.len() < self.most {
            return;
        }
        kept.retain_recent();
        let is_crowded = kept.len() > self.most / 2;
        drop(kept);
        if is_crowded {
            *self.counts.write() = new_rate_limiter(self.number, self.span);
        }
    }
}

/// The counters.
pub(crate) struct RateLimits {
    password: CostLimiter,
    /// Guesses from the IPv6 networks around that of a client: a /56 and a /48.
    wider: [CostLimiter; 2],
    check: CostLimiter,
    act: CostLimiter,
}

impl RateLimits {
    pub(crate) fn new(quotas: Quotas) -> Self {
        Self::with_clients_max(quotas, CLIENTS_MAX)
    }

    fn with_clients_max(quotas: Quotas, most: usize) -> Self {
        let counter = |number| CostLimiter::new(number, QUOTA_PERIOD, most);
        Self {
            password: counter(quotas.password),
            wider: [2, 4].map(|times| counter(quotas.password.saturating_mul(NonZeroU32::MIN.saturating_add(times - 1)))),
            check: counter(quotas.check),
            act: counter(quotas.act),
        }
    }

    /// Counts a request of a client, or returns when the next one is accepted.
    pub(crate) fn check_request_rate(&self, cost: RequestCost, client: &str) -> Result<(), Refusal> {
        let counter = match cost {
            RequestCost::Password => &self.password,
            RequestCost::Check => &self.check,
            RequestCost::EventKind => &self.act,
        };
        let from = if cost == RequestCost::EventKind { "account" } else { "place" };
        counter.count_request(client, from)?;
        if cost == RequestCost::Password {
            for (counter, (network, _)) in self.wider.iter().zip(wider_networks(client)) {
                counter.count_request(&network, from)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rate_limit_applies_per_client_and_reports_the_retry_delay() {
        let limits = RateLimits::new(Quotas::read("password=3").unwrap().unwrap());
        for _ in 0..3 {
            assert!(limits.check_request_rate(RequestCost::Password, "192.0.2.1").is_ok());
        }
        let refused = limits.check_request_rate(RequestCost::Password, "192.0.2.1").unwrap_err();
        assert!(matches!(refused, Refusal::SlowDown { seconds: 190..=201, .. }), "{refused:?}");
        assert!(limits.check_request_rate(RequestCost::Password, "192.0.2.2").is_ok());
        assert!(limits.check_request_rate(RequestCost::Check, "192.0.2.1").is_ok());
    }

    #[test]
    fn guesses_from_many_networks_of_one_ipv6_prefix_are_limited() {
        let limits = RateLimits::new(Quotas::read("password=60").unwrap().unwrap());
        let accepted = |prefix: &dyn Fn(u32) -> String| {
            (0..300).filter(|n| limits.check_request_rate(RequestCost::Password, &prefix(*n)).is_ok()).count()
        };
        assert_eq!(accepted(&|n| format!("2001:db8:1:{:x}::/64", n % 256)), 120, "one /56");
        assert_eq!(accepted(&|n| format!("2001:db8:2:{:x}::/64", n * 200)), 240, "one /48");
        assert!(limits.check_request_rate(RequestCost::Password, "2001:db8:3:1::/64").is_ok());
    }

    #[test]
    fn rate_limit_table_stays_bounded_with_many_networks() {
        let limits = RateLimits::with_clients_max(Quotas::read("password=1").unwrap().unwrap(), 10);
        assert!(
            limits.check_request_rate(RequestCost::Password, "192.0.2.1").is_ok()
                && limits.check_request_rate(RequestCost::Password, "192.0.2.1").is_err()
        );
        for network in 0..1000 {
            // Each in another /48, because guesses from one /48 are limited together.
            assert!(limits.check_request_rate(RequestCost::Password, &format!("2001:db8:{network:x}::/64")).is_ok());
            let counters = [&limits.password].into_iter().chain(&limits.wider);
            assert!(counters.map(|counter| counter.counts.read().len()).all(|clients| clients <= 10));
        }
    }
}
