//! Recalls emails: those about a comment wait some minutes, in which the comment can still be withdrawn.

pub(crate) mod queries;
