//! Guards for a change of procedure.

use crate::refusal::{Refusal, at};
use crate::requests::RequestProcedure;
use crate::requests::facts::Fact;
use crate::requests::guards::typed::required_text;
use crate::requests::guards::{Guard, refuse_for_state};
use urn_registry::i18n::Phrase;

/// E2: the procedure can be changed only once.
pub(crate) const PROCEDURE_NOT_CHANGED: Guard =
    Guard::on_input("only once; a mistaken change can be undone and does not count", &[], |facts, input| match input.procedure {
        Some(_) if facts.view.request.procedure_changed_at.is_some() => refuse_for_state(Phrase::new("refusal-procedure-once")),
        _ => Ok(()),
    });

/// E2: the fast track is available at the option of the body (RFC 8141 §6.3), so an operator cannot take it from a recognized one.
pub(crate) const BODY_NOT_RECOGNIZED: Guard =
    Guard::of("the body that requests the fast track is not recognized", &[Fact::Recognized], |facts| {
        if *facts.recognized()? {
            let body = facts.view.request.procedure.body().unwrap_or_default();
            return refuse_for_state(Phrase::new("refusal-body-keeps-fast-track").arg("body", body));
        }
        Ok(())
    });

/// E2: undoing requires an earlier change.
pub(crate) const PROCEDURE_DIFFERS: Guard = Guard::on_input(
    "the new procedure differs from the current one; its standards body is named, if it has one",
    &[Fact::PreviousProcedure],
    |facts, input| {
        let Some(procedure) = input.procedure else {
            let is_changed = facts.previous_procedure()?.is_some();
            return if is_changed { Ok(()) } else { refuse_for_state(Phrase::new("refusal-procedure-unchanged")) };
        };
        if procedure.kind() == facts.view.request.procedure.kind() {
            return Err(Refusal::at_field(at::PROCEDURE, Phrase::new("refusal-same-procedure")));
        }
        check_procedure_details(procedure.clone()).map(drop)
    },
);

/// E2.
pub(crate) const PROCEDURE_REASON: Guard = Guard::on_input("a public reason is given", &[], |_, input| {
    let field = if input.procedure.is_some() { at::PROCEDURE_REASON } else { at::PROCEDURE_UNDO_REASON };
    required_text(input.text, field, Phrase::new("refusal-reason-published")).map(drop)
});

/// The procedure with its body and specification trimmed. The body is required; each must be a single line within the length limit.
pub(crate) fn check_procedure_details(procedure: RequestProcedure) -> Result<RequestProcedure, Refusal> {
    const DETAIL_CHARS_MAX: usize = 200;
    let tidy = |text: &str, field: &'static str, missing: Phrase| {
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::at_field(field, missing));
        }
        if text.chars().any(char::is_control) || text.chars().count() > DETAIL_CHARS_MAX {
            return Err(Refusal::at_field(field, Phrase::new("refusal-one-line").arg("most", DETAIL_CHARS_MAX)));
        }
        Ok(text.to_owned())
    };
    Ok(match procedure {
        RequestProcedure::Community => RequestProcedure::Community,
        RequestProcedure::Standards { body } => {
            RequestProcedure::Standards { body: tidy(&body, at::BODY, Phrase::new("refusal-name-standards-body"))? }
        }
        RequestProcedure::FastTrack { body, specification } => RequestProcedure::FastTrack {
            body: tidy(&body, at::BODY, Phrase::new("refusal-name-asking-body"))?,
            specification: match specification.filter(|text| !text.trim().is_empty()) {
                Some(text) => Some(tidy(&text, at::SPECIFICATION, Phrase::default())?),
                None => None,
            },
        },
    })
}
