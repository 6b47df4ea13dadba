//! Pages of registrants: starting, editing, checking and submitting a draft, collaboration.

pub mod actions;
pub mod chooser;
mod details;
mod discussed;
pub mod edit;
pub mod forms;
pub mod paste;
pub mod preview;
mod section;
pub(crate) mod sections;
mod stale;
pub mod start;
pub mod submitted;
pub mod team;
pub mod withdraw;
