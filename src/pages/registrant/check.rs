//! The last check before a request is submitted: all answers, the preview, and exports (text, email).

use crate::actions::submit;
use crate::cases::contact_answers::agreement::agreement_of;
use crate::cases::contact_answers::is_private;
use crate::cases::fixed_fields::with_settled_fields;
use crate::cases::timers::discussion_ends;
use crate::cases::{Request, State, Subject, syntax};
use crate::clock::day;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail;
use crate::mail::body::Reader;
use crate::mail::templates::Notification;
use crate::mail::templates::email::Email;
use crate::pages::partials::about::{page_of, title_of};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::{FieldText, TextRun, field_label, field_texts, text_runs};
use crate::pages::partials::rows::{FindingRow, finding_rows, subject_words};
use crate::pages::partials::rules::{Depth, RulesCard, rules_card};
use crate::pages::registrant::forms::SAVE_NUMBER;
use crate::pages::registrant::sections::{compared, newest, sections_of};
use crate::pages::registrant::tasks::load;
use crate::pages::registrant::whole::own;
use askama::Template as View;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::template::checks::SAME_VERSION;
use urn_registry::template::write::{canonical, write};
use urn_registry::template::{Field, Template};

struct Answer {
    label: Phrase,
    key: &'static str,
    /// Empty if there is no text.
    runs: Vec<TextRun>,
    change: Option<String>,
    findings: Vec<FindingRow>,
}

#[derive(View)]
#[template(path = "registrant/check.html")]
struct CheckPage {
    shell: Shell,
    number: String,
    title: Phrase,
    is_draft: bool,
    is_correction: bool,
    answers: Vec<Answer>,
    failing: Vec<FindingRow>,
    worth: Vec<FindingRow>,
    general: usize,
    diff: Vec<DiffCard>,
    email_subject: String,
    email: String,
    list: String,
    next: Phrase,
    /// Whether it becomes public at once, or is private until its claim is confirmed.
    publicity: Phrase,
    save_number: i64,
    rules: Option<RulesCard>,
    /// Whether the correction changes the meaning of the text, so that it can only be requested as a new version.
    needs_version: bool,
}

/// Whether a finding rejects a substantive change of a correction.
fn changes_meaning(finding: &Finding) -> bool {
    finding.id == SAME_VERSION.id && finding.level == Level::Error && finding.clause != SAME_VERSION.clause
}

/// The email to the review list when the operators open the review, in its current form.
fn list_email(cx: &RequestContext, request: &Request, fields: &Template) -> Email {
    let email = Notification::ToList { text: write(fields), until: day(discussion_ends(cx.now)) };
    Email::new(&email, "", Some(&request.thread()), cx.post())
}

/// The fields as they would be submitted. If Revision Information is still the text of the registered version, it is left out, because it
/// does not describe the new version and must be replaced; a correction keeps it.
fn final_fields(request: &Request, registered: Option<&Template>) -> Template {
    let (field, keeps) = (Field::RevisionInformation, matches!(request.subject, Subject::Correction { .. }));
    let fields = settled_fields(request, &request.draft);
    match registered {
        Some(text) if !keeps && settled_fields(request, text).text(field) == fields.text(field) => fields.with(field, ""),
        _ => fields,
    }
}

fn settled_fields(request: &Request, text: &Template) -> Template {
    canonical(&with_settled_fields(text, &request.subject))
}

/// Like `settled_fields`, for a request whose registered text is not loaded yet.
fn loaded_fields(cx: &RequestContext, request: &Request) -> Result<Template, Problem> {
    let newest = newest(cx, request)?;
    Ok(final_fields(request, compared(request, newest.as_ref())))
}

