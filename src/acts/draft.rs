//! Drafts: starting one, saving the whole text or one field of it, and where a draft starts from.

use crate::cases::deleted;
use crate::cases::drafts::{Start, begin, bounded, bounded_wish, first_draft, pasted_words, showable, subject_of};
use crate::cases::guards::text::own_editable;
use crate::cases::record::record;
use crate::cases::see::see;
use crate::cases::tell::{team_of, tell};
use crate::cases::{Party, Request, State, Subject, Track, queries};
use crate::history::Act;
use crate::ids::{RequestNumber, sha256};
use crate::mail::letters::Letter;
use crate::refusal::Refusal;
use crate::registry;
use crate::store::AnyConnection;
use crate::template::{Field, Template};
use crate::turn::Turn;
use crate::words::Phrase;

/// Starts a draft; a revision begins with the registered text, when it is held here.
pub fn start(conn: &mut AnyConnection, turn: Turn<'_>, start: &Start, text: Option<&Template>) -> Result<Request, Refusal> {
    let (subject, registered) = subject_of(conn, start)?;
    if let Some(text) = text {
        showable(registered.as_ref().unwrap_or(&Template::default()), text)?;
    }
    let fast = matches!(start, Start::FastTrack(_));
    let draft = text.cloned().or(registered).unwrap_or_else(|| first_draft(fast));
    let track = if fast { Track::FastTrack { body: String::new(), specification: None } } else { Track::Community };
    let started_from = match start {
        Start::RevisionFrom { pasted, .. } | Start::RegistrantChange { pasted: Some(pasted), .. } => pasted_words(pasted),
        _ => String::new(),
    };
    begin(conn, turn, subject, track, draft, (None, &started_from))
}

/// Saves a draft. `revision` is the one the person started from; when another window saved meanwhile, nothing is changed and
/// the refusal says so: the page then shows both texts.
pub fn save_draft(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: RequestNumber,
    revision: i64,
    wish: Option<&str>,
    template: &Template,
) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    if request.draft_revision != revision {
        return Err(Refusal::Stale { why: Phrase::new("refusal-other-window") });
    }
    if let (Subject::NewFormal { wish: old }, Some(new), State::Draft) = (&mut request.subject, wish, request.state) {
        *old = Some(bounded_wish(new)?.to_owned()).filter(|wish| !wish.is_empty());
    }
    showable(&request.draft, template)?;
    request.draft = bounded(template.clone())?;
    request.draft_revision += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_revision)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, "")?;
    Ok(request)
}

/// Saves one field of a draft. `was` is the text the person started from, as [`fingerprint`] gives it: another field saved
/// meanwhile does no harm, the same field does, and then nothing is changed.
pub fn save_field(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: RequestNumber,
    saving: &SavedField<'_>,
) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    if fingerprint(&request, saving.field) != saving.was {
        return Err(Refusal::Stale { why: Phrase::new("refusal-section-window") });
    }
    match (&mut request.subject, saving.field, request.state) {
        (Subject::NewFormal { wish }, Field::NamespaceId, State::Draft) => {
            *wish = Some(bounded_wish(saving.text.trim())?.to_owned()).filter(|wish| !wish.is_empty());
        }
        (_, Field::NamespaceId, _) => {
            return Err(Refusal::WrongState { why: Phrase::new("refusal-name-settled") });
        }
        (_, field, _) => {
            let draft = bounded(request.draft.clone().with(field, saving.text))?;
            showable(&request.draft, &draft)?;
            request.draft = draft;
        }
    }
    request.done.retain(|field| *field != saving.field);
    if saving.done {
        request.done.push(saving.field);
    }
    request.draft_revision += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_revision)?;
    queries::set_done(conn, &request.id, &request.done)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, saving.field.label())?;
    Ok(request)
}

/// One field as it comes from its page.
#[derive(Debug, Clone, Copy)]
pub struct SavedField<'a> {
    /// Which.
    pub field: Field,
    /// The fingerprint of the text the person started from.
    pub was: &'a str,
    /// The new text.
    pub text: &'a str,
    /// Whether the person calls it complete.
    pub done: bool,
}

