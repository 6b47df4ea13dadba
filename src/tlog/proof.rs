//! Proofs in a file (C2SP `tlog-proof@v1`): that an entry is in the tree of a signed checkpoint, verifiable offline.

use super::merkle::{Hash, is_included, leaf_hash};
use super::note::{Checkpoint, Malformed, Verifier};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use std::fmt;
use std::str::FromStr;

/// The first line.
const FIRST_LINE: &str = "c2sp.org/tlog-proof@v1";

/// A proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// Additional data that the proof does not authenticate; empty if there is none.
    pub extra: Vec<u8>,
    /// The position of the entry.
    pub index: u64,
    /// The inclusion proof.
    pub path: Vec<Hash>,
    /// The signed checkpoint.
    pub checkpoint: String,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        if !self.extra.is_empty() {
            writeln!(f, "extra {}", BASE64_STANDARD.encode(&self.extra))?;
        }
        writeln!(f, "index {}", self.index)?;
        for hash in &self.path {
            writeln!(f, "{}", BASE64_STANDARD.encode(hash))?;
        }
        write!(f, "\n{}", self.checkpoint)
    }
}

/// Text that is not a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is not a proof in the form c2sp.org/tlog-proof@v1")]
pub struct MalformedProof;

impl FromStr for Proof {
    type Err = MalformedProof;

    fn from_str(text: &str) -> Result<Self, MalformedProof> {
        let (head, checkpoint) = text.split_once("\n\n").ok_or(MalformedProof)?;
        let mut lines = head.split('\n').peekable();
        if lines.next() != Some(FIRST_LINE) {
            return Err(MalformedProof);
        }
        let bytes = |text: &str| BASE64_STANDARD.decode(text).map_err(|_| MalformedProof);
        let extra = match lines.next_if(|line| line.starts_with("extra ")) {
            Some(line) => bytes(line.trim_start_matches("extra "))?,
            None => Vec::new(),
        };
        let index = lines.next().and_then(|line| line.strip_prefix("index ")).ok_or(MalformedProof)?;
        let number: u64 = index.parse().map_err(|_| MalformedProof)?;
        if number.to_string() != index {
            return Err(MalformedProof);
        }
        let path = lines
            .map(|line| bytes(line)?.try_into().map_err(|_| MalformedProof))
            .collect::<Result<Vec<Hash>, MalformedProof>>()?;
        Ok(Self { extra, index: number, path, checkpoint: checkpoint.to_owned() })
    }
}

impl Proof {
    /// The checkpoint, if it is signed with this key and the entry is in its tree at [`Self::index`].
    ///
    /// # Errors
    /// If the checkpoint is not signed with this key; `None` if the entry is not in its tree.
    pub fn verify(&self, entry: &[u8], verifier: &Verifier) -> Result<Option<Checkpoint>, Malformed> {
        let checkpoint = Checkpoint::open(&self.checkpoint, verifier)?;
        let is_in = is_included(&leaf_hash(entry), (self.index, checkpoint.size), &self.path, &checkpoint.root);
        Ok(is_in.then_some(checkpoint))
    }
}

#[cfg(test)]
mod tests {
    use super::super::merkle::{inclusion, root};
    use super::super::note::Signer;
    use super::*;

    #[test]
    fn proof_survives_a_round_trip_and_verifies_only_its_entry() {
        let leaves: Vec<Hash> = (0..5_u8).map(|at| leaf_hash(&[at])).collect();
        let signer = Signer::new("registry.example/log", &[7; 32]).unwrap();
        let checkpoint = Checkpoint { origin: "registry.example/log".to_owned(), size: 5, root: root(&leaves) };
        let note = signer.sign(&checkpoint.to_string());
        for extra in [Vec::new(), b"salt".to_vec()] {
            let proof = Proof { extra, index: 3, path: inclusion(&leaves, 3).unwrap(), checkpoint: note.clone() };
            let again: Proof = proof.to_string().parse().unwrap();
            assert_eq!(again, proof);
            assert_eq!(again.verify(&[3], &signer.verifier()), Ok(Some(checkpoint.clone())));
            assert_eq!(again.verify(&[2], &signer.verifier()), Ok(None));
            assert!(again.verify(&[3], &Signer::new("registry.example/log", &[8; 32]).unwrap().verifier()).is_err());
        }
        let only = Proof { extra: Vec::new(), index: 0, path: Vec::new(), checkpoint: note };
        assert_eq!(only.to_string().parse(), Ok(only));
        for wrong in [
            "",
            "c2sp.org/tlog-proof@v2\nindex 0\n\nx",
            "c2sp.org/tlog-proof@v1\nindex 00\n\nx",
            "c2sp.org/tlog-proof@v1\nindex 0\nAA\n\nx",
        ] {
            assert_eq!(wrong.parse::<Proof>(), Err(MalformedProof), "{wrong}");
        }
    }
}
