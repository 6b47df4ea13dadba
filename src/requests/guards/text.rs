//! Guards on the text that an action applies to: whether it is current, under review, or editable by the actor.

use crate::refusal::Refusal;
use crate::requests::facts::RequestFacts;
use crate::requests::guards::Guard;
use crate::requests::viewer::RequestView;
use crate::requests::{Party, PreviousState, Request, State};
use crate::reviews::RevisionNumber;
use urn_registry::i18n::Phrase;

/// The displayed revision is the newest and was submitted for the current subject of the request.
pub(crate) const REVISION_CURRENT: Guard = Guard::on_input("the action is for the current revision", &[], |facts, input| {
    check_revision_current(&facts.view, input.revision)
});

/// Rejects an action on a revision that is not the newest, or that was submitted for another subject: an older version, or before a
/// correction became a new version.
pub(crate) fn check_revision_current(view: &RequestView, revision: RevisionNumber) -> Result<(), Refusal> {
    let current = view.newest_revision_number();
    if current != revision {
        return Err(Refusal::Stale { reason: Phrase::new("refusal-new-text").arg("current", current).arg("seen", revision) });
    }
    check_view_fits_subject(view)
}

/// Requires that the newest revision was submitted for the current subject of the request.
pub(crate) fn check_text_fits_subject(facts: &RequestFacts) -> Result<(), Refusal> {
    check_view_fits_subject(&facts.view)
}

/// As [`check_text_fits_subject`], for the request as visible to a viewer.
pub(crate) fn check_view_fits_subject(view: &RequestView) -> Result<(), Refusal> {
    let Some(current) = view.newest_revision() else { return Ok(()) };
    let base = view.request.subject.registered_base().map(|(_, base)| base);
    if current.kind == view.request.subject.kind() && current.base == base {
        return Ok(());
    }
    Err(Refusal::WrongState { reason: Phrase::new("refusal-text-of-another").arg("number", current.number) })
}

/// Rejects review work outside expert review. Requesting information does not stop the review: while a request that was in review is
/// with the requester, experts can continue to comment (T4).
pub(crate) fn check_under_review(view: &RequestView) -> Result<(), Refusal> {
    match view.request.state {
        State::Review | State::WithRequester(PreviousState::Review) => Ok(()),
        _ => Err(Refusal::WrongState { reason: Phrase::new("refusal-not-in-review").arg("state", view.request.state_phrase()) }),
    }
}

/// The request, if the viewer is its registrant and its text can still be edited.
pub(crate) fn require_own_editable(view: &RequestView) -> Result<Request, Refusal> {
    if !view.has_role(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant-text")));
    }
    match view.request.state {
        State::Draft | State::Review | State::WithRequester(_) => Ok(view.request.clone()),
        state => Err(Refusal::WrongState { reason: Phrase::new("refusal-text-fixed").arg("state", state.phrase()) }),
    }
}
