//! Yearly confirmation of the commitments of a namespace by an emailed link (RFC 8141 §5.1). Operators invite contacts one by one; a
//! contact who has never confirmed is not asked again.

use crate::action_context::ActionContext;
use crate::cases::guards::office::operator;
use crate::history::{Act, Event, EventId, log};
use crate::ids::{new_id, sha256};
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, RegisteredNid};
use crate::mail::{self, Post, outbox};
use crate::refusal::{Refusal, at};
use crate::registry::commitments::contacts::{Contact, queries as contacts};
use crate::registry::commitments::queries::in_force;
use crate::registry::publish::PUBLISHED;
use crate::store::AnyConnection;
use crate::store::counters::allot;
use crate::users::{self, Account, Actor, Email, Role, links};
use crate::{clock, registry};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::nid::written::read;
use urn_registry::resolution::commitment::{Step, step};

fn ask(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    event: &EventId,
    (id, nid, email): (&str, &str, &str),
    invited: bool,
) -> Result<(), Refusal> {
    let key = links::new_key();
    contacts::ask(conn, id, &key, now.into())?;
    let gap = Placeholder::link(&key);
    let link = Link::new(post, &format!("/promises/{}", gap.mark));
    let nid = RegisteredNid::new(&Nid::parse(nid).map_err(|why| Refusal::at(at::NID, why.to_string()))?);
    let letter = Notification::PromiseAsked { nid, invited, link };
    outbox::queue_with(conn, (post, now), event, None, email, &letter, vec![gap])
}

/// Invites a contact of a namespace to confirm, or asks an existing contact again.
pub fn invite(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str, email: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let registered = |nid: &Nid, conn: &mut AnyConnection| registry::queries::by_nid(conn, nid);
    let missing = || Refusal::at(at::NID, Phrase::new("refusal-registered-nid"));
    let nid = read(nid).map_err(|not| Refusal::at(at::NID, not.sentence()))?;
    registered(&nid, conn)?.ok_or_else(missing)?;
    let email = Email::parse(email)?;
    let known = contacts::all(conn)?.into_iter().find(|known| known.nid == nid.as_str() && known.email == email.folded());
    let id = if let Some(known) = known {
        contacts::silent(conn, &known.id, None)?;
        known.id
    } else {
        let id = new_id();
        contacts::insert(conn, (&id, nid.as_str(), &email.folded()), (&turn.who.id, turn.now.into()))?;
        id
    };
    // The event is public; the address is known only to operators and to its owner.
    let event = Event::general(Act::ContactInvited).about_nid(nid.as_str()).saying(&format!("A contact of urn:{nid}"));
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    ask(conn, (turn.post, turn.now), &event, (&id, nid.as_str(), &email.folded()), true)
}

/// Removes a contact.
pub fn end(conn: &mut AnyConnection, turn: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let contact = contacts::all(conn)?.into_iter().find(|contact| contact.id == id);
    let contact = contact.ok_or_else(|| Refusal::not_found(Phrase::new("thing-contact")))?;
    contacts::end(conn, id, (&turn.who.id, turn.now.into()))?;
    allot(conn, PUBLISHED)?;
    let event = Event::general(Act::ContactEnded).about_nid(&contact.nid).saying(&format!("A contact of urn:{}", contact.nid));
    log::record(conn, turn.now, &turn.actor(), event)?;
    Ok(())
}

/// The contact that a link was sent to.
pub fn find(conn: &mut AnyConnection, token: &str) -> Result<Contact, Refusal> {
    let key = links::key_of(conn, &sha256(token.as_bytes()))?;
    contacts::by_link(conn, &key)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-link")))
}

/// Confirms. A second confirmation on the same day has no effect.
pub fn confirm(conn: &mut AnyConnection, now: Timestamp, token: &str) -> Result<(), Refusal> {
    let contact = find(conn, token)?;
    confirm_as(conn, now, &contact)
}

