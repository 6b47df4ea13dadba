//! The choice of the procedure of a draft, and the forms that start a change of contact, registrant or status.

use crate::actions::{draft, procedure};
use crate::http::addresses;
use crate::http::addresses::REGISTER_CHANGE_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::{ActionForm, FormField};
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::procedure::typed_procedure;
use crate::pages::registrant::details::{self, CONTACT, CONTACT_EMAIL};
use crate::pages::registrant::forms::{CHANGED_NAMESPACE, NID, REQUEST_KIND};
use crate::refusal::{Refusal, at};
use crate::registry::Status;
use crate::requests::drafts::DraftPurpose;
use crate::requests::viewer::load_view;
use crate::requests::{Party, Procedure, State};
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field as Part;

const PROCEDURE: Field = Field::choice(at::PROCEDURE);
const STANDARDS_BODY: Field = Field::text(at::BODY, "word-body").hint("draft-procedure-f-body-hint");
const SPECIFICATION: Field = Field::text(at::SPECIFICATION, "word-specification").hint("draft-procedure-f-specification-hint");

/// The procedure.
pub const PROCEDURE_FIELDS: &[Field] = &[PROCEDURE, STANDARDS_BODY, SPECIFICATION];

#[derive(View)]
#[template(path = "registrant/procedure.html")]
struct ProcedurePage {
    shell: Shell,
    number: String,
    kind: &'static str,
    settled: bool,
    body: FormField,
    specification: FormField,
}

/// `GET /requests/{number}/edit/procedure`
pub fn procedure_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(account), cx.now))?;
    if !view.has_role(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant")).into());
    }
    let procedure = &view.request.procedure;
    let field = |field: Field, held: Option<&str>| field.submitted_form_field_or(cx, held.unwrap_or_default());
    let kind = if cx.is_write() {
        Procedure::from_name(PROCEDURE.value_in(&cx.form)).unwrap_or(procedure.kind())
    } else {
        procedure.kind()
    };
    cx.render_page(&ProcedurePage {
        shell: Shell::new(cx, Phrase::new("word-procedure"), NavSection::Register),
        number: view.request.number.to_string(),
        kind: kind.name(),
        settled: view.request.state != State::Draft,
        body: field(STANDARDS_BODY, procedure.body()),
        specification: field(SPECIFICATION, procedure.specification()),
    })
}

/// `POST /requests/{number}/edit/procedure`
pub fn save_procedure(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let procedure = match typed_procedure(&cx.form, PROCEDURE) {
        Ok(procedure) => procedure,
        Err(fault) => return cx.show_form_again(procedure_form, fault),
    };
    cx.respond_to_form(
        cx.write(|conn| procedure::choose_procedure(conn, ctx, cx.number()?, &procedure)),
        addresses::edit_draft_path(cx.param("number")),
        procedure_form,
    )
}

const STATUS_CHANGE_NID: Field = Field::text(at::OF, "word-namespace-id");
const NEW_STATUS: Field = Field::question(at::STATUS, "word-new-status");
const SUCCESSORS: Field = Field::text(at::SUCCESSORS, "start-f-successors").hint("start-f-successors-hint");

/// Another contact, registrant or status.
pub const CHANGE_REGISTRATION_FIELDS: &[Field] =
    &[REQUEST_KIND, CHANGED_NAMESPACE, NID, STATUS_CHANGE_NID, NEW_STATUS, SUCCESSORS, CONTACT, CONTACT_EMAIL];

#[derive(View)]
#[template(path = "registrant/change.html")]
struct RegistrationChangePage {
    shell: Shell,
    signed_in: bool,
    here: String,
    acts: Vec<ActionForm>,
}

