//! What a handler is given and what it gives back.

use super::form::Fields;
use super::problem::Problem;
use super::server::App;
use crate::mail::Post;
use crate::people::actions::Recognised;
use crate::people::secrets::Token;
use crate::people::tokens::Listed;
use crate::people::{Account, Role};
use crate::refusal::Refusal;
use crate::registry::pages::Form;
use crate::requests::actions::Turn;
use crate::store::AnyConnection;
use askama::Template;
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One request: its head, its body, who sends it, and the application.
pub struct Cx {
    pub(crate) app: Arc<App>,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) params: BTreeMap<String, String>,
    pub(crate) headers: BTreeMap<String, String>,
    /// The query string.
    pub query: Fields,
    /// The form, when one was sent.
    pub form: Fields,
    /// The body, when it is not a form.
    pub body: Vec<u8>,
    pub(crate) token: Option<Token>,
    pub(crate) viewer: Option<Recognised>,
    /// The token a program acts with.
    pub(crate) program: Option<Listed>,
    /// When the request came.
    pub now: Timestamp,
}

impl Cx {
    /// A part of the path.
    pub fn param(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }

    /// A header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    /// The path asked for.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether something is to be changed.
    pub fn is_write(&self) -> bool {
        !matches!(self.method.as_str(), "GET" | "HEAD")
    }

    /// The signed-in person.
    pub fn viewer(&self) -> Option<&Account> {
        self.viewer.as_ref().map(|viewer| &viewer.account)
    }

    /// The signed-in person, where the door lets in nobody else.
    pub fn person(&self) -> Result<&Account, Problem> {
        self.viewer().ok_or_else(Problem::sign_in)
    }

    /// Whether the signed-in person has a role.
    pub fn has(&self, role: Role) -> bool {
        self.viewer().is_some_and(|account| account.has(role))
    }

    /// The form the reader asks for: browsers get pages, scripts that take anything the text IANA gives them.
    pub fn wants(&self) -> Form {
        wanted(self.header("accept"))
    }

    /// How letters leave.
    pub fn post(&self) -> &Post {
        &self.app.post
    }

    /// The signed-in person's turn, for an act on a request.
    pub fn turn(&self) -> Result<Turn<'_>, Problem> {
        Ok(Turn { who: self.person()?, now: self.now, post: &self.app.post })
    }

    /// Reads from the store.
    pub fn read<T>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.read(run)
    }

    /// Writes to the store, all or nothing.
    pub fn write<T>(&self, run: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.write(run)
    }
}

/// The first form of an `Accept` header that there is, by weight; text when it takes anything.
pub(super) fn wanted(accept: Option<&str>) -> Form {
    let mut best = (0.0, Form::Text);
    for part in accept.unwrap_or_default().split(',') {
        let mut pieces = part.split(';');
        let form = match pieces.next().unwrap_or_default().trim() {
            "text/html" | "application/xhtml+xml" => Form::Html,
            "application/json" => Form::Json,
            "application/xml" | "text/xml" => Form::Xml,
            "application/ld+json" => Form::LinkedData,
            "text/plain" | "text/*" | "*/*" => Form::Text,
            _ => continue,
        };
        let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")?.parse::<f64>().ok()).unwrap_or(1.0);
        if weight > best.0 {
            best = (weight, form);
        }
    }
    best.1
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
