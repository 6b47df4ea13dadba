//! Actions of operators.

use crate::actions::{appeal, bodies, close, disputes, notes, open_review, procedure, report};
use crate::cases::action::Action;
use crate::cases::appeals::Outcome;
use crate::cases::{CloseReason, Condition, Party, Procedure, State};
use crate::http::cx::RequestContext;
use crate::http::endpoint::Audience::{Operators, Reviewers};
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::pages::partials::procedure::typed_procedure;
use crate::pages::request::action::{Place, RequestAction, accounts, choice};
use crate::pages::request::loaded::Loaded;
use crate::refusal::at;

pub(in crate::pages::request) const EXPERTS: Field = Field::choices(at::EXPERTS);
const RECOGNISED: Field = Field::question("recognised", "Is the body recognized?");
const RECOGNITION: Field = Field::area(at::RECOGNITION, "IESG statement, with date", 3);
const ANSWER: Field = Field::question(at::ANSWER, "Answer");
const STATEMENT: Field = Field::area(at::WORDS, "Statement (public)", 4);
const DEFECT: Field = Field::area(at::DEFECT, "Defect", 3);
const OUTCOME: Field = Field::question(at::OUTCOME, "Decision");
const APPEAL_REASONS: Field = Field::area(at::WORDS, "Reasons (public)", 4);
const CLOSE_REASON: Field = Field::question(at::CLOSE_REASON, "Why the request is closed");
const OF: Field = Field::text(at::OF, "Number of the request that remains open (duplicates only)");
const CLOSE_STATEMENT: Field = Field::area(at::CLOSE_STATEMENT, "Reason (public)", 3);
const PROCEDURE: Field = Field::question(at::PROCEDURE, "Procedure");
const BODY: Field = Field::text(at::BODY, "Body (standards body or fast track)");
const SPECIFICATION: Field = Field::text(at::SPECIFICATION, "Specification (fast track only)");
const PROCEDURE_REASON: Field = Field::area(at::PROCEDURE_REASON, "Reason (public)", 3);
const PROCEDURE_UNDO_REASON: Field = Field::area(at::PROCEDURE_UNDO_REASON, "Reason (public)", 3);
const DISPUTE: Field = Field::area(at::DISPUTE, "Note", 4);
const HOLD_REASON: Field = Field::area(at::HOLD_REASON, "Reason (public)", 4)
    .hint("For a court order: the court, the date, the file number and the order.");

pub(in crate::pages::request) const NOTE: Field = Field::area(at::NOTE, "Note", 2);

