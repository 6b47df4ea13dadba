//! What an operator sees on the page of a request: the next step of its publication, the experts to assign, the private notes.

use crate::history::EventKind;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::form::{ActionForm, FormField};
use crate::ids::AccountId;
use crate::pages::partials::rows::Fact;
use crate::pages::partials::users::name_with_away_date;
use crate::pages::request::actions::operators::{ASSIGNED_EXPERTS, OPERATOR_NOTE, message_form};
use crate::pages::request::emails::RequestEmailRow;
use crate::pages::request::forms;
use crate::pages::request::loaded::{LoadedRequest, NoteRow, OperatorData, StaffData};
use crate::pages::request::preview::confirm_nid_field;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::prepared::{PendingPublication, PreparationStatus, requires_two_operators};
use crate::requests::{RequestSubject, State};
use urn_registry::i18n::Phrase;

/// The part of the page for an operator.
pub(super) struct OperatorPanel {
    pub(super) prepared: Option<PreparationNotice>,
    pub(super) correction: Option<CorrectionForm>,
    pub(super) step: Step,
    /// The form that assigns experts; `None` if the request is not in intake or review.
    pub(super) experts: Option<AssignExpertsForm>,
    pub(super) notes: Vec<NoteRow>,
    pub(super) emails: Vec<RequestEmailRow>,
    pub(super) message: ActionForm,
    pub(super) note: FormField,
}

/// The prepared publication: a sentence, and whether it waits for this operator.
pub(super) struct PreparationNotice {
    pub(super) text: Phrase,
    pub(super) holds: bool,
    pub(super) own: bool,
}

/// How a request that is not a correction is published.
pub(super) enum Step {
    /// It is not ready.
    None,
    /// Why a ready request cannot be registered.
    Blocked(Phrase),
    /// The page on which a ready request is registered.
    Preview(String),
    /// The same, after the viewer has prepared the publication, so that another operator must confirm it.
    Prepared(String),
}

/// The form that publishes a correction.
pub(super) struct CorrectionForm {
    pub(super) reason: FormField,
    pub(super) confirm: FormField,
    /// The reason for publishing without the second operator, if two are required.
    pub(super) alone: Option<FormField>,
}

/// The experts that can be assigned.
pub(super) struct AssignExpertsForm {
    /// The review list, to which the text is sent at the start of the review; `None` if the review has started.
    pub(super) list: Option<String>,
    pub(super) choices: Vec<ExpertChoice>,
}

pub(super) struct ExpertChoice {
    pub(super) id: AccountId,
    pub(super) name: String,
    pub(super) note: String,
    pub(super) disabled: bool,
    pub(super) chosen: bool,
}

/// The part of the page for an operator; `None` for others.
pub(super) fn operator_panel(cx: &RequestContext, page: &mut LoadedRequest) -> Option<OperatorPanel> {
    let mut operator = page.operator.take()?;
    let part = OperatorPanel {
        prepared: preparation_notice(cx, &operator),
        correction: correction_form(cx, page),
        step: publication_step(cx, page, &operator),
        experts: page.staff.as_ref().and_then(|staff| assign_experts_form(cx, page, staff)),
        notes: std::mem::take(&mut operator.notes),
        emails: std::mem::take(&mut operator.emails),
        message: message_form(cx, page.view.request.number),
        note: OPERATOR_NOTE.submitted_form_field(cx),
    };
    page.operator = Some(operator);
    Some(part)
}

fn preparation_notice(cx: &RequestContext, operator: &OperatorData) -> Option<PreparationNotice> {
    let (prepared, status, by) = operator.prepared.as_ref()?;
    let (what, until) = (&prepared.action.content.text, prepared.confirmation_deadline().strftime("%Y-%m-%d"));
    let text = match status {
        PreparationStatus::Holds => {
            Phrase::new("publish-prepared").arg("by", by).arg("what", what).arg("until", until.to_string())
        }
        PreparationStatus::Over => Phrase::new("publish-prepared-over").arg("by", by).arg("what", what),
        PreparationStatus::Changed(since) => {
            Phrase::new("publish-prepared-changed").arg("by", by).arg("what", what).arg("since", since)
        }
    };
    Some(PreparationNotice { text, holds: *status == PreparationStatus::Holds, own: is_own(cx, prepared) })
}

fn is_own(cx: &RequestContext, prepared: &PendingPublication) -> bool {
    cx.viewer().is_some_and(|viewer| prepared.is_requested_by(&viewer.id))
}

/// Whether a publication that this operator prepared waits for another operator.
pub(super) fn awaits_second_operator(cx: &RequestContext, operator: &OperatorData) -> bool {
    let holds = |status: &PreparationStatus| *status == PreparationStatus::Holds;
    operator.prepared.as_ref().is_some_and(|(prepared, status, _)| holds(status) && is_own(cx, prepared))
}

