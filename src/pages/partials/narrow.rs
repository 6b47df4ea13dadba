//! A narrow page about one thing: an introduction, and a form or a link.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use askama::Template;
use urn_registry::i18n::Phrase;

/// A page with a title, an introduction, text, and a form or a link.
#[derive(Template)]
#[template(path = "partials/narrow.html")]
pub(crate) struct NarrowPage {
    shell: Shell,
    title: Phrase,
    lede: Phrase,
    text: Vec<Phrase>,
    form: Option<ActionForm>,
    link: Option<(String, Phrase)>,
}

impl NarrowPage {
    pub(crate) fn new(cx: &RequestContext, nav: NavSection, title: Phrase, lede: Phrase) -> Self {
        Self { shell: Shell::new(cx, title.clone(), nav), title, lede, text: Vec::new(), form: None, link: None }
    }

    /// Adds a paragraph.
    pub(crate) fn with_text(mut self, message: Phrase) -> Self {
        self.text.push(message);
        self
    }

    /// Sets the form.
    pub(crate) fn with_form(self, form: ActionForm) -> Self {
        Self { form: Some(form), ..self }
    }

    /// Sets the link.
    pub(crate) fn with_link(self, href: impl Into<String>, text: Phrase) -> Self {
        Self { link: Some((href.into(), text)), ..self }
    }

    /// Renders the page.
    pub(crate) fn to_response(&self, cx: &RequestContext) -> Result<Response, HttpError> {
        cx.render_page(self)
    }
}
