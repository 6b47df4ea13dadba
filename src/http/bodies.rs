//! Memory for request bodies. A body is read completely before its request is handled, so slow senders could exhaust the memory. Therefore
//! all bodies in transfer share one budget of bytes.

use crate::http::error::HttpError;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore};

/// Bodies up to this size, in bytes, need no permit. Nearly all forms are smaller. The connection limit bounds their total.
pub(crate) const BODY_WITHOUT_PERMIT_MAX: usize = 16 * 1024;

/// Memory limit, in bytes, for request bodies from authenticated users and API clients.
const AUTHENTICATED_BYTES_MAX: usize = 64 * 1024 * 1024;

/// Memory limit, in bytes, for request bodies from unauthenticated clients.
const ANONYMOUS_BYTES_MAX: usize = 32 * 1024 * 1024;

/// Memory limit, in bytes, for the unauthenticated clients of one network: slightly more than the largest body that they may send.
const NETWORK_BYTES_MAX: usize = 12 * 1024 * 1024;

/// How long a request waits for memory.
const RESERVATION_TIMEOUT: Duration = Duration::from_secs(3);

/// The number of networks that are remembered before those without a body are forgotten.
const NETWORKS_MAX: usize = 256;

/// Bytes per permit, since a semaphore counts only up to 32 bits.
const BYTES_PER_PERMIT: usize = 1024;

/// The budget of one server.
pub(crate) struct BodyBudget {
    known: Arc<Semaphore>,
    anonymous: Arc<Semaphore>,
    networks: Mutex<HashMap<String, Arc<Semaphore>>>,
    network: usize,
    all: usize,
}

impl Default for BodyBudget {
    fn default() -> Self {
        Self::new(AUTHENTICATED_BYTES_MAX, ANONYMOUS_BYTES_MAX, NETWORK_BYTES_MAX)
    }
}

/// A reservation in the budget; released when dropped.
pub(crate) struct Reservation {
    _of_all: Option<OwnedSemaphorePermit>,
    _of_network: Option<OwnedSemaphorePermit>,
}

/// The sender of a body.
pub(crate) enum BodySender<'a> {
    /// A user with a session, or a program with a token.
    Known,
    /// Anyone else, with their network.
    Stranger(&'a str),
}

impl BodyBudget {
    /// A budget with limits in bytes: for authenticated clients, for all others together, and for the others of one network.
    fn new(known: usize, anonymous: usize, network: usize) -> Self {
        let places = |bytes: usize| Arc::new(Semaphore::new(bytes / BYTES_PER_PERMIT));
        Self {
            known: places(known),
            anonymous: places(anonymous),
            networks: Mutex::new(HashMap::new()),
            network: network / BYTES_PER_PERMIT,
            all: (known + anonymous) / BYTES_PER_PERMIT,
        }
    }

    /// Reserves memory for a body of `bytes` bytes.
    ///
    /// # Errors
    /// 503 if the budget is exhausted for too long.
    pub(crate) async fn reserve(&self, sender: &BodySender<'_>, bytes: usize) -> Result<Reservation, HttpError> {
        self.reserve_within(sender, bytes, RESERVATION_TIMEOUT).await
    }

    async fn reserve_within(&self, sender: &BodySender<'_>, bytes: usize, patience: Duration) -> Result<Reservation, HttpError> {
        let units = u32::try_from(bytes.div_ceil(BYTES_PER_PERMIT)).unwrap_or(u32::MAX);
        let take = |from: Arc<Semaphore>| async move { from.acquire_many_owned(units).await.ok() };
        let taken = async {
            match sender {
                BodySender::Known => Reservation { _of_all: take(Arc::clone(&self.known)).await, _of_network: None },
                BodySender::Stranger(network) => {
                    let own = take(self.network_semaphore(network).await).await;
                    Reservation { _of_all: take(Arc::clone(&self.anonymous)).await, _of_network: own }
                }
            }
        };
        actix_web::rt::time::timeout(patience, taken).await.map_err(|_| HttpError::body_budget_exhausted())
    }

    async fn network_semaphore(&self, network: &str) -> Arc<Semaphore> {
        let mut all = self.networks.lock().await;
        if all.len() >= NETWORKS_MAX {
            all.retain(|_, places| places.available_permits() < self.network);
        }
        Arc::clone(all.entry(network.to_owned()).or_insert_with(|| Arc::new(Semaphore::new(self.network))))
    }

    /// The number of reserved bytes.
    pub(crate) fn reserved_bytes(&self) -> usize {
        let left = self.known.available_permits() + self.anonymous.available_permits();
        self.all.saturating_sub(left) * BYTES_PER_PERMIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOON: Duration = Duration::from_millis(5);

    #[actix_web::test]
    async fn unauthenticated_network_cannot_exceed_its_share_of_body_memory() {
        let bodies = BodyBudget::new(8 * BYTES_PER_PERMIT, 6 * BYTES_PER_PERMIT, 4 * BYTES_PER_PERMIT);
        let ask = async |sender, units| bodies.reserve_within(&sender, units * BYTES_PER_PERMIT, SOON).await;
        let held = ask(BodySender::Stranger("192.0.2.0"), 3).await.unwrap();
        let refused = ask(BodySender::Stranger("192.0.2.0"), 2).await.err().unwrap();
        assert_eq!((refused.status, refused.retry_after.is_some()), (503, true));
        let other = ask(BodySender::Stranger("198.51.100.0"), 3).await.unwrap();
        assert!(ask(BodySender::Stranger("203.0.113.0"), 1).await.is_err());
        // Authenticated clients do not wait behind the others.
        let known = ask(BodySender::Known, 8).await.unwrap();
        assert_eq!(bodies.reserved_bytes(), 14 * BYTES_PER_PERMIT);
        assert!(ask(BodySender::Known, 1).await.is_err());
        drop((held, other, known));
        assert_eq!(bodies.reserved_bytes(), 0);
        assert!(ask(BodySender::Stranger("192.0.2.0"), 4).await.is_ok());
    }

    #[actix_web::test]
    async fn request_that_times_out_reserves_no_memory() {
        let bodies = BodyBudget::new(BYTES_PER_PERMIT, BYTES_PER_PERMIT, 4 * BYTES_PER_PERMIT);
        let held = bodies.reserve_within(&BodySender::Stranger("192.0.2.0"), BYTES_PER_PERMIT, SOON).await.unwrap();
        for _ in 0..8 {
            // The network has memory left, but the total for unauthenticated clients is exhausted.
            assert!(bodies.reserve_within(&BodySender::Stranger("192.0.2.0"), BYTES_PER_PERMIT, SOON).await.is_err());
        }
        drop(held);
        assert!(bodies.reserve_within(&BodySender::Stranger("192.0.2.0"), BYTES_PER_PERMIT, SOON).await.is_ok());
    }

    #[actix_web::test]
    async fn idle_networks_are_forgotten() {
        let bodies = BodyBudget::new(BYTES_PER_PERMIT, BYTES_PER_PERMIT, BYTES_PER_PERMIT);
        for number in 0..3 * NETWORKS_MAX {
            assert!(bodies.reserve_within(&BodySender::Stranger(&format!("network {number}")), 1, SOON).await.is_ok());
        }
        assert!(bodies.networks.lock().await.len() <= NETWORKS_MAX);
    }
}
