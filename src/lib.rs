//! x
pub mod finding;
pub mod nid;
pub mod template;
pub mod urn;
