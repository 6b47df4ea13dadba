//! The way to the provider at which people may sign in besides.

use crate::http::body::csp_with_forms_to;
use crate::http::cx::Cx;
use crate::http::reply::Reply;
use crate::providers::Provider;

/// The name of the provider, when one is set.
pub(crate) fn provider_name(cx: &Cx) -> Option<String> {
    cx.app.provider.as_ref().map(|provider| provider.config.name.clone())
}

/// A page with a form that leads to the provider: browsers hold the policy of a page against where its forms are led on to.
pub(crate) fn with_way_out(cx: &Cx, reply: Reply) -> Reply {
    match cx.app.provider.as_ref().and_then(Provider::origin) {
        Some(origin) => reply.header("Content-Security-Policy", csp_with_forms_to(&origin)),
        None => reply,
    }
}
