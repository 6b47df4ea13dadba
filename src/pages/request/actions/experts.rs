//! Actions of experts and of their lead, and those that they share with operators.

use crate::actions::{contact_answers, decide, disclose, request_info, threads};
use crate::http::cx::RequestContext;
use crate::http::endpoint::Audience::{Experts, Reviewers};
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::ids::AccountId;
use crate::pages::partials::discussion::PositionRow;
use crate::pages::request::action::{FormPlacement, RequestAction, required_choice, shown_revision};
use crate::pages::request::forms::{CONFLICT, INTEREST, SHOWN_REVISION};
use crate::pages::request::loaded::LoadedRequest;
use crate::refusal::at;
use crate::requests::action::Action;
use crate::requests::{Party, Procedure, guards};
use crate::reviews::experts::{Disclosure, Interest};
use urn_registry::i18n::Phrase;

const NO_CONTACTS_REASON: Field = Field::area(at::CONTACTS, "word-reason-public", 3);
const QUESTION: Field = Field::area(at::QUESTION, "word-question-to-the-registrant", 4);
const POSITION_ID: Field = Field::mark("position_id");
const DISCUSS_ANSWER: Field = Field::area(at::ANSWER, "word-your-answer-public", 4);
const WAIVER_EXPERT: Field = Field::mark("expert");
const WAIVE_REASON: Field = Field::area(at::WAIVE_REASON, "word-reason-public", 3);
const WITHDRAW_REASON: Field = Field::area(at::WITHDRAW_REASON, "word-reason-public", 3);
const DECLINE_REASON: Field = Field::text(at::DECLINE_REASON, "word-reason-operators-only");

