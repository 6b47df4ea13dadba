//! The review of one request. The most important parts come first, so that an interrupted review is still useful: the conflict question,
//! the changes, the checks, the text, the position, the decision.

use crate::cases::criteria::{Judged, POINTS};
use crate::cases::moves::Action;
use crate::cases::timers::discussion_ends;
use crate::cases::viewer::RequestView;
use crate::cases::{Party, Procedure, State, Subject, guards};
use crate::clock::{day, spelled};
use crate::history::EventKind;
use crate::http::addresses::{self, review_act};
use crate::http::assets;
use crate::http::body::csp_with_own_script;
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::{AccountId, RevisionNumber};
use crate::pages::expert::forms;
use crate::pages::expert::loaded::{Document, DraftRow, Loaded, document, draft_row, load, redacted_words};
use crate::pages::partials::answer_map::AnswerCard;
use crate::pages::partials::discussion::{Discussion, stance_words};
use crate::pages::partials::minutes::reading_minutes;
use crate::pages::partials::notice::{self, Notice};
use crate::pages::partials::points::{JudgedRow, judged_here, judged_rows};
use crate::pages::partials::request::{Head, Holder, SidePanel, Status};
use crate::pages::partials::rows::{EventRow, FindingRow, finding_rows};
use crate::pages::partials::rules::{Depth, rules_card};
use crate::pages::partials::threads::Talk;
use crate::pages::partials::users::with_away;
use crate::reviews::PositionStatus;
use crate::reviews::experts::{Interest, Reply as Answer};
use askama::Template as View;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

#[derive(View)]
#[template(path = "expert/show.html")]
struct ReviewPage {
    shell: Shell,
    /// The path of the script with keyboard shortcuts.
    script: String,
    done: &'static str,
    /// The result of the viewer's action that led here.
    notice: Option<Notice>,
    head: Head,
    glance: ReviewSummary,
    status: Status,
    /// The outcome of a closed request with its date, and the page of the decision.
    closed: Option<(String, Option<String>)>,
    conflict: Option<Conflict>,
    /// `None` if only open threads are shown.
    comparison: Option<Comparison>,
    checks: Vec<FindingRow>,
    beside: SidePanel,
    document: Document,
    /// For a change of status: the registered text whose status changes, with its version.
    unchanged: Option<(String, String)>,
    /// The threads on the whole text, and the viewer's draft comments on it.
    general: (Talk, Vec<DraftRow>),
    discussion: Discussion,
    proposal: Option<DeclineProposal>,
    decision: Option<DecisionForm>,
    acts: Vec<ActForm>,
    /// The form for a comment outside of a review.
    comment: Option<CommentForm>,
    /// The form of the position, for an expert during the review.
    position: Option<PositionForm>,
    history: Vec<EventRow>,
}

/// The extent of the review and its state.
struct ReviewSummary {
    minutes: usize,
    /// The number of open threads.
    open: usize,
    first_open: Option<String>,
    /// The number of open Discuss positions.
    discusses: usize,
    own: Option<OwnPosition>,
}

/// The viewer's newest position.
struct OwnPosition {
    stance: Phrase,
    revision: RevisionNumber,
    live: bool,
    objects: bool,
}

/// A conflict of interest that the viewer declared.
enum Conflict {
    Declared,
    /// The viewer requested a waiver that the lead has not granted.
    WaiverAsked,
}

/// The sentences that answer questions of the RFC, and what the text is compared with.
struct Comparison {
    map: AnswerCard,
    /// Empty if it is compared with nothing.
    base: String,
    /// The revisions to compare with.
    bases: Vec<RevisionNumber>,
    note: String,
}

/// The lead's proposal to decline.
struct DeclineProposal {
    reasons: String,
    /// The revision of the proposal, if there is a newer one; the proposal can then no longer be agreed to.
    outdated: Option<RevisionNumber>,
    may_concur: bool,
    /// Its judgments on the criteria.
    points: Vec<JudgedRow>,
}

