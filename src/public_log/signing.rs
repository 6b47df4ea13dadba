//! Signed checkpoints. The key is a file outside the database. The last signed checkpoint is stored next to it, which detects a database
//! that was restored from an older copy and does not continue the published log.

use super::queries::{self, StoredCheckpoint};
use super::verify::{Verified, verify};
use crate::ids::{hex, random};
use crate::store::epoch::{EndedLog, ended_logs};
use crate::store::files::{replace_file, sync_folder};
use crate::store::{AnyConnection, Error, Moment, Store};
use crate::tlog::merkle;
use crate::tlog::note::{Checkpoint, Signer, Verifier};
use jiff::Timestamp;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

/// The maximum number of faults listed in a sentence; further faults are only counted.
const LISTED_FAULTS_MAX: usize = 3;

/// The reason why no checkpoint is published.
#[derive(Debug, thiserror::Error)]
pub enum NoCheckpointReason {
    /// The database is older than the last signed checkpoint.
    #[error(
        "the database has {size} entries, but {signed} were signed: it was restored from an older copy. Restore a newer one, or run: \
         nidreg db after-disaster"
    )]
    Older {
        /// The number of entries.
        size: u64,
        /// The number of entries that were signed.
        signed: u64,
    },
    /// The log in the database does not continue the last signed checkpoint.
    #[error(
        "the first {signed} entries are not the ones that were signed. Restore the right database, or run: nidreg db after-disaster"
    )]
    Other {
        /// The number of entries that were signed.
        signed: u64,
    },
    /// The log ended with a disaster.
    #[error("the log {0} ended when a new epoch began; restart the server with the key of the new log")]
    Ended(String),
    /// The entries do not match the records.
    #[error("the entries do not match the records: {0}. Run: nidreg log verify")]
    Changed(String),
    /// The row of the last signed checkpoint is missing.
    #[error(
        "the checkpoint of {size} entries beside the key is not in the database: its row was deleted, or the database is a copy that was \
         made just before it was signed"
    )]
    NoRow {
        /// The number of entries that were signed.
        size: u64,
    },
    /// The file of the last checkpoint cannot be used.
    #[error("the file of the last signed checkpoint cannot be used: {0}")]
    File(String),
    /// The database.
    #[error(transparent)]
    Store(#[from] Error),
}

impl crate::store::HasDatabaseError for NoCheckpointReason {
    fn database_error(&self) -> Option<&Error> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

/// The key of the log and the file next to it.
#[derive(Debug, Clone)]
pub struct LogKey {
    signer: Signer,
    last: PathBuf,
}

/// A signed checkpoint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed {
    /// The signed state.
    pub checkpoint: Checkpoint,
    /// The signed note.
    pub note: String,
    /// When it was signed.
    pub at: Timestamp,
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

impl LogKey {
    fn from_signer(signer: Signer, path: &Path) -> Self {
        Self { signer, last: with_suffix(path, ".checkpoint") }
    }

    /// Reads a key file.
    ///
    /// # Errors
    /// A sentence, if the file does not exist or does not contain a key.
    pub fn read(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        let signer = text.parse::<Signer>().map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self::from_signer(signer, path))
    }

