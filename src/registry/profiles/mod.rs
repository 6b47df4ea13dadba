//! The stored profiles of namespaces: the machine-readable part of a registration, in editions.
//!
//! A profile belongs to a version and never changes; a correction is a new edition in addition to the older ones. The newest profile of a
//! namespace is in force. It states its origin: supplied by the registrant and approved with the version, or supplied by the editors and
//! shipped with the program. If a namespace has no stored profile, the shipped profile applies, if there is one.

pub mod catalog;
pub mod queries;

use crate::ids::RequestNumber;
use crate::nid::Nid;
use crate::profile::{Profile, Reading};
use jiff::Timestamp;

/// An edition of a profile. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileEdition {
    /// The key; later editions have greater keys.
    pub id: String,
    pub nid: Nid,
    pub version: u32,
    /// 1, 2, 3… within its version.
    pub edition: u32,
    /// The origin: the registrant or the editors.
    pub reading: Reading,
    pub profile: Profile,
    /// The request with which it was approved; `None` if it is the editors'.
    pub request_number: Option<RequestNumber>,
    /// When it was published here.
    pub published_at: Timestamp,
}
