//! Actions of registrants, of representatives of standards bodies, and of everybody who is signed in.

use crate::actions::{appeal, bodies, close, follow, name_conflict, procedure, report};
use crate::http::cx::RequestContext;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::pages::partials::meant::{INTENDED_NID, offered, typed_or_intended_nid};
use crate::pages::partials::procedure::typed_procedure;
use crate::pages::request::action::{FormPlacement, RequestAction, revision};
use crate::pages::request::forms::REVISION;
use crate::pages::request::loaded::Loaded;
use crate::refusal::at;
use crate::requests::action::Action;
use crate::requests::guards::ended;
use crate::requests::statements::Statement;
use crate::requests::{Condition, Party, Procedure, State, Subject, name_conflict as conflict};
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
            let is_new = matches!(page.view.request.subject, Subject::NewFormal { .. });
            let in_conflict = is_new && (!page.view.rivals.is_empty() || page.namespace.is_some());
            page.view.is(Party::Registrant) && in_conflict && conflict::may_change_nid(page.view.request.state)
        },
        form: Some(|cx, page, form| {
            let form = form
                .intro(Phrase::new("request-rename-about"))
                .field(offered(NEW_NID.with(typed_or_intended_nid(&cx.form, NEW_NID), cx)));
            let must_wait = page.view.has(Condition::NameConflict) || page.namespace.is_some();
            if must_wait { form.unfolded() } else { form }
        }),
        run: |conn, ctx, number, form| name_conflict::rename(conn, ctx, number, typed_or_intended_nid(form, NEW_NID)).map(drop),
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
            form.intro(Statement::AppealForm.phrase().with("until", until)).typed(GROUNDS, cx)
        }),
        run: |conn, ctx, number, form| appeal::appeal(conn, ctx, number, GROUNDS.of(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/reopen",
        title: "request-reopen",
        button: "request-reopen-button",
        fields: &[REOPEN_REASON],
        offered: |page| page.acts.may(Action::Reopen),
        form: Some(|cx, page, form| {
            let until = ended::until(page.view.request.state_since).to_string();
            form.intro(Phrase::new("request-reopen-about").with("until", until)).typed(REOPEN_REASON, cx)
        }),
        run: |conn, ctx, number, form| close::reopen(conn, ctx, number, REOPEN_REASON.of(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/complete",
        title: "request-complete",
        button: "request-complete-button",
        fields: &[REVISION],
        offered: |page| page.acts.offers(Action::Complete),
        form: Some(|_, page, form| {
            form.intro(Phrase::new("request-complete-about").with("body", body(page)))
                .marked(REVISION, page.view.text())
                .unfolded()
        }),
        run: |conn, ctx, number, form| bodies::complete(conn, ctx, number, revision(REVISION, form)?),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/leave-fast-track",
        title: "request-leave-fast-track",
        button: "request-leave-fast-track-button",
        fields: &[OTHER_PROCEDURE, UNCHANGED_BODY, PROCEDURE_REASON],
        offered: |page| {
            let is_fast = page.view.request.procedure.kind() == Procedure::FastTrack;
            page.view.is(Party::Representative) && page.acts.offers(Action::ChangeProcedure) && is_fast
        },
        form: Some(|cx, page, form| {
            let others = [Procedure::Community, Procedure::Standards].map(|procedure| (procedure.name(), procedure.phrase()));
            form.intro(Phrase::new("request-leave-fast-track-about").with("body", body(page)))
                .marked(UNCHANGED_BODY, body(page))
                .asked(OTHER_PROCEDURE, others, cx)
                .typed(PROCEDURE_REASON, cx)
        }),
        run: |conn, ctx, number, form| {
            let procedure = typed_procedure(form, OTHER_PROCEDURE)?;
            procedure::change_procedure(conn, ctx, number, &procedure, PROCEDURE_REASON.of(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/direction",
        title: "request-direction",
        button: "request-direction-button",
        fields: &[BODY_DIRECTION, REPORT_COPY],
        offered: |page| page.acts.offers(Action::Direct),
        form: Some(direction_form),
        run: |conn, ctx, number, form| report::direct(conn, ctx, number, BODY_DIRECTION.of(form), REPORT_COPY.of(form)),
        ..RequestAction::BLANK
    },
];

fn body(page: &Loaded) -> &str {
    page.view.request.procedure.body().unwrap_or_default()
}

/// Operators record and replace directions that came by email.
fn direction_form(cx: &RequestContext, page: &Loaded, form: ActForm) -> ActForm {
    let form = form.typed(BODY_DIRECTION, cx).typed(REPORT_COPY, cx);
    let form = if page.view.is(Party::Operator) {
        form.intro(Phrase::new("request-direction-with-report").with("body", body(page)))
    } else {
        form.intro(Phrase::new("request-direction-about").with("body", body(page)))
    };
    if page.view.request.state == State::WithBody {
        return form.unfolded();
    }
    ActForm { title: Phrase::new("request-direction-replace"), ..form }
}
