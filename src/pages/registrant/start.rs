//! Starting a request: the start page, a new version or a correction.

use crate::action_context::ActionContext;
use crate::actions::draft;
use crate::http::addresses;
use crate::http::addresses::{CHOOSER_PATH, REGISTER_START_PATH, REVISE_PATH, SIGN_UP_PATH};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::{Fields, FormField};
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RequestNumber;
use crate::pages::partials::fields::{RefLink, references};
use crate::pages::partials::meant::{offer_intended_nid, typed_or_intended_nid};
use crate::pages::partials::nid_answer;
use crate::pages::partials::placed::{SectionAssignment, TEMPLATE_FILE, TEMPLATE_TEXT, read_posted_template, section_assignment};
use crate::pages::partials::rows::{RequestRow, request_row};
use crate::pages::registrant::chooser::{self, ShownQuestion};
use crate::pages::registrant::forms::{
    CHANGED_NAMESPACE, CHECKED_NID, CHOOSER_REQUESTER, PRESSED_BUTTON, REQUEST_KIND, REQUESTED_NID,
};
use crate::refusal::{FieldFault, Refusal, at};
use crate::registry;
use crate::requests::chooser::Recommendation;
use crate::requests::drafts::DraftPurpose;
use crate::requests::lists::subject_summary;
use crate::requests::periods::periods;
use crate::requests::{Procedure, Request, State, drafts, queries, tasks};
use crate::users::Account;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::nid::written;
use urn_registry::template::Template;
use urn_registry::template::read::Reading;

#[derive(View)]
#[template(path = "registrant/start.html")]
struct StartPage {
    shell: Shell,
    /// The length of the discussion.
    discussion: Phrase,
    /// Requests that wait for the standards body that the viewer represents.
    for_body: Vec<RequestRow>,
    mine: Vec<RequestRow>,
    signed_in: bool,
    /// The first question, and what was answered: a namespace ID from the page that checks it.
    asked: ShownQuestion,
}

fn own_request_url(request: &Request) -> String {
    match request.state {
        State::Draft | State::WithRequester(_) | State::Review => addresses::edit_draft_path(request.number),
        _ => addresses::request_path(request.number),
    }
}

/// `GET /register`
pub fn start_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let mine = match cx.viewer() {
        Some(account) => cx.read(|conn| {
            let mut mine = queries::requests_of_person(conn, &account.id)?;
            tasks::queries::load(conn, &mut mine)?;
            Ok(mine)
        })?,
        None => Vec::new(),
    };
    let for_body = match cx.viewer() {
        Some(account) => cx.read(|conn| tasks::mine::requests_for_representative(conn, account, cx.now))?,
        None => Vec::new(),
    };
    cx.render_page(&StartPage {
        shell: Shell::new(cx, Phrase::new("word-register-a-namespace"), NavSection::Register),
        discussion: Phrase::new("start-days").arg("days", periods().discussion),
        for_body: for_body.iter().map(|it| request_row(it, addresses::request_path(it.number), cx.now)).collect(),
        mine: mine
            .iter()
            .map(|it| RequestRow {
                about: subject_summary(&it.subject, &it.draft),
                ..request_row(it, own_request_url(it), cx.now)
            })
            .collect(),
        signed_in: cx.viewer().is_some(),
        asked: chooser::first_question(cx),
    })
}

#[derive(View)]
#[template(path = "registrant/revise.html")]
struct StartChangePage {
    shell: Shell,
    field: FormField,
    change_kind: String,
    change_kind_error: Option<Phrase>,
    signed_in: bool,
    here: String,
    /// The namespace, if it is registered and its text is not available here.
    external_text: Option<ExternalText>,
    placed: Option<SectionAssignment>,
}

/// A namespace with an external text, and the field to paste it into.
struct ExternalText {
    nid: String,
    /// Links to the text.
    references: Vec<RefLink>,
    template_url: Option<String>,
    text: FormField,
}

/// The namespace, if it is registered and its text is not available here.
pub(super) fn namespace_without_text(cx: &RequestContext, typed: &str) -> Result<Option<registry::Namespace>, HttpError> {
    let Ok(nid) = written::parse_nid(typed) else { return Ok(None) };
    let (namespace, newest) =
        cx.read(|conn| Ok((registry::queries::by_nid(conn, &nid)?, registry::queries::versions_of(conn, &nid)?)))?;
    Ok(namespace.filter(|_| newest.first().is_some_and(|version| version.current_text().is_none())))
}

