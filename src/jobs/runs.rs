//! When each scheduled job last succeeded on this server, and whether its last run failed. Stored in memory only: after a restart, every
//! job runs immediately.

use crate::store::typed::named;
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

named! {
    /// A scheduled job.
    #[derive(PartialOrd, Ord)]
    Job {
        /// Compares the clock with the database, every 30 seconds. The other jobs wait for it.
        ClockCheck = "clock_check",
        /// Brings the stored tasks up to date: those that begin or end because time passed.
        Tasks = "tasks",
        /// Reminders, warnings, escalations and lapses of requests.
        DueSteps = "due_steps",
        /// Publishes replies by email.
        Replies = "replies",
        /// Asks contacts of namespaces once a year whether they are still right.
        Confirmations = "confirmations",
        /// Sends news to the review list.
        ListNews = "list_news",
        /// Emails the activity of requests to their followers.
        Followers = "followers",
        /// Deletes data whose retention period has ended.
        Retention = "retention",
    }
}

/// The last runs of a job.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LastRun {
    /// When it last succeeded; `None` if it has not since the start of this server.
    pub succeeded_at: Option<Timestamp>,
    /// Whether its last run failed, entirely or in part.
    pub is_failing: bool,
}

struct Runs(Mutex<BTreeMap<Job, LastRun>>);

static RUNS: Runs = Runs::new();

impl Runs {
    const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    fn note(&self, job: Job, now: Timestamp, succeeded: bool) {
        let mut runs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = runs.entry(job).or_default();
        last.is_failing = !succeeded;
        if succeeded {
            last.succeeded_at = Some(now);
        }
    }

    fn all(&self) -> Vec<(Job, LastRun)> {
        let runs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Job::ALL.into_iter().map(|job| (job, runs.get(&job).copied().unwrap_or_default())).collect()
    }
}

/// Records a run of a job at `now`.
pub fn note(job: Job, now: Timestamp, succeeded: bool) {
    RUNS.note(job, now, succeeded);
}

/// All jobs and their last runs.
pub fn all() -> Vec<(Job, LastRun)> {
    RUNS.all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_run_keeps_the_time_of_the_last_success() {
        let runs = Runs::new();
        let now = Timestamp::UNIX_EPOCH;
        let of = |job: Job| runs.all().into_iter().find(|(own, _)| *own == job).map(|(_, last)| last);
        assert_eq!(of(Job::Followers), Some(LastRun::default()));
        runs.note(Job::Followers, now, true);
        runs.note(Job::Followers, Timestamp::MAX, false);
        assert_eq!(of(Job::Followers), Some(LastRun { succeeded_at: Some(now), is_failing: true }));
        assert_eq!(runs.all().len(), Job::ALL.len());
    }
}
