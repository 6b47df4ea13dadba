//! Parts of namespaces as they are kept here (draft-hakala-urn-nbn-rfc3188bis-00 §4.2): the catalogue that comes with the program,
//! and in its place what the keepers of the registers wrote. Who keeps a register is appointed for one namespace and one prefix, and
//! has no say beside it.

pub mod keep;
pub mod queries;

use crate::ids::AccountId;
use crate::resolution::delegation::Part;
use jiff::Timestamp;

/// How many parts of one namespace are kept here.
pub const PARTS_MAX: usize = 10_000;

/// Raised by every change of a part or of the resolver directory, so that what is known by heart is made anew.
pub const CHANGED: &str = "parts";

/// Somebody who keeps the register of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keeper {
    /// The appointment.
    pub id: String,
    /// Who.
    pub account_id: AccountId,
    /// Their name.
    pub name: String,
    /// The namespace, lower case.
    pub nid: String,
    /// The part, as its register spells it; empty for the whole namespace.
    pub prefix: String,
    /// Since when.
    pub since: Timestamp,
}

/// A state a part was in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// The part.
    pub part: Part,
    /// Counted from 1; the catalogue's state before it has no number.
    pub number: i64,
    /// Why it was changed.
    pub reason: String,
    /// By whom.
    pub by: String,
    /// When.
    pub at: Timestamp,
}
