//! The ways to other providers that a page offers.

use crate::http::body::csp_with_forms_to;
use crate::http::cx::Cx;
use crate::http::reply::Reply;
use crate::providers::Provider;

/// A provider as a page offers it.
pub(crate) struct Offer {
    /// Its number.
    pub(crate) number: String,
    /// Its name.
    pub(crate) name: String,
}

/// All of them.
pub(crate) fn offers(cx: &Cx) -> Vec<Offer> {
    let one = |provider: &Provider| Offer { number: provider.config.number.clone(), name: provider.config.name.clone() };
    cx.app.providers.iter().map(one).collect()
}

/// A page with forms that lead to the providers: browsers hold the policy of a page against where its forms are led on to.
pub(crate) fn with_ways_out(cx: &Cx, reply: Reply) -> Reply {
    let origins = cx.app.providers.origins();
    if origins.is_empty() { reply } else { reply.header("Content-Security-Policy", csp_with_forms_to(&origins)) }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/ways_out.rs"]
mod samples;
