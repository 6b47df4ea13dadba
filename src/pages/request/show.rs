//! `/requests/{number}`: the page of a request, for everybody. What the viewer has to do comes first: the sections of an expert or an
//! operator and the forms of the actions that the viewer can take, then the changes, the discussion, the text and the history.

use crate::clock::day;
use crate::history::{EventKind, RecordedEvent};
use crate::http::addresses;
use crate::http::assets;
use crate::http::body::csp_with_own_script;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::{ActionForm, FormField};
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::pages::partials::about::{page_title, question_of};
use crate::pages::partials::decision::DecisionCard;
use crate::pages::partials::diff::Changes;
use crate::pages::partials::discussion::Discussion;
use crate::pages::partials::fields::{TemplateFieldText, field_texts};
use crate::pages::partials::notice::{self, ActionNotice};
use crate::pages::partials::request::{Holder, RequestStatus, RequestSummary, SidePanel};
use crate::pages::partials::rows::{EventRow, FindingRow, event_contains_words, event_rows, finding_rows};
use crate::pages::partials::rules::{DetailLevel, rules_card};
use crate::pages::partials::steps::{TimeChart, time_chart};
use crate::pages::partials::users::name_with_away_date;
use crate::pages::request::action::FormPlacement;
use crate::pages::request::actions;
use crate::pages::request::forms;
use crate::pages::request::loaded::{Follow, LoadedRequest, StaffData, load_request};
use crate::pages::request::operator::{self, OperatorPanel, PreparationNotice, Step, operator_panel};
use crate::pages::request::review::{DisclosureForm, ReviewPanel, disclosure_form, is_approved, review_panel};
use crate::registry;
use crate::requests::decision_records::is_decision;
use crate::requests::statements::Statement;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::timers::discussion_ends;
use crate::requests::viewer::RequestView;
use crate::requests::{CloseReason, Condition, Party, Procedure, Request, RequestSubject, State, times};
use crate::reviews::experts::{AssignmentReply, Interest};
use crate::users::Account;
use askama::Template as View;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "request/show.html")]
struct RequestPage {
    shell: Shell,
    /// The path of the script with keyboard shortcuts, for reviewers.
    script: Option<String>,
    head: RequestSummary,
    /// The effect of the viewer's action that led here.
    notice: Option<ActionNotice>,
    /// What was sent, and until when the next step is expected.
    sent: Option<(Phrase, Option<Phrase>)>,
    status: RequestStatus,
    conflict: Option<Conflict>,
    disclose: Option<DisclosureForm>,
    /// Whether an assigned expert has to answer it before the text is shown.
    asks_first: bool,
    /// Tasks of the registrant during expert review: objections and threads that need a reply.
    waits: Vec<Phrase>,
    /// For an operator: URL and description of the next task in the operator queue.
    next: Option<(String, String)>,
    operator: Option<OperatorPanel>,
    review: Option<ReviewPanel>,
    decision: Option<DecisionCard>,
    strip: Option<TimeChart>,
    /// The page on which the viewer edits the text, and the version that the request published.
    links: Vec<(String, Phrase)>,
    acts: Vec<ActionForm>,
    exceptional: Vec<ActionForm>,
    /// The findings of the automatic checks, for experts and operators.
    checks: Option<Vec<FindingRow>>,
    discussion: Discussion,
    comment: Option<CommentForm>,
    report: Option<String>,
    changes: Changes,
    beside: SidePanel,
    text: CurrentText,
    history: History,
    removal: Option<Removal>,
    /// The assigned experts, for operators.
    assigned: Vec<AssignedRow>,
    /// The review list, while the request is open.
    list: Option<String>,
    follow: Follow,
}

impl RequestPage {
    /// Whether the viewer can submit a position.
    fn position_open(&self) -> bool {
        self.review.as_ref().is_some_and(|review| review.position.is_some())
    }
}

/// A conflict of interest that the viewer declared.
enum Conflict {
    Declared,
    /// The viewer requested a waiver that the lead has not granted.
    WaiverAsked,
}

struct CommentForm {
    /// The request is approved and not yet registered, so that positions can no longer be recorded.
    is_approved: bool,
    field: FormField,
}

