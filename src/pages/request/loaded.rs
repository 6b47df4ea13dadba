//! Loads a request for its page: what everybody sees, and what the experts and the operators see in addition.

use crate::action_context::ActionContext;
use crate::actions::follow::{self, FollowStatus};
use crate::actions::prepare;
use crate::history::RecordedEvent;
use crate::history::redactions::GAP;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::ids::{AccountId, RevisionNumber};
use crate::pages::partials::contact_answers;
use crate::pages::partials::decision::{DecisionCard, decision_cards, newest_decision};
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion};
use crate::pages::partials::next::next_queue_task;
use crate::pages::partials::rows::time;
use crate::pages::partials::users::name_with_away_date;
use crate::pages::request::emails::{RequestEmailRow, emails_about, unpublished_emails};
use crate::refusal::Refusal;
use crate::registry::{Namespace, Version};
use crate::requests::action::Action;
use crate::requests::appeals::{self, Appeal};
use crate::requests::candidates::{ExpertCandidate, expert_candidates};
use crate::requests::decide::{AvailableActions, available_actions};
use crate::requests::documents::DocumentKind;
use crate::requests::documents::queries::documents_of;
use crate::requests::facts::{Fact, Known, RequestFacts};
use crate::requests::gather::appeals::appeal_period;
use crate::requests::gather::{checks, gather, positions};
use crate::requests::guards::Guard;
use crate::requests::guards::appealed::{EXPERT_NOT_DECIDED_BEFORE, LEAD_NOT_DECIDED_BEFORE};
use crate::requests::guards::decision::INDEPENDENT_SECOND_EXPERT;
use crate::requests::guards::quorum::ENOUGH_POSITIONS;
use crate::requests::input::ActionInput;
use crate::requests::prepared::{PendingPublication, PreparationStatus};
use crate::requests::questions::QuestionWithAnswer;
use crate::requests::questions::queries::questions_with_answers;
use crate::requests::syntax::SyntaxAnalysis;
use crate::requests::times::HolderTask;
use crate::requests::viewer::{RequestView, load_public_view, requester_of_last_version};
use crate::requests::{Condition, Party, RequestProcedure, RequestSubject, State, about, syntax, tasks};
use crate::reviews::drafts::{CommentDraft, ReviewDraft};
use crate::reviews::experts::{self, Assignment, Disclosure};
use crate::reviews::queries::Proposal;
use crate::reviews::{PositionStatus, queries};
use crate::store::AnyConnection;
use crate::users::Account;
use crate::{clock, history, mail, registry, requests, users};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::template::Template;

/// The data of the page of a request.
pub(super) struct LoadedRequest {
    pub(super) view: RequestView,
    pub(super) events: Vec<RecordedEvent>,
    /// The action holders of the request, with their times.
    pub(super) held: Vec<HolderTask>,
    pub(super) versions: Vec<Version>,
    pub(super) namespace: Option<Namespace>,
    pub(super) discussion: Discussion,
    pub(super) decision: Option<DecisionCard>,
    pub(super) rules: Option<SyntaxAnalysis>,
    /// The newest expert review report to a standards body.
    pub(super) report: Option<String>,
    pub(super) follow: Follow,
    /// The notice about the answers of the contacts of the namespace.
    pub(super) contact_notice: Option<Phrase>,
    /// The state of these answers, if the viewer can decide without them.
    pub(super) without_contacts: Option<Phrase>,
    /// Whether the lead proposes to decline the current revision.
    pub(super) decline_proposed: bool,
    /// The open appeal.
    pub(super) appeal: Option<Appeal>,
    /// The last day on which the viewer can appeal, and on which anybody can appeal a decline.
    pub(super) appeal_until: Option<Date>,
    pub(super) appeals_until: Option<Date>,
    /// The actions that the viewer can take now.
    pub(super) available_actions: AvailableActions,
    /// For an expert who has to answer the question about conflicts of interest first.
    pub(super) disclose: Option<ConflictQuestion>,
    /// For experts and operators.
    pub(super) staff: Option<StaffData>,
    /// For an expert without a conflict of interest, while the request is open.
    pub(super) review: Option<ReviewData>,
    /// For an operator.
    pub(super) operator: Option<OperatorData>,
}

/// The options of the viewer for following the request.
pub(super) enum Follow {
    Start,
    Stop,
    /// The viewer is involved in the request, and gets its emails without following it.
    Anyway,
    SignIn,
}

