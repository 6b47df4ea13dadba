//! What is shown of requests: to the public here, to registrants in `start.rs`, `tasks.rs`, `whole.rs` and `team.rs`, to operators in
//! `desk.rs`.

mod acts;
mod contention;
mod desk;
mod lists;
mod start;
mod tasks;
mod team;
mod whole;

pub use acts::{accept, appeal, change, change_form, complete, done_thread, rename, reopen, track, track_form, use_suggestion};
pub use contention::{give_verdict, note, room};
pub use desk::{
    appeal_decided, ask, ask_recognition, bodies, bodies_form, body_answered, change_track, confirm_hold, correct, desk,
    desk_request, direct, dispute, duplicate, end_hold, end_reservation, evidence, experts, hold, lift_hold, name_representative,
    open_review, paper, recognition, register, reserve, reserved_form, send_back,
};
pub use lists::{bodies_list, experts_list, feed, feed_of, reserved_list, statistics, text};
pub(crate) use start::{Placed, placed, posted};
pub use start::{paste, paste_form, path, revise, start, start_form};
pub use tasks::{become_version, check, field_form, letter_eml, preview, save_field, submit, submitted, tasks, template_txt};
pub use team::{invite, join, join_form, remove, share, shared, show as team, uninvite};
pub use whole::{edit, edit_form, rebase, withdraw};

use super::actions::{Seen, see};
use super::times::{self, Holder, Span};
use super::{CameFrom, Overlay, Party, Request, State, Subject, Way, appeals, exceptions, queries, standards};
use crate::finding::{Finding, Level};
use crate::history::{self, Act, Recorded};
use crate::refusal::Fault;
use crate::registry::{self};
use crate::reviews::{self, Hold, Standing, Thread};
use crate::template::diff::{Change, FieldDiff, compare};
use crate::template::{Field, Template};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::form::{ActForm, FormField};
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;
use jiff::Timestamp;
use std::time::Instant;

/// A time as pages show it.
pub(crate) fn time(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// A request as a row of a list.
pub(crate) struct RequestRow {
    pub(crate) number: String,
    pub(crate) href: String,
    pub(crate) title: String,
    pub(crate) kind: &'static str,
    pub(crate) state: &'static str,
    pub(crate) turn: &'static str,
    pub(crate) since: String,
}

pub(crate) fn request_row(request: &Request, href: String) -> RequestRow {
    RequestRow {
        href,
        title: request.subject.title(),
        kind: request.subject.words(),
        state: request.state_words(),
        turn: request.turn().unwrap_or("–"),
        since: request.state_since.strftime("%Y-%m-%d").to_string(),
        number: request.number.clone(),
    }
}

#[derive(View)]
#[template(path = "requests/list.html")]
struct ListPage {
    shell: Shell,
    open: Vec<RequestRow>,
    ended: Vec<RequestRow>,
}

/// `GET /requests`
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    let all = cx.read(|conn| Ok(queries::public(conn)?))?;
    let (open, ended): (Vec<&Request>, Vec<&Request>) = all.iter().partition(|request| request.state.is_open());
    let rows =
        |list: Vec<&Request>| list.into_iter().map(|request| request_row(request, addresses::request(&request.number))).collect();
    Reply::page(&ListPage { shell: Shell::new(cx, "Requests", Nav::Register), open: rows(open), ended: rows(ended) })
}

/// A finding as a row of a list.
pub(crate) struct FindingRow {
    pub(crate) tag: &'static str,
    pub(crate) word: &'static str,
    pub(crate) message: String,
    pub(crate) clause: &'static str,
    pub(crate) help: String,
    /// Line of the field, 0 when none.
    pub(crate) line: usize,
}

/// The findings as rows, the weightiest first.
pub(crate) fn finding_rows(findings: &[Finding]) -> Vec<FindingRow> {
    let row = |finding: &Finding| FindingRow {
        tag: match finding.level {
            Level::Fail => "tag-stop",
            Level::Look => "tag-warn",
            Level::Info => "tag-info",
        },
        word: finding.level.word(),
        message: finding.message.clone(),
        clause: finding.clause,
        help: finding.help.clone(),
        line: finding.line.unwrap_or(0),
    };
    let mut sorted: Vec<&Finding> = findings.iter().collect();
    sorted.sort_by_key(|finding| finding.level);
    sorted.into_iter().map(row).collect()
}

