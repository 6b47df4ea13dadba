//! The registrant's list of sections, and the data that its pages load.

use crate::actions::draft;
use crate::cases::contact_answers::agreement::agreement_of;
use crate::cases::contact_answers::is_private;
use crate::cases::gather::checks;
use crate::cases::guidance::Guidance;
use crate::cases::viewer::RequestView;
use crate::cases::{Request, State, Subject};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::about::{page_title, question_of, title_of};
use crate::pages::partials::rows::{subject_words, time};
use crate::pages::registrant::discussed::{open_on, talk_of};
use crate::pages::registrant::forms::{ANSWER, NOTE};
use crate::pages::registrant::sections::{compared, sections_of};
use crate::pages::registrant::status::{TaskStatus, status_of};
use crate::pages::registrant::whole::{outdated, own};
use crate::registry;
use crate::registry::Version;
use askama::Template as View;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

struct Task {
    key: &'static str,
    href: String,
    text: Phrase,
    hint: Phrase,
    status: TaskStatus,
    /// The number of open reviewer threads on it.
    threads: Phrase,
}

#[derive(View)]
#[template(path = "registrant/tasks.html")]
struct TasksPage {
    shell: Shell,
    number: String,
    title: Phrase,
    kind: Phrase,
    state: Phrase,
    is_draft: bool,
    is_correction: bool,
    in_review: bool,
    asked: Option<Phrase>,
    completed: usize,
    of: usize,
    saved_at: Option<String>,
    groups: Vec<(Phrase, Vec<Task>)>,
    left: usize,
    save_number: i64,
    note: FormField,
    answer: FormField,
    outdated: Option<(u32, u32)>,
    people: usize,
    way: Phrase,
    /// Who is asked after the request is submitted, if it depends on the contacts of the namespace.
    contacts: Phrase,
}

/// Who is asked after the draft is submitted; empty if it does not depend on the contacts of the namespace.
fn contacts(cx: &RequestContext, request: &Request) -> Result<Phrase, Problem> {
    let agreement = cx.read(|conn| agreement_of(conn, request))?;
    Ok(match agreement {
        _ if request.state != State::Draft || !agreement.is_open() => Phrase::default(),
        _ if is_private(&request.subject, agreement) => Phrase::new("task-contacts-private"),
        _ => Phrase::new("task-contacts"),
    })
}

pub(super) struct LoadedDraft {
    pub(super) view: RequestView,
    pub(super) findings: Vec<Finding>,
    pub(super) current: Option<Version>,
}

pub(super) fn load(cx: &RequestContext) -> Result<LoadedDraft, Problem> {
    let view = own(cx)?;
    let (findings, current) = cx.read(|conn| {
        let findings = checks::findings(conn, cx.now, &view.request, &view.request.draft)?;
        let current = match view.request.subject.registered() {
            Some((nid, _)) => registry::queries::latest_version(conn, nid)?,
            None => None,
        };
        Ok((findings, current))
    })?;
    Ok(LoadedDraft { view, findings, current })
}

impl LoadedDraft {
    /// The registered text that a new version or correction is based on, if it is available.
    pub(super) fn registered(&self) -> Option<&Template> {
        compared(&self.view.request, self.current.as_ref())
    }
}

/// `GET /requests/{number}/edit`: the task list.
pub fn tasks(cx: &RequestContext) -> Result<Reply, Problem> {
    let draft = load(cx)?;
    let request = &draft.view.request;
    let number = request.number;
    let events = cx.read(|conn| Ok(crate::history::queries::of_request(conn, &request.id)?))?;
    let asked = events
        .iter()
        .rev()
        .find(|event| matches!(event.act, crate::history::EventKind::Asked | crate::history::EventKind::BodyAsked));
    let talk = talk_of(cx, &draft.view)?;
    let task = |guidance: &&'static Guidance| Task {
        key: guidance.field.key(),
        href: format!("{}#s-{}", addresses::edit_field(number, guidance.field), guidance.field.key()),
        text: Phrase::new(guidance.task),
        hint: Phrase::new(guidance.hint),
        status: status_of(request, guidance.field, draft.registered(), &draft.findings),
        threads: open_on(&talk, guidance.field),
    };
    let all = sections_of(request);
    let group = |wanted: fn(Field) -> bool| all.iter().filter(|guidance| wanted(guidance.field)).map(task).collect::<Vec<_>>();
    let groups = vec![
        (Phrase::new("task-group-before"), group(|field| matches!(field, Field::NamespaceId | Field::Registrant))),
        (
            Phrase::new("task-group-describe"),
            group(|field| {
                !matches!(
                    field,
                    Field::NamespaceId
                        | Field::Registrant
                        | Field::Documentation
                        | Field::AdditionalInformation
                        | Field::RevisionInformation
                )
            }),
        ),
        (
            Phrase::new("task-group-finish"),
            group(|field| matches!(field, Field::Documentation | Field::AdditionalInformation | Field::RevisionInformation)),
        ),
    ];
    cx.page(&TasksPage {
        shell: Shell::new(cx, page_title(request), Nav::Register),
        title: title_of(&request.subject),
        kind: subject_words(request.subject.kind()),
        state: request.state_phrase(),
        way: request.track.way().phrase(),
        is_draft: request.state == State::Draft,
        is_correction: matches!(request.subject, Subject::Correction { .. }),
        in_review: request.state == State::Review,
        asked: asked.filter(|_| matches!(request.state, State::WithRequester(_))).map(question_of),
        completed: groups.iter().flat_map(|(_, tasks)| tasks).filter(|task| task.status.completed).count(),
        of: groups.iter().flat_map(|(_, tasks)| tasks).filter(|task| !task.status.optional).count(),
        saved_at: events
            .iter()
            .rev()
            .find(|event| event.act == crate::history::EventKind::DraftSaved)
            .map(|event| time(event.at)),
        groups,
        left: draft.findings.iter().filter(|finding| finding.level == Level::Error).count(),
        save_number: request.draft_save_number,
        note: NOTE.with("", cx),
        answer: ANSWER.with("", cx),
        outdated: outdated(cx, &request.subject)?,
        people: draft.view.team.len(),
        contacts: contacts(cx, request)?,
        number: number.to_string(),
    })
}

/// `POST /requests/{number}/edit/manner`: turns a correction into a new version.
pub fn become_version(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let request = cx.write(|conn| draft::become_version(conn, ctx, cx.number()?))?;
    Ok(Reply::see_other(addresses::edit(request.number)))
}
