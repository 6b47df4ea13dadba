//! The list of requests: open ones by action holder, and closed ones.

use crate::clock;
use crate::http::addresses;
use crate::http::addresses::REQUESTS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::{RequestId, RevisionNumber};
use crate::pages::partials::list::ListFilter;
use crate::pages::partials::pager;
use crate::pages::partials::rows::{RequestRow, request_rows};
use crate::refusal::Refusal;
use crate::requests::action_holder::ActionHolder;
use crate::requests::lists::PAGE_SIZE;
use crate::requests::{Request, lists, tasks};
use crate::reviews::search::{Hit, queries::comments_with, search_terms};
use crate::store::AnyConnection;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// Which requests the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RequestFilter {
    /// All open ones, and the most recently closed ones.
    All,
    /// The open ones with this action holder.
    ActionContext(ActionHolder),
    /// The closed ones.
    Ended,
}

impl RequestFilter {
    fn from_query(cx: &RequestContext) -> Result<Self, HttpError> {
        match cx.query.get("action_holder") {
            "" => Ok(Self::All),
            "ended" => Ok(Self::Ended),
            word => ActionHolder::from_name(word)
                .map(Self::ActionContext)
                .ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-action-holder"))),
        }
    }

    fn name(self) -> Option<&'static str> {
        match self {
            Self::All => None,
            Self::ActionContext(whose) => Some(whose.name()),
            Self::Ended => Some("ended"),
        }
    }
}

/// Rows of a list, and the URL of the next page.
struct RequestRows {
    rows: Vec<RequestRow>,
    next: Option<String>,
}

#[derive(View)]
#[template(path = "public/request_list.html")]
struct RequestListPage {
    shell: Shell,
    chips: Vec<ListFilter>,
    open_title: Phrase,
    open: Option<RequestRows>,
    ended: Option<RequestRows>,
    /// The search text.
    q: String,
    found: Option<RequestRows>,
    /// The comments that match the search.
    comments: Vec<CommentFound>,
}

/// A comment in the results of a search.
struct CommentFound {
    href: String,
    number: String,
    /// The section that it is about; empty for the whole request.
    part: Phrase,
    revision: RevisionNumber,
    at: String,
    /// The first line with one of the words.
    excerpt: String,
}

fn load_request_rows(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    list: &[Request],
    next: Option<String>,
) -> Result<RequestRows, Refusal> {
    let ids: Vec<RequestId> = list.iter().map(|request| request.id.clone()).collect();
    let texts = lists::queries::newest_texts(conn, &ids)?;
    Ok(RequestRows { rows: request_rows(list, &texts, cx.now, |number| addresses::request_path(number)), next })
}

/// The part of a list that was read with one extra row.
fn load_page_of_rows(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    mut list: Vec<Request>,
    query: &[(&str, &str)],
) -> Result<RequestRows, Refusal> {
    let next = pager::next_page_url(&mut list, REQUESTS_PATH, query);
    load_request_rows(conn, cx, &list, next)
}

