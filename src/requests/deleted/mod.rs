//! Deletion of drafts by their owner. All content is deleted, and the number is not reused (`docs/design/requests.md`).

pub(crate) mod queries;
