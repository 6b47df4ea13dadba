//! Absences: the last day on which an expert or an operator is away.

pub mod queries;
