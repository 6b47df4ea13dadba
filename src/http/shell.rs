//! The frame around every page: band, navigation, title, footer.

use crate::http::addresses::{ACCOUNT, CHECK, DESK, HELP, REGISTER, REVIEWS, SIGN_IN};
use crate::http::assets;
use crate::http::cx::Cx;
use crate::people::Role;
use crate::registry::formats::licence::{self, Licence};

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
    pub words: String,
    /// Whether the page is in this part.
    pub here: bool,
}

/// What the base template needs.
#[derive(Debug, Clone)]
pub struct Shell {
    /// The `<title>`, without the site's name.
    pub title: String,
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
    pub fn new(cx: &Cx, title: impl Into<String>, nav: Nav) -> Self {
        let link = |part: Nav, href: &'static str, words: &str| NavLink { href, words: words.to_owned(), here: nav == part };
        let mut links = vec![
            link(Nav::Registry, crate::http::addresses::REGISTRY, "Registry"),
            link(Nav::Check, CHECK, "Check"),
            link(Nav::Register, REGISTER, "Register"),
        ];
        if let Some(count) = cx.waiting() {
            links.push(link(Nav::Waiting, crate::http::addresses::WAITING, &count.words()));
        }
        if cx.has(Role::Expert) || cx.has(Role::Lead) {
            links.push(link(Nav::Review, REVIEWS, "Reviews"));
        }
        if cx.has(Role::Operator) {
            links.push(link(Nav::Desk, DESK, "Desk"));
        }
        links.push(link(Nav::Help, HELP, "Help"));
        match cx.viewer() {
            Some(_) => links.push(link(Nav::Account, ACCOUNT, "Account")),
            None => links.push(link(Nav::Account, SIGN_IN, "Sign in")),
        }
        Self {
            title: title.into(),
            css: assets::address("app.css"),
            icon: assets::address("favicon.svg"),
            nav: links,
            signed_in: cx.viewer().is_some(),
            private: cx.viewer().is_some() || cx.is_write(),
            licence: licence::current(),
            copied: cx.app.copied_on.map(|day| (day.to_string(), cx.post().public_url.clone())),
        }
    }

    /// The same for a page that shows errors: they come first in the title.
    #[must_use]
    pub fn with_errors(mut self, any: bool) -> Self {
        if any {
            self.title = format!("Error: {}", self.title);
        }
        self
    }
}
