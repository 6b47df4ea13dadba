//! Actions of operators.

use crate::actions::{appeal, bodies, close, disputes, notes, open_review, operator_message, procedure, report};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::endpoint::Audience::{Operators, Reviewers};
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::ids::RequestNumber;
use crate::pages::partials::procedure::typed_procedure;
use crate::pages::request::action::{FormPlacement, RequestAction, required_choice, selected_accounts};
use crate::pages::request::loaded::LoadedRequest;
use crate::refusal::at;
use crate::requests::action::Action;
use crate::requests::appeals::Outcome;
use crate::requests::{CloseReason, Condition, Party, Procedure, State};
use urn_registry::i18n::Phrase;

pub(in crate::pages::request) const ASSIGNED_EXPERTS: Field = Field::multiple_choice(at::EXPERTS);
const BODY_RECOGNIZED: Field = Field::question("recognized", "word-is-the-body-recognized");
const IESG_STATEMENT: Field = Field::area(at::RECOGNITION, "word-iesg-statement-with-date", 3);
const BODY_ANSWER: Field = Field::question(at::ANSWER, "word-answer");
const BODY_STATEMENT: Field = Field::area(at::STATEMENT, "word-statement-public", 4);
const DEFECT: Field = Field::area(at::DEFECT, "word-defect", 3);
const OUTCOME: Field = Field::question(at::OUTCOME, "decision-eyebrow");
const APPEAL_REASONS: Field = Field::area(at::STATEMENT, "word-reasons-public", 4);
const CLOSE_REASON: Field = Field::question(at::CLOSE_REASON, "request-f-close-reason");
const DUPLICATE_OF: Field = Field::text(at::OF, "request-f-duplicate");
const CLOSE_STATEMENT: Field = Field::area(at::CLOSE_STATEMENT, "word-reason-public", 3);
const PROCEDURE: Field = Field::question(at::PROCEDURE, "word-procedure");
const STANDARDS_BODY: Field = Field::text(at::BODY, "request-f-body");
const SPECIFICATION: Field = Field::text(at::SPECIFICATION, "word-specification-fast-track-only");
const PROCEDURE_REASON: Field = Field::area(at::PROCEDURE_REASON, "word-reason-public", 3);
const PROCEDURE_UNDO_REASON: Field = Field::area(at::PROCEDURE_UNDO_REASON, "word-reason-public", 3);
const DISPUTE: Field = Field::area(at::DISPUTE, "word-note", 4);
const HOLD_REASON: Field = Field::area(at::HOLD_REASON, "word-reason-public", 4).hint("request-hold-hint");

const MESSAGE_RECIPIENTS: Field = Field::question(at::RECIPIENTS, "message-to");
const MESSAGE: Field = Field::area(at::MESSAGE, "message-text", 6);

pub(in crate::pages::request) const OPERATOR_NOTE: Field = Field::area(at::NOTE, "word-note", 2);

/// The form of a message.
pub(in crate::pages::request) fn message_form(cx: &RequestContext, number: RequestNumber) -> ActionForm {
    let to = [("registrant", "message-to-registrant"), ("experts", "message-to-experts")];
    ActionForm::new("message-title", addresses::request_path(number) + "/message", "message-send")
        .intro(Phrase::new("message-about"))
        .question(MESSAGE_RECIPIENTS, to.map(|(value, label)| (value, Phrase::new(label))), cx)
        .submitted_field(MESSAGE, cx)
}

