//! Records the begin and the end of a name conflict on all requests that it affects, and notifies the people who work on them.

use crate::action_context::ActionContext;
use crate::history::{Event, EventKind};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::name_conflict::{other_nid_requests, request_numbers_text};
use crate::requests::notify::{email_experts, email_team};
use crate::requests::record::record_event;
use crate::requests::viewer::load_view;
use crate::store::AnyConnection;
use crate::users::Actor;

/// The effect of the end of one request on the others for its NID.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ClaimEnd {
    /// It was closed without registration.
    Closed,
    /// It continues with another NID.
    Renamed,
    /// It was registered.
    Registered,
}

impl ClaimEnd {
    fn name(self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Renamed => "renamed",
            Self::Registered => "registered",
        }
    }
}

/// Called after a request was submitted, renamed or reopened. If other open requests want its NID, records this on all of them, and
/// notifies their registrants and experts.
pub(crate) fn begin_conflicts(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let rivals = load_view(conn, number, None, ctx.now)?.rivals;
    if rivals.is_empty() {
        return Ok(());
    }
    for one in rivals.iter().map(|rival| rival.number).chain([number]) {
        let view = load_view(conn, one, None, ctx.now)?;
        let nid = view.request.subject.nid().unwrap_or_default().to_owned();
        let others = request_numbers_text(view.rivals.iter());
        let waits = view.rivals.iter().any(|rival| rival.is_earlier);
        let event =
            Event::about_request(EventKind::NameConflict, &view.request.id, "nidreg").about_nid(&nid).with_detail(&others);
        let event = record_event(conn, ctx.now, &Actor::Clock, event)?;
        let email = Notification::NameConflict { nid: nid.clone(), others: others.clone(), waits };
        email_team(conn, ctx, &event, &view, &email)?;
        email_experts(conn, ctx, &event, &view, &email)?;
    }
    Ok(())
}

/// Called after a request was closed, renamed or registered. Records this on the other open requests for the NID that it had, and notifies
/// their registrants.
pub(crate) fn end_conflicts(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    before: &Request,
    how: ClaimEnd,
) -> Result<(), Refusal> {
    let rivals: Vec<Request> = other_nid_requests(conn, before)?.into_iter().filter(|one| one.state.is_open()).collect();
    for rival in rivals {
        let nid = rival.subject.nid().unwrap_or_default().to_owned();
        let says = before.number.to_string();
        let event = Event::about_request(EventKind::NameConflictEnded, &rival.id, "nidreg").about_nid(&nid).with_detail(&says);
        let event = record_event(conn, ctx.now, &Actor::Clock, event)?;
        let view = load_view(conn, rival.number, None, ctx.now)?;
        email_team(
            conn,
            ctx,
            &event,
            &view,
            &Notification::NameConflictEnded {
                nid: nid.clone(),
                other: before.number.to_string(),
                ended: how.name().to_owned(),
                waits: view.rivals.iter().any(|rival| rival.is_earlier),
            },
        )?;
    }
    Ok(())
}
