//! The keys of the registry: the signing key and, during a key rotation, the previous one, whose signatures and second factors remain valid
//! until it is dropped (docs/design/accounts.md).

use crate::ids::sha256;
use crate::users::secrets::key_from_file;
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

/// One key, or two during a rotation. They are not printed by `Debug`.
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

/// An identifier of a key that does not reveal it: 16 hexadecimal digits.
fn key_mark(key: &[u8; 32]) -> String {
    let mut digits = sha256(&[b"nidreg key ", key.as_slice()].concat());
    digits.truncate(16);
    digits
}

/// The path of the previous key.
fn older_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".old");
    PathBuf::from(name)
}

impl Keys {
    /// Adds a previous key.
    #[must_use]
    pub fn with_older(self, older: [u8; 32]) -> Self {
        Self { older: Some(older), ..self }
    }

    /// The signing key.
    pub fn newest(&self) -> &[u8; 32] {
        &self.newest
    }

    /// All valid keys, newest first.
    pub fn all(&self) -> impl Iterator<Item = &[u8; 32]> {
        std::iter::once(&self.newest).chain(&self.older)
    }

    /// The mark of the newest key.
    pub fn newest_key_mark(&self) -> String {
        key_mark(&self.newest)
    }

    /// The mark of the previous key, if there is one.
    pub fn older_mark(&self) -> Option<String> {
        self.older.as_ref().map(key_mark)
    }

    /// How many of these marks are of no key here. An empty mark is older than marks.
    pub fn count_foreign(&self, marks: &[String]) -> usize {
        marks.iter().filter(|mark| !mark.is_empty() && self.keys_with_mark(mark).next().is_none()).count()
    }

    /// The keys with this mark; all keys if it is empty.
    pub fn keys_with_mark<'a>(&'a self, wanted: &'a str) -> impl Iterator<Item = &'a [u8; 32]> {
        self.all().filter(move |key| wanted.is_empty() || key_mark(key) == wanted)
    }
}

/// Reads the keys from a file of 32 bytes and from the file beside it that ends in `.old`. If there is no key, one is created.
pub fn from_file(path: &Path) -> Result<Keys> {
    let keys = Keys::from(key_from_file(path)?);
    let older = older_path(path);
    Ok(if older.exists() { keys.with_older(key_from_file(&older)?) } else { keys })
}

/// Creates a new key; the current key becomes the previous one. Fails if there already is a previous key. After a crash, there is either
/// the current key, or the new key with the previous one; a key always exists.
pub fn renew(path: &Path) -> Result<Keys> {
    let older = older_path(path);
    if older.exists() {
        return Err(Error::new(ErrorKind::AlreadyExists, "two keys are valid already; drop the older one first"));
    }
    // A current key must exist, because it becomes the previous one.
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

/// Deletes the previous key, which invalidates everything that was made with it.
pub fn drop_older(path: &Path) -> Result<()> {
    fs::remove_file(older_path(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_rotation_accepts_two_keys_and_refuses_a_third() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("nidreg.key");
        let first = from_file(&path).unwrap();
        assert_eq!((first.all().count(), first.older_mark()), (1, None));
        let two = renew(&path).unwrap();
        assert_eq!(two.older_mark(), Some(first.newest_key_mark()));
        assert_ne!(two.newest_key_mark(), first.newest_key_mark());
        assert_eq!(two.keys_with_mark(&first.newest_key_mark()).collect::<Vec<_>>(), [first.newest()]);
        assert_eq!(two.keys_with_mark("").count(), 2);
        assert_eq!(from_file(&path).unwrap(), two, "the keys are the same after a restart");
        assert_eq!(renew(&path).unwrap_err().kind(), ErrorKind::AlreadyExists);
        drop_older(&path).unwrap();
        let one = from_file(&path).unwrap();
        assert_eq!((one.all().count(), one.newest_key_mark()), (1, two.newest_key_mark()));
        assert_eq!(one.keys_with_mark(&first.newest_key_mark()).count(), 0);
        assert!(!format!("{two:?}").chars().any(|c| c.is_ascii_digit()));
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
