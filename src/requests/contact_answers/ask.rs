//! Asks the contacts of the present version of a namespace whether they accept a change or object to it.

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::EventId;
use crate::ids::new_id;
use crate::mail::delivery_links::Placeholder;
use crate::mail::notices::CHANGE_NOTICE_KIND;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, RegisteredNid};
use crate::mail::{EmailThread, outbox, third_party_limit};
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::contact_answers::agreement::{agreement_of, names_other_registrant};
use crate::requests::contact_answers::{Agreement, queries};
use crate::requests::notify::published_contact_emails;
use crate::requests::periods::periods;
use crate::requests::queries::revisions_of;
use crate::requests::tasks::refresh::refresh;
use crate::requests::timers::days_after;
use crate::requests::viewer::RequestView;
use crate::store::AnyConnection;
use crate::users::links::{self, LinkPurpose};

/// Sends an email to every contact of the present version except the actor.
pub(crate) fn ask_contacts(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    thread: &EmailThread,
    request: &Request,
) -> Result<(), Refusal> {
    let Some((nid, _)) = request.subject.registered_base() else { return Ok(()) };
    let is_stranger = matches!(agreement_of(conn, request)?, Agreement::Open { known: false });
    let own = ctx.who.email.to_lowercase();
    for contact in published_contact_emails(conn, nid)?.into_iter().filter(|contact| contact.to_lowercase() != own) {
        if is_stranger {
            third_party_limit::check(conn, ctx.now, &contact, CHANGE_NOTICE_KIND)?;
        }
        let id = new_id();
        queries::insert(conn, &id, (&request.id, &contact), ctx.now.into())?;
        let link = links::make(conn, ctx.now, LinkPurpose::ContactAnswer, &id)?;
        let gap = Placeholder::link(&link.id);
        let email = Notification::ChangeNotice {
            number: request.number,
            nid: RegisteredNid::new(nid),
            change: request.subject.name(),
            until: clock::day(days_after(ctx.now, periods().notice)),
            link: Link::new(ctx.mail, &format!("/contact-answers/{}", gap.mark)),
        };
        outbox::queue_with_links(conn, (ctx.mail, ctx.now), event, Some(thread), &contact, &email, vec![gap])?;
    }
    Ok(())
}

/// Asks the contacts again if a revision names another registrant than the one before it, or is based on another version, whose contacts
/// were not asked.
pub(crate) fn ask_contacts_again(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
) -> Result<(), Refusal> {
    let request = &view.request;
    let sent = revisions_of(conn, &request.id)?;
    match sent.as_slice() {
        [newest, before, ..] if before.base != newest.base || names_other_registrant(&before.template, &newest.template) => {
            ask_contacts(conn, ctx, event, &view.email_thread(), request)?;
            // The notices are newer than the tasks that were stored with the event.
            Ok(refresh(conn, &request.id, ctx.now)?)
        }
        _ => Ok(()),
    }
}
