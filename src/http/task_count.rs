//! The task count of each signed-in user for the navigation: recounted at most every few seconds, and immediately after an action of the
//! user.

use crate::ids::AccountId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use urn_registry::i18n::Phrase;

/// How long a count is valid. Changes by others appear after that; the user's own changes appear at once.
const COUNT_LIFETIME: Duration = Duration::from_secs(10);

/// The maximum number of cached counts. When it is reached, all are dropped.
const CACHED_COUNTS_MAX: usize = 10_000;

/// A number of tasks, and whether there are more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TaskCount {
    /// The number of tasks that were counted.
    pub number: usize,
    /// Whether there are more tasks than were counted.
    pub more: bool,
}

impl TaskCount {
    /// The text for the navigation: "My tasks (3)".
    pub fn nav_label(self) -> Phrase {
        match (self.number, self.more) {
            (0, false) => Phrase::new("nav-waiting"),
            (number, false) => Phrase::new("nav-waiting-count").arg("count", number),
            (number, true) => Phrase::new("nav-waiting-more").arg("count", number),
        }
    }
}

/// The cached counts.
#[derive(Debug, Default)]
pub struct TaskCountCache {
    cached: Mutex<HashMap<AccountId, (Instant, TaskCount)>>,
}

impl TaskCountCache {
    /// The count of a user, while it is valid.
    pub(crate) fn cached_count(&self, account_id: &AccountId, now: Instant) -> Option<TaskCount> {
        let cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.get(account_id).filter(|(at, _)| now.duration_since(*at) < COUNT_LIFETIME).map(|(_, count)| *count)
    }

    /// Caches a count.
    pub(crate) fn set(&self, account_id: &AccountId, now: Instant, count: TaskCount) {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        if cached.len() >= CACHED_COUNTS_MAX {
            cached.clear();
        }
        cached.insert(account_id.to_owned(), (now, count));
    }

    /// Drops the count of a user, after an action.
    pub(crate) fn forget(&self, account_id: &AccountId) {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner).remove(account_id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn task_count_is_cached_briefly_and_cleared_by_the_users_actions() {
        let (waits, now) = (TaskCountCache::default(), Instant::now());
        assert_eq!(waits.cached_count(&"ada".into(), now), None);
        let count = TaskCount { number: 3, more: false };
        waits.set(&"ada".into(), now, count);
        assert_eq!(waits.cached_count(&"ada".into(), now + COUNT_LIFETIME / 2), Some(count));
        assert_eq!(
            (waits.cached_count(&"ada".into(), now + COUNT_LIFETIME), waits.cached_count(&"bob".into(), now)),
            (None, None)
        );
        waits.forget(&"ada".into());
        assert_eq!(waits.cached_count(&"ada".into(), now), None);
        let label = |number, more| TaskCount { number, more }.nav_label();
        assert_eq!([label(0, false), label(3, false), label(25, true)], ["My tasks", "My tasks (3)", "My tasks (25+)"]);
    }
}
