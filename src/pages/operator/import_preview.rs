//! The preview of an import, before it is confirmed.

use crate::actions::import;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::notice::after;
use crate::pages::partials::rows::time;
use crate::refusal::Refusal;
use crate::registry::import::{Changed, Confirmed, Incoming, Plan, Report, Upload};
use crate::users::Actor;
use askama::Template;

/// The serial of the preview, which the confirmation repeats.
pub(super) const SERIAL: Field = Field::choice("serial");

/// The second confirmation, for names that are not allowed for a new registration.
const FORBIDDEN: Field = Field::choice("forbidden");

/// Undoing an import.
pub const CONFIRM: &[Field] = &[SERIAL];

/// Importing.
pub const IMPORT: &[Field] = &[SERIAL, FORBIDDEN];

/// The maximum number of rows of each list on the page; the command line shows all.
const SHOWN: usize = 200;

/// A list of differences.
pub(super) struct List {
    pub(super) title: &'static str,
    pub(super) rows: Vec<String>,
    /// The number of rows that are not shown.
    pub(super) more: usize,
}

#[derive(Template)]
#[template(path = "registry/import_preview.html")]
struct PreviewPage {
    shell: Shell,
    upload: Upload,
    files: Vec<(String, String)>,
    sent: String,
    plan: Plan,
    report: Report,
    /// The confirmed serial is outdated.
    stale: bool,
    /// The second confirmation is missing.
    unconfirmed: bool,
    after: String,
    lists: Vec<List>,
    fields: Vec<Changed>,
    more_fields: usize,
}

impl PreviewPage {
    fn is_nothing(&self) -> bool {
        self.report.is_empty()
    }
}

/// The lists that are not empty, each with its first rows.
pub(super) fn shortened<const N: usize>(lists: [(&'static str, &[String]); N]) -> Vec<List> {
    let some = lists.into_iter().filter(|(_, rows)| !rows.is_empty());
    let list = |(title, rows): (_, &[String])| List {
        title,
        rows: rows.iter().take(SHOWN).cloned().collect(),
        more: rows.len().saturating_sub(SHOWN),
    };
    some.map(list).collect()
}

/// The preview. After an insufficient confirmation, it contains the confirmed serial.
fn page(cx: &Cx, upload: Upload, incoming: &Incoming, tried: Option<u64>) -> Result<Reply, Problem> {
    let who = Actor::Person(cx.person()?.clone());
    let (mut plan, report) = import::preview(&cx.app.store, cx.now, &who, incoming)?;
    let stale = tried.is_some_and(|serial| serial != plan.serial);
    let unconfirmed = tried.is_some() && !stale;
    let fields = std::mem::take(&mut plan.fields);
    let lists = shortened([
        ("New", &report.added),
        ("Listed again", &report.listed_again),
        ("No longer listed", &report.unlisted),
        ("Changed", &report.changed),
        ("Unreadable", &report.unreadable),
        ("New versions", &report.versions),
        ("New corrected versions", &report.editions),
        ("Remarks", &report.remarks),
    ]);
    cx.page_with(
        match (stale, unconfirmed) {
            (true, _) => 409,
            (false, true) => 422,
            (false, false) => 200,
        },
        &PreviewPage {
            shell: Shell::new(cx, "Import preview", Nav::Desk).with_errors(stale || unconfirmed),
            files: upload.files.iter().map(|(place, name)| (name.clone(), addresses::sent_file(&upload.id, *place))).collect(),
            sent: format!("by {}, {}", upload.by, time(upload.at)),
            upload,
            after: match &plan.after {
                Some((number, day)) => format!("snapshot {number}, published on {day}"),
                None => "none: there is no earlier snapshot".to_owned(),
            },
            plan,
            report,
            stale,
            unconfirmed,
            lists,
            more_fields: fields.len().saturating_sub(SHOWN),
            fields: fields.into_iter().take(SHOWN).collect(),
        },
    )
}

/// The upload with its parsed contents, read outside of any write transaction.
fn read(cx: &Cx) -> Result<(Upload, Incoming), Problem> {
    let who = cx.person()?;
    let (upload, files) = cx.read(|conn| import::waiting(conn, who, cx.param("id")))?;
    let incoming = import::read(&files, upload.seen)?;
    Ok((upload, incoming))
}

/// `GET /desk/import/{id}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let (upload, incoming) = read(cx)?;
    page(cx, upload, &incoming, None)
}

/// `POST /desk/import/{id}`: imports it, if the serial matches the changes that would be made now, and forbidden names were confirmed.
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let (upload, incoming) = read(cx)?;
    // A value that is not a number was never shown as a serial.
    let serial = SERIAL.of(&cx.form).parse().unwrap_or(0);
    let confirmed = Confirmed { serial: Some(serial), forbidden: FORBIDDEN.of(&cx.form) == "yes" };
    match cx.write(|conn| import::confirm(conn, cx.now, who, (cx.param("id"), &incoming), confirmed))? {
        Some(_) => Ok(Reply::see_other(after(cx, addresses::IMPORTS))),
        None => page(cx, upload, &incoming, Some(serial)),
    }
}

/// `POST /desk/import/{id}/drop`: deletes the upload.
pub fn drop_upload(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    cx.write(|conn| -> Result<(), Refusal> { import::drop_upload(conn, who, cx.param("id")) })?;
    Ok(Reply::see_other(addresses::IMPORTS))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/import_preview.rs"]
mod samples;
