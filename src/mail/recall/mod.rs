//! Emails that wait some minutes before they leave, so that what they tell of can still be taken back.

pub(crate) mod queries;
