//! Resolution: which services resolve the names of a namespace, which organizations are responsible for its sub-namespaces, and
//! what the specifications require (RFC 8141 §1.2.1, §2.3, §4.3, §6.4.6; RFC 2483; the 2012 draft §2.3 and §9.2; draft-hakala
//! §4).
//!
//! The module is pure: it has records and rules, builds URLs and sends no requests. Its data is in `catalogue/`, with a source
//! for every entry; no URL in it was tested on the network.
//!
//! - [`directory`] the choices for a name; [`entry`], [`template`] and [`service`] are its types
//! - [`answer`] the choices as a redirect, a URI list or JSON
//! - [`delegation`] sub-namespaces; [`nbn`] the grammar of national bibliography numbers
//! - [`caution`] warnings where names are used

pub mod answer;
pub mod caution;
pub mod delegation;
pub mod directory;
pub mod entry;
pub mod nbn;
pub mod part_files;
pub mod service;
pub mod template;
