//! The page of a request in the operator queue.

use crate::actions::prepare;
use crate::cases::appeals::{self, Appeal, Outcome};
use crate::cases::case::{Case, Fact as CaseFact};
use crate::cases::decide::{AvailableActions, acts_now};
use crate::cases::gather::{checks, gather, positions};
use crate::cases::guards::ended;
use crate::cases::input::Input;
use crate::cases::moves::Action;
use crate::cases::notes::Note;
use crate::cases::prepared::{PreparationStatus, Prepared, takes_two};
use crate::cases::viewer::{RequestView, load_view_with_holder};
use crate::cases::{CloseReason, Condition, Party, Procedure, RequestProcedure, State, Subject, about, candidates, viewer};
use crate::history::EventKind;
use crate::http::addresses::{self, operator_action};
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::pages::operator::forms;
use crate::pages::operator::preview::confirm_field;
use crate::pages::partials::contact_answers;
use crate::pages::partials::diff::Changes;
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion};
use crate::pages::partials::fields::{FieldText, field_texts};
use crate::pages::partials::next::next_at;
use crate::pages::partials::notice::{Notice, notice};
use crate::pages::partials::request::{Head, Holder, SidePanel, Status};
use crate::pages::partials::rows::{EventRow, Fact, FindingRow, event_rows, finding_rows, time};
use crate::pages::partials::rules::{Depth, RulesCard, rules_card};
use crate::pages::partials::users::with_away;
use crate::refusal::Refusal;
use crate::registry::Version;
use crate::reviews::experts::{Assignment, Reply as Answer};
use crate::store::AnyConnection;
use crate::users::Account;
use crate::{cases, clock, history, registry, reviews, users};
use askama::Template as View;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashMap;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "operator/operator_request.html")]
struct OperatorRequestPage {
    shell: Shell,
    /// The result of the viewer's action that led here.
    notice: Option<Notice>,
    head: Head,
    /// The next task in the operator queue: URL and description.
    next: Option<(String, String)>,
    status: Status,
    prepared: Option<PreparedNote>,
    correction: Option<Correction>,
    step: Step,
    /// The form that assigns experts; `None` if the request is not in intake or review.
    experts: Option<Experts>,
    acts: Vec<ActForm>,
    exceptional: Vec<ActForm>,
    checks: Vec<FindingRow>,
    beside: SidePanel,
    changes: Changes,
    fields: Vec<FieldText>,
    discussion: Discussion,
    notes: Vec<NoteRow>,
    note: FormField,
    history: Vec<EventRow>,
    asked: Vec<AskedRow>,
}

/// The prepared publication: a sentence, and whether it waits for this operator.
struct PreparedNote {
    text: String,
    holds: bool,
    own: bool,
}

/// How a request that is not a correction is published.
enum Step {
    /// It is not ready.
    None,
    /// Why a ready request cannot be registered.
    Blocked(String),
    /// The page on which a ready request is registered.
    Preview(String),
    /// The same, after the viewer has prepared the publication, so that another operator must confirm it.
    Prepared(String),
}

/// The form that publishes a correction.
struct Correction {
    reason: FormField,
    confirm: FormField,
    /// The reason for publishing without the second operator, if two are required.
    alone: Option<FormField>,
}

/// The experts that can be assigned.
struct Experts {
    /// The review list, to which the text is sent at the start of the review; `None` if the review has started.
    list: Option<String>,
    choices: Vec<ExpertChoice>,
}

struct ExpertChoice {
    id: AccountId,
    name: String,
    note: String,
    disabled: bool,
    chosen: bool,
}

/// A private note of the operators.
struct NoteRow {
    id: String,
    author: String,
    at: String,
    body: String,
    own: bool,
}

/// An expert who was asked to review.
struct AskedRow {
    name: String,
    because: String,
    reply: &'static str,
}

