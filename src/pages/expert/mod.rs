//! Pages of designated experts: the queue, a review, the report.

pub mod actions;
pub mod forms;
mod loaded;
pub mod queue;
pub mod report;
pub mod review;
pub mod write;
