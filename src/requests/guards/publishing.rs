//! Guards for publication (T12, E1). They are checked again inside the transaction that publishes.

use crate::refusal::{Refusal, at};
use crate::registry::publish::already_registered_refusal;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::guards::sent::check_no_errors;
use crate::requests::guards::text::check_text_fits_subject;
use crate::requests::guards::{Guard, fast_track, refuse_for_state, standards};
use crate::requests::{Procedure, RequestSubject};
use crate::reviews::DecisionOutcome;
use urn_registry::i18n::Phrase;
use urn_registry::nid::rules::formal_findings;
use urn_registry::nid::{Nid, RegistrationClass};

/// T12, E1: the operator typed the NID. For an informal request, any informal NID passes this guard; the assigned one must match it.
pub(crate) const OPERATOR_CONFIRMED: Guard =
    Guard::on_input("the operator saw the preview and typed the NID", &[], |facts, input| {
        let typed = input.confirm.trim();
        let Some(wanted) = facts.view.request.subject.nid() else {
            let is_informal =
                Nid::parse(typed).is_ok_and(|nid| matches!(nid.registration_class(), RegistrationClass::Informal(_)));
            return if is_informal { Ok(()) } else { Err(Refusal::at_field(at::CONFIRM, Phrase::new("refusal-type-number"))) };
        };
        if typed.eq_ignore_ascii_case(wanted) {
            return Ok(());
        }
        Err(Refusal::at_field(at::CONFIRM, Phrase::new("refusal-type-to-confirm").arg("wanted", wanted.to_string())))
    });

/// T12: the request has what its procedure requires, for this exact revision.
pub(crate) const DECISION_MADE: Guard = Guard::of(
    "community: the lead approved the current revision; standards: the body directed the registration of the current revision; fast track: the body is recognized, and completion was requested for the current revision",
    &[Fact::Decided, Fact::Documents, Fact::Recognized],
    |facts| {
        let current = facts.view.newest_revision_number();
        let was = |wanted: DecisionOutcome| -> Result<bool, Refusal> {
            Ok(facts.decided()?.outcome.as_ref().is_some_and(|(outcome, text)| *outcome == wanted && *text == current))
        };
        match facts.view.request.procedure.kind() {
            Procedure::Community if !was(DecisionOutcome::Approved)? => refuse_for_state(Phrase::new("refusal-not-approved")),
            Procedure::Community => Ok(()),
            Procedure::Standards => standards::check_body_directed(facts),
            Procedure::FastTrack => {
                fast_track::check_completion_allowed(facts)?;
                if was(DecisionOutcome::Completed)? {
                    return Ok(());
                }
                refuse_for_state(Phrase::new("refusal-not-completed"))
            }
        }
    },
);

/// T12: operators cannot register a request that they decided on or reviewed.
pub(crate) const OPERATOR_NOT_INVOLVED: Guard =
    Guard::of("the operator neither decided on it nor reviewed it", &[Fact::Decided], |facts| {
        let decided = facts.decided()?;
        if decided.by_self {
            return Err(Refusal::not_permitted(Phrase::new("refusal-you-decided")));
        }
        if decided.took_part {
            return Err(Refusal::not_permitted(Phrase::new("refusal-you-reviewed")));
        }
        Ok(())
    });

/// T12.
pub(crate) const HAS_CURRENT_TEXT: Guard =
    Guard::of("the revision was submitted for the current request type and base version", &[], |facts| {
        if facts.view.newest_revision().is_none() {
            return Err(Refusal::not_found(Phrase::new("thing-text")));
        }
        check_text_fits_subject(facts)
    });

fn is_status_change(facts: &RequestFacts) -> bool {
    matches!(facts.view.request.subject, RequestSubject::StatusChange { .. })
}

/// T2, T6, T11: another request may have registered the NID since this one was submitted.
pub(crate) const NID_NOT_TAKEN: Guard = Guard::of("no namespace is registered under the NID", &[Fact::Name], |facts| {
    if facts.name()?.standing.registered_by.is_some() { refuse_for_state(Phrase::new("refusal-name-taken")) } else { Ok(()) }
});

/// T12.
pub(crate) const NID_RULES_PASS: Guard =
    Guard::of("the NID passes all mandatory rules again, inside the transaction", &[Fact::Name], |facts| {
        let RequestSubject::NewFormal { wish } = &facts.view.request.subject else { return Ok(()) };
        let name = facts.name()?;
        if let Some(taken) = &name.taken {
            return Err(already_registered_refusal(taken));
        }
        let failing = formal_findings(wish.as_deref().unwrap_or_default(), Some(&name.standing));
        if failing.is_empty() { Ok(()) } else { Err(Refusal::from_findings(failing)) }
    });

/// T12. Skipped if the base version is outdated, so that the refusal states this and not errors that result from it.
pub(crate) const TEXT_PASSES_CHECKS: Guard =
    Guard::of("the text passes all mandatory checks again", &[Fact::Overtaken, Fact::SentChecks], |facts| {
        if is_status_change(facts) || *facts.overtaken()? { Ok(()) } else { check_no_errors(facts.sent_checks()?) }
    });

/// The guards that check only the text. They also apply to the preview, before the operator confirms.
pub(crate) const TEXT_GUARDS: [Guard; 3] = [HAS_CURRENT_TEXT, NID_RULES_PASS, TEXT_PASSES_CHECKS];
