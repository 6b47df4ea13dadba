//! The task list, shown after signing in: the user's tasks, and what the user is waiting for, with the action holders.

use crate::actions::pending_tasks;
use crate::http::accept::PageFormat;
use crate::http::addresses::{self, OPERATOR_QUEUE_PATH, REVIEWS_PATH};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::subject_title;
use crate::pages::partials::rows::subject_words;
use crate::requests::tasks::mine::{OwnTasks, due_day};
use crate::requests::tasks::pending::{AwaitedRequest, PendingTask, TaskSubject};
use askama::Template;
use jiff::Timestamp;
use serde_json::{Value, json};
use urn_registry::i18n::Phrase;

/// A task.
struct TaskRow {
    href: String,
    title: Phrase,
    /// The kind and the number of the request; empty if it is not about a request.
    about: Phrase,
    asks: Phrase,
    button: Phrase,
    since: String,
    by: Option<String>,
    late: bool,
}

/// Something that the user waits for.
struct AwaitedRow {
    href: String,
    title: Phrase,
    about: Phrase,
    with: Phrase,
    next: Phrase,
    since: String,
    by: Option<String>,
    late: bool,
}

#[derive(Template)]
#[template(path = "account/waiting.html")]
struct OwnTasksPage {
    shell: Shell,
    rows: Vec<TaskRow>,
    awaited: Vec<AwaitedRow>,
    more: bool,
    late: usize,
    /// Links to the start pages of the user's roles, if there are no tasks.
    rooms: Vec<(&'static str, Phrase)>,
}

fn task_subject_texts(about: &TaskSubject) -> (Phrase, Phrase) {
    match about {
        TaskSubject::Request { number, subject, .. } => {
            let kind = subject_words(subject.kind());
            (subject_title(subject), Phrase::new("waiting-about-request").arg("kind", kind).arg("number", number.to_string()))
        }
        TaskSubject::Other(text) => (text.clone(), Phrase::default()),
    }
}

fn task_row(waits: &PendingTask, now: Timestamp) -> TaskRow {
    let (title, about) = task_subject_texts(&waits.about);
    TaskRow {
        href: waits.path(),
        title,
        about,
        asks: waits.task.phrase(),
        button: waits.task.button(),
        since: due_day(waits.since),
        by: waits.by.map(due_day),
        late: waits.is_late(now),
    }
}

fn awaited_row(awaited: &AwaitedRequest, now: Timestamp) -> AwaitedRow {
    let (title, about) = task_subject_texts(&awaited.about);
    let href = match &awaited.about {
        TaskSubject::Request { number, .. } => addresses::request_path(number),
        TaskSubject::Other(_) => addresses::TASKS_PATH.to_owned(),
    };
    AwaitedRow {
        href,
        title,
        about,
        with: Phrase::new("waiting-with").arg("with", if awaited.with == "standards body" { "body" } else { awaited.with }),
        next: awaited.next.clone(),
        since: due_day(awaited.since),
        by: awaited.by.map(due_day),
        late: awaited.by.is_some_and(|by| now >= by),
    }
}

fn task_subject_json(about: &TaskSubject) -> Value {
    match about {
        TaskSubject::Request { number, title, nid, kind, .. } => {
            json!({ "number": number, "title": title, "nid": nid, "kind": kind })
        }
        TaskSubject::Other(text) => json!({ "number": null, "title": text, "nid": null, "kind": null }),
    }
}

/// The tasks as JSON. URLs are those of the pages on which the tasks are done.
fn tasks_json(mine: &OwnTasks, home: &str, now: Timestamp) -> Value {
    let waits = mine.tasks.iter().map(|waits| {
        json!({ "about": task_subject_json(&waits.about), "task": waits.task.name(), "asks": waits.task.phrase(), "since": waits.since.to_string(),
            "by": waits.by.map(|by| by.to_string()), "late": waits.is_late(now), "link": format!("{home}{}", waits.path()) })
    });
    let awaited = mine.awaited.iter().map(|one| {
        json!({ "about": task_subject_json(&one.about), "with": one.with, "next": one.next, "since": one.since.to_string(),
            "by": one.by.map(|by| by.to_string()) })
    });
    json!({ "waits": waits.collect::<Vec<_>>(), "awaited": awaited.collect::<Vec<_>>(), "more": mine.more })
}

/// `GET /waiting`: as a page, or as JSON if requested.
pub fn show_own_tasks(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let mine = cx.read(|conn| pending_tasks::account_tasks(conn, account, cx.now))?;
    if cx.preferred_format() == PageFormat::Json {
        return Response::json(&tasks_json(&mine, &cx.mail().public_url, cx.now));
    }
    // The navigation shows the task count of this page.
    cx.cache_task_count(&mine);
    let shell = Shell::new(cx, Phrase::new("word-your-tasks"), NavSection::Waiting);
    let rooms = shell.nav.iter().filter_map(|link| match link.href {
        REVIEWS_PATH => Some((REVIEWS_PATH, Phrase::new("waiting-reviews"))),
        OPERATOR_QUEUE_PATH => Some((OPERATOR_QUEUE_PATH, Phrase::new("waiting-operator"))),
        _ => None,
    });
    cx.render_page(&OwnTasksPage {
        rooms: rooms.collect(),
        shell,
        late: mine.tasks.iter().filter(|waits| waits.is_late(cx.now)).count(),
        rows: mine.tasks.iter().map(|waits| task_row(waits, cx.now)).collect(),
        awaited: mine.awaited.iter().map(|awaited| awaited_row(awaited, cx.now)).collect(),
        more: mine.more,
    })
}
