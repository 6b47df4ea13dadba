//! What an expert sees on the page of a request: the question about conflicts of interest, or else the changes, the text with the
//! comments, the position and the decision.

use crate::clock::{day, spelled};
use crate::http::cx::RequestContext;
use crate::http::form::FormField;
use crate::ids::RevisionNumber;
use crate::pages::partials::discussion::position_label;
use crate::pages::partials::fields::field_label;
use crate::pages::partials::minutes::reading_minutes;
use crate::pages::partials::questions::{QuestionRow, reviewed_question_row};
use crate::pages::partials::threads::ThreadList;
use crate::pages::request::document::{DraftCommentRow, ReviewDocument, draft_comment_row, redaction_note, review_document};
use crate::pages::request::forms;
use crate::pages::request::loaded::{LoadedRequest, ReviewData};
use crate::requests::action::Action;
use crate::requests::questions::counts;
use crate::requests::statements::Statement;
use crate::requests::timers::discussion_ends;
use crate::requests::{Party, Procedure, RequestSubject, State, guards};
use crate::reviews::PositionStatus;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

/// The part of the page for a reviewer.
pub(super) struct ReviewPanel {
    pub(super) summary: ReviewSummary,
    /// `None` if only open threads are shown.
    pub(super) comparison: Option<RevisionComparison>,
    pub(super) document: ReviewDocument,
    /// For a change of status: the registered text whose status changes, with its version.
    pub(super) unchanged: Option<(String, String)>,
    /// The threads on the whole text, and the viewer's draft comments on it.
    pub(super) general: (ThreadList, Vec<DraftCommentRow>),
    pub(super) proposal: Option<DeclineProposal>,
    pub(super) decision: Option<DecisionForm>,
    /// The form of the position, during the review.
    pub(super) position: Option<PositionForm>,
}

/// The extent of the review and its state.
pub(super) struct ReviewSummary {
    pub(super) minutes: usize,
    /// The number of open threads.
    pub(super) open: usize,
    pub(super) first_open: Option<String>,
    /// The number of open Discuss positions.
    pub(super) discusses: usize,
    pub(super) own: Option<OwnPosition>,
}

impl ReviewSummary {
    /// Whether one of the open Discuss positions is the viewer's.
    pub(super) fn objects(&self) -> bool {
        self.own.as_ref().is_some_and(|own| own.objects)
    }
}

/// The viewer's newest position.
pub(super) struct OwnPosition {
    pub(super) position: Phrase,
    pub(super) revision: RevisionNumber,
    pub(super) live: bool,
    pub(super) objects: bool,
}

/// The questions of the RFC with their answers, and what the text is compared with.
pub(super) struct RevisionComparison {
    pub(super) questions: Vec<QuestionRow>,
    /// The number of questions in each state.
    pub(super) counts: Phrase,
    /// Whether the questions are shown without opening them, after one was accepted.
    pub(super) is_unfolded: bool,
    /// Empty if it is compared with nothing.
    pub(super) base: String,
    /// The revisions to compare with.
    pub(super) bases: Vec<RevisionNumber>,
    pub(super) note: String,
}

/// The lead's proposal to decline.
pub(super) struct DeclineProposal {
    pub(super) reasons: String,
    /// The revision of the proposal, if there is a newer one; the proposal can then no longer be agreed to.
    pub(super) outdated: Option<RevisionNumber>,
    pub(super) may_concur: bool,
}

/// The form of a decision.
pub(super) struct DecisionForm {
    pub(super) approve: bool,
    pub(super) decline: bool,
    /// A report to a standards body replaces the decision.
    pub(super) report: bool,
    pub(super) quorum: String,
    /// A warning that the announced discussion is not over, or that threads are open; empty otherwise.
    pub(super) early: Phrase,
    /// Emails that are not published yet.
    pub(super) unpublished: Vec<Phrase>,
    pub(super) reasons: FormField,
    /// After a granted appeal.
    pub(super) appeal_answer: Option<FormField>,
}

/// The form of the position.
pub(super) struct PositionForm {
    /// On the fast track, positions are advice.
    pub(super) fast: bool,
    pub(super) is_wrong: bool,
    /// The number of draft comments.
    pub(super) drafted: usize,
    pub(super) position: String,
    pub(super) reasons: FormField,
    /// Notes that its draft was redacted; empty otherwise.
    pub(super) redacted: String,
    /// The form of the decision has the main button of the page.
    pub(super) is_secondary: bool,
}