/// The actions, in the order of their forms.
pub(super) const OPERATOR_ACTIONS: &[RequestAction] = &[
    RequestAction {
        path: "/requests/{number}/open",
        who: Operators,
        place: FormPlacement::Separate,
        fields: &[ASSIGNED_EXPERTS],
        run: |conn, ctx, number, form| open_review::open_review(conn, ctx, number, &selected_accounts(ASSIGNED_EXPERTS, form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/body",
        who: Operators,
        title: "request-body-answer",
        button: "word-record-answer",
        fields: &[BODY_ANSWER, BODY_STATEMENT],
        offered: |page| page.available_actions.is_offered(Action::BodyAsks),
        form: Some(|cx, _, form| {
            let answers = [("asks", Phrase::new("request-body-asks")), ("declines", Phrase::new("word-body-declines"))];
            form.question(BODY_ANSWER, answers, cx).submitted_field(BODY_STATEMENT, cx)
        }),
        run: |conn, ctx, number, form| {
            let declines = match BODY_ANSWER.value_in(form) {
                "declines" => Some(true),
                "asks" => Some(false),
                _ => None,
            };
            let declines = required_choice(declines, BODY_ANSWER, "select-body-answer")?;
            report::record_body_objection(conn, ctx, number, declines, BODY_STATEMENT.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/recognition/ask",
        who: Operators,
        title: "request-ask-iesg",
        button: "word-send-question",
        offered: is_recognition_open,
        form: Some(|_, _, form| form.intro(Phrase::new("request-body-not-recognized"))),
        run: |conn, ctx, number, _| bodies::ask_iesg_recognition(conn, ctx, number),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/recognition",
        who: Operators,
        title: "word-record-decision-on-recognition",
        button: "word-record-decision",
        fields: &[BODY_RECOGNIZED, IESG_STATEMENT],
        offered: is_recognition_open,
        form: Some(|cx, _, form| {
            let answers = [("yes", Phrase::new("request-recognition-yes")), ("no", Phrase::new("request-recognition-no"))];
            form.question(BODY_RECOGNIZED, answers, cx).submitted_field(IESG_STATEMENT, cx)
        }),
        run: |conn, ctx, number, form| {
            let yes = match BODY_RECOGNIZED.value_in(form) {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            };
            let yes = required_choice(yes, BODY_RECOGNIZED, "select-iesg-answer")?;
            bodies::record_recognition(conn, ctx, number, yes, IESG_STATEMENT.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/send-back",
        who: Operators,
        title: "word-return-to-expert-review",
        button: "word-return-to-expert-review",
        fields: &[DEFECT],
        offered: |page| page.available_actions.is_offered(Action::SendBack),
        run: |conn, ctx, number, form| close::return_to_review(conn, ctx, number, DEFECT.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/appeal/outcome",
        who: Operators,
        title: "todo-record-appeal",
        button: "word-record-outcome",
        fields: &[OUTCOME, APPEAL_REASONS],
        offered: |page| page.view.has_role(Party::Operator) && page.appeal.is_some(),
        form: Some(|cx, page, form| {
            let outcomes = [
                (Outcome::Rejected.name(), Phrase::new("request-appeal-rejected")),
                (Outcome::Granted.name(), Phrase::new("request-appeal-granted")),
            ];
            let grounds = page.appeal.as_ref().map_or("", |appeal| appeal.grounds.as_str());
            form.intro(Phrase::new("request-appeal-outcome-about").arg("grounds", grounds))
                .question(OUTCOME, outcomes, cx)
                .submitted_field(APPEAL_REASONS, cx)
        }),
        run: |conn, ctx, number, form| {
            let outcome = required_choice(Outcome::from_name(OUTCOME.value_in(form)), OUTCOME, "select-outcome")?;
            appeal::decide_appeal(conn, ctx, number, outcome, APPEAL_REASONS.value_in(form))
        },
        ..RequestAction::BLANK
    }
    .fresh(),
    RequestAction {
        path: "/requests/{number}/close",
        who: Operators,
        title: "word-close-the-request",
        button: "word-close-request",
        place: FormPlacement::Exceptional,
        fields: &[CLOSE_REASON, DUPLICATE_OF, CLOSE_STATEMENT],
        offered: |page| page.view.has_role(Party::Operator) && page.available_actions.is_offered(Action::Close),
        form: Some(close_form),
        run: |conn, ctx, number, form| {
            let reason = CloseReason::OF_OPERATORS.into_iter().find(|reason| CLOSE_REASON.value_equals(form, reason.name()));
            close::close_request(conn, ctx, number, (reason, DUPLICATE_OF.value_in(form)), CLOSE_STATEMENT.value_in(form))
                .map(drop)
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/procedure/undo",
        who: Operators,
        title: "word-undo-the-change-of-procedure",
        button: "word-undo-change",
        place: FormPlacement::Exceptional,
        fields: &[PROCEDURE_UNDO_REASON],
        offered: |page| page.previous_procedure().is_some(),
        form: Some(|cx, page, form| {
            let previous = page.previous_procedure().map(|procedure| procedure.kind().phrase().to_string());
            let previous = previous.unwrap_or_default();
            form.intro(Phrase::new("request-procedure-undo-about").arg("previous", previous))
                .submitted_field(PROCEDURE_UNDO_REASON, cx)
        }),
        run: |conn, ctx, number, form| procedure::revert_procedure(conn, ctx, number, PROCEDURE_UNDO_REASON.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/procedure",
        who: Operators,
        title: "word-change-the-procedure",
        button: "request-leave-fast-track-button",
        place: FormPlacement::Exceptional,
        fields: &[PROCEDURE, STANDARDS_BODY, SPECIFICATION, PROCEDURE_REASON],
        offered: |page| {
            page.view.has_role(Party::Operator)
                && page.available_actions.is_allowed(Action::ChangeProcedure)
                && page.view.request.procedure_changed_at.is_none()
        },
        form: Some(|cx, page, form| {
            let present = page.view.request.procedure.kind();
            let others = Procedure::ALL
                .into_iter()
                .filter(|procedure| *procedure != present)
                .map(|procedure| (procedure.name(), procedure.phrase()));
            form.intro(Phrase::new("request-procedure-about"))
                .question(PROCEDURE, others, cx)
                .submitted_field(STANDARDS_BODY, cx)
                .submitted_field(SPECIFICATION, cx)
                .submitted_field(PROCEDURE_REASON, cx)
        }),
        run: |conn, ctx, number, form| {
            let procedure = typed_procedure(form, PROCEDURE)?;
            procedure::change_procedure(conn, ctx, number, &procedure, PROCEDURE_REASON.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/dispute",
        who: Operators,
        title: "word-record-a-dispute-about-ownership",
        button: "word-record-dispute",
        place: FormPlacement::Exceptional,
        fields: &[DISPUTE],
        offered: |page| page.view.has_role(Party::Operator),
        form: Some(|cx, _, form| form.intro(Phrase::new("request-dispute-about")).submitted_field(DISPUTE, cx)),
        run: |conn, ctx, number, form| disputes::dispute(conn, ctx, number, DISPUTE.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/hold",
        who: Operators,
        title: "word-put-the-request-on-hold",
        button: "word-put-on-hold",
        place: FormPlacement::Exceptional,
        fields: &[HOLD_REASON],
        offered: |page| {
            let view = &page.view;
            view.has_role(Party::Operator) && view.request.state.is_open() && !view.has_condition(Condition::OnHold)
        },
        form: Some(|cx, page, form| {
            let is_fast = page.view.request.procedure.kind() == Procedure::FastTrack;
            let intro = if is_fast { "request-hold-fast-track" } else { "request-hold-about" };
            form.intro(Phrase::new(intro)).submitted_field(HOLD_REASON, cx)
        }),
        run: |conn, ctx, number, form| disputes::hold_request(conn, ctx, number, HOLD_REASON.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/hold/end",
        who: Operators,
        title: "word-end-the-hold",
        button: "word-end-hold",
        place: FormPlacement::Exceptional,
        fields: &[HOLD_REASON],
        offered: |page| page.view.has_role(Party::Operator) && page.view.has_condition(Condition::OnHold),
        run: |conn, ctx, number, form| disputes::end_hold(conn, ctx, number, HOLD_REASON.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/message",
        who: Operators,
        place: FormPlacement::Separate,
        fields: &[MESSAGE_RECIPIENTS, MESSAGE],
        run: |conn, ctx, number, form| {
            operator_message::send(conn, ctx, number, MESSAGE_RECIPIENTS.value_in(form), MESSAGE.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/notes",
        who: Operators,
        place: FormPlacement::Separate,
        fields: &[OPERATOR_NOTE],
        run: |conn, ctx, number, form| notes::note(conn, ctx, number, OPERATOR_NOTE.value_in(form)),
        ..RequestAction::BLANK
    },
    // The lead can assign experts too; operators have a separate form.
    RequestAction {
        path: "/requests/{number}/experts",
        who: Reviewers,
        title: "todo-assign-expert",
        button: "word-assign-experts",
        fields: &[ASSIGNED_EXPERTS],
        offered: |page| page.view.has_role(Party::Lead) && !page.assignable_experts().is_empty(),
        form: Some(|cx, page, form| {
            form.choice(
                ASSIGNED_EXPERTS.name,
                Phrase::new("lists-experts-expert"),
                page.assignable_experts(),
                ASSIGNED_EXPERTS.value_in(&cx.form),
                cx.faults(),
            )
        }),
        run: |conn, ctx, number, form| {
            open_review::assign_more_experts(conn, ctx, number, &selected_accounts(ASSIGNED_EXPERTS, form))
        },
        ..RequestAction::BLANK
    },
];

/// Whether the operator has to find out if the body on the fast track is recognized.
fn is_recognition_open(page: &LoadedRequest) -> bool {
    let request = &page.view.request;
    page.operator.as_ref().is_some_and(|operator| !operator.is_recognized)
        && request.procedure.kind() == Procedure::FastTrack
        && matches!(request.state, State::Intake | State::Review)
}

fn close_form(cx: &RequestContext, page: &LoadedRequest, form: ActionForm) -> ActionForm {
    let others = page.operator.as_ref().map(|operator| operator.others.join(", ")).unwrap_or_default();
    let about = if others.is_empty() { "request-close-about" } else { "request-close-about-same" };
    let reasons = CloseReason::OF_OPERATORS.map(|reason| (reason.name(), State::Closed(reason).phrase()));
    form.intro(Phrase::new(about).arg("others", others))
        .question(CLOSE_REASON, reasons, cx)
        .submitted_field(DUPLICATE_OF, cx)
        .submitted_field(CLOSE_STATEMENT, cx)
}