    /// Creates a key file, readable by its owner only.
    ///
    /// # Errors
    /// If the file exists, if a checkpoint of another key is next to it, or if the name is not allowed for a key.
    pub fn create(path: &Path, name: &str) -> io::Result<Self> {
        let signer = Signer::new(name, &random::<32>()).map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
        let key = Self::from_signer(signer, path);
        if key.last.exists() {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, "next to it is the last checkpoint of another key"));
        }
        let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
        writeln!(file, "{}", key.signer.secret())?;
        file.sync_all()?;
        sync_folder(path)?;
        Ok(key)
    }

    /// The key that verifies its checkpoints.
    pub fn verifier(&self) -> Verifier {
        self.signer.verifier()
    }

    /// Signs the digest of an archive. The signed note cannot be mistaken for a checkpoint: its first line contains a space, and the name
    /// of a log does not.
    pub fn sign_archive(&self, file_name: &str, sha256: &str, at: Timestamp) -> String {
        self.signer.sign(&format!("nidreg archive\n{}\n{at}\n{sha256}  {file_name}\n", self.verifier().name()))
    }

    /// The end of this log: its last signed checkpoint; `None` if nothing was signed with this key.
    ///
    /// # Errors
    /// If the file of the last checkpoint cannot be used.
    pub fn log_end(&self) -> Result<Option<EndedLog>, NoCheckpointReason> {
        let end = |last: Checkpoint| EndedLog { origin: last.origin, size: last.size, root: hex(&last.root) };
        Ok(self.last_signed()?.map(end))
    }

    /// Creates the key of the log that follows this one, in the same file. Its name ends with the number of the epoch. The files of this
    /// key get the suffix `.before-EPOCH`.
    ///
    /// # Errors
    /// If the files cannot be written.
    pub fn create_successor_key(&self, path: &Path, epoch: &str) -> io::Result<Self> {
        let own = self.verifier();
        let is_number = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        let base = own.name().rsplit_once('/').filter(|(_, last)| is_number(last)).map_or(own.name(), |(base, _)| base);
        let name = format!("{base}/{epoch}");
        let before = with_suffix(path, &format!(".before-{epoch}"));
        fs::rename(path, &before)?;
        fs::rename(&self.last, with_suffix(&before, ".checkpoint"))?;
        Self::create(path, &name)
    }

    fn unusable(reason: &impl ToString) -> NoCheckpointReason {
        NoCheckpointReason::File(reason.to_string())
    }

    /// The last checkpoint that was signed on this machine; `None` before the first.
    fn last_signed(&self) -> Result<Option<Checkpoint>, NoCheckpointReason> {
        match fs::read_to_string(&self.last) {
            Ok(note) => Checkpoint::open(&note, &self.verifier()).map(Some).map_err(|error| Self::unusable(&error)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Self::unusable(&error)),
        }
    }

    /// Stores the last signed checkpoint.
    fn store_last_signed(&self, note: &str) -> io::Result<()> {
        replace_file(&self.last, note.as_bytes())
    }
}

/// Checks the whole log, that it continues the last signed checkpoint, and that this one has a row. Returns the state to sign; `None` if
/// there is no entry.
///
/// # Errors
/// What is wrong.
pub fn verify_before_signing(conn: &mut AnyConnection, key: &LogKey) -> Result<Option<Checkpoint>, NoCheckpointReason> {
    // Read before the database: the entries of a checkpoint and its row are committed before this file is written, so the database read
    // below contains them, even if another server signs more entries in the meantime.
    let last = key.last_signed()?;
    let state = checkpoint_to_sign(conn, key, last.as_ref())?;
    match last {
        Some(last) if !queries::checkpoints(conn)?.iter().any(|row| row.origin == last.origin && row.root == hex(&last.root)) => {
            Err(NoCheckpointReason::NoRow { size: last.size })
        }
        _ => Ok(state),
    }
}

/// The state to sign, which continues the last signed checkpoint; `None` if there is no entry. A missing row of that checkpoint does not
/// prevent the next one, because a copy that was made just before it was signed has none.
fn checkpoint_to_sign(
    conn: &mut AnyConnection,
    key: &LogKey,
    last: Option<&Checkpoint>,
) -> Result<Option<Checkpoint>, NoCheckpointReason> {
    // A value that cannot be read was not written by this program.
    let verified = verify(conn, Some(&key.verifier())).map_err(|error| match error {
        Error::Unreadable(reason) => NoCheckpointReason::Changed(reason),
        other => NoCheckpointReason::Store(other),
    })?;
    let name = key.verifier().name().to_owned();
    if ended_logs(conn)?.iter().any(|ended| ended.origin == name) {
        return Err(NoCheckpointReason::Ended(name));
    }
    if let Some(last) = last {
        check_continuation(&verified, last)?;
    }
    if !verified.faults.is_empty() {
        let mut named: Vec<String> = verified.faults.iter().take(LISTED_FAULTS_MAX).cloned().collect();
        if let Some(more) = verified.faults.len().checked_sub(LISTED_FAULTS_MAX).filter(|more| *more > 0) {
            named.push(format!("and {more} more"));
        }
        return Err(NoCheckpointReason::Changed(named.join("; ")));
    }
    Ok((verified.size() > 0).then(|| Checkpoint { origin: name, size: verified.size(), root: verified.root }))
}

