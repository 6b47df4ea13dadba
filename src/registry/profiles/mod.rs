//! The profiles of namespaces as the registry keeps them: the machine-readable half of a registration, edition by edition.
//!
//! A profile belongs to a version and never changes; what is put right is its next edition, beside the older ones. The newest of
//! a namespace is in force. It says whose reading it is: the registrant's, approved with the version, or the editors', which is
//! the catalogue of the program. A namespace of which nothing is kept here has the profile of the catalogue, if there is one.

pub mod keep;
pub mod queries;

use crate::ids::RequestNumber;
use crate::nid::Nid;
use crate::profile::{Profile, Reading};
use jiff::Timestamp;

/// An edition of a profile. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// Key; later ones are greater.
    pub id: String,
    /// Whose.
    pub nid: Nid,
    /// Of which version.
    pub version: u32,
    /// 1, 2, 3… within its version.
    pub edition: u32,
    /// Whose reading of the registration it is.
    pub reading: Reading,
    /// What it says.
    pub profile: Profile,
    /// The request with which it was approved; none when it is the editors'.
    pub request_number: Option<RequestNumber>,
    /// When it was published here.
    pub published_at: Timestamp,
}
