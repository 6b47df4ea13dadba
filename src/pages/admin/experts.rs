//! The list of appointed experts, and appointments.

use crate::actions::appoint;
use crate::actions::appoint::NewAppointment;
use crate::http::addresses::ADMIN_EXPERTS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::AccountId;
use crate::pages::partials::list::perform_action;
use crate::pages::partials::notice::{ActionNotice, action_notice_with_undo};
use crate::refusal::{Refusal, at};
use crate::registry::Kind;
use crate::reviews::experts;
use crate::reviews::experts::appointment_text;
use crate::{clock, users};
use askama::Template as View;
use urn_registry::i18n::Phrase;

const ACCOUNT: Field = Field::choice(at::ACCOUNT);
const REGISTRY_KIND: Field = Field::choice("registry");
const IS_LEAD: Field = Field::choice("lead");
const APPOINTMENT_START: Field = Field::text(at::SINCE, "word-first-day");
const APPOINTMENT_END: Field = Field::text(at::UNTIL, "word-end-date-optional").hint("admin-f-until-hint");
const APPOINTMENT_REQUEST: Field = Field::text(at::REQUEST, "word-only-for-this-request-optional").hint("admin-f-request-hint");

/// An appointment.
pub const APPOINT_FIELDS: &[Field] = &[ACCOUNT, REGISTRY_KIND, IS_LEAD, APPOINTMENT_START, APPOINTMENT_END, APPOINTMENT_REQUEST];

const REASON: Field = Field::text(at::REASON, "word-reason");

/// The end of an appointment.
pub const END_APPOINTMENT_FIELDS: &[Field] = &[REASON];

struct AppointmentRow {
    id: String,
    name: String,
    text: String,
    in_force: bool,
}

#[derive(View)]
#[template(path = "admin/appointments.html")]
struct AppointmentsPage {
    shell: Shell,
    /// The result of the viewer's action that led here.
    notice: Option<ActionNotice>,
    rows: Vec<AppointmentRow>,
    people: Vec<(AccountId, String, bool)>,
    registry: String,
    lead: String,
    since: FormField,
    until: FormField,
    request: FormField,
}

/// `GET /admin/experts`
pub fn appointments(cx: &RequestContext) -> Result<Response, HttpError> {
    let today = clock::day(cx.now);
    let (all, people) = cx.read(|conn| Ok((experts::queries::all(conn)?, users::queries::all(conn)?)))?;
    let rows = all
        .into_iter()
        .map(|seat| AppointmentRow {
            text: appointment_text(seat.leads, seat.registry, seat.since, seat.until, seat.request_id.is_some()).to_string(),
            in_force: seat.until.is_none_or(|until| today < until),
            id: seat.id,
            name: seat.name,
        })
        .collect();
    let chosen = AccountId::typed(ACCOUNT.value_in(&cx.form));
    cx.render_page(&AppointmentsPage {
        shell: Shell::new(cx, Phrase::new("word-expert-appointments"), NavSection::None),
        notice: action_notice_with_undo(cx)?,
        rows,
        people: people
            .into_iter()
            .filter(users::Account::can_act)
            .map(|person| (person.id.clone(), person.name, person.id == chosen))
            .collect(),
        registry: REGISTRY_KIND.value_in(&cx.form).to_owned(),
        lead: IS_LEAD.value_in(&cx.form).to_owned(),
        since: APPOINTMENT_START.submitted_form_field_or(cx, &today.to_string()),
        until: APPOINTMENT_END.submitted_form_field(cx),
        request: APPOINTMENT_REQUEST.submitted_form_field(cx),
    })
}

/// `POST /admin/experts`
pub fn appoint(cx: &RequestContext) -> Result<Response, HttpError> {
    let mut faults = Vec::new();
    let registry = Kind::from_name(REGISTRY_KIND.value_in(&cx.form));
    if registry.is_none() {
        faults.push(REGISTRY_KIND.fault(Phrase::new("word-select-the-registry")));
    }
    let since = APPOINTMENT_START.date_value(&cx.form).map_err(|fault| faults.push(fault));
    let until = match APPOINTMENT_END.value_in(&cx.form).trim() {
        "" => Ok(None),
        _ => APPOINTMENT_END.date_value(&cx.form).map(Some).map_err(|fault| faults.push(fault)),
    };
    let (Some(registry), Ok(since), Ok(until)) = (registry, since, until) else {
        return cx.show_form_again(appointments, Refusal::Faults(faults));
    };
    let new = NewAppointment {
        account_id: AccountId::typed(ACCOUNT.value_in(&cx.form)),
        registry,
        leads: IS_LEAD.value_equals(&cx.form, "yes"),
        since,
        until,
        request: Some(APPOINTMENT_REQUEST.value_in(&cx.form).trim().to_owned()),
    };
    perform_action(cx, ADMIN_EXPERTS_PATH, appointments, |conn, ctx| appoint::appoint(conn, ctx, &new))
}

/// `POST /admin/experts/{id}/end`
pub fn end_appointment(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, ADMIN_EXPERTS_PATH, appointments, |conn, ctx| {
        appoint::end_appointment(conn, ctx.who, ctx.now, cx.param("id"), REASON.value_in(&cx.form))
    })
}
