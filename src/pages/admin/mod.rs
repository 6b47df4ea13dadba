//! Pages of administrators.

pub mod accounts;
pub mod audit;
pub mod close;
pub mod experts;