/// The question about conflicts of interest.
pub(super) struct DisclosureForm {
    pub(super) registrant: String,
    /// The sections that show what it is about.
    pub(super) sections: Vec<(Phrase, String)>,
    /// When the position is due, or since when it is overdue.
    pub(super) due: Phrase,
    pub(super) minutes: usize,
    pub(super) is_assigned: bool,
    pub(super) is_declined: bool,
    pub(super) interest: String,
    pub(super) reason: FormField,
}

/// The current and the proposed registrant, by the first line of the field.
fn registrants_text(page: &LoadedRequest, registered: Option<&str>) -> String {
    let first = |template: &Template| template.text(Field::Registrant).lines().next().unwrap_or_default().to_owned();
    let present = registered.unwrap_or_default();
    let asks = page.view.newest_revision().map(|current| first(&current.template)).unwrap_or_default();
    match (present.is_empty(), asks.is_empty() || asks == present) {
        (true, _) => asks,
        (false, true) => present.to_owned(),
        (false, false) => Phrase::new("review-early").arg("present", present).arg("asks", asks).to_string(),
    }
}

/// The question about conflicts of interest, for an expert who has not answered it.
pub(super) fn disclosure_form(cx: &RequestContext, page: &LoadedRequest) -> Option<DisclosureForm> {
    let disclose = page.disclose.as_ref()?;
    let text =
        |field: Field| page.view.newest_revision().map(|current| current.template.text(field).to_owned()).unwrap_or_default();
    let due = disclose
        .due
        .filter(|_| disclose.is_assigned && !disclose.is_declined)
        .map(|due| Phrase::new(if cx.now < due { "disclose-due" } else { "disclose-overdue" }).arg("day", spelled(day(due))));
    Some(DisclosureForm {
        sections: [Field::Purpose, Field::Documentation]
            .into_iter()
            .map(|field| (field_label(field), text(field)))
            .filter(|(_, text)| !text.is_empty())
            .collect(),
        due: due.unwrap_or_default(),
        registrant: registrants_text(page, disclose.current_registrant.as_deref()),
        minutes: page.view.newest_revision().map_or(1, |current| reading_minutes(&current.canonical)),
        is_assigned: disclose.is_assigned,
        is_declined: disclose.is_declined,
        interest: forms::INTEREST.value_in(&cx.form).to_owned(),
        reason: forms::CONFLICT.submitted_form_field(cx),
    })
}

/// Warns before a decision that the announced discussion is not over, or that threads are open.
fn early_decision_warning(page: &LoadedRequest, now: Timestamp) -> Phrase {
    let ends = page.view.period_since().map(discussion_ends).filter(|ends| now < *ends);
    match (ends, count_open_threads(page)) {
        (None, 0) => Phrase::default(),
        (None, open) => Statement::EarlyThreads.phrase().arg("count", open),
        (Some(ends), open) => Statement::Early.phrase().arg("date", spelled(day(ends))).arg("count", open),
    }
}

fn count_open_threads(page: &LoadedRequest) -> usize {
    page.discussion.index.iter().map(|row| row.open).sum()
}

fn own_position(own: &PositionStatus) -> OwnPosition {
    OwnPosition {
        position: position_label(own.position.kind),
        revision: own.position.revision_number,
        live: own.live,
        objects: own.is_open_objection(),
    }
}

/// The text; with `only_open` only the sections with open threads or draft comments.
fn displayed_document(page: &mut LoadedRequest, review: &ReviewData, only_open: bool) -> ReviewDocument {
    let findings = page.staff.as_ref().map_or(&[][..], |staff| &staff.findings);
    let shown = review_document((&page.view, review), findings, &mut page.discussion.threads);
    let ReviewDocument { changes, mut cards, blank } = shown;
    if only_open {
        cards.retain(|card| !card.threads.is_empty() || !card.drafts.is_empty());
        return ReviewDocument { cards, ..ReviewDocument::default() };
    }
    if matches!(page.view.request.subject, RequestSubject::StatusChange { .. }) {
        // The request has no sections besides those that are filled in.
        return ReviewDocument { changes, cards, blank: Vec::new() };
    }
    ReviewDocument { changes, cards, blank }
}