/// An expert who was asked to review.
struct AssignedRow {
    name: String,
    because: String,
    reply: Phrase,
}

/// The current revision, or the draft for those who can read it.
struct CurrentText {
    /// The revisions; empty for a draft.
    revisions: Vec<RevisionNumber>,
    note: String,
    fields: Vec<TemplateFieldText>,
}

/// The history, or the events that match a search.
struct History {
    events: Vec<EventRow>,
    searched: String,
    /// The URL of the whole history.
    whole: String,
}

/// How the registrant ends their request.
enum Removal {
    /// A draft that was never submitted.
    Delete,
    Withdraw,
}

impl Removal {
    fn of(view: &RequestView, viewer: Option<&Account>) -> Option<Self> {
        let is_owner = viewer.is_some_and(|viewer| viewer.id == view.request.owner_id);
        match (is_owner && view.has_role(Party::Registrant), view.revisions.is_empty()) {
            (true, true) => Some(Self::Delete),
            (true, false) if view.request.state.is_open() => Some(Self::Withdraw),
            _ => None,
        }
    }
}

/// What happens next, addressed to the registrant or to anybody else.
fn next_step_text(request: &Request, reader: &'static str, now: Timestamp) -> Phrase {
    let late = if request.waits_for_registrant() { request.count_late_positions(now) } else { 0 };
    if late > 0 {
        return Phrase::new("request-next-asked-back-late").arg("reader", reader).arg("count", late);
    }
    if request.action_holder_task().is_some_and(|task| task.kind == TaskKind::EndHold) {
        return Phrase::new("request-next-hold");
    }
    let correction = matches!(request.subject, RequestSubject::Correction { .. });
    // The date in the email to the registrant.
    let until = request.action_holder_task().filter(|task| task.kind == TaskKind::AnswerQuestion).and_then(|task| task.due);
    Phrase::new(match (request.state, request.procedure.kind()) {
        (State::Intake, _) if correction => "request-next-correction",
        (State::Registered, _) if correction => "request-next-corrected",
        (State::Draft, _) => "request-next-draft",
        (State::Intake, _) => "request-next-intake",
        (State::Review, Procedure::FastTrack) => "request-next-advice",
        (State::Review, Procedure::Community | Procedure::Standards) if request.waits_for_registrant() => {
            "request-next-asked-back"
        }
        (State::Review, Procedure::Standards) => "request-next-standards",
        (State::Review, Procedure::Community) => "request-next-review",
        (State::WithRequester(_), _) => "request-next-answer",
        (State::WithBody, _) => "request-next-body",
        (State::Ready, _) => Statement::NextReady.name(),
        (State::Registered, _) => match request.subject {
            RequestSubject::StatusChange { .. } => "request-next-status",
            _ => "request-next-registered",
        },
        (State::Declined, _) => Statement::NextDeclined.name(),
        (State::Closed(CloseReason::Withdrawn), _) => Statement::NextWithdrawn.name(),
        (State::Closed(CloseReason::Lapsed), _) => Statement::NextLapsed.name(),
        (State::Closed(CloseReason::Duplicate), _) => Statement::NextDuplicate.name(),
        (State::Closed(CloseReason::Obsolete), _) => Statement::NextObsolete.name(),
    })
    .arg("reader", reader)
    .arg("until", until.map_or_else(|| "none".to_owned(), |at| day(at).to_string()))
}

/// The outcome of an appeal, if it is the newest decision, or until when a decline can be appealed.
fn appeal_text(loaded: &LoadedRequest) -> Option<Phrase> {
    let newest = loaded.events.iter().rfind(|event| is_decision(event.act))?;
    let outcome = |granted: &'static str| {
        Statement::AppealOutcome
            .phrase()
            .arg("granted", granted)
            .arg("date", day(newest.at))
            .arg("reasons", newest.detail.as_str())
    };
    match newest.act {
        EventKind::AppealGranted => Some(outcome("yes")),
        EventKind::AppealRejected => Some(outcome("no")),
        EventKind::Declined | EventKind::BodyDeclined if !loaded.view.has_condition(Condition::UnderAppeal) => {
            let until = loaded.appeals_until?;
            Some(Statement::MayAppeal.phrase().arg("until", until))
        }
        _ => None,
    }
}

