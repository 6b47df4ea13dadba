//! The expert review report to a standards body: drafted from the review, completed and submitted by the lead.

use crate::actions::decide::DecisionGrounds;
use crate::actions::report;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RevisionNumber;
use crate::pages::request::forms;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::decide::available_actions;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::gather::{checks, gather};
use crate::requests::input::ActionInput;
use crate::requests::questions::queries::questions_with_answers;
use crate::requests::viewer::load_view;
use crate::reviews::queries;
use crate::{clock, registry, requests};
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;
use urn_registry::template::diff::changed_fields;

#[derive(View)]
#[template(path = "request/report.html")]
struct ReportPage {
    shell: Shell,
    number: String,
    title: String,
    body: String,
    revision: RevisionNumber,
    report: FormField,
    quorum: String,
    /// After a granted appeal.
    appeal_answer: Option<FormField>,
}

/// `GET /requests/{number}/report`
pub fn report_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let (list, site) = (cx.mail().review_list.clone(), cx.mail().public_url.clone());
    let (view, drafted, (quorum, is_reopened)) = cx.read(|conn| {
        let view = load_view(conn, cx.number()?, Some(account), cx.now)?;
        view.permit(Action::Report)?;
        let mut facts = RequestFacts::for_account(view, account, cx.now);
        gather(conn, &mut facts, &[Fact::Positions, Fact::Quorum], &ActionInput::default())?;
        let view = &facts.view;
        let revision = view.newest_revision().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))?;
        let standing = facts.positions()?;
        let threads = queries::threads_of(conn, &view.request.id)?;
        let findings = checks::findings(conn, cx.now, &view.request, &revision.template)?;
        let questions = questions_with_answers(conn, view)?;
        let registered = match view.request.subject.registered_base() {
            Some((nid, _)) => registry::queries::latest_version(conn, nid)?,
            None => None,
        };
        let changed: Vec<&str> = registered
            .as_ref()
            .and_then(registry::Version::current_text)
            .map(|text| changed_fields(&text.template, &revision.template).into_iter().map(Field::label).collect())
            .unwrap_or_default();
        let drafted = requests::report::draft_report(&requests::report::ReportInput {
            request: &view.request,
            revision,
            standing,
            threads: &threads,
            findings: &findings,
            questions: &questions,
            changed: &changed,
            list: &list,
            today: clock::day(cx.now),
            lead: &account.name,
            site: &site,
        });
        let is_reopened = facts.quorum()?.reopened.is_some();
        let quorum = available_actions(&facts).refusal_reason(Action::Report).map(ToString::to_string);
        Ok((facts.view, drafted, (quorum, is_reopened)))
    })?;
    cx.render_page(&ReportPage {
        shell: Shell::new(cx, Phrase::new("report-title").arg("number", view.request.number), NavSection::Review),
        number: view.request.number.to_string(),
        title: view.request.subject.title().to_string(),
        body: view.request.procedure.body().unwrap_or_default().to_owned(),
        revision: view.newest_revision_number(),
        report: forms::REPORT.submitted_form_field_or(cx, &drafted),
        quorum: quorum.unwrap_or_default(),
        appeal_answer: is_reopened.then(|| forms::APPEAL_ANSWER.submitted_form_field(cx)),
    })
}

/// `POST /requests/{number}/report`
pub fn send_report(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let revision = crate::pages::request::forms::displayed_revision(cx)?;
    cx.respond_to_form(
        cx.write(|conn| {
            let appeal_answer = forms::APPEAL_ANSWER.value_in(&cx.form);
            let grounds = DecisionGrounds { appeal_answer, ..DecisionGrounds::from(forms::REPORT.value_in(&cx.form)) };
            report::send_report(conn, ctx, cx.number()?, revision, grounds)
        }),
        addresses::request_path(cx.param("number")),
        report_form,
    )
}
