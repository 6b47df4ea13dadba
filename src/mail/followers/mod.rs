//! People who follow a request by email.

pub mod queries;
