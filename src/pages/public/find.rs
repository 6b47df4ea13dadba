//! `/find?q=`: the general search. It uses data in memory and stores nothing. If the query is a URN, the page links to its check.

use crate::http::addresses::{self, CHECK_PATH};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use askama::Template;
use urn_registry::find::{Hit, QUERY_MAX};
use urn_registry::grammar::Budget;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::urn::Urn;
use urn_registry::verdict::{STEPS_PER_NAME_MAX, explain};

/// The maximum number of matching fields per result.
const MATCHES_SHOWN_MAX: usize = 3;

#[derive(Template)]
#[template(path = "public/find.html")]
struct SearchPage {
    shell: Shell,
    q: String,
    heading: Phrase,
    /// A suggested query, and its URL-encoded form.
    meant: Option<(String, String)>,
    /// If the query is a bare identifier: its kind and its URN.
    check: Option<(Phrase, String)>,
    hits: Vec<HitRow>,
    /// The query if it could be a namespace ID that is not registered, and the page that checks it.
    wish: Option<(String, String)>,
}

struct HitRow {
    nid: String,
    href: String,
    title: String,
    about: String,
    reason: Phrase,
}

/// `GET /find?q=`
pub fn search_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let typed = cx.query.get("q").trim();
    if Urn::parse(typed).is_ok() {
        return Ok(Response::see_other(addresses::check_urn_path(typed, None)));
    }
    let q: String = typed.chars().take(QUERY_MAX).collect();
    let known = cx.known_namespaces()?;
    // One budget for everything that a URL can ask for.
    let budget = &mut Budget::new(2 * STEPS_PER_NAME_MAX);
    let found = cx.search_index()?.find(&q, &known.book, budget);
    let hits: Vec<HitRow> = found.results.iter().filter_map(|hit| hit_row(hit, &known)).collect();
    let heading = match (q.is_empty(), hits.len()) {
        (true, _) => Phrase::new("find-title"),
        (_, 0) => Phrase::new("find-none").arg("q", &q),
        (_, count) => Phrase::new("find-count").arg("count", count).arg("q", &q),
    };
    let told = explain(&q, &known.book, budget);
    let check = told.offers.into_iter().next().map(|offer| (told.heading, offer));
    let wish = found.unregistered_nid.as_deref().map(nid_and_check_path);
    let meant = found.meant.filter(|meant| !meant.eq_ignore_ascii_case(&q));
    cx.render_page(&SearchPage {
        shell: Shell::new(cx, heading.clone(), NavSection::Registry),
        heading,
        meant: meant.map(|meant| (meant.clone(), addresses::encode_query_value(&meant))),
        check,
        hits,
        wish,
        q,
    })
}

/// A namespace ID and the path of its check.
pub(super) fn nid_and_check_path(nid: &str) -> (String, String) {
    (nid.to_owned(), addresses::with_query(CHECK_PATH, &[("nid", nid)]))
}

fn hit_row(hit: &Hit, known: &KnownNamespaces) -> Option<HitRow> {
    let kind = known.kind(&hit.nid)?;
    let nid = Nid::parse(&hit.nid).ok()?;
    let registrant =
        hit.registrant.as_ref().map_or_else(String::new, |registrant| format!(" {}.", registrant.trim_end_matches('.')));
    let about = format!("{}{registrant}", hit.summary.as_deref().unwrap_or_default());
    Some(HitRow {
        href: addresses::namespace_path(kind, &nid),
        nid: hit.nid.clone(),
        title: hit.title.clone(),
        about,
        reason: match_reason(hit),
    })
}

/// Why it was found: "Found: title “Book”; topic “publications”."
fn match_reason(hit: &Hit) -> Phrase {
    if let Some(identifier) = &hit.identifier {
        return Phrase::new("find-found").arg("why", identifier);
    }
    let places = hit.why.iter().take(MATCHES_SHOWN_MAX).map(|reason| {
        let text = Phrase::join_phrases(reason.words.iter().map(|word| word.as_str().into()), "find-why-words");
        Phrase::new("find-why").arg("field", reason.field.label()).arg("text", text)
    });
    let places = Phrase::join_phrases(places, "listed-apart");
    if places.is_empty() { places } else { Phrase::new("find-found").arg("why", places) }
}
