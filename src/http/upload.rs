//! Forms with files: `multipart/form-data`, read within the same limits as other forms.

use crate::http::bodies;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::{UploadHandling, upload_handling};
use crate::http::form::{FIELDS_MAX, Fields};
use crate::refusal::Refusal;
use crate::users::sessions::{AuthenticationLevel, recognize};
use crate::users::tokens;
use actix_multipart::Multipart;
use actix_web::error::PayloadError;
use actix_web::http::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use actix_web::web::{self, Bytes};
use futures_core::Stream;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use urn_registry::i18n::Phrase;

/// The complete body, as the stream that the parser needs.
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

/// Whether the request is a form with a file.
pub(crate) fn is_upload(cx: &RequestContext) -> bool {
    cx.is_write()
        && !cx.path.starts_with("/api/")
        && cx.header("content-type").is_some_and(|value| value.to_ascii_lowercase().starts_with("multipart/form-data"))
}

/// The sender of a body that exceeds the limit of a short form.
pub(crate) enum SenderStatus {
    /// An unauthenticated client, or a user whose session has expired; the input is stored while they sign in.
    Unknown,
    /// A user with a session, or a program with a token.
    Known,
}

impl SenderStatus {
    /// The share of the memory budget to use.
    pub(crate) fn budget_sender<'a>(&self, cx: &'a RequestContext) -> bodies::BodySender<'a> {
        match self {
            Self::Unknown => bodies::BodySender::Stranger(&cx.network),
            Self::Known => bodies::BodySender::Known,
        }
    }
}

/// Looks up the sender of a body.
pub(crate) async fn find_sender(cx: &RequestContext) -> SenderStatus {
    let program = cx.path.starts_with("/api/");
    let bearer = cx.header("authorization").and_then(|value| value.strip_prefix("Bearer ")).and_then(tokens::read);
    let (app, now, session) = (Arc::clone(&cx.app), cx.now, cx.token.clone());
    let found = web::block(move || {
        app.store.read(|conn| {
            if program {
                let Some(token) = bearer else { return Ok(SenderStatus::Unknown) };
                let known = tokens::queries::recognize(conn, now, &token)?.is_some();
                return Ok(if known { SenderStatus::Known } else { SenderStatus::Unknown });
            }
            let Some(token) = session else { return Ok(SenderStatus::Unknown) };
            let viewer = recognize(conn, now, &token, app.factors.required)?;
            if viewer.is_none_or(|viewer| viewer.standing != AuthenticationLevel::Full) {
                return Ok(SenderStatus::Unknown);
            }
            Ok::<_, Refusal>(SenderStatus::Known)
        })
    })
    .await;
    // If the lookup fails, the sender counts as unauthenticated.
    found.ok().and_then(Result::ok).unwrap_or(SenderStatus::Unknown)
}

/// Reads the form. A file is a field whose value is its text. A template may be Word, HTML or text in a common encoding; other text that is
/// not UTF-8 causes the whole form to be rejected.
pub(crate) async fn read_multipart_form(cx: &mut RequestContext, bytes: Vec<u8>) -> Result<(), HttpError> {
    let broken = || HttpError::bad_request(Phrase::new("refusal-form-broken"));
    let mut headers = HeaderMap::new();
    let content_type = HeaderValue::from_str(cx.header("content-type").unwrap_or_default()).map_err(|_| broken())?;
    headers.insert(CONTENT_TYPE, content_type);
    let mut parts = Multipart::new(&headers, Whole(Some(Bytes::from(bytes))));
    let (mut fields, declared) = (Fields::default(), cx.form_fields_at(cx.path()));
    while let Some(part) = next(&mut parts).await {
        let mut part = part.map_err(|_| broken())?;
        let name = part.name().ok_or_else(broken)?.to_owned();
        let file_name = part.content_disposition().and_then(|disposition| disposition.get_filename()).map(str::to_owned);
        let mut value = Vec::new();
        while let Some(chunk) = next(&mut part).await {
            value.extend_from_slice(&chunk.map_err(|_| broken())?);
        }
        // An empty value means that no file was chosen.
        let added = match file_name.filter(|_| !value.is_empty()) {
            Some(file_name) => match upload_handling(declared, &name) {
                UploadHandling::Template => fields.add_document(&name, &file_name, &value),
                UploadHandling::Text => fields.add(&name, &value),
            },
            None => fields.add(&name, &value),
        };
        if !added {
            return Err(HttpError::bad_request(Phrase::new("refusal-form-fields").arg("most", FIELDS_MAX)));
        }
    }
    cx.form = fields;
    Ok(())
}
