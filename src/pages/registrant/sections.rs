//! A draft as its page loads it: the sections that can be edited, the findings, and the registered text that it is compared with.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::registry::{self, Version};
use crate::requests::gather::checks;
use crate::requests::guards::text::require_own_editable;
use crate::requests::guidance::{self, Guidance};
use crate::requests::questions::{self, SelectedSentence};
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Request, RequestSubject, State};
use urn_registry::finding::Finding;
use urn_registry::template::{Field, Template};

/// The sections of a request that the registrant writes, in order. A registered text can have remarks beside its namespace ID.
pub(super) fn sections_of(request: &Request) -> Vec<&'static Guidance> {
    let wanted = |guidance: &&Guidance| match (guidance.field, &request.subject) {
        (Field::NamespaceId, RequestSubject::NewFormal { .. }) => request.state == State::Draft,
        (Field::NamespaceId, RequestSubject::Revision { .. } | RequestSubject::Correction { .. }) => true,
        (Field::NamespaceId, _) => false,
        (Field::RevisionInformation, RequestSubject::Revision { .. } | RequestSubject::StatusChange { .. }) => true,
        (_, RequestSubject::StatusChange { .. }) => false,
        (Field::RevisionInformation, _) => false,
        _ => true,
    };
    guidance::ALL.iter().filter(wanted).collect()
}

/// The latest registered version that a request is based on, loaded again.
///
/// # Errors
/// If the database cannot be read.
pub(crate) fn newest_version(cx: &RequestContext, request: &Request) -> Result<Option<Version>, HttpError> {
    let Some((nid, _)) = request.subject.registered_base() else { return Ok(None) };
    Ok(cx.read(|conn| Ok(registry::queries::latest_version(conn, nid)?))?)
}

/// The text that a request is compared with. A change of status has no text to compare.
pub(crate) fn comparison_base<'a>(request: &Request, newest: Option<&'a Version>) -> Option<&'a Template> {
    let newest = newest.filter(|_| !matches!(request.subject, RequestSubject::StatusChange { .. }))?;
    newest.current_text().map(|text| &text.template)
}

pub(super) struct LoadedDraft {
    pub(super) view: RequestView,
    pub(super) findings: Vec<Finding>,
    pub(super) current: Option<Version>,
    /// The sentences to which it points as answers.
    pub(super) selected: Vec<SelectedSentence>,
}

impl LoadedDraft {
    /// The registered text that a new version or correction is based on, if it is available.
    pub(super) fn registered_text(&self) -> Option<&Template> {
        comparison_base(&self.view.request, self.current.as_ref())
    }

    /// The base version of a new version and the latest version, if another one was registered meanwhile.
    pub(super) fn version_mismatch(&self) -> Option<(u32, u32)> {
        let RequestSubject::Revision { base, .. } = &self.view.request.subject else { return None };
        self.current.as_ref().filter(|newest| newest.number != *base).map(|newest| (*base, newest.number))
    }
}

/// Users who may not see the draft get "not found". Users who can see the request but do not own it may not edit it.
pub(super) fn load_own_editable(cx: &RequestContext) -> Result<RequestView, HttpError> {
    let account = cx.signed_in_account()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(account), cx.now))?;
    require_own_editable(&view)?;
    Ok(view)
}

pub(super) fn load_draft(cx: &RequestContext) -> Result<LoadedDraft, HttpError> {
    let view = load_own_editable(cx)?;
    let findings = cx.read(|conn| checks::findings(conn, cx.now, &view.request, &view.request.draft))?;
    let current = newest_version(cx, &view.request)?;
    let selected = cx.read(|conn| Ok(questions::queries::selected_sentences(conn, &view.request.id)?))?;
    Ok(LoadedDraft { view, findings, current, selected })
}