pub(crate) use crate::registry::pages::{FieldText, field_texts};

/// A word-by-word comparison as it is shown.
pub(crate) struct DiffCard {
    pub(crate) key: &'static str,
    pub(crate) label: &'static str,
    pub(crate) runs: Vec<DiffRun>,
}

pub(crate) struct DiffRun {
    pub(crate) same: bool,
    pub(crate) inserted: bool,
    pub(crate) text: String,
}

pub(crate) fn diff_cards(old: &Template, new: &Template) -> Vec<DiffCard> {
    let card = |diff: FieldDiff| DiffCard {
        key: diff.field.key(),
        label: diff.field.label(),
        runs: diff
            .runs
            .into_iter()
            .map(|run| DiffRun { same: run.change == Change::Same, inserted: run.change == Change::Inserted, text: run.text })
            .collect(),
    };
    let news = |diff: &FieldDiff| !matches!(diff.field, Field::Version | Field::Date);
    compare(old, new, Instant::now()).into_iter().filter(news).map(card).collect()
}

/// One step of the way, for the progress line.
pub(crate) struct Step {
    pub(crate) words: &'static str,
    pub(crate) done: bool,
    pub(crate) here: bool,
}

/// The way of a request and where it stands; a correction goes past the review.
pub(crate) fn steps(request: &Request) -> Vec<Step> {
    const REVIEWED: [(&str, State); 5] = [
        ("Draft", State::Draft),
        ("Intake", State::Intake),
        ("Expert review", State::Review),
        ("Ready to register", State::Ready),
        ("Registered", State::Registered),
    ];
    const STANDARDS: [(&str, State); 6] = [
        ("Draft", State::Draft),
        ("Intake", State::Intake),
        ("Expert review", State::Review),
        ("With the body", State::WithBody),
        ("Ready to register", State::Ready),
        ("Registered", State::Registered),
    ];
    const ADVISED: [(&str, State); 5] = [
        ("Draft", State::Draft),
        ("Intake", State::Intake),
        ("Advisory review", State::Review),
        ("Ready to register", State::Ready),
        ("Registered", State::Registered),
    ];
    const CORRECTED: [(&str, State); 3] = [("Draft", State::Draft), ("Intake", State::Intake), ("Published", State::Registered)];
    let way: &[(&str, State)] = match (&request.subject, request.track.way()) {
        (Subject::Correction { .. }, _) => &CORRECTED,
        (_, Way::Standards) => &STANDARDS,
        (_, Way::FastTrack) => &ADVISED,
        (_, Way::Community) => &REVIEWED,
    };
    let state = request.state.came_from().map_or(request.state, CameFrom::state);
    let Some(here) = way.iter().position(|(_, step)| *step == state) else { return ended_steps(request, way) };
    let ended = state == State::Registered;
    way.iter().enumerate().map(|(i, (words, _))| Step { words, done: i < here || ended, here: here == i && !ended }).collect()
}

