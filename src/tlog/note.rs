//! Signed notes (C2SP `signed-note`) with Ed25519, and checkpoints (`tlog-checkpoint`).

use super::merkle::Hash;
use base64::prelude::{BASE64_STANDARD, Engine as _};
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// The signature type of Ed25519.
const ED25519_SIGNATURE_TYPE: u8 = 0x01;

/// The prefix of the name in a private key.
const PRIVATE_KEY_PREFIX: &str = "PRIVATE+KEY+";

/// The prefix of the name in a line with a signature: an em dash and a space.
const SIGNATURE_LINE_PREFIX: &str = "\u{2014} ";

/// The maximum size of a note that is read, in bytes. Sixteen signatures of other algorithms fit.
const NOTE_MAX: usize = 128 * 1024;

/// A key, a note or a checkpoint that is malformed or not signed as expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Malformed(&'static str);

/// The first four bytes of the digest of name, type and public key.
fn key_id(name: &str, key: &VerifyingKey) -> [u8; 4] {
    let digest =
        Sha256::new().chain_update(name).chain_update([b'\n', ED25519_SIGNATURE_TYPE]).chain_update(key.as_bytes()).finalize();
    let [a, b, c, d, ..]: [u8; 32] = digest.into();
    [a, b, c, d]
}

/// Whether text can be the name of a key: no white space, no plus sign, no control character.
pub fn is_name(text: &str) -> bool {
    !text.is_empty() && !text.chars().any(|c| c.is_whitespace() || c.is_control() || c == '+')
}

/// `name+hash+base64` of a key, as [`Verifier`] and [`Signer`] write it.
fn parse_key(text: &str) -> Result<(&str, u32, [u8; 32]), Malformed> {
    const MALFORMED_KEY: Malformed = Malformed("this is not a key in the form name+hash+base64");
    let mut parts = text.splitn(3, '+');
    let (Some(name), Some(id), Some(key)) = (parts.next(), parts.next(), parts.next()) else { return Err(MALFORMED_KEY) };
    let id = u32::from_str_radix(id, 16).ok().filter(|_| id.len() == 8).ok_or(MALFORMED_KEY)?;
    let bytes = BASE64_STANDARD.decode(key).map_err(|_| MALFORMED_KEY)?;
    let key: [u8; 32] = match bytes.split_first() {
        Some((&ED25519_SIGNATURE_TYPE, key)) => key.try_into().map_err(|_| MALFORMED_KEY)?,
        _ => return Err(Malformed("this is not an Ed25519 key (type 0x01)")),
    };
    if is_name(name) { Ok((name, id, key)) } else { Err(MALFORMED_KEY) }
}

fn format_key(name: &str, id: [u8; 4], key: &[u8; 32]) -> String {
    let typed = [&[ED25519_SIGNATURE_TYPE], key.as_slice()].concat();
    format!("{name}+{:08x}+{}", u32::from_be_bytes(id), BASE64_STANDARD.encode(typed))
}

/// A key that verifies signatures, with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verifier {
    name: String,
    key: VerifyingKey,
}

impl fmt::Display for Verifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format_key(&self.name, key_id(&self.name, &self.key), self.key.as_bytes()))
    }
}

impl FromStr for Verifier {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let (name, id, key) = parse_key(text.trim())?;
        let key = VerifyingKey::from_bytes(&key).map_err(|_| Malformed("this is not a public key of Ed25519"))?;
        if u32::from_be_bytes(key_id(name, &key)) != id {
            return Err(Malformed("the hash does not match the name and the key"));
        }
        Ok(Self { name: name.to_owned(), key })
    }
}

