//! The frame of every page: header band, navigation, title, footer.

use crate::http::addresses::{
    self, ACCOUNT_PATH, CHECK_PATH, HELP_PATH, OPERATOR_QUEUE_PATH, REGISTER_START_PATH, REVIEWS_PATH, SIGN_IN_PATH,
};
use crate::http::assets;
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::language;
use crate::refusal::FieldFault;
use crate::registry::formats::license::{self, License};
use crate::users::Role;
use askama::Template;
use urn_registry::i18n::{Lang, Phrase};

/// The section of the site that a page belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NavSection {
    /// The public registry.
    Registry,
    /// Validation.
    Check,
    /// Requests and registering.
    Register,
    /// Expert review.
    Review,
    /// The operator queue.
    Operator,
    /// My tasks.
    Waiting,
    /// The user's account.
    Account,
    Help,
    /// No section.
    None,
}

/// A navigation link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NavLink {
    /// The target.
    pub href: &'static str,
    /// The label.
    pub text: Phrase,
    /// Whether the page is in this section.
    pub here: bool,
}

/// The frame of a page, in blocks that the base template inserts; they are compiled once and not for each page.
#[derive(Debug, Clone, Template)]
#[template(path = "partials/frame.html", blocks = ["start", "top", "search", "copy", "errors", "foot"])]
pub struct Shell {
    /// The `<title>`, without the name of the site.
    pub title: Phrase,
    /// The language of the page.
    pub lang: Lang,
    /// The other available languages: the language, and the path that selects it.
    pub languages: Vec<(Lang, String)>,
    /// The description for search engines and link previews.
    pub about: Phrase,
    /// The canonical URL of the page; `None` if it has none.
    pub address: Option<String>,
    /// For search engines: the URL of the page in each language, and the one that selects the reader's language.
    pub alternates: Vec<(&'static str, String)>,
    /// The path of the style sheet.
    pub css: String,
    /// The path of the icon.
    pub icon: String,
    /// The navigation for this user.
    pub nav: Vec<NavLink>,
    /// Whether a user is signed in.
    pub signed_in: bool,
    /// Whether search engines should not index the page.
    pub private: bool,
    /// The license of the data.
    pub license: &'static License,
    /// In a static copy: its date, and the URL of the registry.
    pub copied: Option<(String, String)>,
    /// Whether the database is an older copy, so that the server accepts no changes.
    pub is_stopped: bool,
    /// The errors of the form that the page shows again.
    pub faults: Vec<FieldFault>,
}

impl Shell {
    /// The frame for a page with this title.
    pub fn new(cx: &RequestContext, title: impl Into<Phrase>, nav: NavSection) -> Self {
        let link = |part: NavSection, href: &'static str, text: Phrase| NavLink { href, text, here: nav == part };
        let mut links = vec![
            link(NavSection::Registry, crate::http::addresses::REGISTRY_PATH, Phrase::new("nav-registry")),
            link(NavSection::Check, CHECK_PATH, Phrase::new("word-validate")),
            link(NavSection::Register, REGISTER_START_PATH, Phrase::new("nav-register")),
        ];
        if let Some(count) = cx.own_task_count() {
            links.push(link(NavSection::Waiting, crate::http::addresses::TASKS_PATH, count.nav_label()));
        }
        if cx.has_role(Role::Expert) || cx.has_role(Role::Lead) {
            links.push(link(NavSection::Review, REVIEWS_PATH, Phrase::new("nav-reviews")));
        }
        if cx.has_role(Role::Operator) {
            links.push(link(NavSection::Operator, OPERATOR_QUEUE_PATH, Phrase::new("nav-operator")));
        }
        links.push(link(NavSection::Help, HELP_PATH, Phrase::new("word-help")));
        match cx.viewer() {
            Some(_) => links.push(link(NavSection::Account, ACCOUNT_PATH, Phrase::new("word-account"))),
            None => links.push(link(NavSection::Account, SIGN_IN_PATH, Phrase::new("word-sign-in"))),
        }
        Self {
            title: title.into(),
            about: Phrase::new("about-registry"),
            address: (!cx.is_write() && cx.param("token").is_empty()).then(|| format!("{}{}", cx.mail().public_url, cx.path())),
            alternates: Vec::new(),
            lang: cx.lang,
            languages: other_languages(cx),
            css: assets::hashed_asset_path("app.css"),
            icon: assets::hashed_asset_path("favicon.svg"),
            nav: links,
            signed_in: cx.viewer().is_some(),
            private: cx.viewer().is_some() || cx.is_write(),
            license: license::data_license(),
            copied: cx.app.copied_on.map(|day| (day.to_string(), cx.mail().public_url.clone())),
            is_stopped: cx.app.store.behind_error().is_some(),
            faults: cx.faults().to_vec(),
        }
        .with_errors(!cx.faults().is_empty())
    }

    /// Sets the canonical path, if it differs from the requested one.
    #[must_use]
    pub fn with_canonical_path(self, public_url: &str, path: &str) -> Self {
        Self { address: Some(format!("{public_url}{path}")), ..self }
    }

    /// Sets the description for search engines and link previews.
    #[must_use]
    pub fn described(self, about: Phrase) -> Self {
        Self { about, ..self }
    }

    /// Declares the URL of the page in each language. The canonical URL is then the requested one of them.
    #[must_use]
    pub fn with_language_urls(self, cx: &RequestContext) -> Self {
        let Some(address) = self.address.clone() else { return self };
        let of = |lang: Lang| (lang.tag(), format!("{address}?{}{}", language::LANGUAGE_QUERY_PREFIX, lang.tag()));
        let alternates = Lang::ALL.into_iter().map(of).chain([("x-default", address.clone())]).collect();
        Self { alternates, address: Some(canonical_language_url(cx, address)), ..self }
    }

    /// Prefixes the title if the page shows errors.
    #[must_use]
    pub fn with_errors(mut self, any: bool) -> Self {
        if any {
            self.title = Phrase::new("page-title-error").arg("title", self.title);
        }
        self
    }
}

/// The canonical URL of a page that has one URL for each language: the URL with the language in its query, if that was requested.
pub(crate) fn canonical_language_url(cx: &RequestContext, address: String) -> String {
    if cx.query.get("lang") == cx.lang.tag() {
        format!("{address}?{}{}", language::LANGUAGE_QUERY_PREFIX, cx.lang.tag())
    } else {
        address
    }
}

/// The other languages of a page, and the paths that select them. There are none for the response to a form, because the form would not be
/// sent again. There are none for a page whose URL contains a secret or a provider's response, which must not appear in another URL.
fn other_languages(cx: &RequestContext) -> Vec<(Lang, String)> {
    let has_secret = !cx.param("token").is_empty() || cx.query.has("state");
    if cx.is_write() || has_secret || cx.is_in_english() || !language::is_localized(cx.path()) {
        return Vec::new();
    }
    // A language in the query would take precedence over the chosen one.
    let query: Vec<&str> = cx.query_text.split('&').filter(|pair| !pair.starts_with(language::LANGUAGE_QUERY_PREFIX)).collect();
    let query = query.join("&");
    let back = if query.is_empty() { cx.path().to_owned() } else { format!("{}?{query}", cx.path()) };
    Lang::ALL
        .into_iter()
        .filter(|lang| *lang != cx.lang)
        .map(|lang| (lang, addresses::set_language_path(lang.tag(), &back)))
        .collect()
}
