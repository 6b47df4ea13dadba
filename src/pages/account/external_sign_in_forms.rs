//! Forms that lead to the external sign-in provider.

use crate::http::body::csp_with_forms_to;
use crate::http::cx::RequestContext;
use crate::http::response::Response;
use crate::oidc::Provider;

/// The name of the provider, if one is configured.
pub(crate) fn provider_name(cx: &RequestContext) -> Option<String> {
    cx.app.provider.as_ref().map(|provider| provider.config.name.clone())
}

/// Adds the provider to the `form-action` policy of a page: browsers also apply it to redirects after a form submission.
pub(crate) fn allow_forms_to_provider(cx: &RequestContext, reply: Response) -> Response {
    match cx.app.provider.as_ref().and_then(Provider::origin) {
        Some(origin) => reply.header("Content-Security-Policy", csp_with_forms_to(&origin)),
        None => reply,
    }
}
