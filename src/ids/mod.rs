//! Row keys, digests and the only source of randomness.

mod keys;
mod number;

pub use keys::{AccountId, CommentId, RequestId, ThreadId, new_id};
pub use number::{RequestNumber, RevisionNumber};

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[expect(clippy::disallowed_methods, reason = "this is the one home of chance")]
    let drawn = getrandom::fill(&mut bytes);
    // Without randomness there are no secrets; continuing would issue guessable ones.
    #[expect(clippy::panic, reason = "cannot continue safely")]
    if let Err(error) = drawn {
        panic!("the operating system gave no random bytes: {error}");
    }
    bytes
}

/// Encodes bytes as lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 2);
    for b in bytes {
        // Writing to a String cannot fail.
        let _ = write!(out, "{b:02x}");
    }
    out
}

/// The SHA-256 digest in lower-case hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// A new request ID for logs and responses: a UUID of version 8 (RFC 9562 §5.8), unique within one process, that does not reveal how many
/// requests there were. It is not a secret: random bytes are drawn only once, because a system call per request would cost a third of the
/// time of a cached response.
pub(crate) fn new_request_id() -> String {
    static START: LazyLock<u64> = LazyLock::new(|| u64::from_le_bytes(random()));
    static PROCESS: LazyLock<u64> = LazyLock::new(|| u64::from_le_bytes(random()));
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = mixed(START.wrapping_add(COUNT.fetch_add(1, Ordering::Relaxed).wrapping_mul(GOLDEN)));
    // All bits of the number, between them the version and the variant; the rest identifies the process.
    let variant = 0x8000 | ((number & 0xf) << 10) | (*PROCESS & 0x3ff);
    format!(
        "{:08x}-{:04x}-8{:03x}-{variant:04x}-{:012x}",
        number >> 32,
        (number >> 16) & 0xffff,
        (number >> 4) & 0xfff,
        *PROCESS >> 16
    )
}

/// 2^64 divided by the golden ratio, odd, so that its multiples are all distinct modulo 2^64.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finalizer of `SplitMix64` (Steele, Lea and Flood 2014): a bijection, so distinct inputs stay distinct, that makes neighboring inputs
/// look unrelated.
fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn request_numbers_are_unique() {
        let numbers: BTreeSet<String> = (0..10_000).map(|_| new_request_id()).collect();
        assert_eq!(numbers.len(), 10_000);
        for number in numbers {
            let parts: Vec<&str> = number.split('-').collect();
            assert_eq!(parts.iter().map(|part| part.len()).collect::<Vec<_>>(), [8, 4, 4, 4, 12], "{number}");
            assert!(parts.concat().bytes().all(|digit| digit.is_ascii_hexdigit()), "{number}");
            assert!(parts[2].starts_with('8') && parts[3].starts_with(['8', '9', 'a', 'b']), "{number}");
        }
    }
}
