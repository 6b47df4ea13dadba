//! The public page of a request. Pages of registrants are in `registrant`, those of operators in `operator`.

use crate::actions::follow::{self, Following};
use crate::cases::action_holder::OpenTurn;
use crate::cases::case::{self, Case};
use crate::cases::decide::{AvailableActions, acts_now};
use crate::cases::decision_records::is_decision;
use crate::cases::documents::DocumentKind;
use crate::cases::documents::queries::documents_of;
use crate::cases::gather::appeals::period;
use crate::cases::gather::{gather, positions};
use crate::cases::guards::ended;
use crate::cases::input::Input;
use crate::cases::moves::Action;
use crate::cases::statements::Statement;
use crate::cases::timers::discussion_ends;
use crate::cases::viewer::{RequestView, see_public};
use crate::cases::{CloseReason, Condition, Party, Procedure, Request, State, Subject, name_conflict, syntax};
use crate::clock::day;
use crate::history::{EventKind, Recorded};
use crate::http::addresses::{self, request_act};
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::pages::partials::about::{page_title, question_of};
use crate::pages::partials::contact_answers;
use crate::pages::partials::decision::{DecisionCard, decision_cards, newest};
use crate::pages::partials::diff::Changes;
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion};
use crate::pages::partials::fields::{FieldText, field_texts};
use crate::pages::partials::meant::{offered, typed_or_meant};
use crate::pages::partials::next::next_at;
use crate::pages::partials::request::{Head, Holder, SidePanel, Status};
use crate::pages::partials::rows::{EventRow, event_contains_words, event_rows};
use crate::pages::partials::rules::{Depth, RulesCard, rules_card};
use crate::pages::partials::steps::{Strip, spans_of, strip};
use crate::pages::registrant::forms;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use crate::{history, registry, reviews};
use askama::Template as View;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "public/show.html")]
struct ShowPage {
    shell: Shell,
    head: Head,
    /// What was sent by the registrant or by email, to whom, and until when the next step is expected. Present only after sending.
    sent: Option<(Phrase, Option<Phrase>)>,
    status: Status,
    /// Tasks of the registrant during expert review: objections and threads that need a reply.
    waits: Vec<Phrase>,
    decision: Option<DecisionCard>,
    strip: Option<Strip>,
    /// Pages on which the viewer can act, and the version that the request published.
    links: Vec<(String, Phrase)>,
    /// For an operator: URL and description of the next task in the operator queue.
    queued: Option<(String, String)>,
    discussion: Discussion,
    comment: Option<FormField>,
    acts: Vec<ActForm>,
    report: Option<String>,
    changes: Changes,
    beside: SidePanel,
    text: Text,
    history: History,
    removal: Option<Removal>,
    /// The review list, while the request is open.
    list: Option<String>,
    follow: Follow,
}

/// The current revision, or the draft for those who can read it.
struct Text {
    /// The revisions; empty for a draft.
    revisions: Vec<RevisionNumber>,
    note: String,
    fields: Vec<FieldText>,
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
        match (is_owner && view.is(Party::Registrant), view.revisions.is_empty()) {
            (true, true) => Some(Self::Delete),
            (true, false) if view.request.state.is_open() => Some(Self::Withdraw),
            _ => None,
        }
    }
}

/// The options of the viewer for following the request.
enum Follow {
    Start,
    Stop,
    /// The viewer is involved in the request, and gets its emails without following it.
    Anyway,
    SignIn,
}

