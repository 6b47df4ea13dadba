//! The preview of what registering a ready request would publish, and the form that registers it.

use crate::actions::prepare;
use crate::actions::register::RegistrationResult;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RevisionNumber;
use crate::pages::partials::decision::{DecisionCard, decision_cards, newest_decision};
use crate::pages::request::emails::unpublished_emails;
use crate::pages::request::forms;
use crate::refusal::Refusal;
use crate::registry::publish::PUBLISHED_COUNTER;
use crate::requests::prepared::{PendingPublication, PreparationStatus, requires_two_operators};
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Condition, Party, RequestSubject, State, appeals};
use crate::store::counters::counter;
use crate::{clock, history, mail, registry};
use askama::Template as View;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use urn_registry::i18n::Phrase;
use urn_registry::template::diff;

/// A public file that registering changes.
#[derive(Clone)]
struct ChangedFile {
    name: &'static str,
    lines: Vec<(bool, String)>,
}

/// The result that registering would publish, computed by the action itself in a transaction that is rolled back.
#[derive(Clone)]
struct RegistrationPreview {
    address: String,
    subject: String,
    text: String,
    outputs: Vec<ChangedFile>,
    /// Recipient and subject of each email.
    emails: Vec<(String, String)>,
    /// The registrant before and after, if another organization is named.
    registrants: Option<(String, String)>,
    button: String,
    /// The text that the operator types to confirm.
    confirm: String,
    /// The digest of what is published, which the button sends back.
    digest: String,
}

/// Registers in a transaction that is rolled back, and compares every public file before and after.
fn compute_preview(cx: &RequestContext, view: &RequestView) -> Result<Result<RegistrationPreview, Refusal>, HttpError> {
    let number = view.request.number;
    let ctx = cx.action_context()?;
    let before = cx.app.store.read(|conn| registry::files::files_for_preview(conn, &cx.mail().public_url))?;
    let rehearsed = cx.app.store.rehearse(|conn| {
        let (registered, content) = prepare::preview_content(conn, ctx, number)?;
        let emails = mail::queries::written_at(conn, cx.now.into())?;
        let after = registry::files::files_for_preview(conn, &cx.mail().public_url)?;
        let nid = match &registered {
            RegistrationResult::Version(version) => version.nid.clone(),
            RegistrationResult::Status(nid) => nid.clone(),
        };
        let namespace = registry::queries::by_nid(conn, &nid)?
            .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
        Ok::<_, Refusal>((after, (registered, content.digest), namespace, emails))
    });
    let (after, (registered, digest), namespace, emails) = match rehearsed {
        Ok(rehearsed) => rehearsed,
        Err(refusal @ (Refusal::Store(_) | Refusal::Outside(_))) => return Err(refusal.into()),
        Err(refusal) => return Ok(Err(refusal)),
    };
    let outputs = before
        .iter()
        .zip(&after)
        .filter(|((_, old), (_, new))| old != new)
        .map(|((name, old), (_, new))| ChangedFile { name, lines: diff::changed_lines(old, new) })
        .collect();
    let nid = &namespace.nid;
    let before = cx.read(|conn| Ok(registry::queries::by_nid(conn, nid)?))?;
    let registrants =
        before.and_then(|before| before.registrant.zip(namespace.registrant.clone())).filter(|(old, new)| old != new);
    Ok(Ok(match registered {
        RegistrationResult::Version(version) => RegistrationPreview {
            address: addresses::version_path(namespace.kind, nid, version.number),
            subject: match view.request.subject {
                RequestSubject::NewInformal { .. } => Phrase::new("publish-new-informal"),
                _ => Phrase::new("draft-about-revision"),
            }
            .arg("nid", nid.to_string())
            .arg("version", version.number)
            .to_string(),
            text: version.text.map(|text| text.canonical).unwrap_or_default(),
            outputs,
            emails,
            registrants,
            button: Phrase::new("publish-do-register").arg("nid", nid.to_string()).to_string(),
            confirm: nid.to_string(),
            digest,
        },
        RegistrationResult::Status(_) => RegistrationPreview {
            address: addresses::namespace_path(namespace.kind, nid),
            subject: Phrase::new("publish-status").arg("status", namespace.status.name()).arg("nid", nid.to_string()).to_string(),
            text: view.newest_revision().map(|current| current.canonical.clone()).unwrap_or_default(),
            outputs,
            emails,
            registrants: None,
            button: Phrase::new("publish-do-status").arg("nid", nid.to_string()).to_string(),
            confirm: nid.to_string(),
            digest,
        },
    }))
}

/// The latest previews, each with the state of the registry and the request from which it was computed.
static PREVIEW_CACHE: Mutex<VecDeque<(String, RegistrationPreview)>> = Mutex::new(VecDeque::new());

