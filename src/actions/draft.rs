//! Drafts: starting one, saving the whole text or some of its fields, and setting its base.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::{RequestNumber, sha256};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::registry;
use crate::requests::deleted;
use crate::requests::drafts::{
    DraftPurpose, begin_draft, check_account_quota, check_allowed_characters, check_nid_length, check_template_size,
    initial_subject_and_text, initial_template, pasted_text_statement,
};
use crate::requests::fixed_fields::draft_fingerprint;
use crate::requests::guards::text::require_own_editable;
use crate::requests::notify::{email_people, team_of};
use crate::requests::record::record_action;
use crate::requests::sources::{self, Source};
use crate::requests::team::members::invited;
use crate::requests::viewer::load_view;
use crate::requests::{CloseReason, Party, Request, RequestProcedure, RequestSubject, State, queries};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::template::characters::check_disallowed;
use urn_registry::template::registrant::with_contact;
use urn_registry::template::{Field, Template};

/// Starts a draft. A new version starts with the registered text if it is available in this registry.
pub fn start_draft(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    start: &DraftPurpose,
    text: Option<&Template>,
) -> Result<Request, Refusal> {
    let (subject, registered) = initial_subject_and_text(conn, start)?;
    if let Some(text) = text {
        check_allowed_characters(registered.as_ref().unwrap_or(&Template::default()), text)?;
    }
    let draft = text.cloned().or(registered).unwrap_or_else(|| initial_template(matches!(start, DraftPurpose::FastTrack(_))));
    // The body is entered on the page of the procedure; a request without it cannot be submitted.
    let procedure = match start {
        DraftPurpose::FastTrack(_) => RequestProcedure::FastTrack { body: String::new(), specification: None },
        DraftPurpose::Standards(_) => RequestProcedure::Standards { body: String::new() },
        _ => RequestProcedure::Community,
    };
    let started_from = match start {
        DraftPurpose::RevisionFrom { pasted, .. } => pasted_text_statement(pasted),
        _ => String::new(),
    };
    begin_draft(conn, ctx, subject, procedure, draft, &started_from)
}

/// Starts a correction that names another contact in the Registrant section ([`with_contact`]). The registrant checks it before submission.
pub fn start_contact_change(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    nid: &str,
    (contact, email): (&str, &str),
) -> Result<Request, Refusal> {
    check_disallowed(contact.trim(), true).map_err(|reason| Refusal::at_field(at::CONTACT, reason))?;
    let start = DraftPurpose::Correction(nid.to_owned());
    let (_, registered) = initial_subject_and_text(conn, &start)?;
    let text = registered.map(|text| {
        let changed = with_contact(text.text(Field::Registrant), contact, email);
        text.with_field(Field::Registrant, &changed)
    });
    start_draft(conn, ctx, &start, text.as_ref())
}

/// Saves a draft. `save_number` is the one that the client started from. If another window has saved in the meantime, nothing is
/// changed, and the refusal states this; the page then shows both texts.
pub fn save_draft(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    save_number: i64,
    wish: Option<&str>,
    template: &Template,
) -> Result<Request, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let mut request = require_own_editable(&view)?;
    if request.draft_save_number != save_number {
        return Err(Refusal::Stale { reason: Phrase::new("refusal-other-window") });
    }
    if let (RequestSubject::NewFormal { wish: old }, Some(new), State::Draft) = (&mut request.subject, wish, request.state) {
        *old = Some(check_nid_length(new)?.to_owned()).filter(|wish| !wish.is_empty());
    }
    check_allowed_characters(&request.draft, template)?;
    check_account_quota(conn, (&request.owner_id, &request.id), &request.draft, template)?;
    request.draft = check_template_size(template.clone())?;
    request.draft_save_number += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_save_number)?;
    record_action(conn, ctx, EventKind::DraftSaved, Party::Registrant, &request, "")?;
    Ok(request)
}

/// Saves one field of a draft, as [`save_fields`] does.
pub fn save_field(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    saving: &SavedField<'_>,
) -> Result<Request, Refusal> {
    save_fields(conn, ctx, number, None, std::slice::from_ref(saving)).map(|(saved, _)| saved)
}

/// Saves the submitted fields, all or none. `save_number` is the save counter of the draft that the client started from. If it is the
/// current one, nothing was changed in the meantime. Otherwise the fields are compared one by one: changes to different fields do not
/// conflict, and a field that the client did not change keeps its current text. Returns the request, and whether `save_number` was the
/// current one. If nothing was changed, nothing is saved.
///
/// # Errors
/// [`Refusal::Stale`] if a field that the client changed was changed in the meantime; [`Refusal::Faults`] with the faults of all fields.
pub fn save_fields(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    save_number: Option<i64>,
    fields: &[SavedField<'_>],
) -> Result<(Request, bool), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let mut request = require_own_editable(&view)?;
    let before = request.draft.clone();
    let is_current = save_number == Some(request.draft_save_number);
    let mut changed = Vec::new();
    for saving in fields {
        if saving.is_untouched() || saving.text == text_of(&request, saving.field) {
            continue;
        }
        if !is_current && field_fingerprint(&request, saving.field) != saving.was {
            return Err(Refusal::Stale { reason: Phrase::new("refusal-section-window") });
        }
        match (&mut request.subject, saving.field, request.state) {
            (RequestSubject::NewFormal { wish }, Field::NamespaceId, State::Draft) => {
                *wish = Some(check_nid_length(saving.text.trim_ascii())?.to_owned()).filter(|wish| !wish.is_empty());
            }
            (RequestSubject::Revision { .. } | RequestSubject::Correction { .. }, Field::NamespaceId, _) => {
                request.draft.set(Field::NamespaceId, saving.text);
            }
            (_, Field::NamespaceId, _) => {
                return Err(Refusal::at_field(at::NAMESPACE_ID, Phrase::new("refusal-name-settled")));
            }
            (_, field, _) => request.draft.set(field, saving.text),
        }
        changed.push(saving.field.label());
    }
    if changed.is_empty() {
        return Ok((request, is_current));
    }
    check_allowed_characters(&before, &request.draft)?;
    check_account_quota(conn, (&request.owner_id, &request.id), &before, &request.draft)?;
    request.draft = check_template_size(request.draft)?;
    request.draft_save_number += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_save_number)?;
    record_action(conn, ctx, EventKind::DraftSaved, Party::Registrant, &request, &changed.join(", "))?;
    Ok((request, is_current))
}

