//! Naming somebody who stands in for an absence, who may decline (docs/decisions/0027-account-lifecycle.md). A deputy holds the
//! office anyway; it ends by itself with the absence.

use crate::acts::team::invite_for;
use crate::cases::standing_in::{Place, as_what, is_away, live, may_stand_in, over};
use crate::cases::team::queries as team;
use crate::clock;
use crate::history::{Act, Event, EventId, log};
use crate::ids::{AccountId, RequestNumber, new_id};
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox};
use crate::people::absences::queries;
use crate::people::absences::{Absence, Deputy, Office};
use crate::people::{self, Account};
use crate::refusal::{Refusal, at};
use crate::store::{AnyConnection, Moment};
use crate::turn::Turn;
use crate::words::Phrase;
use jiff::Timestamp;

pub(crate) fn record(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    act: Act,
    about: &AccountId,
    said: &str,
) -> Result<EventId, Refusal> {
    Ok(log::record(conn, turn.now, &turn.actor(), Event::on_account(act, about).saying(said))?)
}

/// An email to somebody for whom something about a deputy has changed, when their account is live.
pub(crate) fn tell(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    to: Option<&AccountId>,
    (subject, what): (&str, &str),
) -> Result<(), Refusal> {
    let Some(id) = to else { return Ok(()) };
    let Some(account) = live(conn, id)? else { return Ok(()) };
    let letter = Letter::DeputyChanged {
        name: account.name,
        subject: subject.to_owned(),
        what: what.to_owned(),
        link: turn.link("/account/away"),
    };
    outbox::queue(conn, turn.post, turn.now, event, None, &account.email, &letter)
}

/// Ends that somebody stands in: whoever was invited for it leaves the request, and an invitation that nobody used is void.
pub(crate) fn take_off(conn: &mut AnyConnection, deputy: &Deputy, now: Timestamp) -> Result<(), Refusal> {
    let at = Moment::from(now);
    queries::end(conn, &deputy.id, at)?;
    let (Some(key), Some(request)) = (&deputy.invitation, &deputy.request_id) else { return Ok(()) };
    match &deputy.deputy_id {
        Some(member) => {
            team::end_member(conn, request, member, at)?;
            team::end_previews(conn, request, at)?;
        }
        None => team::use_invitation(conn, key, at)?,
    }
    Ok(())
}