/// The actions, in the order of their forms.
pub(super) const ACTIONS: &[RequestAction] = &[
    RequestAction {
        path: "/requests/{number}/open",
        who: Operators,
        place: Place::Separate,
        fields: &[EXPERTS],
        run: |conn, ctx, number, form| open_review::open_review(conn, ctx, number, &accounts(EXPERTS, form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/body",
        who: Operators,
        title: "Record another answer from the body",
        button: "Record answer",
        fields: &[ANSWER, STATEMENT],
        offered: |page| page.acts.offers(Action::BodyAsks),
        form: Some(|cx, _, form| {
            let answers = [("asks", "Body requests changes: return to the registrant"), ("declines", "Body declines")];
            form.asked(ANSWER, answers, cx).typed(STATEMENT, cx)
        }),
        run: |conn, ctx, number, form| {
            let declines = match ANSWER.of(form) {
                "declines" => Some(true),
                "asks" => Some(false),
                _ => None,
            };
            let declines = choice(declines, ANSWER, "Select the body’s answer")?;
            report::body_answered(conn, ctx, number, declines, STATEMENT.of(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/recognition/ask",
        who: Operators,
        title: "Ask the IESG whether the body is recognized",
        button: "Send question",
        offered: is_recognition_open,
        form: Some(|_, _, form| form.intro("The body is not on the list of recognized bodies.")),
        run: |conn, ctx, number, _| bodies::ask_recognition(conn, ctx, number),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/recognition",
        who: Operators,
        title: "Record decision on recognition",
        button: "Record decision",
        fields: &[RECOGNISED, RECOGNITION],
        offered: is_recognition_open,
        form: Some(|cx, _, form| {
            let answers = [("yes", "Yes: add the body to the list"), ("no", "No: continue with the procedure of RFC 8141, 6.2")];
            form.asked(RECOGNISED, answers, cx).typed(RECOGNITION, cx)
        }),
        run: |conn, ctx, number, form| {
            let yes = match RECOGNISED.of(form) {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            };
            let yes = choice(yes, RECOGNISED, "Select the IESG’s answer")?;
            bodies::record_recognition(conn, ctx, number, yes, RECOGNITION.of(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/send-back",
        who: Operators,
        title: "Return to expert review",
        button: "Return to expert review",
        fields: &[DEFECT],
        offered: |page| page.acts.offers(Action::SendBack),
        run: |conn, ctx, number, form| close::send_back(conn, ctx, number, DEFECT.of(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/appeal/outcome",
        who: Operators,
        title: "Record the outcome of the appeal",
        button: "Record outcome",
        fields: &[OUTCOME, APPEAL_REASONS],
        offered: |page| page.view.is(Party::Operator) && page.appeal.is_some(),
        form: Some(|cx, page, form| {
            let outcomes = [
                (Outcome::Rejected.name(), "The appeal is rejected: the decision remains in force"),
                (
                    Outcome::Granted.name(),
                    "The appeal is granted: a decided request returns to review; a registration is annotated",
                ),
            ];
            let grounds = page.appeal.as_ref().map_or("", |appeal| appeal.grounds.as_str());
            form.intro(format!("The IESG decides on the appeal. Its grounds: {grounds}"))
                .asked(OUTCOME, outcomes, cx)
                .typed(APPEAL_REASONS, cx)
        }),
        run: |conn, ctx, number, form| {
            let outcome = choice(Outcome::from_name(OUTCOME.of(form)), OUTCOME, "Select the outcome")?;
            appeal::decide(conn, ctx, number, outcome, APPEAL_REASONS.of(form))
        },
        ..RequestAction::BLANK
    }
    .fresh(),
    RequestAction {
        path: "/requests/{number}/close",
        who: Operators,
        title: "Close the request",
        button: "Close request",
        place: Place::Exceptional,
        fields: &[CLOSE_REASON, OF, CLOSE_STATEMENT],
        offered: |page| page.view.is(Party::Operator) && page.acts.offers(Action::Close),
        form: Some(close_form),
        run: |conn, ctx, number, form| {
            let reason = CloseReason::OF_OPERATORS.into_iter().find(|reason| CLOSE_REASON.equals(form, reason.name()));
            close::close(conn, ctx, number, (reason, OF.of(form)), CLOSE_STATEMENT.of(form)).map(drop)
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/procedure/undo",
        who: Operators,
        title: "Undo the change of procedure",
        button: "Undo change",
        place: Place::Exceptional,
        fields: &[PROCEDURE_UNDO_REASON],
        offered: |page| page.previous_procedure().is_some(),
        form: Some(|cx, page, form| {
            let previous = page.previous_procedure().map(|procedure| procedure.kind().phrase().to_string());
            let previous = previous.unwrap_or_default();
            form.intro(format!("The previous procedure is restored: {previous}. You can then change the procedure once more."))
                .typed(PROCEDURE_UNDO_REASON, cx)
        }),
        run: |conn, ctx, number, form| procedure::change_back(conn, ctx, number, PROCEDURE_UNDO_REASON.of(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/procedure",
        who: Operators,
        title: "Change the procedure",
        button: "Change procedure",
        place: Place::Exceptional,
        fields: &[PROCEDURE, BODY, SPECIFICATION, PROCEDURE_REASON],
        offered: |page| {
            page.view.is(Party::Operator)
                && page.acts.may(Action::ChangeProcedure)
                && page.view.request.procedure_changed_at.is_none()
        },
        form: Some(|cx, page, form| {
            let present = page.view.request.procedure.kind();
            let others = Procedure::ALL
                .into_iter()
                .filter(|procedure| *procedure != present)
                .map(|procedure| (procedure.name(), procedure.phrase()));
            form.intro("You can change the procedure once, before the decision.")
                .asked(PROCEDURE, others, cx)
                .typed(BODY, cx)
                .typed(SPECIFICATION, cx)
                .typed(PROCEDURE_REASON, cx)
        }),
        run: |conn, ctx, number, form| {
            let procedure = typed_procedure(form, PROCEDURE)?;
            procedure::change_procedure(conn, ctx, number, &procedure, PROCEDURE_REASON.of(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/dispute",
        who: Operators,
        title: "Record a dispute about ownership",
        button: "Record dispute",
        place: Place::Exceptional,
        fields: &[DISPUTE],
        offered: |page| page.view.is(Party::Operator),
        form: Some(|cx, _, form| {
            form.intro("The dispute is shown publicly. It has no other effect (RFC 8141, 5.1).").typed(DISPUTE, cx)
        }),
        run: |conn, ctx, number, form| disputes::dispute(conn, ctx, number, DISPUTE.of(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/hold",
        who: Operators,
        title: "Put the request on hold",
        button: "Put on hold",
        place: Place::Exceptional,
        fields: &[HOLD_REASON],
        offered: |page| {
            let view = &page.view;
            view.is(Party::Operator) && view.request.state.is_open() && !view.has(Condition::OnHold)
        },
        form: Some(|cx, page, form| {
            let intro = if page.view.request.procedure.kind() == Procedure::FastTrack {
                "The request cannot be completed or registered until an operator ends the hold. Record the dispute or the court order first."
            } else {
                "The request cannot be approved or registered until an operator ends the hold."
            };
            form.intro(intro).typed(HOLD_REASON, cx)
        }),
        run: |conn, ctx, number, form| disputes::hold(conn, ctx, number, HOLD_REASON.of(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/hold/end",
        who: Operators,
        title: "End the hold",
        button: "End hold",
        place: Place::Exceptional,
        fields: &[HOLD_REASON],
        offered: |page| page.view.is(Party::Operator) && page.view.has(Condition::OnHold),
        run: |conn, ctx, number, form| disputes::end_hold(conn, ctx, number, HOLD_REASON.of(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/notes",
        who: Operators,
        place: Place::Separate,
        fields: &[NOTE],
        run: |conn, ctx, number, form| notes::note(conn, ctx, number, NOTE.of(form)),
        ..RequestAction::BLANK
    },
    // The lead can assign experts too; operators have a separate form.
    RequestAction {
        path: "/requests/{number}/experts",
        who: Reviewers,
        title: "Assign another expert",
        button: "Assign experts",
        fields: &[EXPERTS],
        offered: |page| page.view.is(Party::Lead) && !page.free_experts().is_empty(),
        form: Some(|cx, page, form| form.choice(EXPERTS.name, "Expert", page.free_experts(), EXPERTS.of(&cx.form), cx.faults())),
        run: |conn, ctx, number, form| open_review::ask_experts(conn, ctx, number, &accounts(EXPERTS, form)),
        ..RequestAction::BLANK
    },
];

/// Whether the operator has to find out if the body on the fast track is recognized.
fn is_recognition_open(page: &Loaded) -> bool {
    let request = &page.view.request;
    page.operator.as_ref().is_some_and(|operator| !operator.is_recognized)
        && request.procedure.kind() == Procedure::FastTrack
        && matches!(request.state, State::Intake | State::Review)
}

fn close_form(cx: &RequestContext, page: &Loaded, form: ActForm) -> ActForm {
    let others = page.operator.as_ref().map(|operator| operator.others.join(", ")).unwrap_or_default();
    let same = if others.is_empty() { String::new() } else { format!(" Requests for the same name: {others}.") };
    let reasons = CloseReason::OF_OPERATORS.map(|reason| (reason.name(), State::Closed(reason).phrase()));
    let about = format!(
        "The request remains readable, and everyone who works on it is notified. A duplicate and the other request link to each other. An operator can reopen it for 12 months.{same}"
    );
    form.intro(about).asked(CLOSE_REASON, reasons, cx).typed(OF, cx).typed(CLOSE_STATEMENT, cx)
}
