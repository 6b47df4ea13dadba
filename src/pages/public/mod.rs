//! Pages that everybody reads: the registry, checks, requests, help.

mod card;
pub mod check;
mod check_urn;
mod choose;
pub mod email;
mod facts;
pub mod find;
pub mod growth;
pub mod help;
pub mod home;
pub mod letters;
pub mod lists;
mod loaded;
mod memento;
pub mod namespace;
pub mod parts;
pub mod preflight;
pub mod proposed;
pub mod registry;
pub mod request;
pub mod request_acts;
pub mod requests;
pub mod resolve;
pub mod scheme;
pub mod statistics;
pub mod versions;
