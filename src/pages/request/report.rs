//! The expert review report to a standards body: generated from the review, with the advice that the lead writes.

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
use crate::requests::action::Action;
use crate::requests::decide::available_actions;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::gather::gather;
use crate::requests::gather::report::report_text;
use crate::requests::input::ActionInput;
use crate::requests::viewer::load_view;
use askama::Template as View;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "request/report.html")]
struct ReportPage {
    shell: Shell,
    number: String,
    title: String,
    body: String,
    revision: RevisionNumber,
    /// The report, with a place for the advice.
    drafted: String,
    report: FormField,
    quorum: String,
    /// After a granted appeal.
    appeal_answer: Option<FormField>,
}

/// `GET /requests/{number}/report`
pub fn report_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let ctx = cx.action_context()?;
    let (view, drafted, (quorum, is_reopened)) = cx.read(|conn| {
        let view = load_view(conn, cx.number()?, Some(account), cx.now)?;
        view.permit(Action::Report)?;
        let mut facts = RequestFacts::for_account(view, account, cx.now);
        gather(conn, &mut facts, &[Fact::Quorum], &ActionInput::default())?;
        let drafted = report_text(conn, ctx, &mut facts, &Phrase::new("report-advice-here").to_string())?;
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
        drafted,
        report: forms::REPORT.submitted_form_field(cx),
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
