//! Changes of the procedure of a request: it is chosen with the draft, can be changed once, and the change can be reverted.

pub(crate) mod queries;