/// Whether the log in the database continues the last signed checkpoint.
fn check_continuation(verified: &Verified, last: &Checkpoint) -> Result<(), NoCheckpointReason> {
    let (size, signed) = (verified.size(), last.size);
    if size < signed {
        return Err(NoCheckpointReason::Older { size, signed });
    }
    let first = usize::try_from(signed).ok().and_then(|signed| verified.leaves.get(..signed)).unwrap_or_default();
    if merkle::root(first) == last.root { Ok(()) } else { Err(NoCheckpointReason::Other { signed }) }
}

/// Signs the current log, unless its checkpoint was signed already. `None` if there is no entry.
///
/// The row is committed and the file beside the key is written before the caller may publish the checkpoint. If two instances sign, one
/// stores its row first, and the other then finds it.
///
/// # Errors
/// The reason why nothing was signed.
pub fn sign(store: &Store, key: &LogKey, now: Timestamp) -> Result<Option<Signed>, NoCheckpointReason> {
    let last = key.last_signed()?;
    let Some(checkpoint) = store.read(|conn| checkpoint_to_sign(conn, key, last.as_ref()))? else { return Ok(None) };
    let size = i64::try_from(checkpoint.size).map_err(|error| LogKey::unusable(&error))?;
    let is_this = |known: &StoredCheckpoint| known.size == size && known.origin == checkpoint.origin;
    // The root of a stored checkpoint was compared above.
    let known = store.read(queries::checkpoints)?.into_iter().find(is_this);
    let stored = if let Some(known) = known {
        known
    } else {
        let row = StoredCheckpoint {
            origin: checkpoint.origin.clone(),
            size,
            root: hex(&checkpoint.root),
            note: key.signer.sign(&checkpoint.to_string()),
            at: Moment::from(now),
        };
        store.write(|conn| queries::insert_checkpoint(conn, &row))?;
        row
    };
    key.store_last_signed(&stored.note).map_err(|error| LogKey::unusable(&error))?;
    Ok(Some(Signed { checkpoint, note: stored.note, at: stored.at.time() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_file_is_private_and_is_not_replaced() {
        use std::os::unix::fs::PermissionsExt as _;
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("log.key");
        let key = LogKey::create(&path, "registry.example/log").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(LogKey::read(&path).unwrap().verifier(), key.verifier());
        assert_eq!(LogKey::create(&path, "registry.example/log").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert!(LogKey::create(&dir.path().join("b"), "a b").is_err());
        assert!(LogKey::read(&dir.path().join("b")).is_err());
    }

    #[test]
    fn last_checkpoint_is_stored_and_must_have_this_key() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("log.key");
        let key = LogKey::create(&path, "registry.example/log").unwrap();
        assert_eq!(key.last_signed().unwrap(), None);
        let checkpoint = Checkpoint { origin: "registry.example/log".to_owned(), size: 3, root: [1; 32] };
        key.store_last_signed(&key.signer.sign(&checkpoint.to_string())).unwrap();
        let last = key.last_signed().unwrap().unwrap();
        assert_eq!(last, checkpoint);
        let verified = |size: usize| Verified { leaves: vec![[0; 32]; size], root: [0; 32], faults: Vec::new() };
        assert!(matches!(check_continuation(&verified(2), &last), Err(NoCheckpointReason::Older { size: 2, signed: 3 })));
        assert!(matches!(check_continuation(&verified(3), &last), Err(NoCheckpointReason::Other { signed: 3 })));
        fs::remove_file(&path).unwrap();
        assert!(LogKey::create(&path, "registry.example/log").is_err(), "a checkpoint of another key");
        fs::write(with_suffix(&path, ".checkpoint"), "x").unwrap();
        assert!(matches!(key.last_signed(), Err(NoCheckpointReason::File(_))));
    }
}
