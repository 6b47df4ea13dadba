//! What goes over when one account of a person goes on for another: drafts and requests, teams, for whom they speak, what they keep,
//! which emails they want. What was said stays with the account that said it.

pub mod queries;
