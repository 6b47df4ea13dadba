//! The template as it will be published: the preview, and the exports as text and as an email.

use crate::clock::day;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::mail;
use crate::mail::body::RecipientKind;
use crate::mail::templates::Notification;
use crate::mail::templates::email::Email;
use crate::pages::partials::about::subject_title;
use crate::pages::partials::fields::{TemplateFieldText, field_texts};
use crate::pages::partials::rows::subject_words;
use crate::pages::registrant::sections::{comparison_base, load_own_editable, newest_version};
use crate::requests::fixed_fields::with_fixed_fields;
use crate::requests::timers::discussion_ends;
use crate::requests::{Request, RequestSubject};
use askama::Template as View;
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::template::write::{canonical_template, write};
use urn_registry::template::{Field, Template};

/// The email to the review list when the operators open the review, in its current form.
fn review_list_email(cx: &RequestContext, request: &Request, fields: &Template) -> Email {
    let email = Notification::ToList { text: write(fields), until: day(discussion_ends(cx.now)) };
    Email::new(&email, "", Some(&request.email_thread()), cx.mail())
}

/// The fields as they would be submitted. If Revision Information is still the text of the registered version, it is left out, because it
/// does not describe the new version and must be replaced; a correction keeps it.
fn fields_to_submit(request: &Request, registered: Option<&Template>) -> Template {
    let (field, keeps) = (Field::RevisionInformation, matches!(request.subject, RequestSubject::Correction { .. }));
    let fields = canonical_fields(request, &request.draft);
    match registered {
        Some(text) if !keeps && canonical_fields(request, text).text(field) == fields.text(field) => fields.with_field(field, ""),
        _ => fields,
    }
}

fn canonical_fields(request: &Request, text: &Template) -> Template {
    canonical_template(&with_fixed_fields(text, &request.subject))
}

/// Like `canonical_fields`, for a request whose registered text is not loaded yet.
fn load_fields_to_submit(cx: &RequestContext, request: &Request) -> Result<Template, HttpError> {
    let newest = newest_version(cx, request)?;
    Ok(fields_to_submit(request, comparison_base(request, newest.as_ref())))
}

#[derive(View)]
#[template(path = "registrant/preview.html")]
pub(crate) struct TemplatePreviewPage {
    shell: Shell,
    number: String,
    title: Phrase,
    kind: Phrase,
    fields: Vec<TemplateFieldText>,
    text: String,
}

/// `GET /requests/{number}/edit/preview`: the text as it will be published.
pub fn template_preview(cx: &RequestContext) -> Result<Response, HttpError> {
    let request = &load_own_editable(cx)?.request;
    let settled = load_fields_to_submit(cx, request)?;
    let mut shell =
        Shell::new(cx, Phrase::new("answers-preview").arg("title", subject_title(&request.subject)), NavSection::Register);
    shell.private = true;
    cx.render_page(&TemplatePreviewPage {
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
    let request = load_own_editable(cx)?.request;
    let name = format!("attachment; filename=\"{}.txt\"", request.number);
    Ok(Response::text(write(&load_fields_to_submit(cx, &request)?)).header("Content-Disposition", name))
}

/// `GET /requests/{number}/edit/email.eml`: the email to the review list, for the user's mail program.
pub fn review_list_email_file(cx: &RequestContext) -> Result<Response, HttpError> {
    let request = load_own_editable(cx)?.request;
    let email = review_list_email(cx, &request, &load_fields_to_submit(cx, &request)?);
    let (_, subject, body) = email.render(Lang::En, cx.mail(), None, RecipientKind::List);
    let bytes =
        mail::delivery::message_for_mail_program(&cx.signed_in_account()?.email, &cx.mail().review_list, &subject, &body, cx.now)
            .map_err(|error| HttpError::internal(&error))?;
    let name = format!("attachment; filename=\"{}.eml\"", request.number);
    Ok(Response::bytes("message/rfc822", bytes).header("Content-Disposition", name))
}
