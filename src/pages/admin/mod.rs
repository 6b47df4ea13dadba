//! Pages of administrators.

pub mod accounts;
pub mod experts;
