//! Guards for completion on the fast track (RFC 8141 §6.3).

use crate::cases::case::{Case, Fact};
use crate::cases::guards::sent::no_failures;
use crate::cases::guards::{Guard, wait};
use crate::refusal::Refusal;
use urn_registry::i18n::Phrase;

/// T11.
pub(crate) const MAY_COMPLETE: Guard =
    Guard::of("the body is recognized; a reference to the specification is given", &[Fact::Recognised], may_complete);

/// T11: the mandatory checks are run again.
pub(crate) const PASSES_SENT: Guard =
    Guard::of("the text passes all mandatory checks", &[Fact::SentChecks], |case| no_failures(case.sent_checks()?));

/// Requires a recognized body and a specification, for completion and for registration of a fast-track request.
pub(crate) fn may_complete(case: &Case) -> Result<(), Refusal> {
    let procedure = &case.view.request.procedure;
    let body = procedure.body().unwrap_or_default();
    if !*case.recognised()? {
        return wait(Phrase::new("refusal-body-unlisted").with("body", body));
    }
    if procedure.specification().is_none() {
        return wait(Phrase::new("refusal-no-specification"));
    }
    Ok(())
}
