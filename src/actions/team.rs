//! Collaboration on a request: inviting, joining and leaving.

use crate::action_context::ActionContext;
use crate::clock;
use crate::history;
use crate::history::Event;
use crate::history::EventKind;
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::Link;
use crate::mail::{self, outbox};
use crate::refusal::{Refusal, at};
use crate::requests::name_conflict;
use crate::requests::record::record_event;
use crate::requests::tasks::refresh::refresh;
use crate::requests::team::members::{ids, invited, members_of};
use crate::requests::team::{MEMBERS_MAX, queries};
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, Request};
use crate::store::AnyConnection;
use crate::store::Moment;
use crate::users::links::{self, LinkPurpose, SecretLink};
use crate::users::secrets::Token;
use crate::users::{Account, EmailAddress};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

fn require_open_and_owner(view: &RequestView, who: &Account) -> Result<(), Refusal> {
    if !view.has_role(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant")));
    }
    if view.request.owner_id != who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-team")));
    }
    if !view.request.state.is_open() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-request-ended") });
    }
    Ok(())
}

fn record_team_event(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    act: EventKind,
    request: &Request,
    detail: &str,
) -> Result<history::EventId, Refusal> {
    let event = record_event(
        conn,
        ctx.now,
        &ctx.actor(),
        Event::about_request(act, &request.id, Party::Registrant.name()).with_detail(detail),
    )?;
    // Those who work on a request are not experts on another one for the same namespace ID.
    for other in name_conflict::other_nid_requests(conn, request)? {
        refresh(conn, &other.id, ctx.now)?;
    }
    Ok(event)
}

/// The maximum number of invitations per day to one address and from one account, to prevent abuse for spam.
const INVITATIONS_TO_ADDRESS_MAX: i64 = 3;
const INVITATIONS_BY_ACCOUNT_MAX: i64 = 20;

fn check_invitation_limits(conn: &mut AnyConnection, ctx: ActionContext<'_>, email: &EmailAddress) -> Result<(), Refusal> {
    const DAY_SECONDS: u64 = 24 * 60 * 60;
    let since = Moment::from(ctx.now.saturating_sub(SignedDuration::from_hours(24)).unwrap_or(ctx.now));
    let reason = if mail::queries::count_written_to(conn, email.as_str(), "invitation", since)? >= INVITATIONS_TO_ADDRESS_MAX {
        Phrase::new("refusal-invited-often").arg("email", email.to_string()).arg("times", INVITATIONS_TO_ADDRESS_MAX)
    } else if history::queries::count_actions_by(conn, &ctx.who.id, EventKind::MemberInvited.name(), since)?
        >= INVITATIONS_BY_ACCOUNT_MAX
    {
        Phrase::new("refusal-invited-many").arg("count", INVITATIONS_BY_ACCOUNT_MAX)
    } else {
        return Ok(());
    };
    Err(Refusal::SlowDown { reason, seconds: DAY_SECONDS })
}

/// Invites an address to collaborate on a request, by an email with a link that only its recipient can use.
pub fn invite(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, email: &str) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_open_and_owner(&view, ctx.who)?;
    let email = EmailAddress::parse(email)?;
    let people = members_of(conn, &view.request.id)?;
    let open = invited(conn, &view.request.id, ctx.now)?;
    if people.len() + open.len() >= MEMBERS_MAX {
        return Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-team-max").arg("most", MEMBERS_MAX)));
    }
    if email.folded() == ctx.who.email.to_lowercase() || people.iter().any(|member| member.email.to_lowercase() == email.folded())
    {
        return Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-in-team")));
    }
    if open.iter().any(|address| address.to_lowercase() == email.folded()) {
        return Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-invited")));
    }
    check_invitation_limits(conn, ctx, &email)?;
    let link = SecretLink::new(ctx.now, LinkPurpose::Invitation, view.request.id.as_str());
    let link = SecretLink { email: email.as_str().to_owned(), ..link };
    links::insert(conn, &link)?;
    let event = record_team_event(conn, ctx, EventKind::MemberInvited, &view.request, "")?;
    let (gap, until) = (Placeholder::link(&link.id), clock::day(link.expires_at.time()));
    let invitation = Notification::Invitation { number, until, link: Link::new(ctx.mail, &format!("/join/{}", gap.mark)) };
    outbox::queue_with_links(conn, (ctx.mail, ctx.now), &event, None, email.as_str(), &invitation, vec![gap])
}

/// The request that an invitation is for. Unknown, used and expired invitations are indistinguishable.
pub fn invited_request(conn: &mut AnyConnection, token: &Token, now: Timestamp) -> Result<Request, Refusal> {
    request_and_link(conn, token, now).map(|(request, _)| request)
}

/// Like `invited_request`, with the link.
fn request_and_link(conn: &mut AnyConnection, token: &Token, now: Timestamp) -> Result<(Request, SecretLink), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-invitation"));
    let link = links::find(conn, now, token, &[LinkPurpose::Invitation])?.ok_or_else(gone)?;
    Ok((crate::requests::queries::by_id(conn, &RequestId::typed(&link.subject))?.ok_or_else(gone)?, link))
}

/// Accepts an invitation.
pub fn accept_invitation(conn: &mut AnyConnection, ctx: ActionContext<'_>, token: &Token) -> Result<Request, Refusal> {
    let (request, link) = request_and_link(conn, token, ctx.now)?;
    if !request.state.is_open() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-request-ended") });
    }
    // The email may have been forwarded or read by someone else, so only the account with its address can join.
    if link.email.to_lowercase() != ctx.who.email.to_lowercase() {
        let reason = Phrase::new("refusal-invited-another");
        return Err(Refusal::not_permitted(reason));
    }
    let acted = history::queries::capacities(conn, &request.id, &ctx.who.id)?;
    if acted.iter().any(|word| word != Party::Registrant.name())
        || crate::reviews::queries::takes_part(conn, &request.id, &ctx.who.id)?
    {
        return Err(Refusal::not_permitted(Phrase::new("refusal-reviewer-team")));
    }
    links::record_link_use(conn, ctx.now, &link)?;
    if ids(conn, &request)?.contains(&ctx.who.id) {
        return Ok(request);
    }
    queries::insert_member(conn, &request.id, &ctx.who.id, ctx.now.into())?;
    record_team_event(conn, ctx, EventKind::MemberJoined, &request, &ctx.who.name)?;
    Ok(request)
}

/// Revokes an unused invitation.
pub fn uninvite(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, email: &str) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_open_and_owner(&view, ctx.who)?;
    if !links::end_links_to_address(conn, ctx.now.into(), LinkPurpose::Invitation, (view.request.id.as_str(), email))? {
        return Err(Refusal::not_found(Phrase::new("thing-invitation")));
    }
    record_team_event(conn, ctx, EventKind::InvitationEnded, &view.request, "")?;
    Ok(())
}

/// Removes a collaborator: the owner can remove anyone, others only themselves.
pub fn remove_collaborator(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    account_id: &AccountId,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if !(view.has_role(Party::Registrant) && ctx.who.id == *account_id) {
        require_open_and_owner(&view, ctx.who)?;
    }
    let member = members_of(conn, &view.request.id)?.into_iter().find(|member| member.id == *account_id);
    let member = member.ok_or_else(|| Refusal::not_found(Phrase::new("thing-person")))?;
    queries::end_member(conn, &view.request.id, account_id, ctx.now.into())?;
    record_team_event(conn, ctx, EventKind::MemberLeft, &view.request, &member.name)?;
    Ok(())
}
