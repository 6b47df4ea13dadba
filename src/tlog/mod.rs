//! Transparency logs: Merkle trees (RFC 6962 §2.1), tiles (C2SP `tlog-tiles`), checkpoints (`tlog-checkpoint`) as signed notes
//! (`signed-note`, Ed25519), and proofs in a file (`tlog-proof@v1`). It is independent of the content of entries.

pub mod merkle;
pub mod note;
pub mod proof;
pub mod tile;
