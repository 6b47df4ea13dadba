//! Pages of operators: the operator queue, requests in it, the lists they maintain, email.

pub mod actions;
mod due;
pub mod forms;
pub mod lists;
pub mod mail;
pub mod marks;
pub mod preview;
pub mod queues;
pub mod redactions;
pub mod request;
pub mod resolvers;
pub mod second_operator;
