//! The keys of the registry: the one that signs, and, while a change goes on, the one before it, whose signatures and second factors stay
//! valid until nothing hangs on it (docs/decisions/0026-authentication.md).

use crate::ids::sha256;
use crate::people::secrets::key_from_file;
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

/// One key, or two at once. They are shown nowhere.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Keys {
    newest: [u8; 32],
    older: Option<[u8; 32]>,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.older.is_some() { "Keys(two)" } else { "Keys(one)" })
    }
}

impl From<[u8; 32]> for Keys {
    fn from(newest: [u8; 32]) -> Self {
        Self { newest, older: None }
    }
}

/// By what a key is told from another without telling anything of it: 16 hexadecimal digits.
fn mark(key: &[u8; 32]) -> String {
    let mut digits = sha256(&[b"nidreg key ", key.as_slice()].concat());
    digits.truncate(16);
    digits
}

/// Where the key before the newest is kept.
fn older_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".old");
    PathBuf::from(name)
}

impl Keys {
    /// The same with an older one beside it.
    #[must_use]
    pub fn with_older(self, older: [u8; 32]) -> Self {
        Self { older: Some(older), ..self }
    }

    /// The one that signs.
    pub fn newest(&self) -> &[u8; 32] {
        &self.newest
    }

    /// All that are valid, the newest first.
    pub fn all(&self) -> impl Iterator<Item = &[u8; 32]> {
        std::iter::once(&self.newest).chain(&self.older)
    }

    /// The mark of the newest.
    pub fn mark(&self) -> String {
        mark(&self.newest)
    }

    /// The mark of the older one, while there is one.
    pub fn older_mark(&self) -> Option<String> {
        self.older.as_ref().map(mark)
    }

    /// The keys something may have been made with that bears this mark; all of them when it bears none.
    pub fn of<'a>(&'a self, wanted: &'a str) -> impl Iterator<Item = &'a [u8; 32]> {
        self.all().filter(move |key| wanted.is_empty() || mark(key) == wanted)
    }
}

/// The keys in a file of 32 bytes and in the one beside it that ends in `.old`. When there is none, one is made.
pub fn from_file(path: &Path) -> Result<Keys> {
    let keys = Keys::from(key_from_file(path)?);
    let older = older_path(path);
    Ok(if older.exists() { keys.with_older(key_from_file(&older)?) } else { keys })
}

/// Makes a new key; the present one becomes the older. Refused while there is an older one. A crash leaves the present key, or the new one
/// with the older beside it, and never none.
pub fn renew(path: &Path) -> Result<Keys> {
    let older = older_path(path);
    if older.exists() {
        return Err(Error::new(ErrorKind::AlreadyExists, "two keys are valid already; drop the older one first"));
    }
    // There must be a key that becomes the older one.
    key_from_file(path)?;
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    if new.exists() {
        fs::remove_file(&new)?;
    }
    key_from_file(&new)?;
    fs::hard_link(path, &older)?;
    fs::rename(&new, path)?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::File::open(folder)?.sync_all()?;
    }
    from_file(path)
}

/// Takes the older key away: what was made with it opens nothing any more.
pub fn drop_older(path: &Path) -> Result<()> {
    fs::remove_file(older_path(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_keys_are_valid_until_the_older_one_is_dropped_and_never_three() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("nidreg.key");
        let first = from_file(&path).unwrap();
        assert_eq!((first.all().count(), first.older_mark()), (1, None));
        let two = renew(&path).unwrap();
        assert_eq!(two.older_mark(), Some(first.mark()));
        assert_ne!(two.mark(), first.mark());
        assert_eq!(two.of(&first.mark()).collect::<Vec<_>>(), [first.newest()]);
        assert_eq!(two.of("").count(), 2);
        assert_eq!(from_file(&path).unwrap(), two, "the same after a restart");
        assert_eq!(renew(&path).unwrap_err().kind(), ErrorKind::AlreadyExists);
        drop_older(&path).unwrap();
        let one = from_file(&path).unwrap();
        assert_eq!((one.all().count(), one.mark()), (1, two.mark()));
        assert_eq!(one.of(&first.mark()).count(), 0);
        assert!(!format!("{two:?}").chars().any(|c| c.is_ascii_digit()));
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
