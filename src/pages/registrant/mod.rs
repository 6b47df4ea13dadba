//! Pages of registrants: starting, writing section by section, checking, sending, working together.

pub mod acts;
pub mod check;
pub mod comment;
mod discussed;
pub mod field;
pub mod forms;
pub mod grounds;
pub mod paste;
pub mod pledges;
pub(crate) mod sections;
pub mod start;
mod status;
pub mod submitted;
pub mod tasks;
pub mod team;
pub mod testable;
pub mod whole;
