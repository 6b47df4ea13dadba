//! Keys, digests and chance: the one home of randomness.

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[expect(clippy::disallowed_methods, reason = "this is the one home of chance")]
    let drawn = getrandom::fill(&mut bytes);
    // Without chance there are no secrets; going on would hand out guessable ones.
    #[expect(clippy::panic, reason = "no safe way to go on")]
    if let Err(error) = drawn {
        panic!("the operating system gave no random bytes: {error}");
    }
    bytes
}

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 2);
    for b in bytes {
        // Writing to a String cannot fail.
        let _ = write!(out, "{b:02x}");
    }
    out
}

/// SHA-256 in lower-case hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// A salt for the chain of the record: 16 bytes of chance in hexadecimal.
pub fn salt() -> String {
    hex(&random::<16>())
}

/// A new row key: a UUID of version 7, so that rows sort by the time they were made.
pub fn new_id() -> String {
    uuid::Uuid::now_v7().to_string()
}
