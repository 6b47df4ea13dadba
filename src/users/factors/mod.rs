//! The second factor: codes of an authenticator app (TOTP, RFC 6238), and recovery codes in case it is lost.
//!
//! The secret of an authenticator is an HMAC of account and salt with the key of the registry, so that codes cannot be computed from the
//! database or a backup of it. SHA-1, six digits and thirty seconds are supported by all authenticators.

pub(crate) mod queries;

use crate::ids::{AccountId, random, sha256};
use crate::users::keys::Keys;
use hmac::{Hmac, KeyInit as _, Mac as _};
use jiff::Timestamp;
use sha2::Sha256;
use std::fmt;
use totp_rs::{Algorithm, Builder, Secret, Totp};

/// The number of recovery codes in a list.
pub const RECOVERY_CODE_COUNT: usize = 10;

/// The time step in seconds (RFC 6238 §5.2).
const TIME_STEP_SECONDS: i64 = 30;

/// The number of digits of a code.
const DIGITS: u8 = 6;

/// The size of a secret in bytes, that of an HMAC-SHA-1 (RFC 4226 §4).
const SECRET_BYTES: usize = 20;

/// Who needs a second factor, and the key of the secrets.
#[derive(Clone)]
pub struct SecondFactorConfig {
    keys: Keys,
    /// Whether accounts with a registry role need one.
    pub required: bool,
}

/// An entered code, from the authenticator or from the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Code {
    /// Six digits.
    Digits(String),
    /// The SHA-256 of a recovery code.
    Recovery(String),
}

impl Code {
    /// Parses an entered code, ignoring spaces and hyphens; `None` if it is neither kind.
    pub fn read(text: &str) -> Option<Self> {
        let bare: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>().to_ascii_lowercase();
        if bare.len() == usize::from(DIGITS) && bare.bytes().all(|b| b.is_ascii_digit()) {
            return Some(Self::Digits(bare));
        }
        (bare.len() == 24 && bare.bytes().all(|b| b.is_ascii_alphanumeric())).then(|| Self::Recovery(sha256(bare.as_bytes())))
    }
}

/// Generates a list of recovery codes. Each has 120 bits of entropy, so an unsalted hash is sufficient (ASVS 6.5.2).
pub fn recovery_codes() -> Vec<String> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    (0..RECOVERY_CODE_COUNT)
        .map(|_| {
            let letters: Vec<char> = random::<24>()
                .iter()
                .map(|byte| char::from(LETTERS.get(usize::from(byte % 32)).copied().unwrap_or(b'a')))
                .collect();
            letters.chunks(6).map(|part| part.iter().collect::<String>()).collect::<Vec<_>>().join("-")
        })
        .collect()
}

impl SecondFactorConfig {
    /// Creates the settings with the keys of the registry.
    pub fn new(keys: impl Into<Keys>, required: bool) -> Self {
        Self { keys: keys.into(), required }
    }

    /// The keys from which secrets are derived.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    fn secret_of(key: &[u8; 32], account_id: &AccountId, salt: &str) -> Option<Secret> {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
        for part in ["nidreg second factor", account_id.as_str(), salt] {
            mac.update(part.as_bytes());
            mac.update(&[0]);
        }
        Some(Secret::from(mac.finalize().into_bytes().get(..SECRET_BYTES)?.to_vec()))
    }

    fn authenticator(secret: Secret) -> Option<Totp> {
        let plain = Builder::new()
            .with_algorithm(Algorithm::SHA1)
            .with_digits(DIGITS)
            .with_step_duration(TIME_STEP_SECONDS.unsigned_abs());
        plain.with_secret(secret).build().ok()
    }

    /// The secret of a new authenticator in base 32, as entered in the app.
    pub fn secret(&self, account_id: &AccountId, salt: &str) -> String {
        Self::secret_of(self.keys.newest(), account_id, salt).map(|secret| secret.to_base32()).unwrap_or_default()
    }

    /// The time step of a code: the current one, or one before or after it because clocks differ. `key` is the mark of the key from which
    /// the secret was derived.
    pub fn step_of(&self, account_id: &AccountId, salt: &str, key: &str, digits: &str, now: Timestamp) -> Option<i64> {
        let present = now.as_second().div_euclid(TIME_STEP_SECONDS);
        let step = |key| {
            let totp = Self::authenticator(Self::secret_of(key, account_id, salt)?)?;
            // All codes are compared completely, so that the duration reveals nothing.
            (present - 1..=present + 1)
                .filter(|step| {
                    equal_in_constant_time(&totp.generate((step * TIME_STEP_SECONDS).unsigned_abs()).to_string(), digits)
                })
                .max()
        };
        self.keys.keys_with_mark(key).filter_map(step).max()
    }
}

