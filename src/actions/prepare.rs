//! Publication by two operators (T12, E1): one prepares what was displayed, another confirms it. In an emergency one operator publishes
//! alone, with a public reason (docs/design/requests.md).

use crate::action_context::ActionContext;
use crate::actions::register::{
    Confirmation, RegistrationResult, check_ready_to_register, preview_registration, publish_correction_as, register, register_as,
};
use crate::history::pending::{Ending, queries};
use crate::history::{EventId, EventKind};
use crate::ids::{AccountId, RequestId, RequestNumber, sha256};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::registry::{Edition, EditionOrigin};
use crate::requests::Party;
use crate::requests::guards::office::require_request_operator;
use crate::requests::notify::{email_people, operators_of};
use crate::requests::prepared::{
    PendingPublication, PreparationStatus, PreparedPublication, PublicationContent, PublicationKind, requires_two_operators,
};
use crate::requests::record::{record_action, required_text};
use crate::requests::viewer::{RequestView, load_view};
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use crate::{clock, history, users};
use std::collections::BTreeMap;
use urn_registry::i18n::Phrase;
use urn_registry::template::registry_notes::without_notes;
use urn_registry::template::write::write;
use urn_registry::template::{Field, Template};

fn content_digest(message: &str, text: &Template) -> String {
    // The date of a note about a correction is that of the publication, which can be later.
    let own_words = without_notes(text.text(Field::RevisionInformation));
    sha256(format!("{message}\n{}", write(&text.clone().with_field(Field::RevisionInformation, &own_words))).as_bytes())
}

fn registration_content(registered: &RegistrationResult, view: &RequestView) -> PublicationContent {
    match registered {
        RegistrationResult::Version(version) => {
            let message = Phrase::new("draft-about-revision")
                .arg("nid", version.nid.to_string())
                .arg("version", version.number)
                .to_string();
            let empty = Template::default();
            let text = version.text.as_ref().map_or(&empty, |text| &text.template);
            PublicationContent { digest: content_digest(&message, text), text: message }
        }
        RegistrationResult::Status(nid) => {
            let message = Phrase::new("record-status-of").arg("nid", nid.to_string()).to_string();
            let empty = Template::default();
            let text = view.newest_revision().map_or(&empty, |current| &current.template);
            // The new status and the replacing namespaces are part of the request.
            PublicationContent { digest: content_digest(&format!("{message} {:?}", view.request.subject), text), text: message }
        }
    }
}

fn correction_content(edition: &Edition, view: &RequestView) -> PublicationContent {
    let nid = view.request.subject.nid().unwrap_or_default();
    let message = Phrase::new("record-corrected-version").arg("nid", nid).arg("version", edition.number).to_string();
    let reason = match &edition.origin {
        EditionOrigin::Corrected { reason, .. } => reason.as_str(),
        EditionOrigin::Imported => "",
    };
    PublicationContent { digest: content_digest(&format!("{message} {reason}"), &edition.text.template), text: message }
}

/// What would be published now, computed by running the action itself. The caller must roll back the transaction.
pub fn content_to_publish(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    correction: Option<&str>,
) -> Result<PublicationContent, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    publish_confirmed(conn, ctx, &view, (confirmation, correction), &PublicationKind::One).map(|(content, _)| content)
}

/// Like `content_to_publish`, before anything is confirmed, for the preview page.
pub fn preview_content(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
) -> Result<(RegistrationResult, PublicationContent), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let registered = preview_registration(conn, ctx, number)?;
    let content = registration_content(&registered, &view);
    Ok((registered, content))
}

/// Checks that what is published is what the operator saw (T12). `shown` is the digest of the preview.
///
/// # Errors
/// A fault at the confirmation.
pub fn check_as_shown(content: &PublicationContent, shown: &str) -> Result<(), Refusal> {
    if content.digest == shown { Ok(()) } else { Err(Refusal::at_field(at::CONFIRM, Phrase::new("refusal-content-changed"))) }
}

/// Registers a request, if what is published is what the operator saw. One operator is enough.
///
/// # Errors
/// As [`register()`] and [`check_as_shown`].
pub fn register_shown(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    shown: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let registered = register(conn, ctx, number, confirmation)?;
    check_as_shown(&registration_content(&registered, &view), shown)
}

/// The operator's confirmation, and the reason if it is a correction.
type ConfirmedPublication<'a> = (&'a Confirmation, Option<&'a str>);

fn publish_confirmed(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    (confirmation, correction): ConfirmedPublication<'_>,
    how: &PublicationKind,
) -> Result<(PublicationContent, Option<EventId>), Refusal> {
    let number = view.request.number;
    let content = match correction {
        None => registration_content(&register_as(conn, ctx, number, confirmation, how)?, view),
        Some(reason) => correction_content(&publish_correction_as(conn, ctx, number, confirmation, reason, how)?, view),
    };
    // The newest event is that of the publication, just recorded in this transaction.
    let newest = history::queries::of_request(conn, &view.request.id)?.pop();
    Ok((content, newest.map(|event| EventId(event.id))))
}

