//! Selects the language of a page, in this order: the language in the query, the language chosen in the browser, the language of the user's
//! account unless it is English, the first available language that the browser accepts.

use crate::http::accept::PageFormat;
use crate::http::addresses;
use actix_web::HttpRequest;
use actix_web::http::header::{self, AcceptLanguage, Header, Quality};
use urn_registry::i18n::Lang;

/// The cookie that stores the chosen language. It is not a secret.
pub(crate) const LANGUAGE_COOKIE: &str = "nidreg_language";

/// The format of a response, and its language if it is a page. Files of the registry are not translated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Representation {
    pub(crate) form: PageFormat,
    pub(crate) lang: Lang,
}

impl Representation {
    /// The requested format, with a language if it is a page.
    pub(crate) fn new(form: PageFormat, lang: Lang) -> Self {
        Self { form, lang: if form == PageFormat::Html { lang } else { Lang::En } }
    }
}

/// The language of the requested page, according to the headers.
pub(crate) fn page_language(request: &HttpRequest) -> Lang {
    language_at_path(request.path(), preferred_language(request))
}

/// The language of the page at a path for a user who prefers `wished`.
pub(crate) fn language_at_path(path: &str, wished: Lang) -> Lang {
    if wished == Lang::En || is_localized(path) { wished } else { Lang::En }
}

/// The language of the requested page, the language the user prefers on any page, and whether that was chosen in this browser.
pub(crate) fn requested_languages(request: &HttpRequest) -> (Lang, Lang, bool) {
    let chosen = query_language(request).or_else(|| cookie_language(request));
    let wished = chosen.unwrap_or_else(|| accepted_language(request));
    (language_at_path(request.path(), wished), wished, chosen.is_some())
}

/// The language chosen before, else the first available one of `Accept-Language` (RFC 9110 §12.5.4), else English.
fn preferred_language(request: &HttpRequest) -> Lang {
    cookie_language(request).unwrap_or_else(|| accepted_language(request))
}

/// The language in the query. Search engines use these URLs to find the page in each language.
fn query_language(request: &HttpRequest) -> Option<Lang> {
    request.query_string().split('&').find_map(|pair| pair.strip_prefix(LANGUAGE_QUERY_PREFIX).and_then(Lang::from_tag))
}

/// The start of the query parameter that names a language.
pub(crate) const LANGUAGE_QUERY_PREFIX: &str = "lang=";

/// The language that was chosen in this browser.
fn cookie_language(request: &HttpRequest) -> Option<Lang> {
    let mut cookies = request.headers().get_all(header::COOKIE).filter_map(|one| one.to_str().ok());
    cookies.find_map(language_in_cookies)
}

fn accepted_language(request: &HttpRequest) -> Lang {
    // Browsers list only a few languages, so a longer header does not come from a browser.
    let head = request.headers().get(header::ACCEPT_LANGUAGE).filter(|head| head.len() <= 256);
    let Some(wanted) = head.and_then(|_| AcceptLanguage::parse(request).ok()) else { return Lang::En };
    let mut wanted: Vec<_> = wanted.0.into_iter().filter(|one| one.quality > Quality::ZERO).collect();
    // The sort is stable: among equal weights the first wins.
    wanted.sort_by_key(|one| std::cmp::Reverse(one.quality));
    let spoken = |tag: &str| Lang::ALL.into_iter().find(|lang| tag.eq_ignore_ascii_case(lang.tag()));
    wanted.iter().filter_map(|one| one.item.item()).find_map(|tag| spoken(tag.primary_language())).unwrap_or_default()
}

/// Whether the page at a path is available in every language.
pub(crate) fn is_localized(path: &str) -> bool {
    addresses::LOCALIZED_PATHS.iter().any(|pattern| matches_pattern(pattern, path))
}

