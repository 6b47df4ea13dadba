//! The public page of a request. Pages of registrants are in `registrant`, those of operators in `operator`.

use crate::actions::follow::{self, Following};
use crate::cases::action_holder::OpenTurn;
use crate::cases::case::{self, Case};
use crate::cases::decide::acts_now;
use crate::cases::gather::{gather, positions, registrant_change};
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::timers::discussion_ends;
use crate::cases::viewer::{Seen, see_public};
use crate::cases::{Overlay, Party, Request, State, Subject, Way, documents, standards, testable};
use crate::clock::day;
use crate::history::Act;
use crate::history::Recorded;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::mark_read::noted;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::Phrase;
use crate::ids::{RequestNumber, SnapshotNo};
use crate::pages::partials::about::{page_title, question_of, state_of, title_of};
use crate::pages::partials::claim;
use crate::pages::partials::consent;
use crate::pages::partials::consent::ConsentCard;
use crate::pages::partials::decision::{DecisionCard, decision_cards, newest};
use crate::pages::partials::diff::{DiffCard, comparison};
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion, other_discussion};
use crate::pages::partials::fields::{FieldText, field_texts};
use crate::pages::partials::next::next_at;
use crate::pages::partials::pledges::{PledgeCard, sent_pledges};
use crate::pages::partials::rows::{EventRow, Fact, event_contains_words, event_rows, facts_of, overlay_rows, subject_words};
use crate::pages::partials::rules::{Depth, RulesCard, sent_card};
use crate::pages::partials::steps::{Step, Strip, spans_of, steps, strip};
use crate::pages::public::request_actions;
use crate::pages::public::request_actions::More;
use crate::pages::registrant::forms::COMMENT;
use crate::refusal::{Fault, Refusal};
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use crate::{history, registry, reviews};
use askama::Template as View;
use jiff::Timestamp;

#[derive(View)]
#[template(path = "requests/show.html")]
struct ShowPage {
    shell: Shell,
    number: String,
    title: Phrase,
    kind: Phrase,
    state: Phrase,
    turn: Option<&'static str>,
    steps: Vec<Step>,
    next: Phrase,
    mine: bool,
    /// What was sent by the registrant or by email, to whom, and until when the next step is expected. Present only after sending.
    sent: Option<(Phrase, Option<Phrase>)>,
    is_draft: bool,
    may_edit: bool,
    may_withdraw: bool,
    /// Whether it was never submitted, and the viewer is its owner.
    may_delete: bool,
    question: Phrase,
    comment: FormField,
    /// Tasks of the registrant during expert review: objections and threads that need a reply.
    waits: Vec<Phrase>,
    /// The requester's authority over this namespace is not confirmed.
    unconfirmed: Option<Phrase>,
    is_private: bool,
    /// Whether the lead proposes to decline the current revision.
    decline_proposed: bool,
    decision: Option<DecisionCard>,
    faults: Vec<Fault>,
    list: String,
    edit_href: String,
    can_review: bool,
    can_operate: bool,
    /// For an operator: URL and description of the next task in the operator queue.
    queued: Option<(String, String)>,
    registered_href: Option<String>,
    facts: Vec<Fact>,
    overlays: Vec<(Phrase, Phrase, Option<String>)>,
    strip: Option<Strip>,
    acts: Vec<ActForm>,
    report: Option<(String, String)>,
    snapshot: Option<SnapshotNo>,
    texts: Vec<SnapshotNo>,
    note: String,
    fields: Vec<FieldText>,
    diff_title: crate::i18n::Phrase,
    diff: Vec<DiffCard>,
    pledges: Option<PledgeCard>,
    rules: Option<RulesCard>,
    consent: Option<ConsentCard>,
    discussion: Discussion,
    history: Vec<EventRow>,
    /// The options of the viewer for following the request: "start", "stop", "anyway" or "sign-in".
    follow: &'static str,
    /// The search text in the history, and the URL of the whole history.
    searched: String,
    whole_history: String,
}