/// The form of a decision.
struct DecisionForm {
    approve: bool,
    decline: bool,
    /// A report to a standards body replaces the decision.
    report: bool,
    quorum: String,
    /// A warning that the announced discussion is not over, or that threads are open; empty otherwise.
    early: Phrase,
    reasons: FormField,
    /// After a granted appeal.
    appeal_answer: Option<FormField>,
    /// The number of assessed criteria, and of all.
    assessed: (usize, usize),
}

struct CommentForm {
    /// The request is approved and not yet registered, so that positions can no longer be recorded.
    is_approved: bool,
    field: FormField,
}

/// The form of the position.
struct PositionForm {
    /// On the fast track, positions are advice.
    fast: bool,
    is_wrong: bool,
    /// The number of draft comments.
    drafted: usize,
    stance: String,
    reasons: FormField,
    /// Notes that its draft was redacted; empty otherwise.
    redacted: String,
    /// The form of the decision has the main button of the page.
    is_secondary: bool,
}

#[derive(View)]
#[template(path = "expert/disclose.html")]
struct DisclosePage {
    shell: Shell,
    notice: Option<Notice>,
    head: Head,
    registrant: String,
    minutes: usize,
    asked: bool,
    declined: bool,
    interest: String,
    reason: FormField,
    acts: Vec<ActForm>,
}

/// The current and the proposed registrant, by the first line of the field.
fn registrants(loaded: &Loaded) -> String {
    let first = |template: &Template| template.text(Field::Registrant).lines().next().unwrap_or_default().to_owned();
    let present = loaded.registered.clone().unwrap_or_default();
    let asks = loaded.view.current().map(|current| first(&current.template)).unwrap_or_default();
    match (present.is_empty(), asks.is_empty() || asks == present) {
        (true, _) => asks,
        (false, true) => present,
        (false, false) => format!("{present}; in this revision: {asks}"),
    }
}

/// The conflict question, which comes before any text.
fn disclose_page(cx: &RequestContext, loaded: Loaded) -> Result<Reply, Problem> {
    let view = &loaded.view;
    let account = cx.person()?;
    let number = view.request.number;
    let mine = loaded.assigned.iter().find(|asked| asked.expert_id == account.id);
    let declined = mine.is_some_and(|asked| matches!(asked.reply, Answer::Declined(_)));
    let acts = match mine {
        Some(_) if declined => Vec::new(),
        Some(_) => vec![
            ActForm::new("Decline assignment", review_act(number, "decline-assignment"), "Decline assignment")
                .intro("The operators will assign another expert. You can resume the assignment later.")
                .typed(forms::DECLINE_REASON, cx),
        ],
        None => Vec::new(),
    };
    let current = view.current();
    cx.page(&DisclosePage {
        shell: Shell::new(cx, format!("Review {number}"), Nav::Review),
        notice: notice::by_role(cx, &view.request, undo)?,
        registrant: registrants(&loaded),
        minutes: current.map_or(1, |current| reading_minutes(&current.canonical)),
        asked: mine.is_some(),
        declined,
        interest: forms::INTEREST.of(&cx.form).to_owned(),
        reason: forms::CONFLICT.shown(cx),
        head: loaded.head,
        acts,
    })
}

/// The small forms of the viewer.
fn acts(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let forms = loaded.contacts.clone().into_iter().chain(small_forms(cx, loaded)).chain(assign_form(cx, loaded));
    forms.chain(no_conflict(cx, &loaded.view)).collect()
}