/// The pending preparation of a request, even if it is no longer valid.
fn preparation_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<PendingPublication>, Refusal> {
    Ok(queries::on_request::<PreparedPublication>(conn, request_id)?)
}

/// The pending preparation, and whether it is still valid.
pub fn preparation_and_status(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request_id: &RequestId,
) -> Result<Option<(PendingPublication, PreparationStatus)>, Refusal> {
    let Some(prepared) = preparation_of(conn, request_id)? else { return Ok(None) };
    let events = history::queries::of_request(conn, request_id)?;
    let standing = prepared.status_after(&events, ctx.now);
    Ok(Some((prepared, standing)))
}

/// Like `preparation_and_status`, with the name of the operator who prepared it, for pages.
pub fn preparation_with_operator(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request_id: &RequestId,
) -> Result<Option<(PendingPublication, PreparationStatus, String)>, Refusal> {
    let Some((prepared, standing)) = preparation_and_status(conn, ctx, request_id)? else { return Ok(None) };
    let by = name_of(conn, &prepared.filed_by)?;
    Ok(Some((prepared, standing, by)))
}

/// The requests with a pending preparation, even if no longer valid, each with the account that prepared it.
pub fn requests_with_preparation(conn: &mut AnyConnection) -> Result<BTreeMap<RequestId, AccountId>, Refusal> {
    Ok(queries::open_actions::<PreparedPublication>(conn)?.into_iter().map(|it| (it.action.request_id, it.filed_by)).collect())
}

fn who(conn: &mut AnyConnection, id: &AccountId) -> Result<Option<Account>, Refusal> {
    Ok(users::queries::by_id(conn, id)?)
}

fn name_of(conn: &mut AnyConnection, id: &AccountId) -> Result<String, Refusal> {
    Ok(who(conn, id)?.map_or_else(|| "an operator".to_owned(), |account| account.name))
}

/// Refuses if this installation does not require two operators.
fn check_two_operators_required(so: &str) -> Result<(), Refusal> {
    if requires_two_operators() {
        Ok(())
    } else {
        Err(Refusal::WrongState { reason: Phrase::new("refusal-one-publishes").arg("so", so) })
    }
}

/// Loads the request for one of its operators.
fn operator_view(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<RequestView, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_request_operator(&view)?;
    Ok(view)
}

/// Prepares a publication for another operator to confirm. `content_to_publish` is what would be published now.
pub fn prepare_publication(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    correction: Option<&str>,
    content: &PublicationContent,
) -> Result<(), Refusal> {
    check_two_operators_required(&Phrase::new("refusal-no-preparation").to_string())?;
    // Only what can be published can be prepared. For a correction, this was checked when `content_to_publish` was computed.
    let view = match correction {
        None => check_ready_to_register(conn, ctx, number, confirmation)?.facts.view,
        Some(_) => operator_view(conn, ctx, number)?,
    };
    match preparation_and_status(conn, ctx, &view.request.id)? {
        Some((earlier, PreparationStatus::Holds)) => {
            let by = name_of(conn, &earlier.filed_by)?;
            let reason = Phrase::new("refusal-prepared").arg("by", by);
            return Err(Refusal::WrongState { reason });
        }
        Some((earlier, _)) => queries::close(conn, &earlier.id, (Ending::Void, ""), (&ctx.who.id, ctx.now.into()))?,
        None => {}
    }
    let reason = match correction {
        Some(reason) => required_text(reason, at::REASON, Phrase::new("refusal-alone-correction-reason"))?,
        None => String::new(),
    };
    let publication = PreparedPublication {
        request_id: view.request.id.clone(),
        event_id: String::new(),
        revision: confirmation.revision,
        content: content.clone(),
    };
    let mut prepared = PendingPublication::new(publication, reason, &ctx.who.id, ctx.now);
    let until = clock::day(prepared.confirmation_deadline());
    let detail = format!("{}; until {until}", content.text);
    let event = record_action(conn, ctx, EventKind::PublicationPrepared, Party::Operator, &view.request, &detail)?;
    prepared.action.event_id.clone_from(&event.0);
    queries::insert(conn, &prepared, None)?;
    let mut others = operators_of(conn, &view.request.id)?;
    others.retain(|operator| operator.id != ctx.who.id);
    email_people(
        conn,
        ctx,
        &event,
        Some(&view.email_thread()),
        &others,
        &Notification::PublicationWaits { by: ctx.acting(Party::Operator.name()), what: content.text.clone(), until },
    )
}