/// The question about conflicts of interest.
pub(super) struct ConflictQuestion {
    /// The registrant of the registered version.
    pub(super) current_registrant: Option<String>,
    /// When the viewer's position is due.
    pub(super) due: Option<Timestamp>,
    pub(super) is_assigned: bool,
    pub(super) is_declined: bool,
}

/// What experts and operators see.
pub(super) struct StaffData {
    /// The findings of the automatic checks while the request is open.
    pub(super) findings: Vec<Finding>,
    pub(super) assigned: Vec<Assignment>,
    /// The experts who can be assigned; empty for experts who do not lead.
    pub(super) candidates: Vec<ExpertCandidate>,
    /// Users who are away, with the last day.
    pub(super) away: HashMap<AccountId, Date>,
}

/// What an expert sees.
pub(super) struct ReviewData {
    /// The text that the current revision is compared with, and its name.
    pub(super) base: Option<(String, Template)>,
    /// Emails that are not published yet, for a lead who can decide.
    pub(super) unpublished: Vec<Phrase>,
    /// For a change of status: the registered text whose status changes, with its version.
    pub(super) unchanged: Option<(String, String)>,
    /// The viewer's newest position.
    pub(super) own: Option<PositionStatus>,
    /// The number of open Discuss positions.
    pub(super) discusses: usize,
    pub(super) disclosures: Vec<(Disclosure, String)>,
    /// The sections that the viewer marked as viewed.
    pub(super) viewed: BTreeMap<String, RevisionNumber>,
    pub(super) drafted: Vec<CommentDraft>,
    /// The draft of the viewer's position.
    pub(super) kept: Option<(String, String)>,
    /// The questions of RFC 8141, with the answers in the current revision.
    pub(super) questions: Vec<QuestionWithAnswer>,
    /// The lead's proposal to decline.
    pub(super) proposal: Option<Proposal>,
    /// The date of the last redaction that can affect drafts.
    pub(super) redacted_on: Option<Date>,
    /// The reason why a decision is not possible yet.
    pub(super) quorum: Option<Refusal>,
    /// Whether an appeal was granted since the last decision.
    pub(super) is_reopened: bool,
    /// Whether the viewer, if a lead, can decide after it.
    pub(super) decides: bool,
    /// Whether the viewer can agree to the proposal.
    pub(super) concurs: bool,
}

/// What an operator sees.
pub(super) struct OperatorData {
    /// The next task in the operator queue: URL and description.
    pub(super) next: Option<(String, String)>,
    /// The prepared publication, its validity, and who prepared it.
    pub(super) prepared: Option<(PendingPublication, PreparationStatus, String)>,
    /// Whether the body is on the list.
    pub(super) is_recognized: bool,
    /// The previous procedure, while the change can be undone.
    pub(super) previous_procedure: Option<RequestProcedure>,
    /// Other requests for the same namespace ID.
    pub(super) others: Vec<String>,
    /// The requester with the address, and whether emails to it fail.
    pub(super) requester: String,
    /// Who requested the registered version, and whether it is the same person.
    pub(super) before: Option<(String, bool)>,
    pub(super) notes: Vec<NoteRow>,
    pub(super) emails: Vec<RequestEmailRow>,
}

/// A private note of the operators.
pub(super) struct NoteRow {
    pub(super) id: String,
    pub(super) author: String,
    pub(super) at: String,
    pub(super) body: String,
    pub(super) own: bool,
}

impl LoadedRequest {
    /// Whether the viewer sees the page as an expert or as an operator.
    pub(super) fn is_staff(&self) -> bool {
        self.staff.is_some()
    }

    /// The previous procedure, if the viewer can restore it.
    pub(super) fn previous_procedure(&self) -> Option<&RequestProcedure> {
        let operator = self.operator.as_ref().filter(|_| self.available_actions.is_allowed(Action::ChangeProcedure))?;
        operator.previous_procedure.as_ref()
    }

    /// The experts whom the lead can assign.
    pub(super) fn assignable_experts(&self) -> Vec<(AccountId, String)> {
        let Some(staff) = &self.staff else { return Vec::new() };
        let free = staff.candidates.iter().filter(|candidate| candidate.not.is_none());
        free.map(|one| (one.account.id.clone(), name_with_away_date(&one.account.name, staff.away.get(&one.account.id))))
            .collect()
    }
}

/// Whether an expert still has to answer the question about conflicts of interest.
fn must_disclose(view: &RequestView) -> bool {
    view.has_role(Party::Expert) && view.request.state.is_open() && view.disclosure.is_none()
}

