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
use crate::pages::partials::points::{PointRow, criterion_rows, judged};
use crate::pages::request::forms;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::criteria;
use crate::requests::decide::available_actions;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::gather::{checks, gather};
use crate::requests::input::Input;
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
    points: Vec<PointRow>,
    quorum: String,
    /// After a granted appeal.
    appeal_answer: Option<FormField>,
}

/// `GET /requests/{number}/report`
pub fn form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    let (list, site) = (cx.mail().review_list.clone(), cx.mail().public_url.clone());
    let (view, drafted, (quorum, is_reopened), kept) = cx.read(|conn| {
        let view = load_view(conn, cx.number()?, Some(account), cx.now)?;
        view.permit(Action::Report)?;
        let mut facts = RequestFacts::of(view, account, cx.now);
        gather(conn, &mut facts, &[Fact::Positions, Fact::Quorum], &Input::default())?;
        let view = &facts.view;
        let revision = view.current().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))?;
        let standing = facts.positions()?;
        let threads = queries::threads_of(conn, &view.request.id)?;
        let findings = checks::findings(conn, cx.now, &view.request, &revision.template)?;
        let registered = match view.request.subject.registered() {
            Some((nid, _)) => registry::queries::latest_version(conn, nid)?,
            None => None,
        };
        let changed: Vec<&str> = registered
            .as_ref()
            .and_then(registry::Version::wording)
            .map(|text| changed_fields(&text.template, &revision.template).into_iter().map(Field::label).collect())
            .unwrap_or_default();
        let drafted = requests::report::draft(&requests::report::ReportInput {
            request: &view.request,
            revision,
            standing,
            threads: &threads,
            findings: &findings,
            changed: &changed,
            list: &list,
            today: clock::day(cx.now),
            lead: &account.name,
            site: &site,
        });
        let is_reopened = facts.quorum()?.reopened.is_some();
        let quorum = available_actions(&facts).refusal_reason(Action::Report).map(ToString::to_string);
        let kept = criteria::draft_judgments(&crate::reviews::queries::draft_of(conn, &view.request.id, &account.id)?);
        Ok((facts.view, drafted, (quorum, is_reopened), kept))
    })?;
    cx.page(&ReportPage {
        shell: Shell::new(cx, Phrase::new("report-title").with("number", view.request.number), NavSection::Review),
        number: view.request.number.to_string(),
        title: view.request.subject.title().to_string(),
        body: view.request.procedure.body().unwrap_or_default().to_owned(),
        revision: view.text(),
        report: forms::REPORT.submitted_form_field_or(cx, &drafted),
        points: criterion_rows(&if cx.is_write() { judged(cx) } else { kept }),
        quorum: quorum.unwrap_or_default(),
        appeal_answer: is_reopened.then(|| forms::APPEAL_ANSWER.shown(cx)),
    })
}

/// `POST /requests/{number}/report`
pub fn send(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let revision = crate::pages::request::forms::displayed_revision(cx)?;
    cx.answer(
        cx.write(|conn| {
            let appeal_answer = forms::APPEAL_ANSWER.of(&cx.form);
            let grounds = DecisionGrounds { appeal_answer, ..DecisionGrounds::from(forms::REPORT.of(&cx.form)) };
            report::report(conn, ctx, cx.number()?, revision, grounds, &judged(cx))
        }),
        addresses::request(cx.param("number")),
        form,
    )
}