fn start_change_page(cx: &RequestContext, reading: Option<&Reading>) -> Result<Response, HttpError> {
    let typed =
        if cx.is_write() { typed_or_intended_nid(&cx.form, CHANGED_NAMESPACE) } else { REQUESTED_NID.value_in(&cx.query) };
    let external_text = namespace_without_text(cx, typed)?.map(|namespace| ExternalText {
        references: references(&namespace),
        template_url: namespace.template_url().map(str::to_owned),
        text: TEMPLATE_TEXT
            .submitted_form_field(cx)
            .labeled(Phrase::new("start-f-text"))
            .with_rows(12)
            .hint(Phrase::new("start-f-text-hint")),
        nid: namespace.nid.to_string(),
    });
    cx.render_page(&StartChangePage {
        shell: Shell::new(cx, Phrase::new("start-revise-title"), NavSection::Register),
        field: offer_intended_nid(CHANGED_NAMESPACE.form_field_with(typed, cx)),
        change_kind: REQUEST_KIND.value_in(&cx.form).to_owned(),
        change_kind_error: cx.faults().iter().find(|fault| fault.field == at::CHANGE_KIND).map(|fault| fault.message.clone()),
        signed_in: cx.viewer().is_some(),
        here: addresses::encode_query_value(&addresses::with_query(REVISE_PATH, &[(REQUESTED_NID.name, typed)])),
        external_text,
        placed: reading.map(section_assignment),
    })
}

/// `GET /register/revise`: a correction or a new version?
pub fn start_change_form(cx: &RequestContext) -> Result<Response, HttpError> {
    start_change_page(cx, None)
}

fn formal_start(procedure: Procedure, nid: String) -> DraftPurpose {
    match procedure {
        Procedure::FastTrack => DraftPurpose::FastTrack(nid),
        Procedure::Standards => DraftPurpose::Standards(nid),
        Procedure::Community => DraftPurpose::NewFormal(nid),
    }
}

/// The request that can be started on a page of the chooser, given its URL.
pub(crate) fn start_from_url(page: &str) -> Option<DraftPurpose> {
    let fields = Fields::read(page.strip_prefix(CHOOSER_PATH)?.strip_prefix('?')?.as_bytes());
    let nid = REQUESTED_NID.value_in(&fields).trim_ascii();
    match chooser::chooser_result(&fields)? {
        Recommendation::Informal => Some(DraftPurpose::NewInformal),
        Recommendation::Formal(procedure) if !nid.is_empty() => Some(formal_start(procedure, nid.to_owned())),
        Recommendation::Formal(_)
        | Recommendation::Generated
        | Recommendation::Part
        | Recommendation::IetfParams
        | Recommendation::NotUrn => None,
    }
}

/// A visitor without a session requests a new namespace: returns the errors of the form, or the sign-up page. `page` is the URL of the
/// form's page. `None` for any other form, and in a browser in which a user has signed in before.
pub(crate) fn redirect_to_sign_up(cx: &RequestContext, page: &str) -> Result<Option<Response>, HttpError> {
    let is_known = cx.token.is_some() || cx.device.is_some();
    if is_known
        || cx.path() != REGISTER_START_PATH
        || !matches!(chooser::chooser_result(&cx.form), Some(Recommendation::Informal | Recommendation::Formal(_)))
    {
        return Ok(None);
    }
    Ok(Some(match requested_start(cx) {
        Ok(_) if has_unseen_advisories(cx)? => Response::see_other(chooser::result_path(&cx.form)),
        Ok(_) => Response::see_other(addresses::with_query(SIGN_UP_PATH, &[("next", page)])),
        Err(problem) => chooser::result_page_with_faults(cx, problem.into_faults()?)?,
    }))
}

/// Starts the request of a new account and returns its first page. `None` if that is not possible, for example because the namespace ID
/// was registered in the meantime; the page of the form then gives the reason.
pub(crate) fn start_for_new_account(cx: &RequestContext, who: &Account, page: &str) -> Option<String> {
    let start = start_from_url(page)?;
    let ctx = ActionContext { who, now: cx.now, mail: cx.mail() };
    let started = cx.write(|conn| {
        if let Some(nid) = start.requested_nid() {
            drafts::check_requested_nid(conn, nid)?;
        }
        draft::start_draft(conn, ctx, &start, None)
    });
    let request = started.ok()?;
    Some(first_draft_url(request.number, &start))
}

/// The first page of a draft: the procedure if its body must be named.
fn first_draft_url(number: RequestNumber, start: &DraftPurpose) -> String {
    match start {
        DraftPurpose::FastTrack(_) | DraftPurpose::Standards(_) => addresses::edit_procedure_path(number),
        _ => addresses::edit_draft_path(number),
    }
}

