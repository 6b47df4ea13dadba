//! The task list, shown after signing in: the user's tasks, and what the user is waiting for, with the action holders.

use crate::actions::pending_tasks;
use crate::http::accept::Form;
use crate::http::addresses::{self, OPERATOR_QUEUE_PATH, REVIEWS_PATH};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::subject_title;
use crate::pages::partials::rows::subject_words;
use crate::requests::tasks::mine::{OwnTasks, day};
use crate::requests::tasks::pending::{About, AwaitedRequest, PendingTask};
use askama::Template;
use jiff::Timestamp;
use serde_json::{Value, json};
use urn_registry::i18n::Phrase;

/// A task.
struct Row {
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
    rows: Vec<Row>,
    awaited: Vec<AwaitedRow>,
    more: bool,
    late: usize,
    /// Links to the start pages of the user's roles, if there are no tasks.
    rooms: Vec<(&'static str, Phrase)>,
}

fn named(about: &About) -> (Phrase, Phrase) {
    match about {
        About::Request { number, subject, .. } => {
            let kind = subject_words(subject.kind());
            (subject_title(subject), Phrase::new("waiting-about-request").with("kind", kind).with("number", number.to_string()))
        }
        About::Other(text) => (text.clone(), Phrase::default()),
    }
}

fn row(waits: &PendingTask, now: Timestamp) -> Row {
    let (title, about) = named(&waits.about);
    Row {
        href: waits.path(),
        title,
        about,
        asks: waits.task.phrase(),
        button: waits.task.button(),
        since: day(waits.since),
        by: waits.by.map(day),
        late: waits.is_late(now),
    }
}

fn awaited_row(awaited: &AwaitedRequest, now: Timestamp) -> AwaitedRow {
    let (title, about) = named(&awaited.about);
    let href = match &awaited.about {
        About::Request { number, .. } => addresses::request(number),
        About::Other(_) => addresses::WAITING.to_owned(),
    };
    AwaitedRow {
        href,
        title,
        about,
        with: Phrase::new("waiting-with").with("with", if awaited.with == "standards body" { "body" } else { awaited.with }),
        next: awaited.next.clone(),
        since: day(awaited.since),
        by: awaited.by.map(day),
        late: awaited.by.is_some_and(|by| now >= by),
    }
}

fn task_subject_json(about: &About) -> Value {
    match about {
        About::Request { number, title, nid, kind, .. } => {
            json!({ "number": number, "title": title, "nid": nid, "kind": kind })
        }
        About::Other(text) => json!({ "number": null, "title": text, "nid": null, "kind": null }),
    }
}

/// The tasks as JSON. URLs are those of the pages on which the tasks are done.
fn document(mine: &OwnTasks, home: &str, now: Timestamp) -> Value {
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
    let account = cx.person()?;
    let mine = cx.read(|conn| pending_tasks::of(conn, account, cx.now))?;
    if cx.preferred_format() == Form::Json {
        return Response::json(&document(&mine, &cx.mail().public_url, cx.now));
    }
    // The navigation shows the task count of this page.
    cx.cache_task_count(&mine);
    let shell = Shell::new(cx, Phrase::new("word-your-tasks"), NavSection::Waiting);
    let rooms = shell.nav.iter().filter_map(|link| match link.href {
        REVIEWS_PATH => Some((REVIEWS_PATH, Phrase::new("waiting-reviews"))),
        OPERATOR_QUEUE_PATH => Some((OPERATOR_QUEUE_PATH, Phrase::new("waiting-operator"))),
        _ => None,
    });
    cx.page(&OwnTasksPage {
        rooms: rooms.collect(),
        shell,
        late: mine.tasks.iter().filter(|waits| waits.is_late(cx.now)).count(),
        rows: mine.tasks.iter().map(|waits| row(waits, cx.now)).collect(),
        awaited: mine.awaited.iter().map(|awaited| awaited_row(awaited, cx.now)).collect(),
        more: mine.more,
    })
}
