//! Pieces that several pages share: each a view struct and what fills it.

pub(crate) mod activity;
pub mod appeal;
pub mod cautions;
pub(crate) mod claim;
pub mod consent;
pub mod decision;
pub mod diff;
pub mod fields;
pub mod gone;
pub mod invited;
pub mod light;
pub mod minutes;
pub mod pager;
pub mod parts;
pub mod pictures;
pub mod placed;
pub mod pledges;
pub mod railroad;
pub mod reading;
pub(crate) mod repairs;
pub mod rows;
pub mod rules;
pub mod said;
pub mod steps;
pub mod threads;
pub mod track;
