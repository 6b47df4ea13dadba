//! Secrets and hashes: 256-bit tokens, their SHA-256, argon2id for passwords.

use crate::ids::{hex, random, sha256};
use crate::users::Password;
use argon2::password_hash::phc::{Output, PasswordHash};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

/// A secret that is sent once, in a cookie or a link; only [`Token::hash`] is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The number of its hexadecimal digits.
    pub(crate) const TOKEN_DIGITS: usize = 64;

    /// Generates a new token with the random number generator of the operating system.
    pub fn generate() -> Self {
        Self(hex(&random::<32>()))
    }

    /// Parses a received token; `None` if it is not 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        let reads = text.len() == Self::TOKEN_DIGITS && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        reads.then(|| Self(text.to_owned()))
    }

    /// The secret, for the cookie or the link.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// The SHA-256 of the secret, in hexadecimal.
    pub fn hash(&self) -> String {
        sha256(self.0.as_bytes())
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The cost parameters of password hashes: `NIDREG_ARGON2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HashCosts {
    memory: u32,
    passes: u32,
    lanes: u32,
}

/// OWASP's second argon2id setting: 19 MiB, two passes, one lane.
const DEFAULT_COSTS: HashCosts = HashCosts { memory: 19 * 1024, passes: 2, lanes: 1 };

/// The maximum memory of a hash in KiB, so that a typing error does not exhaust the memory of the machine.
const MEMORY_MAX: u32 = 1024 * 1024;

static COSTS: OnceLock<HashCosts> = OnceLock::new();

impl HashCosts {
    /// Parses `m=19456 t=2 p=1`: KiB, passes, lanes; values below OWASP's minimum are rejected.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut costs = DEFAULT_COSTS;
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let (name, value) = word.split_once('=').ok_or_else(|| format!("{word:?} has no ="))?;
            let value: u32 = value.parse().map_err(|_| format!("{value:?} is not a number"))?;
            match name {
                "m" => costs.memory = value,
                "t" => costs.passes = value,
                "p" => costs.lanes = value,
                other => return Err(format!("{other:?} is none of m, t, p")),
            }
        }
        let least = costs.memory >= 7 * 1024 && costs.memory.saturating_mul(costs.passes) >= 19 * 1024 * 2;
        if !least || costs.memory > MEMORY_MAX || !(1..=16).contains(&costs.lanes) || costs.passes > 100 {
            return Err("m is 7168 to 1048576 and m times t at least 38912, p at most 16".to_owned());
        }
        Ok(costs)
    }
}

/// Sets the cost parameters. Call once at startup.
pub fn set_costs(costs: HashCosts) {
    let _ = COSTS.set(costs);
}

fn argon2() -> Argon2<'static> {
    let HashCosts { memory, passes, lanes } = *COSTS.get_or_init(|| DEFAULT_COSTS);
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(memory, passes, lanes, None).unwrap_or_default())
}

/// The buffers of hashes that are not running, so that a storm of sign-ins uses as many as run at a time. The allocator would retain the freed
/// memory of every thread that ever hashed.
static HASH_BUFFERS: Mutex<Vec<Vec<Block>>> = Mutex::new(Vec::new());

/// Computes a hash of the length of `out` in a reused buffer.
fn hash_into(argon2: &Argon2<'_>, password: &Password, salt: &[u8], out: &mut [u8]) -> argon2::Result<()> {
    let buffers = || HASH_BUFFERS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut blocks = buffers().pop().unwrap_or_default();
    let count = argon2.params().block_count();
    if blocks.len() < count {
        blocks.resize(count, Block::new());
    }
    let done = argon2.hash_password_into_with_memory(password.bytes(), salt, out, blocks.get_mut(..count).unwrap_or_default());
    // What a stronger hash of another release needed is given back.
    if count <= COSTS.get_or_init(|| DEFAULT_COSTS).memory as usize {
        buffers().push(blocks);
    }
    done
}

/// Whether a stored hash has other cost parameters than the current ones; it is then replaced at the next sign-in.
pub fn is_outdated(stored: &str) -> bool {
    let Ok(parsed) = PasswordHash::new(stored) else { return true };
    let of = |params: &Params| (params.m_cost(), params.t_cost(), params.p_cost());
    Params::try_from(&parsed).map_or(true, |params| of(&params) != of(argon2().params()))
}

/// Hashes a password; the cost of about 20 ms of one core is intended.
///
/// # Panics
/// If the operating system has no random bytes, because a guessable salt would be worse.
pub fn hash_password(password: &Password) -> String {
    let (argon2, salt, mut out) = (argon2(), random::<16>(), [0; Params::DEFAULT_OUTPUT_LEN]);
    #[expect(clippy::expect_used, reason = "fixed parameters and a fresh 16-byte salt cannot be refused")]
    hash_into(&argon2, password, &salt, &mut out).expect("argon2id with fixed parameters");
    let params = argon2.params();
    // The PHC string format.
    format!(
        "$argon2id$v=19$m={},t={},p={}${}${}",
        params.m_cost(),
        params.t_cost(),
        params.p_cost(),
        STANDARD_NO_PAD.encode(salt),
        STANDARD_NO_PAD.encode(out)
    )
}

/// The hash of a random password, for comparison when the address is unknown.
static DUMMY_HASH: LazyLock<String> = LazyLock::new(|| hash_password(&Password::unchecked(Token::generate().secret())));

/// Whether a stored hash is that of a password; `None` if it is not an argon2 hash.
fn is_hash_of(stored: &PasswordHash, password: &Password) -> Option<bool> {
    let (salt, expected) = (stored.salt.as_ref()?, stored.hash.as_ref()?);
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
    let version = Version::try_from(stored.version.unwrap_or(Version::V0x13.into())).ok()?;
    let argon2 = Argon2::new(algorithm, version, Params::try_from(stored).ok()?);
    let mut out = vec![0; expected.len()];
    hash_into(&argon2, password, salt.as_ref(), &mut out).ok()?;
    // Compared in constant time.
    Some(Output::new(&out).ok()? == *expected)
}

/// Verifies a password. Without a stored hash the same work is done, so that the duration does not reveal whether an address has an
/// account.
pub fn verify_password(password: &Password, stored: Option<&str>) -> bool {
    let hash = stored.unwrap_or(&DUMMY_HASH);
    let matches = PasswordHash::new(hash).is_ok_and(|parsed| is_hash_of(&parsed, password).unwrap_or(false));
    matches && stored.is_some()
}

/// Reads the key from a file of 32 bytes that only its owner can read; if the file does not exist, it is created with a new key.
pub fn key_from_file(path: &std::path::Path) -> std::io::Result<[u8; 32]> {
    use std::io::Error;
    use std::io::ErrorKind;
    use std::io::Write as _;
    match std::fs::read(path) {
        Ok(bytes) => bytes.try_into().map_err(|_| Error::new(ErrorKind::InvalidData, "it does not hold 32 bytes")),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let mut key = [0; 32];
            #[expect(clippy::disallowed_methods, reason = "this is the one home of chance")]
            getrandom::fill(&mut key).map_err(|error| Error::other(error.to_string()))?;
            let mut options = std::fs::OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut file = options.open(path)?;
            file.write_all(&key)?;
            file.sync_all()?;
            Ok(key)
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_verify_and_debug_output_hides_tokens() {
        let hash = hash_password(&Password::unchecked("correct horse"));
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(verify_password(&Password::unchecked("correct horse"), Some(&hash)));
        assert!(!verify_password(&Password::unchecked("wrong horse"), Some(&hash)));
        assert!(!verify_password(&Password::unchecked("correct horse"), None));
        assert!(!is_outdated(&hash) && is_outdated(&hash.replace("t=2", "t=3")) && is_outdated("*"));
        assert!(
            verify_password(&Password::unchecked("correct horse"), Some(&hash)),
            "a hash with other cost parameters is still accepted"
        );
        assert_eq!(HashCosts::read("m=65536, t=3"), Ok(HashCosts { memory: 65_536, passes: 3, lanes: 1 }));
        // Created by argon2 0.5.3: stored hashes outlive the library version.
        let older = "$argon2id$v=19$m=19456,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$cTLmpgKLeruU6za+t2cUZ3fNfHVCYhGoJ8inpcUNcwc";
        assert!(verify_password(&Password::unchecked("correct horse"), Some(older)) && !is_outdated(older));
        let costlier = "$argon2id$v=19$m=65536,t=3,p=1$BwcHBwcHBwcHBwcHBwcHBw$e5hdj6AMnszM+RjIy5/qqANq84HK9vSY4Jm1uEm4wYo";
        assert!(verify_password(&Password::unchecked("correct horse"), Some(costlier)) && is_outdated(costlier));
        for wrong in ["m=1", "m=19456 t=1", "x=1", "m", "p=99", "m=4000000000"] {
            assert!(HashCosts::read(wrong).is_err(), "{wrong}");
        }
        let token = Token::generate();
        assert_eq!(Token::read(token.secret()), Some(token.clone()));
        assert!(token.hash() != token.secret() && !format!("{token:?}").contains(token.secret()));
        assert_eq!(Token::read("abc"), None);
    }
}
