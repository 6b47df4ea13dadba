//! The designated experts: dated appointments for the formal or the informal registry, absences, what they disclose of their
//! interests, and who is proposed for which request (RFC 8141 §6.2; RFC 8126 §5.2).

pub(crate) mod queries;

use crate::clock;
use crate::history::{self, Act, Event};
use crate::mail::{self, Letter};
use crate::people::secrets::new_id;
use crate::people::{self, Account, Actor, Role};
use crate::refusal::Refusal;
use crate::registry::Kind;
use crate::requests::actions::{Seen, Turn};
use crate::requests::{self, Request};
use crate::store::{AnyConnection, Error, stored};
use jiff::Timestamp;
use jiff::civil::Date;

/// An appointment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appointment {
    /// Key.
    pub id: String,
    /// Who.
    pub account_id: String,
    /// Their name.
    pub name: String,
    /// For which registry.
    pub registry: Kind,
    /// Whether they lead the experts.
    pub leads: bool,
    /// First day.
    pub since: Date,
    /// The day it ends; that day is the first without it.
    pub until: Option<Date>,
    /// A temporary expert may be appointed for one request only.
    pub request_id: Option<String>,
}

impl Appointment {
    /// Whether it counts on a day, for a request of its registry.
    pub fn counts(&self, registry: Kind, request_id: &str, today: Date) -> bool {
        self.registry == registry && self.is_held(today) && self.request_id.as_deref().is_none_or(|only| only == request_id)
    }

    /// Whether it is held on a day.
    pub fn is_held(&self, today: Date) -> bool {
        self.since <= today && self.until.is_none_or(|until| today < until)
    }
}

/// What an expert says of their interests, before they read the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Interest {
    /// None.
    None,
    /// A conflict of interest: they do not act on the request.
    Conflict,
    /// A conflict, with the wish that the lead waives it.
    WaiverAsked,
    /// A conflict that the lead waived.
    Waived,
}

impl Interest {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Conflict => "conflict",
            Self::WaiverAsked => "waiver_asked",
            Self::Waived => "waived",
        }
    }

    /// The interest with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::None, Self::Conflict, Self::WaiverAsked, Self::Waived].into_iter().find(|interest| interest.name() == name)
    }

    /// Whether the expert must keep away.
    pub fn excludes(self) -> bool {
        matches!(self, Self::Conflict | Self::WaiverAsked)
    }
}

/// A disclosure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disclosure {
    /// By whom.
    pub expert_id: String,
    /// What.
    pub interest: Interest,
    /// Why, when there is a conflict.
    pub reason: String,
    /// Whether they answer as "Designated expert".
    pub anonymous: bool,
}

/// What became of asking an expert.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// Nothing yet.
    Waiting,
    /// They review it.
    Accepted(Timestamp),
    /// They do not.
    Declined(Timestamp),
}

/// An expert asked to review a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assignment {
    /// Who.
    pub expert_id: String,
    /// The name that is shown: unnamed experts are "Designated expert", and so is who has not said yet how they will answer.
    pub expert: String,
    /// The name that operators and leads read: an expert who chose to answer without one has none here either.
    pub name: String,
    /// Why they were asked.
    pub because: String,
    /// When.
    pub assigned_at: Timestamp,
    /// What they said.
    pub reply: Reply,
}

/// An expert who can be asked, with why and why not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub account: Account,
    /// Whether they lead.
    pub leads: bool,
    /// "reviewed R-2025-0004", "next in turn"; empty when nothing speaks for them.
    pub because: String,
    /// Requests they are reviewing now.
    pub load: i64,
    /// Away until then.
    pub away_until: Option<Date>,
    /// Why they cannot be asked.
    pub not: Option<&'static str>,
    /// Whether the registry proposes them.
    pub proposed: bool,
}

/// Whether somebody is an expert, and a lead, for a request today.
pub(crate) fn capacity(
    conn: &mut AnyConnection,
    account_id: &str,
    registry: Kind,
    request_id: &str,
    now: Timestamp,
) -> Result<(bool, bool), Error> {
    let today = clock::day(now);
    let held: Vec<Appointment> = queries::of_account(conn, account_id)?
        .into_iter()
        .filter(|appointment| appointment.counts(registry, request_id, today))
        .collect();
    Ok((!held.is_empty(), held.iter().any(|appointment| appointment.leads)))
}

