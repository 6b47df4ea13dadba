//! Drafts that their owner deletes: nothing of what was written stays, and the number is given to nobody else
//! (`docs/decisions/0018-request-workflow.md`).

pub(crate) mod queries;
