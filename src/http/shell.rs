//! The frame around every page: band, navigation, title, footer.

use crate::http::addresses::{self, ACCOUNT, CHECK, DESK, HELP, REGISTER, REVIEWS, SIGN_IN};
use crate::http::assets;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::language;
use crate::people::Role;
use crate::registry::formats::licence::{self, Licence};
use crate::words::{Lang, Phrase};
use askama::Template;

/// Which part of the site a page belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nav {
    /// The public registry.
    Registry,
    /// Checking names.
    Check,
    /// Requests and registering.
    Register,
    /// The experts' desk.
    Review,
    /// The operators' desk.
    Desk,
    /// What waits for the viewer.
    Waiting,
    /// One's account.
    Account,
    /// Help.
    Help,
    /// None of them.
    None,
}

/// A link of the navigation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NavLink {
    /// Where to.
    pub href: &'static str,
    /// The words.
    pub words: Phrase,
    /// Whether the page is in this part.
    pub here: bool,
}

/// What stands around a page, in pieces that the base template puts in their places: made once, not for each page.
#[derive(Debug, Clone, Template)]
#[template(path = "parts/frame.html", blocks = ["start", "top", "search", "copy", "foot"])]
pub struct Shell {
    /// The `<title>`, without the site's name.
    pub title: Phrase,
    /// The language of the page.
    pub lang: Lang,
    /// The other languages it is written in: the tag, the name, and where it is chosen.
    pub languages: Vec<(Lang, String)>,
    /// What the page is about, for search engines and for those who are shown a link to it.
    pub about: Phrase,
    /// The one whole address of the page; none for what is no page by itself.
    pub address: Option<String>,
    /// The style sheet.
    pub css: String,
    /// The small picture.
    pub icon: String,
    /// The navigation for this viewer.
    pub nav: Vec<NavLink>,
    /// Whether somebody is signed in.
    pub signed_in: bool,
    /// Whether search engines should leave the page alone.
    pub private: bool,
    /// The licence of the data.
    pub licence: &'static Licence,
    /// In a copy: its day, and the address of the registry itself.
    pub copied: Option<(String, String)>,
}

impl Shell {
    /// The frame for a page with this title.
    pub fn new(cx: &Cx, title: impl Into<Phrase>, nav: Nav) -> Self {
        let link = |part: Nav, href: &'static str, words: Phrase| NavLink { href, words, here: nav == part };
        let mut links = vec![
            link(Nav::Registry, crate::http::addresses::REGISTRY, Phrase::new("nav-registry")),
            link(Nav::Check, CHECK, Phrase::new("nav-check")),
            link(Nav::Register, REGISTER, Phrase::new("nav-register")),
        ];
        if let Some(count) = cx.waiting() {
            links.push(link(Nav::Waiting, crate::http::addresses::WAITING, count.words()));
        }
        if cx.has(Role::Expert) || cx.has(Role::Lead) {
            links.push(link(Nav::Review, REVIEWS, Phrase::new("nav-reviews")));
        }
        if cx.has(Role::Operator) {
            links.push(link(Nav::Desk, DESK, Phrase::new("nav-desk")));
        }
        links.push(link(Nav::Help, HELP, Phrase::new("nav-help")));
        match cx.viewer() {
            Some(_) => links.push(link(Nav::Account, ACCOUNT, Phrase::new("nav-account"))),
            None => links.push(link(Nav::Account, SIGN_IN, Phrase::new("nav-sign-in"))),
        }
        Self {
            title: title.into(),
            about: Phrase::new("about-registry"),
            address: (!cx.is_write() && cx.param("token").is_empty()).then(|| format!("{}{}", cx.post().public_url, cx.path())),
            lang: cx.lang,
            languages: others(cx),
            css: assets::address("app.css"),
            icon: assets::address("favicon.svg"),
            nav: links,
            signed_in: cx.viewer().is_some(),
            private: cx.viewer().is_some() || cx.is_write(),
            licence: licence::current(),
            copied: cx.app.copied_on.map(|day| (day.to_string(), cx.post().public_url.clone())),
        }
    }

    /// The same for a page whose one address is another path than the one asked for.
    #[must_use]
    pub fn at(self, public_url: &str, path: &str) -> Self {
        Self { address: Some(format!("{public_url}{path}")), ..self }
    }

    /// The same for a page that shows errors: they come first in the title.
    #[must_use]
    pub fn with_errors(mut self, any: bool) -> Self {
        if any {
            self.title = Phrase::new("page-title-error").with("title", self.title);
        }
        self
    }
}

/// The other languages in which a page is written, and where each is chosen. What was sent is not sent again, so an answer to a form
/// offers none; nor does a page behind a link with a secret, or with a provider's answer, which belong into no other address.
fn others(cx: &Cx) -> Vec<(Lang, String)> {
    let has_secret = !cx.param("token").is_empty() || cx.query.has("state");
    if cx.is_write() || has_secret || !language::is_spoken(cx.path()) {
        return Vec::new();
    }
    let back = if cx.query_text.is_empty() { cx.path().to_owned() } else { format!("{}?{}", cx.path(), cx.query_text) };
    Lang::ALL.into_iter().filter(|lang| *lang != cx.lang).map(|lang| (lang, addresses::language(lang.tag(), &back))).collect()
}

#[cfg(test)]
#[path = "../../tests/samples/http/shell.rs"]
mod samples;