/// `GET /requests`
pub fn request_list(cx: &RequestContext) -> Result<Response, HttpError> {
    /// The number of closed requests shown with the open ones.
    const RECENTLY_CLOSED_MAX: usize = 10;
    let q = cx.query.get("q").trim();
    if !q.is_empty() {
        return search_results(cx, q);
    }
    let shown = RequestFilter::from_query(cx)?;
    let after = pager::cursor(cx, "after")?;
    let (counts, all_ended, open, ended) = cx.read(|conn| {
        let open = match shown {
            RequestFilter::Ended => None,
            RequestFilter::All => {
                let list = lists::queries::open(conn, &[], after.as_ref(), PAGE_SIZE + 1)?;
                Some(load_page_of_rows(conn, cx, list, &[])?)
            }
            RequestFilter::ActionContext(whose) => {
                let list = lists::queries::open(conn, &[whose], after.as_ref(), PAGE_SIZE + 1)?;
                Some(load_page_of_rows(conn, cx, list, &[("action_holder", whose.name())])?)
            }
        };
        let all_ended = lists::queries::count_ended(conn)?;
        let ended = match shown {
            RequestFilter::ActionContext(_) => None,
            RequestFilter::All if after.is_some() => None,
            RequestFilter::All => {
                let list = lists::queries::ended(conn, None, None, RECENTLY_CLOSED_MAX)?;
                let has_more = usize::try_from(all_ended).is_ok_and(|all| all > RECENTLY_CLOSED_MAX);
                Some(load_request_rows(conn, cx, &list, has_more.then(|| addresses::requests_path(RequestFilter::Ended.name())))?)
            }
            RequestFilter::Ended => {
                let list = lists::queries::ended(conn, None, after.as_ref(), PAGE_SIZE + 1)?;
                Some(load_page_of_rows(conn, cx, list, &[("action_holder", "ended")])?)
            }
        };
        Ok((tasks::queries::count_by_holder(conn, true)?, all_ended, open, ended))
    })?;
    let chip = |one: RequestFilter, text: Phrase, count: i64| ListFilter {
        count: usize::try_from(count).ok(),
        ..ListFilter::new(text, addresses::requests_path(one.name()), one == shown)
    };
    let mut chips = vec![chip(RequestFilter::All, Phrase::new("requests-open"), counts.values().sum())];
    for whose in ActionHolder::ALL {
        chips.push(chip(
            RequestFilter::ActionContext(whose),
            whose.filter_label(),
            counts.get(&whose).copied().unwrap_or_default(),
        ));
    }
    chips.push(chip(RequestFilter::Ended, Phrase::new("requests-ended"), all_ended));
    cx.render_page(&RequestListPage {
        shell: Shell::new(cx, Phrase::new("word-requests"), NavSection::Register),
        chips,
        open_title: match shown {
            RequestFilter::ActionContext(whose) => whose.filter_label(),
            _ => Phrase::new("requests-open"),
        },
        open,
        ended,
        q: String::new(),
        found: None,
        comments: Vec::new(),
    })
}

/// The first line with one of the words, cut.
fn excerpt(text: &str, message: &[String]) -> String {
    const EXCERPT_CHARS_MAX: usize = 300;
    let has_word = |line: &&str| {
        let line = line.to_lowercase();
        message.iter().any(|word| line.contains(word.as_str()))
    };
    let line = text.lines().find(has_word).or_else(|| text.lines().next()).unwrap_or_default();
    let mut excerpt: String = line.chars().take(EXCERPT_CHARS_MAX).collect();
    if excerpt.len() < line.len() {
        excerpt.push('…');
    }
    excerpt
}

fn comment_found(hit: Hit, message: &[String]) -> CommentFound {
    CommentFound {
        href: format!("{}#c-{}", addresses::request_path(hit.number), hit.id),
        number: hit.number.to_string(),
        part: hit.field.map_or_else(Phrase::default, Field::localized_label),
        revision: hit.revision,
        at: clock::day(hit.at).to_string(),
        excerpt: excerpt(&hit.text, message),
    }
}

/// The open and closed requests whose number or name matches the search, and the comments that contain its words.
fn search_results(cx: &RequestContext, q: &str) -> Result<Response, HttpError> {
    let before = cx.query.get("before").parse().ok();
    let (found, comments) = cx.read(|conn| {
        let mut list = lists::queries::search_requests(conn, q, false, before, PAGE_SIZE + 1)?;
        let next = pager::next_results_url(&mut list, REQUESTS_PATH, q);
        let comments = if before.is_none() { comments_with(conn, q)? } else { Vec::new() };
        Ok((load_request_rows(conn, cx, &list, next)?, comments))
    })?;
    let text = search_terms(q);
    cx.render_page(&RequestListPage {
        shell: Shell::new(cx, Phrase::new("requests-title-found").arg("text", q), NavSection::Register),
        chips: Vec::new(),
        open_title: Phrase::default(),
        open: None,
        ended: None,
        q: q.to_owned(),
        found: Some(found),
        comments: comments.into_iter().map(|hit| comment_found(hit, &text)).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_result_shows_the_matching_line() {
        let text = ["domain".to_owned()];
        assert_eq!(excerpt("First.\nDomain names can change.\nLast.", &text), "Domain names can change.");
        assert_eq!(excerpt("First.\nLast.", &text), "First.");
        assert_eq!(excerpt(&"domain ".repeat(100), &text).chars().count(), 301);
    }
}
