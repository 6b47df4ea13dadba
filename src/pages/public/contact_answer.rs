//! The page for a contact of a namespace who was asked by email whether they accept a change or object to it. Opening the page changes
//! nothing.

use crate::actions::contact_answers::{self, ContactQuestion};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::subject_title;
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::{TemplateFieldText, field_texts};
use crate::pages::partials::rows::subject_words;
use crate::pages::registrant::sections::{comparison_base, newest_version};
use crate::refusal::{Refusal, at};
use crate::requests::contact_answers::{Agreement, Answer};
use crate::requests::statements::Statement;
use askama::Template;
use urn_registry::i18n::Phrase;

const ANSWER: Field = Field::choice(at::ANSWER);
const REASON: Field = Field::area(at::REASON, "contact-answer-f-reason", 4);

/// The answer of a contact.
pub const CONTACT_ANSWER_FIELDS: &[Field] = &[ANSWER, REASON];

#[derive(Template)]
#[template(path = "public/contact_answer.html")]
struct ContactAnswerPage {
    shell: Shell,
    nid: String,
    lede: Phrase,
    /// What the request depends on.
    about: Phrase,
    /// The submitted text compared with the registered one.
    diff: Vec<DiffCard>,
    /// The submitted text, if there is nothing to compare it with.
    fields: Vec<TemplateFieldText>,
    /// The previous answer, if there is one.
    said: Phrase,
    /// Whether each answer can be given.
    accepts: bool,
    /// The reason for an objection; `None` if the request is closed.
    reason: Option<FormField>,
    /// Who can read the request and the answer.
    visible: Phrase,
}

fn contact_answer_page(cx: &RequestContext, question: ContactQuestion) -> Result<Response, HttpError> {
    let ContactQuestion { view, agreement, answer, by } = question;
    let request = &view.request;
    let open = request.state.is_open();
    let newest = newest_version(cx, request)?;
    let diff = match (view.newest_revision(), comparison_base(request, newest.as_ref())) {
        (Some(current), Some(registered)) => diff_cards(registered, &current.template),
        _ => Vec::new(),
    };
    cx.render_page(&ContactAnswerPage {
        shell: Shell::new(cx, Phrase::new("contact-answer-page"), NavSection::None),
        nid: request.subject.nid().unwrap_or_default().to_owned(),
        lede: Phrase::new("contact-answer-lede")
            .arg("by", by)
            .arg("what", subject_words(request.subject.kind()))
            .arg("number", request.number.to_string())
            .arg("title", subject_title(&request.subject)),
        about: match agreement {
            Agreement::Open { known: false } => Statement::ContactAboutUnknown.phrase(),
            Agreement::Open { known: true } => Statement::ContactAboutRegistrant.phrase(),
            _ => Statement::ContactAbout.phrase(),
        },
        fields: match view.newest_revision() {
            Some(current) if diff.is_empty() => field_texts(&current.template),
            _ => Vec::new(),
        },
        diff,
        said: match answer {
            _ if !open => Phrase::new("contact-answer-ended"),
            None => Phrase::default(),
            Some(Answer::Accept) => Phrase::new("contact-answer-accepted"),
            Some(Answer::Object) => Statement::ContactObjected.phrase(),
        },
        accepts: open && answer != Some(Answer::Accept),
        reason: open.then(|| REASON.submitted_form_field(cx)),
        visible: match (request.private, open) {
            (false, _) => Phrase::new("contact-answer-public-html").arg("number", request.number.to_string()),
            (true, true) => Statement::ContactPrivate.phrase(),
            (true, false) => Phrase::default(),
        },
    })
}

fn submitted_answer(cx: &RequestContext) -> Result<contact_answers::Given<'_>, HttpError> {
    let answer = Answer::from_name(ANSWER.value_in(&cx.form))
        .ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-contact-answer")))?;
    Ok((answer, REASON.value_in(&cx.form)))
}

/// `GET /contact-answers/{token}`
pub fn contact_answer_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    contact_answer_page(cx, cx.read(|conn| contact_answers::find_question(conn, cx.now, &token))?)
}

/// `POST /contact-answers/{token}`
pub fn record_contact_answer(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    // The link is checked first: an unknown one is not found, whatever the form contains.
    cx.read(|conn| contact_answers::find_question(conn, cx.now, &token))?;
    let given = submitted_answer(cx)?;
    let answered = cx.write(|conn| {
        let number = contact_answers::answer_by_link(conn, cx.mail(), cx.now, &token, given)?;
        Ok((number, contact_answers::find_question(conn, cx.now, &token)?.view.request.private))
    });
    response_after_answer(cx, answered, contact_answer_form)
}

/// After an answer: the request, or this page while the request is private.
fn response_after_answer(
    cx: &RequestContext,
    answered: Result<(crate::ids::RequestNumber, bool), Refusal>,
    form: fn(&RequestContext) -> Result<Response, HttpError>,
) -> Result<Response, HttpError> {
    match answered {
        Ok((_, true)) => Ok(Response::see_other(cx.path().to_owned())),
        Ok((number, false)) => Ok(Response::see_other(addresses::request_path(number))),
        Err(refusal) => cx.show_form_again(form, refusal),
    }
}

/// `GET /requests/{number}/contact-answer`: the same page for a contact who is signed in with that address.
pub fn own_contact_answer_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let who = cx.signed_in_account()?;
    contact_answer_page(cx, cx.read(|conn| contact_answers::find_as_contact(conn, cx.now, who, cx.number()?))?)
}

/// `POST /requests/{number}/contact-answer`
pub fn record_own_answer(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    // The permission is checked first, so that others do not see validation errors.
    cx.read(|conn| contact_answers::find_as_contact(conn, cx.now, ctx.who, cx.number()?))?;
    let given = submitted_answer(cx)?;
    let answered = cx.write(|conn| {
        let number = contact_answers::answer_as_contact(conn, ctx, cx.number()?, given)?;
        Ok((number, contact_answers::find_as_contact(conn, cx.now, ctx.who, number)?.view.request.private))
    });
    response_after_answer(cx, answered, own_contact_answer_form)
}
