//! Asks the published contacts of a namespace to confirm that the requester is authorized to act for it, or that they agree to a change
//! proposed by someone else.

use crate::action_context::ActionContext;
use crate::cases::claims::{holds_up, queries};
use crate::cases::notify::known_contacts;
use crate::cases::viewer::claim_of;
use crate::cases::{Relation, Request};
use crate::history::EventId;
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, RegisteredNid};
use crate::mail::{Thread, outbox};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::links;

/// Sends an email to every published contact except the actor. Returns whether there was anyone to ask.
pub(crate) fn ask_contacts(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    thread: &Thread,
    request: &Request,
) -> Result<bool, Refusal> {
    let Some((nid, _)) = request.subject.registered() else { return Ok(false) };
    if !holds_up(&request.subject) || !claim_of(conn, request)?.is_open() {
        return Ok(false);
    }
    for contact in known_contacts(conn, nid)? {
        let key = links::new_key();
        let gap = Placeholder::link(&key);
        queries::insert(conn, &key, (&request.id, &contact), turn.now.into())?;
        let letter = Notification::AuthorityAsked {
            number: request.number,
            nid: RegisteredNid::new(nid),
            change: request.subject.name(),
            outsider: request.relation == Some(Relation::Outsider),
            link: Link::new(turn.post, &format!("/claims/{}", gap.mark)),
        };
        outbox::queue_with(conn, (turn.post, turn.now), event, Some(thread), &contact, &letter, vec![gap])?;
    }
    Ok(true)
}
