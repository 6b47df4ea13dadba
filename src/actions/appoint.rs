//! Appointments of designated experts and leads, and their end (RFC 8126 §5).

use crate::action_context::ActionContext;
use crate::actions::{grants, names};
use crate::history::EventKind;
use crate::history::{Event, log};
use crate::ids::{AccountId, new_id};
use crate::mail::outbox;
use crate::refusal::{Refusal, at};
use crate::registry::Kind;
use crate::requests::record::required_text;
use crate::requests::tasks::refresh::refresh_all;
use crate::reviews::experts::appointment_text;
use crate::reviews::experts::queries;
use crate::store::AnyConnection;
use crate::users::{Account, Actor, Role};
use crate::{clock, requests, users};
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// Updates appointments after a change of roles. An account that becomes an expert or lead is appointed for both registries, from today and
/// without an end. An account that has neither role any more loses its appointments. A role that the account already had does not create a
/// new appointment.
pub(crate) fn update_appointments(
    conn: &mut AnyConnection,
    now: Timestamp,
    account_id: &AccountId,
    before: &[Role],
    roles: &[Role],
) -> Result<(), Refusal> {
    let today = clock::day(now);
    let (expert, lead) = (roles.contains(&Role::Expert), roles.contains(&Role::Lead));
    let gained = |role: Role| roles.contains(&role) && !before.contains(&role);
    for appointment in queries::of_account(conn, account_id)? {
        let has_its_role = lead || (expert && !appointment.leads);
        if !has_its_role && appointment.until.is_none_or(|until| today < until) {
            queries::end(conn, &appointment.id, today.max(appointment.since))?;
        }
    }
    for registry in [Kind::Formal, Kind::Informal] {
        if gained(Role::Lead) {
            queries::insert(conn, &new_id(), account_id, (registry, true), (today, None), None)?;
        } else if gained(Role::Expert) && !lead {
            queries::insert(conn, &new_id(), account_id, (registry, false), (today, None), None)?;
        }
    }
    Ok(())
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAppointment {
    /// The account.
    pub account_id: AccountId,
    pub registry: Kind,
    /// Whether the expert is a lead.
    pub leads: bool,
    /// First day.
    pub since: Date,
    /// The first day after its end.
    pub until: Option<Date>,
    /// Only for the request with this number.
    pub request: Option<String>,
}

fn may_appoint(who: &Account) -> Result<(), Refusal> {
    if who.has_role(Role::Admin) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-admin"))) }
}

/// Appoints an expert and assigns the role.
pub fn appoint(conn: &mut AnyConnection, ctx: ActionContext<'_>, new: &NewAppointment) -> Result<(), Refusal> {
    let (who, now) = (ctx.who, ctx.now);
    may_appoint(who)?;
    let account = users::queries::by_id(conn, &new.account_id)?
        .filter(Account::can_act)
        .ok_or_else(|| Refusal::at_field(at::ACCOUNT, Phrase::new("refusal-choose-person")))?;
    if new.until.is_some_and(|until| until <= new.since) {
        return Err(Refusal::at_field(at::UNTIL, Phrase::new("refusal-end-date")));
    }
    let request_id = match new.request.as_deref().filter(|number| !number.is_empty()) {
        Some(number) => Some(
            match number.parse() {
                Ok(number) => requests::queries::by_number(conn, number)?,
                Err(_) => None,
            }
            .ok_or_else(|| Refusal::at_field(at::REQUEST, Phrase::new("refusal-no-request").arg("of", number)))?
            .id,
        ),
        None => None,
    };
    let role = if new.leads { Role::Lead } else { Role::Expert };
    if !account.has_role(role) {
        names::unique_for_roles(conn, &account, &[role], at::ACCOUNT)?;
        if new.leads && grants::has_second_administrator(conn, who)? {
            let reason = Phrase::new("refusal-no-lead-role");
            return Err(Refusal::at_field(at::ACCOUNT, reason));
        }
        let roles: Vec<Role> = account.roles.iter().copied().chain([role]).collect();
        users::queries::set_roles(conn, &account.id, &roles, (now.into(), Some(&who.id)))?;
        users::queries::delete_sessions_of(conn, &account.id)?;
    }
    queries::insert(conn, &new_id(), &account.id, (new.registry, new.leads), (new.since, new.until), request_id.as_ref())?;
    refresh_all(conn, now)?;
    let appointment = appointment_text(new.leads, new.registry, new.since, new.until, false);
    let text = Phrase::new("record-appointed").arg("name", &account.name).arg("appointment", appointment).to_string();
    let event = log::record(
        conn,
        now,
        &Actor::Person(who.clone()),
        Event::on_account(EventKind::Appointed, &account.id).with_detail(&text),
    )?;
    let what = Phrase::new("email-appointed").arg("text", text);
    outbox::notify_account_owner(conn, (ctx.mail, now), &event, (&account.name, &account.email), what)?;
    let given = grants::announced_roles(&account.roles, &[role]);
    grants::notify_of_grant(conn, (ctx.mail, now), (&ctx.actor(), &event, ""), &account, &given)
}

/// Ends an appointment today. The reason is required, because an open Discuss of this expert no longer blocks a decision.
pub fn end_appointment(conn: &mut AnyConnection, who: &Account, now: Timestamp, id: &str, reason: &str) -> Result<(), Refusal> {
    may_appoint(who)?;
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-end-reason"))?;
    let today = clock::day(now);
    let found = queries::all(conn)?.into_iter().find(|appointment| appointment.id == id);
    let appointment = found.ok_or_else(|| Refusal::not_found(Phrase::new("thing-appointment")))?;
    queries::end(conn, id, today.max(appointment.since))?;
    refresh_all(conn, now)?;
    log::record(
        conn,
        now,
        &Actor::Person(who.clone()),
        Event::on_account(EventKind::AppointmentEnded, &appointment.account_id)
            .with_detail(&format!("{}: {reason}", appointment.name)),
    )?;
    Ok(())
}
