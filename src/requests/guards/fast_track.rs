//! Guards for completion on the fast track (RFC 8141 §6.3).

use crate::refusal::Refusal;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::guards::sent::check_no_errors;
use crate::requests::guards::{Guard, refuse_for_state};
use urn_registry::i18n::Phrase;

/// T11.
pub(crate) const COMPLETION_ALLOWED: Guard =
    Guard::of("the body is recognized; a reference to the specification is given", &[Fact::Recognized], check_completion_allowed);

/// T11: the mandatory checks are run again.
pub(crate) const SUBMITTED_TEXT_PASSES: Guard =
    Guard::of("the text passes all mandatory checks", &[Fact::SentChecks], |facts| check_no_errors(facts.sent_checks()?));

/// Requires a recognized body and a specification, for completion and for registration of a fast-track request.
pub(crate) fn check_completion_allowed(facts: &RequestFacts) -> Result<(), Refusal> {
    let procedure = &facts.view.request.procedure;
    let body = procedure.body().unwrap_or_default();
    if !*facts.recognized()? {
        return refuse_for_state(Phrase::new("refusal-body-unlisted").arg("body", body));
    }
    if procedure.specification().is_none() {
        return refuse_for_state(Phrase::new("refusal-no-specification"));
    }
    Ok(())
}
