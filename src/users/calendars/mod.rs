//! Private links to calendars of due dates. Only the hash of the token is stored.

pub mod queries;
