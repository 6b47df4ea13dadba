//! A narrow page about one thing: an introduction, and a form or a link.

use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use askama::Template;
use urn_registry::i18n::Phrase;

/// A page with a title, an introduction, text, and a form or a link.
#[derive(Template)]
#[template(path = "parts/narrow.html")]
pub(crate) struct NarrowPage {
    shell: Shell,
    /// The page above it.
    crumb: Option<(&'static str, Phrase)>,
    title: Phrase,
    /// The result of an action that led here; empty otherwise.
    said: Phrase,
    lede: Phrase,
    text: Vec<Phrase>,
    /// A quotation, with its heading.
    quoted: Option<(Phrase, String)>,
    form: Option<ActForm>,
    link: Option<(String, Phrase)>,
    /// A remark at the end; empty without one.
    foot: Phrase,
}

impl NarrowPage {
    pub(crate) fn new(cx: &Cx, nav: Nav, title: Phrase, lede: Phrase) -> Self {
        let shell = Shell::new(cx, title.clone(), nav);
        let none = Phrase::default();
        Self {
            shell,
            crumb: None,
            title,
            said: none.clone(),
            lede,
            text: Vec::new(),
            quoted: None,
            form: None,
            link: None,
            foot: none,
        }
    }

    /// Sets the page above it.
    pub(crate) fn below(self, href: &'static str, words: Phrase) -> Self {
        Self { crumb: Some((href, words)), ..self }
    }

    /// Sets the result of an action that led here.
    pub(crate) fn said(self, words: Phrase) -> Self {
        Self { said: words, ..self }
    }

    /// Sets a quotation, with its heading.
    pub(crate) fn quoted(self, heading: Phrase, words: &str) -> Self {
        Self { quoted: Some((heading, words.to_owned())), ..self }
    }

    /// Sets the remark at the end.
    pub(crate) fn foot(self, words: Phrase) -> Self {
        Self { foot: words, ..self }
    }

    /// Adds a paragraph.
    pub(crate) fn text(mut self, words: Phrase) -> Self {
        self.text.push(words);
        self
    }

    /// Sets the form.
    pub(crate) fn form(self, form: ActForm) -> Self {
        Self { form: Some(form), ..self }
    }

    /// Sets the link.
    pub(crate) fn link(self, href: impl Into<String>, words: Phrase) -> Self {
        Self { link: Some((href.into(), words)), ..self }
    }

    /// Renders the page.
    pub(crate) fn reply(&self, cx: &Cx) -> Result<Reply, Problem> {
        cx.page(self)
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/partials/narrow.rs"]
mod samples;
