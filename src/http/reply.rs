//! An answer before it is sent.

use crate::http::problem::Problem;
use askama::Template;

/// A file that anybody may keep for a minute.
pub(crate) fn data(content_type: &'static str, text: impl Into<String>) -> Reply {
    Reply::bytes(content_type, text.into().into_bytes())
        .header("Cache-Control", "public, max-age=60, stale-while-revalidate=3600")
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// Content type.
    pub content_type: &'static str,
    /// Other headers.
    pub headers: Vec<(&'static str, String)>,
    /// Body.
    pub body: Vec<u8>,
}

impl Reply {
    /// A page.
    pub fn page(view: &impl Template) -> Result<Self, Problem> {
        Self::page_with(200, view)
    }

    /// A page with another status than 200.
    pub fn page_with(status: u16, view: &impl Template) -> Result<Self, Problem> {
        let html = view.render().map_err(|error| Problem::internal(&error))?;
        Ok(Self { status, content_type: "text/html; charset=utf-8", headers: Vec::new(), body: html.into_bytes() })
    }

    /// Plain text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::bytes("text/plain; charset=utf-8", text.into().into_bytes())
    }

    /// JSON.
    pub fn json(value: &impl serde::Serialize) -> Result<Self, Problem> {
        let body = serde_json::to_vec(value).map_err(|error| Problem::internal(&error))?;
        Ok(Self::bytes("application/json", body))
    }

    /// Any bytes.
    pub fn bytes(content_type: &'static str, body: Vec<u8>) -> Self {
        Self { status: 200, content_type, headers: Vec::new(), body }
    }

    /// Go there with GET (after a form).
    pub fn see_other(path: impl Into<String>) -> Self {
        Self { status: 303, ..Self::text("") }.header("Location", path)
    }

    /// The same page has another address for good.
    pub fn moved(path: impl Into<String>) -> Self {
        Self { status: 308, ..Self::text("") }.header("Location", path)
    }

    /// Bytes that never change under this address.
    #[must_use]
    pub fn forever(mut self) -> Self {
        self.headers.retain(|(name, _)| *name != "Cache-Control");
        self.header("Cache-Control", "public, max-age=31536000, immutable")
    }

    /// With a header.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}