fn next_words(request: &Request) -> Phrase {
    if request.asked_back && request.late_positions > 0 && request.track.way() != Way::FastTrack {
        return Phrase::new("request-next-asked-back-late").with("count", request.late_positions);
    }
    let correction = matches!(request.subject, Subject::Correction { .. });
    Phrase::new(match (request.state, request.track.way()) {
        (State::Intake, _) if correction => "request-next-correction",
        (State::Registered, _) if correction => "request-next-corrected",
        (State::Draft, _) => "request-next-draft",
        (State::Intake, _) if request.has_lost_name() => "request-next-name",
        (State::Intake, _) => "request-next-intake",
        (State::Review, Way::FastTrack) => "request-next-advice",
        (State::Review, Way::Community | Way::Standards) if request.asked_back => "request-next-asked-back",
        (State::Review, Way::Standards) => "request-next-standards",
        (State::Review, Way::Community) => "request-next-review",
        (State::WithRequester(_), _) => "request-next-answer",
        (State::WithBody, _) if request.directed_at.is_some() => "request-next-directed",
        (State::WithBody, _) => "request-next-body",
        (State::Ready, _) => "request-next-ready",
        (State::Registered, _) => match request.subject {
            Subject::StatusChange { .. } => "request-next-status",
            _ => "request-next-registered",
        },
        (State::Declined, _) => "request-next-declined",
        (State::Withdrawn, _) => "request-next-withdrawn",
        (State::Lapsed, _) => "request-next-lapsed",
        (State::Duplicate, _) => "request-next-duplicate",
    })
}

/// What needs a reply of the registrant during review: open objections, and threads whose last comment is not theirs.
fn to_answer(discussion: &Discussion) -> Vec<Phrase> {
    let mut list: Vec<Phrase> = discussion
        .positions
        .iter()
        .filter(|position| position.objects && !discussion.advice)
        .map(|position| Phrase::new("request-waits-position").with("expert", &position.expert).with("text", position.snapshot))
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
        State::Intake | State::Ready if !request.has_lost_name() => ("request-sent-operators", OpenTurn::of(request).ends()?),
        _ => return Some((Phrase::new(what), None)),
    };
    let until = (ends > now).then(|| Phrase::new(until).with("day", day(ends).to_string()));
    Some((Phrase::new(what), until))
}

/// `GET /requests/{number}`: the public page.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    show_with(cx, 200, Vec::new())
}

/// The data of the page of a request.
struct Loaded {
    seen: Seen,
    events: Vec<Recorded>,
    /// All documents, including retracted ones.
    documents: Vec<documents::Filed>,
    unconfirmed: Option<Phrase>,
    rules: Option<RulesCard>,
    consent: Option<ConsentCard>,
    discussion: Discussion,
    decision: Option<DecisionCard>,
    published: Option<registry::Namespace>,
    /// For an operator: the next task in the operator queue.
    queued: Option<(String, String)>,
    versions: Vec<registry::Version>,
    more: More,
}

/// The options of the viewer for following the request.
fn follow_of(conn: &mut AnyConnection, seen: &Seen, viewer: Option<&Account>) -> Result<&'static str, Refusal> {
    let Some(account) = viewer else { return Ok("sign-in") };
    Ok(match follow::following(conn, seen, &account.id)? {
        Following::TakesPart => "anyway",
        Following::Yes => "stop",
        Following::No => "start",
    })
}

/// Whether a second expert can agree to decline the current revision.
fn decline_proposed(conn: &mut AnyConnection, seen: &Seen) -> Result<bool, Refusal> {
    let proposal = reviews::queries::proposal(conn, &seen.request.id)?;
    Ok(seen.request.state == State::Review && proposal.is_some_and(|proposal| proposal.snapshot_number == seen.text()))
}