/// A request with everything that its page in the operator queue needs.
struct Loaded {
    view: RequestView,
    /// The actions that are available now.
    acts: AvailableActions,
    candidates: Vec<candidates::Candidate>,
    asked: Vec<Assignment>,
    /// Users who are away, with the last day.
    away: HashMap<AccountId, Date>,
    versions: Vec<Version>,
    findings: Vec<urn_registry::finding::Finding>,
    rules: Option<RulesCard>,
    /// The prepared publication, its validity, and who prepared it.
    prepared: Option<(Prepared, PreparationStatus, String)>,
    /// The open appeal.
    appeal: Option<Appeal>,
    recognised: bool,
    /// The previous procedure, while the change can be undone.
    track_before: Option<RequestProcedure>,
    others: Vec<String>,
    asker: String,
    before: Option<(String, bool)>,
    /// The form to decide without the contacts of the registration, if the request depends on them.
    contacts: Option<ActForm>,
    /// The notice about the answers of the contacts, as on the public page.
    contact_notice: Option<Phrase>,
    history: Vec<EventRow>,
    head: Head,
    notes: Vec<NoteRow>,
    discussion: Discussion,
    /// The next task in the operator queue: URL and description.
    next: Option<(String, String)>,
}

/// The request with the facts that its operator actions depend on. Pending confirmations are loaded while the request is open,
/// and the previous procedure while it can be restored.
fn case_of(conn: &mut AnyConnection, view: RequestView, (account, now): (&Account, Timestamp)) -> Result<Case, Refusal> {
    let mut case = Case::of(view, account, now);
    let mut facts = vec![CaseFact::Documents, CaseFact::Recognised];
    if case.view.request.state.is_open() {
        facts.push(CaseFact::Agreement);
    }
    if case.view.permit(Action::ChangeTrack).is_ok() {
        facts.push(CaseFact::TrackBefore);
    }
    gather(conn, &mut case, &facts, &Input::default())?;
    Ok(case)
}

/// Loads the request. If the registrant asks for this page, they are redirected to the public page.
fn load(cx: &RequestContext) -> Result<Loaded, Problem> {
    let account = cx.person()?;
    let ctx = cx.action_context()?;
    let loaded = cx.read(|conn| {
        let mut view = load_view_with_holder(conn, cx.number()?, Some(account), cx.now)?;
        view.load_source(conn)?;
        let gone = || Refusal::not_found(format!("Request {}", cx.param("number")));
        if view.current().is_none() {
            return Err(gone());
        }
        if view.is(Party::Registrant) {
            return Err(Refusal::not_permitted("This is your own request. Follow it on its public page"));
        }
        let before = viewer::asked_before(conn, &view.request)?;
        let case = case_of(conn, view, (account, cx.now))?;
        let acts = acts_now(&case);
        let Case { view, known, .. } = case;
        let current = view.current().ok_or_else(gone)?;
        let versions = match view.request.subject.nid().and_then(|nid| urn_registry::nid::Nid::parse(nid).ok()) {
            Some(nid) => registry::queries::versions_of(conn, &nid)?,
            None => Vec::new(),
        };
        let events = history::queries::of_request(conn, &view.request.id)?;
        let positions = positions::standing_positions(conn, &view, cx.now)?;
        let permissions = ThreadPermissions { reviews: false, ..ThreadPermissions::of(&view, Some(&account.id)) };
        Ok(Loaded {
            acts,
            next: next_at(conn, &view.request, &account.id, cx.now)?,
            candidates: candidates::candidates(conn, &view, cx.now)?,
            asked: reviews::experts::queries::assignments_of(conn, &view.request.id)?,
            away: users::queries::away(conn, clock::day(cx.now))?,
            findings: if view.request.state.is_open() {
                checks::findings(conn, cx.now, &view.request, &current.template)?
            } else {
                Vec::new()
            },
            rules: cases::syntax::of_revision(conn, &view.request, current)?.map(|found| rules_card(&found, Depth::Brief)),
            prepared: prepare::waiting_by(conn, ctx, &view.request.id)?,
            appeal: appeals::newest(conn, &view.request.id)?.filter(|_| view.has(Condition::UnderAppeal)),
            recognised: known.recognised.unwrap_or_default(),
            track_before: known.track_before.flatten(),
            others: about::others_about(conn, &view.request)?.into_iter().map(|number| number.to_string()).collect(),
            asker: match users::queries::by_id(conn, &view.request.owner_id)? {
                Some(owner) => {
                    let failing = crate::mail::single::queries::failing(conn, &owner.email)?;
                    let failing = failing.map_or_else(String::new, |why| format!(". Emails to this address: {why}"));
                    format!("{} <{}>{failing}", owner.name, owner.email)
                }
                None => String::new(),
            },
            before,
            contact_notice: contact_answers::notice(conn, &view)?,
            contacts: contact_answers::form(conn, cx, &view, operator_action(view.request.number, "contacts"))?,
            head: Head::of(&view, &events),
            history: event_rows(events),
            notes: note_rows(cx, cases::notes::queries::of_request(conn, &view.request.id)?),
            discussion: discussion(conn, &view, positions, permissions)?,
            versions,
            view,
        })
    })?;
    Ok(loaded)
}
fn prepared_note(cx: &RequestContext, loaded: &Loaded) -> Option<PreparedNote> {
    let (prepared, standing, by) = loaded.prepared.as_ref()?;
    let (what, until) = (&prepared.action.content.text, prepared.ends().strftime("%Y-%m-%d"));
    let text = match standing {
        PreparationStatus::Holds => format!("{by} prepared {what}. A second operator must confirm by {until}."),
        PreparationStatus::Over => {
            format!("{by} prepared {what}, but no second operator confirmed in time. Prepare the publication again.")
        }
        PreparationStatus::Changed(since) => format!("{by} prepared {what}. Since then, {since}. Prepare the publication again."),
    };
    let own = cx.viewer().is_some_and(|viewer| prepared.is_of(&viewer.id));
    Some(PreparedNote { text, holds: *standing == PreparationStatus::Holds, own })
}