/// `GET /register/change`
pub fn change_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let nid = NID.value_in(typed);
    let kind = REQUEST_KIND.value_in(typed).to_owned();
    let mut acts = vec![
        ActionForm::new("start-change-contact", REGISTER_CHANGE_PATH.to_owned(), "start-change-contact-start")
            .intro(Phrase::new("start-change-contact-about"))
            .hidden_field(REQUEST_KIND, "contact_change")
            .field(CHANGED_NAMESPACE.submitted_form_field_or(cx, nid))
            .field(CONTACT.submitted_form_field(cx))
            .field(CONTACT_EMAIL.submitted_form_field(cx)),
        ActionForm::new("word-change-of-registrant", REGISTER_CHANGE_PATH.to_owned(), "start-change-registrant-start")
            .intro(Phrase::new("start-change-registrant-about"))
            .hidden_field(REQUEST_KIND, "registrant_change")
            .field(NID.submitted_form_field_or(cx, nid)),
        ActionForm::new("word-status-change", REGISTER_CHANGE_PATH.to_owned(), "start-change-status-start")
            .intro(Phrase::new("start-change-status-about"))
            .hidden_field(REQUEST_KIND, "status_change")
            .field(STATUS_CHANGE_NID.submitted_form_field_or(cx, nid))
            .preselected_question(
                NEW_STATUS,
                [
                    ("deprecated", Phrase::new("start-f-status-deprecated")),
                    ("obsolete", Phrase::new("start-f-status-obsolete")),
                    ("active", Phrase::new("start-f-status-active")),
                ],
                NEW_STATUS.value_in(typed),
                cx,
            )
            .field(SUCCESSORS.submitted_form_field_or(cx, SUCCESSORS.value_in(typed))),
    ];
    for (i, act) in acts.iter_mut().enumerate() {
        act.open |= (i == 0 && kind.is_empty()) || act.hidden.iter().any(|(_, value)| *value == kind);
    }
    cx.render_page(&RegistrationChangePage {
        shell: Shell::new(cx, Phrase::new("start-change-page"), NavSection::Register),
        signed_in: cx.viewer().is_some(),
        here: addresses::encode_query_value(&addresses::with_query(REGISTER_CHANGE_PATH, &[("nid", nid)])),
        acts,
    })
}

/// `POST /register/change`
pub fn start_change(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let start = match REQUEST_KIND.value_in(&cx.form) {
        "contact_change" => DraftPurpose::Correction(CHANGED_NAMESPACE.value_in(&cx.form).trim().to_owned()),
        "registrant_change" => DraftPurpose::Revision(NID.value_in(&cx.form).trim().to_owned()),
        "status_change" => match Status::from_name(NEW_STATUS.value_in(&cx.form)) {
            Some(to) => DraftPurpose::StatusChange {
                nid: STATUS_CHANGE_NID.value_in(&cx.form).trim().to_owned(),
                to,
                successors: SUCCESSORS.value_in(&cx.form).to_owned(),
            },
            None => return cx.show_form_again(change_form, NEW_STATUS.fault(Phrase::new("refusal-status"))),
        },
        _ => return Err(HttpError::bad_request(Phrase::new("refusal-what-changed"))),
    };
    let faults = details::check_details(&cx.form);
    if !faults.is_empty() {
        return cx.show_form_again(change_form, Refusal::Faults(faults));
    }
    let contact = (CONTACT.value_in(&cx.form), CONTACT_EMAIL.value_in(&cx.form));
    let started = cx.write(|conn| match &start {
        DraftPurpose::Correction(nid) => draft::start_contact_change(conn, ctx, nid, contact),
        _ => draft::start_draft(conn, ctx, &start, None),
    });
    match started {
        // Contacts and the registrant are named in the section on the registrant.
        Ok(request) if matches!(start, DraftPurpose::Correction(_) | DraftPurpose::Revision(_)) => {
            Ok(Response::see_other(addresses::edit_section_path(request.number, Part::Registrant)))
        }
        Ok(request) => Ok(Response::see_other(addresses::edit_draft_path(request.number))),
        Err(Refusal::Faults(mut faults)) => {
            let own = match start {
                DraftPurpose::Correction(_) => CHANGED_NAMESPACE.name,
                DraftPurpose::StatusChange { .. } => STATUS_CHANGE_NID.name,
                _ => NID.name,
            };
            for fault in faults.iter_mut().filter(|fault| [NID.name, at::CHANGE_KIND].contains(&fault.field)) {
                fault.field = own;
            }
            cx.show_form_again(change_form, Refusal::Faults(faults))
        }
        Err(other) => Err(other.into()),
    }
}