/// The actions, in the order of their forms.
pub(super) const EXPERT_ACTIONS: &[RequestAction] = &[
    RequestAction {
        path: "/requests/{number}/disclose",
        who: Experts,
        place: FormPlacement::Separate,
        fields: &[INTEREST, CONFLICT],
        run: |conn, ctx, number, form| {
            let interest = Interest::from_name(INTEREST.value_in(form));
            let interest = required_choice(interest, INTEREST, "review-interest-missing")?;
            disclose::disclose(conn, ctx, number, interest, CONFLICT.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/take-up",
        who: Experts,
        place: FormPlacement::Separate,
        run: |conn, ctx, number, _| disclose::reaccept_assignment(conn, ctx, number),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/decline-assignment",
        who: Experts,
        title: "word-decline-assignment",
        button: "word-decline-assignment",
        fields: &[DECLINE_REASON],
        offered: |page| page.disclose.as_ref().is_some_and(|disclose| disclose.is_assigned && !disclose.is_declined),
        form: Some(|cx, _, form| form.intro(Phrase::new("review-decline-about")).submitted_field(DECLINE_REASON, cx)),
        run: |conn, ctx, number, form| disclose::decline_assignment(conn, ctx, number, DECLINE_REASON.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/concur",
        who: Experts,
        place: FormPlacement::Separate,
        fields: &[SHOWN_REVISION],
        run: |conn, ctx, number, form| decide::decline(conn, ctx, number, shown_revision(SHOWN_REVISION, form)?),
        ..RequestAction::BLANK
    }
    .fresh(),
    RequestAction {
        path: "/requests/{number}/contacts",
        who: Reviewers,
        title: "review-without-contacts",
        button: "word-record-reason",
        fields: &[NO_CONTACTS_REASON],
        offered: |page| page.without_contacts.is_some(),
        form: Some(|cx, page, form| {
            form.intro(page.without_contacts.clone().unwrap_or_default()).submitted_field(NO_CONTACTS_REASON, cx)
        }),
        run: |conn, ctx, number, form| {
            contact_answers::proceed_without_contacts(conn, ctx, number, NO_CONTACTS_REASON.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/answer",
        who: Experts,
        title: "word-respond-to-a-discuss",
        button: "word-record-answer",
        fields: &[POSITION_ID, DISCUSS_ANSWER],
        offered: |page| unanswered_discuss(page).is_some(),
        form: Some(discuss_answer_form),
        run: |conn, ctx, number, form| {
            threads::answer_discuss(conn, ctx, number, POSITION_ID.value_in(form), DISCUSS_ANSWER.value_in(form))
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/waive",
        who: Experts,
        title: "word-waive-a-conflict-of-interest",
        button: "word-waive-conflict-of-interest",
        fields: &[WAIVER_EXPERT, WAIVE_REASON],
        offered: |page| requested_waiver(page).is_some(),
        form: Some(conflict_waiver_form),
        run: |conn, ctx, number, form| {
            disclose::waive_conflict(
                conn,
                ctx,
                number,
                &AccountId::typed(WAIVER_EXPERT.value_in(form)),
                WAIVE_REASON.value_in(form),
            )
        },
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/ask",
        who: Reviewers,
        title: "word-request-information",
        button: "word-send-question",
        fields: &[QUESTION],
        offered: |page| page.is_staff() && page.available_actions.is_offered(Action::Ask),
        form: Some(|cx, page, form| {
            let about = if page.review.is_some() { "review-question-pauses" } else { "review-question-about" };
            form.intro(Phrase::new(about)).submitted_field(QUESTION, cx)
        }),
        run: |conn, ctx, number, form| request_info::ask_requester(conn, ctx, number, QUESTION.value_in(form)),
        ..RequestAction::BLANK
    },
    RequestAction {
        path: "/requests/{number}/disclose/take-back",
        who: Experts,
        title: "review-take-back",
        button: "word-withdraw-declaration",
        fields: &[WITHDRAW_REASON],
        offered: |page| {
            let view = &page.view;
            let excludes = view.disclosure.as_ref().is_some_and(|disclosure| disclosure.interest.excludes());
            excludes && view.has_role(Party::Conflicted) && view.request.state.is_open()
        },
        form: Some(|cx, _, form| form.intro(Phrase::new("review-take-back-about")).submitted_field(WITHDRAW_REASON, cx)),
        run: |conn, ctx, number, form| disclose::withdraw_conflict(conn, ctx, number, WITHDRAW_REASON.value_in(form)),
        ..RequestAction::BLANK
    },
];

/// The Discuss that the lead has to answer before the request can be approved.
fn unanswered_discuss(page: &LoadedRequest) -> Option<&PositionRow> {
    let view = &page.view;
    let decides = view.has_role(Party::Lead) && view.request.procedure.kind() != Procedure::FastTrack;
    let is_reviewed = page.review.is_some() && guards::text::check_under_review(view).is_ok();
    page.discussion.positions.iter().find(|position| position.objects).filter(|_| decides && is_reviewed)
}

fn discuss_answer_form(cx: &RequestContext, page: &LoadedRequest, form: ActionForm) -> ActionForm {
    let Some(position) = unanswered_discuss(page) else { return form };
    form.intro(Phrase::new("review-discuss-about").arg("expert", &position.expert))
        .hidden_field(POSITION_ID, &position.id)
        .submitted_field(DISCUSS_ANSWER, cx)
        .expanded()
}

/// The request of an expert for a waiver, and the name of that expert.
fn requested_waiver(page: &LoadedRequest) -> Option<&(Disclosure, String)> {
    let decides = page.view.has_role(Party::Lead) && page.view.request.state.is_open();
    let review = page.review.as_ref().filter(|_| decides)?;
    review.disclosures.iter().find(|(disclosure, _)| disclosure.interest == Interest::WaiverAsked)
}

fn conflict_waiver_form(cx: &RequestContext, page: &LoadedRequest, form: ActionForm) -> ActionForm {
    let Some((disclosure, name)) = requested_waiver(page) else { return form };
    form.intro(Phrase::new("review-waiver-about").arg("name", name).arg("reason", &disclosure.reason))
        .hidden_field(WAIVER_EXPERT, &disclosure.expert_id)
        .submitted_field(WAIVE_REASON, cx)
}
