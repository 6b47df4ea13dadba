//! Accounts that belong to one person. Earlier releases merged accounts; the resulting rows are only read, so that the accounts of one
//! person continue to count as one (`docs/decisions/0027-account-lifecycle.md`).

pub(crate) mod queries;
