//! The stored profiles of namespaces: the machine-readable part of a registration, in editions.
//!
//! A profile belongs to a version and never changes; a correction is a new edition in addition to the older ones. The newest profile of a
//! namespace is in force. It was either supplied by the editors and shipped with the program, or derived from the registered text.

pub mod catalog;
pub mod queries;

use crate::registry::NidColumn;
use crate::store::Moment;
use crate::store::typed::{NonNegativeNumber, Stored};
use jiff::Timestamp;
use urn_registry::nid::Nid;
use urn_registry::profile::{Profile, ProfileSource};

/// An edition of a profile. Permanent.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::profiles, treat_none_as_default_value = false)]
pub struct ProfileEdition {
    /// The key; later editions have greater keys.
    pub id: String,
    #[diesel(deserialize_as = NidColumn, serialize_as = NidColumn)]
    pub nid: Nid,
    #[diesel(deserialize_as = NonNegativeNumber, serialize_as = NonNegativeNumber)]
    pub version: u32,
    /// 1, 2, 3… within its version.
    #[diesel(deserialize_as = NonNegativeNumber, serialize_as = NonNegativeNumber)]
    pub edition: u32,
    /// The origin: the registrant or the editors.
    #[diesel(serialize_as = Stored<ProfileSource>)]
    pub reading: ProfileSource,
    #[diesel(column_name = body, serialize_as = Stored<Profile>)]
    pub profile: Profile,
    /// When it was published here.
    #[diesel(serialize_as = Moment)]
    pub published_at: Timestamp,
}