/// Whether a publication that this operator prepared waits for another operator.
fn awaits_another(cx: &RequestContext, loaded: &Loaded) -> bool {
    let own = |prepared: &Prepared| cx.viewer().is_some_and(|viewer| prepared.is_of(&viewer.id));
    loaded.prepared.as_ref().is_some_and(|(prepared, standing, _)| *standing == PreparationStatus::Holds && own(prepared))
}

/// Further facts for an operator: the requester, whether the same person requested the registered version.
fn operator_facts(loaded: &Loaded) -> Vec<Fact> {
    let fact = |term: &'static str, text: String| Fact { term: term.into(), text: text.into(), href: None };
    let mut facts = vec![fact("Requested by", loaded.asker.clone())];
    match &loaded.before {
        Some((_, true)) => facts.push(fact("Last requested by", "the same person".to_owned())),
        Some((who, false)) => {
            facts.push(fact("Last requested by", format!("{who}. The contacts in the registration have been notified")));
        }
        None => {}
    }
    facts
}

fn expert_choices(cx: &RequestContext, loaded: &Loaded) -> Vec<ExpertChoice> {
    let chosen = forms::EXPERTS.all_of(&cx.form);
    let typed = cx.is_write();
    loaded
        .candidates
        .iter()
        // Experts who were already asked are in the list above, under the name that they use in the review.
        .filter(|candidate| candidate.not != Some("asked already"))
        .map(|candidate| {
            let mut notes: Vec<String> = Vec::new();
            notes.extend(candidate.leads.then(|| "lead".to_owned()));
            notes.extend(candidate.not.map(str::to_owned));
            notes.extend(Some(candidate.because.clone()).filter(|because| !because.is_empty()));
            notes.push(match candidate.load {
                0 => "no current reviews".to_owned(),
                1 => "1 current review".to_owned(),
                load => format!("{load} current reviews"),
            });
            ExpertChoice {
                disabled: candidate.not.is_some(),
                chosen: if typed { chosen.iter().any(|id| *id == candidate.account.id.as_str()) } else { candidate.proposed },
                note: notes.join("; "),
                id: candidate.account.id.clone(),
                name: with_away(&candidate.account.name, loaded.away.get(&candidate.account.id)),
            }
        })
        .collect()
}

