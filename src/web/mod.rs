//! The front of the house: addresses, the list of doors, the page shell, sessions and guards, error pages, static files.
//! No rule of the domain lives here.
//!
//! A request passes through here once: [`server`] reads its head and body within limits, checks that a form comes from this
//! site, and calls the one handler that [`router`] names, on a thread where blocking is allowed. A handler is a plain
//! function from [`crate::http::cx::Cx`] to a [`crate::http::reply::Reply`] or a [`crate::http::problem::Problem`].

pub mod journal;
pub mod manners;
pub mod router;
pub mod server;
pub(crate) mod still;
mod validators;
