//! Statistics of the responses of this server since its start: number, status and duration. Counted without locks.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the histogram buckets, in milliseconds.
const BUCKET_BOUNDS: [u64; 10] = [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000];

/// The lowest status that is counted.
const COUNTED_STATUS_MIN: u16 = 200;

/// The number of statuses that are counted.
const STATUS_COUNT: usize = 400;

/// The counters.
pub(crate) struct ResponseStatistics {
    statuses: [AtomicU64; STATUS_COUNT],
    /// The last bucket counts everything above the last bound.
    buckets: [AtomicU64; BUCKET_BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Default for ResponseStatistics {
    fn default() -> Self {
        Self {
            statuses: std::array::from_fn(|_| AtomicU64::new(0)),
            buckets: std::array::from_fn(|_| AtomicU64::new(0)),
            micros: AtomicU64::new(0),
        }
    }
}

impl ResponseStatistics {
    /// Counts a response.
    pub(crate) fn count_response(&self, status: u16, took: Duration) {
        if let Some(count) = self.statuses.get(usize::from(status.saturating_sub(COUNTED_STATUS_MIN))) {
            count.fetch_add(1, Ordering::Relaxed);
        }
        let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        let at = BUCKET_BOUNDS.iter().position(|edge| millis < *edge).unwrap_or(BUCKET_BOUNDS.len());
        if let Some(bucket) = self.buckets.get(at) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(0), Ordering::Relaxed);
    }

    /// Writes the counters in the Prometheus text format.
    pub(crate) fn write_metrics(&self, out: &mut String) {
        out.push_str("# HELP nidreg_requests_total Answers by status\n# TYPE nidreg_requests_total counter\n");
        for (status, count) in (COUNTED_STATUS_MIN..).zip(&self.statuses) {
            let count = count.load(Ordering::Relaxed);
            if count > 0 {
                // Writing into a string cannot fail.
                let _ = writeln!(out, "nidreg_requests_total{{status=\"{status}\"}} {count}");
            }
        }
        out.push_str("# HELP nidreg_request_seconds Time from the head of a request to its answer\n# TYPE nidreg_request_seconds histogram\n");
        let mut sum = 0;
        for (at, bucket) in self.buckets.iter().enumerate() {
            sum += bucket.load(Ordering::Relaxed);
            let edge = BUCKET_BOUNDS.get(at).map_or_else(|| "+Inf".to_owned(), |edge| seconds(*edge));
            let _ = writeln!(out, "nidreg_request_seconds_bucket{{le=\"{edge}\"}} {sum}");
        }
        let micros = self.micros.load(Ordering::Relaxed);
        let _ = writeln!(
            out,
            "nidreg_request_seconds_sum {}.{:06}\nnidreg_request_seconds_count {sum}",
            micros / 1_000_000,
            micros % 1_000_000
        );
    }
}

fn seconds(millis: u64) -> String {
    let fraction = format!("{:03}", millis % 1000);
    match fraction.trim_end_matches('0') {
        "" => (millis / 1000).to_string(),
        fraction => format!("{}.{fraction}", millis / 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traffic_metrics_add_up() {
        let traffic = ResponseStatistics::default();
        traffic.count_response(200, Duration::from_micros(1500));
        traffic.count_response(200, Duration::from_mins(1));
        traffic.count_response(404, Duration::ZERO);
        let mut text = String::new();
        traffic.write_metrics(&mut text);
        for line in [
            "nidreg_requests_total{status=\"200\"} 2",
            "nidreg_requests_total{status=\"404\"} 1",
            "nidreg_request_seconds_bucket{le=\"0.001\"} 1",
            "nidreg_request_seconds_bucket{le=\"0.003\"} 2",
            "nidreg_request_seconds_bucket{le=\"30\"} 2",
            "nidreg_request_seconds_bucket{le=\"+Inf\"} 3",
            "nidreg_request_seconds_sum 60.001500",
            "nidreg_request_seconds_count 3",
        ] {
            assert!(text.lines().any(|own| own == line), "{line}\n{text}");
        }
    }
}
