//! Pagination of lists.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::requests::Request;
use crate::requests::lists::{Cursor, PAGE_SIZE};
use urn_registry::i18n::Phrase;

/// The position in a list given in the URL, by `after` on pages with a single list; `None` for the first page.
pub(crate) fn cursor(cx: &RequestContext, name: &'static str) -> Result<Option<Cursor>, HttpError> {
    let text = cx.query.get(name);
    if text.is_empty() {
        return Ok(None);
    }
    Cursor::parse(text).map(Some).ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-place-in-list")))
}

/// Truncates a list, which was read with one extra row, to a page, and returns the URL of the next page, which follows the last row.
pub(crate) fn next<T>(list: &mut Vec<T>, page: usize, href: impl FnOnce(&T) -> String) -> Option<String> {
    let more = list.len() > page;
    list.truncate(page);
    list.last().filter(|_| more).map(href)
}

/// The next page of search results.
pub(crate) fn next_results_url(list: &mut Vec<Request>, path: &str, text: &str) -> Option<String> {
    next(list, PAGE_SIZE, |last| addresses::with_query(path, &[("q", text), ("before", &last.number.to_string())]))
}

/// The next page of a list.
pub(crate) fn next_page_url(list: &mut Vec<Request>, path: &str, query: &[(&str, &str)]) -> Option<String> {
    next(list, PAGE_SIZE, |last| addresses::next_page_path(path, query, &Cursor::after(last).to_string()))
}
