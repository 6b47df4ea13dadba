//! The page of a request and what is done on it: the review, the decision, the publication, comments. The draft of a request is in
//! `registrant`.

mod action;
mod actions;
pub mod comments;
mod document;
mod emails;
pub mod forms;
pub mod list_reply;
mod loaded;
mod operator;
pub mod preview;
pub mod publication;
pub mod report;
mod review;
pub mod reviewing;
pub mod run;
pub mod show;
pub mod write;