impl Verifier {
    /// The name of the key.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text of a note, if it is signed with this key. Signatures of other keys are ignored.
    ///
    /// # Errors
    /// If the note is malformed, has no signature of this key, or has one that does not verify.
    pub fn open<'a>(&self, note: &'a str) -> Result<&'a str, Malformed> {
        const MALFORMED_NOTE: Malformed = Malformed("this is not a signed note");
        let has_controls = note.chars().any(|c| c < ' ' && c != '\n');
        let Some(blank) = note.rfind("\n\n").filter(|_| note.len() <= NOTE_MAX && !has_controls) else {
            return Err(MALFORMED_NOTE);
        };
        let (text, signatures) = note.split_at_checked(blank + 1).ok_or(MALFORMED_NOTE)?;
        let signatures = signatures.strip_prefix('\n').and_then(|lines| lines.strip_suffix('\n')).ok_or(MALFORMED_NOTE)?;
        let mut is_signed = false;
        for line in signatures.split('\n') {
            let (name, signature) =
                line.strip_prefix(SIGNATURE_LINE_PREFIX).and_then(|rest| rest.split_once(' ')).ok_or(MALFORMED_NOTE)?;
            let bytes = BASE64_STANDARD.decode(signature).map_err(|_| MALFORMED_NOTE)?;
            let Some((id, signature)) = bytes.split_first_chunk::<4>() else { return Err(MALFORMED_NOTE) };
            if name != self.name || *id != key_id(&self.name, &self.key) {
                continue;
            }
            let verified =
                Signature::from_slice(signature).and_then(|signature| self.key.verify_strict(text.as_bytes(), &signature));
            verified.map_err(|_| Malformed("the signature does not match the text"))?;
            is_signed = true;
        }
        if is_signed { Ok(text) } else { Err(Malformed("the note is not signed with this key")) }
    }
}

/// A key that signs. It is not printed by `Debug`.
#[derive(Clone)]
pub struct Signer {
    name: String,
    key: SigningKey,
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.name)
    }
}

impl FromStr for Signer {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let rest = text
            .trim()
            .strip_prefix(PRIVATE_KEY_PREFIX)
            .ok_or(Malformed("this is not a private key: it does not start with PRIVATE+KEY+"))?;
        let (name, id, seed) = parse_key(rest)?;
        let signer = Self { name: name.to_owned(), key: SigningKey::from_bytes(&seed) };
        if u32::from_be_bytes(key_id(name, &signer.key.verifying_key())) != id {
            return Err(Malformed("the hash does not match the name and the key"));
        }
        Ok(signer)
    }
}

impl Signer {
    /// The key with these 32 random bytes.
    ///
    /// # Errors
    /// If the name contains white space, a plus sign or a control character.
    pub fn new(name: &str, seed: &[u8; 32]) -> Result<Self, Malformed> {
        if !is_name(name) {
            return Err(Malformed("the name of a key must not be empty and must not contain white space or a plus sign"));
        }
        Ok(Self { name: name.to_owned(), key: SigningKey::from_bytes(seed) })
    }

    /// The private key as text, in the form of Go's `sumdb/note`.
    pub fn secret(&self) -> String {
        let id = key_id(&self.name, &self.key.verifying_key());
        format!("{PRIVATE_KEY_PREFIX}{}", format_key(&self.name, id, self.key.as_bytes()))
    }

    /// The key that verifies its signatures.
    pub fn verifier(&self) -> Verifier {
        Verifier { name: self.name.clone(), key: self.key.verifying_key() }
    }

    /// Signs a text that ends in a line feed.
    pub fn sign(&self, text: &str) -> String {
        let id = key_id(&self.name, &self.key.verifying_key());
        let signature = [id.as_slice(), self.key.sign(text.as_bytes()).to_bytes().as_slice()].concat();
        format!("{text}\n{SIGNATURE_LINE_PREFIX}{} {}\n", self.name, BASE64_STANDARD.encode(signature))
    }
}

/// The state of a log: its name, its size and its root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checkpoint {
    /// The name of the log.
    pub origin: String,
    /// The number of entries.
    pub size: u64,
    /// The root of the tree.
    pub root: Hash,
}

impl fmt::Display for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}\n{}\n", self.origin, self.size, BASE64_STANDARD.encode(self.root))
    }
}

impl FromStr for Checkpoint {
    type Err = Malformed;

    /// Reads the text of a note. Further lines are ignored.
    fn from_str(text: &str) -> Result<Self, Malformed> {
        const MALFORMED_CHECKPOINT: Malformed = Malformed("this is not a checkpoint");
        let mut lines = text.strip_suffix('\n').ok_or(MALFORMED_CHECKPOINT)?.split('\n');
        let (Some(origin), Some(size), Some(root)) = (lines.next(), lines.next(), lines.next()) else {
            return Err(MALFORMED_CHECKPOINT);
        };
        let number: u64 = size.parse().map_err(|_| MALFORMED_CHECKPOINT)?;
        let root = BASE64_STANDARD.decode(root).ok().and_then(|root| root.try_into().ok()).ok_or(MALFORMED_CHECKPOINT)?;
        if origin.is_empty() || number.to_string() != size {
            return Err(MALFORMED_CHECKPOINT);
        }
        Ok(Self { origin: origin.to_owned(), size: number, root })
    }
}

