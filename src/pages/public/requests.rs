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
use crate::pages::partials::list::Chip;
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
enum Shown {
    /// All open ones, and the most recently closed ones.
    All,
    /// The open ones with this action holder.
    ActionContext(ActionHolder),
    /// The closed ones.
    Ended,
}

impl Shown {
    fn of(cx: &RequestContext) -> Result<Self, HttpError> {
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
struct Part {
    rows: Vec<RequestRow>,
    next: Option<String>,
}

#[derive(View)]
#[template(path = "public/request_list.html")]
struct RequestListPage {
    shell: Shell,
    chips: Vec<Chip>,
    open_title: Phrase,
    open: Option<Part>,
    ended: Option<Part>,
    /// The search text.
    q: String,
    found: Option<Part>,
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

fn part(conn: &mut AnyConnection, cx: &RequestContext, list: &[Request], next: Option<String>) -> Result<Part, Refusal> {
    let ids: Vec<RequestId> = list.iter().map(|request| request.id.clone()).collect();
    let texts = lists::queries::newest_texts(conn, &ids)?;
    Ok(Part { rows: request_rows(list, &texts, cx.now, |number| addresses::request(number)), next })
}

/// The part of a list that was read with one extra row.
fn load_page_of_rows(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    mut list: Vec<Request>,
    query: &[(&str, &str)],
) -> Result<Part, Refusal> {
    let next = pager::page(&mut list, REQUESTS_PATH, query);
    part(conn, cx, &list, next)
}

/// `GET /requests`
pub fn list(cx: &RequestContext) -> Result<Response, HttpError> {
    /// The number of closed requests shown with the open ones.
    const RECENTLY_CLOSED_MAX: usize = 10;
    let q = cx.query.get("q").trim();
    if !q.is_empty() {
        return found(cx, q);
    }
    let shown = Shown::of(cx)?;
    let after = pager::cursor(cx, "after")?;
    let (counts, all_ended, open, ended) = cx.read(|conn| {
        let open = match shown {
            Shown::Ended => None,
            Shown::All => {
                let list = lists::queries::open(conn, &[], after.as_ref(), PAGE_SIZE + 1)?;
                Some(load_page_of_rows(conn, cx, list, &[])?)
            }
            Shown::ActionContext(whose) => {
                let list = lists::queries::open(conn, &[whose], after.as_ref(), PAGE_SIZE + 1)?;
                Some(load_page_of_rows(conn, cx, list, &[("action_holder", whose.name())])?)
            }
        };
        let all_ended = lists::queries::count_ended(conn)?;
        let ended = match shown {
            Shown::ActionContext(_) => None,
            Shown::All if after.is_some() => None,
            Shown::All => {
                let list = lists::queries::ended(conn, None, None, RECENTLY_CLOSED_MAX)?;
                let has_more = usize::try_from(all_ended).is_ok_and(|all| all > RECENTLY_CLOSED_MAX);
                Some(part(conn, cx, &list, has_more.then(|| addresses::requests(Shown::Ended.name())))?)
            }
            Shown::Ended => {
                let list = lists::queries::ended(conn, None, after.as_ref(), PAGE_SIZE + 1)?;
                Some(load_page_of_rows(conn, cx, list, &[("action_holder", "ended")])?)
            }
        };
        Ok((tasks::queries::counts(conn, true)?, all_ended, open, ended))
    })?;
    let chip = |one: Shown, text: Phrase, count: i64| Chip {
        count: usize::try_from(count).ok(),
        ..Chip::new(text, addresses::requests(one.name()), one == shown)
    };
    let mut chips = vec![chip(Shown::All, Phrase::new("requests-open"), counts.values().sum())];
    for whose in ActionHolder::ALL {
        chips.push(chip(Shown::ActionContext(whose), whose.phrase(), counts.get(&whose).copied().unwrap_or_default()));
    }
    chips.push(chip(Shown::Ended, Phrase::new("requests-ended"), all_ended));
    cx.page(&RequestListPage {
        shell: Shell::new(cx, Phrase::new("word-requests"), NavSection::Register),
        chips,
        open_title: match shown {
            Shown::ActionContext(whose) => whose.phrase(),
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
    const MOST: usize = 300;
    let has_word = |line: &&str| {
        let line = line.to_lowercase();
        message.iter().any(|word| line.contains(word.as_str()))
    };
    let line = text.lines().find(has_word).or_else(|| text.lines().next()).unwrap_or_default();
    let mut excerpt: String = line.chars().take(MOST).collect();
    if excerpt.len() < line.len() {
        excerpt.push('…');
    }
    excerpt
}

fn comment_found(hit: Hit, message: &[String]) -> CommentFound {
    CommentFound {
        href: format!("{}#c-{}", addresses::request(hit.number), hit.id),
        number: hit.number.to_string(),
        part: hit.field.map_or_else(Phrase::default, Field::words),
        revision: hit.revision,
        at: clock::day(hit.at).to_string(),
        excerpt: excerpt(&hit.text, message),
    }
}

/// The open and closed requests whose number or name matches the search, and the comments that contain its words.
fn found(cx: &RequestContext, q: &str) -> Result<Response, HttpError> {
    let before = cx.query.get("before").parse().ok();
    let (found, comments) = cx.read(|conn| {
        let mut list = lists::queries::found(conn, q, false, before, PAGE_SIZE + 1)?;
        let next = pager::next_results_url(&mut list, REQUESTS_PATH, q);
        let comments = if before.is_none() { comments_with(conn, q)? } else { Vec::new() };
        Ok((part(conn, cx, &list, next)?, comments))
    })?;
    let text = search_terms(q);
    cx.page(&RequestListPage {
        shell: Shell::new(cx, Phrase::new("requests-title-found").with("text", q), NavSection::Register),
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
