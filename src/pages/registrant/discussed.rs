//! Reviewer threads on the page of a draft. A suggested change is applied there, and the draft is saved with it. Threads are answered on
//! the page of the request, so that a reply cannot lose unsaved input.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::pages::partials::discussion::{ThreadPermissions, discussion};
use crate::pages::partials::threads::ThreadList;
use crate::requests::gather::positions::position_statuses;
use crate::requests::viewer::RequestView;

/// The threads of a request, in the order of its sections.
pub(super) fn talk_of(cx: &RequestContext, view: &RequestView) -> Result<ThreadList, HttpError> {
    let hands = ThreadPermissions { answers: false, lists: false, ..ThreadPermissions::for_viewer(view, None) };
    let mut talk = cx.read(|conn| {
        let positions = position_statuses(conn, view, cx.now)?;
        Ok(discussion(conn, view, positions, hands)?.threads)
    })?;
    for thread in talk.open.iter_mut().chain(&mut talk.resolved) {
        // The form of the section surrounds the thread, so its buttons submit that form.
        thread.uses_in_form = std::mem::take(&mut thread.may_use);
        thread.may_done = false;
        thread.may_resolve = false;
        thread.replies_on = None;
    }
    Ok(talk)
}