/// The part of the page for a reviewer. Moves the threads from the discussion to the sections that they are about.
pub(super) fn review_panel(cx: &RequestContext, page: &mut LoadedRequest) -> Option<ReviewPanel> {
    let review = page.review.take()?;
    let only_open = cx.query.get("threads") == "open";
    if only_open {
        page.discussion.threads.resolved.clear();
    }
    let first_open = page.discussion.threads.open.iter().find(|thread| !thread.listed).map(|thread| thread.id.clone());
    let document = displayed_document(page, &review, only_open);
    let drafts = review.drafted.iter().filter(|draft| draft.anchor.field.is_none());
    let part = ReviewPanel {
        summary: ReviewSummary {
            minutes: page.view.newest_revision().map_or(1, |revision| reading_minutes(&revision.canonical)),
            open: count_open_threads(page),
            first_open,
            discusses: review.discusses,
            own: review.own.as_ref().map(own_position),
        },
        comparison: (!only_open).then(|| revision_comparison(cx, page, &review)),
        general: (std::mem::take(&mut page.discussion.threads), drafts.map(|draft| draft_comment_row(draft, &review)).collect()),
        proposal: decline_proposal(page, &review),
        decision: decision_form(cx, page, &review),
        position: position_form(cx, page, &review),
        unchanged: review.unchanged.clone(),
        document,
    };
    page.review = Some(review);
    Some(part)
}

fn revision_comparison(cx: &RequestContext, page: &LoadedRequest, review: &ReviewData) -> RevisionComparison {
    let view = &page.view;
    let current = view.newest_revision();
    RevisionComparison {
        questions: review.questions.iter().map(|asked| reviewed_question_row(asked, cx.viewer())).collect(),
        is_unfolded: cx.query.get("questions") == "open",
        counts: counts(&review.questions.iter().map(|asked| asked.state).collect::<Vec<_>>()),
        base: review.base.as_ref().map(|(text, _)| text.clone()).unwrap_or_default(),
        bases: view.revisions.iter().skip(1).map(|sent| sent.number).rev().collect(),
        note: current.map(|revision| revision.note.clone()).unwrap_or_default(),
    }
}

fn decision_form(cx: &RequestContext, page: &LoadedRequest, review: &ReviewData) -> Option<DecisionForm> {
    let offers = |act| review.decides && page.available_actions.is_offered(act);
    let (approve, decline, report) = (offers(Action::Approve), offers(Action::ProposeDecline), offers(Action::Report));
    (approve || decline || report).then(|| DecisionForm {
        approve,
        decline,
        report,
        quorum: review.quorum.as_ref().map(ToString::to_string).unwrap_or_default(),
        early: early_decision_warning(page, cx.now),
        unpublished: review.unpublished.clone(),
        reasons: forms::DECISION_REASONS.submitted_form_field(cx).in_form("review"),
        appeal_answer: review.is_reopened.then(|| forms::APPEAL_ANSWER.submitted_form_field(cx).in_form("review")),
    })
}

/// The position that was typed, or else the saved draft of one.
fn position_form(cx: &RequestContext, page: &LoadedRequest, review: &ReviewData) -> Option<PositionForm> {
    if guards::text::check_under_review(&page.view).is_err() {
        return None;
    }
    let (position, reasons) = review.kept.clone().unwrap_or_default();
    let redacted = redaction_note(&[reasons.as_str()], review);
    let (position, reasons) = if forms::POSITION.is_submitted(&cx.form) {
        (forms::POSITION.value_in(&cx.form).to_owned(), forms::POSITION_REASONS.submitted_form_field(cx))
    } else {
        (position, forms::POSITION_REASONS.form_field_with(&reasons, cx))
    };
    Some(PositionForm {
        fast: page.view.request.procedure.kind() == Procedure::FastTrack,
        is_wrong: cx.path().ends_with("/position") && !cx.faults().is_empty(),
        drafted: review.drafted.len(),
        position,
        reasons,
        redacted,
        is_secondary: review.decides && page.available_actions.is_offered(Action::Approve) && review.quorum.is_none(),
    })
}

/// The lead's proposal to decline, for a viewer.
fn decline_proposal(page: &LoadedRequest, review: &ReviewData) -> Option<DeclineProposal> {
    let proposal = review.proposal.as_ref()?;
    Some(DeclineProposal {
        reasons: proposal.reasons.clone(),
        outdated: Some(proposal.revision_number).filter(|number| *number != page.view.newest_revision_number()),
        may_concur: review.concurs && page.view.has_role(Party::Expert),
    })
}

/// Whether positions can no longer be recorded because the request is approved.
pub(super) fn is_approved(page: &LoadedRequest) -> bool {
    page.view.request.state == State::Ready
}