/// What happens next, addressed to the registrant or to anybody else.
fn next_words(request: &Request, reader: &'static str) -> Phrase {
    if request.asked_back && request.late_positions > 0 && request.track.way() != Procedure::FastTrack {
        return Phrase::new("request-next-asked-back-late").with("reader", reader).with("count", request.late_positions);
    }
    let correction = matches!(request.subject, Subject::Correction { .. });
    Phrase::new(match (request.state, request.track.way()) {
        (State::Intake, _) if correction => "request-next-correction",
        (State::Registered, _) if correction => "request-next-corrected",
        (State::Draft, _) => "request-next-draft",
        (State::Intake, _) => "request-next-intake",
        (State::Review, Procedure::FastTrack) => "request-next-advice",
        (State::Review, Procedure::Community | Procedure::Standards) if request.asked_back => "request-next-asked-back",
        (State::Review, Procedure::Standards) => "request-next-standards",
        (State::Review, Procedure::Community) => "request-next-review",
        (State::WithRequester(_), _) => "request-next-answer",
        (State::WithBody, _) => "request-next-body",
        (State::Ready, _) => Statement::NextReady.name(),
        (State::Registered, _) => match request.subject {
            Subject::StatusChange { .. } => "request-next-status",
            _ => "request-next-registered",
        },
        (State::Declined, _) => Statement::NextDeclined.name(),
        (State::Closed(CloseReason::Withdrawn), _) => Statement::NextWithdrawn.name(),
        (State::Closed(CloseReason::Lapsed), _) => Statement::NextLapsed.name(),
        (State::Closed(CloseReason::Duplicate), _) => Statement::NextDuplicate.name(),
        (State::Closed(CloseReason::Obsolete), _) => Statement::NextObsolete.name(),
    })
    .with("reader", reader)
}

/// The outcome of an appeal, if it is the newest decision, or until when a decline can be appealed.
fn appeal_words(loaded: &Loaded) -> Option<Phrase> {
    let newest = loaded.events.iter().rfind(|event| is_decision(event.act))?;
    let outcome = |granted: &'static str| {
        Statement::AppealOutcome
            .phrase()
            .with("granted", granted)
            .with("date", day(newest.at))
            .with("reasons", newest.detail.as_str())
    };
    match newest.act {
        EventKind::AppealGranted => Some(outcome("yes")),
        EventKind::AppealRejected => Some(outcome("no")),
        EventKind::Declined | EventKind::BodyDeclined if !loaded.view.has(Condition::UnderAppeal) => {
            let until = loaded.appeals_until?;
            Some(Statement::MayAppeal.phrase().with("until", until))
        }
        _ => None,
    }
}

/// What needs a reply of the registrant during review: open objections, and threads whose last comment is not theirs.
fn to_answer(discussion: &Discussion) -> Vec<Phrase> {
    let mut list: Vec<Phrase> = discussion
        .positions
        .iter()
        .filter(|position| position.objects && !discussion.advice)
        .map(|position| Statement::Discuss.phrase().with("expert", &position.expert).with("text", position.revision))
        .collect();
    match discussion.threads.open.iter().filter(|thread| thread.done.is_none() && thread.waits_for_registrant).count() {
        0 => {}
        count => list.push(Phrase::new("request-waits-threads").with("count", count)),
    }
    list
}

/// The text that the page shows after a form was sent: what was sent, its recipients, and the due date of the next step.
fn sent_words(sent: &str, request: &Request, now: Timestamp) -> Option<(Phrase, Option<Phrase>)> {
    let what = match sent {
        "answer" => "request-sent-answer",
        "revision" => "request-sent-revision",
        "comment" => "request-sent-comment",
        "list" => "request-sent-list",
        _ => return None,
    };
    let (until, ends) = match request.state {
        State::Review => ("request-sent-discussion", request.review_since.map(discussion_ends)?),
        State::Intake | State::Ready => ("request-sent-operators", OpenTurn::of(request).ends()?),
        _ => return Some((Phrase::new(what), None)),
    };
    let until = (ends > now).then(|| Phrase::new(until).with("day", day(ends).to_string()));
    Some((Phrase::new(what), until))
}

/// The data of the page of a request.
struct Loaded {
    view: RequestView,
    events: Vec<Recorded>,
    contact_notice: Option<Phrase>,
    rules: Option<RulesCard>,
    discussion: Discussion,
    decision: Option<DecisionCard>,
    namespace: Option<registry::Namespace>,
    /// For an operator: the next task in the operator queue.
    queued: Option<(String, String)>,
    versions: Vec<registry::Version>,
    /// The actions that the viewer can take now.
    acts: AvailableActions,
    /// The last day on which the viewer can appeal, and on which anybody can appeal a decline.
    appeal_until: Option<jiff::civil::Date>,
    appeals_until: Option<jiff::civil::Date>,
    report: Option<String>,
    follow: Follow,
    /// Whether the lead proposes to decline the current revision.
    decline_proposed: bool,
}