pub(crate) fn own(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<Absence, Refusal> {
    let own = queries::of_account(conn, &turn.who.id, clock::day(turn.now))?.into_iter().find(|absence| absence.id == id);
    own.ok_or_else(|| Refusal::not_found(Phrase::new("thing-absence")))
}

/// Names somebody who stands in for an absence of one's own. Whoever was named for the same office before does so no longer.
///
/// # Errors
/// [`Refusal::Faults`] at `deputy` for oneself, for somebody who does not hold the office, and for somebody who is away too.
pub fn name_deputy(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    id: &str,
    place: &Place,
    deputy_id: &AccountId,
) -> Result<(), Refusal> {
    let (who, today) = (turn.who, clock::day(turn.now));
    let absence = own(conn, turn, id)?;
    let by = live(conn, deputy_id)?.ok_or_else(|| Refusal::at(at::DEPUTY, Phrase::new("refusal-deputy-account")))?;
    let request_id = may_stand_in(conn, who, place, &by, today)?;
    if is_away(conn, &by.id, absence.since.max(today), absence.until)? {
        return Err(Refusal::at(at::DEPUTY, Phrase::new("refusal-deputy-away").with("name", &by.name)));
    }
    let new = Deputy {
        id: new_id(),
        account_id: who.id.clone(),
        deputy_id: Some(by.id.clone()),
        office: place.office,
        request_id,
        since: absence.since.max(today),
        until: absence.until,
        invitation: None,
        ended_at: None,
    };
    let former = former(conn, &new)?;
    if former.as_ref().is_some_and(|former| former.deputy_id == new.deputy_id) {
        return Err(Refusal::at(at::DEPUTY, Phrase::new("refusal-deputy-already").with("name", &by.name)));
    }
    let office = as_what(conn, &new)?.to_string();
    let said = format!("{}, as {office}, {} to {}", by.name, new.since, new.until);
    let event = record(conn, turn, Act::DeputyNamed, &who.id, &said)?;
    if let Some(former) = former {
        take_off(conn, &former, turn.now)?;
        let what = format!("{} named somebody else. You do not stand in for them any more.", who.name);
        tell(conn, turn, &event, former.deputy_id.as_ref(), ("You do not stand in any more", &what))?;
    }
    queries::insert_deputy(conn, &new, turn.now.into())?;
    let letter = Letter::DeputyNamed {
        name: by.name.clone(),
        by: who.name.clone(),
        office,
        since: clock::spelled(new.since),
        until: clock::spelled(new.until),
        link: turn.link("/account/away"),
    };
    outbox::queue(conn, turn.post, turn.now, &event, None, &by.email, &letter)
}

/// Who was named for the same place on some of the same days.
fn former(conn: &mut AnyConnection, new: &Deputy) -> Result<Option<Deputy>, Refusal> {
    let of = |deputy: &Deputy| {
        (deputy.office, &deputy.request_id) == (new.office, &new.request_id)
            && deputy.since <= new.until
            && new.since <= deputy.until
    };
    Ok(queries::named_by(conn, &new.account_id)?.into_iter().find(of))
}

/// Invites somebody to a request of one's own, to stand in until the end of an absence; then they leave it.
///
/// # Errors
/// Those of an invitation, and [`Refusal::Faults`] when somebody stands in there already.
pub fn invite_deputy(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    id: &str,
    number: RequestNumber,
    email: &str,
) -> Result<(), Refusal> {
    let absence = own(conn, turn, id)?;
    let (request, key) = invite_for(conn, turn, number, email, Some(absence.until))?;
    let new = Deputy {
        id: new_id(),
        account_id: turn.who.id.clone(),
        deputy_id: None,
        office: Office::Registrant,
        request_id: Some(request.id),
        since: absence.since.max(clock::day(turn.now)),
        until: absence.until,
        invitation: Some(key),
        ended_at: None,
    };
    if former(conn, &new)?.is_some() {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-deputy-here")));
    }
    Ok(queries::insert_deputy(conn, &new, turn.now.into())?)
}

/// Takes a deputy of one's own off, or declines to be somebody's. The other one reads it.
///
/// # Errors
/// [`Refusal::NotFound`] when it is over, or neither of both asks.
pub fn end_deputy(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    let who = turn.who;
    let involved = |deputy: &Deputy| deputy.account_id == who.id || deputy.deputy_id.as_ref() == Some(&who.id);
    let found = queries::by_id(conn, id)?.filter(|deputy| involved(deputy) && deputy.until >= clock::day(turn.now));
    let deputy = found.ok_or_else(|| Refusal::not_found(Phrase::new("thing-deputy")))?;
    take_off(conn, &deputy, turn.now)?;
    let office = as_what(conn, &deputy)?.to_string();
    if deputy.account_id == who.id {
        let event = record(conn, turn, Act::DeputyEnded, &who.id, &office)?;
        let what = format!("{} took you off. You do not stand in for them as {office} any more.", who.name);
        tell(conn, turn, &event, deputy.deputy_id.as_ref(), ("You do not stand in any more", &what))
    } else {
        let event = record(conn, turn, Act::DeputyDeclined, &deputy.account_id, &office)?;
        let what = format!("{} cannot stand in for you as {office}. Name somebody else, if somebody should.", who.name);
        tell(conn, turn, &event, Some(&deputy.account_id), ("Your deputy declined", &what))
    }
}

/// Those who stand in no longer, by their keys.
///
/// # Errors
/// Those of the database.
pub fn due(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<String>, Refusal> {
    let mut ids = Vec::new();
    for deputy in queries::all_open(conn)? {
        if over(conn, &deputy, now)?.is_some() {
            ids.push(deputy.id);
        }
    }
    Ok(ids)
}

/// Ends that somebody stands in, unless it was done, or they do again; says whether it did. Both are told.
///
/// # Errors
/// Those of the database.
pub fn do_due(conn: &mut AnyConnection, post: &Post, now: Timestamp, id: &str) -> Result<bool, Refusal> {
    let Some(deputy) = queries::by_id(conn, id)? else { return Ok(false) };
    let Some(why) = over(conn, &deputy, now)? else { return Ok(false) };
    let program = Account::of_the_program();
    let turn = Turn { who: &program, now, post };
    take_off(conn, &deputy, now)?;
    let office = as_what(conn, &deputy)?.to_string();
    let event = record(conn, turn, Act::DeputyEnded, &deputy.account_id, &office)?;
    let absent = people::queries::by_id(conn, &deputy.account_id)?.map_or_else(String::new, |absent| absent.name);
    let what = format!("{why} You do not stand in for {absent} as {office} any more.");
    tell(conn, turn, &event, deputy.deputy_id.as_ref(), ("You do not stand in any more", &what))?;
    // Whoever is away without knowing names somebody else.
    if deputy.until >= clock::day(now) {
        let what = format!("{why} Nobody stands in for you as {office} now.");
        tell(conn, turn, &event, Some(&deputy.account_id), ("Nobody stands in for you", &what))?;
    }
    Ok(true)
}
