//! The private link to the calendar of a person's due dates. Only the hash of its token is stored.

pub mod queries;
