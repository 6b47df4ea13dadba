//! The public log: one entry for each act that changed what the registry published, in a Merkle tree whose checkpoints are signed. It shows
//! that history was not rewritten, not that decisions were right (docs/decisions/0028-public-log.md).
//!
//! An entry is computed from a row of the permanent record and appended in the transaction that wrote the row. It is JSON with digests and
//! no text. Verification computes it again from the row, so that a changed row, a changed entry and a missing entry are all found.

pub mod keep;
pub(crate) mod queries;
pub mod record;
pub mod signing;
pub mod verify;