/// What needs a reply of the registrant during review: open objections, and threads whose last comment is not theirs.
fn points_to_answer(discussion: &Discussion) -> Vec<Phrase> {
    let mut list: Vec<Phrase> = discussion
        .positions
        .iter()
        .filter(|position| position.objects && !discussion.advice)
        .map(|position| Statement::Discuss.phrase().arg("expert", &position.expert).arg("text", position.revision))
        .collect();
    match discussion.threads.open.iter().filter(|thread| thread.done.is_none() && thread.waits_for_registrant).count() {
        0 => {}
        count => list.push(Phrase::new("request-waits-threads").arg("count", count)),
    }
    list
}

/// The text that the page shows after a form was sent: what was sent and to whom, and for the registrant the due date of the next step.
fn sent_notice(sent: &str, page: &LoadedRequest, now: Timestamp) -> Option<(Phrase, Option<Phrase>)> {
    let request = &page.view.request;
    let reviews = page.review.is_some();
    let what = match sent {
        "answer" => "request-sent-answer",
        "revision" => "request-sent-revision",
        "comment" => "request-sent-comment",
        "list" => "request-sent-list",
        "review" if reviews => return Some((Phrase::new("request-sent-review"), None)),
        "draft" if reviews => return Some((Phrase::new("request-sent-draft"), None)),
        _ => return None,
    };
    let next = match request.state {
        _ if !page.view.has_role(Party::Registrant) => None,
        State::Review => page.view.period_since().map(|since| (Statement::Discussed.name(), discussion_ends(since))),
        State::Intake | State::Ready => request.action_holder_task()?.due.map(|ends| ("request-sent-operators", ends)),
        _ => None,
    };
    let next = next.filter(|(_, ends)| *ends > now);
    Some((Phrase::new(what), next.map(|(until, ends)| Phrase::new(until).arg("day", day(ends).to_string()))))
}

/// The events that match a search.
fn matching_events(mut events: Vec<RecordedEvent>, search: &str) -> Vec<RecordedEvent> {
    events.retain(|event| event_contains_words(search, event));
    events
}

/// The question that waits for an answer of the registrant, if any.
fn open_question(request: &Request, events: &[RecordedEvent]) -> Phrase {
    let asked = events.iter().rfind(|event| matches!(event.act, EventKind::Asked | EventKind::BodyAsked));
    asked.filter(|_| matches!(request.state, State::WithRequester(_))).map(question_of).unwrap_or_default()
}

/// The page of the version that a request published, or of the namespace if it published none.
fn published_version_url(namespace: &registry::Namespace, versions: &[registry::Version], number: RequestNumber) -> String {
    match versions.iter().find_map(|version| Some((version.number, version.published_by(number)?))) {
        Some((version, edition)) => addresses::edition_path(namespace.kind, &namespace.nid, version, edition),
        None => addresses::namespace_path(namespace.kind, &namespace.nid),
    }
}

/// What the request waits for. Only the registrant sees the question; experts see who is assigned.
fn request_status(cx: &RequestContext, page: &LoadedRequest) -> RequestStatus {
    let (view, request) = (&page.view, &page.view.request);
    let mine = view.has_role(Party::Registrant);
    let holder = match (request.action_holder(), &page.operator) {
        (_, Some(operator)) if operator::awaits_second_operator(cx, operator) => Holder::Colleague,
        (Some("operators"), Some(_)) => Holder::Reader,
        (Some("registrant"), _) if mine => Holder::Reader,
        _ => Holder::Other,
    };
    let question = open_question(request, &page.events);
    let note = |is_shown: bool, style, message| is_shown.then(|| (style, Phrase::new(message)));
    let notes = [
        appeal_text(page).map(|text| ("note", text)),
        note(page.decline_proposed && page.review.is_none(), "note warn", Statement::DeclineProposed.name()),
        note(request.private, "note", Statement::Private.name()),
        page.contact_notice.clone().map(|text| ("note warn", text)),
        note(request.state == State::Draft, "t soft", "request-draft-private"),
    ];
    let next = match &page.staff {
        Some(staff) if page.review.is_some() => assigned_experts_text(staff),
        Some(_) if !view.has_condition(Condition::OnHold) => Phrase::default(),
        _ => next_step_text(request, if mine { "registrant" } else { "other" }, cx.now),
    };
    RequestStatus {
        question: (mine && !question.is_empty()).then(|| (question, addresses::edit_draft_path(request.number))),
        notes: notes.into_iter().flatten().collect(),
        ..RequestStatus::from_view(view, holder, next)
    }
}

