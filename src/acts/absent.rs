//! Being away: noted, shortened, cancelled; and what the page of it shows. Who stands in meanwhile is named in `deputies.rs`.

use crate::acts::deputies::{own, record, take_off, tell};
use crate::cases::standing_in::{Place, as_what, holds, is_away, live, may_stand_in};
use crate::cases::team::{members, queries as team};
use crate::cases::{self, Subject};
use crate::clock;
use crate::history::Act;
use crate::ids::{AccountId, new_id};
use crate::people::absences::queries;
use crate::people::absences::{Absence, Deputy, Office};
use crate::people::{self, Account, Role};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::turn::Turn;
use crate::words::Phrase;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashSet;

fn days(since: Date, until: Date) -> String {
    format!("from {} until {}", clock::spelled(since), clock::spelled(until))
}

/// Notes that somebody will be away: both days included. Absences that these days touch are replaced by them: that is how one is
/// shortened, moved or made longer, and whoever was named for them stands in on the new days.
///
/// # Errors
/// [`Refusal::Faults`] at `until` for days that are over or the wrong way round, or on which a deputy is away.
pub fn note(conn: &mut AnyConnection, turn: Turn<'_>, since: Date, until: Date) -> Result<(), Refusal> {
    let (who, today) = (turn.who, clock::day(turn.now));
    if until < since || until < today {
        return Err(Refusal::at(at::UNTIL, Phrase::new("refusal-until")));
    }
    let mut touched = queries::of_account(conn, &who.id, today)?;
    touched.retain(|absence| absence.touches(since, until));
    let mut named = queries::named_by(conn, &who.id)?;
    named.retain(|deputy| touched.iter().any(|absence| absence.touches(deputy.since, deputy.until)));
    for by in named.iter().filter_map(|deputy| deputy.deputy_id.as_ref()) {
        if is_away(conn, by, since.max(today), until)? {
            return Err(Refusal::at(at::UNTIL, Phrase::new("refusal-deputy-also-away")));
        }
    }
    for absence in &touched {
        queries::drop_absence(conn, &absence.id)?;
    }
    queries::insert(conn, &new_id(), &who.id, since, until)?;
    let event = record(conn, turn, Act::AwayNoted, &who.id, &format!("{since} to {until}"))?;
    let mut places = HashSet::new();
    for deputy in named {
        let has_begun = deputy.since <= today;
        // Of two absences that become one, one deputy goes on in each place; and whoever has begun does not begin again.
        let is_second = !places.insert((deputy.office, deputy.request_id.clone()));
        if is_second || has_begun && since > today {
            take_off(conn, &deputy, turn.now)?;
            let what = format!("{} is away on other days now. You do not stand in for them any more.", who.name);
            tell(conn, turn, &event, deputy.deputy_id.as_ref(), ("You do not stand in any more", &what))?;
            continue;
        }
        let first = if has_begun { deputy.since } else { since };
        queries::set_days(conn, &deputy.id, first, until)?;
        let what = format!("{} is away {}. You stand in for them on these days.", who.name, days(since, until));
        tell(conn, turn, &event, deputy.deputy_id.as_ref(), ("The days on which you stand in have changed", &what))?;
    }
    // Whoever is away stands in for nobody.
    for deputy in queries::naming(conn, &who.id)? {
        if deputy.since <= until && since <= deputy.until {
            take_off(conn, &deputy, turn.now)?;
            let what = format!("{} will be away too, and does not stand in for you. Name somebody else.", who.name);
            tell(conn, turn, &event, Some(&deputy.account_id), ("Your deputy does not stand in", &what))?;
        }
    }
    Ok(())
}

/// Cancels an absence: one that has begun ends yesterday, another is as if it had not been noted. Nobody stands in any more.
///
/// # Errors
/// [`Refusal::NotFound`] for one that is over, or another's.
pub fn cancel(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    let (who, today) = (turn.who, clock::day(turn.now));
    let Absence { since, until, .. } = own(conn, turn, id)?;
    queries::drop_absence(conn, id)?;
    if let Some(yesterday) = today.yesterday().ok().filter(|yesterday| since <= *yesterday) {
        queries::insert(conn, &new_id(), &who.id, since, yesterday)?;
    }
    let event = record(conn, turn, Act::AwayCancelled, &who.id, &format!("{since} to {until}"))?;
    for deputy in queries::named_by(conn, &who.id)? {
        if deputy.since <= until && since <= deputy.until {
            take_off(conn, &deputy, turn.now)?;
            let what = format!("{} is not away. You do not stand in for them any more.", who.name);
            tell(conn, turn, &event, deputy.deputy_id.as_ref(), ("You do not stand in any more", &what))?;
        }
    }
    Ok(())
}

/// Whom somebody may name, and for what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// Where.
    pub place: Place,
    /// As it follows "as", for an office.
    pub office: Phrase,
    /// What the request is about, for a registrant.
    pub subject: Option<Subject>,
    /// Those who may stand in: key and name.
    pub people: Vec<(AccountId, String)>,
    /// Whether somebody may be invited to the request for it.
    pub may_invite: bool,
}

