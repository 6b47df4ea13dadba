//! The preview of undoing the latest import, and what depends on it.

use crate::actions::import;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::operator::import_preview::{List, SERIAL, shortened};
use crate::pages::partials::notice::after;
use crate::registry::import::undo::Undoing;
use crate::users::Actor;
use askama::Template;

#[derive(Template)]
#[template(path = "registry/import_undo.html")]
struct UndoPage {
    shell: Shell,
    undoing: Undoing,
    stale: bool,
    lists: Vec<List>,
}

fn page(cx: &Cx, undoing: Undoing, stale: bool) -> Result<Reply, Problem> {
    let lists = shortened([
        ("Depends on this import", &undoing.depends),
        ("Only in this import", &undoing.only_here),
        ("Imported texts (retained with an annotation)", &undoing.texts),
    ]);
    cx.page_with(
        if stale { 409 } else { 200 },
        &UndoPage { shell: Shell::new(cx, "Undo the last import", Nav::Desk).with_errors(stale), lists, undoing, stale },
    )
}

/// `GET /desk/import/undo`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let who = Actor::Person(cx.person()?.clone());
    let undoing = cx.read(|conn| import::preview_undo(conn, &who))?;
    page(cx, undoing, false)
}

/// `POST /desk/import/undo`: undoes it, if the serial matches the preview.
pub fn undo(cx: &Cx) -> Result<Reply, Problem> {
    let who = Actor::Person(cx.person()?.clone());
    // A value that is not a number was never shown as a serial.
    let serial = SERIAL.of(&cx.form).parse().unwrap_or(0);
    let (undoing, done) = cx.write(|conn| import::undo(conn, cx.now, &who, Some(serial)))?;
    match done {
        Some(_) => Ok(Reply::see_other(after(cx, addresses::IMPORTS))),
        None => page(cx, undoing, true),
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/import_undo.rs"]
mod samples;
