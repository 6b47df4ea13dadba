//! Answers GET requests of anonymous readers without a network: for a static copy, and for `nidreg mcp`.

use crate::http::app::AppState;
use crate::http::cx::RequestContext;
use crate::http::endpoint::Work;
use crate::http::form::Fields;
use crate::http::response::Response;
use crate::web::conventions::{allows_cross_origin, find_get_route};
use crate::web::router::form_fields_at;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};
use urn_registry::i18n::Lang;

/// The response to a request for a path with a query string, even if it is a problem. `None` if no public route has the path.
pub(crate) fn get_in_process(app: &Arc<AppState>, path: &str, query: &str) -> Option<Response> {
    let (endpoint, params) = find_get_route(path).filter(|(endpoint, _)| allows_cross_origin(endpoint))?;
    let cx = RequestContext {
        app: Arc::clone(app),
        method: "GET".to_owned(),
        path: path.to_owned(),
        written: path.to_owned(),
        params,
        headers: BTreeMap::from([("accept".to_owned(), "text/html".to_owned())]),
        query_text: query.to_owned(),
        query: Fields::read(query.as_bytes()),
        form: Fields::default(),
        faults: OnceLock::new(),
        body: Vec::new(),
        token: None,
        external_sign_in: None,
        device: None,
        network: String::new(),
        viewer: None,
        pending: None,
        program: None,
        lang: Lang::En,
        preferred_lang: Lang::En,
        chose: false,
        once: None,
        hashing: Mutex::new(None),
        id: String::new(),
        is_local: false,
        forms: form_fields_at,
        now: crate::clock::now(),
    };
    match endpoint.work {
        Work::Page(handler) | Work::Public(handler) => Some(handler(&cx).unwrap_or_else(|problem| problem.to_response(&cx))),
        Work::Hashing(_) | Work::Stream(_) => None,
    }
}