/// `GET /requests/{number}/edit/check`
pub fn check(cx: &RequestContext) -> Result<Reply, Problem> {
    let draft = load(cx)?;
    let request = &draft.view.request;
    let settled = final_fields(request, draft.registered());
    let pages = sections_of(request);
    let answers = Field::ALL.into_iter().filter_map(|field| {
        let change = pages
            .iter()
            .any(|guidance| guidance.field == field)
            .then(|| format!("{}#s-{}", addresses::edit_field(request.number, field), field.key()));
        let text = settled.text(field).to_owned();
        // Errors and advisories are at the top of the page, once.
        let here = |finding: &&Finding| finding.field == Some(field.key()) && finding.level == Level::Note;
        let own: Vec<Finding> = draft.findings.iter().filter(here).cloned().collect();
        (change.is_some() || !text.is_empty()).then(|| Answer {
            label: field_label(field),
            key: field.key(),
            runs: if text.is_empty() { Vec::new() } else { text_runs(field, &text) },
            change,
            findings: finding_rows(&own),
        })
    });
    let of = |wanted: fn(Level) -> bool| {
        finding_rows(&draft.findings.iter().filter(|finding| wanted(finding.level)).cloned().collect::<Vec<_>>())
    };
    let (_, email_subject, email) = list_email(cx, request, &settled).written(Lang::En, cx.post(), None, Reader::List);
    let is_private = is_private(&request.subject, cx.read(|conn| agreement_of(conn, request))?);
    cx.page(&CheckPage {
        shell: Shell::new(cx, page_of(Phrase::new("answers-title"), request), Nav::Register),
        number: request.number.to_string(),
        title: title_of(&request.subject),
        is_draft: request.state == State::Draft,
        is_correction: matches!(request.subject, Subject::Correction { .. }),
        answers: answers.collect(),
        failing: of(|level| level == Level::Error),
        worth: of(|level| level == Level::Warning),
        general: draft.findings.iter().filter(|finding| finding.level == Level::Note).count(),
        diff: draft.registered().map(|current| diff_cards(current, &settled_fields(request, &request.draft))).unwrap_or_default(),
        email_subject,
        email,
        list: cx.post().review_list.clone(),
        save_number: request.draft_save_number,
        rules: cx.read(|conn| syntax::of_draft(conn, request))?.map(|found| rules_card(&found, Depth::Brief)),
        needs_version: draft.findings.iter().any(changes_meaning),
        next: if matches!(request.subject, Subject::Correction { .. }) {
            Phrase::new("answers-next-correction")
        } else {
            Phrase::new("answers-next")
        },
        publicity: Phrase::new(if is_private { "answers-private" } else { "answers-public" }),
    })
}

/// `POST /requests/{number}/edit/check`: submits. Faults are listed; the button is never disabled.
pub fn submit(cx: &RequestContext) -> Result<Reply, Problem> {
    own(cx)?;
    let ctx = cx.action_context()?;
    let save_number = SAVE_NUMBER.of(&cx.form).parse().unwrap_or(-1);
    let submitted = cx.write(|conn| submit::submit(conn, ctx, cx.number()?, save_number));
    cx.answer(submitted, addresses::edit_submitted(cx.number()?), check)
}

#[derive(View)]
#[template(path = "registrant/preview.html")]
pub(crate) struct PreviewPage {
    shell: Shell,
    number: String,
    title: Phrase,
    kind: Phrase,
    fields: Vec<FieldText>,
    text: String,
}

/// `GET /requests/{number}/edit/preview`: the text as it will be published.
pub fn preview(cx: &RequestContext) -> Result<Reply, Problem> {
    let request = &own(cx)?.request;
    let settled = loaded_fields(cx, request)?;
    let mut shell = Shell::new(cx, Phrase::new("answers-preview").with("title", title_of(&request.subject)), Nav::Register);
    shell.private = true;
    cx.page(&PreviewPage {
        shell,
        number: request.number.to_string(),
        title: title_of(&request.subject),
        kind: subject_words(request.subject.kind()),
        fields: field_texts(&settled),
        text: write(&settled),
    })
}

/// `GET /requests/{number}/edit/template.txt`: the canonical text, for download.
pub fn template_txt(cx: &RequestContext) -> Result<Reply, Problem> {
    let request = own(cx)?.request;
    let name = format!("attachment; filename=\"{}.txt\"", request.number);
    Ok(Reply::text(write(&loaded_fields(cx, &request)?)).header("Content-Disposition", name))
}

/// `GET /requests/{number}/edit/email.eml`: the email to the review list, for the user's mail program.
pub fn list_email_file(cx: &RequestContext) -> Result<Reply, Problem> {
    let request = own(cx)?.request;
    let email = list_email(cx, &request, &loaded_fields(cx, &request)?);
    let (_, subject, body) = email.written(Lang::En, cx.post(), None, Reader::List);
    let bytes = mail::delivery::to_send_oneself(&cx.person()?.email, &cx.post().review_list, &subject, &body, cx.now)
        .map_err(|error| Problem::internal(&error))?;
    let name = format!("attachment; filename=\"{}.eml\"", request.number);
    Ok(Reply::bytes("message/rfc822", bytes).header("Content-Disposition", name))
}