/// The reason why an approved request can no longer be registered: another version was registered after it began.
fn overtaken(loaded: &Loaded) -> Option<String> {
    let (nid, base) = loaded.view.request.subject.registered()?;
    let newest = loaded.versions.first()?.number;
    (newest != base).then(|| {
        format!("urn:{nid} is at version {newest} now, and this request started from version {base}. Use “Return to expert review” below, and the registrant can submit a revision that is based on version {newest}")
    })
}

/// The action on this page that undoes it, if available.
fn undo(cx: &RequestContext, loaded: &Loaded, act: EventKind) -> Option<&'static str> {
    match act {
        EventKind::Closed if loaded.acts.may(Action::Reopen) => Some("“Reopen request” on this page"),
        EventKind::TrackChanged if loaded.track_before.is_some() => Some("“Undo the change of procedure” on this page"),
        EventKind::OperatorNoteAdded if loaded.notes.iter().any(|note| note.own) => Some("“Delete note” on this page"),
        EventKind::PublicationPrepared if awaits_another(cx, loaded) => Some("“Cancel preparation” on this page"),
        _ => None,
    }
}

fn asked_rows(asked: &[Assignment], away: &HashMap<AccountId, Date>) -> Vec<AskedRow> {
    asked
        .iter()
        .map(|asked| AskedRow {
            name: with_away(&asked.expert, away.get(&asked.expert_id)),
            because: asked.because.clone(),
            reply: match asked.reply {
                Answer::Waiting => "has not replied",
                Answer::Accepted(_) => "accepted",
                Answer::Declined(_) => "declined",
            },
        })
        .collect()
}

fn note_rows(cx: &RequestContext, notes: Vec<Note>) -> Vec<NoteRow> {
    let viewer = cx.viewer().map(|who| &who.id);
    notes
        .into_iter()
        .map(|note| NoteRow {
            own: Some(&note.author_id) == viewer,
            id: note.id,
            author: note.author,
            at: time(note.at),
            body: note.body,
        })
        .collect()
}

/// The actions about the answer of a standards body.
fn acts_with_body(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let view = &loaded.view;
    let number = view.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    if loaded.acts.offers(Action::Direct) {
        let is_first = view.request.state == State::WithBody;
        let title = if is_first { "Record the direction of the body" } else { "Replace the direction of the body" };
        let form = ActForm::new(title, at("direction"), "Record direction")
            .intro(format!(
                "The direction of {} comes with a copy of the expert review report (RFC 8141, 6.2).",
                view.request.track.body().unwrap_or_default()
            ))
            .typed(forms::DIRECTION, cx)
            .typed(forms::REPORT_COPY, cx);
        list.push(if is_first { form.unfolded() } else { form });
    }
    if loaded.acts.offers(Action::BodyAsks) {
        list.push(
            ActForm::new("Record another answer from the body", at("body"), "Record answer")
                .asked(
                    forms::ANSWER,
                    [("asks", "Body requests changes: return to the registrant"), ("declines", "Body declines")],
                    cx,
                )
                .typed(forms::WORDS, cx),
        );
    }
    list
}

/// The actions about a body that is not recognized yet.
fn acts_on_recognition(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let view = &loaded.view;
    let number = view.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    if view.request.track.way() == Procedure::FastTrack
        && !loaded.recognised
        && matches!(view.request.state, State::Intake | State::Review)
    {
        list.push(
            ActForm::new("Ask the IESG whether the body is recognized", at("recognition/ask"), "Send question")
                .intro("The body is not on the list of recognized bodies."),
        );
        list.push(
            ActForm::new("Record decision on recognition", at("recognition"), "Record decision")
                .asked(
                    forms::RECOGNISED,
                    [("yes", "Yes: add the body to the list"), ("no", "No: continue with the procedure of RFC 8141, 6.2")],
                    cx,
                )
                .typed(forms::RECOGNITION, cx),
        );
    }
    list
}