/// The pending confirmations of the contacts with the account's address.
///
/// # Errors
/// Database errors.
pub fn own(conn: &mut AnyConnection, who: &Account) -> Result<Vec<Contact>, Refusal> {
    let folded = who.email.to_lowercase();
    Ok(contacts::all(conn)?.into_iter().filter(|contact| contact.email.to_lowercase() == folded).collect())
}

/// Confirms as a contact who is signed in.
///
/// # Errors
/// [`Refusal::NotFound`] for a contact with another address.
pub fn confirm_own(conn: &mut AnyConnection, now: Timestamp, who: &Account, id: &str) -> Result<(), Refusal> {
    let contact = own(conn, who)?.into_iter().find(|contact| contact.id == id);
    confirm_as(conn, now, &contact.ok_or_else(|| Refusal::not_found(Phrase::new("thing-question")))?)
}

fn confirm_as(conn: &mut AnyConnection, now: Timestamp, contact: &Contact) -> Result<(), Refusal> {
    if contact.confirmed.is_some_and(|at| clock::day(at) == clock::day(now)) {
        return Ok(());
    }
    contacts::confirm(conn, &new_id(), (&contact.nid, &contact.id), now.into())?;
    contacts::silent(conn, &contact.id, None)?;
    allot(conn, PUBLISHED)?;
    let words = format!("A contact of urn:{}", contact.nid);
    log::record(conn, now, &Actor::Clock, Event::general(Act::PromisesConfirmed).about_nid(&contact.nid).saying(&words))?;
    Ok(())
}

/// The contacts for whom a step is due.
pub fn due(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<(Contact, Step)>, Refusal> {
    let contacts = contacts::all(conn)?;
    if contacts.iter().all(|contact| contact.confirmed.is_none()) {
        return Ok(Vec::new());
    }
    let (given, confirmed) = (in_force(conn)?, contacts::confirmed(conn)?);
    let mut found = Vec::new();
    for contact in contacts {
        let Some(own) = contact.confirmed else { continue };
        let published = given.get(&contact.nid).map(|published| published.at);
        let last = published.max(confirmed.get(&contact.nid).and_then(|confirmed| confirmed.at)).unwrap_or(own);
        let (last, asked) = (clock::day(last), clock::day(contact.asked));
        let next = step(last, asked, contact.silent.is_some(), clock::day(now));
        let next = match next {
            // If the email cannot be delivered, the answer is not awaited.
            Some(Step::Ask) if mail::queries::is_paused(conn, &contact.email)? => {
                contact.silent.is_none().then_some(Step::GiveUp)
            }
            next => next,
        };
        found.extend(next.map(|next| (contact, next)));
    }
    Ok(found)
}

/// Runs the step that is due for a contact, unless it was done in the meantime. Returns whether it was run.
pub fn do_due(conn: &mut AnyConnection, post: &Post, now: Timestamp, id: &str) -> Result<bool, Refusal> {
    let Some((contact, step)) = due(conn, now)?.into_iter().find(|(contact, _)| contact.id == id) else { return Ok(false) };
    let words = format!("A contact of urn:{}", contact.nid);
    let record = |conn: &mut AnyConnection, act| {
        log::record(conn, now, &Actor::Clock, Event::general(act).about_nid(&contact.nid).saying(&words))
    };
    match step {
        Step::Ask => {
            let event = record(conn, Act::ContactAsked)?;
            ask(conn, (post, now), &event, (&contact.id, &contact.nid, &contact.email), false)?;
        }
        Step::GiveUp => {
            contacts::silent(conn, &contact.id, Some(now.into()))?;
            allot(conn, PUBLISHED)?;
            let event = record(conn, Act::ContactSilent)?;
            for person in users::queries::with_role(conn, Role::Operator)? {
                let letter = Notification::PromiseSilent {
                    name: person.name.clone(),
                    nid: contact.nid.clone(),
                    address: contact.email.clone(),
                    link: format!("{}/desk/promises", post.public_url),
                };
                outbox::queue(conn, post, now, &event, None, &person.email, &letter)?;
            }
        }
    }
    Ok(true)
}
