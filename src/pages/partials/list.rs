//! The page of a list: its entries with their actions, and the forms that change it.

use crate::action_context::ActionContext;
use crate::http::addresses::OPERATOR_QUEUE_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::notice::{ActionNotice, action_notice_with_undo, url_with_notice};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use askama::Template;
use urn_registry::i18n::Phrase;

/// A page with a title, an introduction, forms and entries.
#[derive(Template)]
#[template(path = "partials/list.html")]
pub(crate) struct ListPage {
    shell: Shell,
    notice: Option<ActionNotice>,
    /// The page above it.
    crumb: Option<(&'static str, Phrase)>,
    title: Phrase,
    intro: Phrase,
    /// The links after the introduction.
    links: Vec<(String, Phrase)>,
    /// Paragraphs before the forms: the class, and the text.
    notes: Vec<(&'static str, Phrase)>,
    acts: Vec<ActionForm>,
    sections: Vec<ListSection>,
}

/// Entries under a heading: its id and title.
struct ListSection {
    id: &'static str,
    title: Phrase,
    rows: Vec<ListRow>,
}

/// An entry.
#[derive(Default)]
pub(crate) struct ListRow {
    pub(crate) name: String,
    /// Where its name links to; empty without a link.
    pub(crate) href: String,
    pub(crate) text: Phrase,
    /// A less important line.
    pub(crate) more: Phrase,
    /// The form that removes it, with a reason.
    pub(crate) act: Option<ActionForm>,
}

impl ListRow {
    pub(crate) fn new(name: impl Into<String>, text: impl Into<Phrase>) -> Self {
        Self { name: name.into(), text: text.into(), ..Self::default() }
    }

    /// Sets the form that removes it.
    pub(crate) fn with_form(self, act: ActionForm) -> Self {
        Self { act: Some(act), ..self }
    }
}

impl ListPage {
    pub(crate) fn new(
        cx: &RequestContext,
        nav: NavSection,
        title: impl Into<Phrase>,
        intro: impl Into<Phrase>,
    ) -> Result<Self, HttpError> {
        let title = title.into();
        Ok(Self {
            shell: Shell::new(cx, title.clone(), nav),
            notice: action_notice_with_undo(cx)?,
            crumb: None,
            title,
            intro: intro.into(),
            links: Vec::new(),
            notes: Vec::new(),
            acts: Vec::new(),
            sections: Vec::new(),
        })
    }

    /// A page of operators, below the queue.
    pub(crate) fn for_operators(
        cx: &RequestContext,
        title: impl Into<Phrase>,
        intro: impl Into<Phrase>,
    ) -> Result<Self, HttpError> {
        Ok(Self::new(cx, NavSection::Operator, title, intro)?.with_parent_page(OPERATOR_QUEUE_PATH, "nav-operator"))
    }

    /// Sets the page above it.
    pub(crate) fn with_parent_page(self, href: &'static str, text: &'static str) -> Self {
        Self { crumb: Some((href, Phrase::new(text))), ..self }
    }

    /// Adds a link after the introduction.
    pub(crate) fn with_link(mut self, href: impl Into<String>, text: impl Into<Phrase>) -> Self {
        self.links.push((href.into(), text.into()));
        self
    }

    /// Adds a paragraph before the forms: `t` for text, `with_note` for a sentence with a colored edge.
    pub(crate) fn with_note(mut self, class: &'static str, text: impl Into<Phrase>) -> Self {
        self.notes.push((class, text.into()));
        self
    }

    /// Adds forms.
    pub(crate) fn with_forms(mut self, acts: impl IntoIterator<Item = ActionForm>) -> Self {
        self.acts.extend(acts);
        self
    }

    /// Adds entries under a heading.
    pub(crate) fn with_rows(mut self, id: &'static str, title: &'static str, rows: impl IntoIterator<Item = ListRow>) -> Self {
        self.sections.push(ListSection { id, title: Phrase::new(title), rows: rows.into_iter().collect() });
        self
    }

    /// Renders the page.
    pub(crate) fn to_response(&self, cx: &RequestContext) -> Result<Response, HttpError> {
        cx.render_page(self)
    }
}

/// A filter of a list.
pub(crate) struct ListFilter {
    pub(crate) text: Phrase,
    pub(crate) href: String,
    pub(crate) chosen: bool,
    /// The number of rows behind it; `None` if they were not counted.
    pub(crate) count: Option<usize>,
}

impl ListFilter {
    pub(crate) fn new(text: impl Into<Phrase>, href: String, chosen: bool) -> Self {
        Self { text: text.into(), href, chosen, count: None }
    }
}

/// Performs the action of a form: continues at a path with its notice, or shows the page of the form again with the errors.
pub(crate) fn perform_action<'a>(
    cx: &'a RequestContext,
    path: &str,
    page: impl FnOnce(&RequestContext) -> Result<Response, HttpError>,
    mut action: impl FnMut(&mut AnyConnection, ActionContext<'a>) -> Result<(), Refusal>,
) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    cx.respond_to_form(cx.write(|conn| action(conn, ctx)), url_with_notice(cx, path), page)
}
