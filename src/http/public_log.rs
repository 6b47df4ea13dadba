//! The public log as served: the signed checkpoint, or the reason for its absence, and the hashes of the entries.

use crate::public_log::queries;
use crate::public_log::signing::{LogKey, NoCheckpointReason, Signed, sign};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Store};
use crate::tlog::merkle::Hash;
use crate::tlog::note::Verifier;
use jiff::Timestamp;
use std::sync::{Arc, PoisonError, RwLock};

/// The published state.
#[derive(Debug, Clone)]
pub enum CheckpointState {
    /// No key is configured.
    NoKey,
    /// No checkpoint has been signed since the start.
    NotYet,
    /// The checkpoint.
    Signed(Arc<Signed>),
    /// No checkpoint, because the log must not be signed.
    Withheld(Arc<str>),
}

/// The log of one server.
pub struct PublicLog {
    key: Option<LogKey>,
    standing: RwLock<CheckpointState>,
    /// The hashes of the first entries. They never change; more are read when they are needed.
    leaves: RwLock<Vec<Hash>>,
}

impl PublicLog {
    /// The log with this key.
    pub fn new(key: Option<LogKey>) -> Self {
        let standing = if key.is_some() { CheckpointState::NotYet } else { CheckpointState::NoKey };
        Self { key, standing: RwLock::new(standing), leaves: RwLock::default() }
    }

    /// The published state.
    pub fn checkpoint_state(&self) -> CheckpointState {
        self.standing.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The key that verifies the checkpoints; `None` if no key is configured.
    pub fn verifier(&self) -> Option<Verifier> {
        self.key.as_ref().map(LogKey::verifier)
    }

    /// Whether checkpoints are signed here.
    pub(crate) fn has_key(&self) -> bool {
        self.key.is_some()
    }

    /// Whether a checkpoint of the current size is already published, so that there is nothing to sign.
    ///
    /// # Errors
    /// The database.
    pub fn is_checkpoint_current(&self, store: &Store) -> Result<bool, crate::store::Error> {
        let size = store.read(queries::size)?;
        Ok(match self.checkpoint_state() {
            CheckpointState::NoKey => true,
            CheckpointState::NotYet => size == 0,
            CheckpointState::Signed(signed) => i64::try_from(signed.checkpoint.size) == Ok(size),
            CheckpointState::Withheld(_) => false,
        })
    }

    /// Checks the log and signs it. If no checkpoint may be published, returns the reason, unless it was already returned.
    pub fn refresh_checkpoint(&self, store: &Store, now: Timestamp) -> Option<String> {
        let key = self.key.as_ref()?;
        let signed = sign(store, key, now);
        match &signed {
            Ok(_) | Err(NoCheckpointReason::Ended(_)) => store.set_log_discontinuity(None),
            Err(reason @ (NoCheckpointReason::Older { .. } | NoCheckpointReason::Other { .. })) => {
                store.set_log_discontinuity(Some(reason.to_string()));
            }
            Err(
                NoCheckpointReason::Changed(_)
                | NoCheckpointReason::NoRow { .. }
                | NoCheckpointReason::File(_)
                | NoCheckpointReason::Store(_),
            ) => {}
        }
        let (standing, reason) = match signed {
            Ok(Some(signed)) => (CheckpointState::Signed(Arc::new(signed)), None),
            Ok(None) => (CheckpointState::NotYet, None),
            // The published checkpoint remains valid. If two instances sign at the same time, one of them is refused and finds the row of
            // the other instance in its next run.
            Err(NoCheckpointReason::Store(error)) => {
                tracing::warn!(%error, "the public log could not be signed; signing will be retried");
                return None;
            }
            Err(withheld) => {
                let reason = withheld.to_string();
                let is_known = matches!(self.checkpoint_state(), CheckpointState::Withheld(before) if *before == *reason);
                (CheckpointState::Withheld(reason.as_str().into()), Some(reason).filter(|_| !is_known))
            }
        };
        *self.standing.write().unwrap_or_else(PoisonError::into_inner) = standing;
        reason
    }

    /// Calls `use_them` with the hashes of the first `size` entries; `None` if there are fewer.
    pub(crate) fn with_leaf_hashes<T>(
        &self,
        conn: &mut AnyConnection,
        size: usize,
        use_them: impl FnOnce(&[Hash]) -> Option<T>,
    ) -> Result<Option<T>, Refusal> {
        let known = self.leaves.read().unwrap_or_else(PoisonError::into_inner).len();
        if known < size {
            // The database is read without the lock, because other readers wait for the lock.
            let more = queries::leaves(conn, i64::try_from(known).unwrap_or(i64::MAX))?;
            let mut leaves = self.leaves.write().unwrap_or_else(PoisonError::into_inner);
            // Another thread may have added some of them in the meantime.
            let added = leaves.len() - known;
            leaves.extend(more.into_iter().skip(added));
        }
        let leaves = self.leaves.read().unwrap_or_else(PoisonError::into_inner);
        Ok(leaves.get(..size).and_then(use_them))
    }
}
