//! Sections that the pages of a request share.

use crate::history::RecordedEvent;
use crate::http::filters;
use crate::ids::RevisionNumber;
use crate::pages::partials::about::subject_title;
use crate::pages::partials::rows::{Fact, condition_rows, procedure_facts, subject_words};
use crate::pages::partials::rules::RulesCard;
use crate::pages::partials::steps::{Step, steps};
use crate::requests::viewer::RequestView;
use askama::Template as View;
use urn_registry::i18n::Phrase;

/// A summary of the request.
#[derive(Default)]
pub(crate) struct RequestSummary {
    pub(crate) number: String,
    pub(crate) title: Phrase,
    pub(crate) kind: Phrase,
    pub(crate) state: Phrase,
    pub(crate) procedure: Phrase,
    /// The current revision.
    pub(crate) revision: RevisionNumber,
    pub(crate) steps: Vec<Step>,
    pub(crate) facts: Vec<Fact>,
}

impl RequestSummary {
    pub(crate) fn from_view(view: &RequestView, events: &[RecordedEvent]) -> Self {
        let request = &view.request;
        Self {
            number: request.number.to_string(),
            title: subject_title(&request.subject),
            kind: subject_words(request.subject.kind()),
            state: request.state_phrase(),
            procedure: request.procedure.kind().phrase(),
            revision: view.newest_revision_number(),
            steps: steps(request, events),
            facts: procedure_facts(view),
        }
    }
}

/// Whether the reader is the action holder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Holder {
    /// The reader has to act.
    Reader,
    /// The reader has done their part, and another person with the same role has to act.
    Colleague,
    Other,
}

/// What the request waits for, and its open conditions.
#[derive(View)]
#[template(path = "partials/status.html")]
pub(crate) struct RequestStatus {
    /// The action holder; `None` if the request is closed.
    pub(crate) action_holder: Option<&'static str>,
    pub(crate) holder: Holder,
    pub(crate) next: Phrase,
    /// The question that the reader has to answer, and where.
    pub(crate) question: Option<(Phrase, String)>,
    /// The open conditions with their reasons.
    pub(crate) conditions: Vec<(Phrase, Phrase)>,
    /// Further notices, each with its style.
    pub(crate) notes: Vec<(&'static str, Phrase)>,
}

impl RequestStatus {
    pub(crate) fn from_view(view: &RequestView, holder: Holder, next: Phrase) -> Self {
        Self {
            action_holder: view.request.action_holder(),
            holder,
            next,
            question: None,
            conditions: condition_rows(view),
            notes: Vec::new(),
        }
    }
}

/// What was submitted in addition to the text.
#[derive(View, Default)]
#[template(path = "partials/beside.html")]
pub(crate) struct SidePanel {
    /// The machine-readable syntax.
    pub(crate) rules: Option<RulesCard>,
}