impl Checkpoint {
    /// Reads a signed checkpoint whose origin is the name of the key.
    ///
    /// # Errors
    /// If it is malformed, not signed with this key, or of another log.
    pub fn open(note: &str, verifier: &Verifier) -> Result<Self, Malformed> {
        let checkpoint: Self = verifier.open(note)?.parse()?;
        if checkpoint.origin == verifier.name { Ok(checkpoint) } else { Err(Malformed("the checkpoint is of another log")) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::merkle::leaf_hash;
    use super::*;

    /// The key and the note in the documentation of Go's `golang.org/x/mod/sumdb/note`.
    const PETER: &str = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
    const NOTE: &str = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n\
                        \u{2014} PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";

    fn signer() -> Signer {
        Signer::new("registry.example/log", &[7; 32]).unwrap()
    }

    #[test]
    fn note_of_another_implementation_verifies() {
        let verifier: Verifier = PETER.parse().unwrap();
        assert_eq!((verifier.name(), verifier.to_string().as_str()), ("PeterNeumann", PETER));
        assert!(verifier.open(NOTE).unwrap().ends_with("your problem is.\n"));
        assert!(verifier.open(&NOTE.replace("answer", "Answer")).is_err());
    }

    #[test]
    fn keys_survive_a_round_trip_and_wrong_ones_are_refused() {
        let signer = signer();
        let again: Signer = format!("{}\n", signer.secret()).parse().unwrap();
        assert_eq!(again.secret(), signer.secret());
        assert_eq!(signer.verifier().to_string().parse::<Verifier>().unwrap(), signer.verifier());
        assert!(!format!("{signer:?}").contains(&signer.secret()));
        let other = signer.verifier().to_string().replacen("registry", "Registry", 1);
        for wrong in ["", "a+b", "a+00000000+AQ==", other.as_str(), &signer.secret()] {
            assert!(wrong.parse::<Verifier>().is_err(), "{wrong}");
        }
        assert!(signer.verifier().to_string().parse::<Signer>().is_err());
        assert!(
            Signer::new("a b", &[7; 32]).is_err() && Signer::new("a+b", &[7; 32]).is_err() && Signer::new("", &[7; 32]).is_err()
        );
    }

    #[test]
    fn checkpoint_is_accepted_only_unchanged_and_with_its_own_key() {
        let signer = signer();
        let checkpoint = Checkpoint { origin: "registry.example/log".to_owned(), size: 20, root: leaf_hash(b"") };
        let note = signer.sign(&checkpoint.to_string());
        assert_eq!(Checkpoint::open(&note, &signer.verifier()).unwrap(), checkpoint);
        let cosigned = format!("{note}\u{2014} witness.example {}\n", BASE64_STANDARD.encode([1; 80]));
        assert_eq!(Checkpoint::open(&cosigned, &signer.verifier()).unwrap(), checkpoint);
        let of_another = signer.sign(&Checkpoint { origin: "other.example/log".to_owned(), ..checkpoint.clone() }.to_string());
        let other_key = Signer::new("registry.example/log", &[8; 32]).unwrap().sign(&checkpoint.to_string());
        for forged in [
            note.replacen("\n20\n", "\n21\n", 1),
            note.replacen("registry", "Registry", 1),
            note.trim_end().to_owned(),
            note.replacen("\n\n", "\n", 1),
            of_another,
            other_key,
            checkpoint.to_string(),
            String::new(),
        ] {
            assert!(Checkpoint::open(&forged, &signer.verifier()).is_err(), "{forged}");
        }
        for text in ["a\n01\nAAAA\n", "a\n1\nAAAA\n", "a\n-1\n\n", "\n1\n\n", "a\n1"] {
            assert!(text.parse::<Checkpoint>().is_err(), "{text}");
        }
    }
}