/// Replies to positions, waivers, questions, declining an assignment.
fn small_forms(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let view = &loaded.view;
    let number = &view.request.number;
    let at = |path: &str| review_act(number, path);
    let mut list = Vec::new();
    let lead = view.is(Party::Lead);
    let in_review = guards::text::under_review(view).is_ok();
    if lead && in_review && view.request.track.way() != Procedure::FastTrack {
        let open = loaded.discussion.positions.iter().find(|it| it.objects);
        if let Some(position) = open {
            list.push(
                ActForm::new("Respond to a Discuss", at("answer"), "Record response")
                    .intro(format!(
                        "{} has an open Discuss. You can approve the request only after you record a response.",
                        position.expert
                    ))
                    .marked(forms::POSITION_ID, &position.id)
                    .typed(forms::ANSWER, cx)
                    .unfolded(),
            );
        }
    }
    if lead
        && view.request.state.is_open()
        && let Some((wish, name)) = loaded.disclosures.iter().find(|(it, _)| it.interest == Interest::WaiverAsked)
    {
        list.push(
            ActForm::new("Waive a conflict of interest", at("waive"), "Waive conflict of interest")
                .intro(format!(
                    "{name} declared a conflict of interest and requests a waiver. If you waive it, they can review the request. If you do nothing, they cannot. Their reason: {}",
                    wish.reason
                ))
                .marked(forms::EXPERT, &wish.expert_id)
                .typed(forms::WAIVE_REASON, cx),
        );
    }
    if loaded.acts.offers(Action::Ask) {
        list.push(
            ActForm::new("Request information", at("ask"), "Send question")
                .intro(
                    "The registrant becomes the action holder until they reply. Unlike a comment, a question pauses the review.",
                )
                .typed(forms::QUESTION, cx),
        );
    }
    list
}

/// For a user who declared a conflict of interest by mistake.
fn no_conflict(cx: &RequestContext, view: &RequestView) -> Option<ActForm> {
    let declared = view.disclosure.as_ref().is_some_and(|disclosure| disclosure.interest.excludes());
    if !declared || !view.is(Party::Conflicted) || !view.request.state.is_open() {
        return None;
    }
    Some(
        ActForm::new(
            "Withdraw your declaration of a conflict of interest",
            review_act(view.request.number, "disclose/take-back"),
            "Withdraw declaration",
        )
        .intro("You can then review the request. The declaration remains in the history with this reason.")
        .typed(forms::TAKE_BACK_REASON, cx),
    )
}

/// Removes resolved threads if only open ones are requested; returns whether they are, and the first of them.
fn narrowed(cx: &RequestContext, loaded: &mut Loaded) -> (bool, Option<String>) {
    let only_open = cx.query.get("threads") == "open";
    if only_open {
        loaded.discussion.threads.resolved.clear();
    }
    (only_open, loaded.discussion.threads.open.iter().find(|thread| !thread.listed).map(|thread| thread.id.clone()))
}

/// Warns before a decision that the announced discussion is not over, or that threads are open.
fn early(loaded: &Loaded, now: Timestamp) -> Phrase {
    let open: usize = loaded.discussion.index.iter().map(|row| row.open).sum();
    let ends = loaded.view.request.review_since.map(discussion_ends).filter(|ends| now < *ends);
    match (ends, open) {
        (None, 0) => Phrase::default(),
        (None, open) => Phrase::new("decision-early-threads").with("count", open),
        (Some(ends), open) => Phrase::new("decision-early").with("date", spelled(day(ends))).with("count", open),
    }
}

/// The assigned experts, with the last day of those who are away.
fn asked_names(loaded: &Loaded) -> Vec<String> {
    loaded.assigned.iter().map(|asked| with_away(&asked.expert, loaded.away.get(&asked.expert_id))).collect()
}

/// The form with which the lead assigns another expert.
fn assign_form(cx: &RequestContext, loaded: &Loaded) -> Option<ActForm> {
    let free = loaded.candidates.iter().filter(|one| one.not.is_none());
    let free: Vec<_> =
        free.map(|one| (one.account.id.clone(), with_away(&one.account.name, loaded.away.get(&one.account.id)))).collect();
    let at = review_act(loaded.view.request.number, "experts");
    (!free.is_empty()).then(|| ActForm::new("Assign another expert", at, "Assign experts").asked(forms::EXPERTS, free, cx))
}

fn own_position(own: &PositionStatus) -> OwnPosition {
    OwnPosition {
        stance: stance_words(own.position.stance),
        revision: own.position.revision_number,
        live: own.live,
        objects: own.objects(),
    }
}

