//! The front of the house: addresses, the list of doors, the page shell, sessions and guards, error pages, static files.
//! No rule of the domain lives here.
//!
//! A request passes through here once: [`server`] reads its head and body within limits, checks that a form comes from this
//! site, and calls the one handler that [`router`] names, on a thread where blocking is allowed. A handler is a plain
//! function from [`cx::Cx`] to a [`cx::Reply`] or a [`problem::Problem`].

pub mod addresses;
pub mod api;
pub mod assets;
pub mod check;
pub mod cx;
pub mod form;
pub mod help;
pub mod home;
pub(crate) mod pictures;
pub mod preflight;
pub mod problem;
pub mod published;
pub(crate) mod railroad;
pub mod router;
pub mod server;
pub mod shell;
mod upload;