/// The options of the viewer for following the request.
fn follow_of(conn: &mut AnyConnection, view: &RequestView, viewer: Option<&Account>) -> Result<Follow, Refusal> {
    let Some(account) = viewer else { return Ok(Follow::SignIn) };
    Ok(match follow::following(conn, view, &account.id)? {
        Following::TakesPart => Follow::Anyway,
        Following::Yes => Follow::Stop,
        Following::No => Follow::Start,
    })
}

/// Whether a second expert can agree to decline the current revision.
fn decline_proposed(conn: &mut AnyConnection, view: &RequestView) -> Result<bool, Refusal> {
    let proposal = reviews::queries::proposal(conn, &view.request.id)?;
    Ok(view.request.state == State::Review && proposal.is_some_and(|proposal| proposal.revision_number == view.text()))
}

fn load(cx: &RequestContext, number: RequestNumber) -> Result<Loaded, Problem> {
    let viewer = cx.viewer();
    let loaded = cx.read(|conn| {
        let mut view = see_public(conn, number, viewer, cx.now)?;
        view.load_source(conn)?;
        let events = history::queries::of_request(conn, &view.request.id)?;
        let hands = ThreadPermissions::of(&view, viewer.map(|account| &account.id));
        // Experts act on the review page; this page is read-only for them.
        let hands = ThreadPermissions { reviews: false, settles: false, operates: false, lists: hands.answers, ..hands };
        let positions = positions::standing_positions(conn, &view, cx.now)?;
        let discussion = discussion(conn, &view, positions, hands)?;
        let nobody = Account::of_system();
        let mut case = Case::of(view, viewer.unwrap_or(&nobody), cx.now);
        if viewer.is_some() && case.view.permit(Action::Appeal).is_ok() {
            gather(conn, &mut case, &[case::Fact::Appeals], &Input::default())?;
        }
        let acts = acts_now(&case);
        let Case { view, known, .. } = case;
        let nid = view.request.subject.nid().and_then(|nid| urn_registry::nid::Nid::parse(nid).ok());
        let (namespace, versions) = match &nid {
            Some(nid) => (registry::queries::by_nid(conn, nid)?, registry::queries::versions_of(conn, nid)?),
            None => (None, Vec::new()),
        };
        let sent = match view.current() {
            Some(current) => syntax::of_revision(conn, &view.request, current)?,
            None => None,
        };
        Ok(Loaded {
            contact_notice: contact_answers::notice(conn, &view)?,
            rules: sent.map(|found| rules_card(&found, Depth::Public)),
            decision: newest(decision_cards(conn, &view, &events)?),
            queued: match viewer.filter(|_| view.is(Party::Operator)) {
                Some(account) => next_at(conn, &view.request, &account.id, cx.now)?,
                None => None,
            },
            acts,
            appeal_until: known.appeals.and_then(|appeals| appeals.until),
            appeals_until: match view.request.state {
                State::Declined => period(conn, &view, cx.now)?.map(|(_, until)| until),
                _ => None,
            },
            report: documents_of(conn, &view.request.id)?
                .into_iter()
                .rfind(|document| document.kind == DocumentKind::Report)
                .map(|report| report.body),
            follow: follow_of(conn, &view, viewer)?,
            decline_proposed: decline_proposed(conn, &view)?,
            events,
            discussion,
            namespace,
            versions,
            view,
        })
    })?;
    Ok(loaded)
}

/// The events that match a search.
fn found(mut events: Vec<Recorded>, search: &str) -> Vec<Recorded> {
    events.retain(|event| event_contains_words(search, event));
    events
}

/// The question that waits for an answer of the registrant, if any.
fn open_question(request: &Request, events: &[Recorded]) -> Phrase {
    let asked = events.iter().rfind(|event| matches!(event.act, EventKind::Asked | EventKind::BodyAsked));
    asked.filter(|_| matches!(request.state, State::WithRequester(_))).map(question_of).unwrap_or_default()
}

/// Whether the viewer can open the review page: an expert who may act, or must not because of a conflict of interest. The proposed new
/// registrant has such a conflict without being an expert.
fn can_review(view: &RequestView, viewer: Option<&Account>) -> bool {
    viewer.is_some_and(|viewer| viewer.has(Role::Expert) || viewer.has(Role::Lead))
        && [Party::Expert, Party::Lead, Party::Conflicted].into_iter().any(|party| view.is(party))
}

