//! Pages of administrators.

pub mod accounts;
pub mod addresses;
pub mod audit;
pub mod experts;
pub mod merges;
