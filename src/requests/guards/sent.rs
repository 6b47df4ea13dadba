//! Guards for submitting a revision and for opening its review (T1, T2, T4, T5).

use crate::refusal::{Refusal, at};
use crate::requests::facts::Fact;
use crate::requests::fixed_fields::with_fixed_fields;
use crate::requests::guards::{Guard, refuse_for_state};
use crate::requests::{Procedure, RequestProcedure, RequestSubject};
use crate::users::AccountId;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::diff;
use urn_registry::template::write::canonical_template;

/// T1: a draft saved in the meantime must be reviewed first.
pub(crate) const DRAFT_NOT_CHANGED: Guard =
    Guard::on_input("the draft has not changed since the requester reviewed it", &[], |facts, input| {
        if facts.view.request.draft_save_number == input.save_number {
            return Ok(());
        }
        Err(Refusal::Stale { reason: Phrase::new("refusal-draft-saved") })
    });

/// T1.
pub(crate) const EMAIL_VERIFIED: Guard = Guard::of("the requester's email address is verified", &[], |facts| {
    if facts.who.verified_at.is_some() {
        return Ok(());
    }
    Err(Refusal::not_permitted(Phrase::new("refusal-verify-first")))
});

/// T1: the submitter becomes responsible for the request; the account may have been closed since the page was loaded.
pub(crate) const ACCOUNT_OPEN: Guard = Guard::of("the requester's account is open", &[Fact::Account], |facts| {
    if *facts.account()? { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-account-closed"))) }
});

/// T1.
pub(crate) const DRAFT_PASSES_CHECKS: Guard = Guard::of(
    "every required field is filled in; formal: the NID passes all mandatory rules; informal: no NID is requested, and the text uses {{NID}}; new version: Revision Information describes the change",
    &[Fact::DraftChecks],
    |facts| check_no_errors(facts.draft_checks()?),
);

/// T5.
pub(crate) const REVISION_PASSES_CHECKS: Guard = Guard { says: "the revision passes the checks of T1", ..DRAFT_PASSES_CHECKS };

/// T4: a reply can include a new revision.
pub(crate) const ANSWERED_DRAFT_PASSES: Guard =
    Guard::on_input("a revision submitted with the reply passes the checks of T1", &[Fact::DraftChecks], |facts, input| {
        if input.draft { check_no_errors(facts.draft_checks()?) } else { Ok(()) }
    });

/// T1.
pub(crate) const BODY_NAMED: Guard =
    Guard::of("standards body, fast track: the body is named", &[], |facts| match &facts.view.request.procedure {
        RequestProcedure::Standards { body } if body.is_empty() => {
            Err(Refusal::at_field(at::BODY, Phrase::new("refusal-name-standards-body")))
        }
        RequestProcedure::FastTrack { body, .. } if body.is_empty() => {
            Err(Refusal::at_field(at::BODY, Phrase::new("refusal-name-body")))
        }
        _ => Ok(()),
    });

/// T5.
pub(crate) const CHANGED: Guard = Guard::of("the text differs from the previous revision", &[], |facts| {
    let request = &facts.view.request;
    let same = |sent: &crate::requests::Revision| {
        diff::changed_fields(&sent.template, &canonical_template(&with_fixed_fields(&request.draft, &request.subject))).is_empty()
    };
    if facts.view.newest_revision().is_some_and(same) {
        return Err(Refusal::at_field(at::NOTE, Phrase::new("refusal-same-words")));
    }
    Ok(())
});

/// T2.
pub(crate) const NOT_A_CORRECTION: Guard = Guard::of("the request is not a correction", &[], |facts| {
    if matches!(facts.view.request.subject, RequestSubject::Correction { .. }) {
        return refuse_for_state(Phrase::new("refusal-correction-no-review"));
    }
    Ok(())
});

/// T2.
pub(crate) const SPECIFICATION_NAMED: Guard =
    Guard::of("fast track: a reference to the specification is given (§6.3 item 2)", &[], |facts| {
        let procedure = &facts.view.request.procedure;
        if procedure.kind() == Procedure::FastTrack && procedure.specification().is_none() {
            return refuse_for_state(Phrase::new("refusal-needs-specification"));
        }
        Ok(())
    });

/// T2.
pub(crate) const EXPERTS_CHOSEN: Guard =
    Guard::on_input("at least one expert is assigned; none has a conflict of interest", &[Fact::Candidates], |facts, input| {
        check_chosen_experts(facts.candidates()?, input.experts)
    });

/// Requires at least one expert, and that all of them can be assigned.
pub(crate) fn check_chosen_experts(
    candidates: &[crate::requests::candidates::ExpertCandidate],
    chosen: &[AccountId],
) -> Result<(), Refusal> {
    if chosen.is_empty() {
        return Err(Refusal::at_field(at::EXPERTS, Phrase::new("refusal-choose-expert")));
    }
    for id in chosen {
        let candidate = candidates.iter().find(|candidate| candidate.account.id == *id);
        let candidate = candidate.ok_or_else(|| Refusal::at_field(at::EXPERTS, Phrase::new("refusal-choose-from-experts")))?;
        if let Some(reason) = &candidate.not {
            return Err(Refusal::at_field(at::EXPERTS, format!("{}: {reason}", candidate.account.name)));
        }
    }
    Ok(())
}

/// Rejects a revision with findings that must be fixed.
pub(crate) fn check_no_errors(found: &[Finding]) -> Result<(), Refusal> {
    let failing: Vec<Finding> = found.iter().filter(|finding| finding.level == Level::Error).cloned().collect();
    if failing.is_empty() { Ok(()) } else { Err(Refusal::from_findings(failing)) }
}
