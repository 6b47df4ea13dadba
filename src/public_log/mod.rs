//! The public log: one entry for each action that changed published content of the registry, in a Merkle tree whose checkpoints are signed.
//! It proves that history was not rewritten, not that decisions were right (docs/design/record.md).
//!
//! An entry about published content is computed from a row of the permanent record and appended in the transaction that wrote the row. It
//! is JSON with digests and no text. Verification computes it again from the row. The rows of all permanent tables, also internal ones, are
//! covered by the entries of their transactions, which have only one digest (`store::row_log`).

pub(crate) mod queries;
pub mod record;
pub mod signing;
pub mod verify;
pub mod writer;
