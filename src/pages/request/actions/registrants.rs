//! Actions of registrants, of representatives of standards bodies, and of everybody who is signed in.

use crate::actions::{appeal, bodies, close, follow, name_conflict, procedure, report};
use crate::http::cx::RequestContext;
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::pages::partials::meant::{INTENDED_NID, offer_intended_nid, typed_or_intended_nid};
use crate::pages::partials::procedure::typed_procedure;
use crate::pages::request::action::{FormPlacement, RequestAction, shown_revision};
use crate::pages::request::forms::SHOWN_REVISION;
use crate::pages::request::loaded::LoadedRequest;
use crate::refusal::at;
use crate::requests::action::Action;
use crate::requests::guards::ended;
use crate::requests::statements::Statement;
use crate::requests::{Condition, Party, Procedure, RequestSubject, State, name_conflict as conflict};
use urn_registry::i18n::Phrase;

const NEW_NID: Field = Field::text(at::WISH, "request-f-wish");
const GROUNDS: Field = Field::area(at::GROUNDS, "request-f-grounds", 6);
const REOPEN_REASON: Field = Field::area(at::REOPEN_REASON, "word-reason-public", 3);
const OTHER_PROCEDURE: Field = Field::question(at::PROCEDURE, "request-f-other-procedure");
const PROCEDURE_REASON: Field = Field::area(at::PROCEDURE_REASON, "request-f-procedure-reason", 3);
const UNCHANGED_BODY: Field = Field::mark(at::BODY);
const BODY_DIRECTION: Field = Field::area(at::DIRECTION, "request-f-direction", 6);
const REPORT_COPY: Field = Field::area(at::REPORT_COPY, "request-f-report-copy", 6);

/// The actions, in the order of their forms.
pub(super) const REGISTRANT_ACTIONS: &[RequestAction] = &[
    RequestAction {
        path: "/requests/{number}/follow",
        place: FormPlacement::Separate,
        run: |conn, ctx, number, _| follow::follow(conn, ctx, number),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/unfollow",
        place: FormPlacement::Separate,
        run: |conn, ctx, number, _| follow::unfollow(conn, ctx, number),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/rename",
        title: "request-rename",
        button: "request-rename-button",
        fields: &[NEW_NID, INTENDED_NID],
        offered: |page| {
            let is_new = matches!(page.view.request.subject, RequestSubject::NewFormal { .. });
            let in_conflict = is_new && (!page.view.rivals.is_empty() || page.namespace.is_some());
            page.view.has_role(Party::Registrant) && in_conflict && conflict::may_change_nid(page.view.request.state)
        },
        form: Some(|cx, page, form| {
            let form = form
                .intro(Phrase::new("request-rename-about"))
                .field(offer_intended_nid(NEW_NID.form_field_with(typed_or_intended_nid(&cx.form, NEW_NID), cx)));
            let must_wait = page.view.has_condition(Condition::NameConflict) || page.namespace.is_some();
            if must_wait { form.expanded() } else { form }
        }),
        run: |conn, ctx, number, form| {
            name_conflict::change_nid(conn, ctx, number, typed_or_intended_nid(form, NEW_NID)).map(drop)
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/appeal",
        title: "request-appeal",
        button: "request-appeal-button",
        fields: &[GROUNDS],
        offered: |page| page.appeal_until.is_some(),
        form: Some(|cx, page, form| {
            let until = page.appeal_until.map_or_else(String::new, |until| until.to_string());
            form.intro(Statement::AppealForm.phrase().arg("until", until)).submitted_field(GROUNDS, cx)
        }),
        run: |conn, ctx, number, form| appeal::appeal(conn, ctx, number, GROUNDS.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/reopen",
        title: "request-reopen",
        button: "request-reopen-button",
        fields: &[REOPEN_REASON],
        offered: |page| page.available_actions.is_allowed(Action::Reopen),
        form: Some(|cx, page, form| {
            let until = ended::reopening_deadline(page.view.request.state_since).to_string();
            form.intro(Phrase::new("request-reopen-about").arg("until", until)).submitted_field(REOPEN_REASON, cx)
        }),
        run: |conn, ctx, number, form| close::reopen(conn, ctx, number, REOPEN_REASON.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/complete",
        title: "request-complete",
        button: "request-complete-button",
        fields: &[SHOWN_REVISION],
        offered: |page| page.available_actions.is_offered(Action::Complete),
        form: Some(|_, page, form| {
            form.intro(Phrase::new("request-complete-about").arg("body", standards_body(page)))
                .hidden_field(SHOWN_REVISION, page.view.newest_revision_number())
                .expanded()
        }),
        run: |conn, ctx, number, form| bodies::request_completion(conn, ctx, number, shown_revision(SHOWN_REVISION, form)?),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/leave-fast-track",
        title: "request-leave-fast-track",
        button: "request-leave-fast-track-button",
        fields: &[OTHER_PROCEDURE, UNCHANGED_BODY, PROCEDURE_REASON],
        offered: |page| {
            let is_fast = page.view.request.procedure.kind() == Procedure::FastTrack;
            page.view.has_role(Party::Representative) && page.available_actions.is_offered(Action::ChangeProcedure) && is_fast
        },
        form: Some(|cx, page, form| {
            let others = [Procedure::Community, Procedure::Standards].map(|procedure| (procedure.name(), procedure.phrase()));
            form.intro(Phrase::new("request-leave-fast-track-about").arg("body", standards_body(page)))
                .hidden_field(UNCHANGED_BODY, standards_body(page))
                .question(OTHER_PROCEDURE, others, cx)
                .submitted_field(PROCEDURE_REASON, cx)
        }),
        run: |conn, ctx, number, form| {
            let procedure = typed_procedure(form, OTHER_PROCEDURE)?;
            procedure::change_procedure(conn, ctx, number, &procedure, PROCEDURE_REASON.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/direction",
        title: "request-direction",
        button: "request-direction-button",
        fields: &[BODY_DIRECTION, REPORT_COPY],
        offered: |page| page.available_actions.is_offered(Action::Direct),
        form: Some(direction_form),
        run: |conn, ctx, number, form| {
            report::record_direction(conn, ctx, number, BODY_DIRECTION.value_in(form), REPORT_COPY.value_in(form))
        },
        ..RequestAction::BLANK
    },
];

fn standards_body(page: &LoadedRequest) -> &str {
    page.view.request.procedure.body().unwrap_or_default()
}

/// Operators record and replace directions that came by email.
fn direction_form(cx: &RequestContext, page: &LoadedRequest, form: ActionForm) -> ActionForm {
    let form = form.submitted_field(BODY_DIRECTION, cx).submitted_field(REPORT_COPY, cx);
    let form = if page.view.has_role(Party::Operator) {
        form.intro(Phrase::new("request-direction-with-report").arg("body", standards_body(page)))
    } else {
        form.intro(Phrase::new("request-direction-about").arg("body", standards_body(page)))
    };
    if page.view.request.state == State::WithBody {
        return form.expanded();
    }
    ActionForm { title: Phrase::new("request-direction-replace"), ..form }
}