/// The assigned experts, with the last day of those who are away.
fn assigned_experts_text(staff: &StaffData) -> Phrase {
    let names = staff.assigned.iter().map(|one| name_with_away_date(&one.expert, staff.away.get(&one.expert_id)));
    let names: Vec<_> = names.collect();
    if names.is_empty() {
        Phrase::new("request-assigned-none")
    } else {
        Phrase::new("request-assigned").arg("names", names.join(", "))
    }
}

fn assigned_rows(staff: &StaffData) -> Vec<AssignedRow> {
    let row = |one: &crate::reviews::experts::Assignment| AssignedRow {
        name: name_with_away_date(&one.expert, staff.away.get(&one.expert_id)),
        because: one.because.clone(),
        reply: match one.reply {
            AssignmentReply::Waiting => Phrase::new("word-has-not-replied-lower"),
            AssignmentReply::Accepted(_) => Phrase::new("assigned-accepted"),
            AssignmentReply::Declined(_) => Phrase::new("assigned-declined"),
        },
    };
    staff.assigned.iter().map(row).collect()
}

/// The viewer's conflict of interest.
fn viewer_conflict(view: &RequestView) -> Option<Conflict> {
    let is_waiver_asked = view.disclosure.as_ref().is_some_and(|it| it.interest == Interest::WaiverAsked);
    let conflict = if is_waiver_asked { Conflict::WaiverAsked } else { Conflict::Declared };
    (view.has_role(Party::Conflicted) && view.request.state.is_open()).then_some(conflict)
}

/// The page on which the viewer edits the text, and the version that the request published.
fn request_links(page: &LoadedRequest) -> Vec<(String, Phrase)> {
    let request = &page.view.request;
    let is_edited = matches!(request.state, State::Draft | State::Review | State::WithRequester(_));
    let may_edit = page.view.has_role(Party::Registrant) && is_edited;
    let published = page.namespace.as_ref().filter(|_| request.state == State::Registered);
    let published = published
        .map(|namespace| (published_version_url(namespace, &page.versions, request.number), "request-registered-version"));
    let links = [may_edit.then(|| (addresses::edit_draft_path(request.number), "request-work")), published];
    links.into_iter().flatten().map(|(href, text)| (href, Phrase::new(text))).collect()
}

/// The form for a comment: for the registrant, and for experts when they cannot submit a review.
fn comment_form(cx: &RequestContext, page: &LoadedRequest, review: Option<&ReviewPanel>) -> Option<CommentForm> {
    let is_registrant =
        page.view.has_role(Party::Registrant) && page.view.request.state.is_open() && page.view.newest_revision().is_some();
    let is_expert = review.is_some_and(|review| review.position.is_none());
    (is_registrant || is_expert)
        .then(|| CommentForm { is_approved: is_expert && is_approved(page), field: forms::COMMENT.submitted_form_field(cx) })
}

/// How the viewer's last action is undone.
fn undo_text(cx: &RequestContext, page: &LoadedRequest, event: EventKind) -> Option<Phrase> {
    match event {
        EventKind::Approved => Some(Phrase::new("notice-undo-approval")),
        EventKind::ConflictDeclared | EventKind::WaiverAsked => Some(Phrase::new("notice-undo-conflict")),
        EventKind::AssignmentDeclined => Some(Phrase::new("notice-undo-decline")),
        _ => operator::operator_undo_text(cx, page, page.operator.as_ref()?, event),
    }
}

