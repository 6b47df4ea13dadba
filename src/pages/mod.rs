//! Pages by audience. A handler parses a form, calls one action or runs one query, and fills a view.

pub mod account;
pub mod admin;
pub mod expert;
pub mod operator;
pub mod partials;
pub mod public;
pub mod registrant;
pub mod request;
