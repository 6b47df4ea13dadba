//! The public pages for a static copy, as shown to users who are not signed in, rendered without a network.

use crate::http::app::App;
use crate::http::cx::Cx;
use crate::http::endpoint::{Endpoint, Work};
use crate::http::form::Fields;
use crate::http::reply::Reply;
use crate::i18n::Lang;
use crate::web::conventions::{door_of, is_open};
use crate::web::router::fields_at;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// Prefixes of routes that answer queries, or that are about the signed log of this server, and are therefore not part of a static copy.
const LIVE: [&str; 11] = [
    "/check",
    "/find",
    "/log",
    "/resolve",
    "/uri-res",
    "/urn:",
    "/{urn",
    "/api/v1/check",
    "/api/v1/equivalent",
    "/api/v1/find",
    "/api/v1/resolve",
];

/// Routes about the server itself.
const OF_THE_PROGRAM: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

fn is_still(door: &Endpoint) -> bool {
    let lives = LIVE.iter().any(|start| door.path.starts_with(start)) || OF_THE_PROGRAM.contains(&door.path);
    is_open(door) && !lives && !matches!(door.work, Work::Stream(_))
}

/// Whether a static copy contains this path.
pub(crate) fn has(path: &str) -> bool {
    door_of(path).is_some_and(|(door, _)| is_still(door))
}

/// The page or file at a path for a user who is not signed in, or `None` if there is none.
pub(crate) fn answer(app: &Arc<App>, path: &str) -> Option<Reply> {
    let (door, params) = door_of(path).filter(|(door, _)| is_still(door))?;
    let cx = Cx {
        app: Arc::clone(app),
        method: "GET".to_owned(),
        path: path.to_owned(),
        written: path.to_owned(),
        params,
        headers: BTreeMap::from([("accept".to_owned(), "text/html".to_owned())]),
        query_text: String::new(),
        query: Fields::default(),
        form: Fields::default(),
        body: Vec::new(),
        token: None,
        elsewhere: None,
        device: None,
        network: String::new(),
        viewer: None,
        pending: None,
        program: None,
        lang: Lang::En,
        wished: Lang::En,
        chose: false,
        once: None,
        hashing: Mutex::new(None),
        id: String::new(),
        is_local: false,
        forms: fields_at,
        now: crate::clock::now(),
    };
    match door.work {
        Work::Page(handler) | Work::Public(handler) => handler(&cx).ok(),
        Work::Hashing(_) | Work::Stream(_) => None,
    }
}
