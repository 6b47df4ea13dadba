//! Imports: completed ones, pending uploads, and the upload form.

use crate::actions::import;
use crate::history;
use crate::history::Act;
use crate::history::queries::Wanted;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::notice::{Notice, plain};
use crate::pages::partials::rows::time;
use crate::refusal::{Refusal, at};
use crate::registry::import::{Upload, queries};
use crate::registry::states::{self, Came, State};
use crate::store::Moment;
use crate::users::Actor;
use askama::Template;
use jiff::civil::Date;
use std::collections::HashMap;

const SEEN: Field = Field::text(at::SEEN, "Published at source (optional)").hint(
    "For example, 2026-07-28. If you leave this empty, the date after the @ in the file name is used. If there is none, the date of the last update stated in the file is used.",
);
const FILES: Field = Field::files(at::FILES);

/// A snapshot of the source, as one or several files.
pub const SEND: &[Field] = &[SEEN, FILES];

/// An imported snapshot.
struct StateRow {
    number: i64,
    /// Its file, with the URL if it was stored.
    file: (String, Option<String>),
    /// The archive that contained it.
    sent: Option<(String, String)>,
    shown_on: String,
    learned: String,
    by: String,
    /// The number of changes.
    counts: String,
    undone: Option<String>,
    /// Whether it can be undone.
    newest: bool,
}

/// A pending upload.
struct WaitingRow {
    href: String,
    files: String,
    sent: String,
}

#[derive(Template)]
#[template(path = "registry/import.html")]
struct ImportPage {
    shell: Shell,
    /// The result of the viewer's action that led here.
    notice: Option<Notice>,
    seen: FormField,
    /// The maximum upload size in MiB.
    most: usize,
    waiting: Vec<WaitingRow>,
    states: Vec<StateRow>,
}

fn names(upload: &Upload) -> String {
    upload.files.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
}

/// The operator and the changes of each import, by the time of the import.
fn imports_by_time(events: &[history::Recorded]) -> HashMap<Moment, (String, String)> {
    let counts = |detail: &str| detail.split_once(": ").map(|(_, counts)| counts.to_owned()).unwrap_or_default();
    let by = |event: &history::Recorded| if event.role == "person" { event.by.clone() } else { event.role.clone() };
    events.iter().map(|event| (Moment::from(event.at), (by(event), counts(&event.detail)))).collect()
}

fn state_row(state: &State, uploads: &[Upload], told: &HashMap<Moment, (String, String)>, newest: Option<i64>) -> StateRow {
    let (by, counts) = match (state.came, told.get(&state.learned_at.into())) {
        (Came::Import, Some(told)) => told.clone(),
        (Came::Import, None) => ("not recorded".to_owned(), String::new()),
        (Came::Builtin, _) => ("included with the software".to_owned(), String::new()),
        (Came::Held, _) => ("imported before snapshots were recorded".to_owned(), String::new()),
    };
    let archive = uploads.iter().find(|upload| upload.state == Some(state.number));
    StateRow {
        number: state.number,
        file: (state.file.clone(), state.digest.as_ref().map(|_| addresses::state_file(state.number))),
        sent: archive.and_then(|upload| {
            let (place, name) = upload.files.first()?;
            Some((name.clone(), addresses::sent_file(&upload.id, *place)))
        }),
        shown_on: state.shown_on.to_string(),
        learned: time(state.learned_at),
        by,
        counts,
        undone: state.undone_at.map(time),
        newest: newest == Some(state.number),
    }
}

/// `GET /desk/import`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    /// The maximum number of import events considered.
    const EVENTS: i64 = 1000;
    let (states, uploads, events) = cx.read(|conn| {
        let states = states::queries::all(conn)?;
        let events = history::queries::found(conn, &Wanted { act: Some(Act::Imported), ..Wanted::default() }, EVENTS)?;
        Ok((states, queries::all(conn)?, events))
    })?;
    let events: Vec<_> = events.into_iter().map(|whole| whole.event).collect();
    let told = imports_by_time(&events);
    let newest = states.iter().filter(|state| state.counts() && state.came == Came::Import).map(|state| state.number).max();
    let waiting = uploads.iter().filter(|upload| upload.state.is_none()).map(|upload| WaitingRow {
        href: addresses::upload(&upload.id),
        files: names(upload),
        sent: format!("uploaded by {}, {}", upload.by, time(upload.at)),
    });
    cx.page(&ImportPage {
        shell: Shell::new(cx, "Imports", Nav::Desk),
        notice: plain(cx)?,
        seen: SEEN.shown(cx),
        most: import::UPLOAD_MAX >> 20,
        waiting: waiting.collect(),
        states: states.iter().rev().map(|state| state_row(state, &uploads, &told, newest)).collect(),
    })
}

/// `POST /desk/import`: stores an upload if it is a valid snapshot; imports nothing.
pub fn send(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let files = cx.form.files();
    if files.is_empty() {
        const EMPTY: &str = "Select the registry as an XML file, or a ZIP archive with the same folder structure as IANA’s";
        return cx.again(show, FILES.wrong(EMPTY));
    }
    let seen: Option<Date> = match SEEN.of(&cx.form).trim() {
        "" => None,
        day => match day.parse() {
            Ok(day) => Some(day),
            Err(_) => return cx.again(show, SEEN.wrong("Enter a date, for example 2026-07-28")),
        },
    };
    // The files are parsed and checked before the transaction that stores them.
    let judged = import::read(files, seen)
        .and_then(|incoming| import::preview(&cx.app.store, cx.now, &Actor::Person(who.clone()), &incoming));
    let kept = judged.and_then(|_| cx.write(|conn| import::send(conn, cx.now, who, files, seen)));
    match kept {
        Ok(id) => Ok(Reply::see_other(addresses::upload(&id))),
        Err(Refusal::WrongState { why }) => cx.again(show, FILES.wrong(why)),
        Err(refusal) => cx.again(show, refusal),
    }
}

/// The bytes exactly as received, with their file name as far as a header can represent it.
fn as_received(name: &str, bytes: Vec<u8>) -> Reply {
    let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() || "-_.@".contains(c) { c } else { '_' }).collect();
    Reply::bytes("application/octet-stream", bytes).header("Content-Disposition", format!("attachment; filename=\"{plain}\""))
}

/// `GET /desk/import/file/{id}`: the file of a snapshot as received.
pub fn file(cx: &Cx) -> Result<Reply, Problem> {
    let number = cx.param("id").parse().map_err(|_| Problem::not_found("This file"))?;
    let (name, bytes) = cx.read(|conn| states::snapshots::file(conn, number))?;
    Ok(as_received(&name, bytes))
}

/// `GET /desk/import/sent/{id}`: a file of an upload as sent; the URL ends with its index.
pub fn sent(cx: &Cx) -> Result<Reply, Problem> {
    let missing = || Problem::not_found("This file");
    let (id, place) = cx.param("id").rsplit_once('.').ok_or_else(missing)?;
    let place: usize = place.parse().map_err(|_| missing())?;
    let files = cx.read(|conn| Ok(queries::files(conn, id)?))?;
    let (name, bytes) = files.into_iter().nth(place).ok_or_else(missing)?;
    Ok(as_received(&name, bytes))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/import.rs"]
mod samples;