fn equal_in_constant_time(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

impl fmt::Debug for SecondFactorConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Factors").field("required", &self.required).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totp_codes_are_bound_to_one_account_key_and_time_window() {
        let factors = SecondFactorConfig::new([7; 32], true);
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let code = SecondFactorConfig::authenticator(SecondFactorConfig::secret_of(&[7; 32], &"a".into(), "salt").unwrap())
            .unwrap()
            .generate(1_800_000_000)
            .to_string();
        assert_eq!(factors.step_of(&"a".into(), "salt", "", &code, now), Some(60_000_000));
        assert_eq!(factors.step_of(&"b".into(), "salt", "", &code, now), None);
        assert_eq!(factors.step_of(&"a".into(), "other", "", &code, now), None);
        assert_eq!(SecondFactorConfig::new([8; 32], true).step_of(&"a".into(), "salt", "", &code, now), None);
        let later = Timestamp::from_second(1_800_000_000 + 61).unwrap();
        assert_eq!(factors.step_of(&"a".into(), "salt", "", &code, later), None);
        assert_eq!(factors.secret(&"a".into(), "salt").len(), 32);
        // While two keys are valid, a secret of the older one is accepted, with or without its mark; new secrets use the newest key.
        let both = SecondFactorConfig::new(Keys::from([8; 32]).with_older([7; 32]), true);
        assert_eq!(both.step_of(&"a".into(), "salt", "", &code, now), Some(60_000_000));
        assert_eq!(both.step_of(&"a".into(), "salt", &Keys::from([7; 32]).newest_key_mark(), &code, now), Some(60_000_000));
        assert_eq!(both.step_of(&"a".into(), "salt", &Keys::from([8; 32]).newest_key_mark(), &code, now), None);
        assert_eq!(both.secret(&"a".into(), "salt"), SecondFactorConfig::new([8; 32], true).secret(&"a".into(), "salt"));
        assert!(!format!("{factors:?}").contains('7'));
    }

    #[test]
    fn totp_codes_match_rfc_6238_vectors() {
        // RFC 6238 Appendix B: the secret is the text 12345678901234567890; these are the last six of the eight digits printed there.
        let totp = SecondFactorConfig::authenticator(Secret::from(b"12345678901234567890".to_vec())).unwrap();
        for (time, code) in [(59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924"), (20_000_000_000, "353130")] {
            assert_eq!(totp.generate(time).to_string(), code);
        }
    }

    #[test]
    fn recovery_codes_are_parsed_regardless_of_case_and_separators() {
        let codes = recovery_codes();
        assert_eq!(codes.len(), RECOVERY_CODE_COUNT);
        let code = codes.first().unwrap();
        assert_eq!(Code::read(code), Code::read(&code.replace('-', " ").to_uppercase()));
        assert!(matches!(Code::read(code), Some(Code::Recovery(_))));
        assert_eq!(Code::read("123 456"), Some(Code::Digits("123456".to_owned())));
        for wrong in ["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"] {
            assert_eq!(Code::read(wrong), None, "{wrong}");
        }
    }
}
