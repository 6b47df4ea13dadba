//! Reads what the agreement of the contacts to a request depends on.

use crate::history::{self, EventKind};
use crate::refusal::Refusal;
use crate::registry::{self, Version};
use crate::requests::contact_answers::{Agreement, AgreementFacts, Answers, agreement, queries};
use crate::requests::notify::published_contact_emails;
use crate::requests::queries::revisions_of;
use crate::requests::viewer::requester_of_last_version;
use crate::requests::{Request, RequestSubject};
use crate::store::AnyConnection;
use crate::users;
use jiff::Timestamp;
use urn_registry::nid::Nid;
use urn_registry::template::diff::changed_in_substance;
use urn_registry::template::{Field, Template};

/// The agreement of the contacts to a request.
///
/// # Errors
/// If the database fails.
pub fn agreement_of(conn: &mut AnyConnection, request: &Request) -> Result<Agreement, Refusal> {
    let Some((nid, _)) = request.subject.registered_base() else { return Ok(Agreement::NotNeeded) };
    let owner = users::queries::by_id(conn, &request.owner_id)?.map(|owner| owner.email.to_lowercase());
    let contacts = published_contact_emails(conn, nid)?;
    let facts = AgreementFacts {
        registered_it: requester_of_last_version(conn, request)?.is_some_and(|(_, same)| same),
        is_contact: contacts.iter().any(|contact| Some(contact.to_lowercase()) == owner),
        another_registrant: registrant_changed_at(conn, request, nid)?,
    };
    let answered = history::queries::last_action_on_request(conn, &request.id, EventKind::ContactsAnswered)?;
    Ok(agreement(facts, Answers::from_asked(&queries::asked_of(conn, &request.id)?, answered)))
}

/// Whether two texts name different registrants. Contact details are not part of the name.
pub(super) fn names_other_registrant(old: &Template, new: &Template) -> bool {
    changed_in_substance(old, new).contains(&Field::Registrant)
}

/// When a new version, on its present base, first named the registrant of its newest revision, if that is not the registrant of the present
/// version.
fn registrant_changed_at(conn: &mut AnyConnection, request: &Request, nid: &Nid) -> Result<Option<Timestamp>, Refusal> {
    if !matches!(request.subject, RequestSubject::Revision { .. }) {
        return Ok(None);
    }
    let newest = registry::queries::latest_version(conn, nid)?;
    let Some(present) = newest.as_ref().and_then(Version::current_text).map(|text| &text.template) else { return Ok(None) };
    let sent = revisions_of(conn, &request.id)?;
    let Some(current) = sent.first() else {
        return Ok(names_other_registrant(present, &request.draft).then_some(request.created_at));
    };
    let same = sent
        .iter()
        .take_while(|earlier| earlier.base == current.base && !names_other_registrant(&earlier.template, &current.template));
    Ok(same.last().filter(|_| names_other_registrant(present, &current.template)).map(|first| first.sent_at))
}
