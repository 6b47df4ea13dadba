//! What must be true before an act: each guard gives Ok or a refusal with its reason.

pub(crate) mod authority;
pub mod checks;
pub mod deputy;
pub mod disclosed;
pub mod fast_track;
pub mod heir;
pub mod office;
pub mod quorum;
pub mod standards;
pub mod text;
pub mod track;