/// The request that a form starts, or the faults of its fields.
fn requested_start(cx: &RequestContext) -> Result<DraftPurpose, HttpError> {
    let fault = |field, message: Phrase| HttpError::from(Refusal::at_field(field, message));
    let revised = || match typed_or_intended_nid(&cx.form, CHANGED_NAMESPACE).trim_ascii() {
        "" => Err(fault(CHANGED_NAMESPACE.name, Phrase::new("refusal-revised"))),
        nid => Ok(nid.to_owned()),
    };
    match REQUEST_KIND.value_in(&cx.form) {
        "new_formal" => {
            let nid = typed_or_intended_nid(&cx.form, REQUESTED_NID).trim_ascii().to_owned();
            if nid.is_empty() {
                return Err(fault(REQUESTED_NID.name, Phrase::new("refusal-enter-nid")));
            }
            cx.read(|conn| drafts::check_requested_nid(conn, &nid))?;
            Ok(formal_start(Procedure::from_name(CHOOSER_REQUESTER.value_in(&cx.form)).unwrap_or(Procedure::Community), nid))
        }
        "new_informal" => Ok(DraftPurpose::NewInformal),
        "revision" => Ok(DraftPurpose::Revision(revised()?)),
        "correction" => Ok(DraftPurpose::Correction(revised()?)),
        _ if CHANGED_NAMESPACE.is_submitted(&cx.form) => {
            revised()?;
            Err(fault(at::CHANGE_KIND, Phrase::new("refusal-meaning")))
        }
        _ => Err(fault(REQUEST_KIND.name, Phrase::new("refusal-kind"))),
    }
}

/// Whether there are advisories about the requested namespace ID that the page of the form did not show.
fn has_unseen_advisories(cx: &RequestContext) -> Result<bool, HttpError> {
    let nid = typed_or_intended_nid(&cx.form, REQUESTED_NID).trim_ascii();
    let is_new = REQUEST_KIND.value_equals(&cx.form, "new_formal") && !CHECKED_NID.value_equals(&cx.form, nid);
    Ok(is_new && nid_answer::check(cx, nid)?.has_advisories())
}

/// Starts a draft with `text` in it, and redirects to its first page.
pub(crate) fn start_draft(cx: &RequestContext, start: &DraftPurpose, text: Option<&Template>) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let request = cx.write(|conn| draft::start_draft(conn, ctx, start, text)).map_err(|refusal| match refusal {
        Refusal::Faults(faults) => Refusal::Faults(
            faults
                .into_iter()
                .map(|fault| FieldFault {
                    field: if fault.field == at::NID { CHANGED_NAMESPACE.name } else { fault.field },
                    ..fault
                })
                .collect(),
        ),
        other => other,
    })?;
    Ok(Response::see_other(match text {
        None => first_draft_url(request.number, start),
        Some(_) => addresses::edit_draft_path(request.number),
    }))
}

/// A new version of a namespace whose text is not available here. It starts from the pasted text, after its assignment to fields was shown,
/// or is empty if the user chose that.
fn start_from_pasted(cx: &RequestContext, namespace: &registry::Namespace) -> Result<Response, HttpError> {
    if PRESSED_BUTTON.value_equals(&cx.form, "empty") {
        return start_draft(cx, &DraftPurpose::Revision(namespace.nid.to_string()), None);
    }
    let is_given = cx.form.document().is_some()
        || !TEMPLATE_TEXT.value_in(&cx.form).trim().is_empty()
        || !TEMPLATE_FILE.value_in(&cx.form).is_empty();
    if !is_given {
        let sentence = Phrase::new("refusal-paste-text").arg("nid", namespace.nid.to_string());
        return Err(Refusal::at_field(TEMPLATE_TEXT.name, sentence).into());
    }
    let reading = read_posted_template(cx)?.1.map_err(|fault| HttpError::from(Refusal::Faults(vec![fault])))?;
    if !PRESSED_BUTTON.value_equals(&cx.form, "use") {
        return start_change_page(cx, Some(&reading));
    }
    let pasted = Box::new(reading.template);
    start_draft(cx, &DraftPurpose::RevisionFrom { nid: namespace.nid.to_string(), pasted }, None)
}

/// `POST /register`
pub fn start_request(cx: &RequestContext) -> Result<Response, HttpError> {
    let started = match (
        REQUEST_KIND.value_in(&cx.form),
        namespace_without_text(cx, typed_or_intended_nid(&cx.form, CHANGED_NAMESPACE))?,
    ) {
        ("revision", Some(namespace)) => start_from_pasted(cx, &namespace),
        _ => requested_start(cx).and_then(|start| {
            if has_unseen_advisories(cx)? {
                return Ok(Response::see_other(chooser::result_path(&cx.form)));
            }
            start_draft(cx, &start, None)
        }),
    };
    match started {
        Ok(reply) => Ok(reply),
        Err(problem) => {
            let faults = problem.into_faults()?;
            if CHANGED_NAMESPACE.is_submitted(&cx.form) {
                cx.show_form_again(start_change_form, Refusal::Faults(faults))
            } else {
                chooser::result_page_with_faults(cx, faults)
            }
        }
    }
}
