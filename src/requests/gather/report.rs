//! The expert review report, generated from the request when it is shown and again when it is sent.

use crate::action_context::ActionContext;
use crate::clock;
use crate::refusal::Refusal;
use crate::registry;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::gather::{checks, gather};
use crate::requests::input::ActionInput;
use crate::requests::questions::queries::questions_with_answers;
use crate::requests::report::{ReportInput, write_report};
use crate::reviews::queries;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;
use urn_registry::template::diff::changed_fields;

/// The report on the newest revision, with the advice of the experts as typed.
///
/// # Errors
/// Not found, if nothing was submitted; an internal error, or a slow computation that must run first.
pub fn report_text(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    facts: &mut RequestFacts,
    advice: &str,
) -> Result<String, Refusal> {
    gather(conn, facts, &[Fact::Positions], &ActionInput::default())?;
    let view = &facts.view;
    let revision = view.newest_revision().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))?;
    let registered = match view.request.subject.registered_base() {
        Some((nid, _)) => registry::queries::latest_version(conn, nid)?,
        None => None,
    };
    let changed: Vec<&str> = registered
        .as_ref()
        .and_then(registry::Version::current_text)
        .map(|text| changed_fields(&text.template, &revision.template).into_iter().map(Field::label).collect())
        .unwrap_or_default();
    let findings = checks::findings(conn, ctx.now, &view.request, &revision.template)?;
    Ok(write_report(&ReportInput {
        request: &view.request,
        revision,
        standing: facts.positions()?,
        threads: &queries::threads_of(conn, &view.request.id)?,
        findings: &findings,
        questions: &questions_with_answers(conn, view)?,
        changed: &changed,
        list: &ctx.mail.review_list,
        today: clock::day(ctx.now),
        lead: &ctx.who.name,
        site: &ctx.mail.public_url,
        advice,
    }))
}
