//! Deletion of drafts by their owner. All content is deleted, and the number is not reused (`docs/decisions/0018-request-workflow.md`).

pub(crate) mod queries;
