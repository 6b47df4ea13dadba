//! What is shown of requests: to the public here, to registrants in `start.rs`, `tasks.rs`, `whole.rs` and `team.rs`, to operators in
//! `desk.rs`.

mod desk;
mod start;
mod tasks;
mod team;
mod whole;

pub use desk::{ask, correct, desk, desk_request, open_review, register, send_back};
pub(crate) use start::{Placed, placed, posted};
pub use start::{paste, paste_form, path, revise, start, start_form};
pub use tasks::{become_version, check, field_form, letter_eml, preview, save_field, submit, submitted, tasks, template_txt};
pub use team::{invite, join, join_form, remove, share, shared, show as team, uninvite};
pub use whole::{edit, edit_form, rebase, withdraw};

use super::actions::{Seen, see};
use super::{CameFrom, Party, Request, State, Subject, queries};
use crate::finding::{Finding, Level};
use crate::history::{self, Act, Recorded};
use crate::refusal::Fault;
use crate::registry::{self};
use crate::reviews::{self, Comment, Position};
use crate::template::diff::{Change, FieldDiff, compare};
use crate::template::{Field, Template};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::form::FormField;
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
        state: request.state.words(),
        turn: request.state.turn().unwrap_or("–"),
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
    const CORRECTED: [(&str, State); 3] = [("Draft", State::Draft), ("Intake", State::Intake), ("Published", State::Registered)];
    let way: &[(&str, State)] = if matches!(request.subject, Subject::Correction { .. }) { &CORRECTED } else { &REVIEWED };
    let state = request.state.came_from().map_or(request.state, CameFrom::state);
    let here = way.iter().position(|(_, step)| *step == state);
    let ended = state == State::Registered;
    way.iter()
        .enumerate()
        .map(|(i, (words, _))| Step { words, done: here.is_some_and(|here| i < here || ended), here: here == Some(i) && !ended })
        .collect()
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

pub(crate) fn event_rows(events: Vec<Recorded>) -> Vec<EventRow> {
    let row = |event: Recorded| EventRow {
        at: time(event.at),
        by: event.by,
        role: event.role,
        words: event.act.words(),
        detail: event.detail,
        id: event.id,
    };
    // Every save is recorded; to readers the twentieth says nothing.
    events.into_iter().filter(|event| event.act != Act::DraftSaved).map(row).collect()
}

/// What the public sees of the discussion.
pub(crate) struct Said {
    pub(crate) comments: Vec<CommentRow>,
    pub(crate) positions: Vec<PositionRow>,
}

pub(crate) struct CommentRow {
    pub(crate) author: String,
    pub(crate) role: String,
    pub(crate) at: String,
    pub(crate) snapshot: i64,
    pub(crate) body: String,
}

pub(crate) struct PositionRow {
    pub(crate) expert: String,
    pub(crate) stance: &'static str,
    pub(crate) tag: &'static str,
    pub(crate) snapshot: i64,
    pub(crate) live: bool,
    pub(crate) reasons: String,
}

pub(crate) fn said(comments: Vec<Comment>, positions: Vec<(Position, bool)>) -> Said {
    use crate::reviews::Stance;
    Said {
        comments: comments
            .into_iter()
            .map(|comment| CommentRow {
                author: comment.author,
                role: comment.role,
                at: time(comment.written_at),
                snapshot: comment.snapshot_number,
                body: comment.body,
            })
            .collect(),
        positions: positions
            .into_iter()
            .map(|(position, live)| PositionRow {
                tag: match position.stance {
                    Stance::Discuss => "tag-warn",
                    _ => "tag-ok",
                },
                expert: position.expert,
                stance: position.stance.words(),
                snapshot: position.snapshot_number,
                live,
                reasons: position.reasons,
            })
            .collect(),
    }
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
    snapshot: Option<i64>,
    note: String,
    fields: Vec<FieldText>,
    diff_title: String,
    diff: Vec<DiffCard>,
    said: Said,
    history: Vec<EventRow>,
}