/// The page of the version that a request published, or of the namespace if it published none.
fn published_at(namespace: &registry::Namespace, versions: &[registry::Version], number: RequestNumber) -> String {
    match versions.iter().find_map(|version| Some((version.number, version.published_by(number)?))) {
        Some((version, edition)) => addresses::edition(namespace.kind, &namespace.nid, version, edition),
        None => addresses::namespace(namespace.kind, &namespace.nid),
    }
}

/// The small forms of this viewer on the page of a request.
fn forms(cx: &RequestContext, loaded: &Loaded) -> Vec<ActForm> {
    let view = &loaded.view;
    let number = &view.request.number;
    let at = |path: &str| request_act(number, path);
    let mine = view.is(Party::Registrant);
    let mut list = Vec::new();
    let is_new = matches!(view.request.subject, Subject::NewFormal { .. });
    let in_conflict = is_new && (!view.rivals.is_empty() || loaded.namespace.is_some());
    if mine && in_conflict && name_conflict::may_rename(view.request.state) {
        let form = act("request-rename", at("edit/rename"), "request-rename-button")
            .intro(Phrase::new("request-rename-about"))
            .field(offered(forms::WISH.with(typed_or_meant(&cx.form, forms::WISH), cx)));
        let must_wait = view.has(Condition::NameConflict) || loaded.namespace.is_some();
        list.push(if must_wait { form.unfolded() } else { form });
    }
    if let Some(until) = loaded.appeal_until {
        list.push(
            act("request-appeal", at("edit/appeal"), "request-appeal-button")
                .intro(Statement::AppealForm.phrase().with("until", until.to_string()))
                .typed(forms::GROUNDS, cx),
        );
    }
    if mine && loaded.acts.may(Action::Reopen) {
        let until = ended::until(view.request.state_since);
        list.push(
            act("request-reopen", at("edit/reopen"), "request-reopen-button")
                .intro(Phrase::new("request-reopen-about").with("until", until.to_string()))
                .typed(forms::REOPEN_REASON, cx),
        );
    }
    if loaded.acts.offers(Action::Complete) {
        let body = view.request.track.body().unwrap_or_default();
        list.push(
            act("request-complete", at("complete"), "request-complete-button")
                .intro(Phrase::new("request-complete-about").with("body", body))
                .marked(forms::REVISION, view.text())
                .unfolded(),
        );
    }
    if view.is(Party::Representative)
        && loaded.acts.offers(Action::ChangeTrack)
        && view.request.track.way() == Procedure::FastTrack
    {
        let body = view.request.track.body().unwrap_or_default();
        let others = [Procedure::Community, Procedure::Standards].map(|way| (way.name(), way.phrase()));
        list.push(
            act("request-leave-fast-track", at("leave-fast-track"), "request-leave-fast-track-button")
                .intro(Phrase::new("request-leave-fast-track-about").with("body", body))
                .marked(forms::SAME_BODY, body)
                .asked(forms::OTHER_PROCEDURE, others, cx)
                .typed(forms::PROCEDURE_REASON, cx),
        );
    }
    if view.is(Party::Representative) && loaded.acts.offers(Action::Direct) {
        let body = view.request.track.body().unwrap_or_default();
        list.push(
            act("request-direction", at("direction"), "request-direction-button")
                .intro(Phrase::new("request-direction-about").with("body", body))
                .typed(forms::BODY_DIRECTION, cx)
                .typed(forms::REPORT_COPY, cx)
                .unfolded(),
        );
    }
    list
}

fn act(title: &'static str, action: String, button: &'static str) -> ActForm {
    ActForm::new(Phrase::new(title), action, Phrase::new(button))
}