/// The regular actions of an operator in this state.
fn acts(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let view = &loaded.view;
    let number = view.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = acts_with_body(cx, loaded);
    list.extend(acts_on_recognition(cx, loaded));
    list.extend(loaded.contacts.clone());
    if loaded.acts.offers(Action::SendBack) {
        list.push(ActForm::new("Return to expert review", at("send-back"), "Return to expert review").typed(forms::DEFECT, cx));
    }
    if loaded.acts.offers(Action::Ask) {
        list.push(
            ActForm::new("Request information", at("ask"), "Send question")
                .intro("The registrant becomes the action holder until they reply.")
                .typed(forms::QUESTION, cx),
        );
    }
    if let Some(appeal) = &loaded.appeal {
        let outcomes = [
            (Outcome::Rejected.name(), "The appeal is rejected: the decision remains in force"),
            (Outcome::Granted.name(), "The appeal is granted: a decided request returns to review; a registration is annotated"),
        ];
        list.push(
            ActForm::new("Record the outcome of the appeal", at("appeal"), "Record outcome")
                .intro(format!("The IESG decides on the appeal. Its grounds: {}", appeal.grounds))
                .asked(forms::OUTCOME, outcomes, cx)
                .typed(forms::APPEAL_REASONS, cx),
        );
    }
    list
}

/// Actions that undo a mistake, with a public reason.
fn ways_back(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let view = &loaded.view;
    let number = view.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    if loaded.acts.may(Action::Reopen) {
        let until = ended::until(view.request.state_since);
        list.push(
            ActForm::new("Reopen request", at("reopen"), "Reopen request")
                .intro(format!("The request continues with its number, comments and positions, and everyone who works on it is notified. You can reopen it until {until}."))
                .typed(forms::REOPEN_REASON, cx),
        );
    }
    if let Some(track) = loaded.track_before.as_ref().filter(|_| loaded.acts.may(Action::ChangeTrack)) {
        list.push(
            ActForm::new("Undo the change of procedure", at("track/take-back"), "Undo change")
                .intro(format!(
                    "The previous procedure is restored: {}. You can then change the procedure once more.",
                    track.way().phrase()
                ))
                .typed(forms::TRACK_BACK_REASON, cx),
        );
    }
    list
}

/// Exceptional actions: each needs a public reason.
fn exceptional(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let view = &loaded.view;
    let number = view.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    let open = view.request.state.is_open();
    if loaded.acts.offers(Action::Close) {
        let same = if loaded.others.is_empty() {
            String::new()
        } else {
            format!(" Requests for the same name: {}.", loaded.others.join(", "))
        };
        let reasons = CloseReason::OF_OPERATORS.map(|reason| (reason.name(), State::Closed(reason).phrase()));
        let others = format!(
            "The request remains readable, and everyone who works on it is notified. A duplicate and the other request link to each other. An operator can reopen it for 12 months.{same}"
        );
        list.push(
            ActForm::new("Close the request", at("close"), "Close request")
                .intro(others)
                .asked(forms::CLOSE_REASON, reasons, cx)
                .typed(forms::OF, cx)
                .typed(forms::CLOSE_STATEMENT, cx),
        );
    }
    list.extend(ways_back(cx, loaded));
    if loaded.acts.may(Action::ChangeTrack) && view.request.track_changed_at.is_none() {
        let ways =
            Procedure::ALL.into_iter().filter(|way| *way != view.request.track.way()).map(|way| (way.name(), way.phrase()));
        list.push(
            ActForm::new("Change the procedure", at("track"), "Change procedure")
                .intro("You can change the procedure once, before the decision.")
                .asked(forms::TRACK, ways, cx)
                .typed(forms::BODY, cx)
                .typed(forms::SPECIFICATION, cx)
                .typed(forms::TRACK_REASON, cx),
        );
    }
    list.push(
        ActForm::new("Record a dispute about ownership", at("dispute"), "Record dispute")
            .intro("The dispute is shown publicly. It has no other effect (RFC 8141, 5.1).")
            .typed(forms::DISPUTE, cx),
    );
    if view.has(Condition::OnHold) {
        list.push(ActForm::new("End the hold", at("hold/end"), "End hold").typed(forms::HOLD_REASON, cx));
    } else if open {
        list.push(
            ActForm::new("Put the request on hold", at("hold"), "Put on hold")
                .intro("The request cannot be approved or registered until an operator ends the hold.")
                .typed(forms::HOLD_REASON, cx),
        );
    }
    list
}
fn correction(cx: &RequestContext, loaded: &Loaded) -> Option<Correction> {
    let request = &loaded.view.request;
    let is_correction = matches!(request.subject, Subject::Correction { .. }) && request.state == State::Intake;
    is_correction.then(|| Correction {
        reason: forms::REASON.shown(cx),
        confirm: confirm_field(cx, request.subject.nid()),
        alone: takes_two().then(|| forms::ALONE.shown(cx)),
    })
}