/// Stores the source of the text of a draft, in the transaction that saved this text. The request shows the source until its text
/// changes.
pub fn store_source(conn: &mut AnyConnection, ctx: ActionContext<'_>, saved: &Request, source: &Source) -> Result<(), Refusal> {
    require_own_editable(&load_view(conn, saved.number, Some(ctx.who), ctx.now)?)?;
    let text = draft_fingerprint(saved);
    Ok(sources::queries::save(conn, (&saved.id, text.as_str()), source, ctx.now.into())?)
}

/// A field as submitted from the page of a draft.
#[derive(Debug, Clone, Copy)]
pub struct SavedField<'a> {
    pub field: Field,
    /// The fingerprint of the text that the client started from.
    pub was: &'a str,
    /// The new text.
    pub text: &'a str,
}

impl SavedField<'_> {
    /// Whether the text of the field is the one that the client started from.
    fn is_untouched(&self) -> bool {
        sha256(self.text.as_bytes()) == self.was
    }
}

/// The current text of a field. That of the namespace ID of a new formal namespace is the requested one.
pub(crate) fn text_of(request: &Request, field: Field) -> &str {
    match (&request.subject, field) {
        (RequestSubject::NewFormal { wish }, Field::NamespaceId) => wish.as_deref().unwrap_or_default(),
        _ => request.draft.text(field),
    }
}

/// An identifier of the current text of a field.
pub fn field_fingerprint(request: &Request, field: Field) -> String {
    sha256(text_of(request, field).as_bytes())
}

/// Changes a correction into a request for a new version, while the registrant can edit it.
pub fn change_to_new_version(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
) -> Result<Request, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let mut request = require_own_editable(&view)?;
    let RequestSubject::Correction { nid, version } = &request.subject else {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-no-correction") });
    };
    request.subject = RequestSubject::Revision { nid: nid.clone(), base: *version };
    queries::set_change_kind(conn, &request.id, queries::RevisionKind::Version)?;
    record_action(conn, ctx, EventKind::BecameVersion, Party::Registrant, &request, "")?;
    Ok(request)
}

/// Changes the base of a request to the newest registered version after another version was registered in the meantime. The draft is
/// unchanged; pages then compare it with the new base.
pub fn rebase(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<Request, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let mut request = require_own_editable(&view)?;
    let (RequestSubject::Revision { nid, base } | RequestSubject::StatusChange { nid, base, .. }) = &mut request.subject else {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-only-revision") });
    };
    let newest = registry::queries::latest_version(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
    *base = newest.number;
    let detail = Phrase::new("record-rebased").arg("number", newest.number).to_string();
    queries::set_base(conn, &request.id, i64::from(newest.number))?;
    record_action(conn, ctx, EventKind::Rebased, Party::Registrant, &request, &detail)?;
    Ok(request)
}

/// What is deleted with a draft, for the confirmation page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftDeletion {
    pub request: Request,
    /// The names of the collaborators.
    pub team: Vec<String>,
    /// The number of pending invitations.
    pub invited: usize,
}

/// Lists what deleting a draft would delete.
///
/// # Errors
/// [`Refusal::NotPermitted`] for anyone but its owner; [`Refusal::WrongState`] if it was ever submitted.
pub fn preview_draft_deletion(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
) -> Result<DraftDeletion, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if view.request.owner_id != ctx.who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-deletes")));
    }
    // Submitted revisions are part of the permanent record, regardless of the outcome of the request.
    if !view.revisions.is_empty() || !matches!(view.request.state, State::Draft | State::Closed(CloseReason::Withdrawn)) {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-sent-in") });
    }
    let mut team = team_of(conn, &view)?;
    team.retain(|person| person.id != ctx.who.id);
    let invited = invited(conn, &view.request.id, ctx.now)?.len();
    Ok(DraftDeletion { team: team.into_iter().map(|person| person.name).collect(), invited, request: view.request })
}

/// Deletes a draft that was never submitted: its text, rules, collaborators, links and emails. Collaborators are notified.
/// The number is not reused.
///
/// # Errors
/// As [`preview_draft_deletion`].
pub fn delete_draft(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    preview_draft_deletion(conn, ctx, number)?;
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let mut team = team_of(conn, &view)?;
    team.retain(|person| person.id != ctx.who.id);
    // The record states that there was a draft, but not its NID.
    let nameless = Request { state: State::Draft, ..view.request.clone() };
    let event = record_action(conn, ctx, EventKind::DraftDeleted, Party::Registrant, &nameless, "")?;
    deleted::queries::clear_draft(conn, &view.request.id, number, ctx.now.into())?;
    email_people(
        conn,
        ctx,
        &event,
        None,
        &team,
        &Notification::DraftDeleted {
            by: ctx.acting(Party::Registrant.name()),
            draft: number.to_string(),
            link: ctx.link("/register"),
        },
    )
}
