//! How much of what costs something one client gets, counted by `governor` in memory: each server counts for itself, which multiplies the
//! limits by their number and no more. A refused request costs a look into a table, is told when to come back, and keeps its text.

use crate::refusal::Refusal;
use crate::settings::Limits as Quotas;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;
use std::time::Duration;

/// The span of a quota.
const SPAN: Duration = Duration::from_mins(10);

/// Clients counted at most; more than that within ten minutes is an attack from many networks, and the count begins again.
const CLIENTS_MAX: usize = 100_000;

/// What a request costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cost {
    /// A password, a code or a link.
    Password,
    /// A check or a search.
    Check,
    /// A change by somebody with an account.
    Act,
}

type Counter = DefaultKeyedRateLimiter<String>;

/// The counters.
pub(crate) struct Limits {
    password: Counter,
    check: Counter,
    act: Counter,
}

fn counter(number: NonZeroU32) -> Counter {
    // Never none: the span is not nought.
    let quota = Quota::with_period(SPAN / number.get()).unwrap_or(Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(number))
}

impl Limits {
    pub(crate) fn new(quotas: Quotas) -> Self {
        Self { password: counter(quotas.password), check: counter(quotas.check), act: counter(quotas.act) }
    }

    /// Counts a request of a client, or says when the next one is taken.
    pub(crate) fn take(&self, cost: Cost, client: &str) -> Result<(), Refusal> {
        let counter = match cost {
            Cost::Password => &self.password,
            Cost::Check => &self.check,
            Cost::Act => &self.act,
        };
        if counter.len() >= CLIENTS_MAX {
            counter.retain_recent();
        }
        counter.check_key(&client.to_owned()).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(DefaultClock::default().now());
            let seconds = wait.as_secs().saturating_add(1);
            let who = if cost == Cost::Act { "your account" } else { "where you are" };
            Refusal::SlowDown { why: format!("Too many requests came from {who}. Try again in {seconds} seconds"), seconds }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_client_is_told_when_to_come_back_and_the_others_go_on() {
        let limits = Limits::new(Quotas::read("password=3").unwrap().unwrap());
        for _ in 0..3 {
            assert!(limits.take(Cost::Password, "192.0.2.1").is_ok());
        }
        let refused = limits.take(Cost::Password, "192.0.2.1").unwrap_err();
        assert!(matches!(refused, Refusal::SlowDown { seconds: 190..=201, .. }), "{refused:?}");
        assert!(limits.take(Cost::Password, "192.0.2.2").is_ok());
        assert!(limits.take(Cost::Check, "192.0.2.1").is_ok());
    }
}