/// The text; with `only_open` only the sections with open threads or draft comments.
fn shown_document(loaded: &mut Loaded, noted: Judged, only_open: bool) -> Document {
    let Document { changes, mut cards, blank } = document(loaded, noted);
    if only_open {
        cards.retain(|card| !card.threads.is_empty() || !card.drafts.is_empty());
        return Document { cards, ..Document::default() };
    }
    if matches!(loaded.view.request.subject, Subject::StatusChange { .. }) {
        // The request has no sections besides those that are filled in.
        return Document { changes, cards, blank: Vec::new() };
    }
    Document { changes, cards, blank }
}

/// What the request waits for, with the assigned experts.
fn status(loaded: &Loaded) -> Status {
    let asked = asked_names(loaded);
    let assigned = format!("Assigned: {}.", if asked.is_empty() { "none".to_owned() } else { asked.join(", ") });
    let is_open = loaded.view.request.state.is_open();
    let notes = loaded.contact_notice.iter().map(|notice| ("note warn", notice.clone())).collect();
    Status { notes, ..Status::of(&loaded.view, Holder::Other, if is_open { assigned.into() } else { Phrase::default() }) }
}

/// The outcome of a closed request with its date, and the page of the decision.
fn closed(loaded: &Loaded) -> Option<(String, Option<String>)> {
    let request = &loaded.view.request;
    let decision = loaded.is_decided.then(|| format!("{}/decision", addresses::request(request.number)));
    let outcome = format!("{}, {}", request.state_phrase(), spelled(day(request.state_since)));
    (!request.state.is_open()).then_some((outcome, decision))
}

/// The viewer's conflict of interest.
fn conflict(view: &RequestView) -> Option<Conflict> {
    let is_waiver_asked = view.disclosure.as_ref().is_some_and(|it| it.interest == Interest::WaiverAsked);
    let conflict = if is_waiver_asked { Conflict::WaiverAsked } else { Conflict::Declared };
    view.is(Party::Conflicted).then_some(conflict)
}

fn decision_form(cx: &RequestContext, loaded: &Loaded, judged: &Judged) -> Option<DecisionForm> {
    let offers = |act| loaded.acts.offers(act);
    let (approve, decline, report) = (offers(Action::Approve), offers(Action::ProposeDecline), offers(Action::Report));
    (approve || decline || report).then(|| DecisionForm {
        approve,
        decline,
        report,
        quorum: loaded.quorum.as_ref().map(ToString::to_string).unwrap_or_default(),
        early: early(loaded, cx.now),
        reasons: forms::DECISION.shown(cx).of_form("review"),
        appeal_answer: loaded.is_reopened.then(|| forms::APPEAL_ANSWER.shown(cx).of_form("review")),
        assessed: (judged.count(), POINTS.len()),
    })
}

/// The position that was typed, or else the saved draft of one.
fn position_form(cx: &RequestContext, loaded: &Loaded) -> Option<PositionForm> {
    if guards::text::under_review(&loaded.view).is_err() || !loaded.view.is(Party::Expert) {
        return None;
    }
    let (stance, reasons) = loaded.kept.clone().unwrap_or_default();
    let redacted = redacted_words(&[reasons.as_str()], loaded);
    let (stance, reasons) = if forms::STANCE.is_submitted(&cx.form) {
        (forms::STANCE.of(&cx.form).to_owned(), forms::REASONS.shown(cx))
    } else {
        (stance, forms::REASONS.with(&reasons, cx))
    };
    Some(PositionForm {
        fast: loaded.view.request.track.way() == Procedure::FastTrack,
        is_wrong: cx.path().ends_with("/position") && !cx.faults().is_empty(),
        drafted: loaded.drafted.len(),
        stance,
        reasons,
        redacted,
        is_secondary: loaded.acts.offers(Action::Approve) && loaded.quorum.is_none(),
    })
}

/// How an action of an expert is undone.
fn undo(act: EventKind) -> Option<&'static str> {
    match act {
        EventKind::Approved => Some("“Return to expert review”, which an operator can do until the request is registered"),
        EventKind::ConflictDeclared | EventKind::WaiverAsked => {
            Some("“Withdraw your declaration of a conflict of interest” on this page")
        }
        EventKind::AssignmentDeclined => Some("“Resume assignment” on this page"),
        EventKind::AssignmentTakenUp => Some("“Decline assignment” on this page"),
        _ => None,
    }
}

