//! The yearly email to the contacts of a namespace: is this contact still right? One button answers it, without an account.

use crate::clock;
use crate::history::{Event, EventKind, log};
use crate::ids::new_id;
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, RegisteredNid};
use crate::mail::{MailConfig, outbox};
use crate::refusal::Refusal;
use crate::registry::contact_checks::{ContactCheck, is_due, queries};
use crate::registry::publish::PUBLISHED_COUNTER;
use crate::requests::notify::published_contact_emails;
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use crate::users::Actor;
use crate::users::links::{self, LinkPurpose};
use crate::users::secrets::Token;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// The namespaces whose contacts are asked now.
pub fn namespaces_to_check(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<Nid>, Refusal> {
    let last = queries::last_checks(conn)?;
    let is_due = |nid: &str, published: Timestamp| {
        let (asked, answered) = last.get(nid).copied().unwrap_or_default();
        is_due(clock::day(published), asked.map(clock::day), answered.map(clock::day), clock::day(now))
    };
    let published = queries::newest_publication_times(conn)?.into_iter().filter(|(nid, at)| is_due(nid, *at));
    Ok(published.filter_map(|(nid, _)| Nid::parse(&nid).ok()).collect())
}

/// Asks the contacts of a namespace, unless this was done in the meantime. Returns the number of emails.
pub fn ask_namespace_contacts(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, nid: &Nid) -> Result<usize, Refusal> {
    if !namespaces_to_check(conn, now)?.contains(nid) {
        return Ok(0);
    }
    let contacts = published_contact_emails(conn, nid)?;
    if contacts.is_empty() {
        return Ok(0);
    }
    let event = Event::on_registry(EventKind::ContactAsked)
        .about_nid(nid.as_str())
        .with_detail(&Phrase::new("record-contacts-notified").arg("nid", nid.to_string()).to_string());
    let event = log::record(conn, now, &Actor::Clock, event)?;
    for address in &contacts {
        let id = new_id();
        queries::insert(conn, &id, (nid.as_str(), address), now.into())?;
        let gap = Placeholder::link(&links::make(conn, now, LinkPurpose::ContactCheck, &id)?.id);
        let link = Link::new(mail, &format!("/contacts/{}", gap.mark));
        let email = Notification::ContactAsked { nid: RegisteredNid::new(nid), link };
        outbox::queue_with_links(conn, (mail, now), &event, None, address, &email, vec![gap])?;
    }
    Ok(contacts.len())
}

/// The question that a link was sent for.
///
/// # Errors
/// [`Refusal::NotFound`] if there is none, or the registration names another contact now.
pub fn find_contact_check(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<ContactCheck, Refusal> {
    let missing = || Refusal::not_found(Phrase::new("thing-link"));
    let link = links::find(conn, now, token, &[LinkPurpose::ContactCheck])?.ok_or_else(missing)?;
    let check = queries::by_id(conn, &link.subject)?.ok_or_else(missing)?;
    let nid = Nid::parse(&check.nid).map_err(|_| missing())?;
    // A link ends when the registration names another contact.
    if published_contact_emails(conn, &nid)?.contains(&check.address) { Ok(check) } else { Err(missing()) }
}

/// Records that the contact is still right. A second answer on the same day has no effect.
///
/// # Errors
/// As for [`find_contact_check`].
pub fn confirm_contact(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<(), Refusal> {
    let check = find_contact_check(conn, now, token)?;
    if check.answered_at.is_some_and(|at| clock::day(at) == clock::day(now)) {
        return Ok(());
    }
    queries::record_answer(conn, &check.id, now.into())?;
    increment_counter(conn, PUBLISHED_COUNTER)?;
    let event = Event::on_registry(EventKind::ContactConfirmed)
        .about_nid(&check.nid)
        .with_detail(&Phrase::new("record-contact-confirmed").arg("nid", &check.nid).to_string());
    log::record(conn, now, &Actor::Clock, event)?;
    Ok(())
}
