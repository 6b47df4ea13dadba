//! Collaboration on a request: inviting, joining and leaving.

use crate::action_context::ActionContext;
use crate::cases::team::members::{ids, invited, members_of};
use crate::cases::team::{INVITATION_DAYS, MEMBERS_MAX, queries};
use crate::cases::viewer::{Seen, see};
use crate::cases::{Party, Request};
use crate::clock;
use crate::history;
use crate::history::Act;
use crate::history::{Event, log};
use crate::ids::{AccountId, RequestNumber};
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::Link;
use crate::mail::{self, outbox};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::store::Moment;
use crate::users::secrets::Token;
use crate::users::{Account, Email, links};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

fn owned(seen: &Seen, who: &Account) -> Result<(), Refusal> {
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant")));
    }
    if seen.request.owner_id != who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-team")));
    }
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-request-ended") });
    }
    Ok(())
}

fn record(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    act: Act,
    request: &Request,
    detail: &str,
) -> Result<history::EventId, Refusal> {
    Ok(log::record(conn, turn.now, &turn.actor(), Event::on_request(act, &request.id, Party::Registrant.name()).saying(detail))?)
}

/// The maximum number of invitations per day to one address and from one account, to prevent abuse for spam.
const TO_ONE_A_DAY: i64 = 3;
const BY_ONE_A_DAY: i64 = 20;

fn not_too_often(conn: &mut AnyConnection, turn: ActionContext<'_>, email: &Email) -> Result<(), Refusal> {
    const DAY: u64 = 24 * 60 * 60;
    let since = Moment::from(turn.now.saturating_sub(SignedDuration::from_hours(24)).unwrap_or(turn.now));
    let why = if mail::queries::written_to(conn, email.as_str(), "invitation", since)? >= TO_ONE_A_DAY {
        Phrase::new("refusal-invited-often").with("email", email.to_string()).with("times", TO_ONE_A_DAY)
    } else if history::queries::done_by(conn, &turn.who.id, Act::MemberInvited.name(), since)? >= BY_ONE_A_DAY {
        Phrase::new("refusal-invited-many").with("count", BY_ONE_A_DAY)
    } else {
        return Ok(());
    };
    Err(Refusal::SlowDown { why, seconds: DAY })
}

/// Invites an address to collaborate on a request, by an email with a link that only its recipient can use.
pub fn invite(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, email: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    owned(&seen, turn.who)?;
    let email = Email::parse(email)?;
    let people = members_of(conn, &seen.request.id)?;
    let open = invited(conn, &seen.request.id, turn.now)?;
    if people.len() + open.len() >= MEMBERS_MAX {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-team-max").with("most", MEMBERS_MAX)));
    }
    if email.folded() == turn.who.email.to_lowercase()
        || people.iter().any(|member| member.email.to_lowercase() == email.folded())
    {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-in-team")));
    }
    if open.iter().any(|address| address.to_lowercase() == email.folded()) {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-invited")));
    }
    not_too_often(conn, turn, &email)?;
    let key = links::new_key();
    let until = turn.now.saturating_add(SignedDuration::from_hours(24 * INVITATION_DAYS)).unwrap_or(turn.now);
    queries::insert_link(conn, &key, (&seen.request.id, email.as_str()), (turn.now.into(), until.into()))?;
    let event = record(conn, turn, Act::MemberInvited, &seen.request, "")?;
    let gap = Placeholder::link(&key);
    let letter =
        Notification::Invitation { number, until: clock::day(until), link: Link::new(turn.post, &format!("/join/{}", gap.mark)) };
    outbox::queue_with(conn, (turn.post, turn.now), &event, None, email.as_str(), &letter, vec![gap])
}

/// The request that an invitation is for. Unknown, used and expired invitations are indistinguishable.
pub fn invitation(conn: &mut AnyConnection, token: &Token, now: Timestamp) -> Result<Request, Refusal> {
    invited_by(conn, token, now).map(|(request, _)| request)
}

/// Like `invitation`, with the address that the invitation was sent to.
fn invited_by(conn: &mut AnyConnection, token: &Token, now: Timestamp) -> Result<(Request, String), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-invitation"));
    let key = links::key_of(conn, &token.hash())?;
    let (number, email) = queries::open_link(conn, &key, now.into())?.ok_or_else(gone)?;
    Ok((crate::cases::queries::by_number(conn, number)?.ok_or_else(gone)?, email))
}

/// Accepts an invitation.
pub fn join(conn: &mut AnyConnection, turn: ActionContext<'_>, token: &Token) -> Result<Request, Refusal> {
    let (request, email) = invited_by(conn, token, turn.now)?;
    if !request.state.is_open() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-request-ended") });
    }
    // The email may have been forwarded or read by someone else, so only the account with its address can join.
    if email.to_lowercase() != turn.who.email.to_lowercase() {
        let why = Phrase::new("refusal-invited-another");
        return Err(Refusal::not_permitted(why));
    }
    let acted = history::queries::capacities(conn, &request.id, &turn.who.id)?;
    if acted.iter().any(|word| word != Party::Registrant.name())
        || crate::reviews::queries::takes_part(conn, &request.id, &turn.who.id)?
    {
        return Err(Refusal::not_permitted(Phrase::new("refusal-reviewer-team")));
    }
    let key = links::key_of(conn, &token.hash())?;
    queries::use_invitation(conn, &key, turn.now.into())?;
    if ids(conn, &request)?.contains(&turn.who.id) {
        return Ok(request);
    }
    queries::insert_member(conn, &request.id, &turn.who.id, turn.now.into())?;
    record(conn, turn, Act::MemberJoined, &request, &turn.who.name)?;
    Ok(request)
}

/// Revokes an unused invitation.
pub fn uninvite(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, email: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    owned(&seen, turn.who)?;
    if queries::end_links(conn, &seen.request.id, email, turn.now.into())? == 0 {
        return Err(Refusal::not_found(Phrase::new("thing-invitation")));
    }
    record(conn, turn, Act::InvitationEnded, &seen.request, "")?;
    Ok(())
}

/// Removes a collaborator: the owner can remove anyone, others only themselves.
pub fn remove(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    account_id: &AccountId,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !(seen.is(Party::Registrant) && turn.who.id == *account_id) {
        owned(&seen, turn.who)?;
    }
    let member = members_of(conn, &seen.request.id)?.into_iter().find(|member| member.id == *account_id);
    let member = member.ok_or_else(|| Refusal::not_found(Phrase::new("thing-person")))?;
    queries::end_member(conn, &seen.request.id, account_id, turn.now.into())?;
    record(conn, turn, Act::MemberLeft, &seen.request, &member.name)?;
    Ok(())
}
