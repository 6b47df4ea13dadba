//! In which language a page is shown: the one that was chosen on a page before, else the first that the browser asks for.

use crate::http::accept::Form;
use crate::words::Lang;
use actix_web::HttpRequest;
use actix_web::http::header;

/// The cookie that remembers a choice. It is no secret.
pub(crate) const COOKIE: &str = "nidreg_language";

/// Where the pages begin that are written in every language; all others are in English. None is yet: a page joins when all its words are
/// in `templates/words/`.
const SPOKEN: &[&str] = &[];

/// The form of an answer, and the language of a page. Files of the record have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spoken {
    pub(crate) form: Form,
    pub(crate) lang: Lang,
}

impl Spoken {
    /// The form that is asked for, in a language where it is a page.
    pub(crate) fn new(form: Form, lang: Lang) -> Self {
        Self { form, lang: if form == Form::Html { lang } else { Lang::En } }
    }
}

/// The language of the page that a request asks for.
pub(crate) fn asked(request: &HttpRequest) -> Lang {
    let head = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    of(request.path(), head(header::COOKIE).unwrap_or_default(), head(header::ACCEPT_LANGUAGE))
}

/// The language of the page at a path.
///
/// `cookies`: the heads `Cookie`. `accepted`: the head `Accept-Language`.
fn of(path: &str, cookies: &str, accepted: Option<&str>) -> Lang {
    if is_spoken(path) { wished(cookies, accepted) } else { Lang::En }
}

fn wished(cookies: &str, accepted: Option<&str>) -> Lang {
    chosen(cookies).or_else(|| accepted.map(Lang::accepted)).unwrap_or_default()
}

/// Whether the page at a path is written in every language.
pub(crate) fn is_spoken(path: &str) -> bool {
    SPOKEN.iter().any(|start| path.starts_with(start))
}

fn chosen(cookies: &str) -> Option<Lang> {
    cookies.split(';').find_map(|one| one.trim().strip_prefix(COOKIE)?.strip_prefix('=').and_then(Lang::from_tag))
}

/// The Set-Cookie that remembers a choice for a year.
pub(crate) fn remembered(lang: Lang, https: bool) -> String {
    let secure = if https { "; Secure" } else { "" };
    format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}", lang.tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_wins() {
        assert_eq!(wished("a=b; nidreg_language=fr", Some("de")), Lang::Fr);
        assert_eq!(wished("nidreg_language=tlh", Some("de-AT,en;q=0.5")), Lang::De);
        assert_eq!(wished("", None), Lang::En);
        assert_eq!(of("/desk/R-2026-0001", "nidreg_language=fr", None), Lang::En, "desks are in English");
    }
}
