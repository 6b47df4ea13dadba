//! Guards for publishing a correction (E1).

use crate::requests::RequestSubject;
use crate::requests::facts::Fact;
use crate::requests::guards::sent::check_no_errors;
use crate::requests::guards::{Guard, refuse_for_state};
use urn_registry::i18n::Phrase;

/// E1.
pub(crate) const IS_CORRECTION: Guard = Guard::of("the request is a correction", &[], |facts| {
    if matches!(facts.view.request.subject, RequestSubject::Correction { .. }) {
        return Ok(());
    }
    refuse_for_state(Phrase::new("refusal-only-correction"))
});

/// E1. A correction that changes more than form was rejected at submission, but the registered text may have changed since then.
pub(crate) const STILL_A_CORRECTION: Guard =
    Guard::of("the correction still applies to the registered text", &[Fact::SentChecks], |facts| {
        check_no_errors(facts.sent_checks()?)
    });