fn load(cx: &Cx, number: RequestNumber) -> Result<Loaded, Problem> {
    let viewer = cx.viewer();
    let loaded = cx.read(|conn| {
        let mut seen = see_public(conn, number, viewer, cx.now)?;
        seen.load_source(conn)?;
        let events = history::queries::of_request(conn, &seen.request.id)?;
        let hands = ThreadPermissions::of(&seen, viewer.map(|account| &account.id));
        // Experts act on the review page; this page is read-only for them.
        let hands = ThreadPermissions { reviews: false, settles: false, operates: false, lists: hands.answers, ..hands };
        let discussion = discussion(
            &seen.request,
            &seen.snapshots,
            reviews::queries::threads_of(conn, &seen.request.id)?,
            positions::standing_positions(conn, &seen, cx.now)?,
            other_discussion(conn, &seen.request)?,
            hands,
        );
        let nobody = Account::of_the_program();
        let mut case = Case::of(seen, viewer.unwrap_or(&nobody), cx.now);
        if viewer.is_some() && case.seen.permit(Move::Appeal).is_ok() {
            gather(conn, &mut case, &[case::Fact::Appeals], &Input::default())?;
        }
        let acts = acts_now(&case);
        let Case { seen, known, .. } = case;
        let more = More {
            appeal: known.appeals.and_then(|appeals| appeals.stage),
            acts,
            heir: match viewer {
                Some(account) => registrant_change::is_new_registrant(conn, &seen.request, &account.email)?,
                None => false,
            },
            report: standards::queries::reports_of(conn, &seen.request.id)?.pop(),
            follow: follow_of(conn, &seen, viewer)?,
            decline_proposed: decline_proposed(conn, &seen)?,
        };
        let nid = seen.request.subject.nid().and_then(|nid| crate::nid::Nid::parse(nid).ok());
        let namespace = match &nid {
            Some(nid) => registry::queries::by_nid(conn, nid)?,
            None => None,
        };
        let versions = match &nid {
            Some(nid) => registry::queries::versions_of(conn, nid)?,
            None => Vec::new(),
        };
        let decision = newest(decision_cards(conn, &seen, &events)?);
        let documents = documents::queries::all_of(conn, &seen.request.id)?;
        let unconfirmed = claim::for_readers(conn, &seen.request)?.filter(|_| seen.current().is_some());
        let sent = match seen.current() {
            Some(current) => testable::save::beside(conn, &seen.request, current)?,
            None => None,
        };
        let rules = sent_card(sent.as_ref(), &seen, Depth::Public);
        let consent = consent::card(conn, cx, &seen)?;
        let queued = match viewer.filter(|_| seen.is(Party::Operator)) {
            Some(account) => next_at(conn, &seen.request, &account.id, cx.now)?,
            None => None,
        };
        let published = namespace;
        Ok(Loaded {
            seen,
            events,
            documents,
            unconfirmed,
            rules,
            consent,
            discussion,
            decision,
            published,
            queued,
            versions,
            more,
        })
    })?;
    noted(cx, Some(&loaded.seen.request.id))?;
    Ok(loaded)
}

/// The events that match a search.
fn found(mut events: Vec<Recorded>, search: &str) -> Vec<Recorded> {
    events.retain(|event| event_contains_words(search, event));
    events
}

/// The question that waits for an answer of the registrant, if any.
fn open_question(request: &Request, events: &[Recorded]) -> Phrase {
    let asked = events.iter().rfind(|event| matches!(event.act, Act::Asked | Act::BodyAsked));
    asked.filter(|_| matches!(request.state, State::WithRequester(_))).map(question_of).unwrap_or_default()
}

/// Whether the viewer can open the review page: an expert who may act, or must not because of a conflict of interest. The proposed new
/// registrant has such a conflict without being an expert.
fn can_review(seen: &Seen, viewer: Option<&Account>) -> bool {
    viewer.is_some_and(|viewer| viewer.has(Role::Expert) || viewer.has(Role::Lead))
        && [Party::Expert, Party::Lead, Party::Conflicted].into_iter().any(|party| seen.is(party))
}

/// The page of the version that a request published, or of the namespace if it published none.
fn published_at(namespace: &registry::Namespace, versions: &[registry::Version], number: RequestNumber) -> String {
    match versions.iter().find_map(|version| Some((version.number, version.published_by(number)?))) {
        Some((version, edition)) => addresses::edition(namespace.kind, &namespace.nid, version, edition),
        None => addresses::namespace(namespace.kind, &namespace.nid),
    }
}

