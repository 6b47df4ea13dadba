//! From a name to the thing: who resolves the names of a namespace, who answers for its parts, and what the four
//! specifications ask of both (RFC 8141 §1.2.1, §2.3, §4.3, §6.4.6; RFC 2483; the 2012 draft §2.3 and §9.2;
//! draft-hakala §4).
//!
//! The room is pure: it holds records and rules, forms addresses and asks nobody. What it knows comes from
//! `catalogue/`, lists with a source in every entry; no address in them was tried on the network.
//!
//! - [`directory`] what may be chosen for a name; [`entry`], [`template`], [`service`] are its words
//! - [`answer`] the same choices as a redirect, a list of addresses, JSON or a linkset
//! - [`delegation`] parts of namespaces; [`nbn`] the grammar of national bibliography numbers
//! - [`registries`] the two registries that the 2012 draft proposed
//! - [`pledge`] what a registrant promises; [`caution`] notes where names are used
//! - [`guard`] which addresses a probe may ask; [`probe`] what it makes of what came back

pub mod answer;
pub mod caution;
pub mod delegation;
pub mod directory;
pub mod entry;
pub mod guard;
pub mod nbn;
pub mod part_files;
pub mod pledge;
pub mod probe;
pub mod registries;
pub mod service;
pub mod template;
