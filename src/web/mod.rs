//! The outermost layer: the list of routes, the server, and rules for all responses. It contains no domain rules.
//!
//! [`server`] reads the head and body of a request within limits, checks that a form comes from this site, and calls the one handler that
//! [`router`] names, on a thread where blocking is allowed. A handler is a plain function from [`crate::http::cx::RequestContext`] to a
//! [`crate::http::response::Response`] or a [`crate::http::error::HttpError`].

pub mod conventions;
pub(crate) mod in_process;
pub mod journal;
pub mod router;
pub mod server;
pub(crate) mod static_copy;
mod validators;
