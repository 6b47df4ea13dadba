//! Single emails in the outbox: shown to operators, and canceled.

pub mod queries;
