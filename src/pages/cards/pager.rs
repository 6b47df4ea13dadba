//! Lists of several pages: where one begins, and where the next one does.

use crate::cases::Request;
use crate::cases::lists::{Cursor, PAGE};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::words::Phrase;

/// The place in a list that an address names, `after` where it shows one list only; none at the beginning.
pub(crate) fn cursor(cx: &Cx, name: &'static str) -> Result<Option<Cursor>, Problem> {
    let text = cx.query.get(name);
    if text.is_empty() {
        return Ok(None);
    }
    Cursor::read(text).map(Some).ok_or_else(|| Problem::bad_request(Phrase::new("refusal-place-in-list")))
}

/// Cuts the results of a search, read one row too long, to their page, and says where the next page begins.
pub(crate) fn found(list: &mut Vec<Request>, path: &str, words: &str) -> Option<String> {
    let more = list.len() > PAGE;
    list.truncate(PAGE);
    let last = list.last().filter(|_| more)?;
    Some(addresses::with_query(path, &[("q", words), ("before", &last.number.to_string())]))
}

/// Cuts a list that was read one row too long to its page, and says where the next page begins.
pub(crate) fn page(list: &mut Vec<Request>, path: &str, query: &[(&str, &str)]) -> Option<String> {
    let more = list.len() > PAGE;
    list.truncate(PAGE);
    let last = list.last().filter(|_| more)?;
    Some(addresses::after(path, query, &Cursor::after(last).to_string()))
}
