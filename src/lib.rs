//! x
pub mod finding;
pub mod nid;
pub mod urn;