/// The way of a request that ended before its goal: as far as it came, and how it ended.
fn ended_steps(request: &Request, way: &[(&'static str, State)]) -> Vec<Step> {
    let came = if request.review_since.is_some() { State::Review } else { State::Intake };
    let reached = way.iter().position(|(_, step)| *step == came).unwrap_or(0);
    let mut steps: Vec<Step> = way.iter().take(reached + 1).map(|(words, _)| Step { words, done: true, here: false }).collect();
    steps.push(Step { words: request.state.words(), done: false, here: true });
    steps
}

/// The same as a picture.
pub(crate) fn progress(steps: &[Step]) -> String {
    let list: Vec<(&str, bool, bool)> = steps.iter().map(|step| (step.words, step.done, step.here)).collect();
    crate::web::pictures::progress(&list)
}

/// An event as a row of the history.
pub(crate) struct EventRow {
    pub(crate) id: String,
    pub(crate) at: String,
    pub(crate) by: String,
    pub(crate) role: String,
    pub(crate) words: &'static str,
    pub(crate) detail: String,
}

/// The events that tell readers something: every save is recorded, and the twentieth says nothing.
pub(crate) fn event_list(events: Vec<Recorded>) -> Vec<Recorded> {
    events.into_iter().filter(|event| event.act != Act::DraftSaved).collect()
}

pub(crate) fn event_rows(events: Vec<Recorded>) -> Vec<EventRow> {
    let row = |event: Recorded| EventRow {
        at: time(event.at),
        by: event.by,
        role: event.role,
        words: event.act.words(),
        detail: event.detail,
        id: event.id,
    };
    event_list(events).into_iter().map(row).collect()
}

/// What the public sees of the discussion.
pub(crate) struct Said {
    /// Whether the positions are advice only.
    pub(crate) advice: bool,
    pub(crate) threads: Vec<ThreadCard>,
    pub(crate) positions: Vec<PositionRow>,
}

pub(crate) struct ThreadCard {
    pub(crate) id: String,
    pub(crate) label: String,
    pub(crate) about: &'static str,
    pub(crate) field: Option<Field>,
    pub(crate) snapshot: i64,
    pub(crate) quote: String,
    pub(crate) gone: bool,
    pub(crate) done: bool,
    pub(crate) resolved: bool,
    pub(crate) comments: Vec<CommentRow>,
    pub(crate) may_use: bool,
    pub(crate) may_done: bool,
    pub(crate) may_resolve: bool,
    pub(crate) may_reply: bool,
    /// The registrant answers in place.
    pub(crate) may_answer: bool,
}

pub(crate) struct CommentRow {
    pub(crate) id: String,
    pub(crate) author: String,
    pub(crate) role: String,
    pub(crate) at: String,
    pub(crate) body: String,
    pub(crate) suggestion: Option<String>,
    pub(crate) by_mail: bool,
}

pub(crate) struct PositionRow {
    pub(crate) id: String,
    pub(crate) expert: String,
    pub(crate) stance: &'static str,
    pub(crate) tag: &'static str,
    pub(crate) snapshot: i64,
    pub(crate) live: bool,
    pub(crate) in_office: bool,
    pub(crate) reasons: String,
    pub(crate) answer: Option<String>,
}

/// What a viewer may do with threads.
#[derive(Clone, Copy)]
pub(crate) struct Hands<'a> {
    /// Who looks.
    pub(crate) viewer: Option<&'a str>,
    /// As the registrant, while the text can be worked on.
    pub(crate) registrant: bool,
    /// As the lead or an operator.
    pub(crate) settles: bool,
    /// As an expert during the review.
    pub(crate) reviews: bool,
    /// As the registrant, while the request is open.
    pub(crate) answers: bool,
}

impl<'a> Hands<'a> {
    pub(crate) fn of(seen: &Seen, viewer: Option<&'a str>) -> Self {
        let open = seen.request.state.is_open();
        Self {
            viewer,
            registrant: seen.is(Party::Registrant) && matches!(seen.request.state, State::Review | State::WithRequester(_)),
            settles: open && (seen.is(Party::Lead) || seen.is(Party::Operator)),
            reviews: seen.is(Party::Expert) && seen.request.state == State::Review,
            answers: seen.is(Party::Registrant) && open,
        }
    }
}

fn thread_card(thread: Thread, current: &Template, hands: Hands<'_>) -> ThreadCard {
    let about = thread.anchor.field.map_or("The request", Field::label);
    let own = hands.viewer.is_some_and(|viewer| viewer == thread.opened_by);
    let open = thread.resolved_at.is_none();
    ThreadCard {
        label: format!("Thread on {about} by {}", thread.comments.first().map_or("nobody", |comment| comment.author.as_str())),
        about,
        field: thread.anchor.field,
        snapshot: thread.snapshot_number,
        gone: thread.anchor.hold(current) == Hold::Gone,
        done: thread.done_at.is_some(),
        resolved: !open,
        may_use: hands.registrant && open && thread.done_at.is_none(),
        may_done: hands.registrant && open && thread.done_at.is_none(),
        may_resolve: hands.settles || (hands.reviews && own),
        may_reply: hands.reviews,
        may_answer: hands.answers,
        quote: thread.anchor.quote,
        comments: thread
            .comments
            .into_iter()
            .map(|comment| CommentRow {
                id: comment.id,
                author: comment.author,
                role: comment.role,
                at: time(comment.written_at),
                body: comment.body,
                suggestion: comment.suggestion,
                by_mail: comment.by_mail,
            })
            .collect(),
        id: thread.id,
    }
}

pub(crate) fn said(
    request: &Request,
    current: &Template,
    threads: Vec<Thread>,
    positions: Vec<Standing>,
    hands: Hands<'_>,
) -> Said {
    use crate::reviews::Stance;
    Said {
        advice: request.track.way() == Way::FastTrack,
        threads: threads.into_iter().map(|thread| thread_card(thread, current, hands)).collect(),
        positions: positions
            .into_iter()
            .map(|Standing { position, live, in_office }| PositionRow {
                tag: match position.stance {
                    Stance::Discuss => "tag-warn",
                    _ => "tag-ok",
                },
                id: position.id,
                expert: position.expert,
                stance: position.stance.words(),
                snapshot: position.snapshot_number,
                live,
                in_office,
                reasons: position.reasons,
                answer: position.answer,
            })
            .collect(),
    }
}

/// A part of the clock strip.
pub(crate) struct StripPart {
    pub(crate) holder: &'static str,
    pub(crate) class: &'static str,
    pub(crate) said: String,
}

/// The honest clock of a request: a picture, and the same in words.
pub(crate) struct Strip {
    pub(crate) picture: String,
    pub(crate) parts: Vec<StripPart>,
    pub(crate) whole: String,
}

pub(crate) fn strip(spans: &[Span]) -> Option<Strip> {
    let whole = times::gross(spans);
    let parts: Vec<StripPart> = Holder::ALL
        .into_iter()
        .map(|holder| (holder, times::seconds_of(spans, holder)))
        .filter(|(_, seconds)| *seconds > 0)
        .map(|(holder, seconds)| StripPart { holder: holder.words(), class: holder.name(), said: times::said(seconds) })
        .collect();
    // What took no time has no clock to show.
    if parts.is_empty() {
        return None;
    }
    let lengths: Vec<(&str, i64)> = spans.iter().map(|span| (span.holder.name(), span.seconds())).collect();
    Some(Strip { picture: crate::web::pictures::strip(&lengths), parts, whole: times::said(whole) })
}

/// The times of a request, from its events.
pub(crate) fn spans_of(events: &[Recorded], now: Timestamp) -> Vec<Span> {
    times::spans(events.iter().filter_map(|event| Some((event.state.as_deref()?, event.at))), now)
}

/// What is known of the procedure, as lines of the head list.
pub(crate) struct Fact {
    pub(crate) term: &'static str,
    pub(crate) words: String,
    pub(crate) href: Option<String>,
}

fn fact(term: &'static str, words: impl Into<String>) -> Fact {
    Fact { term, words: words.into(), href: None }
}

#[derive(View)]
#[template(path = "requests/show.html")]
struct ShowPage {
    shell: Shell,
    number: String,
    title: String,
    kind: &'static str,
    state: &'static str,
    turn: Option<&'static str>,
    steps: Vec<Step>,
    next: &'static str,
    mine: bool,
    is_draft: bool,
    may_edit: bool,
    may_withdraw: bool,
    question: String,
    comment: FormField,
    faults: Vec<Fault>,
    list: String,
    edit_href: String,
    can_review: bool,
    can_desk: bool,
    registered_href: Option<String>,
    facts: Vec<Fact>,
    overlays: Vec<(&'static str, String, Option<String>)>,
    strip: Option<Strip>,
    acts: Vec<ActForm>,
    report: Option<(String, String)>,
    snapshot: Option<i64>,
    texts: Vec<i64>,
    note: String,
    fields: Vec<FieldText>,
    diff_title: String,
    diff: Vec<DiffCard>,
    said: Said,
    history: Vec<EventRow>,
}

fn next_words(request: &Request) -> &'static str {
    let correction = matches!(request.subject, Subject::Correction { .. });
    match (request.state, request.track.way()) {
        (State::Intake, _) if correction => {
            "The operators look at the correction and publish it, usually within two business days."
        }
        (State::Registered, _) if correction => "Done. The corrected wording and the older one have their permanent addresses.",
        (State::Draft, _) => "The draft is private. Submit it when it is ready.",
        (State::Intake, _) => {
            "The operators check that it is complete and open the expert review, usually within two business days."
        }
        (State::Review, Way::FastTrack) => {
            "The list and the experts give advice; the requesting body decides when it is ripe and asks for completion (RFC 8141, 6.3)."
        }
        (State::Review, Way::Standards) => {
            "The experts comment and take positions; then their lead reports to the standards body, which decides (RFC 8141, 6.2)."
        }
        (State::Review, Way::Community) => {
            "The experts comment and take positions; then their lead decides. Everybody may comment on the review list."
        }
        (State::WithRequester(_), _) => {
            "The registrant has been asked and answers or sends a new text. Without an answer for 90 days it lapses."
        }
        (State::WithBody, _) => {
            "The standards body has the report. It is registered when its direction and a copy of the report are on file (RFC 8141, 6.2)."
        }
        (State::Ready, _) => "The operators register it, usually within two business days.",
        (State::Registered, _) => match request.subject {
            Subject::StatusChange { .. } => "Done. The namespace has its new status; its URNs stay valid.",
            _ => "Done. The version has its permanent address.",
        },
        (State::Declined, _) => {
            "The reasons stand in the history. The registrant can appeal within two months, and take the request up again in a new draft."
        }
        (State::Withdrawn, _) => "The registrant took it back, and can take it up again in a new draft.",
        (State::Lapsed, _) => "Nobody answered for 90 days. The registrant can take it up again within 12 months.",
        (State::Duplicate, _) => "Another request is about the same and goes on.",
    }
}

pub(crate) fn facts_of(seen: &Seen) -> Vec<Fact> {
    let request = &seen.request;
    let mut facts = vec![fact("Procedure", request.track.way().words())];
    match &request.track {
        super::Track::Community => {}
        super::Track::Standards { body } => facts.push(fact("Decided by", body.clone())),
        super::Track::FastTrack { body, specification } => {
            facts.push(fact("Asked for by", if body.is_empty() { "not named yet".to_owned() } else { body.clone() }));
            facts.push(fact("Specification", specification.clone().unwrap_or_else(|| "not named yet".to_owned())));
        }
    }
    if let Subject::StatusChange { to, successors, .. } = &request.subject {
        facts.push(fact("New status", to.name()));
        if !successors.is_empty() {
            facts.push(fact(
                "Takes its place",
                successors.iter().map(super::super::nid::Nid::as_str).collect::<Vec<_>>().join(", "),
            ));
        }
    }
    if let Some(end) = super::decisions::notice_ends(request) {
        facts.push(fact("Public notice", format!("until {}", end.strftime("%Y-%m-%d"))));
    }
    if let Some(of) = &request.duplicate_of {
        facts.push(Fact { href: Some(addresses::request(of)), ..fact("Duplicate of", of.clone()) });
    }
    if let Some(earlier) = &request.follows {
        facts.push(Fact { href: Some(addresses::request(earlier)), ..fact("Takes up", earlier.clone()) });
    }
    facts
}

/// The overlays that are open, with why and where more stands.
pub(crate) fn overlay_rows(seen: &Seen) -> Vec<(&'static str, String, Option<String>)> {
    let takes_part = !seen.is(Party::Public) && !seen.is(Party::Conflicted);
    seen.overlays
        .iter()
        .filter(|begun| begun.until.is_none())
        .map(|begun| {
            let room = (begun.overlay == Overlay::Contended && takes_part)
                .then(|| seen.request.subject.nid().map(addresses::contention))
                .flatten();
            (begun.overlay.words(), begun.why.clone(), room)
        })
        .collect()
}

/// `GET /requests/{number}`: what everybody sees.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    show_with(cx, 200, Vec::new())
}

