//! Pages of designated experts besides the page of a request: the queue.

pub mod queue;
