//! Reconsideration: an appeal against a registration was granted, and the request for it is decided again.
//!
//! The existing registration remains in force, with an annotation on its public page, until the request ends again: the registration is upheld
//! (T12), or the request is declined (T9, T10). The decision is about the registered text, so no new revision can be submitted until then.

use crate::action_context::ActionContext;
use crate::cases::appeals::{self, Outcome};
use crate::cases::notify::{experts_of, known_contacts, notify, team_of};
use crate::cases::overlays::span;
use crate::cases::viewer::{Seen, see};
use crate::cases::{Overlay, Request, State, Subject};
use crate::history::EventId;
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, OperatorText, RegisteredNid};
use crate::refusal::Refusal;
use crate::registry::publish::mark_reconsidered;
use crate::registry::versions::queries::published_by;
use crate::store::AnyConnection;
use crate::users::{self, Account};
use urn_registry::nid::Nid;

/// The namespace that a request registered or changed. `None` if it did neither, and for corrections, because experts do not decide on them.
///
/// # Errors
/// Database errors.
pub(crate) fn nid_of(conn: &mut AnyConnection, request: &Request) -> Result<Option<Nid>, Refusal> {
    match &request.subject {
        Subject::StatusChange { nid, .. } => Ok(Some(nid.clone())),
        _ => Ok(published_by(conn, request.number)?),
    }
}

/// Begins the reconsideration of the registration made by a request, after an appeal was granted. Returns the namespace; `None` if the request
/// never registered anything, or is reconsidered already.
///
/// # Errors
/// Database errors.
pub(crate) fn begin(conn: &mut AnyConnection, turn: ActionContext<'_>, seen: &Seen) -> Result<Option<Nid>, Refusal> {
    let request = &seen.request;
    // A reconsidered request that was declined can be appealed as well.
    let was_registered =
        request.state == State::Registered || seen.overlays.iter().any(|begun| begun.overlay == Overlay::Reconsidered);
    let Some(nid) = nid_of(conn, request)?.filter(|_| was_registered) else { return Ok(None) };
    let why = format!("An appeal against the registration of urn:{nid} was granted");
    if !span::begin(conn, &request.id, Overlay::Reconsidered, &why, turn.now)? {
        return Ok(None);
    }
    mark_reconsidered(conn, turn.now, (&nid, request.number), true)?;
    Ok(Some(nid))
}

/// Ends the reconsideration of a request that has ended in this state, if there is one, and notifies the published contacts, the review
/// list and the appellant. If the registration is upheld, the registrant and the experts are notified too; a decline has its own email.
///
/// # Errors
/// Database errors.
pub(crate) fn end(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    (request, state): (&Request, State),
) -> Result<(), Refusal> {
    if state.is_open() || !span::end(conn, &request.id, Overlay::Reconsidered, state.words(), turn.now)? {
        return Ok(());
    }
    let Some(nid) = nid_of(conn, request)? else { return Ok(()) };
    mark_reconsidered(conn, turn.now, (&nid, request.number), false)?;
    let reason = match state {
        State::Registered => format!("{}: the registration is upheld.", request.number),
        _ => format!("{}: the request is declined. The existing registration remains in force.", request.number),
    };
    let seen = see(conn, request.number, None, turn.now)?;
    let upheld = state == State::Registered;
    let told = parties_of(conn, &seen, upheld)?;
    let told: Vec<Account> = told.into_iter().filter(|person| person.id != turn.who.id).collect();
    notify(conn, turn, event, Some(&seen.thread()), &told, |name| Notification::Reconsidered {
        name,
        number: request.number.to_string(),
        nid: nid.to_string(),
        upheld,
        link: turn.link(&format!("/requests/{}", request.number)),
    })?;
    notice(conn, turn, event, &seen, (&nid, "is no longer under reconsideration", &reason))
}

/// The appellant whose appeal was granted last, and with everyone the registrant, the collaborators and the experts; each once.
fn parties_of(conn: &mut AnyConnection, seen: &Seen, everyone: bool) -> Result<Vec<Account>, Refusal> {
    let mut list = team_of(conn, seen)?;
    list.extend(experts_of(conn, seen)?);
    let appeals = appeals::queries::of_request(conn, &seen.request.id)?;
    let is_granted =
        |appeal: &&appeals::Appeal| appeal.decided.as_ref().is_some_and(|(outcome, ..)| *outcome == Outcome::Granted);
    let appellant = match appeals.iter().rev().find(is_granted) {
        Some(appeal) => users::queries::by_id(conn, &appeal.filed_by)?.filter(Account::is_live),
        None => None,
    };
    let is_among = |person: &Account| list.iter().any(|known| known.id == person.id);
    let other = appellant.filter(|person| !is_among(person));
    if !everyone {
        return Ok(other.into_iter().collect());
    }
    list.extend(other);
    let mut told: Vec<Account> = Vec::new();
    for person in list {
        if !told.iter().any(|known| known.id == person.id) {
            told.push(person);
        }
    }
    Ok(told)
}

/// Notifies the published contacts and the review list that the reconsideration began. The registrant, the experts and the appellant are
/// notified of the decision on the appeal.
///
/// # Errors
/// Database errors.
pub(crate) fn notify_of_begin(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    seen: &Seen,
    (nid, reason): (&Nid, &str),
) -> Result<(), Refusal> {
    notice(conn, turn, event, seen, (nid, "is under reconsideration", reason))
}

fn notice(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    seen: &Seen,
    (nid, what, reason): (&Nid, &str, &str),
) -> Result<(), Refusal> {
    let letter = Notification::StatusMark {
        namespace: RegisteredNid::new(nid),
        what: OperatorText::new(what),
        reason: OperatorText::new(reason),
        because: "An appeal against the registration was granted. If you are responsible for this namespace,",
        link: Link::new(turn.post, &format!("/assignments/urn-{}/{nid}", nid.kind_name())),
    };
    let mut to = known_contacts(conn, nid)?;
    to.push(turn.post.review_list.clone());
    let thread = seen.thread();
    to.iter().try_for_each(|address| outbox::queue(conn, turn.post, turn.now, event, Some(&thread), address, &letter))
}