/// The pending preparation, or the reason why it cannot be confirmed.
fn confirmable_preparation(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
) -> Result<(PendingPublication, PreparationStatus), Refusal> {
    preparation_and_status(conn, ctx, &view.request.id)?
        .ok_or_else(|| Refusal::WrongState { reason: Phrase::new("refusal-not-prepared") })
}

/// Confirms as second operator and publishes exactly what was prepared.
pub fn confirm_publication(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
) -> Result<(), Refusal> {
    let view = operator_view(conn, ctx, number)?;
    let (prepared, standing) = confirmable_preparation(conn, ctx, &view)?;
    queries::check_two_persons(conn, &prepared, ctx.who, ctx.now)?;
    let again = match standing {
        PreparationStatus::Holds => None,
        PreparationStatus::Over => Some(Phrase::new("refusal-preparation-over")),
        PreparationStatus::Changed(what) => Some(Phrase::new("refusal-preparation-changed").arg("what", what)),
    };
    // The first operator may have lost the role in the meantime.
    let first = who(conn, &prepared.filed_by)?.filter(|account| account.can_act() && account.has_role(Role::Operator));
    let again = again.or_else(|| first.is_none().then(|| Phrase::new("refusal-preparer-left")));
    let (Some(first), None) = (first, &again) else {
        let reason = Phrase::new("refusal-preparation-is-void").arg("why", again);
        return Err(Refusal::WrongState { reason });
    };
    let wish = (confirmation, prepared.correction_reason());
    let (content, _) = publish_confirmed(conn, ctx, &view, wish, &PublicationKind::Confirmed(first.name))?;
    if content != prepared.action.content {
        let reason =
            Phrase::new("refusal-preparation-differs").arg("prepared", prepared.action.content.text).arg("now", content.text);
        return Err(Refusal::Stale { reason });
    }
    Ok(queries::close(conn, &prepared.id, (Ending::Confirmed, ""), (&ctx.who.id, ctx.now.into()))?)
}

/// Withdraws a preparation. Only the operator who made it can do so.
pub fn withdraw_preparation(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let view = operator_view(conn, ctx, number)?;
    let (prepared, _) = confirmable_preparation(conn, ctx, &view)?;
    if !prepared.is_requested_by(&ctx.who.id) {
        let by = name_of(conn, &prepared.filed_by)?;
        return Err(Refusal::not_permitted(Phrase::new("refusal-cancel-preparation").arg("by", by)));
    }
    queries::close(conn, &prepared.id, (Ending::Withdrawn, ""), (&ctx.who.id, ctx.now.into()))?;
    record_action(conn, ctx, EventKind::PreparationWithdrawn, Party::Operator, &view.request, &prepared.action.content.text)?;
    Ok(())
}

/// Publishes without a second operator in an emergency. The reason is public, and every operator and administrator is notified.
pub fn publish_alone(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    correction: Option<&str>,
    reason: &str,
) -> Result<(), Refusal> {
    check_two_operators_required(&Phrase::new("refusal-alone-is-normal").to_string())?;
    let view = operator_view(conn, ctx, number)?;
    let reason = required_text(reason, at::ALONE_REASON, Phrase::new("refusal-alone-reason"))?;
    let waits = preparation_of(conn, &view.request.id)?;
    let (content, event) =
        publish_confirmed(conn, ctx, &view, (confirmation, correction), &PublicationKind::Alone(reason.clone()))?;
    let event = event.ok_or_else(|| Refusal::not_found(Phrase::new("thing-publication-event")))?;
    if let Some(waits) = waits {
        queries::close(conn, &waits.id, (Ending::Void, ""), (&ctx.who.id, ctx.now.into()))?;
    }
    let publication = PreparedPublication {
        request_id: view.request.id.clone(),
        event_id: event.0.clone(),
        revision: confirmation.revision,
        content: content.clone(),
    };
    let said = correction.map_or_else(String::new, |_| reason.clone());
    queries::insert(conn, &PendingPublication::new(publication, said, &ctx.who.id, ctx.now), Some(Ending::Alone))?;
    let mut recipients = users::queries::with_role(conn, Role::Operator)?;
    recipients.extend(users::queries::with_role(conn, Role::Admin)?);
    recipients.sort_by(|a, b| a.id.cmp(&b.id));
    recipients.dedup_by(|a, b| a.id == b.id);
    recipients.retain(|account| account.id != ctx.who.id);
    email_people(
        conn,
        ctx,
        &event,
        Some(&view.email_thread()),
        &recipients,
        &Notification::PublishedAlone {
            by: ctx.acting(Party::Operator.name()),
            what: content.text.clone(),
            reason: reason.clone(),
        },
    )
}
