//! The procedure that a request goes by: chosen with the draft, changed once, and changed back when that was wrong.

pub(crate) mod queries;
