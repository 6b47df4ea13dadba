//! Single emails in the outbox: showing them to operators and canceling them.

pub mod queries;