/// Whom somebody may name for an absence.
///
/// # Errors
/// Those of the database.
pub fn offers(conn: &mut AnyConnection, who: &Account, absence: &Absence, now: Timestamp) -> Result<Vec<Offer>, Refusal> {
    let today = clock::day(now);
    let mut list = Vec::new();
    for (office, roles) in [
        (Office::Review, &[Role::Expert, Role::Lead][..]),
        (Office::Operator, &[Role::Operator]),
        (Office::Admin, &[Role::Admin]),
    ] {
        if !holds(conn, who, office, today)? {
            continue;
        }
        let leads = office == Office::Review && who.has(Role::Lead);
        let mut offer = Offer {
            place: Place::of(office),
            office: if leads { Phrase::new("office-acting-lead") } else { office.said() },
            subject: None,
            people: Vec::new(),
            may_invite: false,
        };
        let mut known = Vec::new();
        for role in roles {
            known.extend(people::queries::with_role(conn, *role)?);
        }
        fill(conn, who, absence, &mut offer, known, today)?;
        list.push(offer);
    }
    for request in cases::queries::of_person(conn, &who.id)? {
        if !request.state.is_open() {
            continue;
        }
        let mut known = Vec::new();
        for id in members::ids(conn, &request)? {
            known.extend(live(conn, &id)?);
        }
        let mut offer = Offer {
            place: Place::on(request.number),
            office: Phrase::default(),
            subject: Some(request.subject.clone()),
            people: Vec::new(),
            may_invite: request.owner_id == who.id,
        };
        fill(conn, who, absence, &mut offer, known, today)?;
        list.push(offer);
    }
    Ok(list)
}

fn fill(
    conn: &mut AnyConnection,
    who: &Account,
    absence: &Absence,
    offer: &mut Offer,
    known: Vec<Account>,
    today: Date,
) -> Result<(), Refusal> {
    for one in known {
        let may = Refusal::answered(may_stand_in(conn, who, &offer.place, &one, today))?.is_some();
        let is_known = offer.people.iter().any(|(id, _)| *id == one.id);
        if may && !is_known && !is_away(conn, &one.id, absence.since.max(today), absence.until)? {
            offer.people.push((one.id, one.name));
        }
    }
    Ok(())
}

/// Somebody who stands in, or for whom one does, as the page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// What is kept.
    pub deputy: Deputy,
    /// The other one: a name, or the address that was invited; none when it is not known any more.
    pub with: String,
    /// As it follows "as".
    pub office: Phrase,
}

/// Whom somebody named, and for whom they were named, as far as it is not over.
///
/// # Errors
/// Those of the database.
pub fn named(conn: &mut AnyConnection, who: &Account, now: Timestamp) -> Result<(Vec<Named>, Vec<Named>), Refusal> {
    let today = clock::day(now);
    let mut both = (Vec::new(), Vec::new());
    for deputy in queries::named_by(conn, &who.id)?.into_iter().filter(|deputy| deputy.until >= today) {
        let with = match (&deputy.deputy_id, &deputy.invitation) {
            (Some(by), _) => people::queries::by_id(conn, by)?.map(|by| by.name),
            (None, Some(key)) => team::invited_address(conn, key)?,
            (None, None) => None,
        };
        let office = as_what(conn, &deputy)?;
        both.0.push(Named { deputy, with: with.unwrap_or_default(), office });
    }
    for deputy in queries::naming(conn, &who.id)?.into_iter().filter(|deputy| deputy.until >= today) {
        let with = people::queries::by_id(conn, &deputy.account_id)?.map_or_else(String::new, |absent| absent.name);
        let office = as_what(conn, &deputy)?;
        both.1.push(Named { deputy, with, office });
    }
    Ok(both)
}

/// Those of one's own offices and requests who are away today: name, last day, and who stands in for them.
///
/// # Errors
/// Those of the database.
pub fn colleagues(conn: &mut AnyConnection, who: &Account, now: Timestamp) -> Result<Vec<(String, Date, Vec<String>)>, Refusal> {
    let today = clock::day(now);
    let mut known = Vec::new();
    for request in cases::queries::of_person(conn, &who.id)?.iter().filter(|request| request.state.is_open()) {
        known.extend(members::ids(conn, request)?);
    }
    let mut list = Vec::new();
    for (id, until) in queries::away(conn, today)? {
        let Some(account) = live(conn, &id)?.filter(|account| account.id != who.id) else { continue };
        if !(known.contains(&id) || who.is_staff() && account.is_staff()) {
            continue;
        }
        let mut deputies: Vec<String> = Vec::new();
        for deputy in queries::named_by(conn, &id)?.into_iter().filter(|deputy| deputy.holds(today)) {
            // Who works on which request is their business and that of those who do.
            let is_mine = deputy.request_id.is_none() && who.is_staff();
            let Some(by) = deputy.deputy_id.filter(|_| is_mine || known.contains(&id)) else { continue };
            let name = people::queries::by_id(conn, &by)?.map(|by| by.name);
            deputies.extend(name.filter(|name| !deputies.contains(name)));
        }
        list.push((account.name, until, deputies));
    }
    Ok(list)
}