/// The leads of a request today.
pub(crate) fn leads(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<Vec<Account>, Error> {
    Ok(appointed(conn, request, now)?
        .into_iter()
        .filter(|(account, leads)| *leads && account.has(Role::Lead))
        .map(|(account, _)| account)
        .collect())
}

/// Whether a registry has a lead today.
pub fn has_lead(conn: &mut AnyConnection, registry: Kind, now: Timestamp) -> Result<bool, Error> {
    let today = clock::day(now);
    Ok(queries::all(conn)?.iter().any(|a| a.leads && a.registry == registry && a.request_id.is_none() && a.is_held(today)))
}

/// Everybody who holds an appointment for a request today.
fn appointed(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<Vec<(Account, bool)>, Error> {
    let today = clock::day(now);
    let mut found: Vec<(Account, bool)> = Vec::new();
    for appointment in queries::all(conn)? {
        if !appointment.counts(request.subject.registry(), &request.id, today) {
            continue;
        }
        if let Some((_, leads)) = found.iter_mut().find(|(account, _)| account.id == appointment.account_id) {
            *leads |= appointment.leads;
        } else if let Some(account) = people::queries::by_id(conn, &appointment.account_id)?
            && account.is_live()
            && (account.has(Role::Expert) || account.has(Role::Lead))
        {
            found.push((account, appointment.leads));
        }
    }
    Ok(found)
}

/// Who can be asked to review a request, with a reasoned proposal: who reviewed the namespace before, then who was asked
/// longest ago; nobody who is away.
pub fn candidates(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<Vec<Candidate>, Refusal> {
    let today = clock::day(now);
    let request = &seen.request;
    let excluded = queries::excluded(conn, &request.id)?;
    let former = requests::team::former_ids(conn, &request.id)?;
    let asked: Vec<String> = queries::assignments_of(conn, &request.id)?.into_iter().map(|a| a.expert_id).collect();
    let earlier = match request.subject.nid() {
        Some(nid) => requests::queries::about_nid(conn, nid)?,
        None => Vec::new(),
    };
    let mut list = Vec::new();
    let mut turns = Vec::new();
    for (account, leads) in appointed(conn, request, now)? {
        let mut because = String::new();
        for other in earlier.iter().filter(|other| other.id != request.id) {
            if super::queries::positions_of(conn, &other.id)?.iter().any(|position| position.expert_id == account.id) {
                because = format!("reviewed {}", other.number);
                break;
            }
        }
        let not = if seen.team.contains(&account.id) {
            Some("registrant of this request")
        } else if excluded.contains(&account.id) || former.contains(&account.id) {
            Some("has a conflict of interest")
        } else if asked.contains(&account.id) {
            Some("asked already")
        } else {
            None
        };
        turns.push((queries::last_asked(conn, &account.id)?.unwrap_or_default(), account.id.clone()));
        list.push(Candidate {
            load: queries::load(conn, &account.id)?,
            away_until: queries::away_until(conn, &account.id, today)?,
            proposed: false,
            account,
            leads,
            because,
            not,
        });
    }
    turns.sort();
    for candidate in list.iter_mut().filter(|candidate| !candidate.because.is_empty()) {
        candidate.proposed = candidate.not.is_none() && candidate.away_until.is_none();
    }
    let free = |candidate: &Candidate| candidate.not.is_none() && candidate.away_until.is_none() && !candidate.proposed;
    let next = turns.iter().find(|(_, id)| list.iter().any(|candidate| candidate.account.id == *id && free(candidate)));
    if let Some(candidate) = next.and_then(|(_, id)| list.iter_mut().find(|candidate| candidate.account.id == *id)) {
        "next in turn".clone_into(&mut candidate.because);
        candidate.proposed = true;
    }
    Ok(list)
}

/// Who the unnamed experts of a request are: for its lead, and for an appeal.
pub(crate) fn unnamed_on(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<String>, Error> {
    let mut names = Vec::new();
    for id in history::queries::unnamed(conn, request_id)? {
        names.extend(people::queries::by_id(conn, &id)?.map(|account| account.name));
    }
    Ok(names)
}

/// Keeps appointments in step with roles: who becomes an expert or lead gets an appointment for both registries from today, without
/// an end; who is neither any longer holds none. A role that was there before appoints nobody again.
pub(crate) fn follow_roles(
    conn: &mut AnyConnection,
    now: Timestamp,
    account_id: &str,
    before: &[Role],
    roles: &[Role],
) -> Result<(), Refusal> {
    let today = clock::day(now);
    let (expert, lead) = (roles.contains(&Role::Expert), roles.contains(&Role::Lead));
    let gained = |role: Role| roles.contains(&role) && !before.contains(&role);
    for appointment in queries::of_account(conn, account_id)? {
        let has_its_role = lead || (expert && !appointment.leads);
        if !has_its_role && appointment.until.is_none_or(|until| today < until) {
            queries::end(conn, &appointment.id, today.max(appointment.since))?;
        }
    }
    for registry in [Kind::Formal, Kind::Informal] {
        if gained(Role::Lead) {
            queries::insert(conn, &new_id(), account_id, (registry, true), (today, None), None)?;
        } else if gained(Role::Expert) && !lead {
            queries::insert(conn, &new_id(), account_id, (registry, false), (today, None), None)?;
        }
    }
    Ok(())
}

/// An appointment to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAppointment {
    /// Who.
    pub account_id: String,
    /// For which registry.
    pub registry: Kind,
    /// Whether as lead.
    pub leads: bool,
    /// First day.
    pub since: Date,
    /// The first day without it.
    pub until: Option<Date>,
    /// Only for the request with this number.
    pub request: Option<String>,
}

fn may_appoint(who: &Account) -> Result<(), Refusal> {
    if who.has(Role::Admin) { Ok(()) } else { Err(Refusal::not_permitted("Only an administrator may do this")) }
}

/// Appoints an expert; the role comes with it.
pub fn appoint(conn: &mut AnyConnection, turn: Turn<'_>, new: &NewAppointment) -> Result<(), Refusal> {
    let (who, now) = (turn.who, turn.now);
    may_appoint(who)?;
    let account = people::queries::by_id(conn, &new.account_id)?
        .filter(Account::is_live)
        .ok_or_else(|| Refusal::at("account", "Choose a person with a live account"))?;
    if new.until.is_some_and(|until| until <= new.since) {
        return Err(Refusal::at("until", "The appointment must end after it begins"));
    }
    let request_id = match new.request.as_deref().filter(|number| !number.is_empty()) {
        Some(number) => Some(
            requests::queries::by_number(conn, number)?
                .ok_or_else(|| Refusal::at("request", format!("There is no request {number}")))?
                .id,
        ),
        None => None,
    };
    let role = if new.leads { Role::Lead } else { Role::Expert };
    if !account.has(role) {
        let mut roles = account.roles.clone();
        roles.push(role);
        roles.sort_unstable();
        people::queries::set_roles(conn, &account.id, &roles, &stored(now))?;
        people::queries::delete_sessions_of(conn, &account.id)?;
    }
    queries::insert(conn, &new_id(), &account.id, (new.registry, new.leads), (new.since, new.until), request_id.as_deref())?;
    let words = format!(
        "{} as {} of the {} registry from {}{}",
        account.name,
        if new.leads { "lead" } else { "expert" },
        new.registry.name(),
        new.since,
        new.until.map(|until| format!(" until {until}")).unwrap_or_default()
    );
    let event =
        history::record(conn, now, &Actor::Person(who.clone()), Event::on_account(Act::Appointed, &account.id).saying(&words))?;
    let letter = Letter::Security { name: account.name.clone(), what: format!("You are appointed: {words}.") };
    mail::queue(conn, turn.post, now, &event, None, &account.email, &letter)
}

/// Ends an appointment today.
pub fn end(conn: &mut AnyConnection, who: &Account, now: Timestamp, id: &str) -> Result<(), Refusal> {
    may_appoint(who)?;
    let today = clock::day(now);
    let found = queries::all(conn)?.into_iter().find(|appointment| appointment.id == id);
    let appointment = found.ok_or_else(|| Refusal::not_found("This appointment"))?;
    queries::end(conn, id, today.max(appointment.since))?;
    history::record(
        conn,
        now,
        &Actor::Person(who.clone()),
        Event::on_account(Act::AppointmentEnded, &appointment.account_id).saying(&appointment.name),
    )?;
    Ok(())
}

/// Notes that somebody will be away: both days included.
pub fn away(conn: &mut AnyConnection, who: &Account, now: Timestamp, since: Date, until: Date) -> Result<(), Refusal> {
    if !(who.has(Role::Expert) || who.has(Role::Lead)) {
        return Err(Refusal::not_permitted("Only designated experts note when they are away"));
    }
    if until < since || until < clock::day(now) {
        return Err(Refusal::at("until", "The last day away must come after the first, and not be past"));
    }
    queries::insert_absence(conn, &new_id(), &who.id, since, until)?;
    history::record(
        conn,
        now,
        &Actor::Person(who.clone()),
        Event::on_account(Act::AwayNoted, &who.id).saying(&format!("{since} to {until}")),
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_appointment_counts_from_its_first_day_until_the_day_it_ends() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let appointment = Appointment {
            id: "1".into(),
            account_id: "a".into(),
            name: "A".into(),
            registry: Kind::Formal,
            leads: false,
            since: day("2026-01-10"),
            until: Some(day("2026-02-10")),
            request_id: Some("r".into()),
        };
        for (today, held) in [("2026-01-09", false), ("2026-01-10", true), ("2026-02-09", true), ("2026-02-10", false)] {
            assert_eq!(appointment.counts(Kind::Formal, "r", day(today)), held, "{today}");
            assert!(!appointment.counts(Kind::Informal, "r", day(today)));
            assert!(!appointment.counts(Kind::Formal, "another", day(today)));
        }
    }
}
