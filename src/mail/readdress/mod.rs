//! Redirects waiting emails when the address of an account changes.

pub(crate) mod queries;