/// Whether the page of a request, or the response to one of its forms, is at a path. Experts and operators see it in English, as they see
/// all of their pages; the draft of a request is the registrant's.
pub(crate) fn is_request_path(path: &str) -> bool {
    path.starts_with(addresses::REQUEST_PATH_PREFIX) && path.split('/').nth(3) != Some(addresses::DRAFT_PATH_SEGMENT)
}

fn matches_pattern(pattern: &str, path: &str) -> bool {
    let mut parts = path.split('/');
    for wanted in pattern.split('/') {
        match (wanted, parts.next()) {
            ("**", _) => return true,
            ("*", Some(_)) => {}
            (wanted, Some(part)) if wanted == part => {}
            _ => return false,
        }
    }
    parts.next().is_none()
}

fn language_in_cookies(cookies: &str) -> Option<Lang> {
    cookies.split(';').find_map(|one| one.trim().strip_prefix(LANGUAGE_COOKIE)?.strip_prefix('=').and_then(Lang::from_tag))
}

/// The Set-Cookie value that stores a choice for a year.
pub(crate) fn language_cookie(lang: Lang, https: bool) -> String {
    let secure = if https { "; Secure" } else { "" };
    format!("{LANGUAGE_COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}", lang.tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(cookies: &str, head: &str) -> HttpRequest {
        let request = actix_web::test::TestRequest::with_uri("/operator/mail/1");
        request.insert_header((header::COOKIE, cookies)).insert_header((header::ACCEPT_LANGUAGE, head)).to_http_request()
    }

    #[test]
    fn chosen_language_overrides_accept_language() {
        assert_eq!(preferred_language(&asks("a=b; nidreg_language=fr", "de")), Lang::Fr);
        assert_eq!(preferred_language(&asks("nidreg_language=tlh", "de-AT,en;q=0.5")), Lang::De);
        assert_eq!(page_language(&asks("nidreg_language=fr", "")), Lang::En, "the pages of operators are in English");
    }

    #[test]
    fn path_patterns_match_segments_and_subtrees() {
        for (pattern, path, like) in [
            ("/", "/", true),
            ("/", "/find", false),
            ("/requests/*/compare", "/requests/R-2026-0001/compare", true),
            ("/requests/*/compare", "/requests/R-2026-0001/edit", false),
            ("/reserved", "/reserved/more", false),
            ("/assignments/**", "/assignments/urn-formal/isbn", true),
            ("/assignments/**", "/assignments", true),
        ] {
            assert_eq!(matches_pattern(pattern, path), like, "{pattern} {path}");
        }
    }

    #[test]
    fn response_to_a_form_on_a_request_is_in_the_language_of_the_request() {
        for form in ["contact-answer", "comments/1/retract", "complete", "direction", "edit/team", "list/1"] {
            assert!(is_localized(&format!("/requests/R-2026-0001/{form}")), "{form}");
        }
        assert!(is_localized("/requests/R-2026-0001/edit") && !is_localized("/operator/mail/1"));
    }

    #[test]
    fn draft_of_a_request_is_not_the_page_of_the_request() {
        assert!(["/requests/R-2026-0001", "/requests/R-2026-0001/appeal"].into_iter().all(is_request_path));
        assert!(
            ["/requests/R-2026-0001/edit", "/requests/R-2026-0001/edit/preview", "/requests"]
                .into_iter()
                .all(|path| !is_request_path(path))
        );
    }

    #[test]
    fn highest_weighted_browser_language_is_used() {
        let wanted = |head| preferred_language(&asks("", head));
        assert_eq!(wanted("fr-CH, fr;q=0.9, en;q=0.8"), Lang::Fr);
        assert_eq!(wanted("it, de;q=0.3, en;q=0.5"), Lang::En);
        assert_eq!(wanted("de;q=0, fr;q=0.1"), Lang::Fr);
        for none in ["", "*", "tlh", "de;;q", &"de,".repeat(200)] {
            assert_eq!(wanted(none), Lang::En, "{none}");
        }
    }
}
