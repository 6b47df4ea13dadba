//! Forms with a file: `multipart/form-data`, read within the same limits as other forms.

use crate::http::cx::Cx;
use crate::http::door::{Door, GONE, body_max, is_for_few};
use crate::http::form::{FIELDS_MAX, FORM_MAX, Fields};
use crate::http::problem::Problem;
use crate::people::Role;
use crate::people::sessions::{Standing, recognise};
use crate::refusal::Refusal;
use crate::registry::parts::queries::keepers;
use actix_multipart::Multipart;
use actix_web::error::PayloadError;
use actix_web::http::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use actix_web::web::{self, Bytes};
use futures_core::Stream;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

/// The body, which is here already, as the stream the parser wants.
struct Whole(Option<Bytes>);

impl Stream for Whole {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(self.0.take().map(Ok))
    }
}

async fn next<S: Stream + Unpin>(stream: &mut S) -> Option<S::Item> {
    std::future::poll_fn(|context| Pin::new(&mut *stream).poll_next(context)).await
}

/// Whether a page's form brings a file.
pub(crate) fn is_upload(cx: &Cx) -> bool {
    cx.is_write()
        && !cx.path.starts_with("/api/")
        && cx.header("content-type").is_some_and(|value| value.to_ascii_lowercase().starts_with("multipart/form-data"))
}

/// The field of the pages that take a template as a file.
const DOCUMENT: &str = "file";

/// The field of the page that takes a state of the registry, as a file or several: they are kept as they come.
const FILES: &str = "files";

/// How many bytes a request may bring: where imports are taken, more than a form only from whoever may come in.
pub(crate) async fn body_limit(door: &'static Door, cx: &Cx) -> usize {
    let most = body_max(door);
    if !is_for_few(door) {
        return most;
    }
    let Some(token) = cx.token.clone() else { return FORM_MAX };
    let (app, now) = (Arc::clone(&cx.app), cx.now);
    let names = door.path == GONE;
    let known = web::block(move || {
        app.store.read(|conn| {
            let Some(viewer) = recognise(conn, now, &token, app.factors.required)? else { return Ok(false) };
            let may =
                if names { !keepers(conn, Some(&viewer.account.id))?.is_empty() } else { viewer.account.has(Role::Operator) };
            Ok::<_, Refusal>(may && viewer.standing == Standing::Full)
        })
    })
    .await;
    if matches!(known, Ok(Ok(true))) { most } else { FORM_MAX }
}

/// Reads the form; a file is a field like any other, its text the value. A template may come as Word, HTML or in the encodings
/// that editors write; other text that is not UTF-8 is refused with the rest of the form.
pub(crate) async fn read(cx: &mut Cx, bytes: Vec<u8>) -> Result<(), Problem> {
    let broken = || Problem::bad_request("The form could not be read: its parts are broken");
    let mut headers = HeaderMap::new();
    let content_type = HeaderValue::from_str(cx.header("content-type").unwrap_or_default()).map_err(|_| broken())?;
    headers.insert(CONTENT_TYPE, content_type);
    let mut parts = Multipart::new(&headers, Whole(Some(Bytes::from(bytes))));
    let mut fields = Fields::default();
    while let Some(part) = next(&mut parts).await {
        let mut part = part.map_err(|_| broken())?;
        let name = part.name().ok_or_else(broken)?.to_owned();
        let file_name = part.content_disposition().and_then(|disposition| disposition.get_filename()).map(str::to_owned);
        let mut value = Vec::new();
        while let Some(chunk) = next(&mut part).await {
            value.extend_from_slice(&chunk.map_err(|_| broken())?);
        }
        // No file was chosen when it is empty.
        let added = match file_name.filter(|_| !value.is_empty()) {
            Some(file_name) if name == DOCUMENT => fields.add_document(&name, &file_name, &value),
            Some(file_name) if name == FILES => fields.add_file(&name, &file_name, value),
            _ => fields.add(&name, &value),
        };
        if !added {
            return Err(Problem::bad_request(format!("The form has more than {FIELDS_MAX} fields")));
        }
    }
    cx.form = fields;
    Ok(())
}