/// What the request waits for. Only the registrant sees the question.
fn status(loaded: &Loaded) -> Status {
    let (view, request) = (&loaded.view, &loaded.view.request);
    let mine = view.is(Party::Registrant);
    let holder = if mine && request.action_holder() == Some("registrant") { Holder::Reader } else { Holder::Other };
    let question = open_question(request, &loaded.events);
    let note = |is_shown: bool, style, message| is_shown.then(|| (style, Phrase::new(message)));
    let notes = [
        appeal_words(loaded).map(|text| ("note", text)),
        note(loaded.decline_proposed, "note warn", Statement::DeclineProposed.name()),
        note(request.private, "note", "request-private"),
        loaded.contact_notice.clone().map(|text| ("note warn", text)),
        note(request.state == State::Draft, "t soft", "request-draft-private"),
    ];
    Status {
        question: (mine && !question.is_empty()).then(|| (question, addresses::edit(request.number))),
        notes: notes.into_iter().flatten().collect(),
        ..Status::of(view, holder, next_words(request, if mine { "registrant" } else { "other" }))
    }
}

/// The pages on which this viewer can act, and the version that the request published.
fn links(loaded: &Loaded, viewer: Option<&Account>) -> Vec<(String, Phrase)> {
    let (view, request) = (&loaded.view, &loaded.view.request);
    let may_edit = view.is(Party::Registrant) && matches!(request.state, State::Draft | State::Review | State::WithRequester(_));
    let published = loaded.namespace.as_ref().filter(|_| request.state == State::Registered);
    [
        may_edit.then(|| (addresses::edit(request.number), "request-work")),
        can_review(view, viewer).then(|| (addresses::review(request.number), "request-review")),
        view.is(Party::Operator).then(|| (addresses::operator_request(request.number), "request-operator")),
        published.map(|namespace| (published_at(namespace, &loaded.versions, request.number), "request-registered-version")),
    ]
    .into_iter()
    .flatten()
    .map(|(href, text)| (href, Phrase::new(text)))
    .collect()
}

/// `GET /requests/{number}`: the public page.
pub fn show(cx: &RequestContext) -> Result<Reply, Problem> {
    let number = cx.number()?;
    let loaded = load(cx, number)?;
    let (view, request) = (&loaded.view, &loaded.view.request);
    let (mine, is_open, current) = (view.is(Party::Registrant), request.state.is_open(), view.current());
    let search = cx.query.get("history");
    let acts = forms(cx, &loaded).into_iter().collect();
    let (status, links) = (status(&loaded), links(&loaded, cx.viewer()));
    cx.page(&ShowPage {
        shell: Shell::new(cx, page_title(request), Nav::Register),
        head: Head::of(view, &loaded.events),
        sent: sent_words(cx.query.get("sent"), request, cx.now).filter(|_| mine),
        status,
        // Only while the registrant is the action holder. After their reply, no task remains for them.
        waits: if mine && request.state == State::Review && request.asked_back {
            to_answer(&loaded.discussion)
        } else {
            Vec::new()
        },
        decision: loaded.decision,
        strip: strip(&spans_of(request.track.way(), &loaded.events, cx.now), is_open),
        links,
        queued: loaded.queued,
        comment: (mine && is_open && current.is_some()).then(|| forms::COMMENT.shown(cx)),
        acts,
        report: loaded.report,
        changes: Changes::of(view, &loaded.versions).unwrap_or_default(),
        beside: SidePanel { rules: loaded.rules },
        text: Text {
            revisions: view.revisions.iter().rev().map(|revision| revision.number).collect(),
            note: current.map(|revision| revision.note.clone()).unwrap_or_default(),
            fields: field_texts(current.map_or(&request.draft, |revision| &revision.template)),
        },
        removal: Removal::of(view, cx.viewer()),
        list: is_open.then(|| cx.post().review_list.clone()),
        follow: loaded.follow,
        discussion: loaded.discussion,
        history: History {
            events: event_rows(found(loaded.events, search)),
            searched: search.trim().to_owned(),
            whole: format!("{}#history", addresses::request(number)),
        },
    })
}

/// `POST /requests/{number}/follow`
pub fn follow(cx: &RequestContext) -> Result<Reply, Problem> {
    let (ctx, number) = (cx.action_context()?, cx.number()?);
    cx.write(|conn| follow::follow(conn, ctx, number))?;
    Ok(Reply::see_other(addresses::request(number)))
}

/// `POST /requests/{number}/unfollow`
pub fn unfollow(cx: &RequestContext) -> Result<Reply, Problem> {
    let (ctx, number) = (cx.action_context()?, cx.number()?);
    cx.write(|conn| follow::unfollow(conn, ctx, number))?;
    Ok(Reply::see_other(addresses::request(number)))
}
