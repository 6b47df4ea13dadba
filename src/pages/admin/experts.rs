//! The list of appointed experts, and appointing one.

use crate::acts::appoint;
use crate::acts::appoint::NewAppointment;
use crate::http::addresses::ADMIN_EXPERTS;
use crate::http::cx::Cx;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::refusal::{Fault, Refusal};
use crate::registry::Kind;
use crate::reviews::experts;
use crate::{clock, people};
use askama::Template as View;

struct AppointmentRow {
    id: String,
    name: String,
    words: String,
    held: bool,
}

#[derive(View)]
#[template(path = "reviews/appointments.html")]
struct AppointmentsPage {
    shell: Shell,
    faults: Vec<Fault>,
    rows: Vec<AppointmentRow>,
    people: Vec<(String, String, bool)>,
    registry: String,
    lead: String,
    since: FormField,
    until: FormField,
    request: FormField,
}

fn appointments_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let today = clock::day(cx.now);
    let (all, people) = cx.read(|conn| Ok((experts::queries::all(conn)?, people::queries::all(conn)?)))?;
    let rows = all
        .into_iter()
        .map(|seat| AppointmentRow {
            words: format!(
                "{} of the {} registry from {}{}{}",
                if seat.leads { "lead" } else { "expert" },
                seat.registry.name(),
                seat.since,
                seat.until.map(|until| format!(" until {until}")).unwrap_or_default(),
                if seat.request_id.is_some() { ", for one request" } else { "" }
            ),
            held: seat.until.is_none_or(|until| today < until),
            id: seat.id,
            name: seat.name,
        })
        .collect();
    let chosen = cx.form.get("account");
    let since = if cx.is_write() { cx.form.get("since").to_owned() } else { today.to_string() };
    Reply::page_with(
        status,
        &AppointmentsPage {
            shell: Shell::new(cx, "Appointments", Nav::None).with_errors(!faults.is_empty()),
            rows,
            people: people
                .into_iter()
                .filter(people::Account::is_live)
                .map(|person| (person.id.clone(), person.name, person.id == chosen))
                .collect(),
            registry: cx.form.get("registry").to_owned(),
            lead: cx.form.get("lead").to_owned(),
            since: FormField::text("since", "First day", since).faults(&faults),
            until: FormField::text("until", "Ends on (optional)", cx.form.get("until"))
                .hint("The first day without it")
                .faults(&faults),
            request: FormField::text("request", "Only for this request (optional)", cx.form.get("request"))
                .hint("The number, for a temporary expert")
                .faults(&faults),
            faults,
        },
    )
}

/// `GET /admin/experts`
pub fn appointments(cx: &Cx) -> Result<Reply, Problem> {
    appointments_page(cx, 200, Vec::new())
}

/// `POST /admin/experts`
pub fn appoint(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["account", "registry", "lead", "since", "until", "request"], &[])?;
    let turn = cx.turn()?;
    let mut faults = Vec::new();
    let registry = Kind::from_name(cx.form.get("registry"));
    if registry.is_none() {
        faults.push(Fault::new("registry", "Choose the registry"));
    }
    let since = cx.form.day("since").map_err(|fault| faults.push(fault));
    let until = match cx.form.get("until").trim() {
        "" => Ok(None),
        _ => cx.form.day("until").map(Some).map_err(|fault| faults.push(fault)),
    };
    let (Some(registry), Ok(since), Ok(until)) = (registry, since, until) else { return appointments_page(cx, 422, faults) };
    let new = NewAppointment {
        account_id: cx.form.get("account").to_owned(),
        registry,
        leads: cx.form.get("lead") == "yes",
        since,
        until,
        request: Some(cx.form.get("request").trim().to_owned()),
    };
    match cx.write(|conn| appoint::appoint(conn, turn, &new)) {
        Ok(()) => Ok(Reply::see_other(ADMIN_EXPERTS)),
        Err(Refusal::Faults(faults)) => appointments_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /admin/experts/{id}/end`
pub fn end_appointment(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let who = cx.person()?;
    cx.write(|conn| appoint::end(conn, who, cx.now, cx.param("id")))?;
    Ok(Reply::see_other(ADMIN_EXPERTS))
}

#[cfg(test)]
#[path = "samples/experts.rs"]
mod samples;
