//! Emails that wait when the address of an account changes: they go to the new one.

pub(crate) mod queries;
