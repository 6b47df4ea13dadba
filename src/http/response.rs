//! A response before it is sent.

use crate::http::error::HttpError;
use crate::http::filters::PageLanguage;
use crate::http::passages;
use askama::Template;
use urn_registry::i18n::Lang;

/// A public file that may be cached for a minute.
pub(crate) fn cacheable_file(content_type: &'static str, text: impl Into<String>) -> Response {
    Response::bytes(content_type, text.into().into_bytes())
        .header("Cache-Control", "public, max-age=60, stale-while-revalidate=3600")
}

/// A public file with indented JSON, its keys in alphabetical order.
pub(crate) fn pretty(value: &impl serde::Serialize) -> Result<Response, HttpError> {
    let value = serde_json::to_value(value).map_err(|error| HttpError::internal(&error))?;
    Ok(cacheable_file("application/json", format!("{value:#}\n")))
}

/// A response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// The HTTP status.
    pub status: u16,
    pub content_type: &'static str,
    /// The other headers.
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

impl Response {
    /// A page in a language.
    pub(crate) fn html_page(lang: Lang, status: u16, view: &impl Template) -> Result<Self, HttpError> {
        let html = view.render_with_values(&PageLanguage(lang)).map_err(|error| HttpError::internal(&error))?;
        let body = passages::mark_english_passages(html).into_bytes();
        let reply = Self { status, content_type: "text/html; charset=utf-8", headers: Vec::new(), body };
        Ok(reply.header("Content-Language", lang.tag()))
    }

    /// Plain text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::bytes("text/plain; charset=utf-8", text.into().into_bytes())
    }

    /// JSON with its keys in alphabetical order.
    pub fn sorted_json(value: &impl serde::Serialize) -> Result<Self, HttpError> {
        Self::json(&serde_json::to_value(value).map_err(|error| HttpError::internal(&error))?)
    }

    /// JSON with its keys in the order of the type.
    pub fn json(value: &impl serde::Serialize) -> Result<Self, HttpError> {
        let body = serde_json::to_vec(value).map_err(|error| HttpError::internal(&error))?;
        Ok(Self::bytes("application/json", body))
    }

    /// A response with any content type.
    pub fn bytes(content_type: &'static str, body: Vec<u8>) -> Self {
        Self { status: 200, content_type, headers: Vec::new(), body }
    }

    /// 303: redirects to a page with GET, after a form.
    pub fn see_other(path: impl Into<String>) -> Self {
        Self { status: 303, ..Self::text("") }.header("Location", path)
    }

    /// 308: the page has permanently moved.
    pub fn moved_permanently(path: impl Into<String>) -> Self {
        Self { status: 308, ..Self::text("") }.header("Location", path)
    }

    /// Marks content that never changes under this path, so that it can be cached forever.
    #[must_use]
    pub fn immutable(mut self) -> Self {
        self.headers.retain(|(name, _)| *name != "Cache-Control");
        self.header("Cache-Control", "public, max-age=31536000, immutable")
    }

    /// Adds a header.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}