fn next_words(request: &Request) -> &'static str {
    let correction = matches!(request.subject, Subject::Correction { .. });
    match request.state {
        State::Intake if correction => "The operators look at the correction and publish it, usually within two business days.",
        State::Registered if correction => "Done. The corrected wording and the older one have their permanent addresses.",
        State::Draft => "The draft is private. Submit it when it is ready.",
        State::Intake => {
            "The operators look whether it is complete and open the expert review, usually within two business days."
        }
        State::Review => {
            "The experts comment and take positions; then their lead decides. Everybody may comment on the review list."
        }
        State::WithRequester(_) => "The registrant has been asked and answers or sends a new text.",
        State::Ready => "The operators register it, usually within two business days.",
        State::Registered => "Done. The version has its permanent address.",
        State::Declined => {
            "The reasons stand in the history. A new request may answer them; the lead can be asked to reconsider, then the IESG."
        }
        State::Withdrawn => "The registrant took it back.",
    }
}

/// `GET /requests/{number}`: what everybody sees.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    show_with(cx, 200, Vec::new())
}

/// The same, with what is wrong in the comment form.
pub(crate) fn show_with(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let number = cx.param("number");
    let viewer = cx.viewer();
    let (seen, events, said, published, base) = cx.read(|conn| {
        let seen = see(conn, number, viewer)?;
        let events = history::queries::of_request(conn, &seen.request.id)?;
        let said =
            said(reviews::queries::comments_of(conn, &seen.request.id)?, reviews::actions::standing_positions(conn, &seen)?);
        let nid = seen.request.subject.nid().and_then(|nid| crate::nid::Nid::parse(nid).ok());
        let namespace = match &nid {
            Some(nid) => registry::queries::by_nid(conn, nid)?,
            None => None,
        };
        let versions = match &nid {
            Some(nid) => registry::queries::versions_of(conn, nid)?,
            None => Vec::new(),
        };
        Ok((seen, events, said, namespace, versions))
    })?;
    let request = &seen.request;
    let registered_href = published.filter(|_| request.state == State::Registered).and_then(|namespace| {
        let (version, edition) =
            base.iter().find_map(|version| Some((version.number, version.published_by(&request.number)?)))?;
        Some(addresses::edition(namespace.kind, &namespace.nid, version, edition))
    });
    let (diff_title, diff) = comparison(&seen, &base);
    let current = seen.current();
    let mine = seen.is(Party::Registrant);
    let asked =
        events.iter().rev().find(|event| event.act == Act::Asked).filter(|_| matches!(request.state, State::WithRequester(_)));
    Reply::page_with(
        status,
        &ShowPage {
            shell: Shell::new(cx, format!("{number}: {}", request.subject.title()), Nav::Register)
                .with_errors(!faults.is_empty()),
            may_edit: mine && matches!(request.state, State::Draft | State::Review | State::WithRequester(_)),
            may_withdraw: mine && request.state.is_open(),
            question: asked.map(|event| format!("{} asks: {}", event.by, event.detail)).unwrap_or_default(),
            comment: FormField::area("comment", "Comment", cx.form.get("comment"), 3).faults(&faults),
            faults,
            list: cx.post().review_list.clone(),
            number: request.number.clone(),
            title: request.subject.title(),
            kind: request.subject.words(),
            state: request.state.words(),
            turn: request.state.turn(),
            steps: steps(request),
            next: next_words(request),
            mine,
            is_draft: request.state == State::Draft,
            edit_href: addresses::edit(&request.number),
            can_review: seen.is(Party::Expert) || seen.is(Party::Lead) || seen.is(Party::Conflicted),
            can_desk: seen.is(Party::Operator),
            registered_href,
            snapshot: current.map(|snapshot| snapshot.number),
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

/// What the current text is compared with: the text before it, or the registered version it revises.
pub(crate) fn comparison(seen: &Seen, versions: &[registry::Version]) -> (String, Vec<DiffCard>) {
    let Some(current) = seen.current() else { return (String::new(), Vec::new()) };
    if let Some(before) = seen.snapshots.get(1) {
        return (format!("What changed since text {}", before.number), diff_cards(&before.template, &current.template));
    }
    let Some((_, base)) = seen.request.subject.registered() else { return (String::new(), Vec::new()) };
    match versions.iter().find(|version| version.number == base).and_then(registry::Version::wording) {
        Some(text) => (format!("What changed since version {base}"), diff_cards(&text.template, &current.template)),
        None => (String::new(), Vec::new()),
    }
}