/// The preview of a request. Cached until something is published or the request changes, so that readers do not block the writer.
/// Refusals are not cached.
fn cached_preview(cx: &RequestContext, view: &RequestView) -> Result<Result<RegistrationPreview, Refusal>, HttpError> {
    /// The maximum number of cached previews: a text and the changed lines, some tens of KiB each.
    const CACHED_PREVIEWS_MAX: usize = 16;
    let (serial, event) = cx.read(|conn| Ok((counter(conn, PUBLISHED_COUNTER)?, history::queries::newest_id(conn)?)))?;
    let revision = view.newest_revision_number();
    let key = format!("{} {} {revision} {serial} {event:?} {}", cx.mail().public_url, view.request.number, clock::day(cx.now));
    let kept = || PREVIEW_CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, preview)) = kept().iter().find(|(known, _)| *known == key) {
        return Ok(Ok(preview.clone()));
    }
    let made = compute_preview(cx, view)?;
    if let Ok(preview) = &made {
        let mut list = kept();
        list.truncate(CACHED_PREVIEWS_MAX - 1);
        list.push_front((key, preview.clone()));
    }
    Ok(made)
}

#[derive(View)]
#[template(path = "request/preview.html")]
struct RegistrationPreviewPage {
    shell: Shell,
    number: String,
    title: String,
    href: String,
    revision: RevisionNumber,
    preview: Option<RegistrationPreview>,
    not_ready: Option<String>,
    confirm: FormField,
    step: Step,
    /// The reason why the publication cannot wait, if two operators are required.
    alone: FormField,
    /// Emails about the request that are not published yet.
    unpublished: Vec<Phrase>,
    /// The grounds of the open appeal.
    appeal: Option<String>,
    /// The digest of the approved revision.
    fingerprint: String,
    /// The latest decision, with the positions at that time.
    decision: Option<DecisionCard>,
}

/// The effect of the button.
enum Step {
    /// Publishes: one operator is enough.
    Publish,
    /// Prepares the publication for another operator. If an earlier preparation is invalid, contains the reason.
    Prepare(Option<String>),
    /// Confirms a publication that another operator prepared: the name of that operator, and the last day.
    Confirm(String, String),
    /// The viewer prepared it; another operator can confirm it until this day.
    Wait(String),
}

/// The possible next step of a prepared publication, which depends on who prepared it and until when it is valid.
fn preparation_step(cx: &RequestContext, waiting: Option<(PendingPublication, PreparationStatus, String)>) -> Step {
    let own = |prepared: &PendingPublication| cx.viewer().is_some_and(|viewer| prepared.is_requested_by(&viewer.id));
    let until = |prepared: &PendingPublication| prepared.confirmation_deadline().strftime("%Y-%m-%d").to_string();
    match waiting {
        _ if !requires_two_operators() => Step::Publish,
        None => Step::Prepare(None),
        Some((prepared, PreparationStatus::Holds, _)) if own(&prepared) => Step::Wait(until(&prepared)),
        Some((prepared, PreparationStatus::Holds, by)) => Step::Confirm(by, until(&prepared)),
        Some((_, PreparationStatus::Over, by)) => Step::Prepare(Some(Phrase::new("publish-void-over").arg("by", by).to_string())),
        Some((_, PreparationStatus::Changed(what), by)) => {
            Step::Prepare(Some(Phrase::new("publish-void-changed").arg("by", by).arg("what", what).to_string()))
        }
    }
}

/// The field in which an operator types the namespace ID to be published.
pub(super) fn confirm_nid_field(cx: &RequestContext, nid: Option<&str>) -> FormField {
    let field = forms::CONFIRMATION_NID.submitted_form_field(cx);
    match nid {
        Some(nid) => field.labeled(Phrase::new("refusal-type-to-confirm").arg("wanted", nid)),
        None => field,
    }
}

/// `GET /requests/{number}/preview`
pub fn registration_preview(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(account), cx.now))?;
    let request = &view.request;
    if !view.has_role(Party::Operator) {
        return Err(Refusal::not_permitted(Phrase::new("publish-only-assigned")).into());
    }
    if request.state != State::Ready {
        let reason = Phrase::new("publish-not-ready").arg("state", request.state_phrase());
        return Err(Refusal::WrongState { reason }.into());
    }
    let ctx = cx.action_context()?;
    let waiting = cx.read(|conn| prepare::preparation_with_operator(conn, ctx, &request.id))?;
    let (decision, appeal) = cx.read(|conn| {
        let events = history::queries::of_request(conn, &request.id)?;
        let appeal = appeals::newest_appeal(conn, &request.id)?.filter(|_| view.has_condition(Condition::UnderAppeal));
        Ok((newest_decision(decision_cards(conn, &view, &events)?), appeal))
    })?;
    let (preview, not_ready) = match cached_preview(cx, &view)? {
        Ok(preview) => (Some(preview), None),
        Err(refusal) => (None, Some(refusal.to_string())),
    };
    cx.render_page(&RegistrationPreviewPage {
        shell: Shell::new(cx, Phrase::new("publish-register-request").arg("number", request.number), NavSection::Operator),
        number: request.number.to_string(),
        title: request.subject.title().to_string(),
        href: addresses::request_path(request.number),
        revision: view.newest_revision_number(),
        confirm: confirm_nid_field(cx, preview.as_ref().map(|preview| preview.confirm.as_str())),
        preview,
        not_ready: not_ready.map(|reason| reason.trim_end_matches('.').to_owned()),
        unpublished: cx.read(|conn| unpublished_emails(conn, request))?,
        appeal: appeal.map(|appeal| appeal.grounds),
        fingerprint: view.newest_revision().map(|current| current.fingerprint.clone()).unwrap_or_default(),
        decision,
        step: preparation_step(cx, waiting),
        alone: forms::ALONE.submitted_form_field(cx),
    })
}