/// What the page of a request is made from.
struct Loaded {
    seen: Seen,
    events: Vec<Recorded>,
    said: Said,
    published: Option<registry::Namespace>,
    versions: Vec<registry::Version>,
    more: More,
}

fn load(cx: &Cx, number: &str) -> Result<Loaded, Problem> {
    let viewer = cx.viewer();
    Ok(cx.read(|conn| {
        let seen = see(conn, number, viewer, cx.now)?;
        let events = history::queries::of_request(conn, &seen.request.id)?;
        let blank = Template::default();
        let current = seen.current().map_or(&blank, |current| &current.template);
        let hands = Hands::of(&seen, viewer.map(|account| account.id.as_str()));
        // An expert works on the review page; here they read.
        let hands = Hands { reviews: false, settles: false, ..hands };
        let said = said(
            &seen.request,
            current,
            reviews::queries::threads_of(conn, &seen.request.id)?,
            reviews::actions::standing_positions(conn, &seen, cx.now)?,
            hands,
        );
        let more = More {
            appeal: match appeals::open_stage(conn, &seen, cx.now)? {
                Some(stage) if seen.is(Party::Registrant) => Some(stage),
                _ => None,
            },
            heir: match viewer {
                Some(account) => exceptions::is_heir(conn, &seen.request, &account.email)?,
                None => false,
            },
            report: standards::queries::reports_of(conn, &seen.request.id)?.pop(),
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
        Ok(Loaded { seen, events, said, published: namespace, versions, more })
    })?)
}

/// The same, with what is wrong in the comment form.
pub(crate) fn show_with(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let number = cx.param("number");
    let Loaded { seen, events, said, published, versions: base, more } = load(cx, number)?;
    let request = &seen.request;
    let registered_href = published.filter(|_| request.state == State::Registered).map(|namespace| {
        let (version, edition) =
            base.iter().find_map(|version| Some((version.number, version.published_by(&request.number)?))).unwrap_or_default();
        match version {
            0 => addresses::namespace(namespace.kind, &namespace.nid),
            version => addresses::edition(namespace.kind, &namespace.nid, version, edition),
        }
    });
    let (diff_title, diff) = comparison(&seen, &base);
    let current = seen.current();
    let mine = seen.is(Party::Registrant);
    let asked = events
        .iter()
        .rev()
        .find(|event| matches!(event.act, Act::Asked | Act::BodyAsked))
        .filter(|_| matches!(request.state, State::WithRequester(_)));
    Reply::page_with(
        status,
        &ShowPage {
            shell: Shell::new(cx, format!("{number}: {}", request.subject.title()), Nav::Register)
                .with_errors(!faults.is_empty()),
            may_edit: mine && matches!(request.state, State::Draft | State::Review | State::WithRequester(_)),
            may_withdraw: mine && request.state.is_open(),
            question: asked.map(|event| format!("{} asks: {}", event.by, event.detail)).unwrap_or_default(),
            comment: FormField::area("comment", "Comment", cx.form.get("comment"), 3).faults(&faults),
            facts: facts_of(&seen),
            overlays: overlay_rows(&seen),
            strip: strip(&spans_of(&events, cx.now)),
            acts: acts::forms(cx, &seen, &more, &faults),
            report: more.report.map(|report| (report.addressed_to, report.body)),
            faults,
            list: cx.post().review_list.clone(),
            number: request.number.clone(),
            title: request.subject.title(),
            kind: request.subject.words(),
            state: request.state_words(),
            turn: request.turn(),
            steps: steps(request),
            next: next_words(request),
            mine,
            is_draft: request.state == State::Draft,
            edit_href: addresses::edit(&request.number),
            can_review: seen.is(Party::Expert) || seen.is(Party::Lead) || seen.is(Party::Conflicted),
            can_desk: seen.is(Party::Operator),
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
            said,
            history: event_rows(events),
        },
    )
}

/// What else the page of a request needs.
pub(super) struct More {
    pub(super) appeal: Option<(appeals::Stage, jiff::civil::Date)>,
    pub(super) heir: bool,
    pub(super) report: Option<standards::Report>,
}

/// What the current text is compared with: the text before it, or the registered version it revises.
pub(crate) fn comparison(seen: &Seen, versions: &[registry::Version]) -> (String, Vec<DiffCard>) {
    let Some(current) = seen.current() else { return (String::new(), Vec::new()) };
    if let Some(before) = seen.snapshots.get(1) {
        return (format!("What changed since text {}", before.number), diff_cards(&before.template, &current.template));
    }
    if matches!(seen.request.subject, Subject::StatusChange { .. }) {
        return (String::new(), Vec::new());
    }
    let Some((_, base)) = seen.request.subject.registered() else { return (String::new(), Vec::new()) };
    match versions.iter().find(|version| version.number == base).and_then(registry::Version::wording) {
        Some(text) => (format!("What changed since version {base}"), diff_cards(&text.template, &current.template)),
        None => (String::new(), Vec::new()),
    }
}