/// How a request that is not a correction can be published from this page.
fn step(cx: &RequestContext, loaded: &Loaded) -> Step {
    let request = &loaded.view.request;
    let overtaken = overtaken(loaded);
    if loaded.acts.offers(Action::Register) && overtaken.is_none() {
        let preview = addresses::operator_preview(request.number);
        return if awaits_another(cx, loaded) { Step::Prepared(preview) } else { Step::Preview(preview) };
    }
    let is_ready = loaded.view.is(Party::Operator) && request.state == State::Ready;
    let why = loaded.acts.closed(Action::Register).map(ToString::to_string).or(overtaken);
    why.filter(|_| is_ready).map_or(Step::None, Step::Blocked)
}

fn experts(cx: &RequestContext, loaded: &Loaded) -> Option<Experts> {
    let request = &loaded.view.request;
    let is_correction = matches!(request.subject, Subject::Correction { .. });
    let list = (request.state == State::Intake).then(|| cx.post().review_list.clone());
    (!is_correction && (list.is_some() || request.state == State::Review))
        .then(|| Experts { choices: expert_choices(cx, loaded), list })
}

fn status(cx: &RequestContext, loaded: &Loaded) -> Status {
    let holder = match loaded.view.request.action_holder() {
        _ if awaits_another(cx, loaded) => Holder::Colleague,
        Some("operators") => Holder::Reader,
        _ => Holder::Other,
    };
    let notes = loaded.contact_notice.iter().map(|notice| ("note warn", notice.clone())).collect();
    Status { notes, ..Status::of(&loaded.view, holder, Phrase::default()) }
}

/// `GET /operator/{number}`
pub fn operator_request(cx: &RequestContext) -> Result<Reply, Problem> {
    let mut loaded = load(cx)?;
    loaded.head.facts.extend(operator_facts(&loaded));
    let (view, request) = (&loaded.view, &loaded.view.request);
    let (number, operator) = (request.number, view.is(Party::Operator));
    let notice = notice(cx, |act| undo(cx, &loaded, act))?;
    let correction = correction(cx, &loaded);
    let (prepared, status, step, experts) =
        (prepared_note(cx, &loaded), status(cx, &loaded), step(cx, &loaded), experts(cx, &loaded));
    let (acts, exceptional) = if operator { (acts(cx, &loaded), exceptional(cx, &loaded)) } else { (Vec::new(), Vec::new()) };
    cx.page(&OperatorRequestPage {
        shell: Shell::new(cx, format!("{number} (operator queue)"), Nav::Operator),
        notice,
        next: loaded.next,
        status,
        prepared,
        correction,
        step,
        experts,
        acts,
        exceptional,
        checks: finding_rows(&loaded.findings),
        beside: SidePanel { rules: loaded.rules },
        changes: Changes::of(view, &loaded.versions).unwrap_or_default(),
        fields: view.current().map(|revision| field_texts(&revision.template)).unwrap_or_default(),
        discussion: loaded.discussion,
        notes: if operator { loaded.notes } else { Vec::new() },
        note: forms::NOTE.shown(cx),
        history: loaded.history,
        asked: asked_rows(&loaded.asked, &loaded.away),
        head: loaded.head,
    })
}
