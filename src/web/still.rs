//! The public pages without a network: what anyone who is not signed in would read, for a copy on another machine.

use crate::http::app::App;
use crate::http::cx::Cx;
use crate::http::door::{Door, Work};
use crate::http::form::Fields;
use crate::http::reply::Reply;
use crate::web::manners::{door_of, is_open};
use crate::web::router::fields_at;
use crate::words::Lang;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// Doors that answer questions, or tell how the program does: a copy cannot.
const LIVE: [&str; 10] = [
    "/check",
    "/find",
    "/resolve",
    "/uri-res",
    "/urn:",
    "/{urn",
    "/api/v1/check",
    "/api/v1/equivalent",
    "/api/v1/find",
    "/api/v1/resolve",
];

/// Addresses of the program itself.
const OF_THE_PROGRAM: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

fn is_still(door: &Door) -> bool {
    let lives = LIVE.iter().any(|start| door.path.starts_with(start)) || OF_THE_PROGRAM.contains(&door.path);
    is_open(door) && !lives && !matches!(door.work, Work::Stream(_))
}

/// Whether a copy has an answer at this path.
pub(crate) fn has(path: &str) -> bool {
    door_of(path).is_some_and(|(door, _)| is_still(door))
}

/// The page or file at a path, as anyone reads it who is not signed in; none when there is nothing.
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