/// Whether the viewer sees the request as an expert who reviews it.
fn is_reviewer(view: &RequestView) -> bool {
    view.has_role(Party::Expert) && view.request.state.is_open() && view.disclosure.is_some()
}

/// The request with the facts that the actions of the viewer depend on.
fn gather_facts(conn: &mut AnyConnection, cx: &RequestContext, view: RequestView) -> Result<RequestFacts, Refusal> {
    let nobody = Account::of_system();
    let mut facts = Vec::new();
    if cx.viewer().is_some() && view.permit(Action::Appeal).is_ok() {
        facts.push(Fact::Appeals);
    }
    if is_reviewer(&view) {
        facts.extend([Fact::Positions, Fact::Quorum, Fact::Reopened, Fact::Proposal]);
    }
    if view.has_role(Party::Operator) {
        facts.extend([Fact::Documents, Fact::Recognized]);
        if view.request.state.is_open() {
            facts.push(Fact::Agreement);
        }
        if view.permit(Action::ChangeProcedure).is_ok() {
            facts.push(Fact::PreviousProcedure);
        }
    }
    let mut request_facts = RequestFacts::for_account(view, cx.viewer().unwrap_or(&nobody), cx.now);
    gather(conn, &mut request_facts, &facts, &ActionInput::default())?;
    Ok(request_facts)
}

/// Loads the request for the viewer.
///
/// # Errors
/// Not found, also for a private request.
pub(super) fn load_request(cx: &RequestContext) -> Result<LoadedRequest, HttpError> {
    let number = cx.number()?;
    Ok(cx.read(|conn| {
        let mut view = load_public_view(conn, number, cx.viewer(), cx.now)?;
        view.load_source(conn)?;
        let request_facts = gather_facts(conn, cx, view)?;
        let acts = available_actions(&request_facts);
        let quorum = ENOUGH_POSITIONS.evaluate_early(&request_facts).and_then(Result::err);
        let is_reopened = request_facts.quorum().is_ok_and(|quorum| quorum.reopened.is_some());
        let allows = |guard: Guard| !matches!(guard.evaluate_early(&request_facts), Some(Err(_)));
        let (decides, concurs) =
            (allows(LEAD_NOT_DECIDED_BEFORE), allows(INDEPENDENT_SECOND_EXPERT) && allows(EXPERT_NOT_DECIDED_BEFORE));
        let RequestFacts { view, mut known, .. } = request_facts;
        let standing = match known.positions.take() {
            Some(standing) => standing,
            None => positions::position_statuses(conn, &view, cx.now)?,
        };
        let events = history::queries::of_request(conn, &view.request.id)?;
        let (namespace, versions) = load_namespace(conn, &view)?;
        let review = load_review_data(conn, cx, &view, (&standing, &versions), (quorum, is_reopened, decides, concurs))?;
        let permissions = ThreadPermissions::for_viewer(&view, cx.viewer().map(|account| &account.id));
        // Replies to threads are part of the review.
        let permissions = ThreadPermissions { reviews: permissions.reviews && review.is_some(), ..permissions };
        Ok(LoadedRequest {
            discussion: discussion(conn, &view, standing, permissions)?,
            decision: newest_decision(decision_cards(conn, &view, &events)?),
            rules: match view.newest_revision() {
                Some(current) => syntax::analyze_revision_syntax(conn, &view.request, current)?,
                None => None,
            },
            report: documents_of(conn, &view.request.id)?
                .into_iter()
                .rfind(|document| document.kind == DocumentKind::Report)
                .map(|report| report.body),
            follow: follow_of(conn, cx, &view)?,
            contact_notice: contact_answers::pending_contacts_notice(conn, &view)?,
            without_contacts: contact_answers::override_contacts_text(conn, &view)?,
            decline_proposed: decline_proposed(conn, &view)?,
            appeal: appeals::newest_appeal(conn, &view.request.id)?.filter(|_| view.has_condition(Condition::UnderAppeal)),
            appeal_until: known.appeals.as_ref().and_then(|appeals| appeals.until),
            appeals_until: match view.request.state {
                State::Declined => appeal_period(conn, &view, cx.now)?.map(|(_, until)| until),
                _ => None,
            },
            available_actions: acts,
            disclose: load_conflict_question(conn, cx, &view, namespace.as_ref())?,
            staff: load_staff_data(conn, cx, &view)?,
            review,
            operator: load_operator_data(conn, cx, &view, known)?,
            namespace,
            versions,
            held: tasks::queries::holder_tasks_of(conn, &view.request.id)?,
            events,
            view,
        })
    })?)
}