/// The notice of the action that led here, for experts and operators. Only operators see the addresses of the recipients.
fn action_notice(cx: &RequestContext, page: &LoadedRequest) -> Result<Option<ActionNotice>, HttpError> {
    let undo = |event| undo_text(cx, page, event);
    match &page.operator {
        Some(_) => notice::action_notice(cx, undo),
        None if page.is_staff() || page.disclose.is_some() || page.view.has_role(Party::Conflicted) => {
            notice::notice_by_role(cx, &page.view.request, undo)
        }
        None => Ok(None),
    }
}

/// The text; reviewers have it in the review.
fn current_text(page: &LoadedRequest) -> CurrentText {
    let current = page.view.newest_revision();
    let template = current.map_or(&page.view.request.draft, |revision| &revision.template);
    CurrentText {
        revisions: page.view.revisions.iter().rev().map(|revision| revision.number).collect(),
        note: current.map(|revision| revision.note.clone()).unwrap_or_default(),
        fields: if page.review.is_some() { Vec::new() } else { field_texts(template) },
    }
}

/// Only while the registrant is the action holder. After their reply, no task remains for them.
fn registrant_tasks(page: &LoadedRequest) -> Vec<Phrase> {
    let request = &page.view.request;
    let holds = page.view.has_role(Party::Registrant) && request.waits_for_registrant();
    if holds { points_to_answer(&page.discussion) } else { Vec::new() }
}

/// `GET /requests/{number}`
pub fn request_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let mut page = load_request(cx)?;
    let (notice, status, waits) = (action_notice(cx, &page)?, request_status(cx, &page), registrant_tasks(&page));
    let (acts, exceptional) =
        (actions::action_forms(cx, &page, FormPlacement::Regular), actions::action_forms(cx, &page, FormPlacement::Exceptional));
    let sent = sent_notice(cx.query.get("sent"), &page, cx.now).filter(|_| cx.viewer().is_some());
    let (operator, review) = (operator_panel(cx, &mut page), review_panel(cx, &mut page));
    let mut head = RequestSummary::from_view(&page.view, &page.events);
    head.facts.extend(page.operator.as_ref().map(operator::operator_facts).unwrap_or_default());
    let (view, request) = (&page.view, &page.view.request);
    let nav = match (&operator, &review) {
        (Some(_), _) => NavSection::Operator,
        (None, Some(_)) => NavSection::Review,
        (None, None) => NavSection::Register,
    };
    let depth = if page.is_staff() { DetailLevel::Brief } else { DetailLevel::Public };
    let search = cx.query.get("history");
    let reply = cx.render_page(&RequestPage {
        shell: Shell::new(cx, page_title(request), nav),
        script: review.as_ref().map(|_| assets::hashed_asset_path("review.js")),
        notice,
        sent,
        status,
        conflict: viewer_conflict(view),
        disclose: disclosure_form(cx, &page),
        asks_first: page.disclose.as_ref().is_some_and(|disclose| disclose.is_assigned && !disclose.is_declined),
        waits,
        next: page.operator.as_mut().and_then(|operator| operator.next.take()),
        strip: time_chart(&times::holder_spans(&page.held, cx.now), request.state.is_open()),
        links: request_links(&page),
        acts,
        exceptional,
        checks: page.staff.as_ref().filter(|_| request.state.is_open()).map(|staff| finding_rows(&staff.findings)),
        comment: comment_form(cx, &page, review.as_ref()),
        changes: if review.is_some() {
            Changes::default()
        } else {
            Changes::of_current_revision(view, &page.versions).unwrap_or_default()
        },
        beside: SidePanel { rules: page.rules.as_ref().map(|found| rules_card(found, depth)) },
        text: current_text(&page),
        removal: Removal::of(view, cx.viewer()),
        assigned: page.staff.as_ref().filter(|_| operator.is_some()).map(assigned_rows).unwrap_or_default(),
        list: request.state.is_open().then(|| cx.mail().review_list.clone()),
        history: History {
            searched: search.trim().to_owned(),
            whole: format!("{}#history", addresses::request_path(request.number)),
            events: event_rows(matching_events(page.events, search)),
        },
        report: page.report,
        decision: page.decision,
        follow: page.follow,
        discussion: page.discussion,
        operator,
        head,
        review,
    })?;
    let has_script = page.review.is_some();
    Ok(if has_script { reply.header("Content-Security-Policy", csp_with_own_script()) } else { reply })
}