/// Further facts for an operator: the requester, whether the same person requested the registered version.
pub(super) fn operator_facts(operator: &OperatorData) -> Vec<Fact> {
    let fact = |term, text| Fact { term: Phrase::new(term), text, href: None };
    let mut facts = vec![fact("word-requested-by", operator.requester.clone().into())];
    match &operator.before {
        Some((_, true)) => facts.push(fact("word-last-requested-by", Phrase::new("word-the-same-person-lower"))),
        Some((who, false)) => {
            facts.push(fact("word-last-requested-by", Phrase::new("publish-other-requester").arg("who", who)));
        }
        None => {}
    }
    facts
}

/// The action on this page that undoes an action of an operator, if available.
pub(super) fn operator_undo_text(
    cx: &RequestContext,
    page: &LoadedRequest,
    operator: &OperatorData,
    event: EventKind,
) -> Option<Phrase> {
    match event {
        EventKind::Closed if page.available_actions.is_allowed(Action::Reopen) => Some(Phrase::new("notice-undo-close")),
        EventKind::ProcedureChanged if page.previous_procedure().is_some() => Some(Phrase::new("notice-undo-procedure")),
        EventKind::OperatorNoteAdded if operator.notes.iter().any(|note| note.own) => Some(Phrase::new("notice-undo-note")),
        EventKind::PublicationPrepared if awaits_second_operator(cx, operator) => Some(Phrase::new("notice-undo-preparation")),
        _ => None,
    }
}

fn expert_choices(cx: &RequestContext, staff: &StaffData) -> Vec<ExpertChoice> {
    let chosen = ASSIGNED_EXPERTS.all_values_in(&cx.form);
    let candidates = staff.candidates.iter();
    candidates
        .map(|candidate| {
            let mut notes: Vec<String> = Vec::new();
            notes.extend(candidate.leads.then(|| Phrase::new("candidate-leads").to_string()));
            notes.extend(candidate.not.as_ref().map(Phrase::to_string));
            notes.extend(Some(candidate.because.clone()).filter(|because| !because.is_empty()));
            notes.push(Phrase::new("candidate-reviews").arg("count", candidate.load).to_string());
            let is_chosen = || chosen.iter().any(|id| *id == candidate.account.id.as_str());
            ExpertChoice {
                disabled: candidate.not.is_some(),
                chosen: if cx.is_write() { is_chosen() } else { candidate.proposed },
                note: notes.join("; "),
                id: candidate.account.id.clone(),
                name: name_with_away_date(&candidate.account.name, staff.away.get(&candidate.account.id)),
            }
        })
        .collect()
}

fn assign_experts_form(cx: &RequestContext, page: &LoadedRequest, staff: &StaffData) -> Option<AssignExpertsForm> {
    let request = &page.view.request;
    let is_correction = matches!(request.subject, RequestSubject::Correction { .. });
    let list = (request.state == State::Intake).then(|| cx.mail().review_list.clone());
    (!is_correction && (list.is_some() || request.state == State::Review))
        .then(|| AssignExpertsForm { choices: expert_choices(cx, staff), list })
}

fn correction_form(cx: &RequestContext, page: &LoadedRequest) -> Option<CorrectionForm> {
    let request = &page.view.request;
    let is_correction = matches!(request.subject, RequestSubject::Correction { .. }) && request.state == State::Intake;
    is_correction.then(|| CorrectionForm {
        reason: forms::CORRECTION_REASON.submitted_form_field(cx),
        confirm: confirm_nid_field(cx, request.subject.nid()),
        alone: requires_two_operators().then(|| forms::ALONE.submitted_form_field(cx)),
    })
}

/// The reason why an approved request can no longer be registered: another version was registered after it began.
fn overtaken_reason(page: &LoadedRequest) -> Option<Phrase> {
    let (nid, base) = page.view.request.subject.registered_base()?;
    let newest = page.versions.first()?.number;
    (newest != base).then(|| Phrase::new("publish-overtaken").arg("nid", nid.to_string()).arg("newest", newest).arg("base", base))
}

/// How a request that is not a correction can be published from this page.
fn publication_step(cx: &RequestContext, page: &LoadedRequest, operator: &OperatorData) -> Step {
    let request = &page.view.request;
    let overtaken = overtaken_reason(page);
    if page.available_actions.is_offered(Action::Register) && overtaken.is_none() {
        let preview = addresses::request_preview_path(request.number);
        return if awaits_second_operator(cx, operator) { Step::Prepared(preview) } else { Step::Preview(preview) };
    }
    let reason = page.available_actions.table_refusal(Action::Register).map(Refusal::label).or(overtaken);
    reason.filter(|_| request.state == State::Ready).map_or(Step::None, Step::Blocked)
}