/// The namespace of the request with its versions, if it is registered.
fn load_namespace(conn: &mut AnyConnection, view: &RequestView) -> Result<(Option<Namespace>, Vec<Version>), Refusal> {
    let Some(nid) = view.request.subject.nid().and_then(|nid| Nid::parse(nid).ok()) else { return Ok((None, Vec::new())) };
    Ok((registry::queries::by_nid(conn, &nid)?, registry::queries::versions_of(conn, &nid)?))
}

fn follow_of(conn: &mut AnyConnection, cx: &RequestContext, view: &RequestView) -> Result<Follow, Refusal> {
    let Some(account) = cx.viewer() else { return Ok(Follow::SignIn) };
    Ok(match follow::follow_status(conn, view, &account.id)? {
        FollowStatus::TakesPart => Follow::Anyway,
        FollowStatus::Yes => Follow::Stop,
        FollowStatus::No => Follow::Start,
    })
}

fn decline_proposed(conn: &mut AnyConnection, view: &RequestView) -> Result<bool, Refusal> {
    let proposal = queries::proposal(conn, &view.request.id)?;
    Ok(view.request.state == State::Review
        && proposal.is_some_and(|proposal| proposal.revision_number == view.newest_revision_number()))
}

fn load_conflict_question(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    view: &RequestView,
    namespace: Option<&Namespace>,
) -> Result<Option<ConflictQuestion>, Refusal> {
    let Some(account) = cx.viewer().filter(|_| must_disclose(view)) else { return Ok(None) };
    let assigned = experts::queries::assignments_of(conn, &view.request.id)?;
    let own = assigned.iter().find(|assignment| assignment.expert_id == account.id);
    let tasks = requests::tasks::queries::open_tasks(conn, &view.request.id)?;
    let due = tasks.iter().find(|(_, task)| task.assignee.account() == Some(&account.id)).and_then(|(_, task)| task.due);
    Ok(Some(ConflictQuestion {
        due,
        current_registrant: namespace
            .filter(|_| view.request.subject.registered_base().is_some())
            .and_then(|it| it.registrant.clone()),
        is_assigned: own.is_some(),
        is_declined: own.is_some_and(|assignment| matches!(assignment.reply, experts::AssignmentReply::Declined(_))),
    }))
}

fn load_staff_data(conn: &mut AnyConnection, cx: &RequestContext, view: &RequestView) -> Result<Option<StaffData>, Refusal> {
    let is_operator = view.has_role(Party::Operator);
    let Some(current) = view.newest_revision().filter(|_| is_operator || is_reviewer(view)) else { return Ok(None) };
    let is_open = view.request.state.is_open();
    let assigns = is_operator || (view.has_role(Party::Lead) && view.request.state == State::Review);
    Ok(Some(StaffData {
        findings: if is_open { checks::findings(conn, cx.now, &view.request, &current.template)? } else { Vec::new() },
        assigned: experts::queries::assignments_of(conn, &view.request.id)?,
        candidates: if is_open && assigns { expert_candidates(conn, view, cx.now)? } else { Vec::new() },
        away: users::queries::users_away(conn, clock::day(cx.now))?,
    }))
}

/// The text that the current revision is compared with: the revision that the reader saw last, or else the registered version, or nothing.
fn comparison_base(
    conn: &mut AnyConnection,
    view: &RequestView,
    (reader, since): (&AccountId, &str),
    versions: &[Version],
) -> Result<Option<(String, Template)>, Refusal> {
    if !since.is_empty() {
        let wanted = view.revisions.iter().find(|sent| sent.number.to_string() == since);
        let wanted = wanted.ok_or_else(|| Refusal::not_found(Phrase::new("thing-text-number").arg("number", since)))?;
        let name = Phrase::new("review-revision").arg("revision", wanted.number);
        return Ok(view.newest_unredacted_revision(wanted.number).map(|old| (name.to_string(), old.template.clone())));
    }
    if let Some(last) = positions::last_viewed_revision(conn, view, reader)?
        && let Some(old) = view.newest_unredacted_revision(last)
    {
        let name = Phrase::new(if old.number == last { "review-base-viewed" } else { "review-revision" });
        return Ok(Some((name.arg("revision", old.number).to_string(), old.template.clone())));
    }
    if matches!(view.request.subject, RequestSubject::StatusChange { .. }) {
        return Ok(None);
    }
    let Some((_, base)) = view.request.subject.registered_base() else { return Ok(None) };
    let text = versions.iter().find(|version| version.number == base).and_then(Version::current_text);
    Ok(text.map(|text| (Phrase::new("review-base-registered").arg("version", base).to_string(), text.template.clone())))
}

