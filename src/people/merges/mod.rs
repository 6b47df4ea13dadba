//! Which accounts belong to one person. Earlier releases merged accounts; the rows that this left are only read, so that the accounts of
//! one person keep counting as one (`docs/decisions/0027-account-lifecycle.md`).

pub(crate) mod queries;
