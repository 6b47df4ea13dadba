//! Pages of registrants: starting, editing section by section, checking, submitting, collaboration.

pub mod actions;
pub mod check;
pub mod chooser;
mod details;
mod discussed;
pub mod field;
pub mod forms;
pub mod paste;
pub(crate) mod sections;
pub mod start;
mod status;
pub mod submitted;
pub mod tasks;
pub mod team;
pub mod whole;