/// What tells one text of a field from another.
pub fn fingerprint(request: &Request, field: Field) -> String {
    let text = match (&request.subject, field) {
        (Subject::NewFormal { wish }, Field::NamespaceId) => wish.as_deref().unwrap_or_default(),
        _ => request.draft.text(field),
    };
    sha256(text.as_bytes())
}

/// Makes a correction a request for a new version, while it is still with the registrant.
pub fn become_version(conn: &mut AnyConnection, turn: Turn<'_>, number: RequestNumber) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    let Subject::Correction { nid, version } = &request.subject else {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-no-correction") });
    };
    request.subject = Subject::Revision { nid: nid.clone(), base: *version };
    queries::set_manner(conn, &request.id, queries::Manner::Version)?;
    record(conn, turn, Act::BecameVersion, Party::Registrant, &request, "")?;
    Ok(request)
}

/// Takes the newest registered version as the base of a revision, when another revision was registered meanwhile. The draft stays as it
/// is; pages then compare it with the newer text.
pub fn rebase(conn: &mut AnyConnection, turn: Turn<'_>, number: RequestNumber) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut request = own_editable(&seen)?;
    let (Subject::Revision { nid, base } | Subject::RegistrantChange { nid, base, .. } | Subject::StatusChange { nid, base, .. }) =
        &mut request.subject
    else {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-only-revision") });
    };
    let newest = registry::queries::latest_version(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").with("nid", nid.to_string())))?;
    *base = newest.number;
    let detail = format!("Now based on version {}", newest.number);
    queries::set_base(conn, &request.id, i64::from(newest.number))?;
    record(conn, turn, Act::Rebased, Party::Registrant, &request, &detail)?;
    Ok(request)
}

/// What goes with a draft, for the page that asks whether to delete it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goes {
    /// Its request.
    pub request: Request,
    /// The names of those who work on it besides its owner.
    pub team: Vec<String>,
    /// How many others are invited.
    pub invited: i64,
}

/// What deleting a draft would take away.
///
/// # Errors
/// [`Refusal::NotPermitted`] for anybody but its owner, [`Refusal::WrongState`] once a text of it was sent.
pub fn would_delete(conn: &mut AnyConnection, turn: Turn<'_>, number: RequestNumber) -> Result<Goes, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if seen.request.owner_id != turn.who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-deletes")));
    }
    // What was sent is part of the record, whatever became of the request.
    if !seen.snapshots.is_empty() || !matches!(seen.request.state, State::Draft | State::Withdrawn) {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-sent-in") });
    }
    let mut team = team_of(conn, &seen)?;
    team.retain(|person| person.id != turn.who.id);
    let invited = deleted::queries::invited(conn, &seen.request.id)?;
    Ok(Goes { team: team.into_iter().map(|person| person.name).collect(), invited, request: seen.request })
}

/// Deletes a draft that was never sent: its text, its rules and promises, its team, its links and its emails. Whoever worked on it is
/// told; the number stays taken.
///
/// # Errors
/// As [`would_delete`].
pub fn delete(conn: &mut AnyConnection, turn: Turn<'_>, number: RequestNumber) -> Result<(), Refusal> {
    would_delete(conn, turn, number)?;
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let mut team = team_of(conn, &seen)?;
    team.retain(|person| person.id != turn.who.id);
    // The record says that there was a draft, not for which name.
    let nameless = Request { state: State::Draft, ..seen.request.clone() };
    let event = record(conn, turn, Act::DraftDeleted, Party::Registrant, &nameless, "")?;
    deleted::queries::empty(conn, &seen.request.id, number, turn.now.into())?;
    tell(conn, turn, &event, None, &team, |name| Letter::DraftDeleted {
        name,
        by: turn.who.name.clone(),
        draft: number.to_string(),
        link: turn.link("/register"),
    })
}