/// The registered text whose status a request changes, and its version.
fn status_change_text(view: &RequestView, versions: &[Version]) -> Option<(String, String)> {
    let RequestSubject::StatusChange { nid, .. } = &view.request.subject else { return None };
    let newest = versions.first()?;
    Some((
        Phrase::new("draft-about-revision").arg("nid", nid.to_string()).arg("version", newest.number).to_string(),
        newest.current_text()?.canonical.clone(),
    ))
}

fn load_review_data(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    view: &RequestView,
    (standing, versions): (&[PositionStatus], &[Version]),
    (quorum, is_reopened, decides, concurs): (Option<Refusal>, bool, bool, bool),
) -> Result<Option<ReviewData>, Refusal> {
    let Some(account) = cx.viewer().filter(|_| is_reviewer(view)) else { return Ok(None) };
    let id = &view.request.id;
    let mut disclosures = Vec::new();
    for disclosure in experts::queries::disclosures_of(conn, id)? {
        let name = users::queries::by_id(conn, &disclosure.expert_id)?.map_or_else(String::new, |account| account.name);
        disclosures.push((disclosure, name));
    }
    let ReviewDraft { comments: drafted, verdict: kept, viewed } = queries::draft_of(conn, id, &account.id)?;
    // Only drafts with a gap state the date of the redaction.
    let texts = drafted.iter().flat_map(|draft| [Some(&draft.anchor.quote), Some(&draft.body), draft.suggestion.as_ref()]);
    let has_gap = texts.flatten().chain(kept.iter().map(|(_, reasons)| reasons)).any(|text| text.contains(GAP));
    Ok(Some(ReviewData {
        base: comparison_base(conn, view, (&account.id, cx.query.get("since")), versions)?,
        unpublished: if decides { unpublished_emails(conn, &view.request)? } else { Vec::new() },
        unchanged: status_change_text(view, versions),
        own: standing.iter().find(|one| one.position.expert_id == account.id).cloned(),
        discusses: standing.iter().filter(|one| one.is_open_objection()).count(),
        disclosures,
        viewed,
        redacted_on: if has_gap { history::queries::last_redaction(conn, id)?.map(clock::day) } else { None },
        drafted,
        kept,
        questions: questions_with_answers(conn, view)?,
        proposal: queries::proposal(conn, id)?,
        quorum,
        is_reopened,
        decides,
        concurs,
    }))
}

fn load_operator_data(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    view: &RequestView,
    known: Known,
) -> Result<Option<OperatorData>, Refusal> {
    let Some(account) = cx.viewer().filter(|_| view.has_role(Party::Operator)) else { return Ok(None) };
    let ctx = ActionContext { who: account, now: cx.now, mail: cx.mail() };
    let request = &view.request;
    let requester = match users::queries::by_id(conn, &request.owner_id)? {
        Some(owner) => {
            let failing = mail::single::queries::failures_summary(conn, &owner.email)?;
            let requester = format!("{} <{}>", owner.name, owner.email);
            match failing {
                Some(reason) => {
                    Phrase::new("request-requester-unreachable").arg("requester", requester).arg("why", reason).to_string()
                }
                None => requester,
            }
        }
        None => String::new(),
    };
    let notes = requests::notes::queries::of_request(conn, &request.id)?;
    Ok(Some(OperatorData {
        next: next_queue_task(conn, request, &account.id)?,
        prepared: prepare::preparation_with_operator(conn, ctx, &request.id)?,
        is_recognized: known.recognized.unwrap_or_default(),
        previous_procedure: known.previous_procedure.flatten(),
        others: about::possible_originals(conn, request)?.into_iter().map(|number| number.to_string()).collect(),
        requester,
        before: requester_of_last_version(conn, request)?,
        emails: emails_about(conn, request)?,
        notes: notes
            .into_iter()
            .map(|note| NoteRow {
                own: note.author_id == account.id,
                id: note.id,
                author: note.author,
                at: time(note.at),
                body: note.body,
            })
            .collect(),
    }))
}