/// The page with validation errors of the comment form.
pub(crate) fn show_with(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let number = cx.number()?;
    let loaded = load(cx, number)?;
    let Loaded { seen, events, documents, unconfirmed, rules, consent, discussion, decision, published, queued, versions, more } =
        loaded;
    let request = &seen.request;
    // It is registered, and the registered text is under reconsideration.
    let reconsidered = seen.has(Overlay::Reconsidered);
    let registered_href = published
        .filter(|_| request.state == State::Registered || reconsidered)
        .map(|namespace| published_at(&namespace, &versions, request.number));
    let (diff_title, diff) = comparison(&seen, &versions);
    let current = seen.current();
    let pledges = sent_pledges(cx, &seen)?;
    let mine = seen.is(Party::Registrant);
    cx.page_with(
        status,
        &ShowPage {
            shell: Shell::new(cx, page_title(request), Nav::Register).with_errors(!faults.is_empty()),
            may_edit: mine && !reconsidered && matches!(request.state, State::Draft | State::Review | State::WithRequester(_)),
            // A draft that was never submitted is deleted instead.
            may_withdraw: mine
                && !seen.snapshots.is_empty()
                && !reconsidered
                && request.state.is_open()
                && cx.viewer().is_some_and(|viewer| viewer.id == request.owner_id),
            may_delete: mine && seen.snapshots.is_empty() && cx.viewer().is_some_and(|viewer| viewer.id == request.owner_id),
            question: open_question(request, &events),
            comment: COMMENT.shown(&cx.form, &faults),
            // Only while the registrant is the action holder. After their reply, no task remains for them.
            waits: if mine && request.state == State::Review && request.asked_back { to_answer(&discussion) } else { Vec::new() },
            decision,
            unconfirmed,
            is_private: request.private,
            decline_proposed: more.decline_proposed,
            facts: facts_of(&seen),
            overlays: overlay_rows(&seen),
            strip: strip(&spans_of(seen.request.track.way(), &events, &seen.lost_names(), cx.now)),
            acts: consent
                .iter()
                .filter_map(|card| card.form(cx, number, &faults))
                .chain(request_actions::forms(cx, &seen, &more, &faults))
                .collect(),
            consent,
            report: more.report.map(|report| (report.addressed_to, report.body)),
            faults,
            list: cx.post().review_list.clone(),
            number: request.number.to_string(),
            title: title_of(&request.subject),
            kind: subject_words(request.subject.kind()),
            state: state_of(request),
            turn: request.turn(),
            steps: steps(request, &events),
            next: next_words(request),
            mine,
            sent: sent_words(cx.query.get("sent"), request, cx.now).filter(|_| mine),
            is_draft: request.state == State::Draft,
            edit_href: addresses::edit(request.number),
            can_review: can_review(&seen, cx.viewer()),
            can_operate: seen.is(Party::Operator),
            queued,
            registered_href,
            snapshot: current.map(|snapshot| snapshot.number),
            texts: seen.snapshots.iter().rev().map(|snapshot| snapshot.number).collect(),
            note: current.map(|snapshot| snapshot.note.clone()).unwrap_or_default(),
            fields: match current {
                Some(snapshot) => field_texts(&snapshot.template),
                None => field_texts(&request.draft),
            },
            diff_title,
            diff,
            rules,
            pledges,
            discussion,
            history: event_rows(found(events, cx.query.get("history")), &documents),
            follow: more.follow,
            searched: cx.query.get("history").trim().to_owned(),
            whole_history: format!("{}#history", addresses::request(number)),
        },
    )
}

/// `POST /requests/{number}/follow`
pub fn follow(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, number) = (cx.turn()?, cx.number()?);
    cx.write(|conn| follow::follow(conn, turn, number))?;
    Ok(Reply::see_other(addresses::request(number)))
}

/// `POST /requests/{number}/unfollow`
pub fn unfollow(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, number) = (cx.turn()?, cx.number()?);
    cx.write(|conn| follow::unfollow(conn, turn, number))?;
    Ok(Reply::see_other(addresses::request(number)))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/request.rs"]
mod samples;
