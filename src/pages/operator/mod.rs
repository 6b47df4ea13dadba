//! Pages of operators besides the page of a request: the operator queue, the lists they maintain, email.

mod due;
pub mod lists;
pub mod mail;
pub mod marks;
pub mod queues;
pub mod record;
pub mod redactions;
pub mod resolvers;
