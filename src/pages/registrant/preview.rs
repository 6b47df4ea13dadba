//! The template as it will be published: the preview, and the exports as text and as an email.

use crate::clock::day;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::mail;
use crate::mail::body::Reader;
use crate::mail::templates::Notification;
use crate::mail::templates::email::Email;
use crate::pages::partials::about::subject_title;
use crate::pages::partials::fields::{FieldText, field_texts};
use crate::pages::partials::rows::subject_words;
use crate::pages::registrant::sections::{comparison_base, newest, own};
use crate::requests::fixed_fields::with_fixed_fields;
use crate::requests::timers::discussion_ends;
use crate::requests::{Request, Subject};
use askama::Template as View;
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::template::write::{canonical, write};
use urn_registry::template::{Field, Template};

/// The email to the review list when the operators open the review, in its current form.
fn review_list_email(cx: &RequestContext, request: &Request, fields: &Template) -> Email {
    let email = Notification::ToList { text: write(fields), until: day(discussion_ends(cx.now)) };
    Email::new(&email, "", Some(&request.thread()), cx.mail())
}

/// The fields as they would be submitted. If Revision Information is still the text of the registered version, it is left out, because it
/// does not describe the new version and must be replaced; a correction keeps it.
fn fields_to_submit(request: &Request, registered: Option<&Template>) -> Template {
    let (field, keeps) = (Field::RevisionInformation, matches!(request.subject, Subject::Correction { .. }));
    let fields = canonical_fields(request, &request.draft);
    match registered {
        Some(text) if !keeps && canonical_fields(request, text).text(field) == fields.text(field) => fields.with(field, ""),
        _ => fields,
    }
}

fn canonical_fields(request: &Request, text: &Template) -> Template {
    canonical(&with_fixed_fields(text, &request.subject))
}

/// Like `canonical_fields`, for a request whose registered text is not loaded yet.
fn load_fields_to_submit(cx: &RequestContext, request: &Request) -> Result<Template, HttpError> {
    let newest = newest(cx, request)?;
    Ok(fields_to_submit(request, comparison_base(request, newest.as_ref())))
}

#[derive(View)]
#[template(path = "registrant/preview.html")]
pub(crate) struct TemplatePreviewPage {
    shell: Shell,
    number: String,
    title: Phrase,
    kind: Phrase,
    fields: Vec<FieldText>,
    text: String,
}

/// `GET /requests/{number}/edit/preview`: the text as it will be published.
pub fn preview(cx: &RequestContext) -> Result<Response, HttpError> {
    let request = &own(cx)?.request;
    let settled = load_fields_to_submit(cx, request)?;
    let mut shell =
        Shell::new(cx, Phrase::new("answers-preview").with("title", subject_title(&request.subject)), NavSection::Register);
    shell.private = true;
    cx.page(&TemplatePreviewPage {
        shell,
        number: request.number.to_string(),
        title: subject_title(&request.subject),
        kind: subject_words(request.subject.kind()),
        fields: field_texts(&settled),
        text: write(&settled),
    })
}

/// `GET /requests/{number}/edit/template.txt`: the canonical text, for download.
pub fn template_txt(cx: &RequestContext) -> Result<Response, HttpError> {
    let request = own(cx)?.request;
    let name = format!("attachment; filename=\"{}.txt\"", request.number);
    Ok(Response::text(write(&load_fields_to_submit(cx, &request)?)).header("Content-Disposition", name))
}

/// `GET /requests/{number}/edit/email.eml`: the email to the review list, for the user's mail program.
pub fn review_list_email_file(cx: &RequestContext) -> Result<Response, HttpError> {
    let request = own(cx)?.request;
    let email = review_list_email(cx, &request, &load_fields_to_submit(cx, &request)?);
    let (_, subject, body) = email.written(Lang::En, cx.mail(), None, Reader::List);
    let bytes = mail::delivery::message_for_mail_program(&cx.person()?.email, &cx.mail().review_list, &subject, &body, cx.now)
        .map_err(|error| HttpError::internal(&error))?;
    let name = format!("attachment; filename=\"{}.eml\"", request.number);
    Ok(Response::bytes("message/rfc822", bytes).header("Content-Disposition", name))
}