/// The message about the effect of the previous button.
fn done_words(done: &str) -> &'static str {
    match done {
        "sent" => "Your review has been submitted.",
        "kept" => "Your review has been saved as a draft.",
        "list" => "Your reply is public. It is emailed to the review list after a few minutes; until then you can withdraw it.",
        _ => "",
    }
}

/// `GET /reviews/{number}`
pub fn show(cx: &RequestContext) -> Result<Reply, Problem> {
    let mut loaded = load(cx)?;
    let (is_expert, is_open) = (loaded.view.is(Party::Expert), loaded.view.request.state.is_open());
    if is_expert && is_open && loaded.view.disclosure.is_none() {
        return disclose_page(cx, loaded);
    }
    let (only_open, first_open) = narrowed(cx, &mut loaded);
    let judged = loaded.judged.with(&judged_here(cx));
    let document = shown_document(&mut loaded, judged, only_open);
    let general = (std::mem::take(&mut loaded.discussion.threads), general_drafts(&loaded));
    let (acts, status, position) = (acts(cx, &loaded), status(&loaded), position_form(cx, &loaded));
    let (decision, proposal) = (decision_form(cx, &loaded, &judged), decline_proposal(&loaded, &cx.person()?.id));
    let (view, blank) = (&loaded.view, Template::default());
    let current = view.current();
    let reply = cx.page(&ReviewPage {
        script: assets::address("review.js"),
        shell: Shell::new(cx, format!("Review {}", view.request.number), Nav::Review),
        done: done_words(cx.query.get("done")),
        notice: notice::by_role(cx, &view.request, undo)?,
        glance: ReviewSummary {
            minutes: current.map_or(1, |revision| reading_minutes(&revision.canonical)),
            open: loaded.discussion.index.iter().map(|row| row.open).sum(),
            first_open,
            discusses: loaded.discusses,
            own: loaded.own.as_ref().map(own_position),
        },
        status,
        closed: closed(&loaded),
        conflict: conflict(view),
        comparison: (!only_open).then(|| Comparison {
            map: match view.request.subject {
                // Its text has only the statement about the status, so the questions about a registration do not apply.
                Subject::StatusChange { .. } => AnswerCard::none(),
                _ => AnswerCard::of(current.map_or(&blank, |current| &current.template)),
            },
            base: loaded.base.as_ref().map(|(text, _)| text.clone()).unwrap_or_default(),
            bases: view.revisions.iter().skip(1).map(|sent| sent.number).rev().collect(),
            note: current.map(|revision| revision.note.clone()).unwrap_or_default(),
        }),
        checks: finding_rows(&loaded.findings),
        beside: SidePanel { rules: loaded.rules.as_ref().map(|found| rules_card(found, Depth::Brief)) },
        general,
        proposal,
        decision,
        acts,
        comment: (position.is_none() && is_expert && is_open)
            .then(|| CommentForm { is_approved: view.request.state == State::Ready, field: forms::COMMENT.shown(cx) }),
        position,
        unchanged: loaded.unchanged,
        head: loaded.head,
        history: loaded.history,
        discussion: loaded.discussion,
        document,
    })?;
    Ok(reply.header("Content-Security-Policy", csp_with_own_script()))
}

/// The viewer's draft comments on the whole text.
fn general_drafts(loaded: &Loaded) -> Vec<DraftRow> {
    let general = loaded.drafted.iter().filter(|draft| draft.anchor.field.is_none());
    general.map(|draft| draft_row(draft, loaded)).collect()
}

/// The lead's proposal to decline, for a viewer.
fn decline_proposal(loaded: &Loaded, viewer: &AccountId) -> Option<DeclineProposal> {
    let ((proposal, judged), view) = (loaded.proposal.as_ref()?, &loaded.view);
    if !view.request.state.is_open() {
        return None;
    }
    Some(DeclineProposal {
        reasons: proposal.reasons.clone(),
        outdated: Some(proposal.revision_number).filter(|number| *number != view.text()),
        may_concur: proposal.lead_id != *viewer && view.is(Party::Expert),
        points: judged_rows(judged),
    })
}
