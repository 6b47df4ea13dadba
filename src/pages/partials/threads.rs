//! Layout of long discussions: by field, open threads before resolved ones, each linking to the next.

use crate::http::filters;
use crate::ids::{RequestNumber, RevisionNumber};
use crate::pages::partials::diff::DiffCard;
use crate::pages::partials::fields::field_label;
use askama::Template;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// If a page has more open threads than this, each is collapsed to one line, because an expanded thread takes a third of a screen.
const UNFOLDED_THREADS_MAX: usize = 8;

/// How many characters of the first comment the collapsed line shows.
const GIST_MAX: usize = 90;

/// A thread on a page.
#[derive(Template)]
#[template(path = "partials/thread.html")]
pub(crate) struct ThreadCard {
    /// The request number.
    pub(crate) number: RequestNumber,
    pub(crate) id: String,
    pub(crate) label: Phrase,
    /// Who opened it.
    pub(crate) label_by: Phrase,
    pub(crate) about: Phrase,
    pub(crate) field: Option<Field>,
    pub(crate) revision: RevisionNumber,
    pub(crate) quote: Phrase,
    /// The last comment that was not retracted is not the registrant's.
    pub(crate) waits_for_registrant: bool,
    pub(crate) gone: bool,
    /// How the registrant marked it as addressed.
    pub(crate) done: Option<&'static str>,
    /// The submitted revision in which its suggested change is in the text.
    pub(crate) applied: Option<RevisionNumber>,
    pub(crate) resolved: bool,
    /// The beginning of the first comment.
    pub(crate) gist: String,
    /// Whether it is collapsed.
    pub(crate) folded: bool,
    /// The next open thread on the page.
    pub(crate) next: Option<String>,
    pub(crate) comments: Vec<CommentRow>,
    pub(crate) may_use: bool,
    /// Whether a suggested change is applied by a button of the surrounding form.
    pub(crate) uses_in_form: bool,
    pub(crate) may_done: bool,
    pub(crate) may_resolve: bool,
    /// The revision on which a reviewer can reply in place.
    pub(crate) replies_on: Option<RevisionNumber>,
    /// Whether the registrant can reply in place.
    pub(crate) may_answer: bool,
    /// Whether it is the discussion on the review list.
    pub(crate) listed: bool,
}

/// A comment in a thread.
pub(crate) struct CommentRow {
    pub(crate) id: String,
    pub(crate) author: String,
    pub(crate) role: Phrase,
    pub(crate) at: String,
    pub(crate) body: String,
    pub(crate) suggestion: Option<String>,
    /// The difference between the passage and the suggestion.
    pub(crate) difference: Option<DiffCard>,
    pub(crate) by_mail: bool,
    /// Why its author retracted it.
    pub(crate) struck: Option<String>,
    /// Whether the viewer, as the author, may retract the comment.
    pub(crate) may_strike: bool,
    /// It was posted on the review list.
    pub(crate) listed: bool,
    /// Its URL in the archive of the list.
    pub(crate) archive: Option<String>,
    /// The target of the form for a reply on the list.
    pub(crate) reply_to: Option<String>,
}

/// The threads of one field, or of all.
#[derive(Default)]
pub(crate) struct ThreadList {
    pub(crate) open: Vec<ThreadCard>,
    /// Shown collapsed, behind their number.
    pub(crate) resolved: Vec<ThreadCard>,
}

impl ThreadList {
    pub(crate) fn from_cards(threads: Vec<ThreadCard>) -> Self {
        let (resolved, open) = threads.into_iter().partition(|thread| thread.resolved);
        Self { open, resolved }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty() && self.resolved.is_empty()
    }

    /// Removes and returns the threads on a field; `None` means the whole request.
    pub(crate) fn take(&mut self, field: Option<Field>) -> Self {
        let cut = |list: &mut Vec<ThreadCard>| {
            let (own, others) = std::mem::take(list).into_iter().partition(|thread| thread.field == field);
            *list = others;
            own
        };
        Self { open: cut(&mut self.open), resolved: cut(&mut self.resolved) }
    }
}

/// The number of threads of a field.
pub(crate) struct ThreadCountRow {
    pub(crate) field_key: &'static str,
    pub(crate) label: Phrase,
    pub(crate) open: usize,
    pub(crate) resolved: usize,
    /// The first open thread, on a page without fields; the first resolved one if none is open.
    pub(crate) first: String,
}

/// The order on a page: fields as in Appendix A, then the whole request.
fn section_order() -> impl Iterator<Item = Option<Field>> {
    Field::ALL.into_iter().map(Some).chain(Some(None))
}

/// Sorts threads in page order, links each to the next open one, and collapses them if there are many.
pub(crate) fn order_threads(mut threads: Vec<ThreadCard>) -> ThreadList {
    let mut ordered = Vec::with_capacity(threads.len());
    for place in section_order() {
        let (own, others): (Vec<_>, Vec<_>) = threads.into_iter().partition(|thread| thread.field == place);
        ordered.extend(own);
        threads = others;
    }
    let mut talk = ThreadList::from_cards(ordered);
    let folded = talk.open.len() > UNFOLDED_THREADS_MAX;
    let mut next: Option<String> = None;
    for thread in talk.open.iter_mut().rev() {
        thread.folded = folded;
        thread.next = next.replace(thread.id.clone());
    }
    for thread in &mut talk.resolved {
        thread.folded = true;
    }
    talk
}

/// The index: each field that has threads.
pub(crate) fn thread_index(talk: &ThreadList) -> Vec<ThreadCountRow> {
    let row = |place: Option<Field>| {
        let on = |list: &[ThreadCard]| list.iter().filter(|thread| thread.field == place && !thread.listed).count();
        let first = talk.open.iter().chain(&talk.resolved).find(|thread| thread.field == place && !thread.listed)?;
        Some(ThreadCountRow {
            field_key: place.map_or("", Field::key),
            label: place.map_or(Phrase::new("talk-all"), field_label),
            open: on(&talk.open),
            resolved: on(&talk.resolved),
            first: first.id.clone(),
        })
    };
    section_order().filter_map(row).collect()
}

/// The beginning of a comment, on one line.
pub(crate) fn gist(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= GIST_MAX {
        return line;
    }
    format!("{}…", line.chars().take(GIST_MAX).collect::<String>().trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gist_is_one_line_of_bounded_length() {
        assert_eq!(gist("Why\ntwelve  digits?"), "Why twelve digits?");
        assert_eq!(gist(&"ä ".repeat(200)).chars().count(), GIST_MAX);
    }
}
