//! Determines the recipients of emails about a request.

use crate::action_context::ActionContext;
use crate::history::EventId;
use crate::ids::{AccountId, RequestId};
use crate::mail::templates::Notification;
use crate::mail::{EmailThread, outbox};
use crate::refusal::Refusal;
use crate::registry::Version;
use crate::requests::queries;
use crate::requests::team::members;
use crate::requests::viewer::RequestView;
use crate::reviews::experts;
use crate::reviews::experts::{AssignmentReply, office};
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use crate::{registry, reviews, users};
use jiff::Timestamp;
use urn_registry::nid::Nid;
use urn_registry::template::Field;
use urn_registry::template::correction::mailbox;

/// Sends one email to each of these people; a person listed twice gets one.
pub(crate) fn email_people(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    thread: Option<&EmailThread>,
    people: &[Account],
    email: &Notification,
) -> Result<(), Refusal> {
    for person in people {
        outbox::queue(conn, ctx.mail, ctx.now, event, thread, person, email)?;
    }
    Ok(())
}

/// People who collaborate or collaborated on a request, or have a conflict of interest on it. They do not receive emails addressed to
/// officials.
fn excluded_from_email(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<AccountId>, Refusal> {
    let mut ids = experts::queries::excluded(conn, request_id)?;
    ids.extend(members::former_ids(conn, request_id)?);
    if let Some(request) = queries::by_id(conn, request_id)? {
        ids.extend(members::ids(conn, &request)?);
    }
    Ok(ids)
}

/// The accounts with a role that never collaborated on the request and have no conflict of interest on it.
pub(crate) fn officials_of(conn: &mut AnyConnection, request_id: &RequestId, role: Role) -> Result<Vec<Account>, Refusal> {
    let mut people = users::queries::with_role(conn, role)?;
    let excluded_from_email = excluded_from_email(conn, request_id)?;
    people.retain(|person| !excluded_from_email.contains(&person.id));
    Ok(people)
}

/// The operators who never collaborated on the request and have no conflict of interest on it.
pub(crate) fn operators_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Account>, Refusal> {
    officials_of(conn, request_id, Role::Operator)
}

/// Sends an email to every operator who is not a collaborator on the request.
pub(crate) fn email_operators(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    thread: &EmailThread,
    email: &Notification,
) -> Result<(), Refusal> {
    let operators = operators_of(conn, &thread.request_id)?;
    email_people(conn, ctx, event, Some(thread), &operators, email)
}

/// The experts who were assigned and have not declined, and all who recorded a position; without those with a conflict of interest.
pub(crate) fn experts_of(conn: &mut AnyConnection, view: &RequestView) -> Result<Vec<Account>, Refusal> {
    let excluded = experts::queries::excluded(conn, &view.request.id)?;
    let mut list = Vec::new();
    for asked in experts::queries::assignments_of(conn, &view.request.id)? {
        if matches!(asked.reply, AssignmentReply::Declined(_)) || excluded.contains(&asked.expert_id) {
            continue;
        }
        list.extend(users::queries::by_id(conn, &asked.expert_id)?.filter(Account::can_act));
    }
    for position in reviews::queries::positions_of(conn, &view.request.id)? {
        if excluded.contains(&position.expert_id) || list.iter().any(|known: &Account| known.id == position.expert_id) {
            continue;
        }
        list.extend(users::queries::by_id(conn, &position.expert_id)?.filter(Account::can_act));
    }
    Ok(list)
}

/// Sends an email to every expert who was assigned or recorded a position, except the actor.
pub(crate) fn email_experts(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    email: &Notification,
) -> Result<(), Refusal> {
    let mut asked = experts_of(conn, view)?;
    asked.retain(|expert| expert.id != ctx.who.id);
    email_people(conn, ctx, event, Some(&view.email_thread()), &asked, email)
}

/// The leads of its registry, except the actor and those with a conflict of interest.
pub(crate) fn leads_of(conn: &mut AnyConnection, ctx: ActionContext<'_>, view: &RequestView) -> Result<Vec<Account>, Refusal> {
    let mut leads = all_leads_of(conn, ctx.now, view)?;
    leads.retain(|lead| lead.id != ctx.who.id);
    Ok(leads)
}

/// The leads of its registry, except those with a conflict of interest.
pub(crate) fn all_leads_of(conn: &mut AnyConnection, now: Timestamp, view: &RequestView) -> Result<Vec<Account>, Refusal> {
    let mut leads = office::leads(conn, view.request.subject.registry(), &view.request.id, now)?;
    let excluded_from_email = excluded_from_email(conn, &view.request.id)?;
    leads.retain(|lead| !excluded_from_email.contains(&lead.id));
    Ok(leads)
}

/// Sends an email to the leads of its registry, except the actor.
pub(crate) fn email_leads(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    email: &Notification,
) -> Result<(), Refusal> {
    let leads = leads_of(conn, ctx, view)?;
    email_people(conn, ctx, event, Some(&view.email_thread()), &leads, email)
}

/// The owner and the collaborators of a request.
pub(crate) fn team_of(conn: &mut AnyConnection, view: &RequestView) -> Result<Vec<Account>, Refusal> {
    let mut list = Vec::new();
    for id in &view.team {
        list.extend(users::queries::by_id(conn, id)?.filter(|account| account.disabled_at.is_none()));
    }
    Ok(list)
}

/// Sends an email to the owner and the collaborators of a request.
pub(crate) fn email_team(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    email: &Notification,
) -> Result<(), Refusal> {
    let team = team_of(conn, view)?;
    email_people(conn, ctx, event, Some(&view.email_thread()), &team, email)
}

/// The email addresses in the published text of a namespace.
pub(crate) fn published_contact_emails(conn: &mut AnyConnection, nid: &Nid) -> Result<Vec<String>, Refusal> {
    let newest = registry::queries::latest_version(conn, nid)?;
    let Some(text) = newest.as_ref().and_then(Version::current_text) else { return Ok(Vec::new()) };
    let mut found: Vec<String> = Vec::new();
    for word in text.template.text(Field::Registrant).split(|c: char| c.is_whitespace() || "<>()[],;\"".contains(c)) {
        let word = word.trim_start_matches("mailto:").trim_end_matches(['.', ':']);
        if let Some(Ok(address)) = mailbox(word).map(|word| users::EmailAddress::parse(&word))
            && !found.iter().any(|known| known.to_lowercase() == address.folded())
        {
            found.push(address.as_str().to_owned());
        }
    }
    Ok(found)
}
