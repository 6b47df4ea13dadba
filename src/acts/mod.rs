//! Everything that can be done here, one file a family of acts. An act gathers, decides and writes: one function, one transaction,
//! one event, and the emails that tell of it.

pub mod accept;
pub mod accounts;
pub mod answers;
pub mod appeal;
pub mod appoint;
pub mod ask;
pub mod authority;
pub mod bodies;
pub mod comment;
pub mod contend;
pub mod decide;
pub mod disclose;
pub mod draft;
pub mod duplicate;
pub mod end;
pub mod factors;
pub mod held;
pub mod hold;
pub mod mark_status;
pub mod notes;
pub mod open_review;
pub mod papers;
pub mod receive;
pub mod register;
pub mod report;
pub mod resend;
pub mod reserve;
pub mod review;
pub mod review_drafts;
pub mod sign_in;
pub mod submit;
pub mod team;
pub mod threads;
pub mod tokens;
pub mod track;
